"""Moving to The Streets, and parties."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THIS,
    action,
    gain,
    have,
    in_order,
    move_to_streets,
    this_character,
    this_party,
    vampire,
    your_characters_in_the_streets,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

HOME_SECRECY = "Haven - The Temple of Set"


def test_any_number_may_move_between_actions_and_moving_costs_none() -> None:
    """RV-MOVE-01, RV-MOVE-02."""
    with scene(Side(haven=["Lucky", "Grace", "Hope", "Sage"]), Side(haven=["Ryan"])) as play:
        play.one("move out", "move Lucky")
        assert play.offered == ["move Grace", "move Hope", "move Sage", "done"]
        play.one("move Grace", "done")
        assert (play.actions, play.unhosted_actions) == (2, 0)
        assert play.names(0, w.STREETS) == ["Lucky", "Grace"]
        play.one("pass action", "move out", "move Hope", "done", "pass action")
        assert play.actions == 0
        play.one("move out")  # the last one in the Haven goes without being asked for
        assert play.names(0, w.STREETS) == ["Lucky", "Grace", "Hope", "Sage"]


def test_nobody_moves_inside_an_action() -> None:
    """RV-MOVE-01: neither while an attack goes on nor while a card is being played."""
    one = Side(streets=["Lucky", "Grace"], haven=["Hope"], hand=["Shameless"])
    with scene(one, Side(haven=["Keondra"])) as play:
        assert {"move out", "regroup"} <= set(play.offered)
        play.one("attack with Lucky")
        assert play.offered == ["Ranged", "Physical", "Social", "Mental"]
        play.one("Physical")
        assert play.offered == ["pass"]  # no Attack card in hand
        play.one("pass", "play Shameless")
        assert play.asked.asks == "exhaust-for" and "move out" not in play.offered
        play.one("exhaust Hope")


def test_only_the_active_player_moves_only_their_own() -> None:
    """RV-MOVE-01: a foe's character in its Haven is nobody to move, and the foe is asked nothing."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Ryan", "Jamie"])) as play:
        assert play.refusal("move out") == "Nobody ready is in your Haven (RV-MOVE-12)"
        play.one("pass action", "pass action", "end phase")
        play.two("move out", "move Jamie", "done")
        assert (play.names(1, w.STREETS), play.names(0, w.STREETS)) == (["Jamie"], ["Lucky"])


def test_nobody_goes_home_at_will() -> None:
    """RV-MOVE-03, RV-TURN-16: only the Ready and Return Step of their player brings them back."""
    one, two = Side(streets=["Lucky", "Grace"]), Side(streets=["Ryan"])
    with scene(one, two) as play:
        assert play.offered.count("move out") == 0
        assert play.refusal("move out") == "Nobody ready is in your Haven (RV-MOVE-12)"
        play.one("regroup", "regroup Lucky")
        assert play.names(0, w.HAVEN) == []
        play.one("pass action", "pass action", "end phase")
        assert (play.where("Lucky"), play.where("Ryan")) == ("streets", "haven")
        play.two("pass action", "pass action", "end phase")
        assert (play.where("Lucky"), play.where("Grace")) == ("haven", "haven")


def test_haven_bonuses_stop_and_street_bonuses_start() -> None:
    """RV-MOVE-04: whoever goes out loses the one and gains the other; whoever stays keeps the one."""
    scout = vampire(
        "test-scout",
        "Scout",
        n.CAITIFF,
        bp=3,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(have(your_characters_in_the_streets, 1, n.SHIELD),),
    )
    one = Side(haven=["Scout", "Lucky"], haven_card=HOME_SECRECY)
    with scene(one, Side(haven=["Ryan"]), book=book_with(scout)) as play:
        both = [(play.value(name, w.SECRECY), play.value(name, w.SHIELD)) for name in ("Scout", "Lucky")]
        assert both == [(1, 0), (1, 0)]
        play.one("move out", "move Scout", "done")
        both = [(play.value(name, w.SECRECY), play.value(name, w.SHIELD)) for name in ("Scout", "Lucky")]
        assert both == [(0, 1), (1, 0)]


def test_moving_out_sets_off_antagonists() -> None:
    """RV-MOVE-05: once for each party that moves, and only for the party that moves."""
    one = Side(haven=["Lucky", "Grace"], streets=["Hope"], hand=["Awe", "Coiled Strike", "Rebuke"])
    with scene(one, Side(haven=["Ryan"], hand=["Confuse"]), city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("move out", "move Lucky", "done", "Awe")
        assert play.names(0, w.HAND) == ["Coiled Strike", "Rebuke"]
        play.one("move out", "Rebuke")
        assert (play.names(0, w.HAND), play.names(1, w.HAND)) == (["Coiled Strike"], ["Confuse"])


def test_regrouping_sets_off_no_antagonists() -> None:
    """RV-MOVE-05, RV-MOVE-09: a party that is in The Streets already does not move there."""
    with scene(
        Side(streets=["Lucky", "Grace"], hand=["Awe"]), Side(haven=["Ryan"]), city=City(streets=["BOPE-RJ: Psyops"])
    ) as play:
        play.one("regroup", "regroup Lucky", "regroup", "regroup Lucky")
        assert play.names(0, w.HAND) == ["Awe"]


def test_a_party_is_of_one_coterie_at_one_location() -> None:
    """RV-MOVE-06: not with a foe in The Streets, not across locations; clans do not matter."""
    two = Side(streets=["Keondra", "Prudence"], haven=["Gisele"], hand=["Awe"])
    with scene(Side(streets=["Lucky", "Jamie"]), two, Side(streets=["Iara"])) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.offered == ["block with Prudence", "pass"]
        play.two("pass", "pass")
        assert play.is_asked(0, "act") and play.blood("Keondra") == 5


def test_any_number_of_parties_in_the_streets() -> None:
    """RV-MOVE-07, RV-MOVE-09: each ready character may form a party of its own."""
    names = ["Lucky", "Grace", "Hope", "Sage", "Judas"]
    with scene(Side(streets=names), Side(haven=["Keondra"])) as play:
        play.one("regroup", "regroup Grace")
        for name in names[2:]:
            play.one("regroup", f"regroup {name}", "go alone")
        assert [len(play.g.party_of(play.card(name))) for name in names] == [1, 1, 1, 1, 1]
        play.one("attack with Judas", "Physical", "attack with Grace", "Physical")  # neither is held up by the other
        assert play.blood("Keondra") == 3


def test_a_ready_character_joins_another_party_of_its_player_only() -> None:
    """RV-MOVE-09, RV-MOVE-10: also one with exhausted members; the exhausted themselves stay where they are."""
    one = Side(streets=[["Lucky", "Grace"], ["Hope"]], exhausted=["Grace"], haven=["Sage"])
    with scene(one, Side(streets=["Ryan"])) as play:
        play.one("regroup")
        assert play.offered == ["regroup Lucky", "regroup Hope"]
        assert play.refusal("regroup Grace") == "Grace is exhausted (RV-MOVE-09)"
        play.one("regroup Hope")  # the one party there is to join
        assert play.g.party_of(play.card("Hope")) == [play.card(name) for name in ("Lucky", "Grace", "Hope")]
        play.one("regroup", "regroup Lucky")
        assert play.g.party_of(play.card("Lucky")) == [play.card("Lucky")]
        play.one("regroup", "regroup Hope")
        assert play.offered == ["go alone", "join Lucky"]
        play.one("join Lucky")
        assert play.g.party_of(play.card("Lucky")) == [play.card("Lucky"), play.card("Hope")]
        assert play.g.party_of(play.card("Grace")) == [play.card("Grace")]


def test_regrouping_takes_place_only_in_the_streets() -> None:
    """RV-MOVE-09, RV-MOVE-11: those in the Haven are one party and cannot split."""
    with scene(Side(streets=["Lucky"], haven=["Grace", "Hope"]), Side(haven=["Ryan"])) as play:
        assert play.refusal("regroup") == "Nobody in The Streets can regroup (RV-MOVE-09)"


def test_who_must_stay_together_does_not_regroup() -> None:
    """RV-MOVE-09, RV-GOLD-02: the rest of the party still may."""
    bound = vampire(
        "test-bound",
        "Bound",
        n.CAITIFF,
        bp=3,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(have(this_character, 1, n.CANNOT_REGROUP),),
    )
    with scene(Side(streets=["Bound", "Lucky", "Grace"]), Side(haven=["Ryan"]), book=book_with(bound)) as play:
        play.one("regroup")
        assert play.offered == ["regroup Lucky", "regroup Grace"]
        play.one("regroup Lucky")
        assert play.g.party_of(play.card("Bound")) == [play.card("Bound"), play.card("Grace")]


def test_with_all_exhausted_nobody_regroups() -> None:
    """RV-MOVE-09: only the ready may leave their party."""
    with scene(Side(streets=["Lucky", "Grace"], exhausted=["Lucky", "Grace"]), Side(haven=["Ryan"])) as play:
        assert play.refusal("regroup") == "Nobody in The Streets can regroup (RV-MOVE-09)"


def test_all_in_the_haven_are_one_party() -> None:
    """RV-MOVE-11: whoever comes back from different parties, and whoever was there, Blocks for each other."""
    two = Side(streets=[["Keondra"], ["Iara"]], haven=["Gisele"])
    with scene(Side(streets=["Lucky"]), two, turn=1, phase="beginning") as play:
        play.two("pass action", "pass action", "end phase")
        play.one("move out", "attack with Lucky", "target Keondra", "Physical")
        assert play.offered == ["block with Gisele", "block with Iara", "pass"]
        play.two("block with Iara")
        assert (play.blood("Iara"), play.blood("Keondra")) == (2, 6)


def test_only_ready_characters_move_out() -> None:
    """RV-MOVE-12."""
    with scene(Side(haven=["Lucky", "Grace", "Hope"], exhausted=["Grace"]), Side(haven=["Ryan"])) as play:
        play.one("move out")
        assert play.offered == ["move Lucky", "move Hope"]
        assert play.refusal("move Grace") == "Grace is exhausted (RV-MOVE-12)"
        play.one("move Lucky", "move Hope")
        assert (play.where("Grace"), play.where("Hope")) == ("haven", "streets")
        assert play.refusal("move out") == "Nobody ready is in your Haven (RV-MOVE-12)"


ERRAND = action("test-errand", "Errand", decks=n.BOTH, text=in_order(move_to_streets(THIS), gain(Fixed(1), n.PRESTIGE)))


def test_a_called_for_move_applies_only_from_elsewhere() -> None:
    """RV-MOVE-13: one in The Streets already stays in its party, and the rest of the card is done all the same."""
    one = Side(streets=["Lucky", "Grace"], haven=["Hope"], hand=["Errand", "Errand"])
    with scene(one, Side(haven=["Ryan"]), book=book_with(ERRAND)) as play:
        play.one("play Errand", "exhaust Lucky")
        assert play.g.party_of(play.card("Lucky")) == [play.card("Lucky"), play.card("Grace")]
        assert play.g.prestige[0] == 6
        play.one("play Errand", "exhaust Hope")
        assert play.g.party_of(play.card("Hope")) == [play.card("Hope")]
        assert (play.where("Hope"), play.g.prestige[0]) == ("streets", 7)


def test_one_already_in_the_streets_may_still_block_by_moving_there() -> None:
    """RV-MOVE-13: Pregador Blocks from The Streets and stays in his party."""
    three = Side(streets=["Pregador", "Florencia"])
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), three) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.three("activate Pregador")
        assert (play.blood("Pregador"), play.blood("Keondra")) == (1, 6)
        assert play.g.party_of(play.card("Pregador")) == [play.card("Pregador"), play.card("Florencia")]


def test_exhausting_does_not_take_a_character_out_of_its_party() -> None:
    """RV-MOVE-14, RV-MOVE-06: its party's attack is barred by it; what it gives its party, and no other, goes on."""
    sheltering = vampire(
        "test-shelter",
        "Shelter",
        n.CAITIFF,
        bp=3,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(have(this_party, 1, n.SHIELD),),
    )
    one = Side(streets=["Shelter", "Lucky"], haven=["Grace"], hand=["Shameless"])
    with scene(one, Side(streets=["Keondra"]), book=book_with(sheltering)) as play:
        play.one("play Shameless", "exhaust Shelter")
        assert play.refusal("attack with Lucky") == "Lucky's party has an exhausted character (RV-ATK-03)"
        assert [play.value(name, w.SHIELD) for name in ("Shelter", "Lucky", "Grace", "Keondra")] == [1, 1, 0, 0]
