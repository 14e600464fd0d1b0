"""Who fell to a Preemptive Strike: those the Monster has defeated, whoever else comes or goes meanwhile."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_places import RecruitAtNoCost
from primogen.rivals.language.vocabulary import (
    THAT,
    burn,
    characters_in_your_haven,
    choose,
    each_of,
    hunter,
    is_defeated,
    reaction,
    when,
    your_coterie,
    your_hand,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
HERALD = hunter("test-herald", "Herald", n.FAITHFUL, bp=4, attributes=(0, 0, 0), edges=(),
                abilities=(when(is_defeated(your_coterie), choose(your_hand, RecruitAtNoCost(THAT, 1))),))
FAREWELL = reaction("test-farewell", "Farewell", n.ATTACK_TYPES, decks=n.HUNTERS, bp=0, shield=9,
                    text=each_of(characters_in_your_haven, burn(THAT)))
# fmt: on
BOOK = book_with(HERALD, FAREWELL)
ATTACK = ("attack with Florencia", "target face-down Monster", "Physical", "pass", "block with Rio")
CITY = City(face_down=["Brain-Eater"])
LUCKY = Side(haven=["Lucky"])


def test_a_recruit_does_not_make_up_for_who_fell() -> None:
    """hah-florencia: Rio falls and Sara comes, so that the cell is as big as before."""
    one = Side(streets=["Florencia", "Rio"], haven=["Herald"], hand=["Sara"], blood={"Rio": 1})
    with scene(one, LUCKY, city=CITY, book=BOOK) as play:
        play.one(*ATTACK, "pass", "Sara")
        assert (play.where("Rio"), play.where("Sara")) == ("burned", "haven")
        play.one("activate Florencia")
        assert play.blood("Brain-Eater") == 5, "2 more, her 1 meeting its 1"


def test_who_is_burned_has_not_fallen_to_the_strike() -> None:
    """hah-florencia: Rio survives the strike by a Reaction that burns Sara, which the Monster has not defeated."""
    one = Side(streets=["Florencia", "Rio"], haven=["Sara"], hand=["Farewell"], leader="Florencia")
    with scene(one, LUCKY, city=CITY, book=BOOK) as play:
        play.one(*ATTACK, "place Farewell")
        assert (play.where("Rio"), play.where("Sara"), play.asked.asks) == ("streets", "burned", "act")
        assert play.blood("Brain-Eater") == 7
