"""What is said of a card before what it does: its words, when it may be played and how often, what it requires."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from primogen.kernel.ids import NONE
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import NotPlayedWith
from primogen.vtes.language.traits import Fits
from primogen.vtes.lowering.amounts import plus
from primogen.vtes.lowering.hindering import HAVE_IT_FAIL, NEVER_AGAIN
from primogen.vtes.lowering.levels import Reading
from primogen.vtes.lowering.nouns import words_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import of_kind
from primogen.vtes.lowering.windows import Usability, also_by, not_usable, usability
from primogen.vtes.rules import words as w
from primogen.vtes.rules.needs import Need

ONCE_PER: Final = {
    s.Per.COMBAT: w.THIS_COMBAT,
    s.Per.ROUND: w.THIS_ROUND,
    s.Per.TURN: w.THIS_TURN,
    s.Per.UNLOCK: w.NEXT_UNTAP,
    s.Per.ACTION: w.THIS_ACTION,
    s.Per.PER_ACTION: w.THIS_ACTION,
}
FOR_ALL: Final = {
    s.Per.ACTION: w.THIS_ACTION,
    s.Per.TURN: w.THIS_TURN,
    s.Per.GAME: w.THIS_GAME,
    s.Per.EACH_GAME: w.THIS_GAME,
}
NOT_SUCCESSFUL: Final = s.NotedStop(s.Does(s.The(s.Role.PLAIN, s.Common(s.Word.ACTION)), s.Be(s.State.NOT_SUCCESSFUL)))
REPLACED: Final = {
    s.AsLongAsInPlay(): w.WHILE_IN_PLAY,
    s.UntilAfter(s.Replacement.COMBAT): w.THIS_COMBAT,
    s.UntilAfter(s.Replacement.ACTION): w.THIS_ACTION,
    s.UntilAfter(s.Replacement.ACTION_RESOLUTION): w.THIS_ACTION,
    s.UntilAfter(s.Replacement.THE_ACTION): w.THIS_ACTION,
    s.UntilYourPhase(True, s.Phase.UNLOCK): w.NEXT_UNTAP,
    s.UntilYourPhase(False, s.Phase.UNLOCK): w.NEXT_UNTAP,
    s.UntilYourPhase(True, s.Phase.DISCARD): w.NEXT_DISCARD,
    s.UntilYourPhase(False, s.Phase.DISCARD): w.NEXT_DISCARD,
}

MAY_BE_INCREASED: Final = s.NotedStop(s.Can(s.The(s.Role.ACTING, s.Common(s.Word.MINION)), s.IncreaseBleed()))
NOT_LOCKED_FOR_IT: Final = s.NotedStop(
    s.OnlyIf(s.DoNot(s.Lock(s.This(s.Core((), s.Common(s.Word.VAMPIRE))))), s.Does(s.It(), s.Be(s.State.BLOCKING)))
)
MOST_X: Final = 99  # more than anybody has
ONE_COMBAT_QUEUED: Final = s.NotedUse(
    s.NotUsable(
        (
            s.IfWindow(
                s.AlreadyThere(
                    s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.COMBAT))), ())), s.State.QUEUED
                )
            ),
        )
    ),
    s.Can(
        s.ThisItself(),
        s.Interrupt(
            s.Some(
                s.Quantifier.A,
                s.Kind(s.Only(s.Core((), s.Common(s.Word.EFFECT))), (s.WhoDo(s.EndACombat()),)),
            )
        ),
    ),
)


BY_COPIES: Final = s.XIs(
    s.NumberOf(
        s.Kind(
            s.Only(s.Core((), s.Common(s.Word.COPY))),
            (s.OfWhat(s.This(s.Core((), s.Common(s.Word.CARD)))), s.YouControl()),
        )
    )
)


@dataclass
class Heads:
    """What is said of the card before what it does."""

    is_superior: bool = False
    disciplines: int = 0  # by so many together
    words: int = 0
    life: int = 0
    strength: int = 1
    bleed: int = 1
    stealth: int = 0
    not_replaced_until: int = NONE
    once: int = NONE
    once_for_all: int = NONE
    once_at_level: int = NONE  # of this level alone
    is_only_one: bool = False  # on a minion
    only_one_word: int = 0  # of all with that word
    feeds_once: bool = False  # a vampire, in a turn
    ends_action: bool = False  # the action it is used in is not successful
    older: int = 0  # so much more capacity, by a master: Discipline card
    stronger: int = 0  # at the superior level, by so much
    new_life: int = 0  # at the superior level, instead of what is printed
    needs: tuple[Need, ...] = ()
    is_undirected: bool = False  # whoever controls what it is done to
    costs_by_copies: bool = False  # X is how many copies she has in play
    x_from_to: tuple[int, int] = (0, MOST_X)
    sums: list[s.WhereX] = field(default_factory=list)  # what is done so and so often
    weapon: s.WeaponLimit | None = None  # of what is equipped
    usable: Usability = field(default_factory=Usability)


def heads_of(reading: Reading) -> tuple[Heads, list[s.Statement]]:
    is_superior = bool(reading.needs) and all(need.superior for need in reading.needs)
    head, clauses = Heads(is_superior=is_superior, disciplines=len(reading.needs)), list[s.Statement]()
    for sentence in reading.sentences:
        if isinstance(sentence, s.Statement):
            clauses.append(sentence)
        elif isinstance(sentence, s.Directed):
            clauses.append(sentence.statement)
        elif isinstance(sentence, s.WhereX):
            head.sums.append(sentence)
        elif isinstance(sentence, s.Sequence) and sentence.second == NEVER_AGAIN and is_paid_failure(sentence.first):
            clauses.append(sentence.first)
        elif isinstance(sentence, s.Sequence) and done_in_order(sentence):
            clauses += done_in_order(sentence)
        elif isinstance(sentence, s.Otherwise) and clauses and isinstance(clauses[-1], s.Led):
            clauses = [*clauses[:-1], *done_in_order(s.Sequence(clauses[-1], sentence))]
        else:
            note(sentence, head)
    return head, clauses


def done_in_order(both: s.Sequence) -> list[s.Statement]:
    """Parted by a semicolon; nothing, if they belong together in some other way."""
    if isinstance(both.first, s.Do) and isinstance(both.second, s.Does):
        return [both.first, both.second]
    if isinstance(both.first, s.Led) and isinstance(both.second, s.Otherwise) and isinstance(both.first.lead, s.If):
        otherwise = both.second.statement
        return [both.first, s.Unless(otherwise, both.first.lead.fact)] if isinstance(otherwise, s.Clause) else []
    return []


def is_paid_failure(first: s.Statement) -> bool:
    """ "Burn 1 blood to have that attempt fail"."""
    return isinstance(first, s.Do) and isinstance(first.deed, s.Pay) and first.deed.effect == HAVE_IT_FAIL


def note(sentence: s.Sentence, head: Heads) -> None:
    if isinstance(sentence, s.Keywords):
        head.words |= words_of(sentence.words)
    elif isinstance(sentence, s.KeywordsOf):
        head.words |= words_of((sentence.first, *sentence.words))
    elif isinstance(sentence, s.Body | s.CreatureBody):  # being a creature of a clan says nothing by itself
        head.words |= words_of(sentence.words)
        head.life = sentence.life
    elif isinstance(sentence, s.Stats):
        head.strength, head.bleed = sentence.strength, sentence.bleed
    elif isinstance(sentence, s.StealthAction):
        head.stealth = plus(sentence.stealth)
    elif isinstance(sentence, s.Requires) and isinstance(sentence.who, s.Some):
        head.needs += tuple(Fits(trait) for trait in of_kind(sentence.who.kind).traits)
    elif isinstance(sentence, s.OnlyUsable):
        head.usable = head.usable.also(usability(sentence.windows))
    elif isinstance(sentence, s.Usable):
        head.usable = head.usable.also(also_by(sentence.windows, head.needs))
    elif isinstance(sentence, s.NotUsable):
        head.usable = head.usable.also(not_usable(sentence.windows))
    elif isinstance(sentence, s.NotBoth):
        head.usable = head.usable.also(Usability(only_if=NotPlayedWith(sentence.card.name)))
    elif isinstance(sentence, s.PlayLimit) and sentence.per in ONCE_PER and is_plain_limit(sentence, head):
        head.once = ONCE_PER[sentence.per]
    elif isinstance(sentence, s.DoNotReplace) and sentence.until in REPLACED:
        head.not_replaced_until = REPLACED[sentence.until]
    elif (
        isinstance(sentence, s.GameLimit) and sentence.per in FOR_ALL and sentence.number == 1 and not sentence.superior
    ):
        head.once_for_all = FOR_ALL[sentence.per]
    elif isinstance(sentence, s.GameLimit) and is_by_discipline(sentence, head):
        head.once_at_level = w.THIS_COMBAT
    elif isinstance(sentence, s.GameLimit) and is_of_superior(sentence, head):
        head.once_at_level = FOR_ALL[sentence.per]
    elif isinstance(sentence, s.HaveLimit) and sentence.number == 1 and isinstance(sentence.what, s.OwnName):
        head.is_only_one = True
    elif isinstance(sentence, s.HaveLimit) and sentence.number == 1 and isinstance(sentence.what, s.Keyword):
        head.is_only_one, head.only_one_word = True, words_of((sentence.what,))
    elif isinstance(sentence, s.HuntingGroundLimit):
        head.feeds_once = True
    elif isinstance(sentence, s.GenerationOlder) and sentence.number == sentence.generations:
        head.older = sentence.number
    elif isinstance(sentence, s.AsAbove) and isinstance(sentence.patch, s.ButLife | s.ButBody) and not sentence.more:
        head.new_life = sentence.patch.life
        head.stronger = sentence.patch.strength - head.strength if isinstance(sentence.patch, s.ButBody) else 0
    elif sentence == NOT_SUCCESSFUL:
        head.ends_action = True
    elif isinstance(sentence, s.RepresentsLocation):
        head.words |= w.LOCATION
    elif isinstance(sentence, s.XIsOneOf) and (sentence.first, sentence.second) == (1, 2) and sentence.third == 3:
        head.x_from_to = (1, 3)
    elif isinstance(sentence, s.UndirectedAnyhow):
        head.is_undirected = True
    elif sentence == BY_COPIES:
        head.costs_by_copies = True
    elif sentence == ONE_COMBAT_QUEUED:
        pass  # QueueCombat asks for it, and the end of a combat is a moment of its own
    elif isinstance(sentence, s.WeaponLimit):
        head.weapon = sentence
    elif isinstance(sentence, s.RemoveAnyhow):
        head.words |= w.PLAYED_ONCE
    elif isinstance(sentence, s.MayContest):
        pass  # as any title may: VT-CONTEST-09
    elif sentence == NOT_LOCKED_FOR_IT:
        pass  # the action is over before he would be: VT-RESOLVE-03
    elif sentence == MAY_BE_INCREASED:
        pass  # of a bleed that is reduced to a number now
    else:
        raise unknown(sentence, "before the effect")


def is_of_superior(limit: s.GameLimit, head: Heads) -> bool:
    """ "Only one of these can be played at superior each turn", where the superior level says it."""
    return limit.superior and head.is_superior and limit.number == 1 and limit.per in FOR_ALL


def is_by_discipline(limit: s.GameLimit, head: Heads) -> bool:
    """ "Only one of these can be played at a given Discipline each combat", where none is played at two."""
    return limit.per == s.Per.GIVEN_DISCIPLINE and limit.number == 1 and not limit.superior and head.disciplines == 1


def is_plain_limit(limit: s.PlayLimit, head: Heads) -> bool:
    """ "A vampire can play only one of these each ..."; "at superior", where that is said of the superior level."""
    if limit.superior and not head.is_superior:
        return False
    return limit.number == 1 and isinstance(limit.what, s.OwnName) and not limit.kind.posts
