"""Master cards and events written by hand: cards that are cancelled, learned, withered, looked for; what fails."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.cards import burn, return_to_hand
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.laying import DISCARD, MASTER
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def end(play: Play) -> None:
    """Whoever is asked does no more."""
    words = ("end", "pass", "decline", "no", "hands")
    play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def blocked_by(play: Play, who: str) -> None:
    while f"block with {who}" not in play.offered:
        end(play)
    play.two(f"block with {who}")


def decline(play: Play) -> None:
    while play.asked.asks in ("block", "respond"):
        end(play)


# ---- dark influences

DARK = "Dark Influences"


def test_a_minion_card_is_cancelled_and_not_played_again() -> None:
    """100493: for 2 pool; nothing is paid for it, and that card is not played again in this turn."""
    one = Side(ready=["Sully", "Ashley"], hand=["Computer Hacking", "Computer Hacking"])
    play = begin(one, Side(hand=[DARK], pool=10))
    play.one("play Computer Hacking", "Sully")
    play.two(f"play {DARK}")
    assert (play.where(DARK), play.pool, play.is_tapped("Sully")) == ("in play", [30, 8], False)
    gone = next(name for name in ("Computer Hacking", "Computer Hacking (2)") if play.where(name) == "ash heap")
    other = next(name for name in ("Computer Hacking", "Computer Hacking (2)") if name != gone)
    assert "play Computer Hacking" in play.offered
    burn(play.g, play.card(other))
    return_to_hand(play.g, play.card(gone))
    ask_again(play.g)
    assert "play Computer Hacking" not in play.offered
    while play.g.active != 1:
        end(play)
    while play.g.active != 0 or play.asked.asks != "act":
        end(play)
    assert "play Computer Hacking" in play.offered


def test_a_reaction_is_not_played_again_either() -> None:
    """100493: nor what is played in answer."""
    two = Side(ready=["Lauren"], hand=["Deflection"])
    play = begin(Side(ready=["Sully", "Ashley"]), two, Side(hand=[DARK]))
    play.one("bleed with Sully")
    play.two("decline", "play Deflection")
    play.three(f"play {DARK}")
    return_to_hand(play.g, play.card("Deflection"))
    ask_again(play.g)
    play.one("bleed with Ashley")
    play.two("decline")
    assert (play.pool, play.asked.asks) == ([30, 28, 28], "act")


@pytest.mark.parametrize("who", [1, 2])
def test_the_next_that_would_cancel_is_cancelled(who: int) -> None:
    """100493: whoever plays it; nothing is paid for it, and this card is burned instead; only once."""
    sides = [Side(ready=["Sully", "Ashley"], hand=["Computer Hacking"] * 2), Side(in_play=[DARK]), Side()]
    sides[who].hand = ["Direct Intervention"]
    play = begin(*sides)
    play.one("play Computer Hacking", "Sully")
    play.answers(who, ("play Direct Intervention",))
    assert (play.where(DARK), play.where("Direct Intervention")) == ("ash heap", "ash heap")
    decline(play)
    assert (play.pool, play.is_tapped("Sully")) == ([30, 28, 30], True)


def test_what_cancels_no_minion_card_of_another_is_left_alone() -> None:
    """100493: a master card is none."""
    one = Side(hand=["Misdirection"], ready=["Sully"])
    play = begin(one, Side(in_play=[DARK], hand=["Sudden Reversal"]), phase=MASTER)
    play.one("play Misdirection")
    play.two("play Sudden Reversal")
    assert (play.where(DARK), play.is_tapped("Sully"), play.pool) == ("in play", False, [30, 30])


# ---- a Discipline by a pact

PACT = "Infernal Pact"
BOOK = book_with("Brooke", "Carmen", "Ali Kar", "Dragonbound", "Banishment")


def test_cards_of_a_discipline_as_if_it_were_superior() -> None:
    """100979: of the one chosen, that she has not at all; of no other, and only as long as the card is there."""
    one = Side(ready=["Brooke", "Ashley"], hand=[PACT, "Bonding", "Bewitching Oration", "Majesty", "Enhanced Senses"])
    play = begin(one, Side(ready=["Madison"]), phase=MASTER, book=BOOK)
    play.one(f"play {PACT}")
    assert play.asked.asks == "discipline" and len(play.offered) == 31
    play.one("Presence")
    assert (play.host(PACT), play.pool[0]) == ("Brooke", 29)
    play.one("end", "bleed with Brooke")
    blocked_by(play, "Madison")
    while "play Majesty" not in play.offered:
        end(play)
    play.one("play Majesty")
    assert play.offered == ["basic", "superior"]
    play = begin(one, Side(ready=["Madison"]), phase=MASTER, book=BOOK)
    play.one(f"play {PACT}", "Celerity", "end", "bleed with Brooke")
    blocked_by(play, "Madison")
    while play.asked.asks != "act":
        assert "play Majesty" not in play.offered
        end(play)


@pytest.mark.parametrize(("chosen", "levels"), [("Dominate", 2), ("Presence", 1)])
def test_a_discipline_he_has_becomes_superior_for_cards(chosen: str, levels: int) -> None:
    """100979: at the level he has he may play them still."""
    one = Side(ready=["Carmen"], hand=[PACT, "Govern the Unaligned"], uncontrolled=["Ashley"])
    play = begin(one, Side(), phase=MASTER, book=BOOK)
    play.one(f"play {PACT}", chosen, "end", "play Govern the Unaligned")
    assert play.offered == (["basic", "superior"] if levels == 2 else play.offered)
    assert (play.asked.asks == "level") == (levels == 2)


# ---- slow withering

WITHERING = "The Slow Withering"


@pytest.mark.parametrize(("level", "paid"), [("basic", 1), ("superior", 2)])
def test_superior_cards_cost_more(level: str, paid: int) -> None:
    """101807: 1 blood, of everybody's vampires."""
    one = Side(ready=["Ayelech"], hand=["Govern the Unaligned"], uncontrolled=["Ashley"])
    play = begin(one, Side(in_play=[WITHERING]))
    play.one("play Govern the Unaligned", level, *(["Ashley"] if level == "superior" else []))
    decline(play)
    assert play.blood("Ayelech") == 7 - paid


def drunk(hardened: str) -> Play:
    """Ayelech drinks a vampire dry, and then governs at the superior level."""
    one = Side(ready=["Ayelech", "Madison"], hand=["Govern the Unaligned"], uncontrolled=["Ashley"])
    play = begin(one, Side(in_play=[WITHERING], torpor=["Sully"], hand=["Dodge"]), book=BOOK)
    play.one(f"diablerize with {hardened}")
    while play.asked.asks != "act":
        said = ("yes", "pass", "decline", "no", "end")
        play.answers(play.asked.seat, (next((each for each in said if each in play.offered), play.offered[0]),))
    return play


@pytest.mark.parametrize(("hardened", "paid"), [("Ayelech", 1), ("Madison", 2)])
def test_who_has_drunk_pays_no_more(hardened: str, paid: int) -> None:
    """101807: since the card lies there; others do."""
    play = drunk(hardened)
    assert play.where(hardened) == "ready"
    play.g.tapped[play.card("Ayelech")] = 0
    before = play.blood("Ayelech")
    play.g.tapped[play.card("Madison")] = 1
    ask_again(play.g)
    play.one("play Govern the Unaligned", "superior", "Ashley")
    decline(play)
    assert play.blood("Ayelech") == before - paid


def go_on(play: Play, asks: str, seat: int = 0) -> None:
    """With as little as possible, to that question."""
    while play.asked.asks != asks or play.asked.seat != seat:
        said = ("end", "pass", "decline", "no", "yes")
        play.answers(play.asked.seat, (next((each for each in said if each in play.offered), play.offered[0]),))


def test_they_pay_again_after_another_gehenna_event() -> None:
    """101807: any that is played."""
    one = Side(ready=["Ayelech"], hand=["Govern the Unaligned", "Dragonbound"], uncontrolled=["Ashley"])
    play = begin(one, Side(in_play=[WITHERING], torpor=["Sully"]), book=BOOK)
    play.one("diablerize with Ayelech")
    go_on(play, "discard")
    play.one("play Dragonbound")
    go_on(play, "act")
    before = play.blood("Ayelech")
    play.one("play Govern the Unaligned", "superior", "Ashley")
    decline(play)
    assert play.blood("Ayelech") == before - 2


def test_it_is_replaced_when_somebody_is_drunk() -> None:
    """101807: and not before."""
    one = Side(ready=["Ayelech"], hand=[WITHERING, *["Dodge"] * 6], library=["Dodge"] * 9, in_play=["Dragonbound"])
    play = begin(one, Side(torpor=["Sully"]), phase=DISCARD, book=BOOK)
    play.one(f"play {WITHERING}")
    assert len(play.g.pile(0, HAND)) == 6
    go_on(play, "act")
    assert len(play.g.pile(0, HAND)) == 6
    play.one("diablerize with Ayelech")
    go_on(play, "act")
    assert len(play.g.pile(0, HAND)) == 7


def test_it_asks_for_another_gehenna_event() -> None:
    """101807."""
    for others in ([], ["NRA PAC"], ["Dragonbound"]):
        play = begin(Side(hand=[WITHERING], in_play=others), Side(), phase=DISCARD, book=BOOK)
        assert (f"play {WITHERING}" in play.offered) == (others == ["Dragonbound"])


# ---- a library is looked through


def test_a_gehenna_event_is_found() -> None:
    """100775: shown, and added to the hand, which is as large as it should be after it; once in a game."""
    card, events = "Fortschritt Library", ["Dragonbound", "NRA PAC", "Dodge"]
    one = Side(hand=[card, card, *["Dodge"] * 6], library=[*["Dodge"] * 3, *events])
    play = begin(one, Side(), phase=MASTER, book=BOOK)
    play.one(f"play {card}")
    assert [said for said in play.offered if "Dragonbound" in said] and not [
        said for said in play.offered if "NRA" in said
    ]
    play.one(next(said for said in play.offered if "Dragonbound" in said))
    assert play.asked.asks == "discard-down"
    play.one("discard Dodge")
    assert (play.where("Dragonbound"), len(play.g.pile(0, HAND))) == ("hand", 7)
    assert any("Dragonbound" in line for line in play.told_since(0, 1))
    assert f"play {card}" not in play.offered


# ---- actions and referendums that fail

SHRINE = "Yoruba Shrine"


@pytest.mark.parametrize("target", ["Ali Kar", "Sully"])
def test_an_action_at_an_assamite_fails(target: str) -> None:
    """102201: as it is announced, by locking the shrine; who acted unlocks."""
    two = Side(ready=["Ali Kar", "Sully"], in_play=[SHRINE])
    play = begin(Side(ready=["Madison"], hand=["Bum's Rush"]), two, book=BOOK)
    play.one("play Bum's Rush", target)
    assert (f"use {SHRINE}" in play.offered) == (target == "Ali Kar")
    if target == "Ali Kar":
        play.two(f"use {SHRINE}")
        assert (play.is_tapped(SHRINE), play.is_tapped("Madison"), play.asked.asks) == (True, False, "act")
        assert play.where("Bum's Rush") == "ash heap"


def test_not_once_somebody_has_declined() -> None:
    """102201: only as it is announced; and a bleed is at no Assamite."""
    two = Side(ready=["Ali Kar", "Sully"], in_play=[SHRINE])
    play = begin(Side(ready=["Madison"], hand=["Bum's Rush"]), two, book=BOOK)
    play.one("play Bum's Rush", "Ali Kar")
    play.two("pass")
    while play.asked.asks in ("block", "respond"):
        assert f"use {SHRINE}" not in play.offered
        end(play)
    play = begin(Side(ready=["Madison"]), two, book=BOOK)
    play.one("bleed with Madison")
    assert f"use {SHRINE}" not in play.offered


@pytest.mark.parametrize("target", ["Ali Kar", "Ashley"])
def test_a_referendum_about_an_assamite_fails(target: str) -> None:
    """102201: before votes are cast."""
    two = Side(ready=["Ali Kar", "Ashley"], in_play=[SHRINE])
    play = begin(Side(ready=["Andi Liu"], hand=["Banishment"]), two, book=BOOK)
    play.one("play Banishment")
    decline_blocks(play)
    play.one(target)
    assert (f"use {SHRINE}" in play.offered) == (target == "Ali Kar")
    if target == "Ali Kar":
        play.two(f"use {SHRINE}")
        assert (play.where(target), play.is_tapped("Andi Liu"), play.asked.asks) == ("ready", False, "act")
        assert any("fails" in line for line in play.told_since(0))


def decline_blocks(play: Play) -> None:
    while play.asked.asks == "block":
        end(play)
