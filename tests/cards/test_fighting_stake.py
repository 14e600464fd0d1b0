"""The Hunters & The Hunted: Wooden Stake."""

from __future__ import annotations

from fighters import fighter
from primogen.rivals.language.vocabulary import THIS, mend, prestige, relentless
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

PHOENIX = fighter("Phoenix", relentless(prestige(1), mend(2, THIS)), bp=5, attributes=(0, 0, 0))


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))


def staked(victim: str, blood: int, *, attached: dict[str, list[str]] | None = None) -> Play:
    """Maria Lopez (Physical 2) attacks with a Wooden Stake."""
    two = Side(haven=["Keondra", victim], blood={victim: blood}, attached=attached or {}, leader_side="influence")
    with scene(Side(streets=["Maria Lopez"], hand=["Wooden Stake"]), two) as play:
        play.one("attack with Maria Lopez", f"target {victim}", "Physical", "place Wooden Stake")
        play.two("pass")
    return play


def test_a_wooden_stake_sends_the_wounded_to_torpor() -> None:
    """hah-wooden-stake: no damage of its own; as much Blood as the attack leaves, and not defeated."""
    play = staked("Lucky", 2, attached={"Lucky": ["Politician"]})
    assert (play.where("Lucky"), play.blood("Lucky"), play.host("Wooden Stake")) == ("torpor", 2 - (2 - 1), "Lucky")
    assert (play.g.agenda, play.g.prestige, play.host("Politician")) == ([0, 0], [5, 5], "Lucky")
    assert (play.where("Keondra"), play.blood("Keondra")) == ("haven", 6)


def test_a_wooden_stake_that_takes_the_last_blood() -> None:
    """hah-wooden-stake: that is a defeat, and the Stake follows into torpor."""
    play = staked("Hope", 2)
    assert (play.where("Hope"), play.blood("Hope"), play.host("Wooden Stake")) == ("torpor", 1, "Hope")
    assert (play.g.agenda, play.g.prestige) == ([1, 0], [5, 4])


def test_a_wooden_stake_asks_for_a_wound() -> None:
    """hah-wooden-stake: one whom only this attack has wounded is not staked."""
    play = staked("Lucky", 3)
    assert (play.where("Lucky"), play.blood("Lucky"), play.where("Wooden Stake")) == ("haven", 2, "discard")


def test_a_wooden_stake_asks_for_damage() -> None:
    """hah-wooden-stake: Physical 2 stops all of it, and so the Stake."""
    play = staked("Matthew", 2)
    assert (play.where("Matthew"), play.blood("Matthew"), play.where("Wooden Stake")) == ("haven", 2, "discard")


def test_a_wooden_stake_is_for_vampires() -> None:
    """hah-wooden-stake: neither for a Hunter nor for a Monster, though that be called Vampire."""
    two = Side(haven=["Evangeline", "Sara"], blood={"Evangeline": 2}, leader="Sara", leader_side="influence")
    one = Side(streets=["Francisco"], hand=["Wooden Stake"], tagged=["Vampire"], prestige=1)
    city = City(monsters=["Vampire"], blood={"Vampire": 4})
    with scene(one, two, city=city) as play:
        play.one("attack with Francisco", "target Evangeline", "Physical", "place Wooden Stake")
        play.two("pass")
        assert (play.where("Evangeline"), play.blood("Evangeline")) == ("haven", 1)
        assert play.where("Wooden Stake") == "discard"
    with scene(one, two, city=city) as play:
        play.one("attack with Francisco", "target Vampire", "Physical", "place Wooden Stake")
        assert (play.where("Vampire"), play.blood("Vampire"), play.where("Wooden Stake")) == ("streets", 3, "discard")


def test_a_wound_dealt_before_the_damage_counts() -> None:
    """hah-wooden-stake: Maria Lopez wounds Hope in Step 6, before Francisco's own damage."""
    one = Side(
        streets=[["Francisco"], ["Maria Lopez"]], hand=["Wooden Stake"], curses={"Hope": ["Confuse"] * 3}, prestige=2
    )
    two = Side(haven=["Keondra", "Hope"], blood={"Hope": 3})
    with scene(one, two) as play:
        play.one("attack with Francisco", "target Hope", "Physical", "place Wooden Stake")
        play.two("pass")
        play.one("activate Maria Lopez")
        assert (play.where("Hope"), play.blood("Hope")) == ("torpor", 3 - (3 - 2) - 1)


def test_a_wound_mended_before_the_damage_does_not_count() -> None:
    """hah-wooden-stake: Phoenix is not Wounded any more when the damage comes."""
    two = Side(haven=["Phoenix"], blood={"Phoenix": 2})
    with scene(Side(streets=["Francisco"], hand=["Wooden Stake"], prestige=1), two, book=book_with(PHOENIX)) as play:
        play.one("attack with Francisco")
        play.two("pass")
        play.one("Physical", "place Wooden Stake")
        play.two("activate Phoenix")
        assert (play.where("Phoenix"), play.blood("Phoenix"), play.where("Wooden Stake")) == ("haven", 3, "discard")


def test_a_wooden_stake_finds_no_room() -> None:
    """hah-wooden-stake: who bears three cards goes to torpor all the same, without the Stake."""
    play = staked("Lucky", 2, attached={"Lucky": ["Politician", "Lookout", "Maid"]})
    assert (play.where("Lucky"), play.where("Wooden Stake")) == ("torpor", "discard")


def test_a_staked_vampire_mends_only_by_discards() -> None:
    """hah-wooden-stake: no free Blood in its End Phase, which another in torpor gets."""
    two = Side(haven=["Keondra"], torpor=["Sage", "Hope"], blood={"Sage": 1, "Hope": 1}, hand=["Awe"])
    with scene(Side(haven=["Ryan"], curses={"Sage": ["Wooden Stake"]}), two, turn=1) as play:
        end_turn(play, 1)
        assert (play.blood("Sage"), play.blood("Hope")) == (1, 2)
        play.two("mend Sage")
        assert (play.blood("Sage"), play.where("Sage"), play.host("Wooden Stake")) == (2, "torpor", "Sage")


def test_a_stake_burns_when_its_bearer_leaves_torpor() -> None:
    """hah-wooden-stake: at maximum Blood, back in the Haven; its owner's burned pile has it."""
    two = Side(haven=["Keondra"], torpor=["Sage"], blood={"Sage": 2}, hand=["Awe"])
    with scene(Side(haven=["Ryan"], curses={"Sage": ["Wooden Stake"]}), two, turn=1) as play:
        end_turn(play, 1)
        play.two("mend Sage")
        assert (play.where("Sage"), play.blood("Sage")) == ("haven", 3)
        assert (play.names(0, w.BURNED_PILE), play.names(0, w.DISCARD)) == (["Wooden Stake"], [])
