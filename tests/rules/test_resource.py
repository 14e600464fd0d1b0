"""Prestige, Agenda and Blood, and whose colour they are."""

from __future__ import annotations

from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    THE_ATTACKER,
    THE_TARGET,
    THIS_CARD,
    YOUR_LEADER,
    activated,
    any_character,
    attack_card,
    conspiracy,
    draw,
    gain,
    have,
    in_order,
    lose,
    lose_blood,
    prestige,
    steal,
    steal_blood,
    target,
    target_foe,
    target_player,
    this_character,
    unhosted,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.atoms.prestige import own_prestige
from primogen.rivals.rules.atoms.rows import counted
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with, prestige_on

BORROW = unhosted("test-borrow", "Borrow", decks=n.BOTH, text=target_foe(steal(2, n.PRESTIGE, THAT_PLAYER)))
ROB = unhosted("test-rob", "Rob", decks=n.BOTH, text=target_player(lose(2, n.PRESTIGE, THAT_PLAYER)))
DRAIN = unhosted(
    "test-drain", "Drain", decks=n.BOTH, text=target(any_character, steal_blood(2, thief=YOUR_LEADER, victim=THAT))
)
LEECH = unhosted("test-leech", "Leech", decks=n.BOTH, text=target(any_character, lose_blood(Fixed(2), THAT)))
PATRON = unhosted("test-patron", "Patron", n.ONGOING, decks=n.BOTH, abilities=(activated(prestige(2), draw(1)),))
BOOK = book_with(BORROW, ROB, DRAIN, LEECH, PATRON)


def purse(play: Play, seat: int) -> list[int]:
    """How much of each player's colour is in a personal supply."""
    own = own_prestige(play.g, seat)
    return [own if colour == seat else counted(play.g.purses, seat, colour) for colour in range(play.g.seats())]


def colours(play: Play, name: str) -> list[int]:
    """How much Blood of each player's colour is on a character."""
    return [blood_of_colour(play.g, play.card(name), colour) for colour in range(play.g.seats())]


# ---- Prestige


def test_everybody_knows_everybodys_prestige() -> None:
    """RV-RES-01: players and spectators."""
    with scene(Side(haven=["Lucky"], prestige=7), Side(haven=["Ryan"], prestige=3)) as play:
        play.one("pass action")
        assert [view(play.g, seat).table["prestige"] for seat in (-1, 0, 1)] == [[7, 3]] * 3


def test_prestige_spent_on_recruiting_becomes_blood() -> None:
    """RV-RES-02: the very tokens, on the recruit."""
    with scene(Side(haven=["Lucky"], hand=["Sage"], prestige=8), Side(haven=["Ryan"])) as play:
        play.one("recruit Sage")
        assert (play.g.prestige, play.blood("Sage"), colours(play, "Sage")) == ([5, 5], 3, [3, 0])


def test_a_supply_may_hold_other_colours_and_own_colour_is_spent_first() -> None:
    """RV-RES-03, RV-RES-08, RV-RES-10: foreign tokens pay only once one's own are gone."""
    one = Side(haven=["Grace"], hand=["Borrow"], ongoing=["Patron"], library=["Awe"] * 4, prestige=3)
    with scene(one, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Borrow")
        assert (play.g.prestige, purse(play, 0)) == ([5, 3], [3, 2])
        play.one("activate Patron")
        assert purse(play, 0) == [1, 2]
        play.one("pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        play.one("activate Patron")
        assert (purse(play, 0), purse(play, 1)) == ([0, 1], [0, 3])


def test_own_colour_is_placed_first() -> None:
    """RV-RES-03: on a recruit and on a face-down card; what is foreign keeps its colour there."""
    plot = conspiracy("test-plot", "Plot", needs=3, text=gain(1, n.AGENDA))
    one = Side(haven=["Grace"], hand=["Borrow", "Plot"], prestige=4)
    with scene(one, Side(haven=["Ryan"]), book=book_with(BORROW, plot)) as play:
        play.one("play Borrow", "place Plot")
        assert (prestige_on(play, "Plot", 0), prestige_on(play, "Plot", 1), purse(play, 0)) == (1, 0, [3, 2])
    one = Side(haven=["Grace"], hand=["Borrow", "Hope"], prestige=3)
    with scene(one, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Borrow", "recruit Hope")
        assert (colours(play, "Hope"), purse(play, 0)) == ([3, 1], [0, 1])


def test_own_colour_is_lost_first() -> None:
    """RV-RES-10: by an effect as well as by spending."""
    one = Side(haven=["Grace"], hand=["Borrow", "Rob"], prestige=3)
    with scene(one, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Borrow", "play Rob", "One")
        assert (play.g.prestige, purse(play, 0)) == ([3, 3], [1, 2])


def test_who_steals_prestige_takes_the_victims_colour_first() -> None:
    """RV-RES-07, RV-RES-10: Three robs One, who has 1 of their own and 2 of Two's, and gets one more of Two's."""
    one = Side(haven=["Grace"], hand=["Borrow"], prestige=1)
    three = Side(haven=["Keondra"], hand=["Borrow"])
    with scene(one, Side(haven=["Ryan"]), three, book=BOOK) as play:
        play.one("play Borrow", "Two", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        play.three("play Borrow", "One")
        assert (purse(play, 0), purse(play, 2)) == ([0, 1, 0], [1, 1, 5])


def test_each_supply_has_its_own_foreign_tokens() -> None:
    """RV-RES-08, RV-RES-10: Two pays with the 3 of their own and 1 of Three's; what One holds stays as it is."""
    levy = unhosted("test-levy", "Levy", n.ONGOING, decks=n.BOTH, abilities=(activated(prestige(4), draw(1)),))
    one = Side(haven=["Grace"], hand=["Borrow"])
    two = Side(haven=["Keondra"], hand=["Borrow"], ongoing=["Levy"], library=["Awe"])
    with scene(one, two, Side(haven=["Hope"]), book=book_with(BORROW, levy)) as play:
        play.one("play Borrow", "Two", "pass action", "end phase")
        play.two("play Borrow", "Three")
        assert (purse(play, 0), purse(play, 1)) == ([5, 2, 0], [0, 3, 2])
        play.two("activate Levy")
        assert (purse(play, 0), purse(play, 1), purse(play, 2)) == ([5, 2, 0], [0, 0, 1], [0, 0, 3])


def test_tokens_one_steals_back_are_ones_own_again() -> None:
    """RV-RES-07, RV-RES-08: Two takes from One the token of Two's colour that One has left."""
    one = Side(haven=["Grace"], hand=["Borrow"], prestige=1)
    with scene(one, Side(haven=["Keondra"], hand=["Borrow"]), book=BOOK) as play:
        play.one("play Borrow", "pass action", "end phase")
        play.two("play Borrow")
        assert (purse(play, 0), purse(play, 1), play.g.prestige) == ([0, 1], [1, 4], [1, 5])


def test_exact_amounts_are_always_paid() -> None:
    """RV-RES-06: change is made; neither more nor less than the amount goes, from any supply."""
    for supply in (3, 4, 6, 9):
        one = Side(haven=["Grace"], ongoing=["Patron"], library=["Awe"] * 4, prestige=supply)
        with scene(one, Side(haven=["Ryan"]), book=BOOK) as play:
            play.one("activate Patron")
            assert play.g.prestige == [supply - 2, 5]


# ---- Agenda


def test_agenda_is_earned_from_the_general_supply_for_all_to_see() -> None:
    """RV-RES-04: nobody else has less for it; also with the Agenda card face down."""
    one = Side(streets=["Jorge Guerrero"], agenda=2, agenda_card="Go For Broke", agenda_up=0)
    two = Side(haven=["Keondra", "Iara"], blood={"Iara": 1}, agenda=3)
    with scene(one, two) as play:
        play.one("attack with Jorge Guerrero", "target Iara", "Physical")
        play.two("pass")
        assert view(play.g, 1).table["agenda"] == [3, 3]
        assert play.card("Go For Broke") not in view(play.g, 1).cards


# ---- Blood


def test_damage_takes_as_much_blood_to_the_general_supply() -> None:
    """RV-RES-05: off the one who is hurt, and into nobody's personal supply."""
    with scene(Side(streets=["Jorge Guerrero"]), Side(haven=["Keondra", "Iara"])) as play:
        play.one("attack with Jorge Guerrero", "target Keondra", "Physical")
        play.two("pass")
        assert [play.blood(name) for name in ("Keondra", "Iara", "Jorge Guerrero")] == [4, 3, 3]
        assert play.g.prestige == [5, 5]


def test_lost_blood_goes_to_the_general_supply() -> None:
    """RV-RES-11: off the character, and nobody has it."""
    with scene(Side(haven=["Lucky"], hand=["Leech"]), Side(haven=["Keondra", "Iara"]), book=BOOK) as play:
        play.one("play Leech", "Keondra")
        assert [play.blood(name) for name in ("Keondra", "Iara", "Lucky")] == [4, 3, 5]
        assert play.g.prestige == [5, 5]


def test_losing_or_stealing_blood_is_not_damage() -> None:
    """RV-RES-13: neither Shield nor attribute reduces it, neither Benício nor a Vagrant prevents it."""
    armed = vampire(
        "test-armed",
        "Armed",
        n.CAITIFF,
        bp=6,
        attributes=(2, 2, 2),
        disciplines=(),
        abilities=(have(this_character, 2, n.SHIELD),),
    )
    two = Side(haven=["Armed", "Benício"], attached={"Armed": ["Vagrant"]}, hand=["Awe"])
    one = Side(haven=["Lucky"], hand=["Leech", "Drain"], blood={"Lucky": 2})
    with scene(one, two, book=book_with(LEECH, DRAIN, armed)) as play:
        play.one("play Leech", "Armed")
        assert play.blood("Armed") == 4
        play.one("play Drain", "Armed")
        assert (play.blood("Armed"), play.blood("Lucky")) == (2, 4)
        assert play.is_ready("Vagrant") and play.names(1, w.HAND) == ["Awe"]


def test_stolen_blood_is_put_on_the_thief_in_its_own_colour() -> None:
    """RV-RES-12, RV-RES-09, RV-RES-14: the tokens themselves move, of the foe's colour; no exchange is made."""
    one = Side(haven=["Lucky", "Grace"], hand=["Drain"], blood={"Lucky": 1})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Drain", "Keondra")
        assert (colours(play, "Lucky"), colours(play, "Keondra")) == ([1, 2], [0, 4])
        assert play.blood("Grace") == 5 and play.g.prestige == [5, 5]


def test_the_foes_own_colour_is_stolen_first() -> None:
    """RV-RES-09, RV-RES-10: Two takes One's Blood off Lucky before the 2 that Lucky stole from Three."""
    one = Side(haven=["Lucky"], hand=["Drain"], blood={"Lucky": 1})
    two = Side(haven=["Keondra"], hand=["Drain"], blood={"Keondra": 1})
    with scene(one, two, Side(haven=["Hope"]), book=BOOK) as play:
        play.one("play Drain", "Hope", "pass action", "end phase")
        assert colours(play, "Lucky") == [1, 0, 2]
        play.two("play Drain", "Lucky")
        assert (colours(play, "Lucky"), colours(play, "Keondra")) == ([0, 0, 1], [1, 1, 1])


def test_damage_and_loss_take_the_controllers_colour_first() -> None:
    """RV-RES-10: Lucky's own 1, then 1 of the stolen 2."""
    one = Side(haven=["Lucky"], hand=["Drain"], blood={"Lucky": 1})
    two = Side(haven=["Keondra"], hand=["Leech"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Drain", "Keondra", "pass action", "end phase")
        play.two("play Leech", "Lucky")
        assert colours(play, "Lucky") == [0, 1]


def test_stolen_blood_beyond_the_maximum_goes_to_the_supply() -> None:
    """RV-RES-15: the victim has lost it all the same."""
    one = Side(haven=["Lucky"], hand=["Drain", "Drain"], blood={"Lucky": 4})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Drain", "Keondra")
        assert (play.blood("Lucky"), play.blood("Keondra")) == (5, 4)
        play.one("play Drain", "Keondra")
        assert (colours(play, "Lucky"), play.blood("Keondra")) == ([4, 1], 2)
        assert play.g.prestige == [5, 5]


def test_what_there_is_no_room_for_is_nobodys() -> None:
    """RV-RES-15, RV-RES-09: Keondra has room for 1, so of the two she gets One's token and not Three's."""
    one = Side(haven=["Lucky"], hand=["Drain"], blood={"Lucky": 1})
    two = Side(haven=["Keondra"], hand=["Drain"], blood={"Keondra": 5})
    with scene(one, two, Side(haven=["Hope"]), book=BOOK) as play:
        play.one("play Drain", "Hope", "pass action", "end phase")
        play.two("play Drain", "Lucky")
        assert (colours(play, "Lucky"), colours(play, "Keondra")) == ([0, 0, 1], [1, 5, 0])


def test_no_more_blood_is_stolen_than_there_is() -> None:
    """RV-RES-12: and who has none left is defeated, without damage."""
    one = Side(haven=["Lucky"], hand=["Drain"], blood={"Lucky": 1})
    with scene(one, Side(haven=["Keondra", "Iara"], blood={"Iara": 1}), book=BOOK) as play:
        play.one("play Drain", "Iara")
        assert (play.blood("Lucky"), play.where("Iara"), play.g.agenda) == (2, "torpor", [1, 0])
        assert "Lucky steals 1 Blood from Iara" in play.log()


def test_who_has_no_blood_left_is_not_stolen_from() -> None:
    """RV-RES-12, RV-ATK-31: Keondra has lost all, yet stays until the attack is over; she is defeated once."""
    text = in_order(lose_blood(Fixed(9), THE_TARGET), steal_blood(2, thief=THE_ATTACKER, victim=THE_TARGET))
    blow = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=0, text=text)
    one = Side(streets=["Lucky"], hand=["Blow"], blood={"Lucky": 2})
    with scene(one, Side(streets=["Keondra"], haven=["Iara"]), book=book_with(blow)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Blow")
        assert (play.blood("Lucky"), play.where("Keondra"), play.g.agenda) == (2, "torpor", [1, 0])
        assert not [line for line in play.log() if "steals" in line]


def test_blood_may_be_stolen_onto_another_card() -> None:
    """RV-RES-12: an Ongoing card has no maximum; the tokens keep their colour there."""
    vial = unhosted(
        "test-vial",
        "Vial",
        n.ONGOING,
        decks=n.BOTH,
        text=target(any_character, steal_blood(2, thief=THIS_CARD, victim=THAT)),
    )
    with scene(Side(haven=["Lucky"], hand=["Vial"]), Side(haven=["Keondra"]), book=book_with(vial)) as play:
        play.one("play Vial", "Keondra")
        assert (play.where("Vial"), colours(play, "Vial"), play.blood("Keondra")) == ("table", [0, 2], 4)
