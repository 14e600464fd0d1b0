"""The phases: untap, master, influence, discard; set-up before them and ousting after."""

from __future__ import annotations

import pytest

from primogen.vtes.cards import BY_CLAN, RULEBOOK, deck
from primogen.vtes.rules.people import DOMINATE
from primogen.vtes.rules.setup import new_game
from primogen.vtes.rules.table import MASTER_LEFT, TRANSFERS_LEFT
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.words import CRYPT, HAND, LIBRARY, UNCONTROLLED
from primogen.vtes.scenes.laying import DISCARD, INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_at_the_start(seats: int) -> None:
    """VT-SETUP-02, -03, -05, -08 to -10."""
    g = new_game(RULEBOOK, [deck(clan) for clan in [*BY_CLAN][:seats]], b"setup")
    for seat in range(seats):
        sizes = [len(g.pile(seat, zone)) for zone in (HAND, LIBRARY, UNCONTROLLED, CRYPT)]
        assert (sizes, g.purse[seat]) == ([7, 53, 4, 8], 30)
        assert (g.prey(seat), g.predator(seat)) == ((seat + 1) % seats, (seat - 1) % seats)


def test_too_many_methuselahs() -> None:
    """VT-TERM-01."""
    with pytest.raises(ValueError, match="VT-TERM-01"):
        new_game(RULEBOOK, [deck("Ventrue")], b"alone")


@pytest.mark.parametrize(("turns", "transfers"), [(0, 1), (1, 2), (2, 3), (3, 4), (9, 4)])
def test_the_first_turns_have_fewer_transfers(turns: int, transfers: int) -> None:
    """VT-INF-02, -03."""
    with scene(Side(uncontrolled=["Sully"]), Side(), phase=INFLUENCE, turns=turns) as play:
        assert play.g.clock[TRANSFERS_LEFT] == transfers
        play.ends_asking("transfers")


def test_influence_brings_a_vampire_into_play() -> None:
    """VT-INF-04, -09, -10, VT-CRYPT-05, VT-EX-16."""
    one = Side(uncontrolled=["Sully", "Ashley"], blood={"Sully": 2, "Ashley": 1}, pool=2)
    with scene(one, Side(), phase=INFLUENCE) as play:
        play.one("take back from Ashley", "influence Sully", "influence Sully", "end")
        assert (play.pool[0], play.where("Sully"), play.blood("Sully")) == (1, "ready", 4)
        assert (play.where("Ashley"), play.blood("Ashley"), play.is_tapped("Sully")) == ("uncontrolled", 0, False)
        play.ends_asking("discard")


def test_the_last_pool_ousts() -> None:
    """VT-INF-12, VT-TERM-02, VT-VICTORY-01, -05, -09: the predator gains, and the turn is over."""
    with scene(Side(uncontrolled=["Sully"], pool=1), Side(ready=["Lauren"]), Side(), phase=INFLUENCE) as play:
        play.one("influence Sully")
        assert (play.g.gone, play.g.victory, play.pool) == ([0], [0, 0, 1], [0, 30, 36])
        assert (play.where("Sully"), play.g.active, play.g.prey(2)) == ("removed", 1, 1)
        play.ends_asking("untap")


def test_a_crypt_card_for_four_transfers_and_a_pool() -> None:
    """VT-INF-06."""
    with scene(Side(crypt=["Sully"]), Side(), phase=INFLUENCE) as play:
        play.one("crypt card")
        assert (play.where("Sully"), play.pool[0], play.offered) == ("uncontrolled", 29, ["end"])
        play.ends_asking("transfers")


def test_untapping_and_the_edge() -> None:
    """VT-UNTAP-01, -03, -05, VT-TURN-02."""
    one = Side(ready=["Sully"], torpor=["Ashley"], tapped=["Sully", "Ashley"], edge=True)
    with scene(one, Side(), phase=UNTAP) as play:
        assert (play.is_tapped("Sully"), play.is_tapped("Ashley")) == (False, False)
        play.one("gain 1 pool")
        assert play.pool[0] == 31
        play.ends_asking("untap")


def test_a_location_in_the_untap_phase() -> None:
    """VT-UNTAP-02, VT-MASTER-04; 102084."""
    one = Side(
        ready=["Madison", "Oshri Dahan"], in_play=["Uptown Hunting Ground"], blood={"Madison": 1, "Oshri Dahan": 1}
    )
    with scene(one, Side(), phase=UNTAP) as play:
        play.one("Madison")
        assert (play.blood("Madison"), play.blood("Oshri Dahan")) == (2, 1)
        play.ends_asking("untap")


def test_one_master_card_in_a_phase() -> None:
    """VT-MASTER-02, -20, VT-LIB-11: and its clan must be there."""
    one = Side(ready=["Sully"], hand=["Minion Tap", "Elder Library", "Uptown Hunting Ground"], library=["Dodge"] * 9)
    with scene(one, Side(), phase=MASTER) as play:
        assert "VT-LIB-11" in play.refusal("play Uptown Hunting Ground")
        play.one("play Elder Library")
        assert (play.where("Elder Library"), play.pool[0], len(play.g.hand(0)), play.offered) == (
            "in play",
            29,
            8,
            ["end"],
        )
        play.one("end")


def test_a_trifle_and_the_parthenon_give_more() -> None:
    """VT-MASTER-16, -18; 101104, 101355."""
    one = Side(ready=["Sully"], hand=["Life in the City"] * 3, in_play=["The Parthenon"], blood={"Sully": 0})
    with scene(one, Side(), phase=MASTER) as play:
        play.one("play Life in the City")
        assert play.g.clock[MASTER_LEFT] == 1
        play.one("play Life in the City")
        assert (play.g.clock[MASTER_LEFT], play.offered) == (0, ["use The Parthenon", "end"])
        play.one("use The Parthenon", "play Life in the City", "end")
        assert play.blood("Sully") == 3


def test_an_out_of_turn_master_cancels_and_is_owed() -> None:
    """VT-LIB-04, VT-MASTER-13 to -15; 101896: one, and it uses up her next master phase action."""
    two = Side(hand=["Sudden Reversal", "Sudden Reversal", "Blood Doll"], ready=["Lauren"])
    with scene(Side(ready=["Sully"], hand=["Blood Doll"] * 2, in_play=["The Parthenon"]), two, phase=MASTER) as play:
        play.one("play Blood Doll")
        play.two("play Sudden Reversal")
        assert (play.where("Blood Doll"), play.where("Sudden Reversal")) == ("ash heap", "ash heap")
        play.one("use The Parthenon", "play Blood Doll", "end", "end", "end", "end")
        play.two("end")
        assert (play.host("Blood Doll (2)"), play.g.clock[MASTER_LEFT], play.offered) == ("Sully", 0, ["end"])
        play.ends_asking("master")


def test_a_discipline_card_raises_level_and_capacity() -> None:
    """VT-MASTER-06 to -08."""
    with scene(Side(ready=["Ashley"], hand=["Dominate"]), Side(), phase=MASTER) as play:
        play.one("play Dominate", "end")
        ashley = play.card("Ashley")
        assert (play.value("Ashley", DOMINATE), play.value("Ashley", CAPACITY), play.g.blood[ashley]) == (2, 4, 3)


def test_the_discard_phase() -> None:
    """VT-DISCARD-01, -02: one card, and it is replaced."""
    with scene(Side(hand=["Dodge", "Blur"], library=["Flash"] * 6), Side(), phase=DISCARD) as play:
        play.one("discard Dodge")
        assert (play.where("Dodge"), len(play.g.hand(0)), play.g.active) == ("ash heap", 7, 1)
        play.ends_asking("untap")


def test_the_last_methuselah_ends_the_game() -> None:
    """VT-VICTORY-04 to -06, VT-EX-17."""
    with scene(Side(ready=["Catalina Vega"]), Side(pool=2)) as play:
        play.one("bleed with Catalina Vega")
        assert (play.g.ended, play.g.victory, play.pool) == ([0, 1], [2, 0], [36, 0])


def test_two_fall_at_once() -> None:
    """VT-VICTORY-08: 101056 takes both; the point is hers who falls, the 6 pool only of who stays."""
    one = Side(ready=["Andi Liu"], hand=["Kine Resources Contested"])
    with scene(one, Side(pool=2), Side(pool=2), Side()) as play:
        play.one("play Kine Resources Contested", "Two", "Two", "Three", "Three", "for: Andi Liu", "pass")
        assert (play.g.gone, play.g.victory, play.pool) == ([1, 2], [1, 1, 0, 0], [36, 0, 0, 30])


def test_conceding_is_leaving() -> None:
    """The others play on."""
    with scene(Side(ready=["Sully"]), Side(ready=["Lauren"]), Side()) as play:
        play.one("bleed with Sully")
        assert play.is_asked(1, "block")
        play.interjects(1, "concede")
        assert (play.g.gone, play.g.victory) == ([1], [1, 0, 0])
