"""Lowered allies and a phone: who is no target of some, what a round does, a bleed that nothing else increases."""

from __future__ import annotations

from dataclasses import replace

from primogen.kernel.effects import scope
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.verbs_action import FREELY, PlusBleed
from primogen.vtes.rules.answers import Answers
from primogen.vtes.rules.printed import Pool
from primogen.vtes.rules.procedures import PROCEDURES
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.topics import BLEED
from primogen.vtes.rules.words import DEMON
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_fights import fight, reach, strikes

PHONE = "Camera Phone"
OSSIAN = "Ossian"
VENEFICTI = "Veneficti"
SERVITOR = "Infernal Servitor"


def test_a_bleed_that_other_equipment_does_not_increase() -> None:
    """100287: +1, and nothing of a laptop; a retainer adds to it."""
    one = Side(ready=["Sully"], on={"Sully": [PHONE, "Laptop Computer", "J. S. Simmons, Esq."]})
    play = begin(one, Side(ready=["Lauren"]), book=book_with(PHONE))
    laptop, sully = play.card("Laptop Computer"), play.card("Sully")
    at, more = scope(0, laptop, sully), PlusBleed(Fixed(1), FREELY)
    assert play.value("Sully", BLEED) == 3
    play.one(f"Sully: act with {PHONE}")
    assert (play.value("Sully", BLEED), more.can(play.g, at)) == (3, False)
    play.two("decline")
    assert play.pool == [30, 27]
    play = begin(one, Side(ready=["Lauren"]), book=book_with(PHONE))
    play.one("bleed with Sully")
    assert more.can(play.g, at)
    play.two("decline")
    assert (play.pool, play.value("Sully", BLEED)) == ([30, 27], 3)


def test_two_phones_and_a_computer_are_worth_one() -> None:
    """100287: and the bearer may be any minion."""
    one = Side(ready=["Procurer"], on={"Procurer": [PHONE, PHONE, "Laptop Computer"]})
    play = begin(one, Side(), book=book_with(PHONE))
    play.one(f"Procurer: act with {PHONE}")
    assert play.pool == [30, 29]


def rush(*blocks: str, hand: list[str] | None = None) -> Play:
    play = begin(Side(ready=[OSSIAN]), Side(ready=["Lauren"], hand=hand or []), book=book_with(OSSIAN))
    play.one(f"{OSSIAN}: act with {OSSIAN}")
    play.two(*blocks)
    return play


def test_who_has_used_auspex_neither_maneuvers_nor_strikes() -> None:
    """101333: in the first round; the wolf heals by what the vampire heals."""
    hand = ["Enhanced Senses", "Fake Out", "Dodge"]
    play = rush("block with Lauren", hand=hand)
    reach(play, "play Enhanced Senses").two("play Enhanced Senses")
    while play.asked.asks != "strike":
        assert "play Fake Out" not in play.offered
        play.answers(play.asked.seat, ("pass",))
    play.one("hands")
    play.all_pass()
    assert (play.blood("Lauren"), play.blood(OSSIAN)) == (2, 6)


def test_who_has_not_fights_as_usual() -> None:
    """101333: and in the second round, who has does."""
    hand = ["Fake Out"]
    play = rush("decline", hand=hand)
    assert "play Fake Out" in reach(play, "play Fake Out").offered
    strikes(play, "hands", "hands")
    play.all_pass()
    assert (play.blood("Lauren"), play.blood(OSSIAN)) == (2, 5)  # 4, less 1, and 2 at the end


def test_nothing_of_what_was_not_healed() -> None:
    """101333: damage beyond her blood heals nobody."""
    two = Side(ready=["Lauren"], blood={"Lauren": 1})
    play = begin(Side(ready=[OSSIAN]), two, book=book_with(OSSIAN))
    play.one(f"{OSSIAN}: act with {OSSIAN}")
    play.two("decline")
    strikes(play, "hands", "hands")
    play.all_pass()
    assert (play.where("Lauren"), play.blood(OSSIAN)) == ("torpor", 4)


def test_another_in_that_combat_is_not_hindered() -> None:
    """101333: only the vampire that he fights; and no ally heals him."""
    play = fight(Side(ready=["Lauren"]), Side(ready=[OSSIAN]), OSSIAN)
    strikes(play, "hands", "hands")
    assert play.blood(OSSIAN) == 5
    play = strikes(fight(Side(ready=["Procurer"], blood={"Procurer": 5}), Side(ready=[OSSIAN])), "hands", "hands")
    play.all_pass()
    assert (play.blood("Procurer"), play.blood(OSSIAN)) == (3, 3)


def test_a_demon_ally_is_stolen() -> None:
    """102103: as a (D) action, at +1 stealth, with 2 bleed."""
    book = book_with(VENEFICTI, SERVITOR, "Arishat")
    play = begin(Side(ready=[VENEFICTI, "Arishat"]), Side(ready=[SERVITOR, "Arishat", "Procurer"]), book=book)
    play.one(f"{VENEFICTI}: act with {VENEFICTI}")
    play.two("decline")
    assert (play.g.controller[play.card(SERVITOR)], play.g.controller[play.card("Procurer")]) == (0, 1)


def test_or_a_demon_retainer_is_burned() -> None:
    """102103: and no other one; which of the two is said by what it is aimed at."""
    book = book_with(VENEFICTI, SERVITOR)
    printed = [card for card in book.pool.cards if "+" not in card.key]
    cards = [replace(card, words=DEMON) if card.name == "Raven Spy" else card for card in printed]
    demonic = Rulebook(Pool(tuple(cards)), PROCEDURES, Answers())
    two = Side(ready=["Sully"], on={"Sully": ["Raven Spy", "J. S. Simmons, Esq."]})
    play = begin(Side(ready=[VENEFICTI]), two, book=demonic)
    play.one(f"{VENEFICTI}: act with {VENEFICTI}")
    play.two("decline")
    assert (play.where("Raven Spy"), play.where("J. S. Simmons, Esq.")) == ("ash heap", "on card")
    play = begin(Side(ready=[VENEFICTI]), two, book=book)
    assert f"{VENEFICTI}: act with {VENEFICTI}" not in play.offered


def test_he_is_no_target_of_the_weak() -> None:
    """102103: nor of allies; a vampire of capacity 7 may, and so may who is hers."""
    for acting, is_offered in (("Lauren", False), ("Madison", False), ("Alice Chen", True)):
        play = begin(Side(ready=[acting], hand=["Bum's Rush"]), Side(ready=[VENEFICTI]), book=book_with(VENEFICTI))
        assert ("play Bum's Rush" in play.offered) == is_offered
    play = begin(Side(ready=["Lauren"], hand=["Bum's Rush"]), Side(ready=["Procurer"]), book=book_with(VENEFICTI))
    assert "play Bum's Rush" in play.offered
