"""Cards as people call them: by id or by name, without accents, in any case."""

from __future__ import annotations

from primogen.rivals.rules.printed import Pool
from primogen.scenarios.names import SHOWN, is_called, meant


def definition_called(said: str, pool: Pool) -> int:
    """-1 if no card is called that."""
    found = pool.by_key.get(said, pool.by_name.get(said, -1))
    if found >= 0:
        return found
    numbers = reversed(range(len(pool.cards)))  # of namesakes, the newest
    return next((each for each in numbers if is_called(said, pool.cards[each].name, pool.cards[each].key)), -1)


def definitions_called(said: str, pool: Pool) -> tuple[int, ...]:
    """Of all sets that have one; an id means one card only."""
    found = definition_called(said, pool)
    return (found,) if found < 0 or said in pool.by_key else tuple(sorted(pool.namesakes[found]))


def unknown_card(said: str, pool: Pool) -> str:
    return f"no card is called {said[:SHOWN]!r}{meant(said, [card.name for card in pool.cards])}"
