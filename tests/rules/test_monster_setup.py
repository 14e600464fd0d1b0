"""Monsters: what they are, how they come into The Streets, and who has nothing to do with them."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.rivals.cards.hunters_and_hunted import CARDS
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.table import TURN_NUMBER, Table
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import MONSTER_STACK, RIO_DECK, RULEBOOK

HUNTER_DECK = Deck(
    "Martyrdom",
    "Hideout - The Bunker",
    ["Ryan", "Sara", "Francisco", "Jamie", "Juliana", "Rio", "Renata Gomes"],
    ["Confuse"] * 40,
)
VAMPIRE_DECK = Deck(
    "The Snake Den",
    "Haven - The Temple of Set",
    ["Keondra", "Ceraph", "Matthew", "Gisele", "Jimmy", "Iara", "Hakim Owusu"],
    ["Awe"] * 40,
)
MONSTERS = [face.name for face in CARDS if face.kind == w.MONSTER]


def set_up(hunters: int, vampires: int, city: list[str]) -> Table:
    return new_game(RULEBOOK, [HUNTER_DECK] * hunters + [VAMPIRE_DECK] * vampires, city, MONSTER_STACK, b"monsters")


def monsters_in(g: Table, zone: int) -> int:
    return sum(g.kind(card) == w.MONSTER for card in g.pile(w.CITY, zone))


# ---- what a Monster is


def test_monsters_have_no_disciplines_and_no_edges() -> None:
    """RV-MONSTER-01: of all ten."""
    with scene(Side(haven=["Ryan"]), Side(haven=["Lucky"]), city=City(monsters=MONSTERS)) as play:
        assert len(MONSTERS) == 10
        for name in MONSTERS:
            assert not any(play.value(name, stat) for stat in range(w.ANIMALISM, w.THWART_THE_UNNATURAL + 1)), name


@pytest.mark.parametrize(
    ("name", "agenda"),
    [
        ("Brain-Eater", 3),
        ("Chupacabra", 2),
        ("Ghost", 2),
        ("Maricoxi", 2),
        ("Mula-Sem-Cabeça", 2),
        ("Sorceress", 3),
        ("The Strange", 3),
        ("Vampire", 3),
        ("Warlock", 3),
        ("Werewolf", 4),
    ],
)
def test_a_defeated_monster_is_worth_its_agenda(name: str, agenda: int) -> None:
    """RV-MONSTER-02: to who defeated it, and it is gone."""
    one = Side(haven=["Ryan"], hand=["Anonymous Tip"])
    city = City(streets=["BOPE-RJ: Caveira"], monsters=[name], blood={name: 1})
    with scene(one, Side(haven=["Evangeline"]), city=city) as play:
        play.one("play Anonymous Tip")
        assert (play.g.agenda, play.names(w.CITY, w.STREETS)) == ([agenda, 0], ["BOPE-RJ: Caveira"])


def test_a_face_down_monster_is_no_target_character() -> None:
    """RV-MONSTER-03: a face-up one is; "or face-down Monster" takes in both."""
    city = City(face_down=["Ghost"], monsters=["Warlock"])
    with scene(Side(haven=["Ryan"], hand=["Weigh Down"]), Side(haven=["Lucky"]), city=city) as play:
        play.one("play Weigh Down")
        assert play.offered == ["Ryan", "Lucky", "Warlock"]
        play.one("Warlock")
    with scene(Side(haven=["Ryan"], hand=["Tracking Device"]), Side(haven=["Lucky"]), city=city) as play:
        play.one("play Tracking Device")
        assert sorted(play.offered) == ["Lucky", "Ryan", "Warlock", "face-down Monster"]
        play.one("face-down Monster")
        assert play.host("Tracking Device") == "Ghost"


def test_a_monsters_text_is_active_only_face_up() -> None:
    """RV-MONSTER-04: a Wounded Ghost has Secrecy, but not face down; nothing is asked for attacking it then."""
    one = Side(streets=["Maria Lopez"], hand=["Confuse"])
    for city, back, secrecy, asks in (
        (City(monsters=["Ghost"], blood={"Ghost": 3}), "Ghost", 1, "intel"),
        (City(face_down=["Ghost"], blood={"Ghost": 3}), "face-down Monster", 0, "attack-type"),
    ):
        with scene(one, Side(haven=["Lucky"]), city=city) as play:
            assert play.value("Ghost", w.SECRECY) == secrecy
            play.one("attack with Maria Lopez", f"target {back}")
            play.ends_asking(asks)


# ---- set-up


@pytest.mark.parametrize(("hunters", "vampires"), [(1, 1), (1, 3), (2, 0), (2, 2), (4, 0)])
def test_the_monster_deck(hunters: int, vampires: int) -> None:
    """RV-MONSTER-05, RV-MONSTER-07: two per Hunter player, one of them face down in The Streets."""
    g = set_up(hunters, vampires, RIO_DECK)
    assert (monsters_in(g, w.MONSTER_DECK), monsters_in(g, w.STREETS)) == (hunters, hunters)
    assert monsters_in(g, w.UNUSED) == 10 - 2 * hunters
    assert all(g.face_down[card] for card in g.pile(w.CITY, w.STREETS))


def test_the_monsters_are_shuffled() -> None:
    """RV-MONSTER-05: other seeds, other Monsters."""
    games = [new_game(RULEBOOK, [HUNTER_DECK, VAMPIRE_DECK], RIO_DECK, MONSTER_STACK, b"%d" % n) for n in range(12)]
    assert len({g.face(g.pile(w.CITY, w.STREETS)[0]).name for g in games}) > 3


def test_with_no_hunter_player_all_monsters_are_unused() -> None:
    """RV-MONSTER-06."""
    g = set_up(0, 3, RIO_DECK)
    assert (monsters_in(g, w.UNUSED), monsters_in(g, w.MONSTER_DECK), monsters_in(g, w.STREETS)) == (10, 0, 0)


def test_monsters_are_nobodys() -> None:
    """RV-MONSTER-08: every Hunter player may attack one, and none controls it."""
    sides = Side(streets=["Ryan"]), Side(streets=["Evangeline"])
    for turn, name in ((0, "Ryan"), (1, "Evangeline")):
        with scene(*sides, city=City(face_down=["Ghost"]), turn=turn) as play:
            ghost = play.card("Ghost")
            assert (play.g.controller[ghost], play.g.tagger[ghost]) == (w.CITY, NONE)
            play.answers(turn, (f"attack with {name}",))
            assert "target face-down Monster" in play.offered
            play.ends_asking("attack-target")


# ---- later ones


def come_to_turn(play: Play, number: int) -> None:
    """Everybody does as little as possible until whoever has that turn may act."""
    while play.asked.asks != "act" or play.g.clock[TURN_NUMBER] != number:
        wanted = ("pass action", "end phase", "pass", "library", play.offered[0])
        play.answers(play.asked.seat, (next(words for words in wanted if words in play.offered),))


def test_each_event_brings_a_monster() -> None:
    """RV-MONSTER-09: face down, from the top of the Monster deck; any other city card brings none."""
    for card, deck in (("Copacabana Réveillon", ["Warlock"]), ("Vagrant", ["Ghost", "Warlock"])):
        city = City(deck=[card], monster_deck=["Ghost", "Warlock"])
        with scene(Side(haven=["Ryan"]), Side(haven=["Lucky"]), city=city, phase="beginning") as play:
            assert play.names(w.CITY, w.MONSTER_DECK) == list(reversed(deck))
            came = [name for name in ("Ghost", "Warlock") if play.where(name) == "streets"]
            assert came == [name for name in ("Ghost", "Warlock") if name not in deck]
            assert all(play.g.face_down[play.card(name)] for name in came)


def test_events_of_the_first_turn_bring_no_monster() -> None:
    """RV-MONSTER-09: but those of later turns in the first round do."""
    play = Play(set_up(2, 0, ["Copacabana Réveillon"] * 8))
    come_to_turn(play, 1)
    assert play.names(w.CITY, w.STREETS).count("Copacabana Réveillon") == 2
    assert (monsters_in(play.g, w.STREETS), monsters_in(play.g, w.MONSTER_DECK)) == (2, 2)
    come_to_turn(play, 2)
    assert (monsters_in(play.g, w.STREETS), monsters_in(play.g, w.MONSTER_DECK)) == (3, 1)


def test_an_empty_monster_deck_brings_none() -> None:
    """RV-MONSTER-09: no Monster comes from anywhere else."""
    city = City(deck=["Copacabana Réveillon"], unused=["Ghost"])
    with scene(Side(haven=["Ryan"]), Side(haven=["Lucky"]), city=city, phase="beginning") as play:
        assert (play.where("Ghost"), play.names(w.CITY, w.STREETS)) == ("unused", ["Copacabana Réveillon"])
