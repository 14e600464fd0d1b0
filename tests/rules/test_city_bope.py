"""The BOPE-RJ, the Antagonists of Rio de Janeiro."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_places import EnterAsGhoul
from primogen.rivals.language.vocabulary import ghoul, have, unhosted, your_characters_in_the_streets
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

RYAN = Side(haven=["Ryan"])
STREETWISE = unhosted(
    "test-streetwise",
    "Streetwise",
    n.ONGOING,
    decks=n.VAMPIRES,
    abilities=(have(your_characters_in_the_streets, 1, n.SHIELD),),
)
MARKSMAN, TWO_MARKSMEN = ["BOPE-RJ: Marksman"], ["BOPE-RJ: Marksman", "BOPE-RJ: Marksman"]


def test_bonuses_of_the_streets_come_before_the_bope() -> None:
    """RV-CITY-02: a Shield one has only in The Streets stops the Marksman."""
    one = Side(haven=["Lucky"], ongoing=["Streetwise"])
    with scene(one, RYAN, city=City(streets=MARKSMAN), book=book_with(STREETWISE)) as play:
        assert play.value("Lucky", w.SHIELD) == 0
        play.one("move out")
        assert (play.where("Lucky"), play.blood("Lucky")) == ("streets", 5)
    with scene(Side(haven=["Lucky"]), RYAN, city=City(streets=MARKSMAN)) as play:
        play.one("move out")
        assert play.blood("Lucky") == 4


def test_who_moves_together_meets_each_bope_once() -> None:
    """RV-CITY-03: one party, one discard; who moves apart pays for each."""
    one = Side(haven=["Lucky", "Judas"], hand=["Awe", "Ingratiate", "Subterfuge"])
    with scene(one, RYAN, city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("move out", "move Lucky", "move Judas", "Awe")
        assert play.names(0, w.HAND) == ["Ingratiate", "Subterfuge"]
    with scene(one, RYAN, city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("move out", "move Lucky", "done", "Awe", "move out", "Ingratiate")
        assert play.names(0, w.HAND) == ["Subterfuge"]


def test_regrouping_does_not_alarm_the_bope() -> None:
    """RV-CITY-03, RV-CITY-04: a party splits and joins again; nothing is discarded, nobody is shot."""
    one = Side(streets=["Lucky", "Judas"], hand=["Awe"])
    with scene(one, RYAN, city=City(streets=["BOPE-RJ: Psyops", "BOPE-RJ: Marksman"])) as play:
        play.one("regroup", "regroup Judas")
        assert len(play.g.party_of(play.card("Lucky"))) == 1
        play.one("regroup", "regroup Judas")
        assert len(play.g.party_of(play.card("Lucky"))) == 2
        assert (play.names(0, w.HAND), play.blood("Lucky"), play.blood("Judas")) == (["Awe"], 5, 2)


def test_defeated_bope_come_back() -> None:
    """RV-CITY-05: with the reshuffled City Deck, once it has run out."""
    one = Side(streets=["Maria Lopez"], hand=["Release the Hounds"])
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("attack with Maria Lopez", "target BOPE-RJ: Psyops", "Physical", "play Release the Hounds", "no")
        assert play.where("BOPE-RJ: Psyops") == "discard"
        play.one("pass action", "end phase")
        assert (play.g.active, play.where("BOPE-RJ: Psyops")) == (1, "streets")


def test_a_marksman_shoots_a_vampire() -> None:
    """RV-CITY-06: 1 Aggravated, of the player's choosing in the party that moves; nobody else is hurt."""
    one = Side(haven=["Lucky", "Jorge Guerrero"], streets=["Sage"], blood={"Jorge Guerrero": 1})
    with scene(one, RYAN, city=City(streets=MARKSMAN)) as play:
        play.one("move out", "move Lucky", "move Jorge Guerrero")
        assert play.offered == ["Lucky", "Jorge Guerrero"]
        play.one("Jorge Guerrero")
        assert (play.where("Jorge Guerrero"), play.blood("Lucky"), play.blood("Sage")) == ("burned", 5, 3)


def test_a_marksman_shoots_vampires_only() -> None:
    """RV-CITY-06: a Ghoul is none."""
    brute = ghoul("test-brute", "Brute", blood=3, text=EnterAsGhoul())
    with scene(Side(haven=["Lucky", "Brute"]), RYAN, city=City(streets=MARKSMAN), book=book_with(brute)) as play:
        play.one("move out", "move Lucky", "move Brute")
        assert (play.blood("Lucky"), play.blood("Brute")) == (4, 3)


def test_marksmen_add_up() -> None:
    """RV-CITY-07: two on one vampire are 2 damage, which a Shield meets once; apart, a Shield meets each."""
    one = Side(haven=["Lucky", "Sage"], ongoing=["Streetwise"])
    for second, left in (("Lucky", (4, 3)), ("Sage", (5, 3))):
        with scene(one, RYAN, city=City(streets=TWO_MARKSMEN), book=book_with(STREETWISE)) as play:
            play.one("move out", "move Lucky", "move Sage", "Lucky", second)
            assert (play.blood("Lucky"), play.blood("Sage")) == left


def test_marksmen_may_share_their_shots() -> None:
    """RV-CITY-07: one each."""
    with scene(Side(haven=["Lucky", "Sage"]), RYAN, city=City(streets=TWO_MARKSMEN)) as play:
        play.one("move out", "move Lucky", "move Sage", "Sage", "Lucky")
        assert (play.blood("Lucky"), play.blood("Sage")) == (4, 2)


def test_no_overkill_by_marksmen() -> None:
    """RV-CITY-08: the second point cannot go on a vampire with 1 Blood; if there is nobody else it is lost."""
    one = Side(haven=["Lucky", "Sage"], blood={"Sage": 1})
    with scene(one, RYAN, city=City(streets=TWO_MARKSMEN)) as play:
        play.one("move out", "move Lucky", "move Sage", "Sage")
        assert (play.where("Sage"), play.blood("Lucky")) == ("burned", 4)
    one = Side(haven=["Lucky", "Sage"], blood={"Sage": 1}, attached={"Sage": ["Vagrant"]})
    with scene(one, RYAN, city=City(streets=TWO_MARKSMEN)) as play:
        play.one("move out", "move Sage", "done", "yes: Vagrant")
        assert (play.where("Sage"), play.blood("Sage")) == ("streets", 1), "1 damage, which the Vagrant prevents"


def test_psyops_cost_a_card_of_ones_choice() -> None:
    """RV-CITY-09: Hunter players included; an empty hand loses nothing."""
    for side, kept in (
        (Side(haven=["Lucky"], hand=["Awe", "Ingratiate"]), "Ingratiate"),
        (Side(haven=["Ryan"], hand=["Wrath", "Confuse"]), "Confuse"),
    ):
        with scene(side, Side(haven=["Gisele"]), city=City(streets=["BOPE-RJ: Psyops"])) as play:
            play.one("move out", "Awe" if kept == "Ingratiate" else "Wrath")
            assert play.names(0, w.HAND) == [kept]
    with scene(Side(haven=["Lucky"]), RYAN, city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("move out")
        assert play.where("Lucky") == "streets"


def test_caveira_drags_somebody_out() -> None:
    """RV-CITY-10: of one's choice, in the End Phase, exhausted or not; Hunters too. Not if somebody is out there."""
    for names in (["Lucky", "Sage"], ["Ryan", "Rio"]):
        one = Side(haven=names, exhausted=names)
        with scene(one, Side(haven=["Gisele"]), city=City(streets=["BOPE-RJ: Caveira"]), phase="antagonists") as play:
            play.one(names[1])
            assert (play.where(names[0]), play.where(names[1]), play.where("Gisele")) == ("haven", "streets", "haven")
    one = Side(haven=["Lucky"], streets=["Sage"])
    with scene(one, RYAN, city=City(streets=["BOPE-RJ: Caveira"]), phase="antagonists") as play:
        assert (play.where("Lucky"), play.g.active) == ("haven", 1)


def test_whom_caveira_drags_out_meets_the_others() -> None:
    """RV-CITY-11: the Marksman shoots and Psyops take a card, as for any party that moves."""
    one = Side(haven=["Lucky"], hand=["Awe", "Ingratiate"])
    city = City(streets=["BOPE-RJ: Caveira", "BOPE-RJ: Marksman", "BOPE-RJ: Psyops"])
    with scene(one, RYAN, city=city, phase="antagonists") as play:
        play.one("resolve BOPE-RJ: Psyops", "Awe")
        assert (play.where("Lucky"), play.blood("Lucky"), play.names(0, w.HAND)) == ("streets", 4, ["Ingratiate"])
