"""Whom a text is about is said by name: on the stage, in the question and in the story. Every card with a target."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fighters import fighter
from primogen.games.desk import Teller
from primogen.games.desks import DESKS
from primogen.kernel.choosing import ChooseSeat, Pay, Target
from primogen.kernel.effects import PLAYER, THAT, Effect, Resolve, scope
from primogen.kernel.ids import NONE
from primogen.kernel.plain import as_dict
from primogen.kernel.views import Sight
from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_influence import HoldConflict
from primogen.rivals.language.vocabulary import THAT_PLAYER, action, blood, gain, lose, relentless, should
from primogen.rivals.language.vocabulary import target_foe as about_a_foe
from primogen.rivals.rules.conflict import EVERYTHING, influence_conflict
from primogen.rivals.rules.conspiracy import resolve_card
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import Play, begin, scene
from primogen.rivals.scenes.sides import City, Side
from primogen.rivals.text.effects import effect
from primogen.rivals.text.under_way import text_under_way
from primogen.scenarios.acting import NAMES
from primogen.text.languages import EN, ES
from support import RULEBOOK, book_with

RIVALS = DESKS["rivals"]
LOSS = lose(1, n.PRESTIGE, THAT_PLAYER)
EXTORTION = action("test-extortion", "Extortion", n.SCHEME, decks=n.VAMPIRES, text=about_a_foe(should(LOSS)))
SENTINEL = fighter("Sentinel", relentless(blood(1), gain(1, n.PRESTIGE)))
WHO, WHOM = "Lucky", "Keondra"


def texts_of(card: Printed) -> list[Effect]:
    found = [card.text, *(each.effect() for each in card.abilities)]
    return [text for text in found if text is not None]


def parts_of(text: Effect) -> Iterator[Effect]:
    yield text
    for part in text.parts():
        yield from parts_of(part)


def aimed_parts() -> list[tuple[str, Effect]]:
    """What is said of a target, in every text of every card."""
    return [
        (card.name, part)
        for card in RULEBOOK.pool.cards
        for text in texts_of(card)
        for part in parts_of(text)
        if isinstance(part, Target | ChooseSeat)
    ]


def named(each: object) -> str:
    return each if isinstance(each, str) else ""


def then(part: Effect) -> Effect:
    assert isinstance(part, Target | ChooseSeat)
    return part.effect.effect if isinstance(part.effect, HoldConflict) else part.effect


def stage(play: Play, seat: int = NONE, lang: int = EN) -> dict[str, object]:
    told = RIVALS.scene(Teller(seat, lang, NAMES[: play.g.seats()]), 1, RIVALS.looks(Sight(play.g)))
    return as_dict(told["stage"])


def asked(play: Play) -> str:
    return play.words.asked(play.g, play.asked)


def at_a_table(node: Effect) -> tuple[Play, Resolve]:
    """Where Lucky does it to Keondra, or to her player."""
    play = begin(Side(streets=[WHO]), Side(haven=[WHOM]))
    at = scope(0, play.card(WHO), play.card(WHO), play.card(WHOM), node=play.g.number_of(node))
    at.cells[PLAYER] = 1
    return play, at


def test_there_are_cards_with_targets() -> None:
    found = {name for name, _ in aimed_parts()}
    assert len(found) > 25 and {"Meeting at Pão de Açúcar", "Snake Oil", "Wrath", "Maria Lopez"} <= found


@pytest.mark.parametrize(("name", "part"), aimed_parts(), ids=named)
@pytest.mark.parametrize("lang", [EN, ES])
def test_every_text_with_a_target_names_it_in_an_influence_conflict(name: str, part: Effect, lang: int) -> None:
    """Were it the question of a Scheme, the stage would say about whom: the words, and not "that player"."""
    node = then(part)
    said = effect(node, lang)
    play, at = at_a_table(node)
    play.g.call(influence_conflict(at.cells[0], at, EVERYTHING))
    play.ask_again()
    told = str(stage(play, lang=lang)["effect"])
    if "{that}" in said:
        assert WHOM in told, name
    if "{player}" in said:
        assert NAMES[1] in told, name
    assert [word for word in ("that player", "ese jugador", "{") if word in told] == []


@pytest.mark.parametrize(("name", "part"), aimed_parts(), ids=named)
def test_every_text_with_a_target_names_it_on_the_stage_of_a_face_down_card(name: str, part: Effect) -> None:
    """A Conspiracy's likewise, once it is turned up and aimed; before that it says what it says."""
    node = then(part)
    play, at = at_a_table(node)
    card = play.card(WHO)
    play.g.call(resolve_card(card, 0))
    play.g.frames[-1].step = 2
    at.cells[THAT] = play.card(WHOM)
    play.g.call(at)
    told, said = str(stage(play)["effect"]), effect(node, EN)
    assert ("{that}" not in said or WHOM in told) and ("{player}" not in said or NAMES[1] in told), name


def test_what_is_paid_for_is_said_and_not_the_price() -> None:
    """While an ability waits for answers, its target is known: what is done to it is under way."""
    play, at = at_a_table(then(aimed_parts()[0][1]))
    found = [text for card in RULEBOOK.pool.cards if card.name == "Maria Lopez" for text in texts_of(card)]
    pay = next(text for text in found if isinstance(text, Pay))
    at.cells[0] = play.g.number_of(pay)
    play.g.call(at)
    under = text_under_way(play.g)
    assert under is not None and play.g.effect(under.cells[0]) is pay.after()


def test_a_vote_says_about_whom_on_the_stage_in_the_question_and_in_the_story() -> None:
    """RV-SCHEME-04: Player 2 is asked about, and everybody reads it."""
    one = Side(haven=["Keondra", "Iara"], hand=["Extortion"])
    with scene(one, Side(haven=["Lucky"]), Side(haven=["Ryan"]), book=book_with(EXTORTION)) as play:
        play.one("play Extortion", "exhaust Iara", "Two")
        for seat in (NONE, 0, 1, 2):
            assert stage(play, seat)["effect"] == "Two loses 1 Prestige"
        assert stage(play, lang=ES)["effect"] == "Two pierde 1 de Prestigio"
        assert play.words.asked(play.g, play.asked).startswith(
            "Exert Influence? If it succeeds: Two loses 1 Prestige ("
        )
        assert "Extortion is about Two" in play.log()
        play.one("pass", "fist 0")
        play.two("pass", "fist 0")
        assert asked(play).startswith("YES or NO? If it succeeds: Two loses 1 Prestige (")
        play.two("NO")
        play.three("pass", "fist 0", "NO")


def test_a_conspiracy_is_read_to_those_who_are_shown_it_and_to_nobody_else() -> None:
    """RV-CONSP-04: what it would do stands on the stage of whoever looks at it."""
    one = Side(haven=["Matthew"], hand=["Snake Oil"])
    play = begin(one, Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=City())
    play.one("place Snake Oil", "show Snake Oil to Two")
    assert "readies an exhausted character" in str(stage(play, 1)["effect"])
    assert "readies an exhausted character" in str(stage(play, 0)["effect"])
    assert stage(play, 2)["effect"] == "" and stage(play, NONE)["effect"] == ""


def test_an_answer_to_a_card_is_asked_for_with_what_the_card_does_to_whom() -> None:
    """RV-ACT-06: Wrath is played at Sentinel; whoever may respond reads both names."""
    one, two = Side(haven=["Maria Lopez"], hand=["Wrath"]), Side(haven=["Sentinel"])
    one.burned = ["Ryan"]
    with scene(one, two, book=book_with(SENTINEL)) as play:
        play.one("play Wrath", "Sentinel")
        assert asked(play).startswith("Wrath: Deal 1 Mental Damage to Sentinel"), asked(play)
        play.two("pass")
