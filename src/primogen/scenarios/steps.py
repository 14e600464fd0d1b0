"""Steps of a scenario: answers, and what is looked at between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.scenarios.acting import NAMES, Acting, Amiss
from primogen.scenarios.names import known, place_of
from primogen.scenarios.values import as_list, as_map, texts

Play = Acting[Game]

SPECTATOR: Final = "spectator"  # who sees what everybody sees
BECAUSE: Final = "because"


def run_step(play: Play, step: dict[str, object], expect: Callable[[object], None]) -> None:
    if BECAUSE in step and NOT_OFFERED not in step:
        raise Amiss(f"{BECAUSE!r} stands beside {NOT_OFFERED!r} only")
    for key, said in step.items():
        if key in players(play):
            play.answers(NAMES.index(key), tuple(texts(said)))
        elif key == NOT_OFFERED:
            not_offered(play, said, step.get(BECAUSE))
        elif key == EXPECT:
            expect(said)
        elif key in STEPS:
            STEPS[key](play, said)
        elif key != BECAUSE:
            raise Amiss(f"{key!r} is neither a player ({', '.join(players(play))}) nor {', '.join(KEYS)}")


def players(play: Play) -> tuple[str, ...]:
    return NAMES[: play.g.seats()]


# ---- what is on offer


def refused(play: Play, said: object) -> None:
    for option, why in as_map(said).items():
        text = play.refusal(option)
        if str(why) not in text:
            raise Amiss(f"{option!r} is refused, but otherwise: {text}")


def offered(play: Play, said: object) -> None:
    """These, and maybe others."""
    missing = [option for option in texts(said) if not play.offers(option)]
    if missing:
        raise Amiss(f"{missing[0]!r} is not offered: {play.offered}")


def options(play: Play, said: object) -> None:
    """These and no others, in any order."""
    offered(play, said)
    others = [option for option in play.offered if place_of(option, texts(said)) < 0]
    if others:
        raise Amiss(f"{others[0]!r} is offered, too: {play.offered}")


def not_offered(play: Play, said: object, because: object) -> None:
    """With a reason: the refusal must contain it, usually the id of a rule."""
    for option in texts(said):
        if play.offers(option):
            raise Amiss(f"{option!r} is offered: {play.offered}")
        if because is not None:
            refused(play, {option: because})


# ---- who is asked, who sees, what is told


def not_asked(play: Play, said: object) -> None:
    """Nobody was asked that, or that player was not asked, since the last step with answers, nor are they now."""
    for each in as_list(said):
        seat, asks = question(play, each)
        for who, put in play.questions:
            if (seat == NONE or who == seat) and asks in ("", put):
                raise Amiss(f"{NAMES[who]} is asked {put!r}")


def question(play: Play, said: object) -> tuple[Seat, str]:
    """A player, a question, or a player's question: `Two`, `block`, `{Two: block}`."""
    if isinstance(said, dict):
        [(name, asks)] = as_map(said).items() if len(said) == 1 else [("", "")]
        return seat_of(play, name), known_question(play, str(asks))
    return (NAMES.index(said), "") if said in players(play) else (NONE, known_question(play, str(said)))


def known_question(play: Play, asks: str) -> str:
    questions = play.known_questions()
    if asks not in questions:
        raise Amiss(f"no question is called {asks!r}{known(asks, sorted(questions))}")
    return asks


def seat_of(play: Play, name: str, others: tuple[str, ...] = ()) -> Seat:
    if name in others:
        return NONE
    if name not in players(play):
        raise Amiss(f"{name!r} is no player")
    return NAMES.index(name)


def sees(play: Play, said: object) -> None:
    for name, cards in as_map(said).items():
        for card in texts(cards):
            if not play.sees(seat_of(play, name, (SPECTATOR,)), card):
                raise Amiss(f"{name} does not see {card}")


def does_not_see(play: Play, said: object) -> None:
    for name, cards in as_map(said).items():
        for card in texts(cards):
            if play.sees(seat_of(play, name, (SPECTATOR,)), card):
                raise Amiss(f"{name} sees {card}")


def log_says(play: Play, said: object) -> None:
    """Since the last step with answers, part of a line."""
    for name, seat, words in readings(play, said):
        lines = play.told_since(play.step_at, seat)
        if not any(words in line for line in lines):
            raise Amiss(f"{name} does not read {words!r}: {lines}")


def log_does_not_say(play: Play, said: object) -> None:
    for name, seat, words in readings(play, said):
        found = [line for line in play.told_since(play.step_at, seat) if words in line]
        if found:
            raise Amiss(f"{name} reads {found[0]!r}")


def readings(play: Play, said: object) -> list[tuple[str, Seat, str]]:
    """Words alone are what everybody reads; `{Two: words}` is what that player does."""
    by_reader = as_map(said) if isinstance(said, dict) else {SPECTATOR: said}
    return [
        (name, seat_of(play, name, (SPECTATOR,)), words) for name, each in by_reader.items() for words in texts(each)
    ]


# ---- the rest


def interject(play: Play, said: object) -> None:
    for name, words in as_map(said).items():
        play.interjects(seat_of(play, name), str(words))


def chance(play: Play, said: object) -> None:
    """What the next draws give."""
    results = [each for each in as_list(said) if isinstance(each, int) and each >= 1]
    if len(results) != len(as_list(said)):
        raise Amiss(f"chance gives numbers from 1 on, not {said!r}")
    play.foretells(results)


def ends_asking(play: Play, said: object) -> None:
    play.ends_asking(str(said))


EXPECT: Final = "expect"
NOT_OFFERED: Final = "not offered"
STEPS: Final[dict[str, Callable[[Play, object], None]]] = {
    "refused": refused,
    "offered": offered,
    "options": options,
    "not asked": not_asked,
    "sees": sees,
    "does not see": does_not_see,
    "log says": log_says,
    "log does not say": log_does_not_say,
    "says": interject,
    "chance": chance,
    "ends asking": ends_asking,
}
KEYS: Final = (EXPECT, *STEPS, NOT_OFFERED)
