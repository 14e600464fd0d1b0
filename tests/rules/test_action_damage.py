"""Damage dealt by Action cards: it is no attack, but it is reduced like an attack's."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    YOUR_SEAT,
    action,
    any_character,
    attack_ends,
    attackers,
    deal,
    first_each_turn,
    gain,
    have,
    is_damaged,
    makes_attack,
    reaction_special,
    target,
    this_character,
    vampire,
    when,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
SMITE = action("test-smite", "Smite", decks=n.VAMPIRES, text=target(any_character, deal(3, THAT, of=n.MENTAL)))
SCORCH = action("test-scorch", "Scorch", decks=n.VAMPIRES,
                text=target(any_character, deal(3, THAT, quality=n.AGGRAVATED_QUALITY)))
SALVE = reaction_special("test-salve", "Salve", decks=n.BOTH, bp=1, shield=2, answers=(n.AGGRAVATED,))
BULWARK = vampire("test-bulwark", "Bulwark", n.BRUJAH, bp=6, attributes=(0, 0, 1), disciplines=(n.FORTITUDE,),
                  abilities=(have(this_character, 1, n.SHIELD),))
CHAMPION = vampire("test-champion", "Champion", n.BRUJAH, bp=5, attributes=(3, 3, 3), disciplines=(n.POTENCE,),
                   abilities=(have(attackers, 4, n.DAMAGE),
                              when(attack_ends(), gain(1, n.AGENDA)),
                              when(first_each_turn(makes_attack(whose=YOUR_SEAT)), gain(1, n.AGENDA))))
WITNESS = vampire("test-witness", "Witness", n.BRUJAH, bp=8, attributes=(0, 0, 0), disciplines=(n.AUSPEX,),
                  abilities=(when(is_damaged(this_character), gain(1, n.AGENDA)),))
# fmt: on
BOOK = book_with(SMITE, SCORCH, SALVE, BULWARK, CHAMPION, WITNESS)


def test_damage_of_an_action_card_is_no_attack() -> None:
    """RV-ACT-44: nobody attacks, nobody Blocks, no Intel is needed, and nothing that attackers have is added."""
    one = Side(haven=["Champion"], hand=["Smite"])
    two = Side(haven=["Hope", "Gisele"], haven_card="Haven - The Temple of Set")
    with scene(one, two, book=BOOK) as play:
        play.one("play Smite", "Hope")
        assert (play.asked.asks, play.blood("Hope"), play.blood("Gisele")) == ("act", 1, 4)
        assert (play.is_ready("Gisele"), play.g.agenda) == (True, [0, 0])


def test_the_acting_characters_attributes_are_not_added() -> None:
    """RV-ACT-45: it is the same 3 from Champion, whose Mental is 3, and from Lucky, whose Mental is 1."""
    for actor in ("Champion", "Lucky"):
        with scene(Side(haven=[actor], hand=["Smite"]), Side(haven=["Hope"]), book=BOOK) as play:
            play.one("play Smite", "Hope")
            assert (play.blood("Hope"), play.blood(actor)) == (1, 5)


def test_standard_reactions_do_not_answer_damage_of_an_action_card() -> None:
    """RV-ACT-46: Comeuppance answers Mental attacks, but this is none."""
    two = Side(haven=["Hope"], hand=["Comeuppance"])
    with scene(Side(haven=["Lucky"], hand=["Smite"]), two, book=BOOK) as play:
        play.one("play Smite", "Hope")
        assert (play.asked.asks, play.blood("Hope"), play.names(1, w.HAND)) == ("act", 1, ["Comeuppance"])


def test_a_reaction_special_made_against_the_damage_may_be_played() -> None:
    """RV-ACT-47, RV-ACT-48: Salve answers Aggravated damage, Comeuppance does not."""
    two = Side(haven=["Hope"], hand=["Salve", "Comeuppance"])
    with scene(Side(haven=["Lucky"], hand=["Scorch"]), two, book=BOOK) as play:
        play.one("play Scorch", "Hope")
        assert play.offered == ["play Salve", "pass"]
        assert play.refusal("play Comeuppance") == "Comeuppance does not answer this damage (RV-ATK-53)"
        play.two("play Salve")
        assert (play.blood("Hope"), play.where("Salve")) == (3, "discard")


def test_a_reaction_special_does_not_answer_other_damage() -> None:
    """RV-ACT-47: Smite is not Aggravated."""
    with scene(Side(haven=["Lucky"], hand=["Smite"]), Side(haven=["Hope"], hand=["Salve"]), book=BOOK) as play:
        play.one("play Smite", "Hope")
        assert (play.asked.asks, play.blood("Hope"), play.names(1, w.HAND)) == ("act", 1, ["Salve"])


def test_damage_of_an_action_card_is_reduced_like_an_attacks() -> None:
    """RV-ACT-48: 3 less Bulwark's Shield, less its Mental 1, less what a Vagrant prevents; its Social does nothing."""
    two = Side(haven=["Bulwark"], attached={"Bulwark": ["Vagrant"]})
    with scene(Side(haven=["Lucky"], hand=["Smite"]), two, book=BOOK) as play:
        play.one("play Smite", "Bulwark")
        assert play.is_asked(1, "instead")
        play.two("yes: Vagrant")
        assert (play.blood("Bulwark"), play.is_ready("Vagrant")) == (6, False)
    for name, left in (("Bulwark", 5), ("Prudence", 2), ("Hope", 1)):  # Mental 1 and a Shield, Mental 2, nothing
        with scene(Side(haven=["Lucky"], hand=["Smite"]), Side(haven=[name]), book=BOOK) as play:
            play.one("play Smite", name)
            assert play.blood(name) == left


def test_no_attribute_reduces_aggravated_damage_of_an_action_card() -> None:
    """RV-ACT-48: Bulwark's Shield does."""
    with scene(Side(haven=["Lucky"], hand=["Scorch"]), Side(haven=["Bulwark", "Hope"]), book=BOOK) as play:
        play.one("play Scorch", "Bulwark")
        assert (play.blood("Bulwark"), play.blood("Hope")) == (4, 4)


def test_damage_taken_is_heard_when_the_defeated_have_left() -> None:
    """RV-ATK-58, RV-DMG-01: in an attack and outside alike, Witness's text is gone with Witness."""
    for blood, place, agenda in ((4, "streets", 1), (3, "torpor", 0)):
        two = Side(haven=["Hope"], streets=["Witness"], blood={"Witness": blood})
        with scene(Side(haven=["Lucky"], hand=["Smite"]), two, book=BOOK) as play:
            play.one("play Smite", "Witness")
            assert (play.where("Witness"), play.g.agenda[1]) == (place, agenda)
    for blood, place, agenda in ((8, "streets", 1), (7, "torpor", 0)):
        two = Side(haven=["Hope"], streets=["Witness"], blood={"Witness": blood})
        with scene(Side(streets=["Champion"]), two, book=BOOK) as play:
            play.one("attack with Champion", "target Witness", "Physical")
            assert (play.where("Witness"), play.g.agenda[1]) == (place, agenda)
