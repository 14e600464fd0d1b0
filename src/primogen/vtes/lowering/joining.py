"""Sentences of a card in play that belong together, though a full stop parts them."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface as s

SUCCESS: Final = s.Does(s.The(s.Role.PLAIN, s.Common(s.Word.ACTION)), s.Be(s.State.SUCCESSFUL))


def joined(standing: tuple[s.Sentence, ...]) -> list[s.Sentence]:
    """What comes of the success of an action belongs to the sentence that allows it."""
    found: list[s.Sentence] = []
    for sentence in standing:
        if found and isinstance(found[-1], s.CanAs) and isinstance(sentence, s.Led) and of_success(sentence.lead):
            found[-1] = s.Sequence(found[-1], sentence)
        else:
            found.append(sentence)
    return found


def of_success(lead: s.Lead) -> bool:
    return isinstance(lead, s.IfBothLead) and lead.first == SUCCESS
