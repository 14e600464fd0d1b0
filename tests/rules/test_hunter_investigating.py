"""Hunters Investigate, and deal with characters by means of the Prestige that lies on them."""

from __future__ import annotations

import pytest

from primogen.rivals.cards.hunters_and_hunted import CARDS
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import activated, blood, draw, hunter, prestige, relentless, vampire
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

SCRIBE = hunter(
    "test-scribe",
    "Scribe",
    n.FAITHFUL,
    bp=4,
    attributes=(1, 1, 1),
    edges=(),
    abilities=(activated(prestige(1), draw(1)),),
)
SENTRY = vampire(
    "test-sentry",
    "Sentry",
    n.BRUJAH,
    bp=4,
    attributes=(1, 1, 1),
    disciplines=(n.POTENCE,),
    abilities=(relentless(blood(1), draw(1)),),
)
WARDEN = hunter(
    "test-warden",
    "Warden",
    n.FAITHFUL,
    bp=4,
    attributes=(1, 1, 1),
    edges=(),
    abilities=(relentless(prestige(1), draw(1)),),
)


@pytest.mark.parametrize("name", [face.name for face in CARDS if face.being == w.HUNTER])
def test_every_hunter_has_the_keyword(name: str) -> None:
    """RV-HUNTER-13: and so may be exhausted to Investigate."""
    with scene(Side(streets=[name]), Side(haven=["Lucky"])) as play:
        play.one("investigate")
        assert not play.is_ready(name)
        assert prestige_on(play, "Lucky", 0) == (2 if name == "Sara" else 1)


def test_vampires_do_not_investigate() -> None:
    """RV-HUNTER-13, RV-HUNTER-14: a rule peculiar to Hunters."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Ryan"]), city=City(face_down=["Ghost"])) as play:
        assert "investigate" not in play.offered


def test_investigating_exhausts_hunters_in_the_streets() -> None:
    """RV-HUNTER-14: any number of ready ones; as much Prestige of their general supply goes on one target."""
    one = Side(streets=["Ryan", "Rio", "Juliana", "Francisco"], haven=["Sara"], exhausted=["Francisco"])
    with scene(one, Side(haven=["Lucky", "Gisele"])) as play:
        play.one("investigate", "Lucky")
        assert play.offered == ["exhaust Ryan", "exhaust Rio", "exhaust Juliana"]
        play.one("exhaust Ryan", "exhaust Juliana", "done")
        assert (play.is_ready("Ryan"), play.is_ready("Juliana"), play.is_ready("Rio")) == (False, False, True)
        assert (prestige_on(play, "Lucky", 0), prestige_on(play, "Gisele", 0)) == (2, 0)
        assert (play.g.prestige[0], play.actions) == (5, 2)


def test_nobody_ready_in_the_streets_nobody_investigates() -> None:
    """RV-HUNTER-14."""
    one = Side(haven=["Ryan"], streets=["Rio"], exhausted=["Rio"])
    with scene(one, Side(haven=["Lucky"])) as play:
        assert play.refusal("investigate") == "No ready Hunter of yours is in The Streets (RV-HUNTER-14)"


def test_investigating_is_not_for_the_middle_of_an_action() -> None:
    """RV-HUNTER-14: in the attack's own moments for abilities it is not offered."""
    one = Side(streets=[["Scribe"], ["Rio"]], library=["Wrath"])
    with scene(one, Side(haven=["Lucky"]), book=book_with(SCRIBE)) as play:
        play.one("attack with Scribe", "Physical")
        assert (play.asked.asks, play.offered) == ("abilities", ["activate Scribe", "pass"])
        play.one("pass")
        assert "investigate" in play.offered


def test_whom_one_may_investigate() -> None:
    """RV-HUNTER-15, RV-HUNTER-16: face-down Monsters, other players' characters; no face-up Monster, not one's own."""
    one = Side(streets=["Ryan"], haven=["Rio"])
    two = Side(haven=["Lucky"], streets=["Gisele"], torpor=["Judas"])
    three = Side(haven=["Evangeline"])
    city = City(streets=["Vagrant"], face_down=["Ghost"], monsters=["Warlock"])
    with scene(one, two, three, city=city) as play:
        play.one("investigate")
        assert play.offered == ["face-down Monster", "Lucky", "Gisele", "Evangeline"]
        play.one("Evangeline")
        assert prestige_on(play, "Evangeline", 0) == 1


def test_a_tagged_monster_lies_face_up_and_is_not_investigated() -> None:
    """RV-HUNTER-16."""
    one = Side(streets=["Ryan"], tagged=["Warlock"])
    with scene(one, Side(haven=["Lucky"]), city=City(monsters=["Warlock"])) as play:
        play.one("investigate")
        assert (prestige_on(play, "Warlock", 0), prestige_on(play, "Lucky", 0)) == (0, 1)


def test_investigating_as_often_as_one_likes() -> None:
    """RV-HUNTER-17: several times in one Action Phase, one target or several."""
    one = Side(streets=["Ryan", "Rio", "Juliana"])
    with scene(one, Side(haven=["Lucky"]), city=City(face_down=["Ghost"])) as play:
        play.one("investigate", "face-down Monster", "exhaust Ryan", "done")
        play.one("investigate", "Lucky", "exhaust Rio", "done")
        play.one("investigate", "face-down Monster")
        assert (prestige_on(play, "Ghost", 0), prestige_on(play, "Lucky", 0)) == (2, 1)


def test_investigating_is_an_activated_ability() -> None:
    """RV-HUNTER-18: Relentless abilities may answer it, before the Prestige is placed."""
    two = Side(haven=["Sentry"], library=["Awe"])
    with scene(Side(streets=["Ryan"]), two, book=book_with(SENTRY)) as play:
        play.one("investigate")
        assert (play.asked.asks, prestige_on(play, "Sentry", 0)) == ("respond", 0)
        play.two("activate Sentry")
        assert (play.names(1, w.HAND), prestige_on(play, "Sentry", 0)) == (["Awe"], 1)


def test_investigating_is_no_ability_of_the_character() -> None:
    """RV-HUNTER-18: a Hunter who has used her own ability Investigates all the same, and the other way round."""
    one = Side(streets=["Scribe"], library=["Wrath", "Confuse"])
    with scene(one, Side(haven=["Lucky"]), book=book_with(SCRIBE)) as play:
        play.one("activate Scribe", "investigate")
        assert (prestige_on(play, "Lucky", 0), play.names(0, w.HAND)) == (1, ["Wrath"])
    with scene(one, Side(haven=["Lucky"]), book=book_with(SCRIBE)) as play:
        play.one("investigate", "activate Scribe")
        assert (prestige_on(play, "Lucky", 0), play.names(0, w.HAND)) == (1, ["Wrath"])


def test_a_hunter_that_readies_investigates_again() -> None:
    """RV-HUNTER-19."""
    one = Side(streets=["Evangeline"], ongoing=["Bone of the Apostle James"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("investigate")
        assert play.refusal("investigate") == "No ready Hunter of yours is in The Streets (RV-HUNTER-14)"
        play.one("activate Bone of the Apostle James", "investigate")
        assert prestige_on(play, "Lucky", 0) == 2


# ---- Prestige on characters


def test_prestige_pays_in_dealings_with_its_own_bearer() -> None:
    """RV-HUNTER-20: what lies on the target pays for the attack on it; what lies on another does not."""
    one = Side(streets=["Ryan"], hand=["Confuse"], prestige=1, stakes={"Lucky": 2})
    for target, left in (("Lucky", (3, 1)), ("Gisele", (3, 2))):
        with scene(one, Side(haven=["Lucky", "Gisele"])) as play:
            play.one("attack with Ryan", f"target {target}", "Mental", "place Confuse")
            play.two("pass")
            if target == "Lucky":
                play.one("yes: Confuse", "no")
            play.one("no")
            assert (play.blood(target), prestige_on(play, "Lucky", 0)) == left
            assert play.g.prestige[0] == 1


def test_prestige_on_an_opponent_is_not_for_dealings_with_a_third() -> None:
    """RV-HUNTER-20: in an attack on Lucky, Maria Lopez' ability aims at Gisele: only what lies on Gisele pays."""
    one = Side(
        streets=[["Ryan"], ["Maria Lopez"]],
        prestige=1,
        stakes={"Lucky": 2, "Gisele": 1},
        curses={"Gisele": ["Confuse"], "Keondra": ["Confuse"]},
    )
    with scene(one, Side(haven=["Lucky", "Gisele", "Keondra"])) as play:
        play.one("attack with Ryan", "target Lucky", "Social")
        play.two("pass")
        play.one("activate Maria Lopez")
        assert (play.blood("Gisele"), play.blood("Keondra")) == (3, 6)
        assert (prestige_on(play, "Gisele", 0), prestige_on(play, "Lucky", 0)) == (0, 2)


def test_prestige_from_both_purses() -> None:
    """RV-HUNTER-21: a cost of 2 from the target and the supply, as one likes; what is spent is gone."""
    one = Side(streets=["Sara"], hand=["Get the Drop"], stakes={"Lucky": 2}, curses={"Lucky": ["Confuse"]})
    for number, left in ((0, (2, 3)), (1, (1, 4)), (2, (0, 5))):
        with scene(one, Side(haven=["Lucky"])) as play:
            play.one("attack with Sara", "Mental", "place Get the Drop", "yes: Get the Drop")
            play.one(f"{number} from Lucky")
            assert play.blood("Lucky") == 5 - (2 + 1 + 1 - 1)
            assert (prestige_on(play, "Lucky", 0), play.g.prestige[0]) == left


def test_prestige_on_the_target_pays_an_activated_ability() -> None:
    """RV-HUNTER-21: Maria Lopez' ability, with a supply that may not be spent."""
    one = Side(haven=["Maria Lopez"], prestige=1, stakes={"Lucky": 1}, curses={"Lucky": ["Confuse", "Confuse"]})
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("activate Maria Lopez")
        assert (play.blood("Lucky"), prestige_on(play, "Lucky", 0), play.g.prestige[0]) == (4, 0, 1)


def test_prestige_on_a_monster_pays_an_action_card() -> None:
    """RV-HUNTER-21: Anonymous Tip's cost from the Monster it aims at, face down or not; the other keeps its own."""
    one = Side(haven=["Ryan"], hand=["Anonymous Tip"], prestige=1, stakes={"Ghost": 3, "Warlock": 1})
    city = City(streets=["BOPE-RJ: Caveira"], face_down=["Ghost", "Warlock"])
    with scene(one, Side(haven=["Lucky"]), city=city) as play:
        play.one("play Anonymous Tip")
        assert (play.blood("Ghost"), play.blood("Warlock")) == (5, 9)
        assert (prestige_on(play, "Ghost", 0), prestige_on(play, "Warlock", 0)) == (1, 1)


def test_prestige_on_the_attacker_pays_a_reaction() -> None:
    """RV-HUNTER-21: one reacts to the attacker; Prestige on a bystander is of no use."""
    for bearer, prestige_left, lost in (("Lucky", 0, 0), ("Gisele", 1, 1)):
        two = Side(
            haven=["Evangeline"],
            hand=["Strength of the Fallen"],
            prestige=1,
            stakes={bearer: 1},
            burned=["Noriko"],
        )
        with scene(Side(streets=["Lucky", "Gisele"], hand=["Awe", "Release the Hounds"]), two) as play:
            play.one("attack with Lucky", "discard Awe", "Physical", "play Release the Hounds")
            play.two("place Strength of the Fallen")
            if bearer == "Lucky":
                play.two("yes: Strength of the Fallen")
            assert (play.blood("Evangeline"), prestige_on(play, bearer, 1)) == (4 - lost, prestige_left)


def test_effects_that_touch_nobody_have_no_such_purse() -> None:
    """RV-HUNTER-22: drawing a card is no dealing with Lucky, whatever lies on Lucky."""
    one = Side(streets=["Scribe"], library=["Wrath"], prestige=1, stakes={"Lucky": 3})
    with scene(one, Side(haven=["Lucky"]), book=book_with(SCRIBE)) as play:
        assert play.refusal("activate Scribe") == (
            "Scribe's cost cannot be paid, or it would change nothing (RV-ABIL-04)"
        )


def test_a_bystander_has_no_dealings_with_the_attacker() -> None:
    """RV-HUNTER-22: Three's Prestige on the attacker pays nothing for Three in an attack on Two."""
    three = Side(haven=["Warden"], library=["Wrath"], prestige=1, stakes={"Lucky": 3})
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), three, book=book_with(WARDEN)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert (play.blood("Keondra"), prestige_on(play, "Lucky", 2)) == (5, 3)


def test_pregador_pays_with_what_lies_on_the_attacker() -> None:
    """RV-HUNTER-20, RV-HUNTER-21: he Blocks for a third, and so deals with the attacker."""
    three = Side(haven=["Pregador"], prestige=1, stakes={"Lucky": 1})
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), three) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.three("activate Pregador")
        assert (prestige_on(play, "Lucky", 2), play.g.prestige[2]) == (0, 1)
        assert (play.blood("Keondra"), play.blood("Pregador"), play.where("Pregador")) == (6, 1, "streets")
