"""What a card prints, and the pool of all cards. Nothing here changes after it is made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Amount, Condition, Effect, Leaf, Seats
from primogen.kernel.ids import NONE
from primogen.kernel.pool import Pool as Cards
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.people import NO_CLAN, NO_SECT, NO_TITLE, NOWHERE, OF_CLANS, SECT_OF_CLAN, title_of
from primogen.vtes.rules.topics import (
    AWAKE,
    BLEED,
    CAPACITY,
    DISCIPLINES_AT,
    DISCIPLINES_END,
    HUNT,
    STRENGTH,
    TOPICS,
)
from primogen.vtes.rules.words import BURN_OPTION, CRYPT_KINDS, MINIONS, REACTION

WAKING: Final = 1 << 31  # among the kinds of cards: a reaction for which nobody need be able to react

REGULAR: Final = 0
IN_DRAFT: Final = 1


@dataclass(frozen=True, kw_only=True)
class Use:
    """One way to use a card: what it takes, when, and what then happens. A card at two levels has two: VT-CRYPT-10."""

    kind: int  # as what it is played: MASTER, ACTION, ACTION_MODIFIER, REACTION, COMBAT, EVENT ...
    level: tuple[tuple[int, int], ...] = ()  # Disciplines, each with the level it takes: VT-CRYPT-11
    needs: tuple[Need, ...] = ()  # of who plays it, besides: VT-LIB-10
    moments: int = 0
    text: Effect | None = None
    only_if: Condition | None = None
    by_another: int = 0  # of an action modifier: by another ready minion than the acting one
    while_locked: int = 0  # of a reaction: though he is locked; of an action: only if he is
    once: int = NONE  # each minion plays it once in that time
    once_for_all: int = NONE  # nobody plays another in that time
    once_at_level: int = NONE  # the same of this level alone, or of its Discipline
    takes: int = NONE  # the action it is
    bleed: int = 0  # of a bleed action, the bonus
    stealth: int = 0  # of an action, beyond its default
    announced: Effect | None = None  # of an action: what it does before anybody can block it
    aims_at: Effect | None = None  # of an action: what is named as it is announced (VT-ACTION-20)
    directed_at: Seats | None = None  # of an action: Methuselahs, if it aims at no card (VT-BLOCK-09)
    names: Seats | None = None  # of an action: a Methuselah is named, at whom it is directed
    draft: int = REGULAR  # VT-LIB-18
    clans: tuple[int, ...] = ()  # of a draft effect, its own: VT-LIB-20
    more_blood: Amount | None = None  # that it costs, as things stand
    price: Leaf | None = None  # of an action that a card in play allows, paid as it succeeds: VT-RESOLVE-01


@dataclass(frozen=True, kw_only=True)
class Printed:
    """The face of a card. `key` is VEKN's id."""

    key: str
    name: str
    kind: int
    words: int = 0
    clans: tuple[int, ...] = ()  # of a library card: one of these is required
    sect: int = NO_SECT  # of a vampire: as printed, or that of the clan (VT-SECT-01)
    capacity: int = 0  # of an imbued: the cost (VT-IMBUED-03)
    group: int = 0
    disciplines: tuple[tuple[int, int], ...] = ()
    title: int = NO_TITLE
    city: str = ""  # of a title that belongs to one
    life: int = 0
    strength: int = 1  # VT-STRIKE-16
    bleed: int = 1  # VT-BLEED-05
    pool: int = 0  # costs: VT-LIB-12
    blood: int = 0
    conviction: int = 0  # VT-POWER-06
    not_replaced_until: int = NONE  # VT-LIB-08
    base: str = ""  # of an advancement: the id of the vampire it advances
    slave_of: int = NO_CLAN
    circle: str = ""  # of a Blood Brother: VT-TERM-21
    uses: tuple[Use, ...] = ()
    abilities: tuple[Ability, ...] = ()
    in_use: tuple[int, ...] = ()  # by each of its uses, which abilities it has in play, as bits; none: always all
    becomes: Printed | None = None  # of a card that is a vampire in play: as what it lies there
    merged: tuple[Ability, ...] = ()  # of an advancement: only of a merged vampire (VT-ADV-11)

    @property
    def clan(self) -> int:
        return self.clans[0] if self.clans else NO_CLAN

    def own_sect(self) -> int:
        """VT-SECT-01, -05: printed, or that of the clan."""
        if self.sect != NO_SECT or self.kind not in CRYPT_KINDS or self.clan == NO_CLAN:
            return self.sect
        return SECT_OF_CLAN[self.clan]

    def said(self, use: int) -> int:
        """The abilities it has in play, a bit for each, as it was played."""
        return self.in_use[use] if self.in_use else (1 << len(self.abilities)) - 1

    def value(self, stat: int) -> int:
        if DISCIPLINES_AT <= stat < DISCIPLINES_END:
            return dict(self.disciplines).get(stat, 0)
        if stat == CAPACITY:
            return self.capacity
        if self.kind not in MINIONS:
            return 0
        return {BLEED: self.bleed, STRENGTH: self.strength, HUNT: 1}.get(stat, 0)

    def trees(self) -> list[Effect]:
        """In an order that never changes, since a saved game names a node by its place in it."""
        texts = [tree for use in self.uses for tree in (use.text, use.aims_at, use.announced)]
        effects = [ability.effect() for ability in self.abilities]
        return [tree for tree in [*texts, *effects] if tree is not None]


class Pool(Cards[Printed]):
    def __init__(self, cards: tuple[Printed, ...]) -> None:
        in_play = [card.becomes for card in cards if card.becomes is not None]
        whole = (*cards, *merged_faces(cards), *in_play)
        super().__init__(whole, TOPICS)
        self.in_play: Final = {  # of a card that is something else in play, that
            self.by_key[card.key]: self.by_key[card.becomes.key] for card in cards if card.becomes is not None
        }
        self.elsewhere: Final = {there: card for card, there in self.in_play.items()}
        for card in self.in_play:
            self.by_name[whole[card].name] = card
        self.moments: Final = [reduce(or_, [use.moments for use in card.uses], 0) for card in whole]
        self.kinds_at: Final = kinds_at(whole)
        self.usable_at: Final = [[ability.moments() for ability in card.abilities] for card in whole]
        self.plays_as: Final = [reduce(or_, map(plays_as, card.uses), 0) for card in whole]
        self.has_burn_options: Final = any(card.words & BURN_OPTION for card in whole)
        cities = sorted({card.city for card in whole if card.city})
        self.cities: Final = cities
        self.circles: Final = sorted({card.circle for card in whole if card.circle})
        self.titles: Final = [title_of(card.title, place_of(card, cities)) for card in whole]
        self.merged: Final = {  # by both halves, the whole
            (self.by_key[card.base], self.by_key[card.key]): self.by_key[merged_key(card)]
            for card in cards
            if card.base in self.by_key
        }

    def is_played_at(self, kind: int, moment: int) -> bool:
        """Whether any card of the game could be."""
        return self.kinds_at.get(moment, 0) >> kind & 1 != 0


def place_of(card: Printed, cities: list[str]) -> int:
    """Of its title: a city, or the clan, or neither."""
    if card.city:
        return cities.index(card.city)
    return card.clan if card.title in OF_CLANS else NOWHERE


def merged_key(card: Printed) -> str:
    return f"{card.key}+{card.base}"


def merged_faces(cards: tuple[Printed, ...]) -> tuple[Printed, ...]:
    """Of every advancement whose base is there, both as one vampire: VT-ADV-08 to -11.

    All of the advancement holds, and of the base its text alone.
    """
    by_key = {card.key: card for card in cards}
    return tuple(merged_face(card, by_key[card.base]) for card in cards if card.base in by_key)


def merged_face(card: Printed, base: Printed) -> Printed:
    abilities = (*base.abilities, *card.abilities, *card.merged)
    return replace(card, key=merged_key(card), abilities=abilities, merged=())


def plays_as(use: Use) -> int:
    """A bit for its kind; of a reaction for which nobody need be able to react, one of its own."""
    return WAKING if use.kind == REACTION and wakes(use) else 1 << use.kind


def wakes(use: Use) -> bool:
    return use.while_locked == 1 or (use.text is not None and use.text.gives(AWAKE))


def kinds_at(cards: tuple[Printed, ...]) -> dict[int, int]:
    """Of every moment, a bit for each kind of card that could be played then: if none could, nobody need be asked."""
    found: dict[int, int] = {}
    for card in cards:
        for use in card.uses:
            for bit in range(use.moments.bit_length()):
                if use.moments >> bit & 1:
                    found[1 << bit] = found.get(1 << bit, 0) | 1 << use.kind
    return found
