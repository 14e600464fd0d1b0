"""Vampires given away as promos, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


def test_freddy_usher_draws_as_he_reacts() -> None:
    """xxx-freddy-usher: a card for a Reaction of his own; for nobody else's."""
    two = Side(haven=["Freddy Usher", "Singer"], hand=["Shifting Organs", "Shifting Organs"], library=["Awe"] * 3)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Freddy Usher", "Physical")
        play.two("pass", "place Shifting Organs")
        assert play.names(1, w.HAND) == ["Shifting Organs", "Awe"]
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Singer", "Physical")
        play.two("pass", "place Shifting Organs")
        assert play.names(1, w.HAND) == ["Shifting Organs"]


def test_fujiko_guards_ongoing_cards() -> None:
    """xxx-fujiko: foes target no Ongoing card of hers; in torpor she guards nothing."""
    one = Side(streets=["Kim Phan"])
    with scene(one, Side(haven=["Fujiko"], ongoing=["Rite"], stakes={"Rite": 1}), book=BOOK) as play:
        assert play.refusal("activate Kim Phan")
    with scene(
        one, Side(haven=["Keondra"], torpor=["Fujiko"], ongoing=["Rite"], stakes={"Rite": 1}), book=BOOK
    ) as play:
        play.one("activate Kim Phan", "Remove 1 Prestige from Rite")
        assert prestige_on(play, "Rite", 1) == 0


@pytest.mark.parametrize(("at_home", "scored"), [(False, 3), (True, 0)])
def test_giselle_della_scala(at_home: bool, scored: int) -> None:
    """xxx-giselle-della-scala: whom she defeats in The Streets brings all Agenda on her home; at home nobody does."""
    one = Side(streets=["Giselle della Scala"], agenda_on={"Giselle della Scala": 3}, agenda_card="Turf War")
    two = Side(haven=["Weakling", "Keondra"]) if at_home else Side(streets=["Weakling"], haven=["Keondra"])
    two.leader = "Keondra"
    with scene(one, two, book=BOOK) as play:
        before = play.g.agenda[0]
        play.one("attack with Giselle della Scala", "target Weakling", "Social")
        play.two(*["pass"] * at_home)
        on_her = play.g.agenda_on[play.card("Giselle della Scala")]
        rival = play.g.rival[0] == 1
        assert (play.where("Weakling"), on_her) == ("torpor", 3 - scored)
        assert play.g.agenda[0] - before == scored + rival


def test_martine_diaz() -> None:
    """xxx-martine-diaz: a card for another, any of the hand."""
    one = Side(haven=["Martine Diaz"], hand=["Majesty"], library=["Awe", "Majesty"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Martine Diaz")
        assert play.offered == ["Majesty", "Awe"]
        play.one("Majesty")
        assert (play.names(0, w.HAND), play.names(0, w.DISCARD)) == (["Awe"], ["Majesty"])
        assert not play.is_ready("Martine Diaz")


@pytest.mark.parametrize(("answer", "where"), [("yes: Natasha Blank", "haven"), ("no", "streets")])
def test_natasha_blank(answer: str, where: str) -> None:
    """xxx-natasha-blank: 1 Prestige for 1 damage, and for the way home if she wants."""
    with scene(Side(streets=["Natasha Blank"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Natasha Blank", "Social", "activate Natasha Blank", answer)
        assert (play.blood("Loner"), play.where("Natasha Blank"), play.g.prestige[0]) == (2, where, 4)


def test_natasha_blank_who_pays_nothing_stays() -> None:
    """xxx-natasha-blank: without the Prestige there is neither."""
    with scene(Side(streets=["Natasha Blank"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Natasha Blank", "Social", "pass")
        assert (play.blood("Loner"), play.where("Natasha Blank")) == (3, "streets")


@pytest.mark.parametrize(("answers", "top"), [(("library", "yes: Awe"), "Majesty"), (("library", "no"), "Awe")])
def test_reina_de_la_vega(answers: tuple[str, ...], top: str) -> None:
    """xxx-reina-de-la-vega: she sees the top card of either deck, and leaves it or puts it to the bottom."""
    one = Side(haven=["Reina de la Vega"], library=["Awe", "Majesty"], faction=["Keondra"])
    with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
        play.one(*answers)
        assert play.g.face(play.g.pile(0, w.LIBRARY)[-1]).name == top


def test_sid_baqri() -> None:
    """xxx-sid-baqri: the attacker who defeats them bears the mark of it; whoever does it otherwise does not."""
    with scene(Side(streets=["Brute"]), Side(haven=["Keondra", "Sid Baqri"]), book=BOOK) as play:
        play.one("attack with Brute", "target Sid Baqri", "Physical")
        play.two("pass")
        assert (play.where("Sid Baqri"), play.g.minus_bp[play.card("Brute")]) == ("torpor", 1)


@pytest.mark.parametrize(("edition", "offered"), [("2022-06", 3), ("2022-09", 2), ("2023", 2)])
def test_smoke(edition: str, offered: int) -> None:
    """xxx-smoke: at the end of the turn readies one of their own party; once it was any character they had.

    DIFF-156, R229-ERR-28.
    """
    one = Side(streets=[["Smoke", "Shades"], ["Sweetums"]])
    one.exhausted = ["Smoke", "Shades", "Sweetums"]
    with scene(one, Side(haven=["Hydra"]), city=City(deck=["Athlete"] * 3), edition=edition) as play:
        end_turn(play, 0)
        assert len(play.offered) == offered
        play.one("Shades")
        assert (play.is_ready("Shades"), play.is_ready("Smoke")) == (True, False)


def test_the_exterminator() -> None:
    """xxx-the-exterminator: for 1 Blood, 1 Animal or Retainer of the target; a coat is neither."""
    two = Side(haven=["Loner"], attached={"Loner": ["Owl", "Coat", "Maid"]})
    with scene(Side(streets=["The Exterminator"]), two, book=BOOK) as play:
        play.one("attack with The Exterminator", "Physical", "activate The Exterminator")
        assert play.offered == ["Owl", "Maid"]
        play.one("Maid")
        assert (play.where("Maid"), play.where("Owl"), play.blood("The Exterminator")) == ("burned", "attached", 4)


def test_timothy_schwartz() -> None:
    """xxx-timothy-schwartz: 1 Agenda for 2 Prestige; outside a call for Influence there is no other use."""
    with scene(Side(haven=["Timothy Schwartz"], agenda=3), KEONDRA, book=BOOK) as play:
        play.one("activate Timothy Schwartz")
        assert (play.g.agenda[0], play.g.prestige[0]) == (2, 7)


def test_timothy_schwartz_in_a_scheme() -> None:
    """xxx-timothy-schwartz: or for 5 Influence in a Scheme of his turn."""
    one = Side(haven=["Timothy Schwartz", "Banker"], agenda=3, hand=["Free Money"], leader="Banker")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(
            "play Free Money",
            "exhaust Banker",
            "activate Timothy Schwartz",
            "Gain 5 Influence during this action or event",
        )
        assert (play.g.agenda[0], play.g.exerted[0]) == (2, 5)
        play.ends_asking(play.asked.asks)


def test_timothy_winters() -> None:
    """xxx-timothy-winters: 2 Influence more in Schemes; as he exhausts, he and a foe draw a card each."""
    one = Side(haven=["Timothy Winters"], library=["Awe"], hand=["Free Money"])
    two, three = Side(haven=["Keondra"], library=["Majesty"]), Side(haven=["Hope"], library=["Awe"])
    with scene(one, two, three, book=BOOK) as play:
        before = play.value("Timothy Winters", w.INFLUENCE)
        play.one("play Free Money", "Two")
        assert (play.names(0, w.HAND), play.names(1, w.HAND), play.names(2, w.HAND)) == (["Awe"], ["Majesty"], [])
        assert play.value("Timothy Winters", w.INFLUENCE) == before + 2
        play.ends_asking(play.asked.asks)


def test_victor_temple() -> None:
    """xxx-victor-temple: 1 Influence more; for 1 Blood, somebody has none."""
    with scene(Side(haven=["Victor Temple"]), KEONDRA, book=BOOK) as play:
        assert play.value("Victor Temple", w.INFLUENCE) == 2
        play.one("activate Victor Temple", "Keondra")
        assert (play.g.no_influence[play.card("Keondra")], play.blood("Victor Temple")) == (1, 4)


@pytest.mark.parametrize(("worn", "dealt"), [(["Office"], 3), (["Coat"], 1)])
def test_xander_klaus(worn: list[str], dealt: int) -> None:
    """xxx-xander-klaus: 2 more to whoever has a Title."""
    two = Side(haven=["Loner"], attached={"Loner": worn})
    with scene(Side(streets=["Xander Klaus"]), two, book=BOOK) as play:
        play.one("attack with Xander Klaus", "Physical")
        assert play.blood("Loner") == 4 - dealt


# ---- Annabelle


def test_annabelle_turns_influence_into_blows() -> None:
    """xxx-annabelle: Influence exerted in an attack is Superficial damage of whoever fights in her party."""
    one = Side(streets=["David Riffle", "Annabelle"], leader="David Riffle")
    two = Side(streets=["Loner"], haven=["Weakling"], no_influence=["Weakling"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with David Riffle", "target Loner", "Physical", "activate David Riffle", "1")
        assert play.blood("Loner") == 4 - 1 - 1


def test_annabelle_elsewhere() -> None:
    """xxx-annabelle: in another party there is nothing of it."""
    one = Side(streets=[["David Riffle"], ["Annabelle"]], leader="David Riffle")
    two = Side(streets=["Loner"], haven=["Weakling"], no_influence=["Weakling"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with David Riffle", "target Loner", "Physical", "activate David Riffle", "1")
        assert play.blood("Loner") == 4 - 1


# ---- Carmina Magnus


@pytest.mark.parametrize(
    ("target", "answers", "prestige"), [("Hope", ("yes: Carmina Magnus",), 6), ("Hope", ("no",), 5), ("Loner", (), 5)]
)
def test_carmina_magnus(target: str, answers: tuple[str, ...], prestige: int) -> None:
    """xxx-carmina-magnus: when a foe attacks somebody at home, that player may have 1 Prestige."""
    two = Side(haven=["Carmina Magnus"])
    three = Side(streets=["Loner"], haven=["Hope"])
    with scene(Side(streets=["Bully"]), two, three, book=BOOK) as play:
        play.one("attack with Bully", f"target {target}")
        if answers:
            play.two(*answers)
        assert play.g.prestige[2] == prestige
        play.ends_asking(play.asked.asks)


def test_carmina_magnus_attacks_herself() -> None:
    """xxx-carmina-magnus: an attack of her own player brings nobody anything."""
    with scene(Side(streets=["Bully"], haven=["Carmina Magnus"]), KEONDRA, book=BOOK) as play:
        play.one("attack with Bully")
        assert (play.asked.seat, play.g.prestige[1]) == (0, 5)
        play.ends_asking(play.asked.asks)


# ---- Luviere Bataille


@pytest.mark.parametrize(("whose", "prestige"), [(0, 6), (1, 5)])
def test_luviere_bataille(whose: int, prestige: int) -> None:
    """xxx-luviere-bataille: the token that comes off an Event is hers; one of another player's colour is not."""
    sides = [Side(haven=["Luviere Bataille"]), Side(haven=["Keondra"])]
    sides[whose].stakes = {"Cristo Redentor": 1}
    with scene(*sides, city=City(streets=["Cristo Redentor"], deck=["Maid"]), book=BOOK, phase="beginning") as play:
        assert (play.g.prestige[0], play.where("Cristo Redentor")) == (prestige, "streets" if whose else "burned")


# ---- Victor Cane


def test_victor_cane_bequeaths() -> None:
    """xxx-victor-cane: 1 of the Blood he loses with his last goes to another of the coterie, in its colour."""
    two = Side(haven=["Hope", "Adept", "Victor Cane"], blood={"Adept": 2, "Hope": 2})
    with scene(Side(streets=["Butcher"]), two, book=BOOK) as play:
        play.g.foreign.extend((play.card("Victor Cane"), 0, 2))
        play.one("attack with Butcher", "target Victor Cane", "Physical")
        play.two("pass", "Adept")
        assert (play.blood("Adept"), blood_of_colour(play.g, play.card("Adept"), 0)) == (3, 1)
