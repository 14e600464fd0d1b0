"""Step 3: Blocking."""

from __future__ import annotations

from fighters import fighter
from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.sentences import MayBlockForAnyone
from primogen.rivals.language.vocabulary import blood, gain, have, hunter, prestige, relentless, this_character
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

TYPES = (w.PHYSICAL, w.SOCIAL, w.MENTAL)
HERMIT = fighter("Hermit", have(this_character, 2, n.SECRECY))
SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
# fmt: off
KNIGHT = hunter("test-knight", "Knight", n.MARTIAL, bp=3, attributes=(0, 0, 0), edges=(),
                abilities=(MayBlockForAnyone(prestige(1), TYPES),))
PALADIN = hunter("test-paladin", "Paladin", n.MARTIAL, bp=3, attributes=(0, 0, 0), edges=(),
                 abilities=(MayBlockForAnyone(prestige(1), TYPES),))
# fmt: on


def test_another_ready_character_of_the_defending_party_may_block() -> None:
    """RV-BLOCK-01: not an exhausted one, and nobody of another party."""
    two = Side(haven=["Keondra", "Gisele", "Iara"], streets=["Hakim Owusu"], exhausted=["Iara"])
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(1, "block")
        assert sorted(play.offered) == ["block with Gisele", "pass"]
        assert play.refusal("block with Iara") == "Iara is exhausted and cannot Block (RV-BLOCK-01)"
        assert play.refusal("block with Hakim Owusu") == "Hakim Owusu is not in the defending party (RV-BLOCK-01)"
        play.two("block with Gisele")
        assert not play.is_ready("Gisele") and play.is_ready("Keondra")


def test_nobody_has_to_block() -> None:
    """RV-BLOCK-01."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra", "Gisele"])) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.two("pass")
        assert (play.blood("Keondra"), play.blood("Gisele")) == (5, 4)
        assert play.is_ready("Gisele")


def test_parties_in_the_streets_block_only_for_their_own() -> None:
    """RV-BLOCK-01: Iara is in The Streets too, but not in Keondra's party; the Haven is another party again."""
    two = Side(streets=[["Keondra", "Gisele"], ["Iara"]], haven=["Hakim Owusu"])
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert sorted(play.offered) == ["block with Gisele", "pass"]
        play.two("pass")
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Iara", "Physical")
        assert play.is_asked(0, "act")
        assert play.blood("Iara") == 2


def test_a_character_cannot_block_an_attack_on_itself() -> None:
    """RV-BLOCK-02: with Gisele alone in the Haven, Guard or not, nobody is asked."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra", "Gisele"])) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.refusal("block with Keondra") == "Keondra is the target and cannot Block (RV-BLOCK-02)"
        play.two("pass")
    with scene(Side(streets=["Lucky"]), Side(haven=["Gisele"])) as play:
        play.one("attack with Lucky", "Physical")
        assert play.is_asked(0, "act") and play.is_ready("Gisele")


def test_not_even_by_an_ability_that_blocks_for_anyone() -> None:
    """RV-BLOCK-02: Pregador attacked himself."""
    two = Side(haven=["Pregador"], leader_side="influence")
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "Physical")
        assert play.is_asked(0, "act")
        assert (play.where("Pregador"), play.blood("Pregador"), play.g.prestige[1]) == ("haven", 1, 5)


def test_a_blocked_attack_cannot_be_blocked_again() -> None:
    """RV-BLOCK-03: neither by Iara nor by another player's Pregador."""
    two = Side(haven=["Keondra", "Gisele", "Iara"])
    with scene(Side(streets=["Lucky"]), two, Side(haven=["Pregador"])) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.two("block with Gisele")
        assert play.is_asked(0, "act")
        assert play.is_ready("Iara") and play.is_ready("Pregador")
        assert play.blood("Gisele") == 4 - (1 - 1)


def test_the_defending_player_is_asked_first_and_then_the_others_clockwise() -> None:
    """RV-BLOCK-04: Player 3 is attacked; Player 4 and then Player 2 could Block from elsewhere."""
    two = Side(haven=["Knight"], prestige=5)
    three = Side(haven=["Keondra", "Gisele"])
    four = Side(haven=["Paladin"], prestige=5)
    with scene(Side(streets=["Lucky"]), two, three, four, book=book_with(KNIGHT, PALADIN)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(2, "block")
        play.three("pass")
        assert play.is_asked(3, "block")
        play.four("pass")
        assert play.is_asked(1, "block")
        play.two("activate Knight")
        assert (play.where("Knight"), play.where("Paladin")) == ("streets", "haven")
        assert play.g.prestige == [5, 4, 5, 5]
        assert (play.blood("Knight"), play.blood("Keondra"), play.blood("Gisele")) == (3 - 1, 6, 4)


@differs("DIFF-43", "2022-06")
def test_the_first_to_block_leaves_no_chance_to_the_next() -> None:
    """RV-BLOCK-03, RV-BLOCK-04."""
    three = Side(haven=["Keondra"])
    sides = (Side(streets=["Lucky"]), Side(haven=["Knight"]), three, Side(haven=["Paladin"]))
    with scene(*sides, book=book_with(KNIGHT, PALADIN)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.four("activate Paladin")
        assert play.is_asked(0, "act")
        assert (play.blood("Paladin"), play.where("Knight")) == (3 - 1, "haven")


def test_only_guard_blocks_a_ranged_attack() -> None:
    """RV-BLOCK-05."""
    two = Side(haven=["Keondra", "Iara", "Gisele"])
    with scene(Side(streets=["Lucky"], hand=["Shotgun"]), two) as play:
        play.one("attack with Lucky", "target Keondra", "Ranged", "place Shotgun")
        assert sorted(play.offered) == ["block with Gisele", "pass"]
        assert play.refusal("block with Iara") == (
            "Iara has no Guard, and only Guard Blocks a Ranged attack (RV-BLOCK-05)"
        )
        play.two("block with Gisele")
        assert (play.blood("Gisele"), play.blood("Keondra")) == (4 - (2 - 1), 6)


def test_without_guard_a_ranged_attack_is_not_blocked() -> None:
    """RV-BLOCK-05: Iara, who may Block the other types, is not asked."""
    for attack_type, asks in (("Ranged", "act"), ("Physical", "block"), ("Social", "block"), ("Mental", "block")):
        with scene(Side(streets=["Lucky"]), Side(haven=["Keondra", "Iara"])) as play:
            play.one("attack with Lucky", "target Keondra", attack_type)
            assert play.asked.asks == asks
            play.ends_asking(asks)


def test_the_secrecy_of_the_blocker_does_not_matter() -> None:
    """RV-BLOCK-06: Lucky has no Intel, and Hermit has Secrecy 2."""
    two = Side(haven=["Keondra", "Hermit"])
    with scene(Side(streets=["Lucky"], hand=["Coiled Strike"]), two, book=book_with(HERMIT)) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Coiled Strike")
        play.two("block with Hermit")
        assert play.is_asked(0, "act")
        assert (play.blood("Hermit"), play.blood("Keondra")) == (4 - (1 + 2 - 1), 6)


def test_the_blocker_becomes_the_target_and_the_earlier_one_is_none() -> None:
    """RV-BLOCK-07: her attribute counts and she reacts; Keondra, of Social 2, is out of it."""
    one = Side(streets=["Lucky"], hand=["Ingratiate"])
    two = Side(haven=["Keondra", "Gisele"], hand=["Comeuppance"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Keondra", "Social", "place Ingratiate")
        play.two("block with Gisele")
        assert play.is_asked(1, "place-reaction") and play.asked.about == play.card("Gisele")
        play.two("place Comeuppance")
        assert (play.blood("Gisele"), play.blood("Keondra")) == (4 - (1 + 1 + 1 - 1), 6)


def test_what_triggers_on_blocking_resolves_at_once() -> None:
    """RV-BLOCK-08: Lucky has his 'No Influence' token before anybody reacts."""
    two = Side(haven=["Keondra", "Gisele"], hand=["Comeuppance"])
    with scene(Side(streets=["Lucky"], hand=["Ingratiate"]), two) as play:
        play.one("attack with Lucky", "target Keondra", "Social", "place Ingratiate")
        assert play.g.no_influence[play.card("Lucky")] == 0
        play.two("block with Gisele")
        assert play.is_asked(1, "place-reaction")
        assert play.g.no_influence[play.card("Lucky")] == 1
        play.two("pass")


def test_an_ability_that_blocks_is_used_in_step_3_and_not_in_response() -> None:
    """RV-BLOCK-09: before Step 1 only Sentinel may answer; Pregador may once the type is known."""
    two = Side(haven=["Keondra"])
    three = Side(haven=["Pregador", "Sentinel"])
    with scene(Side(streets=["Lucky"]), two, three, book=book_with(SENTINEL)) as play:
        play.one("attack with Lucky", "target Keondra")
        assert play.is_asked(2, "respond")
        assert sorted(play.offered) == ["activate Sentinel", "pass"]
        play.three("pass")
        play.one("Physical")
        assert play.is_asked(2, "block")
        assert sorted(play.offered) == ["activate Pregador", "pass"]
        play.three("activate Pregador", "pass", "pass")
        assert (play.blood("Pregador"), play.blood("Keondra")) == (2 - 1, 6)
        assert not play.is_ready("Pregador") and play.where("Pregador") == "streets"


def test_an_attack_without_intel_is_never_there_to_block() -> None:
    """RV-BLOCK-09: Pregador's player is not asked, and pays nothing."""
    two = Side(haven=["Hermit"], streets=["Iara"])
    with scene(Side(streets=["Lucky"]), two, Side(haven=["Pregador"]), book=book_with(HERMIT)) as play:
        play.one("attack with Lucky", "target Hermit")
        assert play.is_asked(0, "act")
        assert (play.where("Pregador"), play.g.prestige[2]) == ("haven", 5)


@differs("DIFF-43", "2020", "2022-06")
def test_blocking_from_elsewhere_asks_for_a_ready_character_and_its_own_kind_of_attack() -> None:
    """RV-BLOCK-01, RV-BLOCK-05: Pregador Blocks no Ranged attack, and none at all when exhausted."""
    two = Side(haven=["Keondra"])
    with scene(Side(streets=["Lucky"]), two, Side(haven=["Pregador"])) as play:
        play.one("attack with Lucky", "target Keondra", "Ranged")
        assert play.is_asked(0, "act")
    with scene(Side(streets=["Lucky"]), two, Side(haven=["Pregador"], exhausted=["Pregador"])) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.is_asked(0, "act")
        assert play.blood("Keondra") == 5


def test_a_mortal_has_no_party_to_block_for_it_but_somebody_from_elsewhere_may() -> None:
    """RV-BLOCK-04: no player defends it, so it goes clockwise from the attacking player."""
    three = Side(haven=["Pregador"])
    with scene(Side(streets=["Grace"]), Side(streets=["Iara"]), three, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Grace", "target Vagrant", "Physical")
        assert play.is_asked(2, "block")
        play.three("activate Pregador")
        assert play.where("Vagrant") == "streets"
        assert play.where("Pregador") == "torpor"


@differs("DIFF-43", "2022-06")
def test_a_blocker_from_elsewhere_that_is_in_the_streets_already_stays_in_its_party() -> None:
    """RV-BLOCK-04, RV-MOVE-13: Pregador Blocks from where he is, beside Ingrid, who is not hurt."""
    three = Side(streets=["Pregador", "Ingrid"])
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), three) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.three("activate Pregador")
        assert play.g.are_party(play.card("Pregador"), play.card("Ingrid"))
        assert (play.blood("Pregador"), play.blood("Ingrid"), play.blood("Keondra")) == (2 - 1, 3, 6)
