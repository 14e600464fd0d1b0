"""Faulty Logic: a foe made to contribute, and not spared for it."""

from __future__ import annotations

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    FOE_WHO_DID_NOT_CONTRIBUTE,
    THAT_PLAYER,
    conspiracy,
    lose,
    target_one,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
PLOT = conspiracy("test-plot", "Plot", decks=n.BOTH, needs=2,
                  text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, lose(1, n.PRESTIGE, THAT_PLAYER)))
# fmt: on
BOOK = book_with(*HELPERS, PLOT, fighter("Oracle", clan=n.MALKAVIAN))
ONE = Side(streets=["Oracle"], hand=["Faulty Logic"], face_down={"Plot": 1})


def test_faulty_logic() -> None:
    """core-faulty-logic: the defender's player puts 1 on a face-down card, and may be targeted by it this turn."""
    with scene(ONE, Side(haven=["Keondra"], face_down={"Snare": 1}), Side(haven=["Magus"]), book=BOOK) as play:
        play.one("attack with Oracle", "target Keondra", "Social", "place Faulty Logic", "Plot")
        assert (play.g.prestige, play.g.stakes[-3:]) == ([5, 4, 5], [play.card("Plot"), 1, 1])
        play.one("reveal Plot")
        assert play.offered == ["Two", "Three"]
        play.one("Two")
        assert play.g.prestige == [5, 3, 5]


def test_faulty_logic_spares_again_later() -> None:
    """core-faulty-logic: in a later turn the contributor is spared as any other."""
    with scene(ONE, Side(haven=["Keondra"]), Side(haven=["Magus"]), book=BOOK) as play:
        play.one("attack with Oracle", "target Keondra", "Social", "place Faulty Logic", "pass action", "end phase")
        for seat in (1, 2):
            play.answers(seat, ("pass action", "pass action", "end phase"))
        play.one("reveal Plot")
        assert play.g.prestige == [5, 4, 4]  # there is but one left to target


def test_faulty_logic_keeps_secrets() -> None:
    """core-faulty-logic: R229-HID-01: who was made to contribute may not look; a foe's card may be chosen, too."""
    with scene(ONE, Side(haven=["Keondra"], face_down={"Snare": 1}), book=BOOK) as play:
        play.one("attack with Oracle", "Social", "place Faulty Logic", "Plot")
        assert not play.sees(1, "Plot")
    with scene(ONE, Side(haven=["Keondra"], face_down={"Snare": 1}), book=BOOK) as play:
        play.one("attack with Oracle", "Social", "place Faulty Logic")
        play.one(next(each for each in play.offered if each != "Plot"))
        assert play.g.stakes[-3:] == [play.card("Snare"), 1, 2]


def test_faulty_logic_on_a_mortal() -> None:
    """core-faulty-logic: a Mortal is nobody's: nobody contributes. It needs a Malkavian."""
    with scene(ONE, Side(haven=["Keondra"]), city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Oracle", "target Maid", "Social", "place Faulty Logic")
        assert (play.g.prestige[1], len(play.g.stakes)) == (5, 3)
    for who, may in (("Oracle", True), ("Adept", False)):
        with scene(Side(streets=[who], hand=["Faulty Logic"]), Side(haven=["Keondra"]), book=BOOK) as play:
            play.one(f"attack with {who}", "Social")
            assert play.offers("place Faulty Logic") == may
            play.one("pass")


def test_faulty_logic_then() -> None:
    """core-faulty-logic: R20-CON-06: where Prestige on a Conspiracy protects, this does not."""
    switches = {"conspiracy.protection": "by colour"}
    with scene(ONE, Side(haven=["Keondra"]), book=BOOK, switches=switches) as play:
        play.one("attack with Oracle", "Social", "place Faulty Logic", "reveal Plot")
        assert play.g.prestige[1] == 3
