"""Rows of ledger/edition-differences.yaml without a switch, each with the reason."""

from __future__ import annotations

from typing import Final

NOT_SWITCHED: Final = {
    "DIFF-02": "Both ways of dealing the last two tokens give the same: test_setup_then.py tries them all.",
    "DIFF-07": "2020 has no finer timing, and forbids nothing: the Agenda card is turned up before its text is used.",
    "DIFF-10": "2020 does not say in which order the first cards come; one after the other is an order.",
    "DIFF-11": "The city is a choice of the table, and of the edition: see editions.py.",
    "DIFF-12": "What Antagonists do is printed on their cards, and each city has its own.",
    "DIFF-13": "There are no Hunters in the sets of the older editions.",
    "DIFF-15": "2020 does not say which colour is stolen; that one's own tokens go first (R20-TOK-06) gives the same.",
    "DIFF-16": "The surplus goes to the general supply of its colour in all of them.",
    "DIFF-18": "2020 only says that nobody wins before an attack is over, and it is over by then.",
    "DIFF-19": "13 wins in all of them; other totals, and what covers an Agenda card, are printed on cards.",
    "DIFF-20": "The tiebreakers are the same, only the example is told otherwise.",
    "DIFF-23": "There are no Ghouls in the sets of the older editions.",
    "DIFF-24": "There is no Solitary in the sets of the older editions.",
    "DIFF-26": "Fear came with cards, and does what it does wherever they are.",
    "DIFF-29": "Which kind of action is gained is printed on cards; without one that says so there is only one kind.",
    "DIFF-33": "A pass is an action that is announced; where actions can be answered, it is answered.",
    "DIFF-39": "All characters of the older editions are vampires, so that they stay vampires changes nothing.",
    "DIFF-40": "2020 has no rule for it; its cards name whom they reach, and a coterie has nobody in torpor.",
    "DIFF-42": "The steps come in the same order, and are only counted otherwise.",
    "DIFF-48": "In the example of 2020, too, a text chooses at the reveal; what it adds is in the total either way.",
    "DIFF-49": "There are no Hunters and no Monsters in the sets of the older editions.",
}
