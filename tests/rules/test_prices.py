"""What something costs is asked in one place, and cards make it less or more. Cards made for the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from primogen.kernel.abilities import Ability
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THIS,
    action,
    activated,
    any_card,
    attach_this,
    being,
    blood,
    costs_less,
    costs_more,
    draw,
    gain,
    of_clan,
    of_kind,
    prestige,
    title,
    unhosted,
    vampire,
    with_word,
    your_coterie,
)
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
CHAIR = title("test-chair", "Chair", influence=3, bp=1, text=attach_this(THIS))
RITE = action("test-rite", "Rite", n.RITUAL, n.ONGOING, decks=n.VAMPIRES, ritual=n.BLOOD_SORCERY,
              abilities=(activated(prestige(1), draw(1)),))
BRIBE = unhosted("test-bribe", "Bribe", decks=n.BOTH, price=prestige(2), text=gain(1, n.AGENDA))
BROKER = vampire("test-broker", "Broker", n.TREMERE, bp=4, attributes=(1, 1, 1), disciplines=(n.BLOOD_SORCERY,),
                 abilities=(activated(prestige(2), gain(1, n.AGENDA)), activated(blood(2), gain(1, n.PRESTIGE))))
# fmt: on


def changing(*abilities: Ability) -> Printed:
    return unhosted("test-market", "Market", n.ONGOING, decks=n.BOTH, abilities=abilities)


@contextmanager
def table(market: Printed, one: Side, two: Side | None = None, city: City | None = None) -> Iterator[Play]:
    """The Market lies before the first player."""
    one.ongoing = ["Market"]
    book = book_with(market, CHAIR, RITE, BRIBE, BROKER)
    with scene(one, two or Side(haven=["Lucky"]), city=city or City(), book=book) as play:
        yield play


cheap_vampires = changing(costs_less(2, n.PRESTIGE, n.TO_RECRUIT, any_card & being(n.VAMPIRE)))


def test_recruiting_costs_less_and_the_blood_is_whole() -> None:
    """RV-POT-01: Iara (3) for 1; what is not paid comes from the general supply."""
    with table(cheap_vampires, Side(haven=["Keondra"], hand=["Iara"])) as play:
        play.one("recruit Iara")
        assert (play.g.prestige[0], play.blood("Iara")) == (4, 3)


def test_it_is_offered_at_its_price_and_not_at_what_is_printed() -> None:
    """RV-ABIL-10: with 2 Prestige 1 can be paid, and 3 cannot."""
    with table(cheap_vampires, Side(haven=["Keondra"], hand=["Iara", "Hakim Owusu"], prestige=2)) as play:
        play.one("recruit Iara")
        assert play.g.prestige[0] == 1
        assert play.refusal("recruit Hakim Owusu").endswith("(RV-ABIL-10)")


def test_a_price_is_for_those_it_speaks_of() -> None:
    """Of another clan; of another player; of another deed."""
    only = changing(costs_less(2, n.PRESTIGE, n.TO_RECRUIT, any_card & of_clan(n.CAITIFF)))
    with table(only, Side(haven=["Keondra"], hand=["Iara", "Judas"])) as play:
        play.one("recruit Judas")
        assert play.g.prestige[0] == 5
        play.one("recruit Iara")
        assert play.g.prestige[0] == 2
    theirs = changing(costs_more(2, n.PRESTIGE, n.TO_RECRUIT, whose=n.FOES_SEAT))
    with table(theirs, Side(haven=["Keondra"], hand=["Iara"])) as play:
        play.one("recruit Iara")
        assert (play.g.prestige[0], play.blood("Iara")) == (2, 3)


def test_what_is_dearer_than_its_blood_goes_to_the_general_supply() -> None:
    """The recruit has no more Blood for it."""
    with table(changing(costs_more(1, n.PRESTIGE, n.TO_RECRUIT)), Side(haven=["Keondra"], hand=["Iara"])) as play:
        play.one("recruit Iara")
        assert (play.g.prestige[0], play.blood("Iara")) == (1, 3)


def test_a_title_costs_less_influence() -> None:
    """RV-TITLE-03: Hakim exerts nothing; at no price at all nothing is asked."""
    free = changing(costs_less(3, n.INFLUENCE_GAINED, n.TO_TAKE_A_TITLE))
    with table(free, Side(haven=["Keondra"], hand=["Chair"])) as play:
        play.one("play Chair")
        assert (play.host("Chair"), play.g.prestige[0]) == ("Keondra", 5)
    less = changing(costs_less(1, n.INFLUENCE_GAINED, n.TO_TAKE_A_TITLE))
    with table(less, Side(haven=["Iara"], hand=["Chair"])) as play:
        play.one("play Chair", "2")
        assert (play.host("Chair"), play.g.prestige[0]) == ("Iara", 3)


def test_an_ability_costs_less_whatever_it_is_paid_in() -> None:
    """RV-ABIL-09, -11: each in its own coin."""
    market = changing(
        costs_less(1, n.PRESTIGE, n.TO_ACTIVATE, your_coterie & being(n.VAMPIRE)),
        costs_less(5, n.BLOOD, n.TO_ACTIVATE),
    )
    with table(market, Side(haven=["Broker"])) as play:
        play.one("activate Broker")
        assert (play.g.prestige[0], play.g.agenda[0]) == (4, 1)
        play.one("activate Broker")  # the other one
        assert (play.g.prestige[0], play.blood("Broker")) == (5, 4)


def test_a_card_costs_more_to_play_and_its_ability_does_not() -> None:
    """RV-ACT-18: its bold cost."""
    market = changing(costs_more(1, n.PRESTIGE, n.TO_PLAY, any_card & of_kind(n.UNHOSTED)))
    with table(market, Side(haven=["Broker"], hand=["Bribe"], prestige=10)) as play:
        play.one("play Bribe")
        assert play.g.prestige[0] == 7
        play.one("activate Broker")
        assert play.g.prestige[0] == 5
    with table(market, Side(haven=["Broker"], hand=["Bribe"], prestige=3)) as play:
        assert play.refusal("play Bribe").endswith("(RV-ACT-19)")


def test_a_ritual_takes_fewer_actions_and_no_helper() -> None:
    """RV-RITUAL-03: one Action, and never none."""
    market = changing(costs_less(5, n.ACTIONS_GAINED, n.TO_PERFORM, any_card & with_word(n.RITUAL)))
    with table(market, Side(haven=["Broker"], hand=["Rite"])) as play:
        play.one("play Rite", "blood of Broker", "pass")
        assert (play.actions, play.where("Rite")) == (1, "table")
    dear = changing(costs_more(1, n.ACTIONS_GAINED, n.TO_PERFORM))
    with table(dear, Side(haven=["Broker"], hand=["Rite"])) as play:
        assert play.refusal("play Rite").endswith("(RV-RITUAL-03)")


def test_a_retainer_costs_something_to_attach() -> None:
    """RV-MORTAL-08: or it cannot be attached, only burned."""
    market = changing(costs_more(1, n.PRESTIGE, n.TO_ATTACH))
    one = Side(streets=["Matthew"])
    fight = ("attack with Matthew", "target Vagrant", "Physical")
    with table(market, one, city=City(streets=["Vagrant"])) as play:
        play.one(*fight, "attach Vagrant")
        assert (play.host("Vagrant"), play.g.prestige[0]) == ("Matthew", 4)
    one.prestige = 1
    with table(market, one, city=City(streets=["Vagrant"])) as play:
        play.one(*fight)
        assert (play.where("Vagrant"), play.g.prestige[0]) == ("burned", 1)


def test_an_attack_costs_more_for_some_and_less_makes_up_for_it() -> None:
    """RV-CITY-15: what one card asks for another lets off, and nobody is paid for attacking."""
    both = changing(
        costs_more(2, n.PRESTIGE, n.TO_ATTACK, your_coterie & of_clan(n.MINISTRY)),
        costs_less(1, n.PRESTIGE, n.TO_ATTACK),
    )
    streets: list[str | list[str]] = [["Matthew"], ["Judas"]]
    for name, left in (("Matthew", 4), ("Judas", 5)):
        with table(both, Side(streets=streets), Side(streets=["Lucky"])) as play:
            play.one(f"attack with {name}", "Social")
            assert play.g.prestige[0] == left
