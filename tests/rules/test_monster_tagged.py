"""Tagged Monsters: whose they are, how they lash out at the end of the turn, and what others may do with them."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    deal,
    each_of,
    exhaust,
    lose_blood,
    mend,
    reaction_special,
    steal_blood,
    target,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

HEX = action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, deal(2, THAT)))
LEECH = action("test-leech", "Leech", decks=n.BOTH, text=target(any_character, steal_blood(1, thief=THIS, victim=THAT)))
BLEED = action("test-bleed", "Bleed", decks=n.BOTH, text=target(any_character, lose_blood(Fixed(1), THAT)))
BALM = action("test-balm", "Balm", decks=n.BOTH, text=target(any_character, mend(1, THAT)))
FEAST = action("test-feast", "Feast", decks=n.BOTH, text=each_of(any_character, mend(1, THAT)))
LULL = action("test-lull", "Lull", decks=n.BOTH, text=target(any_character, exhaust(THAT)))
AID = reaction_special("test-aid", "Aid", n.AIDS_OTHERS, decks=n.BOTH, bp=0, shield=2)

FAITHFUL = Side(haven=["Evangeline"])
LUCKY = Side(haven=["Lucky"])


def hunted(name: str, monster: str = "Brain-Eater") -> Side:
    """A Hunter in The Streets whose player has tagged a Monster."""
    return Side(streets=[name], tagged=[monster])


# ---- whose


def test_nobody_else_attacks_a_tagged_monster() -> None:
    """RV-MONSTER-35: its tagger may, another Hunter player may not."""
    sides = Side(streets=["Ryan"], tagged=["Ghost"]), Side(streets=["Evangeline"])
    with scene(*sides, city=City(monsters=["Ghost"])) as play:
        play.one("attack with Ryan")
        assert "target Ghost" in play.offered
        play.ends_asking("attack-target")
    with scene(*sides, Side(haven=["Lucky"]), city=City(monsters=["Ghost"]), turn=1) as play:
        play.two("attack with Evangeline")
        assert play.refusal("target Ghost") == "Ghost is tagged by another player (RV-MONSTER-35)"
        play.ends_asking("attack-target")


@pytest.mark.parametrize("card", [HEX, LEECH, BLEED])
def test_nobody_else_takes_blood_off_a_tagged_monster(card: Printed) -> None:
    """RV-MONSTER-35: no damage, theft or loss by others; by the tagger, yes."""
    sides = Side(haven=["Ryan"], hand=[card.name]), Side(haven=["Evangeline"], hand=[card.name], tagged=["Ghost"])
    city = City(monsters=["Ghost"])
    with scene(*sides, city=city, book=book_with(card)) as play:
        play.one(f"play {card.name}")
        assert "Ghost" not in play.offered
        play.ends_asking("target")
    with scene(*sides, city=city, turn=1, book=book_with(card)) as play:
        play.two(f"play {card.name}", "Ghost")
        assert play.blood("Ghost") < 6


def test_others_may_do_a_tagged_monster_no_harm() -> None:
    """RV-MONSTER-36: they may target it with what takes no Blood: mend it, or exhaust it."""
    sides = Side(haven=["Evangeline", "Deacon Jones"], hand=["Balm", "Lull"]), Side(haven=["Ryan"], tagged=["Ghost"])
    city = City(monsters=["Ghost"], blood={"Ghost": 3})
    with scene(*sides, city=city, book=book_with(BALM, LULL)) as play:
        play.one("play Balm", "exhaust Evangeline", "Ghost", "play Lull", "Ghost")
        assert (play.blood("Ghost"), play.is_ready("Ghost")) == (4, False)


def test_others_may_aid_a_tagged_monster() -> None:
    """RV-MONSTER-36: with a Reaction Special against its tagger's attack."""
    one = Side(streets=["Maria Lopez"], tagged=["Brain-Eater"], hand=["Release the Hounds"])
    two = Side(haven=["Evangeline"], hand=["Aid"])
    with scene(one, two, city=City(monsters=["Brain-Eater"]), book=book_with(AID)) as play:
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical", "play Release the Hounds", "no")
        play.two("pass")  # not against the Preemptive Strike
        play.two("place Aid")
        assert (play.blood("Brain-Eater"), play.where("Aid")) == (7 - (2 + 2 - 2 - 1), "discard")


def test_a_tagged_monster_readies_with_its_tagger() -> None:
    """RV-MONSTER-37: not in another player's turn."""
    one, two = Side(haven=["Evangeline"], tagged=["Ghost"]), Side(haven=["Ryan"], tagged=["Warlock"])
    city = City(monsters=["Ghost", "Warlock"], exhausted=["Ghost", "Warlock"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert (play.is_ready("Ghost"), play.is_ready("Warlock")) == (True, False)


def test_a_tagged_monsters_turn_is_its_taggers() -> None:
    """RV-MONSTER-37: the Vampire mends at the start of its tagger's turn only."""
    for turn, left in ((0, 5), (1, 3)):
        city = City(streets=["Vagrant", "Mugger"], monsters=["Vampire"], blood={"Vampire": 3})
        with scene(hunted("Ryan", monster="Vampire"), FAITHFUL, city=city, turn=turn, phase="beginning") as play:
            assert play.blood("Vampire") == left


def test_an_untagged_monster_has_no_turn() -> None:
    """RV-MONSTER-37: face up, but nobody's."""
    city = City(streets=["Vagrant", "Mugger"], monsters=["Vampire"], blood={"Vampire": 3})
    with scene(Side(haven=["Ryan"]), FAITHFUL, city=city, phase="beginning") as play:
        assert play.blood("Vampire") == 3


def test_the_end_of_its_taggers_turn() -> None:
    """RV-MONSTER-37: the Brain-Eater's Fear token for the lowest BP of the tagger's cell, and of nobody else's."""
    one = Side(streets=["Maria Lopez", "Rio"], tagged=["Brain-Eater"])
    city = City(monsters=["Brain-Eater"], exhausted=["Brain-Eater"])
    with scene(one, Side(haven=["Noriko"]), city=city, phase="end of turn") as play:
        assert [play.g.fear[play.card(name)] for name in ("Rio", "Maria Lopez", "Noriko")] == [1, 0, 0]
        play.two("pass action", "pass action", "end phase")
        assert [play.g.fear[play.card(name)] for name in ("Maria Lopez", "Noriko")] == [0, 0]


def test_the_tagger_orders_a_monsters_effects_among_their_own() -> None:
    """RV-MONSTER-37: a start-of-turn effect of the Monster and one of the Leader's, as the tagger likes."""
    one = Side(
        haven=["Ryan"], hand=["Wrath"], tagged=["Vampire"], haven_card="Haven - The Clubhouse", library=["Confuse"]
    )
    city = City(streets=["Vagrant", "Mugger"], monsters=["Vampire"], blood={"Vampire": 3})
    for first, left in (("Vampire", 5), ("Haven - The Clubhouse", 3)):
        with scene(one, FAITHFUL, city=city, phase="beginning") as play:
            assert sorted(play.offered) == ["resolve Haven - The Clubhouse", "resolve Vampire"]
            play.one(f"resolve {first}")
            assert (play.asked.asks, play.blood("Vampire")) == ("target", left)
            play.one("Wrath")
            assert play.blood("Vampire") == 5


def test_a_tagged_monster_stays_in_the_streets() -> None:
    """RV-MONSTER-38."""
    with scene(Side(streets=["Maria Lopez"]), LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        assert (play.g.tagger[play.card("Ghost")], play.names(w.CITY, w.STREETS)) == (0, ["Ghost"])


# ---- lashing out


def test_each_tagged_monster_attacks_one_hunter() -> None:
    """RV-MONSTER-39: in the tagger's Antagonist Step; a Monster tagged by another, or by nobody, does nothing."""
    one = Side(streets=[["Maria Lopez"], ["Deacon Jones"]], tagged=["Brain-Eater", "Warlock"])
    two = Side(haven=["Evangeline"], tagged=["Ghost"])
    city = City(monsters=["Brain-Eater", "Warlock", "Ghost", "Werewolf"])
    with scene(one, two, city=city, phase="antagonists") as play:
        play.two("attack with Brain-Eater", "target Deacon Jones", "target Maria Lopez")
        assert (play.blood("Deacon Jones"), play.blood("Maria Lopez")) == (2, 1)
        assert (play.is_ready("Ghost"), play.is_ready("Werewolf"), play.blood("Evangeline")) == (True, True, 4)


def test_vampire_players_have_no_lashing_out() -> None:
    """RV-MONSTER-39: nor does a Monster in its tagger's foe's Antagonist Step."""
    city = City(monsters=["Brain-Eater"])
    with scene(LUCKY, hunted("Maria Lopez"), city=city, phase="antagonists") as play:
        assert (play.g.active, play.blood("Lucky"), play.blood("Maria Lopez")) == (1, 5, 4)
        assert play.is_ready("Brain-Eater")


def test_the_adversary_chooses_targets_and_order() -> None:
    """RV-MONSTER-40: Three, whose Rival One is; not One, and not Two; each attack is over before the next."""
    one = Side(streets=["Maria Lopez"], haven=["Sara"], tagged=["Brain-Eater", "Sorceress"])
    city = City(monsters=["Brain-Eater", "Sorceress"])
    with scene(one, FAITHFUL, LUCKY, city=city, phase="antagonists") as play:
        assert play.offered == ["attack with Brain-Eater", "attack with Sorceress"]
        play.three("attack with Sorceress")
        assert sorted(play.offered) == ["target Maria Lopez", "target Sara"]
        play.three("target Sara")
        assert (play.blood("Sara"), play.is_ready("Sorceress"), play.is_ready("Brain-Eater")) == (1, False, True)
        play.three("target Maria Lopez")
        assert (play.blood("Maria Lopez"), play.g.active) == (2, 1)


def test_secrecy_does_not_hinder_the_lashing_out() -> None:
    """RV-MONSTER-41: the Leader in the Hideout is within reach, and nobody discards."""
    one = Side(haven=["Maria Lopez"], haven_card="Hideout - Fellowship Hall", tagged=["Brain-Eater"])
    two = Side(haven=["Lucky"], hand=["Awe"])
    with scene(one, two, city=City(monsters=["Brain-Eater"]), phase="antagonists") as play:
        assert (play.value("Maria Lopez", w.SECRECY), play.blood("Maria Lopez")) == (2, 2)
        assert play.names(1, w.HAND) == ["Awe"]


def test_the_monster_exhausts_to_lash_out() -> None:
    """RV-MONSTER-42: an exhausted one cannot."""
    for exhausted, left in ([], 2), (["Brain-Eater"], 4):
        city = City(monsters=["Brain-Eater"], exhausted=exhausted)
        with scene(hunted("Maria Lopez"), LUCKY, city=city, phase="antagonists") as play:
            assert (play.blood("Maria Lopez"), play.is_ready("Brain-Eater")) == (left, False)


@pytest.mark.parametrize(
    ("monster", "target", "kind", "lost"),
    [
        ("Brain-Eater", "Maria Lopez", "Mental", 2),  # 1 1 2 against 2 0 0
        ("Brain-Eater", "Ingrid", "Physical", 1),  # 1 1 2 against 0 0 2: Social as much
        ("The Strange", "Toquinho", "Social", 2),  # 2 2 0 against 1 0 1
        ("Mula-Sem-Cabeça", "Maria Lopez", "Mental", 1),  # 2 0 1 against 2 0 0: not Aggravated now
    ],
)
def test_what_it_lashes_out_with(monster: str, target: str, kind: str, lost: int) -> None:
    """RV-MONSTER-43, RV-MONSTER-46: what hurts most, the topmost of equals; damage as in a strike."""
    side = hunted(target, monster=monster)
    with scene(side, LUCKY, city=City(monsters=[monster]), phase="antagonists") as play:
        assert f"{monster} strikes {target}: {kind}" in play.log()
        assert play.blood(target) == play.g.face(play.card(target)).bp - lost


def test_blocking_a_lashing_monster() -> None:
    """RV-MONSTER-44: another ready character of the party; the type stays as it is."""
    one = Side(streets=[["Maria Lopez", "Sara"], ["Rio"]], tagged=["Brain-Eater"])
    with scene(one, LUCKY, city=City(monsters=["Brain-Eater"]), phase="antagonists") as play:
        play.two("target Maria Lopez")
        assert play.offered == ["block with Sara", "pass"]
        play.one("block with Sara")
        assert (play.blood("Maria Lopez"), play.blood("Sara"), play.is_ready("Sara")) == (4, 3, False)


def test_each_defender_may_react() -> None:
    """RV-MONSTER-45: a Blocker, and the target of a second Monster, though the End Phase bars other cards."""
    one = Side(
        streets=["Maria Lopez", "Rio"],
        tagged=["Brain-Eater", "Warlock"],
        hand=["Know Their Habits", "Know Their Habits"],
        prestige=1,
    )
    with scene(one, LUCKY, city=City(monsters=["Brain-Eater", "Warlock"]), phase="antagonists") as play:
        play.two("attack with Warlock", "target Maria Lopez")
        play.one("block with Rio", "place Know Their Habits")
        assert (play.blood("Rio"), play.blood("Maria Lopez")) == (2, 4)
        play.two("target Maria Lopez")
        play.one("place Know Their Habits")
        assert (play.blood("Maria Lopez"), play.names(0, w.HAND)) == (4, [])


def test_a_hunter_felled_by_a_monster() -> None:
    """RV-MONSTER-46: burned by the usual rules; nobody has defeated it, so nobody earns anything."""
    one = Side(streets=["Sara", "Rio"], tagged=["Brain-Eater"], exhausted=["Sara"], blood={"Rio": 1})
    with scene(one, LUCKY, city=City(monsters=["Brain-Eater"]), phase="antagonists") as play:
        play.two("target Rio")
        assert (play.where("Rio"), play.g.agenda) == ("burned", [0, 0])


# ---- Curses, and players without Hunters


def test_a_monster_bears_any_number_of_curses() -> None:
    """RV-MONSTER-47: a fourth and a fifth card; a vampire has no room for a fourth."""
    curses = {"Ghost": ["Confuse", "Confuse", "Confuse", "Confuse"], "Lucky": ["Confuse", "Confuse", "Confuse"]}
    one = Side(haven=["Ryan"], hand=["Weigh Down"], curses=curses)
    with scene(one, Side(haven=["Lucky", "Gisele"]), city=City(monsters=["Ghost"])) as play:
        play.one("play Weigh Down")
        assert play.offered == ["Ryan", "Gisele", "Ghost"]
        play.one("Ghost")
        assert len(play.g.attachments(play.card("Ghost"))) == 5


def test_vampires_attack_no_monsters() -> None:
    """RV-MONSTER-48: neither face down nor face up."""
    city = City(face_down=["Ghost"], monsters=["Warlock"])
    with scene(Side(streets=["Lucky"]), Side(haven=["Ryan", "Sara"]), city=city) as play:
        play.one("attack with Lucky")
        assert play.offered == ["target Ryan", "target Sara"]
        assert play.refusal("target Warlock") == "Only Hunters attack Monsters: Warlock (RV-ATK-12)"
        play.ends_asking("attack-target")


@pytest.mark.parametrize("card", [HEX, LEECH, BLEED])
def test_vampire_players_take_no_blood_off_monsters(card: Printed) -> None:
    """RV-MONSTER-48: damage, theft and loss of Blood find no target in one; a Hunter player's do."""
    sides = Side(haven=["Lucky"], hand=[card.name]), Side(haven=["Ryan"], hand=[card.name])
    with scene(*sides, city=City(monsters=["Ghost"]), book=book_with(card)) as play:
        play.one(f"play {card.name}")
        assert (play.offered, play.blood("Ghost")) == (["Lucky", "Ryan"], 6)
        play.ends_asking("target")
    with scene(*sides, city=City(monsters=["Ghost"]), turn=1, book=book_with(card)) as play:
        play.two(f"play {card.name}", "Ghost")
        assert play.blood("Ghost") < 6


def test_vampire_players_may_mend_monsters() -> None:
    """RV-MONSTER-49: by name, or along with everybody else; a face-down one is nobody's "each character"."""
    one = Side(haven=["Lucky", "Judas"], hand=["Balm", "Feast"], blood={"Lucky": 2})
    city = City(monsters=["Ghost"], face_down=["Warlock"], blood={"Ghost": 2, "Warlock": 2})
    with scene(one, Side(haven=["Ryan"]), city=city, book=book_with(BALM, FEAST)) as play:
        play.one("play Balm", "exhaust Judas", "Ghost")
        assert (play.blood("Ghost"), play.blood("Lucky")) == (3, 2)
        play.one("play Feast")
        assert (play.blood("Ghost"), play.blood("Lucky"), play.blood("Warlock")) == (4, 3, 2)


def test_vampire_players_may_aid_monsters() -> None:
    """RV-MONSTER-50: with what aids defenders outside one's coterie; the attacker's own player is not asked."""
    one = Side(streets=["Maria Lopez"], hand=["Aid"])
    two = Side(haven=["Lucky"], hand=["Aid"])
    with scene(one, two, city=City(face_down=["Brain-Eater"]), book=book_with(AID)) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical", "pass", "pass")
        play.two("pass", "place Aid")
        assert play.blood("Brain-Eater") == 7


def test_theft_from_everybody_passes_monsters_by_for_a_vampire_player() -> None:
    """RV-MONSTER-48: with no target to choose it takes nothing off the Ghost; a Hunter player's does."""
    thirst = action(
        "test-thirst", "Thirst", decks=n.BOTH, text=each_of(any_character, steal_blood(1, thief=THIS, victim=THAT))
    )
    sides = Side(haven=["Lucky"], hand=["Thirst"]), Side(haven=["Ryan"], hand=["Thirst"])
    for turn, left in ((0, 6), (1, 5)):
        with scene(*sides, city=City(monsters=["Ghost"]), turn=turn, book=book_with(thirst)) as play:
            play.answers(turn, ("play Thirst",))
            assert play.blood("Ghost") == left
