"""Political actions: what is burned for passing them, whom they silence, who does not draw."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.atoms.choosing import choose_seat_for, is_seat_chosen
from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.words import HAND, LIBRARY
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

PATSY = "Patsy"
BARON = "Ángel Guerrero"


def let_be(play: Play, until: str = "") -> None:
    """Nobody does anything, before that is offered."""
    while play.asked.asks in ("block", "respond") and until not in play.offered:
        play.answers(play.asked.seat, ("decline" if play.asked.asks == "block" else "pass",))


def patsy(*, edge: bool = True) -> Play:
    one = Side(ready=[BARON, "Sully"], hand=[PATSY], edge=edge)
    two = Side(ready=["Andi Liu", "Lauren", "Octane"], pool=10)
    return begin(one, two, book=book_with(PATSY, BARON, "Octane"))


def test_a_title_removed_for_the_edge() -> None:
    """101377: of one who is no Anarch; its controller burns 2 pool."""
    play = patsy()
    play.one(f"play {PATSY}")
    play.two("decline")
    if play.asked.asks == "pick":
        assert play.offered == ["Andi Liu"]
        play.one("Andi Liu")
    play.one(f"for: {PATSY}", f"for: {BARON}")
    play.all_pass()
    assert (play.edge, play.pool, votes_of(play.g, play.card("Andi Liu"))) == ("", [30, 8], 0)
    assert votes_of(play.g, play.card(BARON)) == 2


def test_without_the_edge() -> None:
    """101377: it cannot be called; and if it is burned for a vote, nothing comes of it."""
    assert f"play {PATSY}" not in patsy(edge=False).offered
    play = patsy()
    play.one(f"play {PATSY}")
    play.two("decline")
    play.one(f"for: {PATSY}", f"for: {BARON}", "for: the Edge")
    play.all_pass()
    assert (play.edge, play.pool, votes_of(play.g, play.card("Andi Liu"))) == ("", [30, 10], 2)


EXPULSION = "Expulsion"


def expelled(*names: str) -> Play:
    """Andi Liu has called it on them; Lauren and Madison can still act."""
    later = "Ancilla Empowerment"
    one = Side(ready=["Andi Liu", "Lauren", "Madison"], hand=[EXPULSION, later])
    two = Side(ready=["Sully", "Chelsea Blake", "Nik Sikko"], hand=["On the Qui Vive"], tapped=["Chelsea Blake"])
    play = begin(one, two, book=book_with(EXPULSION, later, "On the Qui Vive"))
    play.one(f"play {EXPULSION}")
    let_be(play)
    play.one(*names, *([] if len(names) == 2 else ["done"]), f"for: {EXPULSION}", "for: Andi Liu")
    play.all_pass()
    return play


def offers(play: Play) -> set[str]:
    """All that Two could do about a bleed, and does not."""
    play.one("bleed with Lauren")
    seen = set[str]()
    while play.asked.asks in ("block", "respond"):
        seen |= set(play.offered)
        play.answers(play.asked.seat, ("decline" if play.asked.asks == "block" else "pass",))
    return seen


@pytest.mark.parametrize("names", [(), ("Sully",), ("Sully", "Nik Sikko")])
def test_who_is_expelled_does_not_block(names: tuple[str, ...]) -> None:
    """102276: up to two."""
    seen = offers(expelled(*names))
    for name in ("Sully", "Nik Sikko"):
        assert (f"block with {name}" in seen) == (name not in names)


@pytest.mark.parametrize("names", [("Sully", "Nik Sikko"), ("Sully", "Chelsea Blake")])
def test_who_is_expelled_does_not_react(names: tuple[str, ...]) -> None:
    """102276: she could wake, but for that."""
    assert ("play On the Qui Vive" in offers(expelled(*names))) == ("Chelsea Blake" not in names)


@pytest.mark.parametrize("names", [("Sully", "Nik Sikko"), ("Andi Liu",)])
def test_who_is_expelled_does_not_vote(names: tuple[str, ...]) -> None:
    """102276: in this turn."""
    play = expelled(*names)
    play.one("play Ancilla Empowerment", "Lauren")
    let_be(play, "for: Ancilla Empowerment")
    assert ("for: Andi Liu" in play.offered) == ("Andi Liu" not in names)


MEDDLING = "Meddling of Semsith, The"


def meddled(turn: int) -> Play:
    """One has it in play, for Two."""
    one = Side(ready=["Madison"], hand=["Computer Hacking"] * 6, library=["Dodge"] * 3, in_play=[MEDDLING])
    two = Side(ready=["Sully"], hand=["Computer Hacking"] * 7, library=["Dodge"] * 3)
    play = begin(one, two, Side(ready=["Lauren"]), turn=turn, book=book_with(MEDDLING))
    choose_seat_for(play.g, play.card(MEDDLING), 1)
    return play


def test_meddled_with() -> None:
    """101192: by a referendum, another Methuselah."""
    one, two = Side(ready=["Madison"], hand=[MEDDLING]), Side(ready=["Sully"])
    play = begin(one, two, Side(), book=book_with(MEDDLING))
    play.one(f"play {MEDDLING}")
    play.two("decline")
    assert play.offered == ["Two", "Three"]
    play.one("Two", f"for: {MEDDLING}")
    play.all_pass()
    assert play.where(MEDDLING) == "in play"
    assert [is_seat_chosen(play.g, play.card(MEDDLING), seat) for seat in range(3)] == [False, True, False]


def test_she_draws_only_when_the_minion_phase_is_over() -> None:
    """101192: her own, or that of somebody else; who has it draws at once, and holds a card less."""
    play = meddled(turn=1)
    play.two("play Computer Hacking")
    play.three("decline")
    assert (len(play.names(1, HAND)), len(play.names(0, HAND))) == (6, 6)
    play.two("end")
    assert len(play.names(1, HAND)) == 7
    play = meddled(turn=0)
    play.one("play Computer Hacking")
    play.two("decline")
    assert len(play.names(0, HAND)) == 6


def test_a_reaction_is_not_replaced_either() -> None:
    """101192: in the minion phase of another; and when it is burned, she draws."""
    one = Side(ready=["Madison", "Andi Liu"], in_play=[MEDDLING])
    two = Side(ready=["Sully"], hand=["On the Qui Vive"] * 7, library=["Dodge"] * 3, tapped=["Sully"])
    play = begin(one, two, book=book_with(MEDDLING, "On the Qui Vive"))
    choose_seat_for(play.g, play.card(MEDDLING), 1)
    play.one("bleed with Madison")
    let_be(play, "play On the Qui Vive")
    play.two("play On the Qui Vive")
    let_be(play)
    assert (play.asked.asks, len(play.names(1, HAND))) == ("act", 6)
    play.one(f"Andi Liu: act with {MEDDLING}")
    let_be(play, "for: Andi Liu")
    play.one("for: Andi Liu")
    play.all_pass()
    assert (play.where(MEDDLING), len(play.names(1, HAND))) == ("ash heap", 7)


REINFORCED = "Reinforcements"


def test_reinforced() -> None:
    """101590: each chosen Methuselah up to three cards of her library, as she likes; it is gone from the game."""
    one = Side(ready=["Andi Liu"], hand=[REINFORCED], ash_heap=["Dodge", "Blur", "Flash", "Majesty", "Sully"])
    two, three = Side(ash_heap=["Computer Hacking", "Govern the Unaligned"]), Side(ash_heap=["Dodge"])
    play = begin(one, two, three, book=book_with(REINFORCED, "Govern the Unaligned"))
    play.one(f"play {REINFORCED}", "One", "Two", "done", f"for: {REINFORCED}")
    play.all_pass()
    assert (play.asked.seat, play.offered) == (0, ["Dodge", "Blur", "Flash", "Majesty", "done"])
    play.one("Dodge", "Flash", "Blur")
    assert (play.asked.seat, play.offered) == (1, ["Computer Hacking", "Govern the Unaligned", "done"])
    play.two("Govern the Unaligned", "done")
    assert sorted(play.names(0, LIBRARY)) == ["Blur", "Dodge", "Flash"]
    assert (play.names(1, LIBRARY), play.names(2, LIBRARY)) == (["Govern the Unaligned"], [])
    assert (play.where(REINFORCED), play.asked.asks) == ("removed", "act")


@pytest.mark.parametrize("how", ["fails", "blocked", "cancelled"])
def test_reinforcements_come_once(how: str) -> None:
    """101590: it is removed whatever comes of it."""
    two = Side(ready=["Sully"], on={"Sully": ["Raven Spy"]}, hand=["Direct Intervention"] if how == "cancelled" else [])
    play = begin(Side(ready=["Andi Liu"], hand=[REINFORCED], ash_heap=["Dodge"]), two, book=book_with(REINFORCED))
    play.one(f"play {REINFORCED}")
    if how == "cancelled":
        play.two("play Direct Intervention")
    else:
        play.two("decline" if how == "fails" else "block with Sully")
    while play.asked.asks != "act":
        options = {"strike": "hands", "target-player": "One" if "One" in play.offered else "done"}
        play.answers(play.asked.seat, (options.get(play.asked.asks, "pass"),))
    assert (play.where(REINFORCED), play.names(0, LIBRARY)) == ("removed", [])
