"""Playing and placing Action cards and Unhosted Action cards: costs, requirements, what becomes of them."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import IN_HAND, YOURS, Cards
from primogen.rivals.language.traits import Has, IsKind
from primogen.rivals.language.verbs_cards import PutDiscipline
from primogen.rivals.language.verbs_fight import MakeAttack
from primogen.rivals.language.verbs_places import PlayIt
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    activated,
    any_character,
    blood,
    choose,
    conspiracy,
    deal,
    discard,
    exhaust_this_card,
    gain,
    having,
    lines,
    pay,
    places,
    prestige,
    put,
    relentless,
    target,
    this_character,
    unhosted,
    vampire,
    when,
    your_characters_in_the_streets,
    your_hand,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.playable import FREE, NO_ACTION_COST
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

actions_in_your_hand = Cards(IN_HAND, YOURS, (IsKind(w.ACTION),))

# fmt: off
ASSASSIN = vampire("test-assassin", "Assassin", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.CELERITY,),
                   abilities=(relentless(blood(1), target(any_character, deal(9, THAT))),))
SAPPER = vampire("test-sapper", "Sapper", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.CELERITY,),
                 abilities=(relentless(blood(1), target(any_character, put(n.MINUS_BP, THAT))),))
MESMERIST = vampire("test-mesmerist", "Mesmerist", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.CELERITY,),
                    abilities=(relentless(blood(1), target(any_character, PutDiscipline(THAT, n.PRESENCE, -1))),))
PLOTTER = vampire("test-plotter", "Plotter", n.MINISTRY, bp=4, attributes=(1, 1, 1), disciplines=(n.OBFUSCATE,),
                  abilities=(when(places(by=this_character), gain(1, n.AGENDA)),))
PATRON = vampire("test-patron", "Patron", n.MINISTRY, bp=4, attributes=(1, 1, 1), disciplines=(n.PRESENCE,),
                 abilities=(activated(blood(1), choose(actions_in_your_hand, PlayIt(THAT, THIS, FREE))),))
STEWARD = vampire("test-steward", "Steward", n.MINISTRY, bp=4, attributes=(1, 1, 1), disciplines=(n.PRESENCE,),
                  abilities=(activated(blood(1), choose(actions_in_your_hand, PlayIt(THAT, THIS, NO_ACTION_COST))),))
LEVY = unhosted("test-levy", "Levy", decks=n.VAMPIRES, clan=n.MINISTRY, price=prestige(2),
                text=target(any_character & Has(n.GUARD), put(n.FEAR, THAT)))
KIOSK = unhosted("test-kiosk", "Kiosk", n.ONGOING, decks=n.VAMPIRES, price=prestige(2),
                 abilities=(activated(exhaust_this_card, gain(1, n.AGENDA)),))
DARE = action("test-dare", "Dare", decks=n.VAMPIRES, bp=5, clan=n.MINISTRY, price=prestige(1),
              text=having(n.PRESENCE, gain(1, n.AGENDA)))
TOLL = action("test-toll", "Toll", decks=n.VAMPIRES, clan=n.MINISTRY, price=prestige(1), text=gain(1, n.AGENDA))
HEX = action("test-hex", "Hex", decks=n.VAMPIRES, text=target(any_character, put(n.FEAR, THAT)))
GALA = action("test-gala", "Gala", decks=n.VAMPIRES, price=prestige(2),
              text=lines(gain(1, n.AGENDA), choose(your_hand, discard(THAT))))
JOB = action("test-job", "Job", decks=n.VAMPIRES, text=gain(1, n.PRESTIGE))
SECRET = conspiracy("test-secret", "Secret", needs=1, text=having(n.DOMINATE, gain(1, n.AGENDA)))
WAR_CRY = unhosted("test-war-cry", "War Cry", decks=n.VAMPIRES,
                   text=choose(your_characters_in_the_streets, MakeAttack(THAT)))
VIGIL = action("test-vigil", "Vigil", n.ONGOING, decks=n.VAMPIRES, bp=5,
               abilities=(activated(exhaust_this_card, gain(1, n.AGENDA)),))
WAGER = action("test-wager", "Wager", decks=n.VAMPIRES, text=pay(prestige(1), gain(1, n.AGENDA)))
# fmt: on
BOOK = book_with(
    VIGIL,
    WAGER,
    ASSASSIN,
    SAPPER,
    MESMERIST,
    PLOTTER,
    PATRON,
    STEWARD,
    LEVY,
    KIOSK,
    DARE,
    TOLL,
    HEX,
    GALA,
    JOB,
    SECRET,
    WAR_CRY,
)


# ---- Unhosted Action cards


def test_an_unhosted_action_card_is_revealed_paid_for_and_only_then_resolved() -> None:
    """RV-ACT-18."""
    two = Side(haven=["Assassin", "Gisele"])
    with scene(Side(haven=["Keondra"], hand=["Levy"]), two, book=BOOK) as play:
        play.one("play Levy")
        assert (play.where("Levy"), play.g.prestige[0], play.is_asked(1, "respond")) == ("placed", 3, True)
        assert play.g.fear[play.card("Gisele")] == 0
        play.two("pass")
        assert (play.g.fear[play.card("Gisele")], play.where("Levy"), play.actions) == (1, "discard", 1)


def test_a_bold_cost_at_the_top_is_paid_once() -> None:
    """RV-ACT-19: not again when the card is used."""
    with scene(Side(haven=["Keondra"], hand=["Kiosk"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Kiosk")
        assert (play.where("Kiosk"), play.g.prestige) == ("table", [3, 5])
        play.one("activate Kiosk", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        play.one("activate Kiosk")
        assert (play.g.prestige, play.g.agenda) == ([3, 5], [2, 0])


def test_a_bold_cost_must_be_paid() -> None:
    """RV-ACT-19, RV-ABIL-10: and not with the last Prestige."""
    with scene(Side(haven=["Keondra"], hand=["Kiosk"], prestige=2), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Kiosk") == "You cannot pay what Kiosk costs to play (RV-ACT-19)"


def test_an_unhosted_action_card_needs_its_clan_when_it_resolves() -> None:
    """RV-ACT-20: refused without it; if it is lost meanwhile, the card is discarded and what was paid stays paid."""
    one = Side(haven=["Hope", "Keondra"], hand=["Levy"])
    two = Side(haven=["Assassin", "Gisele"])
    with scene(Side(haven=["Hope"], hand=["Levy"]), two, book=BOOK) as play:
        assert play.refusal("play Levy") == "Levy needs a character of its clan in your coterie (RV-ACT-28)"
    with scene(one, two, book=BOOK) as play:
        play.one("play Levy")
        play.two("activate Assassin", "Keondra")
        assert (play.where("Keondra"), play.where("Levy"), play.actions) == ("torpor", "discard", 1)
        assert (play.g.prestige[0], play.g.fear[play.card("Gisele")]) == (2, 0)  # 2 paid, 1 on Keondra


def test_an_unhosted_action_card_needs_a_legal_target_when_it_resolves() -> None:
    """RV-ACT-21, RV-ACT-18."""
    one = Side(haven=["Keondra"], hand=["Levy"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Levy") == "Levy has no legal target (RV-TERM-28)"
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Assassin", "Gisele"]), book=BOOK) as play:
        play.one("play Levy")
        play.three("activate Assassin", "Gisele")
        assert (play.where("Levy"), play.g.prestige[0], play.actions) == ("discard", 3, 1)
        assert play.g.fear[play.card("Gisele")] == 0


# ---- Action cards


def test_a_ready_character_at_any_location_may_play_an_action_card() -> None:
    """RV-ACT-22."""
    one = Side(streets=["Keondra"], haven=["Gisele", "Iara"], hand=["Job", "Job", "Job"], exhausted=["Iara"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Job")
        assert play.offered == ["exhaust Gisele", "exhaust Keondra"]
        play.one("exhaust Keondra", "play Job")
        assert (play.g.prestige, play.is_ready("Keondra"), play.is_ready("Gisele")) == ([7, 5], False, False)
    one = Side(haven=["Iara"], hand=["Job"], exhausted=["Iara"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Job") == "Nobody is ready to play Job (RV-ACT-22)"


def test_an_action_card_is_exhausted_for_revealed_paid_for_and_only_then_resolved() -> None:
    """RV-ACT-23, RV-ACT-06."""
    with scene(Side(haven=["Keondra"], hand=["Dare"]), Side(haven=["Assassin"]), book=BOOK) as play:
        play.one("play Dare")
        assert (play.is_ready("Keondra"), play.where("Dare"), play.g.prestige) == (False, "placed", [4, 5])
        assert (play.is_asked(1, "respond"), play.g.agenda) == (True, [0, 0])
        play.two("pass")
        assert (play.g.agenda, play.where("Dare")) == ([1, 0], "discard")


def test_the_acting_character_needs_the_blood_potency() -> None:
    """RV-ACT-24: whoever has too little may not act; if it is lost meanwhile, only the costs remain."""
    one = Side(haven=["Gisele", "Keondra", "Ceraph"], hand=["Dare"])
    with scene(one, Side(haven=["Sapper"]), book=BOOK) as play:
        play.one("play Dare")
        assert play.refusal("exhaust Gisele") == "Gisele has too little Blood Potency (RV-ACT-24)"
        play.one("exhaust Ceraph")
        play.two("activate Sapper", "Ceraph")
        assert (play.g.agenda, play.g.prestige, play.where("Dare")) == ([0, 0], [4, 5], "discard")
        assert (play.is_ready("Ceraph"), play.actions) == (False, 1)


def test_the_acting_character_needs_the_discipline_of_the_top_line() -> None:
    """RV-ACT-25, RV-ACT-26: nobody else's will do; if it is lost meanwhile, only the costs remain."""
    one = Side(haven=["Ceraph", "Keondra", "Matthew"], hand=["Dare"])
    with scene(one, Side(haven=["Mesmerist"]), book=BOOK) as play:
        play.one("play Dare")
        assert play.refusal("exhaust Matthew") == "Matthew has not the Discipline needed (RV-ACT-25)"
        play.one("exhaust Keondra")
        play.two("activate Mesmerist", "Keondra")
        assert (play.g.agenda, play.g.prestige, play.where("Dare")) == ([0, 0], [4, 5], "discard")
        assert (play.is_ready("Keondra"), play.is_ready("Matthew")) == (False, True)
    with scene(Side(haven=["Gisele", "Matthew"], hand=["Dare"]), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Dare") == "Nobody ready has the Discipline Dare needs (RV-ACT-25)"


def test_a_discipline_further_down_is_needed_for_its_effect_only() -> None:
    """RV-ACT-27, RV-ACT-26: Wrath deals 1 for Noriko, and 1 more by a character with Repel the Unnatural."""
    one = Side(haven=["Florencia", "Sister Claire"], hand=["Wrath"], burned=["Noriko"])
    for actor, left in (("Sister Claire", 3), ("Florencia", 2)):
        with scene(one, Side(haven=["Hope"])) as play:
            play.one("play Wrath", f"exhaust {actor}", "Hope")
            assert (play.blood("Hope"), play.blood("Florencia"), play.where("Wrath")) == (left, 3, "discard")


def test_the_clan_may_be_anybodys_of_the_coterie_but_not_of_one_in_torpor() -> None:
    """RV-ACT-29: Found a Weakness needs an Inquisitive; a Faithful plays it beside one."""
    two = Side(haven=["Hope"])
    one = Side(haven=["Ingrid", "Jamie"], exhausted=["Jamie"], hand=["Found a Weakness"], stakes={"Hope": 1})
    with scene(one, two) as play:
        play.one("play Found a Weakness", "Hope")
        assert (play.blood("Hope"), play.is_ready("Ingrid")) == (2, False)
    one = Side(haven=["Ingrid"], torpor=["Jamie"], blood={"Jamie": 1}, hand=["Found a Weakness"], stakes={"Hope": 1})
    with scene(one, two) as play:
        said = "Found a Weakness needs a character of its clan in your coterie (RV-ACT-28)"
        assert play.refusal("play Found a Weakness") == said


@differs("DIFF-32", "2020")
def test_an_action_card_needs_its_clan_when_it_resolves() -> None:
    """RV-ACT-28: Hope acts beside the only Ministry; when that falls meanwhile, only the costs remain."""
    one = Side(haven=["Hope", "Keondra"], hand=["Toll"], exhausted=["Keondra"])
    with scene(one, Side(haven=["Assassin"]), book=BOOK) as play:
        play.one("play Toll")
        play.two("activate Assassin", "Keondra")
        assert (play.where("Toll"), play.g.agenda[0], play.g.prestige[0]) == ("discard", 0, 3)  # 1 paid, 1 on Keondra
        assert (play.is_ready("Hope"), play.actions) == (False, 1)


def test_an_action_card_whose_target_has_become_illegal_does_nothing() -> None:
    """RV-ACT-30: and no other target is chosen instead."""
    with scene(Side(haven=["Keondra"], hand=["Hex"]), Side(haven=["Lucky", "Assassin"]), book=BOOK) as play:
        play.one("play Hex", "Lucky")
        play.two("activate Assassin", "Lucky")
        assert (play.where("Lucky"), play.where("Hex"), play.actions) == ("torpor", "discard", 1)
        assert [play.g.fear[play.card(name)] for name in ("Lucky", "Assassin", "Keondra")] == [0, 0, 0]


def test_action_cards_resolve_straight_away_and_are_discarded_unless_ongoing() -> None:
    """RV-ACT-35, RV-ACT-36, RV-ONGO-01."""
    with scene(Side(haven=["Keondra"], hand=["Job", "Kiosk"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Job")
        assert (play.g.prestige, play.where("Job")) == ([6, 5], "discard")
        play.one("play Kiosk")
        assert (play.where("Kiosk"), play.names(0, w.DISCARD)) == ("table", ["Job"])


# ---- face-down cards


def test_a_face_down_card_does_nothing_until_it_is_revealed() -> None:
    """RV-ACT-31: not even with Prestige enough on it."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3})
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("pass action", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert (play.where("Pay Tribute"), play.g.prestige) == ("table", [5, 5])
        play.one("reveal Pay Tribute")
        assert (play.where("Pay Tribute"), play.g.prestige) == ("discard", [7, 3])


def test_a_face_down_card_may_be_placed_whatever_it_needs_but_not_revealed() -> None:
    """RV-ACT-32, RV-ACT-33: the clan, which nobody active has until Iara is recruited."""
    hand, left = ["Pay Tribute", "Iara"], {"Keondra": 1}
    one = Side(haven=["Hope"], torpor=["Keondra"], blood=left, hand=hand, face_down={"Pay Tribute": 3}, prestige=12)
    with scene(one, Side(haven=["Lucky"], prestige=9)) as play:
        play.one("place Pay Tribute")
        assert play.names(0, w.TABLED) == ["Pay Tribute", "Pay Tribute"]
        assert play.refusal("reveal Pay Tribute") == "To resolve Pay Tribute you need its clan (RV-ACT-33)"
        play.one("recruit Iara", "reveal Pay Tribute")
        assert play.g.prestige == [10, 7]  # 1 placed, 3 for Iara, 2 stolen


def test_the_discipline_of_a_face_down_card_must_be_in_the_coterie_to_reveal_it() -> None:
    """RV-ACT-32, RV-ACT-33: anybody's, ready or not, but not of one in torpor."""
    hand, left = ["Secret", "Jorge Guerrero"], {"Sage": 1}
    one = Side(haven=["Keondra"], torpor=["Sage"], blood=left, hand=hand, prestige=9)
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("place Secret")
        assert play.refusal("reveal Secret") == "To resolve Secret you need its Discipline (RV-ACT-33)"
        play.one("recruit Jorge Guerrero", "reveal Secret")
        assert play.g.agenda == [1, 0]


def test_whoever_exhausts_counts_as_placing_the_card() -> None:
    """RV-ACT-34, RV-ACT-08: Plotter, and not Keondra."""
    one = Side(haven=["Keondra", "Plotter"], hand=["Secret", "Secret"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("place Secret", "exhaust Keondra")
        assert (play.g.agenda, play.is_ready("Keondra"), play.is_ready("Plotter")) == ([0, 0], False, True)
        play.one("place Secret")
        assert (play.g.agenda, play.is_ready("Plotter"), play.actions) == ([1, 0], False, 0)


@differs("DIFF-32", "2020")
def test_placing_a_card_is_an_action_that_waits_for_responses() -> None:
    """RV-ACT-06, RV-ACT-34: who sees it lie there may respond, without knowing what it is."""
    with scene(Side(haven=["Keondra", "Plotter"], hand=["Secret"]), Side(haven=["Assassin"]), book=BOOK) as play:
        play.one("place Secret", "exhaust Plotter")
        assert (play.is_asked(1, "respond"), play.where("Secret"), play.g.agenda) == (True, "table", [0, 0])
        assert not play.g.sees(1, play.card("Secret"))
        play.two("pass")
        assert (play.g.agenda, play.g.prestige) == ([1, 0], [4, 5])


# ---- at no cost


def test_a_card_played_at_no_cost_ignores_every_cost_but_not_its_instructions() -> None:
    """RV-ACT-37: no action, no exhausting, no Prestige; the discard is part of what it does."""
    for supply in (5, 1):  # who could pay it, and who could not
        one = Side(haven=["Patron"], hand=["Gala", "Awe"], prestige=supply)
        with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
            play.one("activate Patron", "Gala", "Awe")
            assert (play.actions, play.is_ready("Patron")) == (2, True)
            assert (play.g.prestige, play.g.agenda) == ([supply, 5], [1, 0])
            assert sorted(play.names(0, w.DISCARD)) == ["Awe", "Gala"]
    with scene(Side(haven=["Patron"], hand=["Gala", "Awe"], prestige=1), Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Gala") == "You cannot pay what Gala costs to play (RV-ACT-19)"


def test_a_card_played_at_no_action_cost_skips_that_cost_only() -> None:
    """RV-ACT-38, RV-ACT-39: no action and no exhausting, but the Prestige is paid."""
    one = Side(haven=["Steward"], hand=["Gala", "Awe"], exhausted=["Steward"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("activate Steward", "Gala", "Awe")
        assert (play.actions, play.g.prestige, play.g.agenda) == (2, [3, 5], [1, 0])
        assert play.blood("Steward") == 3
    one = Side(haven=["Steward"], hand=["Gala", "Awe"], prestige=2)
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("activate Steward").endswith("(RV-ABIL-04)")


def test_a_conspiracy_placed_at_no_cost_has_no_prestige_on_it() -> None:
    """RV-ACT-37, RV-ACT-39: by Plots Within Plots."""
    one = Side(haven=["Keondra"], ongoing=["Plots Within Plots"], hand=["Pay Tribute"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("activate Plots Within Plots", "Pay Tribute")
        assert (play.where("Pay Tribute"), play.g.stakes, play.g.prestige) == ("table", [], [5, 5])
        assert (play.actions, play.is_ready("Keondra")) == (2, True)


def test_a_recruit_by_a_card_costs_nothing() -> None:
    """RV-ACT-40, RV-EX-06: Hasty Embrace; the 2 Blood come from the general supply."""
    one = Side(streets=["Jorge Guerrero"], hand=["Hasty Embrace", "Grace"], prestige=1)
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Jorge Guerrero", "target Vagrant", "Physical", "pass", "pass", "attach Vagrant")
        play.one("play Hasty Embrace", "Grace")
        assert (play.where("Grace"), play.blood("Grace"), play.host("Vagrant")) == ("haven", 2, "Grace")
        assert (play.g.prestige, play.actions, play.unhosted_actions) == ([1, 5], 0, 1)


def test_an_attack_by_a_card_costs_nothing() -> None:
    """RV-ACT-40: no second action, no exhausting, and not the Prestige that Cristo Redentor asks of attack actions."""
    one = Side(streets=["Keondra"], hand=["War Cry"], prestige=1)
    with scene(one, Side(haven=["Hope"]), city=City(streets=["Cristo Redentor"]), book=BOOK) as play:
        play.one("play War Cry")
        assert play.asked.asks == "attack-type"
        play.one("Mental")
        assert (play.blood("Hope"), play.is_ready("Keondra"), play.actions, play.g.prestige) == (3, True, 1, [1, 5])
        assert play.refusal("attack with Keondra") == "Keondra has nobody to attack (RV-ATK-10)"


@differs("DIFF-32", "2020")
def test_an_ongoing_action_that_fails_does_not_stay() -> None:
    """RV-ACT-36: who plays Vigil has lost the Blood Potency for it before it resolves; unharmed, it would lie there."""
    one = Side(haven=["Ceraph"], hand=["Vigil"])
    with scene(one, Side(haven=["Sapper"]), book=BOOK) as play:
        play.one("play Vigil")
        play.two("activate Sapper", "Ceraph")
        assert (play.where("Vigil"), play.actions) == ("discard", 1)
    with scene(one, Side(haven=["Sapper"]), book=BOOK) as play:
        play.one("play Vigil")
        play.two("pass")
        assert play.where("Vigil") == "table"


def test_what_stands_before_the_colon_is_paid_before_anybody_responds() -> None:
    """RV-ACT-23: 1 Prestige has gone before the Assassin may do anything about Wager; its effect comes after that."""
    with scene(Side(haven=["Keondra"], hand=["Wager"]), Side(haven=["Assassin"]), book=BOOK) as play:
        play.one("play Wager")
        assert (play.is_asked(1, "respond"), play.g.prestige, play.g.agenda) == (True, [4, 5], [0, 0])
        play.two("pass")
        assert (play.g.prestige, play.g.agenda) == ([4, 5], [1, 0])
