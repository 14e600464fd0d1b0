"""Minion cards written by hand that go to lie on others, and remember who played them."""

from __future__ import annotations

import pytest

from primogen.kernel.values import balance
from primogen.vtes.rules.atoms.cards import change_control, remove
from primogen.vtes.rules.atoms.choosing import choose_for
from primogen.vtes.rules.damage import send_to_torpor
from primogen.vtes.rules.topics import BLEED, INTERCEPT
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side


def fight(play: Play) -> None:
    while play.asked.asks == "strike":
        play.answers(play.asked.seat, ("hands",))


def decline(play: Play) -> None:
    while play.asked.asks in ("block", "respond"):
        play.answers(play.asked.seat, ("decline" if play.asked.asks == "block" else "pass",))


ANDI = Side(ready=["Andi Liu"], hand=["Swallowed by the Night", "Bonding"])


def melange(play: Play, level: str) -> None:
    """Andi bleeds with 1 stealth; the card makes up for it."""
    play.one("bleed with Andi Liu", "pass")
    play.two("block with Ayelech")
    play.one("play Swallowed by the Night", "pass")
    play.two("play Melange", level)
    assert balance(play.g, play.card("Ayelech"), INTERCEPT) == 1
    assert play.where("Melange") == "ash heap"


def lies_on_andi(play: Play) -> bool:
    card = play.card("Melange")
    return (play.where("Melange"), play.g.host[card], play.g.controller[card]) == ("on card", play.card("Andi Liu"), 1)


@pytest.mark.parametrize("level", ["basic", "superior"])
def test_the_card_goes_onto_who_was_blocked(level: str) -> None:
    """101195: only at the superior level; she who blocked goes on controlling it."""
    play = begin(ANDI, Side(ready=["Ayelech"], hand=["Melange"]))
    melange(play, level)
    play.all_pass()
    fight(play)
    assert (lies_on_andi(play), play.blood("Ayelech")) == (level == "superior", 6)


def test_it_stays_in_the_ash_heap_if_the_block_fails_or_it_is_gone() -> None:
    """101195: 2 stealth against 1 intercept; removed from the game before the block."""
    for fails in (True, False):
        play = begin(ANDI, Side(ready=["Ayelech"], hand=["Melange"]))
        melange(play, "superior")
        if fails:
            play.one("play Bonding", "superior")
        else:
            remove(play.g, play.card("Melange"))
        play.all_pass()
        if fails:
            play.two("decline")
        fight(play)
        assert play.where("Melange") == ("ash heap" if fails else "removed")


def with_melange(*others: Side) -> Play:
    """Two's turn: Ayelech has blocked Andi before."""
    one = Side(ready=["Andi Liu"], on={"Andi Liu": ["Melange"]})
    play = begin(one, Side(ready=["Ayelech", "Sully"]), *others, turn=1)
    change_control(play.g, play.card("Melange"), 1)
    choose_for(play.g, play.card("Melange"), play.card("Ayelech"))
    return play


def test_who_blocked_burns_it_to_bleed_for_more() -> None:
    """101195: only he, and only against who controls the minion that it lies on."""
    play = with_melange()
    play.two("bleed with Ayelech", "use Melange")
    assert (play.value("Ayelech", BLEED), play.where("Melange")) == (2, "ash heap")
    decline(play)
    assert play.pool == [28, 30]
    play = with_melange()
    play.two("bleed with Sully")
    decline(play)
    assert (play.pool, lies_on_andi(play)) == ([29, 30], True)
    play = with_melange(Side(ready=["Nik Sikko"]))
    play.two("bleed with Ayelech")
    decline(play)
    assert (play.pool, lies_on_andi(play)) == ([30, 30, 29], True)


def test_it_is_burned_at_no_other_time() -> None:
    """101195: not in another action than a bleed; and she need not."""
    play = with_melange()
    play.g.blood[play.card("Ayelech")] = 3
    play.two("hunt with Ayelech")
    assert "use Melange" not in play.offered
    decline(play)
    assert lies_on_andi(play)
    play = with_melange()
    play.two("bleed with Ayelech", "pass")
    decline(play)
    assert (play.pool, lies_on_andi(play)) == ([29, 30], True)


# ---- a herd that is slaughtered

HERD = "Slaughtering the Herd"


def test_no_ally_blocks_the_bleed() -> None:
    """101801: of 3; a vampire may."""
    play = begin(Side(ready=["Ashley"], hand=[HERD]), Side(ready=["Procurer", "Sully"]))
    play.one(f"play {HERD}")
    assert play.offered == ["block with Sully", "decline"]
    play.two("decline")
    assert (play.pool, play.blood("Ashley"), play.where(HERD)) == ([30, 27], 1, "ash heap")


def herded(**blood: int) -> Play:
    """Three's vampire has it: she is One's predator."""
    one = Side(ready=["Ayelech", "Sully"], hand=[HERD], blood={"Ayelech": 3})
    three = Side(ready=["Madison", "Ashley"], blood=blood)
    play = begin(one, Side(ready=["Lauren"]), three)
    play.one(f"play {HERD}", "Ayelech", "superior")
    assert play.offered == ["Madison", "Ashley"]
    play.one("Madison")
    decline(play)
    assert (play.host(HERD), play.blood("Ayelech"), play.g.controller[play.card(HERD)]) == ("Madison", 1, 2)
    play.answers(0, ("end",))
    return play


def to_the_minion_phase_of(play: Play, seat: int) -> None:
    while play.g.active != seat or play.asked.asks != "act":
        play.answers(play.asked.seat, (next(said for said in ("end", "pass", "no") if said in play.offered),))


def test_blood_of_the_herd_at_each_action() -> None:
    """101801: as that vampire announces it, be it blocked or not; of no other vampire, and as much as there is."""
    play = herded()
    to_the_minion_phase_of(play, 2)
    play.three("bleed with Ashley")
    decline(play)
    assert (play.blood("Ayelech"), play.blood("Ashley")) == (1, 3)
    play.three("bleed with Madison")
    assert (play.blood("Ayelech"), play.blood("Madison")) == (2, 5)
    play.three("pass")
    play.one("block with Sully")
    play.all_pass()
    fight(play)
    assert play.blood("Ayelech") == 2
    play = herded(Madison=1)
    to_the_minion_phase_of(play, 2)
    play.three("hunt with Madison")
    assert (play.blood("Ayelech"), play.blood("Madison")) == (2, 0)


def test_four_blood_to_be_rid_of_it() -> None:
    """101801: in the minion phase of her who controls that vampire, and all of it."""
    play = herded()
    to_the_minion_phase_of(play, 2)
    play.three(f"use {HERD}")
    assert (play.where(HERD), play.blood("Madison")) == ("ash heap", 2)
    for seat, blood in ((2, 3), (1, 6)):
        play = herded(Madison=blood)
        to_the_minion_phase_of(play, seat)
        assert f"use {HERD}" not in play.offered


@pytest.mark.parametrize("who", ["Ayelech", "Sully"])
def test_it_goes_with_who_drinks(who: str) -> None:
    """101801: as he leaves the ready region, and nobody else."""
    play = herded()
    to_the_minion_phase_of(play, 2)
    send_to_torpor(play.g, play.card(who))
    play.three("hunt with Ashley")
    assert play.where(HERD) == ("ash heap" if who == "Ayelech" else "on card")
