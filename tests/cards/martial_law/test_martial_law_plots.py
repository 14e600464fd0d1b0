"""Actions and Traps of Martial Law that count what lies on others, or move it."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.kernel.decisions import verb_of
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])


# ---- Political Will


@pytest.mark.parametrize(("fist", "where"), [(0, "table"), (1, "discard")])
def test_political_will_is_put_into_play_by_a_scheme(fist: int, where: str) -> None:
    """ml-political-will: Ongoing, if the Scheme succeeds."""
    with scene(Side(haven=["Adept", "Clara"], hand=["Political Will"]), KEONDRA, book=BOOK) as play:
        play.one("play Political Will", "exhaust Adept", "pass", "fist 0")
        play.two("pass", f"fist {fist}", "NO")
        assert play.where("Political Will") == where


def test_political_will() -> None:
    """ml-political-will: 2 Influence for a Shield this turn, for one character of one's own."""
    one = Side(haven=["Loner", "Adept"], ongoing=["Political Will"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Political Will", "Loner", "2")
        assert [play.value(name, w.SHIELD) for name in ("Loner", "Adept", "Keondra")] == [1, 0, 0]
        assert play.g.prestige[0] == 3
        end_turn(play, 0)
        assert play.value("Loner", w.SHIELD) == 0


# ---- Sacrifice


def test_sacrifice() -> None:
    """ml-sacrifice: one by one onto cards of one's own that bear some, Rituals too; who gives it is defeated."""
    one = Side(haven=["Judge", "Loner", "Adept"], hand=["Sacrifice"], ongoing=["Stand and Deliver", "Rite"])
    one.blood = {"Loner": 2, "Adept": 1, "Stand and Deliver": 1, "Rite": 0}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Sacrifice", "exhaust Judge", "Loner")
        assert not play.offers("Rite") and not play.offers("Loner") and not play.offers("Keondra")
        play.one("Adept", "Stand and Deliver")
        assert [play.blood(name) for name in ("Adept", "Stand and Deliver", "Rite", "Judge")] == [2, 2, 0, 4]
        assert (play.where("Loner"), play.blood("Keondra")) == ("torpor", 6)


def test_sacrifice_when_nothing_else_has_blood() -> None:
    """ml-sacrifice: all of it is removed, whether or not anything is there to take it."""
    with scene(Side(haven=["Judge"], hand=["Sacrifice"]), KEONDRA, book=BOOK) as play:
        play.one("play Sacrifice")
        assert play.where("Judge") == "torpor"


# ---- Trash to Treasure


def test_trash_to_treasure() -> None:
    """ml-trash-to-treasure: 1 for each icon on the top 3 cards, each icon once; all 3 are discarded."""
    library = ["Rite", "Stand and Deliver", "Szlachta", "Spiders", "Coat"]
    one = Side(haven=["Judas"], hand=["Trash to Treasure"], library=library)
    with scene(one, Side(haven=["Keondra", "Elder"]), book=BOOK) as play:
        play.one("play Trash to Treasure", "Elder")
        assert (play.blood("Elder"), play.blood("Keondra")) == (4, 6)
        assert sorted(play.names(0, w.DISCARD)) == sorted(["Trash to Treasure", *library[:3]])
        assert len(play.names(0, w.LIBRARY)) == 2


# ---- Claymore


@pytest.mark.parametrize(("who", "left"), [("Gunner", 1), ("Rookie", 2)])
def test_claymore(who: str, left: int) -> None:
    """ml-claymore: 1 Physical Damage to the attacker for each Prestige on it, 1 more if the cell has Ordnance."""
    two = Side(haven=[who], streets=["Marksman"], face_down={"Claymore": 3}, leader_side="influence")
    with scene(Side(streets=["Banker"]), two, book=BOOK) as play:
        play.one("attack with Banker", "target Marksman", "Mental")
        play.two("spring Claymore")
        assert play.blood("Banker") == left
        play.ends_asking(play.asked.asks)


def test_claymore_needs_an_attacker() -> None:
    """ml-claymore: in no Action Phase without an attack."""
    two = Side(haven=["Gunner"], streets=["Marksman"], face_down={"Claymore": 3})
    with scene(Side(streets=["Banker"]), two, book=BOOK) as play:
        assert w.SPRING not in [verb_of(option) for option in play.g.interjections(1)]


# ---- Drive: Envy


@pytest.mark.parametrize(("face_down", "stakes"), [({"Claymore": 1}, 2), ({}, 0)])
def test_drive_envy(face_down: dict[str, int], stakes: int) -> None:
    """ml-drive-envy: 1 Blood of a Monster one has tagged, at the end of the turn; who needs none puts it elsewhere."""
    one = Side(haven=["Gunner"], attached={"Gunner": ["Drive: Envy"]}, face_down=face_down, tagged=["Maricoxi"])
    for blood, taken in ((2, True), (4, bool(face_down))):
        one.blood = {"Gunner": blood}
        with scene(one, KEONDRA, city=City(monsters=["Maricoxi", "Warlock"]), book=BOOK) as play:
            end_turn(play, 0)
            assert (play.blood("Maricoxi"), play.blood("Warlock")) == (7 - taken, 9)
            assert play.blood("Gunner") == {2: 2, 4: 3}[blood]  # and 1 is lost to the Monsters in any case
            assert sum(play.g.stakes[2::3]) == (stakes if blood == 4 else len(face_down))


# ---- Eye in the Sky


def test_eye_in_the_sky_burns_what_is_bare() -> None:
    """ml-eye-in-the-sky: burned, an Ongoing card without tokens is burned as well."""
    one = Side(haven=["Gunner"], ongoing=["Eye in the Sky"])
    two = Side(haven=["Keondra"], ongoing=["Stand and Deliver", "Dark Money"], blood={"Stand and Deliver": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Eye in the Sky")
        assert (play.where("Eye in the Sky"), play.where("Dark Money"), play.where("Stand and Deliver")) == (
            *("burned", "burned", "table"),
        )


@pytest.mark.parametrize(("blocker", "left"), [("Gunner", 2), ("Rookie", 3)])
def test_eye_in_the_sky_guides_who_blocks(blocker: str, left: int) -> None:
    """ml-eye-in-the-sky: +1 Damage for a Blocker with Drone Jockey who has played a Reaction."""
    one = Side(streets=["Banker"])
    two = Side(streets=[blocker, "Marksman"], hand=["Hit Back"], ongoing=["Eye in the Sky"], leader_side="influence")
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Banker", "target Marksman", "Physical")
        play.two(f"block with {blocker}", "place Hit Back")
        if blocker == "Gunner":
            play.two("activate Eye in the Sky")
        assert play.blood("Banker") == left
        assert play.is_ready("Eye in the Sky") == (blocker == "Rookie")


def test_eye_in_the_sky_needs_a_reaction_of_the_blocker() -> None:
    """ml-eye-in-the-sky: not for a Blocker who has played none, nor for a target who has."""
    two = Side(streets=["Gunner"], hand=["Hit Back"], ongoing=["Eye in the Sky"], leader_side="influence")
    for says in ("pass", "place Hit Back"):
        with scene(Side(streets=["Banker"]), two, book=BOOK) as play:
            play.one("attack with Banker", "Physical")
            play.two(says)
            assert not play.offers("activate Eye in the Sky")
    two.streets = ["Gunner", "Marksman"]
    with scene(Side(streets=["Banker"]), two, book=BOOK) as play:
        play.one("attack with Banker", "target Marksman", "Physical")
        play.two("block with Gunner", "pass")
        assert not play.offers("activate Eye in the Sky")
