"""The board: what every table of cards has, whichever game is played on it, and what it answers the kernel itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from primogen.kernel.abilities import MOST_ABILITIES, Ability
from primogen.kernel.effects import PROPOSAL, RESOLVE, TRIGGERS, WINDOW, Effect, Resolve
from primogen.kernel.events import Proposal, Triggers
from primogen.kernel.game import Game
from primogen.kernel.ids import MOST_SEATS, NONE, Card, Seat
from primogen.kernel.state import NAMED, ON_BACK, ON_SIGHT, PER_CARD
from primogen.kernel.windows import Window

if TYPE_CHECKING:
    from primogen.kernel.decisions import Decision
    from primogen.kernel.frames import Frame
    from primogen.kernel.rulebook import Rulebook
    from primogen.kernel.values import Part

NOBODY: Final[frozenset[int]] = frozenset()
CLOCKWISE: Final = [  # by how many sit there, and from whom on
    [tuple((seat + n) % seats for n in range(seats)) for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]


class Board(Game):
    """Every card is a handle with a printed face, an owner, a controller and a zone, and lies in exactly one pile."""

    # fmt: off
    __slots__ = (
        "controller", "definition", "faces", "faces_of", "host", "live", "nobody", "on_cards", "owner", "piles",
        "printed", "procedures", "rules", "zone", "zones",
    )
    # fmt: on

    def __init__(
        self, book: Rulebook[Self], topics: int, remembered: frozenset[int], whispered: frozenset[int], of: Self | None
    ) -> None:
        super().__init__(topics, remembered, whispered, of)
        self.printed: Final = book.printed
        self.procedures: Final = book.procedures
        self.rules: Final = book.rules
        self.zones: Final = book.zones.count
        self.on_cards: Final = book.zones.on_cards
        self.nobody: Final = book.zones.nobody
        self.definition: Final = self.column("definition", PER_CARD, shown=ON_SIGHT, means=NAMED)
        self.owner: Final = self.column("owner", PER_CARD, shown=ON_BACK)
        self.controller: Final = self.column("controller", PER_CARD, shown=ON_BACK)
        self.zone: Final = self.column("zone", PER_CARD, shown=ON_BACK, words=("zone",))
        self.host: Final = self.column("host", PER_CARD, shown=ON_BACK, empty=NONE)  # bears it, or plays it
        self.live: Final = self.column("live", PER_CARD, shown=ON_SIGHT)  # a bit per ability that is in the index
        self.piles: Final = self.group("piles", book.zones.owners * book.zones.count, keys="pile")
        # those among `definition`, and how many cards there were then: see `has_any`
        self.faces: frozenset[int] = NOBODY if of is None else of.faces
        self.faces_of: int = 0 if of is None else of.faces_of

    # ---- cards and piles

    def kind(self, card: Card) -> int:
        return self.printed.kinds[self.definition[card]]

    def has_word(self, card: Card, words: int) -> bool:
        return self.printed.words[self.definition[card]] & words != 0

    def pile_at(self, seat: Seat, zone: int) -> int:
        """Which of the piles that is."""
        return (self.nobody if zone == self.on_cards else seat) * self.zones + zone

    def pile(self, seat: Seat, zone: int) -> tuple[int, ...]:
        return self.piles[seat * self.zones + zone]

    def attachments(self, host: Card) -> list[Card]:
        lying = self.piles[self.nobody * self.zones + self.on_cards]
        return [card for card in lying if self.host[card] == host] if lying else []

    def handles(self) -> int:
        return len(self.zone)

    def controller_of(self, card: Card) -> Seat:
        return self.controller[card]

    def face_of(self, card: Card) -> int:
        return NONE if card == NONE else self.definition[card]

    def has_any(self, faces: frozenset[int]) -> bool:
        """Whether one of these is in the game, wherever it lies. What comes to the table later is noticed by itself;
        whoever gives a card another face says so: `reface`."""
        if self.faces_of != len(self.definition):
            self.reface()
        return not faces.isdisjoint(self.faces)

    def wears(self, face: int) -> None:
        """Some card is about to have that face; the one it has may come back."""
        if not self.has_any(frozenset((face,))):
            self.faces |= {face}

    def reface(self) -> None:
        self.faces = frozenset(self.definition)
        self.faces_of = len(self.definition)

    def standing(self, card: Card) -> int:
        return NONE if card == NONE else self.controller[card] * self.zones + self.zone[card]

    # ---- what is printed

    def effect(self, number: int) -> Effect:
        return self.printed.nodes[number]

    def number_of(self, effect: Effect) -> int:
        return self.printed.numbers[id(effect)]

    def node_name(self, number: int) -> str:
        return self.printed.names[number]

    def node_named(self, name: str) -> int:
        return self.printed.named[name]

    def card_id(self, definition: int) -> str:
        return self.printed.cards[definition].key

    def definition_of(self, card_id: str) -> int:
        return self.printed.by_key[card_id]

    def ability(self, row: int) -> Ability:
        return self.printed.abilities[self.definition[row // MOST_ABILITIES]][row % MOST_ABILITIES]

    # ---- what the rulebook says

    def revive(self, kind: int, cells: list[int]) -> Frame[Self]:
        if kind == RESOLVE:
            return Resolve(cells)
        if kind == TRIGGERS:
            return Triggers(cells)
        if kind == PROPOSAL:
            return Proposal(cells)
        if kind == WINDOW:
            return Window(cells)
        return self.procedures[kind](cells)

    def next_due(self: Self) -> Frame[Self]:
        return self.rules.next_due(self)

    def printed_value(self: Self, card: Card, stat: int) -> int:
        return self.rules.given(self, card, stat, None)

    def printed_parts(self: Self, card: Card, stat: int) -> list[Part]:
        parts: list[Part] = []
        self.rules.given(self, card, stat, parts)
        return parts

    def is_fixed(self: Self, card: Card, stat: int) -> bool:
        return self.rules.is_fixed(self, card, stat)

    def is_among(self: Self, group: int, card: Card) -> bool:
        return group < NONE and self.rules.is_among(self, group, card)

    def is_forbidden(self: Self, topic: int, subject: Card) -> bool:
        return self.rules.is_forbidden(self, topic, subject)

    def may_use(self: Self, row: int) -> bool:
        return self.rules.may_use(self, row)

    def picked(self: Self, card: Card, besides: list[Card]) -> Card:
        return self.rules.picked(self, card, besides)

    def interjections(self: Self, seat: Seat) -> list[int]:
        return self.rules.interjections(self, seat)

    def interjected(self: Self, seat: Seat, option: int) -> None:
        self.rules.interjected(self, seat, option)

    def conceded(self: Self, seat: Seat) -> None:
        self.rules.conceded(self, seat)

    def order_in_window(self: Self, window: Window) -> tuple[Seat, ...]:
        return self.rules.order_in_window(self, window)

    def put_in_window(self: Self, window: Window, seat: Seat) -> int:
        return self.rules.put_in_window(self, window, seat)

    def offer_in_window(self: Self, window: Window, decision: Decision) -> None:
        self.rules.offer_in_window(self, window, decision)

    def act_in_window(self: Self, window: Window, seat: Seat, option: int) -> None:
        self.rules.act_in_window(self, window, seat, option)

    def sees(self: Self, seat: Seat, card: Card) -> bool:
        return self.rules.sees(self, seat, card)

    def visible(self: Self, seat: Seat) -> tuple[list[Card], list[Card]]:
        return self.rules.visible(self, seat)

    def public_counts(self: Self) -> dict[str, list[int]]:
        return self.rules.public_counts(self)

    def deduced(self: Self, seat: Seat, faces: list[Card]) -> list[int]:
        """All that is on a list it knows and does not lie open before it."""
        return self.hidden_of(self.rules.lists_known(seat), faces)

    def hidden_of(self, owners: tuple[Seat, ...], faces: list[Card]) -> list[int]:
        """Their cards besides these faces, wherever they are: in a pile, or face down with somebody else."""
        seen = set(faces)
        hidden = [card for card, owner in enumerate(self.owner) if owner in owners and card not in seen]
        return sorted([self.definition[card] for card in hidden])

    def after_rewind(self: Self) -> None:
        self.rules.after_rewind(self)

    def wake(self: Self, cells: list[int]) -> None:
        self.rules.wake(self, cells)

    def vocabulary(self, name: str) -> dict[str, int]:
        return self.rules.vocabulary(name)
