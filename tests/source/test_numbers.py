"""Small ints that share one space are distinct: topics of the index, zones, kinds, words, frames."""

from __future__ import annotations

import re

from primogen.kernel import effects as kernel
from primogen.rivals.language import refs
from primogen.rivals.rules import words as w
from sources import constants, module

WORDS = tuple(module(f"rivals.rules.{each}") for each in ("words", "flags", "werewolves", "frame_kinds"))
NUMBERS = {name: value for each in WORDS for name, value in constants(each).items()}
MARKERS = {  # not members of their group but its limits, or sums of it
    *("REMEMBERED", "DISCIPLINES_AT", "DISCIPLINES_END", "EDGES_AT", "TOPICS", "ZONES", "NO_CLAN", "FACE_DOWN_CARDS"),
    *("ATTACK_AT", "TARGET_AT"),
}


def sections() -> dict[str, dict[str, int]]:
    """The constants under each heading."""
    found: dict[str, dict[str, int]] = {}
    for part in [part for each in WORDS for part in each.text.split("# ---- ")[1:]]:
        heading, _, body = part.partition("\n")
        names = re.findall(r"^([A-Z][A-Z_0-9]*): Final = -?\d", body, re.MULTILINE)
        group = found.setdefault(heading.split(":")[0].split(".")[0].split(";")[0], {})
        group |= {name: NUMBERS[name] for name in names if name not in MARKERS}
    return found


SECTIONS = sections()
TOPICS = (
    "Events",
    "Kinds of rows in the index that are neither events nor stats",
    "Stats",
    "Keywords and other yes-or-no stats",
    "Rare values",
    "Rare events",
    "Disciplines (RV-DISC-01) and Edges (RV-HUNTER-05)",
)
GROUPS = (
    "Zones",
    "Card kinds",
    "Words of a banner, as bits",
    "Who may have a card in a deck",
    "Clans and Creeds",
    "What kind of being a character is",
    "Qualities of damage, as bits",
    "Ability forms, as bits",
    "How long a modifier lasts",
    "What an option does (the kernel has 0-9)",
    "Frame kinds (the kernel has 0-9)",
)


def twice(numbers: dict[str, int]) -> list[str]:
    """Names whose number another has too."""
    values = list(numbers.values())
    return [name for name, value in numbers.items() if values.count(value) > 1]


def test_topics_of_the_index_are_distinct() -> None:
    """Events, rows and stats share one index: two of one number would hear each other."""
    topics = {name: value for heading in TOPICS for name, value in SECTIONS[heading].items()}
    assert twice(topics) == []
    assert len(topics) > 90 and max(topics.values()) < w.TOPICS


def test_disciplines_and_edges_fill_their_range() -> None:
    values = sorted(SECTIONS["Disciplines (RV-DISC-01) and Edges (RV-HUNTER-05)"].values())
    assert values == list(range(w.DISCIPLINES_AT, w.DISCIPLINES_END))
    assert w.THIN_BLOOD_ALCHEMY < w.EDGES_AT <= w.BEAST_WHISPERER


def test_members_of_a_group_are_distinct() -> None:
    assert {heading: twice(SECTIONS[heading]) for heading in GROUPS if twice(SECTIONS[heading])} == {}
    assert all(SECTIONS[heading] for heading in GROUPS)


def test_zones_are_counted() -> None:
    assert sorted(SECTIONS["Zones"].values()) == list(range(w.ZONES))


def test_words_and_qualities_are_single_bits() -> None:
    """They are joined with "or"."""
    words = SECTIONS["Words of a banner, as bits"]
    qualities = {name: value for name, value in SECTIONS["Qualities of damage, as bits"].items() if value}
    forms = SECTIONS["Ability forms, as bits"]
    assert [name for name, value in {**words, **qualities, **forms}.items() if value & (value - 1)] == []
    assert w.CONSPIRACY | w.TRAP == w.FACE_DOWN_CARDS and w.VAMPIRES | w.HUNTERS == w.BOTH


def test_the_games_numbers_begin_where_the_kernels_end() -> None:
    assert max(kernel.CHOOSE_SEAT, kernel.WINDOW) < 10
    assert min(SECTIONS["What an option does (the kernel has 0-9)"].values()) >= 10
    assert min(SECTIONS["Frame kinds (the kernel has 0-9)"].values()) >= 10
    assert max(SECTIONS["What an option does (the kernel has 0-9)"].values()) < 256


def test_pronouns_are_distinct() -> None:
    """Of cards, and of players."""
    numbers = constants(module("rivals.language.refs"))
    cards = {name: value for name, value in numbers.items() if not is_of_a_player(name)}
    players = {name: value for name, value in numbers.items() if is_of_a_player(name)}
    assert twice(cards) == [] and twice(players) == []
    assert players.keys() >= {"YOU", "THAT_PLAYER"} and refs.YOU == 0


def is_of_a_player(name: str) -> bool:
    return name == "YOU" or name.endswith("PLAYER")
