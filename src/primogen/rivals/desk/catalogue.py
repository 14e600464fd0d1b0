"""All cards of Rivals as a page needs them: what is printed, as plain data, and their texts in one language."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from primogen.games.cards import CardPage
from primogen.rivals.editions import book_of
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.text.cards import card_text
from primogen.rivals.text.lexicon import BEINGS, CLANS, KINDS, NOUNS, banner
from primogen.text.languages import LANGUAGES

KIND_NAMES: Final = {
    w.CHARACTER: "character",
    w.ACTION: "action",
    w.UNHOSTED: "unhosted",
    w.ATTACK: "attack",
    w.REACTION: "reaction",
    w.ATTACK_OR_REACTION: "attack-or-reaction",
    w.MODIFIER: "modifier",
    w.HAVEN_CARD: "haven",
    w.AGENDA_CARD: "agenda",
    w.EVENT: "event",
    w.MORTAL: "mortal",
    w.PRINCE: "prince",
    w.MONSTER: "monster",
    w.WRAITH: "wraith",
    w.BACK: "back",
    ww.FORM_CARD: "form",
}
BANNER_NAMES: Final = {
    w.ONGOING: "ongoing",
    w.SCHEME: "scheme",
    w.CONSPIRACY: "conspiracy",
    w.TRAP: "trap",
    w.RITUAL: "ritual",
    w.ANIMAL: "animal",
    w.RELIC: "relic",
    ww.GIFT: "gift",
    ww.RITE: "rite",
    w.TITLE: "title",
    w.CITIZEN: "citizen",
    w.VAGRANT: "vagrant",
    w.ANTAGONIST: "antagonist",
    w.GHOUL: "ghoul",
}
STACKS: Final = {
    w.CHARACTER: "faction",
    w.HAVEN_CARD: "haven",
    w.AGENDA_CARD: "agenda",
    w.EVENT: "city",
    w.MORTAL: "city",
    w.PRINCE: "city",
    w.MONSTER: "monster",
    ww.FORM_CARD: "form",
}
LIBRARY: Final = "library"  # and all others
BEING_NAMES: Final = {
    w.VAMPIRE: "vampire",
    w.HUNTER: "hunter",
    ww.WEREWOLF: "werewolf",
    w.MONSTROUS: "monster",
    w.GHOULISH: "ghoul",
}
SIDE_NAMES: Final = {w.VAMPIRES: "vampires", w.HUNTERS: "hunters", ww.WEREWOLVES: "werewolves"}


class CardFacts(msgspec.Struct, omit_defaults=True):
    """A key is the same in every language; `banner`, `text` and the name of a clan are not."""

    id: str
    name: str
    set: str
    kind: str
    banner: str
    text: str
    words: list[str] = []
    being: str = ""
    clan: str = ""
    clan_name: str = msgspec.field(default="", name="clanName")
    potency: int = 0
    needs: int = 0
    attributes: list[int] = []
    disciplines: list[str] = []
    keywords: list[str] = []
    types: list[str] = []
    damage: int = 0
    shield: int = 0
    agenda: int = 0
    blood: int = 0
    influence: int = 0
    prestige: int = 0
    sides: list[str] = []  # who may use it


class Catalogue(msgspec.Struct):
    """`terms` has the words for the keys."""

    cards: list[CardFacts]
    terms: dict[str, str]


def key(number: int) -> str:
    """A discipline, attribute or keyword by its English name."""
    return NOUNS[number][0].lower().replace(" ", "-")


def facts_of(card: Printed, lang: int) -> CardFacts:
    has_attributes = card.is_character()
    return CardFacts(
        id=card.key,
        name=card.name,
        set=card.set,
        kind=KIND_NAMES[card.kind],
        banner=banner_of(card, lang),
        text=card_text(card, lang),
        words=[name for word, name in BANNER_NAMES.items() if card.words & word],
        being=BEING_NAMES.get(card.being, ""),
        clan=CLANS[card.clan][0].lower().replace(" ", "-") if card.clan in CLANS else "",
        clan_name=CLANS[card.clan][lang] if card.clan in CLANS else "",
        potency=card.bp,
        needs=card.needs_bp,
        attributes=list(card.attributes) if has_attributes else [],
        disciplines=[key(each) for each in card.disciplines],
        keywords=[key(each) for each in card.keywords],
        types=[key(each) for each in card.types if each in w.ATTACK_TYPES],
        damage=card.damage,
        shield=card.shield,
        agenda=card.agenda,
        blood=card.blood,
        influence=card.influence,
        prestige=card.needs_prestige,
        sides=[name for side, name in SIDE_NAMES.items() if card.decks & side],
    )


def banner_of(card: Printed, lang: int) -> str:
    """Of a character, what it is."""
    if card.kind == w.CHARACTER and card.being in BEINGS:
        return BEINGS[card.being][lang]
    return banner(card.kind, card.words, lang) if card.kind in KINDS else ""


@cache
def catalogue(edition: str, lang: int) -> Catalogue:
    """All cards, each as it was printed then, or as it is now if it was not there yet."""
    then, now = book_of(edition).pool, book_of().pool
    printed = [then.cards[then.by_key[card.key]] if card.key in then.by_key else card for card in now.cards]
    cards = [facts_of(card, lang) for card in printed]
    return Catalogue(cards, {key(number): names[lang] for number, names in NOUNS.items() if names[0]})


@cache
def card_pages(book: Rulebook) -> list[CardPage]:
    langs = LANGUAGES.values()
    return [
        CardPage(
            card.key,
            card.name,
            card.set,
            STACKS.get(card.kind, LIBRARY),
            tuple(banner(card.kind, card.words, lang) for lang in langs),
            tuple(card_text(card, lang) for lang in langs),
            card.is_special,
        )
        for card in book.pool.cards
    ]
