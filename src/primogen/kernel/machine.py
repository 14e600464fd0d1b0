"""The machine: the only code that runs and pops frames.

1. Leaves never ask: only procedures and choice nodes return a decision.
2. A frame's step is set before it runs, so whatever it calls finds it already past that step.
3. A frame stays on the stack under its child; nothing is ever inserted below the top.
4. Only the machine pops.
5. A step asks before it changes anything, so that a pending decision can be derived again and need not be saved.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, EXPLAINING, QUIET, UNASKED, Decision, option
from primogen.kernel.effects import CONCEDE
from primogen.kernel.events import Triggers
from primogen.kernel.failing import NothingOffered
from primogen.kernel.frames import DONE, Chosen, Frame
from primogen.kernel.game import Game, Saved
from primogen.kernel.ids import NONE, Seat

CONCESSION: Final = option(CONCEDE)
STEPS_BETWEEN_DECISIONS: Final = 20_000  # this many steps without a question is a rule that loops
UNASKED_FOR: Final = "nothing is asked"


def run(g: Game) -> None:
    """Until a seat must decide or the game is over."""
    frames, due, waiting, ended, gone = g.frames, g.due, g.waiting, g.ended, g.gone
    for _ in range(STEPS_BETWEEN_DECISIONS):
        if ended:
            clear_away(g)
            return
        if due:
            g.call(g.next_due())
        elif waiting:
            heard = waiting[:]
            waiting.clear()
            g.call(Triggers(heard))
        frame = frames[-1]
        step = frame.step
        frame.step = step + 1
        decision = frame.take(g, step, UNASKED)
        if decision is None:
            if frames[-1].step == DONE:
                pop_finished(g)
            continue
        frame.step = step
        if waiting or due:  # what has happened is heard before anybody is asked: nothing waits while a question is put
            continue
        if gone and decision.seat in gone:
            frame.left(g)
            pop_finished(g)
            continue
        options = decision.options
        if len(options) > 1 or (options and decision.put == ALWAYS):
            g.decision = decision
            return
        if not options:
            raise NothingOffered(f"{decision.asks} ({decision.rule}) offers nothing")
        act(g, frame, options[0])  # a single option of an open question is taken at once
    raise RuntimeError(f"no decision in {STEPS_BETWEEN_DECISIONS} steps; top frame kind {g.frames[-1].kind}")


def clear_away(g: Game) -> None:
    g.frames.clear()
    g.marks.clear()
    for column in (g.mark_depths, g.waiting, g.unheard, g.due):
        column.clear()


def act(g: Game, frame: Frame[Game], chosen: Chosen) -> None:
    step = frame.step
    frame.step = step + 1
    decision = frame.take(g, step, chosen)
    assert decision is None, f"{step} of {frame.kind}: a step acts on the answer; the next step asks again"
    if g.frames[-1].step == DONE:
        pop_finished(g)


def pop_finished(g: Game) -> None:
    frames, depths = g.frames, g.mark_depths
    while frames and frames[-1].step == DONE:
        frame = frames.pop()
        if frame.into != NONE:
            frames[-1].cells[frame.into] = frame.value
        while depths and depths[-1] > len(frames):
            depths.pop()
            g.marks.pop()


def pending(g: Game) -> Decision:
    if g.decision is None:
        raise ValueError(UNASKED_FOR)
    return g.decision


def answer(g: Game, index: int) -> None:
    decision = g.decision
    if decision is None:
        raise ValueError(UNASKED_FOR)
    options = decision.options
    if not 0 <= index < len(options):
        raise ValueError(f"{index} is not one of the {len(options)} options of {decision.asks}")
    g.answered[0] += 1
    g.decision = None
    act(g, g.frames[-1], options[index])
    run(g)


def explained(g: Game) -> Decision:
    """The pending decision once more, now with the greyed acts and why they are greyed."""
    plain, frame = pending(g), g.frames[-1]
    step = frame.step
    frame.step = step + 1
    g.explaining = EXPLAINING
    decision = frame.take(g, step, UNASKED)
    g.explaining = QUIET
    frame.step = step
    assert decision is not None and decision.options == plain.options, f"{plain.asks}: asked twice, it differs"
    return decision


def ask_again(g: Game) -> None:
    """After something outside the frames has changed the table."""
    g.decision = None
    run(g)


def interject(g: Game, seat: Seat, option: int) -> None:
    """A seat does what it may do at any time, whoever is being asked; then the question is put again."""
    pending(g)
    if g.has_left(seat):
        raise ValueError(f"seat {seat} has left the game")
    if option == CONCESSION:
        g.conceded(seat)
    elif option in g.interjections(seat):
        g.interjected(seat, option)
    else:
        raise ValueError(f"seat {seat} may not do that now")
    g.answered[0] += 1
    g.decision = None
    run(g)


def load(g: Game, saved: Saved) -> Game:
    """`g` gives the game and its card pool; the decision comes back by asking again."""
    game = g.another(None)
    game.fill(saved)
    run(game)
    return game
