"""Rituals: two Actions or a helper, and Blood of the caster's colour. The box has none, so two are made here."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import action, activated, blood_from_this_card, draw
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.rules.atoms.clock import gain_unhosted_action, spend_action
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

RITE = action(
    "test-rite",
    "Rite",
    n.RITUAL,
    n.ONGOING,
    decks=n.VAMPIRES,
    ritual=n.BLOOD_SORCERY,
    abilities=(activated(blood_from_this_card(1), draw(1)),),
)
SEANCE = action("test-seance", "Séance", n.RITUAL, n.ONGOING, decks=n.VAMPIRES, ritual=n.OBLIVION)
BOOK = book_with(RITE, SEANCE)

FOE = Side(haven=["Keondra"])


def given(play: Play) -> int:
    """The Blood on the Rite."""
    return play.blood("Rite")


def test_a_ritual_enters_play_face_up_and_its_text_is_ongoing() -> None:
    """RV-RITUAL-01, RV-RITUAL-02: a character with the Discipline exhausts; nobody else does."""
    one = Side(haven=["Lucky", "Hope"], hand=["Rite"], library=["Awe"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Rite", "blood of Hope", "pass")
        assert (play.where("Rite"), play.g.face_down[play.card("Rite")]) == ("table", 0)
        assert (play.is_ready("Hope"), play.is_ready("Lucky")) == (False, True)
        play.one("activate Rite")
        assert play.names(0, w.HAND) == ["Awe"]


def test_who_lacks_the_discipline_cannot_perform_the_ritual() -> None:
    """RV-RITUAL-02: with Thaddeus to choose from as well, Lucky is refused."""
    one = Side(haven=["Lucky", "Hope", "Thaddeus"], hand=["Rite"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Rite")
        assert play.offered == ["exhaust Hope", "exhaust Thaddeus"]
        assert play.refusal("exhaust Lucky").endswith("(RV-ACT-25)")
        play.ends_asking("exhaust-for")
    with scene(Side(haven=["Lucky"], hand=["Rite"]), FOE, book=BOOK) as play:
        assert play.refusal("play Rite") == "Nobody ready has the Discipline Rite needs (RV-ACT-25)"


def test_a_ritual_costs_two_actions() -> None:
    """RV-RITUAL-03: with both spent on it, nothing is left but the End Phase."""
    with scene(Side(haven=["Hope"], hand=["Rite", "Séance"]), FOE, book=BOOK) as play:
        play.one("play Rite", "pass")
        assert play.actions == 0
        assert play.refusal("pass action") == "No action is left (RV-ACT-01)"


def test_one_action_is_too_few_for_one_alone() -> None:
    """RV-RITUAL-03."""
    with scene(Side(haven=["Hope"], hand=["Rite"]), FOE, book=BOOK) as play:
        play.one("pass action")
        assert play.refusal("play Rite") == "Rite costs 2 Actions, or 1 with a helper (RV-RITUAL-03)"


def test_an_unhosted_action_does_not_help_to_pay() -> None:
    """RV-RITUAL-04: one Action and one Unhosted Action are not two Actions."""
    with scene(Side(haven=["Hope"], hand=["Rite"]), FOE, book=BOOK) as play:
        spend_action(play.g)
        gain_unhosted_action(play.g, 1)
        play.ask_again()
        assert (play.actions, play.unhosted_actions) == (1, 1)
        assert play.refusal("play Rite") == "Rite costs 2 Actions, or 1 with a helper (RV-RITUAL-03)"


def test_a_helper_cuts_the_cost_to_one_action() -> None:
    """RV-RITUAL-05: and no further: with a helper it still costs one."""
    with scene(Side(haven=["Hope", "Thaddeus"], hand=["Rite"]), FOE, book=BOOK) as play:
        play.one("play Rite", "exhaust Hope", "help of Thaddeus", "blood of Hope", "pass")
        assert play.actions == 1
        assert (play.is_ready("Hope"), play.is_ready("Thaddeus")) == (False, False)
    with scene(Side(haven=["Hope", "Thaddeus"], hand=["Rite"]), FOE, book=BOOK) as play:
        play.one("pass action", "play Rite", "exhaust Hope", "blood of Hope", "pass")
        assert (play.actions, play.where("Rite"), play.is_ready("Thaddeus")) == (0, "table", False)


def test_help_may_be_declined() -> None:
    """RV-RITUAL-05: then it costs two, and the other stays ready."""
    with scene(Side(haven=["Hope", "Thaddeus"], hand=["Rite"]), FOE, book=BOOK) as play:
        play.one("play Rite", "exhaust Hope", "pass", "blood of Hope", "pass")
        assert (play.actions, play.is_ready("Thaddeus")) == (0, True)


def test_a_helper_must_be_ready_of_the_party_and_have_the_discipline() -> None:
    """RV-RITUAL-05: not Lucky, who lacks it; nor Thaddeus, who is elsewhere, or exhausted."""
    away = Side(haven=["Hope", "Lucky"], streets=["Thaddeus"], hand=["Rite"], leader="Hope")
    weary = Side(haven=["Hope", "Lucky", "Thaddeus"], exhausted=["Thaddeus"], hand=["Rite"])
    with scene(away, FOE, book=BOOK) as play:
        play.one("pass action")
        assert play.refusal("play Rite") == "Rite costs 2 Actions, or 1 with a helper (RV-RITUAL-03)"
    with scene(weary, FOE, book=BOOK) as play:
        play.one("play Rite", "blood of Hope", "pass")
        assert (play.actions, play.is_ready("Lucky")) == (0, True)


def test_one_to_three_blood_goes_on_a_blood_sorcery_ritual() -> None:
    """RV-RITUAL-06, RV-RITUAL-07: one at least; after the third nothing more is asked; the caster's colour stays."""
    one = Side(haven=["Hope", "Lucky"], hand=["Rite"], prestige=5)
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Rite")
        assert play.offered == ["blood of Hope", "blood of Lucky"]
        play.one("blood of Hope")
        assert "pass" in play.offered
        play.one("blood of Lucky", "blood of Lucky")
        assert (given(play), play.blood("Hope"), play.blood("Lucky")) == (3, 3, 3)
        assert blood_of_colour(play.g, play.card("Rite"), 0) == 3
        assert play.g.prestige == [5, 5]


def test_without_blood_to_give_there_is_no_ritual() -> None:
    """RV-RITUAL-07, RV-RITUAL-09: the last Blood of a character is never taken."""
    one = Side(haven=["Hope", "Thaddeus"], blood={"Hope": 1, "Thaddeus": 1}, hand=["Rite"])
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal("play Rite") == "Rite needs Blood of your color (RV-RITUAL-07)"


def test_the_last_blood_of_a_character_stays() -> None:
    """RV-RITUAL-09: with two and one Blood among them, one is all that can be given."""
    one = Side(haven=["Hope", "Lucky"], blood={"Hope": 2, "Lucky": 1}, hand=["Rite"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Rite")
        assert (given(play), play.blood("Hope"), play.blood("Lucky")) == (1, 1, 1)


def test_blood_of_the_casters_colour_may_come_from_a_foes_character() -> None:
    """RV-RITUAL-08: one token of One's colour on Keondra may be taken, and none of her own."""
    with scene(Side(haven=["Hope"], hand=["Rite"]), Side(haven=["Keondra", "Iara"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, 1)
        play.one("play Rite")
        assert play.offered == ["blood of Hope", "blood of Keondra"]
        play.one("blood of Keondra")
        assert play.offered == ["blood of Hope", "pass"]
        play.one("pass")
        assert (given(play), play.blood("Keondra"), play.blood("Hope")) == (1, 5, 4)
        assert (blood_of_colour(play.g, play.card("Keondra"), 0), blood_of_colour(play.g, play.card("Keondra"), 1)) == (
            0,
            5,
        )


def test_nobody_in_torpor_gives_blood() -> None:
    """RV-RITUAL-08: Lucky lies in torpor with 3 Blood."""
    one = Side(haven=["Hope"], torpor=["Lucky"], blood={"Lucky": 3}, hand=["Rite"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Rite")
        assert play.offered == ["blood of Hope", "pass"]
        play.one("pass")
        assert (play.blood("Lucky"), play.blood("Hope")) == (3, 3)


def test_burned_mortals_feed_an_oblivion_ritual() -> None:
    """RV-RITUAL-12: up to 1 each, from the general supply; a burned Event is no Mortal."""
    city = City(burned=["Vagrant", "Maid", "Carnaval"], discard=["Mugger"])
    one = Side(haven=["Thaddeus"], hand=["Séance"], prestige=5)
    with scene(one, FOE, city=city, book=BOOK) as play:
        play.one("play Séance")
        assert play.offered == ["2", "1", "0"]
        play.one("2")
        assert (play.blood("Séance"), play.where("Séance")) == (2, "table")
        assert (play.blood("Thaddeus"), play.g.prestige[0]) == (2, 5)
        assert play.where("Vagrant") == "burned"


def test_a_ritual_that_enters_play_with_no_blood_is_burned() -> None:
    """RV-RITUAL-13: whether none was wanted, or there was no Mortal to feed it."""
    with scene(Side(haven=["Thaddeus"], hand=["Séance"]), FOE, city=City(burned=["Maid"]), book=BOOK) as play:
        play.one("play Séance", "0")
        assert play.where("Séance") == "burned"
    with scene(Side(haven=["Thaddeus"], hand=["Séance"]), FOE, book=BOOK) as play:
        play.one("play Séance")
        assert (play.where("Séance"), play.actions) == ("burned", 0)


def test_a_ritual_takes_two_actions_and_leaves_the_unhosted_one() -> None:
    """RV-RITUAL-04: though one is there."""
    with scene(Side(haven=["Hope"], hand=["Rite"]), FOE, book=BOOK) as play:
        gain_unhosted_action(play.g, 1)
        play.ask_again()
        play.one("play Rite", "blood of Hope", "pass")
        assert (play.actions, play.unhosted_actions, play.where("Rite")) == (0, 1, "table")
