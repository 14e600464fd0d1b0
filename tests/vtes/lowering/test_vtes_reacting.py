"""Lowered modifiers and reactions: attempts to block by a card, what waits for the block, what a referendum leaves."""

from __future__ import annotations

from primogen.vtes.rules.topics import BLEED, INTERCEPT, STEALTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def test_unlocks_and_attempts_with_more_intercept() -> None:
    """101706: for 1 blood; nobody is asked whether he blocks."""
    card = "Second Tradition: Domain"
    two = Side(ready=["Belinde"], tapped=["Belinde"], hand=[card])
    with scene(Side(ready=["Sully"]), two, book=book_with(card)) as play:
        play.one("hunt with Sully")
        play.two(f"play {card}")
        assert (play.blood("Belinde"), play.value("Belinde", INTERCEPT)) == (5, 2)
        play.one("hands")
        play.two("hands")
        assert play.is_tapped("Belinde")


def test_only_the_one_whose_turn_it_is_to_block() -> None:
    """101717: the prey first; the predator when she has declined, and nobody else."""
    card = "Sense the Savage Way"
    vampire = "Ángel Guerrero"
    three, book = Side(ready=[vampire], tapped=[vampire], hand=[card]), book_with(card, vampire)
    with scene(Side(ready=["Sully"]), Side(ready=["Lauren"]), three, book=book) as play:
        play.one("bleed with Sully")
        play.two("decline")
        assert play.names(2, HAND) == [card]
        assert play.pool == [30, 29, 30]
    with scene(Side(ready=["Sully"]), Side(ready=["Lauren"]), three, book=book) as play:
        play.one("hunt with Sully")
        play.two("decline")
        play.three(f"play {card}")
        assert not play.is_tapped(vampire)
        play.three("decline")


def test_blocks_whosever_prey_he_is() -> None:
    """100598: a bleed against another; one attempt, and no other minion of hers."""
    three = Side(ready=["Catalina Vega", "Lauren"], hand=["Eagle's Sight"])
    with scene(Side(ready=["Sully"]), Side(), three, book=book_with("Eagle's Sight")) as play:
        play.one("bleed with Sully")
        play.three("play Eagle's Sight")
        play.one("hands")
        play.three("hands")
        assert play.pool == [30, 30, 30]


def test_another_minion_is_woken_and_attempts() -> None:
    """102230: though the baron is locked; or an Anarch has 1 more intercept."""
    card = "Organized Resistance"
    two = Side(ready=["Casey Snyder", "Crow", "Lauren"], tapped=["Casey Snyder", "Crow"], hand=[card])
    with scene(Side(ready=["Sully"]), two, book=book_with(card, "Casey Snyder", "Crow")) as play:
        play.one("hunt with Sully")
        play.two(f"play {card}", "Crow")
        assert (play.value("Crow", INTERCEPT), play.value("Casey Snyder", INTERCEPT)) == (1, 0)
        play.one("hands")
        play.two("hands")


def test_by_another_than_the_acting_minion() -> None:
    """100362: at superior a ready vampire who does not act; the acting one has the stealth."""
    card = "Cloak the Gathering"
    one = Side(ready=["Sully", "Belinde"], tapped=["Belinde"], hand=[card] * 2)
    with scene(one, Side(ready=["Lauren"]), book=book_with(card)) as play:
        play.one("bleed with Sully")
        play.two("block with Lauren")
        play.one(f"play {card}", "Belinde")
        assert (play.value("Sully", STEALTH), play.value("Belinde", STEALTH)) == (1, 0)
        play.two("decline")
        assert play.names(0, HAND) == [card]


def test_who_fails_is_locked() -> None:
    """100687: only minions who attempted, and before the action is resolved."""
    one = Side(ready=["Belinde"], hand=["Faceless Night"])
    with scene(one, Side(ready=["Lauren", "Sully"]), book=book_with("Faceless Night")) as play:
        play.one("bleed with Belinde")
        play.two("block with Lauren")
        play.one("play Faceless Night", "superior")
        play.two("decline")
        assert (play.is_tapped("Lauren"), play.is_tapped("Sully")) == (True, False)


def test_the_action_ends_before_the_block_is_resolved() -> None:
    """101223: no combat; the blocker is locked."""
    one = Side(ready=["Ayelech"], hand=["Mirror Walk"])
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy", "Raven Spy"]})
    with scene(one, two, book=book_with("Mirror Walk")) as play:
        play.one("bleed with Ayelech")
        play.two("block with Lauren")
        play.one("play Mirror Walk", "superior")
        assert (play.pool, play.is_tapped("Lauren"), play.blood("Ayelech")) == ([30, 30], True, 7)


def test_who_does_not_block_burns_blood() -> None:
    """100760."""
    card = "Forced Awakening"
    two = Side(ready=["Lauren"], tapped=["Lauren"], hand=[card])
    for words, left in ((("decline",), 3), (("block with Lauren",), 3)):
        play = begin(Side(ready=["Nik Sikko"]), two, book=book_with(card))
        play.one("bleed with Nik Sikko")
        play.two(f"play {card}", *words)
        if words == ("decline",):
            assert play.blood("Lauren") == left
        else:
            play.one("hands")
            play.two("hands")
            assert play.blood("Lauren") == left  # of the strike


def test_unlocks_after_having_blocked() -> None:
    """100308."""
    two = Side(ready=["Belinde"], hand=["Cats' Guidance"])
    with scene(Side(ready=["Nik Sikko"]), two, book=book_with("Cats' Guidance")) as play:
        play.one("bleed with Nik Sikko")
        play.two("block with Belinde")
        play.one("hands")
        play.two("hands", "play Cats' Guidance")
        assert not play.is_tapped("Belinde")


def test_unlocked_but_not_for_the_same_action() -> None:
    """100323."""
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
    one = Side(ready=["Sully"], hand=["Change of Target"], blood={"Sully": 2})
    with scene(one, two, book=book_with("Change of Target")) as play:
        play.one("hunt with Sully")
        play.two("block with Lauren")
        play.one("play Change of Target")
        assert (play.is_tapped("Sully"), play.is_tapped("Lauren"), play.blood("Sully")) == (False, False, 2)
        assert "VT-TERM-17" in play.refusal("hunt with Sully")
        play.one("bleed with Sully")
        play.two("decline")


def test_more_of_a_clan_and_limited() -> None:
    """100031: 1 for a Malkavian, 2 for a Toreador."""
    for name, bleed in (("Andi Liu", 2), ("Nik Sikko", 3)):
        one = Side(ready=[name], hand=["Aire of Elation"] * 2)
        with scene(one, Side(), book=book_with("Aire of Elation")) as play:
            play.one(f"bleed with {name}", "play Aire of Elation")
            assert play.pool == [30, 30 - bleed]
            assert len(play.names(0, HAND)) == 1


def test_only_against_one_with_little_pool() -> None:
    """100765: 9 or less."""
    for pool, bleed in ((9, 4), (10, 2)):
        one = Side(ready=["Chelsea Blake"], hand=["Foreshadowing Destruction"])
        with scene(one, Side(pool=pool), book=book_with("Foreshadowing Destruction")) as play:
            play.one("bleed with Chelsea Blake")
            play.one("play Foreshadowing Destruction", *(["superior"] if bleed == 4 else []))
            assert play.pool == [30, pool - bleed]


def test_more_intercept_if_the_acting_minion_is_titled() -> None:
    """101501."""
    for name, intercept in (("Andi Liu", 2), ("Sully", 1)):
        two = Side(ready=["Crow"], hand=["Protection Racket"])
        play = begin(Side(ready=[name]), two, book=book_with("Protection Racket", "Crow"))
        play.one(f"hunt with {name}")
        play.two("block with Crow", "play Protection Racket")
        assert play.value("Crow", INTERCEPT) == intercept


def test_less_intercept_for_the_younger() -> None:
    """101387: below 0 it is not enough against no stealth at all."""
    one = Side(ready=["Madison"], hand=["Perfect Paragon"])
    with scene(one, Side(ready=["Lauren", "Ayelech"]), book=book_with("Perfect Paragon")) as play:
        play.one("bleed with Madison", "play Perfect Paragon")
        play.two("block with Lauren")
        assert play.offered == ["block with Lauren", "block with Ayelech", "decline"]
        play.two("decline")
        assert play.pool == [30, 29]


def test_not_during_a_bleed() -> None:
    """101775: at superior, always."""
    one = Side(ready=["Andrew Emory"], hand=["Shroud of Night"])
    with scene(one, Side(ready=["Lauren"]), book=book_with("Shroud of Night", "Andrew Emory")) as play:
        play.one("bleed with Andrew Emory")
        play.two("block with Lauren")
        play.one("play Shroud of Night")
        assert play.value("Andrew Emory", STEALTH) == 1
        play.two("decline")


def test_a_maneuver_in_the_combat_that_comes_of_it() -> None:
    """101850: optional; and only in that combat."""
    two = Side(ready=["Catalina Vega"], hand=["Spirit's Touch"])
    with scene(Side(ready=["Sully"]), two, book=book_with("Spirit's Touch")) as play:
        play.one("hunt with Sully")
        play.two("block with Catalina Vega", "play Spirit's Touch", "superior")
        assert play.offered == ["maneuver", "pass"]
        play.two("maneuver")
        play.one("hands")
        play.two("hands")
        assert play.blood("Sully") == 4


def test_a_referendum_is_cancelled() -> None:
    """100519: the vampire unlocks, the card goes back, and nobody of hers calls it again this turn."""
    kine, card = "Kine Resources Contested", "Delaying Tactics"
    one = Side(ready=["Andi Liu", "Alice Chen"], hand=[kine])
    with scene(one, Side(ready=["Sully"], hand=[card]), book=book_with(card)) as play:
        play.one(f"play {kine}", "Andi Liu")
        play.two("decline")
        play.one("Two", "Two", "Two", "for: Andi Liu", "pass")
        play.two(f"play {card}")
        assert (play.pool, play.is_tapped("Andi Liu"), play.names(0, HAND)) == ([30, 30], False, [kine])
        assert "VT-ACTION-17" in play.refusal(f"play {kine}")


def test_blood_for_each_vote_too_many() -> None:
    """102131: 2 votes of the prince; at superior up to 2 of it are pool instead."""
    for level, blood, pool in (("basic", 5, 29), ("superior", 4, 30)):
        one = Side(
            ready=["Alice Chen"], hand=["Kine Resources Contested", "Voter Captivation"], blood={"Alice Chen": 3}
        )
        with scene(one, Side(), book=book_with("Voter Captivation")) as play:
            play.one("play Kine Resources Contested", "One", "Two", "Two", "Two", "for: Alice Chen", "pass")
            play.one("play Voter Captivation", level, *(["1"] if level == "superior" else []))
            assert (play.blood("Alice Chen"), play.pool[0]) == (blood, pool)


def test_bleed_is_not_touched_by_intercept() -> None:
    """100598: at the basic level only intercept."""
    two = Side(ready=["Lauren"], hand=["Eagle's Sight"])
    with scene(Side(ready=["Sully"]), two, book=book_with("Eagle's Sight")) as play:
        play.one("hunt with Sully")
        play.two("block with Lauren", "play Eagle's Sight")
        assert (play.value("Lauren", INTERCEPT), play.value("Sully", BLEED)) == (1, 1)
        play.one("hands")
        play.two("hands")
