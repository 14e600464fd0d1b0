"""Lowered cards about blocks and bleeds: attempts that fail, who cannot block, bleeds that are less, who untaps."""

from __future__ import annotations

from dataclasses import replace

from primogen.vtes.cards import CARDS
from primogen.vtes.language.conditions import NotPlayedWith
from primogen.vtes.playable import card_of
from primogen.vtes.rules.answers import Answers
from primogen.vtes.rules.printed import Pool, Printed
from primogen.vtes.rules.procedures import PROCEDURES
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.topics import BLEED
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def test_an_attempt_fails_and_is_not_made_again() -> None:
    """100617: by that minion; another may attempt."""
    two = Side(ready=["Lauren", "Nik Sikko"])
    one = Side(ready=["Belinde"], hand=["Elder Impersonation"])
    with scene(one, two, book=book_with("Elder Impersonation")) as play:
        play.one("bleed with Belinde")
        play.two("block with Lauren")
        play.one("play Elder Impersonation", "superior")
        assert play.offered == ["block with Nik Sikko", "decline"]
        play.two("decline")
        assert play.pool == [30, 29]


def test_a_failed_attempt_that_is_paid_for() -> None:
    """100279: 1 blood; at the basic level only 1 intercept less, whether he needs it or not."""
    one = Side(ready=["Isabel Giovanni"], hand=["Call of the Hungry Dead"])
    with scene(one, Side(ready=["Lauren"]), book=book_with("Call of the Hungry Dead", "Isabel Giovanni")) as play:
        play.one("bleed with Isabel Giovanni")
        play.two("block with Lauren")
        play.one("play Call of the Hungry Dead", "superior")
        assert (play.pool, play.blood("Isabel Giovanni")) == ([30, 29], 4)


def test_as_announced_is_before_anybody_is_asked_to_block() -> None:
    """101712: the chosen one cannot block; at the basic level he is younger."""
    one = Side(ready=["Sully"], hand=["Seduction"] * 2)
    with scene(one, Side(ready=["Nik Sikko", "Ayelech"]), Side(), book=book_with("Seduction")) as play:
        play.one("bleed with Sully", "play Seduction")
        assert play.offered == ["block with Ayelech", "decline"]
        play.two("decline")
        assert play.pool == [30, 29, 30]


def test_at_superior_of_any_age() -> None:
    """101712."""
    one = Side(ready=["Chelsea Blake"], hand=["Seduction"])
    with scene(one, Side(ready=["Nik Sikko", "Ayelech"]), book=book_with("Seduction")) as play:
        play.one("bleed with Chelsea Blake", "play Seduction", "superior", "Ayelech")
        assert play.offered == ["block with Nik Sikko", "decline"]
        play.two("decline")


def test_a_bleed_against_you_is_reduced() -> None:
    """101944: and only one against you."""
    card = "Telepathic Counter"
    sides = [Side(ready=["Catalina Vega"]), *(Side(ready=[each], hand=[card]) for each in ("Lauren", "Sully"))]
    with scene(*sides, book=book_with(card)) as play:
        play.one("bleed with Catalina Vega")
        play.two(f"play {card}")
        assert play.value("Catalina Vega", BLEED) == 1
        play.two("decline")
        assert play.pool == [30, 29, 30]


def test_an_ally_that_wakes_does_not_untap_next_time() -> None:
    """101321: a vampire does; and the ally does the time after."""
    card = "On the Qui Vive"
    two = Side(ready=["Procurer", "Lauren"], tapped=["Procurer", "Lauren"], hand=[card] * 2)
    play = begin(Side(ready=["Sully"]), two, book=book_with(card))
    play.one("bleed with Sully")
    play.two(f"play {card}", "Procurer", f"play {card}", "decline")
    while play.asked.seat == 0:
        play.one("end")
    assert (play.is_tapped("Procurer"), play.is_tapped("Lauren")) == (True, False)
    while play.asked.seat == 1:
        play.two("end")
    while play.asked.seat == 0:
        play.one("end")
    assert not play.is_tapped("Procurer")


def test_two_cards_that_are_not_played_in_the_same_action() -> None:
    """101125: it knows the other by its name; here by that of one that can be played already."""
    crowds = card_of("101125")
    assert isinstance(crowds, Printed)
    assert [use.only_if for use in crowds.uses] == [NotPlayedWith("Into Thin Air")] * 2
    night = "Swallowed by the Night"
    barred = replace(crowds, uses=tuple(replace(use, only_if=NotPlayedWith(night)) for use in crowds.uses))
    book = Rulebook(Pool((*CARDS, barred)), PROCEDURES, Answers())
    one = Side(ready=["Belinde"], hand=["Lost in Crowds", night])
    with scene(one, Side(ready=["Lauren"]), book=book) as play:
        play.one("bleed with Belinde")
        play.two("block with Lauren")
        play.one(f"play {night}")
        play.two("block with Lauren")
        assert play.names(0, HAND) == ["Lost in Crowds"]
        play.two("decline")


def test_not_usable_during_a_bleed() -> None:
    """100769: during another action it is."""
    card = "Forgotten Labyrinth"
    one = Side(ready=["Belinde"], hand=[card], blood={"Belinde": 3})
    two = Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
    with scene(one, two, book=book_with(card)) as play:
        play.one("bleed with Belinde")
        play.two("block with Lauren")
        play.one("hands")
        play.two("hands")
    with scene(one, two, book=book_with(card)) as play:
        play.one("hunt with Belinde")
        play.two("block with Lauren")
        play.one(f"play {card}", "basic")
        play.two("decline")
        assert play.blood("Belinde") == 3


def test_a_bleed_goes_to_the_predator_of_the_predator() -> None:
    """101259: of three, that is the prey; not of a bleed by anybody else, and not of two."""
    card = "My Enemy's Enemy"
    sides = [Side(ready=["Sully"]), Side(ready=["Colette"], hand=[card]), Side(ready=["Lauren"])]
    with scene(*sides, book=book_with(card)) as play:
        play.one("bleed with Sully")
        play.two("decline", f"play {card}")
        play.three("decline")
        assert (play.pool, play.is_tapped("Colette")) == ([30, 30, 29], True)
    with scene(*sides[:2], book=book_with(card)) as play:
        play.one("bleed with Sully")
        play.two("decline")
        assert play.pool == [30, 29]


def test_redirected_at_superior_whoever_acts() -> None:
    """101578: at the basic level a younger vampire alone."""
    two = Side(ready=["Chelsea Blake"], hand=["Redirection"])
    with scene(Side(ready=["Ayelech"]), two, Side(), book=book_with("Redirection")) as play:
        play.one("bleed with Ayelech")
        play.two("decline", "play Redirection")
        assert (play.pool, play.is_tapped("Chelsea Blake")) == ([30, 30, 29], True)
