"""Cards that become vampires: "it becomes a 1-capacity non-unique vampire of the same clan as the acting vampire"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.choosing import ChooseNumber
from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import BloodOn, Within
from primogen.vtes.language.refs import THIS, THIS_CARD
from primogen.vtes.language.verbs_crypt import MoveChosen
from primogen.vtes.language.verbs_embrace import OF_ACTING, OF_ITS_OWN, BecomeVampire, Fetch
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.heads import Heads
from primogen.vtes.lowering.levels import Reading
from primogen.vtes.lowering.nouns import clan_called, sect_called
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import NO_CLAN, NO_SECT
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import CANNOT_ACT, HUNTS_THIS_TURN

VAMPIRE: Final = s.Common(s.Word.VAMPIRE)
ACTING: Final = s.The(s.Role.ACTING, VAMPIRE)
NEW: Final = s.This(s.Core((s.Being(s.Adjective.NEW),), VAMPIRE))
PUT: Final = s.Do(s.PutInPlay(s.This(s.Core((), s.Common(s.Word.CARD))), None))
THIS_TURN: Final = (s.Bare(s.Span.THIS_TURN),)
FETCHED: Final = s.Can(
    s.TheThing(s.Definite.YOU),
    s.Then(
        s.Search(
            s.LibraryHandAsh(),
            s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.CardOf(s.CardType.DISCIPLINE_MASTER))), ())),
            None,
        ),
        s.PutOn(s.It(), NEW, False),
    ),
)
FOR_NOW: Final = {
    s.Hunt(False): HUNTS_THIS_TURN,
    s.TakeAction(s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ()))): CANNOT_ACT,
}
NOT_UNIQUE: Final = (s.ParenNonUnique(), s.NotAdjective(s.Adjective.UNIQUE))


@dataclass(frozen=True)
class NewVampire:
    """What the card is in play."""

    capacity: int
    clan: int  # NO_CLAN: that of the acting vampire
    risen: BecomeVampire


def new_vampire(standing: tuple[s.Sentence, ...]) -> NewVampire | None:
    """None, if the card stays what it is."""
    first = standing[0] if standing else None
    if not isinstance(first, s.DoesAndMust | s.DoesAndCannot) or first.who != s.It():
        return None
    if not isinstance(first.deed, s.Become) or not isinstance(first.deed.what, s.Some):
        return None
    return of_kind(first.deed.what.kind, for_now(first.other))


def for_now(other: s.Deed) -> int:
    """ "... and must hunt this turn", "... and cannot perform actions this turn"."""
    if not isinstance(other, s.Timed) or other.when != THIS_TURN or other.do not in FOR_NOW:
        raise unknown(other, "of a new vampire")
    return FOR_NOW[other.do]


def of_kind(kind: s.Kind, meanwhile: int) -> NewVampire:
    if not isinstance(kind.cores, s.Only):
        raise unknown(kind, "to become")
    core, capacity, sect, is_plain = kind.cores.core, 0, NO_SECT, False
    for quality in core.qualities:
        if isinstance(quality, s.OfCapacity):
            capacity = quality.number
        elif isinstance(quality, s.Sectarian):
            sect = sect_called(quality.sect.name)
        elif quality in NOT_UNIQUE:
            is_plain = True
        else:
            raise unknown(quality, "to become")
    if not capacity or not is_plain:
        raise unknown(kind, "to become")
    if isinstance(core.noun, s.OfClan) and not kind.posts:
        return NewVampire(capacity, clan_called(core.noun.clan.name), BecomeVampire(OF_ITS_OWN, sect, 0, meanwhile))
    same = kind.posts[0] if len(kind.posts) == 1 else None
    if core.noun != VAMPIRE or not isinstance(same, s.SameClanAs) or same.who != ACTING:
        raise unknown(kind, "to become")
    return NewVampire(capacity, NO_CLAN, BecomeVampire(OF_ACTING, sect, int(same.sect), meanwhile))


def use_of(head: Heads, reading: Reading, clauses: list[s.Statement], found: NewVampire) -> Use:
    """In the order printed: it comes, a card is looked for, blood comes to it."""
    if not clauses or clauses[0] != PUT:
        raise unknown(clauses[0] if clauses else reading, "of a new vampire")
    looked_for = [each for each in reading.standing[1:] if each == FETCHED]
    if len(looked_for) < len(reading.standing) - 1 or len(looked_for) > 1:
        raise unknown(reading.standing[1], "of a new vampire")
    fetched = [Fetch(w.DISCIPLINE_CARD, THIS_CARD) for _ in looked_for]
    text = in_order([found.risen, *fetched, *[moved(each) for each in clauses[1:]]])
    if head.usable.moments or head.usable.only_if is not None:
        raise unknown(reading, "of a new vampire")
    return Use(kind=w.ACTION, takes=w.OTHER, stealth=head.stealth, text=text)


def moved(clause: s.Statement) -> Effect:
    """ "Move up to 2 blood from the acting vampire to this new vampire"."""
    deed = clause.deed if isinstance(clause, s.Do) else None
    if not isinstance(deed, s.MoveThings) or deed.source != ACTING or deed.to != NEW or deed.what.per is not None:
        raise unknown(clause, "of a new vampire")
    if deed.what.thing != s.Thing.BLOOD or not isinstance(deed.what.amount, s.UpTo):
        raise unknown(deed, "of a new vampire")
    most = Within(BloodOn(THIS), 0, deed.what.amount.number)
    return ChooseNumber(0, most, MoveChosen(THIS, THIS_CARD))


def in_play(card: Printed, found: NewVampire) -> Printed:
    """Its uses stay with it, since the action goes on by which it came."""
    clans = () if found.clan == NO_CLAN else (found.clan,)
    return replace(
        card, key=f"{card.key}+", kind=w.VAMPIRE, capacity=found.capacity, clans=clans, blood=0, pool=0, words=0
    )
