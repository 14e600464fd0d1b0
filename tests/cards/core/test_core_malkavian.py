"""The Malkavian of Core, played."""

from __future__ import annotations

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

LONER = Side(streets=["Loner"])  # 4 Blood, and 0 in everything


def test_doc_mends_the_party() -> None:
    """core-doc: 1 Blood on each of the party, himself too; who is elsewhere is left alone."""
    hurt = {"Doc": 2, "Adept": 2, "Bully": 2}
    with scene(Side(streets=["Doc", "Adept"], haven=["Bully"], blood=hurt), LONER, book=BOOK) as play:
        play.one("activate Doc")
        assert [play.blood(name) for name in hurt] == [3, 3, 2]
        assert play.g.prestige[0] == 4


def test_guvnah_draws_for_a_card_placed_face_down() -> None:
    """core-guvnah: whoever of yours places it, outside of attacks. R20-CON-10, R226-PLY-06."""
    one = Side(haven=["Guv'nah", "Grace"], hand=["Snake Oil"], library=["Coat", "Owl"])
    with scene(one, LONER, book=BOOK) as play:
        play.one("place Snake Oil", "exhaust Grace")
        assert play.names(0, w.HAND) == ["Coat"]


def test_guvnah_draws_nothing_in_an_attack_nor_for_a_foe() -> None:
    """core-guvnah."""
    one = Side(streets=["Guv'nah"], hand=["Holdout Dagger"], library=["Coat"])
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Guv'nah", "Physical", "place Holdout Dagger")
        assert play.names(0, w.HAND) == []
    one = Side(haven=["Grace"], hand=["Snake Oil"])
    with scene(one, Side(haven=["Guv'nah"], library=["Coat"]), book=BOOK) as play:
        play.one("place Snake Oil")
        assert play.names(1, w.HAND) == []


def test_bad_penny_mends_in_torpor() -> None:
    """core-bad-penny: 1 Blood more at the end of the turn, and only there. R20-CRD-02, R229-CRD-02."""
    for where, blood in (("torpor", 2), ("haven", 1)):
        one = Side(haven=["Grace"], library=["Coat"] * 9, blood={"Bad Penny": 0 if where == "torpor" else 1})
        (one.torpor if where == "torpor" else one.haven).append("Bad Penny")
        with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
            end_turn(play, 0)
            assert play.blood("Bad Penny") == blood


def test_inmate_745943() -> None:
    """core-inmate-745943: 1 Prestige for 2 Damage, as the attacker."""
    one = Side(streets=["Inmate #745943", "Adept"])
    for said, left, prestige in ("activate Inmate #745943", 4 - 1 - 2, 4), ("pass", 4 - 1, 5):
        with scene(one, LONER, book=BOOK) as play:
            play.one("attack with Inmate #745943", "Physical", said)
            assert (play.blood("Loner"), play.g.prestige[0]) == (left - 1, prestige)
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Adept", "Physical")
        assert play.asked.asks == "act"


def test_jesus_dies_for_something() -> None:
    """core-jesus: defeated, for 1 Prestige, 1 Agenda; or nothing for nothing. (1 Prestige is his Blood in torpor.)"""
    for said, agenda, prestige in ("yes: Jesús", 1, 3), ("no", 0, 4):
        two = Side(streets=["Jesús", "Grace"], exhausted=["Grace"])
        with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
            play.one("attack with Brute", "target Jesús", "Physical")
            play.two(said)
            assert (play.g.agenda[1], play.g.prestige[1]) == (agenda, prestige)
