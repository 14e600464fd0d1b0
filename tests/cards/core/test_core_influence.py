"""Vampires of Core who sway Influence Conflicts, and those who rule; played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side

GRACE = Side(haven=["Grace"])
FAME = "Fame & Fortune"  # 2 Prestige and 1 Agenda


def vote(play: Play, seat: int, *said: str) -> None:
    """Then nothing more, and no Prestige; whose Scheme it is says yes, the other one no."""
    play.answers(seat, (*said, "pass", "fist 0", *(["NO"] if seat else [])))


def test_flick_in_a_foes_scheme() -> None:
    """core-flick: 1 Blood for 3 Influence, in anybody's turn, for this Scheme alone. R20-SCH-20."""
    with scene(Side(haven=["Muhammad Zadeh"], hand=[FAME]), Side(haven=["Grace", "Flick"]), book=BOOK) as play:
        play.one(f"play {FAME}")
        vote(play, 0)
        play.two("activate Flick")
        assert (play.blood("Flick"), play.value("Flick", w.INFLUENCE)) == (2, 3)
        vote(play, 1, "exert Flick")
        assert (play.g.prestige[0], play.value("Flick", w.INFLUENCE)) == (5, 0)


def test_flick_exerts_nothing_where_nobody_does() -> None:
    """core-flick: not outside of an Influence Conflict."""
    with scene(Side(haven=["Flick"]), GRACE, book=BOOK) as play:
        assert not play.offers("activate Flick")


def test_bunny_benitez_exhausts_for_a_scheme() -> None:
    """core-bunny-benitez: 2 Influence in this Scheme; and 1 Prestige more as it succeeds."""
    with scene(Side(haven=["Muhammad Zadeh", "Bunny Benitez"], hand=[FAME]), GRACE, book=BOOK) as play:
        play.one(f"play {FAME}", "exhaust Muhammad Zadeh", "activate Bunny Benitez")
        assert (play.is_ready("Bunny Benitez"), play.value("Bunny Benitez", w.INFLUENCE)) == (False, 2)
        vote(play, 0, "exert Bunny Benitez")
        vote(play, 1)
        assert play.g.prestige[0] == 5 + 2 + 1


def test_bunny_benitez_exhausts_for_a_title() -> None:
    """core-bunny-benitez: an action all the same; no Scheme succeeds by it."""
    with scene(Side(haven=["Bully", "Bunny Benitez"], hand=["Office"]), GRACE, book=BOOK) as play:
        play.one("play Office", "exhaust Bully", "activate Bunny Benitez", "exert Bunny Benitez")
        assert (play.host("Office"), play.g.prestige[0], play.value("Bunny Benitez", w.INFLUENCE)) == ("Bully", 5, 0)


@pytest.mark.parametrize(("who", "influence"), [("Iris Lokken", 4), ("Muhammad Zadeh", 0)])
def test_iris_lokken(who: str, influence: int) -> None:
    """core-iris-lokken: what the top card needs is hers in the Scheme she plays, without a token. R20-CRD-18."""
    one = Side(haven=["Iris Lokken", "Muhammad Zadeh"], hand=[FAME], library=["Throat Rip", "Coat"])
    with scene(one, GRACE, book=BOOK) as play:
        play.one(f"play {FAME}", f"exhaust {who}")
        assert play.g.exerted[0] == influence
        assert (play.sees(1, "Throat Rip"), play.g.no_influence[play.card("Iris Lokken")]) == (False, 0)
        assert ("One reveals Throat Rip from the top of the Library" in play.log()) == bool(influence)
        vote(play, 0)
        vote(play, 1, "exert Grace")
        assert play.g.prestige[0] == 5 + 2 * (influence > 0)
        assert play.names(0, w.LIBRARY)[-1] == "Throat Rip"


@pytest.mark.parametrize(("prince", "drawn"), [("Bully", 2), ("", 0)])
def test_june_bryant(prince: str, drawn: int) -> None:
    """core-june-bryant: 2 cards at the start of the turn, while the Prince is of her coterie."""
    one = Side(
        haven=["June Bryant", "Bully"],
        library=["Coat"] * 9,
        attached={prince: ["Prince of the City"]} if prince else {},
    )
    two = Side(haven=["Grace"], attached={} if prince else {"Grace": ["Prince of the City"]})
    with scene(one, two, phase="beginning", book=BOOK) as play:
        assert len(play.names(0, w.HAND)) == drawn


def test_bruno_wagner() -> None:
    """core-bruno-wagner: a card for an Ongoing card, whoever plays it; none for another, none for a foe's."""
    one = Side(haven=["Bruno Wagner", "Adept"], hand=["Rite", "Coat"], library=["Owl", "Owl"])
    with scene(one, GRACE, book=BOOK) as play:
        play.one("play Coat", "exhaust Bruno Wagner")
        assert "Owl" not in play.names(0, w.HAND)
    brujah = Side(haven=["Bruno Wagner", "Brother"], hand=["The Spoils"], library=["Owl", "Owl"])
    with scene(brujah, GRACE, book=BOOK) as play:
        play.one("play The Spoils")
        assert play.names(0, w.HAND) == ["Owl"]
    with scene(
        Side(haven=["Brother"], hand=["The Spoils"]), Side(haven=["Bruno Wagner"], library=["Owl"]), book=BOOK
    ) as play:
        play.one("play The Spoils")
        assert play.names(1, w.HAND) == []


# ---- Bong-Cha Park


@pytest.mark.parametrize("said", ["yes: Bong-Cha Park", "no"])
def test_bong_cha_park(said: str) -> None:
    """core-bong-cha-park: a Retainer of the party to another of it, without attach effects. R226-ATT-06, R20-END-08."""
    one = Side(
        streets=["Bong-Cha Park", "Adept"],
        haven=["Grace"],
        library=["Coat"] * 9,
        attached={"Adept": ["Blood Cult Priest"], "Grace": ["Maid"]},
    )
    with scene(one, GRACE, book=BOOK) as play:
        end_turn(play, 0)
        play.one("resolve Bong-Cha Park", said, "no")
        moved = said != "no"
        assert play.host("Blood Cult Priest") == ("Bong-Cha Park" if moved else "Adept")
        assert play.value("Bong-Cha Park", w.BLOOD_SORCERY) == moved
        assert len(play.names(0, w.HAND)) == 2  # those of every turn; the Priest's own card is not drawn
