"""Tests of rules are played by older editions, too: this one, and so all of them."""

from __future__ import annotations

from older import AS_NOW, OLDER
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.rules.switches import BY_NAME
from primogen.rivals.scenes.play import begin
from primogen.rivals.scenes.sides import Side


def test_a_table_goes_by_the_edition_that_the_test_is_called_by(by_the_rules_of: str) -> None:
    """RV-ABIL-17: R20-ABL-05, R226-ABL-05 and R229-ABL-02 say the same."""
    play = begin(Side(haven=["Lucky"]), Side(haven=["Keondra"]))
    settled = EDITIONS[by_the_rules_of].settled() if by_the_rules_of in OLDER else [0] * len(play.g.switches)
    for name in AS_NOW:
        settled[BY_NAME[name].number] = 0
    assert play.g.switches == settled
    assert any(settled) is (by_the_rules_of != NEWEST)
