"""Political actions: the terms that are chosen, what holds during the referendum, and what its passing does."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from primogen.kernel.effects import Amount, Effect, If, Leaf, Seats
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import politics as p
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.circumstances import you_have_the_edge
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.referendums import MethuselahsWho
from primogen.vtes.language.refs import THAT, THIS, YOU
from primogen.vtes.language.terms import (
    ANYBODY,
    ONE_EACH,
    THE_CHOSEN,
    YOURSELF,
    Allocate,
    BurnAllocated,
    ChooseClan,
    GainForClan,
)
from primogen.vtes.language.verbs_action import Untap
from primogen.vtes.language.verbs_counters import BurnPool, GainPool
from primogen.vtes.lowering.amounts import how_much, number, signed
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.circumstances import of_methuselah
from primogen.vtes.lowering.conditions import of_himself
from primogen.vtes.lowering.hindering import VOTES, cannot
from primogen.vtes.lowering.levels import Reading
from primogen.vtes.lowering.nouns import sect_called, title_called
from primogen.vtes.lowering.outcomes import named_many, outcome, remembered, shuffled_by, stays_out, worth
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import JUSTICAR, SECT_OF_TITLE
from primogen.vtes.rules.printed import Use

METHUSELAH: Final = s.Common(s.Word.METHUSELAH)
A_METHUSELAH: Final = s.Only(s.Core((), METHUSELAH))
METHUSELAHS: Final = s.Kind(A_METHUSELAH, ())
HERSELF: Final = s.TheThing(s.Definite.YOU)  # who calls it
OTHERS: Final = s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), METHUSELAH)), ())
OTHERS_AND_YOU: Final = replace(OTHERS, posts=(s.IncludingYou(),))
CLAN: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.CLAN))), ()))
THIS_REFERENDUM: Final = s.This(s.Core((), s.Common(s.Word.REFERENDUM)))
PASSING: Final = (s.Does(THIS_REFERENDUM, s.Be(s.State.SUCCESSFUL)), s.Does(THIS_REFERENDUM, s.Pass()))
MEANWHILE: Final = (
    s.Meanwhile(s.InSpan(s.Span.THIS_REFERENDUM)),
    s.Meanwhile(s.During(s.Span.THIS_REFERENDUM)),
)
IN_THE_GAME: Final = s.NumberOf(replace(METHUSELAHS, posts=(s.In(s.CommonZone(s.Zone.GAME)),)))
SEATS: Final[dict[s.Who, Seats]] = {
    s.Some(s.Quantifier.EACH, METHUSELAHS): p.EveryMethuselah(),
    s.Some(s.Quantifier.EACH, s.Kind(s.Only(s.Core((s.Being(s.Adjective.CHOSEN),), METHUSELAH)), ())): (
        p.ChosenMethuselahs()
    ),
    s.The(s.Role.CHOSEN, METHUSELAH): p.TheChosen(),
}
TO_NAME: Final[dict[s.Who, Seats]] = {
    s.Some(s.Quantifier.A, METHUSELAHS): p.EveryMethuselah(),
    s.Some(s.Quantifier.ANOTHER, METHUSELAHS): p.OtherMethuselahs(),
    s.Some(s.Quantifier.A, replace(METHUSELAHS, posts=(s.MorePoolThanYou(True),))): p.Richer(),
}
POINT: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.POINT))), (s.Allocated(),))
BURN_ALLOCATED: Final = s.Burn(s.Quantity(s.Fixed(1), s.Thing.POOL, s.ForEach(POINT)), None)
UNLOCKED_LATER: Final = s.Does(s.It(), s.Timed(s.UnlockSelf(), (s.DuringPhase(s.Your(), True, s.Phase.DISCARD),)))
CHOSEN_CLAN: Final = s.Kind(
    s.Only(s.Core((), s.Common(s.Word.VAMPIRE))),
    (
        s.OfWhat(
            s.TheOf(
                s.Kind(
                    s.Only(s.Core((s.Being(s.Adjective.CHOSEN),), s.Common(s.Word.CLAN))),
                    (s.TheyControl(),),
                )
            )
        ),
    ),
)
GAIN_FOR_CLAN: Final = s.Gain(s.Quantity(s.Fixed(1), s.Thing.POOL, s.ForEach(CHOSEN_CLAN)))


@dataclass
class Terms:
    """What has been chosen so far."""

    chosen: list[Effect] = field(default_factory=list)
    card: Group | None = None
    passing: list[s.Statement] = field(default_factory=list)


def political_use(clauses: list[s.Sentence], passed: tuple[s.Sentence, ...], at: Scope) -> Use:
    terms = Terms()
    for clause in clauses:
        settle(clause, terms, at)
    for sentence in passed:
        if isinstance(sentence, s.ReferendumEffect) and (sentence.more is None or stays_out(sentence)):
            terms.passing.append(sentence.statement)
        elif isinstance(sentence, s.Statement):
            settle(sentence, terms, at)
        else:
            raise unknown(sentence, "of a referendum")
    if not terms.passing:
        raise unknown(clauses[0] if clauses else Terms(), "of a referendum")
    then = in_order([come_of(statement, at, terms) for statement in terms.passing])
    if terms.card is not None:
        then = p.Still(terms.card, then)
    chosen = terms.chosen
    aims = None if not chosen else chosen[0] if len(chosen) == 1 else p.AllTerms(tuple(chosen))
    return Use(kind=w.ACTION, takes=w.POLITICS, aims_at=aims, text=then)


def during(reading: Reading) -> list[s.Sentence]:
    """What stands among the sentences of a card in play, but belongs to the referendum, or to its passing."""
    return [each for each in reading.standing if is_meanwhile(each) or is_unlocked_later(each)]


def is_meanwhile(sentence: s.Sentence) -> bool:
    return isinstance(sentence, s.Led) and sentence.lead in MEANWHILE


def is_unlocked_later(sentence: s.Sentence) -> bool:
    return isinstance(sentence, s.Led) and sentence.then == UNLOCKED_LATER


def city_of(name: str, words: int) -> str:
    """A title card of a city is named for it."""
    return name.partition(": ")[2] if words & w.TITLE_CARD else ""


# ---- terms


def settle(clause: s.Sentence, terms: Terms, at: Scope) -> None:
    if isinstance(clause, s.Do):
        choose(clause.deed, terms, at)
    elif isinstance(clause, s.WhereX) and clause.measure == IN_THE_GAME and isinstance(clause.statement, s.Do):
        choose(clause.statement.deed, terms, at)
    elif isinstance(clause, s.Led) and isinstance(clause.lead, s.If) and clause.lead.fact in PASSING:
        terms.passing.append(clause.then)
    elif isinstance(clause, s.Led) and clause.lead in MEANWHILE:
        terms.chosen.append(meanwhile(clause.then))
    elif isinstance(clause, s.Cannot) and clause.deed in VOTES:
        terms.chosen.append(cannot(clause, at))
    elif isinstance(clause, s.Statement) and (terms.passing or is_unlocked_later(clause)):
        terms.passing.append(clause)
    else:
        raise unknown(clause, "of a referendum")


def choose(deed: s.Deed, terms: Terms, at: Scope) -> None:
    many = named_many(deed)
    if many is not None:
        terms.chosen.append(many)
    elif isinstance(deed, s.Then):
        choose(deed.first, terms, at)
        choose(deed.rest, terms, at)
    elif isinstance(deed, s.Choose) and deed.who in TO_NAME:
        terms.chosen.append(p.NameMethuselah(TO_NAME[deed.who]))
    elif isinstance(deed, s.Choose) and deed.who == s.Several(s.AtLeast(1), METHUSELAHS):
        terms.chosen.append(p.NameMethuselahs())
    elif isinstance(deed, s.Choose) and deed.who == CLAN:
        terms.chosen.append(ChooseClan())
    elif isinstance(deed, s.Choose) and isinstance(deed.who, s.Some) and terms.card is None:
        terms.card = group(deed.who, at)
        terms.chosen.append(p.NameCard(terms.card))
    elif isinstance(deed, s.ChooseTwo):
        choose(s.Choose(deed.first), terms, at)
        choose(s.Choose(deed.second), terms, at)
    elif isinstance(deed, s.Allocate | s.AllocateX | s.AllocatePool):
        terms.chosen.append(allocated(deed, terms))
    else:
        raise unknown(deed, "as terms")


def allocated(deed: s.Allocate | s.AllocateX | s.AllocatePool, terms: Terms) -> Effect:
    among = deed.among
    if not isinstance(among, s.Several) or not isinstance(among.amount, s.AtLeast):
        raise unknown(among, "to allocate")
    named = any(isinstance(each, p.NameMethuselah) for each in terms.chosen)
    if isinstance(deed, s.AllocatePool):
        if not named or among.kind != OTHERS_AND_YOU or among.amount.number != 1:
            raise unknown(among, "to allocate")
        return p.AllocatePool(deed.number)
    if among.kind not in (METHUSELAHS, OTHERS) or (named and among.kind != OTHERS):
        raise unknown(among, "to allocate")
    points = deed.number if isinstance(deed, s.Allocate) else ONE_EACH
    others = ANYBODY if among.kind == METHUSELAHS else THE_CHOSEN if named else YOURSELF
    return Allocate(points, among.amount.number, others)


def meanwhile(then: s.Statement) -> Effect:
    """ "In this referendum, each Brujah gets +1 vote"."""
    if isinstance(then, s.AlsoThree):
        return in_order([meanwhile(then.first), meanwhile(then.second), meanwhile(then.third)])
    if isinstance(then, s.Cannot) and isinstance(then.deed, s.CastVotes):
        return cannot(s.Cannot(then.who, s.Timed(then.deed, (s.During(s.Span.THIS_REFERENDUM),))), Scope())
    by_card = worth(then)
    if by_card is not None:
        return by_card
    if isinstance(then, s.Does) and isinstance(then.who, s.Some) and then.who.quantifier == s.Quantifier.EACH:
        if isinstance(then.deed, s.Get):
            return p.VotesForAll(votes(then.deed.what), of_kind(then.who.kind))
    raise unknown(then, "during a referendum")


def votes(what: s.Boon) -> int:
    if isinstance(what, s.AdditionalBoon) and what.stat == s.Stat.VOTE and what.per is None:
        return what.number
    if isinstance(what, s.Bonus) and what.stat == s.Stat.VOTE and what.per is None and not what.limited:
        return signed(what.amount)
    raise unknown(what, "during a referendum")


# ---- what passing does


def come_of(statement: s.Statement, at: Scope, terms: Terms) -> Effect:
    if isinstance(statement, s.Also):
        return in_order([come_of(statement.first, at, terms), come_of(statement.second, at, terms)])
    if isinstance(statement, s.AlsoThree):
        return in_order([come_of(each, at, terms) for each in (statement.first, statement.second, statement.third)])
    if isinstance(statement, s.DistributedAsChosen):
        return p.MoveAllocated()
    if isinstance(statement, s.Can) and SEATS.get(statement.who) == p.EveryMethuselah():
        return each_may_name(statement.deed)
    if isinstance(statement, s.Does) and statement.who in SEATS:
        return of_seats(SEATS[statement.who], statement.deed, terms)
    if isinstance(statement, s.Led) and is_unlocked_later(statement) and isinstance(statement.lead, s.If):
        return If(of_himself(statement.lead.fact, at), Later(w.NEXT_DISCARD, Untap(THIS)))
    if isinstance(statement, s.Does) and isinstance(statement.who, s.Some) and statement.who.kind.cores == A_METHUSELAH:
        if statement.who.quantifier == s.Quantifier.EACH and statement.who.kind.posts:
            return of_seats(MethuselahsWho(of_methuselah(statement.who.kind, at)), statement.deed, terms)
    of_minions = outcome(statement, terms.card is not None)
    if of_minions is not None:
        return of_minions
    titled = title_put(statement, at)
    if titled is not None:
        return titled
    inner = at if terms.card is None else at.choosing()
    if isinstance(statement, s.Does) and isinstance(statement.deed, s.BePut):
        statement = s.Do(s.PutOn(statement.who, statement.deed.on, False))
    if isinstance(statement, s.Does) and isinstance(statement.deed, s.BePutInPlay):
        statement = s.Do(s.PutInPlay(statement.who, None))
    if isinstance(statement, s.Does) and isinstance(statement.deed, s.LoseTitle) and terms.card is not None:
        return p.LoseTitle(THAT)
    if isinstance(statement, s.Does) and statement.who == HERSELF and isinstance(statement.deed, s.Pay):
        if statement.deed.cost != s.BurnEdge():
            raise unknown(statement.deed.cost, "as a cost")
        return If(you_have_the_edge, text([s.Do(statement.deed)], inner))  # it may have been burned for a vote
    return in_order([text([statement], inner), *remembered(statement, terms.chosen)])


def each_may_name(deed: s.Deed) -> Effect:
    if not isinstance(deed, s.Choose) or not isinstance(deed.who, s.Some):
        raise unknown(deed, "of each Methuselah")
    return p.EachMayName(they_control(deed.who.kind))


def they_control(kind: s.Kind) -> Group:
    """ "... they control": of her whose turn it is to count."""
    if s.TheyControl() not in kind.posts:
        raise unknown(kind, "of each Methuselah")
    found = of_kind(replace(kind, posts=tuple(post for post in kind.posts if post != s.TheyControl())))
    return replace(found, whose=YOURS)


def of_seats(seats: Seats, deed: s.Deed, terms: Terms) -> Effect:
    if deed == BURN_ALLOCATED and seats == p.EveryMethuselah():
        return BurnAllocated()
    if deed == GAIN_FOR_CLAN and seats == p.EveryMethuselah():
        return GainForClan()
    if seats == p.TheChosen() and isinstance(deed, s.TakeControl) and terms.card is not None:
        return p.ChosenTakesControl()
    if seats == p.TheChosen() and deed == s.GainEdge():
        return p.ChosenGetsEdge()
    return shuffled_by(seats, deed) or p.EachOf(seats, tuple(leaves(deed)))


def leaves(deed: s.Deed) -> list[Leaf]:
    if isinstance(deed, s.Then):
        return [*leaves(deed.first), *leaves(deed.rest)]
    if isinstance(deed, s.Gain):
        return [GainPool(pool(deed.what), YOU)]
    if isinstance(deed, s.Burn) and deed.source is None:
        return [BurnPool(pool(deed.what), YOU)]
    if isinstance(deed, s.BurnPlusIf):
        return [BurnPool(more_if(deed), YOU)]
    if isinstance(deed, s.GainEqual) and deed.thing == s.Thing.POOL and isinstance(deed.to, s.CapacityOf):
        if isinstance(deed.to.of, s.Of) and isinstance(deed.to.of.who, s.TheirChosen):
            return [GainPool(p.CapacityChosen(p.OWN), YOU)]
    if isinstance(deed, s.BurnEqual) and deed.thing == s.Thing.POOL and isinstance(deed.to, s.CapacityOfWho):
        if isinstance(deed.to.who, s.PredatorsChosen):
            return [BurnPool(p.CapacityChosen(p.PREDATORS), YOU)]
    raise unknown(deed, "of each Methuselah")


def pool(what: s.Quantity) -> Amount:
    if isinstance(what.amount, s.Additional) and what.thing == s.Thing.POOL and what.per is None:
        return Fixed(what.amount.number)
    if isinstance(what.per, s.ForEach) and what.thing == s.Thing.POOL:
        return p.ForEachOf(number(what.amount), they_control(what.per.what))
    return Fixed(how_much(what, s.Thing.POOL))


def more_if(deed: s.BurnPlusIf) -> Amount:
    """ "1 pool, plus 3 additional pool if they control ..."."""
    fact, more = deed.fact, deed.more
    if not (isinstance(fact, s.Does) and fact.who == s.It() and isinstance(fact.deed, s.Control)):
        raise unknown(fact, "of each Methuselah")
    if not isinstance(more.amount, s.Additional) or more.thing != s.Thing.POOL or more.per is not None:
        raise unknown(more, "of each Methuselah")
    if not isinstance(fact.deed.who, s.Some) or fact.deed.who.quantifier != s.Quantifier.A:
        raise unknown(fact.deed.who, "of each Methuselah")
    among = replace(of_kind(fact.deed.who.kind), whose=YOURS)
    return p.PlusIfAny(how_much(deed.what, s.Thing.POOL), more.amount.number, among)


# ---- titles


def title_put(statement: s.Statement, at: Scope) -> Effect | None:
    """ "... this card is put on the chosen Brujah to represent the title": at the levels of a clan, or of a city."""
    deed = statement.deed if isinstance(statement, s.Do | s.Does) else statement
    if isinstance(deed, s.PutTitleNamed | s.BePutTitleNamed):
        return p.PutTitle(holder(deed.on), of_sect(JUSTICAR, deed.sect))
    if isinstance(deed, s.PutTitle | s.PutTitlePlain | s.BePutTitle | s.BePutTitlePlain):
        return p.PutTitle(holder(deed.on), of_sect(title_called(deed.title.name), deed.sect))
    return None


def holder(who: s.Who) -> int:
    if isinstance(who, s.The) and who.role == s.Role.CHOSEN:
        return THAT
    if isinstance(who, s.This) or (isinstance(who, s.The) and who.role == s.Role.ACTING):
        return THIS
    raise unknown(who, "with a title")


def of_sect(title: int, sect: s.Sect) -> int:
    if SECT_OF_TITLE[title] != sect_called(sect.name):
        raise unknown(sect, "of a title")
    return title
