"""Step 5: cards are turned up, looked at and read; an illegal Attack card takes it all back to Step 3."""

from __future__ import annotations

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THE_ATTACKER,
    attack_card,
    blocks,
    put,
    reaction_special,
    this_character,
    when,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import burn
from primogen.rivals.rules.atoms.tokens import put_token
from primogen.rivals.rules.switches.tables import BLUFFING
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

HEXER = fighter("Hexer", when(blocks(this_character), put(n.MINUS_BP, THE_ATTACKER)))
ROSES = attack_card("test-roses", "Roses", n.PHYSICAL, decks=n.BOTH, bp=1, damage=2, clan=n.TOREADOR)
ROSE = fighter("Rose", clan=n.TOREADOR)
HELPING_HAND = reaction_special("test-helping-hand", "Helping Hand", n.AIDS_OTHERS, decks=n.BOTH, bp=1, shield=1)


def let_bluff(play: Play) -> None:
    """From now on an Attack card that is illegal may be placed face down."""
    play.g.switches[BLUFFING] = 1
    play.ask_again()


def test_the_attack_card_is_turned_up_before_the_reactions_of_all_players() -> None:
    """RV-ATK-36, RV-ATK-41: and nobody else sees a face-down card before."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    two = Side(haven=["Iara"], hand=["Shifting Organs"])
    three = Side(haven=["Gisele"], hand=["Helping Hand"])
    with scene(one, two, three, book=book_with(HELPING_HAND)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Coiled Strike")
        play.two("place Shifting Organs")
        assert not play.g.sees(1, play.card("Coiled Strike")) and not play.g.sees(0, play.card("Shifting Organs"))
        assert not any("turned face up" in line for line in play.log())
        play.three("place Helping Hand")
        assert [line for line in play.log() if "turned face up" in line] == [
            "Coiled Strike is turned face up",
            "Shifting Organs is turned face up",
            "Helping Hand is turned face up",
        ]
        assert play.blood("Iara") == 3 - (1 + 2 - 1 - 1 - 1)  # two printed Shields, and one for Obfuscate


# ---- an illegal Attack card


def test_an_attack_card_of_another_type_is_discarded_without_effect() -> None:
    """RV-ATK-37: Awe is Mental. The attack goes on, and what it has cost stays paid."""
    two = Side(haven=["Keondra"], haven_card="Haven - The Temple of Set")
    with scene(Side(streets=["Lucky"], hand=["Awe", "Ingratiate"]), two) as play:
        play.one("attack with Lucky", "discard Ingratiate", "Physical")
        assert play.refusal("place Awe") == "Awe does not match the attack type (RV-ATK-37)"
        let_bluff(play)
        play.one("place Awe")
        assert play.names(0, w.DISCARD) == ["Ingratiate", "Awe"]
        assert play.blood("Keondra") == 6 - 1
        assert play.g.no_influence[play.card("Keondra")] == 0
        assert not play.is_ready("Lucky") and play.actions == 1


def test_an_attack_card_of_a_clan_not_in_the_coterie_is_discarded_without_effect() -> None:
    """RV-ATK-38."""
    with scene(Side(streets=["Lucky"], hand=["Roses"]), Side(haven=["Keondra"]), book=book_with(ROSES)) as play:
        play.one("attack with Lucky", "Physical")
        assert play.refusal("place Roses") == "Roses needs a character of its clan (RV-ATK-38)"
        let_bluff(play)
        play.one("place Roses")
        assert play.names(0, w.DISCARD) == ["Roses"]
        assert play.blood("Keondra") == 6 - 1


def test_an_attack_card_beyond_the_attackers_bp_is_discarded_without_effect() -> None:
    """RV-ATK-39: Judas has BP 2, Coiled Strike asks for 4; that Grace has 5 does not help."""
    with scene(Side(streets=["Judas", "Grace"], hand=["Coiled Strike"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Judas", "Physical")
        assert play.refusal("place Coiled Strike") == (
            "Coiled Strike asks for more Blood Potency than the character has (RV-ATK-39)"
        )
        let_bluff(play)
        play.one("place Coiled Strike")
        assert play.names(0, w.DISCARD) == ["Coiled Strike"]
        assert play.blood("Keondra") == 6 - 1


def test_a_card_that_is_no_attack_card_is_no_bluff() -> None:
    """RV-ATK-33: only Attack cards are placed in Step 2, legal or not."""
    with scene(Side(streets=["Lucky"], hand=["Shifting Organs", "Grace"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Lucky", "Physical")
        let_bluff(play)
        assert play.offered == ["pass"]
        play.one("pass")


def test_an_illegal_attack_card_undoes_blocks_and_reactions_and_what_they_cost() -> None:
    """RV-ATK-40: Pregador's Prestige, his way to The Streets and his Reaction; then Step 3 again, without the card."""
    one = Side(streets=["Lucky"], hand=["Awe"])
    two = Side(haven=["Keondra"], hand=["Layers of Protection"])
    three = Side(haven=["Pregador"], hand=["Layers of Protection"], leader_side="influence")
    with scene(one, two, three) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        let_bluff(play)
        play.one("place Awe")
        play.three("activate Pregador")
        assert (play.where("Pregador"), play.g.prestige[2]) == ("streets", 4)
        play.three("place Layers of Protection")
        assert (play.where("Pregador"), play.is_ready("Pregador"), play.g.prestige[2]) == ("haven", True, 5)
        assert play.names(2, w.HAND) == ["Layers of Protection"]
        assert play.names(0, w.DISCARD) == ["Awe"]
        assert play.is_asked(2, "block")
        play.three("pass")
        assert play.is_asked(1, "place-reaction")
        play.two("place Layers of Protection")
        assert (play.blood("Keondra"), play.blood("Pregador")) == (6 - (1 - 1), 2)


def test_after_an_illegal_attack_card_the_foe_may_block_again() -> None:
    """RV-ATK-40: what Gisele's Block has set off is undone with it."""
    one = Side(streets=["Lucky"], hand=["Awe"])
    for again, tokens in (("block with Gisele", 1), ("pass", 0)):
        with scene(one, Side(haven=["Keondra", "Gisele"])) as play:
            play.one("attack with Lucky", "target Keondra", "Social")
            let_bluff(play)
            play.one("place Awe")
            play.two("block with Gisele")
            assert play.is_asked(1, "block") and play.is_ready("Gisele")
            assert play.g.no_influence[play.card("Lucky")] == 0
            play.two(again)
            assert play.g.no_influence[play.card("Lucky")] == tokens
            assert play.is_ready("Gisele") == (again == "pass")


def test_an_attack_card_that_turns_illegal_on_the_way_goes_the_same_way() -> None:
    """RV-ATK-39, RV-ATK-40: Hexer's Block takes 1 BP off Benício; card lost, and the Block with its effect undone."""
    one = Side(streets=["Benício"], hand=["Coiled Strike"])
    with scene(one, Side(haven=["Keondra", "Hexer"]), book=book_with(HEXER)) as play:
        play.one("attack with Benício", "target Keondra", "Physical", "place Coiled Strike")
        play.two("block with Hexer")
        assert play.names(0, w.DISCARD) == ["Coiled Strike"]
        assert (play.value("Benício", w.BLOOD_POTENCY), play.blood("Benício")) == (4, 4)
        assert play.is_asked(1, "block") and play.is_ready("Hexer")
        play.two("pass")
        assert (play.blood("Keondra"), play.blood("Hexer")) == (6 - 1, 4)


def test_an_attack_card_whose_clan_has_left_goes_the_same_way() -> None:
    """RV-ATK-38, RV-ATK-40: the coterie's only Toreador is gone before Step 5."""
    one = Side(streets=["Lucky"], haven=["Rose"], hand=["Roses"])
    with scene(one, Side(haven=["Keondra"], hand=["Awe"]), book=book_with(ROSES, ROSE)) as play:
        play.one("attack with Lucky", "Physical", "place Roses")
        burn(play.g, play.card("Rose"))
        play.ask_again()
        play.two("pass")
        assert play.names(0, w.DISCARD) == ["Roses"]
        assert play.is_asked(1, "place-reaction")
        play.two("pass")
        assert play.blood("Keondra") == 6 - 1


def test_a_face_up_card_found_face_down_is_discarded_and_the_attack_goes_on() -> None:
    """RV-ATK-35: Block and Reaction stand, and its text, which Hope could use, is not read."""
    one = Side(streets=["Hope"], hand=["Release the Hounds"])
    with scene(one, Side(haven=["Keondra", "Gisele"], hand=["Layers of Protection"])) as play:
        play.one("attack with Hope", "target Keondra", "Physical")
        let_bluff(play)
        assert sorted(play.offered) == ["pass", "place Release the Hounds", "play Release the Hounds"]
        play.one("place Release the Hounds")
        play.two("block with Gisele", "place Layers of Protection")
        assert play.is_asked(0, "act")  # nobody is asked to pay for it
        assert (play.names(0, w.DISCARD), play.names(1, w.DISCARD)) == (
            ["Release the Hounds"],
            ["Layers of Protection"],
        )
        assert not play.is_ready("Gisele")
        assert (play.blood("Gisele"), play.blood("Keondra")) == (4, 6)


def test_a_card_that_comes_to_need_facing_up_is_discarded_too() -> None:
    """RV-ATK-35: Risky Business may lie face down only while there is a Caitiff in the coterie."""
    one = Side(streets=["Matthew"], haven=["Judas"], hand=["Risky Business"])
    with scene(one, Side(haven=["Keondra", "Gisele"], hand=["Awe"])) as play:
        play.one("attack with Matthew", "target Keondra", "Physical", "place Risky Business")
        play.two("block with Gisele")
        burn(play.g, play.card("Judas"))
        play.ask_again()
        play.two("pass")
        assert play.is_asked(0, "act")
        assert play.names(0, w.DISCARD) == ["Risky Business"]
        assert (play.blood("Gisele"), play.blood("Keondra")) == (4 - (2 - 1), 6)


# ---- Reactions, choices, effects


def test_a_reaction_that_is_not_legal_when_revealed_is_discarded_and_the_attack_goes_on() -> None:
    """RV-ATK-42: by then Iara has BP 2, and Shifting Organs asks for 3. Nobody is asked anything again."""
    one = Side(streets=["Lucky"], hand=["Coiled Strike"])
    two = Side(haven=["Iara", "Keondra"], hand=["Shifting Organs"])
    three = Side(haven=["Gisele"], hand=["Helping Hand"])
    with scene(one, two, three, book=book_with(HELPING_HAND)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "pass")
        play.two("pass", "place Shifting Organs")
        play.three("pass")
        assert play.blood("Iara") == 3
    with scene(one, two, three, book=book_with(HELPING_HAND)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "pass")
        play.two("pass", "place Shifting Organs")
        put_token(play.g, play.card("Iara"), w.MINUS_BP, 2)
        play.ask_again()
        play.three("pass")
        assert play.is_asked(0, "act")
        assert play.names(1, w.DISCARD) == ["Shifting Organs"]
        assert (play.blood("Iara"), play.where("Iara")) == (2 - 1, "haven")


def test_the_attacking_player_makes_the_choices_of_their_card_first() -> None:
    """RV-ATK-43: Confuse may be paid for, and then Know Their Habits."""
    one = Side(streets=["Jamie"], hand=["Confuse"])
    two = Side(haven=["Evangeline"], hand=["Know Their Habits"], leader_side="influence")
    with scene(one, two) as play:
        play.one("attack with Jamie", "Mental", "place Confuse")
        play.two("place Know Their Habits")
        assert play.is_asked(0, "may")
        play.one("yes: Confuse")
        assert play.is_asked(1, "may")
        play.two("no")
        assert play.g.prestige == [4, 5]
        assert play.blood("Evangeline") == 4 - (1 + 1 + 1 - 2)


def test_attacker_effects_on_the_target_apply_in_step_5() -> None:
    """RV-ATK-44: Renata's Prestige is not on Keondra in Step 4, and is there in Step 6."""
    one = Side(streets=["Renata Gomes", "Sister Claire"])
    with scene(one, Side(haven=["Keondra"], hand=["Awe"])) as play:
        play.one("attack with Renata Gomes", "Mental")
        assert play.is_asked(1, "place-reaction") and play.g.stakes == []
        play.two("pass")
        assert play.is_asked(0, "abilities") and play.g.stakes == [play.card("Keondra"), 0, 1]
        play.one("pass")
