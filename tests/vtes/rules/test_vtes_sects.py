"""Sects, clans, anarchs."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.people import (
    ANARCH,
    CAMARILLA,
    CLANS,
    INDEPENDENT,
    LAIBON,
    NO_SECT,
    SABBAT,
    SECT_OF_CLAN,
    VENTRUE,
)
from primogen.vtes.rules.titles import is_anarch, is_independent
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, BRUJAH_ANTITRIBU, LASOMBRA, end_until


def clans_of(sect: int) -> set[str]:
    return {name for name, each in zip(CLANS, SECT_OF_CLAN, strict=True) if each == sect}


def test_the_clans_of_the_sects() -> None:
    """VT-SECT-04, -06, -08, -09: seven with the Caitiff, fifteen, four, and all others are Independent."""
    assert clans_of(CAMARILLA) == {"Ventrue", "Tremere", "Toreador", "Nosferatu", "Malkavian", "Brujah", "Caitiff"}
    sabbat = clans_of(SABBAT)
    assert len(sabbat) == 15 and {"Lasombra", "Tzimisce", "Pander", "Ahrimane", "Kiasyd", "Blood Brother"} < sabbat
    assert len([name for name in sabbat if name.endswith("antitribu")]) == 8 and "Harbinger of Skulls" in sabbat
    assert clans_of(LAIBON) == {"Akunanse", "Guruhi", "Ishtarri", "Osebo"}
    rest = set(CLANS) - clans_of(CAMARILLA) - sabbat - clans_of(LAIBON) - clans_of(NO_SECT)
    assert rest == clans_of(INDEPENDENT) and {"Gangrel", "Giovanni", "Ravnos", "Samedi"} < rest


def test_the_sect_that_is_printed() -> None:
    """VT-SECT-01, -05, -10: against the clan's own; with none printed that of the clan."""
    with scene(Side(ready=["Wanderer", "Krid", "Turncoat", "Loner"]), Side(), book=BOOK) as play:
        sects = [play.g.sect_of(play.card(name)) for name in ("Wanderer", "Krid", "Turncoat", "Loner")]
        assert sects == [INDEPENDENT, CAMARILLA, SABBAT, INDEPENDENT]
        loner = play.card("Loner")
        assert not play.g.is_of(loner, CAMARILLA) and not play.g.is_of(loner, SABBAT)


def test_a_change_of_clan_changes_the_sect() -> None:
    """VT-SECT-02, VT-EX-19: to that of the new clan."""
    with scene(Side(ready=["Krid"], hand=["Disguise"]), Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Disguise", "end")
        krid = play.card("Krid")
        assert (play.g.clan_of(krid), play.g.sect_of(krid)) == (LASOMBRA, SABBAT)


def test_a_change_to_a_clan_of_the_same_sect() -> None:
    """VT-SECT-02: the sect stays, be it the clan's or not."""
    for name, sect in (("Krid", CAMARILLA), ("Wanderer", INDEPENDENT)):
        with scene(Side(ready=[name], hand=["Mask"]), Side(), phase=MASTER, book=BOOK) as play:
            play.one("play Mask", "end")
            card = play.card(name)
            assert (play.g.clan_of(card), play.g.sect_of(card)) == (VENTRUE, sect)


def test_a_writ_makes_him_camarilla_and_no_brujah() -> None:
    """VT-SECT-03, -07, VT-EX-18: a Brujah antitribu does not satisfy a requirement for a Brujah."""
    one = Side(ready=["Turncoat"], hand=["Writ", "Clan Errand", "Tower"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Writ", "end")
        turncoat = play.card("Turncoat")
        assert (play.g.clan_of(turncoat), play.g.sect_of(turncoat)) == (BRUJAH_ANTITRIBU, CAMARILLA)
        assert "VT-LIB-10" in play.refusal("play Clan Errand")
        play.one("play Tower")
        assert play.pool[0] == 33


def test_a_clan_requirement_is_met_by_the_clan() -> None:
    """VT-CRYPT-06, VT-SECT-07."""
    for name, plays in (("Krid", True), ("Turncoat", False), ("Wanderer", True), ("Sully", False)):
        with scene(Side(ready=[name], hand=["Clan Errand"]), Side(), book=BOOK) as play:
            assert play.offers("play Clan Errand") == plays


def test_becoming_an_anarch() -> None:
    """VT-ANARCH-02 to -04: for 2 blood, or 1 in the company of another; he is Independent then."""
    with scene(Side(ready=["Krid"]), Side(), book=BOOK) as play:
        play.one("become an anarch with Krid")
        krid = play.card("Krid")
        assert (play.blood("Krid"), is_anarch(play.g, krid), is_independent(play.g, krid)) == (3, True, True)
        assert not play.g.is_of(krid, CAMARILLA)
    with scene(Side(ready=["Krid", "Rebel"]), Side(), book=BOOK) as play:
        assert "VT-ANARCH-02" in play.refusal("become an anarch with Rebel")
        play.one("become an anarch with Krid")
        assert play.blood("Krid") == 4
    with scene(
        Side(ready=["Krid"], torpor=["Rebel"]), Side(ready=["Baron Gus"], tapped=["Baron Gus"]), book=BOOK
    ) as play:
        play.one("become an anarch with Krid")
        assert play.blood("Krid") == 3  # neither of them is a ready anarch of hers


def test_who_may_not_become_an_anarch() -> None:
    """VT-ANARCH-02, -03: the titled, and who cannot pay."""
    with scene(Side(ready=["Primogen Yan", "Krid"], blood={"Krid": 1}), Side(), book=BOOK) as play:
        assert "VT-ANARCH-02" in play.refusal("become an anarch with Primogen Yan")
        assert "VT-ANARCH-03" in play.refusal("become an anarch with Krid")


def test_an_anarch_who_changes_sect_is_none() -> None:
    """VT-ANARCH-05, -06: cards that require one refer to it, and nothing else does."""
    one = Side(ready=["Rebel"], hand=["Writ", "Riot"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        assert is_anarch(play.g, play.card("Rebel"))
        play.one("play Writ", "end")
        assert not is_anarch(play.g, play.card("Rebel"))
        assert "VT-LIB-10" in play.refusal("play Riot")
    with scene(Side(ready=["Rebel"], hand=["Riot"]), Side(), book=BOOK) as play:
        assert [words for words in play.offered if "Riot" not in words] == [
            "bleed with Rebel",
            "hunt with Rebel",
            "end",
        ]
        play.one("play Riot")
        assert play.pool[0] == 33


@pytest.mark.parametrize(("anarchs", "is_one"), [("independents", True), ("a sect", False)])
def test_an_anarch_is_an_independent(anarchs: str, is_one: bool) -> None:
    """VT-ANARCH-01: in the document; today's tournaments have a sect of their own."""
    with scene(Side(ready=["Rebel"]), Side(), book=BOOK, switches={"anarchs.are": anarchs}) as play:
        rebel = play.card("Rebel")
        assert (is_anarch(play.g, rebel), is_independent(play.g, rebel)) == (True, is_one)


def test_by_a_writ_the_anarch_is_no_independent() -> None:
    """VT-ANARCH-01, -05."""
    one = Side(ready=["Krid"], hand=["Crusade"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Crusade", "end", "become an anarch with Krid")
        assert play.g.sect_of(play.card("Krid")) == ANARCH
        end_until(play, "discard")
        play.ends_asking("discard")
