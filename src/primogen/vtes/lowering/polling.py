"""What is said of the votes of a referendum under way: who abstains, what is gained against it, what comes of it."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.delays import Later
from primogen.vtes.language.verbs_counters import BurnPoolOfEach
from primogen.vtes.language.verbs_losses import ActingLosesAsMuch, FromNowOn
from primogen.vtes.language.verbs_votes import CastersAgainst, GainVotesAgainst
from primogen.vtes.lowering.amounts import how_much, signed
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w

REFERENDUM: Final = s.The(s.Role.PLAIN, s.Common(s.Word.REFERENDUM))
ACTING_CONTROLLER: Final = s.ControllerOfWho(s.The(s.Role.ACTING, s.Common(s.Word.VAMPIRE)))
AGAINST_IT: Final = (s.AgainstWhom(REFERENDUM),)
LOCKED_AND_SILENT: Final = s.Then(s.Be(s.State.LOCKED), s.Abstain())
CASTERS: Final = s.All(
    s.ManyQuantifier.GENERIC,
    s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), (s.CastingOrHavingCast(REFERENDUM),)),
)


def noted(clause: s.WithNote) -> list[s.Deed]:
    """ "... is locked and abstains (this cancels ... votes and ballots)": the note says nothing new."""
    note, said = clause.note, clause.statement
    if not isinstance(note, s.Can | s.Does) or note.who != s.ThisItself() or not isinstance(note.deed, s.CancelVotes):
        raise unknown(note, "as a note")
    if isinstance(said, s.Do) and isinstance(said.deed, s.Force) and said.deed.deed == s.Abstain():
        return [said.deed]
    if isinstance(said, s.Does) and said.deed == LOCKED_AND_SILENT:
        return [s.Lock(said.who), s.Force(said.who, s.Abstain())]
    raise unknown(said, "with a note")


def votes_against(deed: s.Timed) -> Effect | None:
    """ "... gains 3 votes against the referendum"."""
    if deed.when != AGAINST_IT:
        return None
    do = deed.do
    if isinstance(do, s.Gain):
        return GainVotesAgainst(how_much(do.what, s.Thing.VOTE))
    if isinstance(do, s.Get) and isinstance(do.what, s.Bonus) and do.what.stat == s.Stat.VOTE:
        if do.what.per is None and not do.what.limited:
            return GainVotesAgainst(signed(do.what.amount))
    raise unknown(do, "against a referendum")


def lost_as_well(clause: s.LosesAsMuch) -> Effect:
    """ "If the effect of the referendum causes you to lose pool, the controller of the acting vampire loses ..."."""
    if clause.who != ACTING_CONTROLLER:
        raise unknown(clause.who, "that loses pool")
    return Later(w.BEFORE_EFFECT, FromNowOn(Later(w.AFTER_EFFECT, ActingLosesAsMuch())))


def once_tallied(fact: s.Does) -> Effect | None:
    """ "Methuselahs casting votes against the referendum burn 1 pool once results are tallied"."""
    deed = fact.deed
    if fact.who != CASTERS or not isinstance(deed, s.Timed) or deed.when != (s.OnceTallied(),):
        return None
    if not isinstance(deed.do, s.Burn) or deed.do.source is not None:
        raise unknown(deed.do, "once results are tallied")
    return Later(w.ONCE_TALLIED, BurnPoolOfEach(how_much(deed.do.what, s.Thing.POOL), CastersAgainst()))
