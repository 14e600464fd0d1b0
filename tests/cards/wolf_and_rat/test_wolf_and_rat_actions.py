"""Action cards of The Wolf & The Rat, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import burn
from primogen.rivals.scenes.play import Play, begin, scene
from primogen.rivals.scenes.sides import City, Side
from support import prestige_on
from wilds import BOOK, book_then

KEONDRA = Side(haven=["Keondra"])

# ---- Animals


@pytest.mark.parametrize(("card", "paid"), [("Alley Cat", 1), ("Mongrel", 2), ("Sewer Rat", 0), ("The Swarm", 0)])
def test_animals_are_attached(card: str, paid: int) -> None:
    """war-alley-cat, war-mongrel, war-sewer-rat, war-the-swarm: by somebody with Animalism, each for its Blood."""
    with scene(Side(haven=["Wolf"], hand=[card]), KEONDRA, book=BOOK) as play:
        play.one(f"play {card}")
        assert (play.host(card), play.blood("Wolf")) == ("Wolf", 4 - paid)
    with scene(Side(haven=["Adept"], hand=[card]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal(f"play {card}")


def test_alley_cat_hides_and_hunts() -> None:
    """war-alley-cat: +1 Secrecy in The Streets; detached it burns an Animal or Retainer there, and itself."""
    for place in ("streets", "haven"):
        one = Side(attached={"Wolf": ["Alley Cat"]}, leader="Wolf", leader_side="influence")
        one.streets, one.haven = (["Wolf"], []) if place == "streets" else ([], ["Wolf"])
        two = Side(
            streets=["Brute"], haven=["Bully"], attached={"Brute": ["Maid", "Sewer Rat", "Coat"], "Bully": ["Owl"]}
        )
        with scene(one, two, book=BOOK) as play:
            assert play.value("Wolf", w.SECRECY) == (place == "streets")
            play.one("activate Alley Cat")
            assert {"Maid", "Sewer Rat"} <= set(play.offered) <= {"Maid", "Sewer Rat", "Alley Cat"}
            play.one("Maid")
            assert (play.where("Maid"), play.where("Alley Cat"), play.where("Sewer Rat")) == (
                "burned",
                "burned",
                "attached",
            )


@pytest.mark.parametrize(("said", "left"), [("yes: Mongrel", 4 - (4 - 1 - 2)), ("no", 4 - (4 - 1))])
def test_mongrel_guards(said: str, left: int) -> None:
    """war-mongrel: detached, it prevents 2 Physical damage to its bearer."""
    with scene(Side(streets=["Bully"]), Side(haven=["Wolf"], attached={"Wolf": ["Mongrel"]}), book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two(said)
        assert (play.blood("Wolf"), play.where("Mongrel")) == (left, "attached" if said == "no" else "discard")


def test_mongrel_and_other_damage() -> None:
    """war-mongrel: Social damage is none of its business. When its bearer attacks, it bites: +1."""
    with scene(Side(streets=["Bully"]), Side(haven=["Wolf"], attached={"Wolf": ["Mongrel"]}), book=BOOK) as play:
        play.one("attack with Bully", "Social")
        assert (play.blood("Wolf"), play.where("Mongrel")) == (4 - (4 - 1), "attached")
    one = Side(streets=["Wolf", "Adept"], attached={"Wolf": ["Mongrel"]})
    for who, dealt in (("Wolf", 2), ("Adept", 1)):
        with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
            play.one(f"attack with {who}", "Physical")
            assert play.blood("Loner") == 4 - dealt


def test_sewer_rat_mends() -> None:
    """war-sewer-rat: exhausted itself, it mends 1 on a Wounded character of this party."""
    one = Side(haven=["Wolf", "Brute", "Adept"], attached={"Wolf": ["Sewer Rat"]}, blood={"Brute": 1, "Wolf": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Sewer Rat")
        assert play.offered == ["Wolf", "Brute"]
        play.one("Brute")
        assert (play.blood("Brute"), play.is_ready("Sewer Rat"), play.is_ready("Wolf")) == (2, False, True)


def test_sewer_rat_steals_from_torpor() -> None:
    """war-sewer-rat: detached, 1 Blood of somebody in torpor goes to anybody, a foe's even. R229-CRD-88."""
    one = Side(haven=["Wolf"], attached={"Wolf": ["Sewer Rat"]}, torpor=["Rat"], blood={"Wolf": 2, "Rat": 1})
    two = Side(haven=["Keondra"], torpor=["Brute"], blood={"Keondra": 3, "Brute": 2})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Sewer Rat (2)")
        assert play.offered == ["Rat", "Brute"]
        play.one("Brute")
        assert {"Wolf", "Rat", "Keondra"} <= set(play.offered)
        play.one("Keondra")
        assert (play.blood("Brute"), play.blood("Keondra"), play.where("Sewer Rat")) == (1, 4, "discard")


@pytest.mark.parametrize(("kind", "left"), [("Physical", 4 - 2), ("Ranged", 4 - 0), ("Social", 4 - 3)])
def test_the_swarm_shields(kind: str, left: int) -> None:
    """war-the-swarm: 1 Shield for all of the party against Ranged and Physical attacks."""
    two = Side(haven=["Adept", "Wolf"], attached={"Wolf": ["The Swarm"]}, exhausted=["Wolf"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Adept", kind)
        assert play.blood("Adept") == left


@pytest.mark.parametrize(("said", "left"), [("yes: The Swarm", 4), ("no", 3)])
def test_the_swarm_and_aggravated_damage(said: str, left: int) -> None:
    """war-the-swarm: no Shield against an Aggravated attack; detached it prevents 1 of that damage, to its bearer."""
    two = Side(haven=["Rat", "Brute"], attached={"Brute": ["The Swarm"]}, exhausted=["Rat"])
    with scene(Side(streets=["Wolf"], hand=["Feral Claws"]), two, book=BOOK) as play:
        play.one("attack with Wolf", "target Brute", "Physical", "place Feral Claws")
        play.two(said)
        assert (play.blood("Brute"), play.where("The Swarm")) == (left, "attached" if said == "no" else "discard")


# ---- Unhosted Actions


def test_help_me_help_you() -> None:
    """war-help-me-help-you: a Retainer on one of yours is 1 Blood for one of yours, even in torpor; not a foe's."""
    one = Side(streets=["Brute"], torpor=["Rat"], ongoing=["Help Me Help You"], blood={"Brute": 2, "Rat": 1})
    two = Side(haven=["Keondra"], ongoing=["Help Me Help You"], blood={"Keondra": 1})
    with scene(one, two, city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Brute", "target Maid", "Physical", "attach Maid")
        assert play.offered == ["Brute", "Rat"]
        play.one("Rat")
        assert [play.blood(name) for name in ("Brute", "Rat", "Keondra")] == [2, 2, 1]


def flocking(whose: int, *, keeps: bool = True) -> tuple[str, int]:
    """One attacks a Mortal of 3 Blood with 3 Physical; on it lies 1 Blood of one of the two players."""
    sides = [Side(haven=["Mirrored"]), Side(haven=["Keondra"])]
    sides[whose].ongoing = ["Protect the Flock"]
    with scene(*sides, city=City(streets=["Maid"], deck=["Corruption"] * 4), turn=whose, book=BOOK) as play:
        play.answers(whose, ("activate Protect the Flock",))
        assert play.blood("Maid") == 1
        if not keeps:
            burn(play.g, play.card("Protect the Flock"))
        if whose == 1:
            end_turn(play, 1)
        play.one("move out", "attack with Mirrored", "target Maid", "Physical")
        if play.asked.asks == "burn-or-attach":
            play.one("attach Maid")
        return play.where("Maid"), play.blood("Maid")


def test_protect_the_flock() -> None:
    """war-protect-the-flock: Blood of a foe's color makes a Mortal harder to fell, as long as the foe has a copy.

    One's own does not. It goes when the Mortal is defeated. R226-ERR-05, R226-ERR-06, R229-CRD-86, R229-ERR-21,
    R229-ERR-22.
    """
    assert flocking(1) == ("streets", 1)
    assert flocking(1, keeps=False) == ("attached", 0)
    assert flocking(0) == ("attached", 0)


@pytest.mark.parametrize("exhausted", [[], ["Wolf"]])
def test_secret_passage(exhausted: list[str]) -> None:
    """war-secret-passage: one of yours comes home, as ready or exhausted as before."""
    one = Side(streets=["Wolf"], haven=["Rat"], ongoing=["Secret Passage"], exhausted=exhausted, leader="Rat")
    with scene(one, Side(streets=["Brute"]), book=BOOK) as play:
        play.one("activate Secret Passage")
        assert (play.where("Wolf"), play.is_ready("Wolf")) == ("haven", not exhausted)
        assert not play.is_ready("Secret Passage")


@pytest.mark.parametrize(("said", "gained"), [("Gain 1 Unhosted Action", (0, 1, 4)), ("Pay 1 Blood", (1, 0, 3))])
def test_shape_of_the_beast(said: str, gained: tuple[int, int, int]) -> None:
    """war-shape-of-the-beast: somebody with Protean exhausts for an Unhosted Action, or with 1 Blood for an Action."""
    one = Side(haven=["Wolf", "Drea Warden", "Adept"], ongoing=["Shape of the Beast"])
    with scene(one, KEONDRA, book=BOOK) as play:
        actions, unhosted = play.actions, play.unhosted_actions
        play.one("activate Shape of the Beast")
        assert play.offered == ["exhaust Wolf", "exhaust Drea Warden"]
        play.one("exhaust Wolf")
        play.one(next(each for each in play.offered if each.startswith(said)))
        assert (play.actions - actions, play.unhosted_actions - unhosted, play.blood("Wolf")) == gained
        assert (play.is_ready("Wolf"), play.blood("Drea Warden")) == (False, 5)


# ---- Actions


def test_animal_dominion() -> None:
    """war-animal-dominion: Animals burned or discarded, as many as one likes, are so much damage in The Streets."""
    one = Side(haven=["Rat"], attached={"Rat": ["Owl", "Coat"]}, hand=["Animal Dominion", "Owl", "Awe", "Owl"])
    with scene(one, Side(streets=["Loner"], haven=["Hope"]), book=BOOK) as play:
        play.one("play Animal Dominion")
        play.one("Owl", "Owl", "done")
        assert play.blood("Loner") == 4 - 2


def test_feeding_the_hungry() -> None:
    """war-feeding-the-hungry: a burned Vagrant comes back into The Streets; nobody else does."""
    city = City(burned=["Maid", "Vagrant"])
    with scene(Side(haven=["Rat"], hand=["Feeding the Hungry"]), KEONDRA, city=city, book=BOOK) as play:
        play.one("play Feeding the Hungry")
        assert (play.where("Vagrant"), play.where("Maid")) == ("streets", "burned")
    city = City(burned=["Maid"])
    with scene(Side(haven=["Rat"], hand=["Feeding the Hungry"]), KEONDRA, city=city, book=BOOK) as play:
        assert play.refusal("play Feeding the Hungry")


@pytest.mark.parametrize(("worn", "gained"), [(["Sheriff"], 2), (["Coat"], 0)])
def test_the_shakedown(worn: list[str], gained: int) -> None:
    """war-the-shakedown: a type is named, then a foe's hand is seen and those Attack cards go. R229-ERR-31.

    With the Sheriff, 1 Prestige for each.
    """
    one = Side(haven=["Rat"], hand=["The Shakedown"], attached={"Rat": worn})
    two = Side(haven=["Keondra"], hand=["Awe", "Mesmerize", "Feral Claws", "Owl"])
    with scene(one, two, book=BOOK) as play:
        play.one("play The Shakedown")
        assert (play.asked.asks, play.sees(0, "Awe")) == ("name-type", False)
        play.one("Mental")
        assert sorted(play.names(1, w.HAND)) == ["Feral Claws", "Owl"]
        assert play.g.prestige[0] == 5 + gained


def test_the_shakedown_was_seen_first() -> None:
    """war-the-shakedown: until September 2022 the hand was seen before a type was named. DIFF-156."""
    one = Side(haven=["Rat"], hand=["The Shakedown"])
    two = Side(haven=["Wolf"], hand=["Feral Claws", "Owl"])
    with scene(one, two, book=book_then("2022-06"), edition="2022-06") as play:
        play.one("play The Shakedown")
        assert (play.asked.asks, play.sees(0, "Feral Claws")) == ("name-type", True)
        play.one("Mental")
        assert sorted(play.names(1, w.HAND)) == ["Feral Claws", "Owl"]


# ---- Called on for a turn


def test_bond_famulus() -> None:
    """war-bond-famulus: the next Animal costs 1 Blood less, and whoever acted for it is ready again; the next alone.

    R229-CRD-82.
    """
    one = Side(haven=["Wolf"], ongoing=["Bond Famulus"], hand=["Mongrel", "Alley Cat"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Bond Famulus", "play Mongrel")
        assert (play.blood("Wolf"), play.is_ready("Wolf"), play.is_ready("Bond Famulus")) == (4 - 1, True, False)
        play.one("play Alley Cat")
        assert (play.blood("Wolf"), play.is_ready("Wolf")) == (3 - 1, False)


def test_bond_famulus_that_sleeps() -> None:
    """war-bond-famulus: unless it is exhausted for it, nothing is cheaper."""
    one = Side(haven=["Wolf"], ongoing=["Bond Famulus"], hand=["Mongrel"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Mongrel")
        assert (play.blood("Wolf"), play.is_ready("Wolf")) == (4 - 2, False)


def test_bond_famulus_and_drea_warden() -> None:
    """war-bond-famulus: she spends no Action, and readies nobody. R229-CRD-81, R229-CRD-83."""
    one = Side(haven=["Drea Warden", "Adept"], ongoing=["Bond Famulus"], hand=["Owl"], exhausted=["Adept"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Bond Famulus", "activate Drea Warden", "Owl", "Adept")
        assert (play.host("Owl"), play.is_ready("Drea Warden"), play.is_ready("Adept")) == ("Adept", False, False)


@pytest.mark.parametrize("hides", [True, False])
def test_hiding_in_plain_sight(hides: bool) -> None:
    """war-hiding-in-plain-sight: for a card, this turn Antagonists hurt nobody with Protean or Obfuscate."""
    one = Side(haven=["Wolf", "Adept"], ongoing=["Hiding in Plain Sight"], hand=["Owl"])
    with scene(one, KEONDRA, city=City(streets=["Killer"]), book=BOOK) as play:
        if hides:
            play.one("activate Hiding in Plain Sight")
            assert play.where("Owl") == "discard"
        play.one("move out", "move Wolf", "move Adept")
        if not hides:
            assert play.offered == ["Wolf", "Adept"]
            play.one("Wolf")
        assert (play.blood("Wolf"), play.blood("Adept")) == ((4, 3) if hides else (3, 4))


# ---- Cards that live on their tokens


@pytest.mark.parametrize(("number", "left", "where"), [(1, 3, "table"), (4, 0, "burned")])
def test_cracking_the_case(number: int, left: int, where: str) -> None:
    """war-cracking-the-case: 4 Prestige lie on it; X of them are +X Intel for an attacker; empty, it is burned."""
    one = Side(streets=["Wolf"], hand=["Cracking the Case"])
    two = Side(haven=["Loner"], haven_card="Haven - The Sewers", leader_side="influence")  # 1 Secrecy at home
    with scene(one, two, book=BOOK) as play:
        play.one("play Cracking the Case")
        assert prestige_on(play, "Cracking the Case", 0) == 4
        play.one("attack with Wolf", "activate Cracking the Case", str(number))
        assert (prestige_on(play, "Cracking the Case", 0), play.where("Cracking the Case")) == (left, where)
        play.one("Physical")
        assert play.blood("Loner") == 3


def whispers(who: str, left: int, said: str) -> Play:
    """Two's turn begins with Feral Whispers on the table, with so much Blood on it."""
    two = Side(haven=[who], ongoing=["Feral Whispers"], discard=["Owl", "Coat"], blood={"Feral Whispers": left})
    play = begin(KEONDRA, two, book=BOOK)
    end_turn(play, 0)
    if said:
        play.two(*[each for each in play.offered if each.startswith(said)][:1])
    return play


def test_feral_whispers() -> None:
    """war-feral-whispers: 3 Blood; at the start of your turn, with Animalism, 1 of it for an Animal that comes back."""
    with scene(Side(haven=["Wolf"], hand=["Feral Whispers"]), KEONDRA, book=BOOK) as play:
        play.one("play Feral Whispers")
        assert play.blood("Feral Whispers") == 3
    play = whispers("Wolf", 2, "yes")
    assert (play.names(1, w.HAND), play.blood("Feral Whispers"), play.where("Coat")) == (["Owl"], 1, "discard")
    play = whispers("Wolf", 1, "yes")
    assert (play.names(1, w.HAND), play.where("Feral Whispers")) == (["Owl"], "burned")
    play = whispers("Wolf", 2, "no")
    assert (play.names(1, w.HAND), play.blood("Feral Whispers")) == ([], 2)
    play = whispers("Adept", 2, "")
    assert (play.asked.asks, play.names(1, w.HAND)) == ("act", [])
