"""Ongoing cards: they stay, and what of their text goes on."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import InYourCoterie
from primogen.rivals.language.groups import ANYONES, ON_TABLE, Cards
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    activated,
    at_start_of_your_turn,
    burn,
    choose,
    exhaust_this_card,
    gain,
    have,
    provided,
    unhosted,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

ongoing_cards = Cards(ON_TABLE, ANYONES)

# fmt: off
WATCH = unhosted("test-watch", "Watch", n.ONGOING, decks=n.VAMPIRES, abilities=(have(your_coterie, 1, n.INTEL),))
PARADE = action("test-parade", "Parade", n.ONGOING, decks=n.VAMPIRES, text=gain(2, n.PRESTIGE),
                abilities=(at_start_of_your_turn(gain(1, n.AGENDA)),))
FORGE = action("test-forge", "Forge", n.ONGOING, decks=n.VAMPIRES,
               abilities=(have(your_coterie, 1, n.INTEL, InYourCoterie(n.OBFUSCATE)),
                          activated(exhaust_this_card, provided(InYourCoterie(n.POTENCE), gain(1, n.PRESTIGE)))))
RAZE = unhosted("test-raze", "Raze", decks=n.VAMPIRES, text=choose(ongoing_cards, burn(THAT)))
# fmt: on
BOOK = book_with(WATCH, PARADE, FORGE, RAZE)


def test_an_ongoing_card_stays_in_play_beside_its_players_haven() -> None:
    """RV-ONGO-01: turn after turn, under its player's control."""
    with scene(Side(haven=["Keondra"], hand=["Watch"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Watch", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert (play.names(0, w.TABLED), play.names(1, w.TABLED)) == (["Watch"], [])
        assert (play.names(0, w.DISCARD), play.host("Watch"), play.g.controller[play.card("Watch")]) == ([], "", 0)


@differs("DIFF-43", "2020")
def test_an_ongoing_card_cannot_simply_be_discarded() -> None:
    """RV-ONGO-02: not at will, and not to pay for Intel or mending, which come from the hand."""
    one = Side(streets=["Keondra"], hand=["Awe"], ongoing=["Watch", "Parade"], blood={"Keondra": 3})
    two = Side(haven=["Lucky"], haven_card="Haven - The Temple of Set", hand=["Confuse"])
    two.attached = {"Lucky": ["Cobra Form"]}
    with scene(one, two, book=BOOK) as play:
        assert {*play.offered} - {"end phase"} == {"pass action", "attack with Keondra"}
        play.one("attack with Keondra")  # Secrecy 2, Intel 1
        assert play.offered == ["discard Awe", "pass"]
        play.one("pass")
        play.one("pass action", "pass action", "end phase", "mend Keondra")
        assert play.names(0, w.TABLED) == ["Watch", "Parade"]
        assert play.names(0, w.DISCARD) == ["Awe"]


def test_an_effect_may_remove_an_ongoing_card() -> None:
    """RV-ONGO-02: what it gave ends with it."""
    one = Side(haven=["Keondra"], hand=["Raze"], ongoing=["Watch", "Parade"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.value("Keondra", w.INTEL) == 1
        play.one("play Raze", "Watch")
        assert (play.names(0, w.TABLED), play.value("Keondra", w.INTEL)) == (["Parade"], 0)


def test_text_before_ongoing_happens_once() -> None:
    """RV-ONGO-03: 2 Prestige on playing the Parade; after that only 1 Agenda at the start of each turn."""
    with scene(Side(haven=["Keondra"], hand=["Parade"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Parade")
        assert (play.g.prestige, play.g.agenda) == ([7, 5], [0, 0])
        for agenda in (1, 2):
            play.one(*["pass action"] * play.actions, "end phase")
            play.two("pass action", "pass action", "end phase")
            assert (play.g.prestige, play.g.agenda) == ([7, 5], [agenda, 0])


def test_not_forgotten_shuffles_once_and_draws_every_turn() -> None:
    """RV-ONGO-03: Keondra's three Disciplines shuffle 3 cards back; later turns only draw."""
    one = Side(haven=["Keondra"], hand=["Not Forgotten"], discard=["Awe"] * 5)
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Not Forgotten")
        assert (len(play.names(0, w.LIBRARY)), len(play.names(0, w.DISCARD))) == (3, 2)
        play.one("pass action", "end phase", "yes: Not Forgotten")
        assert (len(play.names(0, w.HAND)), len(play.names(0, w.DISCARD))) == (3, 2)
        play.two("pass action")


def test_an_ongoing_effect_with_a_cost_must_be_activated() -> None:
    """RV-ONGO-04: Blood of Saint Dominic mends when its player exhausts it, and not otherwise."""
    one = Side(haven=["Evangeline"], ongoing=["Blood of Saint Dominic"], blood={"Evangeline": 1})
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("pass action")
        assert play.blood("Evangeline") == 1
        play.one("activate Blood of Saint Dominic")
        assert (play.blood("Evangeline"), play.is_ready("Blood of Saint Dominic")) == (2, False)


def test_an_ongoing_effect_without_a_cost_simply_holds() -> None:
    """RV-ONGO-05, RV-EX-18: +1 Intel for each of One's characters, in anybody's turn, with nothing done for it."""
    one = Side(haven=["Keondra"], streets=["Gisele"], ongoing=["Watch"], leader="Keondra")
    for turn in (0, 1):
        with scene(one, Side(haven=["Lucky"]), turn=turn, book=BOOK) as play:
            assert [play.value(name, w.INTEL) for name in ("Keondra", "Gisele", "Lucky")] == [1, 1, 0]
            assert not any("Watch" in words for words in play.offered)


def test_majesty_simply_holds_for_the_leader() -> None:
    """RV-ONGO-05: 1 Influence for each Presence, beside the Leader token; Keondra's Presence is not the Leader's."""
    one = Side(haven=["Gisele", "Keondra"], ongoing=["Majesty"])
    with scene(one, Side(haven=["Lucky"])) as play:
        assert play.sum("Gisele", w.INFLUENCE) == "Influence 3 = 0 printed + 1 Leader token + 2 Majesty"
        assert (play.value("Keondra", w.INFLUENCE), play.value("Lucky", w.INFLUENCE)) == (0, 1)


def test_a_line_with_a_discipline_needs_it_in_the_coterie() -> None:
    """RV-ONGO-06: anybody's will do, for each line its own; Iara has Obfuscate, Jorge Guerrero has Potence."""
    for coterie, intel, usable in (
        (["Hope"], 0, False),
        (["Hope", "Iara"], 1, False),
        (["Hope", "Jorge Guerrero"], 0, True),
    ):
        with scene(Side(haven=coterie, ongoing=["Forge"]), Side(haven=["Grace", "Lucky"]), book=BOOK) as play:
            assert play.value("Hope", w.INTEL) == intel
            assert ("activate Forge" in play.offered) == usable


def test_a_discipline_in_torpor_does_not_serve_an_ongoing_card() -> None:
    """RV-ONGO-06: Iara and Jorge Guerrero are not active."""
    one = Side(haven=["Hope"], torpor=["Iara", "Jorge Guerrero"], blood={"Iara": 1, "Jorge Guerrero": 1})
    one.ongoing = ["Forge"]
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.value("Hope", w.INTEL) == 0
        assert play.refusal("activate Forge").endswith("(RV-ABIL-04)")


def test_an_ongoing_card_may_be_played_without_its_disciplines() -> None:
    """RV-ONGO-07: by Hope, who has neither; it serves once somebody who has one is recruited."""
    one = Side(haven=["Hope"], hand=["Forge", "Jorge Guerrero"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Forge")
        assert (play.where("Forge"), "activate Forge" in play.offered) == ("table", False)
        play.one("recruit Jorge Guerrero", "activate Forge")
        assert play.g.prestige == [3, 5]
