"""Two editions of a game side by side, over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Router, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath, QueryParameter

from primogen.books.differences import Compared, NoSuchEdition, Side, compared, editions, grouped
from primogen.games.register import chapters, wing
from primogen.server.asking import Lang, language
from primogen.server.library import desk_of
from primogen.server.reading import not_too_much

Name = Annotated[str, QueryParameter(description="an edition; empty for the oldest, or the newest", max_length=40)]


class Column(msgspec.Struct):
    """What one of the two settles, and the rules that say so."""

    words: str
    rules: list[str]


class Row(msgspec.Struct):
    id: str
    topic: str
    status: str
    one: Column
    two: Column
    note: str


class Group(msgspec.Struct):
    title: str
    rows: list[Row]


class Comparison(msgspec.Struct):
    """`editions`: all there are, the oldest first; none where a game has only one."""

    editions: list[str]
    one: str
    two: str
    groups: list[Group]


@get("/api/games/{game:str}/differences", sync_to_thread=True)
def differences(game: FromPath[str], one: Name = "", two: Name = "", lang: Lang = "en") -> Comparison:
    desk_of(game)
    known, number = editions(game), language(lang)
    try:
        return side_by_side(game, one or known[0], two or known[-1], number)
    except NoSuchEdition as error:
        raise HTTPException(str(error), status_code=400) from None


@cache
def side_by_side(game: str, one: str, two: str, lang: int) -> Comparison:
    """There are few pairs, and they never change."""
    titles, found = chapters(wing(game).books[0].key), grouped(compared(game, one, two))
    groups = [Group(titles[group][lang], [row_of(each) for each in rows]) for group, rows in found.items()]
    return Comparison(editions(game), one, two, groups)


def row_of(each: Compared) -> Row:
    row = each.difference
    return Row(row.id, row.topic, row.status, column(each.one), column(each.two), row.note)


def column(side: Side) -> Column:
    return Column(side.words, list(side.rules))


comparing: Final = Router("/", guards=[not_too_much], route_handlers=[differences])
