"""Minion cards: modifiers, reactions, what lies on minions, and allies that play as vampires."""

from __future__ import annotations

from primogen.vtes.rules.topics import STRENGTH
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, fight


def test_a_minion_card_is_burned_after_it() -> None:
    """VT-MINION-01, -24: the modifier is paid as it is played, though the action fails."""
    one = Side(ready=["Krid"], hand=["Haste"])
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        play.one("bleed with Krid", "play Haste", "superior")
        assert (play.where("Haste"), play.blood("Krid"), play.where("Krid")) == ("ash heap", 4, "ready")
        play.two("block with Ira")
        play.one("hands")
        play.two("hands")
        assert (play.pool, play.blood("Krid")) == ([30, 30], 3)


def test_what_lies_on_a_minion_goes_with_it() -> None:
    """VT-MINION-02, VT-TERM-16: to who takes control of him; its owner stays its owner."""
    two = Side(ready=["Ira"], on={"Ira": ["Map", "Page"]})
    with scene(Side(ready=["Krid"], hand=["Seize"]), two, book=BOOK) as play:
        play.one("play Seize")
        play.two("decline")
        for name in ("Ira", "Map", "Page"):
            assert (play.g.controller[play.card(name)], play.g.owner[play.card(name)]) == (0, 1)


def test_groups_bind_decks_and_nothing_else() -> None:
    """VT-DECK-06: no crypt has the two together, and one Methuselah may control both."""
    with scene(Side(ready=["Krid"], hand=["Seize"]), Side(ready=["Far Off"]), book=BOOK) as play:
        groups = [play.g.face(play.card(name)).group for name in ("Krid", "Far Off")]
        assert groups == [1, 6]
        play.one("play Seize")
        play.two("decline")
        assert [play.g.controller[play.card(name)] for name in ("Krid", "Far Off")] == [0, 0]


def test_a_minion_card_by_itself_is_its_players() -> None:
    """VT-MINION-03, -15: an ally stands on its own, under who recruited it."""
    with scene(Side(ready=["Krid"], hand=["Thug"]), Side(), book=BOOK) as play:
        play.one("play Thug")
        assert (play.g.controller[play.card("Thug")], play.host("Thug")) == (0, "")


def test_equipment_and_retainers_on_the_acting_minion() -> None:
    """VT-MINION-15, -14: each by an action of its own."""
    one = Side(ready=["Krid", "Mazz"], hand=["Map", "Page"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Map", "Mazz")
        assert (play.host("Map"), play.is_tapped("Mazz"), play.where("Page")) == ("Mazz", True, "hand")
        play.one("play Page")
        assert (play.host("Page"), play.is_tapped("Krid")) == ("Krid", True)


def test_allies_play_no_cards_of_vampires() -> None:
    """VT-MINION-04: with a Discipline, a clan, or a blood cost."""
    with scene(Side(ready=["Thug"], hand=["Sprint", "Clan Errand", "Errand"]), Side(), book=BOOK) as play:
        assert "VT-MINION-04" in play.refusal("play Sprint")
        assert "VT-MINION-04" in play.refusal("play Clan Errand")
        play.one("play Errand")
        assert play.pool[0] == 31


def test_an_ally_that_plays_as_a_vampire_pays_in_life() -> None:
    """VT-MINION-05, -06: at the level he has."""
    with scene(Side(ready=["Dancer"], hand=["Sprint"]), Side(), book=BOOK) as play:
        play.one("play Sprint")
        assert (play.pool[0], play.blood("Dancer")) == (31, 2)


def test_for_the_rest_of_the_combat_he_is_one() -> None:
    """VT-MINION-05: what the card gives lasts as it would for a vampire."""
    play = fight(Side(ready=["Dancer"], hand=["Fury", "Chase"]), Side(ready=["Brute"]))
    play.one("play Fury", "hands")
    play.two("hands")
    assert (play.where("Dancer"), play.blood("Brute")) == ("ash heap", 6)
    play.check_end()
    play = fight(Side(ready=["Dancer"], hand=["Fury", "Chase"]), Side(ready=["Ira"]))
    play.one("play Fury", "hands")
    play.two("hands")
    play.one("play Chase", "hands")
    play.two("hands")
    assert (play.blood("Dancer"), play.where("Ira")) == (1, "torpor")  # strength 3 in both rounds
    play.check_end()


def test_his_capacity_is_one() -> None:
    """VT-MINION-07: nobody of capacity 2 is younger than he."""
    one = Side(ready=["Dancer"], hand=["Govern the Unaligned"], uncontrolled=["Bones"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Govern the Unaligned")  # only the basic one: there is nobody younger
        assert (play.pool, play.blood("Dancer")) == ([30, 27], 2)
    one = Side(ready=["Dancer"], hand=["Patronage"], uncontrolled=["Bones"])
    with scene(one, Side(), book=BOOK) as play:
        assert not play.offers("play Patronage")
    one = Side(ready=["Krid"], hand=["Patronage"], uncontrolled=["Bones"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Patronage", "basic", "Bones")
        assert play.blood("Bones") == 3


def test_life_he_gains_does_not_drain_off() -> None:
    """VT-MINION-08, -06."""
    with scene(Side(ready=["Dancer"], hand=["Glut"]), Side(), book=BOOK) as play:
        play.one("play Glut")
        assert play.blood("Dancer") == 6
    with scene(Side(ready=["Krid"], hand=["Glut"]), Side(), book=BOOK) as play:
        play.one("play Glut", "basic")
        assert play.blood("Krid") == 5


def test_aggravated_damage_costs_him_life() -> None:
    """VT-MINION-09: where a vampire goes to torpor."""
    for name, fate in (("Dancer", ("ready", 2)), ("Krid", ("torpor", 5))):
        with scene(Side(ready=[name], hand=["Scald"]), Side(), book=BOOK) as play:
            play.one("play Scald", *(("basic",) if name == "Krid" else ()))
            assert (play.where(name), play.blood(name)) == fate


def test_he_is_burned_instead_of_going_to_torpor() -> None:
    """VT-MINION-10."""
    for name, fate in (("Dancer", "ash heap"), ("Krid", "torpor")):
        with scene(Side(ready=[name], hand=["Trance"]), Side(), book=BOOK) as play:
            play.one("play Trance", *(("basic",) if name == "Krid" else ()))
            assert play.where(name) == fate


def test_what_lies_on_him_does_not_take_him_for_a_vampire() -> None:
    """VT-MINION-11: "the vampire with this card" is none."""
    for name, strength in (("Dancer", 1), ("Krid", 3)):
        with scene(Side(ready=[name], hand=["Gift"]), Side(), book=BOOK) as play:
            play.one("play Gift", *(("basic",) if name == "Krid" else ()))
            assert (play.host("Gift"), play.value(name, STRENGTH)) == (name, strength)


def test_one_action_card_in_an_action() -> None:
    """VT-MINION-12, -14: none is added to an action under way."""
    one = Side(ready=["Krid", "Mazz"], hand=["Computer Hacking"] * 2 + ["Haste"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Computer Hacking", "Krid")
        assert play.offered == ["play Haste", "pass"]
        play.one("pass", "pass")
        assert play.pool == [30, 28]


def test_a_modifier_only_by_the_acting_minion_and_once() -> None:
    """VT-MINION-13: Mazz could not, and Krid not again."""
    one = Side(ready=["Sully", "Krid"], hand=["Haste"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("bleed with Sully")
        assert play.pool == [30, 29]  # nobody was asked: Sully has no Celerity
    with scene(Side(ready=["Krid"], hand=["Haste"] * 2), Side(), book=BOOK) as play:
        play.one("bleed with Krid", "play Haste", "basic")
        assert (play.is_asked(0, "act"), play.pool) == (True, [30, 28])


def test_each_action_anew() -> None:
    """VT-MINION-13, -20, -23: in the next action the same modifier may be played, and the first is over."""
    one = Side(ready=["Krid", "Mazz"], hand=["Haste"] * 2)
    with scene(one, Side(), book=BOOK) as play:
        play.one("bleed with Krid", "play Haste", "basic", "bleed with Mazz", "play Haste", "superior")
        assert play.pool == [30, 25]


def test_who_reacts() -> None:
    """VT-MINION-18, -21: ready and untapped, of another Methuselah; and stays untapped."""
    two = Side(ready=["Ira", "Mazz"], tapped=["Mazz"], hand=["Guard"], torpor=["Kurt"])
    with scene(Side(ready=["Krid"], blood={"Krid": 1}), two, book=BOOK) as play:
        play.one("hunt with Krid")
        play.two("block with Ira", "play Guard")
        assert play.told_since(0).count("Two plays Guard") == 1
        play.one("hands")
        play.two("hands")
        assert play.blood("Krid") == 0
    two = Side(ready=["Sully", "Ashley"], hand=["Deflection"])
    with scene(Side(ready=["Krid"]), two, Side(), book=BOOK) as play:
        play.one("bleed with Krid")
        play.two("decline", "play Deflection", "Sully")
        assert play.is_tapped("Sully")  # by the card's own text, and Ashley not
        assert (play.is_tapped("Ashley"), play.pool) == (False, [30, 30, 29])


def test_a_reaction_does_not_tap() -> None:
    """VT-MINION-21: he played it, failed to block, and is untapped."""
    one = Side(ready=["Sully"], hand=["Swallowed by the Night"])
    with scene(one, Side(ready=["Ira"], hand=["Guard"]), book=BOOK) as play:
        play.one("hunt with Sully")
        play.two("block with Ira", "play Guard")
        play.one("play Swallowed by the Night")
        play.two("decline")
        assert (play.is_tapped("Ira"), play.where("Guard")) == (False, "ash heap")


def test_nobody_reacts_to_her_own_minions() -> None:
    """VT-MINION-19, -18: another Methuselah's minions may, to the very same action."""
    one = Side(ready=["Krid", "Ira"], hand=["Gasp", "Errand"])
    with scene(one, Side(), Side(ready=["Mazz"], hand=["Gasp"]), book=BOOK) as play:
        play.one("play Errand", "Krid")
        play.three("play Gasp")
        play.three("decline")
        assert (play.pool, play.g.hand(0)) == ([31, 30, 31], (play.card("Gasp"),))
    with scene(Side(ready=["Krid", "Ira"], hand=["Gasp", "Haste"]), Side(), book=BOOK) as play:
        play.one("bleed with Krid")
        assert "VT-LIB-10" in play.refusal("play Gasp")  # nor by the one who does not act
        while play.offered == ["play Haste", "pass"]:
            play.one("pass")


def test_a_reaction_once_in_an_action_by_each() -> None:
    """VT-MINION-20: the second copy by another minion only."""
    one = Side(ready=["Krid"], hand=["Quiet Errand"])
    two = Side(ready=["Ira", "Mazz"], hand=["Guard"] * 2)
    with scene(one, two, book=BOOK) as play:
        play.one("play Quiet Errand")
        play.two("block with Ira", "play Guard")
        assert play.is_asked(1, "block")  # 1 against 2, and no second Guard by Ira
        play.two("block with Mazz", "play Guard", "decline")
        assert play.pool == [31, 30]


def test_gear_is_burned_with_its_minion() -> None:
    """VT-MINION-16, VT-TERM-11: with the counters on it."""
    one = Side(ready=["Krid"], hand=["Exorcism"])
    two = Side(ready=["Ira"], on={"Ira": ["Map", "Page"]})
    with scene(one, two, book=BOOK) as play:
        play.one("play Exorcism", "Ira")
        play.two("decline")
        assert [play.where(name) for name in ("Ira", "Map", "Page")] == ["ash heap"] * 3
        assert [play.blood(name) for name in ("Ira", "Page")] == [0, 0]


def test_untapping_what_lies_on_minions() -> None:
    """VT-TERM-05, VT-UNTAP-01: a tapped card is used, and cannot be tapped again before it untaps."""
    one = Side(ready=["Krid"], in_play=["Vault"], tapped=["Vault"])
    with scene(one, Side(), phase=UNTAP, book=BOOK) as play:
        play.one("end")
        assert play.offers("use Vault")
        play.one("use Vault")
        assert (play.is_tapped("Vault"), play.offers("use Vault"), play.pool[0]) == (True, False, 31)
        play.ends_asking("master")


def test_the_text_of_a_card_comes_before_the_rules() -> None:
    """VT-TERM-17: who is tapped neither reacts nor blocks, and yet by this card he does both."""
    wake = "Wake with Evening's Freshness"
    for hand in ([], [wake]):
        two = Side(ready=["Ira"], tapped=["Ira"], hand=hand)
        with scene(Side(ready=["Krid"]), two, book=BOOK) as play:
            play.one("bleed with Krid")
            if hand:
                play.two(f"play {wake}", "block with Ira")
                play.one("hands")
                play.two("hands")
            assert play.pool == [30, 30 if hand else 29]
