"""Who knows what. Most tests lay two tables that differ in one hidden card, and compare all that a player is told."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE, Seat
from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import reaction_special
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.prestige import stake
from primogen.rivals.scenes.play import Play, begin, scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import CAITIFF, FOUR, MINISTRY, begun, deck, lead, opening
from support import RIO_DECK, book_with

AID = reaction_special("test-aid", "Aid", n.AIDS_OTHERS, decks=n.BOTH, bp=1, shield=1)
SPECTATOR = NONE


def told(play: Play, seat: Seat) -> tuple[object, ...]:
    """All this seat has of the game: its view, its log, and what it is offered if it is asked."""
    asked = play.g.decision
    offered = play.offered if asked is not None and asked.seat == seat else []
    return (view(play.g, seat).plain(), play.log(seat) if seat != SPECTATOR else [], offered)


def who_sees(play: Play, name: str) -> list[Seat]:
    return [seat for seat in (*range(play.g.seats()), SPECTATOR) if play.g.sees(seat, play.card(name))]


# ---- hands


def test_a_hand_is_known_to_its_owner_alone() -> None:
    """RV-INFO-01: two hands that differ are the same to everybody else."""
    tables = [begin(Side(haven=["Lucky"], hand=[card]), Side(haven=["Keondra"])) for card in ("Awe", "Shotgun")]
    assert told(tables[0], 1) == told(tables[1], 1)
    assert told(tables[0], SPECTATOR) == told(tables[1], SPECTATOR)
    assert told(tables[0], 0) != told(tables[1], 0)


def test_only_its_drawer_is_told_which_card_was_drawn() -> None:
    """RV-INFO-01, RV-INFO-12."""
    one = Side(haven=["Lucky"], library=["Awe", "Shotgun"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("draw")
        assert "One draws Awe from the Library" in play.log(0)
        assert "One draws a card from the Library" in play.log(1)
        assert who_sees(play, "Awe") == [0]


def test_cards_in_hand_cannot_be_shown() -> None:
    """RV-INFO-02: a Conspiracy is shown from the table, not from the hand."""
    one = Side(haven=["Keondra", "Iara"], hand=["Pay Tribute", "Awe"])
    with scene(one, Side(haven=["Lucky"])) as play:
        assert [words for words in play.offered if "show" in words] == []
        assert play.g.interjections(0) == play.g.interjections(1)  # nothing about a hand; both may propose a deal
        play.one("place Pay Tribute", "exhaust Iara")
        assert [words for words in play.offered if "show" in words] == ["show Pay Tribute to Two"]


def test_who_may_look_at_a_hand_cannot_pass_on_what_they_see() -> None:
    """RV-INFO-03: Comeuppance shows Two the hand of One while Two chooses from it; Three learns only that."""
    one = Side(streets=["Lucky"], hand=["Awe", "Ingratiate", "Shotgun"])
    two, three = Side(haven=["Keondra"], hand=["Comeuppance"]), Side(haven=["Ryan"])
    with scene(one, two, three) as play:
        play.one("attack with Lucky", "target Keondra", "Social", "pass")
        play.two("place Comeuppance")
        assert who_sees(play, "Shotgun") == [0, 1]
        assert play.offered == ["Awe", "Ingratiate"]
        assert play.log(2)[-1] == "One shows their hand to Two"
        play.two("Awe")
        assert who_sees(play, "Shotgun") == [0]
        assert who_sees(play, "Awe") == [0, 1, 2, SPECTATOR]  # discarded


# ---- decks and the box


def test_nobody_sees_which_events_went_back_to_the_box() -> None:
    """RV-INFO-06: not even when every other city card has been turned up."""
    play = opening(FOUR, city=RIO_DECK)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert not set(view(play.g, seat).cards) & set(play.g.pile(w.CITY, w.BOX))


def test_the_place_of_an_event_in_the_list_does_not_tell_whether_it_is_in_the_box() -> None:
    """RV-INFO-06: the same number stands for different Events from game to game."""
    names: dict[int, set[str]] = {}
    for seed in range(40):
        play = opening(FOUR, city=RIO_DECK, seed=seed)
        for card in play.g.pile(w.CITY, w.BOX):
            names.setdefault(card, set()).add(play.g.face(card).name)
    assert max(len(found) for found in names.values()) > 1


@pytest.mark.parametrize("pile", ["library", "faction"])
def test_nobody_knows_the_order_of_a_deck(pile: str) -> None:
    """RV-INFO-12: not its owner either."""
    lying = {"library": ["Awe", "Shotgun"], "faction": ["Grace", "Hope"]}[pile]
    plays: list[Play] = []
    for cards in (lying, lying[::-1]):
        side = Side(haven=["Lucky"], library=["Ingratiate"])
        side.library, side.faction = (cards, []) if pile == "library" else ([], cards)
        plays.append(begin(side, Side(haven=["Keondra"]), city=City(deck=["Vagrant", "Maid"])))
    for seat in (0, 1, SPECTATOR):
        assert told(plays[0], seat) == told(plays[1], seat)


def test_nobody_knows_the_order_of_the_city_deck_or_of_the_monsters() -> None:
    """RV-INFO-12."""
    plays: list[Play] = []
    for way in (1, -1):
        city = City(deck=["Vagrant", "Maid"][::way], monster_deck=["Ghost", "Werewolf"][::way],
                    unused=["Warlock", "Vampire"][::way])  # fmt: skip
        plays.append(begin(Side(haven=["Ryan"]), Side(haven=["Keondra"]), city=city))
    for seat in (0, 1, SPECTATOR):
        assert told(plays[0], seat) == told(plays[1], seat)


def test_a_known_card_shuffled_back_is_lost_among_the_others() -> None:
    """RV-INFO-12: after One Man's Trash neither its place nor its number tells where it is."""
    places: set[tuple[int, int]] = set()
    for seed in range(20):
        one = Side(haven=["Lucky"], hand=["One Man's Trash"], discard=["Awe"], library=["Shotgun"] * 5)
        play = begin(one, Side(haven=["Keondra"]), seed=seed)
        play.one("play One Man's Trash", "no", "One", "Awe")
        while play.asked.asks != "act":
            play.one("done")
        assert who_sees(play, "Awe") == []
        places.add((play.names(0, w.LIBRARY).index("Awe"), play.card("Awe")))
    assert len({place for place, _ in places}) > 2
    assert len({card for _, card in places}) > 2


# ---- face-down cards on the table


def test_a_face_down_card_is_known_to_its_controller() -> None:
    """RV-INFO-07: which one it is makes no difference to others, nor which kind."""
    cards = ("Pay Tribute", "Snake Oil")
    tables = [begin(Side(haven=["Keondra"], face_down={card: 1}), Side(haven=["Lucky"])) for card in cards]
    assert told(tables[0], 1) == told(tables[1], 1)
    assert told(tables[0], SPECTATOR) == told(tables[1], SPECTATOR)
    assert who_sees(tables[0], "Pay Tribute") == [0]


def test_a_conspiracy_is_known_to_those_it_is_shown_to_while_it_is_shown() -> None:
    """RV-INFO-07: Two declines and it is put away again; Three was not shown it, and is not told what it is."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 1})
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Ryan"])) as play:
        play.one("show Pay Tribute to Two")
        assert who_sees(play, "Pay Tribute") == [0, 1]
        play.two("decline")
        assert who_sees(play, "Pay Tribute") == [0]
        assert "One shows Pay Tribute to Two" in play.log(1)
        assert "One shows a card to Two" in play.log(2)


def test_a_conspiracy_that_resolves_is_known_to_all() -> None:
    """RV-INFO-07."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3})
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Ryan"])) as play:
        assert who_sees(play, "Pay Tribute") == [0]
        play.one("reveal Pay Tribute")
        assert who_sees(play, "Pay Tribute") == [0, 1, 2, SPECTATOR]


def test_a_face_down_curse_is_known_to_the_player_who_attached_it() -> None:
    """RV-INFO-07: not to the player whose character bears it."""
    one = Side(streets=["Ryan"], hand=["Get the Drop", "Wrath"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("attack with Ryan", "Mental", "place Get the Drop", "Wrath")
        while play.asked.asks != "act":
            play.one("no")
        assert (play.host("Wrath"), who_sees(play, "Wrath")) == ("Keondra", [0])


@pytest.mark.parametrize(("stakes", "seeing"), [((2, 2), []), ((3, 2), [0]), ((3, 4), [0, 1])])
def test_three_prestige_of_ones_own_colour_let_one_peek(stakes: tuple[int, int], seeing: list[int]) -> None:
    """RV-INFO-08: whoever's turn it is; others' Prestige does not help, and a spectator sees nothing."""
    one, two = Side(haven=["Ryan"]), Side(haven=["Evangeline"])
    with scene(one, two, Side(haven=["Lucky"]), turn=2, city=City(face_down=["Werewolf"])) as play:
        assert who_sees(play, "Werewolf") == []
        for seat, number in enumerate(stakes):
            stake(play.g, play.card("Werewolf"), seat, number)
        assert who_sees(play, "Werewolf") == seeing


def test_a_face_down_monster_is_the_same_to_all_whichever_it_is() -> None:
    """RV-INFO-08: also to a Hunter who could attack it."""
    cities = [
        City(face_down=[name], monster_deck=[other]) for name, other in (("Ghost", "Werewolf"), ("Werewolf", "Ghost"))
    ]
    tables = [begin(Side(streets=["Ryan"]), Side(haven=["Lucky"]), city=city) for city in cities]
    for seat in (0, 1, SPECTATOR):
        assert told(tables[0], seat) == told(tables[1], seat)


# ---- set-up


def test_leader_and_haven_are_known_to_their_owner_until_they_are_revealed() -> None:
    """RV-INFO-09."""
    play = opening(FOUR)
    lead(play, 0, "Keondra")
    assert who_sees(play, "Keondra") == [0]
    assert who_sees(play, "Haven - The Hidden Temple") == [0]
    for seat in (1, 2, 3):
        lead(play, seat, FOUR[seat][0])
    assert who_sees(play, "Keondra") == [0, 1, 2, 3, SPECTATOR]
    assert who_sees(play, "Haven - The Hidden Temple") == [0, 1, 2, 3, SPECTATOR]


def test_during_the_bidding_the_havens_are_still_hidden() -> None:
    """RV-INFO-09: each at its own step."""
    play = opening([MINISTRY, deck(MINISTRY, haven="Haven - The Orphanage")])
    lead(play, 0, "Keondra")
    lead(play, 1, "Keondra")
    assert play.asked.asks == "bid"
    assert who_sees(play, "Keondra") == [0, 1, SPECTATOR]
    assert who_sees(play, "Haven - The Orphanage") == [1]


def test_the_place_of_a_leader_in_the_deck_list_does_not_tell_who_it_is() -> None:
    """RV-INFO-09: the back of the first of the list is not always the same back."""
    backs: set[int] = set()
    for seed in range(20):
        play = opening([MINISTRY, CAITIFF], seed=seed)
        lead(play, 0, MINISTRY[0])
        backs.add(play.card(MINISTRY[0]))
    assert len(backs) > 3


def test_a_face_down_agenda_card_is_known_to_its_owner_and_its_tokens_to_all() -> None:
    """RV-INFO-10."""
    tables = [
        begin(Side(haven=["Lucky"], agenda_card=card, agenda_up=0, agenda=4), Side(haven=["Keondra"]))
        for card in ("The Snake Den", "The Ash Heap of History")
    ]
    for seat in (1, SPECTATOR):
        assert told(tables[0], seat) == told(tables[1], seat)
        assert view(tables[0].g, seat).table["agenda"] == [4, 0]
    assert who_sees(tables[0], "The Snake Den") == [0]
    tables[0].interjects(0, "reveal agenda")
    assert who_sees(tables[0], "The Snake Den") == [0, 1, SPECTATOR]


def test_agenda_cards_stay_hidden_when_set_up_is_over() -> None:
    """RV-INFO-10."""
    play = begun(*FOUR)
    for seat, card in enumerate(play.g.agenda_card):
        assert [other for other in (0, 1, 2, 3, SPECTATOR) if play.g.sees(other, card)] == [seat]


# ---- attacks


def test_blocks_and_reactions_are_decided_without_seeing_the_attack_card() -> None:
    """RV-INFO-11: weak or strong, the card placed looks the same, and so does all that Two is offered."""
    seen: list[list[tuple[object, ...]]] = []
    for card in ("Awe", "Wide Array of Pain"):
        one = Side(streets=["Lucky"], hand=[card])
        play = begin(one, Side(haven=["Keondra", "Gisele"], hand=["Comeuppance"]), Side(haven=["Ryan"]))
        play.one("attack with Lucky", "target Keondra", "Mental", f"place {card}")
        assert play.is_asked(1, "block")
        assert who_sees(play, card) == [0]
        at_block = told(play, 1)
        play.two("pass")
        assert play.is_asked(1, "place-reaction")
        seen.append([at_block, told(play, 1), told(play, 2), told(play, SPECTATOR)])
    assert seen[0] == seen[1]


def test_a_reaction_is_known_to_its_player_until_both_are_revealed() -> None:
    """RV-INFO-11: Three, asked for aid, sees neither card; a moment later everybody has seen both."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Keondra"], hand=["Shifting Organs"])
    with scene(one, two, Side(haven=["Ryan"], hand=["Aid"]), book=book_with(AID)) as play:
        play.one("attack with Lucky", "target Keondra", "Mental", "place Awe")
        play.two("place Shifting Organs")
        assert play.is_asked(2, "place-reaction")
        assert (who_sees(play, "Awe"), who_sees(play, "Shifting Organs")) == ([0], [1])
        play.three("pass")
        for seat in (0, 1, 2):
            assert {"Awe is turned face up", "Shifting Organs is turned face up"} <= set(play.log(seat))


# ---- piles


def test_discard_piles_and_burned_piles_are_open_to_all() -> None:
    """RV-INFO-13: of players and of the city."""
    one = Side(haven=["Lucky"], discard=["Awe"], burned=["Shotgun"])
    city = City(discard=["BOPE-RJ: Psyops"], burned=["Vagrant"])
    with scene(one, Side(haven=["Keondra"], discard=["Ingratiate"]), city=city) as play:
        for name in ("Awe", "Shotgun", "BOPE-RJ: Psyops", "Vagrant", "Ingratiate"):
            assert who_sees(play, name) == [0, 1, SPECTATOR]
            assert all(play.card(name) in view(play.g, seat).cards for seat in (0, 1, SPECTATOR))
