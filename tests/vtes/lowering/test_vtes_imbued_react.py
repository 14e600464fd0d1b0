"""React with Conviction: what it cancels, and what it does not."""

from __future__ import annotations

import pytest

from primogen.vtes.language import says as s
from primogen.vtes.language.faces import act, action_card, at_level, combat_card, equipment, fighting, master
from primogen.vtes.language.groups import minions_of_others
from primogen.vtes.language.refs import THAT
from primogen.vtes.rules import people as p
from primogen.vtes.rules.topics import BASIC
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import EXTRAS, book_with

REACT, ERICK, XIAN = "React with Conviction", 'Erick "Shophet125" Franco', 'Xian "DziDzat155" Quan'
DAZE = act(aims_at=s.choose(minions_of_others, s.inflict(1, THAT)))
STEAL = act(aims_at=s.choose(minions_of_others, s.take_control(THAT)))

# fmt: off
BOOK = book_with(
    *EXTRAS,
    action_card("test-daze", "Daze", blood=1, basic=at_level(DAZE, p.DOMINATE, BASIC)),
    action_card("test-trip", "Trip", basic=at_level(DAZE, p.CELERITY, BASIC)),
    combat_card("test-glare", "Glare", basic=at_level(fighting(s.damage(2)), p.DOMINATE, BASIC)),
    combat_card("test-blow", "Blow", basic=at_level(fighting(s.damage(2)), p.CELERITY, BASIC)),
    combat_card("test-poise", "Poise", basic=at_level(fighting(s.strength_of(3)), p.DOMINATE, BASIC)),
    master("test-bribe", "Bribe", pool=1, text=s.choose(minions_of_others, s.take_control(THAT))),
    master("test-curse", "Curse", pool=1, text=s.choose(minions_of_others, s.tap(THAT))),
    equipment("test-leash", "Leash", abilities=(s.may_act(STEAL),)),
    equipment("test-eye", "Eye", abilities=(s.may_act(at_level(DAZE, p.DOMINATE, BASIC)),)),
    equipment("test-rod", "Rod", abilities=(s.may_act(DAZE),)),
)
# fmt: on


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond"):
        play.answers(play.asked.seat, (next(said for said in ("decline", "pass") if said in play.offered),))


def two(*tapped: str) -> Side:
    return Side(ready=[ERICK, XIAN], on={ERICK: [REACT]}, tapped=list(tapped))


@pytest.mark.parametrize(("card", "reacts"), [("Daze", True), ("Trip", False), ("Seize", True)])
def test_actions_that_are_cancelled(card: str, reacts: bool) -> None:
    """101557: directed at him, if they require certain Disciplines, or would change who controls him."""
    play = begin(Side(ready=["Krid"], hand=[card]), two(), book=BOOK)
    play.one(f"play {card}", ERICK)
    assert play.offers(f"use {REACT}") == reacts
    if reacts:
        play.two(f"use {REACT}")
        assert (play.where(card), play.where(REACT), play.blood("Krid")) == ("ash heap", "ash heap", 5)
        assert (play.is_tapped("Krid"), play.asked.asks, play.blood(ERICK)) == (False, "act", 4)


@pytest.mark.parametrize("card", ["Daze", "Seize"])
def test_it_may_be_declined_and_is_for_himself(card: str) -> None:
    """101557: his Methuselah need not; and what befalls another imbued is not cancelled."""
    play = begin(Side(ready=["Krid"], hand=[card]), two(), book=BOOK)
    play.one(f"play {card}", XIAN)
    assert not play.offers(f"use {REACT}")
    pass_all(play)
    play = begin(Side(ready=["Krid"], hand=[card]), two(), book=BOOK)
    play.one(f"play {card}", ERICK)
    play.two("pass")
    pass_all(play)
    assert play.host(REACT) == ERICK
    assert (play.blood(ERICK) == 3) if card == "Daze" else (play.g.controller[play.card(ERICK)] == 0)


@pytest.mark.parametrize(("card", "reacts"), [("Bribe", True), ("Curse", False)])
def test_a_master_card_that_would_take_him(card: str, reacts: bool) -> None:
    """101557: any effect that would change who controls him; nothing is paid for it, and locked he may as well."""
    play = begin(Side(hand=[card], pool=10), two(*[ERICK] * reacts), phase=MASTER, book=BOOK)
    play.one(f"play {card}", ERICK)
    assert play.offers(f"use {REACT}") == reacts
    if reacts:
        play.two(f"use {REACT}")
        assert (play.pool[0], play.g.controller[play.card(ERICK)], play.where(card)) == (10, 1, "ash heap")


@pytest.mark.parametrize(("card", "reacts"), [("Glare", True), ("Blow", False)])
def test_strike_cards_of_his_opponent(card: str, reacts: bool) -> None:
    """101557: which is then chosen anew."""
    play = begin(Side(ready=["Krid"], hand=[card]), two(), book=BOOK)
    play.one("bleed with Krid")
    play.two(f"block with {ERICK}")
    play.one(f"play {card}")
    assert play.offers(f"use {REACT}") == reacts
    if reacts:
        play.two(f"use {REACT}")
        play.one("hands")
        play.two("hands")
        assert (play.blood(ERICK), play.blood("Krid")) == (3, 4)


def test_no_other_combat_card_and_not_for_another() -> None:
    """101557: only strikes, and only of a minion opposing him."""
    play = begin(Side(ready=["Krid"], hand=["Poise"]), two(), book=BOOK)
    play.one("bleed with Krid")
    play.two(f"block with {ERICK}")
    play.one("play Poise")
    assert not play.offers(f"use {REACT}")
    play = begin(Side(ready=["Krid"], hand=["Glare"]), two(), book=BOOK)
    play.one("bleed with Krid")
    play.two(f"block with {XIAN}")
    play.one("play Glare")
    assert not play.offers(f"use {REACT}")


@pytest.mark.parametrize(("card", "reacts"), [("Leash", True), ("Eye", True), ("Rod", False)])
def test_actions_of_cards_in_play(card: str, reacts: bool) -> None:
    """101557: as they are announced; whoever took it does not stay locked."""
    play = begin(Side(ready=["Krid"], on={"Krid": [card]}), two(), book=BOOK)
    play.one(f"Krid: act with {card}", ERICK)
    assert play.offers(f"use {REACT}") == reacts
    if reacts:
        play.two(f"use {REACT}")
        assert (play.is_tapped("Krid"), play.asked.asks, play.where(REACT)) == (False, "act", "ash heap")


def test_such_an_action_is_not_cancelled_later() -> None:
    """101557: once blocks have been declined, it was announced long ago."""
    with scene(Side(ready=["Krid"], on={"Krid": ["Eye"]}), two(), book=BOOK) as play:
        play.one("Krid: act with Eye", ERICK)
        play.two("pass", "decline")
        assert (play.blood(ERICK), play.host(REACT)) == (3, ERICK)
