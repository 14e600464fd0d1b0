"""Key terms, about damage, characters, players and zones. See also test_term_cards.py."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    DEFENDING_PLAYER,
    THAT,
    THAT_PLAYER,
    action,
    any_character,
    attack_card,
    characters_in_your_haven,
    deal,
    each_of,
    exhaust,
    have,
    lose,
    mend,
    target,
    target_foe,
    target_player,
    this_character,
    unhosted,
    vampire,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

TYPES: dict[n.AttackType, str] = {n.RANGED: "Ranged", n.PHYSICAL: "Physical", n.SOCIAL: "Social", n.MENTAL: "Mental"}

PLAIN = vampire("test-plain", "Plain", n.CAITIFF, bp=7, attributes=(0, 0, 0), disciplines=())
SIMPLE = vampire("test-simple", "Simple", n.CAITIFF, bp=7, attributes=(0, 0, 0), disciplines=())
ABLE = vampire("test-able", "Able", n.CAITIFF, bp=7, attributes=(1, 2, 3), disciplines=())
ARMED = vampire(
    "test-armed",
    "Armed",
    n.CAITIFF,
    bp=7,
    attributes=(0, 0, 0),
    disciplines=(),
    abilities=(have(this_character, 2, n.SHIELD),),
)
CARDS = {kind: attack_card(f"test-{kind}", f"Card {kind}", kind, decks=n.BOTH, bp=1, damage=3) for kind in TYPES}
BOOK = book_with(PLAIN, SIMPLE, ABLE, ARMED, *CARDS.values())


def damage_of(attacker: str, target_: str, kind: n.AttackType, hand: list[str]) -> int:
    """What an attack takes off a target with 7 Blood, with the Attack card in hand if there is one."""
    with scene(Side(streets=[attacker], hand=hand), Side(haven=[target_]), book=BOOK) as play:
        play.one("attack with " + attacker, TYPES[kind])
        if hand:
            play.one("place " + hand[0])
        return 7 - play.blood(target_)


@pytest.mark.parametrize(("kind", "attribute"), [(w.PHYSICAL, 1), (w.SOCIAL, 2), (w.MENTAL, 3), (w.RANGED, 0)])
def test_inherent_damage_gets_the_matching_attribute(kind: n.AttackType, attribute: int) -> None:
    """RV-TERM-01, RV-TERM-03 to -05: the damage icon 3, and the attribute of the type; none for Ranged."""
    assert damage_of("Able", "Simple", kind, [CARDS[kind].name]) == 3 + attribute
    assert damage_of("Plain", "Simple", kind, [CARDS[kind].name]) == 3


@pytest.mark.parametrize(("kind", "attribute"), [(w.PHYSICAL, 1), (w.SOCIAL, 2), (w.MENTAL, 3), (w.RANGED, 0)])
def test_an_attribute_adds_to_its_own_damage_only(kind: n.AttackType, attribute: int) -> None:
    """RV-TERM-03 to -05: Physical adds nothing to a Ranged attack."""
    assert damage_of("Able", "Simple", kind, []) == attribute


@pytest.mark.parametrize(("kind", "attribute"), [(w.PHYSICAL, 1), (w.SOCIAL, 2), (w.MENTAL, 3), (w.RANGED, 1)])
def test_an_attribute_reduces_damage_of_its_type(kind: n.AttackType, attribute: int) -> None:
    """RV-TERM-03 to -05: Physical reduces Ranged damage, too."""
    assert damage_of("Plain", "Able", kind, [CARDS[kind].name]) == 3 - attribute


@pytest.mark.parametrize("kind", TYPES)
def test_shields_reduce_any_damage(kind: n.AttackType) -> None:
    """RV-TERM-02."""
    assert damage_of("Plain", "Armed", kind, [CARDS[kind].name]) == 1


def test_shields_reduce_damage_outside_attacks_and_only_their_own_characters() -> None:
    """RV-TERM-02, RV-TERM-01: damage a text deals, of whatever type, has no attribute added."""
    storm = action("test-storm", "Storm", decks=n.BOTH, text=each_of(any_character, deal(3, THAT, of=n.SOCIAL)))
    book = book_with(PLAIN, ABLE, ARMED, storm)
    with scene(Side(haven=["Able"], hand=["Storm"]), Side(haven=["Armed", "Plain"]), book=book) as play:
        play.one("play Storm")
        assert [play.blood(name) for name in ("Able", "Armed", "Plain")] == [6, 6, 4]


# ---- characters


BECKON = action("test-beckon", "Beckon", decks=n.BOTH, text=target(any_character, exhaust(THAT)))


def test_vampires_hunters_and_face_up_monsters_are_characters() -> None:
    """RV-TERM-11, RV-TERM-12, RV-TERM-27: any of them is a target, one's own or a foe's; nothing else is."""
    one = Side(haven=["Lucky"], hand=["Beckon"], torpor=["Sage"], blood={"Sage": 1}, attached={"Lucky": ["Vagrant"]})
    city = City(streets=["Maid", "BOPE-RJ: Psyops"], monsters=["Ghost"], face_down=["Sorceress"])
    with scene(one, Side(haven=["Ryan"], streets=["Jamie"]), city=city, book=book_with(BECKON)) as play:
        play.one("play Beckon")
        assert play.offered == ["Lucky", "Ryan", "Jamie", "Ghost"]
        play.one("Ghost")
        assert not play.is_ready("Ghost") and play.is_ready("Ryan") and play.is_ready("Sorceress")


def test_active_characters_are_those_not_in_torpor_and_they_are_the_coterie() -> None:
    """RV-TERM-07, RV-TERM-14: in the Haven or in The Streets; nobody in torpor and nobody's foe."""
    rally = unhosted("test-rally", "Rally", decks=n.BOTH, text=each_of(your_coterie, mend(1, THAT)))
    hurt = {"Ryan": 1, "Jamie": 1, "Maria Lopez": 1}
    one = Side(haven=["Ryan"], streets=["Jamie"], torpor=["Maria Lopez"], blood=hurt, hand=["Rally"])
    two = Side(haven=["Keondra"], blood={"Keondra": 1})
    with scene(one, two, book=book_with(rally)) as play:
        play.one("play Rally")  # of a Hunter's cell just as of a coterie
        assert [play.blood(name) for name in ("Ryan", "Jamie", "Maria Lopez", "Keondra")] == [2, 2, 1, 1]


def test_whoever_is_in_torpor_lends_the_coterie_nothing() -> None:
    """RV-TERM-07, RV-TERM-14: three different Disciplines are there, not five."""
    one = Side(haven=["Lucky"], torpor=["Grace"], blood={"Grace": 1}, hand=["Shameless"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("play Shameless")
        assert play.g.prestige == [6, 5]


# ---- players


def test_a_rival_is_whom_one_must_knock_out_and_an_adversary_who_must_knock_one_out() -> None:
    """RV-TERM-08: Three is One's Rival, and Two, whose Rival One is, is One's Adversary and leads the Monster."""
    one = Side(haven=["Ryan", "Jamie"], tagged=["Ghost"])
    sides = (one, Side(haven=["Keondra"]), Side(haven=["Lucky"]))
    with scene(*sides, rivals=[2, 0, 1], city=City(monsters=["Ghost"]), phase="antagonists") as play:
        assert play.is_asked(1, "lash-target")
        play.two("target Jamie")
        play.one("pass")
        assert (play.blood("Ryan"), play.blood("Jamie")) == (4, 1)


def test_knocking_out_a_rival_wins_and_knocking_out_another_does_not() -> None:
    """RV-TERM-08: the same defeat, with the one or the other for a Rival."""
    two, three = Side(haven=["Keondra"], blood={"Keondra": 1}), Side(haven=["Sage"], agenda=9)
    for rivals, winner in (([1, 2, 0], "One"), ([2, 0, 1], "Three")):
        with scene(Side(streets=["Jorge Guerrero"]), two, three, rivals=rivals) as play:
            play.one("attack with Jorge Guerrero", "target Keondra", "Physical")
            assert play.winner == winner


def test_every_other_player_is_a_foe() -> None:
    """RV-TERM-19: oneself is none."""
    rob = unhosted("test-rob", "Rob", decks=n.BOTH, text=target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
    tax = unhosted("test-tax", "Tax", decks=n.BOTH, text=target_player(lose(1, n.PRESTIGE, THAT_PLAYER)))
    sides = (Side(haven=["Lucky"], hand=["Rob", "Tax"]), Side(haven=["Keondra"]), Side(haven=["Ryan"]))
    with scene(*sides, book=book_with(rob, tax)) as play:
        play.one("play Rob")
        assert play.offered == ["Two", "Three"]
        play.one("Three", "play Tax")
        assert play.offered == ["One", "Two", "Three"]
        play.one("One")
        assert play.g.prestige == [4, 5, 4]


def test_in_an_attack_the_foe_is_the_other_player_involved() -> None:
    """RV-TERM-19: whoever controls the target when it is settled, not the Rival and not a bystander."""
    jibe = attack_card(
        "test-jibe", "Jibe", n.SOCIAL, decks=n.BOTH, bp=1, damage=0, text=lose(1, n.PRESTIGE, DEFENDING_PLAYER)
    )
    sides = (Side(streets=["Lucky"], hand=["Jibe"]), Side(haven=["Keondra"]), Side(haven=["Hope"]))
    with scene(*sides, book=book_with(jibe)) as play:
        play.one("attack with Lucky", "target Hope", "Social", "place Jibe")
        assert play.g.prestige == [5, 5, 4]


def test_haven_and_hideout_are_one_location_where_recruits_arrive() -> None:
    """RV-TERM-20: what a card gives to characters in the Haven, Hunters have in their Hideout."""
    shelter = unhosted(
        "test-shelter", "Shelter", n.ONGOING, decks=n.BOTH, abilities=(have(characters_in_your_haven, 1, n.SHIELD),)
    )
    one = Side(streets=["Ryan"], hand=["Jamie"], ongoing=["Shelter"])
    two = Side(streets=["Hope"], hand=["Grace"], ongoing=["Shelter"], prestige=9)
    with scene(one, two, book=book_with(shelter)) as play:
        play.one("recruit Jamie", "pass action", "end phase")
        play.two("move out", "recruit Grace")
        assert (play.where("Jamie"), play.where("Grace")) == ("haven", "haven")
        shields = [play.value(name, w.SHIELD) for name in ("Ryan", "Jamie", "Hope", "Grace")]
        assert shields == [0, 1, 0, 1]


def test_the_streets_are_one_zone_for_all() -> None:
    """RV-TERM-26: city cards, Monsters and characters of all players are there together, and meet there."""
    city = City(streets=["Vagrant"], face_down=["Ghost"])
    one, two = Side(haven=["Maria Lopez", "Sara"]), Side(streets=["Keondra"], haven=["Iara"])
    with scene(one, two, city=city) as play:
        play.one("move out", "move Maria Lopez", "done", "attack with Maria Lopez")
        assert play.offered == ["target Iara", "target Keondra", "target Vagrant", "target face-down Monster"]
        play.one("target Keondra", "Physical")
        assert (play.where("Maria Lopez"), play.where("Keondra"), play.where("Vagrant")) == ("streets",) * 3
        assert play.blood("Keondra") == 4
