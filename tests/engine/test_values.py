"""Derived values: never below 0, the same by sum and by terms; and what lasts for a while, ended when it is over."""

from __future__ import annotations

from primogen.kernel.ids import NONE
from primogen.kernel.values import balance, expire, explain, last, value
from primogen.rivals.rules.words import NEXT_ATTACK, PHYSICAL, THIS_TURN
from primogen.rivals.scenes.play import begin
from primogen.rivals.scenes.sides import Side

SIDES = (Side(streets=["Grace", "Lucky"]), Side(haven=["Keondra"]))


def test_what_lasts_for_the_next_attack_of_one_outlasts_the_attacks_of_others() -> None:
    play = begin(*SIDES)
    g, grace, lucky = play.g, play.card("Grace"), play.card("Lucky")
    before = [value(g, card, PHYSICAL) for card in (grace, lucky)]
    for card in (grace, lucky):
        last(g, PHYSICAL, 2, NONE, card, NEXT_ATTACK)
    last(g, PHYSICAL, 1, NONE, lucky, THIS_TURN)
    expire(g, NEXT_ATTACK, lucky)
    assert [value(g, card, PHYSICAL) for card in (grace, lucky)] == [before[0] + 2, before[1] + 1]
    expire(g, NEXT_ATTACK)
    assert [value(g, card, PHYSICAL) for card in (grace, lucky)] == [before[0], before[1] + 1]


def test_a_value_is_never_below_nothing_but_a_term_of_a_sum_may_be() -> None:
    play = begin(*SIDES)
    g, grace = play.g, play.card("Grace")
    printed = value(g, grace, PHYSICAL)
    last(g, PHYSICAL, -printed - 3, NONE, grace, THIS_TURN)
    assert (value(g, grace, PHYSICAL), balance(g, grace, PHYSICAL)) == (0, -3)


def test_the_terms_are_those_of_the_sum() -> None:
    play = begin(*SIDES)
    g, grace, lucky = play.g, play.card("Grace"), play.card("Lucky")
    last(g, PHYSICAL, 2, lucky, grace, THIS_TURN)
    parts = explain(g, grace, PHYSICAL)
    assert sum(part.amount for part in parts) == value(g, grace, PHYSICAL)
    assert (parts[-1].source, parts[-1].amount) == (lucky, 2)
