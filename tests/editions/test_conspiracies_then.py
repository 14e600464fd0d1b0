"""Conspiracies as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

END_TURN: Final = ("pass action", "pass action", "end phase")


@pytest.mark.parametrize(
    ("permission", "who_gave", "who_did_not"),
    [("first time", False, True), ("every time", True, True), ("never", False, False)],
)
def test_who_asks_before_adding_to_a_conspiracy(permission: str, who_gave: bool, who_did_not: bool) -> None:
    """RV-CONSP-10, RV-CONSP-11, R20-CON-03, R226-CON-04, DIFF-97."""
    foes = Side(haven=["Lucky"]), Side(haven=["Grace"])
    with scene(
        Side(haven=["Keondra"], face_down={"Pay Tribute": 1}), *foes, switches={"conspiracy.permission": permission}
    ) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one("show Pay Tribute to Three")
        play.three("decline")
        for seat in range(3):
            play.answers(seat, END_TURN)
        for seat, must_ask in ((1, who_gave), (2, who_did_not)):
            play.interjects(seat, "contribute to Pay Tribute")
            assert (play.asked.asks == "allow") is must_ask
            if must_ask:
                play.one(f"allow {('Two', 'Three')[seat - 1]}")
        assert play.g.prestige == [5, 3, 4]
