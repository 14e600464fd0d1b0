"""Action cards and Unhosted Actions of Blood & Alchemy, played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.rules.atoms.rows import note_contributor
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
ALCHEMIES = {"Athanor Corporis": "Physical", "Calcinatio": "Social", "Fixatio": "Mental"}


@pytest.mark.parametrize("name", ALCHEMIES)
def test_alchemy_is_for_thin_bloods(name: str) -> None:
    """baa-athanor-corporis, baa-calcinatio, baa-fixatio: 1 Action back for a Thin-Blood, none for another; an icon."""
    for who, actions in (("Candi Liu", 2), ("Hope", 1)):
        with scene(Side(haven=["Candi Liu", "Hope"], hand=[name]), KEONDRA, book=BOOK) as play:
            play.one(f"play {name}", f"exhaust {who}")
            assert (play.host(name), play.actions) == (who, actions)
            assert play.value(who, w.THIN_BLOOD_ALCHEMY) == (2 if who == "Candi Liu" else 1)
    with scene(Side(haven=["Hope"], hand=[name]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal(f"play {name}")


@pytest.mark.parametrize("name", ALCHEMIES)
def test_alchemy_strengthens_one_kind_of_attack(name: str) -> None:
    """baa-athanor-corporis, baa-calcinatio, baa-fixatio: +1 Damage in attacks of its type, and in no other."""
    for kind in ALCHEMIES.values():
        one = Side(streets=["Adept"], attached={"Adept": [name]})
        with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
            play.one("attack with Adept", kind)
            assert play.blood("Loner") == 4 - (1 + (kind == ALCHEMIES[name]))


def test_alchemy_protects_nobody() -> None:
    """baa-athanor-corporis: it is no attribute, and takes nothing off what is dealt to its bearer."""
    two = Side(streets=["Loner"], attached={"Loner": ["Athanor Corporis"]})
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        play.one("attack with Adept", "Physical")
        assert play.blood("Loner") == 4 - 1


def test_blood_of_potency() -> None:
    """baa-blood-of-potency: +2 Blood Potency, and 1 Blood for each Blood Sorcery of whoever plays it."""
    for who, had, left in (("Alejandro Lopez", 6, 8), ("Faith Gray", 4, 5), ("Hope", 4, 5), ("Jorge Guerrero", 3, 3)):
        with scene(Side(haven=[who], hand=["Blood of Potency"], library=["Awe"]), KEONDRA, book=BOOK) as play:
            play.one("play Blood of Potency")
            assert (play.blood(who), play.value(who, w.BLOOD_POTENCY)) == (left, had + 2)


def test_rain_of_blood_mends_everybody() -> None:
    """baa-rain-of-blood: R229-CRD-69: nobody exhausts for it; 1 Blood for all of all players, in torpor too."""
    one = Side(haven=["Hope"], torpor=["Sage"], blood={"Hope": 1, "Sage": 0}, hand=["Rain of Blood"])
    two = Side(haven=["Keondra"], torpor=["Lucky"], blood={"Keondra": 1, "Lucky": 0})
    city = City(monsters=["Werewolf"], blood={"Werewolf": 3})
    for said, mended in (("YES", 1), ("NO", 0)):
        with scene(one, two, city=city, book=BOOK) as play:
            play.one("play Rain of Blood")
            assert play.is_ready("Hope")
            play.one("pass", "fist 0")
            play.two("exert Keondra", "pass", "fist 0", said)
            found = [play.blood(name) for name in ("Hope", "Sage", "Keondra", "Lucky", "Werewolf")]
            assert found == [1 + mended, mended, 1 + mended, mended, 3]


FOUR = ["Hope", "Sage", "Lucky", "Grace"]


def test_the_third_tradition_is_paid_for_and_taxes_big_coteries() -> None:
    """baa-third-tradition-the-progeny: 1 Prestige; who has 4 vampires loses 1 Prestige or discards 1 card."""
    one = Side(haven=FOUR, hand=["Third Tradition: The Progeny"], library=["Awe"] * 9)
    two = Side(haven=["Keondra", "Judas", "Benício", "Prudence"], hand=["Coat", "Owl"], library=["Awe"] * 9)
    three = Side(haven=["Thaddeus", "Ceraph", "Matthew"], library=["Awe"] * 9)
    with scene(one, two, three, book=BOOK) as play:
        play.one("play Third Tradition: The Progeny")
        assert play.g.prestige[:3] == [4, 5, 5]
        for seat in (0, 1, 2):
            end_turn(play, seat)
        hand = len(play.names(1, w.HAND))
        play.one("Lose 1 Prestige")
        play.two("Discard 1 card from your hand", "Owl")
        assert play.g.prestige[:3] == [3, 5, 5]
        assert (len(play.names(1, w.HAND)), play.where("Owl")) == (hand - 1, "discard")


def test_who_has_no_card_loses_prestige() -> None:
    """baa-third-tradition-the-progeny: there is no choice without a card."""
    one = Side(haven=["Hope"], ongoing=["Third Tradition: The Progeny"])
    with scene(one, Side(haven=[*FOUR[1:], "Keondra"]), book=BOOK) as play:
        end_turn(play, 0)
        end_turn(play, 1)
        assert play.g.prestige[:2] == [5, 4]


BREWER = {"Candi Liu": ["Fixatio"]}


def test_back_to_formula_draws_alchemies() -> None:
    """baa-back-to-formula: of the top 4, all others are discarded; what lies below stays."""
    library = ["Coat", "Fixatio", "Owl", "Calcinatio", "Athanor Corporis"]
    with scene(Side(haven=["Candi Liu"], hand=["Back to Formula"], library=library), KEONDRA, book=BOOK) as play:
        play.one("play Back to Formula")
        assert play.names(0, w.HAND) == ["Fixatio", "Calcinatio"]
        assert (play.where("Coat"), play.where("Owl"), play.where("Athanor Corporis")) == (
            *("discard", "discard", "library"),
        )


def test_back_to_formula_without_any_takes_one_back() -> None:
    """baa-back-to-formula: an Alchemy of the discard pile, if none was drawn; Thin-Blood Alchemy is needed."""
    one = Side(haven=["Candi Liu"], hand=["Back to Formula"], library=["Coat"] * 5, discard=["Owl", "Fixatio"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Back to Formula")
        assert (play.names(0, w.HAND), len(play.names(0, w.LIBRARY))) == (["Fixatio"], 1)
    with scene(Side(haven=["Hope"], hand=["Back to Formula"], library=["Coat"]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Back to Formula")


def test_enervate_turns_prestige_into_blood() -> None:
    """baa-enervate: RV-RES-07: 1 Prestige of target foe becomes 1 Blood, of that foe's colour."""
    one = Side(streets=["Grigori"], blood={"Grigori": 2}, hand=["Enervate"])
    with scene(one, KEONDRA, Side(haven=["Sage"]), book=BOOK) as play:
        play.one("play Enervate", "Three")
        assert (play.g.prestige[:3], play.blood("Grigori")) == ([5, 5, 4], 3)
        assert blood_of_colour(play.g, play.card("Grigori"), 2) == 1
    with scene(Side(haven=["Grigori"], hand=["Enervate"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("play Enervate")
    with scene(Side(streets=["Hope"], hand=["Enervate"]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Enervate")


def test_envelop_weakens_a_party() -> None:
    """baa-envelop: a token for each of target party in The Streets, for an Alchemy of who plays it."""
    one = Side(haven=["Candi Liu"], attached=BREWER, hand=["Envelop"])
    two = Side(streets=[["Hope", "Sage"], ["Lucky"]], haven=["Keondra"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Envelop")
        assert play.offered == ["Hope", "Sage", "Lucky"]
        play.one("Sage")
        found = [play.g.minus_bp[play.card(name)] for name in ("Hope", "Sage", "Lucky", "Keondra")]
        assert (found, play.where("Fixatio")) == ([1, 1, 0, 0], "discard")
    with scene(
        Side(haven=["Candi Liu", "Hope"], attached={"Hope": ["Fixatio"]}, hand=["Envelop"]), two, book=BOOK
    ) as play:
        play.one("play Envelop")  # only Hope can
        assert not play.is_ready("Hope")
        play.ends_asking(play.asked.asks)


@pytest.mark.parametrize(("marked", "left", "where"), [(2, 4, "haven"), (6, 1, "torpor")])
def test_extinguish_vitae(marked: int, left: int, where: str) -> None:
    """baa-extinguish-vitae: R229-CRD-57: all Blood of one's colour goes; who has no other is defeated."""
    one = Side(haven=["Faith Gray"], hand=["Extinguish Vitae"])
    with scene(one, Side(haven=["Keondra", "Hope"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, marked)
        play.ask_again()
        play.one("play Extinguish Vitae", "Keondra")
        assert (play.blood("Keondra"), play.where("Keondra")) == (left, where)


@pytest.mark.parametrize(("said", "attacked"), [("no", False), ("yes: Far Reach", True)])
def test_far_reach(said: str, attacked: bool) -> None:
    """baa-far-reach: R229-CRD-58: into The Streets, alone; for an Alchemy an attack at once, without a Reaction."""
    one = Side(haven=["Candi Liu"], attached=BREWER, hand=["Far Reach"])
    two = Side(haven=["Loner", "Keondra"], hand=["Comeuppance"], exhausted=["Keondra"], blood={"Loner": 3})
    with scene(one, two, book=BOOK) as play:
        play.one("play Far Reach", "Loner", said)
        assert (play.where("Loner"), play.where("Keondra")) == ("streets", "haven")
        if attacked:
            play.one("Social")
        assert play.blood("Loner") == 3 - attacked
        assert play.where("Fixatio") == ("discard" if attacked else "attached")


def test_far_reach_parts_a_party() -> None:
    """baa-far-reach: who is in The Streets already leaves their party there."""
    two = Side(streets=["Hope", "Sage"])
    with scene(Side(haven=["Candi Liu"], hand=["Far Reach"]), two, book=BOOK) as play:
        assert play.g.are_party(play.card("Hope"), play.card("Sage"))
        play.one("play Far Reach", "Hope")
        assert not play.g.are_party(play.card("Hope"), play.card("Sage"))


def test_premonition_shows_attack_cards() -> None:
    """baa-premonition: on one of the coterie, and an Action; against a party with Auspex, cards are played face up."""
    one = Side(haven=["Hope", "Darius Wolfe"], hand=["Premonition"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Premonition", "Darius Wolfe")
        assert (play.host("Premonition"), play.actions) == ("Darius Wolfe", 2)
    for bearer, said in (("Darius Wolfe", "play Mesmerize"), ("Hope", "place Mesmerize")):
        two = Side(haven=["Keondra", "Hope", "Darius Wolfe"], attached={bearer: ["Premonition"]})
        with scene(Side(streets=["Bully"], hand=["Mesmerize"]), two, book=BOOK) as play:
            play.one("attack with Bully", "target Keondra", "Mental")
            assert play.offered == [said, "pass"]
            play.ends_asking(play.asked.asks)


def test_sunrise_surprise_is_not_for_the_first_two_actions() -> None:
    """baa-sunrise-surprise: 2 Aggravated Damage to oneself and another in The Streets, as a third Action."""
    one = Side(streets=["Jacob Frost", "Frog"], haven=["Hope"], hand=["Sunrise Surprise", "Fixatio", "Calcinatio"])
    with scene(one, Side(streets=["Keondra"], haven=["Sage"]), book=BOOK) as play:
        for card in ("Fixatio", "Calcinatio"):
            assert play.refusal("play Sunrise Surprise")
            play.one(f"play {card}", "exhaust Frog")
        play.one("play Sunrise Surprise", "exhaust Jacob Frost", "Keondra")
        assert [play.blood(name) for name in ("Jacob Frost", "Keondra")] == [1, 4]
    with scene(Side(haven=["Jacob Frost"], hand=["Sunrise Surprise"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("play Sunrise Surprise")


def test_theft_of_vitae() -> None:
    """baa-theft-of-vitae: a Mortal burns, without Agenda, and who plays it has the benefit."""
    one = Side(haven=["Grigori"], blood={"Grigori": 1}, hand=["Theft of Vitae"])
    city = City(streets=["Athlete", "BOPE-RJ: Marksman"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Theft of Vitae", "Athlete")
        assert (play.where("Athlete"), play.blood("Grigori"), play.g.agenda[0]) == ("burned", 4, 0)
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Theft of Vitae", "BOPE-RJ: Marksman")
        assert (play.where("BOPE-RJ: Marksman"), play.blood("Grigori")) == ("burned", 1)


def test_out_of_time_costs_a_foe_an_action() -> None:
    """baa-out-of-time: R229-CRD-67: one foe who did not contribute has 1 Action less, in the next turn only."""
    one = Side(haven=["Hope"], face_down={"Out of Time": 3}, library=["Awe"] * 9)
    two, three = (Side(haven=[name], library=["Awe"] * 9) for name in ("Keondra", "Sage"))
    with scene(one, two, three, book=BOOK) as play:
        play.one("reveal Out of Time")
        assert play.offered == ["Two", "Three"]
        play.one("Three")
        found = []
        for seat in (0, 1, 2, 0, 1, 2):
            found.append(play.actions)
            end_turn(play, seat)
        assert found == [2, 2, 1, 2, 2, 2]


def test_out_of_time_spares_who_contributed() -> None:
    """baa-out-of-time: with nobody left to choose, it is not resolved."""
    one = Side(haven=["Hope"], face_down={"Out of Time": 3})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        note_contributor(play.g, play.card("Out of Time"), 1)
        play.ask_again()
        assert play.refusal("reveal Out of Time")
