"""The nine vampires of the Caitiff."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    DEFENDING_PLAYER,
    attack_card,
    attack_or_reaction,
    have,
    lose,
    this_character,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, begin, scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import CAITIFF, MINISTRY, opening
from support import book_with

GUARDED = fighter("Guarded", have(this_character, 2, n.SHIELD), attributes=(0, 0, 0))
SHELTERED = fighter("Sheltered", have(this_character, 2, n.SHIELD), have(this_character, 2, n.SECRECY))
# fmt: off
RIPOSTE = attack_or_reaction("test-riposte", "Riposte", n.PHYSICAL, decks=n.BOTH, bp=0, damage=4)
EXTORTION = attack_card("test-extortion", "Extortion", n.SOCIAL, decks=n.VAMPIRES, bp=0, damage=0,
                        text=lose(2, n.PRESTIGE, DEFENDING_PLAYER))
# fmt: on
BOOK = book_with(GUARDED, SHELTERED, RIPOSTE, EXTORTION)
KEONDRA = Side(haven=["Keondra"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))


def shields(play: Play, *names: str) -> list[int]:
    return [play.value(name, w.SHIELD) for name in names]


# ---- Lucky


def test_lucky_draws_for_a_new_discipline_and_strips_foes_of_a_shield() -> None:
    """hah-lucky: 1 card however many Disciplines are new; -1 Shield on all foes' characters, on nobody else's."""
    one = Side(haven=["Lucky", "Sheltered"], hand=["Judas"], library=["Awe", "Ingratiate"])
    with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
        assert shields(play, "Guarded", "Sheltered") == [2, 2]
        play.one("recruit Judas")
        assert shields(play, "Guarded", "Sheltered") == [1, 2]
        assert (play.names(0, w.HAND), play.blood("Judas")) == (["Awe"], 2)
        end_turn(play, 0)
        assert shields(play, "Guarded", "Sheltered") == [2, 2]


def test_the_drawn_card_is_of_either_deck_and_every_foe_is_hit() -> None:
    """hah-lucky: the usual choice of deck; both foes' characters; a second new recruit takes another Shield."""
    one = Side(haven=["Lucky"], hand=["Judas", "Thaddeus"], library=["Awe"], faction=["Sage"], prestige=9)
    sides = (one, Side(haven=["Guarded"]), Side(haven=["Sheltered"]))
    with scene(*sides, book=BOOK) as play:
        play.one("recruit Judas")
        assert play.offered == ["library", "faction"]
        play.one("faction")
        assert (play.names(0, w.HAND), shields(play, "Guarded", "Sheltered")) == (["Thaddeus", "Sage"], [1, 1])
        play.one("recruit Thaddeus", "resolve Lucky")
        assert shields(play, "Guarded", "Sheltered") == [0, 0]


def test_the_missing_shield_is_felt_in_an_attack() -> None:
    """hah-lucky: Physical 2 against 2 Shields, one of them gone after Judas, none after Hakim."""
    for recruit, blood in (("Judas", 3), ("Hakim Owusu", 4)):
        one = Side(streets=["Jorge Guerrero"], haven=["Lucky"], hand=[recruit])
        with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
            play.one(f"recruit {recruit}", "attack with Jorge Guerrero", "Physical")
            assert play.blood("Guarded") == blood


def test_lucky_cares_only_for_disciplines_new_to_the_active_coterie() -> None:
    """hah-lucky: Hakim has only Presence, as Lucky has; Jimmy's Obfuscate is new though Iara in torpor has it."""
    one = Side(haven=["Lucky"], hand=["Hakim Owusu"], library=["Awe"])
    with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
        play.one("recruit Hakim Owusu")
        assert (play.names(0, w.HAND), shields(play, "Guarded")) == ([], [2])
    one = Side(haven=["Lucky"], torpor=["Iara"], blood={"Iara": 1}, hand=["Jimmy"], library=["Awe"])
    with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
        play.one("recruit Jimmy")
        assert (play.names(0, w.HAND), shields(play, "Guarded")) == (["Awe"], [1])


def test_a_foes_recruit_means_nothing_to_lucky() -> None:
    """hah-lucky: "you"."""
    one, two = Side(haven=["Lucky", "Guarded"], library=["Awe"]), Side(haven=["Keondra"], hand=["Judas"])
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("recruit Judas")
        assert (play.names(0, w.HAND), shields(play, "Guarded")) == ([], [2])


def test_lucky_hears_of_any_way_of_recruiting() -> None:
    """hah-lucky: by Hasty Embrace, and of himself, who is there when he comes."""
    city = City(streets=["Vagrant"])
    one = Side(streets=["Lucky", "Jorge Guerrero"], hand=["Hasty Embrace", "Judas"], library=["Awe"])
    with scene(one, Side(haven=["Guarded"]), city=city, book=BOOK) as play:
        play.one("attack with Jorge Guerrero", "target Vagrant", "Physical", "pass", "pass", "attach Vagrant")
        play.one("play Hasty Embrace", "Judas")
        assert (play.names(0, w.HAND), shields(play, "Guarded")) == (["Awe"], [1])
    one = Side(haven=["Jorge Guerrero"], hand=["Lucky"], library=["Awe"], prestige=9)
    with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
        play.one("recruit Lucky")
        assert (play.names(0, w.HAND), shields(play, "Guarded")) == (["Awe"], [1])


# ---- Grace


def test_grace_burns_two_cards_of_her_choice_for_intel() -> None:
    """hah-grace: of any kind; +2 Intel for herself until the turn ends, once a turn."""
    one = Side(haven=["Grace", "Lucky"], discard=["Awe", "Sage", "Ingratiate", "Judas", "Subterfuge"])
    with scene(one, KEONDRA) as play:
        play.one("activate Grace", "burn Sage", "burn Ingratiate")
        assert (play.names(0, w.BURNED_PILE), len(play.names(0, w.DISCARD))) == (["Sage", "Ingratiate"], 3)
        assert (play.value("Grace", w.INTEL), play.value("Lucky", w.INTEL)) == (2, 0)
        assert play.refusal("activate Grace").endswith("(RV-ABIL-17)")
        end_turn(play, 0)
        assert play.value("Grace", w.INTEL) == 0


def test_graces_intel_meets_secrecy() -> None:
    """hah-grace: one card in the pile is too few, and then Secrecy 2 stays unmatched."""
    two = Side(haven=["Sheltered"])
    with scene(Side(streets=["Grace"], discard=["Awe", "Awe"]), two, book=BOOK) as play:
        play.one("activate Grace", "burn Awe", "attack with Grace", "Mental")
        assert (play.actions, play.is_ready("Grace")) == (1, False)
    with scene(Side(streets=["Grace"], discard=["Awe"]), two, book=BOOK) as play:
        assert "activate Grace" not in play.offered
        play.one("attack with Grace")
        assert (play.actions, play.is_ready("Grace")) == (2, True)


def test_grace_throws_two_cards_away_for_a_shield() -> None:
    """hah-grace: the top two of the Library; Physical 2 against 2 Shields hurts then, in this attack only."""
    one = Side(streets=["Grace"], library=["Awe", "Ingratiate", "Subterfuge"])
    for answers, blood, discarded in ((["activate Grace", "pass"], 3, ["Awe", "Ingratiate"]), (["pass"], 4, [])):
        with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
            play.one("attack with Grace", "Physical", *answers)
            assert (play.blood("Guarded"), play.names(0, w.DISCARD)) == (blood, discarded)
            assert shields(play, "Guarded") == [2]


def test_grace_needs_two_cards_in_the_library_and_an_attack_of_her_own() -> None:
    """hah-grace: with one card left she cannot; nor for Lucky's attack, from the same party."""
    with scene(Side(streets=["Grace"], library=["Awe"]), Side(haven=["Guarded"]), book=BOOK) as play:
        play.one("attack with Grace", "Physical")
        assert (play.blood("Guarded"), play.names(0, w.LIBRARY)) == (4, ["Awe"])
    one = Side(streets=["Grace", "Lucky"], library=["Awe", "Awe"])
    with scene(one, Side(haven=["Guarded"]), book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        assert (play.is_asked(0, "act"), play.names(0, w.DISCARD)) == (True, [])


# ---- Benício


def test_benicio_prevents_1_for_a_library_card() -> None:
    """hah-benicio: for another of his party, even when exhausted, in a foe's turn; or he does not."""
    two = Side(haven=["Lucky", "Benício"], hand=["Awe", "Ingratiate", "Sage"], exhausted=["Benício"])
    for answers, blood, discarded in ((["yes: Benício", "discard Awe"], 4, ["Awe"]), (["no"], 3, [])):
        with scene(Side(streets=["Matthew"], hand=["Coiled Strike"]), two) as play:
            play.one("attack with Matthew", "target Lucky", "Physical", "place Coiled Strike")
            play.two("pass", *answers)
            assert (play.blood("Lucky"), play.names(1, w.DISCARD)) == (blood - 1, discarded)


def test_benicio_saves_himself_but_once_a_turn() -> None:
    """hah-benicio: the second attack of the turn hurts in full."""
    two = Side(haven=["Benício"], hand=["Awe", "Awe"])
    with scene(Side(streets=[["Jorge Guerrero"], ["Matthew"]]), two) as play:
        play.one("attack with Jorge Guerrero", "Physical")
        play.two("pass", "yes: Benício", "discard Awe")
        assert play.blood("Benício") == 4
        play.one("attack with Matthew", "Physical")
        play.two("pass")
        assert (play.blood("Benício"), play.names(1, w.HAND)) == (3, ["Awe"])


def test_benicio_needs_a_library_card_and_somebody_of_his_party() -> None:
    """hah-benicio: a character in hand is none; Lucky in The Streets is not with him."""
    for two in (
        Side(haven=["Lucky", "Benício"], hand=["Sage"], exhausted=["Benício"]),
        Side(streets=["Lucky"], haven=["Benício"], hand=["Awe"]),
    ):
        with scene(Side(streets=["Matthew"]), two) as play:
            play.one("attack with Matthew", "target Lucky", "Physical")
            play.two("pass")
            assert (play.is_asked(0, "act"), play.blood("Lucky")) == (True, 4)


def test_benicio_prevents_damage_outside_attacks() -> None:
    """hah-benicio: a Marksman's, in his own turn."""
    one = Side(haven=["Lucky", "Benício"], hand=["Awe"])
    with scene(one, KEONDRA, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("move out", "move Lucky", "move Benício", "Lucky", "yes: Benício")
        assert (play.blood("Lucky"), play.names(0, w.DISCARD)) == (5, ["Awe"])


# ---- Hope


def robbed(hand: list[str], *answers: str) -> Play:
    """Extortion, played against Hope's player, takes 2 Prestige."""
    play = begin(Side(streets=["Lucky"], hand=["Extortion"]), Side(haven=["Hope"], hand=hand), book=BOOK)
    play.one("attack with Lucky", "Social", "place Extortion")
    play.two("pass", *answers)
    assert play.is_asked(0, "act")
    return play


@pytest.mark.parametrize(
    ("answers", "prestige", "left"),
    [
        (("no",), 3, 3),
        (("yes: Hope", "Awe", "done"), 4, 2),
        (("yes: Hope", "Awe", "Sage"), 5, 1),
    ],
)
def test_hope_discards_to_lose_less(answers: tuple[str, ...], prestige: int, left: int) -> None:
    """hah-hope: as many cards of any kind as the player likes, no more than would be lost."""
    play = robbed(["Awe", "Sage", "Ingratiate"], *answers)
    assert (play.g.prestige, len(play.names(1, w.HAND))) == ([5, prestige], left)


def test_hope_helps_against_theft_from_others_of_the_coterie() -> None:
    """hah-hope: Triple Threat steals 1 when Sage reacts; the thief gets nothing."""
    one = Side(streets=["Lucky"], hand=["Triple Threat"])
    two = Side(haven=["Hope"], streets=["Sage"], hand=["Shifting Organs", "Awe"], leader="Hope")
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Sage", "Physical", "place Triple Threat")
        play.two("place Shifting Organs", "yes: Hope", "Awe")
        assert (play.g.prestige, play.names(1, w.HAND)) == ([5, 5], [])


def test_hope_keeps_the_prestige_that_torpor_asks_for() -> None:
    """hah-hope: the last one, even; Sage goes down without Blood. Declined, it knocks the player out."""
    one = Side(streets=["Lucky"])
    two = Side(haven=["Hope", "Sage"], blood={"Sage": 1}, hand=["Awe"], prestige=1, exhausted=["Hope"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Sage", "Physical")
        play.two("pass", "yes: Hope", "Awe")
        assert (play.where("Sage"), play.blood("Sage"), play.g.prestige[1], play.winner) == ("torpor", 0, 1, "")
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Sage", "Physical")
        play.two("pass", "no")
        assert (play.where("Sage"), play.g.prestige[1], play.winner) == ("torpor", 0, "One")


def test_hope_can_do_it_again_in_the_same_turn() -> None:
    """hah-hope: it is no activated ability."""
    one = Side(streets=[["Lucky"], ["Grace"]], hand=["Extortion", "Extortion"])
    with scene(one, Side(haven=["Hope"], hand=["Awe", "Awe"]), book=BOOK) as play:
        play.one("attack with Lucky", "Social", "place Extortion")
        play.two("pass", "yes: Hope", "Awe", "done")
        assert play.g.prestige[1] == 4
        play.one("attack with Grace", "Social", "place Extortion")
        play.two("pass", "yes: Hope", "Awe", "done")
        assert play.g.prestige[1] == 3


def test_hope_is_of_no_use_without_cards_outside_attacks_or_to_others() -> None:
    """hah-hope: no hand; a Conspiracy's theft; a foe's loss, and the attacking player's own price."""
    with scene(Side(streets=["Lucky"], hand=["Extortion"]), Side(haven=["Hope"]), book=BOOK) as play:
        play.one("attack with Lucky", "Social", "place Extortion")
        assert play.g.prestige == [5, 3]
    with scene(Side(haven=["Keondra"], face_down={"Pay Tribute": 3}), Side(haven=["Hope"], hand=["Awe"])) as play:
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [7, 3]
    one = Side(streets=["Hope"], hand=["Extortion", "Awe"])
    with scene(one, KEONDRA, city=City(streets=["Cristo Redentor"]), book=BOOK) as play:
        play.one("attack with Hope", "Social", "place Extortion")
        assert (play.g.prestige, play.names(0, w.HAND)) == ([4, 3], ["Awe"])


# ---- Jorge Guerrero


def test_jorge_discards_a_library_card_for_damage() -> None:
    """hah-jorge-guerrero: +1, or not; no character card will do."""
    one = Side(streets=["Jorge Guerrero"], hand=["Comeuppance", "Sage"])
    answers = ["activate Jorge Guerrero"]
    for said, blood, left in ((answers, 3, ["Sage"]), (["pass"], 4, ["Comeuppance", "Sage"])):
        with scene(one, KEONDRA) as play:
            play.one("attack with Jorge Guerrero", "Physical", "pass", *said)
            assert (play.blood("Keondra"), play.names(0, w.HAND)) == (blood, left)
    with scene(Side(streets=["Jorge Guerrero"], hand=["Sage"]), KEONDRA) as play:
        play.one("attack with Jorge Guerrero", "Physical", "pass")
        assert (play.is_asked(0, "act"), play.blood("Keondra")) == (True, 4)


def test_jorge_helps_only_his_own_attacks() -> None:
    """hah-jorge-guerrero: neither beside the attacker, nor when he is attacked."""
    with scene(Side(streets=["Jorge Guerrero", "Lucky"], hand=["Comeuppance"]), KEONDRA) as play:
        play.one("attack with Lucky", "Physical", "pass")
        assert (play.is_asked(0, "act"), play.blood("Keondra")) == (True, 5)
    with scene(KEONDRA, Side(streets=["Jorge Guerrero"], hand=["Awe"]), turn=0) as play:
        play.one("move out", "attack with Keondra", "Social")
        play.two("pass")
        assert (play.blood("Jorge Guerrero"), play.blood("Keondra")) == (1, 6)


# ---- Prudence


@pytest.mark.parametrize(
    ("streets", "attacker", "hurt"),
    [
        ([["Lucky", "Prudence"]], "Lucky", 4 - 2 - 1),
        ([["Lucky"], ["Prudence"]], "Lucky", 4 - 1),
        ([["Lucky", "Prudence"]], "Prudence", 4 - 2),
    ],
)
def test_prudence_shields_attackers_of_her_party(streets: list[list[str]], attacker: str, hurt: int) -> None:
    """hah-prudence: struck back at, they have 2 Shields, herself included; not in another party."""
    two = Side(haven=["Guarded"], hand=["Riposte"])
    with scene(Side(streets=streets), two, book=BOOK) as play:
        before = play.blood(attacker)
        play.one(f"attack with {attacker}", "Physical")
        play.two("place Riposte")
        assert play.is_asked(0, "act")
        assert (before - play.blood(attacker) if play.where(attacker) == "streets" else before) == hurt


def test_prudence_shields_nobody_who_is_not_attacking() -> None:
    """hah-prudence: the other of the party, nor anybody before and after; nor her party when it is attacked."""
    one, two = Side(streets=["Lucky", "Prudence"]), Side(haven=["Guarded"], hand=["Riposte"])
    with scene(one, two, book=BOOK) as play:
        assert shields(play, "Lucky", "Prudence") == [0, 0]
        play.one("attack with Lucky", "Physical")
        assert shields(play, "Lucky", "Prudence") == [2, 0]
        play.two("pass")
        assert shields(play, "Lucky", "Prudence") == [0, 0]
    with scene(Side(streets=["Grace"]), Side(haven=["Sage", "Prudence"], exhausted=["Prudence"])) as play:
        play.one("attack with Grace", "target Sage", "Physical")
        assert play.blood("Sage") == 1


# ---- Sage


def test_sage_shuffles_a_random_library_card_back() -> None:
    """hah-sage: one, by chance, when he exhausts; no character; or none at all."""
    one = Side(streets=["Sage"], discard=["Awe", "Judas", "Ingratiate", "Subterfuge"])
    back: set[str] = set()
    for seed in range(12):
        with scene(one, KEONDRA, seed=seed) as play:
            play.one("attack with Sage", "yes: Sage", "Social")
            assert (len(play.names(0, w.LIBRARY)), len(play.names(0, w.DISCARD))) == (1, 3)
            back |= set(play.names(0, w.LIBRARY))
    assert back == {"Awe", "Ingratiate", "Subterfuge"}
    with scene(one, KEONDRA) as play:
        play.one("attack with Sage", "no", "Social")
        assert (play.names(0, w.LIBRARY), len(play.names(0, w.DISCARD))) == ([], 4)


def test_whatever_exhausts_sage_will_do() -> None:
    """hah-sage: a Block in a foe's turn; not somebody else's Block, and with no Library card there nobody asks."""
    two = Side(haven=["Lucky", "Sage", "Judas"], discard=["Awe"])
    with scene(Side(streets=["Grace"]), two) as play:
        play.one("attack with Grace", "target Lucky", "Mental")
        play.two("block with Sage", "yes: Sage")
        assert play.names(1, w.LIBRARY) == ["Awe"]
    with scene(Side(streets=["Grace"]), two) as play:
        play.one("attack with Grace", "target Lucky", "Mental")
        play.two("block with Judas")
        assert (play.is_asked(0, "act"), play.names(1, w.LIBRARY)) == (True, [])
    with scene(Side(streets=["Sage"], discard=["Judas"]), KEONDRA) as play:
        play.one("attack with Sage", "Mental")
        assert (play.is_asked(0, "act"), play.names(0, w.DISCARD)) == (True, ["Judas"])


# ---- Judas


def test_judas_burns_for_a_prestige() -> None:
    """hah-judas: instead of going into torpor, which would cost one; his foe earns Agenda all the same."""
    two = Side(haven=["Lucky", "Judas"], blood={"Judas": 1})
    for answer, where, prestige in (("yes: Judas", "burned", 6), ("no", "torpor", 4)):
        with scene(Side(streets=["Grace"]), two) as play:
            play.one("attack with Grace", "target Judas", "Physical")
            play.two("pass", answer)
            assert (play.where("Judas"), play.g.prestige[1], play.g.agenda[0]) == (where, prestige, 1)


def test_judas_minds_only_his_own_defeat() -> None:
    """hah-judas: not Sage's; in torpor he has no text."""
    two = Side(haven=["Lucky", "Judas", "Sage"], blood={"Sage": 1})
    with scene(Side(streets=["Grace"]), two) as play:
        play.one("attack with Grace", "target Sage", "Physical")
        play.two("pass")
        assert (play.is_asked(0, "act"), play.where("Judas"), play.g.prestige[1]) == (True, "haven", 4)


# ---- Thaddeus


def test_thaddeus_draws_when_he_enters_play() -> None:
    """hah-thaddeus: recruited, from either deck; or embraced in haste."""
    one = Side(haven=["Grace"], hand=["Thaddeus"], library=["Awe"], faction=["Sage"])
    with scene(one, KEONDRA) as play:
        play.one("recruit Thaddeus", "library")
        assert (play.names(0, w.HAND), play.blood("Thaddeus")) == (["Awe"], 2)
    one = Side(streets=["Grace"], hand=["Hasty Embrace", "Thaddeus"], library=["Awe"])
    with scene(one, KEONDRA, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Grace", "target Vagrant", "Physical", "pass", "attach Vagrant")
        play.one("play Hasty Embrace", "Thaddeus")
        assert play.names(0, w.HAND) == ["Awe"]


def test_nobody_else_who_enters_play_draws_for_thaddeus() -> None:
    """hah-thaddeus: nor does he, coming back from torpor."""
    one = Side(haven=["Thaddeus"], hand=["Judas"], library=["Awe"])
    with scene(one, KEONDRA) as play:
        play.one("recruit Judas")
        assert play.names(0, w.HAND) == []
    one = Side(haven=["Grace"], torpor=["Thaddeus"], blood={"Thaddeus": 2}, library=["Awe"])
    with scene(one, KEONDRA, phase="beginning", city=City(deck=["Vagrant"])) as play:
        assert (play.where("Thaddeus"), play.names(0, w.HAND)) == ("haven", [])


def test_a_leader_enters_play_too() -> None:
    """hah-thaddeus: leading from the start, he has one card more in the opening hand."""
    hands = []
    for leader, answers in (("Thaddeus", ["library"]), ("Sage", [])):
        play = opening([["Thaddeus", "Sage", *CAITIFF[:5]], MINISTRY])
        play.one(f"lead with {leader}")
        play.two("lead with Keondra")
        play.one(*answers)
        assert play.asked.asks == "act"
        hands.append(len(play.names(0, w.HAND)))
    assert hands[0] == hands[1] + 1
