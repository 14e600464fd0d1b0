"""Tokens on any card, whichever: put there, counted, taken off, moved. Cards made for the test."""

from __future__ import annotations

import pytest

from older import differs
from primogen.kernel.effects import Effect, scope
from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import Cards
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    THIS_CARD,
    YOUR_AGENDA,
    YOUR_HAVEN,
    YOUR_LEADER,
    action,
    activated,
    all_characters,
    any_character,
    at_least,
    burn,
    by_doing,
    characters_in_torpor,
    choose,
    draw,
    each,
    exhaust,
    exhausted,
    gain,
    has,
    highest,
    mortals_in_the_streets,
    move_tokens,
    of_any_clan,
    out_of,
    provided,
    put_tokens,
    readied,
    remove_tokens,
    target,
    target_foe,
    tokens_on,
    unhosted,
    with_tokens,
    wounded,
    your_coterie,
    your_face_down_cards,
    your_relics,
    your_table,
)
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.atoms.laid import tokens_on as laid
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

FOE = Side(haven=["Lucky"])


def plays(text: Printed, one: Side, *answers: str, foe: Side = FOE, city: City | None = None) -> Play:
    """That card is played by the first player; the scene as it is then."""
    one.hand = [text.name]
    with scene(one, foe, city=city or City(), book=book_with(text, SHRINE)) as play:
        play.one(f"play {text.name}", *answers)
    return play


def does(text: Effect) -> Printed:
    return unhosted("test-deed", "Deed", decks=n.BOTH, text=text)


SHRINE = action("test-shrine", "Shrine", n.ONGOING, n.RELIC, decks=n.BOTH)


@pytest.mark.parametrize(("ref", "name"), [(YOUR_HAVEN, "Haven - The Orphanage"), (YOUR_AGENDA, "Go For Broke")])
@pytest.mark.parametrize("token", [n.PRESTIGE, n.BLOOD, n.AGENDA])
def test_tokens_are_put_on_cards_of_every_kind(ref: n.Ref, name: str, token: n.Resource) -> None:
    """RV-TOKEN-25: from the general supply; nobody's own supply changes."""
    one = Side(haven=["Keondra"], haven_card="Haven - The Orphanage", agenda_card="Go For Broke")
    play = plays(does(put_tokens(2, token, ref)), one)
    scored = 2 * (name == "Go For Broke" and token == n.AGENDA)  # what comes to lie on an Agenda card
    assert laid(play.g, play.card(name), token) == 2 - scored or scored
    assert laid(play.g, play.card(name), token, 0 if token != n.AGENDA else -1) == 2 - scored or scored
    assert (play.g.prestige[0], play.g.agenda[0]) == (5, scored)


def test_out_of_ones_own_supply_even_the_last() -> None:
    """RV-RES-03, RV-WIN-06: whoever has none left is out."""
    own = does(put_tokens(3, n.PRESTIGE, YOUR_LEADER, n.YOU, n.OWN_SUPPLY))
    play = plays(own, Side(haven=["Keondra"]))
    assert (play.g.prestige[0], prestige_on(play, "Keondra", 0)) == (2, 3)
    with scene(Side(haven=["Keondra"], hand=["Deed"], prestige=2), FOE, book=book_with(own)) as play:
        play.one("play Deed")
        assert (play.g.prestige[0], play.winner) == (0, "Two")


def test_a_character_holds_no_more_blood_than_its_potency() -> None:
    """RV-POT-02; a card that is no character holds as much as is put there."""
    play = plays(does(put_tokens(9, n.BLOOD, YOUR_LEADER)), Side(haven=["Keondra"], blood={"Keondra": 4}))
    assert play.blood("Keondra") == 6
    play = plays(does(put_tokens(9, n.BLOOD, YOUR_HAVEN)), Side(haven=["Keondra"], haven_card="Haven - The Orphanage"))
    assert play.blood("Haven - The Orphanage") == 9


def test_nothing_lies_on_a_mortal_in_the_streets() -> None:
    """RV-MORTAL-02."""
    gift = does(choose(mortals_in_the_streets, put_tokens(1, n.PRESTIGE, THAT)))
    play = plays(gift, Side(haven=["Keondra"]), city=City(streets=["Mugger"]))
    assert prestige_on(play, "Mugger", 0) == 0


def test_prestige_on_a_face_down_card_is_a_contribution() -> None:
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 0})
    play = plays(does(target_foe(choose(your_face_down_cards, put_tokens(1, n.PRESTIGE, THAT, THAT_PLAYER)))), one)
    card = play.card("Pay Tribute")
    assert (card, 1) in zip(play.g.contributors[::2], play.g.contributors[1::2], strict=True)


def test_a_card_that_lives_on_tokens_ends_without_them() -> None:
    """RV-ABIL-24: the Shrine; a Haven stays."""
    one = Side(haven=["Keondra"], ongoing=["Shrine"], blood={"Shrine": 2})
    assert plays(does(choose(your_table, remove_tokens(1, n.BLOOD, THAT))), one).where("Shrine") == "table"
    assert plays(does(choose(your_table, remove_tokens(2, n.BLOOD, THAT))), one).where("Shrine") == "burned"


def test_the_very_tokens_move() -> None:
    """Whose colour they are stays; its controller's go first (RV-RES-10)."""
    one = Side(haven=["Keondra"], ongoing=["Shrine"], stakes={"Shrine": 1})
    two = Side(haven=["Lucky"], stakes={"Shrine": 2})
    play = plays(does(choose(your_table, move_tokens(2, n.PRESTIGE, origin=THAT, to=YOUR_LEADER))), one, foe=two)
    assert [prestige_on(play, "Keondra", seat) for seat in (0, 1)] == [1, 1]
    assert [prestige_on(play, "Shrine", seat) for seat in (0, 1)] == [0, 1]


def test_blood_moves_from_a_card_as_far_as_there_is_room() -> None:
    """RV-RES-15: off a card that is no character nobody is defeated."""
    one = Side(haven=["Keondra"], blood={"Keondra": 5, "Haven - The Orphanage": 3}, haven_card="Haven - The Orphanage")
    play = plays(does(move_tokens(3, n.BLOOD, origin=YOUR_HAVEN, to=YOUR_LEADER)), one)
    assert (play.blood("Keondra"), play.blood("Haven - The Orphanage")) == (6, 2)


def test_tokens_are_counted_by_kind_and_colour_wherever_they_lie() -> None:
    """On whoever is in torpor, too."""
    mine = does(gain(each(1, tokens_on(all_characters, n.PRESTIGE, n.OF_YOUR_COLOUR)), n.AGENDA))
    theirs = Side(haven=["Lucky"], torpor=["Hope"], stakes={"Keondra": 4})
    one = Side(haven=["Keondra"], stakes={"Lucky": 2, "Hope": 1})
    assert plays(mine, one, foe=theirs).g.agenda[0] == 3
    any_colour = does(gain(each(1, tokens_on(all_characters, n.PRESTIGE)), n.AGENDA))
    assert plays(any_colour, one, foe=theirs).g.agenda[0] == 7
    blood = does(provided(at_least(6, tokens_on(YOUR_LEADER, n.BLOOD)), gain(1, n.AGENDA)))
    assert plays(blood, Side(haven=["Keondra"])).g.agenda[0] == 1
    assert plays(blood, Side(haven=["Keondra"], blood={"Keondra": 5})).g.agenda[0] == 0


def test_blood_of_ones_colour_on_somebody_elses() -> None:
    """A character is chosen by it."""
    claim = does(choose(any_character & with_tokens(1, n.BLOOD, n.OF_YOUR_COLOUR), exhaust(THAT)))
    play = plays(claim, Side(haven=["Keondra"]))
    assert blood_of_colour(play.g, play.card("Keondra"), 0) == 6
    assert (play.is_ready("Keondra"), play.is_ready("Lucky")) == (False, True)


# ---- "not" and "or" of traits


@pytest.mark.parametrize(
    ("group", "found"),
    [
        (your_coterie & ~readied, ["Iara"]),
        (your_coterie & exhausted, ["Iara"]),
        (your_coterie & (has(n.PROTEAN) | wounded), ["Keondra", "Gisele"]),
        (your_coterie & ~has(n.PROTEAN) & ~wounded, ["Iara"]),
        (your_coterie & highest(n.BLOOD_POTENCY), ["Keondra"]),
        (your_coterie & of_any_clan & wounded, ["Gisele"]),
    ],
    ids=["not", "exhausted", "or", "neither", "highest", "clan"],
)
def test_traits_are_put_together(group: Cards, found: list[str]) -> None:
    one = Side(haven=["Keondra", "Gisele", "Iara"], exhausted=["Iara"], blood={"Gisele": 1})
    with scene(one, FOE) as play:
        cards = group.cards(play.g, scope(0, play.card("Keondra"), play.card("Keondra")))
        assert [play.g.face(card).name for card in cards] == found


def test_a_group_of_two_is_narrowed_in_both() -> None:
    one = Side(haven=["Keondra", "Iara"], torpor=["Gisele"])
    with scene(one, FOE) as play:
        found = ((your_coterie | characters_in_torpor) & has(n.BLOOD_POTENCY, 6)).cards(play.g, scope(0, 0, 0))
        assert [play.g.face(card).name for card in found] == ["Keondra"]


# ---- costs that are deeds


@differs("DIFF-79", "2020")
def test_a_cost_is_done_in_full_or_not_paid() -> None:
    """RV-ABIL-06: two Relics burned, the payer's choice; one is not enough, and a token too few neither."""
    relics = activated(out_of(2, your_relics, burn(THAT)), draw(1))
    tokens = activated(by_doing(remove_tokens(2, n.BLOOD, THIS_CARD)), gain(1, n.PRESTIGE))
    altar = action("test-altar", "Altar", n.ONGOING, decks=n.BOTH, abilities=(relics, tokens))
    book = book_with(altar, SHRINE)
    one = Side(haven=["Keondra"], ongoing=["Altar", "Shrine", "Shrine"], blood={"Altar": 1}, library=["Pay Tribute"])
    with scene(one, FOE, book=book) as play:
        play.one("activate Altar", "burn Shrine")
        assert (play.where("Shrine"), play.where("Shrine (2)")) == ("burned", "burned")
        assert not [said for said in play.offered if "Altar" in said]
    one.ongoing, one.blood = ["Altar", "Shrine"], {"Altar": 2}
    with scene(one, FOE, book=book) as play:
        play.one("activate Altar")
        assert (play.g.prestige[0], play.where("Altar"), play.where("Shrine")) == (6, "burned", "table")


def test_a_target_of_two_kinds() -> None:
    """`~` and `|` where something is targeted."""
    strike = does(target(any_character & (wounded | exhausted), remove_tokens(1, n.BLOOD, THAT)))
    one = Side(haven=["Keondra"])
    two = Side(haven=["Lucky", "Hope"], exhausted=["Hope"], blood={"Lucky": 5})
    assert plays(strike, one, foe=two).blood("Hope") == 3
