"""Names as people type them: without accents, in any case; and what they may have meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from primogen.text.near import near

SHOWN: Final = 40  # letters of a name that is not known: a whole text pasted there would fill the screen


def unaccented(text: str) -> str:
    """Case stays: YES and yes are answers to different questions."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def folded(text: str) -> str:
    return unaccented(text).casefold()


def place_of(said: str, texts: Sequence[str]) -> int:
    """Where it stands, as it is written or else without accents; -1 if nowhere, or in more than one place."""
    if said in texts:
        return texts.index(said)
    found = [at for at, text in enumerate(texts) if unaccented(text) == unaccented(said)]
    return found[0] if len(found) == 1 else -1


def agree(found: object, wanted: object) -> bool:
    if isinstance(found, str) and isinstance(wanted, str):
        return unaccented(found) == unaccented(wanted)
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(agree, found, wanted))
    return found == wanted


def is_called(said: str, name: str, key: str) -> bool:
    return said in (name, key) or folded(said) in (folded(name), key.casefold())


def meant(said: str, names: Iterable[str]) -> str:
    """ "; did you mean Keondra?", or nothing."""
    known = {folded(name): name for name in names}
    close = near(folded(said)[:SHOWN], known)
    return f"; did you mean {' or '.join(known[each] for each in close)}?" if close else ""


def known(said: str, names: Iterable[str]) -> str:
    """What may have been meant, and all there are."""
    listed = list(names)
    return f"{meant(said, listed)}{' Known' if meant(said, listed) else '; known'}: {', '.join(listed)}"


def split_number(name: str) -> tuple[str, int]:
    """ "Name (2)" is the second of that name."""
    match = re.fullmatch(r"(.+) \(([1-9][0-9]?)\)", name)
    return (match.group(1), int(match.group(2))) if match else (name, 1)
