"""Action cards that deal damage: Anonymous Tip, Found a Weakness, Wrath."""

from __future__ import annotations

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import prestige_on

LUCKY = Side(haven=["Lucky"])
CAVEIRA, MARKSMAN, PSYOPS = "BOPE-RJ: Caveira", "BOPE-RJ: Marksman", "BOPE-RJ: Psyops"

# ---- Anonymous Tip


@pytest.mark.parametrize(("antagonists", "blood"), [([CAVEIRA], 9), ([MARKSMAN, MARKSMAN, PSYOPS], 7)])
def test_a_tip_counts_antagonists(antagonists: list[str], blood: int) -> None:
    """hah-anonymous-tip: 2 Prestige; 1 damage for each Antagonist in The Streets, and for no other Mortal there."""
    city = City(streets=[*antagonists, "Vagrant", "Mugger"], monsters=["Werewolf"], discard=[CAVEIRA])
    with scene(Side(haven=["Ryan"], hand=["Anonymous Tip"]), LUCKY, city=city) as play:
        play.one("play Anonymous Tip")
        assert (play.blood("Werewolf"), play.g.prestige, play.blood("Lucky")) == (blood, [3, 5], 5)
        assert (play.actions, play.is_ready("Ryan"), play.where("Anonymous Tip")) == (1, False, "discard")


def test_a_tip_is_about_a_monster() -> None:
    """hah-anonymous-tip: any Monster, face up or down, but no other character; others' tagged ones are theirs."""
    two = Side(haven=["Evangeline"], tagged=["Werewolf"])
    city = City(streets=[CAVEIRA], monsters=["Warlock", "Werewolf"], face_down=["Ghost"])
    with scene(Side(haven=["Ryan"], hand=["Anonymous Tip"]), two, city=city) as play:
        play.one("play Anonymous Tip")
        assert sorted(play.offered) == ["Warlock", "face-down Monster"]
        play.one("face-down Monster")
        assert (play.blood("Ghost"), play.blood("Warlock"), play.g.face_down[play.card("Ghost")]) == (5, 9, 1)


def test_a_tip_comes_over_global_access() -> None:
    """hah-anonymous-tip: Ryan has it, Evangeline has not; nor is it played without 2 Prestige to spend,
    a Monster, and an Antagonist."""
    city = City(streets=[CAVEIRA], monsters=["Werewolf"])
    with scene(Side(haven=["Evangeline", "Ryan"], hand=["Anonymous Tip"]), LUCKY, city=city) as play:
        play.one("play Anonymous Tip")
        assert (play.is_ready("Evangeline"), play.is_ready("Ryan")) == (True, False)
    with scene(Side(haven=["Evangeline"], hand=["Anonymous Tip"]), LUCKY, city=city) as play:
        assert play.refusal("play Anonymous Tip").endswith("(RV-ACT-25)")
    with scene(Side(haven=["Ryan"], hand=["Anonymous Tip"], prestige=2), LUCKY, city=city) as play:
        assert play.refusal("play Anonymous Tip").endswith("(RV-ACT-19)")
    for city in (City(streets=[CAVEIRA]), City(streets=["Vagrant"], monsters=["Werewolf"])):
        with scene(Side(haven=["Ryan"], hand=["Anonymous Tip"]), LUCKY, city=city) as play:
            assert play.refusal("play Anonymous Tip").endswith("(RV-TERM-28)")


def test_a_tip_may_defeat() -> None:
    """hah-anonymous-tip: the last Blood too, and the Monster's Agenda is earned."""
    city = City(streets=[CAVEIRA, PSYOPS], face_down=["Ghost"], blood={"Ghost": 2})
    with scene(Side(haven=["Ryan"], hand=["Anonymous Tip"]), LUCKY, city=city) as play:
        play.one("play Anonymous Tip")
        assert (play.g.agenda, play.blood("Ghost")) == ([2, 0], 0)


# ---- Found a Weakness


@pytest.mark.parametrize(
    ("who", "own", "foes", "blood"),
    [("Jamie", 0, 3, 5), ("Jamie", 3, 0, 3), ("Jamie", 3, 2, 3), ("Ryan", 1, 0, 4), ("Ryan", 3, 0, 2)],
)
def test_a_weakness_is_known_by_prestige(who: str, own: int, foes: int, blood: int) -> None:
    """hah-found-a-weakness: 1 Physical damage for each Prestige of one's own colour on the target, and 1 more with
    Sense the Unnatural; Lucky's Physical 1 is against it."""
    one = Side(haven=["Sara", who], hand=["Found a Weakness"], stakes={"Lucky": own})
    with scene(one, LUCKY, Side(haven=["Maria Lopez"], stakes={"Lucky": foes})) as play:
        play.one("play Found a Weakness", f"exhaust {who}", "Lucky")
        assert (play.blood("Lucky"), prestige_on(play, "Lucky", 0), prestige_on(play, "Lucky", 2)) == (blood, own, foes)
        assert (play.g.prestige, play.where("Found a Weakness"), play.actions) == ([5, 5, 5], "discard", 1)


def test_a_weakness_is_never_the_end() -> None:
    """hah-found-a-weakness: the last Blood stays, of a vampire, a Hunter or a Monster."""
    one = Side(haven=["Ryan"], hand=["Found a Weakness"], stakes={"Sage": 9, "Francisco": 9, "Warlock": 15})
    two = Side(haven=["Sage"])
    for target in ("Sage", "Francisco", "Warlock"):
        with scene(one, two, Side(haven=["Francisco"], prestige=1), city=City(monsters=["Warlock"])) as play:
            play.one("play Found a Weakness", target)
            assert (play.blood(target), play.g.agenda) == (1, [0, 0, 0])


def test_a_weakness_of_whom() -> None:
    """hah-found-a-weakness: any character, wherever; no face-down Monster; with one of the Inquisitive in the cell."""
    one = Side(haven=["Ryan", "Pregador"], hand=["Found a Weakness"])
    city = City(monsters=["Warlock"], face_down=["Ghost"], streets=["Vagrant"])
    with scene(one, Side(haven=["Lucky"], streets=["Grace"]), city=city) as play:
        play.one("play Found a Weakness", "exhaust Pregador")
        assert sorted(play.offered) == ["Grace", "Lucky", "Pregador", "Ryan", "Warlock"]
        play.one("Ryan")
        assert play.blood("Ryan") == 3, "Pregador has Sense the Unnatural, and Ryan no Physical"
    with scene(Side(haven=["Pregador"], hand=["Found a Weakness"]), LUCKY) as play:
        assert play.refusal("play Found a Weakness").endswith("(RV-ACT-28)")


# ---- Wrath


@pytest.mark.parametrize(
    ("who", "burned", "blood"),
    [
        ("Ryan", [], 5),
        ("Ryan", ["Sara", "Jamie"], 4),
        ("Ryan", ["Sara", "Jamie", "Rio", "Awe"], 3),
        ("Evangeline", ["Sara", "Jamie"], 3),
        ("Evangeline", ["Sara", "Jamie", "Rio"], 2),
    ],
)
def test_wrath_is_for_the_dead(who: str, burned: list[str], blood: int) -> None:
    """hah-wrath: 1 Mental damage for each burned character of one's own, and 1 more with Repel the Unnatural;
    Lucky's Mental 1 is against it. The dead of others do not count, nor do other cards."""
    one = Side(haven=["Noriko", who], hand=["Wrath"], burned=burned)
    with scene(one, Side(haven=["Lucky", "Grace"], burned=["Sage", "Judas"])) as play:
        play.one("play Wrath", f"exhaust {who}", "Lucky")
        assert (play.blood("Lucky"), play.blood("Grace"), play.where("Wrath")) == (blood, 5, "discard")
        assert (play.actions, play.is_ready(who)) == (1, False)


def test_wrath_strikes_anybody() -> None:
    """hah-wrath: any character, one's own among them, and a face-up Monster; nobody in torpor or face down."""
    one = Side(haven=["Ryan", "Noriko"], hand=["Wrath"], burned=["Sara", "Jamie", "Rio"])
    two = Side(haven=["Lucky"], streets=["Grace"], torpor=["Sage"], blood={"Sage": 1})
    city = City(monsters=["Werewolf"], face_down=["Ghost"], streets=["Vagrant"])
    with scene(one, two, city=city) as play:
        play.one("play Wrath", "exhaust Ryan")
        assert sorted(play.offered) == ["Grace", "Lucky", "Noriko", "Ryan", "Werewolf"]
        play.one("Werewolf")
        assert play.blood("Werewolf") == 10 - (3 - 1)


def test_wrath_may_be_the_end() -> None:
    """hah-wrath: the last Blood too; a Rival's vampire goes to torpor, for 1 Agenda."""
    one = Side(haven=["Ryan"], hand=["Wrath"], burned=["Sara", "Jamie"])
    with scene(one, Side(haven=["Lucky", "Grace"], blood={"Grace": 2})) as play:
        play.one("play Wrath", "Grace")
        assert (play.where("Grace"), play.g.agenda) == ("torpor", [1, 0])
