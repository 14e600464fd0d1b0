"""The table as such: what is read means this, prints what it reads, and says every field."""

from __future__ import annotations

import pytest

from primogen.vtes.compiler import reading_lines, surface
from primogen.vtes.compiler.printing import say_it, spell, wording
from primogen.vtes.compiler.reading import readings
from primogen.vtes.compiler.surface import Plus, Sentence
from primogen.vtes.compiler.table import PHRASES, say
from primogen.vtes.compiler.tokens import Token, spelled, token
from primogen.vtes.compiler.trees import nodes


def words(text: str) -> list[Token]:
    assert reading_lines.FILLED
    return [token(piece) for piece in text.split()]


def only(text: str) -> object:
    found, _ = readings(Sentence, words(text))
    assert len(found) == 1, [reading.node for reading in found]
    return found[0].node


def test_a_bonus_alone() -> None:
    bonus = surface.Bonus(surface.More(Plus("+2")), surface.Stat.BLEED, True, None)
    assert only("+2 bleed ( limited )") == surface.Gets(bonus)


def test_a_price_and_what_it_buys() -> None:
    node = only("you can burn 1 pool to unlock this vampire")
    assert isinstance(node, surface.Can)
    assert isinstance(node.deed, surface.Pay)
    assert isinstance(node.deed.cost, surface.Burn)
    assert isinstance(node.deed.effect, surface.Unlock)


@pytest.mark.parametrize(
    "text", ["burn 1 blood", "this vampire burns 1 blood", "they burn 1 blood", "you can burn 1 blood"]
)
def test_the_same_verb_in_every_mood(text: str) -> None:
    node = only(text)
    assert isinstance(node, surface.Do | surface.Does | surface.Can)
    assert isinstance(node.deed, surface.Burn)


def test_what_is_not_a_price_is_not_paid() -> None:
    assert readings(Sentence, words("this vampire unlocks to gain 1 blood"))[0] == []
    assert len(readings(Sentence, words("this vampire burns 1 blood to unlock"))[0]) == 1


def test_nearest_attachment() -> None:
    """The Methuselah has the pool, not the minion."""
    node = only("burn a minion controlled by a methuselah with 3 or fewer pool")
    kinds = [each for each in nodes(node) if isinstance(each, surface.Kind)]
    assert [len(kind.posts) for kind in kinds] == [1, 1]


def test_nonsense_is_dropped() -> None:
    """A Methuselah has no capacity, so that the minion has it."""
    node = only("burn a minion controlled by a methuselah with capacity 4 or more")
    kinds = [each for each in nodes(node) if isinstance(each, surface.Kind)]
    assert [len(kind.posts) for kind in kinds] == [2, 0]


@pytest.mark.parametrize(
    "text",
    [
        "strike : 2r damage , with 1 optional maneuver",
        "only usable if this minion is ready , before range is determined",
        "as above , but for +2 stealth",
        "during your unlock phase , if this vampire is ready , you can gain 1 pool",
        "strike : combat ends",
    ],
)
def test_every_reading_prints_its_words(text: str) -> None:
    found, _ = readings(Sentence, words(text))
    assert len(found) == 1
    assert spelled(spell(found[0].node, wording(found[0]))) == text
    own = say_it(found[0].node, Sentence)
    assert own is not None
    again, _ = readings(Sentence, own)
    assert [reading.node for reading in again] == [found[0].node]


def test_a_phrase_cannot_leave_a_field_out() -> None:
    """Nor name one that is not there: so a tree cannot lose what the words said."""
    before = len(PHRASES)
    with pytest.raises(ValueError, match="does not say what"):
        say(surface.Gain, "gain something")
    with pytest.raises(KeyError):
        say(surface.Gain, "gain {what} {more}")
    with pytest.raises(ValueError, match="other fields"):
        say(surface.Gain, "gain {what} {what}")
    assert len(PHRASES) == before
