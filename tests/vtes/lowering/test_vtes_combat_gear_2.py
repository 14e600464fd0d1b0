"""Lowered combat cards about what one has: put on the loser, weapons and retainers from the hand, damage by strikes."""

from __future__ import annotations

from primogen.vtes.rules.topics import STRENGTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_fights import fight, reach, strikes

DISARM = "Disarm"
PACK = "Pack Alpha"
CONCEALED = "Concealed Weapon"
SWORD = "Meat Cleaver"
CROWS = "Murder of Crows"


def won(one: Side, two: Side, *names: str) -> Play:
    """By 3 to 1 or 2, with a sword and a fine arm."""
    one.on = {one.ready[0]: [SWORD, PACK]}
    return strikes(fight(one, two, *names), f"use {SWORD}", "hands")


def never(play: Play, said: str) -> Play:
    """To the end of the combat, by hands."""
    while play.asked.asks in ("respond", "strike", "strike-at"):
        assert said not in play.offered
        play.answers(
            play.asked.seat, (next(word for word in ("pass", "hands", *play.offered) if word in play.offered),)
        )
    return play


def test_who_has_won_a_round_disarms() -> None:
    """100549: the other goes to torpor, weaker by 1, or at superior by 2."""
    for level, strength in (("basic", 1), ("superior", 0)):
        play = won(Side(ready=["Aunt Linda"], hand=[DISARM]), Side(ready=["Sully"], on={"Sully": [PACK]}))
        reach(play, f"play {DISARM}").one(f"play {DISARM}", level)
        assert (play.where("Sully"), play.value("Sully", STRENGTH)) == ("torpor", strength)
        assert play.g.host[play.card(DISARM)] == play.card("Sully")
        play.all_pass()
        play.check_end()


def test_who_has_not_done_more_damage_does_not() -> None:
    """100549: as much is not enough, and she who has suffered more cannot."""
    play = strikes(fight(Side(ready=["Aunt Linda"], hand=[DISARM]), Side(ready=["Sully"])), "hands", "hands")
    never(play, f"play {DISARM}")
    never(won(Side(ready=["Sully"]), Side(ready=["Aunt Linda"], hand=[DISARM])), f"play {DISARM}")


def test_nor_at_long_range_nor_an_ally() -> None:
    """100549: at close range, and an opposing vampire."""
    one = Side(ready=["Aunt Linda"], hand=[DISARM, "Fake Out"], on={"Aunt Linda": ["Desert Eagle"]})
    play = fight(one, Side(ready=["Sully"]))
    reach(play, "play Fake Out").one("play Fake Out")
    never(strikes(play, "use Desert Eagle", "hands"), f"play {DISARM}")
    one = Side(ready=["Aunt Linda"], hand=[DISARM], on={"Aunt Linda": ["Desert Eagle"]})
    play = strikes(fight(one, Side(ready=["Nik Sikko"])), "use Desert Eagle", "hands")
    assert f"play {DISARM}" in play.offered
    play = won(Side(ready=["Aunt Linda"], hand=[DISARM]), Side(ready=["Procurer"], blood={"Procurer": 4}))
    assert (play.blood("Procurer"), play.blood("Aunt Linda")) == (1, 3)
    never(play, f"play {DISARM}")


def test_not_by_one_who_goes_to_torpor_himself() -> None:
    """100549: though he has done more."""
    one, two = Side(ready=["Aunt Linda"], hand=[DISARM], blood={"Aunt Linda": 1}), Side(ready=["Sully"])
    two.on = {"Sully": [PACK]}
    play = never(won(one, two), f"play {DISARM}")
    assert play.where("Aunt Linda") == "torpor"


def test_a_retainer_does_its_own_damage() -> None:
    """100549: it is not counted."""
    one = Side(ready=["Belinde"], hand=[DISARM], on={"Belinde": [CROWS]})
    play = never(strikes(fight(one, Side(ready=["Sully"])), "hands", "hands"), f"play {DISARM}")
    assert play.blood("Sully") == 2


def test_three_blood_take_it_off() -> None:
    """100549: of who bears it, as often as there is one; and nobody has two of them."""
    two = Side(ready=["Sully"], on={"Sully": [DISARM]})
    play = begin(
        Side(ready=["Aunt Linda"], hand=[DISARM], on={"Aunt Linda": [SWORD]}), two, book=book_with(DISARM, SWORD)
    )
    play.one("bleed with Aunt Linda")
    reach(play, "block with Sully").two("block with Sully")
    assert play.value("Sully", STRENGTH) == 0
    never(strikes(play, f"use {SWORD}", "hands"), f"play {DISARM}")
    play = begin(Side(ready=["Aunt Linda"]), two, book=book_with(DISARM))
    play.one("bleed with Aunt Linda")
    reach(play, f"use {DISARM}").two(f"use {DISARM}")
    assert (play.where(DISARM), play.blood("Sully"), play.value("Sully", STRENGTH)) == ("ash heap", 1, 1)


def test_an_animal_is_called() -> None:
    """101342: from the hand, before range; its cost is paid, at the level one has, and it fights at once."""
    one = Side(ready=["Horace Radcliffe"], hand=[PACK, CROWS, "J. S. Simmons, Esq."], library=["Dodge", "Blur"])
    play = fight(one, Side(ready=["Madison"]))
    reach(play, f"play {PACK}").one(f"play {PACK}")
    assert play.offered == [CROWS]  # which alone are an animal
    play.one(CROWS)
    assert play.offered == ["basic", "superior"]
    play.one("superior")
    assert (play.where(CROWS), play.blood(CROWS), play.blood("Horace Radcliffe")) == ("on card", 2, 4)
    assert sorted(play.names(0, HAND)) == ["Blur", "Dodge", "J. S. Simmons, Esq."]
    strikes(play, "hands", "hands")
    assert (play.blood("Madison"), play.blood("Horace Radcliffe")) == (4, 3)  # 1 of the crows, 1 of his hands


def test_no_animal_that_he_could_not_employ() -> None:
    """101342: one who cannot pay, and one whose hand has none."""
    two = Side(ready=["Belinde"], hand=[PACK, CROWS], blood={"Belinde": 0})
    never(fight(Side(ready=["Madison"]), two), f"play {PACK}")
    one = Side(ready=["Belinde"], hand=[PACK, "J. S. Simmons, Esq."])
    never(fight(one, Side(ready=["Madison"])), f"play {PACK}")


def test_an_animal_becomes_strength() -> None:
    """101342: at superior one's own is burned, at any moment; and it stays with him."""
    one = Side(ready=["Horace Radcliffe"], hand=[PACK], on={"Horace Radcliffe": [CROWS, "J. S. Simmons, Esq."]})
    play = fight(one, Side(ready=["Madison"]))
    play.one(f"play {PACK}")
    assert (play.where(CROWS), play.where("J. S. Simmons, Esq."), play.where(PACK)) == (
        "ash heap",
        "on card",
        "on card",
    )
    strikes(play, "hands", "hands")
    assert play.blood("Madison") == 4
    play = strikes(fight(one, Side(ready=["Madison"])), "hands", "hands")
    reach(play, f"play {PACK}").one(f"play {PACK}")
    play.all_pass()
    assert play.value("Horace Radcliffe", STRENGTH) == 2


def test_only_one_in_a_round_and_only_one_on_him() -> None:
    """101342: either way, and only who has superior Animalism burns his company."""
    hand = [PACK, PACK, CROWS]
    one = Side(ready=["Horace Radcliffe"], hand=hand, on={"Horace Radcliffe": ["Raven Spy"]})
    play = fight(one, Side(ready=["Madison"]))
    play.one(f"play {PACK}", "superior")
    never(play, f"play {PACK}")
    one = Side(ready=["Horace Radcliffe"], hand=[PACK], on={"Horace Radcliffe": ["Raven Spy", PACK]})
    never(fight(one, Side(ready=["Madison"])), f"play {PACK}")
    one = Side(ready=["Belinde"], hand=[PACK], on={"Belinde": ["Raven Spy"]})
    never(fight(one, Side(ready=["Madison"])), f"play {PACK}")


def test_a_weapon_from_the_hand() -> None:
    """100392: paid for, and used at once; nobody has played it."""
    one = Side(ready=["Sully"], hand=[CONCEALED, "Desert Eagle", "Submachine Gun", "Ivory Bow", "Blow Torch"])
    play = fight(one, Side(ready=["Madison"]))
    reach(play, f"play {CONCEALED}").one(f"play {CONCEALED}")
    assert play.offered == ["Desert Eagle"]  # of the others one costs 4, one is unique, one inflicts aggravated damage
    play.one("Desert Eagle")
    assert (play.where("Desert Eagle"), play.pool) == ("on card", [29, 30])
    strikes(play, "use Desert Eagle", "hands")
    assert play.blood("Madison") == 4


def test_no_weapon_that_she_cannot_pay_or_nobody_could_take_so() -> None:
    """100392: and none without one in the hand."""
    for pool, weapon in ((1, ".44 Magnum"), (30, "Flak Jacket"), (30, "Submachine Gun"), (30, "Blow Torch")):
        one = Side(ready=["Sully"], hand=[CONCEALED, weapon], pool=pool)
        never(fight(one, Side(ready=["Madison"])), f"play {CONCEALED}")
