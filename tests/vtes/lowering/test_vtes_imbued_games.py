"""Whole games of hunters against vampires, played by lot: they end, and everything holds."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.machine import answer
from primogen.vtes.cards import BY_CLAN, CARDS, RULEBOOK, deck, imbued, powers
from primogen.vtes.lab.checks import check
from primogen.vtes.rules.setup import Deck, new_game
from primogen.vtes.rules.words import CRYPT_KINDS

LONGEST = 80_000  # answers


def hunters(dice: random.Random) -> Deck:
    """Half of their library is conviction and powers."""
    hunting = [card.key for card in (*powers.CONVICTIONS, *powers.CONVICTIONS, *powers.POWERS)]
    others = [card.key for card in CARDS if card.kind not in CRYPT_KINDS and card.key not in hunting]
    crypt = [card.key for card in imbued.CARDS]
    return Deck(dice.choices(crypt, k=12), dice.choices(hunting, k=30) + dice.choices(others, k=30))


@pytest.mark.parametrize("seed", range(6))
def test_games_of_hunters_end_and_hold(seed: int) -> None:
    """VT-IMBUED-01 to -14, VT-CONV-01 to -06, VT-POWER-01 to -07: copies and saves ask the same."""
    dice = random.Random(f"hunters {seed}")
    decks = [hunters(dice), deck(dice.choice([*BY_CLAN])), hunters(dice), deck(dice.choice([*BY_CLAN]))]
    g = new_game(RULEBOOK, decks, b"%d" % seed)
    for _ in range(LONGEST):
        if g.decision is None:
            break
        index = dice.randrange(len(g.decision.options))
        if g.answered[0] % 13 == 0:
            check(g)
            other = g.clone()
            answer(other, index)
            answer(g, index)
            assert other.fingerprint() == g.fingerprint()
        else:
            answer(g, index)
    assert g.ended
