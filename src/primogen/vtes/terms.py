"""The terms of a table of the Eternal Struggle: by which rules, and whatever it settles otherwise."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from primogen.games.terms import NO_TERMS, Term, Terms, Unsettled, Value
from primogen.kernel.journal import Header
from primogen.text.languages import pick
from primogen.vtes.editions import DOCUMENT, EDITIONS
from primogen.vtes.opening import understood
from primogen.vtes.rules.switches import settled

EDITION: Final = "edition"
TITLE: Final = ("Rules", "Reglas")


@dataclass(frozen=True)
class Agreed:
    """All that is settled. `switches`: those not as in the edition, by name."""

    edition: str = DOCUMENT
    switches: dict[str, str] = field(default_factory=dict)

    def settled(self) -> list[int]:
        return settled(self.switches, EDITIONS[self.edition].settled())


def agreed_in(terms: Terms) -> Agreed:
    """`Unsettled` if there are no such rules, or no such switch."""
    edition = terms.get(EDITION, DOCUMENT)
    if edition not in EDITIONS:
        raise Unsettled(f"no edition is called {edition!r}: {', '.join(EDITIONS)}")
    found = Agreed(edition, {name: value for name, value in terms.items() if name != EDITION})
    try:
        found.settled()
    except ValueError as error:
        raise Unsettled(str(error)) from None
    return found


def terms_offered(terms: Terms, lang: int) -> list[Term]:
    values = [Value(name, pick(lang, *edition.title)) for name, edition in EDITIONS.items()]
    return [Term(EDITION, pick(lang, *TITLE), values, agreed_in(terms).edition)]


def terms_in(header: Header) -> Terms:
    """As little as says it: of a game that was dealt."""
    found = understood(header)
    return ({EDITION: found.edition} if found.edition != DOCUMENT else dict(NO_TERMS)) | found.switches
