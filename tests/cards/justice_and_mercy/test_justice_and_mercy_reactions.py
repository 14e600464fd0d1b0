"""Justice & Mercy: one Reaction more, and what else is played in fights."""

from __future__ import annotations

import pytest

from extras import HELPERS
from fighters import fighter
from judges import BOOK, JUDGES
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THE_ATTACKER,
    always,
    as_reaction,
    attack_or_reaction,
    put,
    reaction,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.rows import note_suffered
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
FIGHTS = book_with(
    *HELPERS, *JUDGES,
    fighter("Plain", attributes=(0, 0, 0)),
    fighter("Hermit", attributes=(0, 0, 0), keywords=(n.SOLITARY,)),
    fighter("Fox", attributes=(0, 0, 0), disciplines=(n.OBFUSCATE,), keywords=(n.DIABLERIST,)),
    attack_or_reaction("test-jab", "Jab", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=1,
                       text=as_reaction(put(n.FEAR, THE_ATTACKER))),
    reaction("test-glare", "Glare", n.ATTACK_TYPES, decks=n.VAMPIRES, bp=0, shield=0, face_up_if=always,
             text=put(n.FEAR, THE_ATTACKER)),
)
# fmt: on

THREE = [
    ("Look Me in the Eyes", "Physical"),
    ("Acuity", "Ranged"),
    ("Acuity", "Mental"),
    ("A Kiss Before Dying", "Social"),
]


@pytest.mark.parametrize(("card", "kind"), THREE)
def test_another_reaction(card: str, kind: str) -> None:
    """jam-look-me-in-the-eyes, jam-acuity, jam-a-kiss-before-dying: by their Discipline, one Reaction more."""
    two = Side(haven=["Saint"], hand=[card, "Parry", "Awe"])
    with scene(Side(streets=["Bully"]), two, book=FIGHTS) as play:
        play.one("attack with Bully", kind)
        play.two(f"place {card}", "place Parry")
        dealt = 0 if kind == "Ranged" else 4 - 2 - 1
        assert play.blood("Saint") == 4 - dealt
        assert {card, "Parry"} <= set(play.names(1, w.DISCARD))


@pytest.mark.parametrize(("card", "kind"), THREE)
def test_no_other_reaction_without_the_discipline(card: str, kind: str) -> None:
    """The same cards: without it there is no more to play; and with it, one may pass."""
    for who, answers in (("Plain", ()), ("Saint", ("pass",))):
        two = Side(haven=[who, "Magus"], hand=[card, "Parry"], exhausted=["Magus"])
        with scene(Side(streets=["Bully"]), two, book=FIGHTS) as play:
            play.one("attack with Bully", f"target {who}", kind)
            play.two(f"place {card}", *answers)
            assert play.names(1, w.HAND)[:1] == ["Parry"]


@pytest.mark.parametrize(
    ("card", "kind", "fear", "minus", "blood"),
    [
        ("Look Me in the Eyes", "Physical", 1, 0, 4),
        ("Acuity", "Mental", 0, 1, 3),
        ("A Kiss Before Dying", "Social", 0, 0, 3),
    ],
)
def test_what_they_do_to_the_attacker(card: str, kind: str, fear: int, minus: int, blood: int) -> None:
    """The same cards: a Fear token; a '-1 BP' token; 1 Aggravated damage. Solitary defenders draw."""
    for who, drawn in (("Hermit", 1), ("Plain", 0)):
        two = Side(haven=[who], hand=[card], library=["Awe"])
        with scene(Side(streets=["Bully"]), two, book=FIGHTS) as play:
            play.one("attack with Bully", kind)
            play.two(f"place {card}")
            bully = play.card("Bully")
            assert (play.g.fear[bully], play.g.minus_bp[bully], play.blood("Bully")) == (fear, minus, blood)
            assert len(play.g.hand(1)) == drawn


def test_one_more_may_allow_another() -> None:
    """jam-look-me-in-the-eyes: three of them, and a fourth Reaction; each does what it says."""
    two = Side(haven=["Saint"], hand=["Look Me in the Eyes"] * 3 + ["Parry"])
    with scene(Side(streets=["Brute"]), two, book=FIGHTS) as play:
        play.one("attack with Brute", "Physical")
        play.two(*["place Look Me in the Eyes"] * 3, "place Parry")
        assert (play.g.fear[play.card("Brute")], play.blood("Saint")) == (3, 4 - (6 - 4 - 1))
        assert len(play.names(1, w.DISCARD)) == 4


def test_one_more_may_strike_back() -> None:
    """jam-look-me-in-the-eyes: a card that strikes back does so as a second Reaction, too, by its own Reaction text."""
    two = Side(haven=["Saint"], hand=["Look Me in the Eyes", "Jab"])
    with scene(Side(streets=["Plain"]), two, book=FIGHTS) as play:
        play.one("attack with Plain", "Physical")
        play.two("place Look Me in the Eyes", "place Jab")
        assert (play.blood("Plain"), play.g.fear[play.card("Plain")]) == (4 - 2, 2)


def test_one_more_may_be_face_up() -> None:
    """jam-look-me-in-the-eyes: what is played face up is read once."""
    two = Side(haven=["Saint"], hand=["Look Me in the Eyes", "Glare"])
    with scene(Side(streets=["Plain"]), two, book=FIGHTS) as play:
        play.one("attack with Plain", "Physical")
        play.two("place Look Me in the Eyes", "play Glare")
        assert play.g.fear[play.card("Plain")] == 2


def test_one_more_is_of_the_right_type() -> None:
    """jam-acuity: what could not be played as the first Reaction cannot be the second."""
    two = Side(haven=["Saint"], hand=["Acuity", "Look Me in the Eyes", "Parry"])
    with scene(Side(streets=["Plain"]), two, book=FIGHTS) as play:
        play.one("attack with Plain", "Mental")
        play.two("place Acuity")
        assert not play.offers("place Look Me in the Eyes")
        play.two("pass")


# ---- On the Lam


@pytest.mark.parametrize(("prey", "dealt"), [([], 3), (["Weakling"], 1)])
def test_on_the_lam_shields_who_has_prey(prey: list[str], dealt: int) -> None:
    """jam-on-the-lam: 1 Shield, and 2 more for each Prey the defender has."""
    two = Side(haven=["Plain"], attached={"Plain": prey}, hand=["On the Lam"], blood={"Plain": 4})
    with scene(Side(streets=["Bully"]), two, book=FIGHTS) as play:
        play.one("attack with Bully", "Social")
        play.two("place On the Lam")
        assert play.blood("Plain") == 4 - dealt


@pytest.mark.parametrize(("who", "where"), [("Fox", "torpor"), ("Plain", "burned")])
def test_on_the_lam_keeps_the_defender_from_burning(who: str, where: str) -> None:
    """jam-on-the-lam: with Obfuscate, who would be burned by the attack goes to torpor, with 1 Prestige as Blood."""
    two = Side(haven=[who, "Keondra"], hand=["On the Lam"], exhausted=["Keondra"], leader="Keondra")
    with scene(Side(streets=["Brute"], hand=["Torch"]), two, book=FIGHTS) as play:
        play.one("attack with Brute", f"target {who}", "Physical", "place Torch")
        play.two("place On the Lam")
        assert (play.where(who), play.g.prestige[1]) == (where, 4 if where == "torpor" else 5)


def test_on_the_lam_saves_a_diablerist() -> None:
    """jam-on-the-lam: a Diablerist with Prey, who would be burned however defeated; the Prey burns all the same."""
    two = Side(haven=["Fox", "Keondra"], attached={"Fox": ["Weakling"]}, hand=["On the Lam"], exhausted=["Keondra"],
               leader="Keondra", blood={"Fox": 1})  # fmt: skip
    with scene(Side(streets=["Brute"]), two, book=FIGHTS) as play:
        play.one("attack with Brute", "target Fox", "Physical")
        play.two("place On the Lam")
        assert (play.where("Fox"), play.where("Weakling")) == ("torpor", "burned")


# ---- The Grudge


@pytest.mark.parametrize(
    ("torpor", "burned", "dealt"), [([], [], 2), (["Magus"], [], 3), (["Magus", "Adept"], ["Novice"], 5)]
)
def test_the_grudge_counts_the_fallen(torpor: list[str], burned: list[str], dealt: int) -> None:
    """jam-the-grudge: +1 for each character of its player's in torpor or burned; no foe's, and no other burned card."""
    weak = dict.fromkeys(torpor, 1)
    one = Side(streets=["Acolyte"], hand=["The Grudge"], torpor=torpor, burned=[*burned, "Awe"], blood=weak)
    two = Side(haven=["Plain", "Keondra"], torpor=["Hermit"], exhausted=["Keondra"], blood={"Hermit": 1})
    with scene(one, two, book=FIGHTS) as play:
        play.one("attack with Acolyte", "target Plain", "Social", "place The Grudge")
        left = 4 - dealt
        assert (play.blood("Plain"), play.where("Plain")) == ((left, "haven") if left > 0 else (1, "torpor"))


@pytest.mark.parametrize(("suffered", "where"), [(None, "torpor"), (1, "torpor"), (0, "burned")])
def test_the_grudge_burns_after_diablerie(suffered: int | None, where: str) -> None:
    """jam-the-grudge: Aggravated if its player has suffered diablerie in this game; nobody else."""
    two = Side(haven=["Plain", "Keondra"], exhausted=["Keondra"], blood={"Plain": 1})
    with scene(Side(streets=["Acolyte"], hand=["The Grudge"]), two, book=FIGHTS) as play:
        if suffered is not None:
            note_suffered(play.g, suffered)
        play.one("attack with Acolyte", "target Plain", "Social", "place The Grudge")
        assert play.where("Plain") == where


def test_diablerie_is_remembered() -> None:
    """jam-the-grudge: RV-DIAB-18: whose character was consumed has suffered it, for the rest of the game."""
    two = Side(streets=["Weakling"], haven=["Keondra"])
    with scene(Side(streets=["Todd"]), two, book=BOOK) as play:
        play.g.foreign.extend((play.card("Weakling"), 0, 1))
        play.one("attack with Todd", "target Weakling", "Physical", "drink Weakling")
        assert play.g.suffered == [0, 1]
