"""Schemes, and what players promise each other, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.kernel.ids import Seat
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import action, gain, should
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

ONE, TWO, THREE = 0, 1, 2
VOTE: Final = action("test-vote", "Vote", n.SCHEME, decks=n.BOTH, text=should(gain(1, n.AGENDA)))
BOOK: Final = book_with(VOTE)
NOT_ATTACK: Final = "One does not attack the other"


def pass_turn(play: Play, seat: Seat) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


def make_deal(play: Play, proposer: Seat, partner: str, *terms: str) -> None:
    play.interjects(proposer, "propose a deal")
    if partner:
        play.answers(proposer, (partner,))
    play.answers(proposer, (*terms, "done"))
    play.answers(play.asked.seat, ("accept",))


# ---- staying out


@pytest.mark.parametrize("declares", ["must", "may stay out"])
def test_staying_out_of_a_scheme(declares: str) -> None:
    """RV-SCHEME-18, R20-SCH-03, DIFF-92: Two stays out, Three says NO, and neither's word is anybody else's."""
    sides = Side(haven=["Lucky"], hand=["Vote"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])
    with scene(*sides, book=BOOK, switches={"scheme.must_declare": declares}) as play:
        play.one("play Vote", "pass", "fist 0")
        play.two("pass", "fist 0")
        may_stay_out = declares == "may stay out"
        assert play.offered == (["YES", "NO", "pass"] if may_stay_out else ["YES", "NO"])
        play.two("pass" if may_stay_out else "NO")
        play.three("pass", "fist 0", "NO")
        assert play.g.agenda[ONE] == 1  # a tie
        assert ("Two stays out of it" in play.log()) is may_stay_out


@pytest.mark.parametrize("declares", ["must", "may stay out"])
def test_who_exerts_takes_a_side(declares: str) -> None:
    """R20-SCH-03, DIFF-92: openly or in the fist; and the player of the Scheme is for it."""
    one, two = Side(haven=["Lucky"], hand=["Vote"]), Side(haven=["Keondra"])
    with scene(one, two, book=BOOK, switches={"scheme.must_declare": declares}) as play:
        play.one("play Vote", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 0")
        assert play.offered == ["YES", "NO"]
        play.two("NO")
        assert play.g.agenda[ONE] == 0
    with scene(one, two, book=BOOK, switches={"scheme.must_declare": declares}) as play:
        play.one("play Vote", "pass", "fist 0")
        play.two("pass", "fist 2")
        assert play.offered == ["YES", "NO"]
        play.two("YES")


@pytest.mark.parametrize("declares", ["must", "may stay out"])
def test_a_promised_word_is_kept(declares: str) -> None:
    """R20-SCH-03, R20-SCH-05, DIFF-92: with nothing to exert, Two still says what was promised."""
    two = Side(haven=["Keondra"], no_influence=["Keondra"], prestige=1)
    settled = {"scheme.must_declare": declares}
    with scene(Side(haven=["Lucky"], hand=["Vote"]), two, book=BOOK, switches=settled) as play:
        make_deal(play, ONE, "", "Two says YES with 1 Influence")
        play.one("play Vote", "pass", "fist 0")
        play.two("pass")
        assert play.g.agenda[ONE] == 1 and "Two says YES with 0 Influence in sight" in play.log()


# ---- deals


@pytest.mark.parametrize(("deals", "partners"), [("of this turn", []), ("over turns", ["One", "Three"])])
def test_with_whom_one_deals(deals: str, partners: list[str]) -> None:
    """RV-DEAL-01, R20-SCH-05, DIFF-93: Two, who is not active, with One alone, or with Three as well."""
    sides = Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])
    with scene(*sides, switches={"social.deals": deals}) as play:
        play.interjects(TWO, "propose a deal")
        if partners:
            assert sorted(play.offered) == partners
            play.two("Three")
        assert any("rounds" in said for said in play.offered) is (deals == "over turns")
        play.two("no")


@pytest.mark.parametrize("deals", ["of this turn", "over turns"])
def test_a_promise_without_a_term_ends_with_the_turn(deals: str) -> None:
    """RV-DEAL-03, DIFF-93."""
    sides = Side(streets=["Lucky"]), Side(streets=["Grace"])
    with scene(*sides, switches={"social.deals": deals}) as play:
        make_deal(play, TWO, "", NOT_ATTACK)
        assert "attack with Lucky" not in play.offered
        pass_turn(play, ONE)
        pass_turn(play, TWO)
        play.one("move out")
        assert "attack with Lucky" in play.offered
        assert not play.g.deals


def test_a_promise_over_turns_is_kept_that_long() -> None:
    """R20-SCH-05, DIFF-93: One does not attack Two in this turn and the next of One's; after that it may."""
    sides = Side(streets=["Lucky"]), Side(streets=["Grace"])
    with scene(*sides, switches={"social.deals": "over turns"}) as play:
        make_deal(play, TWO, "", NOT_ATTACK, "Two keeps to this for 1 rounds")
        assert "By the deal, Two keeps to this for 1 rounds" in play.log()
        pass_turn(play, ONE)
        assert "move out" in play.offered and play.g.deals  # it binds One alone, but it still holds
        pass_turn(play, TWO)
        play.one("move out")
        assert "attack with Lucky" not in play.offered
        pass_turn(play, ONE)
        assert not play.g.deals and not play.g.pledges
        pass_turn(play, TWO)
        play.one("move out")
        assert "attack with Lucky" in play.offered


def test_how_long_is_said_once_and_is_no_deal_by_itself() -> None:
    """R20-SCH-05, DIFF-93."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Grace"]), switches={"social.deals": "over turns"}) as play:
        play.interjects(ONE, "propose a deal")
        play.one("One keeps to this for 2 rounds")
        assert "done" not in play.offered
        assert not any("rounds" in said for said in play.offered)
        play.one("no")


def test_a_promised_no_does_not_bind_ones_own_scheme() -> None:
    """R20-SCH-05, RV-SCHEME-17, DIFF-93: in One's next turn Two says NO, and Two's own Scheme goes its way."""
    two = Side(haven=["Grace"], hand=["Vote"])
    with scene(Side(haven=["Lucky"], hand=["Vote"]), two, book=BOOK, switches={"social.deals": "over turns"}) as play:
        make_deal(play, TWO, "", "Two says NO with 1 Influence", "Two keeps to this for 1 rounds")
        pass_turn(play, ONE)
        play.two("play Vote", "pass", "fist 0")
        play.one("pass", "fist 0", "YES")
        assert play.g.agenda[TWO] == 1
        play.two("pass action", "end phase")
        play.one("play Vote", "pass", "fist 0")
        play.two("exert Grace", "pass", "fist 0")
        assert play.asked.asks == "act"  # NO was all there was to say
        assert play.g.agenda[ONE] == 0
