"""All cards of the Eternal Struggle as a page needs them: what is printed, as plain data, and their texts.

The text of a card is printed from the tree that it was read into; of one that is not read nothing is told but why.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from primogen.games.cards import CardPage
from primogen.text.languages import LANGUAGES
from primogen.vtes.compiler.printed import Card, all_cards, cards_by_id
from primogen.vtes.decks.names import called
from primogen.vtes.desk.names import KINDS, SECT_KEYS, TITLES, key_of
from primogen.vtes.playable import Unplayable, card_of
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import CLANS, DISCIPLINES, SECTS, VIRTUES
from primogen.vtes.rules.people import TITLES as RANKS
from primogen.vtes.rules.printed import Printed
from primogen.vtes.text import phrasebook as p
from primogen.vtes.text.card_text import text_of
from primogen.vtes.text.disciplines import discipline

CRYPT: Final = "crypt"
LIBRARY: Final = "library"
SUPERIOR: Final = 2
BASIC: Final = 1


class CardFacts(msgspec.Struct, omit_defaults=True):
    """`disciplines`: 2 superior, 1 basic; of a library card, those it can be played with. `text`: a line a level."""

    id: str
    name: str
    kind: str
    kinds: list[str]
    banner: str
    clans: list[str]
    disciplines: dict[str, int]
    capacity: int = 0
    group: str = ""
    title: str = ""
    sect: str = ""
    pool: str = ""
    blood: str = ""
    conviction: str = ""
    life: int = 0
    strength: int = 0
    bleed: int = 0
    unique: int = 0
    advanced: int = 0
    text: list[str] = []
    playable: int = 0
    why: str = ""


class Catalogue(msgspec.Struct):
    """`names`: what clans, sects, titles and Disciplines are called, by their keys."""

    cards: list[CardFacts]
    names: dict[str, str]


@cache
def catalogue(lang: int) -> Catalogue:
    return Catalogue([known_facts(card.id, lang) for card in all_cards()], names_in(lang))


def some_of(ids: Iterable[str], lang: int) -> Catalogue:
    """Reading the texts of all takes a while; a table needs few. What is no card's id is passed over."""
    found = [known_facts(key, lang) for key in ids if key in cards_by_id()]
    changed = [in_play(key, lang) for key in ids if key not in cards_by_id() and key.partition("+")[0] in cards_by_id()]
    return Catalogue([*found, *changed], names_in(lang))


def in_play(key: str, lang: int) -> CardFacts:
    """A card that is something else there: a vampire, or half of one. Its text stays."""
    facts = known_facts(key.partition("+")[0], lang)
    return msgspec.structs.replace(facts, id=key, kind=KINDS[w.VAMPIRE])


@cache
def known_facts(key: str, lang: int) -> CardFacts:
    return facts_of(cards_by_id()[key], lang)


def names_in(lang: int) -> dict[str, str]:
    people = {key_of(name): name for name in CLANS}
    ranks = {TITLES[number]: said[lang] for number, said in p.TITLES.items()}
    sects = {SECT_KEYS[number]: said[lang] for number, said in p.SECTS.items() if number < len(SECTS)}
    skills = {sign: discipline(name, lang) for sign, name in {**DISCIPLINES, **VIRTUES}.items()}
    return {**people, **ranks, **sects, **skills}


def facts_of(card: Card, lang: int) -> CardFacts:
    kinds = [key_of(kind) for kind in card.types]
    found = CardFacts(
        card.id,
        called()[card.id],
        kinds[0],
        kinds,
        banner(kinds, lang),
        [key_of(clan) for clan in card.clans],
        levels(card),
        int(card.capacity or 0) if card.crypt else 0,
        card.group,
        TITLES[RANKS.index(card.title)],
        pool=card.pool,
        blood=card.blood,
        conviction=card.conviction,
        advanced=int(card.advanced),
    )
    played = card_of(card.id)
    if isinstance(played, Unplayable):
        found.why = f"{played.step}: {played.why}"
        return found
    found.playable = 1
    found.text = list(text_of(card, lang))
    add_printed(found, played)
    return found


def add_printed(found: CardFacts, card: Printed) -> None:
    found.unique = int(card.words & w.UNIQUE != 0)
    if card.kind in w.MINIONS:
        found.life, found.strength, found.bleed = card.life, card.strength, card.bleed
    sect = card.own_sect()
    if sect < len(SECT_KEYS):
        found.sect = SECT_KEYS[sect]


def banner(kinds: list[str], lang: int) -> str:
    said = {KINDS[number]: words[lang] for number, words in p.KINDS.items()}
    return " / ".join(said.get(kind, kind) for kind in kinds)


def levels(card: Card) -> dict[str, int]:
    """Of a crypt card, a sign in capital letters is superior; of a library card all are basic at least."""
    signs = {name: sign for sign, name in (*DISCIPLINES.items(), *VIRTUES.items())}
    if card.crypt:
        return {each.lower(): SUPERIOR if each.isupper() else BASIC for each in card.disciplines}
    return {signs[each]: BASIC for each in card.disciplines if each in signs}


@cache
def card_pages() -> list[CardPage]:
    """Of those that can be played."""
    langs = tuple(LANGUAGES.values())
    found = []
    for card in all_cards():
        played = card_of(card.id)
        if isinstance(played, Unplayable):
            continue
        banners = tuple(banner([key_of(kind) for kind in card.types], lang) for lang in langs)
        texts = tuple("\n".join(text_of(card, lang)) for lang in langs)
        stack = CRYPT if card.crypt else LIBRARY
        found.append(CardPage(card.id, called()[card.id], "", stack, banners, texts, False))
    return found
