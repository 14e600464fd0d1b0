"""Making an attack, and the first round, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    THE_ATTACKER,
    activated,
    any_character,
    attack_card,
    blood,
    deal,
    each_of,
    exhaust,
    gain,
    have,
    lose,
    party_has,
    plus,
    relentless,
    target,
    target_foe,
    this_character,
    this_party,
    unhosted,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
TEASE = unhosted("test-tease", "Tease", decks=n.BOTH, text=target(any_character, exhaust(THAT)))
ROB = unhosted("test-rob", "Rob", decks=n.BOTH, text=target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
STORM = unhosted("test-storm", "Storm", decks=n.BOTH, text=each_of(any_character, deal(1, THAT)))
BONUS = attack_card("test-bonus", "Bonus", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, text=gain(1, n.PRESTIGE))
# fmt: on
HERMIT = fighter("Hermit", have(this_character, 1, n.SECRECY))
SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
CHAINED = fighter("Chained", party_has(this_party, 1, n.CANNOT_REGROUP))
SPY = fighter("Spy", activated(blood(1), plus(2, n.INTEL, THE_ATTACKER)))
BOOK: Final = book_with(TEASE, ROB, STORM, BONUS, HERMIT, SENTINEL, CHAINED, SPY)


# ---- DIFF-41


@pytest.mark.parametrize(
    ("scope", "players", "characters", "hurt"),
    [("the foe too", False, False, False), ("characters", True, False, False), ("from attacks", True, True, True)],
)
def test_who_is_safe_in_the_first_round(scope: str, players: bool, characters: bool, hurt: bool) -> None:
    """RV-TURN-19, R20-ATK-03, R226-RND-01, DIFF-41: nobody is attacked; targeting and damage are another matter."""
    one = Side(streets=["Lucky"], hand=["Tease", "Rob", "Storm"], turns_taken=0)
    two, three = Side(haven=["Keondra"], turns_taken=0), Side(haven=["Hope"])
    for card in ("Tease", "Rob", "Storm"):
        with scene(one, two, three, book=BOOK, switches={"round_one.scope": scope}) as play:
            play.one("attack with Lucky")
            assert play.is_asked(0, "attack-type")  # Hope, since nobody else can be named
            play.one("Physical", "pass")
            play.one(f"play {card}")
            if card == "Tease":
                assert ("Keondra" in play.offered) is characters
                play.one("Hope")
            elif card == "Rob":
                assert (play.g.prestige == [5, 5, 4]) is not players
                if players:
                    play.one("Two")
                    assert play.g.prestige == [5, 4, 5]
            else:
                assert play.blood("Keondra") == (5 if hurt else 6)


# ---- DIFF-43


@pytest.mark.parametrize(("lack", "is_undone"), [("undone", True), ("spent", False)])
def test_what_becomes_of_an_attack_without_intel(lack: str, is_undone: bool) -> None:
    """RV-ATK-26, R20-SEQ-03, R229-ATK-08, DIFF-43: our reading of the older books: it is lost."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Hermit"])
    with scene(one, two, book=BOOK, switches={"attack.intel_undo": lack}) as play:
        play.one("attack with Lucky", "pass")
        assert play.is_asked(0, "act")
        assert (play.is_ready("Lucky"), play.actions, play.blood("Hermit")) == (is_undone, 1 + is_undone, 4)
        assert play.log()[-1] == (
            "For lack of Intel, Lucky's attack on Hermit never was"
            if is_undone
            else "Lucky's attack on Hermit comes to nothing"
        )


@pytest.mark.parametrize(("lack", "offered"), [("undone", True), ("spent", False)])
def test_where_it_is_lost_nobody_is_named_whose_secrecy_no_cards_could_meet(lack: str, offered: bool) -> None:
    """R20-SEQ-03, DIFF-43: all hands together are what could; so could an ability that gives Intel."""
    switches = {"attack.intel_undo": lack}
    two = Side(haven=["Hermit"], streets=["Iara"])
    with scene(Side(streets=["Lucky"]), two, book=BOOK, switches=switches) as play:
        play.one("attack with Lucky")
        assert ("target Hermit" in play.offered) is offered
        if not offered:
            play.one("Physical")  # at Iara, in The Streets
        else:
            play.one("target Iara", "Physical")
    for helped in (Side(streets=["Lucky"], haven=["Spy"]), Side(streets=["Lucky"], hand=["Awe"])):
        with scene(helped, two, book=BOOK, switches=switches) as play:
            play.one("attack with Lucky")
            assert "target Hermit" in play.offered
            play.one("target Iara", "Physical", "pass")


# ---- DIFF-44, DIFF-45


@pytest.mark.parametrize(("excess", "more"), [("as needed", False), ("any number", True)])
def test_how_many_cards_may_be_discarded_for_intel(excess: str, more: bool) -> None:
    """RV-ATK-24, R20-ATK-07, R226-INT-01, R229-INT-01, DIFF-44."""
    one, two = Side(streets=["Lucky"], hand=["Awe", "Shotgun", "Tease"]), Side(haven=["Hermit"])
    with scene(one, two, book=BOOK, switches={"attack.intel_excess": excess}) as play:
        play.one("attack with Lucky", "discard Awe")
        assert play.asked.asks == ("intel" if more else "attack-type")
        if more:
            assert play.words.asked(play.g, play.asked).startswith(
                "Discard more? Lucky has Intel enough to attack Hermit"
            )
            play.one("discard Shotgun", "pass")
        assert play.value("Lucky", w.INTEL) == 1 + more
        play.one("Physical", "pass")


def test_nobody_discards_for_intel_where_none_is_needed() -> None:
    """R20-ATK-07, R20-SEQ-03: and once there is enough, only who has begun may go on."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(streets=["Iara"], haven=["Hermit"])
    three = Side(haven=["Sage"], hand=["Shotgun", "Shotgun"])
    for victim in ("Iara", "Hermit"):
        with scene(one, two, three, book=BOOK, switches={"attack.intel_excess": "any number"}) as play:
            play.one("attack with Lucky", f"target {victim}")
            if victim == "Hermit":
                play.one("pass")
                play.three("discard Shotgun", "pass")
            assert play.is_asked(0, "attack-type")
            play.one("Physical", "pass")


@pytest.mark.parametrize(("helpers", "asked"), [("whoever likes", False), ("by leave", True)])
def test_whose_help_with_intel_is_accepted(helpers: str, asked: bool) -> None:
    """RV-ATK-22, R20-ATK-07, R226-INT-02, R229-INT-02, DIFF-45: Three is allowed to help, or is not."""
    one, two = Side(streets=["Lucky"]), Side(haven=["Hermit"], hand=["Awe"])
    three = Side(haven=["Sage"], hand=["Shotgun"])
    switches = {"attack.intel_helpers": helpers}
    for leave in ("allow Three", "forbid Three") if asked else ("",):
        with scene(one, two, three, book=BOOK, switches=switches) as play:
            play.one("attack with Lucky", "target Hermit")
            assert play.is_asked(0, "accept-help") is asked
            helps = "discard Awe" in [play.interjection_words(1, each) for each in play.g.interjections(1)]
            assert helps is not asked  # nor may Two, unasked
            if asked:
                play.one(leave)
            if leave == "forbid Three":
                assert play.is_asked(0, "act")
                continue
            play.three("discard Shotgun")
            play.one("Physical")
            play.two("pass")
            assert play.names(2, w.DISCARD) == ["Shotgun"]


# ---- DIFF-46


@pytest.mark.parametrize(("window", "intel_first"), [("after Intel", True), ("when declared", False)])
def test_when_an_attack_is_answered(window: str, intel_first: bool) -> None:
    """RV-ATK-29, R226-RLT-01, R229-ATK-09, R229-TIM-03, DIFF-46: once, before the Intel Step or after it."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Hermit"])
    three = Side(haven=["Sentinel"])
    with scene(one, two, three, book=BOOK, switches={"attack.relentless_window": window}) as play:
        play.one("attack with Lucky", "target Hermit")
        if intel_first:
            play.one("discard Awe")
        play.three("activate Sentinel")
        if not intel_first:
            play.one("discard Awe")
        assert play.is_asked(0, "attack-type") and play.g.prestige[2] == 6
        play.one("Physical")


# ---- DIFF-47


@pytest.mark.parametrize(("members", "may"), [("if bound", True), ("left behind", False)])
def test_an_exhausted_member_that_cannot_be_left_behind(members: str, may: bool) -> None:
    """RV-ATK-05, R20-ATK-04, R229-ATK-04, DIFF-47."""
    one = Side(streets=["Chained", "Lucky"], exhausted=["Lucky"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK, switches={"attack.exhausted_members": members}) as play:
        assert ("attack with Chained" in play.offered) is may
        if not may:
            assert play.refusal("attack with Chained").endswith("(RV-ATK-03)")


# ---- DIFF-50


@pytest.mark.parametrize(("way", "open_too"), [("face down", False), ("either way", True)])
def test_an_attack_card_against_a_mortal_may_lie_open(way: str, open_too: bool) -> None:
    """RV-ATK-33, R20-MOR-02, DIFF-50: its text is then read at once; against a character it lies face down."""
    one, city = Side(streets=["Lucky"], hand=["Bonus"]), City(streets=["Maid"])
    two = Side(streets=["Keondra"])
    switches = {"attack.mortal_face_up_ok": way}
    for victim, is_open in (("Maid", open_too), ("Keondra", False)):
        with scene(one, two, city=city, book=BOOK, switches=switches) as play:
            play.one("attack with Lucky", f"target {victim}", "Physical")
            assert ("play Bonus" in play.offered) is is_open and "place Bonus" in play.offered
            play.one("play Bonus" if is_open else "place Bonus")
            assert play.g.prestige[0] == 6 and play.where("Bonus") == "discard"
