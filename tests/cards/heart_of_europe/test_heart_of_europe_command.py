"""Havens and Agendas of Heart of Europe."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

TOWER = "Haven - The Guard Tower"
STATION = "Haven - Old Rail Station"


@pytest.mark.parametrize(("blocker", "left"), [("Guardian", 4), ("Wanderer", 3), ("", 3)])
def test_guards_of_the_tower(blocker: str, left: int) -> None:
    """hoe-guard-tower, R229-CRD-144: +1 Shield for Guards who Block, no Secrecy; not for others, nor when attacked."""
    party = ["Hope", "Guardian", "Wanderer"]
    two = Side(streets=[party], haven=["Keondra"], leader="Keondra", haven_card=TOWER)
    with scene(Side(streets=["Mirror"]), two, book=BOOK) as play:
        assert play.value("Keondra", w.SECRECY) == 0
        play.one("attack with Mirror", f"target {'Hope' if blocker else 'Guardian'}", "Physical")
        play.two(f"block with {blocker}" if blocker else "pass")
        assert play.blood(blocker or "Guardian") == left


@pytest.mark.parametrize(
    ("attacker", "blocked", "left"), [("Guardian", True, 2), ("Guardian", False, 3), ("Wanderer", True, 3)]
)
def test_guards_of_the_tower_break_through(attacker: str, blocked: bool, left: int) -> None:
    """hoe-guard-tower: its Leader's Guards deal 1 more to whoever Blocks them, and to nobody else."""
    one = Side(streets=[[attacker], ["Keondra"]], leader="Keondra", haven_card=TOWER)
    two = Side(streets=["Meek", "Lamb"], leader="Meek")
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {attacker}", "target Meek", "Physical")
        play.two("block with Lamb" if blocked else "pass")
        assert play.blood("Lamb" if blocked else "Meek") == left


def test_the_tower_never_sleeps() -> None:
    """hoe-guard-tower: at the end of the turn one of its player's is readied, while their Leader is there."""
    one = Side(haven=["Keondra", "Hope", "Grace"], exhausted=["Hope", "Grace"], haven_card=TOWER)
    with scene(one, Side(haven=["Bully"]), book=BOOK) as play:
        end_turn(play, 0)
        assert play.offered == ["Hope", "Grace"]
        play.one("Grace")
        assert (play.is_ready("Grace"), play.is_ready("Hope")) == (True, False)


@pytest.mark.parametrize(("tokens", "left"), [(0, 2), (1, 3), (2, 4)])
def test_the_old_rail_station(tokens: int, left: int) -> None:
    """hoe-old-rail-station: +1 Secrecy at home; '-1 Blood Potency' tokens weaken who attacks its coterie."""
    one = Side(streets=["Mirror"], minus_bp={"Mirror": tokens}, blood={"Mirror": 2}, hand=["Awe"] * 3)
    two = Side(streets=["Meek"], haven=["Keondra"], leader="Keondra", haven_card=STATION)
    three = Side(streets=["Lamb"])
    with scene(one, two, three, book=BOOK) as play:
        assert (play.value("Keondra", w.SECRECY), play.value("Meek", w.SECRECY)) == (1, 0)
        play.one("attack with Mirror", "target Meek", "Physical", "pass")
        assert play.blood("Meek") == left
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Mirror", "target Lamb", "Physical", "pass")
        assert play.blood("Lamb") == 2


@pytest.mark.parametrize(("gain", "found"), [("Prestige", ([6, 5], [0, 0])), ("Agenda", ([5, 5], [1, 0]))])
def test_full_of_surprises(gain: str, found: tuple[list[int], list[int]]) -> None:
    """hoe-full-of-surprises: 1 Prestige or 1 Agenda for the first Trap of a turn, whosever it is; no second."""
    one = Side(haven=["Lurker"], face_down={"Snare": 1, "Spiders": 1}, agenda_card="Full of Surprises")
    two = Side(haven=["Bully", "Keondra"], library=["Awe"] * 9)
    with scene(one, two, book=BOOK) as play:
        end_turn(play, 0)
        play.two("move out", "move Bully", "done")
        before = list(play.g.agenda)
        play.one("spring Snare")
        play.one(next(option for option in play.offered if gain in option))
        gained = [play.g.prestige, [now - then for now, then in zip(play.g.agenda, before, strict=True)]]
        assert gained == [found[0], [found[1][0] + 1, 0]]  # 1 of the Snare itself
        play.one("pass")
        play.two("attack with Bully", "Physical")
        play.one("pass", "spring Spiders")
        assert play.g.prestige == found[0]
        play.ends_asking(play.asked.asks)
