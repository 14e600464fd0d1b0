"""Combat cards by Discipline: additional strikes that are bound, strikes that hurt who strikes, frenzies, and range."""

from __future__ import annotations

from primogen.vtes.scenes.play import Play
from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes, to_rest

HELL = "Hell-for-Leather"
TRUNG = "Trung Chau Pham"  # an anarch of 3
CASEY = "Casey Snyder"  # an anarch of 6


def test_hell_for_leather_by_animalism_dodges_and_strikes_again() -> None:
    """100910: a dodge, and 1 limited strike more."""
    play = fight(Side(ready=[TRUNG], hand=[HELL]), Side(ready=["Madison"]))
    strikes(play, f"play {HELL}", "hands")
    reach(play, "hands").one("hands")
    assert (play.blood(TRUNG), play.blood("Madison")) == (3, 5)


def test_hell_for_leather_by_celerity_does_not_count() -> None:
    """100910: an additional strike beside a limited one; each Discipline once in a combat, whoever plays it."""
    play = fight(Side(ready=[CASEY], hand=[HELL, HELL]), Side(ready=["Bituin"], hand=[HELL]))
    reach(play, f"play {HELL}").one(f"play {HELL}")  # by Animalism: limited
    assert f"play {HELL}" not in play.offered  # a strike: not by that Discipline again
    play.two("hands")
    reach(play, f"play {HELL}").one(f"play {HELL}")  # by Celerity
    assert play.asked.seat == 0  # the other is not asked any more
    play.one("hands", "hands")
    assert (play.blood(CASEY), play.blood("Bituin")) == (6, 4)


def test_hell_for_leather_again_in_another_combat() -> None:
    """100910: the limit is that of one combat."""
    play = fight(Side(ready=[TRUNG, CASEY], hand=[HELL, HELL]), Side(ready=["Madison", "Alice Chen"]))
    reach(play, f"play {HELL}").one(f"play {HELL}")
    to_rest(play)
    play.one(f"bleed with {CASEY}")
    play.two("block with Alice Chen")
    assert f"play {HELL}" in reach(play, f"play {HELL}").offered


def beaten(blood: int) -> Play:
    """The one hits for 2."""
    side = Side(ready=[TRUNG], hand=[HELL], on={TRUNG: ["Obtenebration", ".44 Magnum"]})
    play = fight(side, Side(ready=["Madison"], blood={"Madison": blood}), "Obtenebration")
    return strikes(play, "use .44 Magnum", "hands")


def test_hell_for_leather_by_obtenebration_burns_pool_of_the_beaten() -> None:
    """100910: 2 pool of who controls the opposing minion, which is not ready any more."""
    play = beaten(1)
    assert play.where("Madison") == "torpor"
    reach(play, f"play {HELL}").one(f"play {HELL}")
    assert play.pool == [30, 28]


def test_hell_for_leather_not_against_who_stands() -> None:
    """100910: not while both are ready."""
    play = beaten(6)
    to_rest(play, f"play {HELL}")
    assert play.pool == [30, 30]


def test_hell_for_leather_not_by_the_beaten() -> None:
    """100910: who plays it must be ready."""
    side = Side(ready=[TRUNG], hand=[HELL], on={TRUNG: ["Obtenebration"]}, blood={TRUNG: 1})
    play = fight(side, Side(ready=["Madison"], on={"Madison": [".44 Magnum"]}, blood={"Madison": 0}), "Obtenebration")
    strikes(play, "hands", "use .44 Magnum")
    assert play.where(TRUNG) == "torpor"
    play.all_pass()
    assert play.pool == [30, 30]


def test_wind_dance_is_followed_by_another_dodge() -> None:
    """102185: at superior, and by nothing else; at basic by none."""
    card = "Wind Dance"
    for level, blood in (("basic", 6), ("superior", 7)):
        play = fight(
            Side(ready=["Ayelech"], hand=[card], on={"Ayelech": [".44 Magnum"]}),
            Side(ready=["Nik Sikko"], hand=["Blur"]),
        )
        reach(play, f"play {card}").one(f"play {card}", level)
        to_rest(play, "play Blur")
        assert (play.blood("Ayelech"), play.blood("Nik Sikko")) == (blood, 2)


def test_wind_dance_counts_against_the_limit() -> None:
    """102185: not at superior as an additional strike of the limited kind, nor beside one."""
    card = "Wind Dance"
    play = fight(Side(ready=["Bituin"], hand=[card, HELL]), Side(ready=["Madison"]))
    reach(play, f"play {HELL}").one(f"play {HELL}")
    play.two("hands")
    reach(play, f"play {card}").one(f"play {card}")
    assert play.where(card) == "ash heap" and "superior" not in play.offered


def test_voracious_vermin_burns_a_weapon_afterwards() -> None:
    """102266: at superior a second strike, at any range, which is no limited one; at basic none."""
    card = "Voracious Vermin"
    for level, left in (("basic", "on card"), ("superior", "ash heap")):
        play = fight(
            Side(ready=[TRUNG], hand=[card, "Fake Out"]), Side(ready=["Madison"], on={"Madison": [".44 Magnum"]})
        )
        reach(play, "play Fake Out").one("play Fake Out")
        reach(play, f"play {card}").one(f"play {card}", level)
        play.two("use .44 Magnum")
        to_rest(play, "take .44 Magnum")
        assert (play.blood(TRUNG), play.where(".44 Magnum")) == (3, left)


def test_voracious_vermin_beside_a_limited_strike() -> None:
    """102266: the one is used freely, the other only so."""
    card = "Voracious Vermin"
    side = Side(ready=[TRUNG], hand=[HELL, card], on={TRUNG: ["Celerity"]})
    play = fight(side, Side(ready=["Madison"], on={"Madison": [".44 Magnum"]}), "Celerity")
    reach(play, f"play {card}").one(f"play {card}", "superior")
    play.two("hands")
    reach(play, f"play {HELL}").one(f"play {HELL}")
    assert play.offered == [f"use what {card} gives", "hands"]
    play.one("hands")
    to_rest(play, "take .44 Magnum")
    assert (play.blood("Madison"), play.where(".44 Magnum")) == (5, "ash heap")


def test_breath_of_the_dragon_burns_who_breathes_it() -> None:
    """100250: aggravated; at close range he takes as much himself, dodged or not."""
    card = "Breath of the Dragon"
    for level, left in (("basic", "torpor"), ("superior", "torpor")):
        play = fight(Side(ready=["Lolita Houston"], hand=[card]), Side(ready=["Madison"], hand=["Dodge"]))
        reach(play, f"play {card}").one(f"play {card}", level)
        to_rest(play, "play Dodge")
        assert (play.where("Madison"), play.where("Lolita Houston")) == ("ready", left)
        assert play.blood("Lolita Houston") == (3 if level == "basic" else 2)  # 1 is its cost; 1 heals the second point


def test_breath_of_the_dragon_at_long_range() -> None:
    """100250: there it harms the other alone."""
    card = "Breath of the Dragon"
    play = fight(Side(ready=["Lolita Houston"], hand=[card, "Fake Out"]), Side(ready=["Madison"]))
    reach(play, "play Fake Out").one("play Fake Out")
    reach(play, f"play {card}").one(f"play {card}", "basic")
    to_rest(play)
    assert (play.where("Madison"), play.where("Lolita Houston")) == ("torpor", "ready")


def test_breath_of_the_dragon_both_fall() -> None:
    """100250: at close range, both at once; his own he may prevent, too."""
    card = "Breath of the Dragon"
    play = fight(Side(ready=["Lolita Houston"], hand=[card]), Side(ready=["Madison"]))
    reach(play, f"play {card}").one(f"play {card}", "basic")
    play.two("hands")
    assert (play.where("Madison"), play.where("Lolita Houston")) == ("torpor", "torpor")


def test_coma_sends_to_torpor() -> None:
    """100378: a vampire who is struck at close range; at superior he stays locked once."""
    card = "Coma"
    for level in ("basic", "superior"):
        play = fight(Side(ready=["Dolphin Black"], hand=[card]), Side(ready=["Madison"]))
        reach(play, f"play {card}").one(f"play {card}", level)
        play.two("hands")
        to_rest(play)
        assert (play.where("Madison"), play.blood("Madison"), play.blood("Dolphin Black")) == ("torpor", 6, 3)
        play.one("end")
        while play.asked.seat == 0:
            play.one(play.offered[-1])
        assert play.is_tapped("Madison") == (level == "superior")


def test_coma_not_when_dodged_nor_at_long_range() -> None:
    """100378: it must hit."""
    card = "Coma"
    play = fight(Side(ready=["Dolphin Black"], hand=[card]), Side(ready=["Madison"], hand=["Dodge"]))
    reach(play, f"play {card}").one(f"play {card}", "basic")
    assert to_rest(play, "play Dodge").where("Madison") == "ready"
    play = fight(Side(ready=["Dolphin Black"], hand=[card, "Fake Out"]), Side(ready=["Madison"]))
    reach(play, "play Fake Out").one("play Fake Out")
    reach(play, f"play {card}").one(f"play {card}", "superior")
    assert to_rest(play).where("Madison") == "ready"


def test_coma_does_nothing_to_an_ally() -> None:
    """100378: the opposing vampire alone."""
    card = "Coma"
    play = fight(Side(ready=["Dolphin Black"], hand=[card]), Side(ready=["Procurer"]))
    reach(play, f"play {card}").one(f"play {card}", "superior")
    assert to_rest(play).where("Procurer") == "ready"


def test_assault_rifle() -> None:
    """100107: 4R, with a maneuver that commits to it, once in each combat."""
    card = "Assault Rifle"
    play = fight(Side(ready=["Sully"], on={"Sully": [card]}), Side(ready=["Madison"]))
    reach(play, f"use {card}").one(f"use {card}")
    to_rest(play)
    assert (play.blood("Madison"), play.blood("Sully")) == (2, 4)
    play = fight(Side(ready=["Sully"], on={"Sully": [card]}), Side(ready=["Madison"]))
    reach(play, f"use {card}").one("pass")
    strikes(play, f"use {card}", "hands")
    assert (play.blood("Madison"), play.blood("Sully")) == (2, 3)
