"""Events of Prague."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize("divided", [True, False])
def test_a_house_divided(divided: bool) -> None:
    """hoe-a-house-divided, R229-CRD-127: nobody at home Blocks for another; in The Streets parties stay parties."""
    city = City(streets=["A House Divided"], tokens={"A House Divided": 2}) if divided else City()
    two = Side(haven=["Keondra", "Grace"], streets=["Sage", "Hope"])
    with scene(Side(streets=["Bully", "Warlock"]), two, city=city, book=BOOK) as play:
        assert len(play.g.party_of(play.card("Keondra"))) == (1 if divided else 2)
        assert [len(play.g.party_of(play.card(name))) for name in ("Sage", "Bully")] == [2, 2]
        assert "regroup" in play.offered
        play.one("attack with Bully", "target Grace", "Physical")
        assert play.is_asked(1, "block") is not divided
        if not divided:
            play.two("pass")
    with scene(Side(haven=["Bully", "Warlock"]), KEONDRA, city=city, book=BOOK) as play:
        play.one("move out", "move Bully", "move Warlock")
        assert len(play.g.party_of(play.card("Bully"))) == 2


def test_austerity_measures() -> None:
    """hoe-austerity-measures: who controls 2 attachments burns 1: no Title, Prey or Curse, and nothing of others."""
    one = Side(haven=["Brute"], attached={"Brute": ["Owl"]}, curses={"Keondra": ["Coat"]})
    two = Side(haven=["Keondra", "Grace"], attached={"Keondra": ["Office", "Lookout"], "Grace": ["Maid"]})
    three = Side(haven=["Hope"], attached={"Hope": ["Lucky"]})
    with scene(three, one, two, city=City(deck=["Austerity Measures"]), book=BOOK) as play:
        end_turn(play, 0)
        assert play.where("Owl") == "burned"  # it is all there is beside the Curse
        assert play.offered == ["Lookout", "Maid"]
        play.three("Lookout")
        left = [play.where(name) for name in ("Lookout", "Maid", "Office", "Coat", "Lucky")]
        assert left == ["burned", "attached", "attached", "attached", "attached"]


def test_austerity_and_wraiths() -> None:
    """hoe-austerity-measures, RV-WRAITH-04: a wraith is one attachment, not two; burned, it leaves the game."""
    one = Side(haven=["Hope", "Grace"], wraiths=["Shade", "Moth"])
    for wraiths in (1, 2):
        city = City(deck=["Austerity Measures"], burned=["Bartender", "Butcher"])
        with scene(Side(haven=["Keondra"]), one, city=city, book=BOOK) as play:
            for name in ("Hope", "Grace")[:wraiths]:
                create_wraith(play.g, 1, play.card(name))
            play.ask_again()
            end_turn(play, 0)
            if wraiths == 2:
                play.two(play.offered[0])
            assert len([card for card in play.g.pile(w.CITY, w.ATTACHED) if play.g.kind(card) == w.WRAITH]) == 1
            assert len(play.names(1, w.UNUSED)) == wraiths - 1


def test_bohemian_carnevale() -> None:
    """hoe-bohemian-carnevale: each player may pay 1 Blood, never the last, for a burned card of the city."""
    city = City(deck=["Bohemian Carnevale"], burned=["Bartender", "Butcher", "Nun"])
    one, three = Side(haven=["Keondra"], blood={"Keondra": 1}), Side(haven=["Hope"])
    with scene(one, Side(haven=["Grace", "Sage"]), three, city=city, book=BOOK) as play:
        end_turn(play, 0)
        play.two("yes: Bohemian Carnevale", "Butcher")
        assert play.offered == ["Grace", "Sage"]
        play.two("Sage")
        play.three("no")
        assert (play.names(w.CITY, w.LIBRARY), play.blood("Grace"), play.blood("Hope")) == (["Butcher"], 5, 4)
        assert (play.blood("Sage"), play.blood("Keondra")) == (play.g.face(play.card("Sage")).bp - 1, 1)


@pytest.mark.parametrize("said", ["Maid", "no"])
def test_liberate(said: str) -> None:
    """hoe-liberate: a Retainer of whom an attacker defeats, for the attacker, whosever it is; or none."""
    city = City(streets=["Liberate"], tokens={"Liberate": 2})
    two = Side(haven=["Keondra"], attached={"Keondra": ["Maid", "Coat"]})
    with scene(Side(streets=["Brute"]), two, city=city, book=BOOK) as play:
        play.one("attack with Brute", "Physical")
        assert play.offered == ["Maid", "no"]
        play.one(said)
        assert (play.host("Maid"), play.where("Coat")) == ("Brute" if said == "Maid" else "", "discard")


def test_liberate_after_an_attack_only() -> None:
    """hoe-liberate: of whom a card defeats, nobody has anything."""
    city = City(streets=["Liberate"], tokens={"Liberate": 2})
    two = Side(haven=["Keondra", "Grace"], attached={"Grace": ["Maid"]}, blood={"Grace": 1})
    one = Side(haven=["Necromancer"], hand=["Withering Spirit"], curses={"Grace": ["Coat"]})
    with scene(one, two, city=city, book=BOOK) as play:
        play.one("play Withering Spirit", "Grace")
        assert (play.where("Grace"), play.where("Maid")) == ("torpor", "burned")


def test_midnight_curfew() -> None:
    """hoe-midnight-curfew: Citizens that nobody has go, and with all discarded ones back into the City Deck."""
    city = City(deck=["Midnight Curfew"], streets=["Bartender", "hoe-vagrant"], discard=["Nun"])
    with scene(KEONDRA, Side(haven=["Grace"], attached={"Grace": ["Butcher"]}), city=city, book=BOOK) as play:
        end_turn(play, 0)
        assert sorted(play.names(w.CITY, w.LIBRARY)) == ["Bartender", "Nun"]
        assert (play.where("Vagrant"), play.where("Butcher"), play.where("Midnight Curfew")) == (
            "streets",
            "attached",
            "burned",
        )


@pytest.mark.parametrize(("said", "actions", "ready"), [("yes: Racing the Clock", 2, False), ("no", 1, True)])
def test_racing_the_clock(said: str, actions: int, ready: bool) -> None:
    """hoe-racing-the-clock, R229-CRD-151, -152: the strongest who is ready, before the others ready; or an Action.

    Who is exhausted so stays it, but for the Fear, which is gone at once.
    """
    city = City(streets=["Racing the Clock"], tokens={"Racing the Clock": 1})
    two = Side(haven=["Grace", "Lurker", "Weakling"], exhausted=["Grace"])
    with scene(KEONDRA, two, city=city, book=BOOK) as play:
        end_turn(play, 0)
        play.two(said)
        assert (play.actions, play.is_ready("Lurker"), play.is_ready("Grace")) == (actions, ready, True)
        assert play.g.fear[play.card("Lurker")] == 0


def test_racing_the_clock_with_nobody_ready() -> None:
    """hoe-racing-the-clock, R229-CRD-151: the Action is lost."""
    city = City(streets=["Racing the Clock"], tokens={"Racing the Clock": 1})
    with scene(KEONDRA, Side(haven=["Grace"], exhausted=["Grace"]), city=city, book=BOOK) as play:
        end_turn(play, 0)
        assert (play.actions, play.is_ready("Grace")) == (1, True)


def test_sword_of_god_hides_nobody() -> None:
    """hoe-sword-of-god: everybody's Secrecy is 0, whatever a Haven gives."""
    two = Side(haven=["Keondra"], haven_card="Haven - Old Rail Station")
    for streets, secrecy in ((["Sword of God"], 0), ([], 1)):
        with scene(Side(streets=["Bully"]), two, city=City(streets=streets), book=BOOK) as play:
            assert play.value("Keondra", w.SECRECY) == secrecy


def test_temporary_truce() -> None:
    """hoe-temporary-truce: no Leader attacks as an action; others do."""
    city = City(streets=["Temporary Truce"], tokens={"Temporary Truce": 2})
    one = Side(streets=[["Bully"], ["Warlock"]], leader="Bully")
    with scene(one, Side(haven=["Keondra"]), city=city, book=BOOK) as play:
        assert "Attack actions" in play.refusal("attack with Bully")
        play.one("attack with Warlock", "Physical")
        assert not play.is_ready("Warlock")


def test_walpurgis_night() -> None:
    """hoe-walpurgis-night: in one's own turn, once, 1 Blood for a Fear token on anybody."""
    city = City(streets=["Walpurgis Night"], tokens={"Walpurgis Night": 2})
    one = Side(haven=["Bully", "Warlock"], blood={"Warlock": 1})
    with scene(one, Side(haven=["Keondra"]), city=city, book=BOOK) as play:
        play.one("activate Walpurgis Night", "Keondra")
        assert (play.g.fear[play.card("Keondra")], play.blood("Bully"), play.blood("Warlock")) == (1, 3, 1)
        assert "was used" in play.refusal("activate Walpurgis Night")
