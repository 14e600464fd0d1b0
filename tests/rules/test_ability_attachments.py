"""Abilities of attachments: whose they are, and what detaching and exhausting mean on them."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    activated,
    any_character,
    at_start_of_its_turn,
    attach_this,
    blood,
    deal,
    detach,
    draw,
    each_of,
    exhaust_this,
    exhaust_this_card,
    gain,
    is_damaged,
    lines,
    shuffle_back,
    this_character,
    this_party,
    unhosted,
    vampire,
    when,
    your_discard_pile,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
BROKER = vampire("test-broker", "Broker", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(blood(1), gain(1, n.PRESTIGE)),))
LEDGER = action("test-ledger", "Ledger", decks=n.VAMPIRES, text=attach_this(THIS),
                abilities=(activated(blood(1), gain(1, n.PRESTIGE)),))
CAPE = action("test-cape", "Cape", decks=n.VAMPIRES, text=attach_this(THIS),
              abilities=(activated(exhaust_this, gain(1, n.PRESTIGE)),))
LAMP = action("test-lamp", "Lamp", decks=n.VAMPIRES, text=attach_this(THIS),
              abilities=(activated(exhaust_this_card, gain(1, n.PRESTIGE)), activated(detach, gain(1, n.AGENDA))))
DREDGE = unhosted("test-dredge", "Dredge", decks=n.VAMPIRES,
                  text=lines(each_of(your_discard_pile, shuffle_back(THAT)), draw(1)))
AVENGER = vampire("test-avenger", "Avenger", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                  abilities=(when(is_damaged(any_character, by=this_character), gain(1, n.AGENDA)),))
BRAZIER = action("test-brazier", "Brazier", decks=n.VAMPIRES, text=attach_this(THIS),
                 abilities=(at_start_of_its_turn(each_of(this_party, deal(1, THAT))),))
# fmt: on
BOOK = book_with(BROKER, LEDGER, CAPE, LAMP, DREDGE)


def test_an_attachments_ability_is_its_own_and_not_the_characters() -> None:
    """RV-ABIL-29: Broker and two Ledgers on it have the same ability, each used once; it goes when the Ledger goes."""
    one = Side(haven=["Broker"], attached={"Broker": ["Ledger", "Ledger"]})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Broker", "activate Ledger", "activate Ledger")
        assert (play.blood("Broker"), play.g.prestige) == (2, [8, 5])  # the host pays: RV-ABIL-11
        assert play.refusal("activate Ledger") == "Ledger's ability was used this turn (RV-ABIL-17)"
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("detach Ledger", "detach Ledger")
        assert [words for words in play.offered if words.startswith("activate")] == ["activate Broker"]


def test_a_player_controls_what_their_attachment_does_to_a_foes_character() -> None:
    """RV-ABIL-30: Give 'em the Bird takes Hope's last Blood in Two's turn, and it is One who defeats her."""
    one = Side(haven=["Maria Lopez"], curses={"Hope": ["Give 'em the Bird"]})
    two = Side(haven=["Lucky", "Hope"], blood={"Hope": 1})
    with scene(one, two, turn=1, phase="beginning", rivals=[1, 0]) as play:
        assert (play.where("Hope"), play.g.agenda, play.blood("Lucky")) == ("torpor", [1, 0], 5)


def test_a_curse_puts_the_prestige_of_whoever_attached_it() -> None:
    """RV-ABIL-30: Tracking Device, at the end of One's turn and not at the end of Two's."""
    with scene(Side(haven=["Ryan"], hand=["Tracking Device"]), Side(haven=["Hope"])) as play:
        hope = play.card("Hope")
        play.one("play Tracking Device", "Hope", "pass action", "end phase")
        assert play.g.stakes == [hope, 0, 1]
        play.two("pass action", "pass action", "end phase")
        assert play.g.stakes == [hope, 0, 1]


def test_damage_of_a_curse_is_not_its_bearers() -> None:
    """RV-ABIL-29, RV-ABIL-30: what Two's own Brazier does to Hope, Avenger does; what One's does, Brazier does."""
    for one, attached, agenda in (
        (Side(haven=["Lucky"]), {"Avenger": ["Brazier"]}, [0, 1]),
        (Side(haven=["Lucky"], curses={"Avenger": ["Brazier"]}), {}, [0, 0]),
    ):
        two = Side(haven=["Avenger", "Hope"], attached=attached)
        with scene(one, two, turn=1, phase="beginning", book=book_with(AVENGER, BRAZIER)) as play:
            assert (play.blood("Avenger"), play.blood("Hope"), play.blood("Lucky")) == (4, 3, 5)
            assert play.g.agenda == agenda


def test_a_detach_cost_puts_the_attachment_into_its_discard_pile() -> None:
    """RV-ABIL-31: Cobra Form, for 1 Aggravated damage; its owner's pile."""
    one = Side(streets=["Keondra"], attached={"Keondra": ["Cobra Form"]})
    with scene(one, Side(haven=["Hope"])) as play:
        play.one("attack with Keondra", "Mental", "activate Cobra Form")
        assert (play.where("Cobra Form"), play.names(0, w.DISCARD)) == ("discard", ["Cobra Form"])
        assert play.blood("Hope") == 2


def test_a_copy_drawn_after_a_shuffle_has_not_been_used() -> None:
    """RV-ABIL-17, RV-ABIL-20: what the first Lamp has done this turn does not bind the second, whichever it is."""
    one = Side(haven=["Hope"], attached={"Hope": ["Lamp"]}, hand=["Dredge"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Lamp (2)", "play Dredge")
        assert play.names(0, w.HAND) == ["Lamp"]
        play.one("play Lamp", "activate Lamp (2)")
        assert (play.g.agenda, play.where("Lamp")) == ([2, 0], "discard")


def test_an_exhausted_attachment_may_be_detached_as_a_cost() -> None:
    """RV-ABIL-32: the Lamp exhausts for its first ability, and detaches for its second."""
    one = Side(haven=["Hope"], attached={"Hope": ["Lamp"]}, exhausted=["Lamp", "Hope"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.offered.count("activate Lamp") == 1
        play.one("activate Lamp")
        assert (play.where("Lamp"), play.g.agenda, play.g.prestige) == ("discard", [1, 0], [5, 5])


def test_an_attachment_detached_for_no_cost_is_burned() -> None:
    """RV-ABIL-33: and its ability is not activated; a city card goes to the city's burned pile."""
    one = Side(haven=["Hope"], attached={"Hope": ["Lamp", "Vagrant"]})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("detach Lamp", "detach Vagrant")
        assert (play.names(0, w.BURNED_PILE), play.names(w.CITY, w.BURNED_PILE)) == (["Lamp"], ["Vagrant"])
        assert (play.names(0, w.DISCARD), play.g.agenda, play.g.prestige) == ([], [0, 0], [5, 5])


def test_exhaust_this_character_on_an_attachment_means_its_host() -> None:
    """RV-ABIL-34: the Cape itself stays ready; an exhausted host cannot pay."""
    one = Side(haven=["Hope", "Grace"], attached={"Hope": ["Cape"]})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Cape")
        assert [play.is_ready(name) for name in ("Hope", "Cape", "Grace")] == [False, True, True]
        assert play.g.prestige == [6, 5]
    one.exhausted = ["Hope"]
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Cape").endswith("(RV-ABIL-04)")


def test_exhausting_an_attachment_by_name_does_not_exhaust_its_host() -> None:
    """RV-ABIL-35."""
    one = Side(haven=["Hope"], attached={"Hope": ["Lamp"]})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Lamp")
        assert (play.is_ready("Lamp"), play.is_ready("Hope"), play.g.prestige) == (False, True, [6, 5])


def test_an_attachment_does_not_exhaust_with_its_host() -> None:
    """RV-ABIL-36: Hope exhausts to attack; her Lamp is ready, and may be exhausted after all."""
    one = Side(streets=["Hope"], attached={"Hope": ["Lamp"]})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Hope", "Social", "pass")
        assert (play.is_ready("Hope"), play.is_ready("Lamp")) == (False, True)
        play.one("activate Lamp")
        assert (play.is_ready("Hope"), play.is_ready("Lamp"), play.g.prestige) == (False, False, [6, 5])


def test_a_vagrant_protects_an_exhausted_host() -> None:
    """RV-ABIL-36, RV-ABIL-18: and in a foe's turn, since it prevents damage."""
    two = Side(haven=["Hope"], attached={"Hope": ["Vagrant"]}, exhausted=["Hope"])
    with scene(Side(streets=["Ingrid"]), two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Ingrid", "target Hope", "Mental")
        play.two("yes: Vagrant")
        assert (play.blood("Hope"), play.host("Vagrant (2)"), play.is_ready("Vagrant (2)")) == (3, "Hope", False)
