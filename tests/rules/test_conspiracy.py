"""Conspiracies: placed face down, shown, fed with Prestige, and resolved."""

from __future__ import annotations

from older import differs
from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.traits import OfClan
from primogen.rivals.language.vocabulary import (
    ANY_SEAT,
    THAT,
    YOUR_SEAT,
    any_vampire,
    conspiracy,
    exhaust,
    gain,
    loses_prince,
    places,
    springs_when,
    target,
    trap,
    unhosted,
    when,
    you_play,
)
from primogen.rivals.rules.atoms.prestige import own_prestige, staked
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
PIT = trap("test-pit", "Pit", springs_when(loses_prince(ANY_SEAT)), text=gain(1, n.AGENDA))
PACT = conspiracy("test-pact", "Pact", needs=2,
                  text=target(any_vampire & OfClan((n.BRUJAH,)), exhaust(THAT)))
SPY = unhosted("test-spy", "Spy", n.ONGOING, decks=n.VAMPIRES,
               abilities=(when(places(whose=YOUR_SEAT), gain(1, n.AGENDA)),))
CLERK = unhosted("test-clerk", "Clerk", n.ONGOING, decks=n.VAMPIRES,
                 abilities=(when(you_play(), gain(1, n.PRESTIGE)),))
# fmt: on

BOOK = book_with(PIT, PACT, SPY, CLERK)
TWO = Side(haven=["Lucky"])
THREE = Side(haven=["Ceraph"])
END_TURN = ("pass action", "pass action", "end phase")


def on_it(play: Play, name: str) -> list[int]:
    """How much Prestige of each player's colour lies on the card."""
    return [staked(play.g, play.card(name), seat) for seat in range(play.g.seats())]


def may(play: Play, seat: int) -> list[str]:
    """What a player may do without being asked, besides proposing a deal."""
    found = [play.interjection_words(seat, each) for each in play.g.interjections(seat)]
    return [words for words in found if words != "propose a deal"]


def plotting(**cards: int) -> Side:
    return Side(haven=["Keondra", "Iara"], face_down={name.replace("_", " "): number for name, number in cards.items()})


# ---- placing


def test_placing_a_conspiracy() -> None:
    """RV-CONSP-01, RV-CONSP-03: a ready character exhausts, and 1 Prestige goes from the supply on the card."""
    with scene(Side(haven=["Keondra", "Iara"], hand=["Pay Tribute"]), TWO) as play:
        play.one("place Pay Tribute", "exhaust Iara")
        assert (play.where("Pay Tribute"), play.g.face_down[play.card("Pay Tribute")]) == ("table", 1)
        assert (play.is_ready("Iara"), play.is_ready("Keondra"), play.actions) == (False, True, 1)
        assert (play.g.prestige, on_it(play, "Pay Tribute")) == ([4, 5], [1, 0])


def test_somebody_must_be_ready_to_place_one() -> None:
    """RV-CONSP-01."""
    one = Side(haven=["Keondra"], exhausted=["Keondra"], hand=["Pay Tribute"])
    with scene(one, TWO) as play:
        assert play.refusal("place Pay Tribute") == "Nobody is ready to play Pay Tribute (RV-ACT-22)"


def test_the_last_prestige_places_no_conspiracy() -> None:
    """RV-CONSP-03: it is a payment."""
    with scene(Side(haven=["Keondra"], hand=["Pay Tribute"], prestige=1), TWO) as play:
        refusal = "Pay Tribute needs 1 Prestige, and the last may not be spent (RV-CONSP-03)"
        assert play.refusal("place Pay Tribute") == refusal


def test_nobody_can_tell_a_conspiracy_from_a_trap() -> None:
    """RV-CONSP-02: whichever it is, the others see, read and are asked the same, also while it is being placed."""
    seen = []
    for name in ("Snake Oil", "Pit"):
        with scene(Side(haven=["Keondra", "Iara"], hand=[name]), TWO, book=BOOK) as play:
            play.one(f"place {name}")
            seen.append([*(view(play.g, seat).plain() for seat in (1, NONE)), play.log(1), play.log()])
            play.one("exhaust Iara")
            seen.append([*(view(play.g, seat).plain() for seat in (1, NONE)), play.log(1), play.log()])
            assert "One places a card" in play.log(1)
            assert play.words.card(play.g, 1, play.card(name)) == "face-down card"
    assert seen[:2] == seen[2:]


# ---- showing, and contributing at once


def test_a_conspiracy_is_shown_to_as_many_foes_as_its_player_likes() -> None:
    """RV-CONSP-04, RV-CONSP-05: in the turn of placing it; each may put 1 Prestige of their own on it, or not."""
    with scene(Side(haven=["Keondra"], hand=["Pay Tribute"]), TWO, THREE, Side(haven=["Ryan"])) as play:
        play.one("place Pay Tribute", "show Pay Tribute to Two")
        assert [play.g.sees(seat, play.card("Pay Tribute")) for seat in range(4)] == [True, True, False, False]
        play.two("contribute")
        play.one("show Pay Tribute to Three")
        play.three("decline")
        assert (on_it(play, "Pay Tribute"), play.g.prestige) == ([1, 1, 0, 0], [4, 4, 5, 5])
        assert play.actions == 1


def test_showing_it_in_a_later_turn() -> None:
    """RV-CONSP-04: placed in an earlier turn."""
    with scene(plotting(Pay_Tribute=1), TWO) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        assert on_it(play, "Pay Tribute") == [1, 1]


def test_it_is_shown_only_in_its_controllers_turn() -> None:
    """RV-CONSP-04: in Two's turn One cannot."""
    with scene(plotting(Pay_Tribute=1), TWO, turn=1) as play:
        assert not any("Pay Tribute" in said for said in play.offered)
        assert may(play, 0) == []


def test_the_last_prestige_is_not_contributed() -> None:
    """RV-CONSP-05: it is a payment; Two is not even asked."""
    with scene(plotting(Pay_Tribute=1), Side(haven=["Lucky"], prestige=1)) as play:
        play.one("show Pay Tribute to Two")
        assert (play.asked.seat, on_it(play, "Pay Tribute")) == (0, [1, 0])


def test_who_declines_may_not_contribute_later_that_turn() -> None:
    """RV-CONSP-06."""
    with scene(plotting(Pay_Tribute=1), TWO) as play:
        play.one("show Pay Tribute to Two")
        play.two("decline")
        assert may(play, 1) == []
        refusal = "Pay Tribute has been shown to this player this turn (RV-CONSP-06)"
        assert play.refusal("show Pay Tribute to Two") == refusal


# ---- adding Prestige


@differs("DIFF-157", "2022-06", "2022-09")
def test_its_controller_adds_one_each_turn_besides_the_first() -> None:
    """RV-CONSP-08: once a turn for each Conspiracy, also in the turn of placing it."""
    one = Side(haven=["Keondra"], hand=["Pay Tribute"], face_down={"Snake Oil": 1})
    with scene(one, TWO) as play:
        play.one("place Pay Tribute", "add to Pay Tribute")
        assert play.refusal("add to Pay Tribute") == "The chance to add to Pay Tribute this turn is used (RV-CONSP-08)"
        play.one("add to Snake Oil")
        assert (on_it(play, "Pay Tribute"), on_it(play, "Snake Oil"), play.g.prestige) == ([2, 0], [2, 0], [2, 5])
        play.one("pass action", "end phase")
        play.two(*END_TURN)
        play.one("add to Pay Tribute")
        assert on_it(play, "Pay Tribute") == [3, 0]
        assert play.refusal("add to Snake Oil") == "The last Prestige cannot be spent (RV-ABIL-10)"


def test_prestige_is_added_only_in_the_controllers_turn() -> None:
    """RV-CONSP-07: in Two's turn neither One nor Two, who has seen it and contributed before, adds to it."""
    with scene(plotting(Pay_Tribute=1), TWO) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one(*END_TURN)
        assert (may(play, 0), may(play, 1)) == ([], [])
        assert not any("Pay Tribute" in said for said in play.offered)


def test_prestige_is_not_added_during_an_action() -> None:
    """RV-CONSP-07: while One's attack is under way nobody adds; before and after it they may."""
    one = Side(streets=["Keondra"], face_down={"Pay Tribute": 1}, hand=["Awe"])
    with scene(one, TWO) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.one("move out")
        assert may(play, 1) == ["contribute to Pay Tribute"]
        play.one("attack with Keondra")
        assert may(play, 1) == []
        assert not any("Pay Tribute" in said for said in play.offered)
        play.one("Physical", "pass")
        assert may(play, 1) == ["contribute to Pay Tribute"] and "add to Pay Tribute" in play.offered


def test_a_contributor_adds_again_without_asking() -> None:
    """RV-CONSP-09, RV-CONSP-11: once in each later turn, and it need not be shown again."""
    with scene(plotting(Pay_Tribute=1), TWO) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.interjects(1, "contribute to Pay Tribute")
        assert (play.asked.asks, on_it(play, "Pay Tribute"), play.g.prestige) == ("act", [1, 2], [5, 3])
        assert may(play, 1) == []  # once a turn


def test_who_has_not_contributed_yet_asks_permission() -> None:
    """RV-CONSP-09, RV-CONSP-10: One allows Two, and forbids Three; who has never seen it may not even ask."""
    with scene(plotting(Pay_Tribute=1), TWO, THREE, Side(haven=["Ryan"])) as play:
        for foe, decline in (("Two", play.two), ("Three", play.three)):
            play.one(f"show Pay Tribute to {foe}")
            decline("decline")
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.three(*END_TURN)
        play.four(*END_TURN)
        assert [may(play, seat) for seat in (1, 2, 3)] == [["contribute to Pay Tribute"]] * 2 + [[]]
        play.interjects(1, "contribute to Pay Tribute")
        play.one("allow Two")
        play.interjects(2, "contribute to Pay Tribute")
        play.one("forbid Three")
        assert (on_it(play, "Pay Tribute"), play.g.prestige) == ([1, 1, 0, 0], [5, 4, 5, 5])


# ---- resolving


def test_a_conspiracy_with_enough_prestige_may_be_resolved() -> None:
    """RV-CONSP-12, RV-CONSP-13: in the controller's Action Phase, for no action, and only if they like."""
    with scene(plotting(Pay_Tribute=2), TWO) as play:
        assert play.refusal("reveal Pay Tribute") == "Pay Tribute has too little Prestige on it (RV-CONSP-12)"
        play.one("add to Pay Tribute")
        assert "reveal Pay Tribute" in play.offered
        play.one("pass action", "reveal Pay Tribute")
        assert (play.g.prestige, play.actions) == ([6, 3], 1)


def test_nobody_is_made_to_resolve_it() -> None:
    """RV-CONSP-13: the turn goes by, and it still lies there."""
    with scene(plotting(Pay_Tribute=3), TWO) as play:
        play.one(*END_TURN)
        assert (play.where("Pay Tribute"), play.g.face_down[play.card("Pay Tribute")]) == ("table", 1)
        play.two(*END_TURN)
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [7, 3]


def test_it_is_resolved_only_in_the_controllers_action_phase() -> None:
    """RV-CONSP-12, RV-CONSP-14: neither in a foe's turn, nor in the midst of an action, nor in the End Phase."""
    one = Side(streets=["Keondra"], face_down={"Pay Tribute": 3}, hand=["Awe"], blood={"Keondra": 3})
    with scene(one, TWO) as play:
        for said in ("attack with Keondra", "Physical"):
            play.one(said)
            assert "reveal Pay Tribute" not in play.offered
        play.one("pass")
        assert "reveal Pay Tribute" in play.offered
        play.one("pass action", "end phase")
        assert (play.asked.asks, "reveal Pay Tribute" in play.offered) == ("mend", False)
        play.one("pass")
        assert (play.asked.seat, "reveal Pay Tribute" in play.offered) == (1, False)


def test_a_conspiracy_needs_a_legal_target() -> None:
    """RV-CONSP-15: everybody has contributed to Pay Tribute; and there is no Brujah for the Pact."""
    with scene(plotting(Pay_Tribute=2, Pact=2), TWO, book=BOOK) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        assert play.refusal("reveal Pay Tribute") == "Pay Tribute would have no target (RV-CONSP-15)"
        assert play.refusal("reveal Pact") == "Pact would have no target (RV-CONSP-15)"


def test_whom_it_affects_its_text_says() -> None:
    """RV-CONSP-16: Two has contributed and is spared; Three and Four have not. With one left over it costs 2."""
    with scene(plotting(Pay_Tribute=2), TWO, THREE, Side(haven=["Ryan"])) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [7, 4, 4, 4]
    with scene(plotting(Pay_Tribute=2), TWO, THREE) as play:
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [7, 4, 3]


def test_those_who_contributed_may_be_the_ones_it_helps() -> None:
    """RV-CONSP-16: Snake Oil readies for One and Two, not for Three."""
    one = Side(haven=["Keondra"], exhausted=["Keondra"], face_down={"Snake Oil": 1})
    two, three = Side(haven=["Lucky"], exhausted=["Lucky"]), Side(haven=["Ceraph"], exhausted=["Ceraph"])
    with scene(one, two, three) as play:
        play.one("show Snake Oil to Two")
        play.two("contribute")
        play.one("reveal Snake Oil")
        assert [play.is_ready(name) for name in ("Keondra", "Lucky", "Ceraph")] == [True, True, False]


def test_after_resolving_the_prestige_is_gone_and_the_card_discarded() -> None:
    """RV-CONSP-17: it goes to the general supplies, not back to those who put it there."""
    one = Side(haven=["Keondra"], face_down={"Snake Oil": 3})
    with scene(one, Side(haven=["Lucky"], stakes={"Snake Oil": 2})) as play:
        play.one("reveal Snake Oil")
        assert (play.where("Snake Oil"), on_it(play, "Snake Oil"), play.g.prestige) == ("discard", [0, 0], [5, 5])
        assert own_prestige(play.g, 0) == 5


# ---- looking at it


def test_who_was_shown_it_and_contributed_may_look_at_any_time() -> None:
    """RV-CONSP-18: Two may, also in other turns; Three, who declined, sees it again only when shown again."""
    with scene(plotting(Pay_Tribute=1), TWO, THREE) as play:
        card = play.card("Pay Tribute")
        play.one("show Pay Tribute to Two")
        play.two("contribute")
        play.one("show Pay Tribute to Three")
        play.three("decline")
        assert [play.g.sees(seat, card) for seat in (0, 1, 2)] == [True, True, False]
        play.one(*END_TURN)
        assert [play.g.sees(seat, card) for seat in (0, 1, 2)] == [True, True, False]
        play.two(*END_TURN)
        play.three(*END_TURN)
        play.one("show Pay Tribute to Three")
        assert play.g.sees(2, card)
        play.three("decline")
        assert not play.g.sees(2, card)


# ---- errata


def test_it_is_placed_and_not_played() -> None:
    """RV-CONSP-19, RV-CONSP-20: what hears a card being placed hears it; what hears cards being played does not."""
    one = Side(haven=["Keondra", "Iara"], hand=["Pay Tribute", "Shameless"], ongoing=["Spy", "Clerk"])
    with scene(one, TWO, book=BOOK) as play:
        play.one("place Pay Tribute", "exhaust Iara")
        assert (play.g.agenda, play.g.prestige) == ([1, 0], [4, 5])
        play.one("play Shameless")  # 4 Disciplines: 1 Prestige, and 1 from the Clerk
        assert (play.g.agenda, play.g.prestige) == ([1, 0], [6, 5])
