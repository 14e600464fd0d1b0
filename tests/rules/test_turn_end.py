"""The End Phase, step by step, and drawing."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    FOES_SEAT,
    YOUR_SEAT,
    at_end_of_your_turn,
    blood,
    draw,
    gain,
    hunter,
    moves_out,
    reaction_special,
    relentless,
    springs_when,
    torpor_step,
    trap,
    vampire,
    when,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# ---- what ends, and what is barred


@differs("DIFF-27", "2020")
def test_the_end_phase_waits_until_all_actions_are_used() -> None:
    """RV-TURN-21: and then comes when the active player says so, who may still move and use abilities."""
    with scene(Side(haven=["Lucky"], hand=["Awe"], blood={"Lucky": 3}), Side(haven=["Ryan"])) as play:
        assert play.refusal("end phase") == "You have actions left (RV-TURN-21)"
        play.one("pass action")
        assert play.refusal("end phase") == "You have actions left (RV-TURN-21)"
        play.one("pass action", "move out")
        assert play.offered == ["end phase"]
        play.one("end phase")
        assert play.offered == ["mend Lucky", "pass"]
        play.ends_asking("mend")


WARD = reaction_special("test-ward", "Ward", decks=n.BOTH, bp=1, shield=1, answers=(n.AGGRAVATED,))


def test_no_card_is_played_in_the_end_phase() -> None:
    """RV-TURN-22: what answers Aggravated damage in the Action Phase does not answer the Prince's at the end."""
    city = City(streets=["BOPE-RJ: Marksman", "Prince of the City"])
    with scene(
        Side(haven=["Lucky"], hand=["Ward", "Ward"]), Side(haven=["Ryan"]), city=city, book=book_with(WARD)
    ) as play:
        play.one("move out", "play Ward")
        assert play.blood("Lucky") == 5
        play.one("pass action", "pass action", "end phase")
        assert (play.blood("Lucky"), play.names(0, w.HAND)) == (4, ["Ward"])
        assert play.is_asked(1, "act")


def test_no_conspiracy_is_resolved_in_the_end_phase() -> None:
    """RV-TURN-23: it could be until then, and waits for its player's next Action Phase."""
    one = Side(
        haven=["Lucky", "Grace"], face_down={"Snake Oil": 2}, exhausted=["Grace"], blood={"Lucky": 4}, hand=["Awe"]
    )
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("pass action", "pass action")
        assert "reveal Snake Oil" in play.offered
        play.one("end phase")
        assert play.offered == ["mend Lucky", "pass"]
        play.one("pass")
        assert play.is_asked(1, "act") and not any("Snake Oil" in option for option in play.offered)
        assert play.where("Snake Oil") == "table"


SNARE = trap("test-snare", "Snare", springs_when(moves_out(FOES_SEAT)), text=gain(1, n.PRESTIGE))


def test_no_trap_springs_in_the_end_phase() -> None:
    """RV-TURN-23: it would for a party that moves in the Action Phase, not for the one that Caveira moves."""
    one, two = Side(haven=["Lucky"]), Side(haven=["Keondra"], face_down={"Snare": 1, "Snare (2)": 1})
    with scene(one, two, phase="antagonists", city=City(streets=["BOPE-RJ: Caveira"]), book=book_with(SNARE)) as play:
        assert (play.where("Lucky"), play.where("Snare")) == ("streets", "table")
        assert play.is_asked(1, "act") and play.g.prestige == [5, 5]
    with scene(one, two, book=book_with(SNARE)) as play:
        play.one("move out")
        play.two("spring Snare", "pass")
        assert play.g.prestige == [5, 6]


VIGILANT = hunter(
    "test-vigilant",
    "Vigilant",
    n.FAITHFUL,
    bp=4,
    attributes=(0, 0, 0),
    edges=(),
    abilities=(relentless(blood(1), gain(1, n.PRESTIGE)),),
)


def test_in_the_end_phase_not_even_relentless_abilities_are_used() -> None:
    """RV-TURN-24: they answer the announcement of the End Phase, and are silent in a Monster's attack during it."""
    one, two = Side(haven=["Vigilant", "Jamie"], tagged=["Ghost"]), Side(haven=["Keondra"])
    with scene(one, two, city=City(monsters=["Ghost"]), book=book_with(VIGILANT)) as play:
        play.one("pass action", "pass", "pass action", "pass", "end phase", "pass")
        play.two("target Vigilant")
        play.one("pass")  # nobody Blocks; and nothing else is asked of anybody
        assert (play.blood("Vigilant"), play.g.prestige[0]) == (2, 5)
        assert play.is_asked(1, "act")


def test_damage_is_mitigated_in_the_end_phase_too() -> None:
    """RV-TURN-24: Benício and a Vagrant prevent what the Prince deals at the end of the turn."""
    one = Side(haven=["Benício", "Lucky"], hand=["Awe"], attached={"Lucky": ["Vagrant"]})
    with scene(one, Side(haven=["Keondra"]), phase="end of turn", city=City(streets=["Prince of the City"])) as play:
        play.one("Lucky")
        assert play.offered == ["yes: Benício", "yes: Vagrant", "no"]
        play.one("yes: Vagrant")
        assert (play.blood("Lucky"), play.is_ready("Vagrant"), play.names(0, w.HAND)) == (5, False, ["Awe"])


# ---- the order of the steps


RESTLESS = vampire(
    "test-restless",
    "Restless",
    n.CAITIFF,
    bp=5,
    attributes=(0, 0, 0),
    disciplines=(),
    abilities=(
        when(torpor_step(YOUR_SEAT), draw(1), form=n.TORPOR_FORM),
        at_end_of_your_turn(gain(1, n.PRESTIGE)),
    ),
)


def test_the_steps_of_the_end_phase_come_in_order() -> None:
    """RV-TURN-25: Torpor and Mending, End of Turn, Antagonists, Draw."""
    one = Side(
        haven=["Lucky", "Grace"],
        torpor=["Sage"],
        blood={"Sage": 1},
        hand=["Awe"],
        library=["Shotgun"] * 3,
        faction=["Hope"] * 3,
        ongoing=["Not Forgotten"],
    )
    with scene(one, Side(haven=["Keondra"]), phase="end", city=City(streets=["BOPE-RJ: Caveira"])) as play:
        assert (play.asked.asks, play.blood("Sage")) == ("mend", 2)
        play.one("pass")
        assert play.asked.asks == "may"  # Not Forgotten, at the end of the turn
        play.one("yes: Not Forgotten", "library")
        assert play.names(0, w.STREETS) == [] and play.offered == ["Lucky", "Grace"]  # Caveira's choice
        play.one("Grace")
        assert (play.where("Grace"), play.asked.asks, len(play.names(0, w.HAND))) == ("streets", "draw-from", 2)
        play.one("faction", "faction")
        assert play.names(0, w.HAND) == ["Awe", "Shotgun", "Hope", "Hope"] and play.is_asked(1, "act")


# ---- Torpor and Mending Step


def test_torpor_abilities_resolve_first() -> None:
    """RV-TURN-26: before the free Blood; of the active player's, in torpor only, and no other text of theirs."""
    one = Side(haven=["Lucky"], torpor=["Restless"], blood={"Restless": 1}, library=["Awe"] * 5, faction=["Sage"])
    with scene(one, Side(haven=["Keondra"]), phase="end", book=book_with(RESTLESS)) as play:
        assert (play.asked.asks, play.blood("Restless")) == ("draw-from", 1)
        play.one("library")
        assert (play.blood("Restless"), play.offered) == (2, ["mend Restless", "pass"])
        play.one("pass", "library", "library")
        assert play.g.prestige[0] == 5


def test_torpor_abilities_are_for_their_own_players_end_phase_and_for_torpor() -> None:
    """RV-TURN-26: nothing happens in a foe's End Phase, nor for one that is active."""
    one = Side(haven=["Lucky"], torpor=["Restless"], blood={"Restless": 1}, library=["Awe"] * 5)
    with scene(one, Side(haven=["Keondra"]), turn=1, phase="end", book=book_with(RESTLESS)) as play:
        assert play.is_asked(0, "act") and (play.names(0, w.HAND), play.blood("Restless")) == ([], 1)
    one = Side(haven=["Restless"], library=["Awe"] * 5)
    with scene(one, Side(haven=["Keondra"]), phase="end", book=book_with(RESTLESS)) as play:
        assert (play.names(0, w.HAND), play.g.prestige[0]) == (["Awe", "Awe"], 6)


def test_each_in_torpor_gets_one_blood() -> None:
    """RV-TURN-27: the active player's, from the general supply; nobody active and nobody's foe mends for it."""
    one = Side(haven=["Lucky"], torpor=["Sage", "Grace"], blood={"Sage": 1, "Grace": 3, "Lucky": 2})
    two = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1})
    with scene(one, two, phase="end") as play:
        assert [play.blood(name) for name in ("Sage", "Grace", "Lucky", "Iara")] == [2, 4, 2, 1]
        assert play.g.prestige == [5, 5]


def test_a_discard_mends_one_blood_each() -> None:
    """RV-TURN-28: any of one's characters, in torpor or not, as many as one has cards for, or none."""
    one = Side(
        haven=["Lucky", "Grace"],
        streets=["Hope"],
        torpor=["Sage"],
        blood={"Lucky": 2, "Sage": 1, "Hope": 1},
        hand=["Awe", "Judas", "Shotgun"],
    )
    two = Side(haven=["Keondra"], blood={"Keondra": 1}, hand=["Awe"])
    with scene(one, two, phase="end") as play:
        assert play.offered == ["mend Lucky", "mend Hope", "mend Sage", "pass"]
        assert play.refusal("mend Grace") == "Grace is at maximum Blood (RV-MEND-04)"
        play.one("mend Sage", "discard Judas", "mend Hope", "discard Awe", "pass")
        assert [play.blood(name) for name in ("Lucky", "Hope", "Sage", "Keondra")] == [2, 2, 3, 1]
        assert (play.names(0, w.DISCARD), play.names(0, w.HAND)) == (["Judas", "Awe"], ["Shotgun"])
        assert play.g.prestige == [5, 5] and play.names(1, w.HAND) == ["Awe"]


def test_a_character_is_chosen_once_only() -> None:
    """RV-TURN-29: one Blood that way in a turn, however many cards are left."""
    one = Side(haven=["Lucky", "Grace"], blood={"Lucky": 1, "Grace": 1}, hand=["Awe", "Awe", "Shotgun"])
    with scene(one, Side(haven=["Keondra"]), phase="end") as play:
        play.one("mend Lucky", "discard Shotgun")
        assert play.offered == ["mend Grace", "pass"]
        assert play.refusal("mend Lucky") == "Lucky has already mended this turn (RV-TURN-29)"
        play.one("pass")
        assert (play.blood("Lucky"), play.blood("Grace")) == (2, 1)


def test_who_is_whole_after_mending_returns_before_the_end_of_turn_step() -> None:
    """RV-TURN-25, RV-TURN-28: back in the Haven in time for what happens at the end of the turn."""
    one = Side(haven=["Lucky"], torpor=["Restless"], blood={"Restless": 3}, hand=["Awe"], faction=["Sage"] * 3)
    with scene(one, Side(haven=["Keondra"]), phase="end", book=book_with(RESTLESS)) as play:
        play.one("mend Restless", "discard Awe")
        assert (play.where("Restless"), play.g.prestige[0]) == ("haven", 6)


# ---- End of Turn Step


def test_end_of_turn_effects_of_all_kinds_resolve() -> None:
    """RV-TURN-30: an Event, a tagged Monster and an Ongoing card, in the order the active player likes."""
    one = Side(
        haven=["Ryan", "Jamie", "Rio"], tagged=["Brain-Eater"], ongoing=["Not Forgotten"], library=["Confuse"] * 3
    )
    two = Side(haven=["Keondra"], ongoing=["Not Forgotten"], library=["Awe"] * 3)
    city = City(streets=["Seeking Followers"], monsters=["Brain-Eater"], exhausted=["Brain-Eater"])
    with scene(one, two, city=city, phase="end of turn") as play:
        assert sorted(play.offered) == ["resolve Brain-Eater", "resolve Not Forgotten", "resolve Seeking Followers"]
        play.one("resolve Seeking Followers")
        assert play.g.prestige == [4, 5]
        play.one("resolve Brain-Eater", "Rio", "no")  # and no to Not Forgotten
        assert [play.g.fear[play.card(name)] for name in ("Ryan", "Jamie", "Rio")] == [0, 0, 1]
        assert len(play.names(0, w.HAND)) == 2 and play.names(1, w.HAND) == []


def test_seeking_followers_asks_for_the_players_own_retainers() -> None:
    """RV-TURN-30: a foe's Retainer does not save them; their own does."""
    one, two = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant"]}), Side(haven=["Keondra"])
    with scene(one, two, city=City(streets=["Seeking Followers"]), phase="end of turn") as play:
        assert play.g.prestige == [5, 5]
        play.two("pass action", "pass action", "end phase")
        assert play.g.prestige == [5, 4]


# ---- Antagonist Step


def test_antagonists_act_in_their_step() -> None:
    """RV-TURN-31: Caveira moves one from the active player's Haven, unless somebody of theirs is out already."""
    one, two = Side(haven=["Lucky", "Grace"]), Side(haven=["Keondra", "Iara"])
    with scene(one, two, city=City(streets=["BOPE-RJ: Caveira"]), phase="end of turn") as play:
        play.one("Grace")
        assert (play.names(0, w.STREETS), play.names(1, w.STREETS)) == (["Grace"], [])
        play.two("move out", "move Iara", "done", "pass action", "pass action", "end phase")
        assert play.names(1, w.STREETS) == ["Iara"]


def test_the_active_player_orders_antagonists_and_tagged_monsters() -> None:
    """RV-TURN-31, RV-GOLD-04: Caveira may come before the Monster that lashes out, or after it."""
    one, two = Side(haven=["Ryan", "Jamie"], tagged=["Ghost"]), Side(haven=["Keondra"])
    city = City(streets=["BOPE-RJ: Caveira"], monsters=["Ghost"])
    with scene(one, two, city=city, phase="end of turn") as play:
        assert play.is_asked(0, "antagonist-order")
        play.one("resolve Ghost")
        assert play.is_asked(1, "lash-target") and play.names(0, w.STREETS) == []
        play.two("target Jamie")
        play.one("pass", "Ryan")
        assert (play.names(0, w.STREETS), play.is_ready("Ghost")) == (["Ryan"], False)
    with scene(one, two, city=city, phase="end of turn") as play:
        play.one("resolve the others", "Ryan")
        assert play.is_asked(1, "lash-target") and play.names(0, w.STREETS) == ["Ryan"]
        play.two("target Jamie")
        assert not play.is_ready("Ghost") and play.is_asked(1, "act")


# ---- Draw Step


def test_what_lasts_this_turn_ends_with_it() -> None:
    """RV-TURN-32: Grace's Intel is gone when the next player's turn begins."""
    with scene(Side(haven=["Grace"], discard=["Awe", "Shotgun"]), Side(haven=["Keondra"])) as play:
        play.one("activate Grace", "burn Awe", "pass action", "pass action")
        assert play.value("Grace", w.INTEL) == 2
        play.one("end phase")
        assert play.is_asked(1, "act") and play.value("Grace", w.INTEL) == 0


def test_two_cards_are_drawn_and_play_passes_to_the_left() -> None:
    """RV-TURN-32, RV-TURN-02: by the active player only."""
    sides = [Side(haven=[name], library=["Awe"] * 5) for name in ("Lucky", "Keondra", "Hope")]
    with scene(*sides, turn=1, phase="draw") as play:
        assert [len(play.names(seat, w.HAND)) for seat in range(3)] == [0, 2, 0]
        assert play.is_asked(2, "act")
        play.three("pass action", "pass action", "end phase")
        assert play.is_asked(0, "act")


def test_the_deck_is_chosen_for_each_draw_after_seeing_the_last() -> None:
    """RV-TURN-33, RV-TURN-34."""
    one = Side(haven=["Lucky"], library=["Awe", "Shotgun"], faction=["Sage", "Hope"])
    with scene(one, Side(haven=["Keondra"]), phase="draw") as play:
        assert play.offered == ["library", "faction"] and play.names(0, w.HAND) == []
        play.one("faction")
        assert play.names(0, w.HAND) == ["Sage"] and play.offered == ["library", "faction"]
        play.one("library")
        assert play.names(0, w.HAND) == ["Sage", "Awe"]


def test_every_draw_offers_both_decks() -> None:
    """RV-TURN-33: the Draw action, and a draw by a card's text, as well as the Draw Step."""
    one = Side(haven=["Grace"], hand=["Thaddeus"], library=["Awe"] * 3, faction=["Sage"] * 3)
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("draw")
        assert play.offered == ["library", "faction"]
        play.one("faction", "recruit Thaddeus")
        assert play.offered == ["library", "faction"]
        play.one("library")
        assert play.names(0, w.HAND) == ["Sage", "Awe"]


def test_an_empty_deck_can_only_not_be_drawn_from() -> None:
    """RV-TURN-35: the other deck is drawn from; with both empty nothing is drawn, and nothing else happens."""
    one = Side(haven=["Lucky"], library=["Awe"], faction=["Sage", "Hope"])
    with scene(one, Side(haven=["Keondra"]), phase="draw") as play:
        play.one("library")
        assert play.names(0, w.HAND) == ["Awe", "Sage"]
    with scene(Side(haven=["Lucky"], library=["Awe"]), Side(haven=["Keondra"])) as play:
        play.one("draw")
        assert play.refusal("draw") == "Both your decks are empty (RV-TURN-35)"
        play.one("pass action", "end phase")
        assert play.names(0, w.HAND) == ["Awe"] and not play.winner and play.is_asked(1, "act")
