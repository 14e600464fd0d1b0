"""Attachments: what a character bears, how it comes off again, and what Retainers bring."""

from __future__ import annotations

from older import differs
from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import ATTACHED_ANYWHERE, FOES, IN_PLAY, YOURS, Cards
from primogen.rivals.language.traits import HasWord
from primogen.rivals.language.vocabulary import (
    SILENT,
    THAT,
    THIS,
    YOUR_LEADER,
    action,
    activated,
    attach,
    attach_this,
    choose,
    detach,
    draw,
    steal_blood,
    title,
    unhosted,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.atoms.cards import take_control
from primogen.rivals.rules.atoms.prestige import own_prestige
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

your_retainers = Cards(ATTACHED_ANYWHERE, YOURS, (HasWord(w.RETAINER),))
retainers_of_foes = Cards(ATTACHED_ANYWHERE, FOES, (HasWord(w.RETAINER),))

# fmt: off
CHARM = action("test-charm", "Charm", decks=n.VAMPIRES, text=attach_this(THIS),
               abilities=(activated(detach, draw(1)),))
HAND_OVER = unhosted("test-hand-over", "Hand Over", decks=n.VAMPIRES,
                     text=choose(your_retainers, attach(THAT, to=YOUR_LEADER)))
SNEAK_OVER = unhosted("test-sneak-over", "Sneak Over", decks=n.VAMPIRES,
                      text=choose(your_retainers, attach(THAT, to=YOUR_LEADER, heard=SILENT)))
POACH = unhosted("test-poach", "Poach", decks=n.VAMPIRES,
                 text=choose(retainers_of_foes, attach(THAT, to=YOUR_LEADER, heard=SILENT)))
BITE = unhosted("test-bite", "Bite", decks=n.VAMPIRES,
                text=choose(Cards(IN_PLAY, FOES), steal_blood(2, thief=YOUR_LEADER, victim=THAT)))
CHAIR = title("test-chair", "Chair", influence=1, bp=1, text=attach_this(THIS))
# fmt: on

FOE = Side(haven=["Lucky"])
DEFEAT_THE_PRIEST = ("attack with Matthew", "target Blood Cult Priest", "Physical", "place Coiled Strike")


def offers_detaching(play: Play) -> bool:
    return any(said.startswith("detach") for said in play.offered)


# ---- how many


@differs("DIFF-106", "2020")
def test_a_character_bears_three_attachments_and_no_fourth() -> None:
    """RV-ATTACH-02: the third still fits; the fourth can only go to somebody else, or to nobody."""
    one = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Mugger", "Politician"]}, hand=["Poison Pill"] * 2)
    with scene(one, FOE) as play:
        play.one("play Poison Pill", "Keondra", "play Poison Pill")  # Iara is the only one with room
        assert (play.host("Poison Pill"), play.host("Poison Pill (2)")) == ("Keondra", "Iara")


@differs("DIFF-106", "2020")
def test_with_everybody_full_an_attachment_has_no_target() -> None:
    """RV-ATTACH-02."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Mugger", "Politician", "Vagrant"]}, hand=["Poison Pill"])
    with scene(one, FOE) as play:
        assert play.refusal("play Poison Pill") == "Poison Pill has no legal target (RV-TERM-28)"


@differs("DIFF-106", "2020")
def test_a_fourth_retainer_cannot_be_taken() -> None:
    """RV-ATTACH-02: the Mortal is defeated, but there is no room for it."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Mugger", "Politician", "Lookout"]})
    with scene(one, FOE, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Matthew", "target Vagrant", "Physical")
        assert (play.where("Vagrant"), play.names(w.CITY, w.BURNED_PILE)) == ("burned", ["Vagrant"])
        assert [play.host(name) for name in ("Mugger", "Politician", "Lookout")] == ["Matthew"] * 3


def test_only_one_of_a_max_1_card_per_character() -> None:
    """RV-ATTACH-09, RV-ATTACH-10: a copy goes to another character, and cards of other names to the same."""
    one = Side(
        haven=["Ryan", "Sara"],
        attached={"Ryan": ["Drive: Atonement"]},
        hand=["Drive: Atonement", "Drive: Vengeance"],
    )
    with scene(one, FOE) as play:
        play.one("play Drive: Atonement")  # not to Ryan: Sara is the only choice
        assert [play.host(name) for name in ("Drive: Atonement", "Drive: Atonement (2)")] == ["Sara", "Ryan"]
        play.one("play Drive: Vengeance", "Ryan")
        assert play.host("Drive: Vengeance") == "Ryan"


def test_max_1_leaves_no_target_when_everybody_has_one() -> None:
    """RV-ATTACH-09."""
    one = Side(haven=["Ryan"], attached={"Ryan": ["Drive: Atonement"]}, hand=["Drive: Atonement"])
    with scene(one, FOE) as play:
        assert play.refusal("play Drive: Atonement") == "Drive: Atonement has no legal target (RV-TERM-28)"


# ---- to whom


def test_an_action_card_attaches_to_whoever_exhausted_for_it() -> None:
    """RV-ATTACH-11: not to the Leader, and not to a bystander."""
    with scene(Side(haven=["Keondra", "Ceraph"], hand=["Cobra Form"]), FOE) as play:
        play.one("play Cobra Form", "exhaust Ceraph")
        assert play.host("Cobra Form") == "Ceraph"
        assert (play.is_ready("Ceraph"), play.is_ready("Keondra")) == (False, True)


def test_a_character_in_your_coterie_is_active_and_yours() -> None:
    """RV-ATTACH-12: not in torpor, and not a foe's; but also in The Streets, and exhausted."""
    one = Side(haven=["Keondra"], streets=["Iara"], torpor=["Gisele"], exhausted=["Iara"], hand=["Poison Pill"])
    one.blood = {"Gisele": 1}
    with scene(one, FOE) as play:
        play.one("play Poison Pill")
        assert sorted(play.offered) == ["Iara", "Keondra"]
        play.one("Iara")
        assert play.host("Poison Pill") == "Iara"


# ---- detaching


def test_detaching_burns_to_the_right_pile_and_costs_no_action() -> None:
    """RV-ATTACH-03, RV-ATTACH-04: a city card to the city's burned pile, one's own to one's own."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Mugger", "Poison Pill", "Vagrant"]})
    with scene(one, FOE) as play:
        play.one("detach Mugger", "detach Poison Pill")
        assert play.names(w.CITY, w.BURNED_PILE) == ["Mugger"]
        assert play.names(0, w.BURNED_PILE) == ["Poison Pill"]
        assert (play.host("Vagrant"), play.actions) == ("Keondra", 2)


def test_nothing_is_detached_during_an_action() -> None:
    """RV-ATTACH-03: not while an attack is under way, by either player."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Mugger"]}, hand=["Awe"])
    two = Side(haven=["Lucky"], attached={"Lucky": ["Politician"]}, hand=["Awe"])
    with scene(one, two) as play:
        assert offers_detaching(play)
        for said in ("attack with Matthew", "Physical", "pass"):
            play.one(said)
            assert not offers_detaching(play)
        play.two("pass")
        assert offers_detaching(play) and play.blood("Lucky") == 4


def test_in_a_foes_turn_nothing_of_yours_is_detached() -> None:
    """RV-ATTACH-03: the active player detaches, and only their own."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Mugger"]})
    two = Side(haven=["Lucky"], attached={"Lucky": ["Politician"]})
    with scene(one, two, turn=1) as play:
        assert [said for said in play.offered if said.startswith("detach")] == ["detach Politician"]
        play.two("detach Politician")
        assert (play.where("Politician"), play.where("Mugger")) == ("burned", "attached")


def test_a_title_and_prey_stay() -> None:
    """RV-ATTACH-05: what else is attached may go."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Chair", "Benício", "Vagrant"]})
    with scene(one, FOE, book=book_with(CHAIR)) as play:
        assert play.refusal("detach Chair") == "Chair is a Title or Prey and stays (RV-ATTACH-05)"
        assert play.refusal("detach Benício") == "Benício is a Title or Prey and stays (RV-ATTACH-05)"
        play.one("detach Vagrant")
        assert (play.host("Chair"), play.host("Benício"), play.where("Vagrant")) == ("Keondra", "Keondra", "burned")


def test_a_curse_is_not_its_bearers_to_detach() -> None:
    """RV-ATTACH-06: nor may its player take it off a character that is not theirs."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Vagrant"]})
    two = Side(haven=["Ryan"], curses={"Keondra": ["Tracking Device"]})
    with scene(one, two) as play:
        assert play.refusal("detach Tracking Device") == "Tracking Device is not yours to detach (RV-ATTACH-06)"
        assert "detach Vagrant" in play.offered
    with scene(one, two, turn=1) as play:
        assert play.refusal("detach Tracking Device") == "Tracking Device is not yours to detach (RV-ATTACH-06)"


def test_from_a_borrowed_character_cards_come_off_only_as_a_cost() -> None:
    """RV-ATTACH-07: neither the owner's attachments nor one's own; but a Detach cost may be paid."""
    one = Side(haven=["Keondra"], hand=["Charm"], library=["Awe"])
    two = Side(haven=["Lucky", "Grace"], attached={"Lucky": ["Mugger"]})
    with scene(one, two, book=book_with(CHARM)) as play:
        take_control(play.g, play.card("Lucky"), 0)
        play.ask_again()
        play.one("play Charm", "exhaust Lucky")
        assert play.refusal("detach Mugger") == "Mugger is not yours to detach (RV-ATTACH-06)"
        assert play.refusal("detach Charm") == "Charm is not yours to detach (RV-ATTACH-06)"
        play.one("activate Charm")
        assert (play.where("Charm"), play.names(0, w.HAND), play.host("Mugger")) == ("discard", ["Awe"], "Lucky")


def test_a_character_taken_over_brings_its_players_attachments() -> None:
    """RV-TERM-13, RV-ABIL-30: the thief uses Charm; Three's Curse stays Three's."""
    one = Side(haven=["Keondra"], library=["Awe"])
    two = Side(streets=["Grace"], haven=["Lucky"], library=["Confuse"], attached={"Lucky": ["Mugger", "Charm"]})
    three = Side(haven=["Ryan"], curses={"Lucky": ["Tracking Device"]})
    with scene(one, two, three, book=book_with(CHARM)) as play:
        take_control(play.g, play.card("Lucky"), 0)
        play.ask_again()
        controllers = [play.g.controller[play.card(name)] for name in ("Mugger", "Charm", "Tracking Device")]
        assert (controllers, play.names(0, w.HAVEN)) == ([0, 0, 2], ["Keondra", "Lucky"])
        play.one("activate Charm")
        assert (play.names(0, w.HAND), play.names(1, w.DISCARD)) == (["Awe"], ["Charm"])


def test_where_a_character_taken_over_is() -> None:
    """RV-MOVE-11, RV-DEF-17: in the thief's Haven with the others there, alone in The Streets, or still in torpor."""
    one = Side(haven=["Keondra"], streets=["Gisele"])
    two = Side(haven=["Lucky", "Hope"], streets=[["Grace"]], torpor=["Sage"], blood={"Sage": 1})
    with scene(one, two) as play:
        for name in ("Lucky", "Grace", "Sage"):
            take_control(play.g, play.card(name), 0)
        play.ask_again()
        assert [play.where(name) for name in ("Lucky", "Grace", "Sage")] == ["haven", "streets", "torpor"]
        parties = [play.g.party_of(play.card(name)) for name in ("Lucky", "Grace")]
        assert parties == [[play.card("Keondra"), play.card("Lucky")], [play.card("Grace")]]
        assert play.g.party[play.card("Sage")] == NONE


def test_detaching_says_whether_the_ability_is_used() -> None:
    """RV-ATTACH-08: used, it is discarded and works; not used, it is burned and does nothing."""
    one = Side(
        haven=["Keondra", "Iara"], attached={"Keondra": ["Charm"], "Iara": ["Charm"]}, library=["Awe", "Confuse"]
    )
    with scene(one, FOE, book=book_with(CHARM)) as play:
        play.one("detach Charm")
        assert (play.where("Charm"), play.names(0, w.HAND)) == ("burned", [])
        play.one("activate Charm")
        assert (play.where("Charm (2)"), play.names(0, w.HAND)) == ("discard", ["Awe"])


# ---- Retainers


def test_attaching_a_retainer_draws_and_earns_agenda() -> None:
    """RV-ATTACH-13: the one-time effect of the Priest, and its Agenda; nobody else gains."""
    one = Side(streets=["Matthew"], hand=["Coiled Strike"], library=["Awe", "Confuse"])
    with scene(one, FOE, city=City(streets=["Blood Cult Priest"])) as play:
        play.one(*DEFEAT_THE_PRIEST, "attach Blood Cult Priest")
        assert (play.host("Blood Cult Priest"), play.names(0, w.HAND)) == ("Matthew", ["Awe"])
        assert play.g.agenda == [1, 0]


def test_burning_it_instead_sets_off_nothing() -> None:
    """RV-ATTACH-13: only attaching does."""
    one = Side(streets=["Matthew"], hand=["Coiled Strike"], library=["Awe"])
    with scene(one, FOE, city=City(streets=["Blood Cult Priest"])) as play:
        play.one(*DEFEAT_THE_PRIEST, "burn Blood Cult Priest")
        assert (play.names(0, w.HAND), play.g.prestige[0]) == ([], 6)


def test_a_retainers_bonuses_last_while_it_is_attached() -> None:
    """RV-ATTACH-14: for its bearer alone, and no longer than that."""
    one = Side(haven=["Keondra", "Gisele"], attached={"Keondra": ["Mugger"]}, blood={"Keondra": 6})
    with scene(one, FOE) as play:
        assert (play.value("Keondra", w.POTENCE), play.value("Keondra", w.BLOOD_POTENCY)) == (1, 7)
        assert (play.value("Gisele", w.POTENCE), play.value("Gisele", w.BLOOD_POTENCY)) == (0, 4)
        play.one("detach Mugger")
        assert (play.value("Keondra", w.POTENCE), play.value("Keondra", w.BLOOD_POTENCY)) == (0, 6)


def test_blood_above_the_lowered_maximum_is_lost_with_the_retainer() -> None:
    """RV-ATTACH-14, RV-POT-02: without Mugger, Keondra holds 6 Blood at the most; one already below keeps hers."""
    one = Side(haven=["Keondra", "Gisele"], attached={"Keondra": ["Mugger"], "Gisele": ["Snake Handler"]})
    one.blood = {"Keondra": 7, "Gisele": 3}
    with scene(one, FOE) as play:
        play.one("detach Mugger", "detach Snake Handler")
        assert (play.blood("Keondra"), play.blood("Gisele")) == (6, 3)


def test_a_moved_retainer_sets_off_its_attach_effects_anew() -> None:
    """RV-ATTACH-15: and its bonus goes with it."""
    one = Side(haven=["Keondra", "Iara"], attached={"Iara": ["Blood Cult Priest"]}, hand=["Hand Over"], library=["Awe"])
    with scene(one, FOE, book=book_with(HAND_OVER)) as play:
        play.one("play Hand Over")
        assert (play.host("Blood Cult Priest"), play.names(0, w.HAND)) == ("Keondra", ["Awe"])
        assert (play.value("Keondra", w.BLOOD_SORCERY), play.value("Iara", w.BLOOD_SORCERY)) == (1, 0)


def test_a_move_that_excludes_attach_effects_brings_only_the_bonus() -> None:
    """RV-ATTACH-15, RV-ATTACH-16."""
    one = Side(haven=["Keondra", "Iara"], attached={"Iara": ["Blood Cult Priest"]}, library=["Awe"])
    one.hand = ["Sneak Over"]
    with scene(one, FOE, book=book_with(SNEAK_OVER)) as play:
        play.one("play Sneak Over")
        assert (play.host("Blood Cult Priest"), play.names(0, w.HAND)) == ("Keondra", [])
        assert (play.value("Keondra", w.BLOOD_SORCERY), play.value("Iara", w.BLOOD_SORCERY)) == (1, 0)


def test_hasty_embrace_moves_a_retainer_without_its_one_time_effect() -> None:
    """RV-ATTACH-16: the Priest draws once, as it is attached to Matthew, and not again on Sage."""
    one = Side(streets=["Matthew"], hand=["Coiled Strike", "Hasty Embrace", "Sage"], library=["Awe", "Confuse"])
    with scene(one, FOE, city=City(streets=["Blood Cult Priest"])) as play:
        play.one(*DEFEAT_THE_PRIEST, "attach Blood Cult Priest")
        play.one("play Hasty Embrace", "Sage")
        assert (play.host("Blood Cult Priest"), play.names(0, w.HAND)) == ("Sage", ["Awe"])
        assert (play.value("Sage", w.BLOOD_SORCERY), play.value("Matthew", w.BLOOD_SORCERY)) == (1, 0)


# ---- stealing


def test_a_stolen_retainer_serves_the_thief() -> None:
    """RV-ATTACH-18, RV-ATTACH-19, RV-ATTACH-20: its bonus, but neither its Agenda nor its card."""
    one = Side(haven=["Keondra", "Iara"], hand=["Poach"], library=["Awe"])
    two = Side(haven=["Lucky"], attached={"Lucky": ["Blood Cult Priest"]}, library=["Confuse"])
    with scene(one, two, book=book_with(POACH)) as play:
        play.one("play Poach")
        assert play.host("Blood Cult Priest") == "Keondra"
        assert (play.value("Keondra", w.BLOOD_SORCERY), play.value("Lucky", w.BLOOD_SORCERY)) == (1, 0)
        assert (play.g.agenda, play.names(0, w.HAND), play.names(1, w.HAND)) == ([0, 0], [], [])
        play.one("detach Blood Cult Priest")  # it is the thief's now, and still a city card
        assert play.names(w.CITY, w.BURNED_PILE) == ["Blood Cult Priest"]


def test_stolen_tokens_keep_their_colour() -> None:
    """RV-ATTACH-17: the Prestige is Two's, though it lies in One's supply."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3})
    with scene(one, FOE) as play:
        play.one("reveal Pay Tribute")
        assert (play.g.prestige, own_prestige(play.g, 0)) == ([7, 3], 5)


def test_stolen_blood_keeps_its_colour() -> None:
    """RV-ATTACH-17: two of Keondra's Blood are of the foe's colour."""
    one = Side(haven=["Keondra"], blood={"Keondra": 2}, hand=["Bite"])
    with scene(one, FOE, book=book_with(BITE)) as play:
        play.one("play Bite")
        keondra = play.card("Keondra")
        assert (play.blood("Keondra"), play.blood("Lucky")) == (4, 3)
        assert [blood_of_colour(play.g, keondra, seat) for seat in (0, 1)] == [2, 2]
