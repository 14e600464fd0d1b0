"""What is paid when the supply has nothing left: until the act is over, its player is still in the game."""

from __future__ import annotations

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT_PLAYER,
    YOUR_SEAT,
    lose,
    plays_modifier,
    target_foe,
    when,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on


def test_prestige_on_the_opponent_pays_for_who_has_none_at_home() -> None:
    """RV-HUNTER-21, RV-ABIL-10: Evangeline's fall took the last one; what lies on the Monster is not in the supply."""
    for on_it, left in ((1, 0), (2, 1)):
        one = Side(streets=["Evangeline", "Florencia"], blood={"Evangeline": 1}, prestige=1, tagged=["Vampire"])
        one.stakes = {"Vampire": on_it}
        with scene(one, Side(haven=["Keondra"]), city=City(monsters=["Vampire"])) as play:
            play.one("attack with Florencia", "target Vampire", "Physical")
            play.one("block with Evangeline")
            assert (play.where("Evangeline"), play.g.prestige[0]) == ("torpor", 0)
            play.one("activate Florencia")
            assert (play.blood("Vampire"), prestige_on(play, "Vampire", 0)) == (8 - 1 - 2, left)
            assert play.winner == "Two"


def test_nobody_pays_from_nothing() -> None:
    """RV-ABIL-10: neither at home nor on the Monster is there any Prestige."""
    one = Side(streets=["Evangeline", "Florencia"], blood={"Evangeline": 1}, prestige=1, tagged=["Vampire"])
    with scene(one, Side(haven=["Keondra"]), city=City(monsters=["Vampire"])) as play:
        play.one("attack with Florencia", "target Vampire", "Physical")
        play.one("block with Evangeline")
        assert (play.blood("Vampire"), play.winner) == (8 - 1, "Two")


def test_a_fist_with_nothing_to_close_it_on() -> None:
    """RV-SCHEME-08, RV-WIN-08: who has lost the last Prestige is in the Conflict all the same, with an empty fist."""
    thief = fighter("Thief", when(plays_modifier(YOUR_SEAT), target_foe(lose(1, n.PRESTIGE, THAT_PLAYER))))
    one = Side(haven=["Thief"], hand=["Believer", "Persecution"])
    with scene(one, Side(haven=["Lucky"], prestige=1), book=book_with(thief)) as play:
        play.one("play Believer", "place Persecution")
        assert play.g.prestige == [5, 0]
        play.one("pass", "fist 0")
        play.two("pass", "NO")
        assert (play.where("Believer"), play.winner) == ("table", "One")
