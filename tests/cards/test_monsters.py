"""The ten Monsters of the Hunters & The Hunted."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_card, hunter, reaction_special
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

LUCKY = Side(haven=["Lucky"])
CHAMPION = hunter("test-champion", "Champion", n.FAITHFUL, bp=5, attributes=(4, 4, 4), edges=())
RIFLE = attack_card("test-rifle", "Rifle", n.RANGED, decks=n.HUNTERS, bp=0, damage=4)
BAZOOKA = attack_card("test-bazooka", "Bazooka", n.RANGED, decks=n.HUNTERS, bp=0, damage=20)
AID = reaction_special("test-aid", "Aid", n.AIDS_OTHERS, decks=n.BOTH, bp=0, shield=1)
POULTICE = reaction_special("test-poultice", "Poultice", decks=n.BOTH, bp=0, shield=1, answers=(n.SOCIAL,))
WORTH = {"Brain-Eater": 3, "Chupacabra": 2, "Ghost": 2, "Maricoxi": 2, "Mula-Sem-Cabeça": 2}
WORTH |= {"Sorceress": 3, "The Strange": 3, "Vampire": 3, "Warlock": 3, "Werewolf": 4}
BOOK = book_with(CHAMPION, RIFLE, BAZOOKA)


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))


def fear(play: Play, *names: str) -> list[int]:
    return [play.g.fear[play.card(name)] for name in names]


@pytest.mark.parametrize(("monster", "agenda"), WORTH.items())
def test_what_a_monster_is_worth(monster: str, agenda: int) -> None:
    """hah-brain-eater, hah-chupacabra, hah-ghost, hah-maricoxi, hah-mula-sem-cabeca, hah-sorceress, hah-the-strange,
    hah-vampire, hah-warlock, hah-werewolf: Agenda for who defeats it; its Blood goes first."""
    one = Side(streets=["Maria Lopez"], hand=["Bazooka"], tagged=[monster])
    with scene(one, LUCKY, city=City(monsters=[monster]), book=BOOK) as play:
        play.one("attack with Maria Lopez", f"target {monster}", "Ranged", "place Bazooka")
        assert (play.g.agenda, play.names(w.CITY, w.STREETS)) == ([agenda, 0], [])


# ---- Brain-Eater


def test_brain_eater_frightens_the_lowest() -> None:
    """hah-brain-eater: at the end of its tagger's turn, the lowest Blood Potency of the cell, exhausted or not."""
    one = Side(haven=["Maria Lopez", "Sara"], streets=["Rio"], torpor=["Juliana"], tagged=["Brain-Eater"])
    one.exhausted, one.blood, one.leader = ["Rio"], {"Juliana": 1}, "Juliana"
    city = City(monsters=["Brain-Eater"], exhausted=["Brain-Eater"])
    with scene(one, Side(haven=["Noriko"]), city=city, phase="end of turn") as play:
        assert fear(play, "Rio", "Maria Lopez", "Sara", "Juliana", "Noriko") == [1, 0, 0, 0, 0]
        end_turn(play, 1)
        assert fear(play, "Noriko") == [0], "not at the end of another's turn"
        assert (play.is_ready("Rio"), play.where("Rio")) == (False, "haven")


def test_brain_eater_leaves_a_tie_to_its_tagger() -> None:
    """hah-brain-eater: Blood Potency as it is now: Sara's is 2."""
    one = Side(haven=["Maria Lopez", "Sara", "Rio"], minus_bp={"Sara": 1}, tagged=["Brain-Eater"])
    city = City(monsters=["Brain-Eater"], exhausted=["Brain-Eater"])
    with scene(one, LUCKY, city=city, phase="end of turn") as play:
        assert play.is_asked(0, "target") and play.offered == ["Sara", "Rio"]
        play.one("Sara")
        assert fear(play, "Sara", "Rio", "Maria Lopez") == [1, 0, 0]


@pytest.mark.parametrize("city", [City(monsters=["Brain-Eater"]), City(face_down=["Brain-Eater"])])
def test_brain_eater_that_is_nobodys(city: City) -> None:
    """hah-brain-eater: untagged, whichever way it faces."""
    with scene(Side(haven=["Rio"]), LUCKY, city=city, phase="end of turn") as play:
        assert fear(play, "Rio", "Lucky") == [0, 0]


# ---- Chupacabra


def test_chupacabra_steals_at_the_very_first_damage() -> None:
    """hah-chupacabra: an attack that deals nothing is not it; after it, in a later turn too, nothing is stolen."""
    hounds = "Release the Hounds"
    one = Side(streets=[["Maria Lopez"], ["Toquinho"]], tagged=["Chupacabra"], hand=[hounds, hounds])
    with scene(one, LUCKY, city=City(monsters=["Chupacabra"], exhausted=["Chupacabra"])) as play:
        play.one("attack with Maria Lopez", "target Chupacabra", "Physical", "pass", "pass")
        assert (play.blood("Chupacabra"), play.blood("Maria Lopez")) == (6 - (2 - 2), 4 - 1)
        play.one("attack with Toquinho", "target Chupacabra", "Physical", f"play {hounds}", "pass")
        assert (play.blood("Chupacabra"), play.blood("Toquinho")) == (6 - (1 + 2 - 2) + 1, 3 - 1 - 1)
        assert play.blood("Maria Lopez") == 3, "from the attacker only"
        play.one("end phase", "pass")
        end_turn(play, 1)
        play.one("move out", "move Maria Lopez", "done")
        play.one("attack with Maria Lopez", "target Chupacabra", "Physical", f"play {hounds}", "no")
        assert (play.blood("Chupacabra"), play.blood("Maria Lopez")) == (6 - 2, 3 - 1)


def test_chupacabra_cares_for_attacks_only() -> None:
    """hah-chupacabra: damage of an ability is not it, nor does it use up the first time."""
    one = Side(streets=[["Maria Lopez"], ["Ingrid"]], tagged=["Chupacabra"], curses={"Chupacabra": ["Confuse"] * 3})
    with scene(one, LUCKY, city=City(monsters=["Chupacabra"])) as play:
        play.one("activate Maria Lopez")
        assert (play.blood("Chupacabra"), play.blood("Maria Lopez")) == (6 - (3 - 1), 4)
        play.one("attack with Ingrid", "target Chupacabra", "Mental")
        assert (play.blood("Chupacabra"), play.where("Ingrid")) == (4 - (2 - 1) + 1, "burned")


def test_chupacabra_takes_the_last_blood() -> None:
    """hah-chupacabra: no damage, so no Shield helps, and who has 1 left is defeated."""
    one = Side(streets=["Ingrid", "Juliana"], tagged=["Chupacabra"], leader="Juliana")
    for blood, left in ((3, 3 - (2 - 1) - 1), (2, 0)):
        one.blood = {"Ingrid": blood}
        with scene(one, LUCKY, city=City(monsters=["Chupacabra"])) as play:
            play.one("attack with Ingrid", "target Chupacabra", "Mental", "pass")
            assert (play.blood("Ingrid"), play.where("Ingrid")) == (left, "streets" if left else "burned")
            assert (play.blood("Chupacabra"), play.g.agenda) == (6 - 1 + 1, [0, 0])


# ---- Ghost


@pytest.mark.parametrize(
    ("attack_type", "card", "lost"),
    [
        ("Ranged", ["place Rifle"], 4 - 2),
        ("Physical", ["pass", "pass"], 4 - 2),
        ("Social", ["pass", "pass"], 4 - 1),  # less Social 1
        ("Mental", ["pass", "pass"], 4 - 2),  # less Mental 2
    ],
)
def test_ghost_is_hard_to_hit(attack_type: str, card: list[str], lost: int) -> None:
    """hah-ghost: 2 Shields against Ranged and Physical attacks, and none against others."""
    one = Side(streets=["Champion"], hand=["Rifle"], tagged=["Ghost"])
    with scene(one, LUCKY, city=City(monsters=["Ghost"]), book=BOOK) as play:
        play.one("attack with Champion", "target Ghost", attack_type, *card)
        assert (play.blood("Ghost"), play.value("Ghost", w.SHIELD)) == (6 - lost, 0)


def test_ghost_has_its_shields_against_attacks_only() -> None:
    """hah-ghost: what Maria Lopez does to it during a Ranged attack is no attack."""
    one = Side(streets=[["Champion"], ["Maria Lopez"]], hand=["Rifle"], tagged=["Ghost"])
    one.curses = {"Ghost": ["Confuse"] * 3}
    with scene(one, LUCKY, city=City(monsters=["Ghost"]), book=BOOK) as play:
        play.one("attack with Champion", "target Ghost", "Ranged", "place Rifle", "activate Maria Lopez")
        assert play.blood("Ghost") == 6 - (4 - 2) - (3 - 1)


@pytest.mark.parametrize("monster", ["Ghost", "Maricoxi"])
def test_a_wounded_monster_hides(monster: str) -> None:
    """hah-ghost, hah-maricoxi: 1 Secrecy with 3 Blood or less, none with 4."""
    one = Side(streets=["Champion"], tagged=[monster], hand=["Rifle"])
    for blood, secrecy in ((4, 0), (3, 1), (1, 1)):
        with scene(one, LUCKY, city=City(monsters=[monster], blood={monster: blood}), book=BOOK) as play:
            assert play.value(monster, w.SECRECY) == secrecy
            play.one("attack with Champion", f"target {monster}", *["discard Rifle"] * secrecy, "Social")
            assert play.names(0, w.DISCARD) == ["Rifle"] * secrecy
            play.ends_asking(play.asked.asks)


@pytest.mark.parametrize("monster", ["Ghost", "Maricoxi"])
def test_a_face_down_monster_does_not_hide(monster: str) -> None:
    """hah-ghost, hah-maricoxi: it has no text then, however wounded."""
    with scene(
        Side(streets=["Champion"]), LUCKY, city=City(face_down=[monster], blood={monster: 1}), book=BOOK
    ) as play:
        play.one("attack with Champion", "target face-down Monster", "Social")
        assert play.g.tagger[play.card(monster)] == 0


# ---- Maricoxi


def test_maricoxi_strikes_before_anyone_reacts() -> None:
    """hah-maricoxi: no Reaction and no Reaction Special answers its Preemptive Strike, by whomever; Blocks do."""
    one = Side(streets=["Maria Lopez", "Rio"], hand=["Well Prepared", "Get into its Mind", "Poultice"])
    one.tagged = ["Maricoxi"]
    two = Side(haven=["Lucky"], hand=["Aid"])
    with scene(one, two, city=City(monsters=["Maricoxi"]), book=book_with(AID, POULTICE)) as play:
        play.one("attack with Maria Lopez", "target Maricoxi", "Ranged", "pass")
        assert play.offered == ["block with Rio", "pass"]
        play.one("pass")
        assert play.is_asked(1, "place-reaction") and play.blood("Maria Lopez") == 4 - 1, "now for the attack itself"
        play.two("pass")


@pytest.mark.parametrize("card", ["Get into its Mind", "Well Prepared"])
def test_maricoxi_can_be_reacted_to_at_the_end_of_a_turn(card: str) -> None:
    """hah-maricoxi: that is no Preemptive Strike; Social 1 against Shields."""
    one = Side(haven=["Maria Lopez"], hand=["Well Prepared", "Get into its Mind"], tagged=["Maricoxi"])
    with scene(one, LUCKY, city=City(monsters=["Maricoxi"]), phase="antagonists") as play:
        play.one(f"place {card}", "no")
        assert play.blood("Maria Lopez") == 4


# ---- Mula-Sem-Cabeça


def test_mula_sem_cabeca_strikes_for_aggravated_damage() -> None:
    """hah-mula-sem-cabeca: 2, whatever Maria Lopez' Physical 2; Shields help."""
    one = Side(streets=["Maria Lopez"], tagged=["Mula-Sem-Cabeça"], hand=["Well Prepared"])
    for answers, lost in ((["pass"], 2), (["place Well Prepared", "no"], 0)):
        with scene(one, LUCKY, city=City(monsters=["Mula-Sem-Cabeça"])) as play:
            play.one("attack with Maria Lopez", "target Mula-Sem-Cabeça", "Ranged", "pass", *answers)
            assert play.blood("Maria Lopez") == 4 - lost


@pytest.mark.parametrize(("phase", "where"), [("action", "burned"), ("antagonists", "torpor")])
def test_mula_sem_cabeca_burns_a_leader(phase: str, where: str) -> None:
    """hah-mula-sem-cabeca: by its Preemptive Strike; its attack at the end of a turn is ordinary, Mental 1."""
    one = Side(streets=["Maria Lopez"], haven=["Sara"], blood={"Maria Lopez": 1}, tagged=["Mula-Sem-Cabeça"])
    with scene(one, LUCKY, city=City(monsters=["Mula-Sem-Cabeça"]), phase=phase) as play:
        if phase == "action":
            play.one("attack with Maria Lopez", "target Mula-Sem-Cabeça", "Ranged")
        else:
            play.two("target Maria Lopez")
        assert (play.where("Maria Lopez"), play.blood("Mula-Sem-Cabeça")) == (where, 6)


# ---- Sorceress


def test_sorceress_takes_a_card_for_damage() -> None:
    """hah-sorceress: each time, one of its attacker's player's choice; Physical 2 less 1 here, and Social 0 nothing."""
    one = Side(streets=[["Maria Lopez"], ["Deacon Jones"]], hand=["Wrath", "Rio", "Confuse"], tagged=["Sorceress"])
    with scene(one, Side(haven=["Lucky"], hand=["Awe"]), city=City(monsters=["Sorceress"])) as play:
        play.one("attack with Maria Lopez", "target Sorceress", "Physical", "pass", "pass")
        assert (play.blood("Sorceress"), play.offered) == (7 - 1, ["Wrath", "Rio", "Confuse"])
        play.one("Rio")
        assert (play.names(0, w.DISCARD), play.names(1, w.HAND)) == (["Rio"], ["Awe"])
        play.one("attack with Deacon Jones", "target Sorceress", "Social", "pass", "pass")
        assert (play.blood("Sorceress"), play.names(0, w.HAND)) == (6, ["Wrath", "Confuse"])


def test_sorceress_and_other_damage() -> None:
    """hah-sorceress: only an attack's; and who has no card discards none."""
    one = Side(streets=["Maria Lopez"], hand=["Wrath"], tagged=["Sorceress"], curses={"Sorceress": ["Confuse"] * 3})
    with scene(one, LUCKY, city=City(monsters=["Sorceress"])) as play:
        play.one("activate Maria Lopez")
        assert (play.blood("Sorceress"), play.names(0, w.HAND)) == (7 - (3 - 2), ["Wrath"])
    with scene(Side(streets=["Maria Lopez"], tagged=["Sorceress"]), LUCKY, city=City(monsters=["Sorceress"])) as play:
        play.one("attack with Maria Lopez", "target Sorceress", "Physical")
        assert (play.blood("Sorceress"), play.asked.asks) == (6, "act")


@pytest.mark.parametrize(("monster", "lost"), [("Sorceress", 2), ("Chupacabra", 1)])
def test_a_defeated_monster_has_no_text(monster: str, lost: int) -> None:
    """hah-sorceress, hah-chupacabra: gone in Step 10, it asks for no card and steals no Blood in Step 11."""
    one = Side(streets=["Maria Lopez"], hand=["Wrath", "Bazooka"], tagged=[monster])
    with scene(one, LUCKY, city=City(monsters=[monster]), book=BOOK) as play:
        play.one("attack with Maria Lopez", f"target {monster}", "Ranged", "place Bazooka", "pass")
        assert (play.names(0, w.HAND), play.blood("Maria Lopez")) == (["Wrath"], 4 - lost)


# ---- The Strange


def hands_seen(play: Play, name: str) -> list[int]:
    return [seat for seat in (0, 1, 2, NONE) if play.card(name) in view(play.g, seat).cards]


def test_the_strange_lays_its_taggers_hand_open() -> None:
    """hah-the-strange: from the moment it is tagged, for everybody; nobody else's hand."""
    one = Side(streets=["Maria Lopez"], hand=["Wrath", "Rio"], library=["Confuse"])
    two = Side(haven=["Lucky"], hand=["Awe"])
    with scene(one, two, Side(haven=["Ryan"], hand=["Rebuke"]), city=City(face_down=["The Strange"])) as play:
        assert hands_seen(play, "Wrath") == [0]
        play.one("attack with Maria Lopez", "target face-down Monster", "Ranged", "pass")
        assert hands_seen(play, "Wrath") == [0], "turned up, but not tagged"
        play.one("pass", "draw")
        assert [hands_seen(play, name) for name in ("Wrath", "Rio", "Confuse")] == [[0, 1, 2, NONE]] * 3
        assert (hands_seen(play, "Awe"), hands_seen(play, "Rebuke")) == ([1], [2])


def test_the_strange_is_over_once_it_is_defeated() -> None:
    """hah-the-strange: the hand is private again."""
    one = Side(streets=["Maria Lopez"], hand=["Wrath", "Bazooka"], tagged=["The Strange"])
    with scene(one, LUCKY, Side(haven=["Ryan"]), city=City(monsters=["The Strange"]), book=BOOK) as play:
        assert hands_seen(play, "Wrath") == [0, 1, 2, NONE]
        play.one("attack with Maria Lopez", "target The Strange", "Ranged", "place Bazooka", "pass")
        assert (hands_seen(play, "Wrath"), play.g.agenda[0]) == ([0], 3)


# ---- Vampire


@pytest.mark.parametrize(
    ("streets", "deck", "blood", "left"),
    [
        (["Vagrant", "Mugger"], [], 3, 3 + 2),
        (["BOPE-RJ: Caveira", "Maid", "Lookout"], [], 3, 3 + 2),  # Antagonists are Mortals too
        (["Vagrant"], ["Mugger"], 3, 3 + 2),  # the City Deck comes first
        (["Vagrant"], [], 3, 3),
        (["Vagrant", "Prince of the City", "Cristo Redentor"], [], 3, 3),
        (["Vagrant", "Mugger"], [], 7, 8),  # never above its Blood Potency
    ],
)
def test_vampire_feeds_on_the_city(streets: list[str], deck: list[str], blood: int, left: int) -> None:
    """hah-vampire: at the start of its tagger's turn it mends 2, if there are 2 Mortals in The Streets."""
    one = Side(haven=["Maria Lopez"], tagged=["Vampire"])
    city = City(streets=streets, deck=deck, monsters=["Vampire"], blood={"Vampire": blood})
    with scene(one, LUCKY, city=city, phase="beginning") as play:
        assert play.blood("Vampire") == left


def test_vampire_does_not_feed_on_retainers() -> None:
    """hah-vampire: attached, a Mortal is no longer the City Deck's; nor does it feed in another's turn, or untagged."""
    two = Side(haven=["Lucky"], attached={"Lucky": ["Maid", "Politician"]})
    city = City(streets=["Vagrant"], monsters=["Vampire"], blood={"Vampire": 3})
    with scene(Side(haven=["Maria Lopez"], tagged=["Vampire"]), two, city=city, phase="beginning") as play:
        assert play.blood("Vampire") == 3
    city.streets = ["Vagrant", "Mugger"]
    for turn, tagged in ((1, ["Vampire"]), (0, [])):
        one = Side(haven=["Maria Lopez"], tagged=tagged)
        with scene(one, two, city=city, turn=turn, phase="beginning") as play:
            assert play.blood("Vampire") == 3


# ---- Warlock


def test_warlock_fears_no_crowd() -> None:
    """hah-warlock: an attacker in a party of 3 deals 1 less, of 2 not; those in other parties do not count."""
    for streets, lost in (
        ([["Champion", "Sara", "Rio"]], 4 - 1 - 1),
        ([["Champion", "Sara", "Rio", "Jamie"]], 4 - 1 - 1),
        ([["Champion", "Sara"], ["Rio", "Jamie"]], 4 - 1),
        ([["Champion"]], 4 - 1),
    ):
        one = Side(streets=streets, tagged=["Warlock"])
        with scene(one, LUCKY, city=City(monsters=["Warlock"]), book=BOOK) as play:
            play.one("attack with Champion", "target Warlock", "Physical", *["pass"] * (len(streets[0]) > 1))
            assert play.blood("Warlock") == 9 - lost


def test_warlock_counts_the_party_as_it_is() -> None:
    """hah-warlock: who has fallen to its strike is no longer there; who has only exhausted is."""
    for blood, lost in (({"Sara": 2}, 2 - 1 - 1), ({"Sara": 1}, 2 - 1)):
        one = Side(streets=["Maria Lopez", "Sara", "Rio"], blood=blood, tagged=["Warlock"])
        with scene(one, LUCKY, city=City(monsters=["Warlock"])) as play:
            play.one("attack with Maria Lopez", "target Warlock", "Physical", "block with Sara")
            assert (play.blood("Maria Lopez"), play.blood("Warlock")) == (4, 9 - lost)


def test_warlock_helps_nobody_else() -> None:
    """hah-warlock: an attack of three on Lucky, or on another Monster, is as strong as ever."""
    one = Side(streets=["Champion", "Sara", "Rio"], tagged=["Warlock", "Ghost"])
    for target, left in (("Lucky", 5 - (4 - 1)), ("Ghost", 6 - (4 - 1))):
        with scene(one, LUCKY, city=City(monsters=["Warlock", "Ghost"]), book=BOOK) as play:
            play.one("attack with Champion", f"target {target}", "Social", *["pass"] * (target == "Ghost"))
            assert play.blood(target) == left


# ---- Werewolf


def werewolf(blood: int) -> City:
    return City(monsters=["Werewolf"], blood={"Werewolf": blood})


PACK = Side(streets=[["Maria Lopez", "Toquinho"], ["Sara"]], haven=["Ryan"], tagged=["Werewolf"], leader="Ryan")


def test_werewolf_strikes_the_attacker() -> None:
    """hah-werewolf: not Wounded, with 6 Blood, it strikes like any Monster."""
    with scene(PACK, LUCKY, city=werewolf(6)) as play:
        play.one("attack with Maria Lopez", "target Werewolf", "Physical", "pass")
        assert [play.blood(name) for name in ("Maria Lopez", "Toquinho", "Sara", "Ryan")] == [4 - 1, 3, 3, 4]


def test_werewolf_strikes_each_member_once_it_is_wounded() -> None:
    """hah-werewolf: of the attacking party, one at a time, in the Adversary's order; then the attack goes on."""
    with scene(PACK, LUCKY, Side(haven=["Keondra"]), city=werewolf(5)) as play:
        play.one("attack with Maria Lopez", "target Werewolf", "Physical")
        assert play.is_asked(2, "strike-next") and play.offered == ["strike Maria Lopez", "strike Toquinho"]
        play.three("strike Toquinho")
        assert [play.blood(name) for name in ("Maria Lopez", "Toquinho", "Sara", "Ryan")] == [4, 3 - 2, 3, 4]
        play.one("pass")
        assert [play.blood(name) for name in ("Maria Lopez", "Toquinho", "Sara", "Ryan")] == [4 - 1, 1, 3, 4]
        assert (play.blood("Werewolf"), play.is_ready("Toquinho")) == (5 - max(0, 2 - 3), True)


def test_werewolf_is_blocked_strike_by_strike() -> None:
    """hah-werewolf: each strike can be Blocked and reacted to; whoever Blocks one is struck again in their own."""
    one = Side(streets=["Champion", "Ryan"], hand=["Ready and Waiting"], tagged=["Werewolf"])
    with scene(one, LUCKY, city=werewolf(5), book=BOOK) as play:
        play.one("attack with Champion", "target Werewolf", "Physical", "pass")
        play.two("strike Champion")
        play.one("block with Ryan", "place Ready and Waiting")
        assert (play.blood("Ryan"), play.blood("Werewolf")) == (4 - (3 - 3) - 3, 5 - (4 - 3))


def test_werewolf_fells_its_attacker_and_goes_on() -> None:
    """hah-werewolf: the others are struck all the same, and the attack is over."""
    one = Side(streets=["Toquinho", "Ryan"], blood={"Toquinho": 2}, tagged=["Werewolf"], leader="Ryan")
    with scene(one, LUCKY, city=werewolf(5)) as play:
        play.one("attack with Toquinho", "target Werewolf", "Mental")
        play.two("strike Toquinho")
        play.one("pass")
        assert (play.where("Toquinho"), play.blood("Ryan"), play.blood("Werewolf")) == ("burned", 4 - 3, 5)


def test_werewolf_attacks_one_hunter_at_the_end_of_a_turn() -> None:
    """hah-werewolf: Wounded or not, that is no Preemptive Strike."""
    with scene(PACK, LUCKY, city=werewolf(5), phase="antagonists") as play:
        play.two("target Toquinho")
        play.one("pass")
        assert [play.blood(name) for name in ("Maria Lopez", "Toquinho", "Sara", "Ryan")] == [4, 3 - 2, 3, 4]
