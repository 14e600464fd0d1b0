"""Set-up as older rulebooks settle it: each switch shown by play under every value."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from primogen.kernel.chance import sow
from primogen.kernel.decisions import card_of
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.layout import set_table
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.rivals import draw_rivals
from primogen.rivals.rules.switches.setup import ALLOWED, FORBIDDEN, MUTUAL_RIVALS
from primogen.rivals.rules.table import FIRST, Table
from primogen.rivals.scenes.play import Play
from setting_up import CAITIFF, FOUR, MINISTRY, deck
from support import RULEBOOK

STARTING: Final = 20  # Prestige


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


@pytest.mark.parametrize(("bid", "offered"), [("must bid", False), ("may pass", True)])
def test_the_first_of_those_who_bid_for_a_leader_may_pass(bid: str, offered: bool) -> None:
    """RV-SETUP-24, R20-UNQ-04, R20-UNQ-06, DIFF-03: if nobody bids, the first keeps it for nothing."""
    play = dealt(deck(MINISTRY), deck(MINISTRY), setup_leader_bid_first_must=bid)
    for seat in (0, 1):
        play.answers(seat, ("lead with Keondra",))
    first = play.asked.seat
    assert first == play.g.clock[FIRST] and ("pass" in play.offered) is offered
    play.answers(first, ("pass" if offered else "bid 0",))
    play.answers(1 - first, ("pass",))
    play.answers(1 - first, ("lead with Ceraph",))
    assert play.g.face(play.g.leader[first]).name == "Keondra"
    assert play.g.prestige[first] == STARTING - play.blood("Keondra")


def test_who_passes_first_may_be_outbid_with_nothing() -> None:
    """R20-UNQ-04: the second may bid 0, since nobody has bid yet."""
    play = dealt(deck(MINISTRY), deck(MINISTRY), setup_leader_bid_first_must="may pass")
    for seat in (0, 1):
        play.answers(seat, ("lead with Keondra",))
    first = play.asked.seat
    play.answers(first, ("pass",))
    play.answers(1 - first, ("bid 0",))
    play.answers(first, ("lead with Ceraph",))
    assert play.g.face(play.g.leader[1 - first]).name == "Keondra"


@pytest.mark.parametrize(("when", "found"), [("after the hand", {False}), ("at once", {False, True})])
def test_a_lost_leader_may_be_in_the_opening_hand(when: str, found: set[bool]) -> None:
    """RV-SETUP-30, R20-UNQ-08, R226-SET-01, DIFF-04."""
    drawn: set[bool] = set()
    for seed in range(16):
        play = dealt(deck(MINISTRY), deck(MINISTRY), seed=seed, setup_lost_leader_shuffle=when)
        for seat in (0, 1):
            play.answers(seat, ("lead with Keondra",))
        first = play.asked.seat
        play.answers(first, ("bid 0",))
        play.answers(1 - first, ("pass", "lead with Ceraph"))
        loser = 1 - first
        drawn.add("Keondra" in play.names(loser, w.HAND))
        assert ("Keondra" in play.names(loser, w.FACTION)) is not ("Keondra" in play.names(loser, w.HAND))
    assert drawn == found


@pytest.mark.parametrize(("lie", "is_up"), [("face down", False), ("open", True)])
def test_agenda_cards_of_preconstructed_decks_lie_open(lie: str, is_up: bool) -> None:
    """RV-AGENDA-01, R20-AGD-09, R226-AGD-01, DIFF-06: one's own decks have them face down."""
    play = dealt(deck(MINISTRY), deck(CAITIFF), setup_agenda_face_down=lie)
    play.answers(0, ("lead with Keondra",))
    assert not any(play.g.agenda_up)
    play.answers(1, ("lead with Lucky",))
    assert play.asked.asks == "act"
    for seat in (0, 1):
        assert (play.g.agenda_up[seat] == 1) is is_up
        assert play.g.sees(1 - seat, play.g.agenda_card[seat]) is is_up


@pytest.mark.parametrize(("choice", "offered"), [("free", 7), ("highest potency", 1)])
def test_in_a_first_game_the_strongest_leads(choice: str, offered: int) -> None:
    """RV-SETUP-13, R20-SET-05, DIFF-08."""
    play = dealt(deck(MINISTRY), deck(CAITIFF), setup_free_leader_choice=choice)
    assert len(play.offered) == offered
    highest = max(play.g.face(card).bp for card in play.g.pile(0, w.FACTION))
    assert any(play.g.face(card_of(option)).bp == highest for option in play.asked.options)


def test_turning_up_the_last_two_tokens_gives_what_drawing_and_trading_gives() -> None:
    """RV-SETUP-42, R20-SET-14, R229-SET-02, DIFF-02: however the tokens come, so no switch is needed."""
    for players, mutual in ((3, ALLOWED), (3, FORBIDDEN), (4, ALLOWED), (4, FORBIDDEN)):
        for first in permutations(range(players), players - 2):
            held = [*first]
            if not all(may_hold(held[: player + 1], player, mutual) for player in range(len(held))):
                continue
            left = [token for token in range(players) if token not in held]
            one, other = players - 2, players - 1
            if one in left or other in left:
                shown = [*held, *(left if left[0] != one and left[1] != other else left[::-1])]
                assert drawn_and_traded(players, mutual, first) == {tuple(shown)}


def may_hold(held: list[int], player: int, mutual: int) -> bool:
    token = held[player]
    return token != player and (mutual == ALLOWED or token >= len(held) or held[token] != player)


def drawn_and_traded(players: int, mutual: int, first: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All that can come of it where the first players have drawn these tokens."""
    found: set[tuple[int, ...]] = set()
    for seed in range(60 if players == 3 else 300):
        g = Table(RULEBOOK)
        set_table(g, players)
        g.switches[MUTUAL_RIVALS] = mutual
        sow(g.chance, b"%d" % seed)
        held = draw_rivals(g)
        if tuple(held[: players - 2]) == first:
            found.add(tuple(held))
    return found


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
