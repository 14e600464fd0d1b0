"""What routes are asked for in common: a language, and the terms of a table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter

from primogen.games.register import wing
from primogen.games.terms import Terms, Unsettled
from primogen.text.languages import EN, LANGUAGES

LONGEST_TERM: Final = 60  # characters of its name, or of what it is
MOST_TERMS: Final = 200  # more than any game has
LONGEST_TERMS: Final = 1000  # characters of all of them, in an address

Lang = Annotated[str, QueryParameter(description="en or es", max_length=8)]
AskedIds = Annotated[
    str | None, QueryParameter(description="ids of cards, with commas between", max_length=LONGEST_TERMS)
]
AskedTerms = Annotated[
    str, QueryParameter(description="by which terms, as name:value,name:value", max_length=LONGEST_TERMS)
]
Told = Annotated[str, msgspec.Meta(max_length=LONGEST_TERM)]
NewTerms = Annotated[dict[Told, Told], msgspec.Meta(max_length=MOST_TERMS)]  # such as {"edition": "2020"}


def language(lang: str) -> int:
    if lang not in LANGUAGES:
        raise HTTPException(f"no texts are written in {lang!r}: {', '.join(LANGUAGES)}", status_code=400)
    return LANGUAGES[lang]


def terms_asked(game: str, asked: str) -> Terms:
    """Of "edition:2020,city:prague"; what no table has is refused."""
    terms = {name: value for name, _, value in (each.partition(":") for each in asked.split(",") if each)}
    try:
        if terms:
            wing(game).terms(terms, EN)
    except Unsettled as error:
        raise HTTPException(str(error), status_code=400) from None
    return terms
