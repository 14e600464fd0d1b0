"""What every card prints, against the facts in tests/facts: each number, requirement, icon and word of its banner.

A set is added by adding its facts: see tests/facts/make.py.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from facts.make import numbers_in
from primogen.kernel.plain import as_dict, as_ints, as_list
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.cards import card_text
from primogen.rivals.text.lexicon import BANNER, CLANS, KINDS, NOUNS
from primogen.text.languages import EN
from support import RULEBOOK

FACTS = Path(__file__).parents[1] / "facts"
STACKS = {
    w.CHARACTER: "faction",
    w.MONSTER: "monster",
    w.AGENDA_CARD: "agenda",
    w.HAVEN_CARD: "haven",
    w.EVENT: "city",
    w.MORTAL: "city",
    w.PRINCE: "city",
}
UNNAMED = {w.CHARACTER, w.MONSTER, w.AGENDA_CARD, w.HAVEN_CARD}  # kinds that no banner names
DECKS = {w.VAMPIRES: ["vampire"], w.HUNTERS: ["hunter"], w.BOTH: ["hunter", "vampire"]}
RETAINER = ((w.RETAINER, ("Retainer", "")),)  # as a rule says it of a Mortal, no banner of ours does
BY_RULE = {"hah-prince-of-the-city": "unique", "hah-vagrant": "vagrant"}  # by a rule, and by its name
ALL_TYPES = len(w.ATTACK_TYPES)  # a Reaction that answers all of them prints none
ICON = re.compile(r"\[([^\]]+)\]")

# Where we write "a" for a 1, or a 1 for an "a"; every other number must be the same
WORDED_OTHERWISE = {
    "hah-bope-rj-caveira": "moves a character",
    "hah-get-the-drop": "attaches 1 card, not a card",
    "hah-go-for-broke": "a Scheme, not 1+ Schemes",
    "hah-hasty-embrace": "recruits 1 character, not a character",
    "hah-open-season": "the first round, not Round 1",
    "hah-plots-within-plots": "places 1 card, not a card",
    "hah-seeking-followers": "no Retainers, not unless 1+",
    "hah-snake-oil": "readies a character, not 1 character",
    "hah-the-snake-den": "a card, not 1+ cards",
}


@cache
def facts() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for path in sorted(FACTS.glob("*.yaml")):
        found |= yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def ours() -> dict[str, Printed]:
    return {card.key: card for card in RULEBOOK.pool.cards if card.kind != w.WRAITH}


def short(discipline: int) -> str:
    """As RivalsDB calls it."""
    return {w.GLOBAL_ACCESS: "global"}.get(discipline, NOUNS[discipline][EN].lower())


def types_of(card: Printed) -> list[str] | None:
    if card.kind in UNNAMED:
        return None
    words = [names[EN].lower() for word, names in (*BANNER, *RETAINER) if card.words & word]
    return sorted({KINDS[card.kind][EN].lower(), *words} - {BY_RULE.get(card.key, "")})


def numbers_of(card: Printed) -> list[int]:
    numbers = numbers_in(card_text(card, EN))
    return [number for number in numbers if number > 1] if card.key in WORDED_OTHERWISE else numbers


def icons_of(card: Printed) -> list[str] | None:
    if card.kind in STACKS:
        return None
    names = {NOUNS[each][EN]: short(each) for each in range(w.DISCIPLINES_AT, w.DISCIPLINES_END)}
    return sorted({names[icon] for icon in ICON.findall(card_text(card, EN)) if icon in names}) or None


def attack_types(card: Printed, kind: int) -> list[str] | None:
    if card.kind != kind or len(card.types) == ALL_TYPES:
        return None
    return sorted(NOUNS[each][EN].lower() for each in card.types) or None


def ours_of(card: Printed) -> dict[str, object]:
    """The same facts, as our card has them; None where none is printed."""
    stack = STACKS.get(card.kind, "library")
    is_foe = card.kind in (w.MORTAL, w.MONSTER)
    return {
        "name": card.name,
        "stack": stack,
        "types": types_of(card),
        "clan": None if card.clan == w.NO_CLAN else CLANS[card.clan][EN].lower(),
        "decks": None if stack in ("city", "monster") else DECKS[card.decks],
        "bp": card.bp or None,
        "needs_bp": card.needs_bp or None,
        "attributes": [*card.attributes] if card.kind in (w.CHARACTER, w.MONSTER) else None,
        "disciplines": sorted(short(each) for each in card.disciplines) or None,
        "icons": icons_of(card),
        "attack": attack_types(card, w.ATTACK),
        "reactions": attack_types(card, w.REACTION),
        "damage": card.damage if card.kind == w.ATTACK else card.damage or None,
        "shield": card.shield if card.kind == w.REACTION else card.shield or None,
        "blood": card.blood or None,
        "agenda": card.agenda if is_foe else card.agenda or None,
        "copies": card.copies if stack == "city" else None,
        "numbers": numbers_of(card),
    }


COMPARED = sorted(ours_of(RULEBOOK.pool.cards[0]))


def wanted(key: str, fact: str) -> object:
    found = facts()[key].get(fact)
    if fact == "numbers":
        numbers = as_ints(found)
        return [number for number in numbers if number > 1] if key in WORDED_OTHERWISE else numbers
    return sorted(map(str, as_list(found))) if fact in ("types", "icons", "attack", "reactions") and found else found


def test_every_card_of_ours_has_facts_and_every_fact_a_card() -> None:
    assert ours().keys() == facts().keys()
    assert len(facts()) >= 144


@pytest.mark.parametrize("fact", COMPARED)
def test_what_is_printed_is_so(fact: str) -> None:
    both = {key: (ours_of(card)[fact], wanted(key, fact)) for key, card in ours().items()}
    assert {key: pair for key, pair in both.items() if pair[0] != pair[1]} == {}, "ours, and as it is printed"


def test_every_fact_is_compared() -> None:
    assert {fact for card in facts().values() for fact in as_dict(card)} == set(COMPARED)


def test_what_is_worded_otherwise_is_so_still() -> None:
    """Whoever mends the words takes the card off the list."""
    for key in WORDED_OTHERWISE:
        assert numbers_in(card_text(ours()[key], EN)) != facts()[key]["numbers"], key
