"""What a table settles before the deal: edition, city, switches; and what is refused."""

from __future__ import annotations

import random
from functools import partial

import pytest

from primogen.games.desks import DESKS
from primogen.games.register import wing
from primogen.games.terms import BY_LOT, NO_TERMS, Unsettled, drawn
from primogen.games.wing import Wing
from primogen.rivals.editions import EDITIONS
from primogen.rivals.opening import understood
from primogen.rivals.terms import CITY_TITLES, EDITION_TITLES, agreed_in
from primogen.text.languages import EN, ES

RIVALS = wing("rivals")
DECKS = ["ministry", "caitiff"]


def test_a_table_of_rivals_settles_edition_and_city() -> None:
    edition, city = RIVALS.terms(NO_TERMS, EN)
    assert (edition.name, edition.chosen, city.name, city.chosen) == ("edition", "2023", "city", "rio")
    assert "2023" in edition.possible() and "rio" in city.possible()
    assert {term.title for term in RIVALS.terms(NO_TERMS, ES)} == {"Reglas de", "Ciudad"}


def test_everything_that_can_be_settled_has_a_title() -> None:
    assert EDITION_TITLES.keys() == EDITIONS.keys()
    for edition in RIVALS.terms(NO_TERMS, EN)[0].possible():
        for name in agreed_in({"edition": edition}).book.city_names():
            assert set(name.split("+")) <= CITY_TITLES.keys()


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        ({"edition": "1999"}, "no edition is called '1999': 2023"),
        ({"city": "Atlantis"}, "2023 has no city called 'Atlantis': san-francisco"),
        ({"weather": "fog"}, "no switch is called 'weather'"),
        ({"conspiracy.permission": "perhaps"}, "conspiracy.permission is never 'perhaps': first time"),
    ],
)
def test_terms_that_no_table_has_are_refused(terms: dict[str, str], why: str) -> None:
    with pytest.raises(Unsettled, match=why.replace(".", r"\.")):
        RIVALS.terms(terms, EN)


class Plain(Wing):
    title = "Go Fish"


def test_a_game_that_has_none_says_so() -> None:
    with pytest.raises(Unsettled, match="played in one way only: nothing is called 'edition'"):
        Plain().terms({"edition": "2020"}, EN)


def test_they_are_in_the_header_and_come_back_from_it() -> None:
    desk, terms = DESKS["rivals"], {"conspiracy.permission": "never"}
    header = desk.deal(["A", "B"], DECKS, b"1", terms)
    assert (understood(header).switches, desk.terms(header)) == (terms, terms)
    assert desk.terms(desk.deal(["A", "B"], DECKS, b"1")) == {}


def test_what_is_left_to_chance_is_drawn_in_order() -> None:
    """The same dice draw the same; every edition comes, and every city of it."""
    offered = partial(RIVALS.terms, lang=EN)
    found = [drawn({"edition": BY_LOT, "city": BY_LOT}, offered, random.Random(seed)) for seed in range(200)]
    assert found == [drawn({"edition": BY_LOT, "city": BY_LOT}, offered, random.Random(seed)) for seed in range(200)]
    possible = {
        (edition, city)
        for edition in RIVALS.terms(NO_TERMS, EN)[0].possible()
        for city in RIVALS.terms({"edition": edition}, EN)[1].possible()
    }
    assert {(each["edition"], each["city"]) for each in found} == possible
    with pytest.raises(Unsettled, match="bluffing cannot be left to chance"):
        drawn({"bluffing": BY_LOT}, offered, random.Random(1))
