"""How much of Rivals can be played: set by set."""

from __future__ import annotations

from collections import Counter

from primogen.games.cards import Coverage, Lacking, Share
from primogen.rivals.decks.printed import printed_names, unsettled
from primogen.rivals.editions import book_of
from primogen.rivals.language.sets import set_of


def coverage() -> Coverage:
    printed, playable = printed_names(), book_of().pool.by_key.keys()
    missing = [key for key in printed if key not in playable]
    sets, lost = Counter(map(set_of, printed)), Counter(map(set_of, missing))
    return Coverage(
        {"cards playable": Share(len(printed) - len(missing), len(printed))},
        {name: Share(number - lost[name], number) for name, number in sets.items()},
        [Lacking(key, printed[key], unsettled().get(key, f"not written yet: {set_of(key)}")) for key in missing],
    )
