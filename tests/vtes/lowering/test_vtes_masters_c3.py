"""Master cards written by hand: about others, events that are cancelled, a mortal, crypts dealt anew."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.clock import gain_master_action
from primogen.vtes.rules.table import MASTER_LEFT
from primogen.vtes.rules.words import CRYPT, UNCONTROLLED
from primogen.vtes.rules.words import MASTER as MASTER_CARD
from primogen.vtes.scenes.laying import DISCARD, MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side


def end(play: Play) -> None:
    """Whoever is asked does no more."""
    words = ("end", "pass", "decline", "no", "hands")
    play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def decline(play: Play) -> None:
    while play.asked.asks in ("block", "respond"):
        end(play)


def fight(play: Play) -> None:
    while play.asked.asks in ("strike", "respond"):
        end(play)


def to_minions(play: Play) -> None:
    while play.asked.asks != "act":
        end(play)


# ---- a Toreador whom it costs something to block


@pytest.mark.parametrize(("who", "burned"), [("Nik Sikko", 1), ("Massimo Falconi", 0)])
def test_who_blocks_the_beauty_burns_pool(who: str, burned: int) -> None:
    """100018: 1, of the Methuselah whose minion it is; only as the bearer is blocked."""
    one = Side(ready=["Nik Sikko", "Massimo Falconi"], on={"Nik Sikko": ["Aching Beauty"]})
    play = begin(one, Side(ready=["Sully", "Ashley"]))
    play.one(f"bleed with {who}")
    play.two("block with Sully")
    assert play.pool == [30, 30 - burned]
    fight(play)
    play.one("end")
    to_minions(play)
    play.two("bleed with Ashley")
    play.one("decline")
    assert play.pool == [29, 30 - burned]


def test_it_lies_on_a_toreador() -> None:
    """100018: anybody's; it asks for one of hers, and 2 pool."""
    one = Side(ready=["Nik Sikko", "Sully"], hand=["Aching Beauty"])
    play = begin(one, Side(ready=["Tamoszius"]), phase=MASTER)
    play.one("play Aching Beauty")
    assert play.offered == ["Nik Sikko", "Tamoszius"]
    play.one("Tamoszius")
    assert (play.host("Aching Beauty"), play.pool[0], play.g.controller[play.card("Aching Beauty")]) == (
        "Tamoszius",
        28,
        0,
    )


# ---- who is blind to whom


def blinded(second: str) -> Play:
    one = Side(ready=["Colette", "Sully"], hand=["Blind Spot"])
    two = Side(ready=["Ayelech", "Lauren", "Procurer"], hand=["Eyes of Argus"])
    play = begin(one, two, Side(ready=["Ashley"]), phase=MASTER)
    play.one("play Blind Spot", "Colette")
    assert play.offered == ["Lauren", "Procurer"]
    play.one(second)
    play.one("end")
    return play


def test_the_blind_one_neither_blocks_nor_reacts() -> None:
    """100188: a younger vampire or an ally of her prey; not while the first one acts, in this turn."""
    play = blinded("Lauren")
    play.one("bleed with Colette")
    assert play.offered == ["block with Ayelech", "block with Procurer", "decline"]
    play.two("decline")
    assert play.pool == [30, 29, 30]
    play.one("bleed with Sully")
    assert "block with Lauren" in play.offered
    play = blinded("Procurer")
    play.one("bleed with Colette")
    assert play.offered == ["block with Ayelech", "block with Lauren", "decline"]


@pytest.mark.parametrize(("second", "plays"), [("Lauren", False), ("Procurer", True)])
def test_the_blind_one_plays_no_reactions(second: str, plays: bool) -> None:
    """100188: another one does."""
    one = Side(ready=["Colette"], hand=["Blind Spot"])
    play = begin(one, Side(ready=["Lauren", "Procurer"], hand=["Deflection"]), Side(), phase=MASTER)
    play.one("play Blind Spot", second, "end", "bleed with Colette")
    play.two("decline")
    assert ("play Deflection" in play.offered) == plays


def test_it_is_over_with_the_turn() -> None:
    """100188: three turns later she sees again."""
    play = blinded("Lauren")
    for seat in (0, 1, 2):
        while play.g.active == seat:
            end(play)
    to_minions(play)
    play.one("bleed with Colette")
    assert "block with Lauren" in play.offered


# ---- a mortal who gives his blood


def test_he_is_an_ally_and_may_act_at_once() -> None:
    """101019: of 1 life, without strength or bleed; a second one of hers is burned, in the ash heap no ally."""
    jake = "Jake Washington"
    play = begin(Side(hand=[jake]), Side(ready=["Sully"]), phase=MASTER)
    play.one(f"play {jake}", "end")
    assert (play.where(jake), play.blood(jake), f"bleed with {jake}" in play.offered) == ("ready", 1, True)
    play.one(f"bleed with {jake}")
    play.two("decline")
    assert play.pool == [30, 30]
    play = begin(Side(hand=[jake, jake]), Side(), phase=MASTER)
    play.one(f"play {jake}")
    gain_master_action(play.g)
    ask_again(play.g)
    play.one(f"play {jake}")
    second = play.card(f"{jake} (2)")
    assert (play.where(jake), play.where(f"{jake} (2)"), play.g.kind(second)) == ("ready", "ash heap", MASTER_CARD)


@pytest.mark.parametrize("number", [0, 2, 4])
def test_he_is_burned_for_blood(number: int) -> None:
    """101019: in her unlock phase, for a ready vampire with none: up to 4, and no more than he holds."""
    jake = "Jake Washington"
    one = Side(hand=[jake], ready=["Ashley", "Sully"], torpor=["Lauren"], blood={"Ashley": 0, "Lauren": 0})
    play = begin(one, Side(ready=["Madison"]), phase=MASTER)
    play.one(f"play {jake}")
    while play.g.active == 0:
        end(play)
    while play.g.active == 1:
        end(play)
    while play.asked.asks != "untap":
        end(play)
    assert play.offered[0] == f"use {jake}"
    play.one(f"use {jake}")
    assert play.offered == ["0", "1", "2", "3", "4"]
    play.one(str(number))
    assert (play.where(jake), play.blood("Ashley"), play.blood("Lauren")) == ("ash heap", min(3, number), 0)


# ---- all crypts dealt anew

NIGHTMARES = "Kaymakli Nightmares"


def test_everybody_is_dealt_anew() -> None:
    """101036: what was uncontrolled is shuffled in, its blood goes home, and as many come; once in a game."""
    one = Side(hand=[NIGHTMARES, NIGHTMARES], uncontrolled=["Sully", "Ashley"], crypt=["Lauren"], blood={"Sully": 3})
    two = Side(uncontrolled=["Madison"], crypt=["Colette", "Nik Sikko"], blood={"Madison": 2}, pool=10)
    seen = set()
    for seed in range(12):
        play = begin(one, two, Side(crypt=["Ayelech"]), phase=MASTER, seed=seed)
        play.one(f"play {NIGHTMARES}")
        assert play.pool == [33, 12, 30]
        assert [len(play.g.pile(seat, UNCONTROLLED)) for seat in range(3)] == [2, 1, 0]
        assert [len(play.g.pile(seat, CRYPT)) for seat in range(3)] == [1, 2, 1]
        assert sorted(play.names(0, UNCONTROLLED) + play.names(0, CRYPT)) == ["Ashley", "Lauren", "Sully"]
        assert not any(play.g.blood)
        seen.add(tuple(sorted(play.names(0, UNCONTROLLED))))
    assert len(seen) == 3
    play = begin(one, two, phase=MASTER)
    play.one(f"play {NIGHTMARES}")
    gain_master_action(play.g)
    ask_again(play.g)
    assert f"play {NIGHTMARES}" not in play.offered


# ---- a monster unlocks


@pytest.mark.parametrize(("blood", "answer"), [(9, "yes"), (9, "no"), (1, "")])
def test_the_monster_unlocks_over_his_victim(blood: int, answer: str) -> None:
    """101242: for 1 blood, after the other has left the ready region; if he likes, and once in a turn."""
    one = Side(ready=["Horace Radcliffe"], on={"Horace Radcliffe": ["Monster"]}, blood={"Horace Radcliffe": blood})
    nik = {"Nik Sikko": ["Raven Spy"]}
    two = Side(ready=["Ashley", "Nik Sikko"], blood={"Ashley": 0, "Nik Sikko": 0}, on=nik)
    play = begin(one, two)
    play.one("bleed with Horace Radcliffe")
    play.two("block with Ashley")
    while play.asked.asks in ("strike", "respond"):
        end(play)
    if not answer:
        assert (play.asked.asks, play.blood("Horace Radcliffe"), play.is_tapped("Horace Radcliffe")) == ("act", 0, True)
        return
    before = play.blood("Horace Radcliffe")
    play.one(answer)
    paid = int(answer == "yes")
    assert (play.blood("Horace Radcliffe"), play.is_tapped("Horace Radcliffe")) == (before - paid, not paid)
    if paid:  # he may hunt now, and unlocks no more
        play.one("hunt with Horace Radcliffe")
        play.two("block with Nik Sikko")
        fight(play)
        assert (play.where("Nik Sikko"), play.asked.asks, play.is_tapped("Horace Radcliffe")) == ("torpor", "act", True)


def test_the_monster_needs_a_victim() -> None:
    """101242: both are still ready; one archetype to a vampire."""
    one = Side(ready=["Horace Radcliffe"], on={"Horace Radcliffe": ["Monster"]})
    play = begin(one, Side(ready=["Madison"]))
    play.one("bleed with Horace Radcliffe")
    play.two("block with Madison")
    fight(play)
    assert (play.asked.asks, play.is_tapped("Horace Radcliffe")) == ("act", True)
    one = Side(ready=["Sully", "Ashley"], on={"Sully": ["Monster"]}, hand=["Rebel", "Monster"])
    play = begin(one, Side(), phase=MASTER)
    play.one("play Monster")
    assert play.host("Monster") == "Ashley"


# ---- an event that is not to be

NOT_TO_BE = "Not to Be"


def test_an_event_is_cancelled() -> None:
    """101303: for 1 pool; then a master phase action more, and a discard phase action less, and it is burned."""
    one = Side(hand=["NRA PAC"], library=["Dodge"] * 3)
    two = Side(hand=[NOT_TO_BE, "Dodge"], library=["Dodge"] * 3)
    play = begin(one, two, phase=DISCARD)
    play.one("play NRA PAC")
    play.two(f"play {NOT_TO_BE}")
    assert (play.where("NRA PAC"), play.where(NOT_TO_BE), play.pool) == ("ash heap", "in play", [30, 29])
    while play.asked.asks != "master" or play.g.active != 1:
        end(play)
    assert play.g.clock[MASTER_LEFT] == 1
    while play.g.active == 1:
        assert "discard Dodge" not in play.offered
        end(play)
    assert play.where(NOT_TO_BE) == "ash heap"


def test_no_other_card_is() -> None:
    """101303: a master card is none, nor does what cancels minion cards cancel an event."""
    play = begin(Side(hand=["Misdirection"], ready=["Sully"]), Side(hand=[NOT_TO_BE]), phase=MASTER)
    play.one("play Misdirection")
    assert play.where(NOT_TO_BE) == "hand" and play.is_tapped("Sully")
    play = begin(Side(hand=["NRA PAC"]), Side(hand=["Direct Intervention"]), phase=DISCARD)
    play.one("play NRA PAC")
    assert play.where("NRA PAC") == "in play"


# ---- a powerbase that others empty

BASE = "Powerbase: Chicago"


@pytest.mark.parametrize("counters", [0, 2])
def test_blood_comes_to_it_or_goes_home(counters: int) -> None:
    """101434: in her unlock phase, one of them, if she likes."""
    for answers, blood, pool in ((("no",), counters, 30), (("yes", "add"), counters + 1, 30), (("yes", "move"), 0, 32)):
        if not counters and answers[-1] == "move":
            continue
        play = begin(Side(in_play=[BASE], blood={BASE: counters}), Side(), phase=UNTAP)
        play.one(answers[0])
        if len(answers) > 1 and counters:
            play.answer(0 if answers[1] == "add" else 1)
        assert (play.blood(BASE), play.pool[0]) == (blood, pool)


def test_vampires_of_others_empty_it() -> None:
    """101434: by a (D) action; not hers, and no ally."""
    one = Side(in_play=[BASE], blood={BASE: 3}, ready=["Madison"])
    play = begin(one, Side(ready=["Sully", "Procurer"]), turn=1)
    acts = [said for said in play.offered if BASE in said]
    assert len(acts) == 1 and "Sully" in acts[0]
    play.two(acts[0])
    assert play.offered == ["block with Madison", "decline"]
    play.one("decline")
    assert (play.blood(BASE), play.pool) == (0, [30, 33])
    play = begin(one, Side(ready=["Sully"]))
    assert not [said for said in play.offered if BASE in said]
