"""Two tables that differ only in what a seat cannot see give that seat the same view, options, refusals and prompts."""

from __future__ import annotations

import random

import pytest

from dealing import DEALS, Deal, of_starters
from extras import cursed
from primogen.games.desk import Teller
from primogen.games.desks import DESKS
from primogen.kernel.decisions import ALWAYS, Decision
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.rivals.lab.twins import all_that_is_seen, twin_of
from primogen.rivals.rules.atoms.showing import show
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAND, LIBRARY
from primogen.text.languages import EN

PAIRS_PER_GAME = 40


def game(seed: int) -> Table:
    return of_starters("leaks", seed).opened()


def is_rare(g: Table) -> bool:
    """A hidden Agenda card has heard something, or somebody is asked about a card that not everybody sees."""
    return bool(g.unheard) or (
        g.decision is not None and g.decision.about != NONE and not g.sees(NONE, g.decision.about)
    )


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("seed", range(25))
def test_a_seat_cannot_tell_twins_apart(deal: Deal, seed: int) -> None:
    """RV-INFO-01, RV-INFO-07 to RV-INFO-12: 2,000 pairs in all."""
    g, dice, pairs = deal("leaks", seed).opened(), random.Random(seed), 0
    while g.decision is not None and pairs < PAIRS_PER_GAME:
        if dice.random() < 0.25 or is_rare(g):
            pairs += 1
            seat = dice.choice([NONE, *range(g.seats())])
            twin = twin_of(g, seat, dice)
            assert all_that_is_seen(twin, seat) == all_that_is_seen(g, seat)
        answer(g, dice.randrange(len(g.decision.options)))
    assert pairs == PAIRS_PER_GAME or g.ended


def test_the_twins_do_differ() -> None:
    """The test above can fail: a view that showed the other hand would tell them apart."""
    g = game(3)
    twin = twin_of(g, 0, random.Random(3))
    assert view(twin, 1).plain() != view(g, 1).plain()


def test_what_another_is_asked_about_is_told_if_it_can_be_seen() -> None:
    """RV-INFO-12: the handle of a card in a Library is nobody's business, though its owner decides about it."""
    g = game(3)
    while not g.pile(0, HAND):
        answer(g, 0)
    hidden, shown = g.pile(0, LIBRARY)[-1], g.leader[0]
    for card, told in ((hidden, NONE), (shown, shown)):
        g.decision = Decision(0, "target", "RV-TERM-27", ALWAYS, card)
        assert [about(g, seat) for seat in (NONE, 0, 1)] == [told, card, told]


def about(g: Table, seat: Seat) -> Card:
    asked = view(g, seat).decision
    return NONE if asked is None else asked.about


def test_a_spectator_sees_what_is_revealed_to_everybody() -> None:
    """But not what only one player is shown."""
    g = game(3)
    card = g.pile(0, LIBRARY)[-1]
    show(g, card, 0)
    assert [g.sees(seat, card) for seat in (NONE, 0, 1)] == [False, True, False]
    for seat in range(g.seats()):
        show(g, card, seat)
    assert g.sees(NONE, card)
    assert card in view(g, NONE).cards


def test_what_a_hidden_agenda_has_heard_differs_between_twins() -> None:
    """The test of twins can fail: were it shown, it would tell them apart."""
    g = game(3)
    while g.decision is not None and NONE in g.agenda_card:
        answer(g, 0)
    twins = [twin_of(g, 0, random.Random(seed)) for seed in range(8)]
    assert len({tuple(twin.unheard) for twin in twins}) > 1
    assert len({twin.definition[twin.agenda_card[1]] for twin in twins}) > 1


def test_ones_own_card_behind_its_back_is_not_told_from_the_rest() -> None:
    """RV-INFO-06, hoe-anjali-the-samedi: what is missing from the list would be the card that nobody may look at."""
    with cursed() as play:
        (curse,) = play.g.attachments(play.card("Lucky"))
        assert [play.g.sees(seat, curse) for seat in (0, 1)] == [True, False]
        by = [Teller(seat, EN, ("One", "Two")) for seat in (0, 1)]
        assert DESKS["rivals"].known(play.g, by[1])["own"] == {"hah-awe": 1, "hah-confuse": 1, "hah-shotgun": 1}
        for seed in range(10):
            assert all_that_is_seen(twin_of(play.g, 1, random.Random(seed)), 1) == all_that_is_seen(play.g, 1)
