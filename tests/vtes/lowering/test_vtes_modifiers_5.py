"""Bleeds that are reduced to nothing or turned away, stealth of actions to come, and referendums in which some are
silent or what one loses costs the other as much."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.atoms.counters import burn_pool
from primogen.vtes.rules.people import CARDINAL
from primogen.vtes.rules.topics import BLEED, STEALTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

VISIONS = "Visions of Zapathasura"
VEIL = "Veil the Legions"
LOST = "Lost in Translation"
CLOSED = "Closed Session"
PRIVATE = "Private Audience"
PILL = "Poison Pill"
UPRISING = "Anarchist Uprising"
INFLUENCE = "Ancient Influence"


def until(play: Play, seat: int, words: str) -> None:
    """The others pass, and nobody blocks, until that is offered to her."""
    for _ in range(20):
        if play.asked.seat == seat and any(said.startswith(words) for said in play.offered):
            return
        play.answers(play.asked.seat, ("decline" if "decline" in play.offered else "pass",))
    raise AssertionError(words)


# ---- bleeds


def test_three_less() -> None:
    """102265: at its basic level, as often as it is offered."""
    two = Side(ready=["Alice Chen"], hand=[VISIONS])
    with scene(Side(ready=["Catalina Vega"], hand=["Computer Hacking"]), two, book=book_with(VISIONS)) as play:
        play.one("play Computer Hacking")
        assert play.value("Catalina Vega", BLEED) == 3
        until(play, 1, "play")
        play.two(f"play {VISIONS}", "decline")
        assert (play.pool, play.is_tapped("Alice Chen"), play.blood("Alice Chen")) == ([30, 30], False, 6)


def test_locks_to_reduce_it_to_nothing() -> None:
    """102265: and what is added then counts again."""
    one = Side(ready=["Madison"], hand=["Conditioning"])
    two = Side(ready=["Crystal Lynn"], hand=[VISIONS])
    with scene(one, two, book=book_with(VISIONS, "Crystal Lynn")) as play:
        play.one("bleed with Madison")
        until(play, 1, "play")
        play.two(f"play {VISIONS}", "superior")
        assert (play.value("Madison", BLEED), play.is_tapped("Crystal Lynn")) == (0, True)
        until(play, 0, "play")
        play.one("play Conditioning", "superior")
        assert play.pool == [30, 27]


def test_bleeds_another_now() -> None:
    """101126: the reacting vampire locks; one such card in an action, and only of an ally or a younger vampire."""
    two = Side(ready=["Alice Chen", "Belinde"], hand=[LOST, LOST])
    with scene(Side(ready=["Sully"]), two, Side(), Side(), book=book_with(LOST)) as play:
        play.one("bleed with Sully")
        play.two("decline", f"play {LOST}", "Alice Chen", "Four")
        assert (play.pool, play.is_tapped("Alice Chen")) == ([30, 30, 30, 29], True)
        assert (play.blood("Alice Chen"), play.names(1, HAND)) == (5, [LOST])


@pytest.mark.parametrize(("who", "offered"), [("Ayelech", False), ("Procurer", True), ("Lauren", True)])
def test_by_whom_one_must_be_bled(who: str, offered: bool) -> None:
    """101126: not by one who is older, nor as old."""
    play = begin(Side(ready=[who]), Side(ready=["Alice Chen"], hand=[LOST]), Side(), book=book_with(LOST))
    play.one(f"bleed with {who}") if who != "Procurer" else play.one("end")
    if who != "Procurer":
        play.two("decline")
        assert play.offers(f"play {LOST}") == offered


# ---- stealth


def veiled(*, level: str, x: str = "") -> Play:
    one = Side(ready=["Sully", "Belinde", "Lauren", "Madison"], hand=[VEIL, VEIL])
    play = begin(one, Side(ready=["Tamoszius", "Massimo Falconi"]), book=book_with(VEIL))
    play.one("bleed with Sully")
    play.two("block with Tamoszius")
    play.one(f"play {VEIL}", level)
    if x:
        play.one("yes", x)
    elif level == "superior":
        play.one("no")
    return play


def test_another_gives_the_acting_minion_stealth() -> None:
    """102097: once in the action, whoever would play it."""
    one = Side(ready=["Sully", "Belinde", "Horace Radcliffe"], hand=[VEIL, VEIL])
    two = Side(ready=["Tamoszius"], on={"Tamoszius": ["Raven Spy"]})
    with scene(one, two, book=book_with(VEIL)) as play:
        play.one("bleed with Sully")
        play.two("block with Tamoszius")
        play.one(f"play {VEIL}", "Horace Radcliffe")
        assert (play.value("Sully", STEALTH), play.is_tapped("Horace Radcliffe")) == (1, False)
        assert (play.asked.asks, play.names(0, HAND)) == ("strike", [VEIL])
        play.one("hands")
        play.two("hands")


def test_the_next_actions_are_stealthy() -> None:
    """102097: as many as she has paid for, be they blocked or not; the others are as they were."""
    play = veiled(level="superior", x="2")
    assert (play.value("Sully", STEALTH), play.blood("Belinde")) == (1, 4)
    play.two("decline")
    for who, stealth in (("Lauren", 1), ("Madison", 1), ("Belinde", 0)):
        play.one(f"bleed with {who}") if who != "Belinde" else play.one("hunt with Belinde")
        assert play.value(who, STEALTH) == stealth + int(who == "Belinde")
        play.two("decline")


def test_only_if_she_likes() -> None:
    """102097."""
    play = veiled(level="superior")
    assert play.blood("Belinde") == 6
    play.two("decline")
    play.one("bleed with Lauren")
    assert play.value("Lauren", STEALTH) == 0


def test_once_a_turn_at_superior() -> None:
    """102097: at its basic level again in the next action."""
    play = veiled(level="superior")
    play.two("decline")
    play.one("bleed with Lauren")
    play.two("block with Tamoszius")
    play.one(f"play {VEIL}")
    assert (play.value("Lauren", STEALTH), play.asked.seat) == (1, 1)


# ---- referendums


def offered_votes(play: Play, seat: int) -> list[str]:
    until(play, seat, "against")
    return [said for said in play.offered if said.startswith("against")]


def test_only_the_camarilla_votes() -> None:
    """100364: by a prince, before any votes are cast; none of the others has any, in this referendum."""
    book = book_with(CLOSED, UPRISING, "Percival", "Bituin")
    one = Side(ready=["Belinde"], hand=[UPRISING, CLOSED, CLOSED])
    two = Side(ready=["Percival", "Bituin", "Andi Liu"])
    play = begin(one, two, book=book)
    play.one(f"play {UPRISING}")
    until(play, 0, "play")
    play.one(f"play {CLOSED}")
    until(play, 0, "for")
    assert not play.offers(f"play {CLOSED}")
    found = offered_votes(play, 1)
    assert any("Andi" in said for said in found)
    assert not any("Percival" in said or "Bituin" in said for said in found)


def test_not_by_who_has_no_such_title() -> None:
    """100364."""
    play = begin(Side(ready=["Sully"], hand=[UPRISING, CLOSED]), Side(), book=book_with(CLOSED, UPRISING))
    play.one(f"play {UPRISING}")
    until(play, 0, "for")
    assert play.names(0, HAND) == [CLOSED]


def test_only_the_sabbat_votes() -> None:
    """101490."""
    one, two = Side(ready=["Percival"], hand=[UPRISING, PRIVATE]), Side(ready=["Andi Liu"])
    play = begin(one, two, book=book_with(PRIVATE, UPRISING, "Percival"))
    play.one(f"play {UPRISING}")
    until(play, 0, "play")
    play.one(f"play {PRIVATE}")
    until(play, 0, "for")
    play.one("for: Percival")
    with pytest.raises(AssertionError):
        until(play, 1, "against")


@pytest.mark.parametrize(("said", "left"), [("for", [26, 27]), ("against", [30, 30])])
def test_who_called_it_loses_as_much(said: str, left: list[int]) -> None:
    """101406: besides what she loses anyhow; if it passes."""
    one, two = Side(ready=["Belinde"], hand=[UPRISING]), Side(ready=["Sully", "Lauren", "Nik Sikko"], hand=[PILL])
    play = begin(one, two, book=book_with(UPRISING, PILL))
    play.one(f"play {UPRISING}")
    until(play, 1, "play")
    play.two(f"play {PILL}", "Sully")
    until(play, 0, "for")
    play.one(f"{said}: Belinde")
    play.all_pass()
    assert play.pool == left


def test_what_is_gained_besides_does_not_count() -> None:
    """101406: nor what was lost to something else."""
    one, two = Side(ready=["Belinde"], hand=[INFLUENCE]), Side(ready=["Sully"], hand=[PILL])
    play = begin(one, two, book=book_with(INFLUENCE, PILL))
    play.one(f"play {INFLUENCE}")
    until(play, 1, "play")
    play.two(f"play {PILL}")
    until(play, 0, "for")
    burn_pool(play.g, 1, 2)
    play.one("for: Belinde")
    play.all_pass()
    play.one("Belinde")
    play.two("Sully")
    assert play.pool == [30 + 6 - 5 - 5, 30 - 2 + 4 - 5]


def test_not_once_votes_are_cast() -> None:
    """101406."""
    one, two = Side(ready=["Belinde"], hand=[UPRISING]), Side(ready=["Andi Liu"], hand=[PILL])
    play = begin(one, two, book=book_with(UPRISING, PILL))
    play.one(f"play {UPRISING}")
    until(play, 1, "against")
    assert not play.offers(f"play {PILL}")


def test_the_terms_silence_some() -> None:
    """100294: non-Sabbat vampires, in that referendum and before it has passed."""
    card, book = "Cardinal Benediction", book_with("Cardinal Benediction", "Stavros")
    play = begin(Side(ready=["Stavros"], hand=[card]), Side(ready=["Andi Liu"], edge=True), book=book)
    play.one(f"play {card}")
    until(play, 0, "for")
    play.one("for: Stavros")
    assert "against: Andi Liu" not in offered_votes(play, 1)
    play.all_pass()
    assert (play.host(card), play.g.title[play.card("Stavros")]) == ("Stavros", CARDINAL)
