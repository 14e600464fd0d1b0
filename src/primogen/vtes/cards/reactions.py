"""Reactions whose texts are like no others."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    card("100618", "Elder Intervention",
         reacting(intercept(2), only_if=bleeding_you & not_both_by_him("Pack Tactics")),
         blood=1, not_replaced_until=THIS_ACTION),
    card("101343", "Pack Tactics",
         reacting(intercept(2), only_if=bleeding_you & not_both_by_him("Elder Intervention")),
         not_replaced_until=THIS_ACTION),
)
