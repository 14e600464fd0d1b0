"""What a card prints, and the pool of all cards. Nothing here changes after it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.board import NOBODY
from primogen.kernel.effects import Condition, Effect
from primogen.kernel.pool import Pool as Cards
from primogen.kernel.story import remembered_by
from primogen.rivals.rules.flags import BORROWS_HAVENS
from primogen.rivals.rules.forms import Springs
from primogen.rivals.rules.numbers import ATTACHMENT_LIMIT
from primogen.rivals.rules.words import (
    AIDS_OTHERS,
    ATTACHMENTS,
    ATTACK,
    ATTACK_OR_REACTION,
    BACK,
    BLOOD_POTENCY,
    BOTH,
    CHARACTER,
    GHOULISH,
    MENTAL,
    MONSTER,
    NO_BEING,
    NO_CLAN,
    PHYSICAL,
    PRINCE,
    REACTION,
    SOCIAL,
    TOPICS,
    WOULD_BE_DEFEATED,
)


@dataclass(frozen=True, kw_only=True)
class Printed:
    """The face of a card. `key` is RivalsDB's id."""

    key: str
    name: str
    set: str
    kind: int
    words: int = 0  # of the banner, as bits
    decks: int = BOTH
    copies: int = 1
    being: int = NO_BEING
    clan: int = NO_CLAN
    bp: int = 0  # of a character
    needs_bp: int = 0  # of a Library card
    attributes: tuple[int, int, int] = (0, 0, 0)
    disciplines: tuple[int, ...] = ()
    keywords: tuple[int, ...] = ()
    types: tuple[int, ...] = ()  # of attack; of a Reaction, those it answers
    answers: tuple[int, ...] = ()  # kinds of damage a Reaction Special answers whenever they threaten: RV-ATK-53
    damage: int = 0
    shield: int = 0
    has_skull: bool = False
    in_intel: int = 0  # Intel, if an Attack card is played face up in the Intel Step
    strikes_as: int = 0  # the type of what a Reaction deals, where it is not the attack's
    agenda: int = 0  # earned by defeating it
    blood: int = 0  # of a Mortal; of a Ghoul that enters with a fixed amount
    influence: int = 0  # a Title's price
    needs_prestige: int = 0  # on a Conspiracy before it resolves
    needs_discipline: int = 0  # opening the top line: RV-ACT-26, -33
    attachments: int = ATTACHMENT_LIMIT  # how many a character may bear
    most: int = 0  # "(max 1)" on one character: RV-ATTACH-09
    text: Effect | None = None
    price: Effect | None = None  # a bold cost at the top, without a colon: RV-ACT-19
    play_only_if: Condition | None = None
    face_up_if: Condition | None = None  # an Attack or Reaction card played face up
    lost_if: Condition | None = None  # an Attack card that drops out while the attack goes on
    is_special: bool = False  # some of its text is hand-written
    abilities: tuple[Ability, ...] = ()

    def value(self, stat: int) -> int:
        if stat == BLOOD_POTENCY:
            return self.bp
        if PHYSICAL <= stat <= MENTAL:
            return self.attributes[stat - PHYSICAL]
        if stat == ATTACHMENTS:
            return self.attachments if self.is_character() else 0
        return self.disciplines.count(stat) + self.keywords.count(stat)

    def is_character(self) -> bool:
        return self.kind in (CHARACTER, MONSTER) or self.being == GHOULISH

    def serves_as(self, role: int) -> bool:
        """RV-REACT-02."""
        return self.kind == role or (self.kind == ATTACK_OR_REACTION and role in (ATTACK, REACTION))

    def trees(self) -> list[Effect]:
        """In an order that never changes, since a saved game names a node by its place in it."""
        effects = [ability.effect() for ability in self.abilities]
        return [tree for tree in [self.text, self.price, *effects] if tree is not None]


def namesakes(cards: tuple[Printed, ...]) -> list[frozenset[int]]:
    """Of every card, the cards of its name, itself among them."""
    by_name: dict[str, list[int]] = {}
    for number, card in enumerate(cards):
        by_name.setdefault(card.name, []).append(number)
    sets = {name: frozenset(numbers) for name, numbers in by_name.items()}
    return [sets[card.name] for card in cards]


def asked_about(cards: tuple[Printed, ...]) -> dict[int, frozenset[int]]:
    """Of every kind of event, the cards that may ask later in the turn whether it has happened."""
    found: dict[int, set[int]] = {}
    for number, card in enumerate(cards):
        for kind in remembered_by(card):
            found.setdefault(kind, set()).add(number)
    return {kind: frozenset(numbers) for kind, numbers in found.items()}


class Pool(Cards[Printed]):
    def __init__(self, cards: tuple[Printed, ...]) -> None:
        super().__init__(cards, TOPICS)
        self.beings: Final = [card.being for card in cards]
        self.clans: Final = [card.clan for card in cards]
        self.namesakes: Final = namesakes(cards)
        self.ghouls: Final = frozenset(number for number, card in enumerate(cards) if card.being == GHOULISH)
        self.backs: Final = {card.blood: number for number, card in enumerate(cards) if card.kind == BACK}
        self.monsters: Final = frozenset(number for number, card in enumerate(cards) if card.kind == MONSTER)
        self.princes: Final = frozenset(number for number, card in enumerate(cards) if card.kind == PRINCE)
        self.answers: Final = answering(cards)  # by the kinds of damage they answer
        self.askers: Final = asked_about(cards)
        self.rescues: Final = self.answers.get(WOULD_BE_DEFEATED, NOBODY)
        self.borrowers: Final = frozenset(
            number
            for number, card in enumerate(cards)
            if any(BORROWS_HAVENS in each.topics() for each in card.abilities)
        )
        self.aids: Final = frozenset(number for number, card in enumerate(cards) if card.words & AIDS_OTHERS)
        self.springing: Final = springing(cards)  # Traps, by the events they answer
        self.any_time: Final = frozenset(
            number for number, card in enumerate(cards) if any(each.is_any_time() for each in traps_in(card))
        )


def answering(cards: tuple[Printed, ...]) -> dict[int, frozenset[int]]:
    kinds = {kind for card in cards for kind in card.answers}
    return {kind: frozenset(n for n, card in enumerate(cards) if kind in card.answers) for kind in sorted(kinds)}


def traps_in(card: Printed) -> list[Springs]:
    return [ability for ability in card.abilities if isinstance(ability, Springs)]


def springing(cards: tuple[Printed, ...]) -> dict[int, frozenset[int]]:
    found: dict[int, set[int]] = {}
    for number, card in enumerate(cards):
        for event in [event for trap in traps_in(card) for event in trap.events()]:
            found.setdefault(event, set()).add(number)
    return {event: frozenset(numbers) for event, numbers in found.items()}


assert (SOCIAL, MENTAL) == (PHYSICAL + 1, PHYSICAL + 2)  # Printed.value indexes attributes by this
