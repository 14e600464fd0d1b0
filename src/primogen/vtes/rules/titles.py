"""Titles: who holds which, who contests one, and what they are worth. VT-TITLE-01 to -18, VT-CONTEST-09 to -16."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import balance, value
from primogen.vtes.rules.atoms.titles import contest_title, end_title_contest, lose_title
from primogen.vtes.rules.costing import more_to_contest
from primogen.vtes.rules.people import (
    ANARCH,
    ARCHBISHOP,
    BARON,
    CARDINAL,
    INDEPENDENT,
    NO_TITLE,
    NOWHERE,
    OF_CITIES,
    OF_CLANS,
    ONCE,
    PRINCE,
    PRISCUS,
    REGENT,
    SECT_OF_TITLE,
    VOTES_OF_TITLE,
    title_kind,
    title_place,
)
from primogen.vtes.rules.switches import A_SECT, ANARCHS
from primogen.vtes.rules.table import AS_PRINTED, Table
from primogen.vtes.rules.topics import BALLOTS, VOTES, VOTES_AGAINST, YIELDS_TITLE
from primogen.vtes.rules.words import IN_PLAY, READY, TORPOR


def claimed(g: Table, card: Card) -> int:
    """The title on him, be it contested or dormant."""
    title = g.title[card]
    return g.pool.titles[g.definition[card]] if title == AS_PRINTED else title


def is_suitable(g: Table, card: Card, title: int) -> bool:
    """VT-TITLE-04, -05, -08, -17, VT-ANARCH-07: of the right sect, and of the clan it belongs to."""
    kind = title_kind(title)
    if kind in OF_CLANS and title_place(title) != g.clan_of(card):
        return False
    if SECT_OF_TITLE[kind] == INDEPENDENT:
        return True  # votes of a card's own text: VT-TITLE-18
    return g.is_of(card, SECT_OF_TITLE[kind])


def held(g: Table, card: Card) -> int:
    """The title he has the benefit of: VT-CONTEST-10, VT-TITLE-05, reading 20."""
    if g.contests[card] or not g.is_vampire(card):
        return NO_TITLE
    title = claimed(g, card)
    return title if title != NO_TITLE and title_kind(title) and is_suitable(g, card, title) else NO_TITLE


def kind_held(g: Table, card: Card) -> int:
    return title_kind(held(g, card))


def is_titled(g: Table, card: Card) -> bool:
    return kind_held(g, card) != NO_TITLE


def has_title(g: Table, card: Card, kind: int) -> bool:
    """VT-TITLE-14: the regent is a cardinal, too."""
    found = kind_held(g, card)
    return found == kind or (found == REGENT and kind == CARDINAL)


def votes_of(g: Table, card: Card, more: int = 0) -> int:
    """VT-VOTE-07 to -12: of a ready minion, by title and by card text; of a location, by text alone."""
    if g.zone[card] not in (READY, IN_PLAY):
        return 0
    return max(0, VOTES_OF_TITLE[kind_held(g, card)] + balance(g, card, VOTES) + more)


def votes_against(g: Table, card: Card) -> int:
    """Some he has only against it."""
    return votes_of(g, card, balance(g, card, VOTES_AGAINST))


def is_ready_priscus(g: Table, card: Card) -> bool:
    """VT-VOTE-15."""
    return g.zone[card] == READY and kind_held(g, card) == PRISCUS and balance(g, card, BALLOTS) >= 0


def is_anarch(g: Table, card: Card) -> bool:
    """VT-ANARCH-01."""
    return g.is_of(card, ANARCH)


def is_independent(g: Table, card: Card) -> bool:
    """In the document, anarchs are Independents; today they are not."""
    sect = g.sect_of(card)
    return sect == INDEPENDENT or (sect == ANARCH and g.switches[ANARCHS] != A_SECT)


# ---- contests


def same_claim(first: int, second: int) -> bool:
    """VT-TITLE-08 to -17, VT-ANARCH-08: two claims to one seat."""
    one, other = title_kind(first), title_kind(second)
    if one in OF_CITIES and other in OF_CITIES:
        return title_place(first) == title_place(second) != NOWHERE
    return one == other and (one in ONCE or (one in OF_CLANS and title_place(first) == title_place(second)))


def claims(g: Table, card: Card) -> int:
    """The title by which he contests others; reading 18: not out of play."""
    if g.zone[card] not in (READY, TORPOR) or not g.is_vampire(card):
        return NO_TITLE
    title = claimed(g, card)
    return title if title_kind(title) else NO_TITLE


def rivals(g: Table, card: Card) -> list[Card]:
    """The others who claim what he claims."""
    title = claims(g, card)
    if title == NO_TITLE:
        return []
    found = [each for seat in g.clockwise_from_active() for each in g.controlled(seat) if each != card]
    return [each for each in found if same_claim(title, claims(g, each))]


def settle_claim(g: Table, card: Card) -> None:
    """He has come into play, or has a new title: VT-CONTEST-09, VT-TITLE-06."""
    title = claims(g, card)
    if title == NO_TITLE or g.contests[card]:
        return
    others = rivals(g, card)
    for each in others:
        if is_suitable(g, each, claimed(g, each)):
            contest_title(g, each)
        else:
            lose_title(g, each)  # it was dormant
    if any(g.contests[each] for each in others):
        contest_title(g, card)


def price_of_contest(g: Table, card: Card) -> int:
    """VT-CONTEST-12, VT-ANARCH-09; and what cards in play say."""
    return max(0, own_price(g, card) + more_to_contest(g, card))


def own_price(g: Table, card: Card) -> int:
    if title_kind(claimed(g, card)) != BARON:
        return 1
    facing = [title_kind(claimed(g, each)) for each in rivals(g, card)]
    return 2 if PRINCE in facing or ARCHBISHOP in facing else 1


def can_keep_up(g: Table, card: Card) -> bool:
    """VT-CONTEST-13, -14."""
    if g.index[YIELDS_TITLE] and value(g, card, YIELDS_TITLE):
        return False
    return g.zone[card] == READY and g.blood[card] >= price_of_contest(g, card)


def contested_titles(g: Table, seat: Seat) -> list[Card]:
    return [card for card in g.controlled(seat) if g.contests[card]]


def end_if_alone(g: Table, card: Card) -> bool:
    """VT-CONTEST-16: in his controller's next untap phase."""
    if rivals(g, card):
        return False
    end_title_contest(g, card)
    return True
