"""Rewards for everybody, an Event out of a hand, and falls that bring foes nothing."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK as AGGRAVATED_BOOK

KEONDRA = Side(haven=["Keondra"])

# ---- Bread and Circuses

BREAD = "Bread and Circuses"


def agreed(play: Play) -> None:
    """Nobody exerts anything, and everybody who is asked says YES."""
    while play.asked.asks in ("exert", "fist", "declare"):
        said = {"exert": "pass", "fist": "fist 0", "declare": "YES"}[play.asked.asks]
        play.answers(play.asked.seat, (said,))


def test_bread_and_circuses_gives_everybody_something_else() -> None:
    """hoe-bread-and-circuses, R229-CRD-132: one Reward each, none twice; who mends chooses, also somebody in torpor."""
    one = Side(haven=["Muse"], hand=[BREAD], library=["Awe"] * 3)
    two = Side(haven=["Keondra"], torpor=["Hope"], blood={"Keondra": 2, "Hope": 1}, prestige=5)
    with scene(one, two, Side(haven=["Grace"]), book=BOOK) as play:
        play.one(f"play {BREAD}")
        agreed(play)
        draw, prestige, agenda, mend = play.offered
        assert (play.asked.seat, play.asked.about) == (0, play.card("Muse"))
        play.one(agenda)
        assert play.offered == [draw, prestige, mend]
        play.one(mend)
        assert (play.asked.seat, sorted(play.offered)) == (1, ["Hope", "Keondra"])
        play.two("Hope")
        assert play.offered == [draw, prestige]
        play.one(prestige)
        assert [play.g.agenda[0], play.blood("Hope"), play.g.prestige[2]] == [1, 3, 6]
        assert (play.g.prestige[:2], play.names(0, w.HAND)) == ([5, 5], [])


def test_bread_and_circuses_may_fail() -> None:
    """hoe-bread-and-circuses: then there is nothing for anybody."""
    two = Side(haven=["Keondra"], prestige=9)
    with scene(Side(haven=["Muse"], hand=[BREAD]), two, book=BOOK) as play:
        play.one(f"play {BREAD}", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 8", "NO")
        assert (play.g.agenda[0], play.g.agenda[1], play.g.prestige[0]) == (0, 0, 5)


# ---- Cover Charge

CHARGE = "Cover Charge"


@pytest.mark.parametrize(("target", "paid"), [("Singer", 1), ("Mirror", 0)])
def test_cover_charge(target: str, paid: int) -> None:
    """hoe-cover-charge: it lies in The Streets; who attacks somebody with Presence gives its player 1."""
    one = Side(haven=["Muse"], hand=[CHARGE])
    two, three = Side(haven=["Bully"]), Side(streets=[["Singer"], ["Mirror"]])
    with scene(one, two, three, book=BOOK) as play:
        play.one(f"play {CHARGE}")
        assert (play.where(CHARGE), play.g.stakes) == ("streets", [play.card(CHARGE), 0, 1])
        end_turn(play, 0)
        play.two("move out", "attack with Bully", f"target {target}", "Physical")
        assert play.g.prestige[:3] == [5 + paid, 5 - paid, 5]


def test_cover_charge_asks_nothing_of_its_player() -> None:
    """hoe-cover-charge: who plays it attacks for nothing; a foe who cannot give anything cannot attack those."""
    one = Side(haven=["Muse"], streets=["Bully"], hand=[CHARGE])
    with scene(one, Side(streets=["Singer"]), book=BOOK) as play:
        play.one(f"play {CHARGE}", "exhaust Muse", "attack with Bully", "Physical")
        assert play.g.prestige[:2] == [5, 5]
    with scene(Side(haven=["Muse"], hand=[CHARGE]), Side(haven=["Bully"], prestige=1), book=BOOK) as play:
        play.one(f"play {CHARGE}")
        end_turn(play, 0)
        play.two("move out")
        assert play.refusal("attack with Bully")


def test_cover_charge_is_an_event_of_the_city() -> None:
    """hoe-cover-charge, R229-CRD-133: burned as its player's next turn begins, into the city's pile."""
    one = Side(haven=["Muse", "Hope"], hand=[CHARGE], library=["Awe"] * 9)
    two = Side(haven=["Keondra"], library=["Greed"] * 9)
    city = City(deck=["Bohemian Carnevale", "Bohemian Carnevale"])
    with scene(one, two, city=city, book=BOOK) as play:
        play.one(f"play {CHARGE}", "exhaust Muse")
        assert play.names(w.CITY, w.STREETS) == [CHARGE]
        end_turn(play, 0)
        end_turn(play, 1)
        assert (play.where(CHARGE), play.asked.asks) == ("burned", "may")
        play.one("yes: Bohemian Carnevale", CHARGE, "Hope")
        assert play.names(w.CITY, w.LIBRARY) == [CHARGE]
        play.two("no")
        end_turn(play, 0)
        play.one("pass")  # it comes up from the City Deck, with a token of whoever is active; "you" is that player
        assert (play.where(CHARGE), play.g.stakes) == ("streets", [play.card(CHARGE), 1, 1])
        assert play.g.you_for(play.card(CHARGE), 0) == 1


# ---- Jan Zoubek


@pytest.mark.parametrize(
    ("felled", "agenda"), [(["Nomad"], 0), (["Mirror"], 1), (["Nomad", "Jan Zoubek"], 1), (["Nomad", "Mirror"], 1)]
)
def test_jan_zoubek(felled: list[str], agenda: int) -> None:
    """hoe-jan-zoubek: the first fall of one with 1 or 2 Blood Potency in a turn brings a Rival's foe no Agenda."""
    one = Side(streets=[["Brute"], ["Bully"]])
    two = Side(streets=[["Nomad"], ["Mirror"], ["Jan Zoubek"]], haven=["Keondra"])
    two.blood = {"Nomad": 1, "Mirror": 1, "Jan Zoubek": 1}
    with scene(one, two, book=BOOK) as play:
        for who, target in zip(("Brute", "Bully"), felled, strict=False):
            play.one(f"attack with {who}", f"target {target}", "Physical")
            assert play.where(target) == "torpor"
        assert play.g.agenda[0] == agenda


def test_jan_zoubek_denies_all_agenda_for_it() -> None:
    """hoe-jan-zoubek, R229-CRD-146: neither what lies on the character nor what another text gives for the defeat."""
    one = Side(streets=[["Brute"], ["Bully"]])
    two = Side(streets=[["Nomad"], ["Mirror"]], haven=["Keondra", "Jan Zoubek"], agenda_on={"Nomad": 2, "Mirror": 2})
    two.blood = {"Nomad": 1, "Mirror": 1}
    with scene(one, two, city=City(streets=["City on the Brink"]), book=BOOK) as play:
        play.one("attack with Brute", "target Nomad", "Physical")
        assert (play.where("Nomad"), play.g.agenda[0]) == ("torpor", 0)
        play.one("attack with Bully", "target Mirror", "Physical")
        assert play.g.agenda[0] == 1 + 2 + 1


def test_jan_zoubek_counts_each_players_turn() -> None:
    """hoe-jan-zoubek: once in every turn; who is burned, or falls to their own player's doing, is no matter."""
    one = Side(haven=["Brute"])
    two = Side(streets=[["Weakling"], ["Jan Zoubek"]], haven=["Keondra"], blood={"Weakling": 1, "Jan Zoubek": 1})
    with scene(Side(streets=["Butcher"]), two, book=AGGRAVATED_BOOK) as play:
        play.one("attack with Butcher", "target Weakling", "Physical")
        assert (play.where("Weakling"), play.g.agenda[0]) == ("burned", 1)
    with scene(one, two, book=BOOK) as play:
        play.one("move out", "attack with Brute", "target Jan Zoubek", "Physical")
        assert (play.where("Jan Zoubek"), play.g.agenda[0]) == ("torpor", 0)
