"""Sara, Gina Firenzo, Jamie, Juliana and Rio, of the Inquisitive."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_or_reaction
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import INQUISITIVE, MINISTRY, opening
from support import book_with, prestige_on

RIPOSTE = attack_or_reaction("test-riposte", "Riposte", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2)
LUCKY, KEONDRA = Side(haven=["Lucky"]), Side(haven=["Keondra"])


def shields(play: Play, *names: str) -> list[int]:
    return [play.value(name, w.SHIELD) for name in names]


# ---- Sara


def test_sara_finds_out_more() -> None:
    """hah-sara: 2 instead of 1, of the general supply, on the target of the Investigation; no action is spent."""
    with scene(Side(streets=["Sara"]), Side(haven=["Lucky", "Gisele"])) as play:
        play.one("investigate", "Lucky")
        assert (prestige_on(play, "Lucky", 0), prestige_on(play, "Gisele", 0)) == (2, 0)
        assert (play.g.prestige, play.actions, play.is_ready("Sara")) == ([5, 5], 2, False)


@pytest.mark.parametrize(("sent", "number"), [(["Ryan"], 1), (["Ryan", "Sara"], 3), (["Sara"], 2)])
def test_sara_adds_1_only_when_she_is_sent(sent: list[str], number: int) -> None:
    """hah-sara: 1 however many go with her; on a face-down Monster too."""
    one = Side(streets=["Ryan", "Sara", "Rio"])
    with scene(one, LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("investigate", "face-down Monster", *[f"exhaust {name}" for name in sent], "done")
        assert prestige_on(play, "Ghost", 0) == number


def test_sara_is_curious() -> None:
    """hah-sara: a Drive that says the same adds its own."""
    with scene(Side(streets=["Sara"], attached={"Sara": ["Drive: Curiosity"]}), LUCKY) as play:
        play.one("investigate")
        play.one("resolve Sara")
        assert prestige_on(play, "Lucky", 0) == 3


def test_sara_exhausted_for_something_else_adds_nothing() -> None:
    """hah-sara: an attack, or an Action card."""
    with scene(Side(streets=["Sara"], hand=["Weigh Down"]), LUCKY) as play:
        play.one("attack with Sara", "Mental", "pass")
        assert prestige_on(play, "Lucky", 0) == 0
    with scene(Side(streets=["Sara"], hand=["Weigh Down"]), LUCKY) as play:
        play.one("play Weigh Down", "Lucky")
        assert (play.is_ready("Sara"), prestige_on(play, "Lucky", 0)) == (False, 0)


# ---- Gina Firenzo


def test_gina_knows_somebody_when_she_comes() -> None:
    """hah-gina-firenzo: 2 of the general supply, on a character or face-down Monster of her player's choice."""
    one = Side(haven=["Ryan"], streets=["Rio"], hand=["Gina Firenzo"], leader="Ryan")
    two = Side(haven=["Lucky"], torpor=["Sage"], blood={"Sage": 1})
    three = Side(haven=["Evangeline"], turns_taken=0)
    city = City(streets=["Vagrant"], face_down=["Ghost"], monsters=["Warlock"])
    for target in ("Lucky", "Rio", "Ghost", "Warlock", "Gina Firenzo"):
        with scene(one, two, three, city=city) as play:
            play.one("recruit Gina Firenzo")
            offered = ["Rio", "Ryan", "Gina Firenzo", "Lucky", "face-down Monster", "Warlock"]
            assert sorted(play.offered) == sorted(offered)
            play.one("face-down Monster" if target == "Ghost" else target)
            assert (prestige_on(play, target, 0), play.g.prestige[0], play.blood("Gina Firenzo")) == (2, 5 - 2, 2)


def test_gina_comes_off_a_mortal_too() -> None:
    """hah-gina-firenzo: any way of entering play."""
    one = Side(streets=["Maria Lopez"], hand=["Gina Firenzo"])
    with scene(one, LUCKY, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass", "recruit Gina Firenzo", "Lucky")
        assert (prestige_on(play, "Lucky", 0), play.g.prestige[0]) == (2, 5)


def test_gina_only_when_she_comes_into_play() -> None:
    """hah-gina-firenzo: not for another recruit, nor when she comes back from recovery."""
    with scene(Side(haven=["Gina Firenzo"], hand=["Rio"]), LUCKY) as play:
        play.one("recruit Rio")
        assert (play.is_asked(0, "act"), prestige_on(play, "Lucky", 0)) == (True, 0)
    one = Side(haven=["Ryan"], torpor=["Gina Firenzo"], blood={"Gina Firenzo": 2}, leader="Gina Firenzo")
    with scene(one, LUCKY, phase="beginning", city=City(deck=["Vagrant"])) as play:
        assert (play.where("Gina Firenzo"), prestige_on(play, "Lucky", 0)) == ("haven", 0)


def test_gina_as_leader_from_the_start() -> None:
    """hah-gina-firenzo: nobody has had a turn, so of her foes' Leaders none is a target; a face-down Monster is."""
    play = opening([["Gina Firenzo", *INQUISITIVE[:6]], MINISTRY])
    play.one("lead with Gina Firenzo")
    play.two("lead with Keondra")
    assert (play.asked.seat, play.asked.asks) == (0, "target")
    assert sorted(play.offered) == ["Gina Firenzo", "face-down Monster"]
    play.one("face-down Monster")
    monster = play.g.pile(w.CITY, w.STREETS)[0]
    assert prestige_on(play, play.g.face(monster).name, 0) == 2


# ---- Jamie


def test_jamie_investigates_from_the_hideout() -> None:
    """hah-jamie: nobody else does; and he does so from The Streets as anybody."""
    one = Side(haven=["Ryan", "Jamie"], streets=["Rio"], leader="Ryan")
    with scene(one, LUCKY) as play:
        play.one("investigate")
        assert sorted(play.offered) == ["exhaust Jamie", "exhaust Rio"]
        play.one("exhaust Jamie", "done")
        assert (prestige_on(play, "Lucky", 0), play.where("Jamie"), play.is_ready("Jamie")) == (1, "haven", False)
    with scene(Side(streets=["Jamie"]), LUCKY) as play:
        play.one("investigate")
        assert prestige_on(play, "Lucky", 0) == 1


def test_jamie_must_be_ready_and_there() -> None:
    """hah-jamie: neither exhausted nor in recovery does he Investigate."""
    for one in (
        Side(haven=["Ryan", "Jamie"], exhausted=["Jamie"]),
        Side(haven=["Ryan"], torpor=["Jamie"], blood={"Jamie": 1}, leader="Jamie"),
    ):
        with scene(one, LUCKY) as play:
            assert play.refusal("investigate") == "No ready Hunter of yours is in The Streets (RV-HUNTER-14)"


# ---- Juliana


def test_juliana_shields_her_party_in_her_players_action_phase() -> None:
    """hah-juliana: herself too, ready or exhausted; not those elsewhere, and not in a foe's turn."""
    names = ("Juliana", "Ryan", "Sara", "Lucky")
    one = Side(streets=[["Juliana", "Ryan"], ["Sara"]], exhausted=["Juliana"])
    for turn, expected in ((0, [1, 1, 0, 0]), (1, [0, 0, 0, 0])):
        with scene(one, LUCKY, turn=turn) as play:
            assert shields(play, *names) == expected
    with scene(Side(haven=["Juliana", "Ryan"], streets=["Sara"]), LUCKY) as play:
        assert shields(play, *names) == [1, 1, 0, 0]
    with scene(Side(haven=["Ryan"], torpor=["Juliana"], blood={"Juliana": 1}, leader="Juliana"), LUCKY) as play:
        assert shields(play, "Ryan", "Juliana") == [0, 0]


def test_juliana_in_a_preemptive_strike_and_at_the_end_of_the_turn() -> None:
    """hah-juliana: Maricoxi's Physical 2 takes 1 from Ryan in the Action Phase, and 2 in the End Phase."""
    with scene(Side(streets=["Ryan", "Juliana"]), LUCKY, city=City(face_down=["Maricoxi"])) as play:
        play.one("attack with Ryan", "target face-down Monster", "Social", "pass")
        assert play.blood("Ryan") == 4 - (2 - 1)
    one = Side(haven=["Ryan", "Juliana"], tagged=["Maricoxi"])
    with scene(one, LUCKY, city=City(monsters=["Maricoxi"]), phase="antagonists") as play:
        play.two("target Ryan")
        play.one("pass")
        assert play.blood("Ryan") == 4 - 2


def test_juliana_when_struck_back_and_outside_attacks() -> None:
    """hah-juliana: any damage in that time, of any type."""
    one, two = Side(streets=["Sara", "Juliana"]), Side(haven=["Lucky"], hand=["Riposte"])
    with scene(one, two, book=book_with(RIPOSTE)) as play:
        play.one("attack with Sara", "Physical")
        play.two("place Riposte")
        assert play.blood("Sara") == 3 - (2 + 1 - 1)
    one = Side(haven=["Maria Lopez", "Sara", "Juliana"])
    two = Side(haven=["Evangeline"], curses={"Sara": ["Confuse", "Confuse"]})
    with scene(one, two) as play:
        play.one("activate Maria Lopez")
        assert play.blood("Sara") == 3 - (2 - 1)


def test_juliana_shields_nobody_in_a_foes_turn() -> None:
    """hah-juliana: Lucky's Physical 1 hurts Sara beside her."""
    two = Side(haven=["Sara", "Juliana"], leader_side="influence")
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Sara", "Physical")
        play.two("pass")
        assert play.blood("Sara") == 2


# ---- Rio


@pytest.mark.parametrize(("curses", "more"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_rio_strikes_harder_for_every_2_curses(curses: int, more: int) -> None:
    """hah-rio: on the target; with any type of attack, for nothing."""
    one = Side(streets=["Rio"], curses={"Keondra": ["Confuse"] * curses})
    for attack_type in ("Mental", "Physical"):
        with scene(one, KEONDRA) as play:
            play.one("attack with Rio", attack_type)
            assert (play.blood("Keondra"), play.g.prestige[0]) == (6 - more, 5)


def test_rio_and_a_monster_full_of_curses() -> None:
    """hah-rio: 5 Curses are 2 more, of whichever player; against Mental 0."""
    one = Side(streets=["Rio"], tagged=["Maricoxi"], curses={"Maricoxi": ["Confuse"] * 3})
    two = Side(haven=["Evangeline"], curses={"Maricoxi": ["Tracking Device"] * 2})
    with scene(one, two, city=City(monsters=["Maricoxi"])) as play:
        play.one("attack with Rio", "target Maricoxi", "Mental")
        assert play.where("Rio") == "torpor", "struck down before that"
    one = Side(streets=["Rio", "Juliana"], tagged=["Maricoxi"], curses={"Maricoxi": ["Confuse"] * 3})
    with scene(one, two, city=City(monsters=["Maricoxi"])) as play:
        play.one("attack with Rio", "target Maricoxi", "Mental", "pass")
        assert play.blood("Maricoxi") == 7 - (1 + 2)


def test_rio_counts_curses_on_the_target_only() -> None:
    """hah-rio: not attachments of its own player, not a companion's Curses; on the Blocker, if there is one."""
    two = Side(haven=["Keondra"], attached={"Keondra": ["Maid", "Lookout"]})
    with scene(Side(streets=["Rio"]), two) as play:
        play.one("attack with Rio", "Mental")
        assert play.blood("Keondra") == 6
    one = Side(streets=["Rio"], curses={"Gisele": ["Confuse", "Confuse"]})
    for answer, left in (("pass", (6, 4)), ("block with Gisele", (6, 3))):
        with scene(one, Side(haven=["Keondra", "Gisele"])) as play:
            play.one("attack with Rio", "target Keondra", "Mental")
            play.two(answer)
            assert (play.blood("Keondra"), play.blood("Gisele")) == left


def test_rio_helps_only_attacks_of_his_own() -> None:
    """hah-rio: not Jamie's beside him; nor does he strike back any harder."""
    one = Side(streets=["Rio", "Jamie"], curses={"Keondra": ["Confuse", "Confuse"]})
    with scene(one, KEONDRA) as play:
        play.one("attack with Jamie", "Mental")
        assert play.blood("Keondra") == 6
    two = Side(haven=["Rio"], leader_side="influence", hand=["Riposte"], curses={"Lucky": ["Confuse", "Confuse"]})
    with scene(Side(streets=["Lucky"]), two, book=book_with(RIPOSTE)) as play:
        play.one("attack with Lucky", "Physical")
        play.two("place Riposte")
        assert play.blood("Lucky") == 5 - (2 - 1)
