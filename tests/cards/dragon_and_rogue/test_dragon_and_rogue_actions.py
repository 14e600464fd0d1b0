"""Action cards of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])

# ---- Animals


@pytest.mark.parametrize(
    ("card", "paid"), [("Bat Out of Hell", 1), ("Grey Wolf", 1), ("Urban Fox", 1), ("Wolf Spider", 0)]
)
def test_animals_of_the_road_are_attached(card: str, paid: int) -> None:
    """dar-bat-out-of-hell, dar-grey-wolf, dar-urban-fox, dar-wolf-spider: by Animalism, three of them for 1 Blood."""
    with scene(Side(haven=["Rover"], hand=[card]), KEONDRA, book=BOOK) as play:
        play.one(f"play {card}")
        assert (play.host(card), play.blood("Rover")) == ("Rover", 4 - paid)
    with scene(Side(haven=["Adept"], hand=[card]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal(f"play {card}")


def test_bat_out_of_hell_fetches() -> None:
    """dar-bat-out-of-hell: its bearer exhausts: 2 cards, of which one goes."""
    one = Side(haven=["Rover"], attached={"Rover": ["Bat Out of Hell"]}, hand=["Fist"], library=["Coat", "Owl", "Duck"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Bat Out of Hell")
        assert set(play.offered) == {"Coat", "Owl"}
        play.one("Owl")
        assert [play.where(name) for name in ("Fist", "Coat", "Owl", "Duck")] == ["hand", "hand", "discard", "library"]


@pytest.mark.parametrize(("said", "held"), [("yes: Bat Out of Hell", 1 + 2), ("no", 1)])
def test_bat_out_of_hell_scatters(said: str, held: int) -> None:
    """dar-bat-out-of-hell: detached, a player discards 3 cards, and may draw 2."""
    one = Side(haven=["Rover"], attached={"Rover": ["Bat Out of Hell"]}, exhausted=["Rover"])
    two = Side(haven=["Keondra"], hand=["Fist", "Duck", "Coat", "Owl"], library=["Altar", "Shrine", "Plot"])
    with scene(one, two, book=BOOK) as play:
        play.one("activate Bat Out of Hell", "Two")
        play.two("Fist", "Duck", "Coat", said)
        assert (len(play.g.hand(1)), play.where("Bat Out of Hell")) == (held, "discard")


def test_grey_wolf_bites_attackers() -> None:
    """dar-grey-wolf: whoever attacks its bearer loses 1 Blood; who attacks another does not."""
    two = Side(haven=["Loner", "Adept"], attached={"Loner": ["Grey Wolf"]}, exhausted=["Adept", "Loner"])
    for target, left in (("Loner", 3), ("Adept", 4)):
        with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
            play.one("attack with Brute", f"target {target}", "Physical")
            assert play.blood("Brute") == left


def test_grey_wolf_drives_a_servant_to_anybody() -> None:
    """dar-grey-wolf: burned, it attaches a Citizen or Vagrant to any character, a foe's even; nobody is defeated."""
    one = Side(haven=["Rover"], attached={"Rover": ["Grey Wolf"]})
    city = City(streets=["Maid", "Tramp", "BOPE-RJ: Marksman"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("activate Grey Wolf")
        assert set(play.offered) == {"Maid", "Tramp"}
        play.one("Maid")
        assert set(play.offered) == {"Rover", "Keondra"}
        play.one("Keondra")
        assert (play.host("Maid"), play.where("Grey Wolf"), play.g.agenda) == ("Keondra", "burned", [0, 0])


@pytest.mark.parametrize(("prestige", "legal"), [(2, True), (3, False)])
def test_urban_fox_steals_in(prestige: int, legal: bool) -> None:
    """dar-urban-fox: burned, it discards a foe's Ongoing card with at most 2 tokens of any kind on it."""
    one = Side(haven=["Rover"], attached={"Rover": ["Urban Fox"]}, ongoing=["Shrine"])
    two = Side(haven=["Keondra"], ongoing=["Altar"], stakes={"Altar": prestige}, face_down={"Snare": 1})
    with scene(one, two, book=BOOK) as play:
        if not legal:
            assert play.refusal("activate Urban Fox")
            return
        play.one("activate Urban Fox")
        assert [play.where(name) for name in ("Altar", "Urban Fox", "Shrine")] == ["discard", "burned", "table"]


@pytest.mark.parametrize("said", ["ignore BOPE-RJ: Caveira", "pass"])
def test_urban_fox_knows_the_ways(said: str) -> None:
    """dar-urban-fox: in your End Phase you may ignore an Antagonist; that of another player is met by all the same."""
    one = Side(haven=["Rover"], attached={"Rover": ["Urban Fox"]})
    city = City(streets=["BOPE-RJ: Caveira"])
    with scene(one, KEONDRA, city=city, phase="antagonists", book=BOOK) as play:
        play.one(said)
        assert play.where("Rover") == ("haven" if said != "pass" else "streets")
        end_turn(play, 1)
        assert play.where("Keondra") == "streets"
    with scene(Side(haven=["Rover"]), KEONDRA, city=city, phase="antagonists", book=BOOK) as play:
        assert play.where("Rover") == "streets"


def test_urban_fox_ignores_one_of_several() -> None:
    """dar-urban-fox: one; of those that raid coteries, too."""
    one = Side(haven=["Rover"], attached={"Rover": ["Urban Fox"]})
    city = City(streets=["Special Affairs Division", "Special Affairs Division"])
    with scene(one, KEONDRA, city=city, phase="antagonists", book=BOOK) as play:
        play.one("ignore Special Affairs Division")
        assert play.blood("Rover") == 3
    with scene(one, KEONDRA, city=city, phase="antagonists", book=BOOK) as play:
        play.one("pass")
        assert play.blood("Rover") == 2


def test_wolf_spider_sees_what_comes() -> None:
    """dar-wolf-spider: Attack cards against its bearer are played face up; against others face down."""
    two = Side(
        haven=["Loner", "Adept"], attached={"Loner": ["Wolf Spider"]}, exhausted=["Adept", "Loner"], hand=["Coat"]
    )
    for target, how in (("Loner", "play Fist"), ("Adept", "place Fist")):
        with scene(Side(streets=["Brute"], hand=["Fist"]), two, book=BOOK) as play:
            play.one("attack with Brute", f"target {target}", "Physical")
            assert how in play.offered
            play.one(how)
            play.two("pass")


def test_wolf_spider_frightens() -> None:
    """dar-wolf-spider: detached, a Fear token on a character in their Haven, anybody's."""
    one = Side(haven=["Rover"], attached={"Rover": ["Wolf Spider"]})
    two = Side(streets=["Bully"], haven=["Keondra"])
    with scene(one, two, book=BOOK) as play:
        play.one("activate Wolf Spider")
        assert set(play.offered) == {"Rover", "Keondra"}
        play.one("Keondra")
        assert (play.g.fear[play.card("Keondra")], play.where("Wolf Spider")) == (1, "discard")


# ---- Actions


def test_cryptolect_makes_recruits_cheaper() -> None:
    """dar-cryptolect: 1 Prestige less for vampires of 2 or more Blood Potency, who have all their Blood."""
    one = Side(haven=["Haya"], ongoing=["Cryptolect"], hand=["Brute", "Weakling"], prestige=10, library=["Fist"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Brute")
        assert (play.g.prestige[0], play.blood("Brute"), play.where("Fist")) == (10 - 3, 4, "library")
        play.one("recruit Weakling")
        assert play.g.prestige[0] == 10 - 3 - 1


def test_cryptolect_draws_for_ravnos() -> None:
    """dar-cryptolect: played by somebody with a Ravnos about; a Ravnos you recruit is a card."""
    one = Side(haven=["Haya"], hand=["Cryptolect", "Drifter"], prestige=10, library=["Fist"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Cryptolect", "recruit Drifter")
        assert (play.where("Cryptolect"), play.where("Fist"), play.g.prestige[0]) == ("table", "hand", 10 - 1)
    with scene(Side(haven=["Brute"], hand=["Cryptolect"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("play Cryptolect")


def domino(say: str) -> Play:
    one = Side(haven=["Brute"], ongoing=["Domino Effect", "Altar"], face_down={"Plot": 3})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(*say.split(", "))
    return play


def test_domino_effect_passes_a_token_on() -> None:
    """dar-domino-effect: exhausted first, 1 of the tokens on the next card you resolve goes to another of yours."""
    play = domino("activate Domino Effect, reveal Plot, Altar")
    assert (prestige_on(play, "Altar", 0), play.where("Plot"), play.is_ready("Domino Effect")) == (1, "discard", False)
    assert play.g.agenda[0] == 1
    assert prestige_on(domino("reveal Plot"), "Altar", 0) == 0


def test_domino_effect_only_the_next_time() -> None:
    """dar-domino-effect: the second card of the turn is left alone; nor does it wait for another turn."""
    one = Side(haven=["Brute"], ongoing=["Domino Effect", "Altar"], face_down={"Plot": 2, "Pact": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Domino Effect", "reveal Plot", "Altar", "reveal Pact")
        assert prestige_on(play, "Altar", 0) == 1
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Domino Effect")
        end_turn(play, 0)
        end_turn(play, 1)
        play.one("reveal Plot")
        assert prestige_on(play, "Altar", 0) == 0


@pytest.mark.parametrize(("said", "held", "laid"), [("yes: Fear Tactics", 5, 1), ("no", 6, 0)])
def test_fear_tactics(said: str, held: int, laid: int) -> None:
    """dar-fear-tactics: 1 Prestige of each foe with somebody in fear, onto a card of yours or into your supply."""
    one = Side(haven=["Rover"], hand=["Fear Tactics"], ongoing=["Altar"])
    two, three = Side(haven=["Keondra"], fear=["Keondra"]), Side(haven=["Brute"])
    with scene(one, two, three, book=BOOK) as play:
        play.one("play Fear Tactics", said, *(["Altar"] if laid else []))
        assert (play.g.prestige, prestige_on(play, "Altar", 1)) == ([held, 4, 5], laid)
    with scene(Side(haven=["Adept"], hand=["Fear Tactics"]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Fear Tactics")


def test_fifth_tradition_hospitality() -> None:
    """dar-fifth-tradition-hospitality: all Leaders go out; a Prince in the City Deck comes, too."""
    one = Side(haven=["Brute", "Adept"], hand=["Fifth Tradition: Hospitality"])
    two = Side(haven=["Keondra", "Bully"])
    city = City(deck=["Maid", "Prince of the City", "Lookout"])
    with scene(one, two, city=city, book=BOOK) as play:
        play.one("play Fifth Tradition: Hospitality", "exhaust Adept")
        assert [play.where(name) for name in ("Brute", "Keondra", "Adept", "Bully")] == [
            *["streets"] * 2,
            *["haven"] * 2,
        ]
        assert (play.where("Prince of the City"), play.g.prestige) == ("streets", [5, 5])
        assert sorted(play.names(w.CITY, w.LIBRARY)) == ["Lookout", "Maid"]


def test_fifth_tradition_hospitality_for_the_prince() -> None:
    """dar-fifth-tradition-hospitality: who controls the Prince has 1 Prestige of each foe."""
    one = Side(haven=["Brute"], hand=["Fifth Tradition: Hospitality"], attached={"Brute": ["Prince of the City"]})
    with scene(one, KEONDRA, Side(streets=["Bully"]), city=City(deck=["Maid"]), book=BOOK) as play:
        play.one("play Fifth Tradition: Hospitality")
        assert (play.g.prestige, play.where("Maid")) == ([7, 4, 4], "library")


def test_fleshcrafting() -> None:
    """dar-fleshcrafting: a Citizen or Vagrant of The Streets or the burned pile for one of yours, by Protean."""
    one = Side(haven=["Boyar", "Brute"], hand=["Fleshcrafting"])
    city = City(streets=["Maid", "BOPE-RJ: Marksman"], burned=["Lookout", "BOPE-RJ: Psyops"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Fleshcrafting")
        assert set(play.offered) == {"Maid", "Lookout"}
        play.one("Lookout")
        assert set(play.offered) == {"Boyar", "Brute"}
        play.one("Brute")
        assert (play.host("Lookout"), play.where("Maid"), play.g.agenda[0]) == ("Brute", "streets", 0)
    with scene(Side(haven=["Adept", "Master"], hand=["Fleshcrafting"]), KEONDRA, city=city, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Fleshcrafting")


def test_slumlord_counts_citizens() -> None:
    """dar-slumlord: 1 Prestige for each Citizen on a card you control; Vagrants, and those of foes, count nothing."""
    one = Side(
        haven=["Boyar", "Brute"], hand=["Slumlord"], attached={"Boyar": ["Maid", "Vagrant"], "Brute": ["Lookout"]}
    )
    with scene(one, Side(haven=["Keondra"], attached={"Keondra": ["Mugger"]}), book=BOOK) as play:
        play.one("play Slumlord", "exhaust Brute")
        assert play.g.prestige[0] == 5 + 2


@pytest.mark.parametrize(("borne", "more"), [(1, 1), (3, 2)])
def test_vicissitude_arms_attackers(borne: int, more: int) -> None:
    """dar-vicissitude: exhausted, an attacker with a face-down attachment deals 1 more, with three 2 more."""
    one = Side(streets=["Boyar"], ongoing=["Vicissitude"], hand=["Coat", "Owl", "Duck"][:borne])
    two = Side(haven=["Loner"])
    with scene(one, two, phase="beginning", book=BOOK) as play:
        for turn in range(borne):
            card = play.names(0, w.HAND)[0]
            play.one("yes: Vicissitude", card)
            if turn + 1 < borne:
                end_turn(play, 0)
                end_turn(play, 1)
        play.one("move out", "attack with Boyar", "Physical", "activate Vicissitude")
        assert play.blood("Loner") == 4 - 1 - more


def test_vicissitude_needs_an_attacker_who_hides_something() -> None:
    """dar-vicissitude: what lies open arms nobody; and nothing need be attached at the start of the turn."""
    one = Side(streets=["Boyar"], ongoing=["Vicissitude"], attached={"Boyar": ["Coat"]}, hand=["Owl"])
    with scene(one, Side(haven=["Loner"]), phase="beginning", book=BOOK) as play:
        play.one("no")
        play.one("move out", "attack with Boyar", "Physical", "pass")
        assert (play.blood("Loner"), play.where("Owl")) == (3, "hand")


def test_the_more_the_scarier() -> None:
    """dar-the-more-the-scarier: everybody of yours bears one more; your foes' do not."""
    one = Side(haven=["Boyar", "Brute"], hand=["The More The Scarier"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play The More The Scarier")
        assert [play.value(name, w.ATTACHMENTS) for name in ("Boyar", "Brute", "Keondra")] == [4, 4, 3]
    with scene(Side(haven=["Brute"], hand=["The More The Scarier"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("play The More The Scarier")
