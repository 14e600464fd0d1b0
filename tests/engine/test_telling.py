"""The log: each reads the cards they saw when it was told, and is shown on the table what they see still."""

from __future__ import annotations

from primogen.kernel.ids import ALL, NONE, Card, Seat
from primogen.kernel.log import HIDDEN, Line, handle_for
from primogen.rivals.rules.atoms.showing import hide, show
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side


def named(play: Play, line: Line, seat: Seat) -> Card:
    """The card of the line that this seat can be shown on the table."""
    return handle_for(play.g, line.cards[0], line.for_seat(seat)[0], seat)


def test_a_drawn_card_is_told_to_its_player_alone() -> None:
    with scene(Side(haven=["Grace"], library=["Awe"]), Side(haven=["Keondra"])) as play:
        play.one("draw")
        line = next(line for line in play.lines if line.key == "draws-library")
        face = play.g.definition[play.card("Awe")]
        assert [line.for_seat(seat)[0] for seat in (0, 1, NONE, ALL)] == [face, HIDDEN, HIDDEN, face]
        assert [named(play, line, seat) for seat in (0, 1, NONE)] == [play.card("Awe"), NONE, NONE]


def test_what_one_was_shown_is_named_as_long_as_one_sees_it() -> None:
    """The words stay; the card is pointed at no more."""
    with scene(Side(haven=["Grace"], library=["Awe"]), Side(haven=["Keondra"])) as play:
        card = play.card("Awe")
        show(play.g, card, 1)
        play.one("draw")
        g = play.g  # a copy, where every decision is played from one
        line = next(line for line in play.lines if line.key == "draws-library")
        assert line.for_seat(1)[0] == g.definition[card]
        assert named(play, line, 1) == card
        hide(g, card, 1)
        assert line.for_seat(1)[0] == g.definition[card]
        assert named(play, line, 1) == NONE


def test_a_line_for_one_seat_is_not_for_spectators() -> None:
    with scene(Side(haven=["Grace"], library=["Awe"]), Side(haven=["Keondra"])) as play:
        for seat in (0, 1):
            show(play.g, play.card("Awe"), seat)
        play.one("draw")
        line = next(line for line in play.lines if line.key == "draws-library")
        assert line.for_seat(NONE)[0] == play.g.definition[play.card("Awe")], "shown to everybody"
