"""Deals: with the active player, in public, and for this turn; what was promised is then kept."""

from __future__ import annotations

import pytest

from primogen.kernel.decisions import option
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.views import view
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.words import BREAK_OFF, PROPOSE_DEAL
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

ONE, TWO, THREE = 0, 1, 2


def make_deal(play: Play, proposer: Seat, *terms: str, partner: str = "") -> None:
    propose(play, proposer, *terms, partner=partner)
    play.answers(play.asked.seat, ("accept",))


def propose(play: Play, proposer: Seat, *terms: str, partner: str = "") -> None:
    play.interjects(proposer, "propose a deal")
    if partner:
        play.answers(proposer, (partner,))
    play.answers(proposer, (*terms, "done"))


def pass_turn(play: Play, seat: Seat) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


# ---- with whom


@pytest.mark.parametrize(("active", "proposer"), [(ONE, TWO), (ONE, THREE), (TWO, ONE), (TWO, THREE)])
def test_anyone_may_propose_but_to_the_active_player_alone(active: Seat, proposer: Seat) -> None:
    """RV-DEAL-01, RV-DEAL-06: no other partner can be named, and it is the active player who is asked."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"]), turn=active) as play:
        play.interjects(proposer, "propose a deal")
        assert play.is_asked(proposer, "deal-terms")
        names = {words.split()[0] for words in play.offered} - {"no"}
        assert names == {["One", "Two", "Three"][seat] for seat in (active, proposer)}
        play.answers(proposer, (play.offered[0], "done"))
        assert play.is_asked(active, "deal-accept")
        play.answers(active, ("decline",))


def test_the_active_player_may_deal_with_any_foe() -> None:
    """RV-DEAL-01."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])) as play:
        play.interjects(ONE, "propose a deal")
        assert play.offered == ["Two", "Three"]
        play.one("Three", "Three does not Block the other", "done")
        assert play.is_asked(THREE, "deal-accept")
        play.three("accept")


# ---- in public


def test_what_is_agreed_is_told_to_everybody() -> None:
    """RV-DEAL-02: bystanders and spectators read the terms, and see what binds whom."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])) as play:
        make_deal(play, TWO, "One does not attack the other", "Two gives 2 Intel")
        lines = ["One accepts the deal", "By the deal, One does not attack Two", "By the deal, Two gives 2 Intel"]
        for seat in (ONE, TWO, THREE):
            assert play.log(seat) == lines
        assert view(play.g, THREE).table["deals"] == view(play.g, NONE).table["deals"] == play.g.deals
        assert len(play.g.deals) > 0


def test_whoever_is_asked_reads_the_terms() -> None:
    """RV-DEAL-02."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"])) as play:
        propose(play, TWO, "One does not attack the other", "Two gives 2 Intel")
        asked = play.words.asked(play.g, play.asked)
        assert asked == "Do you accept the deal? One does not attack Two; Two gives 2 Intel (RV-DEAL-02)"
        play.one("decline")


def test_nobody_promises_both_yes_and_no() -> None:
    """RV-DEAL-03: neither in one deal nor in two, or a promise could not be kept."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"])) as play:
        make_deal(play, TWO, "Two says NO with 1 Influence")
        play.interjects(TWO, "propose a deal")
        assert not [words for words in play.offered if words.startswith("Two says YES")]
        assert "Two says NO with 2 Influence" in play.offered
        play.two("no")
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"])) as play:
        play.interjects(TWO, "propose a deal")
        play.two("Two says YES with 1 Influence")
        assert not [words for words in play.offered if words.startswith("Two says NO")]
        play.two("no")


def test_a_deal_that_is_declined_binds_nobody() -> None:
    """RV-DEAL-02: it must be agreed."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])) as play:
        propose(play, TWO, "One does not attack the other")
        play.one("decline")
        assert play.log(THREE) == ["One declines the deal"]
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.blood("Keondra") == 5


def test_a_proposal_may_be_withdrawn() -> None:
    """RV-DEAL-02: until it is agreed it is nothing."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"])) as play:
        play.interjects(TWO, "propose a deal")
        play.two("One does not attack the other", "no")
        assert (play.asked.asks, play.g.deals) == ("act", [])


# ---- kept, within the turn


def test_whoever_promised_not_to_attack_a_player_does_not() -> None:
    """RV-DEAL-03: One may still attack Three, with whom there is no deal."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Hope", "Sage"])) as play:
        make_deal(play, ONE, "One does not attack the other", partner="Two")
        play.one("attack with Lucky")
        assert play.offered == ["target Hope", "target Sage"]
        refused = play.refusal("target Keondra")
        assert refused == "You have promised not to attack Keondra's player (RV-DEAL-03)"
        play.one("target Hope", "Physical")
        play.three("pass")
        assert (play.blood("Keondra"), play.blood("Hope")) == (6, 3)


def test_a_promise_ends_with_the_turn() -> None:
    """RV-DEAL-03: made and fulfilled within one turn, it does not bind in the next, nor in One's own next one."""
    with scene(Side(streets=["Lucky"]), Side(streets=["Keondra"])) as play:
        make_deal(play, ONE, "One does not attack the other", "Two does not attack the other")
        assert play.refusal("attack with Lucky") == "Lucky has nobody to attack (RV-ATK-10)"
        pass_turn(play, ONE)
        play.two("move out", "attack with Keondra", "Social")
        assert play.blood("Lucky") == 4
        play.two("pass action", "end phase")
        play.one("move out", "attack with Lucky", "Physical")
        assert play.blood("Keondra") == 5


def test_whoever_promised_not_to_attack_leaves_the_claimant_alone() -> None:
    """RV-DEAL-03: Three, who promised nothing, is asked at once."""
    city = City(streets=["Prince of the City"])
    with scene(Side(streets=["Keondra"]), Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city) as play:
        make_deal(play, ONE, "Two does not attack the other", partner="Two")
        play.one("claim with Keondra")
        assert play.is_asked(THREE, "attack-claimant")
        play.three("pass")
        assert play.host("Prince of the City") == "Keondra"


def test_whoever_promised_not_to_block_does_not() -> None:
    """RV-DEAL-03: Gisele is ready and stays so."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra", "Gisele"])) as play:
        make_deal(play, ONE, "Two does not Block the other")
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert (play.blood("Keondra"), play.is_ready("Gisele")) == (5, True)


@pytest.mark.parametrize(("partner", "asked"), [("Two", True), ("Three", False)])
def test_not_to_block_means_not_even_for_others(partner: str, asked: bool) -> None:
    """RV-DEAL-03: Pregador, Three's, could Block for Two. Two's promise leaves Three free; Three's own does not."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Pregador"])) as play:
        make_deal(play, ONE, f"{partner} does not Block the other", partner=partner)
        play.one("attack with Lucky", "target Keondra", "Physical")
        if asked:
            play.three("activate Pregador")
        assert (play.blood("Keondra"), play.blood("Pregador")) == ((6, 1) if asked else (5, 2))


def test_whoever_promised_not_to_react_does_not() -> None:
    """RV-DEAL-03."""
    two = Side(haven=["Keondra"], hand=["Comeuppance"])
    with scene(Side(streets=["Lucky"]), two, Side(haven=["Ryan"])) as play:
        make_deal(play, ONE, "Two does not react to the other", partner="Two")
        play.one("attack with Lucky", "target Keondra", "Social")
        assert play.refusal("place Comeuppance") == "You have promised not to react: Comeuppance (RV-DEAL-03)"
        play.two("pass")


def test_whoever_promised_intel_discards_for_it() -> None:
    """RV-DEAL-03: two cards for One's attack on Three, whose Haven gives Secrecy 1, and Cobra Form one more."""
    two = Side(haven=["Keondra"], hand=["Awe", "Awe"])
    three = Side(haven=["Grace"], attached={"Grace": ["Cobra Form"]}, haven_card="Haven - The Orphanage")
    with scene(Side(streets=["Lucky"]), two, three) as play:
        make_deal(play, ONE, "Two gives 2 Intel", partner="Two")
        play.one("attack with Lucky", "target Grace")
        assert play.refusal("pass") == "You have promised otherwise (RV-DEAL-03)"
        play.two("discard Awe")  # and the other goes by itself: it is all that is left to do
        play.one("Physical")
        assert (play.g.hand(TWO), play.blood("Grace")) == ((), 5)


def test_whoever_promised_to_contribute_does() -> None:
    """RV-DEAL-03: Three, who did not, may decline."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 1})
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Ryan"])) as play:
        make_deal(play, ONE, "Two contributes when shown", partner="Two")
        play.one("show Pay Tribute to Two", "show Pay Tribute to Three")
        play.three("decline")
        card = play.card("Pay Tribute")
        assert [staked(play.g, card, seat) for seat in (ONE, TWO, THREE)] == [1, 1, 0]


# ---- Schemes


def scheme(prestige: int = 6) -> tuple[Side, Side, Side]:
    one = Side(haven=["Keondra", "Iara"], streets=["Gisele"], leader="Keondra", hand=["Believer"])
    return one, Side(haven=["Lucky"], prestige=prestige), Side(haven=["Hope"])


def test_the_example_of_the_rulebook() -> None:
    """RV-EX-26: Two exerts 3 and says YES; One does not attack Two this turn. Three is free."""
    with scene(*scheme()) as play:
        make_deal(play, ONE, "Two says YES with 3 Influence", "One does not attack the other", partner="Two")
        play.one("play Believer", "exhaust Iara", "pass", "fist 0")
        play.two("exert Lucky", "pass")
        assert play.offered == ["fist 2", "fist 3", "fist 4", "fist 5"]
        play.two("fist 2")  # and NO is not to be said
        assert "Two says YES with 1 Influence in sight" in play.log()
        play.three("pass", "fist 4")
        assert play.offered == ["YES", "NO"]
        play.three("NO")
        assert (play.where("Believer"), play.g.prestige[TWO]) == ("discard", 6)
        play.one("attack with Gisele", "Mental")  # at Hope, the only one left to attack
        assert (play.blood("Lucky"), play.blood("Hope")) == (5, 3)


def test_a_no_that_was_promised_is_said() -> None:
    """RV-DEAL-03: even a NO that only brings the price up."""
    with scene(*scheme()) as play:
        make_deal(play, TWO, "Two says NO with 2 Influence")
        play.one("play Believer", "exhaust Iara", "exert Keondra", "pass", "fist 4")
        play.two("pass")
        assert play.offered[0] == "fist 2"
        play.two("fist 2")
        assert "Two says NO with 0 Influence in sight" in play.log()
        play.three("pass", "fist 0", "YES")
        assert play.where("Believer") == "table"


def test_influence_that_no_fist_could_cover_is_exerted_openly() -> None:
    """RV-DEAL-03: with 1 Prestige, Two keeps the promise with Lucky or not at all."""
    with scene(*scheme(prestige=1)) as play:
        make_deal(play, ONE, "Two says YES with 1 Influence", partner="Two")
        play.one("play Believer", "exhaust Iara", "pass", "fist 0")
        assert play.refusal("pass") == "You have promised otherwise (RV-DEAL-03)"
        play.two("exert Lucky", "pass")
        play.three("pass", "fist 0", "NO")
        assert play.g.no_influence[play.card("Lucky")] == 1


def test_the_active_player_keeps_a_promise_of_influence_too() -> None:
    """RV-DEAL-03: One promised to put 3 into the Scheme; nobody can promise NO to their own."""
    with scene(*scheme()) as play:
        play.interjects(TWO, "propose a deal")
        assert [words for words in play.offered if words.startswith("One says NO")] == []
        play.two("One says YES with 3 Influence", "done")
        play.one("accept", "play Believer", "exhaust Iara", "exert Keondra", "pass")
        assert play.offered == ["fist 2", "fist 3", "fist 4"]
        play.one("fist 2")
        play.two("pass", "fist 0", "NO")
        play.three("pass", "fist 0", "NO")


def test_what_others_agree_among_themselves_binds_nobody() -> None:
    """RV-DEAL-06: Two and Three can make no deal; both say what they like, whatever Two has promised One."""
    with scene(*scheme()) as play:
        make_deal(play, TWO, "Two does not attack the other")
        play.one("play Believer", "exhaust Iara", "pass", "fist 0")
        play.interjects(TWO, "propose a deal")
        assert play.is_asked(TWO, "deal-terms")  # with One, and nobody else
        assert [words for words in play.offered if "Three" in words] == []
        play.two("no", "pass", "fist 0")
        assert play.offered == ["YES", "NO"]
        play.two("NO")
        play.three("pass", "fist 0", "YES")


# ---- how often, and how long


def test_who_is_declined_three_times_proposes_to_that_player_no_more_this_turn() -> None:
    """RV-DEAL-01, reading 80. Others still may, and so may they in the next turn."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])) as play:
        for _ in range(3):
            propose(play, TWO, "One does not attack the other")
            play.one("decline")
        assert option(PROPOSE_DEAL) not in play.g.interjections(TWO)
        assert option(PROPOSE_DEAL) in play.g.interjections(THREE)
        propose(play, THREE, "One does not attack the other")
        play.one("accept")
        pass_turn(play, ONE)
        play.interjects(TWO, "propose a deal")
        assert play.offered == ["Three", "One"]
        play.two("One", "no")


def test_the_active_player_is_declined_three_times_by_each() -> None:
    """Reading 80: by one foe; the other may still be asked."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])) as play:
        for _ in range(3):
            propose(play, ONE, "One does not attack the other", partner="Two")
            play.two("decline")
        play.interjects(ONE, "propose a deal")
        assert play.is_asked(ONE, "deal-terms")  # with the other foe: there is no choice
        play.one("Three does not Block the other", "done")
        assert play.is_asked(THREE, "deal-accept")
        play.three("decline")


def test_a_deal_taken_back_while_it_is_composed_came_to_nothing_too() -> None:
    """Reading 80."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"])) as play:
        for _ in range(3):
            play.interjects(TWO, "propose a deal")
            play.two("no")
        assert option(PROPOSE_DEAL) not in play.g.interjections(TWO)
        assert option(PROPOSE_DEAL) in play.g.interjections(ONE)


def test_deals_that_are_accepted_do_not_count() -> None:
    """Reading 80."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"])) as play:
        for _ in range(4):
            make_deal(play, TWO, "One does not attack the other")
        assert option(PROPOSE_DEAL) in play.g.interjections(TWO)


def test_the_active_player_need_not_wait_for_anybodys_terms() -> None:
    """Reading 80: they break it off, everybody is told, and their turn goes on."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])) as play:
        before = play.asked.asks
        play.interjects(TWO, "propose a deal")
        play.two("One does not attack the other")
        for seat in (TWO, THREE):
            assert option(BREAK_OFF) not in play.g.interjections(seat)
        play.interjects(ONE, "break off the talk of a deal")
        assert play.is_asked(ONE, before) and not play.g.deals
        assert play.log(THREE) == ["One breaks off the talk of a deal"]
        assert play.g.declined == [TWO, ONE]
        assert option(BREAK_OFF) not in play.g.interjections(ONE)


def test_nobody_breaks_off_their_own_deal_or_one_that_waits_for_their_word() -> None:
    """Reading 80: those can be taken back, or declined."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"])) as play:
        play.interjects(ONE, "propose a deal")
        assert play.is_asked(ONE, "deal-terms") and option(BREAK_OFF) not in play.g.interjections(ONE)
        play.one("no")
        propose(play, TWO, "One does not attack the other")
        assert option(BREAK_OFF) not in play.g.interjections(ONE)
        play.one("decline")
