"""Cards made for the test that speak of the first time, and of what has happened this turn."""

from __future__ import annotations

from fighters import fighter
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    THIS,
    YOUR_SEAT,
    action,
    activated,
    an_animal,
    attach_this,
    by_player,
    choose,
    conspiracy,
    discard,
    each,
    each_of,
    exhaust_this_card,
    first_each_turn,
    gain,
    happened,
    places,
    prestige,
    put,
    scheme_succeeds,
    should,
    target_player,
    that_has_done,
    this_character,
    times,
    unhosted,
    when,
    you_attach,
    you_recruit,
    your_coterie,
    your_hand,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import burn, put_back, shuffle
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

OWL = action("test-owl", "Owl", n.ANIMAL, decks=n.VAMPIRES, text=attach_this(THIS))
COAT = action("test-coat", "Coat", decks=n.VAMPIRES, text=attach_this(THIS))
HANDLER = fighter(
    "Handler",
    when(
        first_each_turn(you_attach(an_animal, to=this_character)),
        target_player(by_player(THAT_PLAYER, choose(your_hand, discard(THAT)))),
    ),
)


def test_the_first_animal_attached_to_the_handler() -> None:
    """Neither a coat nor an Animal on somebody else counts; the first on the Handler does."""
    one = Side(haven=["Lucky", "Handler"], hand=["Owl", "Owl"])
    with scene(one, Side(haven=["Keondra"], hand=["Awe"]), book=book_with(OWL, HANDLER)) as play:
        play.one("play Owl", "exhaust Lucky", "play Owl", "Two")
        play.two("Awe")
        assert play.where("Awe") == "discard"
    with scene(Side(haven=["Handler"], hand=["Coat"]), Side(haven=["Keondra"]), book=book_with(COAT, HANDLER)) as play:
        play.one("play Coat")


def test_the_second_animal_is_not_the_first() -> None:
    one = Side(haven=["Handler", "Warm"], hand=["Owl", "Owl", "Awe"])
    warm = fighter("Warm", activated(prestige(1), gain(1, n.ACTIONS_GAINED)))
    with scene(one, Side(haven=["Keondra"], hand=["Awe"]), book=book_with(OWL, HANDLER, warm)) as play:
        play.one("play Owl", "exhaust Handler", "One", "Awe")
        play.g.ready[play.card("Handler")] = 1
        play.ask_again()
        play.one("play Owl", "exhaust Handler")
        assert len(play.g.attachments(play.card("Handler"))) == 2


def test_the_first_card_placed_face_down_each_turn() -> None:
    """A kind of event that no card of the box asks about is remembered where one does."""
    garcia = fighter("Broker", when(first_each_turn(places(whose=YOUR_SEAT)), gain(2, n.AGENDA)))
    plot = conspiracy("test-plot", "Plot", needs=9, text=gain(1, n.PRESTIGE))
    one = Side(haven=["Broker", "Lucky"], hand=["Plot", "Plot"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(garcia, plot)) as play:
        play.one("place Plot", "exhaust Broker", "place Plot")
        assert play.g.agenda == [2, 0]


RALLY = unhosted("test-rally", "Rally", n.ONGOING, decks=n.VAMPIRES, abilities=(
    activated(prestige(1), gain(1, n.AGENDA), only_if=happened(scheme_succeeds(YOUR_SEAT))),
))  # fmt: skip
PARADE = action("test-parade", "Parade", n.SCHEME, decks=n.VAMPIRES, text=should(gain(2, n.PRESTIGE)))


def test_a_scheme_that_has_succeeded_this_turn() -> None:
    """Before it has, the ability is refused with what it asks for, and nothing is paid; then it may be used."""
    with scene(Side(haven=["Lucky"], hand=["Parade"], ongoing=["Rally"]), Side(haven=["Keondra"]),
               book=book_with(RALLY, PARADE)) as play:  # fmt: skip
        said = "Rally: use only if a Scheme you play has succeeded this turn (RV-GOLD-01)"
        assert play.refusal("activate Rally") == said
        play.one("play Parade", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        play.one("activate Rally")
        assert (play.g.agenda[0], play.g.prestige[0]) == (1, 6)


def test_a_scheme_of_somebody_else_is_not_yours() -> None:
    """All roles count where one looks back, too: the ability of the other player's Rally stays refused."""
    one, two = Side(haven=["Lucky"], hand=["Parade"]), Side(haven=["Keondra"], ongoing=["Rally"])
    with scene(one, two, book=book_with(RALLY, PARADE)) as play:
        play.one("play Parade", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        play.one("pass action", "end phase")
        assert "has succeeded this turn" in play.refusal("activate Rally")


def test_those_it_has_befallen_and_how_often() -> None:
    """ "Each character you have recruited this turn", who may be gone since; "1 for each ..." counts all."""
    feast = unhosted("test-feast", "Feast", n.ONGOING, decks=n.VAMPIRES, abilities=(
        activated(exhaust_this_card, each_of(your_coterie & that_has_done(you_recruit()), put(n.FEAR, THAT))),
        activated(prestige(1), gain(each(1, times(you_recruit())), n.AGENDA)),
    ))  # fmt: skip
    one = Side(haven=["Hope"], hand=["Judas", "Benício"], ongoing=["Feast"], prestige=20)
    with scene(one, Side(haven=["Keondra"]), book=book_with(feast)) as play:
        play.one("recruit Judas", "recruit Benício")
        burn(play.g, play.card("Judas"))
        play.one("activate Feast (1)" if play.offers("activate Feast (1)") else "activate Feast")
        assert [play.g.fear[play.card(name)] for name in ("Hope", "Benício", "Judas")] == [0, 1, 0]
        play.one("activate Feast")
        assert play.g.agenda[0] == 2


def test_a_shuffled_card_is_nobody_the_turn_has_told_of() -> None:
    """Its handle may be another's by now, an Animal's; that something was attached is not forgotten."""
    an_owl, anything = happened(you_attach(an_animal)), happened(you_attach())
    zoo = unhosted("test-zoo", "Zoo", n.ONGOING, decks=n.VAMPIRES, abilities=(
        activated(prestige(1), gain(1, n.AGENDA), only_if=an_owl),))  # fmt: skip
    one = Side(haven=["Lucky"], hand=["Coat"], library=["Owl"] * 3)
    with scene(one, Side(haven=["Keondra"]), book=book_with(OWL, COAT, zoo)) as play:
        play.one("play Coat")
        put_back(play.g, play.card("Coat"), w.LIBRARY)
        for _ in range(9):
            shuffle(play.g, 0, w.LIBRARY)
            at = scope(0, NONE, NONE)
            assert (an_owl.holds(play.g, at), anything.holds(play.g, at)) == (False, True)
