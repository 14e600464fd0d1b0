"""Agenda cards: face down until their player turns them up, at whatever moment that is."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    agenda,
    attach_this,
    deal,
    gain,
    have,
    is_defeated,
    target,
    unhosted,
    when,
    you_defeat,
    your_coterie,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from setting_up import CAITIFF, MINISTRY, begun, first_player
from support import book_with

LEECH = action("test-leech", "Leech", decks=n.BOTH, text=target(anybody, attach_this(THAT)))
FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
SHADOWS = agenda(
    "test-shadows",
    "Shadows",
    have(your_coterie, 1, n.SECRECY),
    when(you_defeat(anybody), gain(2, n.AGENDA)),
    decks=n.BOTH,
)
BOOK = book_with(LEECH, FIRE, SHADOWS)

FOE = Side(haven=["Keondra"])


def test_an_agenda_card_begins_face_down() -> None:
    """RV-AGENDA-01: known to its player alone."""
    play = begun(MINISTRY, CAITIFF)
    first = first_player(play)
    own = play.g.agenda_card[first]
    assert (play.g.face_down[own], play.g.agenda_up) == (1, [0, 0])
    assert [play.g.sees(seat, own) for seat in (first, 1 - first)] == [True, False]


def test_it_may_be_turned_up_in_any_players_turn() -> None:
    """RV-AGENDA-01: in one's own; and in a foe's, in the middle of an attack, while somebody else is asked."""
    side = Side(streets=["Lucky"], haven=["Sage"], agenda_card="Shadows", agenda_up=0)
    with scene(side, FOE, book=BOOK) as play:
        play.one("reveal agenda")
        assert play.g.agenda_up == [1, 0]
    with scene(side, Side(streets=["Keondra"]), turn=1, book=BOOK) as play:
        play.two("attack with Keondra", "target Lucky")
        play.interjects(0, "reveal agenda")
        assert (play.asked.asks, play.g.sees(1, play.card("Shadows"))) == ("attack-type", True)
        play.two("Social")
        assert play.blood("Lucky") == 4


def test_it_is_turned_up_once_for_all() -> None:
    """RV-AGENDA-01: what lies open has no more to reveal, and there is no turning it down."""
    one = Side(haven=["Lucky"], agenda_card="Shadows", agenda_up=0)
    with scene(one, FOE, book=BOOK) as play:
        play.one("reveal agenda")
        assert not [words for words in play.offered if "agenda" in words]
        assert play.g.agenda_up[0] == 1


def test_a_face_down_agenda_card_has_no_text() -> None:
    """RV-AGENDA-02: neither what holds all the time, nor what triggers, nor what may be activated."""
    one = Side(haven=["Lucky"], hand=["Fire"], agenda_card="Shadows", agenda_up=0)
    with scene(one, Side(haven=["Keondra", "Iara"]), book=BOOK) as play:
        assert play.value("Lucky", w.SECRECY) == 0
        play.one("play Fire", "Iara")
        assert play.g.agenda[0] == 1  # for the Rival's vampire, and nothing else
        play.one("pass action", "reveal agenda")
        assert (play.value("Lucky", w.SECRECY), play.g.agenda[0]) == (1, 1)
    one = Side(haven=["Lucky"], discard=["Awe"] * 5, agenda_card="The Ash Heap of History", agenda_up=0)
    with scene(one, FOE) as play:
        assert "activate The Ash Heap of History" not in play.offered
        play.one("reveal agenda", "activate The Ash Heap of History")
        assert play.g.agenda[0] == 1


def test_its_start_of_turn_text_sleeps_too() -> None:
    """RV-AGENDA-02: turned up after that step, it is too late for this turn."""
    one = Side(haven=["Lucky"], ongoing=["Believer"], agenda_card="Go For Broke", agenda_up=0)
    with scene(one, FOE, phase="beginning") as play:
        play.one("reveal agenda")
        assert play.g.agenda[0] == 0
    one.agenda_up = 1
    with scene(one, FOE, phase="beginning") as play:
        play.one("resolve Go For Broke")
        assert play.g.agenda[0] == 1


def test_agenda_is_gathered_on_a_face_down_card() -> None:
    """RV-AGENDA-03: it is kept when the card is turned up, and 13 win though it never is."""
    one = Side(haven=["Lucky"], hand=["Fire"], agenda_card="Martyrdom", agenda_up=0, agenda=4)
    with scene(one, Side(haven=["Keondra", "Iara"]), book=BOOK) as play:
        play.one("play Fire", "Iara")
        assert play.g.agenda[0] == 5
        play.one("reveal agenda")
        assert play.g.agenda[0] == 5
    one.agenda = 12
    with scene(one, Side(haven=["Keondra", "Iara"]), book=BOOK) as play:
        play.one("play Fire", "Iara")
        assert (play.winner, play.g.agenda_up[0]) == ("One", 0)


def test_turned_up_at_its_moment_it_still_hears() -> None:
    """RV-AGENDA-04: a Curse has just been attached; Observe and Report is turned up, and gains."""
    one = Side(haven=["Lucky"], hand=["Leech"], agenda_card="Observe and Report", agenda_up=0)
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Leech", "Keondra", "reveal agenda")
        assert play.g.agenda == [1, 0]


def test_once_the_moment_has_passed_it_is_too_late() -> None:
    """RV-AGENDA-04: with an action between, the attaching is past."""
    one = Side(haven=["Lucky"], hand=["Leech"], agenda_card="Observe and Report", agenda_up=0)
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Leech", "Keondra", "pass action", "reveal agenda")
        assert play.g.agenda == [0, 0]


def test_turned_up_in_the_middle_of_an_action_it_hears_the_end() -> None:
    """RV-AGENDA-04: the Scheme has been announced; before anyone has said NO, Go For Broke is turned up."""
    one = Side(haven=["Ceraph"], hand=["Believer"], agenda_card="Go For Broke", agenda_up=0)
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer")
        play.interjects(0, "reveal agenda")
        play.one("exert Ceraph", "pass", "fist 0")
        play.two("pass", "fist 0", "NO")
        assert (play.where("Believer"), play.g.agenda[0]) == ("table", 1)


def test_in_a_foes_turn_it_hears_what_the_foe_does() -> None:
    """RV-AGENDA-04: One has just burned Two's Sara; Two turns up Martyrdom, and gains 1. So does nobody else."""
    two = Side(haven=["Ryan", "Sara"], agenda_card="Martyrdom", agenda_up=0)
    three = Side(haven=["Evangeline"], agenda_card="Martyrdom", agenda_up=0)
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, three, book=BOOK) as play:
        play.one("play Fire", "Sara")
        play.interjects(1, "reveal agenda")
        play.interjects(2, "reveal agenda")
        assert play.g.agenda == [1, 1, 0]


def test_what_one_player_turns_up_wakes_no_other_agenda() -> None:
    """RV-AGENDA-04: Lucky has defeated Two's Sara; both Chronicles have heard it, and one of them is turned up."""
    chronicle = agenda("test-chronicle", "Chronicle", when(is_defeated(anybody), gain(1, n.AGENDA)), decks=n.BOTH)
    two = Side(haven=["Ryan", "Sara"], agenda_card="Chronicle", agenda_up=0)
    three = Side(haven=["Evangeline"], agenda_card="Chronicle", agenda_up=0)
    book = book_with(FIRE, chronicle)
    for speaks, gained in ((1, [0, 1, 0]), (2, [0, 0, 1])):
        with scene(Side(haven=["Lucky"], hand=["Fire"]), two, three, rivals=[2, 0, 1], book=book) as play:
            play.one("play Fire", "Sara")
            before = play.g.agenda[:]
            play.interjects(speaks, "reveal agenda")
            assert [now - then for now, then in zip(play.g.agenda, before, strict=True)] == gained
            play.interjects(3 - speaks, "reveal agenda")
            assert [now - then for now, then in zip(play.g.agenda, before, strict=True)] == [0, 1, 1]
