"""What may be expected of a table, whichever game lies on it: of a card, of the table, of each player, or as names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from primogen.kernel.game import Game
from primogen.scenarios.acting import NAMES, Acting, Amiss
from primogen.scenarios.names import agree, known
from primogen.scenarios.told import Unknown
from primogen.scenarios.values import as_map, texts

P = TypeVar("P", bound=Acting[Game])
Expectation = Callable[[P, object], None]


def check_expected(play: P, said: object, expected: Mapping[str, Expectation[P]]) -> None:
    for key, wanted in as_map(said).items():
        if key not in expected:
            raise Amiss(f"nothing is known of {key!r}{known(key, expected)}")
        try:
            expected[key](play, wanted)
        except (Amiss, Unknown) as error:
            raise Amiss(f"{key}: {error}") from None


def by_card(ask: Callable[[P, str], object]) -> Expectation[P]:
    def compare(play: P, said: object) -> None:
        for name, wanted in as_map(said).items():
            found = ask(play, name)
            if not agree(found, wanted):
                raise Amiss(f"{name}: {found!r}, not {wanted!r}")

    return compare


def whole(ask: Callable[[P], object]) -> Expectation[P]:
    def compare(play: P, wanted: object) -> None:
        found = ask(play)
        if not agree(found, wanted):
            raise Amiss(f"{found!r}, not {wanted!r}")

    return compare


def by_seat(ask: Callable[[P, int], object]) -> Expectation[P]:
    """A list is of all players, a map of some."""

    def compare(play: P, wanted: object) -> None:
        found = [ask(play, seat) for seat in range(play.g.seats())]
        if not isinstance(wanted, dict):
            if not agree(found, wanted):
                raise Amiss(f"{found!r}, not {wanted!r}")
            return
        for name, each in as_map(wanted).items():
            if name not in NAMES[: len(found)]:
                raise Amiss(f"{name!r} is no player")
            if not agree(found[NAMES.index(name)], each):
                raise Amiss(f"{name}: {found[NAMES.index(name)]!r}, not {each!r}")

    return compare


def listed(ask: Callable[[P, str], list[str]]) -> Expectation[P]:
    """Names in any order."""

    def compare(play: P, said: object) -> None:
        for name, wanted in as_map(said).items():
            found = sorted(ask(play, name))
            if not agree(found, sorted(texts(wanted))):
                raise Amiss(f"{name}: {found!r}, not {wanted!r}")

    return compare


def stats(ask: Callable[[P, str, int], int], known_stats: Mapping[str, int]) -> Expectation[P]:
    """Several numbers of a card, by their names."""

    def compare(play: P, said: object) -> None:
        for name, wanted in as_map(said).items():
            for stat, number in as_map(wanted).items():
                if stat not in known_stats:
                    raise Amiss(f"no stat is called {stat!r}: {', '.join(known_stats)}")
                found = ask(play, name, known_stats[stat])
                if found != number:
                    raise Amiss(f"{name} has {stat} {found}, not {number!r}")

    return compare
