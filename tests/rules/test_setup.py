"""Set-up: the City Deck, supplies, Leaders and the bidding for them, Havens, and opening hands."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import gain, recruits, this_character, vampire, when
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from setting_up import (
    CAITIFF,
    FAITHFUL,
    FOUR,
    INQUISITIVE,
    MINISTRY,
    QUIET_CITY,
    begun,
    deck,
    first_player,
    lead,
    opening,
    order,
    pass_turn,
    with_first_player,
)
from support import RIO_DECK, book_with

SEEDS = range(40)


def said(play: Play, words: str) -> int:
    """The first line of the log that has these words."""
    return next(at for at, line in enumerate(play.log()) if words in line)


def kinds(play: Play, seat: int, zone: int) -> list[int]:
    return [play.g.kind(card) for card in play.g.pile(seat, zone)]


def contested(first: int, *leaders: str) -> Play:
    """Four vampire players, all able to lead with the same; the bidding, if any, is about to begin."""
    for seed in range(100):
        play = opening([MINISTRY] * 4, seed=seed)
        for seat, name in enumerate(leaders):
            lead(play, seat, name)
        if first_player(play) == first:
            return play
    raise LookupError(f"no seed makes seat {first} Player 1")


# ---- the order of things


def test_set_up_runs_in_the_printed_order() -> None:
    """RV-SETUP-01: the city, the supplies and face-down cards are there before Leaders are chosen; the rest follows."""
    play = opening(FOUR)
    assert play.asked.asks == "leader"
    assert len(play.g.pile(w.CITY, w.LIBRARY)) == 23
    assert play.g.prestige == [20] * 4
    assert all(len(play.g.pile(seat, w.COMMAND)) == 2 and not play.g.hand(seat) for seat in range(4))
    play = begun(MINISTRY, CAITIFF)
    steps = ("goes first", "Keondra is turned face up", "leads", "Haven", "Rival", "draws", "'s turn")
    moments = [said(play, words) for words in steps]
    assert moments == sorted(moments)


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_not_for_fewer_than_two_nor_for_more_than_four(players: int) -> None:
    """RV-SETUP-02."""
    with pytest.raises(ValueError, match="RV-SETUP-02"):
        opening([*FOUR, MINISTRY][:players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_may_play(players: int) -> None:
    """RV-SETUP-02."""
    play = begun(*FOUR[:players])
    assert (play.asked.asks, play.asked.seat, len(order(play))) == ("act", first_player(play), players)


# ---- 1. City Deck


def test_the_city_deck_of_rio_begins_with_six_events_and_seventeen_others() -> None:
    """RV-SETUP-04, RV-SETUP-08, RV-SETUP-09: of 27 cards, 4 of the 10 Events go back to the box."""
    play = opening(FOUR, city=RIO_DECK)
    deck, box = kinds(play, w.CITY, w.LIBRARY), kinds(play, w.CITY, w.BOX)
    assert box == [w.EVENT] * 4
    assert (deck.count(w.EVENT), len(deck)) == (6, 23)
    names = play.names(w.CITY, w.LIBRARY) + play.names(w.CITY, w.BOX)
    assert len(names) == 27
    assert {"Prince of the City", "Cristo Redentor", "BOPE-RJ: Caveira", "Vagrant"} <= set(names)


def test_chance_says_which_events_go_back_and_how_the_city_deck_lies() -> None:
    """RV-SETUP-08, RV-SETUP-09."""
    plays = [opening(FOUR, city=RIO_DECK, seed=seed) for seed in SEEDS]
    boxed = {name for play in plays for name in play.names(w.CITY, w.BOX)}
    assert len(boxed) == 10  # sooner or later every Event has been in the box
    assert len({play.names(w.CITY, w.LIBRARY)[-1] for play in plays}) > 5
    last_kinds = {play.g.kind(play.g.pile(w.CITY, w.LIBRARY)[-1]) for play in plays}
    assert w.EVENT in last_kinds and w.MORTAL in last_kinds


def test_with_two_players_the_prince_waits_for_the_first_city_deck_step() -> None:
    """RV-SETUP-06, RV-SETUP-07: kept out, and then shuffled in."""
    places: set[int] = set()
    for seed in SEEDS:
        play = opening([MINISTRY, CAITIFF], seed=seed)
        assert "Prince of the City" not in play.names(w.CITY, w.LIBRARY)
        assert len(play.g.pile(w.CITY, w.LIBRARY)) == 22
        lead(play, 0, "Keondra")
        lead(play, 1, "Lucky")
        assert play.asked.asks == "act"  # the first City Deck Step is done
        assert play.where("Prince of the City") == "library"
        places.add(play.names(w.CITY, w.LIBRARY).index("Prince of the City"))
    assert len(places) > 5


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_the_prince_is_in_the_city_deck(players: int) -> None:
    """RV-SETUP-06."""
    assert "Prince of the City" in opening(FOUR[:players]).names(w.CITY, w.LIBRARY)


# ---- 2. Supplies


def test_everybody_begins_with_prestige_worth_twenty() -> None:
    """RV-SETUP-12, RV-EX-02: exactly 20, of which the Leader's Blood is then taken."""
    assert opening(FOUR).g.prestige == [20] * 4
    play = begun(*FOUR)
    assert [play.g.prestige[seat] + play.g.blood[play.g.leader[seat]] for seat in range(4)] == [20] * 4


def test_every_player_has_a_colour_of_their_own() -> None:
    """RV-SETUP-10: the tokens on a Leader are of its player's colour and of no other."""
    play = begun(*FOUR)
    for seat, leader in enumerate(play.g.leader):
        colours = [blood_of_colour(play.g, leader, colour) for colour in range(4)]
        assert colours == [play.g.blood[leader] if colour == seat else 0 for colour in range(4)]


# ---- 3. Faction deck and Leader; 4. Library; 5. Agenda; 6. Haven


def test_each_player_chooses_one_of_their_seven_and_puts_it_face_down() -> None:
    """RV-SETUP-13, RV-SETUP-15: the six others are the Faction deck."""
    play = opening(FOUR)
    for seat, faction in enumerate(FOUR):
        assert sorted(play.offered) == sorted(f"lead with {name}" for name in faction)
        lead(play, seat, faction[3])
        if seat < 3:
            assert play.where(faction[3]) == "command"
            assert play.g.face_down[play.card(faction[3])] == 1
            assert sorted(play.names(seat, w.FACTION)) == sorted(faction[:3] + faction[4:])


def test_a_leader_put_into_play_is_not_recruited() -> None:
    """RV-SETUP-14: an ability that hears of recruiting stays silent; recruited from hand, it speaks."""
    herald = vampire("test-herald", "Herald", n.MINISTRY, bp=2, attributes=(0, 0, 0), disciplines=(),
                     abilities=(when(recruits(this_character), gain(1, n.AGENDA)),))  # fmt: skip
    book = book_with(herald)
    play = begun(["Herald", *MINISTRY[1:]], CAITIFF, book=book)
    assert (play.where("Herald"), play.g.agenda) == ("haven", [0, 0])
    with scene(Side(haven=["Keondra"], hand=["Herald"]), Side(haven=["Lucky"]), book=book) as again:
        again.one("recruit Herald")
        assert again.g.agenda == [1, 0]


def test_decks_are_shuffled() -> None:
    """RV-SETUP-15, RV-SETUP-16: any card may be the top one."""
    plays = [begun(*FOUR, seed=seed) for seed in SEEDS]
    for seat in range(4):
        assert len({play.names(seat, w.FACTION)[-1] for play in plays}) == 6
        assert len({play.names(seat, w.LIBRARY)[-1] for play in plays}) > 6


def test_agenda_and_haven_lie_face_down_while_leaders_are_chosen() -> None:
    """RV-SETUP-17, RV-SETUP-18."""
    play = opening(FOUR)
    for seat in range(4):
        lying = [play.g.agenda_card[seat], play.g.haven_card[seat]]
        assert sorted(lying) == sorted(play.g.pile(seat, w.COMMAND))
        assert [play.g.face_down[card] for card in lying] == [1, 1]


# ---- 7. Player order


def test_player_one_is_chosen_at_random_and_the_rest_follow_to_the_left() -> None:
    """RV-SETUP-19."""
    assert {first_player(begun(*FOUR, seed=seed)) for seed in SEEDS} == {0, 1, 2, 3}
    play = with_first_player(2, *FOUR)
    turns: list[int] = []
    for _ in range(5):
        turns.append(play.asked.seat)
        pass_turn(play)
    assert turns == [2, 3, 0, 1, 2]


# ---- 8. Leaders are revealed


def test_leaders_are_revealed_together_once_all_are_chosen() -> None:
    """RV-SETUP-20."""
    play = opening(FOUR)
    for seat, faction in enumerate(FOUR[:3]):
        lead(play, seat, faction[0])
        assert all(play.g.face_down[play.card(other[0])] for other in FOUR[: seat + 1])
        assert play.log() == []
    lead(play, 3, INQUISITIVE[0])
    assert [play.g.face_down[leader] for leader in play.g.leader] == [0, 0, 0, 0]


def test_those_who_reveal_the_same_leader_bid_for_it_and_nobody_else() -> None:
    """RV-SETUP-21, RV-SETUP-23: once each."""
    play = contested(0, "Keondra", "Iara", "Keondra", "Keondra")
    asked: list[int] = []
    while play.asked.asks == "bid":
        asked.append(play.asked.seat)
        play.answer(0)
    assert asked == [0, 2, 3]


def test_different_leaders_need_no_bidding() -> None:
    """RV-SETUP-21."""
    play = contested(0, "Keondra", "Iara", "Gisele", "Jimmy")
    assert play.asked.asks == "act"


@pytest.mark.parametrize(("first", "opener"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_the_involved_player_nearest_to_player_one_opens(first: int, opener: int) -> None:
    """RV-SETUP-22, RV-SETUP-23: and must bid, be it 0; the other follows clockwise."""
    play = contested(first, "Iara", "Keondra", "Gisele", "Keondra")
    assert play.asked.seat == opener
    assert play.offered[0] == "bid 0"
    assert "pass" not in play.offered
    play.answer(0)
    assert (play.asked.asks, play.asked.seat) == ("bid", 4 - opener)


def test_a_later_bid_is_higher_or_there_is_none() -> None:
    """RV-SETUP-24: higher than the latest bid, whoever passed in between."""
    play = contested(0, "Keondra", "Keondra", "Keondra", "Iara")
    play.one("bid 4")
    assert (play.offered[0], play.offered[-1]) == ("bid 5", "pass")
    play.two("pass")
    assert (play.offered[0], play.offered[-1]) == ("bid 5", "pass")


def test_a_bid_leaves_enough_for_the_leader_and_one_prestige() -> None:
    """RV-SETUP-22, RV-SETUP-31: Keondra has BP 6, so 13 is the most."""
    offered = contested(0, "Keondra", "Keondra", "Gisele", "Iara").offered
    assert "bid 13" in offered and "bid 14" not in offered


def test_if_all_others_pass_an_opening_bid_of_nothing_wins() -> None:
    """RV-SETUP-25."""
    play = contested(0, "Keondra", "Keondra", "Keondra", "Iara")
    play.one("bid 0")
    play.two("pass")
    play.three("pass")
    play.two("lead with Gisele")
    play.three("lead with Jimmy")
    assert [play.g.face(leader).name for leader in play.g.leader] == ["Keondra", "Gisele", "Jimmy", "Iara"]
    assert play.g.prestige == [20 - 6, 20 - 4, 20 - 4, 20 - 3]


def test_the_highest_bidder_pays_and_the_losers_do_not() -> None:
    """RV-SETUP-26, RV-SETUP-27, RV-SETUP-28: Three keeps Keondra for 5; One and Two lead with others of theirs."""
    play = contested(0, "Keondra", "Keondra", "Keondra", "Iara")
    play.one("bid 2")
    play.two("bid 3")
    play.three("bid 5")
    assert (play.asked.asks, play.asked.seat) == ("leader-again", 0)
    play.one("lead with Gisele")
    play.two("lead with Jimmy")
    assert [play.g.face(leader).name for leader in play.g.leader] == ["Gisele", "Jimmy", "Keondra", "Iara"]
    assert play.g.prestige == [20 - 4, 20 - 4, 20 - 5 - 6, 20 - 3]


def test_two_contests_are_settled_one_after_the_other() -> None:
    """RV-SETUP-21: each with exactly those who revealed that character."""
    play = contested(0, "Keondra", "Gisele", "Gisele", "Keondra")
    play.one("bid 0")
    play.four("bid 1")
    play.two("bid 0")
    play.three("pass")
    play.one("lead with Iara")
    play.three("lead with Jimmy")
    assert [play.g.face(leader).name for leader in play.g.leader] == ["Iara", "Gisele", "Jimmy", "Keondra"]


def test_a_replacement_is_like_no_other_leader_on_the_table() -> None:
    """RV-SETUP-28, RV-SETUP-29: not the one lost, nor the uncontested one, nor one chosen just before."""
    play = contested(0, "Keondra", "Keondra", "Keondra", "Iara")
    play.one("bid 0")
    play.two("pass")
    play.three("pass")
    assert sorted(play.offered) == sorted(f"lead with {n}" for n in MINISTRY if n not in ("Keondra", "Iara"))
    play.two("lead with Gisele")
    assert sorted(play.offered) == sorted(f"lead with {n}" for n in MINISTRY if n not in ("Keondra", "Iara", "Gisele"))
    play.three("lead with Jimmy")


def test_a_lost_leader_is_never_in_the_opening_hand_but_back_in_the_deck() -> None:
    """RV-SETUP-30."""
    places: set[int] = set()
    for seed in SEEDS:
        play = opening([MINISTRY, MINISTRY], seed=seed)
        lead(play, 0, "Keondra")
        lead(play, 1, "Keondra")
        loser = play.g.foes(first_player(play))[0]
        play.answers(first_player(play), ("bid 0",))
        play.answers(loser, ("pass", "lead with Gisele"))
        assert "Keondra" in play.names(loser, w.FACTION)
        assert len(play.g.pile(loser, w.FACTION)) == 4  # of six, two are in hand
        places.add(play.names(loser, w.FACTION).index("Keondra"))
    assert places == {0, 1, 2, 3}


def test_prestige_equal_to_blood_potency_becomes_the_leaders_blood() -> None:
    """RV-SETUP-31, RV-SETUP-32: Keondra 6, Lucky 5, Evangeline 4, Ryan 4; each bears its player's Leader token."""
    play = begun(*FOUR)
    assert [play.blood(faction[0]) for faction in FOUR] == [6, 5, 4, 4]
    assert play.g.prestige == [14, 15, 16, 16]
    assert play.g.leader == [play.card(faction[0]) for faction in FOUR]
    assert [play.where(faction[0]) for faction in FOUR] == ["haven"] * 4


def test_leader_tokens_give_vampires_influence_and_hunters_secrecy() -> None:
    """RV-SETUP-33, RV-SETUP-34."""
    play = begun(*(deck(each, haven="Haven - The Orphanage") for each in FOUR))
    assert play.sum("Keondra", w.INFLUENCE) == "Influence 1 = 0 printed + 1 Leader token"
    assert play.value("Evangeline", w.INFLUENCE) == 0
    assert "1 Leader token" in play.sum("Evangeline", w.SECRECY)
    assert "Leader token" not in play.sum("Keondra", w.SECRECY)


# ---- 9. Havens; 11. Agenda (10: see test_setup_rivals.py)


def test_havens_are_revealed_when_the_leaders_have_their_blood() -> None:
    """RV-SETUP-35."""
    play = begun(*FOUR)
    havens = [at for at, line in enumerate(play.log()) if line.startswith(("Haven", "Hideout"))]
    leads = [at for at, line in enumerate(play.log()) if "leads" in line]
    assert (len(havens), len(leads)) == (4, 4)
    assert min(havens) > max(leads)
    assert [play.g.face_down[card] for card in play.g.haven_card] == [0, 0, 0, 0]


def test_havens_and_agendas_need_not_differ() -> None:
    """RV-SETUP-36, RV-SETUP-45: and the Agenda cards stay face down."""
    play = begun(deck(MINISTRY), deck(CAITIFF))
    assert len({play.g.definition[card] for card in play.g.haven_card}) == 1
    assert len({play.g.definition[card] for card in play.g.agenda_card}) == 1
    assert [play.g.face_down[card] for card in play.g.agenda_card] == [1, 1]
    assert [len(play.g.pile(seat, w.COMMAND)) for seat in (0, 1)] == [2, 2]


# ---- 12. Opening hands


def test_player_one_draws_one_faction_card_and_the_others_two() -> None:
    """RV-SETUP-46, RV-SETUP-47: and everybody four Library cards."""
    play = with_first_player(2, *FOUR)
    hands = [kinds(play, seat, w.HAND) for seat in range(4)]
    assert [hand.count(w.CHARACTER) for hand in hands] == [2, 2, 1, 2]
    assert [len(hand) - hand.count(w.CHARACTER) for hand in hands] == [4, 4, 4, 4]


def test_opening_hands_are_not_redrawn() -> None:
    """RV-SETUP-48: after the last choice of a Leader, the next question of the game is Player 1's first act."""
    for seed in SEEDS:
        play = begun(MINISTRY, FAITHFUL, seed=seed, city=QUIET_CITY)
        assert (play.asked.asks, play.asked.seat) == ("act", first_player(play))


def test_the_faction_deck_a_player_has_looked_through_is_shuffled() -> None:
    """RV-SETUP-15: the order in which the six others lay there tells nothing any more."""
    kept = 0
    for seed in range(5):
        play = opening(FOUR, seed=seed)
        before = [[name for name in play.names(seat, w.FACTION) if name != FOUR[seat][0]] for seat in range(4)]
        for seat in range(4):
            lead(play, seat, FOUR[seat][0])
        drawn = [[play.g.face(card).name for card in play.g.hand(seat)] for seat in range(4)]
        for seat in range(4):
            order = [name for name in before[seat] if name not in drawn[seat]]
            kept += play.names(seat, w.FACTION) == order
    assert kept < 5, "one in hundreds of orders is the same by chance"
