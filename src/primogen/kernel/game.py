"""Game: the state, the stack of frames, the decision pending, and what every game must tell the kernel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Self, TypedDict

from primogen.kernel.chance import Chances, draw_below
from primogen.kernel.decisions import IF_OPEN, QUIET, Decision
from primogen.kernel.effects import DELAYED, DELAYED_NODE, NODE, RESOLVE
from primogen.kernel.fingerprints import fingerprint
from primogen.kernel.frames import FRAME_HEAD, Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.state import FORWARD, NAMED, NODES, TO_ALL, State
from primogen.kernel.views import View, view

if TYPE_CHECKING:
    from primogen.kernel.abilities import Ability
    from primogen.kernel.effects import Effect
    from primogen.kernel.log import Line
    from primogen.kernel.values import Part
    from primogen.kernel.windows import Window


class Saved(TypedDict):
    """A save names printed cards and nodes of their texts by card id, so that it outlives a growing card pool."""

    columns: dict[str, list[int]]
    groups: dict[str, list[list[int]]]
    frames: list[list[int]]
    marks: list[Saved]
    cards: dict[str, str]
    nodes: dict[str, str]


class Game(State):
    """What holds at every decision: it can be cloned, saved, loaded and fingerprinted, and the copy plays on alike."""

    # fmt: off
    __slots__ = (
        "answered", "chance", "chances", "decision", "delayed", "drawn", "due", "ended", "explaining", "frames", "gone",
        "index", "lasting", "log", "mark_depths", "marks", "remembered", "rests", "seen", "story", "unheard", "waiting",
        "whispered",
    )
    # fmt: on

    def __init__(self, topics: int, remembered: frozenset[int], whispered: frozenset[int], of: Self | None) -> None:
        super().__init__(of)
        self.whispered: Final = whispered  # event kinds that hidden cards may be waiting for
        self.remembered: Final = remembered  # event kinds that are kept in the story of the turn
        self.chance: Final = self.column("chance", under_rewind=FORWARD)
        self.answered: Final = self.column("answered", shown=TO_ALL, under_rewind=FORWARD)  # how many answers so far
        self.waiting: Final = self.column("waiting", shown=TO_ALL)  # triggered abilities due: see events.py
        self.unheard: Final = self.column("unheard")  # the same, of cards that are face down
        self.due: Final = self.column("due", shown=TO_ALL)  # what the rules must settle before anything goes on
        self.story: Final = self.column("story", shown=TO_ALL)  # events of this turn: see events.py
        self.lasting: Final = self.column("lasting", shown=TO_ALL)  # modifiers with an end: see values.py
        self.delayed: Final = self.column("delayed", shown=TO_ALL, means=NODES)  # effects that wait: see effects.py
        self.mark_depths: Final = self.column("mark_depths", shown=TO_ALL)
        self.ended: Final = self.column("ended", shown=TO_ALL)  # empty until the game is over; then how it ended
        self.gone: Final = self.column("gone", shown=TO_ALL)  # seats that have left while the others play on
        self.index: Final = self.group("index", topics)  # topic -> rows of abilities in play
        self.frames: Final[list[Frame[Self]]] = [] if of is None else of.copied_frames()
        self.marks: Final[list[Game]] = [] if of is None else of.marks[:]  # frozen, therefore shared
        self.seen: Final[dict[Seat, View]] = {}  # of a mark, which never changes: views made of it
        self.decision: Decision | None = None if of is None else of.decision
        self.explaining = QUIET
        self.log: list[Line] | None = None  # where lines are told, if anybody listens
        self.drawn: list[int] | None = None  # where chance tells its results, if a journal listens
        self.rests: list[Game] | None = None  # where the game is copied to whenever it is at rest, if anybody wants it
        self.chances: Chances | None = None  # and all that it gave, if somebody will reckon it again

    # ---- what a game tells the kernel

    def another(self, of: Game | None) -> Game:
        raise NotImplementedError

    def revive(self, kind: int, cells: list[int]) -> Frame[Self]:
        raise NotImplementedError

    def next_due(self) -> Frame[Self]:
        """The procedure that settles what is due, first things first; it takes its row off `due`."""
        raise NotImplementedError

    def whisper(self, kind: int, seat: Seat, subject: Card, by: Card, number: int) -> None:
        """Something has happened that a hidden card may answer; whoever could have one must be asked."""
        raise NotImplementedError

    def effect(self, number: int) -> Effect:
        raise NotImplementedError

    def number_of(self, effect: Effect) -> int:
        raise NotImplementedError

    def node_name(self, number: int) -> str:
        raise NotImplementedError

    def node_named(self, name: str) -> int:
        raise NotImplementedError

    def card_id(self, definition: int) -> str:
        raise NotImplementedError

    def definition_of(self, card_id: str) -> int:
        raise NotImplementedError

    def ability(self, row: int) -> Ability:
        raise NotImplementedError

    def printed_value(self, card: Card, stat: int) -> int:
        """What is printed, or set, and what the rules themselves add."""
        raise NotImplementedError

    def printed_parts(self, card: Card, stat: int) -> list[Part]:
        """The same, term by term."""
        raise NotImplementedError

    def is_among(self, group: int, card: Card) -> bool:
        """Whether a lasting modifier on many (a number below NONE) is on this card."""
        raise NotImplementedError

    def is_fixed(self, card: Card, stat: int) -> bool:
        """Whether nothing may add to it."""
        raise NotImplementedError

    def queue_for(self, kind: int) -> list[int]:
        """Where abilities wait that have heard such a thing."""
        return self.waiting

    def you_for(self, source: Card, seat: Seat) -> Seat:
        """Who "you" is on that card when something happens to that seat."""
        raise NotImplementedError

    def acting_for(self, card: Card) -> Card:
        """The character whose ability this is: the card itself, or the one it belongs to."""
        raise NotImplementedError

    def standing(self, card: Card) -> int:
        """Where it is and whose, as one number: what the story of the turn tells of it. NONE of no card."""
        raise NotImplementedError

    def is_silent(self, card: Card) -> bool:
        """Whether the card hears, but its text is not active until it is turned up."""
        raise NotImplementedError

    def is_lost(self, card: Card) -> bool:
        """Whether it has been shuffled into a deck: its handle may mean another card by now."""
        raise NotImplementedError

    def may_use(self, row: int) -> bool:
        """Whether this ability may be used once more."""
        raise NotImplementedError

    def note_use(self, row: int) -> None:
        raise NotImplementedError

    def controller_of(self, card: Card) -> Seat:
        raise NotImplementedError

    def seats(self) -> int:
        raise NotImplementedError

    def clockwise_from_active(self) -> tuple[Seat, ...]:
        """All who are still in the game; those who have left may be among them."""
        raise NotImplementedError

    def is_forbidden(self, topic: int, subject: Card) -> bool:
        raise NotImplementedError

    def visible(self, seat: Seat) -> tuple[list[Card], list[Card]]:
        """The cards whose face the seat sees, and those it sees from behind. NONE is a spectator."""
        raise NotImplementedError

    def public_counts(self) -> dict[str, list[int]]:
        """How many cards lie where."""
        raise NotImplementedError

    def deduced(self, seat: Seat, faces: list[Card]) -> list[int]:
        """Printed cards the seat knows to be among those it cannot see, in no telling order; it sees these faces."""
        raise NotImplementedError

    def handles(self) -> int:
        """How many cards there are."""
        raise NotImplementedError

    def face_of(self, card: Card) -> int:
        """The number of its printed card; NONE of none."""
        raise NotImplementedError

    def sees(self, seat: Seat, card: Card) -> bool:
        raise NotImplementedError

    def picked(self, card: Card, besides: list[Card]) -> Card:
        """A card has been chosen, by a seat or by chance: the handle by which it goes in the frame, which all can read.

        `besides` are those chosen before it.
        """
        raise NotImplementedError

    def interjections(self, seat: Seat) -> list[int]:
        """What the seat may do at any time, whoever is being asked."""
        return []

    def interjected(self, seat: Seat, option: int) -> None:
        raise NotImplementedError

    def conceded(self, seat: Seat) -> None:
        """It gives up, whatever is going on; whether the others play on, and who has won, is for the rules to say."""
        raise NotImplementedError

    def order_in_window(self, window: Window) -> tuple[Seat, ...]:
        """Who may answer, one after the other; those who have left the game are passed over."""
        raise NotImplementedError

    def put_in_window(self, window: Window, seat: Seat) -> int:
        """How that seat is asked: ALWAYS, if what it may do depends on what others cannot see; IF_OPEN; or NOT_AT_ALL,
        if there can be nothing. Only what everybody knows may decide that."""
        raise NotImplementedError

    def offer_in_window(self, window: Window, decision: Decision) -> None:
        """What a seat may do in a window, besides passing."""
        raise NotImplementedError

    def act_in_window(self, window: Window, seat: Seat, option: int) -> None:
        raise NotImplementedError

    def after_rewind(self) -> None:
        """Bring what only moves forward and what was restored into line again."""
        return

    def wake(self, cells: list[int]) -> None:
        """Go on from where the game was at rest (see resting.py), with the frame that was under way there."""
        raise NotImplementedError

    def vocabulary(self, name: str) -> dict[str, int]:
        """The numbers of what has a name: places of a column or group, or what their rows hold."""
        raise NotImplementedError

    def name_since(self, column: str) -> str:
        """What a column is called now that was called so in a game at rest; empty if it is needed no more."""
        return column

    def rule_for_order(self) -> str:
        raise NotImplementedError

    def rule_for_instead(self) -> str:
        raise NotImplementedError

    def rule_for_may(self) -> str:
        raise NotImplementedError

    def rule_for_window(self) -> str:
        raise NotImplementedError

    def rule_for_target(self) -> str:
        raise NotImplementedError

    # ---- asking, leaving, and chance

    def leave(self, seat: Seat) -> None:
        """From now on the others play on without it: it is asked nothing, and its texts come to nothing."""
        self.gone.append(seat)

    def has_left(self, seat: Seat) -> bool:
        return seat in self.gone

    def roll(self, bound: int) -> int:
        result = draw_below(self.chance, bound)
        if self.drawn is not None:
            self.drawn.append(result)
        if self.chances is not None:
            self.chances.rolled(bound, result)
        return result

    def shuffled(self, cards: list[int]) -> list[int]:
        """Fisher and Yates, from the last place down."""
        order = cards[:]
        if self.chances is not None:
            self.chances.begin()
        for last in range(len(order) - 1, 0, -1):
            other = self.roll(last + 1)
            order[last], order[other] = order[other], order[last]
        if self.chances is not None:
            self.chances.shuffled(cards[:], order[:])
        return order

    def ask(self, seat: Seat, asks: str, rule: str, put: int = IF_OPEN, about: Card = NONE) -> Decision:
        return Decision(seat, asks, rule, put, about, self.explaining)

    # ---- copying and saving

    def clone(self) -> Game:
        return self.another(self)

    def copied_frames(self) -> list[Frame[Self]]:
        return [self.revived(frame.kind, frame.step, frame.into, frame.cells[:]) for frame in self.frames]

    def revived(self, kind: int, step: int, into: int, cells: list[int]) -> Frame[Self]:
        frame = self.revive(kind, cells)
        frame.step = step
        frame.into = into
        return frame

    def saved(self) -> Saved:
        columns = self.columns_by_name()
        named = {number for field in self.fields if field.means == NAMED for number in columns[field.name]}
        nodes = {frame.cells[NODE] for frame in self.frames if frame.kind == RESOLVE}
        nodes |= set(self.delayed[DELAYED_NODE::DELAYED])
        return {
            "columns": columns,
            "groups": self.groups_by_name(),
            "frames": [frame.ints() for frame in self.frames],
            "marks": [mark.saved() for mark in self.marks],
            "cards": {str(number): self.card_id(number) for number in sorted(named)},
            "nodes": {str(number): self.node_name(number) for number in sorted(nodes)},
        }

    def save(self) -> str:
        return json.dumps(self.saved(), separators=(",", ":"))

    def fill(self, saved: Saved) -> None:
        self.load_columns(saved["columns"])
        self.load_groups(saved["groups"])
        self.widen()
        cards = {int(old): self.definition_of(name) for old, name in saved["cards"].items()}
        nodes = {int(old): self.node_named(name) for old, name in saved["nodes"].items()}
        for field, column in zip(self.fields, self.columns, strict=True):
            if field.means == NAMED:
                column[:] = [cards[number] for number in column]
        self.delayed[DELAYED_NODE::DELAYED] = [nodes[number] for number in self.delayed[DELAYED_NODE::DELAYED]]
        for ints in saved["frames"]:
            cells = ints[FRAME_HEAD:]
            if ints[0] == RESOLVE:
                cells[NODE] = nodes[cells[NODE]]
            self.frames.append(self.revived(ints[0], ints[1], ints[2], cells))
        for mark in saved["marks"]:
            game = self.another(None)
            game.fill(mark)
            self.marks.append(game)

    def widen(self) -> None:
        """Of columns whose places have names: those that were named since then are there, and empty."""
        for field, column in zip(self.fields, self.columns, strict=True):
            if field.keys and column:
                column.extend([field.empty] * (len(self.vocabulary(field.keys)) - len(column)))

    def fingerprint(self) -> str:
        """The same for the same position: see fingerprints.py."""
        return fingerprint(self)

    def rest(self) -> None:
        """Nothing is under way but what is about to begin, and no card's text: see resting.py."""
        if self.rests is not None:
            self.rests.append(self.clone())

    # ---- frames and marks; the machine does the rest

    def call(self, frame: Frame[Self], into: int = NONE) -> None:
        frame.into = into
        self.frames.append(frame)

    def mark(self) -> int:
        """Remember this moment for the frame on top; `rewind` comes back to it. Gone when that frame is popped."""
        self.marks.append(self.clone())
        self.mark_depths.append(len(self.frames))
        return len(self.marks) - 1

    def seen_by(self, seat: Seat) -> View:
        """Of a mark."""
        if seat not in self.seen:
            self.seen[seat] = view(self, seat)
        return self.seen[seat]

    def rewind(self: Self, number: int, told: list[int]) -> None:
        """Back to a mark; `told` is all that the frame which made it learns of what has been undone."""
        self.go_back_to(self.marks[number])
        self.frames[-1].rewound(self, told)

    def go_back_to(self, mark: Game) -> None:
        """Everything is as it was then, but for what only moves forward; the mark stays as it is."""
        self.restore(mark)
        self.frames[:] = mark.copied_frames()
        self.marks[:] = mark.marks
        self.after_rewind()
