"""Vampires of Heart of Europe."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


def test_aleister_discards_for_damage() -> None:
    """hoe-aleister: 2 cards for 4 Damage more, all of it Superficial; the last Blood stays."""
    one = Side(streets=["Aleister"], hand=["Awe", "Majesty", "Greed"])
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Aleister", "Physical", "pass", "activate Aleister")
        play.one("discard Awe", "discard Majesty")
        assert (play.blood("Loner"), play.names(0, w.HAND)) == (1, ["Greed"])
    with scene(Side(streets=["Aleister"], hand=["Awe"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Aleister", "Physical", "pass")
        assert play.blood("Loner") == 3


@pytest.mark.parametrize(("attached", "drawn"), [([], 1), (["Owl"], 0)])
def test_anjali_curses_from_torpor(attached: list[str], drawn: int) -> None:
    """hoe-anjali-the-samedi, R229-CRD-128: the top card of a Library, face down; a card for the first attachment."""
    one = Side(haven=["Hope"], torpor=["Anjali the Samedi"], library=["Awe"] * 3, blood={"Anjali the Samedi": 1})
    two = Side(haven=["Keondra"], library=["Greed", "Majesty"], attached={"Keondra": attached})
    with scene(one, two, book=BOOK) as play:
        end_turn(play, 0)
        play.one("Two")
        assert (play.host("Greed"), play.g.controller[play.card("Greed")]) == ("Keondra", 0)
        play.answers(0, ("pass",) * drawn)  # nobody is mended by what was drawn
        assert play.names(0, w.HAND) == ["Awe"] * (drawn + 2)
        assert play.names(1, w.LIBRARY) == ["Majesty"]


def test_anjali_finds_no_room() -> None:
    """hoe-anjali-the-samedi: nobody with 3 attachments; nor does she do it out of torpor."""
    full = {"Keondra": ["Owl", "Coat", "Maid"]}
    one = Side(haven=["Hope"], torpor=["Anjali the Samedi"], library=["Awe"] * 3, blood={"Anjali the Samedi": 1})
    with scene(one, Side(haven=["Keondra"], library=["Greed"], attached=full), book=BOOK) as play:
        end_turn(play, 0)
        play.one("Two")
        assert play.where("Greed") == "library"
    with scene(Side(haven=["Anjali the Samedi"]), Side(haven=["Keondra"], library=["Greed"] * 3), book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.attachments(play.card("Keondra")) == []


def test_camila_silences() -> None:
    """hoe-camila: a 'No Influence' token on whom she attacks; none when another does."""
    for who, tokens in (("Camila", 1), ("Bully", 0)):
        with scene(Side(streets=[["Camila"], ["Bully"]]), KEONDRA, book=BOOK) as play:
            play.one(f"attack with {who}", "Social")
            assert play.g.no_influence[play.card("Keondra")] == tokens


def test_em_counts_havens() -> None:
    """hoe-em: 1 Prestige for two Havens, 1 Agenda as well for three; nothing for one. A foe's do not count."""
    for havens, prestige, agenda in ((0, 5, 0), (1, 6, 0), (2, 6, 1)):
        attached = ["Haven - Old Rail Station", "Haven - The Guard Tower"][:havens]
        two = Side(haven=["Em"], attached={"Em": attached}, haven_card="Haven - The Temple of Set")
        one = Side(haven=["Keondra"], attached={"Keondra": ["Haven - The Castle"]})
        with scene(one, two, book=BOOK) as play:
            end_turn(play, 0)
            assert (play.g.prestige[1], play.g.agenda[1]) == (prestige, agenda)


def test_kiril_speaks_louder() -> None:
    """hoe-kiril: +3 Influence for the rest of the turn in which he attacks."""
    with scene(Side(streets=["Kiril"], leader_side="secrecy"), KEONDRA, book=BOOK) as play:
        before = play.value("Kiril", w.INFLUENCE)
        play.one("attack with Kiril", "Physical")
        assert play.value("Kiril", w.INFLUENCE) == before + 3
        play.one("pass action", "end phase")
        assert play.value("Kiril", w.INFLUENCE) == before


def test_monika_weakens() -> None:
    """hoe-monika: somebody of her party exhausts; one in The Streets who has no such token yet gets one."""
    one = Side(streets=["Monika", "Bully"], haven=["Hope"])
    two = Side(streets=["Grace", "Sage"], haven=["Keondra"], minus_bp={"Sage": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Monika")
        assert play.offered == ["Monika", "Bully", "Grace"]
        play.one("Grace")
        assert play.offered == ["exhaust Monika", "exhaust Bully"]
        play.one("exhaust Bully")
        assert (play.g.minus_bp[play.card("Grace")], play.is_ready("Bully"), play.is_ready("Monika")) == (
            1,
            False,
            True,
        )


@pytest.mark.parametrize(("hand", "left"), [(3, 3), (4, 3), (7, 6), (8, 6)])
def test_perseus_unnerves(hand: int, left: int) -> None:
    """hoe-perseus: 1 card for every 4 in the hand of whom he hurts, their choice."""
    two = Side(haven=["Loner"], hand=["Awe"] * hand)
    with scene(Side(streets=["Perseus"]), two, book=BOOK) as play:
        play.one("attack with Perseus", "Physical")
        play.two("pass", *["Awe"] * (hand - left))
        assert len(play.names(1, w.HAND)) == left


def test_perseus_without_harm() -> None:
    """hoe-perseus: nothing if nobody is hurt, and nobody has a hand when a Mortal is."""
    two = Side(haven=["Brute"], hand=["Awe"] * 4)
    with scene(Side(streets=["Perseus"]), two, book=BOOK) as play:
        play.one("attack with Perseus", "Physical")
        play.two("pass")
        assert len(play.names(1, w.HAND)) == 4
    with scene(Side(streets=["Perseus"]), two, city=City(streets=["hoe-vagrant"]), book=BOOK) as play:
        play.one("attack with Perseus", "target Vagrant", "Physical", "burn Vagrant")
        assert len(play.names(1, w.HAND)) == 4


def test_rene_koba_mends() -> None:
    """hoe-rene-koba, R226-PLY-06, R229-PLY-06: 1 Blood for a card placed face down; not for one in an attack."""
    one = Side(haven=["Hope", "René Koba"], hand=["Spiders"], blood={"René Koba": 1, "Hope": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("place Spiders", "exhaust Hope")
        assert play.offered == ["Hope", "René Koba"]
        play.one("René Koba")
        assert (play.blood("René Koba"), play.blood("Hope")) == (2, 1)
    attacker = Side(streets=["Muse", "René Koba"], hand=["Entrancement"], blood={"René Koba": 1})
    with scene(attacker, KEONDRA, book=BOOK, switches={"play.place_definition": "of any card"}) as play:
        play.one("attack with Muse", "Social", "place Entrancement")
        assert play.blood("René Koba") == 1


@pytest.mark.parametrize(("said", "fear", "blood"), [("Fear", 1, 4), ("loses", 0, 3)])
def test_roman_monstrum_takes_a_curse(said: str, fear: int, blood: int) -> None:
    """hoe-roman-monstrum: a Curse off somebody, for a Fear token on them or 1 of their Blood."""
    one = Side(haven=["Roman Monstrum"], curses={"Brute": ["Coat"]})
    two = Side(streets=["Brute", "Bully"], attached={"Bully": ["Owl"]})
    with scene(one, two, book=BOOK) as play:
        assert play.value("Roman Monstrum", w.REACH) == 1
        play.one("activate Roman Monstrum")
        play.one(next(option for option in play.offered if said in option))
        assert (play.g.fear[play.card("Brute")], play.blood("Brute")) == (fear, blood)
        assert (play.where("Coat"), play.where("Owl")) == ("discard", "attached")
    with scene(Side(haven=["Roman Monstrum"]), two, book=BOOK) as play:
        assert play.refusal("activate Roman Monstrum")


def test_sarka_drinks_from_those_she_stops() -> None:
    """hoe-sarka: whoever of her party Blocks steals 1 Blood from the attacker; elsewhere nobody does."""
    for blocker, party, stolen in (
        ("Guardian", ["Sarka", "Keondra", "Guardian"], 1),
        ("Guardian", ["Keondra", "Guardian"], 0),
    ):
        two = Side(streets=[party, ["Hope"]], blood={"Guardian": 2}, leader="Keondra")
        with scene(Side(streets=["Warlock"]), two, book=BOOK) as play:
            play.one("attack with Warlock", "target Keondra", "Physical")
            play.two(f"block with {blocker}")
            assert (play.blood("Warlock"), play.blood("Guardian")) == (4 - stolen, 2 + stolen)


def test_sarka_guards() -> None:
    """hoe-sarka, hoe-zuzana: Guards."""
    with scene(Side(haven=["Sarka", "Zuzana", "Hope"]), KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.GUARD) for name in ("Sarka", "Zuzana", "Hope")] == [1, 1, 0]


def test_sebastian_takes_titles_for_nothing() -> None:
    """hoe-sebastian: a Title from hand costs him no Influence, and readies him; others pay."""
    one = Side(haven=["Sebastian", "Hope"], hand=["Office"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Office", "exhaust Sebastian")
        assert (play.host("Office"), play.is_ready("Sebastian")) == ("Sebastian", True)
        assert play.g.no_influence[play.card("Sebastian")] == 0
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Office", "exhaust Hope", "1")
        assert (play.host("Office"), play.is_ready("Hope")) == ("Hope", False)


def test_thora_plots_on() -> None:
    """hoe-thora, R226-PLY-06: an Action for the first card placed face down in each of her player's turns."""
    one = Side(haven=["Thora", "Lurker"], hand=["Spiders", "Blood Poisoning"], prestige=9)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("place Spiders", "exhaust Lurker")
        assert play.actions == 2
        play.one("place Blood Poisoning")
        assert play.actions == 1


def test_zuzana_leaves_her_mark() -> None:
    """hoe-zuzana: 1 Blood of her player's colour on whom she stops."""
    two = Side(streets=["Keondra", "Zuzana"])
    with scene(Side(streets=["Warlock"]), two, book=BOOK) as play:
        play.one("attack with Warlock", "target Keondra", "Physical")
        play.two("block with Zuzana")
        assert play.g.foreign == [play.card("Warlock"), 1, 1]
