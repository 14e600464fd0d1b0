"""When what a card in play allows cannot be used: "not usable during ...", "cannot be used during an action"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import FirstAction, an_action
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.lowering.levels import Reading
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided

AN_ACTION: Final = s.DuringWhat(s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ())))
TIMES: Final[dict[s.Adverb, Condition]] = {
    s.During(s.Span.FIRST_ACTION): FirstAction(),
    AN_ACTION: an_action,
}


def limits_in_play(reading: Reading) -> tuple[Reading, list[Condition]]:
    """The same reading without them, and what must hold; of a card that is played they say when."""
    if not reading.standing or any(isinstance(each, s.Statement) for each in reading.sentences):
        return reading, []
    windows = [each for each in reading.sentences if isinstance(each, s.NotUsable)]
    barred = [each for each in reading.standing if is_barred(each)]
    asked: list[Condition] = [Not(time(window)) for each in windows for window in each.windows]
    asked.extend(Not(time_of(each)) for each in barred)
    sentences = tuple(each for each in reading.sentences if each not in windows)
    standing = tuple(each for each in reading.standing if each not in barred)
    return replace(reading, sentences=sentences, standing=standing), asked


def is_barred(sentence: s.Sentence) -> bool:
    return isinstance(sentence, s.CannotBe) and is_timed(sentence.deed)


def is_timed(deed: s.Deed) -> bool:
    return isinstance(deed, s.Timed) and deed.do == s.Be(s.State.USED) and len(deed.when) == 1


def time_of(sentence: s.Sentence) -> Condition:
    deed = sentence.deed if isinstance(sentence, s.CannotBe) else None
    if not isinstance(deed, s.Timed) or deed.when[0] not in TIMES:
        raise unknown(sentence, "that cannot be")
    return TIMES[deed.when[0]]


def time(window: s.Window) -> Condition:
    if not isinstance(window, s.AdverbWindow) or window.adverb not in TIMES:
        raise unknown(window, "not usable")
    return TIMES[window.adverb]


def limited(ability: Ability, asked: list[Condition]) -> Ability:
    for condition in asked:
        ability = provided(ability, condition) if isinstance(ability, MayUse) else ability
    return ability
