"""Werewolves of Fang & Talon, played."""

from __future__ import annotations

from typing import Final

import pytest

from extras import HELPERS
from packs import BOOK, MEN, WOLVES
from primogen.rivals.language.vocabulary import THAT, WEREWOLVES, choose, make_attack, unhosted, your_coterie
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

PUT = "Put 1 Rage on each Rite you control with 0-2 Rage on it"
REVEAL = "Reveal the top card of your Library. If it is a Rite, draw it. Otherwise, leave it or discard it"
SAGE = Side(streets=["Sage"])  # with 6 Blood and 1 of each attribute


GOAD: Final = unhosted("test-goad", "Goad", decks=WEREWOLVES, text=choose(your_coterie, make_attack(THAT)))
GOADED: Final = book_with(*HELPERS, *WOLVES, *MEN, GOAD)


def rage(play: Play, name: str) -> int:
    return play.g.rage[play.card(name)]


def forms_of(play: Play, name: str) -> list[str]:
    return [play.g.face(card).name for card in play.g.attachments(play.card(name))]


@pytest.mark.parametrize(("at", "dealt"), [("streets", 1), ("haven", 0)])
def test_big_joe_hurts_those_in_the_streets(at: str, dealt: int) -> None:
    """fat-big-joe: attackers of his party deal 1 more to characters in The Streets, and to nobody at home."""
    two = Side(streets=["Sage"]) if at == "streets" else Side(haven=["Sage"])
    one = Side(streets=["Big Joe", "Howler"], attached={"Howler": ["Hidden Killer"]}, hand=["Swipe"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Howler", "Physical", "place Swipe")
        assert play.blood("Sage") == 6 - dealt


@pytest.mark.parametrize(("mortal", "falls"), [("Politician", True), ("Vagrant", True), ("BOPE-RJ: Psyops", False)])
def test_big_joe_hurts_citizens(mortal: str, falls: bool) -> None:
    """fat-big-joe: 1 more on a Citizen of 3 Blood; a Vagrant of 2 falls anyway, an Antagonist of 4 does not."""
    one = Side(streets=["Big Joe"], hand=["Swipe"])
    with scene(one, SAGE, city=City(streets=[mortal]), book=BOOK) as play:
        play.one("attack with Big Joe", f"target {mortal}", "Physical", "place Swipe")
        assert play.offers(f"burn {mortal}") == falls
        if falls:
            play.one(f"burn {mortal}", *["Big Joe"] * play.offers("Big Joe"))


@pytest.mark.parametrize(("answer", "blood", "cards"), [("Draw 1 card", 2, 1), ("Chef mends 2 Blood", 4, 0)])
def test_chef(answer: str, blood: int, cards: int) -> None:
    """fat-chef: a Mortal he defeats is worth a card or 2 Blood; for 1 Rage he deals 1 more to a Citizen."""
    one = Side(streets=["fat-chef"], hand=["Swipe"], library=["Swipe"], blood={"fat-chef": 2}, rage={"fat-chef": 1})
    with scene(one, SAGE, city=City(streets=["Politician"]), book=BOOK) as play:
        play.one("attack with Chef", "target Politician", "Physical", "place Swipe", "activate Chef")
        play.one(answer, "burn Politician", "Gain 1 Prestige")
        assert (play.blood("fat-chef"), len(play.g.hand(0)), rage(play, "fat-chef")) == (blood, cards, 0)


def test_chef_hurts_only_citizens_more() -> None:
    """fat-chef: the ability is of no use against anybody else."""
    one = Side(streets=["fat-chef"], rage={"fat-chef": 1})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Chef", "Physical", "pass")
        assert (play.blood("Sage"), rage(play, "fat-chef")) == (6, 1)


def test_franco_aldo_gains_prestige() -> None:
    """fat-franco-aldo: 1 for each Mortal he defeats; none for what another defeats."""
    for who, gained in (("Franco Aldo", 1), ("Alpha", 0)):
        one = Side(streets=[[who]], haven=[] if gained else ["Franco Aldo"], hand=["Swipe"])
        with scene(one, SAGE, city=City(streets=["Vagrant"]), book=BOOK) as play:
            play.one(f"attack with {who}", "target Vagrant", "Physical", "place Swipe", "attach Vagrant")
            assert play.g.prestige[0] == 5 + gained


@pytest.mark.parametrize(("bears", "at"), [("Politician", "deck"), ("Vagrant", "burned")])
def test_franco_aldo_lets_citizens_go(bears: str, at: str) -> None:
    """fat-franco-aldo: a Citizen he is relieved of goes into the City Deck; anything else burns."""
    one = Side(haven=["Franco Aldo"], attached={"Franco Aldo": [bears]})
    with scene(one, SAGE, book=BOOK) as play:
        play.one(f"detach {bears}")
        assert (play.g.pile(w.CITY, w.LIBRARY) == ()) == (at == "burned")
        assert len(play.g.pile(w.CITY, w.BURNED_PILE)) == (at == "burned")


def test_sandrine_duval_readies_once() -> None:
    """fat-sandrine-duval: the first card attached to her each turn readies her, with 1 Rage; the second does not."""
    one = Side(haven=["Sandrine Duval"], hand=["Trophy", "Blessing"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Trophy")
        assert (play.is_ready("Sandrine Duval"), rage(play, "Sandrine Duval")) == (True, 1)
        play.one("play Blessing")
        assert (play.is_ready("Sandrine Duval"), rage(play, "Sandrine Duval")) == (False, 1)


def test_sandrine_duval_strikes_harder() -> None:
    """fat-sandrine-duval: 1 more Damage for 1 Rage, once."""
    one = Side(streets=["Sandrine Duval"], rage={"Sandrine Duval": 2})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Sandrine Duval", "Physical", "activate Sandrine Duval", "pass")
        assert (play.blood("Sage"), rage(play, "Sandrine Duval")) == (6 - 2, 1)


def test_dae_chan_sung_enrages() -> None:
    """fat-dae-chan-sung: 2 Rage for anybody of the pack, himself too; without a call for Influence nothing else."""
    one = Side(haven=["Dae Chan-sung", "Howler"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("activate Dae Chan-sung", "Howler")
        assert (rage(play, "Howler"), rage(play, "Dae Chan-sung"), play.is_ready("Dae Chan-sung")) == (2, 0, False)


def test_gabriel_silva_readies_for_gifts() -> None:
    """fat-gabriel-silva: a Gift readies him and draws a card, every time; another card does nothing."""
    one = Side(haven=["Gabriel Silva"], hand=["Blessing", "Trophy"], library=["Swipe"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Blessing")
        assert (play.is_ready("Gabriel Silva"), play.names(0, w.HAND)) == (True, ["Trophy", "Swipe"])
        play.one("play Trophy")
        assert not play.is_ready("Gabriel Silva")


@pytest.mark.parametrize(("who", "gained"), [("Howler", 1), ("Jarody Drummer", 1), ("Judge", 0)])
def test_jarody_drummer(who: str, gained: int) -> None:
    """fat-jarody-drummer: whoever attacks from his party gains 1 Rage, he as well; nobody of another party."""
    one = Side(streets=[["Jarody Drummer", "Howler"], ["Judge"]])
    with scene(one, SAGE, book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", *["pass"] * gained)
        assert rage(play, who) == gained


@pytest.mark.parametrize(
    ("answers", "rages", "drawn"),
    [
        (("yes: Yara", PUT), [2, 3, 0], []),
        (("yes: Yara", REVEAL), [1, 3, 0], ["Rite of Celebration"]),
        (("no",), [1, 3, 0], []),
    ],
)
def test_yara(answers: tuple[str, ...], rages: list[int], drawn: list[str]) -> None:
    """fat-yara: at the start of the turn, 1 Rage on each of your Rites with 2 or fewer, or a look for another Rite."""
    names = ["Rite of Shame", "Rite of Shame (2)"]
    one = Side(
        haven=["Yara"], ongoing=["Rite of Shame", "Rite of Shame", "Harmony Flute"], library=["Rite of Celebration"]
    )
    one.rage = {names[0]: 1, names[1]: 3}
    with scene(one, SAGE, phase="beginning", city=City(deck=["Vagrant"]), book=BOOK) as play:
        play.one(*answers)
        assert [rage(play, name) for name in (*names, "Harmony Flute")] == rages
        assert play.names(0, w.HAND) == drawn


@pytest.mark.parametrize(("answer", "discarded"), [("no", 0), ("yes: Swipe", 1)])
def test_yara_finds_no_rite(answer: str, discarded: int) -> None:
    """fat-yara: what is no Rite is left there or discarded, as one likes."""
    one = Side(haven=["Yara"], library=["Swipe"])
    with scene(one, SAGE, phase="beginning", city=City(deck=["Vagrant"]), book=BOOK) as play:
        play.one("yes: Yara", answer)
        assert [len(play.g.pile(0, pile)) for pile in (w.LIBRARY, w.DISCARD)] == [1 - discarded, discarded]


@pytest.mark.parametrize(("foes", "stolen"), [(4, 1), (5, 0), (8, 2)])
def test_septimus_pol(foes: int, stolen: int) -> None:
    """fat-septimus-pol: 1 Prestige of a foe who has less than you, 2 of one who has more; none of an equal."""
    two = Side(streets=["Sage"], haven=["Keondra"], blood={"Sage": 1}, prestige=foes)
    with scene(Side(streets=["Septimus Pol"]), two, book=BOOK) as play:
        play.one("attack with Septimus Pol", "target Sage", "Physical")
        assert play.g.prestige[0] == 5 + stolen


def forms(play: Play, name: str) -> list[str]:
    return [play.g.face(card).name for card in play.g.attachments(play.card(name))]


@pytest.mark.parametrize("form", ["Crinos", "Glabro", "Hispo"])
def test_the_runt_lends_a_form(form: str) -> None:
    """fat-the-runt: another of the party takes a Form for nothing, with 1 Rage; nobody who can bear none."""
    one = Side(haven=["The Runt", "Howler", "Keondra", "Alpha"], streets=["Seer"], hand=["Trophy"], blood={"Howler": 2})
    one.leader, one.attached = "The Runt", {"Alpha": ["Glabro"]}
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Trophy", "exhaust The Runt")
        assert play.offered == ["Howler", "no"]
        play.one("Howler", form)
        assert (forms_of(play, "Howler"), rage(play, "Howler"), play.blood("Howler")) == ([form], 1, 2)


def test_the_runt_may_keep_still() -> None:
    """fat-the-runt: only if one likes, and not when somebody else acts."""
    one = Side(haven=["The Runt", "Howler"], hand=["Trophy", "Trophy"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Trophy", "exhaust The Runt", "no")
        play.one("play Trophy")
        assert (forms_of(play, "Howler"), rage(play, "Howler")) == (["Trophy"], 0)


def test_the_runt_exhausts_to_attack() -> None:
    """fat-the-runt, RV-ATK-02: an attack is an action, too."""
    with scene(Side(streets=["The Runt", "Howler"]), SAGE, book=BOOK) as play:
        play.one("attack with The Runt", "Howler", "Glabro", "Mental", "pass")
        assert (forms_of(play, "Howler"), rage(play, "Howler")) == (["Glabro"], 1)


def test_the_runt_does_not_exhaust_for_an_attack_it_is_told_to_make() -> None:
    """fat-the-runt, RV-ACT-40: it stays ready, and nobody takes a Form."""
    with scene(Side(streets=["The Runt", "Howler"], hand=["Goad"]), SAGE, book=GOADED) as play:
        play.one("play Goad", "The Runt", "Mental")
        assert (play.is_ready("The Runt"), forms_of(play, "Howler")) == (True, [])
