"""Playing and placing cards, and the Disciplines they need, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    YOUR_SEAT,
    action,
    activated,
    any_character,
    attack_card,
    conspiracy,
    exhaust,
    gain,
    having,
    in_your_coterie,
    lines,
    pay,
    places,
    prestige,
    provided,
    spend_action,
    target,
    unhosted,
    when,
    you_play,
    your_coterie,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
SOOTHE = action("test-soothe", "Soothe", decks=n.VAMPIRES,
                text=lines(having(n.PRESENCE, gain(2, n.PRESTIGE)), gain(1, n.AGENDA)))
STARE = action("test-stare", "Stare", decks=n.VAMPIRES,
               text=having(n.PRESENCE, pay(prestige(2), target(any_character, exhaust(THAT)))))
STRENGTH = provided(in_your_coterie(n.POTENCE), gain(1, n.AGENDA))
FORGE = action("test-forge", "Forge", n.ONGOING, decks=n.VAMPIRES,
               abilities=(activated(spend_action(your_coterie), STRENGTH),))
SPY = unhosted("test-spy", "Spy", n.ONGOING, decks=n.VAMPIRES,
               abilities=(when(places(whose=YOUR_SEAT), gain(1, n.AGENDA)),))
CLERK = unhosted("test-clerk", "Clerk", n.ONGOING, decks=n.VAMPIRES,
                 abilities=(when(you_play(), gain(1, n.PRESTIGE)),))
PLOT = conspiracy("test-plot", "Plot", needs=1, text=gain(3, n.AGENDA))
PUNCH = attack_card("test-punch", "Punch", n.PHYSICAL, decks=n.BOTH, bp=0, damage=0)
# fmt: on
BOOK: Final = book_with(
    *(SOOTHE, STARE, FORGE, SPY, CLERK, PLOT, PUNCH),
    fighter("Charmer", disciplines=(n.PRESENCE,)),
    fighter("Brute", disciplines=(n.POTENCE,)),
)
FOE: Final = Side(haven=["Lucky"])


# ---- Disciplines


@pytest.mark.parametrize(("icon", "is_offered"), [("to play it", False), ("for its text", True)])
def test_a_card_whose_text_opens_with_a_discipline(icon: str, is_offered: bool) -> None:
    """RV-ACT-25, RV-ACT-26, R20-ABL-13, R20-DIS-04, DIFF-62: without it the other lines are carried out."""
    with scene(
        Side(haven=["Brute"], hand=["Soothe"]), FOE, book=BOOK, switches={"discipline.as_play_requirement": icon}
    ) as play:
        assert ("play Soothe" in play.offered) is is_offered
        if is_offered:
            play.one("play Soothe")
            assert (play.g.prestige[0], play.g.agenda[0], play.where("Soothe")) == (5, 1, "discard")
        else:
            assert "RV-ACT-25" in play.refusal("play Soothe")


@pytest.mark.parametrize("icon", ["to play it", "for its text"])
def test_who_has_the_discipline_has_all_of_the_card(icon: str) -> None:
    """RV-ACT-25, R20-DIS-04, DIFF-62."""
    one = Side(haven=["Charmer"], hand=["Soothe"])
    with scene(one, FOE, book=BOOK, switches={"discipline.as_play_requirement": icon}) as play:
        play.one("play Soothe")
        assert (play.g.prestige[0], play.g.agenda[0]) == (7, 1)
    one = Side(haven=["Charmer"], hand=["Stare"])
    with scene(one, FOE, book=BOOK, switches={"discipline.as_play_requirement": icon}) as play:
        play.one("play Stare")  # Lucky is the only one who is ready
        assert (play.g.prestige[0], play.is_ready("Lucky")) == (3, False)


@pytest.mark.parametrize(("icon", "is_offered"), [("to play it", False), ("for its text", True)])
def test_a_card_that_is_nothing_but_such_a_line(icon: str, is_offered: bool) -> None:
    """R20-ABL-13, R229-CRD-103, DIFF-62: it does nothing, and what stands after the icon costs nothing."""
    one = Side(haven=["Brute"], hand=["Stare"])
    with scene(one, FOE, book=BOOK, switches={"discipline.as_play_requirement": icon}) as play:
        assert ("play Stare" in play.offered) is is_offered
        if is_offered:
            play.one("play Stare")
            assert (play.g.prestige[0], play.is_ready("Lucky"), play.where("Stare")) == (5, True, "discard")


@pytest.mark.parametrize(("whose", "gained"), [("in the coterie", 1), ("of who acts", 0)])
def test_a_line_of_an_ongoing_card_with_a_discipline(whose: str, gained: int) -> None:
    """RV-ONGO-06, R20-DIS-04, R229-CRD-106, DIFF-63: the Charmer acts; the Brute, at home, has the Discipline."""
    one = Side(haven=["Charmer", "Brute"], ongoing=["Forge"])
    with scene(one, FOE, book=BOOK, switches={"discipline.ongoing_in_coterie": whose}) as play:
        play.one("activate Forge", "exhaust Charmer")
        assert play.g.agenda[0] == gained
    with scene(one, FOE, book=BOOK, switches={"discipline.ongoing_in_coterie": whose}) as play:
        play.one("activate Forge", "exhaust Brute")
        assert play.g.agenda[0] == 1


@pytest.mark.parametrize("whose", ["in the coterie", "of who acts"])
def test_with_nobody_who_has_it_such_a_line_does_nothing(whose: str) -> None:
    """RV-ONGO-06, R20-DIS-04, DIFF-63."""
    one = Side(haven=["Charmer"], ongoing=["Forge"])
    with scene(one, FOE, book=BOOK, switches={"discipline.ongoing_in_coterie": whose}) as play:
        assert "RV-ABIL-04" in play.refusal("activate Forge")


# ---- playing and placing


@pytest.mark.parametrize(
    ("placing", "placed", "resolved"),
    [("of Action cards", 0, 1), ("playing", 1, 1), ("of any card", 0, 1)],
)
def test_when_a_conspiracy_is_played(placing: str, placed: int, resolved: int) -> None:
    """R20-ABL-18, R226-PLY-01, R226-PLY-02, DIFF-104: as it is placed, or as it is turned up; never both."""
    one = Side(haven=["Keondra"], hand=["Plot"], ongoing=["Clerk"])
    with scene(one, FOE, book=BOOK, switches={"play.place_definition": placing}) as play:
        play.one("place Plot")
        assert play.g.prestige[0] == 4 + placed
        play.one("reveal Plot")
        assert (play.g.prestige[0], play.g.agenda[0]) == (4 + resolved, 3)


@pytest.mark.parametrize(("placing", "heard"), [("of Action cards", 0), ("playing", 0), ("of any card", 1)])
def test_whether_an_attack_card_is_placed_in_that_sense(placing: str, heard: int) -> None:
    """R226-PLY-05, R229-PLY-05, DIFF-104: a Conspiracy is, in all rulebooks."""
    one = Side(streets=["Grace"], hand=["Punch"], ongoing=["Spy"])
    with scene(one, FOE, book=BOOK, switches={"play.place_definition": placing}) as play:
        play.one("attack with Grace", "Physical", "place Punch")
        assert play.g.agenda[0] == heard
    one = Side(haven=["Keondra"], hand=["Plot"], ongoing=["Spy"])
    with scene(one, FOE, book=BOOK, switches={"play.place_definition": placing}) as play:
        play.one("place Plot")
        assert play.g.agenda[0] == 1
