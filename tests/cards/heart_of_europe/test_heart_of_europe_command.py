"""Havens and Agendas of Heart of Europe."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.tokens import gain_agenda
from primogen.rivals.scenes.play import begin, scene
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


# ---- Disheveled Shelves

SHELVES = "Disheveled Shelves"


@pytest.mark.parametrize(("library", "winner"), [([], "One"), (["Awe"], "")])
def test_disheveled_shelves_wins(library: list[str], winner: str) -> None:
    """hoe-disheveled-shelves, R229-CRD-137, R229-ERR-26: at the start of your turn, with the Rival's Library empty."""
    one = Side(haven=["Hope"], agenda_card=SHELVES, library=["Awe"] * 9)
    two = Side(haven=["Keondra"], library=library)
    play = begin(one, two, phase="beginning", book=BOOK)
    assert play.winner == winner


def test_disheveled_shelves_looks_only_then() -> None:
    """hoe-disheveled-shelves, R229-CRD-137: at no other time, at nobody else's Library; 13 Agenda win, too."""
    one = Side(haven=["Hope"], agenda_card=SHELVES, library=["Awe"] * 9)
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("pass action")
        assert not play.winner
    three = begin(one, Side(haven=["Keondra"], library=["Awe"]), Side(haven=["Grace"]), phase="beginning", book=BOOK)
    assert not three.winner
    one.agenda = 12
    with scene(one, Side(haven=["Keondra"], library=["Awe"]), book=BOOK) as play:
        gain_agenda(play.g, 0, 1)
        play.one("pass action")
        assert play.winner == "One"


@pytest.mark.parametrize(("said", "drawn"), [(f"yes: {SHELVES}", 1), ("no", 0)])
def test_disheveled_shelves_has_foes_draw(said: str, drawn: int) -> None:
    """hoe-disheveled-shelves, R229-ERR-26: what a foe would discard for your card, they draw instead if you like."""
    one = Side(streets=["Singer"], hand=["Fragmented Mind"], agenda_card=SHELVES)
    two = Side(streets=["Mirror"], hand=["Awe", "Greed"], library=["Majesty"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Singer", "Mental", "place Fragmented Mind")
        play.two("pass", "Awe")
        play.one(said)
        assert sorted(play.names(1, w.HAND)) == (["Awe", "Greed", "Majesty"] if drawn else ["Greed"])
        assert play.names(1, w.DISCARD) == ([] if drawn else ["Awe"])


def test_disheveled_shelves_minds_its_own_cards() -> None:
    """hoe-disheveled-shelves: not what its player discards, nor what a foe discards for a card of their own."""
    one = Side(streets=["Mirror"], hand=["Awe", "Greed"], agenda_card=SHELVES, library=["Majesty"])
    two = Side(streets=["Singer"], hand=["Fragmented Mind"], library=["Majesty"])
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("attack with Singer", "Mental", "place Fragmented Mind")
        play.one("pass", "Awe")
        assert play.names(0, w.DISCARD) == ["Awe"]
    two = Side(haven=["Sage"], torpor=["Hope"], hand=["Awe"], blood={"Hope": 1})
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("pass action", "pass action", "end phase", "mend Hope")
        assert play.names(1, w.DISCARD) == ["Awe"]
