"""Decks in and out: our text and RivalsDB's JSON, and every way in which a text is no deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from primogen.decks.deck import DeckError
from primogen.rivals.decks.formats import from_json, from_text, read_deck, to_json, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.decks.validation import faults
from primogen.rivals.desk.shelf import RivalsDecks
from support import RULEBOOK

POOL = RULEBOOK.pool

SMALL = """\
# a remark of its own
Name: Small        # and one behind
Agenda: The Snake Den
haven: hah-the-temple-of-set
LEADER: keondra

Faction:
Keondra
1 Ceraph

Library
3 Awe
2x Coiled Strike
2 x Shotgun
Drive: Curiosity
1 awe
"""

RIVALSDB = {
    "id": 4711,
    "name": "From outside",
    "agenda": "hah-the-snake-den",
    "haven": "hah-the-temple-of-set",
    "factionDeck": {"hah-keondra": True, "hah-ceraph": False},
    "libraryDeck": {"hah-awe": 3, "hah-shotgun": 1},
}


def read(text: str) -> DeckList:
    return read_deck(text, POOL, "my deck")


def complaint(text: str) -> str:
    with pytest.raises(DeckError) as caught:
        read(text)
    return str(caught.value)


def without(key: str) -> str:
    return json.dumps({each: value for each, value in RIVALSDB.items() if each != key})


def having(**changes: object) -> str:
    return json.dumps({**RIVALSDB, **changes})


# ---- what is read


def test_our_text_is_read() -> None:
    """Names or ids, in any case, with or without a number; remarks and empty lines are nothing."""
    assert read(SMALL) == DeckList(
        "Small",
        "hah-the-snake-den",
        "hah-the-temple-of-set",
        ["hah-keondra", "hah-ceraph"],
        {"hah-awe": 4, "hah-coiled-strike": 2, "hah-shotgun": 2, "hah-drive-curiosity": 1},
        "hah-keondra",
    )


def test_the_json_of_rivalsdb_is_read() -> None:
    """What we do not need of it does not disturb."""
    assert read(json.dumps(RIVALSDB)) == DeckList(
        "From outside",
        "hah-the-snake-den",
        "hah-the-temple-of-set",
        ["hah-keondra", "hah-ceraph"],
        {"hah-awe": 3, "hah-shotgun": 1},
        "hah-keondra",
    )


def test_the_json_needs_neither_name_nor_leader() -> None:
    deck = from_json(having(name=None, factionDeck={"hah-keondra": False}))
    assert (deck.name, deck.leader, deck.faction) == ("", "", ["hah-keondra"])


@pytest.mark.parametrize("name", STARTERS)
def test_round_trips(name: str) -> None:
    """Through either format, and from one to the other, a deck stays what it is."""
    deck = starter(name)
    assert from_text(to_text(deck, POOL), POOL) == deck
    assert from_json(to_json(deck)) == deck
    assert from_json(to_json(from_text(to_text(from_json(to_json(deck)), POOL), POOL))) == deck
    assert to_text(from_text(to_text(deck, POOL), POOL), POOL) == to_text(deck, POOL)


def test_the_json_we_write_has_the_fields_of_rivalsdb() -> None:
    written = json.loads(to_json(starter("caitiff")))
    assert list(written) == ["agenda", "haven", "factionDeck", "libraryDeck", "name"]
    assert [card for card, leads in written["factionDeck"].items() if leads] == ["hah-lucky"]
    assert written["libraryDeck"]["hah-poison-pill"] == 1


def test_a_deck_with_a_card_we_do_not_know_is_still_written() -> None:
    """It goes by its id in both formats."""
    deck = DeckList("Old", "core-agenda", "core-haven", ["core-nobody"], {"core-punch": 2}, "")
    assert to_text(deck, POOL) == (
        "Name: Old\nAgenda: core-agenda\nHaven: core-haven\n\nFaction\ncore-nobody\n\nLibrary\n2 core-punch\n"
    )
    assert from_json(to_json(deck)) == deck


def test_a_file_without_a_name_is_called_after_its_file(tmp_path: Path) -> None:
    path = tmp_path / "serpents.txt"
    path.write_text(SMALL.replace("Name: Small", ""), encoding="utf-8")
    assert RivalsDecks().load(path).name == "serpents"
    path.write_text(SMALL, encoding="utf-8-sig")
    assert RivalsDecks().load(path).name == "Small"


# ---- what is no deck, in our text


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("Agenda: The Snake Denn", "no card is called 'The Snake Denn'; did you mean The Snake Den?"),
        ("Agenda:", "Agenda is empty"),
        ("Leader:   # nobody", "Leader is empty"),
        ("Keondra", "'Keondra' stands before any section: write Faction or Library above it"),
        ("Clan: Ministry", "'Clan: Ministry' stands before any section: write Faction or Library above it"),
        ("[[[", "'[[[' stands before any section: write Faction or Library above it"),
    ],
)
def test_a_bad_line_above_the_sections_is_named(line: str, what: str) -> None:
    assert complaint(f"Name: Bad\n\n{line}\n") == f"my deck, line 3: {what}"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("3 Nobody at all", "no card is called 'Nobody at all'"),
        ("3 Coiled", "no card is called 'Coiled'; did you mean Coiled Strike?"),
        ("Koiled Strike", "no card is called 'Koiled Strike'; did you mean Coiled Strike?"),
        (
            "2 Drive",
            "no card is called 'Drive'; did you mean Drive-By or Drive: Atonement or Drive: Curiosity?",
        ),
        ("0 Awe", "1 to 999 copies, not 0"),
        ("000 Awe", "1 to 999 copies, not 0"),
        ("1000 Awe", "1 to 999 copies, not 1000"),
        ("3", "no card is called '3'"),
        ("-1 Awe", "no card is called '-1 Awe'; did you mean Awe?"),
        ("3 Vagrant", "no card is called 'Vagrant'"),
        ("Agenda:", "Agenda is empty"),
    ],
)
def test_a_bad_line_in_a_section_is_named(line: str, what: str) -> None:
    """A number nobody could mean is refused before anything is counted; cards of the city are nobody's."""
    for section in ("Faction", "Library"):
        assert complaint(f"{section}\n{line}\n") == f"my deck, line 2: {what}"


def test_a_number_of_thousands_of_digits_is_only_a_bad_line() -> None:
    assert complaint("Faction\n" + "9" * 5000 + " Keondra").startswith("my deck, line 2: 1 to 999 copies, not 999")
    assert complaint("Library\n" + "x" * 50_000) == f"my deck, line 2: no card is called '{'x' * 60}'"


@pytest.mark.parametrize("head", ["Name", "Agenda", "Haven", "Leader"])
def test_what_there_is_one_of_stands_once(head: str) -> None:
    values = {"Name": "Bad", "Agenda": "The Snake Den", "Haven": "Haven - The Temple of Set", "Leader": "Keondra"}
    line = f"{head}: {values[head]}"
    assert complaint(f"{line}\n# more\n{line}\n") == f"my deck, line 3: a second {head}"


# ---- what is no deck, in JSON


@pytest.mark.parametrize("field", ["agenda", "haven", "factionDeck", "libraryDeck"])
def test_a_missing_field_is_named(field: str) -> None:
    assert complaint(without(field)) == f"my deck: not a deck of RivalsDB: Object missing required field `{field}`"


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"agenda": 3}, "Expected `str`, got `int` - at `$.agenda`"),
        ({"haven": None}, "Expected `str`, got `null` - at `$.haven`"),
        ({"name": []}, "Expected `str | null`, got `array` - at `$.name`"),
        ({"factionDeck": ["hah-keondra"]}, "Expected `object`, got `array` - at `$.factionDeck`"),
        ({"factionDeck": {"hah-keondra": "leads"}}, "Expected `bool`, got `str` - at `$.factionDeck[...]`"),
        ({"libraryDeck": {"hah-awe": "3"}}, "Expected `int`, got `str` - at `$.libraryDeck[...]`"),
        ({"libraryDeck": {"hah-awe": 1.5}}, "Expected `int`, got `float` - at `$.libraryDeck[...]`"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(changes: dict[str, object], place: str) -> None:
    assert complaint(having(**changes)) == f"my deck: not a deck of RivalsDB: {place}"


def test_broken_json_is_named_with_the_place() -> None:
    assert complaint('{"agenda": "x",').startswith("my deck: not a deck of RivalsDB: ")
    assert complaint('{"agenda": x}') == (
        "my deck: not a deck of RivalsDB: JSON is malformed: invalid character (byte 11)"
    )


def test_json_nested_without_end_is_only_no_deck() -> None:
    assert complaint('{"a":' * 100_000) == "my deck: not a deck of RivalsDB: nested too deep"


def test_two_leaders_are_one_too_many() -> None:
    both = {"hah-keondra": True, "hah-ceraph": True}
    assert complaint(having(factionDeck=both)) == (
        "my deck: more than one Leader at `$.factionDeck`: hah-keondra and hah-ceraph"
    )


def test_an_unknown_id_in_json_is_a_fault_of_the_deck() -> None:
    """RV-DECK-01: the format is right, the card is not ours."""
    deck = read(having(libraryDeck={"core-punch": 3}))
    assert ("unknown-card", "core-punch") in [(fault.key, fault.card) for fault in faults(deck, POOL)]


# ---- files


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.txt"
    garbage.write_bytes(bytes(range(256)))
    for path, what in (
        (tmp_path / "nowhere.txt", "No such file or directory"),
        (tmp_path, "Is a directory"),
        (garbage, "is not a text file"),
    ):
        with pytest.raises(DeckError, match=f"^{path}: {what}$"):
            RivalsDecks().load(path)


def test_a_bad_line_of_a_file_is_named_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("Faction\nKeondra\nKeondre\n", encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        RivalsDecks().load(path)
    assert str(caught.value) == f"{path}, line 3: no card is called 'Keondre'; did you mean Keondra?"


def test_a_hash_within_a_name_is_no_remark() -> None:
    text = "# Mine\nAgenda: Go For Broke # the best\nFaction\nInmate #745943 # mad\n  # nobody else\n"
    assert from_text(text, POOL).faction == ["core-inmate-745943"]
