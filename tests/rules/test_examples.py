"""Every worked example of the rulebook, with its numbers. The three long ones are in test_examples_played.py."""

from __future__ import annotations

import pytest

from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import Is
from primogen.rivals.language.traits import Wounded
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    attack_card,
    deal,
    discard_a_library_card,
    each_of,
    have,
    mend,
    monster,
    put,
    target,
    this_character,
    this_party,
    unhosted,
    vampire,
    you_may_prevent,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import MONSTER_STACK, RIO_DECK, RULEBOOK, book_with

RYAN, GISELE = Side(haven=["Ryan"]), Side(haven=["Gisele"])
WEAK = have(this_character, 1, n.SECRECY, Is(THIS, Wounded()))
HEX = action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, deal(1, THAT)))
CORRODE = action("test-corrode", "Corrode", decks=n.BOTH, text=target(any_character, put(n.MINUS_BP, THAT)))
SUNLIGHT = attack_card("test-sunlight", "Sunlight", n.RANGED, decks=n.HUNTERS, bp=1, damage=5, keywords=(n.AGGRAVATED,))


def decks(number: int) -> list[Deck]:
    factions = [
        ["Keondra", "Ceraph", "Matthew", "Gisele", "Jimmy", "Iara", "Hakim Owusu"],
        ["Lucky", "Grace", "Benício", "Hope", "Sage", "Judas", "Prudence"],
        ["Ryan", "Sara", "Francisco", "Jamie", "Juliana", "Rio", "Renata Gomes"],
    ]
    return [Deck("Birds of Different Feathers", "Haven - The Clubhouse", each, ["Shotgun"] * 40) for each in factions][
        :number
    ]


def set_up(players: int, seed: bytes) -> Play:
    return Play(new_game(RULEBOOK, decks(players), RIO_DECK, MONSTER_STACK, seed, switches=EDITIONS[NEWEST].settled()))


# ---- winning and set-up


def test_the_active_player_wins_the_tie() -> None:
    """RV-EX-01: One's 10th Agenda, by defeating Two's last character; Four, Two's Adversary, gains 3 and has 10 too."""
    one = Side(streets=["Maria Lopez"], agenda=9, agenda_card="All Figured Out", stakes={"Sage": 2})
    two, three = Side(haven=["Sage"], blood={"Sage": 1}), Side(haven=["Lucky"], agenda=9)
    four = Side(haven=["Keondra"], agenda=7, prestige=9)
    with scene(one, two, three, four, rivals=[2, 0, 3, 1]) as play:
        play.one("attack with Maria Lopez", "target Sage", "Physical")
        assert (play.g.agenda, play.winner) == ([10, 0, 9, 10], "One")


def test_a_personal_supply_is_worth_20() -> None:
    """RV-EX-02: four tokens of 3 and eight of 1."""
    assert set_up(3, b"supply").g.prestige[:3] == [4 * 3 + 8 * 1] * 3


def test_three_players_draw_from_three_rival_tokens() -> None:
    """RV-EX-03: 1, 2 and 3, each held by one player, whatever is drawn."""
    for seed in range(8):
        play = set_up(3, b"%d" % seed)
        while play.asked.asks == "leader":
            play.answers(play.asked.seat, (play.offered[0],))
        assert sorted(play.g.rival[:3]) == [0, 1, 2]


def test_token_2_names_the_seat_to_player_1s_left() -> None:
    """RV-EX-05: Three, who holds token 2, wins by knocking out Two, whose turn comes after One's."""
    one, two, three = Side(haven=["Lucky"]), Side(haven=["Sage"], blood={"Sage": 1}), Side(streets=["Matthew"])
    with scene(one, two, three, rivals=[2, 0, 1], turn=2) as play:
        play.three("attack with Matthew", "target Sage", "Physical")
        assert play.winner == "Three"
    with scene(one, two, three, rivals=[2, 0, 1]) as play:
        play.one("pass action", "pass action", "end phase")
        assert play.g.active == 1


# ---- actions


def test_hasty_embrace_says_what_it_costs() -> None:
    """RV-EX-06: no Unhosted Action and no Prestige for the recruit; 2 Blood, as the card says, and the Retainer."""
    one = Side(streets=["Grace"], hand=["Hasty Embrace", "Sage"])
    with scene(one, RYAN, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Grace", "target Vagrant", "Physical", "pass", "attach Vagrant")
        assert (play.actions, play.unhosted_actions) == (1, 0)
        play.one("play Hasty Embrace", "Sage")
        assert (play.where("Sage"), play.blood("Sage"), play.host("Vagrant")) == ("haven", 2, "Sage")
        assert (play.g.prestige[0], play.actions, play.unhosted_actions) == (5, 0, 1)


# ---- attacks


def test_intel_1_is_enough_for_secrecy_1() -> None:
    """RV-EX-07: nothing is asked for, and the attack goes on."""
    one = Side(streets=["Ryan"], hand=["Wrath"], curses={"Lucky": ["Tracking Device"]})
    two = Side(haven=["Lucky", "Gisele"], haven_card="Haven - The Temple of Set")
    for name, asks in (("Lucky", "attack-type"), ("Gisele", "intel")):
        with scene(one, two) as play:
            assert play.value(name, w.SECRECY) == 1
            play.one("attack with Ryan", f"target {name}")
            play.ends_asking(asks)


@pytest.mark.parametrize(
    ("name", "attack_type", "lost"),
    [
        ("Hope", "Social", 0),  # Social 2
        ("Grace", "Social", 0),  # Social 1
        ("Gisele", "Social", 1),  # Social 0
        ("Gisele", "Mental", 0),  # Mental 1
        ("Hope", "Mental", 1),  # Mental 0
        ("Hope", "Physical", 1),  # Physical 0
        ("Grace", "Ranged", 0),  # no attribute is added
    ],
)
def test_the_matching_attribute_adds_and_reduces(name: str, attack_type: str, lost: int) -> None:
    """RV-EX-09: Lucky's (1 of each) against the target's; so in a Mental attack Mental is added."""
    with scene(Side(streets=["Lucky"]), Side(haven=[name])) as play:
        before = play.blood(name)
        play.one("attack with Lucky", attack_type)
        assert before - play.blood(name) == lost


def test_physical_reduces_a_ranged_attack() -> None:
    """RV-EX-09: Shotgun's 2 against Physical 2, and against Social 2."""
    for name, left in (("Grace", 5), ("Hope", 2)):
        with scene(Side(streets=["Lucky"], hand=["Shotgun"]), Side(haven=[name])) as play:
            play.one("attack with Lucky", "Ranged", "place Shotgun")
            assert play.blood(name) == left


def test_shotguns_second_barrel_is_2_and_no_more() -> None:
    """RV-EX-10: Keondra's +1 damage goes to the target alone; 1 card is discarded for it."""
    one = Side(streets=["Keondra"], hand=["Shotgun", "Awe"], face_down={"Snake Oil": 2})
    with scene(one, Side(haven=["Lucky", "Hope", "Grace"])) as play:
        play.one("attack with Keondra", "target Lucky", "Ranged", "place Shotgun", "yes: Shotgun", "Hope")
        assert (play.blood("Lucky"), play.blood("Hope"), play.blood("Grace")) == (5 - (2 + 1 - 1), 4 - 2, 5)
        assert play.where("Awe") == "discard"


def test_a_bonus_to_attacks_needs_an_attack() -> None:
    """RV-EX-16: Jorge Guerrero's Attacker ability, and a Relic's, while nobody attacks."""
    with scene(Side(streets=["Jorge Guerrero"], hand=["Awe"]), GISELE) as play:
        assert play.refusal("activate Jorge Guerrero") == "Jorge Guerrero is not the attacker (RV-ABIL-26)"
        play.one("attack with Jorge Guerrero", "Physical", "pass", "activate Jorge Guerrero")
        assert play.blood("Gisele") == 4 - (2 + 1 - 1)
    with scene(Side(streets=["Evangeline"], ongoing=["Thorn from the Crown"]), GISELE) as play:
        assert play.refusal("activate Thorn from the Crown") == (
            "Thorn from the Crown's cost cannot be paid, or it would change nothing (RV-ABIL-04)"
        )


def test_a_standing_bonus_needs_no_activation() -> None:
    """RV-EX-18: "your characters have +1 Intel": all of them, all the time, and nobody else."""
    radar = unhosted("test-radar", "Radar", n.ONGOING, decks=n.VAMPIRES, abilities=(have(your_coterie, 1, n.INTEL),))
    one = Side(haven=["Lucky"], streets=["Sage"], ongoing=["Radar"])
    two = Side(haven=["Gisele"])
    for turn in (0, 1):
        with scene(one, two, turn=turn, book=book_with(radar)) as play:
            assert [play.value(name, w.INTEL) for name in ("Lucky", "Sage", "Gisele")] == [1, 1, 0]


def test_one_discard_pays_one_cost() -> None:
    """RV-ABIL-23: two abilities, "discard 1 card" each, and one card in hand: 1 damage is prevented, not 2."""
    twin = vampire(
        "test-twin",
        "Twin",
        n.CAITIFF,
        bp=4,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(you_may_prevent(discard_a_library_card, 1, this_party),),
    )
    two = Side(haven=["Benício", "Twin"], hand=["Awe"], exhausted=["Benício"])
    with scene(Side(streets=["Grace"]), two, book=book_with(twin)) as play:
        play.one("attack with Grace", "target Twin", "Physical")
        play.two("pass", "yes: Twin")
        assert (play.blood("Twin"), play.names(1, w.HAND)) == (3, [])


def test_pregador_blocks_in_step_3() -> None:
    """RV-BLOCK-09, RV-RELENT-09: not in answer to the announcement, when the attack may still come to nothing."""
    one = Side(streets=["Matthew"], hand=["Awe"])
    two = Side(haven=["Lucky"], haven_card="Haven - The Temple of Set")
    with scene(one, two, Side(haven=["Sara", "Pregador"])) as play:
        play.one("attack with Matthew", "target Lucky")
        assert (play.asked.seat, play.asked.asks) == (0, "intel")
        play.one("discard Awe", "Physical")
        assert (play.asked.seat, play.asked.asks, play.offered) == (2, "block", ["activate Pregador", "pass"])
        play.three("activate Pregador")
        assert (play.where("Pregador"), play.blood("Lucky")) == ("burned", 5)


# ---- damage, Blood and tokens


def test_aggravated_damage_of_earlier_does_not_count() -> None:
    """RV-EX-19: 5 Aggravated from an attack, then 1 normal from something else: Keondra goes to torpor."""
    one = Side(streets=["Ryan"], haven=["Sara"], hand=["Sunlight", "Hex"])
    with scene(one, Side(haven=["Keondra", "Gisele"]), book=book_with(SUNLIGHT, HEX)) as play:
        play.one("attack with Ryan", "target Keondra", "Ranged", "place Sunlight")
        play.two("pass")
        play.one("no")  # Ryan's own text
        assert (play.where("Keondra"), play.blood("Keondra")) == ("haven", 1)
        play.one("play Hex", "Keondra")
        assert play.where("Keondra") == "torpor"


def test_a_relic_mends_a_hunter_in_recovery() -> None:
    """RV-EX-21: "characters you control" has those in recovery; only the True Faith ones mend."""
    one = Side(
        haven=["Ingrid", "Deacon Jones"],
        torpor=["Evangeline"],
        blood={"Evangeline": 1, "Ingrid": 1, "Deacon Jones": 1},
        ongoing=["Blood of Saint Dominic"],
        leader="Evangeline",
    )
    with scene(one, GISELE) as play:
        play.one("activate Blood of Saint Dominic")
        assert [play.blood(name) for name in ("Evangeline", "Deacon Jones", "Ingrid")] == [2, 2, 1]


def test_prey_lends_the_higher_attributes() -> None:
    """RV-EX-27: 1 and 1 with a Prey of 1 and 2 makes 1 and 2."""
    victim = vampire("test-victim", "Victim", n.BRUJAH, bp=3, attributes=(1, 2, 0), disciplines=())
    one = Side(haven=["Lucky"], attached={"Lucky": ["Victim"]})
    with scene(one, RYAN, book=book_with(victim)) as play:
        assert [play.value("Lucky", stat) for stat in (w.PHYSICAL, w.SOCIAL, w.MENTAL)] == [1, 2, 1]


def test_a_bp_token_takes_blood_at_the_maximum() -> None:
    """RV-EX-28: Keondra, BP 6 with 6 Blood, is at BP 5 with 5 Blood; one below the new maximum loses none."""
    for blood, left in ((6, 5), (5, 5), (3, 3)):
        two = Side(haven=["Keondra"], blood={"Keondra": blood})
        with scene(Side(haven=["Ryan"], hand=["Corrode"]), two, book=book_with(CORRODE)) as play:
            play.one("play Corrode", "Keondra")
            assert (play.value("Keondra", w.BLOOD_POTENCY), play.blood("Keondra")) == (5, left)


def test_a_hideout_and_the_leader_make_secrecy_2() -> None:
    """RV-EX-29: two discards; with one alone the attack never was."""
    two = Side(haven=["Ryan", "Sara"], haven_card="Hideout - Fellowship Hall")
    with scene(Side(streets=["Matthew"], hand=["Awe", "Ingratiate"]), two) as play:
        assert play.value("Sara", w.SECRECY) == 2
        play.one("attack with Matthew", "target Sara", "discard Awe")
        assert play.asked.asks == "intel"
        play.one("discard Ingratiate", "Physical")
        play.two("pass")
        assert play.blood("Sara") == 1
    with scene(Side(streets=["Matthew"], hand=["Awe"]), two) as play:
        play.one("attack with Matthew", "target Sara", "discard Awe")
        assert (play.asked.asks, play.blood("Sara"), play.actions) == ("act", 3, 2)


def test_a_monster_of_bp_9_is_wounded_at_4() -> None:
    """RV-EX-30."""
    fiend = monster("test-fiend", "Fiend", bp=9, attributes=(1, 1, 1), agenda=1, abilities=(WEAK,))
    for blood, wounded in ((5, 0), (4, 1), (1, 1)):
        city = City(monsters=["Fiend"], blood={"Fiend": blood})
        with scene(RYAN, GISELE, city=city, book=book_with(fiend)) as play:
            assert play.value("Fiend", w.SECRECY) == wounded


def test_a_vampire_of_bp_5_is_wounded_at_2() -> None:
    """RV-EX-31."""
    frail = vampire("test-frail", "Frail", n.BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(), abilities=(WEAK,))
    for blood, wounded in ((5, 0), (3, 0), (2, 1), (1, 1)):
        with scene(Side(haven=["Frail"], blood={"Frail": blood}), RYAN, book=book_with(frail)) as play:
            assert play.value("Frail", w.SECRECY) == wounded


def test_each_character_has_monsters_among_them() -> None:
    """RV-EX-39: a vampire player's "each character mends 1" mends a face-up Monster."""
    feast = action("test-feast", "Feast", decks=n.VAMPIRES, text=each_of(any_character, mend(1, THAT)))
    one = Side(haven=["Lucky"], hand=["Feast"], blood={"Lucky": 2})
    two = Side(haven=["Ryan"], blood={"Ryan": 2})
    city = City(monsters=["Ghost"], face_down=["Warlock"], blood={"Ghost": 2, "Warlock": 2})
    with scene(one, two, city=city, book=book_with(feast)) as play:
        play.one("play Feast")
        assert [play.blood(name) for name in ("Lucky", "Ryan", "Ghost", "Warlock")] == [3, 3, 3, 2]


# ---- a deal


def test_a_deal_binds_both() -> None:
    """RV-EX-26: 3 Influence for YES, against no attack this turn."""
    one = Side(streets=["Lucky"], haven=["Keondra"], hand=["Believer"], leader="Keondra")
    with scene(one, GISELE, Side(haven=["Ryan", "Sara"])) as play:
        play.interjects(0, "propose a deal")
        play.one("Two", "Two says YES with 3 Influence", "One does not attack the other", "done")
        play.two("accept")
        play.one("play Believer", "exhaust Keondra", "pass", "fist 0")
        play.two("exert Gisele", "pass")
        assert play.offered == ["fist 2", "fist 3", "fist 4"]
        play.two("fist 2")
        assert (play.asked.seat, play.log()[-1]) == (2, "Two says YES with 1 Influence in sight"), "NO was not open"
        play.three("pass", "fist 0", "NO")
        play.one("attack with Lucky")
        assert play.refusal("target Gisele") == "You have promised not to attack Gisele's player (RV-DEAL-03)"
        play.ends_asking("attack-target")
