"""A card of ours as facts: each number, requirement, icon and word of its banner, to be compared with the print."""

from __future__ import annotations

import re

from facts.make import numbers_in
from primogen.kernel.plain import as_ints, as_list
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.cards import card_text
from primogen.rivals.text.lexicon import BANNER, CLANS, KINDS, NOUNS
from primogen.text.languages import EN

STACKS = {
    w.CHARACTER: "faction",
    w.MONSTER: "monster",
    w.AGENDA_CARD: "agenda",
    w.HAVEN_CARD: "haven",
    w.EVENT: "city",
    w.MORTAL: "city",
    w.PRINCE: "city",
    ww.FORM_CARD: "form",
}
UNNAMED = {w.CHARACTER, w.MONSTER, w.AGENDA_CARD, w.HAVEN_CARD, ww.FORM_CARD}  # kinds that no banner names
DECKS = {
    w.VAMPIRES: ["vampire"],
    w.HUNTERS: ["hunter"],
    w.BOTH: ["hunter", "vampire"],
    ww.WEREWOLVES: ["werewolf"],
    ww.HUNTERS_OR_WEREWOLVES: ["hunter", "werewolf"],
}
RETAINER = ((w.RETAINER, ("Retainer", "")),)  # as a rule says it of a Mortal, no banner of ours does
BY_RULE = {"core-primogen": "1 per player"}  # said by a ruling (R20-TIT-10)
ALL_TYPES = len(w.ATTACK_TYPES)  # a Reaction Special that answers all of them prints none
ICON = re.compile(r"\[([^\]]+)\]")


def short(discipline: int) -> str:
    """As RivalsDB calls it."""
    return {w.GLOBAL_ACCESS: "global"}.get(discipline, NOUNS[discipline][EN].lower())


def clan_of(card: Printed) -> str:
    return {ww.SILVER_FANGS: "silverfangs"}.get(card.clan, CLANS[card.clan][EN].lower())


def types_of(card: Printed) -> list[str] | None:
    if card.kind in UNNAMED:
        return None
    words = [names[EN].lower() for word, names in (*BANNER, *RETAINER) if card.words & word]
    return sorted({*KINDS[card.kind][EN].lower().split(" - "), *words} - unprinted(card))


def unprinted(card: Printed) -> set[str]:
    """What a rule or its name says of a card: most Titles are Unique (RV-TITLE-09), a Vagrant is one."""
    by_rule = {"unique"} if card.words & w.TITLE else set()
    return by_rule | ({"vagrant"} if card.name == "Vagrant" else set()) | {BY_RULE.get(card.key, "")}


def icons_of(card: Printed) -> list[str] | None:
    if card.kind in STACKS:
        return None
    names = {NOUNS[each][EN]: short(each) for each in range(w.DISCIPLINES_AT, w.DISCIPLINES_END)}
    return sorted({names[icon] for icon in ICON.findall(card_text(card, EN)) if icon in names}) or None


def attack_types(card: Printed, *kinds: int) -> list[str] | None:
    if card.kind not in kinds or (card.words & w.SPECIAL and len(card.types) == ALL_TYPES):
        return None
    return sorted(NOUNS[each][EN].lower() for each in card.types) or None


def attributes_of(card: Printed) -> list[int] | None:
    """Of a Ghoul that has none, none are printed: RV-GHOUL-06."""
    if not card.is_character() or (card.being == w.GHOULISH and not any(card.attributes)):
        return None
    return [*card.attributes]


def facts_in(card: Printed) -> dict[str, object]:
    """The same facts, as our card has them; None where none is printed."""
    stack = STACKS.get(card.kind, "library")
    is_foe = card.kind in (w.MORTAL, w.MONSTER)
    return {
        "name": card.name,
        "stack": stack,
        "types": types_of(card),
        "clan": None if card.clan == w.NO_CLAN else clan_of(card),
        "decks": None if stack in ("city", "monster") else DECKS[card.decks],
        "bp": card.bp or None,
        "needs_bp": card.needs_bp or None,
        "attributes": attributes_of(card),
        "disciplines": sorted(short(each) for each in card.disciplines) or None,
        "icons": icons_of(card),
        "attack": attack_types(card, w.ATTACK, w.ATTACK_OR_REACTION),
        "reactions": attack_types(card, w.REACTION),
        "damage": card.damage if card.kind in (w.ATTACK, w.ATTACK_OR_REACTION) else card.damage or None,
        "shield": card.shield if card.kind == w.REACTION and card.types else card.shield or None,
        "blood": None if card.being == w.GHOULISH else card.blood or None,  # its text says it
        "agenda": card.agenda if is_foe else card.agenda or None,
        "copies": card.copies if stack == "city" else None,
        "numbers": numbers_in(card_text(card, EN)),
    }


def as_printed(facts: dict[str, object], fact: str) -> object:
    """The same of a line of a file of facts."""
    found = facts.get(fact)
    if fact == "types" and found:  # an Antagonist, since the rules of 2022-09 speak of them all
        found = [each for each in as_list(found) if each != "second inquisition"]
    if fact == "numbers":
        return as_ints(found)
    if fact == "types" and "ritual" in as_list(found or []):
        return sorted(each for each in map(str, as_list(found)) if each != "2 actions")  # by a rule: RV-RITUAL-03
    if fact in ("bp", "needs_bp", "disciplines") or (fact == "damage" and "reactions" in facts):
        return found or None  # a 0 there says as much as nothing
    if (fact == "shield" and "reactions" in facts) or (fact == "damage" and "attack" in facts):
        return found or 0  # and nothing there as much as a 0
    return sorted(map(str, as_list(found))) if fact in ("types", "icons", "attack", "reactions") and found else found
