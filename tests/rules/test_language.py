"""Words of the card language that no card of the collection speaks yet, each on a card made for the test."""

from __future__ import annotations

from fighters import fighter
from primogen.kernel.choosing import ChooseNumber
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed, StatOf
from primogen.rivals.language.conditions import IsPrince
from primogen.rivals.language.groups import ANYONES, CITY_BURNED, IN_ATTACKING_PARTY, IN_COTERIE, YOURS, Cards
from primogen.rivals.language.sentences import SetTo
from primogen.rivals.language.traits import IsKind, IsReady
from primogen.rivals.language.vocabulary import (
    ITS_PLAYER,
    THAT,
    THIS,
    action,
    any_character,
    at_random,
    attack_card,
    deal,
    deals_plus,
    each,
    each_of,
    gain,
    have,
    in_scheme,
    its_retainers,
    lose,
    put,
    return_to_streets,
    target,
    target_foe,
    their_coterie,
    this_character,
    unhosted,
    x,
    your_coterie,
    your_turn,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

IARA = Side(haven=["Iara"])
PRINCE = "Prince of the City"

# ---- at random


def test_several_at_random_are_of_the_group_as_it_was_named() -> None:
    """RV-TERM-25: "that character" stays the target while two of its three Retainers are drawn."""
    text = target(any_character, at_random(2, its_retainers, return_to_streets(THAT)))
    exodus = action("test-exodus", "Exodus", decks=n.VAMPIRES, text=text)
    two = Side(haven=["Hope"], attached={"Hope": ["Vagrant", "Vagrant", "Politician"]})
    with scene(Side(haven=["Lucky"], hand=["Exodus"]), two, book=book_with(exodus)) as play:
        play.one("play Exodus", "Hope")
        assert (len(play.g.attachments(play.card("Hope"))), len(play.names(w.CITY, w.STREETS))) == (1, 2)


def test_several_at_random_are_several_cards() -> None:
    """RV-TERM-25: nobody is drawn twice, whatever chance says."""
    panic = action("test-panic", "Panic", decks=n.VAMPIRES, text=at_random(2, your_coterie, put(n.FEAR, THAT)))
    one = Side(haven=["Lucky", "Hope"], hand=["Panic"])
    for seed in range(1, 6):
        with scene(one, IARA, book=book_with(panic), seed=seed) as play:
            play.one("play Panic", "exhaust Lucky")
            assert [play.g.fear[play.card(name)] for name in ("Lucky", "Hope", "Iara")] == [1, 1, 0]


# ---- amounts


def test_as_much_as_a_value_of_a_character() -> None:
    """RV-DMG-07: damage equal to the acting character's Social as it is now, which is no bonus to it."""
    slap = action("test-slap", "Slap", decks=n.VAMPIRES, text=target(any_character, deal(StatOf(n.SOCIAL, THIS), THAT)))
    grand = fighter("Grand", have(this_character, 2, n.SOCIAL))
    for actor, left in (("Lucky", 5), ("Grand", 3)):
        with scene(Side(haven=[actor], hand=["Slap"]), Side(haven=["Keondra"]), book=book_with(slap, grand)) as play:
            play.one("play Slap", "Keondra")
            assert play.blood("Keondra") == left, "and Keondra's own Social does not help"


def test_a_number_the_player_chooses() -> None:
    """RV-TERM-23: from the least to the most there can be; then X is known."""
    auction = unhosted("test-auction", "Auction", decks=n.VAMPIRES,
                       text=ChooseNumber(1, Fixed(3), lose(x, n.PRESTIGE, n.YOU)))  # fmt: skip
    with scene(Side(haven=["Lucky"], hand=["Auction"]), IARA, book=book_with(auction)) as play:
        play.one("play Auction")
        assert play.offered == ["1", "2", "3"]
        play.one("2")
        assert play.g.prestige == [3, 5]


# ---- conditions


def test_in_your_turn_and_in_no_others() -> None:
    """RV-TURN-02: in every phase of it."""
    book = book_with(fighter("Noon", have(this_character, 2, n.SECRECY, your_turn)))
    for turn, secrecy in ((0, 2), (1, 0)):
        with scene(Side(haven=["Noon"]), IARA, turn=turn, book=book) as play:
            assert play.value("Noon", w.SECRECY) == secrecy


def test_being_prince() -> None:
    """RV-PRINCE-23: whoever bears that very card; neither another Title nor another's makes one."""
    book = book_with(fighter("Courtier", have(this_character, 2, n.PHYSICAL, IsPrince(THIS))))
    for bearer, physical in (("Courtier", 3), ("Lucky", 1)):
        one = Side(haven=["Courtier", "Lucky"], attached={bearer: [PRINCE]})
        with scene(one, IARA, book=book) as play:
            assert (play.value("Courtier", w.PHYSICAL), play.value("Iara", w.PHYSICAL)) == (physical, 0)


def test_during_schemes() -> None:
    """RV-INF-04, RV-SCHEME-01: the Influence is there while a Scheme is decided, and only then."""
    book = book_with(fighter("Orator", have(this_character, 2, n.INFLUENCE, in_scheme)))
    city = City(streets=["Meeting at Pão de Açúcar"])
    one = Side(haven=["Lucky", "Orator"], leader="Orator")
    with scene(one, Side(haven=["Iara"], agenda=2), city=city, book=book) as play:
        assert play.value("Orator", w.INFLUENCE) == 1
        play.one("activate Meeting at Pão de Açúcar", "exhaust Lucky", "Two")
        assert play.value("Orator", w.INFLUENCE) == 3
        play.one("exert Orator", "pass")
        play.two("exert Iara", "pass", "NO")
        assert (play.g.agenda, play.value("Orator", w.INFLUENCE)) == ([0, 0], 1)


# ---- groups


def test_those_who_are_ready() -> None:
    """RV-TERM-18: the acting character has exhausted by then."""
    ready = Cards(IN_COTERIE, YOURS, (IsReady(),))
    muster = action("test-muster", "Muster", decks=n.VAMPIRES, text=gain(each(1, ready), n.PRESTIGE))
    one = Side(haven=["Lucky", "Hope", "Sage", "Grace"], exhausted=["Sage"], hand=["Muster"])
    with scene(one, IARA, book=book_with(muster)) as play:
        play.one("play Muster", "exhaust Lucky")
        assert play.g.prestige == [7, 5]


def test_the_attacking_party() -> None:
    """RV-MOVE-06: the attacker and who is with it, not one who stands elsewhere."""
    text = deals_plus(each(1, Cards(IN_ATTACKING_PARTY, ANYONES)))
    gang = attack_card("test-gang", "Gang", n.RANGED, decks=n.VAMPIRES, bp=0, damage=0, text=text)
    for streets, left in (([["Hope", "Sage"], ["Grace"]], 1), ([["Hope"], ["Sage"], ["Grace"]], 2)):
        with scene(Side(streets=streets, hand=["Gang"]), IARA, book=book_with(gang)) as play:
            play.one("attack with Hope", "Ranged", "place Gang")
            assert play.blood("Iara") == left


def test_mortals_in_the_city_burned_pile() -> None:
    """RV-TURN-11: neither an Event there nor a Mortal that was only discarded."""
    dead = Cards(CITY_BURNED, ANYONES, (IsKind(w.MORTAL),))
    wake = unhosted("test-wake", "Wake", decks=n.VAMPIRES, text=gain(each(1, dead), n.PRESTIGE))
    city = City(burned=["Vagrant", "Politician", "Crackdown"], discard=["Mugger"])
    with scene(Side(haven=["Lucky"], hand=["Wake"]), IARA, city=city, book=book_with(wake)) as play:
        play.one("play Wake")
        assert play.g.prestige == [7, 5]


def test_all_of_that_players_coterie() -> None:
    """RV-TERM-14, RV-TERM-27: of the foe chosen, and of nobody else; not who is in torpor."""
    text = target_foe(each_of(their_coterie, put(n.FEAR, THAT)))
    dread = unhosted("test-dread", "Dread", decks=n.VAMPIRES, text=text)
    three = Side(haven=["Keondra"], streets=["Gisele"], torpor=["Sage"], blood={"Sage": 1})
    with scene(Side(haven=["Lucky"], hand=["Dread"]), IARA, three, book=book_with(dread)) as play:
        play.one("play Dread", "Three")
        names = ("Keondra", "Gisele", "Sage", "Iara", "Lucky")
        assert [play.g.fear[play.card(name)] for name in names] == [1, 1, 0, 0, 0]


def test_the_player_of_that_character() -> None:
    """RV-ATK-15: whoever controls the one chosen loses, be it the player of the card."""
    scandal = unhosted("test-scandal", "Scandal", decks=n.VAMPIRES,
                       text=target(any_character, lose(2, n.PRESTIGE, ITS_PLAYER)))  # fmt: skip
    for chosen, prestige in (("Lucky", [3, 5, 5]), ("Iara", [5, 3, 5]), ("Hope", [5, 5, 3])):
        sides = Side(haven=["Lucky"], hand=["Scandal"]), IARA, Side(haven=["Hope"])
        with scene(*sides, book=book_with(scandal)) as play:
            play.one("play Scandal", chosen)
            assert play.g.prestige == prestige


# ---- sentences


def test_a_value_that_is_set_is_not_added_to() -> None:
    """RV-GOLD-02, RV-HAVEN-02: exactly 2, whatever the Haven, a text or what lasts give; a foe's is its own."""
    veil = action("test-veil", "Veil", n.ONGOING, decks=n.VAMPIRES, abilities=(SetTo(your_coterie, 2, n.SECRECY),))
    shade = fighter("Shade", have(this_character, 4, n.SECRECY))
    one = Side(haven=["Shade"], hand=["Veil"], haven_card="Haven - The Temple of Set")
    two = Side(haven=["Iara"], haven_card="Haven - The Temple of Set")
    with scene(one, two, book=book_with(veil, shade)) as play:
        modify(play.g, w.SECRECY, 1, play.card("Iara"), play.card("Shade"), w.THIS_TURN)
        assert (play.value("Shade", w.SECRECY), play.value("Iara", w.SECRECY)) == (6, 1)
        play.one("play Veil")
        assert (play.value("Shade", w.SECRECY), play.value("Iara", w.SECRECY)) == (2, 1)
        assert play.sum("Shade", w.SECRECY) == "Secrecy 2 = 2 set"
