"""The Hunters & The Hunted: Reactions."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_card, attack_or_reaction
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import swap_blood
from primogen.rivals.rules.atoms.cards import ready
from primogen.rivals.scenes.play import Play, begin, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY = Side(haven=["Lucky"])
TAUNT = attack_or_reaction("test-taunt", "Taunt", n.SOCIAL, decks=n.VAMPIRES, bp=0, damage=1)
SEAR = attack_card("test-sear", "Sear", n.MENTAL, decks=n.BOTH, bp=0, damage=3, keywords=(n.AGGRAVATED,))
FIDA = fighter("Fida", attributes=(3, 0, 0), keywords=(n.DIABLERIST,))
BRUTE = fighter("Brute", attributes=(6, 0, 6))
BULLY = fighter("Bully", attributes=(0, 0, 4))
BOOK = book_with(TAUNT, SEAR, FIDA, BRUTE, BULLY)


def hunters(*names: str, hand: str, prestige: int = 5) -> Side:
    """At home, without the Secrecy of a Leader."""
    return Side(haven=list(names), hand=[hand], leader_side="influence", prestige=prestige)


def seen_by_two(play: Play, name: str) -> bool:
    return play.g.sees(1, play.card(name))


# ---- Comeuppance


def test_comeuppance() -> None:
    """hah-comeuppance: 1 Shield; of the attacker's hand, the defender discards a Social or Mental Attack card."""
    one = Side(streets=["Keondra"], hand=["Awe", "Ingratiate", "Taunt", "Shotgun", "Coiled Strike", "Believer", "Iara"])
    with scene(one, Side(haven=["Lucky"], hand=["Comeuppance", "Awe"]), book=BOOK) as play:
        play.one("attack with Keondra", "Social", "pass")
        play.two("place Comeuppance")
        assert all(seen_by_two(play, name) for name in one.hand)
        assert play.offered == ["Awe", "Ingratiate", "Taunt"]
        play.two("Ingratiate")
        assert (play.where("Ingratiate"), len(play.names(0, w.HAND)), play.names(1, w.HAND)) == ("discard", 6, ["Awe"])
        assert not any(seen_by_two(play, name) for name in play.names(0, w.HAND))
        assert play.blood("Lucky") == 5 - (2 - 1 - 1)


def test_comeuppance_may_find_nothing() -> None:
    """hah-comeuppance: the card that attacks is no longer in the hand."""
    one = Side(streets=["Keondra"], hand=["Awe", "Shotgun", "Iara"])
    with scene(one, Side(haven=["Lucky"], hand=["Comeuppance"])) as play:
        play.one("attack with Keondra", "Mental", "place Awe")
        play.two("place Comeuppance")
        assert (seen_by_two(play, "Shotgun"), play.offered) == (True, ["no"])
        play.two("no")
        assert (play.names(0, w.HAND), play.blood("Lucky")) == (["Shotgun", "Iara"], 5 - (1 + 1 - 1 - 1))


def test_comeuppance_against_a_monster() -> None:
    """hah-comeuppance: it has no hand; the Shield counts, and the Hunter's own hand is left alone."""
    one = Side(streets=["Deacon Jones"], hand=["Comeuppance", "Rebuke"], tagged=["Vampire"])
    with scene(one, LUCKY, city=City(monsters=["Vampire"])) as play:
        play.one("attack with Deacon Jones", "target Vampire", "Ranged", "pass", "place Comeuppance")
        assert (play.blood("Deacon Jones"), play.names(0, w.HAND)) == (4 - (3 - 1 - 1), ["Rebuke"])


# ---- Get into its Mind


@pytest.mark.parametrize(
    ("target", "answers", "where", "left"),
    [
        ("Sister Claire", ["yes: Get into its Mind"], "haven", 3),  # Library
        ("Sister Claire", ["no"], "burned", 5),
        ("Pregador", [], "burned", 5),  # no Library
    ],
)
def test_get_into_its_mind(target: str, answers: list[str], where: str, left: int) -> None:
    """hah-get-into-its-mind: 1 Shield; with Library, 2 Prestige make the damage Superficial: the last Blood stays."""
    two = hunters("Ryan", target, hand="Get into its Mind")
    two.exhausted = ["Ryan"]
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", f"target {target}", "Mental")
        play.two("place Get into its Mind", *answers)
        assert (play.where(target), play.g.prestige[1]) == (where, left)
        assert where == "burned" or play.blood(target) == 1


def test_get_into_its_mind_makes_other_damage_superficial_too() -> None:
    """hah-get-into-its-mind: Aggravated damage; paid with the Prestige on the attacker. It saves Blood, not more."""
    two = hunters("Florencia", hand="Get into its Mind", prestige=1)
    two.stakes = {"Prudence": 2}
    with scene(Side(streets=["Prudence"], hand=["Sear"]), two, book=BOOK) as play:
        play.one("attack with Prudence", "Mental", "place Sear")
        play.two("place Get into its Mind", "yes: Get into its Mind")
        assert (play.where("Florencia"), play.blood("Florencia")) == ("haven", 1)
        assert (prestige_on(play, "Prudence", 1), play.g.prestige[1]) == (0, 1)
    with scene(Side(streets=["Prudence"]), hunters("Florencia", hand="Get into its Mind")) as play:
        play.one("attack with Prudence", "Mental")
        play.two("place Get into its Mind", "yes: Get into its Mind")
        assert play.blood("Florencia") == 3 - (2 - 1)


# ---- Know Their Habits


@pytest.mark.parametrize(
    ("target", "answers", "beside", "left"),
    [
        ("Ryan", ["yes: Know Their Habits"], 3, 3),  # Sense the Unnatural
        ("Ryan", ["no"], 3 - 2, 5),
        ("Rio", [], 3 - 2, 5),  # no such Edge
    ],
)
def test_know_their_habits(target: str, answers: list[str], beside: int, left: int) -> None:
    """hah-know-their-habits: 2 Shields; with Sense the Unnatural, 2 Prestige give each of the party 2 more."""
    one, two = Side(streets=["Keondra"], hand=["Shotgun", "Awe"]), hunters(target, "Sara", hand="Know Their Habits")
    with scene(one, two) as play:
        play.one("attack with Keondra", f"target {target}", "Ranged", "place Shotgun")
        play.two("place Know Their Habits")
        play.one("yes: Shotgun")
        play.two(*answers)
        assert (play.blood(target), play.blood("Sara")) == (play.g.face(play.card(target)).bp, beside)
        assert (play.g.prestige[1], play.value("Sara", w.SHIELD)) == (left, 0), "this attack only"


@pytest.mark.parametrize(("answer", "shields"), [("yes: Know Their Habits", 2 + 2), ("no", 2)])
def test_know_their_habits_adds_up(answer: str, shields: int) -> None:
    """hah-know-their-habits: 2 and 2 for who plays it."""
    with scene(Side(streets=["Brute"]), hunters("Ryan", hand="Know Their Habits"), book=BOOK) as play:
        play.one("attack with Brute", "Mental")
        play.two("place Know Their Habits", answer)
        assert play.blood("Ryan") == 4 - (6 - shields - 1)


# ---- Layers of Protection


@pytest.mark.parametrize(
    ("discards", "lost"),
    [([], 4 - 1), (["Awe"], 4 - 1 - 1), (["Awe", "Shotgun"], 4 - 1 - 2), (["Awe", "Shotgun", "Iara"], 0)],
)
def test_layers_of_protection(discards: list[str], lost: int) -> None:
    """hah-layers-of-protection: no Shield of its own; 1 by its text; each card discarded prevents 1 more."""
    hand = ["Layers of Protection", "Awe", "Shotgun", "Iara", "Believer"]
    with scene(Side(streets=["Matthew"], hand=["Coiled Strike"]), Side(haven=["Hope"], hand=hand)) as play:
        play.one("attack with Matthew", "Physical", "place Coiled Strike")
        play.two("place Layers of Protection", *discards, "done")
        assert (play.blood("Hope"), len(play.names(1, w.HAND))) == (4 - lost, 4 - len(discards))
        assert play.names(1, w.DISCARD) == [*discards, "Layers of Protection"]


def test_layers_of_protection_cover_the_party() -> None:
    """hah-layers-of-protection: the Shield is for each, prevention for the target alone; both for this attack."""
    two = Side(haven=["Hope", "Keondra"], streets=["Iara"], hand=["Layers of Protection", "Awe", "Ingratiate"])
    with scene(Side(streets=["Lucky", "Grace"], hand=["Shotgun", "Awe"]), two) as play:
        play.one("attack with Lucky", "target Hope", "Ranged", "place Shotgun")
        play.two("place Layers of Protection")
        play.one("yes: Shotgun")
        play.two("Awe", "Ingratiate")
        assert (play.blood("Hope"), play.blood("Keondra")) == (4, 6 - (2 - 1))
        assert [play.value(name, w.SHIELD) for name in ("Hope", "Keondra", "Iara")] == [0, 0, 0]


def test_layers_of_protection_prevent_damage_of_the_attack() -> None:
    """hah-layers-of-protection: not what Maria Lopez does to the target meanwhile, which would prevent it twice."""
    one = Side(streets=[["Francisco"], ["Maria Lopez"]], hand=["Release the Hounds"], curses={"Sage": ["Confuse"] * 3})
    two = Side(haven=["Sage"], hand=["Layers of Protection", "Awe"])
    with scene(one, two) as play:
        play.one("attack with Francisco", "Physical", "play Release the Hounds", "no")
        play.two("place Layers of Protection", "Awe")
        play.one("activate Maria Lopez", "pass")
        assert play.blood("Sage") == 3 - (3 - 1 - 1) - (1 + 2 - 1 - 1)


# ---- Ready and Waiting


@pytest.mark.parametrize(("target", "number"), [("Ryan", 1), ("Sister Claire", 0)])
def test_ready_and_waiting(target: str, number: int) -> None:
    """hah-ready-and-waiting: 3 Shields; Global Access puts 1 Prestige of the general supply on the attacker."""
    two = hunters(target, hand="Ready and Waiting")
    with scene(Side(streets=["Matthew", "Grace"], hand=["Coiled Strike"]), two) as play:
        before = play.blood(target)
        play.one("attack with Matthew", "Physical", "place Coiled Strike")
        play.two("place Ready and Waiting")
        assert (before - play.blood(target), prestige_on(play, "Matthew", 1)) == (2 + 2 - 3, number)
        assert (prestige_on(play, "Grace", 1), play.g.prestige) == (0, [5, 5])


def test_ready_and_waiting_for_a_monster() -> None:
    """hah-ready-and-waiting: what strikes is the attacker; its Prestige can be spent in the attack that follows."""
    one = Side(streets=["Sara"], hand=["Ready and Waiting", "Confuse"], tagged=["Mula-Sem-Cabeça"], prestige=1)
    with scene(one, LUCKY, city=City(monsters=["Mula-Sem-Cabeça"])) as play:
        play.one("attack with Sara", "target Mula-Sem-Cabeça", "Mental", "place Confuse", "place Ready and Waiting")
        assert (play.blood("Sara"), prestige_on(play, "Mula-Sem-Cabeça", 0)) == (3, 1)
        play.one("yes: Confuse", "no")
        assert (play.blood("Mula-Sem-Cabeça"), prestige_on(play, "Mula-Sem-Cabeça", 0)) == (6 - (2 + 1 + 1 - 1), 0)


# ---- Shifting Organs


def fida_attacks(target: str, blood: int) -> Play:
    """A Diablerist of Physical 3; some of One's Blood is on her target, who plays Shifting Organs."""
    two = Side(haven=[target, "Keondra"], hand=["Shifting Organs"], blood={target: blood}, leader="Keondra")
    two.exhausted = ["Keondra"]
    play = begin(Side(streets=["Fida"]), two, book=BOOK)
    swap_blood(play.g, play.card(target), 0, blood)
    play.one("attack with Fida", f"target {target}", "Physical")
    play.two("place Shifting Organs")
    return play


@pytest.mark.parametrize(("target", "shields"), [("Lucky", 1), ("Ceraph", 1), ("Iara", 2), ("Prudence", 2)])
def test_shifting_organs(target: str, shields: int) -> None:
    """hah-shifting-organs: 1 Shield, and 1 more with Obfuscate."""
    play = fida_attacks(target, 3)
    assert play.blood(target) == 3 - (3 - shields - play.value(target, w.PHYSICAL))


@pytest.mark.parametrize(("target", "drunk"), [("Lucky", True), ("Iara", True), ("Ceraph", False), ("Prudence", False)])
def test_shifting_organs_are_not_drunk(target: str, drunk: bool) -> None:
    """hah-shifting-organs: with Protean, no diablerie can be performed against who plays it."""
    play = fida_attacks(target, 1)
    assert (play.where(target), play.asked.asks) == ("torpor", "diablerie" if drunk else "act")


def test_shifting_organs_last_for_the_turn() -> None:
    """hah-shifting-organs: a second attack in this turn, which meets no Reaction, finds no Prey either."""
    play = fida_attacks("Ceraph", 2)
    ready(play.g, play.card("Fida"))
    play.ask_again()
    play.one("attack with Fida", "target Ceraph", "Physical")
    assert (play.where("Ceraph"), play.asked.asks) == ("torpor", "act")


def test_shifting_organs_last_no_longer() -> None:
    """hah-shifting-organs: in her next turn Fida drinks."""
    play = fida_attacks("Ceraph", 2)
    play.one("pass action", "end phase")
    play.two("pass action", "pass action", "end phase")
    play.one("move out", "attack with Fida", "target Ceraph", "Physical")
    play.two("pass")
    play.one("drink Ceraph")
    assert play.host("Ceraph") == "Fida"


# ---- Strength of the Fallen


@pytest.mark.parametrize(
    ("target", "burned", "answers", "shields", "left"),
    [
        ("Florencia", ["Sara", "Rio", "Confuse"], ["yes: Strength of the Fallen"], 2 + 2, 4),
        ("Florencia", ["Sara", "Confuse"], ["yes: Strength of the Fallen"], 2 + 1, 4),
        ("Florencia", ["Sara", "Rio", "Confuse"], ["no"], 2, 5),
        ("Florencia", ["Confuse"], [], 2, 5),  # nobody has fallen: nothing to pay for
        ("Ryan", ["Sara", "Rio"], [], 2, 5),  # no Thwart the Unnatural
    ],
)
def test_strength_of_the_fallen(target: str, burned: list[str], answers: list[str], shields: int, left: int) -> None:
    """hah-strength-of-the-fallen: 2 Shields; Thwart the Unnatural buys 1 more per burned character of one's own."""
    one, two = Side(streets=["Bully"], burned=["Iara", "Sage"]), hunters(target, hand="Strength of the Fallen")
    two.burned, two.discard = burned, ["Jamie"]
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Bully", "Mental")
        play.two("place Strength of the Fallen", *answers)
        bp, mental = play.g.face(play.card(target)).bp, play.value(target, w.MENTAL)
        assert (play.blood(target), play.g.prestige[1]) == (bp - max(0, 4 - shields - mental), left)


# ---- Well Prepared


@pytest.mark.parametrize(
    ("monster", "target", "answers", "lost", "left"),
    [
        ("Werewolf", "Toquinho", ["yes: Well Prepared"], 3 - 1 - 3, 4),  # Physical; Sense the Unnatural
        ("Werewolf", "Ryan", ["yes: Well Prepared"], 3 - 3, 4),
        ("Werewolf", "Ryan", ["no"], 3 - 2, 5),
        ("Vampire", "Rio", [], 3 - 2, 5),  # Social; no such Edge
        ("Warlock", "Noriko", [], 3 - 1 - 2, 5),  # Mental; BP 1
    ],
)
def test_well_prepared(monster: str, target: str, answers: list[str], lost: int, left: int) -> None:
    """hah-well-prepared: 2 Shields against a Monster's attack of any type; Sense the Unnatural buys 1 more."""
    one = Side(streets=[target], hand=["Well Prepared"], tagged=[monster])
    with scene(one, LUCKY, city=City(monsters=[monster])) as play:
        before = play.blood(target)
        play.one(f"attack with {target}", f"target {monster}", "Ranged", "pass", "place Well Prepared", *answers)
        assert (before - play.blood(target), play.g.prestige[0]) == (max(lost, 0), left)
        assert play.where("Well Prepared") == "discard"


def test_well_prepared_at_the_end_of_a_turn() -> None:
    """hah-well-prepared: a Blocker is the defender, too; paid with the Prestige on the Monster."""
    one = Side(streets=["Toquinho", "Ryan"], hand=["Well Prepared"], tagged=["Werewolf"], stakes={"Werewolf": 1})
    one.prestige = 1
    with scene(one, LUCKY, city=City(monsters=["Werewolf"]), phase="antagonists") as play:
        play.two("target Ryan")
        play.one("block with Toquinho", "place Well Prepared", "yes: Well Prepared")
        assert (play.blood("Toquinho"), play.blood("Ryan"), prestige_on(play, "Werewolf", 0)) == (3, 4, 0)


def test_well_prepared_in_open_season() -> None:
    """hah-well-prepared: the Monster beside the Event attacks like another; vampire players have no such card."""
    one = Side(haven=["Ryan"], hand=["Well Prepared"])
    city = City(deck=["Open Season"], unused=["Werewolf"])
    with scene(one, LUCKY, city=city, phase="beginning") as play:
        play.one("pass action", "pass action", "end phase", "place Well Prepared", "no")
        assert (play.blood("Ryan"), play.where("Well Prepared")) == (4 - (3 - 2), "discard")


def test_well_prepared_is_only_for_monsters() -> None:
    """hah-well-prepared: not against a vampire's attack."""
    with scene(Side(streets=["Lucky"]), hunters("Ryan", hand="Well Prepared")) as play:
        play.one("attack with Lucky", "Physical")
        assert play.refusal("place Well Prepared").endswith("(RV-GOLD-01)")
        play.two("pass")
        assert play.blood("Ryan") == 4 - 1
