"""Words for what is done to Conspiracies, Rivals and Reactions, to what lies on cards, and to what lies under them."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import nouns as n
from primogen.rivals.language.afflictions import RemoveAffliction
from primogen.rivals.language.holding import COVERED, KEPT, Hold
from primogen.rivals.language.says_amounts import counted
from primogen.rivals.language.verbs_colours import JUST_MENDED, SwapBlood
from primogen.rivals.language.verbs_plots import Expose, StealRivalToken
from primogen.rivals.language.verbs_reactions import PlayAnotherReaction

play_another_reaction: Final = PlayAnotherReaction()


def expose(ref: n.Ref, who: n.Player) -> Expose:
    """That card may target that player this turn."""
    return Expose(ref, who)


def steal_rival_token(who: n.Player) -> StealRivalToken:
    """Until the start of your next turn."""
    return StealRivalToken(who)


def cover(ref: n.Ref) -> Hold:
    """With this card: it has no text."""
    return Hold(ref, COVERED)


def keep_in_streets(ref: n.Ref, *, most: int) -> Hold:
    """Attached to this card, and still there."""
    return Hold(ref, KEPT, most)


def remove_affliction(ref: n.Ref) -> RemoveAffliction:
    return RemoveAffliction(ref)


def replace_mended(ref: n.Ref) -> SwapBlood:
    """The 1 Blood it has just been mended by, for Blood of your colour."""
    return SwapBlood(counted(1), ref, JUST_MENDED)
