"""What activated abilities cost, and where it goes."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.costs import PayAgenda, SpendAction
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    THIS_CARD,
    action,
    activated,
    any_character,
    at_start_of_your_turn,
    attach_this,
    blood,
    blood_from_this_card,
    discard_a_card,
    exhaust_this,
    exhaust_this_card,
    gain,
    having,
    is_damaged,
    lose_blood,
    mend,
    plus,
    prestige,
    put,
    put_tokens,
    target,
    this_character,
    unhosted,
    vampire,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

# fmt: off
SPOOK = vampire("test-spook", "Spook", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                abilities=(activated(exhaust_this, target(any_character, put(n.FEAR, THAT))),))
BROKER = vampire("test-broker", "Broker", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(prestige(2), gain(1, n.AGENDA)),))
DONOR = vampire("test-donor", "Donor", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                abilities=(activated(blood(2), gain(1, n.AGENDA)), when(is_damaged(any_character), gain(1, n.AGENDA))))
ZEALOT = vampire("test-zealot", "Zealot", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(PayAgenda(2), gain(1, n.PRESTIGE)),))
CLERK = vampire("test-clerk", "Clerk", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                abilities=(activated(discard_a_card, gain(1, n.PRESTIGE)),))
SCRIBE = vampire("test-scribe", "Scribe", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(discard_a_card, gain(1, n.AGENDA)),))
PORTER = vampire("test-porter", "Porter", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(activated(SpendAction(this_character), gain(1, n.AGENDA)),))
ALTAR = action("test-altar", "Altar", n.ONGOING, decks=n.VAMPIRES,
               abilities=(activated(SpendAction(your_coterie), gain(1, n.AGENDA)),))
RING = action("test-ring", "Ring", decks=n.VAMPIRES, text=attach_this(THIS),
              abilities=(activated(blood(1), having(n.POTENCE, gain(1, n.PRESTIGE))),))
URN = action("test-urn", "Urn", n.ONGOING, decks=n.VAMPIRES, text=put_tokens(2, n.BLOOD, THIS_CARD),
             abilities=(activated(blood_from_this_card(1), gain(1, n.PRESTIGE)),))
CANDLE = action("test-candle", "Candle", n.ONGOING, decks=n.VAMPIRES, text=put_tokens(1, n.BLOOD, THIS_CARD),
                abilities=(at_start_of_your_turn(lose_blood(1, THIS_CARD)),))
BELL = unhosted("test-bell", "Bell", n.ONGOING, decks=n.VAMPIRES,
                abilities=(activated(exhaust_this_card, gain(1, n.PRESTIGE)),))
SEER = vampire("test-seer", "Seer", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
               abilities=(activated(blood(1), plus(1, n.INTEL, THIS, n.THIS_TURN)),))
# fmt: on
BOOK = book_with(SPOOK, BROKER, DONOR, ZEALOT, CLERK, SCRIBE, PORTER, ALTAR, RING, URN, CANDLE, BELL, SEER)


def test_an_exhaust_cost_is_paid_by_the_card_that_bears_it() -> None:
    """RV-ABIL-07: the Bell, not Spook; Spook, not Hope; and whichever is exhausted cannot pay."""
    one = Side(haven=["Spook", "Hope"], ongoing=["Bell"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Bell")
        assert [play.is_ready(name) for name in ("Bell", "Spook", "Hope")] == [False, True, True]
        play.one("activate Spook", "Lucky")
        assert [play.is_ready(name) for name in ("Bell", "Spook", "Hope")] == [False, False, True]
    one.exhausted = ["Spook", "Bell"]
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Spook").endswith("(RV-ABIL-04)")
        assert play.refusal("activate Bell").endswith("(RV-ABIL-04)")


def test_an_exhausted_card_may_use_what_costs_something_else() -> None:
    """RV-ABIL-08: it stays exhausted."""
    one = Side(haven=["Seer"], exhausted=["Seer"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Seer")
        assert (play.value("Seer", w.INTEL), play.is_ready("Seer")) == (1, False)


def test_prestige_costs_come_from_the_personal_supply() -> None:
    """RV-ABIL-09, RV-ABIL-22: into the general supply, to nobody."""
    with scene(Side(haven=["Broker"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Broker")
        assert (play.g.prestige, play.g.agenda, play.g.stakes) == ([3, 5], [1, 0], [])
        assert (play.blood("Broker"), play.blood("Lucky")) == (5, 5)


def test_the_last_prestige_pays_for_nothing() -> None:
    """RV-ABIL-10: not even for the 13th Agenda."""
    with scene(Side(haven=["Broker"], prestige=2, agenda=12), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Broker").endswith("(RV-ABIL-04)")
    with scene(Side(haven=["Broker"], prestige=3, agenda=12), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Broker")
        assert (play.winner, play.g.prestige) == ("One", [1, 5])


def test_blood_costs_are_paid_by_the_character_and_are_no_damage() -> None:
    """RV-ABIL-11: Benício and a Vagrant prevent nothing, and nobody has been damaged."""
    one = Side(haven=["Benício", "Donor"], hand=["Awe"], attached={"Donor": ["Vagrant"]})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Donor")
        assert (play.asked.asks, play.blood("Donor"), play.blood("Benício")) == ("act", 3, 4)
        assert (play.is_ready("Vagrant"), play.g.agenda) == (True, [1, 0])  # 1 for the effect, none for damage


def test_the_last_blood_pays_for_nothing() -> None:
    """RV-ABIL-12: not even for the 13th Agenda."""
    with scene(Side(haven=["Donor"], blood={"Donor": 2}, agenda=12), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Donor").endswith("(RV-ABIL-04)")
    with scene(Side(haven=["Donor"], blood={"Donor": 3}, agenda=12), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Donor")
        assert (play.winner, play.blood("Donor")) == ("One", 1)


def test_agenda_costs_come_from_the_character_or_from_the_agenda_card() -> None:
    """RV-ABIL-13: the player's choice; what lies on Hope is out of reach."""
    for words, left in (("0 from Zealot", (1, 2)), ("1 from Zealot", (2, 1)), ("2 from Zealot", (3, 0))):
        one = Side(haven=["Zealot", "Hope"], agenda=3, agenda_on={"Zealot": 2, "Hope": 5})
        with scene(one, Side(haven=["Lucky"], agenda=4), book=BOOK) as play:
            play.one("activate Zealot", words)
            assert (play.g.agenda[0], play.g.agenda_on[play.card("Zealot")]) == left
            assert (play.g.agenda_on[play.card("Hope")], play.g.agenda[1], play.g.prestige) == (5, 4, [6, 5])


def test_agenda_may_be_spent_down_to_nothing() -> None:
    """RV-ABIL-13: but not beyond."""
    with scene(Side(haven=["Zealot"], agenda=2), Side(haven=["Lucky"], agenda=5), book=BOOK) as play:
        play.one("activate Zealot")
        assert play.g.agenda == [0, 5]
    one = Side(haven=["Zealot"], agenda=1, agenda_on={"Zealot": 1})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Zealot")
        assert (play.g.agenda[0], play.g.agenda_on[play.card("Zealot")]) == (0, 0)
    with scene(Side(haven=["Zealot"], agenda=1), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Zealot").endswith("(RV-ABIL-04)")


def test_cards_discarded_as_a_cost_come_from_the_players_own_hand() -> None:
    """RV-ABIL-14."""
    one = Side(haven=["Clerk"], hand=["Awe", "Ingratiate"], library=["Majesty"], ongoing=["Bell"])
    with scene(one, Side(haven=["Lucky"], hand=["Confuse"]), book=BOOK) as play:
        play.one("activate Clerk")
        assert play.offered == ["discard Awe", "discard Ingratiate"]
        play.one("discard Awe")
        assert (play.names(0, w.HAND), play.names(0, w.DISCARD)) == (["Ingratiate"], ["Awe"])
        assert (play.names(1, w.HAND), play.where("Bell")) == (["Confuse"], "table")
    with scene(Side(haven=["Clerk"]), Side(haven=["Lucky"], hand=["Confuse"]), book=BOOK) as play:
        assert play.refusal("activate Clerk").endswith("(RV-ABIL-04)")


def test_an_action_cost_uses_an_action_and_exhausts_whoever_acts() -> None:
    """RV-ABIL-15: on a character, that character; on the Altar, one of the coterie."""
    one = Side(haven=["Porter", "Hope", "Spook"], ongoing=["Altar"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Porter")
        assert (play.actions, play.is_ready("Porter"), play.is_ready("Hope"), play.g.agenda) == (1, False, True, [1, 0])
        play.one("activate Altar", "exhaust Hope")
        assert (play.actions, play.is_ready("Hope"), play.is_ready("Spook"), play.g.agenda) == (0, False, True, [2, 0])


def test_whoever_acts_for_an_action_cost_is_this_character() -> None:
    """RV-ACT-09, RV-ABIL-15: Hope, who exhausts for the Font or the Well, mends, and not its player's other vampire."""
    font = action("test-font", "Font", n.ONGOING, decks=n.VAMPIRES,
                  abilities=(activated(SpendAction(your_coterie), mend(2, THIS)),))  # fmt: skip
    well = action("test-well", "Well", n.ONGOING, decks=n.VAMPIRES,
                  abilities=(activated(SpendAction(your_coterie) & prestige(1), mend(2, THIS)),))  # fmt: skip
    for name, left in (("Font", 5), ("Well", 4)):
        one = Side(haven=["Spook", "Hope"], ongoing=[name], blood={"Spook": 1, "Hope": 1})
        with scene(one, Side(haven=["Lucky"]), book=book_with(SPOOK, font, well)) as play:
            play.one(f"activate {name}", "exhaust Hope")
            assert (play.blood("Hope"), play.blood("Spook"), play.g.prestige) == (3, 1, [left, 5])


def test_an_action_cost_needs_an_action_and_a_ready_character() -> None:
    """RV-ABIL-15, RV-ACT-04: an Unhosted Action does not pay it."""
    one = Side(haven=["Porter"], exhausted=["Porter"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Porter").endswith("(RV-ABIL-04)")
    one = Side(haven=["Porter", "Ryan"], hand=["Drive: Curiosity"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("pass action", "play Drive: Curiosity", "Ryan")
        assert (play.actions, play.unhosted_actions) == (0, 1)
        assert play.refusal("activate Porter").endswith("(RV-ABIL-04)")


def test_the_meeting_costs_an_action_and_exhausts_a_vampire() -> None:
    """RV-ABIL-15, RV-ABIL-17: and once in a turn."""
    one = Side(haven=["Keondra", "Gisele"])
    with scene(one, Side(haven=["Lucky"], agenda=3), city=City(streets=["Meeting at Pão de Açúcar"])) as play:
        play.one("activate Meeting at Pão de Açúcar", "exhaust Gisele", "Two")
        assert (play.actions, play.is_ready("Gisele"), play.is_ready("Keondra")) == (1, False, True)
        play.one("pass")
        play.two("exert Lucky", "pass", "NO")
        assert (play.g.agenda, play.where("Meeting at Pão de Açúcar")) == ([0, 3], "streets")
        assert play.refusal("activate Meeting at Pão de Açúcar").endswith("(RV-ABIL-17)")


@differs("DIFF-74", "2020")
def test_a_discipline_before_a_cost_is_needed_to_pay_it() -> None:
    """RV-ABIL-21: the Ring on Jorge Guerrero, who has Potence, and on Hope, who has not."""
    one = Side(haven=["Jorge Guerrero", "Hope"], attached={"Jorge Guerrero": ["Ring"], "Hope": ["Ring"]})
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.offered.count("activate Ring") == 1
        play.one("activate Ring")
        assert (play.blood("Jorge Guerrero"), play.blood("Hope"), play.g.prestige) == (2, 4, [6, 5])
        assert "activate Ring" not in play.offered


def test_a_discipline_before_a_line_of_an_attack_card_is_needed_to_pay_for_it() -> None:
    """RV-ABIL-21: Rebuke asks Prestige of a Hunter with the Library Edge; Francisco has none and is not asked."""
    for hunter, asks in (("Francisco", "act"), ("Deacon Jones", "may")):
        with scene(Side(streets=[hunter], hand=["Rebuke"]), Side(haven=["Lucky"])) as play:
            play.one(f"attack with {hunter}", "Social", "place Rebuke")
            if play.asked.asks == "abilities":  # Francisco's own, which is not the card's
                play.one("pass")
            assert play.asked.asks == asks
            if asks == "may":
                play.one("yes: Rebuke")
            if play.asked.asks == "abilities":  # in 2020, though it would change nothing
                play.one("pass")
            assert (play.g.prestige[0], play.blood("Lucky")) == ((5, 4) if hunter == "Francisco" else (4, 3))


def test_prestige_paid_from_a_character_goes_to_the_general_supply() -> None:
    """RV-ABIL-22: Confuse is paid for with the 2 Prestige lying on Lucky, 1 of them."""
    one = Side(streets=["Ryan"], hand=["Confuse"], stakes={"Lucky": 2})
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("attack with Ryan", "Mental", "place Confuse", "yes: Confuse", "1 from Lucky", "no", "no")
        assert (play.g.prestige, play.g.stakes[2:], play.blood("Lucky")) == ([5, 5], [1], 3)


def test_one_discard_pays_for_one_ability() -> None:
    """RV-ABIL-23: with one card in hand, Clerk or Scribe, not both."""
    with scene(Side(haven=["Clerk", "Scribe"], hand=["Awe"]), Side(haven=["Lucky"]), book=BOOK) as play:
        assert "activate Scribe" in play.offered
        play.one("activate Clerk")
        assert (play.g.prestige, play.g.agenda) == ([6, 5], [0, 0])
        assert play.refusal("activate Scribe").endswith("(RV-ABIL-04)")


def test_a_discard_by_an_effect_pays_for_nothing() -> None:
    """RV-ABIL-23: PsyOps takes a card; Clerk's ability still costs another."""
    one = Side(haven=["Clerk"], hand=["Awe", "Ingratiate"])
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["BOPE-RJ: Psyops"]), book=BOOK) as play:
        play.one("move out", "Awe")
        assert (play.asked.asks, play.g.prestige) == ("act", [5, 5])
        play.one("activate Clerk")
        assert (play.names(0, w.HAND), play.g.prestige) == ([], [6, 5])


def test_a_card_that_uses_tokens_is_burned_without_them() -> None:
    """RV-ABIL-24: the Urn has 2; the first leaves it in play, the last does not."""
    with scene(Side(haven=["Hope"], hand=["Urn"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Urn")
        assert (play.where("Urn"), play.blood("Urn")) == ("table", 2)
        play.one("activate Urn", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert (play.where("Urn"), play.blood("Urn")) == ("table", 1)
        play.one("activate Urn")
        assert (play.where("Urn"), play.g.prestige, play.blood("Hope")) == ("burned", [7, 5], 4)


def test_a_card_whose_tokens_are_removed_by_a_trigger_is_burned_without_them() -> None:
    """RV-ABIL-24, RV-ABIL-22."""
    with scene(Side(haven=["Hope"], hand=["Candle"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Candle", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert (play.where("Candle"), play.g.prestige, play.blood("Hope")) == ("burned", [5, 5], 4)
