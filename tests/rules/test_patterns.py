"""Patterns of events on cards made for the test: the first time of every kind, what has happened, and what fits."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pytest

from fighters import fighter
from primogen.kernel.abilities import source_of
from primogen.kernel.events import WAITING
from primogen.kernel.events import happened as tell_of
from primogen.kernel.story import Pattern
from primogen.rivals.language import nouns as n
from primogen.rivals.language.patterns.roles import Happening
from primogen.rivals.language.vocabulary import (
    FOES_SEAT,
    YOUR_SEAT,
    any_card,
    any_character,
    attack_ends,
    attacks,
    blocks,
    defeats_mortal,
    discards,
    enters_play,
    exhausts,
    first_each_turn,
    first_heard,
    gain,
    gains_prestige,
    happened,
    is_burned,
    is_damaged,
    is_defeated,
    leaves_torpor,
    loses_prestige,
    loses_prince,
    makes_attack,
    mends,
    moves_out,
    places,
    plays,
    plays_modifier,
    reacts,
    recruits,
    scheme_fails,
    scheme_succeeds,
    suffers_diablerie,
    this_character,
    this_party,
    turn_begins,
    when,
    wounded,
    you_attach,
    you_defeat,
    you_investigate,
    you_resolve,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

TWO = Side(haven=["Keondra", "Jimmy"])

# one of each kind of event: seat 0 does it, Lucky to Keondra
OF_EACH_KIND: tuple[Happening, ...] = (
    recruits(any_card),
    you_attach(any_card, to=any_character),
    you_resolve(any_card),
    you_defeat(any_character),
    makes_attack(any_character, on=any_character),
    loses_prince(YOUR_SEAT),
    plays(any_card, by=any_character),
    plays_modifier(YOUR_SEAT),
    suffers_diablerie(YOUR_SEAT),
    is_burned(any_character),
    blocks(any_character, attacker=any_character),
    enters_play(any_character),
    exhausts(any_character),
    scheme_succeeds(YOUR_SEAT),
    scheme_fails(YOUR_SEAT),
    attacks(any_character, target=any_character),
    attack_ends(whose=YOUR_SEAT),
    is_damaged(any_character, by=any_character),
    moves_out(YOUR_SEAT),
    gains_prestige(YOUR_SEAT),
    loses_prestige(YOUR_SEAT),
    you_investigate(any_character),
    leaves_torpor(any_character),
    discards(any_card, whose=YOUR_SEAT),
    mends(any_character),
    places(any_card, by=any_character),
    defeats_mortal(any_character),
    reacts(any_card, by=any_character),
)
EVENTS = range(w.RECRUITS, w.REACTS + 1)
MOMENTS = (w.START_OF_TURN, w.END_OF_BEGINNING, w.TORPOR_STEP, w.END_OF_TURN, w.ANTAGONIST_STEP)


def test_there_is_a_pattern_for_every_kind_of_event() -> None:
    """Moments of a turn come once in it: nobody speaks of the first time."""
    assert sorted(pattern.event() for pattern in OF_EACH_KIND) == [kind for kind in EVENTS if kind not in MOMENTS]


def witness(pattern: Pattern) -> AbstractContextManager[Play]:
    """Seat 0 has Lucky and a Witness who answers to the pattern."""
    book = book_with(fighter("Witness", when(pattern, gain(1, n.AGENDA))))
    return scene(Side(haven=["Lucky", "Witness"]), TWO, book=book)


def tell(play: Play, kind: int, seat: int = 0, whom: str = "Keondra") -> None:
    tell_of(play.g, kind, seat, play.card(whom), play.card("Lucky"))


def heard(play: Play) -> int:
    """How often the Witness has; nobody is to answer it."""
    rows = play.g.waiting[::WAITING]
    play.g.waiting.clear()
    return sum(source_of(row) == play.card("Witness") for row in rows)


@pytest.mark.parametrize("pattern", OF_EACH_KIND, ids=[type(pattern).__name__ for pattern in OF_EACH_KIND])
def test_the_first_time_is_the_first_of_the_turn(pattern: Happening) -> None:
    """Whatever it is that happens: once it is heard, and not again."""
    with witness(first_each_turn(pattern)) as play:
        if pattern.event() == w.AFTER_ATTACK:  # counted as it is made
            tell(play, w.MAKES_ATTACK)
        tell(play, pattern.event())
        first = heard(play)
        if pattern.event() == w.AFTER_ATTACK:
            tell(play, w.MAKES_ATTACK)
        tell(play, pattern.event())
        assert (first, heard(play)) == (1, 0)


def test_what_does_not_fit_is_not_the_first_time() -> None:
    """All roles count: another's deed, another victim, another culprit."""
    with witness(first_each_turn(is_damaged(any_character, by=this_character))) as play:
        tell(play, w.DAMAGED)  # by Lucky
        assert heard(play) == 0
        tell_of(play.g, w.DAMAGED, 0, play.card("Keondra"), play.card("Witness"))
        assert heard(play) == 1
    with witness(first_each_turn(is_defeated(your_coterie))) as play:
        tell(play, w.DEFEATED)  # a foe's
        assert heard(play) == 0
        tell(play, w.DEFEATED, whom="Lucky")
        assert heard(play) == 1
    with witness(first_each_turn(plays(whose=FOES_SEAT), turns=n.ANY_SEAT)) as play:
        tell(play, w.PLAYS)  # your own
        tell(play, w.PLAYS, seat=w.CITY)
        assert heard(play) == 0
        tell(play, w.PLAYS, seat=1)
        tell(play, w.PLAYS, seat=1)
        assert heard(play) == 1


def test_another_kind_of_event_is_not_the_first_time() -> None:
    with witness(first_each_turn(exhausts(any_character))) as play:
        tell(play, w.DEFEATED)
        tell(play, w.EXHAUSTS)
        assert heard(play) == 1


def test_an_attack_that_ended_early_was_the_first_all_the_same() -> None:
    with witness(first_each_turn(attack_ends(whose=YOUR_SEAT))) as play:
        tell(play, w.MAKES_ATTACK)
        tell(play, w.MAKES_ATTACK)
        tell(play, w.AFTER_ATTACK)
        assert heard(play) == 0


def test_where_a_card_was_then_counts_and_not_where_it_is_now() -> None:
    """Keondra was in play when she was exhausted, whatever has become of her."""
    with witness(first_each_turn(exhausts(any_character))) as play:
        tell(play, w.EXHAUSTS)
        assert heard(play) == 1
        play.g.zone[play.card("Keondra")] = w.BURNED_PILE
        tell(play, w.EXHAUSTS, whom="Jimmy")
        assert heard(play) == 0


def test_the_first_time_may_have_been_before_the_card_came() -> None:
    """ "The first time ... during each of your turns" is the turn's, not the card's."""
    herald = fighter("Herald", when(first_each_turn(recruits(whose=YOUR_SEAT)), gain(1, n.AGENDA)), bp=2)
    one = Side(haven=["Lucky"], hand=["Judas", "Herald", "Thaddeus"], prestige=20)
    with scene(one, TWO, book=book_with(herald)) as play:
        play.one("recruit Judas", "recruit Herald")
        assert play.g.agenda[0] == 0


def test_in_somebody_elses_turn_it_is_not_the_first_of_yours() -> None:
    with witness(first_each_turn(exhausts(any_character))) as play:
        play.g.clock[0] = 1
        tell(play, w.EXHAUSTS)
        assert heard(play) == 0
        play.g.clock[0] = 0
    with witness(first_each_turn(exhausts(any_character), turns=n.ANY_SEAT)) as play:
        play.g.clock[0] = 1
        tell(play, w.EXHAUSTS)
        assert heard(play) == 1
        play.g.clock[0] = 0


def test_the_first_a_card_hears_is_its_own() -> None:
    """It hears the first it is there for, and no other, in whosever turn."""
    with witness(first_heard(exhausts(any_character), turns=n.ANY_SEAT)) as play:
        tell(play, w.EXHAUSTS)
        tell(play, w.EXHAUSTS, whom="Jimmy")
        assert heard(play) == 1


def test_what_nobody_could_recall_is_refused_when_the_card_is_written() -> None:
    """Who was Wounded then, and who was in this party, nobody knows later; and a turn begins once."""
    for pattern in (is_defeated(any_character & wounded), is_defeated(this_party), turn_begins(YOUR_SEAT)):
        with pytest.raises(ValueError, match="nobody can tell"):
            first_each_turn(pattern)
        with pytest.raises(ValueError, match="nobody can tell"):
            happened(pattern)
