"""Agendas and Havens of Blood & Alchemy, played."""

from __future__ import annotations

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])


def test_recruitment_drive() -> None:
    """baa-recruitment-drive: 1 Agenda for each recruit; a foe's bring none."""
    one = Side(haven=["Hope"], hand=["Weakling", "Wendy"], agenda_card="Recruitment Drive")
    with scene(one, Side(haven=["Keondra"], agenda_card="Recruitment Drive"), book=BOOK) as play:
        play.one("recruit Weakling", "recruit Wendy")
        assert play.g.agenda[:2] == [2, 0]


def test_the_pit_gives_an_unhosted_action_for_the_first_recruit() -> None:
    """baa-the-pit: once in a turn; Secrecy at home."""
    one = Side(haven=["Hope"], streets=["Sage"], hand=["Weakling", "Wendy"], haven_card="Haven - The Pit")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Sage")] == [1, 0]
        play.one("recruit Weakling")
        assert play.unhosted_actions == 1
        play.one("recruit Wendy")  # with that action
        assert play.unhosted_actions == 0


def test_the_chantry_gives_an_unhosted_action_for_the_leaders_rituals() -> None:
    """baa-the-chantry: when the Leader plays one, and nobody else; Secrecy at home."""
    one = Side(haven=["Adept", "Magus"], hand=["Rite"], haven_card="Haven - The Chantry")
    for who, gained in (("Adept", 1), ("Magus", 0)):
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("play Rite", f"exhaust {who}", "pass", "blood of Adept", "pass")
            assert (play.unhosted_actions, play.value("Magus", w.SECRECY)) == (gained, 1)
