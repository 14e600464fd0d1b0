"""Maria Lopez, Renata Gomes, Ryan and Francisco, of the Inquisitive."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_card, attack_or_reaction
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

# fmt: off
RIPOSTE = attack_or_reaction("test-riposte", "Riposte", n.MENTAL, decks=n.BOTH, bp=0, damage=4)
BLUNDERBUSS = attack_card("test-blunderbuss", "Blunderbuss", n.RANGED, decks=n.BOTH, bp=0, damage=4)
# fmt: on
BOOK = book_with(RIPOSTE, BLUNDERBUSS)
LUCKY, KEONDRA, IARA = Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Iara"])


# ---- Maria Lopez


@pytest.mark.parametrize(("victim", "curses", "left"), [("Iara", 1, 2), ("Iara", 2, 1), ("Keondra", 3, 5)])
def test_maria_lopez_strikes_through_curses(victim: str, curses: int, left: int) -> None:
    """hah-maria-lopez: 1 Social damage each, less the Social attribute; she exhausts and pays, but spends no action."""
    one = Side(haven=["Maria Lopez"], curses={victim: ["Confuse"] * curses})
    with scene(one, Side(haven=[victim], hand=["Comeuppance"])) as play:
        play.one("activate Maria Lopez")
        assert play.blood(victim) == left
        assert (play.is_ready("Maria Lopez"), play.g.prestige, play.actions) == (False, [4, 5], 2)


def test_maria_lopez_aims_at_any_character() -> None:
    """hah-maria-lopez: a foe's, her own, a face-up Monster, no other; one's own attachments are no Curses."""
    one = Side(
        haven=["Maria Lopez", "Sara"],
        curses={"Iara": ["Confuse"], "Warlock": ["Confuse", "Confuse"], "Ghost": ["Tracking Device"]},
        attached={"Sara": ["Drive: Curiosity"]},
    )
    two = Side(haven=["Iara"], attached={"Iara": ["Cobra Form"]})
    three = Side(haven=["Evangeline"], curses={"Sara": ["Confuse"], "Iara": ["Weigh Down"]})
    for target, left in (("Iara", 1), ("Sara", 2), ("Warlock", 9 - (2 - 1))):
        with scene(one, two, three, city=City(monsters=["Warlock"], face_down=["Ghost"], streets=["Vagrant"])) as play:
            play.one("activate Maria Lopez")
            assert play.offered == ["Sara", "Iara", "Warlock"]
            play.one(target)
            assert play.blood(target) == left


def test_maria_lopez_needs_a_curse_somewhere() -> None:
    """hah-maria-lopez: nor may she be exhausted, nor pay with the last Prestige; nor act in another's turn."""
    cursed = {"Iara": ["Confuse"]}
    for one in (
        Side(haven=["Maria Lopez"]),
        Side(haven=["Maria Lopez"], curses=cursed, exhausted=["Maria Lopez"]),
        Side(haven=["Maria Lopez"], curses=cursed, prestige=1),
    ):
        with scene(one, IARA) as play:
            assert play.refusal("activate Maria Lopez").endswith("(RV-ABIL-04)")
    with scene(Side(haven=["Maria Lopez"], curses=cursed), IARA, turn=1) as play:
        play.two("pass action")
        assert play.is_asked(1, "act")


def test_maria_lopez_defeats_without_an_attack() -> None:
    """hah-maria-lopez: for the usual Agenda; not a Monster that another player has tagged."""
    one = Side(haven=["Maria Lopez"], curses={"Iara": ["Confuse"]})
    with scene(one, Side(haven=["Keondra", "Iara"], blood={"Iara": 1})) as play:
        play.one("activate Maria Lopez")
        assert (play.where("Iara"), play.where("Confuse"), play.g.agenda) == ("torpor", "discard", [1, 0])
    one = Side(haven=["Maria Lopez"], curses={"Vampire": ["Confuse"] * 5})
    for two, refused in ((LUCKY, False), (Side(haven=["Evangeline"], tagged=["Vampire"]), True)):
        with scene(one, two, city=City(monsters=["Vampire"])) as play:
            assert ("activate Maria Lopez" not in play.offered) == refused
            if not refused:
                play.one("activate Maria Lopez")
                assert (play.blood("Vampire"), play.g.tagger[play.card("Vampire")]) == (8 - (5 - 3), NONE)


# ---- Renata Gomes


def test_renata_puts_prestige_on_whom_her_party_attacks() -> None:
    """hah-renata-gomes: 1 of the general supply, in her own attack and in Sara's beside her."""
    for attacker in ("Renata Gomes", "Sara"):
        with scene(Side(streets=["Renata Gomes", "Sara"]), Side(haven=["Keondra", "Iara"])) as play:
            play.one(f"attack with {attacker}", "target Keondra", "Physical")
            play.two("pass")
            assert (prestige_on(play, "Keondra", 0), prestige_on(play, "Iara", 0)) == (1, 0)
            assert play.g.prestige == [5, 5]


def test_renata_marks_the_blocker() -> None:
    """hah-renata-gomes: who is the target in the end."""
    with scene(Side(streets=["Renata Gomes"]), Side(haven=["Keondra", "Iara"])) as play:
        play.one("attack with Renata Gomes", "target Keondra", "Physical")
        play.two("block with Iara")
        assert (prestige_on(play, "Keondra", 0), prestige_on(play, "Iara", 0)) == (0, 1)


def test_renatas_prestige_serves_at_once() -> None:
    """hah-renata-gomes: it counts for Evangeline, and pays for Deacon Jones, in the same attack."""
    one = Side(streets=["Evangeline", "Renata Gomes"])
    with scene(one, KEONDRA) as play:
        play.one("attack with Renata Gomes", "Physical")
        assert play.blood("Keondra") == 6 - (1 + 1)
    one = Side(streets=["Deacon Jones", "Renata Gomes"], ongoing=["Blood of Saint Dominic"], prestige=2)
    with scene(one, KEONDRA) as play:
        play.one("attack with Deacon Jones", "Physical", "activate Deacon Jones")
        assert (play.blood("Keondra"), prestige_on(play, "Keondra", 0), play.g.prestige[0]) == (6 - (1 + 1), 0, 1)


def test_renata_and_a_monster() -> None:
    """hah-renata-gomes: turned up by the attack, it is a character when she marks it."""
    with scene(Side(streets=["Renata Gomes"]), LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("attack with Renata Gomes", "target face-down Monster", "Mental")
        assert prestige_on(play, "Ghost", 0) == 1


def test_renata_marks_nobody_else() -> None:
    """hah-renata-gomes: no Mortal; nobody attacked from another party; nobody who attacks her, nor herself."""
    with scene(Side(streets=["Renata Gomes"]), LUCKY, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Renata Gomes", "target Vagrant", "Mental")
        assert (play.where("Vagrant"), prestige_on(play, "Vagrant", 0)) == ("streets", 0)
    with scene(Side(streets=[["Renata Gomes"], ["Sara"]]), LUCKY) as play:
        play.one("attack with Sara", "Mental")
        assert prestige_on(play, "Lucky", 0) == 0
    with scene(Side(streets=["Lucky"]), Side(haven=["Renata Gomes"], leader_side="influence")) as play:
        play.one("attack with Lucky", "Physical")
        assert (prestige_on(play, "Lucky", 1), prestige_on(play, "Renata Gomes", 1)) == (0, 0)


def test_renata_marks_nobody_in_an_attack_called_off() -> None:
    """hah-renata-gomes: for lack of Intel."""
    two = Side(haven=["Keondra"], haven_card="Haven - The Hidden Temple")
    with scene(Side(streets=["Renata Gomes"]), two) as play:
        play.one("attack with Renata Gomes")
        assert (play.actions, prestige_on(play, "Keondra", 0)) == (2, 0)


# ---- Ryan


def shoot(play: Play, *answers: str) -> None:
    """Ryan's attack with Blunderbuss on the only target."""
    play.one("attack with Ryan", "Ranged", "place Blunderbuss", *answers)


def test_ryan_attaches_his_attack_card() -> None:
    """hah-ryan: for 1 Prestige, at the end of his attack; or it is discarded."""
    one = Side(streets=["Ryan"], hand=["Blunderbuss"])
    with scene(one, KEONDRA, book=BOOK) as play:
        shoot(play, "yes: Ryan")
        assert (play.host("Blunderbuss"), play.g.prestige, play.blood("Keondra")) == ("Keondra", [4, 5], 2)
    with scene(one, KEONDRA, book=BOOK) as play:
        shoot(play, "no")
        assert (play.where("Blunderbuss"), play.g.prestige, play.blood("Keondra")) == ("discard", [5, 5], 2)


def test_what_ryan_attaches_is_a_curse_of_his_player() -> None:
    """hah-ryan: Observe and Report hears of it, and Maria Lopez makes use of it."""
    one = Side(streets=["Ryan"], haven=["Maria Lopez"], hand=["Blunderbuss"], agenda_card="Observe and Report")
    with scene(one, Side(haven=["Gisele", "Lucky"]), book=BOOK) as play:
        play.one("attack with Ryan", "target Lucky", "Ranged", "place Blunderbuss")
        play.two("pass")
        play.one("yes: Ryan")
        assert (play.g.agenda[0], play.blood("Lucky"), play.blood("Gisele")) == (1, 2, 4)
        assert play.g.controller[play.card("Blunderbuss")] == 0


def test_ryan_attaches_to_the_blocker_and_with_prestige_on_it() -> None:
    """hah-ryan: the target at the end; the Prestige on it pays."""
    one = Side(streets=["Ryan"], hand=["Confuse"], prestige=1, stakes={"Gisele": 1})
    with scene(one, Side(haven=["Keondra", "Gisele"])) as play:
        play.one("attack with Ryan", "target Keondra", "Mental", "place Confuse")
        play.two("block with Gisele")
        play.one("no", "no", "yes: Ryan")
        assert (play.host("Confuse"), prestige_on(play, "Gisele", 0), play.g.prestige[0]) == ("Gisele", 0, 1)


def test_ryan_is_not_asked_in_vain() -> None:
    """hah-ryan: without an Attack card, or the Prestige; when the card is attached already, or the target is full."""
    full = {"Keondra": ["Weigh Down", "Weigh Down", "Weigh Down"]}
    for one in (
        Side(streets=["Ryan"], hand=["Blunderbuss"], prestige=1),
        Side(streets=["Ryan"], hand=["Blunderbuss"], curses=full),
    ):
        with scene(one, KEONDRA, book=BOOK) as play:
            shoot(play)
            assert (play.is_asked(0, "act"), play.where("Blunderbuss")) == (True, "discard")
    with scene(Side(streets=["Ryan"], hand=["Confuse"]), KEONDRA) as play:
        play.one("attack with Ryan", "Mental", "pass")
        assert play.is_asked(0, "act")
    with scene(Side(streets=["Ryan"], hand=["Confuse"]), KEONDRA) as play:
        play.one("attack with Ryan", "Mental", "place Confuse", "no", "yes: Confuse")
        assert (play.is_asked(0, "act"), play.host("Confuse"), play.g.prestige[0]) == (True, "Keondra", 5)


def test_ryan_attaches_nothing_to_the_fallen_or_to_mortals() -> None:
    """hah-ryan: nor does he when he has fallen himself."""
    one = Side(streets=["Ryan"], hand=["Blunderbuss"])
    with scene(one, Side(haven=["Keondra", "Iara"], exhausted=["Keondra"]), book=BOOK) as play:
        play.one("attack with Ryan", "target Iara", "Ranged", "place Blunderbuss")
        assert (play.is_asked(0, "act"), play.where("Iara"), play.where("Blunderbuss")) == (True, "torpor", "discard")
    with scene(one, LUCKY, city=City(streets=["Mugger"]), book=BOOK) as play:
        play.one("attack with Ryan", "target Mugger", "Ranged", "place Blunderbuss")
        assert (play.is_asked(0, "act"), play.where("Mugger"), play.where("Blunderbuss")) == (True, "burned", "discard")
    one = Side(streets=["Ryan"], haven=["Sara"], hand=["Riposte"])
    with scene(one, Side(haven=["Lucky"], hand=["Riposte"]), book=BOOK) as play:
        play.one("attack with Ryan", "Mental", "place Riposte")
        play.two("place Riposte")
        assert (play.where("Ryan"), play.blood("Lucky"), play.names(0, w.DISCARD)) == ("torpor", 1, ["Riposte"])


def test_ryan_serves_only_his_own_attacks() -> None:
    """hah-ryan: Sara's card, beside him, is discarded; on a Monster there is always room for his."""
    one = Side(streets=["Ryan", "Sara"], hand=["Blunderbuss"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Sara", "Ranged", "place Blunderbuss")
        assert (play.is_asked(0, "act"), play.where("Blunderbuss")) == (True, "discard")
    one = Side(streets=["Ryan"], hand=["Blunderbuss"], tagged=["Warlock"], curses={"Warlock": ["Confuse"] * 3})
    with scene(one, LUCKY, city=City(monsters=["Warlock"]), book=BOOK) as play:
        play.one("attack with Ryan", "target Warlock", "Ranged", "place Blunderbuss", "yes: Ryan")
        assert play.host("Blunderbuss") == "Warlock"


# ---- Francisco


def test_francisco_pays_for_two_shields_when_hit() -> None:
    """hah-francisco: in a foe's turn; in this attack only, and once in that turn; or he keeps his Prestige."""
    two = Side(haven=["Francisco"], leader_side="influence")
    sides = (Side(streets=[["Lucky"], ["Keondra"]], hand=["Blunderbuss", "Awe"]), two)
    with scene(*sides, book=BOOK) as play:
        play.one("attack with Lucky", "Ranged", "place Blunderbuss")
        play.two("activate Francisco")
        assert (play.blood("Francisco"), play.g.prestige[1]) == (3 - (4 - 2 - 1), 4)
        assert play.value("Francisco", w.SHIELD) == 0
        play.one("attack with Keondra", "Mental", "pass")
        assert (play.is_asked(0, "act"), play.blood("Francisco")) == (True, 1)
    with scene(*sides, book=BOOK) as play:
        play.one("attack with Lucky", "Mental", "place Awe")
        play.two("pass")
        assert (play.blood("Francisco"), play.g.prestige[1]) == (1, 5)


def test_francisco_prepares_in_his_own_attack() -> None:
    """hah-francisco: with the attacker's abilities, or when he is struck back; for himself alone."""
    one, two = Side(streets=["Francisco", "Sara"]), Side(haven=["Hakim Owusu"], hand=["Riposte"])
    for answers in (["activate Francisco"], ["pass", "activate Francisco"]):
        with scene(one, two, book=BOOK) as play:
            play.one("attack with Francisco", "Mental")
            play.two("place Riposte")
            play.one(*answers)
            assert (play.blood("Francisco"), play.g.prestige[0]) == (3 - (4 - 2), 4)
            assert (play.value("Francisco", w.SHIELD), play.value("Sara", w.SHIELD)) == (0, 0)
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Francisco", "Mental")
        play.two("place Riposte")
        play.one("pass", "pass")
        assert play.where("Francisco") == "torpor"


def test_francisco_has_nothing_to_do_outside_attacks() -> None:
    """hah-francisco: "this attack"; not against Maria Lopez' ability, and not for Sara beside him."""
    with scene(Side(streets=["Francisco"]), LUCKY) as play:
        assert play.refusal("activate Francisco").endswith("(RV-ABIL-04)")
    one = Side(haven=["Maria Lopez"], curses={"Francisco": ["Confuse", "Confuse"]})
    with scene(one, Side(haven=["Francisco"])) as play:
        play.one("activate Maria Lopez")
        assert (play.is_asked(0, "act"), play.blood("Francisco")) == (True, 3 - (2 - 1))
    two = Side(haven=["Francisco", "Sara"], leader_side="influence")
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Sara", "Physical")
        play.two("pass")
        assert (play.is_asked(0, "act"), play.blood("Sara"), play.g.prestige[1]) == (True, 2, 5)


def test_francisco_and_the_monsters() -> None:
    """hah-francisco: against a Preemptive Strike, and when a Monster lashes out at the end of the turn."""
    with scene(Side(streets=["Francisco"]), LUCKY, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Francisco", "target face-down Monster", "Physical")
        play.one("activate Francisco")
        assert (play.blood("Francisco"), play.g.prestige[0]) == (3, 4)
    one = Side(haven=["Francisco"], tagged=["Brain-Eater"])
    with scene(one, LUCKY, city=City(monsters=["Brain-Eater"]), phase="antagonists") as play:
        play.one("activate Francisco")
        assert (play.blood("Francisco"), play.g.prestige[0]) == (3, 4)


def test_francisco_needs_a_prestige_to_spare() -> None:
    """hah-francisco: the last of the supply pays for nothing; one on the attacker does."""
    for stakes, lost in (({}, 1), ({"Lucky": 1}, 0)):
        two = Side(haven=["Francisco"], leader_side="influence", prestige=1, stakes=stakes)
        with scene(Side(streets=["Lucky"]), two) as play:
            play.one("attack with Lucky", "Mental")
            if stakes:
                play.two("activate Francisco")
            assert (play.is_asked(0, "act"), play.blood("Francisco"), play.g.prestige[1]) == (True, 3 - lost, 1)
            assert prestige_on(play, "Lucky", 1) == 0


def test_francisco_guards() -> None:
    """hah-francisco: he Blocks a Ranged attack, as Sara does not, and pays for his Shields then."""
    two = Side(haven=["Ryan", "Sara", "Francisco"], leader_side="influence")
    with scene(Side(streets=["Lucky"], hand=["Blunderbuss"]), two, book=BOOK) as play:
        play.one("attack with Lucky", "target Ryan", "Ranged", "place Blunderbuss")
        assert play.offered == ["block with Francisco", "pass"]
        play.two("block with Francisco", "activate Francisco")
        assert (play.blood("Francisco"), play.blood("Ryan")) == (2, 4)
