"""The three long examples of the rulebook, played through: an attack, a Scheme, and a Monster."""

from __future__ import annotations

from primogen.kernel.ids import NONE
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import prestige_on

# ---- Attack Example

CAITIFF = Side(haven=["Lucky", "Benício", "Prudence"], hand=["Ingratiate", "Awe", "Risky Business"])
MINISTRY = Side(
    haven=["Keondra", "Iara", "Gisele"],
    blood={"Iara": 1, "Keondra": 3},
    exhausted=["Iara", "Keondra"],
    haven_card="Haven - The Temple of Set",
)


def move_out(play: Play) -> None:
    play.one("move out", "move Lucky", "move Benício", "move Prudence", "Lucky", "no")


def attack_iara(play: Play) -> None:
    move_out(play)
    play.one("attack with Lucky", "target Iara", "discard Awe", "Social", "place Ingratiate")


def test_the_marksman_hits_lucky() -> None:
    """RV-EX-11: 1 Aggravated on one of three; Prudence's Shields are for attackers; Benício's prevention declined."""
    with scene(CAITIFF, MINISTRY, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("move out", "move Lucky", "move Benício", "move Prudence")
        assert play.offered == ["Lucky", "Benício", "Prudence"]
        play.one("Lucky")
        assert play.offered == ["yes: Benício", "no"]
        play.one("no")
        assert [play.blood(name) for name in ("Lucky", "Benício", "Prudence")] == [4, 4, 3]


def test_lucky_finds_iara() -> None:
    """RV-EX-12: Intel 0 against the Haven's Secrecy 1; one discarded card is +1, and enough."""
    with scene(CAITIFF, MINISTRY, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        move_out(play)
        assert (play.value("Lucky", w.INTEL), play.value("Iara", w.SECRECY)) == (0, 1)
        play.one("attack with Lucky", "target Iara", "discard Awe")
        assert (play.is_ready("Lucky"), play.where("Awe")) == (False, "discard")
        play.ends_asking("attack-type")


def test_gisele_blocks() -> None:
    """RV-EX-13: only she can; she exhausts and is the target, and Lucky has a 'No Influence' token at once."""
    with scene(CAITIFF, MINISTRY, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        attack_iara(play)
        assert play.offered == ["block with Gisele", "pass"]
        assert play.refusal("block with Keondra") == "Keondra is exhausted and cannot Block (RV-BLOCK-01)"
        play.two("block with Gisele")
        assert (play.is_ready("Gisele"), play.g.no_influence[play.card("Lucky")]) == (False, 1)
        assert (play.blood("Iara"), play.blood("Keondra")) == (1, 3)


def test_ingratiate_hits_gisele() -> None:
    """RV-EX-14: 1 of Lucky's Social, 1 of the card, 1 for Presence in common: from 4 Blood to 1."""
    with scene(CAITIFF, MINISTRY, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        attack_iara(play)
        play.two("block with Gisele")
        assert (play.blood("Gisele"), play.where("Ingratiate")) == (1, "discard")


def test_nobody_is_left_to_block() -> None:
    """RV-EX-15: a follow-up attack this turn finds all three Ministry characters exhausted."""
    with scene(CAITIFF, MINISTRY, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        attack_iara(play)
        play.two("block with Gisele")
        play.one("regroup", "regroup Benício", "attack with Benício", "target Keondra")
        play.one("discard Risky Business", "Physical")
        assert play.blood("Keondra") == 2, "nobody was asked to Block"


# ---- Scheme Example


def scheme(play: Play) -> None:
    play.one("play Plots Within Plots", "exhaust Hakim Owusu", "exert Keondra", "place Persecution", "pass", "fist 0")
    play.two("exert Lucky", "pass", "fist 2", "NO")
    play.three("pass", "fist 0", "YES")
    play.four("exert Evangeline", "pass", "fist 2")


SCHEMERS = (
    Side(haven=["Keondra", "Hakim Owusu"], hand=["Plots Within Plots", "Persecution"]),
    Side(haven=["Lucky"]),
    Side(haven=["Ryan"]),
    Side(haven=["Evangeline"], leader_side="influence"),
)


def test_the_influence_each_has() -> None:
    """RV-EX-23: a Leader token's 1 each; the Hunter who has defeated nobody has none, and Hakim no Ongoing Scheme."""
    with scene(*SCHEMERS) as play:
        names = ("Keondra", "Hakim Owusu", "Lucky", "Ryan", "Evangeline")
        assert [play.value(name, w.INFLUENCE) for name in names] == [1, 0, 1, 0, 1]


def test_persecution_carries_the_scheme() -> None:
    """RV-EX-23: Persecution is 2 + 2 x 2 = 6; YES 6 + 1 + 0 = 7 beats NO 2 + 4 = 6."""
    with scene(*SCHEMERS) as play:
        scheme(play)
        play.four("NO")
        assert play.where("Plots Within Plots") == "table"
        assert play.value("Hakim Owusu", w.INFLUENCE) == 1


def test_one_more_prestige_would_have_stopped_it() -> None:
    """RV-EX-23: 7 against 7 is a tie, which succeeds; 7 against 8 fails."""
    for more, pile in ((3, "table"), (4, "discard")):
        with scene(*SCHEMERS) as play:
            play.one("play Plots Within Plots", "exhaust Hakim Owusu", "exert Keondra", "place Persecution", "pass")
            play.one("fist 0")
            play.two("exert Lucky", "pass", f"fist {more}", "NO")
            play.three("pass", "fist 0", "YES")
            play.four("exert Evangeline", "pass", "fist 2", "NO")
            assert play.where("Plots Within Plots") == pile


def test_what_the_scheme_leaves_behind() -> None:
    """RV-EX-24: the losers have their 2 Prestige back, Persecution is discarded, and three have exerted."""
    with scene(*SCHEMERS) as play:
        scheme(play)
        play.four("NO")
        assert (play.g.prestige, play.where("Persecution")) == ([5, 5, 5, 5], "discard")
        names = ("Keondra", "Lucky", "Evangeline", "Hakim Owusu", "Ryan")
        assert [play.g.no_influence[play.card(name)] for name in names] == [1, 1, 1, 0, 0]


# ---- Attacking a Monster Example

MULA = "Mula-Sem-Cabeça"
INQUISITIVE = Side(
    streets=["Jamie", "Rio", "Ryan", "Juliana"],
    hand=["Confuse", "Well Prepared"],
    agenda_card="Observe and Report",
)
FAITHFUL = Side(haven=["Evangeline"], stakes={MULA: 1})
CITY = City(face_down=[MULA])


def attack_the_monster(play: Play) -> None:
    play.one("investigate", "face-down Monster", "exhaust Jamie", "exhaust Rio", "done")
    play.one("regroup", "regroup Ryan", "regroup", "regroup Juliana", "join Ryan")
    play.one("attack with Ryan", "target face-down Monster", "Mental", "place Confuse")


def take_the_hit(play: Play) -> None:
    attack_the_monster(play)
    play.one("pass", "pass")  # Juliana does not Block, and Well Prepared is kept


def test_attacking_the_monster_blind() -> None:
    """RV-EX-32: 2 Prestige on it do not show it; no Secrecy, no Block by anybody else: straight to its strike."""
    with scene(INQUISITIVE, FAITHFUL, city=CITY) as play:
        play.one("investigate", "face-down Monster", "exhaust Jamie", "exhaust Rio", "done")
        assert (prestige_on(play, MULA, 0), play.g.sees(0, play.card(MULA))) == (2, False)
        assert play.refusal("attack with Ryan") == "Ryan's party has an exhausted character (RV-ATK-03)"
        play.one("regroup", "regroup Ryan", "regroup", "regroup Juliana", "join Ryan")
        play.one("attack with Ryan", "target face-down Monster", "Mental", "place Confuse")
        assert (play.asked.seat, play.asked.asks, play.offered) == (0, "block", ["block with Juliana", "pass"])
        assert play.g.face_down[play.card(MULA)] == 0
        play.ends_asking("block")


def test_three_prestige_would_show_it() -> None:
    """RV-EX-32: 3 of one's own colour are needed to peek."""
    with scene(INQUISITIVE, FAITHFUL, city=CITY) as play:
        play.one("investigate", "face-down Monster", "exhaust Jamie", "exhaust Rio", "exhaust Juliana", "done")
        assert (play.g.sees(0, play.card(MULA)), play.g.sees(1, play.card(MULA))) == (True, False)


def test_the_mula_strikes_ryan() -> None:
    """RV-EX-33: Physical, 2 Aggravated, less Juliana's Shield: Ryan drops from 4 Blood to 3."""
    with scene(INQUISITIVE, FAITHFUL, city=CITY) as play:
        take_the_hit(play)
        assert f"{MULA} strikes Ryan: Physical" in play.log()
        assert (play.blood("Ryan"), play.blood("Juliana")) == (3, 2)
        play.ends_asking("may")


def test_the_inquisitive_tag_it() -> None:
    """RV-EX-34: and the Faithful player's Prestige goes home."""
    with scene(INQUISITIVE, FAITHFUL, city=CITY) as play:
        attack_the_monster(play)
        assert play.g.tagger[play.card(MULA)] == NONE
        play.one("pass", "pass")
        assert (play.g.tagger[play.card(MULA)], prestige_on(play, MULA, 1), play.g.prestige) == (0, 0, [5, 6])
        play.ends_asking("may")


def test_confuse_hurts_the_mula() -> None:
    """RV-EX-35: 1 + 1 + 1 - 1 = 2 Superficial damage, 4 Blood left, and 1 Prestige left on it."""
    with scene(INQUISITIVE, FAITHFUL, city=CITY) as play:
        take_the_hit(play)
        play.one("yes: Confuse", f"1 from {MULA}")
        assert (play.blood(MULA), prestige_on(play, MULA, 0), play.g.prestige[0]) == (4, 1, 5)
        play.ends_asking("may")


def test_confuse_becomes_a_curse() -> None:
    """RV-EX-36: by its own text, at no cost; Observe and Report is worth 1 Agenda."""
    with scene(INQUISITIVE, FAITHFUL, city=CITY) as play:
        take_the_hit(play)
        play.one("yes: Confuse", f"1 from {MULA}")
        assert play.g.agenda == [0, 0]
        play.one("yes: Confuse")
        assert (play.host("Confuse"), play.g.agenda) == (MULA, [1, 0])
        assert (prestige_on(play, MULA, 0), play.g.prestige[0]) == (1, 5)


# ---- End of Turn Monster Attack Example

TAGGED = Side(streets=["Ryan", "Juliana"], hand=["Well Prepared"], tagged=[MULA], blood={"Ryan": 3}, exhausted=["Ryan"])


def test_juliana_is_well_prepared() -> None:
    """RV-EX-37: Physical, 2 normal damage; her own Shield is off by now; 2 Shields leave 0."""
    with scene(TAGGED, FAITHFUL, city=City(monsters=[MULA]), phase="antagonists") as play:
        play.two("target Juliana")
        assert (play.is_ready(MULA), play.value("Juliana", w.SHIELD)) == (False, 0)
        play.one("place Well Prepared", "no")
        assert f"{MULA} strikes Juliana: Physical" in play.log()
        assert (play.blood("Juliana"), play.where("Well Prepared")) == (2, "discard")


def test_unprepared_she_would_have_fallen() -> None:
    """RV-EX-37: 2 damage is all the Blood she has."""
    with scene(TAGGED, FAITHFUL, city=City(monsters=[MULA]), phase="antagonists") as play:
        play.two("target Juliana")
        play.one("pass")
        assert play.where("Juliana") == "burned"


def test_she_could_have_blocked_for_ryan() -> None:
    """RV-EX-37, RV-MONSTER-44: they are in the same party."""
    with scene(TAGGED, FAITHFUL, city=City(monsters=[MULA]), phase="antagonists") as play:
        play.two("target Ryan")
        assert play.offered == ["block with Juliana", "pass"]
        play.one("pass", "pass")
        assert (play.blood("Ryan"), play.blood("Juliana")) == (1, 2)
