"""Face-up Attack and Reaction cards, negation, and changes of the target during an attack."""

from __future__ import annotations

from fighters import fighter
from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import Always, WasBlocked
from primogen.rivals.language.verbs_fight import NegateAttack, NegateAttackCard, NegateReaction
from primogen.rivals.language.verbs_reactions import ChangeTarget
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_ATTACKER,
    THE_TARGET,
    after_this_attack,
    attack_card,
    attack_or_reaction,
    attacker,
    blood,
    choose,
    deal,
    gain,
    have,
    lines,
    may_choose,
    others_in_defending_party,
    plus,
    provided,
    put,
    reaction,
    relentless,
    targeted,
    this_character,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
HUSH = attack_card("test-hush", "Hush", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, face_up_if=Always(),
                   text=plus(1, n.NO_REACTIONS, THE_ATTACKER))
SWERVE = attack_card("test-swerve", "Swerve", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, face_up_if=Always(),
                     text=may_choose(others_in_defending_party, ChangeTarget(THAT)))
FEINT = attack_card("test-feint", "Feint", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, text=targeted)
LATE_FEINT = attack_card("test-late-feint", "Late Feint", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1,
                         text=lines(plus(-1, n.SHIELD, THE_TARGET), targeted, put(n.NO_INFLUENCE, THE_TARGET)))
ROUNDABOUT = attack_card("test-roundabout", "Roundabout", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1,
                         text=lines(targeted, provided(WasBlocked(), gain(1, n.PRESTIGE))))
SILENCER = attack_card("test-silencer", "Silencer", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, text=NegateReaction())
LOUD_SHOT = attack_card("test-loud-shot", "Loud Shot", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, face_up_if=Always(),
                        text=after_this_attack(gain(2, n.PRESTIGE)))
FOIL = reaction("test-foil", "Foil", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=0, face_up_if=Always(),
                text=NegateAttack())
PARRY = reaction("test-parry", "Parry", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=0, face_up_if=Always(),
                 text=NegateAttackCard())
DECOY = reaction("test-decoy", "Decoy", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=0, face_up_if=Always(),
                 text=choose(others_in_defending_party, ChangeTarget(THAT)))
STARE = reaction("test-stare", "Stare", (n.PHYSICAL,), decks=n.BOTH, bp=1, shield=2,
                 text=put(n.NO_INFLUENCE, THE_ATTACKER))
COUNTER = attack_or_reaction("test-counter", "Counter", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1)
# fmt: on
TOUGH = fighter("Tough", have(this_character, 1, n.SHIELD))
STOUT = fighter("Stout", have(this_character, 1, n.SHIELD))
UNNERVER = fighter("Unnerver", attacker(blood(1), plus(-1, n.SHIELD, THE_TARGET)), attributes=(2, 0, 0))
VIPER = fighter("Viper", relentless(blood(1), deal(9, THE_ATTACKER)))
CARDS = (HUSH, SWERVE, FEINT, LATE_FEINT, ROUNDABOUT, SILENCER, LOUD_SHOT, FOIL, PARRY, DECOY, STARE, COUNTER)
BOOK = book_with(*CARDS, TOUGH, STOUT, UNNERVER, VIPER)


# ---- face up


def test_a_face_up_attack_card_is_seen_and_read_at_once() -> None:
    """RV-ATK-34: Release the Hounds asks its question before anybody Blocks."""
    one = Side(streets=["Hope"], hand=["Release the Hounds"])
    with scene(one, Side(haven=["Keondra", "Iara"])) as play:
        play.one("attack with Hope", "target Keondra", "Physical", "play Release the Hounds")
        assert play.is_asked(0, "may")
        assert play.g.sees(1, play.card("Release the Hounds"))
        play.one("yes: Release the Hounds")
        assert play.g.prestige == [4, 5]
        assert play.is_asked(1, "block")
        play.two("pass")
        assert play.blood("Keondra") == 6 - (2 + 1)
        assert play.g.prestige == [4, 5]  # its text is read once only


def test_a_face_up_attack_card_that_bars_reactions_does_so_at_once() -> None:
    """RV-ATK-63."""
    two = Side(haven=["Keondra"], hand=["Layers of Protection"])
    with scene(Side(streets=["Lucky"], hand=["Hush"]), two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "play Hush")
        assert play.is_asked(0, "act")
        assert play.blood("Keondra") == 6 - 2


def test_a_face_up_attack_card_changes_the_target_at_once_and_nobody_blocks() -> None:
    """RV-ATK-63, RV-ATK-67, RV-ATK-69: Gisele is ready, but the target has been changed."""
    two = Side(haven=["Keondra", "Gisele", "Ceraph"], hand=["Awe"])
    with scene(Side(streets=["Lucky"], hand=["Swerve"]), two, book=BOOK) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "play Swerve")
        play.one("Ceraph")
        assert play.is_asked(1, "place-reaction") and play.asked.about == play.card("Ceraph")
        play.two("pass")
        assert (play.blood("Ceraph"), play.blood("Keondra"), play.blood("Gisele")) == (5 - (2 - 1), 6, 4)


def test_a_target_that_is_kept_may_still_be_blocked_for() -> None:
    """RV-ATK-69: only after a change."""
    with scene(Side(streets=["Lucky"], hand=["Swerve"]), Side(haven=["Keondra", "Gisele"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "play Swerve", "no")
        assert play.is_asked(1, "block")
        play.two("block with Gisele")
        assert (play.blood("Keondra"), play.blood("Gisele")) == (6, 4 - (2 - 1))


def test_a_face_up_reaction_acts_on_the_attack_at_once() -> None:
    """RV-ATK-64: Parry negates the Attack card before it is ever revealed; the attack goes on without it."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    with scene(one, Side(haven=["Keondra"], hand=["Parry"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Coiled Strike")
        play.two("play Parry")
        assert "Coiled Strike is turned face up" not in play.log()
        assert play.names(0, w.DISCARD) == ["Coiled Strike"]
        assert play.blood("Keondra") == 6 - 1


def test_a_negated_attack_card_does_nothing_later_either() -> None:
    """RV-ATK-64: what Loud Shot has put off until after the attack is lost with it."""
    one = Side(streets=["Lucky"], hand=["Loud Shot"])
    with scene(one, Side(haven=["Keondra"], hand=["Parry"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "play Loud Shot")
        play.two("play Parry")
        assert play.g.prestige == [5, 5]
        assert play.blood("Keondra") == 6 - 1


def test_a_face_up_reaction_changes_the_target_at_once() -> None:
    """RV-ATK-64, RV-ATK-67: Keondra sends the attack on to Gisele, who takes it alone."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    two = Side(haven=["Keondra", "Gisele", "Iara"], hand=["Decoy", "Layers of Protection"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Coiled Strike")
        play.two("pass", "play Decoy", "Gisele")
        assert play.is_asked(0, "act")  # no new Block, and no second Reaction
        assert (play.blood("Keondra"), play.blood("Gisele"), play.blood("Iara")) == (6, 4 - (1 + 2 - 1), 3)


# ---- negation


def test_a_negated_reaction_is_discarded_and_does_nothing() -> None:
    """RV-ATK-65: neither its Shields nor its text."""
    one = Side(streets=["Lucky"], hand=["Silencer"])
    with scene(one, Side(haven=["Keondra"], hand=["Stare"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Silencer")
        play.two("place Stare")
        assert play.names(1, w.DISCARD) == ["Stare"]
        assert play.g.no_influence[play.card("Lucky")] == 0
        assert play.blood("Keondra") == 6 - 2


def test_a_negated_strike_back_does_not_strike() -> None:
    """RV-ATK-65."""
    one = Side(streets=["Lucky"], hand=["Silencer"])
    with scene(one, Side(haven=["Keondra"], hand=["Counter"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Silencer")
        play.two("place Counter")
        assert (play.blood("Lucky"), play.blood("Keondra")) == (5, 6 - 2)


def test_a_negated_attack_ends_with_its_cards_discarded_and_the_action_spent() -> None:
    """RV-ATK-66."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    with scene(one, Side(haven=["Keondra"], hand=["Foil"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "place Coiled Strike")
        play.two("play Foil")
        assert (play.names(0, w.DISCARD), play.names(1, w.DISCARD)) == (["Coiled Strike"], ["Foil"])
        assert play.blood("Keondra") == 6
        assert not play.is_ready("Lucky") and play.actions == 1


def test_the_cards_of_a_negated_attack_have_no_further_effect() -> None:
    """RV-ATK-66: Loud Shot's "after this attack" comes neither now nor after the next attack."""
    one = Side(streets=[["Lucky"], ["Grace"]], hand=["Loud Shot"])
    with scene(one, Side(haven=["Keondra"], hand=["Foil"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "play Loud Shot")
        play.two("play Foil")
        assert play.g.prestige == [5, 5]
        play.one("attack with Grace", "Physical")
        assert play.g.prestige == [5, 5]
        assert play.blood("Keondra") == 6 - 2


def test_nothing_comes_after_a_negated_attack() -> None:
    """RV-ATK-60, RV-ATK-66: Step 11 is never reached, so Uprising gives no Action; the next attack is the second."""
    one, two = Side(streets=[["Lucky"], ["Grace"]], hand=["Awe"]), Side(haven=["Keondra"], hand=["Foil"])
    with scene(one, two, city=City(streets=["Uprising"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical", "pass")
        play.two("play Foil")
        assert (play.asked.asks, play.actions) == ("act", 1)
        play.one("attack with Grace", "Physical", "pass")
        assert (play.blood("Keondra"), play.actions) == (6 - 2, 0)


@differs("DIFF-32", "2020")
def test_who_has_fallen_leaves_when_the_attack_is_negated() -> None:
    """RV-ATK-31, RV-ATK-66: there will be no Step 10."""
    one = Side(streets=["Lucky"], haven=["Judas"])
    with scene(one, Side(haven=["Viper"], hand=["Foil"]), book=BOOK) as play:
        play.one("attack with Lucky")
        play.two("activate Viper")
        play.one("Physical")
        assert (play.blood("Lucky"), play.where("Lucky")) == (0, "streets")
        play.two("play Foil")
        assert play.where("Lucky") == "torpor"


# ---- a new target


def test_the_new_target_is_the_only_target_and_the_defender() -> None:
    """RV-ATK-67, RV-ATK-71: an attacker's ability finds the new target, and the old one is left in peace."""
    two = Side(haven=["Tough", "Stout"], exhausted=["Stout"], attached={"Stout": ["Vagrant"]})
    with scene(Side(streets=["Unnerver"], hand=["Feint"]), two, book=BOOK) as play:
        play.one("attack with Unnerver", "target Tough", "Physical", "place Feint", "retarget Stout")
        play.one("activate Unnerver")
        assert play.is_asked(1, "instead")
        assert (play.value("Tough", w.SHIELD), play.value("Stout", w.SHIELD)) == (1, 0)
        play.two("no")
        assert (play.blood("Tough"), play.blood("Stout")) == (4, 4 - (2 + 1 - 1))


def test_for_the_attack_card_the_new_target_was_the_target_all_along() -> None:
    """RV-ATK-70: also for what it did before the change, such as -1 Shield."""
    two = Side(haven=["Tough", "Stout"], exhausted=["Stout"])
    with scene(Side(streets=["Lucky"], hand=["Late Feint"]), two, book=BOOK) as play:
        play.one("attack with Lucky", "target Tough", "Physical", "place Late Feint", "retarget Stout")
        assert (play.blood("Tough"), play.blood("Stout")) == (4, 4 - (1 + 1 - 1))
        assert [play.g.no_influence[play.card(name)] for name in ("Tough", "Stout")] == [0, 1]


def test_a_blocker_replaced_as_target_has_still_blocked() -> None:
    """RV-ATK-68: Gisele is no longer hit, but stays exhausted, and the attack counts as Blocked."""
    one = Side(streets=["Lucky"], hand=["Roundabout"])
    with scene(one, Side(haven=["Keondra", "Gisele"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Roundabout")
        play.two("block with Gisele")
        play.one("retarget Keondra")
        assert (play.blood("Keondra"), play.blood("Gisele")) == (6 - 2, 4)
        assert not play.is_ready("Gisele")
        assert play.g.prestige == [6, 5]


def test_a_strike_back_uses_the_attributes_of_the_original_target() -> None:
    """RV-ATK-72: Matthew's Physical 2, though Ceraph is the one who is hit in the end."""
    two = Side(haven=["Matthew", "Ceraph"], exhausted=["Ceraph"], hand=["Counter"])
    with scene(Side(streets=["Lucky"], hand=["Feint"]), two, book=BOOK) as play:
        play.one("attack with Lucky", "target Matthew", "Physical", "place Feint")
        play.two("place Counter")
        play.one("retarget Ceraph")
        assert play.blood("Lucky") == 5 - (1 + 2 - 1)
        assert (play.blood("Matthew"), play.blood("Ceraph")) == (5, 5 - (2 - 1))
