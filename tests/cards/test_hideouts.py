"""The Hideouts of Hunters & Hunted: their Secrecy, and the Leader Ability."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.verbs_places import RecruitAtNoCost
from primogen.rivals.language.vocabulary import (
    THAT,
    choose,
    deal,
    hunter,
    lose_blood,
    prestige,
    relentless,
    target,
    unhosted,
    your_hand,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
SPARK = unhosted("test-spark", "Spark", decks=n.BOTH, text=target(anybody, deal(3, THAT)))
SUN = unhosted("test-sun", "Sun", decks=n.BOTH, text=target(anybody, deal(9, THAT, quality=n.AGGRAVATED_QUALITY)))
BLEED = unhosted("test-bleed", "Bleed", decks=n.BOTH, text=target(anybody, lose_blood(Fixed(9), THAT)))
HOST = hunter(
    "test-host",
    "Host",
    n.FAITHFUL,
    bp=2,
    attributes=(0, 0, 0),
    edges=(),
    abilities=(relentless(prestige(1), choose(your_hand, RecruitAtNoCost(THAT, 1))),),
)
BOOK = book_with(FIRE, SPARK, SUN, BLEED, HOST)

KEONDRA = Side(haven=["Keondra"])
CLINIC, HALL, BUNKER = "Hideout - Back Alley Clinic", "Hideout - Fellowship Hall", "Hideout - The Bunker"
FERETORY = "Hideout - The Feretory"


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


@pytest.mark.parametrize("hideout", [CLINIC, HALL, BUNKER, FERETORY])
def test_hideouts_hide_everywhere(hideout: str) -> None:
    """hah-back-alley-clinic, hah-fellowship-hall, hah-the-bunker, hah-the-feretory: +1 Secrecy, abroad as at home."""
    one = Side(haven=["Ryan"], streets=["Sara"], torpor=["Rio"], blood={"Rio": 1}, haven_card=hideout)
    one.leader_side = "influence"
    with scene(one, Side(haven=["Evangeline"], leader_side="influence")) as play:
        secrecy = [play.value(name, w.SECRECY) for name in ("Ryan", "Sara", "Rio", "Evangeline")]
        assert secrecy == [1, 1, 0, 0]


# ---- Back Alley Clinic


def at_the_clinic(card: str, victim: str, recovering: list[str] | None = None) -> Play:
    """One plays a card on a Hunter of Two's, whose Leader is Ryan."""
    lying = recovering or []
    two = Side(haven=["Ryan", "Sara", "Rio"], torpor=lying, blood=dict.fromkeys(lying, 1), haven_card=CLINIC)
    with scene(Side(haven=["Lucky"], hand=[card]), two, Side(haven=["Gisele"]), book=BOOK) as play:
        play.one(f"play {card}", victim)
        if play.asked.asks == "may":
            play.two(f"yes: {CLINIC}")
    return play


def test_the_back_alley_clinic_takes_in_a_hunter() -> None:
    """hah-back-alley-clinic: into recovery with 1 Prestige as Blood, and not burned; defeated all the same."""
    play = at_the_clinic("Fire", "Sara")
    assert (play.where("Sara"), play.blood("Sara"), play.g.prestige[1], play.g.agenda[0]) == ("torpor", 1, 4, 1)


def test_the_back_alley_clinic_may_be_declined() -> None:
    """hah-back-alley-clinic: then the Hunter is burned."""
    two = Side(haven=["Ryan", "Sara"], haven_card=CLINIC)
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, book=BOOK) as play:
        play.one("play Fire", "Sara")
        play.two("no")
        assert (play.where("Sara"), play.g.prestige[1]) == ("burned", 5)


def test_the_back_alley_clinic_heals_no_burns() -> None:
    """hah-back-alley-clinic: not after Aggravated damage, nor where no damage was done."""
    assert at_the_clinic("Sun", "Sara").where("Sara") == "burned"
    assert at_the_clinic("Bleed", "Sara").where("Sara") == "burned"


def test_the_back_alley_clinic_has_one_bed() -> None:
    """hah-back-alley-clinic: not while one's own recovers; a foe's recovering Hunter takes no bed."""
    assert at_the_clinic("Fire", "Sara", ["Gina Firenzo"]).where("Sara") == "burned"
    two = Side(haven=["Ryan", "Sara"], haven_card=CLINIC)
    one = Side(haven=["Evangeline"], torpor=["Pregador"], blood={"Pregador": 1}, hand=["Fire"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Fire", "Sara")
        play.two(f"yes: {CLINIC}")
        assert play.where("Sara") == "torpor"


def test_the_back_alley_clinic_is_for_ones_own() -> None:
    """hah-back-alley-clinic: a foe's Hunter burns; and without an active Leader there is no Leader Ability."""
    one = Side(haven=["Evangeline"], haven_card=CLINIC, hand=["Fire"])
    with scene(one, Side(haven=["Ryan", "Sara"]), book=BOOK) as play:
        play.one("play Fire", "Sara")
        assert play.where("Sara") == "burned"
    play = at_the_clinic("Fire", "Ryan")
    assert play.where("Ryan") == "torpor"
    two = Side(haven=["Sara", "Rio"], torpor=["Ryan"], leader="Ryan", blood={"Ryan": 4}, haven_card=CLINIC)
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, book=BOOK) as play:
        play.one("play Fire", "Sara")
        assert play.where("Sara") == "burned"


def test_the_back_alley_clinic_in_an_attack() -> None:
    """hah-back-alley-clinic: Rio, struck down by Matthew; who returns when mended."""
    two = Side(haven=["Ryan", "Rio"], haven_card=CLINIC, leader_side="influence", blood={"Rio": 1})
    with scene(Side(streets=["Matthew"], hand=["Awe"]), two) as play:
        play.one("attack with Matthew", "target Rio", "discard Awe", "Physical")
        play.two("pass", f"yes: {CLINIC}")
        assert (play.where("Rio"), play.blood("Rio")) == ("torpor", 1)
        play.one("pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert play.where("Rio") == "haven"


# ---- Fellowship Hall


def test_the_fellowship_halls_first_recruit() -> None:
    """hah-fellowship-hall: 1 Unhosted Action for the first recruit of a turn, none for the second."""
    one = Side(haven=["Ryan"], haven_card=HALL, hand=["Rio", "Jamie", "Wrath"], prestige=9)
    with scene(one, KEONDRA) as play:
        play.one("recruit Rio")
        assert (play.actions, play.unhosted_actions) == (1, 1)
        play.one("recruit Jamie")
        assert (play.actions, play.unhosted_actions) == (1, 0)
        play.one("pass action", "end phase")
        end_turn(play, 1)
        assert (play.actions, play.unhosted_actions) == (2, 0)


def test_the_fellowship_halls_recruit_off_a_mortal() -> None:
    """hah-fellowship-hall: a recruit without an action is one too."""
    one = Side(streets=["Maria Lopez"], haven_card=HALL, hand=["Rio"])
    with scene(one, KEONDRA, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass", "recruit Rio")
        assert (play.where("Rio"), play.actions, play.unhosted_actions) == ("haven", 1, 1)


def test_the_fellowship_hall_is_for_its_players_turn() -> None:
    """hah-fellowship-hall: nothing for a recruit in another's turn, and a foe's recruit gives neither player one."""
    two = Side(haven=["Ryan", "Host"], haven_card=HALL, hand=["Rio"])
    with scene(Side(haven=["Lucky"], hand=["Judas"]), two, book=BOOK) as play:
        play.one("recruit Judas")
        play.two("activate Host", "Rio")
        assert (play.where("Rio"), play.where("Judas")) == ("haven", "haven")
        assert (play.actions, play.unhosted_actions) == (1, 0)
    one = Side(haven=["Sara"], torpor=["Ryan"], leader="Ryan", blood={"Ryan": 1}, haven_card=HALL, hand=["Rio"])
    with scene(one, KEONDRA) as play:
        play.one("recruit Rio")
        assert (play.actions, play.unhosted_actions) == (1, 0), "the Leader is in recovery"


# ---- The Bunker


@pytest.mark.parametrize(("paid", "blood", "prestige"), [("1", 1, 4), ("2", 2, 3), ("3", 3, 2)])
def test_the_bunker_prevents_what_is_paid_for(paid: str, blood: int, prestige: int) -> None:
    """hah-the-bunker: X damage for X Prestige, to whichever of one's own is hit."""
    two = Side(haven=["Ryan", "Sara"], haven_card=BUNKER)
    with scene(Side(haven=["Lucky"], hand=["Spark"]), two, book=BOOK) as play:
        play.one("play Spark", "Sara")
        assert play.offered == [f"yes: {BUNKER}", "no"]
        play.two(f"yes: {BUNKER}")
        assert play.offered == ["1", "2", "3"], "no more than there is damage"
        play.two(paid)
        assert (play.where("Sara"), play.blood("Sara"), play.g.prestige) == ("haven", blood, [5, prestige])


def test_the_bunker_may_stay_shut() -> None:
    """hah-the-bunker: declined, nothing is paid."""
    two = Side(haven=["Ryan", "Sara"], haven_card=BUNKER, leader="Sara")
    with scene(Side(haven=["Lucky"], hand=["Spark"]), two, book=BOOK) as play:
        play.one("play Spark", "Ryan")
        play.two("no")
        assert (play.blood("Ryan"), play.g.prestige[1]) == (1, 5)


def test_the_bunker_keeps_the_last_prestige() -> None:
    """hah-the-bunker: with 2 Prestige 1 damage can be prevented; with 1 nobody is asked."""
    one = Side(haven=["Lucky"], hand=["Spark"])
    with scene(one, Side(haven=["Ryan", "Sara"], haven_card=BUNKER, prestige=2), book=BOOK) as play:
        play.one("play Spark", "Ryan")
        play.two(f"yes: {BUNKER}")
        assert (play.blood("Ryan"), play.g.prestige[1]) == (2, 1)
    with scene(one, Side(haven=["Ryan", "Sara"], haven_card=BUNKER, prestige=1), book=BOOK) as play:
        play.one("play Spark", "Ryan")
        assert (play.blood("Ryan"), play.g.prestige[1]) == (1, 1)


def test_the_bunker_works_once_a_turn() -> None:
    """hah-the-bunker: not for the second blow of a turn; in the next turn again."""
    two = Side(haven=["Ryan", "Sara"], haven_card=BUNKER, hand=["Spark"], prestige=9)
    with scene(Side(haven=["Lucky"], hand=["Spark", "Spark"]), two, book=BOOK) as play:
        play.one("play Spark", "Ryan")
        play.two(f"yes: {BUNKER}", "3")
        play.one("play Spark", "Ryan")
        assert (play.blood("Ryan"), play.g.prestige[1]) == (1, 6)
        play.one("end phase")
        play.two("play Spark", "Ryan", f"yes: {BUNKER}", "3")
        assert (play.blood("Ryan"), play.g.prestige[1]) == (1, 3)


def test_the_bunker_is_for_ones_own() -> None:
    """hah-the-bunker: not for a foe's character one has hit oneself."""
    one = Side(haven=["Ryan"], haven_card=BUNKER, hand=["Spark"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Spark", "Keondra")
        assert (play.blood("Keondra"), play.g.prestige) == (3, [5, 5])


def test_the_bunker_in_an_attack_abroad() -> None:
    """hah-the-bunker: for a Hunter in The Streets, against Aggravated damage too, in the End Phase as well."""
    two = Side(streets=["Sara"], haven=["Ryan"], haven_card=BUNKER, leader="Ryan", leader_side="influence")
    with scene(Side(streets=["Matthew"], hand=["Awe"]), two) as play:
        play.one("attack with Matthew", "target Sara", "discard Awe", "Physical")
        play.two(f"yes: {BUNKER}", "1")
        assert (play.blood("Sara"), play.g.prestige[1]) == (2, 4)
    one = Side(haven=["Ryan"], haven_card=BUNKER)
    with scene(one, KEONDRA, city=City(streets=["Prince of the City"]), phase="end of turn") as play:
        play.one(f"yes: {BUNKER}")
        assert (play.blood("Ryan"), play.g.prestige[0]) == (4, 4)


# ---- The Feretory


def test_the_feretory_draws_a_relic() -> None:
    """hah-the-feretory: as the Leader exhausts, a Relic on top of the Library is drawn, for all to see."""
    one = Side(haven=["Evangeline", "Ryan"], haven_card=FERETORY, library=["Thorn from the Crown", "Wrath"])
    one.hand = ["Poison Pill", "Wrath"]
    with scene(one, KEONDRA) as play:
        play.one("play Wrath", "exhaust Evangeline", "Keondra")
        assert "Thorn from the Crown" in play.names(0, w.HAND)
        assert play.names(0, w.LIBRARY) == ["Wrath"]
        assert any("Thorn from the Crown" in line for line in play.log(1))


def test_the_feretory_leaves_or_discards_another_card() -> None:
    """hah-the-feretory: one's choice; everybody has seen it meanwhile, and nobody sees it after."""
    for answer, library, discard in (("no", ["Rebuke"], ["Wrath"]), ("yes: Rebuke", [], ["Rebuke", "Wrath"])):
        one = Side(haven=["Evangeline"], haven_card=FERETORY, library=["Rebuke"], hand=["Wrath"])
        with scene(one, KEONDRA) as play:
            play.one("play Wrath")
            assert (play.asked.asks, play.g.sees(1, play.card("Rebuke"))) == ("leave-or-discard", True)
            play.one(answer, "Keondra")
            assert (play.names(0, w.LIBRARY), play.names(0, w.DISCARD)) == (library, discard)
            assert play.g.sees(1, play.card("Rebuke")) == (answer != "no")


def test_the_feretory_as_its_leader_investigates() -> None:
    """hah-the-feretory: for whatever the Leader exhausts."""
    one = Side(streets=["Evangeline", "Ryan"], haven_card=FERETORY, library=["Thorn from the Crown"])
    with scene(one, KEONDRA) as play:
        play.one("investigate", "exhaust Evangeline", "done")
        assert play.names(0, w.HAND) == ["Thorn from the Crown"]


def test_the_feretory_watches_the_leader_only() -> None:
    """hah-the-feretory: whoever else exhausts reveals nothing; an empty Library neither."""
    one = Side(haven=["Evangeline", "Ryan"], haven_card=FERETORY, library=["Rebuke"], hand=["Wrath"])
    with scene(one, KEONDRA) as play:
        play.one("play Wrath", "exhaust Ryan", "Keondra")
        assert not any("Rebuke" in line for line in play.log(0))
        assert (play.names(0, w.LIBRARY), play.names(0, w.HAND)) == (["Rebuke"], [])
    one.library = []
    with scene(one, KEONDRA) as play:
        play.one("play Wrath", "exhaust Evangeline", "Keondra")
        assert play.names(0, w.HAND) == []
