"""Searches of libraries and crypts: what may be found, who sees it, where it goes."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.seeing import sees
from primogen.vtes.rules.words import CRYPT, HAND, LIBRARY, UNCONTROLLED
from primogen.vtes.scenes.laying import INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of, name_of

FANCHON = "Mistress Fanchon"
MIXED = ["Blood Doll", "Blur", ".44 Magnum", "Bum's Rush", "Powerbase: Savannah"]


def acts(key: str, one: Side, *more: str) -> Play:
    """By what he prints; nobody blocks."""
    name = name_of(key)
    play = begin(one, Side(), book=book_of(key, *more))
    play.one(f"{name}: act with {name}")
    return play


def found(play: Play) -> set[str]:
    return {said for said in play.offered if said != "no"}


@pytest.mark.parametrize(("key", "offered"), [
    ("200999", {"Blur", ".44 Magnum", "Bum's Rush"}),
    ("201685", {".44 Magnum"}),
    ("200319", {"Powerbase: Savannah"}),
    ("201367", set()),
])  # fmt: skip
def test_what_may_be_found(key: str, offered: set[str]) -> None:
    """200999: a minion card; 201685: equipment; 200319: a location; 201367: a melee weapon."""
    play = acts(key, Side(ready=[name_of(key)], library=MIXED))
    assert found(play) == offered


def test_a_card_comes_to_hand_and_is_shown() -> None:
    """200999: at 1 stealth; with a full hand she discards down; the library is shuffled."""
    one = Side(ready=[FANCHON], library=MIXED, hand=["Dodge"] * 7)
    with scene(one, Side(ready=["Lauren"], library=MIXED), book=book_of("200999")) as play:
        play.one(f"{FANCHON}: act with {FANCHON}")
        play.two("block with Lauren", "decline")
        library = play.g.pile(0, LIBRARY)
        assert all(sees(play.g, 0, card) and not sees(play.g, 1, card) for card in library)
        assert not any(sees(play.g, 1, card) for card in play.g.pile(1, LIBRARY))
        play.one("Blur", "discard Dodge")
        assert sorted(play.names(0, HAND)) == ["Blur", *["Dodge"] * 6]
        assert "One reveals Blur" in play.told_since(0, 1)
        assert not any(sees(play.g, 0, card) for card in play.g.pile(0, LIBRARY))
        assert len(play.g.pile(0, LIBRARY)) == len(MIXED) - 1


def test_she_need_not_find_anything() -> None:
    """200999."""
    play = acts("200999", Side(ready=[FANCHON], library=MIXED, hand=["Dodge"] * 7))
    play.one("no")
    assert (play.names(0, HAND), len(play.g.pile(0, LIBRARY))) == (["Dodge"] * 7, len(MIXED))


def test_a_weapon_that_is_not_shown() -> None:
    """201367: what it is she keeps to herself; she discards down, and the library is shuffled."""
    steed = name_of("201367")
    one = Side(ready=[steed], library=["Blur", ".44 Magnum", "Bastard Sword"], hand=["Dodge"] * 7)
    play = acts("201367", one, "100139")
    assert found(play) == {"Bastard Sword"}
    play.one("Bastard Sword", "discard Dodge")
    assert "Bastard Sword" in play.names(0, HAND)
    assert not [line for line in play.told_since(0, 1) if "Bastard Sword" in line]


@pytest.mark.parametrize("ready", [True, False])
def test_searches_in_the_unlock_phase(ready: bool) -> None:
    """200648: while he is ready, for equipment that is no location in play; if she likes."""
    ivan = "Ivan Krenyenko"
    library = [".44 Magnum", "Blur", "Local 1111"]
    one = Side(ready=[ivan] if ready else [], torpor=[] if ready else [ivan], library=library)
    play = begin(one, Side(), phase=UNTAP, book=book_of("200648", "101117"))
    assert ("yes" in play.offered) == ready
    if ready:
        play.one("yes")
        assert found(play) == {".44 Magnum"}
        play.one(".44 Magnum")
        assert ".44 Magnum" in play.names(0, HAND)


def test_only_in_his_own_unlock_phase() -> None:
    """200648."""
    one = Side(ready=["Ivan Krenyenko"], library=[".44 Magnum"])
    play = begin(one, Side(), turn=1, phase=UNTAP, book=book_of("200648"))
    assert "yes" not in play.offered


# ---- crypts


@pytest.mark.parametrize(("answers", "found_there"), [
    (("yes", "Lauren"), True),
    (("yes", "no"), False),
    (("no",), False),
])  # fmt: skip
def test_a_clansman_is_looked_for_as_he_enters_play(answers: tuple[str, ...], found_there: bool) -> None:
    """201436: a Tremere of the crypt, who is shown and comes to the uncontrolled region, without blood."""
    tremere, verbruch = "Lauren", "Verbruch"
    one = Side(uncontrolled=[verbruch], blood={verbruch: 9}, crypt=["Sully", tremere, "Madison"])
    play = begin(one, Side(), phase=INFLUENCE, book=book_of("201436"))
    play.one("end")
    for answer in answers:
        play.one(answer)
        if answer == "yes":
            assert found(play) == {tremere}
            assert all(sees(play.g, 0, card) and not sees(play.g, 1, card) for card in play.g.pile(0, CRYPT))
    assert (tremere in play.names(0, UNCONTROLLED), len(play.g.pile(0, CRYPT))) == (found_there, 3 - found_there)
    assert (f"One reveals {tremere}" in play.told_since(0, 1)) == found_there


def test_a_vampire_is_looked_for_by_an_action() -> None:
    """200447: for 2 pool, and it is not shown."""
    jensen = "Evil Jensen"
    with scene(Side(ready=[jensen], crypt=["Lauren"], pool=3), Side(), book=book_of("200447")) as play:
        play.one(f"{jensen}: act with {jensen}")
        assert found(play) == {"Lauren"}
        play.one("Lauren")
        assert not [line for line in play.told_since(0, 1) if "Lauren" in line]
        assert (play.pool[0], play.names(0, UNCONTROLLED)) == (1, ["Lauren"])


def test_not_without_the_pool() -> None:
    """200447."""
    play = begin(Side(ready=["Evil Jensen"], crypt=["Lauren"], pool=2), Side(), book=book_of("200447"))
    assert "Evil Jensen: act with Evil Jensen" not in play.offered


def test_older_vampires_are_blocked_for_blood() -> None:
    """200447."""
    for acting, cost in ((FANCHON, 1), ("Rosalina Cortez", 0)):
        two = Side(ready=["Evil Jensen"])
        play = begin(Side(ready=[acting]), two, book=book_of("200447", "200999"))
        before = play.blood("Evil Jensen")
        play.one(f"bleed with {acting}")
        play.two("block with Evil Jensen")
        assert before - play.blood("Evil Jensen") == cost


def test_a_card_with_another_name_is_not_found() -> None:
    """201520, 201413: they name a card."""
    nefertiti = name_of("201520")
    play = acts("201520", Side(ready=[nefertiti], crypt=["Lauren"]))
    assert found(play) == set()
    shulgi = name_of("201413")
    play = begin(Side(ready=[shulgi], library=MIXED), Side(), phase=UNTAP, book=book_of("201413"))
    play.one("yes")
    assert found(play) == set()


# ---- others


def test_a_location_looks_for_a_weapon() -> None:
    """100035: locked, in her minion phase."""
    al = "Al's Army Apparatus"
    play = begin(Side(ready=["Lauren"], in_play=[al], library=MIXED), Side(), book=book_of("100035"))
    play.one(f"use {al}")
    assert found(play) == {".44 Magnum"}
    play.one(".44 Magnum")
    assert play.is_tapped(al) and ".44 Magnum" in play.names(0, HAND)
    assert f"use {al}" not in play.offered


def test_only_in_her_minion_phase() -> None:
    """100035."""
    al = "Al's Army Apparatus"
    play = begin(Side(ready=["Lauren"], in_play=[al], library=MIXED), Side(), phase=MASTER, book=book_of("100035"))
    assert f"use {al}" not in play.offered


@pytest.mark.parametrize("way", ["way 0", "way 1"])
def test_blood_for_a_clansman_or_another_one(way: str) -> None:
    """100552: 2 blood for a younger one, or one of the crypt; only Harbingers of Skulls."""
    card, angelique, erebus, khurshid = "Disciple of Lazarus", "Angelique", "Erebus", "Khurshid"
    one = Side(ready=[angelique], hand=[card], uncontrolled=[erebus, "Lauren"], crypt=[khurshid, "Madison"])
    with scene(one, Side(), book=book_of("100552", "200093", "200428", "200781")) as play:
        play.one(f"play {card}", way)
        wanted = khurshid if way == "way 1" else erebus
        assert found(play) == {wanted}
        play.one(wanted)
        assert play.blood(erebus) == (2 if way == "way 0" else 0)
        assert (khurshid in play.names(0, UNCONTROLLED)) == (way == "way 1")
