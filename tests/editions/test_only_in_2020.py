"""Rules that the core rulebook of 2020 says in words of its own: no rule of the newest book says quite the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fighters import fighter
from primogen.rivals.cards import SETS
from primogen.rivals.decks.starters import starter
from primogen.rivals.decks.validation import faults
from primogen.rivals.editions import book_of, bound
from primogen.rivals.language.sets import CardSet
from primogen.rivals.language.vocabulary import (
    AGENDA,
    CELERITY,
    FORTITUDE,
    MALKAVIAN,
    OBLIVION,
    PHYSICAL,
    PRESTIGE,
    THAT,
    THIS,
    VAMPIRES,
    action,
    attach_this,
    attack_card,
    characters_you_control,
    gain,
    icons_of,
    mend,
    target,
    title,
    unhosted,
    your_coterie,
)
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import CAITIFF, MINISTRY, deck
from then import book_in, book_then

# fmt: off
CARDS = (
    fighter("Ana", bp=5, attributes=(2, 0, 0)),
    fighter("Ben", bp=4, disciplines=(FORTITUDE, FORTITUDE)),
    fighter("Cleo", bp=4, disciplines=(FORTITUDE, CELERITY)),
    fighter("Dora", bp=3, attributes=(0, 0, 0)),
    fighter("Moon", bp=3, clan=MALKAVIAN),
    attack_card("test-boast", "Boast", PHYSICAL, decks=VAMPIRES, bp=0, damage=0, text=gain(1, AGENDA)),
    unhosted("test-prank", "Prank", decks=VAMPIRES, clan=MALKAVIAN, text=gain(1, PRESTIGE)),
    attack_card("test-feint", "Feint", PHYSICAL, decks=VAMPIRES, bp=0, damage=0),
    action("test-broth", "Broth", decks=VAMPIRES, text=target(characters_you_control, mend(1, THAT))),
    action("test-muster", "Muster", decks=VAMPIRES, text=gain(icons_of(FORTITUDE, your_coterie), PRESTIGE)),
    title("test-baron", "Baron", influence=1, bp=1, text=attach_this(THIS)),
    title("test-harpy", "Harpy", influence=1, bp=1, text=attach_this(THIS)),
)
# fmt: on
BOOK = book_in("2020", *CARDS)
FOE = Side(haven=["Dora", "Moon"])
UNCLAIMED = City(streets=["Prince of the City"])


def dealt() -> Play:
    """Two players at a table of 2020, at their first turn."""
    book = book_then("2020")
    told = header_of(["Ana", "Ben"], [deck(MINISTRY), deck(CAITIFF)], b"1", book, edition="2020", city="rio")
    play = Play(opened(told, book))
    play.one("lead with Keondra")
    play.two("lead with Lucky")
    return play


# ---- decks and set-up


def test_no_agenda_and_no_haven_belongs_to_a_clan() -> None:
    """R20-AGD-04, R20-HVN-01, R20-DCK-04, R20-ACT-10: any clan, or mix of clans, may use any of them."""
    for one, other in (("ministry", "caitiff"), ("caitiff", "ministry")):
        swapped = replace(starter(one), haven=starter(other).haven, agenda=starter(other).agenda)
        assert faults(swapped, book_then("2020").pool) == []


def test_a_deck_of_49_cards() -> None:
    """R20-CMP-03: 40 of the Library, 7 vampires, 1 Haven, 1 Agenda; one less of either and it is none."""
    whole, pool = starter("ministry"), book_then("2020").pool
    assert (sum(whole.library.values()), len(whole.faction), bool(whole.haven), bool(whole.agenda)) == (
        40,
        7,
        True,
        True,
    )
    assert faults(whole, pool) == []
    for less in (
        replace(whole, faction=whole.faction[1:], leader=""),
        replace(whole, haven=""),
        replace(whole, agenda=""),
    ):
        assert len(faults(less, pool)) == 1


def test_two_players_are_each_others_rivals() -> None:
    """R20-SET-10: without any token."""
    assert dealt().g.rival == [1, 0]


def test_there_is_one_hand() -> None:
    """R20-SET-19: of cards of both decks; what is discarded is chosen among all of them."""
    play = dealt()
    kinds = [[play.g.face(card).kind == w.CHARACTER for card in play.g.hand(seat)] for seat in (0, 1)]
    assert sorted(sum(hand) for hand in kinds) == [1, 2] and all(hand.count(False) == 4 for hand in kinds)


def test_the_disciplines_of_2020() -> None:
    """R20-DIS-01: eleven; Oblivion came with a later set."""
    found = {each for card in book_of("2020").pool.cards for each in card.disciplines}
    assert found and OBLIVION not in found
    assert OBLIVION in {each for card in book_of().pool.cards for each in card.disciplines}


# ---- the table


@pytest.mark.parametrize("name", [card.name for card in book_of("2020").pool.cards if card.kind == w.HAVEN_CARD])
def test_every_haven_hides_those_at_home(name: str) -> None:
    """R20-HVN-03: 1 Secrecy for each vampire in it, and none in The Streets."""
    one = Side(haven=["Ana", "Ben"], streets=["Cleo"], haven_card=name)
    with scene(one, FOE, edition="2020", book=bound("2020", [*SETS.values(), CardSet("2020", CARDS)])) as play:
        assert [play.value(each, w.SECRECY) for each in ("Ana", "Ben", "Cleo")] == [1, 1, 0]


def test_the_streets_hold_whatever_comes() -> None:
    """R20-CTY-01: the whole city, if need be."""
    city = City(streets=["Vagrant"] * 5 + ["Maid", "Mugger"], deck=["Vagrant"])
    with scene(Side(haven=["Ana"]), FOE, city=city, phase="beginning", edition="2020", book=BOOK) as play:
        assert len(play.names(w.CITY, w.STREETS)) == 8


def test_any_clan_may_be_recruited() -> None:
    """R20-ACT-10: whatever the Leader's is."""
    with scene(Side(haven=["Ana"], hand=["Cleo"], prestige=9), Side(haven=["Dora"]), edition="2020", book=BOOK) as play:
        play.one("recruit Cleo")
        assert play.where("Cleo") == "haven"
    with scene(Side(haven=["Ana"], hand=["Moon"], prestige=9), Side(haven=["Dora"]), edition="2020", book=BOOK) as play:
        play.one("recruit Moon")
        assert (play.where("Moon"), play.g.prestige[0]) == ("haven", 6)


@pytest.mark.parametrize("place", ["haven", "torpor"])
def test_a_card_of_a_clan_needs_one_of_them_awake(place: str) -> None:
    """R20-ACT-15: in torpor a Malkavian is none."""
    one = Side(haven=["Ana", "Moon"], hand=["Prank"])
    if place == "torpor":
        one = Side(haven=["Ana"], torpor=["Moon"], blood={"Moon": 1}, hand=["Prank"])
    with scene(one, Side(haven=["Dora"]), edition="2020", book=BOOK) as play:
        assert ("play Prank" in play.offered) is (place == "haven")
        if place == "torpor":
            assert play.refusal("play Prank") == "Prank needs a character of its clan in your coterie (R20-ACT-15)"


def test_who_leaves_torpor_in_time_may_act() -> None:
    """R20-END-07: mended in the Action Phase, Cleo comes home at once, moves and attacks."""
    one = Side(haven=["Ana"], torpor=["Cleo"], blood={"Cleo": 3}, hand=["Broth"])
    with scene(one, Side(streets=["Dora", "Moon"]), edition="2020", book=BOOK) as play:
        play.one("play Broth", "Cleo")
        assert (play.where("Cleo"), play.is_ready("Cleo")) == ("haven", True)
        play.one("move out", "attack with Cleo", "target Dora", "Physical")
        play.two("pass")
        assert play.blood("Dora") == 2


def test_who_leaves_torpor_at_the_end_stays_at_home() -> None:
    """R20-END-07: nobody moves in the End Phase."""
    one = Side(haven=["Ana"], torpor=["Cleo"], blood={"Cleo": 3})
    with scene(one, FOE, edition="2020", book=BOOK) as play:
        play.one("end phase")
        assert play.asked.seat == 1, "nothing was asked of One"
        assert play.where("Cleo") == "haven"


def test_the_end_phase_comes_after_two_actions() -> None:
    """R20-END-01: both are done, and no third is offered; what is no action still is."""
    one = Side(haven=["Ana", "Ben"], hand=["Broth", "Muster", "Muster"], blood={"Ana": 3})
    with scene(one, FOE, edition="2020", book=BOOK) as play:
        play.one("play Broth", "exhaust Ben", "Ana", "play Muster")
        assert play.offered == ["end phase"], "nobody is ready to move"
        assert play.refusal("play Muster").startswith("No action is left")


# ---- fights


def test_whoever_attacks_a_haven_stays_in_the_streets() -> None:
    """R20-ATK-08."""
    with scene(Side(streets=["Ana", "Ben"]), FOE, edition="2020", book=BOOK) as play:
        play.one("attack with Ana", "target Dora", "Physical")
        play.two("pass")
        assert (play.where("Ana"), play.where("Ben"), play.blood("Dora")) == ("streets", "streets", 1)


def test_a_card_without_damage_of_its_own_adds_the_attribute() -> None:
    """R20-ATK-19: 0 in the skull, and Ana's 2."""
    with scene(Side(streets=["Ana"], hand=["Feint"]), FOE, edition="2020", book=BOOK) as play:
        play.one("attack with Ana", "target Dora", "Physical", "place Feint")
        play.two("pass")
        assert play.blood("Dora") == 1


def test_nobody_wins_before_the_fight_is_over() -> None:
    """R20-SEQ-12: One comes to 13 Agenda in the midst of it, and Dora still loses her Blood."""
    with scene(Side(streets=["Ana"], hand=["Boast"], agenda=12), FOE, edition="2020", book=BOOK) as play:
        play.one("attack with Ana", "target Dora", "Physical", "place Boast")
        play.two("pass")
        assert (play.winner, play.blood("Dora")) == ("One", 1)


def test_only_for_an_attack_the_exhausted_are_left_behind() -> None:
    """R20-PTY-08: Ana plays a card in the company of Ben, who is exhausted; she could not attack so."""
    one = Side(streets=["Ana", "Ben"], exhausted=["Ben"], hand=["Muster"])
    with scene(one, FOE, edition="2020", book=BOOK) as play:
        party = play.g.party[play.card("Ana")]
        play.one("play Muster")
        assert play.g.party[play.card("Ana")] == play.g.party[play.card("Ben")] == party
        assert not play.is_ready("Ana")


# ---- Disciplines, Influence, Titles


def test_the_disciplines_of_one_vampire_are_counted_each() -> None:
    """R20-DIS-03: Ben has Fortitude twice, Cleo once."""
    one = Side(haven=["Ana", "Ben", "Cleo"], hand=["Muster"])
    with scene(one, FOE, edition="2020", book=BOOK) as play:
        play.one("play Muster", "exhaust Ana")
        assert play.g.prestige[0] == 5 + 3


def test_nobody_in_torpor_exerts_influence() -> None:
    """R20-INF-03: the Leader is there, so that Prestige must do."""
    one = Side(haven=["Ana"], torpor=["Ben"], leader="Ben", blood={"Ben": 1}, hand=["Baron"])
    with scene(one, FOE, edition="2020", book=BOOK) as play:
        play.one("play Baron")
        assert not [words for words in play.offered if words.startswith("exert")]
        play.one("1")
        assert (play.host("Baron"), play.g.prestige[0]) == ("Ana", 4)


def test_only_the_prince_replaces_a_title() -> None:
    """R20-TIT-02: Ana, a Baron, gets no other Title; but Prince she becomes, and the Baron is discarded."""
    one = Side(streets=["Ana", "Ben", "Cleo"], attached={"Ana": ["Baron"]}, hand=["Harpy"])
    with scene(one, FOE, city=UNCLAIMED, edition="2020", book=BOOK) as play:
        play.one("play Harpy")
        assert "Ana" in play.refusal("exhaust Ana")
        play.one("exhaust Ben", "exert Ana", "claim with Ana")
        play.two("pass")
        assert (play.host("Prince of the City"), play.where("Baron")) == ("Ana", "discard")
