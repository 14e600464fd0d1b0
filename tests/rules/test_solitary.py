"""Solitary vampires: one to a player, and what becomes of one that is alone. The box has none."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.traits import IsCharacterCard
from primogen.rivals.language.verbs_places import RecruitAtNoCost
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    attack_card,
    choose,
    conspiracy,
    draw,
    unhosted,
    vampire,
    your_hand,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import swap_blood
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

HERMIT = vampire(
    "test-hermit", "Hermit", n.SALUBRI, bp=3, attributes=(0, 1, 0), disciplines=(n.AUSPEX,), keywords=(n.SOLITARY,)
)
ANCHORITE = vampire(
    "test-anchorite", "Anchorite", n.SALUBRI, bp=2, attributes=(0, 0, 0), disciplines=(), keywords=(n.SOLITARY,)
)
FIDA = vampire("test-fida", "Fida", n.BANU_HAQIM, bp=5, attributes=(4, 0, 0), disciplines=(), keywords=(n.DIABLERIST,))
FIRE = attack_card("test-fire", "Fire", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3, keywords=(n.AGGRAVATED,))
STUDY = action("test-study", "Study", decks=n.VAMPIRES, text=draw(1))
RUMOUR = conspiracy("test-rumour", "Rumour", needs=2, text=draw(1))
WALK = unhosted("test-walk", "Walk", decks=n.VAMPIRES, text=draw(1))
EMBRACE = unhosted(
    "test-embrace",
    "Embrace",
    decks=n.VAMPIRES,
    text=choose(your_hand & IsCharacterCard(), RecruitAtNoCost(THAT, 2)),
)
BOOK = book_with(HERMIT, ANCHORITE, FIDA, FIRE, STUDY, RUMOUR, WALK, EMBRACE)

FOE = Side(haven=["Keondra"])
STRIKER = Side(streets=["Fida"], haven=["Sage"])


def test_a_new_solitary_vampire_sends_the_old_one_to_ashes() -> None:
    """RV-SOLITARY-01, RV-SOLITARY-02: Lucky, who is not Solitary, stays; so does another player's Hermit."""
    one = Side(haven=["Hermit", "Lucky"], hand=["Anchorite"], prestige=5)
    with scene(one, FOE, book=BOOK) as play:
        play.one("recruit Anchorite")
        assert (play.where("Hermit"), play.names(0, w.HAVEN)) == ("burned", ["Lucky", "Anchorite"])
    one.haven = ["Lucky"]
    with scene(one, Side(haven=["Hermit"]), book=BOOK) as play:
        play.one("recruit Anchorite")
        assert (play.where("Hermit"), play.where("Anchorite")) == ("haven", "haven")


def test_recruiting_another_vampire_does_not_touch_a_solitary_one() -> None:
    """RV-SOLITARY-02."""
    with scene(Side(haven=["Hermit"], hand=["Judas"], prestige=5), FOE, book=BOOK) as play:
        play.one("recruit Judas")
        assert play.names(0, w.HAVEN) == ["Hermit", "Judas"]


def test_a_solitary_vampire_in_torpor_counts_too() -> None:
    """RV-SOLITARY-01: it is still under control, and would come back beside the new one."""
    one = Side(haven=["Lucky"], torpor=["Hermit"], blood={"Hermit": 1}, hand=["Anchorite"], prestige=5)
    with scene(one, FOE, book=BOOK) as play:
        play.one("recruit Anchorite")
        assert (play.where("Hermit"), play.where("Anchorite")) == ("burned", "haven")


def test_a_card_that_recruits_keeps_to_one_solitary_vampire() -> None:
    """RV-SOLITARY-02: at no cost, but not beside the old one."""
    with scene(Side(haven=["Hermit", "Lucky"], hand=["Embrace", "Anchorite"]), FOE, book=BOOK) as play:
        play.one("play Embrace", "Anchorite")
        assert (play.where("Hermit"), play.where("Anchorite")) == ("burned", "haven")


def test_a_lone_solitary_vampire_is_burned_when_defeated() -> None:
    """RV-SOLITARY-03: by plain damage; no Prestige is placed on it, and with nobody to recruit Two is out."""
    with scene(STRIKER, Side(streets=["Hermit"]), Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Fida", "target Hermit", "Physical")
        assert (play.where("Hermit"), play.winner, play.g.prestige[1]) == ("burned", "One", 5)


def test_with_another_vampire_it_goes_to_torpor() -> None:
    """RV-SOLITARY-03: also if the other one is in torpor itself, for its player controls it still."""
    with scene(STRIKER, Side(streets=["Hermit"], haven=["Keondra"], hand=["Judas"]), book=BOOK) as play:
        play.one("attack with Fida", "target Hermit", "Physical")
        play.two("pass")
        assert (play.where("Hermit"), play.names(1, w.HAND), play.g.prestige[1]) == ("torpor", ["Judas"], 4)
    out = Side(streets=["Hermit"], torpor=["Keondra"], blood={"Keondra": 1}, hand=["Judas"])
    with scene(STRIKER, out, book=BOOK) as play:
        play.one("attack with Fida", "Physical")
        play.two("pass")
        assert (play.where("Hermit"), play.winner) == ("torpor", "One")


def test_its_player_may_recruit_at_once() -> None:
    """RV-SOLITARY-04, RV-SOLITARY-05: Judas of another clan, for his Prestige; he does not lead, and play goes on."""
    two = Side(streets=["Hermit"], hand=["Judas", "Awe"], prestige=5)
    with scene(STRIKER, two, book=BOOK) as play:
        play.one("attack with Fida", "Physical")
        play.two("pass")
        assert play.asked.asks == "recruit"
        play.two("recruit Judas")
        assert (play.where("Hermit"), play.where("Judas"), play.blood("Judas")) == ("burned", "haven", 2)
        assert (play.g.prestige[1], play.actions, play.winner) == (3, 1, "")
        assert (play.value("Judas", w.INFLUENCE), play.g.leader[1]) == (0, play.card("Hermit"))


def test_who_does_not_recruit_is_knocked_out() -> None:
    """RV-SOLITARY-04: it is an offer; and a recruit must be paid for."""
    with scene(STRIKER, Side(streets=["Hermit"], hand=["Judas"]), book=BOOK) as play:
        play.one("attack with Fida", "Physical")
        play.two("pass", "pass")
        assert (play.winner, play.names(1, w.HAND)) == ("One", ["Judas"])
    with scene(STRIKER, Side(streets=["Hermit"], hand=["Judas"], prestige=2), book=BOOK) as play:
        play.one("attack with Fida", "Physical")
        play.two("pass")
        assert play.refusal("recruit Judas") == "You have too little Prestige for Judas (RV-ABIL-10)"
        play.ends_asking("recruit")


def test_aggravated_damage_still_lets_its_player_recruit() -> None:
    """RV-SOLITARY-04: however the lone Hermit was defeated."""
    one = Side(streets=["Fida"], haven=["Sage"], hand=["Fire"])
    with scene(one, Side(streets=["Hermit"], hand=["Judas"]), book=BOOK) as play:
        play.one("attack with Fida", "Physical", "place Fire")
        play.two("pass", "recruit Judas")
        assert (play.where("Hermit"), play.where("Judas"), play.winner) == ("burned", "haven", "")


def test_a_lone_solitary_vampire_may_suffer_diablerie_instead() -> None:
    """RV-SOLITARY-03, RV-SOLITARY-04: consumed it is not burned; its player recruits all the same."""
    with scene(STRIKER, Side(streets=["Hermit"], hand=["Judas"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Hermit"), 0, 1)
        play.one("attack with Fida", "Physical")
        play.two("pass", "recruit Judas")
        play.one("drink Hermit")
        assert (play.host("Hermit"), play.where("Judas"), play.g.prestige[1]) == ("Fida", "haven", 3)


def test_spared_by_the_diablerist_it_is_burned_after_all() -> None:
    """RV-SOLITARY-03."""
    with scene(STRIKER, Side(streets=["Hermit"], hand=["Judas"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Hermit"), 0, 1)
        play.one("attack with Fida", "Physical")
        play.two("pass", "recruit Judas")
        play.one("pass")
        assert (play.where("Hermit"), play.names(1, w.TORPOR)) == ("burned", [])


@pytest.mark.parametrize("card", ["Study", "Rumour"])
def test_a_lone_solitary_vampire_readies_after_an_action_card(card: str) -> None:
    """RV-SOLITARY-06: played or placed."""
    with scene(Side(haven=["Hermit"], hand=[card]), FOE, book=BOOK) as play:
        play.one(f"{'place' if card == 'Rumour' else 'play'} {card}")
        assert (play.is_ready("Hermit"), play.where(card) != "hand") == (True, True)


@pytest.mark.parametrize("card", ["Study", "Rumour"])
@pytest.mark.parametrize("other", ["haven", "torpor"])
def test_in_company_it_stays_exhausted(card: str, other: str) -> None:
    """RV-SOLITARY-06: with a second vampire, even one in torpor, there is no readying; nor for Lucky alone."""
    one = Side(haven=["Hermit"], hand=[card], blood={"Keondra": 1})
    (one.haven if other == "haven" else one.torpor).append("Keondra")
    with scene(one, Side(haven=["Ceraph"]), book=BOOK) as play:
        play.one(f"{'place' if card == 'Rumour' else 'play'} {card}")
        if other == "haven":
            play.one("exhaust Hermit")
        assert not play.is_ready("Hermit")
    with scene(Side(haven=["Lucky"], hand=[card]), FOE, book=BOOK) as play:
        play.one(f"{'place' if card == 'Rumour' else 'play'} {card}")
        assert not play.is_ready("Lucky")


def test_an_unhosted_action_card_readies_nobody() -> None:
    """RV-SOLITARY-06: no vampire plays it."""
    with scene(Side(haven=["Hermit"], hand=["Walk"], exhausted=["Hermit"]), FOE, book=BOOK) as play:
        play.one("play Walk")
        assert (play.where("Walk"), play.is_ready("Hermit")) == ("discard", False)


def test_aggravated_damage_leaves_nothing_to_drink() -> None:
    """RV-SOLITARY-03: a lone Hermit is burned at once, though Fida could drink the Blood of her colour."""
    one = Side(streets=["Fida"], haven=["Sage"], hand=["Fire"])
    with scene(one, Side(streets=["Hermit"], hand=["Judas"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Hermit"), 0, 1)
        play.one("attack with Fida", "Physical", "place Fire")
        play.two("pass")
        assert (play.where("Hermit"), play.asked.asks) == ("burned", "recruit")
        play.two("recruit Judas")
        assert play.where("Hermit") == "burned"
