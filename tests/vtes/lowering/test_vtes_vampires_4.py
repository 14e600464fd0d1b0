"""Vampires about the Edge, about titles that are contested, and about what befalls them in combat."""

from __future__ import annotations

import pytest

from primogen.vtes.rules import people as p
from primogen.vtes.rules.titles import kind_held
from primogen.vtes.scenes.laying import INFLUENCE, UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of, face, name_of
from vtes_extras import book_with, end_until, made_up
from vtes_fights import reach, strikes

GAROU = "Renegade Garou"
LODIN = "Lodin (Olaf Holte)"
BORODIN = "Dmitri Borodin"
GWENLLIAN = "Gwenllian Arwyn"
MELUSINE = "Mélusine d'Anjou"


# ---- the Edge


@pytest.mark.parametrize(("answer", "blood", "edge"), [("yes", 2, ""), ("no", 3, "Two")])
def test_her_prey_burns_the_edge_to_burn_his_blood(answer: str, blood: int, edge: str) -> None:
    """200767: in her unlock phase, if the prey likes."""
    one, two = Side(ready=["Keith Moody"]), Side(edge=True)
    play = begin(one, two, Side(), phase=UNTAP, book=book_of("200767"))
    play.two(answer)
    assert (play.blood("Keith Moody"), play.edge) == (blood, edge)


@pytest.mark.parametrize(("turn", "holder"), [(0, 2), (0, 0), (1, 1)])
def test_nobody_burns_the_edge_for_his_blood(turn: int, holder: int) -> None:
    """200767: another than her prey has it, or it is another's turn."""
    sides = [Side(ready=["Keith Moody"]), Side(), Side()]
    sides[holder].edge = True
    play = begin(*sides, turn=turn, phase=UNTAP, book=book_of("200767"))
    assert "yes" not in play.offered and play.blood("Keith Moody") == 3


def test_takes_the_edge_nobody_has() -> None:
    """200684: at 1 stealth."""
    with scene(Side(ready=["Jazz Wentworth"]), Side(ready=["Lauren"]), book=book_of("200684")) as play:
        play.one("Jazz Wentworth: act with Jazz Wentworth")
        play.two("block with Lauren", "decline")
        assert play.edge == "One"


@pytest.mark.parametrize("holder", [0, 1])
def test_takes_no_edge_from_anybody(holder: int) -> None:
    """200684."""
    sides = [Side(ready=["Jazz Wentworth"]), Side()]
    sides[holder].edge = True
    play = begin(*sides, book=book_of("200684"))
    assert "Jazz Wentworth: act with Jazz Wentworth" not in play.offered


# ---- titles


def contested(key: str, rival: str, city: str = "", edge: int = -1) -> Play:
    """That vampire comes into play, whose title his rival has; then it is the rival's turn, or his own."""
    title, clan = (p.PRINCE, p.BRUJAH) if city else (p.INNER_CIRCLE, face(key).clan)
    other = made_up(rival, clan, 9, title=title, city=city, sect=p.CAMARILLA)
    name = name_of(key)
    sides = [Side(uncontrolled=[name], blood={name: 12}), Side(ready=[rival])]
    if edge >= 0:
        sides[edge].edge = True
    play = begin(*sides, phase=INFLUENCE, book=book_with(face(key), other))
    play.one("end")
    if play.asked.asks == "discard":
        play.one("end")
    return play


@pytest.mark.parametrize("key", ["201151", "200568"])
def test_who_contests_his_title_must_yield(key: str) -> None:
    """201151, 200568: in the unlock phase; he himself need not."""
    play = contested(key, "The Other Elder")
    assert not play.is_asked(1, "contest-title")
    assert not play.g.contests[play.card("The Other Elder")]
    end_until(play, "act")
    while play.g.active != 0:
        play.answers(1, ("end",))
    assert kind_held(play.g, play.card(name_of(key))) == p.INNER_CIRCLE


def test_another_contest_goes_on() -> None:
    """201151: of a title that is not his."""
    one, two = (
        made_up("First", p.VENTRUE, 9, title=p.INNER_CIRCLE),
        made_up("Second", p.VENTRUE, 9, title=p.INNER_CIRCLE),
    )
    rafael = name_of("201151")
    sides = Side(uncontrolled=["First"], ready=[rafael], blood={"First": 9}), Side(ready=["Second"])
    play = begin(*sides, phase=INFLUENCE, book=book_with(face("201151"), one, two))
    play.one("end", "end")
    assert play.is_asked(1, "contest-title")


@pytest.mark.parametrize(("edge", "cost"), [(-1, 2), (1, 2), (0, 1)])
def test_contesting_a_title_costs_him_more(edge: int, cost: int) -> None:
    """201430: without the Edge; the other pays as ever."""
    play = contested("201430", "Rival", "Prague", edge)
    before = play.blood("Rival")
    play.two("contest Rival")
    assert play.blood("Rival") == before - 1
    while not play.is_asked(0, "contest-title"):
        play.answers(play.asked.seat, ("end",))
    play.one("contest Vasily")
    assert play.blood("Vasily") == 6 - cost


def test_rescues_for_less() -> None:
    """200485: 1 blood; another for 2."""
    for rescuer, cost in (("Frondator", 1), ("Lauren", 2)):
        with scene(Side(ready=[rescuer], torpor=["Madison"]), Side(), book=book_of("200485")) as play:
            before = play.blood(rescuer)
            play.one(f"rescue with {rescuer}", f"{rescuer} pays {cost}")
            assert (before - play.blood(rescuer), play.where("Madison")) == (cost, "ready")


# ---- in combat


@pytest.mark.parametrize(("other", "where"), [(GAROU, "torpor"), ("Lauren", "ready")])
def test_werewolves_inflict_aggravated_damage_on_her(other: str, where: str) -> None:
    """201261."""
    with scene(Side(ready=["Selena"]), Side(ready=[other]), book=book_of("201261", "101602")) as play:
        play.one("bleed with Selena")
        play.two(f"block with {other}")
        strikes(play, "hands", "hands")
        play.all_pass()
        assert play.where("Selena") == where


def test_nobody_else_is_so_hurt() -> None:
    """201261: a werewolf's damage to others is as ever."""
    with scene(Side(ready=["Lauren"]), Side(ready=[GAROU]), book=book_of("201261", "101602")) as play:
        play.one("bleed with Lauren")
        play.two(f"block with {GAROU}")
        strikes(play, "hands", "hands")
        play.all_pass()
        assert play.where("Lauren") == "ready"


def blocked(one: Side, two: Side, *keys: str) -> Play:
    play = begin(one, two, book=book_of(*keys))
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


def test_prevents_a_point_of_a_strike_once() -> None:
    """200848: of the opposing minion's strike, in each combat once."""
    play = blocked(Side(ready=[LODIN]), Side(ready=["Lauren"], hand=["Torn Signpost"]), "200848")
    before = play.blood(LODIN)
    strikes(play, "hands", "hands")
    reach(play, f"use {LODIN}").one(f"use {LODIN}")
    play.all_pass()
    assert play.blood(LODIN) == before


def test_prevents_all_of_a_strike_for_blood() -> None:
    """200350: aggravated or not, once in a combat."""
    one, two = Side(ready=[BORODIN]), Side(ready=["Lauren"], on={"Lauren": [".44 Magnum"]})
    play = blocked(one, two, "200350")
    before = play.blood(BORODIN)
    reach(play, "hands").one("hands")
    reach(play, "use .44 Magnum").two("use .44 Magnum")
    reach(play, f"use {BORODIN}").one(f"use {BORODIN}")
    assert play.blood(BORODIN) == before - 1
    assert f"use {BORODIN}" not in play.offered
    play.all_pass()
    assert play.blood(BORODIN) == before - 1


def test_stealth_for_blood() -> None:
    """200350: when it is needed."""
    with scene(Side(ready=[BORODIN]), Side(ready=["Lauren"]), book=book_of("200350")) as play:
        before = play.blood(BORODIN)
        play.one(f"bleed with {BORODIN}")
        play.two("block with Lauren")
        play.one(f"use {BORODIN}")
        play.two("decline")
        assert (play.blood(BORODIN), play.pool[1]) == (before - 1, 29)


# ---- while she acts


@pytest.mark.parametrize(("name", "key", "blocker", "less"), [
    (GWENLLIAN, "201642", "Lauren", True),
    (GWENLLIAN, "201642", GAROU, False),
    (MELUSINE, "200974", "Lauren", True),
    (MELUSINE, "200974", GAROU, False),
    (MELUSINE, "200974", "Rafael de Corazon", False),
])  # fmt: skip
def test_who_blocks_has_less_intercept(name: str, key: str, blocker: str, less: bool) -> None:
    """201642: a vampire; 200974: a younger one, for 1 blood."""
    play = begin(Side(ready=[name]), Side(ready=[blocker]), book=book_of(key, "101602", "201151"))
    before = play.blood(name)
    play.one(f"bleed with {name}")
    assert f"use {name}" not in play.offered
    play.two(f"block with {blocker}")
    assert (f"use {name}" in play.offered) == less
    if less:
        play.one(f"use {name}")
        play.two("decline")
        assert (play.blood(name), play.pool[1]) == (before - 1, 29)


def test_not_in_an_action_of_another() -> None:
    """201642: only in one she performs."""
    play = begin(Side(ready=["Madison", GWENLLIAN]), Side(ready=["Lauren"]), book=book_of("201642"))
    play.one("bleed with Madison")
    play.two("block with Lauren")
    assert f"use {GWENLLIAN}" not in play.offered
