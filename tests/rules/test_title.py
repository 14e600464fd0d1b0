"""Titles: played for Influence, one to a vampire, most of them unique."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    activated,
    any_vampire,
    attach_this,
    blood,
    detach,
    draw,
    gain,
    have,
    influence_modifier,
    lose_blood,
    relentless,
    target,
    this_character,
    title,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import lose_blood as bleed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
HARPY = title("test-harpy", "Harpy", n.UNIQUE, influence=2, bp=3, text=attach_this(THIS),
              abilities=(have(this_character, 1, n.SOCIAL),))
ELDER = title("test-elder", "Elder", n.ONE_PER_PLAYER, influence=1, bp=1, text=attach_this(THIS))
SCOURGE = title("test-scourge", "Scourge", influence=1, bp=1, text=attach_this(THIS),
                abilities=(activated(detach, draw(1)),))
BARON = title("test-baron", "Baron", influence=8, bp=1, text=attach_this(THIS))
SNIPER = vampire("test-sniper", "Sniper", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(relentless(blood(1), target(any_vampire, lose_blood(Fixed(9), THAT))),))
GOSSIP = influence_modifier("test-gossip", "Gossip", decks=n.VAMPIRES, text=gain(2, n.INFLUENCE_GAINED))
# fmt: on

BOOK = book_with(HARPY, ELDER, SCOURGE, BARON, SNIPER, GOSSIP)
FOE = Side(haven=["Lucky"])


# ---- playing one


def test_a_title_is_an_action_and_attaches_to_the_vampire_that_acted() -> None:
    """RV-TITLE-01, RV-TITLE-02: Ceraph exhausts and gets it, not the Leader; an action is spent."""
    with scene(Side(haven=["Keondra", "Ceraph"], hand=["Harpy"]), FOE, book=BOOK) as play:
        play.one("play Harpy", "exhaust Ceraph", "exert Keondra", "1")
        assert (play.host("Harpy"), play.is_ready("Ceraph"), play.is_ready("Keondra")) == ("Ceraph", False, True)
        assert (play.actions, play.value("Ceraph", w.SOCIAL), play.value("Keondra", w.SOCIAL)) == (1, 2, 2)


def test_only_a_ready_vampire_with_the_blood_potency_plays_it() -> None:
    """RV-TITLE-02: Judas has a BP of 2, Iara is exhausted, Gisele in torpor; a Title of BP 3 falls to Ceraph."""
    one = Side(haven=["Ceraph", "Judas", "Iara"], torpor=["Gisele"], exhausted=["Iara"], hand=["Harpy"])
    one.blood = {"Gisele": 1}
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Harpy")
        assert play.is_ready("Ceraph") is False  # the only one who could
        play.one("exert Ceraph")
        assert play.host("Harpy") == "Ceraph"


def test_too_little_blood_potency() -> None:
    """RV-TITLE-02."""
    with scene(Side(haven=["Judas"], hand=["Harpy"]), FOE, book=BOOK) as play:
        assert play.refusal("play Harpy") == "Harpy needs more Blood Potency than the acting character has (RV-ACT-24)"


def test_a_hunter_gets_no_title() -> None:
    """RV-TITLE-01: in a mixed coterie the vampire is the only choice; a Hunter alone has none."""
    with scene(Side(haven=["Ryan"], hand=["Elder"]), FOE, book=BOOK) as play:
        assert play.refusal("play Elder") == "Elder goes to a vampire only (RV-TITLE-01)"
    with scene(Side(haven=["Iara", "Ryan"], hand=["Elder"]), FOE, book=BOOK) as play:
        play.one("play Elder", "exert Iara")
        assert (play.host("Elder"), play.is_ready("Ryan")) == ("Iara", True)


def test_the_order_exhaust_reveal_exert_attach() -> None:
    """RV-TITLE-03: while the Influence is asked for, the vampire is exhausted and the Title seen, but not attached."""
    with scene(Side(haven=["Keondra", "Ceraph"], hand=["Harpy"]), FOE, book=BOOK) as play:
        play.one("play Harpy", "exhaust Ceraph")
        assert (play.asked.asks, play.is_ready("Ceraph"), play.where("Harpy")) == ("exert-cost", False, "placed")
        assert play.g.sees(1, play.card("Harpy"))
        play.one("2")
        assert (play.where("Harpy"), play.g.prestige) == ("attached", [3, 5])


def test_modifiers_count_towards_a_title_at_once() -> None:
    """RV-TITLE-03: played face up; no Prestige is needed on top."""
    with scene(Side(haven=["Keondra"], hand=["Harpy", "Gossip"]), FOE, book=BOOK) as play:
        play.one("play Harpy", "play Gossip")
        assert (play.host("Harpy"), play.where("Gossip"), play.g.prestige[0]) == ("Keondra", "discard", 5)
        assert play.g.no_influence[play.card("Keondra")] == 0


def test_without_the_influence_a_title_cannot_be_played() -> None:
    """RV-TITLE-04: 1 from the Leader and 4 Prestige are not 8, and foes do not chip in."""
    with scene(Side(haven=["Keondra"], hand=["Baron"]), FOE, book=BOOK) as play:
        assert play.refusal("play Baron") == "You cannot exert the Influence Baron costs (RV-TITLE-04)"
    with scene(Side(haven=["Keondra"], hand=["Baron"], prestige=8), FOE, book=BOOK) as play:
        play.one("play Baron", "exert Keondra", "7")
        assert (play.host("Baron"), play.g.prestige[0]) == ("Keondra", 1)


def test_a_title_whose_influence_is_not_reached_is_discarded() -> None:
    """RV-TITLE-04: with a Modifier in hand it may be tried; falling short, it does not attach and costs stay paid."""
    with scene(Side(haven=["Keondra"], hand=["Baron", "Gossip"]), FOE, book=BOOK) as play:
        play.one("play Baron", "exert Keondra", "play Gossip", "4")
        assert play.offered == ["pass"]
        play.one("pass")
        assert (play.where("Baron"), play.where("Gossip"), play.g.prestige[0]) == ("discard", "discard", 1)
        assert (play.is_ready("Keondra"), play.actions) == (False, 1)


def test_a_title_given_up_does_not_burn_the_copy_in_torpor() -> None:
    """RV-TITLE-04, RV-TITLE-10: only if the Title is really played."""
    one = Side(haven=["Keondra"], no_influence=["Keondra"], hand=["Harpy", "Gossip"], prestige=1)
    two = Side(haven=["Lucky"], torpor=["Grace"], attached={"Grace": ["Harpy"]}, blood={"Grace": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("play Harpy", "pass")
        assert (play.where("Harpy"), play.host("Harpy (2)")) == ("discard", "Grace")


def test_a_title_needs_room() -> None:
    """RV-TITLE-01: it is an attachment like any other, and Keondra has three."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Mugger", "Vagrant", "Lookout"]}, hand=["Elder"])
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal("play Elder") == "Elder has no legal target (RV-TERM-28)"


@differs("DIFF-32", "2020")
def test_a_vampire_felled_in_response_gets_no_title() -> None:
    """RV-TITLE-03: the Influence is spent, but there is nobody to attach it to; the copy in torpor stays."""
    one = Side(haven=["Keondra", "Iara"], torpor=["Grace"], attached={"Grace": ["Harpy"]}, blood={"Grace": 1})
    one.hand = ["Harpy"]
    with scene(one, Side(haven=["Sniper"]), book=BOOK) as play:
        play.one("play Harpy", "exhaust Iara", "exert Keondra", "1")
        play.two("activate Sniper", "Iara")
        assert (play.where("Iara"), play.where("Harpy"), play.host("Harpy (2)")) == ("torpor", "discard", "Grace")
        assert play.g.prestige[0] == 3  # 1 for the Title, 1 for Iara in torpor


# ---- the Prince


def test_the_prince_is_claimed_and_not_played() -> None:
    """RV-TITLE-05: no Influence is exerted for it, and there is no other action that gets it."""
    one = Side(streets=["Keondra"], haven=["Iara"])
    with scene(one, Side(haven=["Lucky"], exhausted=["Lucky"]), city=City(streets=["Prince of the City"])) as play:
        assert [said for said in play.offered if "Prince" in said] == []
        play.one("claim with Keondra")
        assert (play.host("Prince of the City"), play.g.prestige, play.actions) == ("Keondra", [5, 5], 1)
        assert play.g.no_influence[play.card("Keondra")] == 0


def test_defeating_the_prince_gains_the_title() -> None:
    """RV-TITLE-05: again without Influence."""
    two = Side(haven=["Judas", "Sage"], leader="Sage", attached={"Judas": ["Prince of the City"]}, blood={"Judas": 1})
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Judas", "Physical")
        play.two("pass", "no")
        assert (play.host("Prince of the City"), play.g.prestige[0]) == ("Matthew", 5)


# ---- one to a vampire


def test_a_vampire_has_one_title() -> None:
    """RV-TITLE-06: the second goes to somebody without."""
    one = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Elder"]}, hand=["Scourge"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Scourge")  # Keondra has one: Iara is the only choice
        assert play.is_ready("Iara") is False
        play.one("exert Keondra")
        assert (play.host("Scourge"), play.host("Elder")) == ("Iara", "Keondra")


def test_the_prince_counts_as_the_one_title() -> None:
    """RV-TITLE-06."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Prince of the City"]}, hand=["Elder"])
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal("play Elder") == "Elder needs a vampire without a Title (RV-TITLE-06)"


def test_a_title_comes_off_only_to_pay_a_cost() -> None:
    """RV-TITLE-07: it cannot simply be detached, but its own Detach cost can be paid."""
    one = Side(haven=["Keondra"], attached={"Keondra": ["Scourge"]}, library=["Awe"])
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal("detach Scourge") == "Scourge is a Title or Prey and stays (RV-ATTACH-05)"
        play.one("activate Scourge")
        assert (play.where("Scourge"), play.names(0, w.HAND)) == ("discard", ["Awe"])


# ---- torpor


def test_a_title_goes_to_torpor_with_its_vampire() -> None:
    """RV-TITLE-08: other attachments do not; in torpor its text is silent."""
    two = Side(haven=["Grace", "Lucky"], attached={"Grace": ["Harpy", "Poison Pill"]}, blood={"Grace": 1})
    with scene(Side(haven=["Keondra"]), two, book=BOOK) as play:
        bleed(play.g, play.card("Grace"), 1, play.card("Keondra"), 0)
        play.ask_again()
        assert (play.where("Grace"), play.host("Harpy"), play.where("Poison Pill")) == ("torpor", "Grace", "discard")
        assert play.value("Grace", w.SOCIAL) == 0


def test_a_title_works_again_after_torpor() -> None:
    """RV-TITLE-08: it never left."""
    one = Side(haven=["Keondra"], torpor=["Iara"], attached={"Iara": ["Harpy"]})  # with all her Blood she returns
    with scene(one, FOE, book=BOOK) as play:
        assert (play.where("Iara"), play.host("Harpy"), play.value("Iara", w.SOCIAL)) == ("haven", "Iara", 1)


def test_the_prince_does_not_go_to_torpor() -> None:
    """RV-TITLE-08: no vampire did it, so the card lies in The Streets again."""
    two = Side(haven=["Grace", "Lucky"], attached={"Grace": ["Prince of the City"]}, blood={"Grace": 1})
    with scene(Side(haven=["Ryan"]), two) as play:
        bleed(play.g, play.card("Grace"), 1, play.card("Ryan"), 0)
        play.ask_again()
        assert (play.where("Grace"), play.where("Prince of the City")) == ("torpor", "streets")
        assert play.host("Prince of the City") == ""


# ---- unique, and one per player


def test_a_unique_title_in_play_is_nobody_elses() -> None:
    """RV-TITLE-09: neither a foe nor its own player gets a second one into play."""
    one = Side(haven=["Keondra", "Ceraph"], hand=["Harpy"])
    with scene(one, Side(haven=["Lucky"], attached={"Lucky": ["Harpy"]}), book=BOOK) as play:
        assert play.refusal("play Harpy") == "Harpy is Unique and in play (RV-UNIQ-01)"
    one.attached = {"Ceraph": ["Harpy"]}
    with scene(one, FOE, book=BOOK) as play:
        assert play.refusal("play Harpy") == "Harpy is Unique and in play (RV-UNIQ-01)"


def test_a_title_that_is_not_unique_may_be_there_twice() -> None:
    """RV-TITLE-09: most are unique, not all."""
    one = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Scourge"]}, hand=["Scourge"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Scourge", "exert Keondra")
        assert (play.host("Scourge"), play.host("Scourge (2)")) == ("Iara", "Keondra")


def test_a_unique_title_in_torpor_passes_to_whoever_plays_it() -> None:
    """RV-TITLE-10: a foe may, and the copy in torpor is burned; another Title there is not."""
    two = Side(haven=["Lucky"], torpor=["Grace", "Judas"], blood={"Grace": 1, "Judas": 1})
    two.attached = {"Grace": ["Harpy"], "Judas": ["Scourge"]}
    with scene(Side(haven=["Keondra"], hand=["Harpy"]), two, book=BOOK) as play:
        play.one("play Harpy", "exert Keondra", "1")
        assert (play.host("Harpy"), play.where("Harpy (2)")) == ("Keondra", "burned")
        assert (play.host("Scourge"), play.names(1, w.BURNED_PILE)) == ("Judas", ["Harpy"])


def test_one_per_player_is_each_players_own_limit() -> None:
    """RV-TITLE-11: a foe's copy does not matter, one's own does."""
    one = Side(haven=["Keondra", "Iara"], hand=["Elder", "Elder"])
    with scene(one, Side(haven=["Lucky"], attached={"Lucky": ["Elder"]}), book=BOOK) as play:
        play.one("play Elder", "exhaust Iara", "exert Keondra")
        assert (play.host("Elder"), play.host("Elder (3)")) == ("Iara", "Lucky")
        assert play.refusal("play Elder") == "You have Elder in play: 1 per player (RV-UNIQ-05)"


def test_ones_own_copy_in_torpor_gives_way() -> None:
    """RV-TITLE-11: it is burned; a foe's copy in torpor stays."""
    one = Side(haven=["Keondra"], torpor=["Iara"], attached={"Iara": ["Elder"]}, blood={"Iara": 1}, hand=["Elder"])
    two = Side(haven=["Lucky"], torpor=["Grace"], attached={"Grace": ["Elder"]}, blood={"Grace": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("play Elder", "exert Keondra")
        assert [play.host(name) for name in ("Elder", "Elder (2)", "Elder (3)")] == ["Keondra", "", "Grace"]
        assert play.names(0, w.BURNED_PILE) == ["Elder"]
