"""Referendums about minions and cards: terms that name many, what votes are worth, and what passing does to them."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect, ForEach, Seats
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import politics as p
from primogen.vtes.language import referendums as r
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.traits import AnyOf, HasWord, IsKind
from primogen.vtes.language.verbs_counters import GainBlood
from primogen.vtes.language.verbs_hand import RemoveFromGame, ShuffleAllBack
from primogen.vtes.language.verbs_seats import TheyDo
from primogen.vtes.lowering.amounts import how_much, signed
from primogen.vtes.lowering.piles import pile
from primogen.vtes.lowering.seats import as_hers
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import ABSTAINS, CANNOT_BLOCK, NO_REACTIONS

METHUSELAH: Final = s.Core((), s.Common(s.Word.METHUSELAH))
LOCATION: Final = s.Core((), s.Common(s.Word.LOCATION))
EQUIPMENT: Final = s.Core((), s.Common(s.Word.EQUIPMENT))
AMONG_ALL: Final = s.Kind(s.AndKinds3(METHUSELAH, LOCATION, EQUIPMENT), ())
POINTED: Final = s.Kind(s.Or(LOCATION, EQUIPMENT), (s.AllocatedAPoint(),))
TO_BE_BURNED: Final = Group((w.IN_PLAY, w.ON_CARD), ANYONES, (AnyOf((HasWord(w.LOCATION), IsKind(w.EQUIPMENT))),))
BANISHED: Final = s.BeBanished()


INTO_THEIR_LIBRARY: Final = s.Shuffle(s.It(), s.ZoneOf(s.Their(), s.Zone.LIBRARY))
NAMED_MINIONS: Final = s.The(s.Role.CHOSEN, s.Common(s.Word.MINION))
SILENCED: Final[dict[s.Deed, int]] = {
    s.PlayCard(s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.CardOf(s.CardType.REACTION))), ()))): (
        NO_REACTIONS
    ),
    s.Block(None): CANNOT_BLOCK,
    s.CastVotes(True, None): ABSTAINS,
}


# ---- terms


def named_many(deed: s.Deed) -> Effect | None:
    """ "Choose X ready unlocked Anarchs you control and allocate 2X points among ..."."""
    if isinstance(deed, s.Choose) and isinstance(deed.who, s.Several) and isinstance(deed.who.amount, s.LetterX):
        return r.NameMany(of_kind(deed.who.kind))
    if isinstance(deed, s.Choose) and isinstance(deed.who, s.Several) and isinstance(deed.who.amount, s.UpTo):
        return r.NameMany(of_kind(deed.who.kind), 0, deed.who.amount.number)
    if isinstance(deed, s.AllocateTwiceX):
        if not isinstance(deed.among, s.Several) or deed.among != s.Several(s.AtLeast(1), AMONG_ALL):
            raise unknown(deed.among, "to allocate")
        return r.AllocateAmong(2, TO_BE_BURNED)
    return None


# ---- while votes are cast


def worth(then: s.Statement) -> Effect | None:
    """ "... each priscus gets -1 ballot", "burning the Edge is worth 1 additional vote"."""
    if not isinstance(then, s.Does):
        return None
    if then.who == s.Doing(s.BurnEdge()) and isinstance(then.deed, s.BeWorth):
        return r.EdgeIsWorth(more(then.deed.bonus))
    if isinstance(then.who, s.Some) and then.who.quantifier == s.Quantifier.EACH and isinstance(then.deed, s.Get):
        what = then.deed.what
        if isinstance(what, s.Bonus) and what.stat == s.Stat.BALLOT and what.per is None and not what.limited:
            return r.BallotsForAll(signed(what.amount), of_kind(then.who.kind))
    return None


def more(bonus: s.Boon) -> int:
    if not isinstance(bonus, s.AdditionalBoon) or bonus.stat != s.Stat.VOTE or bonus.per is not None:
        raise unknown(bonus, "of the Edge")
    return bonus.number


# ---- what passing does


def stays_out(sentence: s.ReferendumEffect) -> bool:
    """ "...; any cards and counters on him stay with him but are out of play": as whoever is banished does."""
    banished = isinstance(sentence.statement, s.Does) and sentence.statement.deed == BANISHED
    return banished and isinstance(sentence.more, s.CardsStayOut) and sentence.more.who == sentence.more.other


def outcome(statement: s.Statement, has_named_one: bool) -> Effect | None:
    """Of minions; of the one that the terms name, if they do."""
    if isinstance(statement, s.Cannot) and statement.who == NAMED_MINIONS and not has_named_one:
        return r.NamedCannot(tuple(SILENCED[each] for each in silenced(statement.deed)))
    if not isinstance(statement, s.Does):
        return None
    who, deed = statement.who, statement.deed
    if has_named_one and isinstance(who, s.The) and who.role == s.Role.CHOSEN:
        if deed == BANISHED:
            return r.Banish()
        return RemoveFromGame(THAT) if deed == s.BeRemoved() else None
    if not isinstance(who, s.Some) or who.quantifier != s.Quantifier.EACH:
        return None
    if who.kind == POINTED and deed == s.Be(s.State.BURNED):
        return r.BurnPointed()
    if deed == s.Be(s.State.LOCKED) and is_named(who.kind):
        return r.LockNamed()
    if isinstance(deed, s.Gain) and deed.what.thing == s.Thing.BLOOD:
        return ForEach(of_kind(who.kind), GainBlood(Fixed(how_much(deed.what, s.Thing.BLOOD)), THAT))
    return None


def silenced(deed: s.Deed) -> list[s.Deed]:
    """ "... cannot play reaction cards, block or cast votes or ballots this turn"."""
    if isinstance(deed, s.Alternatively):
        return [*silenced_at_all(deed.first), *silenced(deed.rest)]
    if not isinstance(deed, s.Timed) or deed.when != (s.Bare(s.Span.THIS_TURN),):
        raise unknown(deed, "that cannot be done")
    return silenced_at_all(deed.do)


def silenced_at_all(deed: s.Deed) -> list[s.Deed]:
    if deed not in SILENCED:
        raise unknown(deed, "that cannot be done")
    return [deed]


def shuffled_by(seats: Seats, deed: s.Deed) -> Effect | None:
    """ "... chooses up to three library cards in their ash heap and shuffles them into their library"."""
    if not isinstance(deed, s.Then) or not isinstance(deed.first, s.Choose) or deed.rest != INTO_THEIR_LIBRARY:
        return None
    chosen = deed.first.who
    if not isinstance(chosen, s.Several) or not isinstance(chosen.amount, s.UpTo):
        raise unknown(chosen, "of each Methuselah")
    among = pile(as_hers(chosen.kind))
    if among.zones != (w.ASH_HEAP,):
        raise unknown(chosen, "of each Methuselah")
    return TheyDo(seats, ShuffleAllBack(chosen.amount.number, among))


def is_named(kind: s.Kind) -> bool:
    return isinstance(kind.cores, s.Only) and s.Being(s.Adjective.CHOSEN) in kind.cores.core.qualities


def remembered(statement: s.Statement, terms: list[Effect]) -> list[Effect]:
    """A card that comes into play remembers the Methuselahs who were named."""
    if not isinstance(statement, s.Do) or not isinstance(statement.deed, s.PutInPlay):
        return []
    many = [r.Remember(p.ChosenMethuselahs()) for each in terms if isinstance(each, p.NameMethuselahs)]
    return [*many, *[r.Remember(p.TheChosen()) for each in terms if isinstance(each, p.NameMethuselah)]]
