"""Attachments on what is no character: a Haven, an Agenda, an Ongoing card, an Event. Cards made for the test."""

from __future__ import annotations

from primogen.rivals.desk.terminal import Screen
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    ITS_BEARER,
    THAT,
    YOUR_AGENDA,
    YOUR_HAVEN,
    action,
    activated,
    attach_this,
    burn,
    characters_in_your_haven,
    choose,
    city_cards_in_the_streets,
    discard,
    draw,
    event,
    exhaust_this_card,
    foes_havens,
    gain,
    have,
    of_kind,
    put_tokens,
    target,
    unhosted,
    your_coterie,
    your_table,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.havens import make_active_haven
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

events = city_cards_in_the_streets & of_kind(n.EVENT)

# fmt: off
WALLS = unhosted("test-walls", "Walls", decks=n.BOTH, text=attach_this(YOUR_HAVEN),
                 abilities=(have(characters_in_your_haven, 1, n.SHIELD),))
RUMOURS = unhosted("test-rumours", "Rumours", decks=n.BOTH, text=target(foes_havens, attach_this(THAT)),
                   abilities=(activated(exhaust_this_card, gain(1, n.PRESTIGE)),))
GOAL = unhosted("test-goal", "Goal", decks=n.BOTH, text=attach_this(YOUR_AGENDA),
                abilities=(activated(exhaust_this_card, put_tokens(1, n.AGENDA, ITS_BEARER)),))
GILDING = unhosted("test-gilding", "Gilding", decks=n.BOTH, text=choose(your_table, attach_this(THAT)),
                   abilities=(have(your_coterie, 1, n.INTEL),))
SHRINE = action("test-shrine", "Shrine", n.ONGOING, decks=n.BOTH, abilities=(activated(exhaust_this_card, draw(1)),))
WRECK = unhosted("test-wreck", "Wreck", decks=n.BOTH, text=choose(your_table, discard(THAT)))
SMASH = unhosted("test-smash", "Smash", decks=n.BOTH, text=choose(your_table, burn(THAT)))
FEAST = event("test-feast", "Feast", n.ONGOING)
GUEST = unhosted("test-guest", "Guest", decks=n.BOTH, text=target(events, attach_this(THAT)),
                 abilities=(have(your_coterie, 1, n.INTEL),))
RIOT = unhosted("test-riot", "Riot", decks=n.BOTH, text=choose(events, burn(THAT)))
# fmt: on
BOOK = book_with(WALLS, RUMOURS, GOAL, GILDING, SHRINE, WRECK, SMASH, FEAST, GUEST, RIOT)


def home(*hand: str) -> Side:
    agenda = "Go For Broke"
    return Side(haven=["Keondra"], haven_card="Haven - The Hidden Temple", agenda_card=agenda, hand=list(hand))


def shield(play: Play) -> int:
    return play.value("Keondra", w.SHIELD)


def test_a_haven_bears_as_many_as_there_are() -> None:
    """RV-ATTACH-02 speaks of characters: a fourth card finds room on a Haven, and all of them do what they say."""
    side = home("Walls")
    side.attached = {"Haven - The Hidden Temple": ["Walls"] * 3}
    with scene(side, Side(haven=["Lucky"]), book=BOOK) as play:
        assert shield(play) == 3
        play.one("play Walls")
        assert shield(play) == 4
        assert play.names(w.CITY, w.ATTACHED) == ["Walls"] * 4


def test_on_a_foes_haven_it_is_still_its_players() -> None:
    with scene(home("Rumours"), Side(haven=["Lucky"], haven_card="Haven - The Orphanage"), book=BOOK) as play:
        play.one("play Rumours", "activate Rumours")
        assert play.host("Rumours") == "Haven - The Orphanage"
        assert (play.g.prestige[0], play.g.prestige[1]) == (6, 5)


def test_an_agenda_bears_it_and_the_card_speaks_of_its_bearer() -> None:
    with scene(home("Goal"), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Goal", "activate Goal")
        assert play.host("Goal") == "Go For Broke"
        assert play.g.agenda[0] == 1  # what comes to lie on an Agenda card is scored


def test_only_the_active_havens_attachments_are_in_force() -> None:
    """RV-HAVEN-07: another Haven takes its place, and it comes back."""
    with scene(home("Walls"), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Walls")
        former = play.card("Haven - The Hidden Temple")
        other = add_card(play.g, "hah-the-orphanage", 0, w.COMMAND)
        make_active_haven(play.g, other, 0)
        assert shield(play) == 0
        make_active_haven(play.g, former, 0)
        assert shield(play) == 1


def test_what_is_attached_to_an_ongoing_card_goes_with_it() -> None:
    """RV-ABIL-33: burned, whether its bearer is discarded or burned; what lies beside it stays."""
    for blow in ("Wreck", "Smash"):
        one = home("Gilding", blow)
        one.ongoing = ["Shrine"]
        with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
            play.one("play Gilding")
            assert (play.host("Gilding"), play.value("Keondra", w.INTEL)) == ("Shrine", 1)
            play.one(f"play {blow}")
            assert (play.where("Gilding"), play.value("Keondra", w.INTEL)) == ("burned", 0)
            assert play.where("Shrine") == ("discard" if blow == "Wreck" else "burned")


def test_a_card_that_lies_face_down_bears_nothing() -> None:
    """RV-CONSP-01: nobody knows what it is."""
    with scene(home("Gilding"), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Gilding").endswith("(RV-TERM-28)")
    hidden = Side(haven=["Keondra"], hand=["Gilding"], face_down={"Pay Tribute": 1})
    with scene(hidden, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Gilding").endswith("(RV-TERM-28)")


def test_the_terminal_shows_what_a_haven_bears_and_what_lies_there() -> None:
    side = home("Goal")
    side.attached, side.blood = {"Haven - The Hidden Temple": ["Walls"]}, {"Haven - The Hidden Temple": 2}
    with scene(side, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Goal", "activate Goal")
        rows = [row.plain.strip() for row in Screen(play.words).tabled(play.g, 0, 0)]
        assert rows == ["Haven - The Hidden Temple  [2 Blood]  + Walls", "Go For Broke  + Goal (exhausted)"]


def test_an_event_bears_it_as_long_as_it_lasts() -> None:
    city = City(streets=["Feast"])
    with scene(home("Guest", "Riot"), Side(haven=["Lucky"]), city=city, book=BOOK) as play:
        play.one("play Guest")
        assert (play.host("Guest"), play.value("Keondra", w.INTEL)) == ("Feast", 1)
        play.one("play Riot")
        assert (play.where("Guest"), play.value("Keondra", w.INTEL)) == ("burned", 0)
