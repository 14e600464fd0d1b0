"""Games are pinned to what their cards mean: a card whose meaning cannot be told could not be dealt at a table."""

from __future__ import annotations

import pytest

from primogen.kernel.meaning import meant
from primogen.vtes.compiler.printed import all_cards
from primogen.vtes.playable import by_hand, card_of
from primogen.vtes.rules.printed import Printed


@pytest.mark.parametrize("key", sorted(by_hand()))
def test_a_card_written_by_hand_can_be_pinned(key: str) -> None:
    assert meant(by_hand()[key])


def test_every_card_can_be_pinned_and_no_two_mean_the_same() -> None:
    """Not even those that only differ in their names."""
    cards = [face for card in all_cards() if isinstance(face := card_of(card.id), Printed)]
    assert len(cards) > 1500
    assert len({meant(card) for card in cards}) == len(cards)
