"""More Events of Rio de Janeiro: the Meeting, Open Season, Seeking Followers, Uprising."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_fight import MakeAttack
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    any_character,
    attack_card,
    choose,
    deal,
    have,
    monster,
    target,
    this_character,
    unhosted,
    vampire,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

MEETING = "Meeting at Pão de Açúcar"
BLOW = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3)
AMBUSH = action("test-ambush", "Ambush", decks=n.BOTH, text=choose(your_coterie, MakeAttack(THAT)))
SPARK = unhosted("test-spark", "Spark", decks=n.BOTH, text=target(any_character, deal(1, THAT)))
FIEND = monster(
    "test-fiend", "Fiend", bp=9, attributes=(1, 3, 0), agenda=1, abilities=(have(this_character, 5, n.DAMAGE),)
)
ELDER = vampire("test-elder", "Elder", n.BRUJAH, bp=7, attributes=(0, 0, 0), disciplines=(n.POTENCE,))
BOOK = book_with(BLOW, AMBUSH, SPARK, FIEND, ELDER)
LUCKY, KEONDRA, RYAN = Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


# ---- Meeting at Pão de Açúcar


def test_the_meeting_costs_an_action_and_a_vampire() -> None:
    """hah-meeting-at-pao-de-acucar: any ready vampire of the coterie; the target is named first, oneself included."""
    one = Side(haven=["Lucky", "Grace"], streets=["Sage"], exhausted=["Grace"], leader="Lucky", agenda=4)
    with scene(one, KEONDRA, RYAN, city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}")
        assert play.offered == ["exhaust Lucky", "exhaust Sage"]
        play.one("exhaust Sage")
        assert play.offered == ["One", "Two", "Three"]
        play.one("One", "exert Lucky", "pass")
        play.two("pass", "NO")
        play.three("pass", "NO")
        assert (play.actions, play.is_ready("Sage"), play.is_ready("Lucky")) == (1, False, True)
        assert (play.g.agenda, play.g.prestige, play.where(MEETING)) == ([2, 0, 0], [7, 5, 5], "burned")


def test_the_meeting_may_come_to_nothing() -> None:
    """hah-meeting-at-pao-de-acucar: nobody loses or gains, the card stays; not again in this turn, but in the next."""
    one, two = Side(haven=["Lucky", "Grace"], agenda=3), Side(haven=["Keondra"], agenda=3)
    with scene(one, two, city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}", "exhaust Grace", "Two", "pass")
        play.two("exert Keondra", "pass", "NO")
        assert (play.g.agenda, play.g.prestige, play.where(MEETING)) == ([3, 3], [5, 5], "streets")
        assert f"activate {MEETING}" not in play.offered
        play.one("pass action", "end phase")
        play.two(f"activate {MEETING}", "One", "pass")
        play.one("pass", "YES")
        assert (play.g.agenda, play.g.prestige, play.where(MEETING)) == ([1, 3], [7, 5], "burned")


def test_only_leaders_speak_at_the_meeting() -> None:
    """hah-meeting-at-pao-de-acucar: a Hunter Leader with Influence too; no other character, Modifier or Prestige."""
    one = Side(haven=["Lucky", "Ceraph"], hand=["Persecution"], leader="Lucky")
    two = Side(haven=["Ryan"], agenda=3, leader_side="influence")
    three = Side(haven=["Keondra", "Grace"], attached={"Grace": ["Politician"]})
    with scene(one, two, three, city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}", "exhaust Ceraph", "Two")
        assert play.offered == ["exert Lucky", "pass"]
        play.one("exert Lucky", "pass")
        assert play.offered == ["exert Ryan", "pass"]
        play.two("exert Ryan", "pass", "NO")
        assert play.offered == ["exert Keondra", "pass"]
        play.three("exert Keondra", "pass", "NO")
        assert (play.g.agenda, play.where(MEETING), play.g.prestige) == ([0, 3, 0], "streets", [5, 5, 5])


def test_the_meeting_takes_as_much_agenda_as_there_is() -> None:
    """hah-meeting-at-pao-de-acucar: of 1 it leaves 0; the 2 Prestige come in full."""
    with scene(LUCKY, Side(haven=["Keondra"], agenda=1), city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}", "Two", "pass")
        play.two("pass", "YES")
        assert (play.g.agenda, play.g.prestige) == ([0, 0], [5, 7])


def test_the_meeting_is_not_for_everybody() -> None:
    """hah-meeting-at-pao-de-acucar: not for Hunters, nor the exhausted, nor with an Unhosted Action alone."""
    for side in (RYAN, Side(haven=["Lucky"], exhausted=["Lucky"])):
        with scene(side, KEONDRA, city=City(streets=[MEETING])) as play:
            assert f"activate {MEETING}" not in play.offered
    with scene(LUCKY, KEONDRA, city=City(streets=[MEETING])) as play:
        play.one("pass action", "pass action")
        assert f"activate {MEETING}" not in play.offered


def test_the_meeting_is_a_scheme_though_nobody_plays_it() -> None:
    """hah-meeting-at-pao-de-acucar: Dark Money takes 1 off a foe's Influence; Go For Broke asks for one's own card."""
    for ongoing, where in (([], "streets"), (["Dark Money"], "burned")):
        one = Side(haven=["Grace", "Iara"], agenda_card="Go For Broke", ongoing=ongoing)
        with scene(one, KEONDRA, city=City(streets=[MEETING])) as play:
            play.one(f"activate {MEETING}", "exhaust Iara", "Two", "pass")
            play.two("exert Keondra", "pass", "NO")
            assert (play.where(MEETING), play.g.agenda) == (where, [0, 0])


def test_the_meeting_bears_no_token() -> None:
    """hah-meeting-at-pao-de-acucar: so no turn burns it."""
    with scene(LUCKY, KEONDRA, city=City(deck=[MEETING]), phase="beginning") as play:
        assert (prestige_on(play, MEETING, 0), prestige_on(play, MEETING, 1)) == (0, 0)
        end_turn(play, 0)
        end_turn(play, 1)
        assert (play.g.active, play.where(MEETING)) == (0, "streets")


# ---- Open Season


def test_open_season_hunts_the_weakest() -> None:
    """hah-open-season: the lowest Blood Potency as it is now, in the active player's coterie, Streets or Haven."""
    one = Side(haven=["Lucky", "Sage"], streets=["Gisele"], attached={"Sage": ["Mugger"]}, minus_bp={"Gisele": 1})
    city = City(deck=["Open Season"], unused=["Chupacabra", "Ghost"])
    with scene(Side(haven=["Keondra"]), one, turn=1, city=city, phase="beginning") as play:
        assert (play.where("Chupacabra"), play.where("Ghost")) == ("shown", "unused")
        play.two("move out", "move Sage", "done", "pass action", "pass action", "end phase", "pass")
        assert (play.blood("Gisele"), play.blood("Sage"), play.blood("Lucky")) == (3 - (2 - 1), 4, 5)
        assert play.blood("Keondra") == 6


def test_the_open_season_monster_uses_its_attributes_alone() -> None:
    """hah-open-season: the best against its prey, whatever the prey's Secrecy; its own text gives it nothing."""
    one = Side(haven=["Hope"], haven_card="Haven - The Temple of Set")
    city = City(deck=["Open Season"], unused=["Fiend"])
    with scene(one, Side(haven=["Grace"]), city=city, phase="beginning", book=BOOK) as play:
        end_turn(play, 0)
        assert play.blood("Hope") == 4 - (3 - 2)
        end_turn(play, 1)
        assert (play.blood("Grace"), play.blood("Hope")) == (5 - (3 - 1), 3)


def test_the_open_season_monster_may_be_blocked() -> None:
    """hah-open-season: and met with a Reaction; of equals their player names one."""
    one = Side(haven=["Ingrid", "Sara"], hand=["Ready and Waiting"])
    city = City(deck=["Open Season"], unused=["Chupacabra"])
    with scene(one, LUCKY, city=city, phase="beginning") as play:
        end_turn(play, 0)
        play.one("Ingrid", "block with Sara", "place Ready and Waiting")
        assert (play.blood("Ingrid"), play.blood("Sara"), play.is_ready("Ingrid")) == (3, 3, True)


def test_the_open_season_monster_leaves_with_it() -> None:
    """hah-open-season: it was never in play, and nobody can attack it; unused again when the Event burns."""
    city = City(deck=["Open Season"], unused=["Chupacabra"], streets=["Vagrant"])
    with scene(Side(haven=["Ryan"]), KEONDRA, city=city, phase="beginning") as play:
        play.one("move out", "attack with Ryan")
        assert play.offered == ["target Keondra", "target Vagrant"]
        play.one("target Keondra", "Ranged", "pass action", "end phase")
        end_turn(play, 1)
        assert (play.where("Open Season"), play.where("Chupacabra"), play.g.active) == ("burned", "unused", 0)
        before = play.blood("Ryan")
        end_turn(play, 0)
        assert play.blood("Ryan") == before


def test_open_season_in_the_first_round() -> None:
    """hah-open-season: it goes back into the deck, and another card comes; in the second round it stays."""
    city = City(deck=["Open Season", "Vagrant"], unused=["Ghost"])
    for turns, streets in ((0, ["Vagrant"]), (1, ["Open Season"])):
        two = Side(haven=["Keondra"], turns_taken=turns)
        with scene(LUCKY, two, city=city, phase="beginning") as play:
            assert play.names(w.CITY, w.STREETS) == streets
            assert (play.where("Ghost"), len(play.names(w.CITY, w.LIBRARY))) == ("shown" if turns else "unused", 1)


# ---- Seeking Followers


def test_seeking_followers_costs_the_lonely() -> None:
    """hah-seeking-followers: 1 Prestige at the end of the own turn, with no Retainer; Hunters as well."""
    with scene(LUCKY, RYAN, city=City(streets=["Seeking Followers", "Vagrant"])) as play:
        end_turn(play, 0)
        assert play.g.prestige == [4, 5]
        end_turn(play, 1)
        assert play.g.prestige == [4, 4]


def test_one_retainer_is_enough() -> None:
    """hah-seeking-followers: on anybody of the coterie; a foe's Retainer or a Title is none."""
    city = City(streets=["Seeking Followers"])
    one = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Vagrant"]})
    with scene(one, KEONDRA, city=city) as play:
        end_turn(play, 0)
        assert play.g.prestige == [5, 5]
        end_turn(play, 1)
        assert play.g.prestige == [5, 4]
    with scene(Side(haven=["Lucky"], attached={"Lucky": ["Prince of the City"]}), KEONDRA, city=city) as play:
        end_turn(play, 0)
        assert play.g.prestige == [4, 5]


def test_seeking_followers_takes_the_last_prestige() -> None:
    """hah-seeking-followers: it is a loss, no cost; knocked out by nobody, whose Adversary gains 3 Agenda."""
    one, two = Side(haven=["Lucky"], prestige=1, agenda=6), Side(haven=["Keondra"], agenda=2)
    sides = one, two, Side(haven=["Ryan"])
    with scene(*sides, city=City(streets=["Seeking Followers"]), phase="end of turn") as play:
        assert (play.g.prestige[0], play.g.agenda, play.winner) == (0, [6, 2, 3], "Three")


# ---- Uprising


def test_an_uprising_rewards_who_dares() -> None:
    """hah-uprising: 1 Action after the first attack on 5+ Blood Potency that defeats nobody, hurt or not."""
    for target_, actions in (("Keondra", 2), ("Elder", 2), ("Gisele", 1)):
        two = Side(haven=["Keondra", "Elder", "Gisele"], exhausted=["Keondra", "Elder", "Gisele"])
        with scene(Side(streets=["Lucky"]), two, city=City(streets=["Uprising"]), book=BOOK) as play:
            play.one("attack with Lucky", f"target {target_}", "Ranged")
            assert play.actions == actions


def test_an_uprising_looks_at_blood_potency_as_it_is() -> None:
    """hah-uprising: with a Mugger 4 are 5; with a '-1 BP' token 5 are 4."""
    for two, actions in (
        (Side(haven=["Gisele"], attached={"Gisele": ["Mugger"]}), 2),
        (Side(haven=["Matthew"], minus_bp={"Matthew": 1}), 1),
    ):
        with scene(Side(streets=["Lucky"]), two, city=City(streets=["Uprising"])) as play:
            play.one("attack with Lucky", "Physical")
            assert play.actions == actions


def test_only_the_first_attack_of_a_turn_counts() -> None:
    """hah-uprising: not the second, even when the first was on a Mortal; anew in the next turn, and for each player."""
    one, city = Side(streets=[["Lucky"], ["Grace"]]), City(streets=["Uprising", "Vagrant"])
    with scene(one, KEONDRA, city=city) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.actions == 2
        play.one("attack with Grace", "target Keondra", "Physical")
        assert play.actions == 1
        play.one("pass action", "end phase")
        play.two("move out", "attack with Keondra", "target Lucky", "Social")
        assert play.actions == 2
    with scene(one, KEONDRA, city=city) as play:
        play.one("attack with Lucky", "target Vagrant", "Social", "attack with Grace", "target Keondra", "Physical")
        assert play.actions == 0


def test_who_is_defeated_gives_no_action() -> None:
    """hah-uprising: nor does damage that is no attack."""
    two = Side(haven=["Lucky", "Keondra"], blood={"Keondra": 1}, exhausted=["Lucky"])
    with scene(Side(streets=["Matthew"], hand=["Spark"]), two, city=City(streets=["Uprising"]), book=BOOK) as play:
        play.one("play Spark", "Lucky")
        assert play.actions == 1
        play.one("attack with Matthew", "target Keondra", "Physical")
        assert (play.where("Keondra"), play.actions) == ("torpor", 0)


def test_a_blocker_is_the_target() -> None:
    """hah-uprising: its Blood Potency counts, not that of whom it protects."""
    for blocker, actions in (("Matthew", 2), ("Iara", 1)):
        two = Side(haven=["Keondra" if blocker == "Iara" else "Gisele", blocker])
        with scene(Side(streets=["Lucky"]), two, city=City(streets=["Uprising"])) as play:
            play.one("attack with Lucky", f"target {play.names(1, w.HAVEN)[0]}", "Physical")
            play.two(f"block with {blocker}")
            assert play.actions == actions


def test_an_uprising_against_monsters() -> None:
    """hah-uprising: a Monster turned up is a character; also when its strike fells the attacker, which ends it all."""
    city = City(streets=["Uprising"], face_down=["Warlock"])
    for blood, where in (({}, "streets"), ({"Andrés": 1}, "burned")):
        one = Side(haven=["Sara"], streets=["Maria Lopez" if not blood else "Andrés"], leader="Sara", blood=blood)
        with scene(one, KEONDRA, city=city) as play:
            hunter = "Andrés" if blood else "Maria Lopez"
            play.one(f"attack with {hunter}", "target face-down Monster", "Physical")
            assert (play.where(hunter), play.actions) == (where, 2)


def test_attacking_a_claimant_is_no_attack_of_ones_turn() -> None:
    """hah-uprising: neither the claimant's player nor who attacks gains anything."""
    city = City(streets=["Uprising", "Prince of the City"])
    with scene(Side(streets=["Lucky"]), KEONDRA, city=city) as play:
        play.one("claim with Lucky")
        play.two("attack with Keondra", "Mental")
        assert play.actions == 1
        play.one("pass action", "end phase")
        assert play.actions == 2


def test_an_uprising_minds_attacks_by_cards_too() -> None:
    """hah-uprising: it was the first attack of the turn, so the next one is not."""
    one = Side(streets=[["Lucky"], ["Grace"]], hand=["Ambush"])
    with scene(one, KEONDRA, city=City(streets=["Uprising"]), book=BOOK) as play:
        play.one("play Ambush", "exhaust Lucky", "Lucky", "Physical")
        assert play.actions == 2
        play.one("attack with Grace", "Physical")
        assert play.actions == 1
