"""Vampires who strike harder at range, whom events do not affect, who hurt some worse, whose votes others cast."""

from __future__ import annotations

import pytest

from primogen.kernel.effects import Effect
from primogen.kernel.values import balance
from primogen.vtes.compiler.printed import all_cards
from primogen.vtes.language.faces import act, action_card, combat_card, event, fighting
from primogen.vtes.language.says import damage, gain_pool, put_in_play, steal_blood
from primogen.vtes.language.says_lasting import superior_cards_cost
from primogen.vtes.language.says_masters import all_have, anyones
from primogen.vtes.playable import Unplayable, card_of
from primogen.vtes.rules.atoms.titles import lose_title
from primogen.vtes.rules.people import clan, discipline
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.topics import BLEED, STEALTH, STRENGTH
from primogen.vtes.rules.words import EVENT, FLIGHT, GEHENNA, RANGED
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_extras import EXTRAS, book_with, made_up
from vtes_fights import reach, strikes

DRACON, KAREN, JAYNE = "The Dracon", "Karen Suadela", "Jayne Jonestown"
PETRA, MUSTAFA = "Petra", "Mustafa, The Heir"
BOON = "Consanguineous Boon"
SOCIETY = "Society of Leopold"
VICISSITUDE = discipline("vic")
GLOOM = event("test-gloom", "Gloom", GEHENNA, text=put_in_play, abilities=(all_have(anyones(), 1, BLEED),))
WANE = event("test-wane", "Wane", GEHENNA, text=put_in_play, abilities=(superior_cards_cost(1),))
MURK = event("test-murk", "Murk", text=put_in_play, abilities=(all_have(anyones(), 1, BLEED),))
DEVIL = made_up("Devil", clan("Baali"), 5)
MOLD = action_card(
    "test-mold", "Mold", VICISSITUDE, blood=2, basic=act(text=gain_pool(1)), superior=act(text=gain_pool(2))
)
BLAST = combat_card("test-bolt", "Bolt", basic=fighting(damage(1, RANGED)))
SIP = combat_card("test-sip", "Sip", basic=fighting(steal_blood(1, RANGED)))


def book() -> Rulebook:
    return book_with(*EXTRAS, GLOOM, WANE, MURK, DEVIL, MOLD, BLAST, SIP)


def blocked(acts: str, blocks: str, one: Side, two: Side, rules: Rulebook | None = None) -> Play:
    play = begin(one, two, book=rules or book())
    play.one(f"bleed with {acts}")
    while not play.is_asked(1, "block"):
        play.answers(play.asked.seat, ("pass",))
    play.two(f"block with {blocks}")
    return play


# ---- at range


@pytest.mark.parametrize(("card", "mine", "theirs"), [("Bolt", 10, 2), ("Sip", 10, 2), ("", 10, 1), ("Drain", 10, 1)])
def test_ranged_strikes_do_more(card: str, mine: int, theirs: int) -> None:
    """200385: one damage or one stolen blood more, at close range, too; hands have their strength alone."""
    one = Side(ready=[DRACON], hand=[card] if card else [])
    play = blocked(DRACON, "Lauren", one, Side(ready=["Lauren"]))
    strikes(play, f"play {card}" if card else "hands", "hands")
    play.all_pass()
    assert (play.blood(DRACON), play.blood("Lauren")) == (mine, theirs)


def test_a_dodge_inflicts_nothing_at_any_range() -> None:
    """200385: more of nothing is nothing."""
    play = blocked(DRACON, "Lauren", Side(ready=[DRACON], hand=["Dodge"]), Side(ready=["Lauren"]))
    strikes(play, "play Dodge", "hands")
    play.all_pass()
    assert (play.blood(DRACON), play.blood("Lauren")) == (11, 4)


@pytest.mark.parametrize(("who", "cost"), [(DRACON, 1), ("Other", 2)])
def test_his_cards_of_that_discipline_cost_less(who: str, cost: int) -> None:
    """200385: requiring Vicissitude; those of others cost what they do. He has Flight."""
    other = made_up("Other", clan("Tzimisce"), 5, disciplines=((VICISSITUDE, 2),))
    one = Side(ready=[who], hand=["Mold", "Sprint"])
    play = begin(one, Side(), book=book_with(*EXTRAS, MOLD, other))
    before = play.blood(who)
    play.one("play Mold", "superior")
    assert before - play.blood(who) == cost
    if who == DRACON:
        assert play.g.has_word(play.card(who), FLIGHT)
        assert (play.value(who, BLEED), play.value(who, STRENGTH)) == (2, 3)


# ---- events


@pytest.mark.parametrize(("event", "prince", "bleed"), [("Gloom", True, 1), ("Gloom", False, 2), ("Murk", True, 2)])
def test_gehenna_events_do_not_affect_her(event: str, prince: bool, bleed: int) -> None:
    """200753: as long as she is a prince; other events do, and others are affected as ever."""
    play = begin(Side(ready=[KAREN, "Kurt"]), Side(in_play=[event]), book=book())
    if not prince:
        lose_title(play.g, play.card(KAREN))
    assert (play.value(KAREN, BLEED), play.value("Kurt", BLEED)) == (bleed, 2)


@pytest.mark.parametrize("prince", [True, False])
def test_her_cards_cost_no_more_for_gehenna(prince: bool) -> None:
    """200753: nor do others that are affected pay less for her."""
    fast = combat_card("test-quick", "Quick", discipline("cel"), blood=1, basic=fighting(damage(1)),
                       superior=fighting(damage(2)))  # fmt: skip
    one, two = Side(ready=[KAREN], hand=["Quick"]), Side(ready=["Lauren"], in_play=["Wane"])
    play = begin(one, two, book=book_with(*EXTRAS, WANE, fast))
    if not prince:
        lose_title(play.g, play.card(KAREN))
    play.one(f"bleed with {KAREN}")
    play.two("block with Lauren")
    before = play.blood(KAREN)
    reach(play, "play Quick").one("play Quick", "superior")
    reach(play, "hands").two("hands")
    play.all_pass()
    assert before - play.blood(KAREN) == (2 if prince else 3)  # one of it by damage


def test_stealth_of_undirected_actions() -> None:
    """200753: of hers; not of a bleed."""
    for said, stealth in (("play Errand", 1), (f"bleed with {KAREN}", 0)):
        play = begin(Side(ready=[KAREN], hand=["Errand"]), Side(ready=["Lauren"]), book=book())
        play.one(said)
        assert balance(play.g, play.card(KAREN), STEALTH) == stealth


def test_what_playable_gehenna_events_do_to_vampires_is_withheld() -> None:
    """200753: none of them chooses vampires or does something to each of a group, which would not ask her."""
    for printed in all_cards():
        card = card_of(printed.id) if "Event" in printed.types else None
        if card is None or isinstance(card, Unplayable) or card.kind != EVENT or not card.words & GEHENNA:
            continue
        names = {name for ability in card.abilities for name in nodes(ability.effect())}
        assert names & {"Target", "ForEach", "UpTo", "AtRandom", "AnyoneMay"} == set(), card.name


def nodes(effect: Effect | None) -> set[str]:
    if effect is None:
        return set()
    return {type(effect).__name__}.union(*(nodes(part) for part in effect.parts()))


# ---- stealth, and the Society


def test_a_hunter_who_is_easily_seen() -> None:
    """200683: one stealth more when she hunts, one less at all else; none when others act."""
    for said, stealth in ((f"hunt with {JAYNE}", 2), (f"bleed with {JAYNE}", -1), ("bleed with Kurt", 0)):
        play = begin(Side(ready=[JAYNE, "Kurt"]), Side(ready=["Lauren"]), book=book())
        play.one(said)
        assert balance(play.g, play.card(JAYNE), STEALTH) == stealth


@pytest.mark.parametrize("moved", ["Sully", "Kurt", ""])
def test_moves_the_society(moved: str) -> None:
    """200683: in her unlock phase, to any ready vampire, if she likes."""
    one = Side(ready=[JAYNE, "Kurt"])
    two = Side(ready=["Lauren", "Sully"], torpor=["Madison"], on={"Lauren": [SOCIETY]})
    play = begin(one, two, phase=UNTAP, book=society())
    assert play.is_asked(0, "target")
    assert sorted(play.offered) == [JAYNE, "Kurt", "Sully", "no"]
    play.one(moved or "no")
    assert play.host(SOCIETY) == (moved or "Lauren")


def society() -> Rulebook:
    return book_with(*EXTRAS, *[card for card in (card_of("101822"),) if not isinstance(card, Unplayable)])


def test_no_society_to_move() -> None:
    """200683: if there is none, or she is not ready."""
    for one, on in ((Side(torpor=[JAYNE]), [SOCIETY]), (Side(ready=[JAYNE]), [])):
        play = begin(one, Side(ready=["Lauren", "Sully"], on={"Lauren": on}), phase=UNTAP, book=society())
        assert not play.is_asked(0, "target")


# ---- damage and presses


@pytest.mark.parametrize(("foe", "wounded"), [("Devil", True), ("Lauren", False)])
def test_what_she_inflicts_on_some_is_aggravated(foe: str, wounded: bool) -> None:
    """201116: on Baali; what they inflict on her is not."""
    play = blocked(PETRA, foe, Side(ready=[PETRA]), Side(ready=[foe]))
    strikes(play, "hands", "hands")
    play.all_pass()
    assert (play.where(foe) == "torpor", play.where(PETRA), play.blood(PETRA)) == (wounded, "ready", 4)


def test_what_others_inflict_is_as_it_is() -> None:
    """201116: on whomever."""
    play = blocked("Kurt", "Devil", Side(ready=["Kurt", PETRA]), Side(ready=["Devil"]))
    strikes(play, "hands", "hands")
    play.all_pass()
    assert (play.where("Devil"), play.blood("Devil")) == ("ready", 4)


def test_who_presses_on_with_her_burns_blood() -> None:
    """201116: a vampire, after a press to continue; not to end it, and not she herself."""
    one, two = Side(ready=[PETRA], hand=["Chase", "Chase"]), Side(ready=["Kurt"], hand=["Chase"])
    play = blocked(PETRA, "Kurt", one, two)
    strikes(play, "hands", "hands")
    reach(play, "play Chase").one("play Chase")
    assert play.blood(PETRA) == 4
    reach(play, "play Chase").two("play Chase")
    assert play.blood("Kurt") == 4  # it ended the combat
    reach(play, "play Chase").one("play Chase")
    strikes(play, "hands", "hands")
    play.all_pass()
    other = blocked(PETRA, "Kurt", Side(ready=[PETRA]), two)
    strikes(other, "hands", "hands")
    reach(other, "play Chase").two("play Chase")
    assert other.blood("Kurt") == 3


# ---- votes that others cast


def polled() -> Play:
    """Andi Liu calls; Mustafa sits with the second Methuselah; the third has two older Toreador, and a younger one."""
    one = Side(ready=["Andi Liu"], hand=[BOON])
    two = Side(ready=[MUSTAFA, "Catalina Vega"], blood={MUSTAFA: 3})
    three = Side(ready=["Anneke", "Tamoszius", "Old Rose"], torpor=["Older Rose"], blood={"Old Rose": 0})
    roses = [made_up(name, clan("Toreador"), 9) for name in ("Old Rose", "Older Rose")]
    play = begin(one, two, three, book=book_with(*EXTRAS, *roses))
    play.one(f"play {BOON}")
    while not any(said.startswith("for: ") for said in play.offered):
        said = next(each for each in ("decline", "pass", *play.offered) if each in play.offered)
        play.answers(play.asked.seat, (said,))
    return play


def test_an_older_clanswoman_casts_his_votes() -> None:
    """201026: of another Methuselah, for a blood that goes to him; who says last has the say."""
    play = polled()
    play.one("for: Andi Liu", "pass")
    assert f"use {MUSTAFA}" not in play.offered
    play.two(f"for: {MUSTAFA}")
    play.one("pass")
    play.two("pass")
    assert f"use {MUSTAFA}" in play.offered
    play.three(f"use {MUSTAFA}")
    assert play.offered == ["Anneke", "Older Rose"]
    play.three("Anneke", "way 1")
    assert (play.blood(MUSTAFA), play.blood("Anneke")) == (4, 9)
    assert "Two casts 2 against" in play.told_since(0)
    play.all_pass()
    assert any("fails" in line for line in play.told_since(0))


def test_another_says_otherwise() -> None:
    """201026: each of them once, before or after he has voted; not one of his own Methuselah."""
    play = polled()
    play.one("for: Andi Liu", "pass")
    play.two("pass")
    play.three(f"use {MUSTAFA}", "Anneke", "way 1")
    play.one("pass")
    assert f"for: {MUSTAFA}" not in play.offered
    play.two("pass")
    play.three(f"use {MUSTAFA}")
    assert play.blood(MUSTAFA) == 5  # of the one that is left
    play.three("way 0")
    assert "Two casts 2 in favor" in play.told_since(0)
    play.one("pass")
    play.two("pass")
    assert f"use {MUSTAFA}" not in play.offered
    play.all_pass()
    assert any("passes with 4 votes" in line for line in play.told_since(0))
