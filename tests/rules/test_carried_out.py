"""An option is offered only if it can be carried out to its end."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    burn,
    choose,
    discard,
    discard_a_card,
    draw,
    each_of,
    exhausts,
    mortals_in_the_streets,
    pay,
    this_character,
    unhosted,
    when,
    your_hand,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

BARGAIN = unhosted("test-bargain", "Bargain", decks=n.BOTH, text=pay(discard_a_card, draw(2)))
FEINT = action("test-feint", "Feint", decks=n.BOTH, text=pay(discard_a_card, draw(2)))
PURGE = action("test-purge", "Purge", decks=n.BOTH, text=choose(your_hand, discard(THAT)))
BOOK = book_with(BARGAIN, FEINT, PURGE)


@pytest.mark.parametrize(("card", "also"), [("Bargain", ()), ("Feint", ()), ("Purge", ("Awe",))])
def test_a_card_is_not_discarded_to_pay_for_itself(card: str, also: tuple[str, ...]) -> None:
    """RV-ACT-18, RV-ABIL-14: played, it has left the hand; with another card there it can be paid."""
    with scene(Side(haven=["Lucky"], hand=[card]), Side(haven=["Keondra"]), book=BOOK) as play:
        assert f"play {card}" not in play.offered
    with scene(Side(haven=["Lucky"], hand=[card, "Awe"]), Side(haven=["Keondra"]), book=BOOK) as play:
        play.one(f"play {card}", *also)  # as a cost Awe goes by itself: it is all there is
        assert sorted(play.names(0, w.DISCARD)) == sorted(["Awe", card])


def test_an_attack_whose_only_target_is_gone_is_over() -> None:
    """RV-ATK-10, RV-ACT-30: Reaper's own exhausting burns the Vagrant; the action is spent."""
    reaper = fighter("Reaper", when(exhausts(this_character), each_of(mortals_in_the_streets, burn(THAT))))
    two = Side(haven=["Keondra"], turns_taken=0)
    with scene(Side(streets=["Reaper"]), two, city=City(streets=["Vagrant"]), book=book_with(reaper)) as play:
        play.one("attack with Reaper")
        assert (play.where("Vagrant"), play.is_ready("Reaper"), play.actions) == ("burned", False, 1)
