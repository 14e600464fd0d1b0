"""The terms of a table of Rivals: its edition, its city, and whatever it settles otherwise than its edition does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from primogen.games.terms import NO_TERMS, Term, Terms, Unsettled, Value
from primogen.kernel.journal import Header
from primogen.rivals.editions import EDITIONS, NEWEST, book_of
from primogen.rivals.opening import understood
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.switches import settled
from primogen.text.languages import pick

EDITION: Final = "edition"
CITY: Final = "city"
TITLES: Final = {EDITION: ("Rules of", "Reglas de"), CITY: ("City", "Ciudad")}
EDITION_TITLES: Final = {
    "2020": ("2020, the first box", "2020, la primera caja"),
    "2022-06": ("June 2022", "junio de 2022"),
    "2022-09": ("September 2022", "septiembre de 2022"),
    "2023": ("2023, the newest", "2023, las más nuevas"),
}
CITY_TITLES: Final = {
    "san-francisco": ("San Francisco", "San Francisco"),
    "prague": ("Prague", "Praga"),
    "rio": ("Rio de Janeiro", "Río de Janeiro"),
    "conclave": ("the Conclave", "el Cónclave"),
}


@dataclass(frozen=True)
class Agreed:
    """All that is settled, and the book it is played from. `switches`: those not as in the edition, by name."""

    edition: str = NEWEST
    city: str = ""
    switches: dict[str, str] = field(default_factory=dict)

    @property
    def book(self) -> Rulebook:
        return book_of(self.edition)

    def named_city(self) -> str:
        return self.city or EDITIONS[self.edition].city

    def settled(self) -> list[int]:
        return settled(self.switches, EDITIONS[self.edition].settled())


NEWEST_AGREED: Final = Agreed()  # nothing but the newest edition as it is


def agreed_in(terms: Terms) -> Agreed:
    """`Unsettled` if there is no such edition, city or switch."""
    edition = terms.get(EDITION, NEWEST)
    playable = editions()
    if edition not in playable:
        raise Unsettled(f"no edition is called {edition!r}: {', '.join(playable)}")
    found = Agreed(edition, terms.get(CITY, ""), {k: v for k, v in terms.items() if k not in (EDITION, CITY)})
    cities = found.book.city_names()
    if found.city and found.city not in cities:
        raise Unsettled(f"{edition} has no city called {found.city!r}: {', '.join(cities)}")
    try:
        found.settled()
    except ValueError as error:
        raise Unsettled(str(error)) from None
    return found


def editions() -> list[str]:
    """Those whose own city is there to play in, the newest first."""
    return sorted((name for name, each in EDITIONS.items() if each.city in book_of(name).cities), reverse=True)


def terms_offered(terms: Terms, lang: int) -> list[Term]:
    agreed = agreed_in(terms)
    named = [Value(name, pick(lang, *EDITION_TITLES[name])) for name in editions()]
    cities = [Value(name, city_title(name, lang)) for name in agreed.book.city_names()]
    return [
        Term(EDITION, pick(lang, *TITLES[EDITION]), named, agreed.edition),
        Term(CITY, pick(lang, *TITLES[CITY]), cities, agreed.named_city()),
    ]


def city_title(name: str, lang: int) -> str:
    """A city, or a city and what is shuffled into it."""
    titles = [pick(lang, *CITY_TITLES[each]) for each in name.split("+")]
    return pick(lang, " with ", " con ").join(titles)


def terms_in(header: Header) -> Terms:
    """As little as says it: of a game that was dealt."""
    found = understood(header)
    terms = {EDITION: found.edition} if found.edition != NEWEST else dict(NO_TERMS)
    if isinstance(found.city, str) and found.city not in ("", EDITIONS[found.edition].city):
        terms[CITY] = found.city
    return terms | (found.switches if isinstance(found.switches, dict) else {})
