"""The turn: its phases, the Beginning Phase, and the First Round Rule."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    action,
    any_character,
    at_start_of_your_turn,
    choose,
    deal,
    each,
    each_of,
    event,
    exhaust,
    exhausted,
    gain,
    lose,
    target,
    target_foe,
    unhosted,
    vampire,
    your_characters_in_the_streets,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

# ---- phases


def pass_turn(play: Play) -> None:
    """Whoever's turn it is passes both actions and ends it, with nothing else to decide."""
    seat = play.asked.seat
    play.answers(seat, ("pass action", "pass action", "end phase"))


def test_a_turn_is_beginning_action_and_end_phase() -> None:
    """RV-TURN-01, RV-TURN-02: a city card comes, then the active player acts, then draws; then the next is active."""
    one, two = Side(haven=["Lucky"], library=["Awe"] * 4), Side(haven=["Ryan"], library=["Confuse"] * 4)
    with scene(one, two, city=City(deck=["Vagrant", "Maid"]), phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Vagrant"]
        assert play.is_asked(0, "act") and play.names(0, w.HAND) == []
        pass_turn(play)
        assert (play.names(0, w.HAND), play.names(1, w.HAND)) == (["Awe", "Awe"], [])
        assert play.is_asked(1, "act") and play.names(w.CITY, w.STREETS) == ["Vagrant", "Maid"]


def test_in_a_round_each_player_takes_one_turn() -> None:
    """RV-TURN-03, RV-TURN-32: Open Season waits for the second round, which begins when all have had a turn."""
    sides = [Side(haven=[name], turns_taken=0) for name in ("Lucky", "Keondra", "Hope")]
    deck = ["Vagrant", "Maid", "Lookout", "Mugger", "Open Season", "Politician"]
    with scene(*sides, city=City(deck=deck, unused=["Ghost"]), phase="beginning") as play:
        turns = []
        for _ in range(3):
            turns.append(play.asked.seat)
            pass_turn(play)
        assert turns == [0, 1, 2] and play.asked.seat == 0
        # in the third player's first turn Open Season gave way to another card and was shuffled back
        assert play.names(w.CITY, w.STREETS)[4:] == ["Politician", "Open Season"]


# ---- City Deck Step


def test_the_steps_of_the_beginning_phase_come_in_order() -> None:
    """RV-TURN-04, RV-TURN-18: the city card, then start-of-turn effects, then readying and returning."""
    herald = vampire(
        "test-herald",
        "Herald",
        n.CAITIFF,
        bp=3,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(at_start_of_your_turn(choose(any_character, gain(1, n.PRESTIGE))),),
    )
    one = Side(streets=["Herald"], haven=["Lucky"], exhausted=["Herald"])
    with scene(one, Side(haven=["Ryan"]), city=City(deck=["Maid"]), phase="beginning", book=book_with(herald)) as play:
        assert play.asked.asks == "target"
        assert play.names(w.CITY, w.STREETS) == ["Maid"]
        assert (play.where("Herald"), play.is_ready("Herald")) == ("streets", False)
        play.one("Ryan")
        assert (play.where("Herald"), play.is_ready("Herald")) == ("haven", True)


def test_events_with_the_active_players_token_are_burned_first() -> None:
    """RV-TURN-05: only ongoing ones, only with a token of that colour; the token goes back, to no personal supply."""
    events = ["Cristo Redentor", "Seeking Followers", "Uprising", "Vagrant"]
    city = City(streets=events, tokens={"Cristo Redentor": 1, "Seeking Followers": 2, "Uprising": 1}, deck=["Maid"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.BURNED_PILE) == ["Cristo Redentor", "Uprising"]
        assert play.names(w.CITY, w.STREETS) == ["Seeking Followers", "Vagrant", "Maid"]
        assert play.g.prestige == [5, 5]
        assert play.g.stakes == [play.card("Seeking Followers"), 1, 1]


def test_what_is_no_event_does_not_burn_for_the_prestige_on_it() -> None:
    """RV-TURN-05: a Monster the active player has Investigated stays, and so does their Prestige on it."""
    one, two = Side(haven=["Ryan"], stakes={"Ghost": 2, "Sorceress": 1}), Side(haven=["Keondra"])
    city = City(face_down=["Ghost"], monsters=["Sorceress"], deck=["Maid"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Sorceress", "Ghost", "Maid"]
        assert (prestige_on(play, "Ghost", 0), prestige_on(play, "Sorceress", 0)) == (2, 1)


def test_old_events_burn_before_the_new_card_comes() -> None:
    """RV-TURN-05, RV-TURN-06: Carnaval finds the Event that has just burned, and shuffles it back."""
    city = City(streets=["Cristo Redentor"], tokens={"Cristo Redentor": 1}, deck=["Carnaval"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Cristo Redentor"]
        assert play.names(w.CITY, w.BURNED_PILE) == ["Carnaval"]


def test_the_top_city_card_comes_face_up() -> None:
    """RV-TURN-06: one card, the top one, for all to see."""
    city = City(streets=["Maid"], deck=["Vagrant", "Lookout"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Maid", "Vagrant"]
        assert play.names(w.CITY, w.LIBRARY) == ["Lookout"]
        assert all(play.g.sees(seat, play.card("Vagrant")) for seat in (0, 1))
        assert not any(play.g.sees(seat, play.card("Lookout")) for seat in (0, 1))


WINDFALL = event("test-windfall", "Windfall", text=gain(1, n.PRESTIGE))


def test_an_event_that_is_not_ongoing_resolves_and_burns() -> None:
    """RV-TURN-07: for the active player, who puts no token on it."""
    city = City(deck=["Windfall", "Maid"])
    with scene(
        Side(haven=["Lucky"]), Side(haven=["Ryan"]), turn=1, city=city, phase="beginning", book=book_with(WINDFALL)
    ) as play:
        assert play.g.prestige == [5, 6]
        assert (play.names(w.CITY, w.STREETS), play.names(w.CITY, w.BURNED_PILE)) == ([], ["Windfall"])
        assert play.g.stakes == []


def test_an_ongoing_event_stays_with_the_active_players_token() -> None:
    """RV-TURN-08, RV-TURN-05: from the general supply; it burns when that player's next turn begins, not before."""
    one, two = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant"]}), Side(haven=["Keondra"])
    city = City(deck=["Seeking Followers", "Maid", "Lookout"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Seeking Followers"]
        assert play.g.stakes == [play.card("Seeking Followers"), 0, 1] and play.g.prestige == [5, 5]
        pass_turn(play)
        assert play.names(w.CITY, w.STREETS) == ["Seeking Followers", "Maid"]
        pass_turn(play)
        assert play.names(w.CITY, w.STREETS) == ["Maid", "Lookout"]
        assert play.g.prestige == [5, 4]  # it was there at the end of the second player's turn


def test_an_empty_city_deck_is_made_anew_from_the_discard_pile() -> None:
    """RV-TURN-09, RV-TURN-11: what is burned does not come back."""
    city = City(discard=["BOPE-RJ: Caveira", "BOPE-RJ: Psyops"], burned=["Carnaval", "Maid", "Vagrant"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning") as play:
        left = play.names(w.CITY, w.STREETS) + play.names(w.CITY, w.LIBRARY)
        assert sorted(left) == ["BOPE-RJ: Caveira", "BOPE-RJ: Psyops"]
        assert len(play.names(w.CITY, w.STREETS)) == 1 and play.names(w.CITY, w.DISCARD) == []
        assert play.names(w.CITY, w.BURNED_PILE) == ["Carnaval", "Maid", "Vagrant"]


def test_the_new_city_deck_is_shuffled() -> None:
    """RV-TURN-09: it is not just the discard pile turned over."""
    city = City(discard=["BOPE-RJ: Caveira", "BOPE-RJ: Psyops", "BOPE-RJ: Marksman", "Prince of the City"])
    tops = set()
    for seed in range(8):
        with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning", seed=seed) as play:
            tops.add(play.names(w.CITY, w.STREETS)[0])
    assert len(tops) > 1


def test_a_city_deck_with_cards_in_it_is_not_reshuffled() -> None:
    """RV-TURN-09: only when a card is needed and there is none."""
    city = City(deck=["Maid"], discard=["BOPE-RJ: Caveira"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Maid"]
        assert (play.names(w.CITY, w.LIBRARY), play.names(w.CITY, w.DISCARD)) == ([], ["BOPE-RJ: Caveira"])


def test_without_city_cards_none_comes() -> None:
    """RV-TURN-10."""
    city = City(streets=["Maid"], burned=["Vagrant"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=city, phase="beginning") as play:
        assert play.is_asked(0, "act")
        assert (play.names(w.CITY, w.STREETS), play.names(w.CITY, w.BURNED_PILE)) == (["Maid"], ["Vagrant"])


def test_burned_mortals_and_retainers_go_to_the_city_burned_pile() -> None:
    """RV-TURN-11: an Antagonist defeated goes to the city discard pile instead."""
    city = City(streets=["Vagrant", "BOPE-RJ: Psyops"])
    sniper = vampire("test-sniper", "Sniper", n.CAITIFF, bp=4, attributes=(4, 0, 0), disciplines=())
    one = Side(streets=[["Sniper"], ["Lucky"], ["Grace"]], attached={"Grace": ["Maid"]}, blood={"Grace": 3})
    with scene(one, Side(haven=["Keondra"]), city=city, book=book_with(sniper)) as play:
        play.one("attack with Sniper", "target BOPE-RJ: Psyops", "Physical")
        play.one("attack with Grace", "target Vagrant", "Physical", "burn Vagrant")
        play.one("detach Maid")
        assert play.names(w.CITY, w.BURNED_PILE) == ["Vagrant", "Maid"]
        assert play.names(w.CITY, w.DISCARD) == ["BOPE-RJ: Psyops"]
        assert play.names(0, w.BURNED_PILE) == [] and play.names(0, w.DISCARD) == []


def first_turn(*deck: str) -> tuple[list[Side], City]:
    return [Side(haven=[name], turns_taken=0) for name in ("Lucky", "Keondra", "Hope")], City(deck=list(deck))


def test_on_the_first_turn_of_the_game_a_city_card_comes_for_each_player() -> None:
    """RV-TURN-12: for Player 1 only; the next player adds one card as usual."""
    sides, city = first_turn("Vagrant", "Maid", "Lookout", "Mugger", "Politician")
    with scene(*sides, city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Vagrant", "Maid", "Lookout"]
        pass_turn(play)
        assert play.names(w.CITY, w.STREETS) == ["Vagrant", "Maid", "Lookout", "Mugger"]


def test_first_turn_cards_come_one_at_a_time() -> None:
    """RV-TURN-13, RV-TURN-07, RV-TURN-08: an Event among them is resolved before the next card is put down."""
    omen = event("test-omen", "Omen", text=choose(any_character, gain(1, n.PRESTIGE)))
    sides, city = first_turn("Vagrant", "Omen", "Lookout", "Mugger")
    with scene(*sides, city=city, phase="beginning", book=book_with(omen)) as play:
        assert play.asked.asks == "target" and play.names(w.CITY, w.STREETS) == ["Vagrant", "Omen"]
        assert play.g.stakes == []  # no token on what does not stay
        play.one("Lucky")
        assert play.names(w.CITY, w.STREETS) == ["Vagrant", "Lookout"]
        assert play.names(w.CITY, w.BURNED_PILE) == ["Omen"]


# ---- Start of Turn Step


def test_start_of_turn_effects_happen_in_the_order_their_player_chooses() -> None:
    """RV-TURN-14: all of them, and only the active player's."""
    one = Side(haven=["Lucky", "Grace"], ongoing=["Believer", "Charmer"], library=["Awe"], faction=["Sage"])
    two = Side(haven=["Ryan"], ongoing=["Believer"], library=["Confuse"])
    with scene(one, two, phase="beginning") as play:
        assert play.offered == ["resolve Believer", "resolve Charmer"]
        play.one("resolve Charmer", "Ryan", "faction")
        assert (play.is_ready("Ryan"), play.names(0, w.HAND)) == (False, ["Sage"])
        assert play.names(1, w.HAND) == []


def test_start_of_turn_effects_come_before_readying_and_returning() -> None:
    """RV-TURN-18: the exhausted are still exhausted then, and The Streets are not yet empty."""
    tally = unhosted(
        "test-tally",
        "Tally",
        n.ONGOING,
        decks=n.BOTH,
        abilities=(
            at_start_of_your_turn(gain(each(1, your_characters_in_the_streets), n.AGENDA)),
            at_start_of_your_turn(gain(each(1, your_coterie & exhausted), n.PRESTIGE)),
        ),
    )
    one = Side(streets=["Lucky", "Grace", "Hope"], haven=["Sage"], exhausted=["Hope", "Sage"], ongoing=["Tally"])
    with scene(one, Side(haven=["Ryan"]), phase="beginning", book=book_with(tally)) as play:
        play.one("resolve Tally")
        assert (play.g.agenda[0], play.g.prestige[0]) == (3, 7)
        assert play.names(0, w.STREETS) == [] and play.is_ready("Sage")


# ---- Ready and Return Step


def test_every_card_the_active_player_controls_readies() -> None:
    """RV-TURN-15: characters, attachments, Ongoing cards, Haven and Agenda; of a foe's cards none."""
    one = Side(
        streets=["Lucky"],
        torpor=["Sage"],
        blood={"Sage": 1},
        attached={"Lucky": ["Vagrant"]},
        ongoing=["Majesty"],
        haven_card="Haven - The Hidden Temple",
        agenda_card="The Ash Heap of History",
        exhausted=["Lucky", "Sage", "Vagrant", "Majesty", "Haven - The Hidden Temple", "The Ash Heap of History"],
    )
    two = Side(haven=["Ryan"], ongoing=["Thorn from the Crown"], exhausted=["Ryan", "Thorn from the Crown"])
    with scene(one, two, phase="beginning") as play:
        assert all(play.is_ready(name) for name in one.exhausted)
        assert not any(play.is_ready(name) for name in two.exhausted)


def test_a_foes_attachment_on_ones_character_does_not_ready_and_ones_own_on_a_foes_does() -> None:
    """RV-TURN-15: what counts is who controls the card, not who bears it."""
    one = Side(haven=["Ryan"], curses={"Lucky": ["Tracking Device"]}, exhausted=["Tracking Device"])
    two = Side(haven=["Lucky"], curses={"Ryan": ["Lingering Kiss"]}, exhausted=["Lingering Kiss"])
    with scene(one, two, phase="beginning") as play:
        assert play.is_ready("Tracking Device") and not play.is_ready("Lingering Kiss")


def test_characters_return_from_the_streets_to_the_haven() -> None:
    """RV-TURN-16: the active player's, whole or hurt; the foe's stay, and those in torpor too."""
    one = Side(streets=[["Lucky"], ["Grace"]], haven=["Hope"], torpor=["Sage"], blood={"Lucky": 1, "Sage": 1})
    with scene(one, Side(streets=["Ryan"]), phase="beginning") as play:
        assert play.names(0, w.HAVEN) == ["Hope", "Lucky", "Grace"]
        assert (play.where("Ryan"), play.where("Sage")) == ("streets", "torpor")


def test_temporary_tokens_are_removed_and_others_stay() -> None:
    """RV-TURN-17: 'No Influence' and Fear tokens, off the active player's characters only."""
    one = Side(haven=["Lucky"], no_influence=["Lucky"], fear=["Lucky"], minus_bp={"Lucky": 1}, agenda_on={"Lucky": 2})
    two = Side(haven=["Ryan"], no_influence=["Ryan"], fear=["Ryan"], stakes={"Lucky": 2})
    with scene(one, two, phase="beginning") as play:
        lucky, ryan = play.card("Lucky"), play.card("Ryan")
        assert (play.g.no_influence[lucky], play.g.fear[lucky]) == (0, 0)
        assert (play.g.minus_bp[lucky], play.g.agenda_on[lucky], play.g.stakes) == (1, 2, [lucky, 1, 2])
        assert (play.g.no_influence[ryan], play.g.fear[ryan]) == (1, 1)


# ---- the First Round Rule


def test_nobody_attacks_a_player_before_their_first_turn() -> None:
    """RV-TURN-19: another player may be attacked, and so may that one once they have had their turn."""
    two, three = Side(haven=["Keondra"], turns_taken=0), Side(haven=["Hope", "Sage"])
    with scene(Side(streets=["Lucky"]), two, three) as play:
        play.one("attack with Lucky")
        assert play.refusal("target Keondra") == "Keondra's player has not had a first turn (RV-TURN-19)"
        play.one("target Hope", "Physical")
        play.three("pass")
        assert (play.blood("Hope"), play.blood("Keondra")) == (3, 6)
        play.one("pass action", "end phase")
        pass_turn(play)
        play.three("move out", "move Sage", "done", "attack with Sage", "target Keondra", "Mental")
        assert play.blood("Keondra") == 6


def test_with_only_such_foes_there_is_nobody_to_attack() -> None:
    """RV-TURN-19."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"], turns_taken=0)) as play:
        assert play.refusal("attack with Lucky") == "Lucky has nobody to attack (RV-ATK-10)"


@differs("DIFF-41", "2022-06", "2022-09")
def test_nobody_targets_a_player_before_their_first_turn_or_their_characters() -> None:
    """RV-TURN-19: neither with an effect on a character nor with one on a foe; one's own may be targeted."""
    tease = action("test-tease", "Tease", decks=n.BOTH, text=target(any_character, exhaust(THAT)))
    rob = action("test-rob", "Rob", decks=n.BOTH, text=target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
    one = Side(haven=["Lucky", "Grace"], hand=["Tease", "Rob"], turns_taken=0)
    two, three = Side(haven=["Keondra"], turns_taken=0), Side(haven=["Hope"])
    with scene(one, two, three, book=book_with(tease, rob)) as play:
        play.one("play Tease", "exhaust Lucky")
        assert play.offered == ["Lucky", "Grace", "Hope"]
        play.one("Hope", "play Rob")
        assert play.g.prestige == [5, 5, 4]  # nobody else could be named


@differs("DIFF-41", "2022-06", "2022-09")
def test_with_only_such_foes_a_card_has_no_target() -> None:
    """RV-TURN-19: and a Hunter has nobody to Investigate."""
    rob = action("test-rob", "Rob", decks=n.BOTH, text=target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
    one, two = Side(streets=["Ryan"], hand=["Rob"]), Side(haven=["Keondra"], turns_taken=0)
    with scene(one, two, book=book_with(rob)) as play:
        assert play.refusal("play Rob") == "Rob has no legal target (RV-TERM-28)"
        assert play.refusal("investigate") == "There is nobody to Investigate (RV-HUNTER-15)"


def test_nobody_deals_damage_to_a_player_before_their_first_turn() -> None:
    """RV-TURN-19: not even with what strikes everybody; the player's own and other foes are hurt."""
    storm = action("test-storm", "Storm", decks=n.BOTH, text=each_of(any_character, deal(1, THAT)))
    two, three = Side(haven=["Keondra"], turns_taken=0), Side(haven=["Hope"])
    with scene(Side(haven=["Lucky"], hand=["Storm"]), two, three, book=book_with(storm)) as play:
        play.one("play Storm")
        assert [play.blood(name) for name in ("Lucky", "Keondra", "Hope")] == [4, 6, 3]


def test_who_blocks_before_their_first_turn_takes_the_damage() -> None:
    """RV-TURN-20: Pregador's player has not had a turn; he cannot be attacked, but he may Block, and is hurt."""
    three = Side(haven=["Pregador", "Florencia"], turns_taken=0)
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra", "Iara"]), three) as play:
        play.one("attack with Lucky")
        assert play.refusal("target Pregador") == "Pregador's player has not had a first turn (RV-TURN-19)"
        play.one("target Keondra", "Physical")
        play.two("pass")
        play.three("activate Pregador")
        assert (play.blood("Pregador"), play.blood("Keondra")) == (1, 6)
