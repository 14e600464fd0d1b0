"""Vampires who call referendums by their own text, make others abstain, count twice; whom some do not attack."""

from __future__ import annotations

import pytest

from primogen.kernel.abilities import source_of
from primogen.kernel.values import value
from primogen.vtes.cards import vampires
from primogen.vtes.compiler.printed import cards_by_id
from primogen.vtes.language.faces import act, action_card
from primogen.vtes.language.groups import minions_of_others
from primogen.vtes.language.says import choose, enter_combat
from primogen.vtes.lowering.nouns import clan_called, title_called
from primogen.vtes.rules.atoms.titles import give_title
from primogen.vtes.rules.hand import hand_size
from primogen.vtes.rules.legality import why_not_take_by_row
from primogen.vtes.rules.people import NO_TITLE, PRIMOGEN, PRINCE, discipline, title_of
from primogen.vtes.rules.titles import has_title, votes_of
from primogen.vtes.rules.topics import BASIC, ENABLES, STEALTH, STRENGTH, SUPERIOR
from primogen.vtes.rules.words import ASH_HEAP, HAND
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of, face, name_of
from vtes_extras import EXTRAS, book_with, end_turn
from vtes_fights import strikes

BOON = "Consanguineous Boon"
RUSH = action_card("test-attack", "Rush", basic=act(aims_at=choose(minions_of_others, enter_combat)))


def settle(play: Play, *answers: str) -> Play:
    """Each of these as soon as it is on offer; nobody blocks, nobody else votes, until it is over."""
    left = list(answers)
    while play.asked.asks in ("respond", "block", "allocate", "pick", "target", "may", "one-of"):
        wanted = next((each for each in left[:1] if each in play.offered), "")
        if wanted:
            left.pop(0)
        said = wanted or next(each for each in ("decline", "pass", *play.offered) if each in play.offered)
        play.answers(play.asked.seat, (said,))
    assert not left, (left, play.offered)
    return play


def calls(key: str, one: Side | None = None, two: Side | None = None) -> Play:
    """A table at which he may call one."""
    hers = one or Side()
    hers.ready.insert(0, name_of(key))
    return begin(hers, two or Side(ready=["Lauren"]), book=book_of(key))


def test_facts_of_those_written_by_hand() -> None:
    """Capacity, clan, group, Disciplines and title are those of the columns."""
    for card in vampires.CARDS:
        printed = cards_by_id()[card.key]
        name = card.name if not card.name.startswith("The ") else f"{card.name[4:]}, The"
        assert (name, card.capacity) == (printed.name, int(printed.capacity))
        assert (str(card.group) if card.group else "ANY") == printed.group
        assert card.clans == tuple(map(clan_called, printed.clans))
        assert card.title == (title_called(printed.title) if printed.title else NO_TITLE), card.name
        levels = {(discipline(sign), SUPERIOR if sign.isupper() else BASIC) for sign in printed.disciplines}
        assert set(card.disciplines) == levels, card.name


# ---- what they call


def test_shares_blood_among_ready_vampires() -> None:
    """200349: 4 blood of the bank, as the terms say, if it passes."""
    name = name_of("200349")
    one = Side(ready=[name, "Madison", "Renegade Garou"], torpor=["Sully"], blood={"Madison": 1, name: 3, "Sully": 0})
    two = Side(ready=["Lauren"], blood={"Lauren": 1})
    with scene(one, two, book=book_of("200349", "101602")) as play:
        play.one(f"{name}: act with {name}")
        play.two("block with Lauren")
        play.all_pass()
        play.two("decline")
        assert play.is_asked(0, "allocate")
        assert play.offered == [name, "Madison", "Lauren"]
        play.one("Madison", "Madison", "Madison", "Lauren")
        settle(play, f"for: {name}")
        assert [play.blood(each) for each in ("Madison", "Lauren", name)] == [4, 2, 3]


def test_nothing_is_shared_if_it_fails() -> None:
    """200349."""
    name = name_of("200349")
    play = calls("200349", Side(ready=["Madison"], blood={"Madison": 1}))
    play.one(f"{name}: act with {name}")
    play.two("decline")
    play.one(*["Madison"] * 4)
    settle(play)
    assert play.blood("Madison") == 1


def test_minion_cards_come_back_to_the_hand() -> None:
    """201409: two, out of her ash heap; no master card, and not if there is but one."""
    name = name_of("201409")
    one = Side(ash_heap=["Blur", "Wash", "Dodge", "Blur"], hand=["Sudden Reversal"] * 6, library=["Wash"])
    play = calls("201409", one)
    play.one(f"{name}: act with {name}")
    play.two("decline")
    assert play.is_asked(0, "pick")
    assert sorted(play.offered) == ["Blur", "Blur (2)", "Dodge"]
    play.one("Dodge", "Blur")
    settle(play, f"for: {name}")
    assert play.is_asked(0, "discard-down")
    play.one("discard Blur")
    assert sorted(play.names(0, HAND)) == ["Dodge", *["Sudden Reversal"] * 6]
    assert sorted(play.names(0, ASH_HEAP)) == ["Blur", "Blur", "Wash"]
    few = calls("201409", Side(ash_heap=["Blur", "Wash"]))
    assert f"{name}: act with {name}" not in few.offered


@pytest.mark.parametrize("passes", [True, False])
def test_a_larger_hand_for_good(passes: bool) -> None:
    """200190: by 1, until the game ends."""
    name = name_of("200190")
    play = calls("200190", Side(library=["Blur"] * 9))
    play.one(f"{name}: act with {name}")
    play.two("decline")
    settle(play, *([f"for: {name}"] if passes else []))
    assert hand_size(play.g, 0) == (8 if passes else 7)
    assert f"{name}: act with {name}" not in play.offered
    end_turn(play)
    end_turn(play)
    assert hand_size(play.g, 0) == (8 if passes else 7)


def test_burns_a_location() -> None:
    """201007: any, whoever controls it."""
    name = name_of("201007")
    two = Side(ready=["Lauren"], in_play=["Elder Library", "Dummy Corporation"])
    play = calls("201007", Side(in_play=["The Parthenon"]), two)
    play.one(f"{name}: act with {name}")
    play.two("decline")
    assert play.offered == ["The Parthenon", "Elder Library", "Dummy Corporation"]
    play.one("Elder Library")
    settle(play, f"for: {name}")
    assert play.names(1, ASH_HEAP) == ["Elder Library"]


def princes(*others: str) -> Play:
    """Zane, and princes of Paris and Rome on the other side."""
    book = book_with(*EXTRAS)
    return begin(Side(ready=["Zane", *others]), Side(ready=["Prince Ann", "Prince Dee", "Lauren"]), book=book)


@pytest.mark.parametrize("passes", [True, False])
def test_receives_the_title_of_a_prince(passes: bool) -> None:
    """201501: and both contest it; he loses his own; not the other prince."""
    play = princes()
    play.one("Zane: act with Zane")
    play.two("decline")
    assert play.offered == ["Prince Ann", "Prince Dee"]
    play.one("Prince Dee")
    settle(play, *(["for: Zane"] if passes else []))
    contested = [bool(play.g.contests[play.card(each)]) for each in ("Zane", "Prince Dee", "Prince Ann")]
    assert contested == [passes, passes, False]
    assert has_title(play.g, play.card("Zane"), PRIMOGEN) != passes


def test_no_prince_to_receive_from() -> None:
    """201501: nor while he is a prince himself."""
    assert "Zane: act with Zane" not in calls("201501").offered
    play = princes()
    give_title(play.g, play.card("Zane"), title_of(PRINCE, 0))
    row = next(row for row in play.g.index[ENABLES] if source_of(row) == play.card("Zane"))
    assert why_not_take_by_row(play.g, row, play.card("Zane")) is not None


# ---- while votes are cast


def polled(play: Play) -> Play:
    """The boon is called by the first of hers, until votes are cast."""
    play.one(f"play {BOON}")
    while not any(said.startswith("for: ") for said in play.offered):
        said = next(each for each in ("decline", "pass", *play.offered) if each in play.offered)
        play.answers(play.asked.seat, (said,))
    return play


def test_forces_another_to_abstain() -> None:
    """200763: for a blood, any vampire that does not act, once; what he has cast is cancelled."""
    name = name_of("200763")
    one, two = Side(ready=["Andi Liu"], hand=[BOON]), Side(ready=[name, "Alice Chen"], tapped=[name])
    play = polled(begin(one, two, book=book_of("200763")))
    play.one("pass")
    assert f"use {name}" in play.offered
    play.two("against: Alice Chen")
    play.one("pass")
    play.two(f"use {name}")
    assert play.offered == [name, "Alice Chen"]
    play.two("Alice Chen")
    assert play.blood(name) == 6
    assert f"use {name}" not in play.offered
    settle(play, "for: Andi Liu")
    assert any("passes with 2 votes" in line for line in play.told_since(0))


def test_nobody_abstains_without_blood() -> None:
    """200763: nor in a blood hunt."""
    name = name_of("200763")
    one, two = Side(ready=["Andi Liu"], hand=[BOON]), Side(ready=[name], blood={name: 0})
    play = polled(begin(one, two, book=book_of("200763")))
    play.one("pass")
    assert f"use {name}" not in play.offered


@pytest.mark.parametrize(("ready", "number"), [(True, 4), (False, 2)])
def test_her_vampires_votes_count_twice(ready: bool, number: int) -> None:
    """201084: as long as he is ready; not the vote of a card, nor those of others."""
    name = name_of("201084")
    one = Side(ready=["Andi Liu", *([name] if ready else [])], torpor=[] if ready else [name], hand=[BOON])
    play = polled(begin(one, Side(ready=["Alice Chen"]), book=book_of("201084")))
    settle(play, "for: Andi Liu", f"for: {BOON}", "against: Alice Chen")
    assert any(f"passes with {number + 1} votes" in line for line in play.told_since(0))


@pytest.mark.parametrize(("others", "votes"), [([], 3), (["Justicar Ole"], 2), (["Justicar Ole", "Justicar Pia"], 2)])
def test_a_justicar_among_justicars(others: list[str], votes: int) -> None:
    """200078: one vote less, whoever controls them; not because of who is in torpor."""
    name = name_of("200078")
    two = Side(ready=others, torpor=["Justicar Quin"] if not others else [])
    play = begin(Side(ready=[name]), two, book=book_with(*EXTRAS))
    assert votes_of(play.g, play.card(name)) == votes


def test_steals_blood_at_range() -> None:
    """200078."""
    name = name_of("200078")
    play = begin(Side(ready=[name], blood={name: 5}), Side(ready=["Lauren"]), book=book_of("200078"))
    play.one(f"bleed with {name}")
    play.two("block with Lauren")
    strikes(play, f"use {name}", "hands")
    play.all_pass()
    assert (play.blood(name), play.blood("Lauren")) == (5, 3)


# ---- what they may and may not do


@pytest.mark.parametrize(("pool", "offered"), [(9, True), (10, False), (11, False)])
def test_a_counter_of_a_richer_prey(pool: int, offered: bool) -> None:
    """200900: directed at the prey, at 1 stealth; only if she has more."""
    name = name_of("200900")
    sides = [Side(ready=[name], pool=pool), Side(ready=["Lauren"], pool=10), Side(ready=["Sully"])]
    play = begin(*sides, book=book_of("200900"))
    assert (f"{name}: act with {name}" in play.offered) == offered
    if offered:
        play.one(f"{name}: act with {name}")
        play.two("block with Lauren", "decline")
        assert play.pool == [10, 9, 30]


@pytest.mark.parametrize("titled", [True, False])
def test_does_not_block_titled_vampires(titled: bool) -> None:
    """200707: as long as he has no title himself."""
    name = name_of("200707")
    for acting, can in (("Andi Liu", titled), ("Lauren", True)):
        play = begin(Side(ready=[acting]), Side(ready=[name]), book=book_of("200707"))
        if titled:
            give_title(play.g, play.card(name), title_of(PRINCE, 0))
        play.one(f"bleed with {acting}")
        assert play.is_asked(1, "block") == can


def test_stealth_to_put_vampires_in_play() -> None:
    """200707: one more than the action has; not in other actions."""
    name = name_of("200707")
    embrace = "Embrace, The"
    one, two = Side(ready=[name], hand=[embrace]), Side(ready=["Lauren", "Sully"])
    play = begin(one, two, book=book_of("200707", "100633"))
    play.one(f"play {embrace}")
    assert value(play.g, play.card(name), STEALTH) == 2  # 1 of its own
    other = begin(Side(ready=[name], hand=["Errand"]), two, book=book_with(*EXTRAS, face("200707")))
    other.one("play Errand")
    assert value(other.g, other.card(name), STEALTH) == 0


def test_whom_he_does_not_attack() -> None:
    """201176: no Tremere of either kind, by an action; others he does; and whom he does not block."""
    name = name_of("201176")
    two = Side(ready=["Lauren", "Malabranca", "Orlando Oriundus", "Thug"], hand=["Blur"])
    book = book_with(*EXTRAS, RUSH)
    play = begin(Side(ready=[name], hand=["Rush"]), two, book=book)
    play.one("play Rush")
    assert play.offered == ["Malabranca", "Thug"]
    for acting, can in (("Lauren", False), ("Orlando Oriundus", False), ("Malabranca", True)):
        other = begin(Side(ready=[acting]), Side(ready=[name]), book=book)
        other.one(f"bleed with {acting}")
        assert other.is_asked(1, "block") == can


@pytest.mark.parametrize(("foe", "strength"), [("Lauren", 2), ("Orlando Oriundus", 2), ("Malabranca", 1)])
def test_stronger_against_warlocks(foe: str, strength: int) -> None:
    """201176: in combat alone; who blocks him may be one."""
    name = name_of("201176")
    play = begin(Side(ready=[name]), Side(ready=[foe]), book=book_of("201176"))
    assert play.value(name, STRENGTH) == 1
    play.one(f"bleed with {name}")
    play.two(f"block with {foe}")
    assert play.value(name, STRENGTH) == strength
