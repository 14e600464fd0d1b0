"""Sentences of a card in play that belong together, though a full stop parts them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.vtes.compiler import surface as s

NOT_THE_BLOOD: Final = s.If(s.Cannot(s.It(), s.BurnCard(s.The(s.Role.PLAIN, s.Common(s.Word.BLOOD)))))
GOTTEN: Final = (s.Get, s.GetSuperior)
DISCARDED_AND_SHUFFLED: Final = s.Do(
    s.Then(s.DiscardDown(False), s.ShuffleZone(s.ZoneOf(s.Your(), s.Zone.LIBRARY), True))
)
IF_SUCCESSFUL: Final = s.If(s.Does(s.That(s.Core((), s.Common(s.Word.ACTION))), s.Be(s.State.SUCCESSFUL)))
SUCCESS: Final = s.Does(s.The(s.Role.PLAIN, s.Common(s.Word.ACTION)), s.Be(s.State.SUCCESSFUL))


def joined(standing: tuple[s.Sentence, ...]) -> list[s.Sentence]:
    """What comes of the success of an action belongs to the sentence that allows it."""
    found: list[s.Sentence] = []
    for sentence in standing:
        last = found[-1] if found else None
        sentence = named(last, sentence)
        if isinstance(last, s.CanAs) and sentence == DISCARDED_AND_SHUFFLED:
            continue  # as after any search
        if isinstance(last, s.CanAs | s.Led) and belong_together(last, sentence):
            found[-1] = s.Sequence(last, sentence)
        else:
            found.append(sentence)
    return found


def named(last: s.Sentence | None, sentence: s.Sentence) -> s.Sentence:
    """ "The attached vampire gets -1 strength. They can ...": they, of whom nothing but that is said."""
    if not isinstance(sentence, s.Can) or sentence.who != s.It():
        return sentence
    if not isinstance(last, s.Does) or not isinstance(last.deed, GOTTEN) or not isinstance(last.who, s.This | s.The):
        return sentence
    return replace(sentence, who=last.who)


def belong_together(first: s.Sentence, second: s.Sentence) -> bool:
    if isinstance(first, s.CanAs):
        return isinstance(second, s.Led) and (of_success(second.lead) or second.lead == IF_SUCCESSFUL)
    if reveals(first):
        return is_of_revealed(second)
    return isinstance(first, s.Led) and is_outcome(second)


def reveals(sentence: s.Sentence) -> bool:
    """It reveals a card, of which the next sentence speaks."""
    deed = sentence.then.deed if isinstance(sentence, s.Led) and isinstance(sentence.then, s.Can) else None
    return isinstance(deed.effect if isinstance(deed, s.Pay) else deed, s.Reveal | s.RevealAndRemove)


def is_of_revealed(sentence: s.Sentence) -> bool:
    """ "If it is a master card, ...; otherwise, ..."."""
    first = sentence.first if isinstance(sentence, s.Sequence) else sentence
    if not isinstance(first, s.Led) or not isinstance(first.lead, s.If) or not isinstance(first.lead.fact, s.Does):
        return False
    return first.lead.fact.who == s.It() and isinstance(first.lead.fact.deed, s.BeSome)


def is_outcome(sentence: s.Sentence) -> bool:
    """ "If they cannot burn the blood, ...; otherwise, ..."."""
    if not isinstance(sentence, s.Sequence) or not isinstance(sentence.first, s.Led):
        return False
    return sentence.first.lead == NOT_THE_BLOOD and isinstance(sentence.second, s.Otherwise)


def of_success(lead: s.Lead) -> bool:
    return isinstance(lead, s.IfBothLead) and lead.first == SUCCESS
