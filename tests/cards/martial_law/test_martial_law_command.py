"""Agendas, Havens and Hideouts of Martial Law, played."""

from __future__ import annotations

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from soldiers import BOOK

# ---- Kill Tally


@pytest.mark.parametrize(("victim", "agenda"), [("Weakling", 2), ("Elder", 0)])
def test_kill_tally_counts_the_defeated(victim: str, agenda: int) -> None:
    """ml-kill-tally: 1 for a character of a foe's, beside the 1 for a Rival's; who is only hurt is worth nothing."""
    one = Side(streets=["Bully"], agenda_card="Kill Tally")
    with scene(one, Side(streets=[["Elder"], ["Weakling"]]), book=BOOK) as play:
        play.one("attack with Bully", f"target {victim}", "Physical")
        assert play.g.agenda == [agenda, 0]


def test_kill_tally_counts_no_defeat_of_ones_own() -> None:
    """ml-kill-tally: nobody gains by losing a character, nor by burning or defeating one's own."""
    one = Side(streets=["Bully", "Fleshcrafter", "Page"], blood={"Bully": 1}, hand=["Anything For My Master"])
    one.agenda_card = "Kill Tally"
    with scene(one, Side(haven=["Elder"]), book=BOOK) as play:
        play.one("play Anything For My Master", "exhaust Fleshcrafter")
        assert (play.where("Bully"), play.g.agenda) == ("torpor", [0, 0])


@pytest.mark.parametrize(("card", "agenda"), [("Hit Back", 1), ("Parry", 0)])
def test_kill_tally_counts_attackers_who_are_hurt(card: str, agenda: int) -> None:
    """ml-kill-tally: 1 for damage to an attacker of a foe's."""
    two = Side(streets=["Elder"], agenda_card="Kill Tally", hand=[card])
    with scene(Side(streets=["Loner"]), two, book=BOOK) as play:
        play.one("attack with Loner", "Mental")
        play.two(f"place {card}")
        assert play.g.agenda == [0, agenda]


def test_kill_tally_counts_monsters() -> None:
    """ml-kill-tally: one that strikes is an attacker nobody controls; defeated, it is a character as well."""
    one = Side(streets=["Marksman"], agenda_card="Kill Tally", hand=["Hit Back"], tagged=["Mula-Sem-Cabeça"])
    city = City(monsters=["Mula-Sem-Cabeça"], blood={"Mula-Sem-Cabeça": 4})
    with scene(one, Side(haven=["Elder"]), city=city, book=BOOK) as play:
        play.one("attack with Marksman", "target Mula-Sem-Cabeça", "Social", "pass", "place Hit Back")
        assert (play.where("Mula-Sem-Cabeça"), play.g.agenda) == ("box", [2 + 1 + 1, 0])
