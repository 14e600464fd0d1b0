"""Which text of a card is being carried out, from where its targets are settled on."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import AtRandom, ChooseSeat, Pay, Target, UpTo
from primogen.kernel.effects import LISTED, NODE, PLAYER, RESOLVE, THAT, YOU, Effect, ForEach, Resolve
from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE
from primogen.rivals.language.choices import ForEachPlayer
from primogen.rivals.rules.activating import Activation
from primogen.rivals.rules.conflict import Conflict
from primogen.rivals.rules.playable import is_placed
from primogen.rivals.rules.playing import Playing
from primogen.rivals.rules.table import Table
from primogen.rivals.text.costs import COSTS

# Once they have chosen, what they chose is settled for the part they call, and not for their own words
CHOOSERS: Final = (Target, UpTo, ForEach, AtRandom, ChooseSeat, ForEachPlayer)


def text_under_way(g: Table) -> Resolve | None:
    """The innermost, with its node. What a card that is placed face down says is nobody's business."""
    for at in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[at]
        if frame.kind == RESOLVE:
            found = part_of_text(g, g.frames[: at + 1])
            if found is not None:
                return found
        elif isinstance(frame, Conflict):
            return frame.scope()
        elif isinstance(frame, Activation):
            return aimed(g, frame.pay(g), frame.scope())
        elif isinstance(frame, Playing) and not is_placed(g, frame.card):
            return aimed(g, g.face(frame.card).text, frame.scope())
    return None


def aimed(g: Table, text: Effect | None, at: Resolve) -> Resolve | None:
    """Of a text whose target is known, what is done to it."""
    if text is None:
        return None
    if at.that != NONE:
        text = text.after() if isinstance(text, Pay) else text.effect if isinstance(text, Target) else text
    at.cells[NODE] = g.number_of(text)
    return at


def part_of_text(g: Table, frames: list[Frame[Table]]) -> Resolve | None:
    """The largest part that speaks of the same card and player as the innermost; none if it speaks of nobody."""
    last = frames[-1]
    about = (last.cells[THAT], last.cells[PLAYER])
    found: Resolve | None = None
    for frame in reversed(frames):
        if frame.kind != RESOLVE or (frame.cells[THAT], frame.cells[PLAYER]) != about or about == (NONE, NONE):
            break
        assert isinstance(frame, Resolve)
        node = g.effect(frame.cells[NODE])
        if isinstance(node, Pay):
            found = part(frame, g.number_of(node.after()))
        elif not isinstance(node, COSTS) and (frame.step == 0 or not isinstance(node, CHOOSERS)):
            found = part(frame, frame.cells[NODE])
    return found


def part(frame: Resolve, node: int) -> Resolve:
    return Resolve([node, *frame.cells[YOU:LISTED]])
