"""`primogen rules --compare`: two editions side by side."""

from __future__ import annotations

import json
import textwrap
from itertools import zip_longest
from typing import Final

from primogen.books.differences import Compared, NoSuchEdition, Side, compared, grouped
from primogen.cli.misuse import Misused
from primogen.games.register import chapters, wing
from primogen.text.languages import LANGUAGES, pick

COLUMN: Final = 48
GAP: Final = 4


def show_comparison(game: str | None, one: str, two: str, lang: str, *, as_json: bool) -> int:
    """What they settle otherwise, by chapter."""
    played, number = wing(game), LANGUAGES[lang]
    try:
        found = compared(played.name, one, two)
    except NoSuchEdition as error:
        raise Misused(str(error)) from None
    if as_json:
        print(json.dumps([as_record(each, one, two) for each in found], indent=1))
        return 0
    titles = chapters(played.books[0].key)
    for group, rows in grouped(found).items():
        print(f"{titles[group][number]}\n")
        for each in rows:
            print(f"{each.difference.id}  {each.difference.topic} ({status(each, number)})")
            print_sides(Side(one, ()), Side(two, ()))
            print_sides(each.one, each.two)
            print()
    print(
        pick(
            number, f"{len(found)} differences between {one} and {two}", f"{len(found)} diferencias entre {one} y {two}"
        )
    )
    return 0


def status(each: Compared, lang: int) -> str:
    words = {
        "changed": ("changed", "cambiado"),
        "clarified": ("clarified later", "aclarado después"),
        "added": ("added later", "añadido después"),
    }
    return words[each.difference.status][lang]


def print_sides(one: Side, two: Side) -> None:
    for left, right in zip_longest(lines(one), lines(two), fillvalue=""):
        print(f"  {left:<{COLUMN}}{' ' * GAP}{right}".rstrip())


def lines(side: Side) -> list[str]:
    """Its words, and then its rules."""
    return [*textwrap.wrap(side.words, COLUMN), *textwrap.wrap(", ".join(side.rules), COLUMN)]


def as_record(each: Compared, one: str, two: str) -> dict[str, object]:
    row = each.difference
    return {
        "id": row.id,
        "topic": row.topic,
        "group": row.group,
        "status": row.status,
        "switch": row.switch,
        "editions": {one: told(each.one), two: told(each.two)},
        "note": row.note,
    }


def told(side: Side) -> dict[str, object]:
    return {"says": side.words, "rules": list(side.rules)}
