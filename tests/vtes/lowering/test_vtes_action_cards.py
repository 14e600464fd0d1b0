"""Action cards that stay in play at their level, and what actions do to others."""

from __future__ import annotations

from primogen.kernel.ids import NONE
from primogen.kernel.machine import ask_again
from primogen.vtes.rules.topics import BLEED, INTERCEPT, STEALTH, STRENGTH
from primogen.vtes.rules.words import THIS_ACTION
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def has(play: Play, who: str) -> tuple[int, int]:
    return play.value(who, BLEED), play.value(who, STRENGTH)


def rests(play: Play, who: str) -> None:
    """As if another turn had come."""
    play.g.tapped[play.card(who)] = 0
    play.g.acted.clear()
    ask_again(play.g)


def whose(play: Play, who: str) -> int:
    return play.g.controller[play.card(who)]


def test_a_card_says_what_it_says_at_its_level() -> None:
    """100904: +1 bleed, or +2; and nobody has two of them."""
    card = "Heart of the City"
    for level, bleed in (("basic", 2), ("superior", 3)):
        play = begin(Side(ready=["Madison"], hand=[card, card]), Side(), book=book_with(card))
        play.one(f"play {card}", level)
        assert has(play, "Madison") == (bleed, 1)
        rests(play, "Madison")
        assert f"play {card}" not in play.offered


def test_a_blocked_card_that_comes_back_keeps_its_level() -> None:
    """100913: burned by the block; the action continues, and it is what it was."""
    card, back, who = "Heroic Might", "Form of Mist", "Art Morgan"
    play = begin(Side(ready=[who], hand=[card, back]), Side(ready=["Sully"]), book=book_with(card, back, who))
    play.one(f"play {card}", "superior")
    play.g.lasting.extend((INTERCEPT, 5, NONE, play.card("Sully"), THIS_ACTION))
    play.two("block with Sully")
    play.one(f"play {back}", "superior")
    assert (play.where(card), play.g.played_as[play.card(card)]) == ("ash heap", 0)
    play.two("hands")
    play.one("yes")
    play.all_pass()
    assert (play.where(card), has(play, who)[1]) == ("on card", 3)


def test_he_cannot_play_cards_of_that_name() -> None:
    """101483: with the strength comes that he cannot play the one that sets it; others he can."""
    card, barred = "Preternatural Strength", "Torn Signpost"
    for level, strength in (("basic", 2), ("superior", 3)):
        one = Side(ready=["Aunt Linda"], hand=[card, barred, "Fake Out"])
        play = begin(one, Side(ready=["Sully"]), book=book_with(card))
        play.one(f"play {card}", level)
        play.two("decline")
        assert has(play, "Aunt Linda") == (1, strength)
        rests(play, "Aunt Linda")
        play.one("bleed with Aunt Linda")
        play.two("block with Sully")
        assert play.offered == ["play Fake Out", "pass"]


def test_more_of_it_at_the_superior_level() -> None:
    """100913: strength and a strike that burns equipment; more strength, and a ranged strike; burned in torpor."""
    card = "Heroic Might"
    for level, strength, strikes in (("basic", 2, 1), ("superior", 3, 2)):
        one = Side(ready=["Aunt Linda"], hand=[card])
        play = begin(one, Side(ready=["Sully"], on={"Sully": ["Flak Jacket"]}), book=book_with(card))
        play.one(f"play {card}", level)
        play.two("decline")
        assert has(play, "Aunt Linda") == (1, strength)
        rests(play, "Aunt Linda")
        play.one("bleed with Aunt Linda")
        play.two("block with Sully")
        assert len(play.offered) == 1 + strikes
        play.one(f"use {card}")
        play.two("hands")
        play.all_pass()
        assert play.where("Flak Jacket") == "ash heap"


def test_a_location_and_pool_of_who_controls_it() -> None:
    """101632: she knows that it is directed at her; one's own location costs oneself."""
    card, who = "Rewilding", "Crow"
    place = "Elder Library"
    book = book_with(card, who)
    play = begin(Side(ready=[who], hand=[card]), Side(in_play=[place], ready=["Sully"]), Side(), book=book)
    play.one(f"play {card}")
    assert (play.asked.seat, play.asked.asks) == (1, "block")
    play.two("decline")
    assert (play.where(place), play.pool) == ("ash heap", [30, 28, 30])
    play = begin(Side(ready=[who], hand=[card], in_play=[place]), Side(), book=book)
    play.one(f"play {card}")
    assert (play.where(place), play.pool) == ("ash heap", [28, 30])


def test_stunned() -> None:
    """101211: locked, and not unlocked with the others in the next unlock phase; only who is unlocked."""
    card = "Mind Numb"
    for level, stealth in (("basic", 0), ("superior", 1)):
        two = Side(ready=["Ashley", "Sully", "Lauren"], tapped=["Ashley"], hand=["Dodge"] * 7)
        play = begin(Side(ready=["Madison"], hand=[card, *["Dodge"] * 6]), two, book=book_with(card))
        play.one(f"play {card}", level)
        assert len(play.offered) == 3  # Madison herself, Sully, Lauren
        play.one("Sully")
        assert play.value("Madison", STEALTH) == stealth
        play.two("decline")
        assert (play.is_tapped("Sully"), play.is_tapped("Lauren")) == (True, False)
        while play.g.active == 0:
            play.answers(play.asked.seat, ("end",))
        assert (play.is_tapped("Sully"), play.is_tapped("Ashley")) == (True, False)


def test_the_titled_do_not_block_and_she_locks_one() -> None:
    """101495: from the announcement on; at the superior level she chooses whom she locks, if it succeeds."""
    card = "Propaganda"
    for level, locks in (("basic", False), ("superior", True)):
        two = Side(ready=["Ayelech", "Sully", "Lauren"])
        play = begin(Side(ready=["Madison"], hand=[card]), two, book=book_with(card))
        play.one(f"play {card}", level)
        assert play.offered == ["block with Sully", "block with Lauren", "decline"]
        play.two("decline")
        if locks:
            assert (play.asked.seat, len(play.asked.options)) == (1, 3)
            play.two("Ayelech")
        assert play.is_tapped("Ayelech") == locks
        assert play.pool[1] == 28
        assert play.asked.asks == "act"


def test_stronger_if_he_is_blocked() -> None:
    """101772: in the first round, if he likes, for the whole combat; not unless he is blocked."""
    card = "Show of Force"
    for who, level, more in (("Allison Maller", "", 1), ("Amelia", "superior", 2)):
        for taken in (True, False):
            play = begin(Side(ready=[who], hand=[card]), Side(ready=["Sully"]), book=book_with(card, who))
            play.one(f"play {card}", *([level] if level else []))
            play.two("block with Sully")
            play.one(f"use what {card} gives" if taken else "pass")
            assert play.value(who, STRENGTH) == (1 + more if taken else 1)
            assert play.pool == [30, 30]
        play = begin(Side(ready=[who], hand=[card]), Side(ready=["Sully"]), book=book_with(card, who))
        play.one(f"play {card}", *([level] if level else []))
        play.two("decline")
        assert play.pool[1] == 30 - 1 - more


def test_no_end_of_combat_in_its_first_round() -> None:
    """102228: of who is attacked; in the second he may, and the attacker may at any time."""
    card, who = "Hunter's Mark", "Farah Sarroub"
    for level, barred in (("basic", False), ("superior", True)):
        one, two = Side(ready=[who], hand=[card]), Side(ready=["Madison"], hand=["Majesty"])
        play = begin(one, two, book=book_with(card, who))
        play.one(f"play {card}", level)
        play.two("decline")
        play.one("hands")
        assert ("play Majesty" in play.offered) != barred
        if barred:
            play.two("hands")
            play.one("press")
            play.one("hands")
            assert "play Majesty" in play.offered


def test_a_hand_for_some_damage() -> None:
    """101664: it comes locked, with damage that nobody prevents."""
    card, who = "Rutor's Hand", "Lauren"
    play = begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card))
    play.one(f"play {card}")
    assert (play.where(who), play.blood(who), play.is_tapped(card)) == ("torpor", 3, True)


def test_blood_instead_of_that_damage() -> None:
    """101664: three blood, if he has them left; in one's own minion phase it is locked to unlock him."""
    card, who = "Rutor's Hand", "Chrysanthemum"
    for answer, where, left in ((0, "ready", 1), (1, "torpor", 4)):
        play = begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card))
        play.one(f"play {card}", "superior")
        play.answer(answer)
        assert (play.where(who), play.blood(who)) == (where, left)
    one = Side(ready=[who], on={who: [card]}, tapped=[who])
    play = begin(one, Side(), book=book_with(card))
    play.one(f"use {card}")
    assert (play.is_tapped(who), play.is_tapped(card), f"use {card}" in play.offered) == (False, True, False)


def test_blood_of_ones_prey() -> None:
    """101984: 1 blood; at the superior level it stays with him: bleed against the prey, until somebody burns it."""
    card = "Tier of Souls"
    for level, stays in (("basic", False), ("superior", True)):
        one = Side(ready=["Horace Radcliffe"], hand=[card], blood={"Horace Radcliffe": 2})
        play = begin(one, Side(ready=["Sully"]), Side(ready=["Lauren"]), book=book_with(card))
        play.one(f"play {card}", level)
        play.two("decline")
        assert (play.blood("Horace Radcliffe"), play.blood("Sully")) == (3, 3)
        assert play.where(card) == ("on card" if stays else "ash heap")
        if stays:
            rests(play, "Horace Radcliffe")
            play.one("bleed with Horace Radcliffe")
            assert has(play, "Horace Radcliffe")[0] == 2
            play.two("decline")
            assert play.pool[1] == 28


def test_who_is_weak_or_locked_is_attacked() -> None:
    """100886: a vampire with 3 blood or less, or who is locked; its press only continues."""
    card = "Harass"
    two = Side(ready=["Sully", "Madison", "Lauren"], blood={"Sully": 3}, tapped=["Madison"])
    play = begin(Side(ready=["Aunt Linda"], hand=[card]), two, book=book_with(card))
    play.one(f"play {card}")
    assert play.offered == ["Sully", "Madison"]
    play.one("Sully")
    play.two("decline")
    play.one("hands")
    play.two("hands")
    play.one("press")
    play.one("hands")
    play.two("hands")
    assert play.asked.asks == "act"


def test_retainers_and_allies_are_stolen() -> None:
    """100703, 101134: a retainer of another vampire comes to him; an ally of another Methuselah to her."""
    for card, who in (("Far Mastery", "Chelsea Blake"), ("Lure of the Serpent", "Ankh-sen-Sutekh")):
        one = Side(ready=[who], hand=[card], on={who: ["J. S. Simmons, Esq."]})
        two = Side(ready=["Lauren", "Procurer"], on={"Lauren": ["Raven Spy"], "Procurer": ["Raven Spy"]})
        play = begin(one, two, book=book_with(card, who))
        play.one(f"play {card}", "basic")  # the only one: neither his own, nor that of an ally
        play.two("decline")
        assert (play.host("Raven Spy"), whose(play, "Raven Spy")) == (who, 0)
        play = begin(one, two, book=book_with(card, who))
        play.one(f"play {card}", "superior")
        play.two("decline")
        assert (whose(play, "Procurer"), play.where("Procurer")) == (0, "ready")


def test_out_of_the_grave() -> None:
    """100852: he stays in torpor, or comes out for 2 blood of the acting vampire, who need not pay."""
    card, who = "Graverobbing", "Chelsea Blake"
    for level, answer, where, left in (
        ("basic", "", "torpor", 5),
        ("superior", "yes", "ready", 3),
        ("superior", "no", "torpor", 5),
    ):
        one, two = Side(ready=[who], hand=[card], torpor=["Ashley"]), Side(torpor=["Sully"], ready=["Lauren"])
        play = begin(one, two, book=book_with(card))
        play.one(f"play {card}", level)
        play.two("decline")
        if answer:
            play.one(answer)
        assert (whose(play, "Sully"), play.where("Sully"), play.blood(who)) == (0, where, left)
