"""What the rulebook says of single cards."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THE_TARGET,
    THIS,
    after_this_attack,
    at_start_of_its_turn,
    attach_this,
    attack_card,
    put,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


def test_the_clubhouse_takes_a_card_on_the_first_turn() -> None:
    """RV-CARD-01: with too few Disciplines for a draw there is a discard all the same, and no way round it."""
    one = Side(
        haven=["Lucky"],
        haven_card="Haven - The Clubhouse",
        hand=["Awe", "Ingratiate"],
        library=["Subterfuge"],
        turns_taken=0,
    )
    with scene(one, Side(haven=["Ryan"], turns_taken=0), phase="beginning") as play:
        assert play.offered == ["Awe", "Ingratiate"]
        play.one("Awe")
        assert (play.names(0, w.HAND), play.where("Awe")) == (["Ingratiate"], "discard")


def test_the_clubhouse_draws_first() -> None:
    """RV-CARD-01: one card for every 4 different Disciplines; the discard may be the card just drawn."""
    one = Side(haven=["Lucky", "Grace"], haven_card="Haven - The Clubhouse", library=["Subterfuge", "Awe"])
    with scene(one, RYAN, phase="beginning") as play:
        assert play.offered == ["Subterfuge"]
        play.one("Subterfuge")
        assert (play.names(0, w.HAND), play.where("Awe")) == ([], "library")


def test_grace_looks_about_without_attacking() -> None:
    """RV-CARD-03: at home, with nobody she could attack; +2 Intel for the turn."""
    one = Side(haven=["Grace"], discard=["Awe", "Awe"])
    with scene(one, RYAN) as play:
        play.one("activate Grace", "burn Awe")
        assert (play.value("Grace", w.INTEL), len(play.names(0, w.BURNED_PILE))) == (2, 2)
        end_turn(play, 0)
        assert play.value("Grace", w.INTEL) == 0


def test_who_attached_a_lingering_kiss_places_its_tokens() -> None:
    """RV-CARD-04: a '-1 BP' token that takes the last Blood is its owner's doing, in the victim's own turn."""
    withering = attack_card(
        "test-withering",
        "Withering",
        n.SOCIAL,
        decks=n.VAMPIRES,
        bp=1,
        damage=0,
        text=after_this_attack(attach_this(THE_TARGET)),
        abilities=(at_start_of_its_turn(put(n.MINUS_BP, THIS)),),
    )
    one = Side(haven=["Keondra"], curses={"Thaddeus": ["Withering"]})
    two = Side(haven=["Lucky", "Thaddeus"], minus_bp={"Thaddeus": 1})
    with scene(one, two, turn=1, phase="beginning", book=book_with(withering)) as play:
        assert (play.where("Thaddeus"), play.g.agenda) == ("torpor", [1, 0])


def test_a_lingering_kiss() -> None:
    """RV-CARD-04: at the start of its bearer's turn, while that is not at maximum Blood; not in the owner's turn."""
    one, two = Side(haven=["Keondra"], curses={"Lucky": ["Lingering Kiss"]}), Side(haven=["Lucky"], blood={"Lucky": 3})
    for turn, bp in ((0, 5), (1, 4)):
        with scene(one, two, turn=turn, phase="beginning") as play:
            assert (play.value("Lucky", w.BLOOD_POTENCY), play.blood("Lucky")) == (bp, 3)
    with scene(one, LUCKY, turn=1, phase="beginning") as play:
        assert play.value("Lucky", w.BLOOD_POTENCY) == 5


def test_two_lingering_kisses() -> None:
    """RV-CARD-04, RV-GOLD-04: the first leaves its bearer at maximum Blood, so the second does nothing."""
    one = Side(haven=["Keondra"], curses={"Lucky": ["Lingering Kiss", "Lingering Kiss"]})
    two = Side(haven=["Lucky"], blood={"Lucky": 4})
    with scene(one, two, turn=1, phase="beginning") as play:
        play.one("resolve Lingering Kiss")
        assert (play.value("Lucky", w.BLOOD_POTENCY), play.blood("Lucky")) == (4, 4)


def test_mans_best_friend_leaves_1_blood() -> None:
    """RV-CARD-05: exactly 1, whatever the damage; it is burned, and nobody was defeated."""
    two = Side(haven=["Sara", "Ryan"], attached={"Ryan": ["Man's Best Friend"]}, leader="Sara")
    one = Side(streets=["Matthew"], hand=["Coiled Strike", "Awe", "Release the Hounds"])
    with scene(one, two) as play:
        play.one("attack with Matthew", "target Ryan", "discard Awe", "Physical", "place Coiled Strike")
        play.two("pass")
        assert (play.where("Ryan"), play.blood("Ryan")) == ("haven", 1)
        assert (play.where("Man's Best Friend"), play.g.agenda) == ("burned", [0, 0])


def test_mans_best_friend_is_not_asked_for_less() -> None:
    """RV-CARD-05: it stays while its bearer is only hurt."""
    two = Side(haven=["Sara", "Ryan"], attached={"Ryan": ["Man's Best Friend"]}, leader="Sara")
    with scene(Side(streets=["Matthew"], hand=["Awe"]), two) as play:
        play.one("attack with Matthew", "target Ryan", "discard Awe", "Physical")
        play.two("pass")
        assert (play.blood("Ryan"), play.host("Man's Best Friend")) == (2, "Ryan")


def test_plots_within_plots_places_at_no_cost() -> None:
    """RV-CARD-06: no action, nobody exhausted, no Prestige placed; 1 may be added at once, as to any Conspiracy."""
    one = Side(haven=["Keondra"], ongoing=["Plots Within Plots"], hand=["Snake Oil"])
    with scene(one, RYAN) as play:
        play.one("activate Plots Within Plots", "Snake Oil")
        assert (play.where("Snake Oil"), prestige_on(play, "Snake Oil", 0), play.g.prestige[0]) == ("table", 0, 5)
        assert (play.actions, play.is_ready("Keondra")) == (2, True)
        play.one("add to Snake Oil")
        assert (prestige_on(play, "Snake Oil", 0), play.g.prestige[0]) == (1, 4)


def test_a_poison_pill_undoes_the_13th_agenda() -> None:
    """RV-CARD-08: gained by defeating the Rival's vampire, and lost again before anybody wins."""
    one = Side(streets=["Matthew"], agenda=12)
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Poison Pill"]}, blood={"Sage": 1})
    for choice, agenda, winner in (
        ("Target foe loses 1 Agenda", 12, ""),
        ("Deal 2 Aggravated Damage to the opposing character", 13, "One"),
    ):
        with scene(one, two) as play:
            play.one("attack with Matthew", "target Sage", "Physical")
            play.two("pass", choice)
            assert (play.g.agenda[0], play.winner) == (agenda, winner)


def test_a_shared_vagrant() -> None:
    """RV-CARD-10: exhausted for one of the Leader's party, once; not for those elsewhere."""
    two = Side(
        haven=["Lucky", "Sage"],
        streets=["Jorge Guerrero"],
        attached={"Lucky": ["Vagrant"]},
        ongoing=["Share the Wealth"],
        leader="Lucky",
    )
    for target, left in (("Sage", 2), ("Jorge Guerrero", 3)):
        with scene(Side(streets=["Matthew"]), two) as play:
            play.one("attack with Matthew", f"target {target}", "Physical")
            if target == "Sage":
                play.two("pass", "yes: Vagrant")
            assert (play.blood(target), play.is_ready("Vagrant")) == (left, target != "Sage")


def test_a_vagrant_is_not_shared_by_itself() -> None:
    """RV-CARD-10: without Share the Wealth only its bearer is protected, and an exhausted one protects nobody."""
    two = Side(haven=["Lucky", "Sage"], attached={"Lucky": ["Vagrant"]})
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Sage", "Physical")
        play.two("pass")
        assert (play.blood("Sage"), play.is_ready("Vagrant")) == (1, True)
    two = Side(
        haven=["Lucky", "Sage"], attached={"Lucky": ["Vagrant"]}, ongoing=["Share the Wealth"], exhausted=["Vagrant"]
    )
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Sage", "Physical")
        play.two("pass")
        assert play.blood("Sage") == 1


def test_a_shared_politician() -> None:
    """RV-CARD-11: +2 Influence for each of the Leader's party, and for nobody else."""
    one = Side(
        haven=["Lucky", "Sage"],
        streets=["Jorge Guerrero"],
        attached={"Lucky": ["Politician"]},
        ongoing=["Share the Wealth"],
        leader="Lucky",
    )
    with scene(one, RYAN) as play:
        names = ("Lucky", "Sage", "Jorge Guerrero", "Ryan")
        assert [play.value(name, w.INFLUENCE) for name in names] == [3, 2, 0, 0]


def test_a_tracking_device_on_a_monster() -> None:
    """RV-CARD-13: a face-up Monster is a character; Hunters have +1 Intel against it, and only against it."""
    one = Side(streets=["Maria Lopez", "Ryan"], hand=["Tracking Device"])
    city = City(monsters=["Ghost"], blood={"Ghost": 3})
    with scene(one, LUCKY, city=city) as play:
        play.one("play Tracking Device", "exhaust Ryan", "Ghost")
        assert play.host("Tracking Device") == "Ghost"
        play.one("regroup", "attack with Maria Lopez", "target Ghost", "Physical")
        assert play.g.tagger[play.card("Ghost")] == 0, "Secrecy 1 was met without a discard"


def test_a_tracking_device_reports_to_its_player() -> None:
    """RV-CARD-14: at the end of that player's turn, in that player's colour; not at the end of the bearer's."""
    one, two = Side(haven=["Ryan"], curses={"Lucky": ["Tracking Device"]}), Side(haven=["Lucky"])
    for turn, number in ((0, 1), (1, 0)):
        with scene(one, two, turn=turn, phase="end of turn") as play:
            assert (prestige_on(play, "Lucky", 0), prestige_on(play, "Lucky", 1)) == (number, 0)
            assert play.g.prestige == [5, 5]


def test_well_prepared_is_a_reaction_like_others() -> None:
    """RV-CARD-15: not against the Maricoxi's Preemptive Strike, which allows none; against another's, yes."""
    one = Side(streets=["Maria Lopez"], hand=["Well Prepared"])
    with scene(one, LUCKY, city=City(face_down=["Maricoxi"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Ranged", "pass")
        assert (play.asked.asks, play.blood("Maria Lopez"), play.where("Well Prepared")) == ("act", 3, "hand")
    with scene(one, LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Ranged", "pass", "place Well Prepared", "no")
        assert play.blood("Maria Lopez") == 4


def test_the_maricoxi_bars_reactions_only_in_its_strike() -> None:
    """RV-CARD-15: when it lashes out at the end of the turn, Well Prepared serves."""
    one = Side(haven=["Maria Lopez"], hand=["Well Prepared"], tagged=["Maricoxi"], prestige=1)
    with scene(one, LUCKY, city=City(monsters=["Maricoxi"]), phase="antagonists") as play:
        play.one("place Well Prepared")
        assert play.blood("Maria Lopez") == 4


# ---- Wooden Stake


def stake(victim: str, blood: int) -> Play:
    """Maria Lopez (Physical 2) attacks with a Wooden Stake, which adds no damage."""
    two = Side(haven=["Keondra", victim], blood={victim: blood}, library=["Awe", "Awe"])
    with scene(Side(streets=["Maria Lopez"], hand=["Wooden Stake"]), two) as play:
        play.one("attack with Maria Lopez", f"target {victim}", "Physical", "place Wooden Stake")
        play.two("pass")
    return play


def test_a_staked_vampire_goes_to_torpor_as_it_is() -> None:
    """RV-CARD-16, RV-CARD-17: Wounded and hurt; with the Blood left, and undefeated: no Agenda, no Prestige placed."""
    play = stake("Lucky", 2)
    assert (play.where("Lucky"), play.blood("Lucky"), play.host("Wooden Stake")) == ("torpor", 1, "Lucky")
    assert (play.g.agenda, play.g.prestige) == ([0, 0], [5, 5])
    assert play.value("Maria Lopez", w.INFLUENCE) == 0, "the cell has defeated nobody"


def test_a_stake_that_takes_the_last_blood_defeats() -> None:
    """RV-CARD-16: 0 Blood is a defeat like any other: Agenda for it, and 1 Prestige becomes Blood in torpor."""
    play = stake("Sage", 1)
    assert (play.where("Sage"), play.blood("Sage"), play.host("Wooden Stake")) == ("torpor", 1, "Sage")
    assert (play.g.agenda, play.g.prestige) == ([1, 0], [5, 4])


def test_a_stake_needs_a_wound_and_damage() -> None:
    """RV-CARD-16: Wounded only by this very attack, or not hurt at all, a vampire stays where it is."""
    play = stake("Lucky", 3)
    assert (play.where("Lucky"), play.blood("Lucky"), play.where("Wooden Stake")) == ("haven", 2, "discard")
    play = stake("Grace", 2)
    assert (play.where("Grace"), play.blood("Grace"), play.where("Wooden Stake")) == ("haven", 2, "discard")


def test_a_stake_keeps_its_bearer_down() -> None:
    """RV-CARD-16: no free mend; a discard mends; back in the Haven, the Stake burns."""
    two = Side(haven=["Keondra"], torpor=["Sage"], blood={"Sage": 2}, hand=["Awe", "Subterfuge"], exhausted=["Sage"])
    one = Side(haven=["Ryan"], curses={"Sage": ["Wooden Stake"]})
    with scene(one, two, turn=1, phase="end") as play:
        assert play.blood("Sage") == 2
        play.two("pass")
        assert play.where("Sage") == "torpor"
    with scene(one, two, turn=1, phase="end") as play:
        play.two("mend Sage", "discard Awe")
        assert (play.where("Sage"), play.blood("Sage"), play.where("Wooden Stake")) == ("haven", 3, "burned")


# ---- rulings about single cards that other rules cover


def test_dark_money_lowers_totals() -> None:
    """RV-SCHEME-22: Dark Money takes 1 off a foe's whole Influence, not off each source, in any player's turn."""
    one = Side(haven=["Lucky"], hand=["Believer"], prestige=5)
    two = Side(haven=["Keondra", "Iara"], ongoing=["Dark Money"])
    for fist, succeeds in ((0, False), (1, True)):
        with scene(one, two) as play:
            play.one("play Believer", "exert Lucky", "pass", f"fist {fist}")
            play.two("exert Keondra", "pass", "fist 0", "NO")
            assert (play.where("Believer") == "table") == succeeds


def test_the_monsters_agenda_comes_on_top() -> None:
    """RV-MONSTER-02: "to a maximum of 3" is of All Figured Out alone: 3 for 8 Prestige, and 3 for the Monster."""
    one = Side(streets=["Maria Lopez"], agenda_card="All Figured Out", tagged=["Warlock"], stakes={"Warlock": 8})
    with scene(one, LUCKY, city=City(monsters=["Warlock"], blood={"Warlock": 1})) as play:
        play.one("attack with Maria Lopez", "target Warlock", "Physical")
        assert play.g.agenda[0] == 6


def test_relics_and_the_monsters_agenda() -> None:
    """RV-MONSTER-02: Symbolic Meaning, with two Relics, and the Warlock's own 3."""
    one = Side(
        streets=["Maria Lopez"],
        agenda_card="Symbolic Meaning",
        tagged=["Warlock"],
        ongoing=["Thorn from the Crown", "Blood of Saint Dominic"],
    )
    with scene(one, LUCKY, city=City(monsters=["Warlock"], blood={"Warlock": 1})) as play:
        play.one("attack with Maria Lopez", "target Warlock", "Physical")
        assert play.g.agenda[0] == 5
