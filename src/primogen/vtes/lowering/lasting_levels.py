"""What differs from the level above in what a card says in play: "but this vampire gets +2 strength"."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.lowering.patching import places, shape, with_other_numbers
from primogen.vtes.lowering.unlowered import unknown

LASTING: Final = (s.Get, s.StrikeWith, s.PlayAs)


def stands(patch: s.AndClause) -> bool:
    """Whether what is added is said of the card in play, and not done once."""
    then = patch.then
    if isinstance(then, s.Do | s.ThisIsStealthAction) or (isinstance(then, s.Can) and isinstance(then.deed, s.Pay)):
        return False
    if isinstance(then, s.Led) and isinstance(then.lead, s.While):
        return True
    if isinstance(then, s.Does | s.Can):
        if isinstance(then.deed, LASTING):
            return True
        if isinstance(then.deed, s.Timed) and isinstance(then.deed.when[0], s.AfterFact):
            return True
    raise unknown(patch, "in play")


def in_play_instead(patch: s.ButClause | s.ButBonus, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """The same sentence, with other numbers."""
    new = patch.then if isinstance(patch, s.ButClause) else patch.what
    if places(above, shape(new)) != 1:
        raise unknown(patch, f"in {places(above, shape(new))} places")
    return with_other_numbers(new, above, patch)


def more_of_it(patch: s.WithBoon, above: tuple[s.Sentence, ...]) -> s.Sentence:
    """ "With an additional +1 strength": besides what he gets anyhow."""
    what = patch.what
    if not isinstance(what, s.Bonus) or not isinstance(what.amount, s.AnAdditional):
        raise unknown(patch, "in play")
    those = [each for each in above if isinstance(each, s.Does) and gets(each.deed, what.stat)]
    if len(those) != 1:
        raise unknown(patch, f"in {len(those)} places")
    return s.Does(those[0].who, s.Get(what))


def gets(deed: s.Deed, stat: s.Stat) -> bool:
    return isinstance(deed, s.Get) and isinstance(deed.what, s.Bonus) and deed.what.stat == stat
