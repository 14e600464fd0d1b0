"""Ghouls: Action cards that come into the Haven as characters. The box has none, so two kinds are made here."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.verbs_cards import Attach
from primogen.rivals.language.verbs_places import EnterAsGhoul, FeedGhoul
from primogen.rivals.language.vocabulary import (
    SILENT,
    THAT,
    THIS_CARD,
    action,
    attach_this,
    attack_card,
    choose,
    conspiracy,
    deal,
    draw,
    ghoul,
    have,
    in_order,
    lose_blood,
    mend,
    plus,
    recruits,
    target,
    unhosted,
    up_to,
    when,
    your_coterie,
    your_retainers,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.rules.atoms.tokens import put_token
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

take_a_retainer = Attach(THAT, THIS_CARD, SILENT)
BRUTE = ghoul("test-brute", "Brute", blood=3, attributes=(2, 0, 0), text=EnterAsGhoul())
PAGE = ghoul("test-page", "Page", blood=2, attachments=1, text=EnterAsGhoul())
THING = ghoul(
    "test-thing",
    "Thing",
    text=in_order(
        EnterAsGhoul(), choose(your_retainers, take_a_retainer), up_to(2, your_retainers, take_a_retainer), FeedGhoul()
    ),
)
CHARM = unhosted("test-charm", "Charm", decks=n.VAMPIRES, text=choose(your_coterie, attach_this(THAT)))
BLESSING = unhosted(
    "test-blessing",
    "Blessing",
    n.ONGOING,
    decks=n.VAMPIRES,
    abilities=(have(your_coterie, 1, n.BLOOD_POTENCY), have(your_coterie, 1, n.PHYSICAL)),
)
SURGE = unhosted(
    "test-surge",
    "Surge",
    decks=n.VAMPIRES,
    text=choose(your_coterie, plus(2, n.BLOOD_POTENCY, THAT, n.THIS_TURN)),
)
SALVE = unhosted("test-salve", "Salve", decks=n.VAMPIRES, text=choose(your_coterie, mend(9, THAT)))
BLEED = unhosted("test-bleed", "Bleed", decks=n.BOTH, text=target(anybody, lose_blood(Fixed(1), THAT)))
FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
FIST = attack_card("test-fist", "Fist", n.PHYSICAL, decks=n.BOTH, bp=0, damage=1)
MAUL = attack_card("test-maul", "Maul", n.PHYSICAL, decks=n.BOTH, bp=1, damage=3)
STUDY = action("test-study", "Study", decks=n.VAMPIRES, text=draw(1))
RUMOUR = conspiracy("test-rumour", "Rumour", needs=2, text=draw(1))
HERALD = unhosted(
    "test-herald",
    "Herald",
    n.ONGOING,
    decks=n.VAMPIRES,
    abilities=(when(recruits(), draw(1)),),
)
BOOK = book_with(BRUTE, PAGE, THING, CHARM, BLESSING, SURGE, SALVE, BLEED, FIRE, FIST, MAUL, STUDY, RUMOUR, HERALD)

FOE = Side(haven=["Keondra"])


def maximum(play: Play, name: str) -> int:
    """What a Salve mends it to."""
    play.one("play Salve", name)
    return play.blood(name)


def test_a_ghoul_is_played_into_the_haven() -> None:
    """RV-GHOUL-01: as an Action card, by Lucky, who exhausts; it is no recruit, and costs no Prestige."""
    one = Side(haven=["Lucky"], hand=["Brute"], ongoing=["Herald"], library=["Awe"], prestige=5)
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Brute")
        assert (play.where("Brute"), play.is_ready("Brute"), play.is_ready("Lucky")) == ("haven", True, False)
        assert (play.actions, play.g.prestige[0], play.names(0, w.HAND)) == (1, 5, [])


def test_some_ghouls_need_retainers_and_have_their_blood_of_them() -> None:
    """RV-GHOUL-02: 2 for each; they come off Lucky."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant", "Maid", "Politician"]}, hand=["Thing"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Thing", "Vagrant", "Maid", "done")
        assert (play.host("Vagrant"), play.host("Maid"), play.host("Politician")) == ("Thing", "Thing", "Lucky")
        assert (play.blood("Thing"), play.blood("Lucky")) == (4, 5)


def test_without_a_retainer_such_a_ghoul_cannot_be_played() -> None:
    """RV-GHOUL-02: a foe's Retainer is no help."""
    two = Side(haven=["Keondra"], attached={"Keondra": ["Vagrant"]})
    with scene(Side(haven=["Lucky"], hand=["Thing"]), two, book=BOOK) as play:
        assert play.refusal("play Thing") == "Thing has no legal target (RV-TERM-28)"


def test_its_maximum_follows_its_retainers() -> None:
    """RV-GHOUL-03: one let go, and it is 2; a new one, and it is 4, though that mends nothing by itself."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant", "Maid"]}, hand=["Thing", "Salve"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Thing", "Vagrant", "Maid", "done", "detach Maid")
        assert (play.blood("Thing"), play.where("Thing")) == (2, "haven")
        attach(play.g, add_card(play.g, "Mugger", w.CITY, w.DISCARD), play.card("Thing"), 0)
        play.ask_again()
        assert play.blood("Thing") == 2
        assert maximum(play, "Thing") == 4


def test_without_retainers_it_has_no_blood_and_falls() -> None:
    """RV-GHOUL-03, RV-GHOUL-11."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant"]}, hand=["Thing"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Thing", "done", "detach Vagrant")
        assert (play.where("Thing"), play.where("Vagrant"), play.winner) == ("burned", "burned", "")


def test_a_fixed_amount_of_blood_is_its_maximum() -> None:
    """RV-GHOUL-04: 3, whatever Retainers it has."""
    one = Side(haven=["Lucky"], hand=["Brute", "Salve"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Brute")
        assert play.blood("Brute") == 3
        attach(play.g, add_card(play.g, "Vagrant", w.CITY, w.DISCARD), play.card("Brute"), 0)
        play.ask_again()
        assert (play.blood("Brute"), maximum(play, "Brute")) == (3, 3)


def test_a_ghoul_moves_in_a_party_and_attacks() -> None:
    """RV-GHOUL-05."""
    with scene(Side(haven=["Lucky", "Brute"], blood={"Brute": 3}), FOE, book=BOOK) as play:
        play.one("move out", "move Lucky", "move Brute")
        assert play.g.are_party(play.card("Lucky"), play.card("Brute"))
        play.one("attack with Brute", "Physical")
        assert (play.blood("Keondra"), play.is_ready("Brute"), play.is_ready("Lucky")) == (4, False, True)


def test_a_ghoul_blocks() -> None:
    """RV-GHOUL-05."""
    two = Side(haven=["Keondra", "Brute"], blood={"Brute": 3})
    with scene(Side(streets=["Raúl Fontes"]), two, book=BOOK) as play:
        play.one("attack with Raúl Fontes", "target Keondra", "Social")
        play.two("block with Brute")
        assert (play.blood("Brute"), play.blood("Keondra"), play.is_ready("Brute")) == (2, 6, False)


def test_a_ghoul_bears_what_its_card_allows() -> None:
    """RV-GHOUL-05: the Page 1, the Brute 3, as anyone."""
    one = Side(haven=["Page", "Brute", "Lucky"], attached={"Page": ["Charm"], "Brute": ["Charm", "Charm"]})
    one.hand, one.leader = ["Charm", "Charm"], "Lucky"
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Charm")
        assert play.offered == ["Brute", "Lucky"]
        play.one("Brute", "play Charm")
        assert (play.host("Charm"), play.host("Charm (2)")) == ("Brute", "Lucky")


def test_a_thing_of_flesh_has_nothing_but_bonuses() -> None:
    """RV-GHOUL-06: 0 in every attribute and 0 BP, until a bonus makes it hurt."""
    one = Side(streets=["Thing"], haven=["Lucky"], attached={"Thing": ["Vagrant"]}, hand=["Blessing"], leader="Lucky")
    with scene(one, FOE, book=BOOK) as play:
        assert [play.value("Thing", stat) for stat in (*w.ATTRIBUTES, w.BLOOD_POTENCY)] == [0, 0, 0, 0]
        play.one("play Blessing", "attack with Thing", "Physical")
        assert (play.value("Thing", w.PHYSICAL), play.blood("Keondra")) == (1, 5)


def test_ghouls_are_not_unique() -> None:
    """RV-GHOUL-07: a second beside the first, and beside a foe's."""
    one = Side(haven=["Lucky", "Sage"], hand=["Brute", "Brute"])
    with scene(one, Side(haven=["Keondra", "Brute"]), book=BOOK) as play:
        play.one("play Brute", "exhaust Lucky", "play Brute")
        assert play.names(0, w.HAVEN) == ["Lucky", "Sage", "Brute", "Brute"]


def test_a_rivals_ghoul_is_worth_no_agenda() -> None:
    """RV-GHOUL-08: but what lies on it is earned, as of any character."""
    two = Side(haven=["Keondra", "Brute"], blood={"Brute": 3})
    with scene(Side(haven=["Lucky"], hand=["Fire", "Fire"]), two, book=BOOK) as play:
        play.one("play Fire", "Brute")
        assert (play.where("Brute"), play.g.agenda[0]) == ("burned", 0)
    two.agenda_on = {"Brute": 2}
    with scene(Side(haven=["Lucky"], hand=["Fire", "Fire"]), two, book=BOOK) as play:
        play.one("play Fire", "Brute")
        assert play.g.agenda[0] == 2


def test_a_coterie_of_ghouls_is_no_coterie() -> None:
    """RV-GHOUL-09: with only the Brute left, Two is knocked out."""
    two = Side(haven=["Sage", "Brute"], blood={"Brute": 3})
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Fire", "Sage")
        assert (play.winner, play.names(1, w.HAVEN)) == ("One", ["Brute"])


def test_no_ghoul_claims_or_takes_the_prince() -> None:
    """RV-GHOUL-10: it may not claim; and a Prince it defeats leaves the Title in The Streets."""
    city = City(streets=["Prince of the City"])
    one = Side(streets=["Brute", "Lucky"], leader="Lucky", blood={"Brute": 3})
    with scene(one, FOE, city=city, book=BOOK) as play:
        assert play.refusal("claim with Brute") == "Brute is not a vampire and cannot claim (RV-PRINCE-02)"
        assert "claim with Lucky" in play.offered
    two = Side(streets=["Iara"], haven=["Keondra"], attached={"Iara": ["Prince of the City"]}, blood={"Iara": 1})
    with scene(Side(streets=["Brute"], haven=["Lucky"], leader="Lucky"), two, book=BOOK) as play:
        play.one("attack with Brute", "target Iara", "Physical")
        assert (play.where("Prince of the City"), play.host("Prince of the City")) == ("streets", "")


def test_a_defeated_ghoul_is_burned_with_its_retainers() -> None:
    """RV-GHOUL-11: by the plainest loss of Blood; it never lies in torpor."""
    two = Side(haven=["Keondra", "Brute"], attached={"Brute": ["Vagrant"], "Keondra": ["Maid"]}, blood={"Brute": 1})
    with scene(Side(haven=["Lucky"], hand=["Bleed"]), two, book=BOOK) as play:
        play.one("play Bleed", "Brute")
        assert (play.where("Brute"), play.where("Vagrant"), play.host("Maid")) == ("burned", "burned", "Keondra")
        assert (play.names(1, w.BURNED_PILE), play.names(w.CITY, w.BURNED_PILE)) == (["Brute"], ["Vagrant"])
        assert play.g.prestige[1] == 5


def test_nothing_raises_a_ghouls_potency() -> None:
    """RV-GHOUL-12: neither what holds all the time nor what holds this turn; Lucky has both."""
    one = Side(haven=["Lucky", "Brute"], ongoing=["Blessing"], hand=["Surge", "Surge"], blood={"Brute": 3})
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Surge", "Brute", "play Surge", "Lucky")
        assert (play.value("Brute", w.BLOOD_POTENCY), play.value("Lucky", w.BLOOD_POTENCY)) == (0, 8)


def test_a_minus_bp_token_does_not_bleed_a_ghoul() -> None:
    """RV-GHOUL-04, RV-GHOUL-12: its maximum is not its Blood Potency."""
    with scene(Side(haven=["Lucky", "Brute"], blood={"Brute": 3}), FOE, book=BOOK) as play:
        put_token(play.g, play.card("Brute"), w.MINUS_BP, 1)
        assert play.blood("Brute") == 3


def test_a_ghoul_plays_no_attack_card_that_asks_for_potency() -> None:
    """RV-GHOUL-13: a Fist, but not a Maul."""
    one = Side(streets=["Brute"], haven=["Lucky"], leader="Lucky", hand=["Fist", "Maul"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("attack with Brute", "Physical")
        assert play.refusal("place Maul").endswith("(RV-ATK-39)")
        play.one("place Fist")
        assert play.blood("Keondra") == 3


@pytest.mark.parametrize(("card", "verb"), [("Study", "play"), ("Rumour", "place")])
def test_a_ghoul_plays_no_action_cards(card: str, verb: str) -> None:
    """RV-GHOUL-14: though they ask for nothing; and it places none."""
    one = Side(haven=["Lucky", "Sage", "Brute"], hand=[card])
    with scene(one, FOE, book=BOOK) as play:
        play.one(f"{verb} {card}")
        assert play.refusal("exhaust Brute") == "Brute is a Ghoul and plays no Action cards (RV-GHOUL-14)"
        play.one("exhaust Sage")
        assert play.is_ready("Brute")
    one.exhausted = ["Lucky", "Sage"]
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal(f"{verb} {card}").endswith("(RV-GHOUL-14)")


def test_retainers_on_a_ghoul_have_no_text() -> None:
    """RV-GHOUL-15: no Potence, no Influence, and no Vagrant to prevent damage. On Lucky a Mugger works."""
    two = Side(haven=["Lucky", "Brute"], blood={"Brute": 3})
    two.attached = {"Brute": ["Politician", "Mugger", "Vagrant"], "Lucky": ["Mugger"]}
    with scene(Side(haven=["Keondra"], hand=["Bleed", "Fire"]), two, book=BOOK) as play:
        assert (play.value("Brute", w.POTENCE), play.value("Brute", w.INFLUENCE)) == (0, 0)
        assert play.value("Lucky", w.POTENCE) == 2
        play.one("play Fire", "Brute")
        assert (play.where("Brute"), play.asked.asks) == ("burned", "act")
