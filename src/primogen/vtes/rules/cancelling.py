"""The card that is being played, and may be cancelled; what it costs may still be paid."""

from __future__ import annotations

from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.meeting import pay
from primogen.vtes.rules.playing import Playing
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.underway import being_played
from primogen.vtes.rules.who_plays import CARD


def playing_now(g: Table) -> Playing | None:
    """The card that may be cancelled now, unless it is that of an action."""
    card = being_played(g)
    for frame in reversed(g.frames):
        if frame.kind == k.PLAYING and frame.cells[CARD] == card:
            assert isinstance(frame, Playing)
            return frame
    return None


def use_being_played(g: Table) -> Use | None:
    playing = playing_now(g)
    return None if playing is None else playing.use(g)


def cancel_paid(g: Table) -> None:
    """It is burned, and nothing of it happens; what it costs is paid."""
    playing = playing_now(g)
    if playing is not None:
        pay(g, g.face(playing.card), playing.use(g), playing.who, playing.seat)
        burn(g, playing.card)
