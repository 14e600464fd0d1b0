"""The Intel Step, and the window for Relentless abilities after it."""

from __future__ import annotations

from fighters import fighter
from older import differs
from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THE_ATTACKER,
    activated,
    attack_card,
    attacker_has,
    blood,
    gain,
    have,
    mortals_in_the_streets,
    plus,
    relentless,
    this_character,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.rows import note_promise
from primogen.rivals.rules.deals import GIVE_INTEL
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

TEMPLE = "Haven - The Temple of Set"  # its characters at home have +1 Secrecy
SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
HOARDER = fighter("Hoarder", activated(blood(1), gain(1, n.PRESTIGE)))
SCOUT = fighter("Scout", attacker_has(1, n.INTEL))
HERMIT = fighter("Hermit", have(this_character, 2, n.SECRECY))
INFORMER = fighter("Informer", relentless(blood(1), plus(1, n.INTEL, THE_ATTACKER)))
LEVY = attack_card("test-levy", "Levy", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1)


def test_intel_equal_to_the_secrecy_is_enough() -> None:
    """RV-ATK-17, RV-EX-07."""
    two = Side(haven=["Keondra"], haven_card=TEMPLE)
    with scene(Side(streets=["Scout"], hand=["Awe"]), two, book=book_with(SCOUT)) as play:
        play.one("attack with Scout")
        assert play.is_asked(0, "attack-type")
        play.one("Physical", "pass")
        assert play.blood("Keondra") == 5


@differs("DIFF-43", "2020")
def test_a_character_has_no_intel_of_its_own() -> None:
    """RV-ATK-17, RV-ATK-18: against Secrecy 1 Lucky must find some."""
    two = Side(haven=["Keondra"], haven_card=TEMPLE)
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two) as play:
        assert play.value("Lucky", w.INTEL) == 0
        play.one("attack with Lucky")
        assert play.is_asked(0, "intel")
        play.one("pass")
        assert play.is_ready("Lucky")


def test_mortals_have_no_secrecy() -> None:
    """RV-ATK-19: not even where every card in play has some."""
    haze = fighter("Haze", have(mortals_in_the_streets, 2, n.SECRECY))
    city = City(streets=["Vagrant"])
    with scene(Side(streets=["Grace"]), Side(haven=["Haze"]), city=city, book=book_with(haze)) as play:
        assert play.value("Vagrant", w.SECRECY) == 2
        play.one("attack with Grace", "target Vagrant")
        assert play.is_asked(0, "attack-type")
        play.one("Physical", "burn Vagrant")


def test_any_player_may_discard_to_give_the_attacker_intel_for_this_attack() -> None:
    """RV-ATK-22: Player 3 helps Lucky; when the attack is over the Intel is gone."""
    two = Side(haven=["Keondra"], hand=["Awe"], haven_card=TEMPLE)
    three = Side(haven=["Matthew"], hand=["Shotgun"])
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, three) as play:
        play.one("attack with Lucky", "target Keondra", "pass")
        play.three("discard Shotgun")
        assert play.value("Lucky", w.INTEL) == 1
        play.one("Physical", "pass")
        play.two("pass")
        assert play.blood("Keondra") == 5
        assert play.value("Lucky", w.INTEL) == 0
        assert [play.names(seat, w.DISCARD) for seat in range(3)] == [[], [], ["Shotgun"]]


def test_the_attacking_player_is_asked_for_intel_first_and_then_the_others_clockwise() -> None:
    """RV-ATK-23: Player 2 attacks; Player 3 is attacked, and not asked."""
    sides = [Side(haven=["Matthew"], hand=["Awe"]), Side(streets=["Lucky"], hand=["Awe"])]
    sides += [Side(haven=["Keondra"], hand=["Awe"], haven_card=TEMPLE), Side(haven=["Raúl Fontes"], hand=["Awe"])]
    with scene(*sides, turn=1) as play:
        play.two("attack with Lucky", "target Keondra")
        asked = []
        for player in (play.two, play.four, play.one):
            asked.append(play.asked.seat)
            player("pass")
        assert asked == [1, 3, 0]
        assert play.is_ready("Lucky")


def test_nobody_is_asked_to_pay_for_an_attack_on_themselves_and_yet_they_may() -> None:
    """RV-ATK-22: any player may discard; Player 2, who is attacked, does it unasked while Player 1 thinks."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Keondra"], hand=["Shotgun"], haven_card=TEMPLE)
    with scene(one, two) as play:
        play.one("attack with Lucky", "pass")
        assert play.is_asked(0, "act") and play.names(1, w.HAND) == ["Shotgun"]
    with scene(one, two) as play:
        play.one("attack with Lucky")
        play.interjects(1, "discard Shotgun")
        assert play.names(1, w.DISCARD) == ["Shotgun"] and play.is_asked(0, "attack-type")
        play.one("Physical", "pass")
        assert play.blood("Keondra") == 5


@differs("DIFF-43", "2020")
@differs("DIFF-45", "2022-09")
def test_whoever_has_let_an_attacker_down_is_not_asked_for_it_again_until_something_changes() -> None:
    """RV-ATK-22, RV-ATK-26: Lucky tries one after the other; something else is done, and Player 3 is asked again."""
    one = Side(streets=["Lucky"], hand=["Awe"])
    two = Side(haven=["Keondra", "Matthew", "Iara"], haven_card=TEMPLE)
    with scene(one, two, Side(haven=["Raúl Fontes"], hand=["Shotgun"])) as play:
        play.one("attack with Lucky", "target Keondra", "pass")
        play.three("pass")
        play.one("attack with Lucky", "target Matthew", "pass")
        assert play.is_asked(0, "act")  # Player 3 has said no to Lucky
        play.one("attack with Lucky", "target Iara")
        play.interjects(2, "discard Shotgun")  # and may think better of it
        assert play.is_asked(0, "attack-type")
        play.one("Physical", "pass")
        play.two("pass")
        assert play.names(2, w.DISCARD) == ["Shotgun"]
    with scene(one, two, Side(haven=["Raúl Fontes"], hand=["Shotgun"])) as play:
        play.one("attack with Lucky", "target Keondra", "pass")
        play.three("pass")
        play.one("pass action", "attack with Lucky", "target Keondra", "pass")
        assert play.is_asked(2, "intel")
        play.three("pass")


def test_who_has_promised_intel_is_asked_for_it_even_by_their_own_attacker() -> None:
    """RV-DEAL-03, RV-ATK-22: a promise is kept, also by the one who is attacked."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Keondra"], hand=["Shotgun"], haven_card=TEMPLE)
    with scene(one, two) as play:
        note_promise(play.g, 1, GIVE_INTEL, 0, 1)
        play.one("attack with Lucky", "pass")
        assert play.names(1, w.DISCARD) == ["Shotgun"] and play.is_asked(0, "attack-type")
        play.one("Physical", "pass")


def test_passing_comes_first_for_those_whose_attack_it_is_not() -> None:
    """RV-ATK-22: whoever does not read loses nothing."""
    two = Side(haven=["Keondra"], haven_card=TEMPLE)
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, Side(haven=["Raúl Fontes"], hand=["Shotgun"])) as play:
        play.one("attack with Lucky", "target Keondra")
        assert play.offered == ["discard Awe", "pass"]
        play.one("pass")
        assert play.offered == ["pass", "discard Shotgun"]
        play.three("pass")


def test_an_attack_that_was_called_off_is_refused_for_that_reason() -> None:
    """RV-ATK-26: there is somebody to attack; only nothing has changed."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Hermit"]), book=book_with(HERMIT)) as play:
        play.one("attack with Lucky")
        said = "Lucky's attack was just called off for lack of Intel, and nothing has changed (RV-ATK-26)"
        assert play.refusal("attack with Lucky") == said


def test_no_more_cards_may_be_discarded_for_intel_than_are_needed() -> None:
    """RV-ATK-24: two against Secrecy 2, and nobody is asked for a third."""
    with scene(
        Side(streets=["Lucky"], hand=["Awe", "Shotgun", "Ingratiate"]), Side(haven=["Hermit"]), book=book_with(HERMIT)
    ) as play:
        play.one("attack with Lucky", "discard Awe", "discard Shotgun")
        assert play.is_asked(0, "attack-type")
        assert play.names(0, w.HAND) == ["Ingratiate"]
        play.one("Physical", "pass")
        assert play.blood("Hermit") == 4


def test_abilities_that_give_intel_may_be_used_before_the_attack() -> None:
    """RV-ATK-25, RV-CARD-03."""
    one = Side(streets=["Grace"], discard=["Awe", "Shotgun"])
    with scene(one, Side(haven=["Hermit"]), book=book_with(HERMIT)) as play:
        play.one("activate Grace", "burn Awe", "attack with Grace")
        assert play.is_asked(0, "attack-type")
        play.one("Physical")
        assert play.blood("Hermit") == 3


def test_only_abilities_that_give_intel_may_be_used_in_the_intel_step() -> None:
    """RV-ATK-25: Grace's own, and a Relentless one of another player; not just any ability."""
    one = Side(streets=["Grace"], haven=["Hoarder"], discard=["Awe", "Shotgun"], hand=["Awe"])
    two = Side(haven=["Hermit"], haven_card=TEMPLE)
    three = Side(haven=["Informer"])
    with scene(one, two, three, book=book_with(HERMIT, HOARDER, INFORMER)) as play:
        play.one("attack with Grace", "target Hermit")
        assert sorted(play.offered) == ["activate Grace", "discard Awe", "pass"]
        play.one("activate Grace", "burn Awe")
        play.three("pass")
        play.one("pass")
        play.three("activate Informer")
        assert play.is_asked(0, "attack-type")
        play.one("Physical", "pass", "pass")
        assert play.blood("Hermit") == 3


def test_an_attack_that_lacks_intel_ends_as_if_it_had_never_been() -> None:
    """RV-ATK-26: the attacker readies, the action is not spent, and what was discarded for it comes back."""
    one = Side(streets=["Lucky"], hand=["Awe", "Shotgun"])
    two = Side(haven=["Hermit"], hand=["Awe"])
    with scene(one, two, book=book_with(HERMIT)) as play:
        play.one("attack with Lucky", "discard Awe")
        assert not play.is_ready("Lucky")
        play.one("pass")
        assert play.is_ready("Lucky")
        assert play.actions == 2
        assert sorted(play.names(0, w.HAND)) == ["Awe", "Shotgun"]
        assert play.names(0, w.DISCARD) == []
        assert play.blood("Hermit") == 4


def test_secrecy_that_cannot_be_matched_ends_the_attack_by_itself() -> None:
    """RV-ATK-26: and the same attack is not announced again while nothing has changed."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Hermit"], streets=["Iara"]), book=book_with(HERMIT)) as play:
        play.one("attack with Lucky", "target Hermit")
        assert play.is_asked(0, "act") and play.is_ready("Lucky") and play.actions == 2
        play.one("attack with Lucky")
        assert play.is_asked(0, "attack-type")
        play.one("Physical")
        assert (play.blood("Hermit"), play.blood("Iara")) == (4, 2)


def test_triggers_and_abilities_of_an_attack_without_intel_are_undone() -> None:
    """RV-ATK-27: Sage's trigger on exhausting, the price of Cristo Redentor, and an ability used for Intel."""
    one = Side(streets=["Sage"], haven=["Informer"], discard=["Awe"])
    two = Side(haven=["Hermit"])
    city = City(streets=["Cristo Redentor"])
    with scene(one, two, city=city, book=book_with(HERMIT, INFORMER)) as play:
        play.one("attack with Sage", "yes: Sage", "activate Informer")
        assert play.is_asked(0, "act")
        assert play.names(0, w.DISCARD) == ["Awe"]
        assert play.names(0, w.LIBRARY) == []
        assert play.g.prestige == [5, 5]
        assert play.blood("Informer") == 4
        assert play.is_ready("Sage") and play.actions == 2
        assert play.value("Sage", w.INTEL) == 0
        assert play.g.used == []


def test_the_secrecy_of_a_character_is_known_to_everybody() -> None:
    """RV-ATK-28: whatever it comes from lies open: the Haven card, the Leader token, who is where."""
    two = Side(haven=["Evangeline", "Ingrid"], haven_card="Hideout - The Bunker")
    with scene(Side(streets=["Lucky"]), two, Side(haven=["Keondra"])) as play:
        assert play.sum("Ingrid", w.SECRECY) == "Secrecy 2 = 0 printed + 1 Leader token + 1 Hideout - The Bunker"
        for seat in (0, 1, 2, NONE):
            seen = view(play.g, seat)
            assert {play.card("Ingrid"), play.card("Evangeline"), play.card("Hideout - The Bunker")} <= set(seen.cards)
            assert seen.table["leader"][1] == play.card("Evangeline")
            assert seen.table["leader_side"][1] == w.SECRECY_SIDE


def test_the_attacking_player_may_use_relentless_abilities_before_step_1_after_the_others() -> None:
    """RV-ATK-29."""
    watcher = fighter("Watcher", relentless(blood(1), gain(1, n.PRESTIGE)))
    one, two = Side(streets=["Sentinel"], hand=["Levy"]), Side(haven=["Keondra"])
    with scene(one, two, Side(haven=["Watcher"]), book=book_with(SENTINEL, LEVY, watcher)) as play:
        play.one("attack with Sentinel", "target Keondra")
        play.three("pass")
        assert play.is_asked(0, "respond")
        play.one("activate Sentinel")
        play.three("pass")
        assert play.is_asked(0, "attack-type") and play.g.prestige == [6, 5, 5]
        play.one("Physical", "place Levy")
        assert play.blood("Keondra") == 4
