"""The worked examples of the two updates of 2022, played by their rules, with their numbers.

Cards go by other names here where they are made for the test: they print what the examples need of them.
"""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language.vocabulary import (
    AGENDA,
    AGGRAVATED,
    BLOOD,
    BLOOD_POTENCY,
    EACH_PLAYER,
    PHYSICAL,
    PRESTIGE,
    SCHEME,
    THAT,
    THAT_PLAYER,
    THIS,
    VAMPIRES,
    YOUR_SEAT,
    action,
    agenda,
    any_character,
    attack_card,
    deal,
    deals_plus,
    difference,
    each_player,
    gain,
    makes_attack,
    put_tokens,
    scheme_succeeds,
    should,
    stat_of,
    target,
    this_character,
    tokens_on,
    when,
)
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from then import book_in

UPDATES = ("2022-06", "2022-09")
LOST_BLOOD = difference(stat_of(BLOOD_POTENCY, THIS), tokens_on(THIS, BLOOD))
# fmt: off
CARDS = (
    fighter("Chief", bp=5),
    fighter("Rat", bp=6, attributes=(2, 0, 0)),
    fighter("Ox", bp=9, attributes=(0, 0, 0)),
    attack_card("test-gnaw", "Gnaw", PHYSICAL, decks=VAMPIRES, bp=0, damage=0, text=deals_plus(LOST_BLOOD)),
    attack_card("test-pain", "Pain", PHYSICAL, decks=VAMPIRES, bp=0, damage=1, text=deals_plus(LOST_BLOOD)),
    fighter("Victim", bp=5, attributes=(0, 0, 0)),
    fighter("Brute", bp=5, attributes=(2, 0, 0)),
    fighter("Champion", when(makes_attack(this_character), put_tokens(1, AGENDA, THIS)), bp=5),
    agenda("test-masses", "Masses", when(scheme_succeeds(YOUR_SEAT), gain(1, AGENDA)), decks=VAMPIRES),
    agenda("test-prize", "Prize", when(makes_attack(on=any_character, whose=YOUR_SEAT), put_tokens(1, AGENDA, THAT)),
           decks=VAMPIRES),
    action("test-windfall", "Windfall", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, gain(3, PRESTIGE, THAT_PLAYER)))),
    action("test-trap", "Pitfall", decks=VAMPIRES, text=target(any_character, deal(1, THAT))),
    attack_card("test-torch", "Torch", PHYSICAL, decks=VAMPIRES, bp=0, damage=2, keywords=(AGGRAVATED,)),
)
# fmt: on
FOE = Side(haven=["Victim", "Chief"])


def book(edition: str) -> Rulebook:
    return book_in(edition, *CARDS)


@pytest.mark.parametrize("edition", UPDATES)
def test_an_agenda_is_turned_up_as_the_scheme_succeeds(edition: str) -> None:
    """R226-AGD-04, R229-AGD-04: before the Prestige is there, and gains 1 Agenda of it."""
    one = Side(haven=["Brute", "Champion"], hand=["Windfall"], agenda_card="Masses", agenda_up=0)
    with scene(one, FOE, edition=edition, book=book(edition)) as play:
        play.one("play Windfall", "exhaust Champion", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        play.interjects(0, "reveal agenda")
        assert (play.g.agenda, play.g.prestige) == ([1, 0], [8, 8])


@pytest.mark.parametrize("edition", UPDATES)
def test_aggravated_damage_taken_earlier_is_not_remembered(edition: str) -> None:
    """R226-DMG-02, R229-DMG-02: of BP 5, 4 Aggravated, and then 1 of another effect: to torpor, as usual."""
    one = Side(streets=["Brute", "Champion"], hand=["Torch", "Pitfall"])
    with scene(one, FOE, edition=edition, book=book(edition)) as play:
        play.one("attack with Brute", "target Victim", "Physical", "place Torch")
        play.two("pass")
        assert play.blood("Victim") == 5 - (2 + 2)
        play.one("play Pitfall", "Victim")
        assert (play.where("Victim"), play.blood("Victim")) == ("torpor", 1)


@pytest.mark.parametrize(("card", "blood", "dealt"), [
    ("Gnaw", 1, 5 + 2), ("Gnaw", 6, 0 + 2), ("Pain", 1, 5 + 1 + 2), ("Pain", 6, 1 + 2),
])  # fmt: skip
def test_who_has_lost_blood_strikes_harder(card: str, blood: int, dealt: int) -> None:
    """R229-CRD-76, R229-CRD-110: of BP 6 with 1 Blood, 5 (and the inherent 1 of the other); the attribute on top."""
    one = Side(streets=["Rat", "Champion"], blood={"Rat": blood}, hand=[card])
    two = Side(haven=["Ox", "Chief"], exhausted=["Chief"])
    with scene(one, two, edition="2022-09", book=book("2022-09")) as play:
        play.one("attack with Rat", "target Ox", "Physical", f"place {card}")
        assert play.blood("Ox") == 9 - dealt


def test_what_happens_as_one_attacks_happens_at_once() -> None:
    """R229-CRD-94: 2 Agenda lie on the attacker before the attack goes on."""
    one = Side(streets=["Champion"], agenda_card="Prize")
    with scene(one, FOE, edition="2022-09", book=book("2022-09")) as play:
        play.one("attack with Champion", "target Victim", "resolve Champion")
        assert play.asked.asks == "attack-type"
        assert (play.g.agenda_on[play.card("Champion")], play.g.agenda) == (2, [0, 0])
        play.one("Physical")
        play.two("pass")
        assert play.g.agenda_on[play.card("Champion")] == 2
