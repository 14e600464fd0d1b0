"""Influence: who has it, how it is exerted, and what else counts as Influence."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THIS, attach_this, gain, influence_modifier, title
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
CHAIR = title("test-chair", "Chair", influence=2, bp=1, text=attach_this(THIS))
THRONE = title("test-throne", "Throne", influence=2, bp=1, text=attach_this(THIS))
more = gain(1, n.INFLUENCE_GAINED)
PRESSURE = influence_modifier("test-pressure", "Pressure", n.ONLY_ONE, decks=n.VAMPIRES, text=more)
RUMOUR = influence_modifier("test-rumour", "Rumour", n.ONLY_ONE, decks=n.VAMPIRES, text=more)
GOSSIP = influence_modifier("test-gossip", "Gossip", decks=n.VAMPIRES, text=more)
# fmt: on

BOOK = book_with(CHAIR, THRONE, PRESSURE, RUMOUR, GOSSIP)


def offers_exerting(play: Play) -> bool:
    return any(said.startswith("exert ") for said in play.offered)


def tokens(play: Play, *names: str) -> list[int]:
    return [play.g.no_influence[play.card(name)] for name in names]


# ---- when


def test_influence_is_exerted_only_when_something_calls_for_it() -> None:
    """RV-INF-01: not of one's own accord, but in any player's turn once there is a need."""
    one, two = Side(haven=["Keondra", "Iara"], hand=["Believer"]), Side(haven=["Lucky"])
    with scene(one, two) as play:
        assert not offers_exerting(play)
        play.one("play Believer", "exhaust Iara")
        assert "exert Keondra" in play.offered
        play.one("exert Keondra", "pass", "fist 0")
        assert "exert Lucky" in play.offered  # it is not Two's turn
        play.two("exert Lucky", "pass", "fist 0", "YES")
        assert not offers_exerting(play)


def test_nobody_must_exert_in_a_scheme() -> None:
    """RV-INF-02: everybody may leave it at nothing, the player of the Scheme too."""
    one, two = Side(haven=["Keondra", "Iara"], hand=["Believer"]), Side(haven=["Lucky"])
    with scene(one, two) as play:
        play.one("play Believer", "exhaust Iara", "pass", "fist 0")
        play.two("pass", "fist 0", "NO")
        assert (tokens(play, "Keondra", "Lucky"), play.g.prestige) == ([0, 0], [5, 5])
        assert play.where("Believer") == "table"


def test_the_influence_a_title_costs_must_be_exerted() -> None:
    """RV-INF-02: there is no passing on a cost that can be met."""
    with scene(Side(haven=["Keondra"], hand=["Chair"]), Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Chair")
        assert "pass" not in play.offered
        play.one("exert Keondra", "1")
        assert (play.host("Chair"), play.g.prestige) == ("Keondra", [4, 5])


# ---- who has it


def test_a_vampire_leader_has_one_influence() -> None:
    """RV-INF-03: from the token; another vampire has none, nor has a Hunter Leader whose token shows Secrecy."""
    with scene(Side(haven=["Keondra", "Iara"]), Side(haven=["Ryan"])) as play:
        assert play.sum("Keondra", w.INFLUENCE) == "Influence 1 = 0 printed + 1 Leader token"
        assert (play.value("Iara", w.INFLUENCE), play.value("Ryan", w.INFLUENCE)) == (0, 0)


def test_who_has_no_influence_cannot_exert() -> None:
    """RV-INF-03, RV-INF-04."""
    one, two = Side(haven=["Keondra", "Iara"], hand=["Believer"]), Side(haven=["Lucky"])
    with scene(one, two) as play:
        play.one("play Believer", "exhaust Iara")
        assert play.refusal("exert Iara") == "Iara has no Influence (RV-INF-04)"
        play.one("exert Keondra", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")


def test_influence_comes_from_abilities_attachments_and_ongoing_cards() -> None:
    """RV-INF-04: Ceraph's own text, Politician on Iara, and Majesty for the Leader's two Presence icons."""
    one = Side(haven=["Gisele", "Ceraph", "Iara"], attached={"Iara": ["Politician"]}, ongoing=["Majesty"])
    with scene(one, Side(haven=["Lucky"], leader="Lucky")) as play:
        assert [play.value(name, w.INFLUENCE) for name in ("Gisele", "Ceraph", "Iara")] == [3, 2, 2]
        assert play.value("Lucky", w.INFLUENCE) == 1  # the foe's Leader has a Presence icon, but no Majesty


# ---- exerting


def test_a_character_exerts_all_it_has_and_gets_a_token() -> None:
    """RV-INF-05, RV-INF-06: the Leader token and the Politician together, in one go and once."""
    one = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Politician"]}, hand=["Believer"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer", "exhaust Iara", "exert Keondra")
        assert (play.g.exerted, tokens(play, "Keondra", "Iara")) == ([3, 0], [1, 0])
        assert play.refusal("exert Keondra") == "Keondra has a 'No Influence' token (RV-TOKEN-11)"
        play.one("pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert tokens(play, "Keondra", "Iara", "Lucky") == [1, 0, 0]


def test_any_number_of_characters_may_exert() -> None:
    """RV-INF-07: two of three do, the third keeps its Influence."""
    one = Side(haven=["Keondra", "Iara", "Gisele"], hand=["Believer"])
    one.attached = {"Iara": ["Politician"], "Gisele": ["Prince of the City"]}
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer", "exhaust Keondra", "exert Keondra", "exert Iara", "pass", "fist 0")
        play.two("exert Lucky", "pass", "fist 0", "NO")
        assert tokens(play, "Keondra", "Iara", "Gisele") == [1, 1, 0]
        assert "One says YES with 3 Influence in sight" in play.log()


def test_when_done_a_player_announces_the_total() -> None:
    """RV-INF-14: everybody hears it, each player's own."""
    one = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Politician"]}, hand=["Believer"])
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Ryan"])) as play:
        play.one("play Believer", "exhaust Iara", "exert Keondra", "pass", "fist 0")
        play.two("exert Lucky", "pass", "fist 0", "NO")
        play.three("pass", "fist 0", "NO")
        said = [line for line in play.log(2) if " says " in line]
        assert said == [
            f"{who} with {number} Influence in sight"
            for who, number in (("One says YES", 3), ("Two says NO", 1), ("Three says NO", 0))
        ]


# ---- Modifiers


def test_a_modifier_adds_influence_that_nobody_exerts() -> None:
    """RV-INF-08, RV-INF-10: One's 2 beat Lucky's 1, no character gets a token, and the card is discarded."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer", "Gossip", "Pressure"])
    with scene(one, Side(haven=["Lucky"], prestige=1), book=BOOK) as play:
        play.one("play Believer", "exhaust Iara", "place Gossip", "place Pressure", "pass", "fist 0")
        play.two("exert Lucky", "pass", "NO")
        assert (play.where("Believer"), play.where("Gossip"), play.where("Pressure")) == ("table", "discard", "discard")
        assert tokens(play, "Keondra", "Iara") == [0, 0]


def test_only_a_modifier_modifies() -> None:
    """RV-INF-08."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer", "Awe"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer", "exhaust Iara")
        assert play.refusal("place Awe") == "Awe is not an Influence Modifier (RV-INF-08)"
        play.one("pass", "fist 0")
        play.two("pass", "fist 0", "YES")


def test_one_modifier_of_the_kind_that_says_1() -> None:
    """RV-INF-09: one "(1)" per call, whatever its name; plain ones beside it are allowed, and a foe has their own."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer", "Pressure", "Rumour", "Gossip"])
    two = Side(haven=["Lucky"], hand=["Rumour"], prestige=1)
    with scene(one, two, book=BOOK) as play:
        play.one("play Believer", "exhaust Iara", "place Pressure")
        assert play.refusal("place Rumour") == "Only one such Modifier may be played: Rumour (RV-INF-09)"
        play.one("place Gossip", "pass", "fist 0")
        play.two("place Rumour", "pass", "NO")
        assert (play.where("Rumour"), play.where("Gossip"), play.where("Rumour (2)")) == ("hand", "discard", "discard")


def test_the_next_call_allows_another_one() -> None:
    """RV-INF-09, RV-INF-10: with the first call over, the second "(1)" may be played."""
    one = Side(haven=["Keondra", "Iara"], hand=["Chair", "Throne", "Pressure", "Rumour"], prestige=3)
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Chair", "exhaust Keondra", "play Pressure", "1")
        assert (play.host("Chair"), play.where("Pressure")) == ("Keondra", "discard")
        play.one("play Throne", "play Rumour", "1")
        assert (play.host("Throne"), play.where("Rumour"), play.g.prestige[0]) == ("Iara", "discard", 1)


def test_what_is_over_is_lost() -> None:
    """RV-INF-11: 3 exerted for a Title of 2 leave nothing towards the next."""
    one = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Politician"]}, hand=["Chair", "Throne"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Chair", "exhaust Iara", "exert Keondra")
        assert (play.host("Chair"), play.g.prestige[0]) == ("Iara", 5)
        play.one("play Throne")
        assert play.offered == ["1", "2"]
        play.one("2")
        assert (play.host("Throne"), play.g.prestige[0]) == ("Keondra", 3)


# ---- Prestige


def test_each_prestige_counts_as_one_influence() -> None:
    """RV-INF-12: One's 2 in the fist tie with Lucky's 1 and a fist of 1; one more in Two's fist, and they would not."""
    for fist, where in (("fist 1", "table"), ("fist 2", "discard")):
        one = Side(haven=["Keondra", "Iara"], hand=["Believer"])
        with scene(one, Side(haven=["Lucky"])) as play:
            play.one("play Believer", "exhaust Iara", "pass", "fist 2")
            play.two("exert Lucky", "pass", fist, "NO")
            assert play.where("Believer") == where


def test_the_last_prestige_is_never_exerted() -> None:
    """RV-INF-13: even to win; with the third Prestige the Scheme would succeed and One would have 13 Agenda."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer"], prestige=3, agenda=12, agenda_card="Go For Broke")
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer", "exhaust Iara", "pass")
        assert play.offered == ["fist 0", "fist 1", "fist 2"]
        play.one("fist 2")
        play.two("pass", "fist 3", "NO")
        assert (play.where("Believer"), play.winner) == ("discard", "")


def test_the_last_prestige_pays_for_no_title() -> None:
    """RV-INF-13: with 2 Prestige and no Influence, a Title of 2 cannot be paid for; with 3 it can, and 1 is left."""
    one = Side(haven=["Keondra"], no_influence=["Keondra"], hand=["Chair"], prestige=2)
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        assert play.refusal("play Chair") == "You cannot exert the Influence Chair costs (RV-TITLE-04)"
    one.prestige = 3
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("play Chair", "2")
        assert (play.host("Chair"), play.g.prestige[0]) == ("Keondra", 1)
