"""What a header settles: the edition, the city, the switches; and what it means when it does not say."""

from __future__ import annotations

import json
import random

import pytest

from primogen.kernel.game import Game, Saved
from primogen.kernel.journal import Header, OpeningError
from primogen.kernel.machine import answer
from primogen.kernel.plain import as_dict
from primogen.kernel.resting import resting
from primogen.kernel.waking import woken
from primogen.rivals.cards import SETS
from primogen.rivals.decks.starters import starter
from primogen.rivals.editions import EDITIONS, NEWEST, bound
from primogen.rivals.language.sets import CardSet, until
from primogen.rivals.opening import header_of, opened, understood
from primogen.rivals.releasing import released, under
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.switches import BY_NAME, HOW_MANY, SWITCHES
from primogen.rivals.rules.switches.conspiracies import PERMISSION
from primogen.rivals.rules.switches.tables import BLUFFING, ON
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import CITY, LIBRARY
from support import MONSTER_STACK, RIO_DECK, RULEBOOK
from then import book_then, card

NAMES = ["ministry", "faithful", "caitiff"]
HARBOUR = CardSet(NEWEST, (), cities={"harbour": (card("Vagrant"), card("Maid"))})


def decks() -> list[Deck]:
    return [starter(name).for_play() for name in NAMES]


def header(**said: object) -> Header:
    return {**header_of(NAMES, decks(), b"editions"), **said}


def without(*keys: str) -> Header:
    return {key: said for key, said in header().items() if key not in keys}


def why_not(told: Header) -> str:
    with pytest.raises(OpeningError) as caught:
        opened(told)
    return str(caught.value)


# ---- what it says, and what it means by silence


def test_a_header_says_what_is_chosen() -> None:
    told = header_of(NAMES, decks(), b"1", switches={"bluffing": "on"})
    assert (told["edition"], told["city"], told["switches"]) == ("2023", "rio", {"bluffing": "on"})
    assert opened(told).switches[BLUFFING] == ON


def test_what_is_not_said_is_2023_in_rio_without_switches() -> None:
    bare = without("edition", "city", "monsters", "switches", "game")
    assert opened(bare).fingerprint() == opened(header()).fingerprint()
    assert understood(bare).edition == "2023"


def test_a_header_from_before_cities_and_switches_had_names_opens_alike() -> None:
    """Its City Deck and Monsters card by card, its switches by their places; the digest of its cards is the same."""
    old = header(city=RIO_DECK, monsters=MONSTER_STACK, switches=[0])
    assert opened(old).fingerprint() == opened(header()).fingerprint()
    assert released(old) == released(header())
    assert opened(header(city=RIO_DECK, monsters=MONSTER_STACK, switches=[1])).switches[BLUFFING] == ON


def test_the_edition_settles_what_the_table_does_not() -> None:
    book = book_then("2022-06")
    usual = header_of(NAMES, decks(), b"1", book, edition="2022-06", city="rio")
    own = header_of(
        NAMES, decks(), b"1", book, edition="2022-06", city="rio", switches={"conspiracy.permission": "first time"}
    )
    values = BY_NAME["conspiracy.permission"].values
    assert [values[opened(told, book).switches[PERMISSION]] for told in (usual, own)] == ["every time", "first time"]


# ---- the city is a choice


def test_a_table_chooses_its_city() -> None:
    book = bound(NEWEST, [*SETS.values(), HARBOUR])
    told = header_of(NAMES, decks(), b"1", book, city="harbour")
    g = opened(told, book)
    assert sorted({g.face(each).name for each in g.pile(CITY, LIBRARY)}) == ["Maid", "Vagrant"]
    assert told["city"] == "harbour" and opened(header(), book).fingerprint() == opened(header()).fingerprint()


def test_what_may_be_added_goes_into_any_city() -> None:
    """A table names the city and the addition; the city by itself stays as it was."""
    fair = CardSet(NEWEST, (), additions={"fair": (card("Mugger"),)})
    book = bound(NEWEST, [*SETS.values(), HARBOUR, fair])
    assert {"harbour", "harbour+fair", "rio+fair"} <= set(book.city_names())
    for city, names in (("harbour", ["Maid", "Vagrant"]), ("harbour+fair", ["Maid", "Mugger", "Vagrant"])):
        g = opened(header_of(NAMES, decks(), b"1", book, city=city), book)
        assert sorted({g.face(each).name for each in g.pile(CITY, LIBRARY)}) == names
    for wrong in ("harbour+rio", "fair"):
        with pytest.raises(OpeningError, match="no city called"):
            header_of(NAMES, decks(), b"1", book, city=wrong)


def test_the_digest_of_the_cards_is_that_of_the_city_too() -> None:
    book = bound(NEWEST, [*SETS.values(), HARBOUR])
    found = {str(header_of(NAMES, decks(), b"1", book, city=city)["cards"]) for city in ("rio", "harbour")}
    assert len(found) == 2


# ---- what is refused


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"edition": "1492"}, "a game of rivals 1492, format 2, cannot be opened here"),
        ({"city": "gotham"}, "2023 has no city called 'gotham': san-francisco"),
        ({"switches": {"bluff": "on"}}, "no switch is called 'bluff': bluffing, "),
        ({"switches": {"bluffing": "maybe"}}, "bluffing is never 'maybe': off, on"),
        ({"switches": [0, 0]}, "2 switches without names, but 1 had none"),
        ({"switches": {"bluffing": 1}}, "the header is not understood"),
        ({"edition": "2020"}, "2020 has no city called 'rio': san-francisco"),
    ],
)
def test_what_no_table_has_is_told(said: Header, why: str) -> None:
    assert why_not(header(**said)).startswith(why)


def test_no_header_is_made_for_a_table_that_cannot_be() -> None:
    for edition, city, why in (
        ("1492", "", "1492"),
        ("2023", "gotham", "gotham"),
        ("2020", "", "2020: no card is called"),
    ):
        with pytest.raises(OpeningError, match=why):
            header_of(NAMES, decks(), b"1", edition=edition, city=city)
    with pytest.raises(OpeningError, match="bluffing is never 'maybe'"):
        header_of(NAMES, decks(), b"1", switches={"bluffing": "maybe"})


def test_a_card_that_was_printed_otherwise_then_makes_another_digest() -> None:
    """A game of an older edition is not taken for one of the newest."""
    then = book_then("2020", until("2023", card("Vagrant"), blood=9))
    told = header_of(NAMES, decks(), b"1", then, edition="2020", city="rio")
    assert told["cards"] != header()["cards"]
    with pytest.raises(OpeningError, match="cards of this game have changed"):
        opened({**told, "edition": "2023"})


# ---- kept games


def at_rest(told: Header) -> Game:
    g = opened(told)
    rests: list[Game] = []
    g.rests = rests
    while not rests:
        answer(g, 0)
    return rests[0]


def test_the_switches_of_a_game_at_rest_come_back_by_their_names() -> None:
    told = header(switches={"conspiracy.permission": "never"})
    saved = resting(at_rest(told))
    swapped = {name: HOW_MANY - 1 - number for name, number in saved["words"]["switch"].items()}
    saved["words"]["switch"], saved["columns"]["switches"] = swapped, saved["columns"]["switches"][::-1]
    found = table(woken(Table(RULEBOOK), {"rest": json.loads(json.dumps(saved))}))
    assert found.switches == opened(told).switches != opened(header()).switches


@pytest.mark.parametrize("places", (1, 5, HOW_MANY - 1))
def test_a_game_saved_before_a_switch_was_named_goes_on_as_it_was(places: int) -> None:
    g = opened(header())
    saved = as_dict(json.loads(g.save()))
    as_dict(saved["columns"])["switches"] = [0] * places
    found = table(woken(Table(RULEBOOK), {"game": saved}))
    assert found.switches == [0] * HOW_MANY
    assert found.fingerprint() == g.fingerprint()


def test_a_switch_that_is_on_makes_another_position() -> None:
    prints = {opened(header(switches={each.name: each.values[-1]})).fingerprint() for each in SWITCHES}
    assert len({*prints, opened(header()).fingerprint()}) == len(SWITCHES) + 1


def test_what_is_under_way_means_what_the_tables_own_cards_mean() -> None:
    saved: Saved = opened(header()).saved()
    assert under(header(), saved) == under(without("edition"), saved)
    with pytest.raises(ValueError, match="no edition is called '1492'"):
        under(header(edition="1492"), saved)


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_come_to_their_end_by_the_rules_of_every_edition(edition: str) -> None:
    """Saved and loaded on the way, as by its own book."""
    book, dice = book_then(edition), random.Random(edition)
    told = header_of(NAMES, decks(), b"whole", book, edition=edition, city="rio")
    g = opened(told, book)
    while g.decision is not None:
        answer(g, dice.randrange(len(g.decision.options)))
        if dice.random() < 0.05 and g.decision is not None:
            print_then = g.fingerprint()
            g = table(woken(Table(book), {"game": json.loads(g.save())}))
            assert g.fingerprint() == print_then
    assert g.ended and g.switches == EDITIONS[edition].settled()
