"""The story as people read it: every line has its cause, an attack its sum, and lines alike are one."""

from __future__ import annotations

import json
import random

import pytest

from primogen.games.lines import Because, Named
from primogen.games.telling import told_line
from primogen.kernel.ids import ALL, NONE
from primogen.kernel.log import CAUSE, Line, loaded
from primogen.kernel.machine import answer
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from primogen.rivals.text.story import Story
from primogen.rivals.text.words import Words
from primogen.text.languages import EN, ES

KEONDRA = Side(haven=["Keondra"])
END_TURN = ("pass action", "pass action", "end phase")


# ---- causes


def test_an_antagonist_is_named_for_its_shot() -> None:
    with scene(Side(haven=["Lucky"]), KEONDRA, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("move out")
        assert "BOPE-RJ: Marksman: Lucky loses 1 Blood" in play.story()


def test_an_event_is_named_for_the_price_it_asks() -> None:
    """The attack itself is told before, and is nobody's doing."""
    with scene(Side(streets=["Lucky"]), KEONDRA, city=City(streets=["Cristo Redentor"])) as play:
        play.one("attack with Lucky", "Social")
        at = play.story().index("Lucky attacks Keondra")
        assert play.story()[at + 1] == "Cristo Redentor: One pays 1 Prestige"


def test_a_card_is_named_for_what_its_text_does() -> None:
    with scene(Side(haven=["Lucky"]), KEONDRA, city=City(streets=["Seeking Followers"]), lang=ES) as play:
        play.one("pasar acción", "pasar acción", "fase final")
        assert "Seeking Followers: One pierde 1 de Prestigio" in play.story()


def test_the_reason_for_agenda_is_told() -> None:
    one = Side(streets=["Lucky"], hand=["Release the Hounds"])
    with scene(one, KEONDRA, city=City(streets=["Politician"])) as play:
        play.one("attack with Lucky", "target Politician", "Physical", "play Release the Hounds", "attach Politician")
        assert "Politician's defeat: One gains 1 Agenda" in play.story()


def test_a_card_discarded_says_what_for() -> None:
    one = Side(haven=["Lucky"], hand=["Awe", "Rebuke"], blood={"Lucky": 2})
    with scene(one, KEONDRA) as play:
        play.one(*END_TURN, "mend Lucky", "discard Awe")
        assert "Mending Lucky: One discards Awe" in play.story()
    two = Side(haven=["Keondra"], haven_card="Haven - The Temple of Set")
    with scene(Side(streets=["Lucky"], hand=["Awe", "Rebuke"]), two) as play:
        play.one("attack with Lucky", "discard Awe", "Social", "pass")
        assert "Intel: One discards Awe" in play.story()


# ---- attacks


def test_an_attack_is_one_line_with_its_sum() -> None:
    one = Side(streets=["Lucky"], hand=["Release the Hounds"])
    with scene(one, Side(haven=["Grace"])) as play:
        play.one("attack with Lucky", "Physical", "play Release the Hounds")
        sums = [line for line in play.story() if " = " in line]
        assert sums == ["Lucky hits Grace: 1 Physical + 2 Release the Hounds − 2 Physical = 1"]


def test_an_attack_that_does_nothing_is_told() -> None:
    with scene(Side(streets=["Lucky"]), KEONDRA) as play:
        play.one("attack with Lucky", "Social")
        [told] = [line for line in play.story() if " = " in line]
        assert told.startswith("Lucky does no harm to Keondra: ") and told.endswith(" = 0")


def test_a_blow_too_weak_for_a_mortal_is_told() -> None:
    with scene(Side(streets=["Lucky"]), KEONDRA, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Lucky", "target Vagrant", "Physical")
        assert "Lucky falls short of the Blood of Vagrant: 1 Physical = 1" in play.story()


def test_what_a_defeat_costs_is_told() -> None:
    two = Side(haven=["Keondra", "Sage"], blood={"Sage": 1})
    with scene(Side(streets=["Grace"]), two) as play:
        play.one("attack with Grace", "target Sage", "Physical")
        play.two("pass")
        told = play.story()
        assert "Sage's defeat: One gains 1 Agenda" in told
        assert told.index("Sage goes into torpor") + 1 == told.index("1 Prestige of Two becomes Blood on Sage")


# ---- counting


def test_lines_alike_are_counted() -> None:
    one = Side(haven=["Lucky"], library=["Rebuke", "Awe", "Rebuke"])
    with scene(one, KEONDRA) as play:
        play.one(*END_TURN)
        assert "One draws 2 cards from the Library" in play.story(1)
        drawn = next(line for line in play.story(0) if line.startswith("One draws"))
        assert drawn in ("One draws Rebuke and Awe from the Library", "One draws Awe and Rebuke from the Library")


# ---- secrets


def test_a_hidden_card_is_nobodys_cause() -> None:
    """What is put on a card as it is placed face down: who sees its face reads why, others not even that it is one."""
    one = Side(haven=["Keondra"], hand=["Pay Tribute"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("place Pay Tribute")
        [put] = [line for line in play.lines if line.key == "prestige-on"]
        assert put.cards[CAUSE] == play.card("Pay Tribute")
        mine = told_line(play.g, put, Story(play.words, 0))
        assert mine.why == Because("play", mine.cards[0]) and mine.cards[0].id == "hah-pay-tribute"
        for seat in (1, NONE):
            told = told_line(play.g, put, Story(play.words, seat))
            assert (told.why, told.because, told.cards) == (Because("play"), [], [Named()])


# ---- kept


@pytest.mark.parametrize("seed", range(3))
def test_a_kept_line_reads_the_same(seed: int) -> None:
    """As plain data, by the ids of cards, in everybody's eyes and both languages."""
    names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed)]
    g = opened(header_of(names, [starter(name).for_play() for name in names], b"%d" % seed))
    lines: list[Line] = []
    g.log, dice = lines, random.Random(seed)
    while g.decision is not None and len(lines) < 400:
        answer(g, dice.randrange(len(g.decision.options)))
    kept = [loaded(g, json.loads(json.dumps(line.saved(g)))) for line in lines]
    for lang in (EN, ES):
        for seat in (ALL, NONE, *range(len(names))):
            story = Story(Words(names, lang), seat)
            assert [story.told(g, line).text() for line in kept] == [story.told(g, line).text() for line in lines]
