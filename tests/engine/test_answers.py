"""What the machine takes for an answer, and what is left when the game is over."""

from __future__ import annotations

import pytest

from primogen.kernel.decisions import QUIET, option
from primogen.kernel.machine import CONCESSION, answer, explained, interject, pending
from primogen.rivals.rules.words import ACTIVATE, REVEAL_AGENDA
from primogen.rivals.scenes.play import begin, scene
from primogen.rivals.scenes.sides import Side

SIDES = (Side(streets=["Lucky"], agenda_card="Martyrdom", agenda_up=0), Side(streets=["Keondra"]))


@pytest.mark.parametrize("index", [-1, -2, 99])
def test_an_answer_is_the_number_of_an_option(index: int) -> None:
    play = begin(*SIDES)
    before, question = play.g.fingerprint(), pending(play.g)
    with pytest.raises(ValueError, match="is not one of the"):
        answer(play.g, index)
    with pytest.raises(ValueError, match="is not one of the"):
        answer(play.g, len(question.options))
    assert (play.g.fingerprint(), play.g.decision) == (before, question)


def test_every_answer_counts_also_what_is_said_out_of_turn() -> None:
    with scene(*SIDES) as play:
        play.one("pass action")
        assert play.g.answered == [1]
        play.interjects(0, "reveal agenda")
        assert play.g.answered == [2]
        play.interjects(1, "concede")
        assert play.g.answered == [3]


def test_out_of_turn_nobody_does_what_is_not_theirs_to_do() -> None:
    play = begin(*SIDES)
    g, before = play.g, play.g.fingerprint()
    for seat, said in ((1, option(REVEAL_AGENDA, g.agenda_card[0])), (0, option(ACTIVATE, play.card("Lucky")))):
        with pytest.raises(ValueError, match="may not do that now"):
            interject(g, seat, said)
    assert g.fingerprint() == before


def test_after_the_end_nothing_is_under_way() -> None:
    """Not even what a face-down Agenda card has heard; and nothing more can be said."""
    play = begin(*SIDES)
    g = play.g
    g.unheard.extend((g.agenda_card[0] * 8, 0, -1, -1, 0))
    interject(g, 1, CONCESSION)
    assert (g.frames, g.marks, g.mark_depths, g.waiting, g.unheard, g.due) == ([], [], [], [], [], [])
    with pytest.raises(ValueError, match="nothing is asked"):
        answer(g, 0)
    with pytest.raises(ValueError, match="nothing is asked"):
        interject(g, 0, CONCESSION)


def test_reasons_are_given_when_somebody_looks_and_only_then() -> None:
    with scene(Side(haven=["Lucky"], hand=["Awe"]), Side(haven=["Keondra"])) as play:
        assert pending(play.g).refused == []
        assert explained(play.g).refused != []
        assert play.g.explaining == QUIET
        play.one("pass action")
        assert pending(play.g).refused == []
