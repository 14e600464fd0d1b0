"""A guess looks to its seat exactly as the game does, plays on to the end, and is not the game itself."""

from __future__ import annotations

import random

import pytest

from dealing import DEALS, Deal, of_starters
from extras import cursed
from prague import BOOK as PRAGUE
from primogen.games.desk import Teller
from primogen.games.desks import DESKS
from primogen.kernel.ids import Seat
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.guessing import Guesser
from primogen.rivals.rules.atoms.cards import put, set_aside
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAND, LIBRARY, MODIFIER
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from primogen.text.languages import EN
from soldiers import BOOK as MARTIAL_LAW

SEEDS = range(12)
DECKS = [starter(name).for_play() for name in STARTERS]


def game(seed: int) -> Table:
    return of_starters("guesses", seed).opened()


def play_on(g: Table, dice: random.Random, decisions: int) -> int:
    for done in range(decisions):
        if g.decision is None:
            return done
        answer(g, dice.randrange(len(g.decision.options)))
    return decisions


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_looks_exactly_as_the_game(deal: Deal, seed: int) -> None:
    """Every seat, at positions all over a game: the same view, and for the seat asked the same options."""
    dealt, dice = deal("guesses", seed), random.Random(seed)
    g = dealt.opened()
    guesser = Guesser(g.book, [*dealt.decks, *DECKS], dice)
    while g.decision is not None:
        for seat in range(g.seats()):
            seen = view(g, seat)
            assert view(guesser.guess(seen), seat).plain() == seen.plain()
        play_on(g, dice, 1 + dice.randrange(25))


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_plays_on(deal: Deal, seed: int) -> None:
    """From anywhere to the end, with every card and every token where it belongs."""
    dealt, dice = deal("guesses", seed), random.Random(seed)
    g = dealt.opened()
    guesser = Guesser(g.book, [*dealt.decks, *DECKS], dice)
    while g.decision is not None:
        guess = guesser.guess(view(g, dice.randrange(g.seats())))
        play_on(guess, dice, 5000)
        assert guess.ended
        play_on(g, dice, 150)


def hands_guessed(g: Table, seat: Seat, times: int) -> set[tuple[int, ...]]:
    guesser = Guesser(g.book, DECKS, random.Random(1))
    guesses = [guesser.guess(view(g, seat)) for _ in range(times)]
    return {tuple(sorted(guess.definition[card] for card in guess.hand(1 - seat))) for guess in guesses}


def test_guesses_differ_in_what_is_hidden() -> None:
    """RV-INFO-01: many hands are likely; the true one is nothing the guesser knows of."""
    g = game(0)
    play_on(g, random.Random(5), 40)
    assert len(hands_guessed(g, 0, 20)) > 10


def test_a_player_reckons_with_their_own_deck() -> None:
    """What lies in one's own decks is one's own list less what has been seen of it, in some order."""
    g = game(0)
    play_on(g, random.Random(5), 40)
    guess = Guesser(g.book, DECKS, random.Random(1)).guess(view(g, 0))
    for zone in range(HAND + 1):
        mine, theirs = g.pile(0, zone), guess.pile(0, zone)
        assert sorted(g.definition[card] for card in mine) == sorted(guess.definition[card] for card in theirs)


def test_a_spectator_may_guess_too() -> None:
    g = game(2)
    play_on(g, random.Random(5), 60)
    seen = view(g, -1)
    assert view(Guesser(g.book, DECKS, random.Random(1)).guess(seen), -1).plain() == seen.plain()


def guesses(play: Play, seat: Seat, count: int, decks: list[Deck] = DECKS) -> list[Table]:
    """What that seat may imagine here: each looks to it as the game does."""
    seen, book = view(play.g, seat), play.g.book
    found = [Guesser(book, decks, random.Random(seed)).guess(seen) for seed in range(count)]
    for guess in found:
        assert view(guess, seat).plain() == seen.plain()
    return found


@pytest.mark.parametrize("name", ["Shotgun", "Awe"])
def test_what_was_hidden_before_is_imagined_as_it_was(name: str) -> None:
    """A card of the hand goes to the Library while an attack may be undone: the handle it lay under tells nothing."""
    one = Side(streets=["Grace"], hand=["Shotgun", "Awe", "Majesty"], library=["Greed", "Wrath"])
    with scene(one, Side(haven=["Keondra"], hand=["Confuse"])) as play:
        play.one("attack with Grace", "Social")
        g = play.g
        put(g, leave_hand(g, play.card(name)), LIBRARY, 0)
        play.ask_again()
        assert g.marks
        assert guesses(play, 0, 20)
        play.interjects(1, "concede")


def test_a_world_is_imagined_in_which_that_is_asked() -> None:
    """RV-ACT-22: Keeper of Elysium needs 4 Influence; whoever has not so much holds a Modifier, in every guess."""
    one = Side(
        haven=["Stevie Osborn", "Montgomery White"],
        no_influence=["Stevie Osborn", "Montgomery White"],
        prestige=2,
        hand=["Keeper of Elysium", "Hedge Your Bets"],
        library=["Awe"] * 30,
    )
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("play Keeper of Elysium")
        for guess in guesses(play, 1, 20):
            assert any(guess.kind(card) == MODIFIER for card in guess.hand(0))
        play.interjects(1, "concede")


def test_a_world_is_imagined_in_which_it_is_asked_at_all() -> None:
    """RV-REACT-08: whoever would be defeated is asked where somebody has Smoke Bombs in a deck, and nowhere else."""
    command, cards = ("hah-observe-and-report", "hah-back-alley-clinic"), ["Weigh Down"]
    decks = [Deck(*command, ["Rookie", "Preacher"], library) for library in (cards, [*cards, "Smoke Bombs"])]
    two = Side(streets=["Rookie"], haven=["Preacher"], leader="Preacher", leader_side="influence")
    two.hand, two.library = cards, ["Smoke Bombs"]
    with scene(Side(streets=["Brute"]), two, book=MARTIAL_LAW) as play:
        play.one("attack with Brute", "target Rookie", "Physical")
        play.two("pass")
        assert play.is_asked(1, "reaction-special")
        assert guesses(play, 0, 20, decks)
        play.interjects(1, "concede")


def test_a_guess_knows_ones_own_card_behind_its_back() -> None:
    """hoe-anjali-the-samedi: the top card of a Library lies face down with a foe; it is on that deck's list still."""
    with cursed() as play:
        found = set()
        for guess in guesses(play, 1, 10):
            (curse,) = guess.attachments(play.card("Lucky"))
            found.add(guess.face(curse).name)
        assert found <= {"Awe", "Confuse", "Shotgun"} and len(found) > 1


def test_a_guess_knows_what_was_shuffled_into_the_city() -> None:
    """hoe-cover-charge: an Event of the City Deck now, for everybody; one's own copies are one's own."""
    one = Side(haven=["Muse"], hand=["Cover Charge"], library=["Awe"] * 9)
    two = Side(haven=["Keondra"], library=["Cover Charge", "Greed", "Cover Charge"])
    with scene(one, two, book=PRAGUE) as play:
        play.one("play Cover Charge")
        g = play.g
        set_aside(g, play.card("Cover Charge"), LIBRARY)
        for seat in range(2):
            assert guesses(play, seat, 10)
            by = Teller(seat, EN, ("One", "Two"))
            assert DESKS["rivals"].known(g, by)["city"]["hoe-cover-charge"] == 1
            assert DESKS["rivals"].known(g, by)["own"].get("hoe-cover-charge", 0) == 2 * seat
        play.interjects(1, "concede")
