"""Sets of cards: what they are called, what each brings, and how a card was printed before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple, TypedDict, Unpack

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Effect
from primogen.rivals.language.nouns import (
    Affiliation,
    AttackType,
    Being,
    DamageType,
    Decks,
    Icon,
    Keyword,
    Kind,
    Threat,
)
from primogen.rivals.rules.printed import Printed

SETS: Final = {  # by how the ids of their cards begin
    "core": "Core",
    "baa": "Blood & Alchemy",
    "war": "Wolf & Rat",
    "sas": "Shadows & Shrouds",
    "hoe": "Heart of Europe",
    "c22": "Conclave 22",
    "dar": "Dragon & Rogue",
    "jam": "Justice & Mercy",
    "hah": "Hunters & Hunted",
    "fat": "Fang & Talon",
    "ml": "Martial Law",
    "pp1": "Prince Pack 1",
    "pp2": "Prince Pack 2",
    "xxx": "Promo",
    "test": "Tests",
}


def set_of(key: str) -> str:
    name = SETS.get(key.partition("-")[0])
    if name is None:
        raise ValueError(f"{key}: no set has cards whose ids begin so: {', '.join(SETS)}")
    return name


class Prints(TypedDict, total=False):
    """All that a card prints but its id. What is added up from several words is an int."""

    name: str
    set: str
    kind: Kind
    words: int
    decks: Decks
    copies: int
    being: Being
    clan: Affiliation
    bp: int
    needs_bp: int
    attributes: tuple[int, int, int]
    disciplines: tuple[Icon, ...]
    keywords: tuple[Keyword, ...]
    types: tuple[AttackType, ...]
    answers: tuple[DamageType | Keyword | Threat, ...]
    damage: int
    shield: int
    has_skull: bool
    in_intel: int
    strikes_as: int
    agenda: int
    blood: int
    influence: int
    needs_prestige: int
    needs_discipline: int
    attachments: int
    most: int
    text: Effect | None
    price: Effect | None
    play_only_if: Condition | None
    face_up_if: Condition | None
    lost_if: Condition | None
    is_special: bool
    abilities: tuple[Ability, ...]


class Earlier(NamedTuple):
    """A card as it was printed before the rules that `until` names changed it."""

    until: str
    card: Printed


def until(document: str, card: Printed, **printed: Unpack[Prints]) -> Earlier:
    """All in which it differed from the card as it is now; it stands beside that card in its file."""
    return Earlier(document, replace(card, **printed))


class CardSet(NamedTuple):
    """What a package of cards brings. `since` names the rules it came out with, `earlier` its cards before errata."""

    since: str
    cards: tuple[Printed, ...]
    cities: Mapping[str, tuple[Printed, ...]] = {}  # each a deck a table may choose
    earlier: tuple[Earlier, ...] = ()
    additions: Mapping[str, tuple[Printed, ...]] = {}  # each may be shuffled into any of them
