"""Whole files as other programs write them: reports of tournaments, decks out of builders. Their people are none."""

from __future__ import annotations

import json

import pytest

from primogen.decks.deck import DeckError
from primogen.vtes.decks.formats import FORMATS, read_deck, to_text
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import called
from primogen.vtes.decks.winning import winners

CRYPT = {"Krid": 3, "Gilbert Duane (G1)": 2, "Anarch Convert": 1, "Theo Bell (ADV)": 1}
LIBRARY = {"Blood Doll": 2, "The Parthenon": 1, ".44 Magnum": 10, "419 Operation": 1, "Deflection": 4}

ARCHIVE = """A Feast of Crows
Nowhere upon Sea, Ruritania
April 1st 2031
3R+F
18 players
Ana Example
https://www.vekn.net/event-calendar/event/0

-- 2gw9 + 3vp in the final

Deck Name: Crows [#2]
Created by: Ben Example
Description: 2 rounds went well.
3 of five at the table had guns:
10 crows, and 4x as many pigeons.

Crypt (7 cards, min=4, max=24, avg=3.71)
----------------------------------------
3x Krid               2 obf           Nosferatu:3
2x Gilbert Duane      7 AUS DOM OBF   prince  Malkavian:1
1x Anarch Convert     1 -none-                Caitiff:ANY
1x Theo Bell (ADV)    7 CEL POT DOM           Brujah:2    -- never came up

Library (18 cards)
Master (3; 1 trifle)
2x Blood Doll
1x Parthenon, The

Equipment (10)
10x .44 Magnum        -- 2 would have done

Action (1)
1x 419 Operation

Reaction (4)
4x Deflection
"""
OLD_ARCHIVE = """A Feast of Crows
18 players
Deck Name : Crows
Author : Ben Example
Description :
4 crows on a wall

Crypt [7 vampires] Capacity min: 1 max: 7 average: 3.71
------------------------------------------------------------
3x Krid\t\t\t  2  obf              Nosferatu:3
2x Gilbert Duane 7 AUS DOM OBF prince Malkavian:1
1x Anarch Convert 1 -none-            Caitiff:ANY
1x Theo Bell (ADV) 7 CEL POT DOM      Brujah:2

Library [18 cards]
------------------------------------------------------------
Master [3]
  2x Blood Doll
  1x Parthenon, The
Equipment [10]
  10x .44 Magnum
Action [1]
  1x 419 Operation
Reaction [4]
  4x Deflection

Crafted with : a program of old. [Tue Apr 01 00:00:00 2031]
"""
BUILDER = """Deck Name: Crows
Author: Ben Example
Description: 2 crows
3 pigeons

Crypt (7 cards, min=4 max=24 avg=3.71)
======================================
2x Gilbert Duane     7 AUS DOM OBF   Prince   Malkavian:1
1x Theo Bell (ADV)   7 CEL DOM POT            Brujah:2
3x Krid              2 obf                    Nosferatu:3
1x Anarch Convert    1                        Caitiff:ANY

Library (18 cards)
==================
Master (3; 1 trifle)
---------------------
2x Blood Doll
1x The Parthenon

Action (1)
-----------
1x 419 Operation

Equipment (10)
---------------
10x .44 Magnum

Reaction (4)
-------------
4x Deflection
"""
BUILDERS_REPORT = """A Feast of Crows                                   # Event Name
18 players                                         # Number of Players
Deck Name: Crows                                   # OPTIONAL
Created by: Ben Example                            # OPTIONAL, only if different from Winner

""" + BUILDER.partition("\n\n")[2]
JOL = """3x Krid
2x Gilbert Duane
1x Anarch Convert
1x Theo Bell (ADV)

2x Blood Doll
1x Parthenon, The
10x .44 Magnum
1x 419 Operation
4x Deflection"""
BUILDERS_JOL = JOL.replace("x ", "x").replace("\n\n", "\n")
LACKEY = """2\tBlood Doll
1\tParthenon, The
10\t.44 Magnum
1\t419 Operation
4\tDeflection
Crypt:
3\tKrid
2\tGilbert Duane
1\tAnarch Convert
1\tTheo Bell (ADV)"""
BUILDERS_LACKEY = "\n".join(
    line.replace("\t", " " * (8 - len(line.partition("\t")[0]))) for line in LACKEY.splitlines()
)
FILES = {
    "the tournament archive": ARCHIVE,
    "the archive of old": OLD_ARCHIVE,
    "a builder's text": BUILDER,
    "a builder's report": BUILDERS_REPORT,
    "JOL": JOL,
    "JOL, by a builder": BUILDERS_JOL,
    "Lackey": LACKEY,
    "Lackey, by a builder": BUILDERS_LACKEY,
    "with a mark before it": f"\ufeff{ARCHIVE}",
    "of another system": ARCHIVE.replace("\n", "\r\n"),
}


def by_name(half: dict[str, int]) -> dict[str, int]:
    return {called()[card]: copies for card, copies in half.items()}


@pytest.mark.parametrize("kind", FILES)
def test_a_whole_file_is_read(kind: str) -> None:
    """Players, rounds and what is told of the deck are no cards, whatever number they begin with."""
    found = read_deck(FILES[kind])
    assert (by_name(found.crypt), by_name(found.library)) == (CRYPT, LIBRARY)
    if "Name" in FILES[kind]:
        assert found.name.startswith("Crows") and "OPTIONAL" not in found.name and found.author == "Ben Example"


def test_a_link_and_json_are_read() -> None:
    """As krcg writes them: commas and pluses are quoted, and a library lies by types."""
    by = {name: card for card, name in called().items()}
    crypt, library = ({by[name]: copies for name, copies in half.items()} for half in (CRYPT, LIBRARY))
    rows = ";".join(f"{card}={copies}" for card, copies in {**crypt, **library}.items())
    link = read_deck(f"https://vdb.im/decks/deck?name=Crows+%26+more&author=Ben+Example#{rows}")
    assert (link.name, link.author, link.crypt, link.library) == ("Crows & more", "Ben Example", crypt, library)
    half = {"count": 7, "cards": [{"id": int(card), "count": copies, "name": ""} for card, copies in crypt.items()]}
    rest = [{"id": int(card), "count": copies, "name": ""} for card, copies in library.items()]
    whole = {
        "id": "crows", "event": "A Feast of Crows", "players_count": 18, "player": "Ana Example", "name": "Crows",
        "crypt": half, "library": {"count": 18, "cards": [{"type": "Master", "count": 18, "cards": rest}]},
    }  # fmt: skip
    found = read_deck(json.dumps(whole))
    assert (found.name, found.crypt, found.library) == ("Crows", crypt, library)


def test_namesakes_are_told_apart_by_the_group_in_the_last_column() -> None:
    text = "Crypt (3 cards)\n1x Theo Bell     7 CEL POT dom   Brujah:2\n2x Theo Bell     7 CEL POT dom   Brujah:6\n"
    assert by_name(read_deck(text).crypt) == {"Theo Bell (G2)": 1, "Theo Bell (G6)": 2}


def test_names_in_plain_letters() -> None:
    """Lackey knows no others; nor any that a file cannot be called."""
    text = '1\tKpist m45\n1\tPentex(TM) Subversion\nCrypt:\n1\tGrazyna "Butcher" Olesinska\n1\tAline Gadeke\n'
    found = read_deck(text)
    assert by_name(found.library) == {"Kpist m/45": 1, "Pentex(TM) Subversion": 1}
    assert by_name(found.crypt) == {'Grażyna "Butcher" Olesińska': 1, "Aline Gädeke": 1}


def test_below_a_heading_a_row_is_a_card() -> None:
    """And above it none is; where there is no crypt's heading, every row is."""
    with pytest.raises(DeckError, match="line 4: no card is called 'players'"):
        read_deck("18 players\nCrypt (1 cards)\n1x Krid\n18 players\n")
    with pytest.raises(DeckError, match="line 1: no card is called 'players'"):
        read_deck("18 players\nLibrary (1 cards)\n1x Blood Doll\n")
    assert by_name(read_deck("Library: all I own\n1x Blood Doll\n").library) == {"Blood Doll": 1}


@pytest.mark.parametrize("how", FORMATS)
def test_every_deck_that_ever_won_survives_every_format(how: str) -> None:
    for won in winners():
        before = won.deck()
        after = read_deck(to_text(before, how))
        assert after.halves() == before.halves()
    assert len(winners()) > 3600 and isinstance(after, DeckList)
