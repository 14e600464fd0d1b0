"""A frame is one procedure in progress: a step and some ints. See machine.py for the laws it lives under."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeAlias, TypeVar

from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE

if TYPE_CHECKING:
    from primogen.kernel.game import Game
    from primogen.kernel.log import Cause

Chosen: TypeAlias = int  # an option, or UNASKED
Asks: TypeAlias = Decision | None

DONE: Final = -1
FRAME_HEAD: Final = 3  # ints before the cells, when a frame is saved: kind, step, into

G = TypeVar("G", bound="Game", contravariant=True)
P = TypeVar("P")
T = TypeVar("T")


class Frame(Generic[G]):
    """Made for any game, or for the tables of one. `take` runs one printed step.

    It is called with `chosen=UNASKED`; if it returns a decision it must have changed nothing, and is called again, at
    the same step, with the option the seat chose. A child's `value` lands in the parent's cell named by `into`.
    What a frame holds is public: secrets live in columns that views leave out.
    """

    kind: ClassVar[int]
    step = 0
    into = NONE
    value = NONE

    def __init__(self, cells: list[int]) -> None:
        self.cells: Final = cells

    def take(self, g: G, step: int, chosen: Chosen) -> Asks:
        raise NotImplementedError

    def rewound(self, g: G, told: list[int]) -> None:
        """The state is again as it was when this frame made its mark."""
        raise NotImplementedError

    def left(self, g: G) -> None:
        """The seat it would ask is out of the game: then it ends, unless it has a way to go on without that seat.

        It has changed nothing yet, and stands again at the step that would ask.
        """
        self.done()

    def unpaid(self, g: G) -> bool:
        """A cost could not be paid in full: it ends. Whether it was this that was to be paid for."""
        self.done()
        return True

    def because(self, g: G) -> Cause | None:
        """Why what happens now happens, if this frame is why; what lies beneath it may be."""
        return None

    def go(self, step: int) -> None:
        self.step = step

    def done(self, value: int = NONE) -> None:
        self.step = DONE
        self.value = value

    def ints(self) -> list[int]:
        return [self.kind, self.step, self.into, *self.cells]


class Procedure(Frame[G]):
    """A procedure of a rulebook: one method per printed step, in the printed order, under the printed name."""


class Step(Generic[P, T]):
    """One line of a procedure's table of steps; the table thereby says which steps may ask."""

    def __init__(self, take: Callable[[P, T, Chosen], Asks], acts: Callable[[P, T], None] | None) -> None:
        self.take: Final = take
        self.acts: Final = acts


def acts(method: Callable[[P, T], None]) -> Step[P, T]:
    def take(frame: P, g: T, chosen: Chosen) -> Asks:
        method(frame, g)
        return None

    return Step(take, method)


def asks(method: Callable[[P, T, Chosen], Asks]) -> Step[P, T]:
    return Step(method, None)


def position(steps: tuple[Step[P, T], ...], method: Callable[[P, T], None]) -> int:
    return next(number for number, step in enumerate(steps) if step.acts == method)
