"""Actions written by hand: by the locked, against newcomers, lessons, and a vigil."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.cards import burn, untap
from primogen.vtes.rules.atoms.titles import change_sect
from primogen.vtes.rules.people import ANARCH, CAMARILLA, CELERITY, DOMINATE
from primogen.vtes.rules.topics import BLEED, INTERCEPT
from primogen.vtes.scenes.laying import INFLUENCE
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BOOK = book_with("Casey Snyder", "Rayne", "Atiena", "Brock Sterling", "Ángel Guerrero", "Crow", "Isabel de Leon",
                 "Change of Target")  # fmt: skip


def least(play: Play, *first: str) -> None:
    """Whoever is asked does no more than he must."""
    said = (*first, "pass", "decline", "no", "hands")
    found = [each for each in said if each in play.offered]
    assert found, (play.asked.asks, play.offered)
    play.answers(play.asked.seat, (found[0],))


def until(play: Play, word: str) -> None:
    while word not in play.offered:
        least(play)


def over(play: Play, *unseen: str) -> None:
    """The action under way; these are never on offer."""
    while play.asked.asks != "act":
        assert not set(unseen) & set(play.offered)
        least(play)


def blocked(play: Play, who: str) -> None:
    until(play, f"block with {who}")
    play.two(f"block with {who}")


def next_turn(play: Play, seat: int, asks: str = "act") -> None:
    """Whoever is asked does nothing, until it is that Methuselah's turn to say something."""
    for _ in range(60):
        if play.g.active == seat and play.asked.asks == asks:
            return
        least(play, "end")
    raise AssertionError(play.offered)


# ---- by one who is locked

FORCE = "Force of Will"


@pytest.mark.parametrize(("level", "bled", "hurt"), [("basic", 2, 2), ("superior", 3, 1)])
def test_a_locked_vampire_bleeds_and_is_burned_for_it(level: str, bled: int, hurt: int) -> None:
    """100759: 2 aggravated damage after resolution, or 1; he goes to torpor by it."""
    one = Side(ready=["Brock Sterling"], tapped=["Brock Sterling"], hand=[FORCE])
    play = begin(one, Side(), book=BOOK)
    play.one(f"play {FORCE}", level)
    over(play)
    assert (play.pool, play.where("Brock Sterling")) == ([30, 30 - bled], "torpor")
    assert play.blood("Brock Sterling") == 3 - 1 - (hurt - 1)  # the first point wounds, another burns blood


def test_only_by_one_who_is_locked() -> None:
    """100759: and who has not bled in this turn."""
    play = begin(Side(ready=["Brock Sterling"], hand=[FORCE]), Side(), book=BOOK)
    assert f"play {FORCE}" not in play.offered
    play.one("bleed with Brock Sterling")
    over(play)
    assert f"play {FORCE}" not in play.offered
    play = begin(Side(ready=["Lauren"], tapped=["Lauren"], hand=[FORCE]), Side(), book=BOOK)
    assert f"play {FORCE}" not in play.offered  # he has no Fortitude


def test_burned_for_it_though_he_is_blocked() -> None:
    """100759."""
    one = Side(ready=["Madison"], tapped=["Madison"], hand=[FORCE])
    play = begin(one, Side(ready=["Lauren"]), book=BOOK)
    play.one(f"play {FORCE}", "superior")
    blocked(play, "Lauren")
    over(play)
    assert (play.pool, play.where("Madison"), play.blood("Madison")) == ([30, 30], "torpor", 5)


def test_burned_for_it_though_it_was_ended_when_blocked() -> None:
    """100759: it has come to its resolution."""
    one = Side(ready=["Madison"], tapped=["Madison"], hand=[FORCE, "Change of Target"])
    play = begin(one, Side(ready=["Lauren"]), book=BOOK)
    play.one(f"play {FORCE}", "superior")
    blocked(play, "Lauren")
    until(play, "play Change of Target")
    play.one("play Change of Target")
    assert (play.asked.asks, play.where("Madison")) == ("act", "torpor")


def test_not_if_it_was_ended_before() -> None:
    """100759: while somebody attempted to block it."""
    one = Side(ready=["Madison"], tapped=["Madison"], hand=[FORCE, "The Kiss of Ra"])
    play = begin(one, Side(ready=["Lauren"]), book=BOOK)
    play.one(f"play {FORCE}", "superior")
    blocked(play, "Lauren")
    play.one("play The Kiss of Ra", "basic")
    assert (play.asked.asks, play.where("Madison"), play.blood("Madison")) == ("act", "ready", 3)


def test_not_for_one_that_was_cancelled() -> None:
    """100759: and he stays locked."""
    one = Side(ready=["Madison"], tapped=["Madison"], hand=[FORCE])
    play = begin(one, Side(hand=["Direct Intervention"]), book=BOOK)
    play.one(f"play {FORCE}", "superior")
    play.two("play Direct Intervention")
    assert (play.where("Madison"), play.is_tapped("Madison"), play.blood("Madison")) == ("ready", True, 6)


# ---- against newcomers

CHAMELEON = "Chameleon"


def arrived() -> Play:
    """A vampire of the prey's becomes ready in her turn; another was there before."""
    two = Side(ready=["Lauren"], uncontrolled=["Ashley", "Ayelech"], blood={"Ashley": 3, "Ayelech": 7})
    one = Side(ready=["Casey Snyder", "Crow"], hand=[CHAMELEON])
    play = begin(one, two, turn=1, phase=INFLUENCE, book=BOOK)
    play.two("end")
    while play.asked.asks == "becomes-ready":
        play.two(play.offered[0])
    next_turn(play, 0)
    return play


def test_who_has_just_come_is_taken() -> None:
    """100320: by a baron, for blood equal to the capacity; a younger vampire, who becomes Anarch."""
    play = arrived()
    play.one(f"play {CHAMELEON}")
    assert play.asked.asks == "block"  # none but Ashley: not Lauren, who was there, nor Ayelech, who is older
    play.two("decline")
    over(play)
    ashley = play.card("Ashley")
    assert (play.g.controller[ashley], play.g.sect_of(ashley), play.blood("Casey Snyder")) == (0, ANARCH, 3)


def test_not_after_another_minion_phase() -> None:
    """100320: since her last one."""
    play = arrived()
    play.one("end")
    next_turn(play, 0)
    assert f"play {CHAMELEON}" not in play.offered


def test_not_without_the_blood() -> None:
    """100320."""
    play = arrived()
    play.g.blood[play.card("Casey Snyder")] = 2
    ask_again(play.g)
    assert f"play {CHAMELEON}" not in play.offered


def test_a_vampire_of_her_own_becomes_anarch() -> None:
    """100320."""
    one = Side(ready=["Casey Snyder"], uncontrolled=["Ashley"], hand=[CHAMELEON], blood={"Ashley": 3})
    play = begin(one, Side(), phase=INFLUENCE, book=BOOK)
    play.one("end")
    next_turn(play, 0)
    play.one(f"play {CHAMELEON}")
    over(play)
    assert (play.g.sect_of(play.card("Ashley")), play.blood("Casey Snyder")) == (ANARCH, 3)


# ---- lessons

TRAINING = "Field Training"


def test_a_discipline_is_taught() -> None:
    """100725: one that he has at superior, to an untitled ready vampire, who becomes Anarch; he unlocks."""
    one = Side(ready=["Casey Snyder", "Rayne", "Ashley", "Andi Liu", "Atiena"], hand=[TRAINING])
    play = begin(one, Side(), book=BOOK)
    play.one(f"play {TRAINING}", "Atiena")
    assert sorted(play.offered) == ["Ashley", "Rayne"]
    play.one("Ashley")
    ashley = play.card("Ashley")
    assert play.asked.asks == "act"  # Celerity alone she has at superior
    assert (play.value("Ashley", CELERITY), play.g.sect_of(ashley), play.host(TRAINING)) == (1, ANARCH, "Ashley")
    assert (play.is_tapped("Atiena"), play.blood("Atiena"), play.value("Atiena", CELERITY)) == (False, 5, 2)
    change_sect(play.g, ashley, CAMARILLA)
    ask_again(play.g)
    assert (play.where(TRAINING), play.value("Ashley", CELERITY)) == ("ash heap", 0)


def test_a_level_more_and_which() -> None:
    """100725: of several he chooses; who has one of these already is taught no other."""
    one = Side(ready=["Ángel Guerrero", "Ashley", "Rayne"], hand=[TRAINING], on={"Rayne": [TRAINING]})
    play = begin(one, Side(), book=BOOK)
    play.one(f"play {TRAINING}")
    until(play, "Dominate")
    assert sorted(play.offered) == ["Animalism", "Dominate", "Protean"]
    play.one("Dominate")
    assert play.value("Ashley", DOMINATE) == 2
    burn(play.g, play.card(f"{TRAINING} (2)") if play.host(TRAINING) == "Rayne" else play.card(TRAINING))
    assert play.value("Ashley", DOMINATE) == 1


@pytest.mark.parametrize("who", ["Rayne", "Chelsea Blake"])
def test_by_an_anarch_who_has_mastered_one(who: str) -> None:
    """100725."""
    play = begin(Side(ready=[who, "Ashley"], hand=[TRAINING]), Side(), book=BOOK)
    assert f"play {TRAINING}" not in play.offered


# ---- a vigil

ANIMA = "Anima Gathering"


def vigil(who: str) -> Play:
    one = Side(ready=[who, "Ashley"], hand=[ANIMA])
    play = begin(one, Side(), book=BOOK)
    play.one(f"play {ANIMA}")
    if play.asked.asks == "level":
        play.one("superior")
    over(play)
    return play


@pytest.mark.parametrize(("who", "bleed"), [("Lauren", 1), ("Isabel de Leon", 2)])
def test_another_has_more_while_he_is_locked(who: str, bleed: int) -> None:
    """100068: intercept, and at superior bleed; he may stay locked as the others unlock."""
    play = vigil(who)
    assert (play.host(ANIMA), play.is_tapped(who)) == (who, True)
    assert (play.value("Ashley", INTERCEPT), play.value("Ashley", BLEED)) == (2, bleed)
    assert (play.value(who, INTERCEPT), play.value(who, BLEED)) == (0, 1)
    play.one("end")
    next_turn(play, 0, "stay-tapped")
    play.one("yes")
    next_turn(play, 0)
    assert (play.host(ANIMA), play.is_tapped(who), play.value("Ashley", INTERCEPT)) == (who, True, 2)


@pytest.mark.parametrize("how", ["phase", "effect"])
def test_it_is_burned_when_he_unlocks(how: str) -> None:
    """100068: with all others, or by an effect."""
    play = vigil("Lauren")
    if how == "effect":
        untap(play.g, play.card("Lauren"))
        play.one("end")
        while play.asked.asks == "act":
            least(play, "end")
    else:
        play.one("end")
        next_turn(play, 0, "stay-tapped")
        play.one("no")
        next_turn(play, 0)
    assert (play.where(ANIMA), play.value("Ashley", INTERCEPT)) == ("ash heap", 0)
    assert not play.is_tapped("Lauren")
