"""Action modifiers written by hand: blocks that fail, actions that end, cards that are cancelled, votes, the Edge."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.topics import BLEED, STEALTH
from primogen.vtes.rules.words import READY
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BOOK = book_with("Arishat", "Horde, The", "Renenet", "Indira", "Brock Sterling", "Camille Devereux, The Raven",
                 "Bronwen", "Sarrasine", "Kazuki Hanabira", "Delilah Easton", "Pearl")  # fmt: skip


def least(play: Play) -> None:
    """Whoever is asked does no more than he must."""
    said = ("pass", "decline", "no", "hands")
    found = [each for each in said if each in play.offered]
    assert found, play.offered
    play.answers(play.asked.seat, (found[0],))


def until(play: Play, word: str, told: str = "") -> None:
    """That is on offer, and such a thing has been told."""
    while word not in play.offered or not any(told in line for line in play.told_since(0)):
        least(play)


def over(play: Play, *unseen: str) -> None:
    """The action under way; these are never on offer."""
    while play.asked.asks != "act":
        assert not set(unseen) & set(play.offered)
        least(play)


def blocked(play: Play, who: str, seat: int = 1) -> None:
    until(play, f"block with {who}")
    play.answers(seat, (f"block with {who}",))


def plays(play: Play, card: str, *words: str) -> None:
    """Whose turn it is to say something; words that nobody asks for are not said."""
    seat = play.asked.seat
    play.answers(seat, (f"play {card}",))
    for word in words:
        if word in play.offered:
            play.answers(seat, (word,))


# ---- before a block is resolved

MACHIA = "Psychomachia"


def test_the_action_ends_and_he_unlocks() -> None:
    """101511: by Presence; the blocker does not lock."""
    play = begin(Side(ready=["Nik Sikko"], hand=[MACHIA]), Side(ready=["Procurer"]), book=BOOK)
    play.one("bleed with Nik Sikko")
    blocked(play, "Procurer")
    until(play, f"play {MACHIA}")
    play.one(f"play {MACHIA}")
    found = play.asked.asks, play.is_tapped("Nik Sikko"), play.is_tapped("Procurer"), play.blood("Nik Sikko")
    assert (*found, play.pool) == ("act", False, False, 2, [30, 30])


def test_no_older_vampire_is_driven_off() -> None:
    """101511."""
    play = begin(Side(ready=["Nik Sikko"], hand=[MACHIA]), Side(ready=["Lauren"]), book=BOOK)
    play.one("bleed with Nik Sikko")
    blocked(play, "Lauren")
    over(play, f"play {MACHIA}")


@pytest.mark.parametrize(("who", "level", "left"), [("Horde, The", "basic (2)", 2), ("Arishat", "superior", 1)])
def test_the_block_fails(who: str, level: str, left: int) -> None:
    """101511: by Daimoinon; that minion blocks no more, another may; at superior it takes 1 damage."""
    play = begin(Side(ready=[who], hand=[MACHIA, "Computer Hacking"]), Side(ready=["Procurer", "Procurer"]), book=BOOK)
    play.one("play Computer Hacking")
    blocked(play, "Procurer")
    until(play, f"play {MACHIA}")
    plays(play, MACHIA, level)
    until(play, "decline")
    assert len([said for said in play.offered if "block" in said]) == 1
    assert len(play.names(1, READY)) == left
    play.two("decline")
    over(play)
    assert play.pool == [30, 28] and not any(play.g.tapped[card] for card in play.g.ready(1))


HORRIFIC = "Horrific Countenance"


def test_it_is_not_blocked_and_cannot_be() -> None:
    """100936: the blocker is unlocked, if he was locked; nobody else can block."""
    two = Side(ready=["Lauren", "Sully"], tapped=["Lauren"], hand=["Wake with Evening's Freshness"])
    one = Side(ready=["Camille Devereux, The Raven"], hand=[HORRIFIC, "Computer Hacking"])
    play = begin(one, two, book=BOOK)
    play.one("play Computer Hacking")
    until(play, "play Wake with Evening's Freshness")
    plays(play, "Wake with Evening's Freshness", "Lauren")
    blocked(play, "Lauren")
    until(play, f"play {HORRIFIC}")
    play.one(f"play {HORRIFIC}")
    over(play, "block with Sully", "block with Lauren")
    assert (play.pool, play.is_tapped("Lauren"), play.blood("Camille Devereux, The Raven")) == ([30, 28], False, 1)


RA = "The Kiss of Ra"


@pytest.mark.parametrize(("who", "level"), [("Chelsea Blake", "basic"), ("Brock Sterling", "superior")])
def test_who_attempts_to_block_is_burned(who: str, level: str) -> None:
    """101062: he burns 2 blood, and goes to torpor at superior; the action is over, and may be taken again."""
    one = Side(ready=[who], hand=[RA], blood={who: 3})
    play = begin(one, Side(ready=["Lauren"]), book=BOOK)
    play.one(f"bleed with {who}")
    blocked(play, "Lauren")
    plays(play, RA, level)
    place = "torpor" if level == "superior" else "ready"
    assert (play.where("Lauren"), play.blood("Lauren"), play.blood(who)) == (place, 2, 0)
    assert (play.asked.asks, play.pool, play.is_tapped(who)) == ("act", [30, 30], True)
    play.g.tapped[play.card(who)] = 0
    play.g.blood[play.card(who)] = 1
    ask_again(play.g)
    assert f"bleed with {who}" in play.offered


@pytest.mark.parametrize("blocker", ["Oshri Dahan", "Procurer"])
def test_neither_one_with_fortitude_nor_an_ally(blocker: str) -> None:
    """101062."""
    play = begin(Side(ready=["Chelsea Blake"], hand=[RA]), Side(ready=[blocker]), book=BOOK)
    play.one("bleed with Chelsea Blake")
    blocked(play, blocker)
    over(play, f"play {RA}")


# ---- as another card is played

LOYALTY = "Approximation of Loyalty"
SARRASINE = "Sarrasine"


@pytest.mark.parametrize("chosen", ["Lauren", "Procurer", "Ayelech"])
def test_one_cannot_block(chosen: str) -> None:
    """100078: as the action is announced, a vampire with capacity 6 or less, or an ally."""
    one = Side(ready=["Alice Chen"], hand=[LOYALTY])
    play = begin(one, Side(ready=["Lauren", "Procurer", "Ayelech"]), book=BOOK)
    play.one("bleed with Alice Chen")
    plays(play, LOYALTY, "basic")
    assert (chosen in play.offered) == (chosen != "Ayelech")
    if chosen == "Ayelech":
        return
    play.one(chosen)
    until(play, "decline")
    assert f"block with {chosen}" not in play.offered and len(play.offered) == 3


@pytest.mark.parametrize("who", ["Chrysanthemum", "Ayelech"])
def test_a_reaction_is_cancelled_and_no_modifier_follows(who: str) -> None:
    """100078: of a small vampire; nothing is paid for it."""
    one = Side(ready=["Alice Chen"], hand=[LOYALTY, "Bonding"], blood={"Alice Chen": 5})
    play = begin(one, Side(ready=[who], hand=["Telepathic Misdirection"]), Side(), book=BOOK)
    play.one("bleed with Alice Chen")
    until(play, "play Telepathic Misdirection")
    plays(play, "Telepathic Misdirection", "superior")
    if "target" in play.asked.asks:
        play.two("Three")
    assert (f"play {LOYALTY}" in play.offered) == (who == "Chrysanthemum")
    if who == "Chrysanthemum":
        plays(play, LOYALTY)
        assert (play.blood(who), play.blood("Alice Chen")) == (5, 4)
        over(play, "play Bonding")
        assert play.pool == [30, 29, 30]


def test_only_by_a_great_vampire() -> None:
    """100078: with a capacity of 7 or more."""
    play = begin(Side(ready=["Madison"], hand=[LOYALTY]), Side(ready=["Lauren"]), book=BOOK)
    play.one("bleed with Madison")
    over(play, f"play {LOYALTY}")


LEGION = "I am Legion"


@pytest.mark.parametrize("level", ["basic", "superior"])
def test_a_reaction_by_auspex_is_cancelled_and_paid(level: str) -> None:
    """100947: its cost is paid; at superior 1 pool is gained when the action has succeeded."""
    who = "Horde, The" if level == "basic" else "Arishat"
    play = begin(Side(ready=[who], hand=[LEGION]), Side(ready=["Chrysanthemum"], hand=["Telepathic Misdirection"]),
                 Side(), book=BOOK)  # fmt: skip
    play.one(f"bleed with {who}")
    until(play, "play Telepathic Misdirection")
    plays(play, "Telepathic Misdirection", "superior", "Three")
    assert f"play {LEGION}" in play.offered
    plays(play, LEGION, level)
    over(play)
    assert (play.blood("Chrysanthemum"), play.where(LEGION)) == (4, "ash heap")
    assert play.pool == [30 if level == "basic" else 31, 29, 30]


def test_no_pool_for_an_action_that_failed() -> None:
    """100947."""
    play = begin(Side(ready=["Arishat"], hand=[LEGION]), Side(ready=["Lauren"]), book=BOOK)
    play.one("bleed with Arishat")
    blocked(play, "Lauren")
    least(play)  # it would be stealth
    over(play, f"play {LEGION}")
    assert play.pool == [30, 30]


def test_pool_alone_or_stealth_alone() -> None:
    """100947: after an action that has succeeded; stealth when it is needed."""
    play = begin(Side(ready=["Arishat"], hand=[LEGION]), Side(), book=BOOK)
    play.one("bleed with Arishat")
    until(play, f"play {LEGION}")
    plays(play, LEGION)
    assert (play.pool, play.blood("Arishat")) == ([31, 29], 5)
    play = begin(Side(ready=["Arishat"], hand=[LEGION]), Side(ready=["Lauren"]), book=BOOK)
    play.one("bleed with Arishat")
    blocked(play, "Lauren")
    plays(play, LEGION, "basic")
    assert play.value("Arishat", STEALTH) == 1


# ---- the Edge, stealth of a clan, intercept


def test_the_edge_is_burned_for_a_bleed_and_not_gained() -> None:
    """101098: whoever has it; a limited modifier may be played, too."""
    for edge in (True, False):
        one = Side(ready=["Chelsea Blake"], hand=["Leverage", "Bonding"], edge=edge)
        play = begin(one, Side(), book=BOOK)
        play.one("bleed with Chelsea Blake")
        assert ("play Leverage" in play.offered) == edge
        if edge:
            play.one("play Leverage")
            assert (play.edge, play.value("Chelsea Blake", BLEED)) == ("", 2)
            plays(play, "Bonding", "basic")
        over(play)
        assert (play.pool[1], play.edge) == ((27, "") if edge else (29, "One"))


LOUP = "Loup"


def test_all_toreador_have_stealth_until_one_succeeds() -> None:
    """102273: whosever they are; only one in a turn, by a Toreador; it is burned after a success of one."""
    one = Side(ready=["Nik Sikko", "Massimo Falconi"], hand=[LOUP, LOUP])
    two = Side(ready=["Tamoszius", "Lauren"])
    play = begin(one, two, book=BOOK)
    play.one("bleed with Nik Sikko", f"play {LOUP}")
    assert [play.value(who, STEALTH) for who in ("Nik Sikko", "Massimo Falconi", "Tamoszius")] == [1, 1, 1]
    assert play.where(LOUP) == "in play" and f"play {LOUP}" not in play.offered
    over(play, f"play {LOUP}")
    assert (play.where(LOUP), play.pool) == ("ash heap", [30, 29])
    play.one("bleed with Massimo Falconi")
    over(play, f"play {LOUP}")


@pytest.mark.parametrize("is_blocked", [True, False])
def test_it_is_burned_at_the_end_of_the_turn(is_blocked: bool) -> None:
    """102273: if no Toreador has succeeded: neither one who was blocked nor another vampire."""
    one = Side(ready=["Nik Sikko", "Ashley"], hand=[LOUP])
    play = begin(one, Side(ready=["Tamoszius"], on={"Tamoszius": ["Raven Spy"]}), book=BOOK)
    play.one("bleed with Nik Sikko", f"play {LOUP}")
    blocked(play, "Tamoszius")
    over(play)
    assert play.where(LOUP) == "in play"
    if not is_blocked:
        play.one("bleed with Ashley")
        over(play)
        assert play.where(LOUP) == "in play"
    for _ in range(20):
        if play.g.active == 1:
            break
        said = "end" if "end" in play.offered else "pass"
        play.answers(play.asked.seat, (said,))
    assert (play.g.active, play.where(LOUP)) == (1, "ash heap")
