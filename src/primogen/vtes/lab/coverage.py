"""How much of the Eternal Struggle can be played: by cards, by what people play, by whole decks."""

from __future__ import annotations

from collections import Counter
from typing import Final

from primogen.games.cards import Coverage, Lacking, Share
from primogen.vtes.compiler.outcome import Declined
from primogen.vtes.compiler.printed import Card, all_cards
from primogen.vtes.decks.names import called
from primogen.vtes.decks.winning import plays, since
from primogen.vtes.kept import outcome
from primogen.vtes.playable import Unplayable, card_of

PLAYED_SINCE: Final = "2010"
DECKS_SINCE: Final = "2020"
FINEST: Final = 1_000_000  # of a gain, in whole numbers: every machine has the same order


def coverage() -> Coverage:
    cards = all_cards()
    missing = {card.id: why for card in cards if isinstance(why := card_of(card.id), Unplayable)}
    read = sum(not isinstance(outcome(card), Declined) for card in cards)
    played, decks = plays(PLAYED_SINCE), [set(each.cards) for each in since(DECKS_SINCE)]
    copies = sum(count for key, count in played.items() if key not in missing)
    whole = sum(missing.keys().isdisjoint(deck) for deck in decks)
    return Coverage(
        {
            "cards read": Share(read, len(cards)),
            "cards playable": Share(len(cards) - len(missing), len(cards)),
            f"copies in decks that won since {PLAYED_SINCE}": Share(copies, played.total()),
            f"whole decks that won since {DECKS_SINCE}": Share(whole, len(decks)),
        },
        by_type(cards, missing),
        [lacking(missing[key], decks) for key in by_gain(missing, decks, played)],
    )


def by_type(cards: tuple[Card, ...], missing: dict[str, Unplayable]) -> dict[str, Share]:
    """A card of two types counts for both."""
    printed = Counter(kind for card in cards for kind in card.types)
    unplayable = Counter(kind for card in cards if card.id in missing for kind in card.types)
    return {kind: Share(printed[kind] - unplayable[kind], printed[kind]) for kind in sorted(printed)}


def by_gain(missing: dict[str, Unplayable], decks: list[set[str]], played: Counter[str]) -> list[str]:
    """The next is always the one that brings most decks nearest to being whole; what none of them has, by its plays."""
    wants = [deck & missing.keys() for deck in decks]
    found: list[str] = []
    while any(wants):
        gain: Counter[str] = Counter()
        for want in wants:
            for key in want:
                gain[key] += FINEST // len(want) ** 2
        _, _, best = max((worth, played[key], key) for key, worth in gain.items())
        found.append(best)
        for want in wants:
            want.discard(best)
    rest = sorted((-played[key], key) for key in missing.keys() - set(found))
    return found + [key for _, key in rest]


def lacking(why: Unplayable, decks: list[set[str]]) -> Lacking:
    return Lacking(why.key, called()[why.key], f"{why.step}: {why.why}", sum(why.key in deck for deck in decks))
