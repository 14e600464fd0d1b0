"""Master cards out of turn, written by hand: somebody is kept in the game, somebody flees from fire."""

from __future__ import annotations

import pytest

from primogen.kernel.decisions import option
from primogen.kernel.effects import CONCEDE
from primogen.kernel.machine import ask_again, interject
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.choosing import choose_seat_for
from primogen.vtes.rules.atoms.counters import burn_pool
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BOON = "Life Boon"


def end(play: Play) -> None:
    """Whoever is asked does no more."""
    words = ("end", "pass", "decline", "no", "hands")
    play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def bled(pool: int = 1, giver: int = 5) -> Play:
    """Two, by Lenny for 2; Four holds the card."""
    sides = [Side(ready=["Lenny Burkhead"]), Side(pool=pool), Side(ready=["Sully"]), Side(hand=[BOON], pool=giver)]
    play = begin(*sides)
    play.one("bleed with Lenny Burkhead")
    return play


def test_somebody_is_kept_in_the_game() -> None:
    """101103: with what she lost beyond her last pool, and 1 at the least; never the giver's last."""
    play = bled()
    assert play.pool == [30, 0, 30, 5]
    play.answers(3, (f"play {BOON}",))
    assert play.offered == ["2", "3", "4"]
    play.answers(3, ("3",))
    assert (play.pool, play.where(BOON), play.g.victory[:]) == ([30, 2, 30, 2], "in play", [0, 0, 0, 0])
    assert play.g.is_in(1)
    play = bled(pool=2)
    play.answers(3, (f"play {BOON}",))
    assert play.offered == ["1", "2", "3", "4"]


@pytest.mark.parametrize("case", ["pass", "too poor", "her own turn", "gives up"])
def test_otherwise_she_is_ousted(case: str) -> None:
    """101103: who could help does not, cannot, or may not; who gives up is beyond help."""
    if case == "her own turn":
        sides = [Side(hand=[BOON], ready=["Lenny Burkhead"]), Side(pool=1), Side(), Side()]
        play = begin(*sides)
        play.one("bleed with Lenny Burkhead")
    elif case == "gives up":
        play = begin(Side(), Side(), Side(), Side(hand=[BOON]))
        interject(play.g, 1, option(CONCEDE))
    else:
        play = bled(giver=2 if case == "too poor" else 5)
        assert (f"play {BOON}" in play.offered) == (case == "pass")
        if case == "pass":
            play.answers(3, ("pass",))
        else:
            play.all_pass()
    assert (play.g.is_in(1), play.g.victory[0], play.where(BOON)) == (False, 1, "hand")


def owed(*others: Side, phase: str = "minion") -> Play:
    """Two owes Four her next point."""
    two = Side(ready=["Lenny Burkhead", "Nik Sikko"], pool=10)
    play = begin(Side(), two, *others, Side(in_play=[BOON], pool=10), turn=1, phase=phase)
    choose_seat_for(play.g, play.card(BOON), 1)
    ask_again(play.g)
    return play


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_pool_in_each_of_her_unlock_phases(answer: str) -> None:
    """101103: if her creditor likes; not in those of others."""
    play = owed(Side(), phase=UNTAP)
    for _ in range(2):
        before = play.pool
        while play.asked.asks != "may":
            assert play.pool == before
            end(play)
        assert (play.g.active, play.asked.seat) == (1, 3)
        play.answers(3, (answer,))
        assert play.pool == [30, before[1] - (answer == "yes"), 30, before[3] + (answer == "yes")]


def test_her_victory_point_goes_to_her_creditor() -> None:
    """101103: the first one; the pool for the prey is hers, and the card is burned; the second point is her own."""
    play = owed(Side(pool=1))
    play.two("bleed with Lenny Burkhead")
    assert (play.g.victory[:], play.pool, play.where(BOON)) == ([0, 0, 0, 1], [30, 16, 0, 10], "ash heap")
    burn_pool(play.g, 3, 10)
    play.two("bleed with Nik Sikko")
    assert play.g.victory[:] == [0, 1, 0, 1]


def test_no_point_for_who_is_ousted_herself() -> None:
    """101103: her creditor is her prey, or falls with her."""
    play = owed()
    burn_pool(play.g, 2, 9)
    play.two("bleed with Lenny Burkhead")
    assert play.g.victory[:] == [0, 1, 0]


@pytest.mark.parametrize("owes", [1, 0])
def test_several_creditors_have_a_point_each(owes: int) -> None:
    """101103: hers, the first card first; a creditor who owes hers passes it on, and the next is the debtor's own."""
    two = Side(ready=["Lenny Burkhead", "Nik Sikko"])
    sides = [Side(in_play=[BOON]), two, Side(pool=1), Side(pool=1), Side(in_play=[BOON])]
    play = begin(*sides, turn=1)
    choose_seat_for(play.g, play.card(BOON), 1)
    choose_seat_for(play.g, play.card(f"{BOON} (2)"), owes)
    play.two("bleed with Lenny Burkhead")
    first = [1, 0, 0, 0, 0] if owes else [0, 0, 0, 0, 1]
    assert play.g.victory[:] == first
    assert (play.where(BOON), play.where(f"{BOON} (2)")) == ("ash heap", "in play" if owes else "ash heap")
    play.two("bleed with Nik Sikko")
    assert play.g.victory[:] == ([1, 0, 0, 0, 1] if owes else [0, 1, 0, 0, 1])


# ---- a vampire flees from fire

FEAR = "Rötschreck"
BOOK = book_with("Telepathic Tracking")


def until(play: Play, word: str) -> bool:
    """Whoever is asked does no more, until that is offered; or the combat is over."""
    while word not in play.offered and play.asked.asks != "act":
        end(play)
    return word in play.offered


def burning(victim: str = "Madison", *, card: str = "Burning Wrath", hand: str = "", long: int = 0) -> Play:
    """Horace's bleed is blocked, and he strikes for 3 aggravated damage."""
    horace = Side(ready=["Horace Radcliffe"], hand=[card, FEAR, "Fake Out"])
    play = begin(horace, Side(ready=[victim], hand=[hand] if hand else []), Side(hand=[FEAR]), book=BOOK)
    play.one("bleed with Horace Radcliffe")
    play.two(f"block with {victim}")
    if long:
        assert until(play, "play Fake Out")
        play.one("play Fake Out")
    assert until(play, f"play {card}")
    play.one(f"play {card}", "superior")
    return play


def fled(play: Play) -> None:
    assert until(play, f"play {FEAR}")
    assert play.asked.seat == 2
    play.three(f"play {FEAR}")


def test_he_flees_into_torpor() -> None:
    """101654: combat ends before the strike; he is locked, and goes to torpor after it."""
    play = burning()
    fled(play)
    host = play.g.host[play.card(f"{FEAR} (2)")]
    assert (host, play.where("Madison"), play.blood("Madison")) == (play.card("Madison"), "torpor", 6)
    assert (play.is_tapped("Madison"), play.where("Horace Radcliffe"), play.asked.asks) == (True, "ready", "act")


@pytest.mark.parametrize("gone", ["gone", ""])
def test_he_does_not_unlock_the_next_time(gone: str) -> None:
    """101654: unless the card is gone by then; in that phase it is burned."""
    play = burning()
    fled(play)
    if gone:
        burn(play.g, play.card(f"{FEAR} (2)"))
    while play.g.active != 1 or play.asked.asks != "act":
        end(play)
    assert (play.is_tapped("Madison"), play.where(f"{FEAR} (2)")) == (not gone, "ash heap")
    while play.g.active != 0:
        end(play)
    while play.g.active != 1 or play.asked.asks != "act":
        end(play)
    assert not play.is_tapped("Madison")


@pytest.mark.parametrize("strike", ["Dodge", "Majesty"])
def test_whatever_he_does_himself(strike: str) -> None:
    """101654: he dodges, or would end combat."""
    play = burning(hand=strike)
    assert until(play, f"play {strike}")
    play.two(f"play {strike}", *(["basic"] if strike == "Majesty" else []))
    fled(play)
    assert play.where("Madison") == "torpor"


def test_he_stays_if_combat_goes_on() -> None:
    """101654: in a new round; the card lies on him all the same."""
    play = burning("Ayelech", hand="Telepathic Tracking")
    fled(play)
    assert until(play, "play Telepathic Tracking")
    play.two("play Telepathic Tracking")
    assert not until(play, "nothing")
    assert (play.where("Ayelech"), play.host(f"{FEAR} (2)")) == ("ready", "Ayelech")


def test_not_from_other_strikes() -> None:
    """101654: not of normal damage, nor one that does not reach, nor is an ally afraid."""
    for play in (burning(card="Scorpion Sting"), burning(long=1), burning("Procurer")):
        assert not until(play, f"play {FEAR}")
