"""Set-up as older rulebooks settle it: each switch shown by play under every value."""

from __future__ import annotations

import pytest

from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.scenes.play import Play
from setting_up import CAITIFF, FOUR, MINISTRY, deck


def dealt(*decks: Deck, seed: int = 1, **said: str) -> Play:
    """From a header; `setup_x` is the switch setup.x."""
    names = [f"Player {number}" for number in range(len(decks))]
    told = {name.replace("setup_", "setup."): value for name, value in said.items()}
    return Play(opened(header_of(names, list(decks), b"%d" % seed, switches=told)))


@pytest.mark.parametrize(("prince", "is_aside"), [("set aside", True), ("in the deck", False)])
def test_the_prince_is_in_the_city_deck_of_two_players_from_the_start(prince: str, is_aside: bool) -> None:
    """RV-SETUP-06, R20-SET-02, DIFF-09: settled by the very first step, so the switch is settled before it."""
    play = dealt(deck(MINISTRY), deck(CAITIFF), setup_two_player_prince_aside=prince)
    assert play.asked.asks == "leader"
    assert ("Prince of the City" in play.names(w.CITY, w.BOX)) is is_aside
    assert ("Prince of the City" in play.names(w.CITY, w.LIBRARY)) is not is_aside


@pytest.mark.parametrize(("order", "is_seen"), [("leaders first", False), ("together", True)])
def test_havens_are_known_when_leaders_are_bid_for(order: str, is_seen: bool) -> None:
    """RV-SETUP-35, R20-DCK-05, R20-UNQ-03, DIFF-05."""
    play = dealt(deck(MINISTRY), deck(MINISTRY), setup_reveal_order=order)
    for seat in (0, 1):
        play.answers(seat, ("lead with Keondra",))
    assert play.asked.asks == "bid"
    for seat in (0, 1):
        assert play.g.sees(1 - seat, play.g.haven_card[seat]) is is_seen
    while play.asked.asks != "act":
        play.answer(0)
    assert all(play.g.sees(1 - seat, play.g.haven_card[seat]) for seat in (0, 1))
    assert sum("Haven" in line for line in play.log()) <= 2


@pytest.mark.parametrize(("mutual", "pairs"), [("forbidden", False), ("allowed", True)])
def test_two_of_four_may_be_each_others_rivals(mutual: str, pairs: bool) -> None:
    """RV-SETUP-40, R20-SET-15, DIFF-01."""
    found: set[bool] = set()
    for seed in range(24):
        play = dealt(*map(deck, FOUR), seed=seed, setup_mutual_rivals=mutual)
        for seat, names in enumerate(FOUR):
            play.answers(seat, (f"lead with {names[0]}",))
        rivals = play.g.rival
        assert sorted(rivals) == [0, 1, 2, 3] and all(rival != seat for seat, rival in enumerate(rivals))
        found.add(any(rivals[rival] == seat for seat, rival in enumerate(rivals)))
    assert found == {False, pairs}
