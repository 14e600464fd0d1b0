"""Library cards: who may play them, hand size, the burn option, targets, draft effects, reflexes."""

from __future__ import annotations

from primogen.vtes.rules.atoms.layout import add_card
from primogen.vtes.rules.words import ASH_HEAP, HAND, TORPOR
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, OPTIONS_BOOK, end_turn, end_until, fight


def test_three_kinds_of_library_cards() -> None:
    """VT-LIB-01: each in its own phase: master cards, minion cards, events."""
    one = Side(ready=["Krid"], hand=["Vault", "Errand", "Comet"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        found = []
        for _ in range(4):
            found.append([words for words in play.offered if words.startswith("play")])
            if play.asked.asks != "discard":
                play.one("end")
        assert found == [["play Vault"], ["play Errand"], [], ["play Comet"]]
        play.ends_asking("discard")


def test_what_is_played_is_seen() -> None:
    """VT-LIB-02, VT-SETUP-11: before by its owner alone, then by everybody."""
    with scene(Side(ready=["Krid"], hand=["Errand"]), Side(ready=["Ira"]), book=BOOK) as play:
        assert [play.sees(seat, "Errand") for seat in (0, 1, -1)] == [True, False, False]
        play.one("play Errand")
        assert [play.sees(seat, "Errand") for seat in (0, 1, -1)] == [True, True, True]
        play.two("decline")
        assert [play.sees(seat, "Errand") for seat in (0, 1, -1)] == [True, True, True]


def test_one_sees_ones_own_uncontrolled_cards() -> None:
    """VT-SETUP-11, -06: others see backs; nobody sees a library or a crypt."""
    one = Side(uncontrolled=["Sully"], library=["Dodge"], crypt=["Ashley"])
    with scene(one, Side()) as play:
        assert [play.sees(0, name) for name in ("Sully", "Dodge", "Ashley")] == [True, False, False]
        assert [play.sees(1, name) for name in ("Sully", "Dodge", "Ashley")] == [False, False, False]
        assert play.card("Sully") in play.g.visible(1)[1]


def test_an_ash_heap_is_public() -> None:
    """VT-TERM-08: to everybody, at any time."""
    with scene(Side(ash_heap=["Dodge"]), Side()) as play:
        assert [play.sees(seat, "Dodge") for seat in (0, 1, -1)] == [True, True, True]


def test_an_empty_library_is_no_misfortune() -> None:
    """VT-LIB-07: she draws nothing, and plays on."""
    with scene(Side(ready=["Krid"], hand=["Errand", "Dodge"]), Side(), book=BOOK) as play:
        play.one("play Errand")
        assert (play.names(0, HAND), play.g.is_in(0), play.pool[0]) == (["Dodge"], True, 31)


def test_a_smaller_hand() -> None:
    """VT-LIB-09: down to it at once; and up again when the reason is gone."""
    cards = ["Dodge", "Blur", "Flash", "Pursuit", "Majesty", "Errand"]
    one = Side(ready=["Krid"], hand=["Shrink", *cards], library=["Fake Out"] * 9)
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Shrink")
        assert (play.asked.asks, len(play.offered)) == ("discard-down", 7)
        play.one("discard Dodge", "discard Blur")
        assert (len(play.names(0, HAND)), play.where("Dodge")) == (5, "ash heap")
        play.one("end")


def test_a_hand_that_may_be_larger_again() -> None:
    """VT-LIB-09: drawn up at once."""
    two = Side(in_play=["Elder Library"], hand=["Dodge"] * 8, library=["Blur"] * 3)
    with scene(Side(ready=["Krid"], hand=["Torch"]), two, book=BOOK) as play:
        play.one("play Torch")
        assert play.is_asked(1, "discard-down")
        play.two("discard Dodge")
        assert len(play.names(1, HAND)) == 7


def test_a_minion_meets_every_requirement() -> None:
    """VT-LIB-10: capacity, title, sect."""
    hand = ["Elders Only", "Rank", "Tower"]
    for name, plays in (
        ("Krid", ["Tower"]),
        ("Prince Ann", ["Elders Only", "Rank", "Tower"]),
        ("Bishop Mia", ["Rank"]),
        ("Cursed", ["Elders Only", "Tower"]),
        ("Thug", []),
    ):
        with scene(Side(ready=[name], hand=hand), Side(), book=BOOK) as play:
            assert [card for card in hand if play.offers(f"play {card}")] == plays
            for card in set(hand) - set(plays):
                assert "VT-LIB-10" in play.refusal(f"play {card}")


def test_a_discipline_is_needed() -> None:
    """VT-CRYPT-07 to -10: none, basic, or superior: then one of the two, and never both."""
    for name, offered in (("Sully", []), ("Adept", ["basic"]), ("Krid", ["basic", "superior"])):
        with scene(Side(ready=[name], hand=["Sprint"]), Side(), book=BOOK) as play:
            if not offered:
                assert "VT-CRYPT-07" in play.refusal("play Sprint")
                continue
            play.one("play Sprint")
            if len(offered) > 1:
                assert play.offered == offered
                play.one("superior")
            assert play.pool[0] == 30 + len(offered)


def test_several_disciplines_are_all_needed() -> None:
    """VT-CRYPT-11."""
    for name, plays in (("Adept", True), ("Krid", False), ("Aunt Linda", False)):
        with scene(Side(ready=[name], hand=["Twin Arts"]), Side(), book=BOOK) as play:
            assert play.offers("play Twin Arts") == plays


def test_the_burn_option() -> None:
    """VT-LIB-13, -14: by who has no minion for it, once in every untap phase, and it is replaced."""
    two = Side(ready=["Sully"], hand=["Optional"] * 3, library=["Dodge"] * 9)
    play = begin(Side(hand=["Dodge"]), two, phase=UNTAP, book=OPTIONS_BOOK)
    play.one("end", "no")
    assert play.is_asked(1, "burn-option")
    play.two("discard Optional")
    assert (play.names(1, ASH_HEAP), len(play.names(1, HAND)), play.is_asked(0, "master")) == (["Optional"], 7, True)
    end_turn(play)
    play.two("discard Optional")
    assert (play.names(1, ASH_HEAP), play.is_asked(0, "burn-option")) == (["Optional"] * 2, True)


def test_no_burn_option_for_who_could_play_it() -> None:
    """VT-LIB-13: with a minion of that clan, be it in torpor."""
    play = begin(Side(), Side(hand=["Optional"]), phase=UNTAP, book=OPTIONS_BOOK)
    play.one("end")
    assert play.is_asked(1, "burn-option") and play.offered == ["discard Optional", "no"]
    add_card(play.g, "Sully", 1, TORPOR)
    play.g.clan[play.card("Sully")] = play.g.face(play.card("Optional")).clans[0]
    play.ask_again()
    assert play.offered == ["no"]


def test_what_may_be_a_target() -> None:
    """VT-LIB-15 to -17: cards in play that somebody controls, in torpor, too; not uncontrolled, nor contested."""
    one = Side(ready=["Krid"], hand=["Honor"], uncontrolled=["Sully"], ash_heap=["Kurt"])
    with scene(one, Side(torpor=["Ira"], uncontrolled=["Ashley"]), phase=MASTER, book=BOOK) as play:
        play.one("play Honor")
        assert play.offered == ["Krid", "Ira"]
        play.one("Ira", "end")


def test_a_contested_card_is_no_target() -> None:
    """VT-LIB-17: out of play, and in nobody's reach."""
    one = Side(ready=["Krid"], uncontrolled=["Ira"], hand=["Blast"], blood={"Ira": 5})
    play = begin(one, Side(ready=["Ira", "Mazz"]), phase="influence", book=BOOK)
    play.one("end")
    assert play.where("Ira") == play.where("Ira (2)") == "contested"
    end_turn(play)
    play.two("contest Ira")
    end_turn(play)
    play.one("contest Ira")
    end_until(play, "act")
    play.one("play Blast")
    assert play.offered == ["Krid", "Mazz"]


def test_a_draft_effect() -> None:
    """VT-LIB-18 to -20: only in a draft; its own clan, no Discipline; the card's cost and stealth hold."""
    one = Side(ready=["Oshri Dahan"], hand=["Sealed"])
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        assert "VT-LIB-18" in play.refusal("play Sealed")
    with scene(one, Side(ready=["Ira"]), book=BOOK, switches={"draft.effects": "on"}) as play:
        play.one("play Sealed")
        play.two("block with Ira", "decline")
        assert (play.pool[0], play.blood("Oshri Dahan")) == (35, 3)


def test_the_regular_effects_have_their_own_requirements() -> None:
    """VT-LIB-20: a Brujah with Celerity plays those, and not the draft effect."""
    with scene(Side(ready=["Krid"], hand=["Sealed"]), Side(), book=BOOK, switches={"draft.effects": "on"}) as play:
        play.one("play Sealed")
        assert play.offered == ["basic", "superior"]
        play.one("superior")
        assert play.pool[0] == 32


def test_a_reflex_cancels_what_is_played_against_him() -> None:
    """VT-MINION-22: a card of that kind, as it is played; not another, and not by somebody else."""
    play = fight(Side(ready=["Krid"], hand=["Frenzy"]), Side(ready=["Ira"], hand=["Calm"]))
    play.one("play Frenzy")
    assert play.offered == ["play Calm", "pass"]
    play.two("play Calm")
    assert (play.where("Frenzy"), play.where("Calm")) == ("ash heap", "ash heap")
    play.one("hands")
    play.two("hands")
    assert play.blood("Ira") == 4
    play.check_end()
    play = fight(Side(ready=["Krid"], hand=["Stance", "Calm"]), Side(ready=["Ira"], hand=["Calm", "Frenzy"]))
    play.one("play Stance")
    assert not play.offers("play Calm")
