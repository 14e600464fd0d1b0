"""The lines of a card as whole texts: what holds for all levels comes first, and "as above" is spelled out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.lowering.lasting_levels import in_play_instead, more_of_it, stands
from primogen.vtes.lowering.patching import contradicts, instead, with_other_numbers
from primogen.vtes.lowering.reacting import takes_part
from primogen.vtes.lowering.sparing import also_so
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.windows import BLEEDS_AT_YOU

VAMPIRE: Final = s.Common(s.Word.VAMPIRE)
OF_ANY_AGE: Final = s.Can(s.The(s.Role.ACTING, VAMPIRE), s.Be(s.State.SAME_AGE_OR_OLDER))
A_VAMPIRE: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), VAMPIRE)), ()))
A_YOUNGER: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((s.Being(s.Adjective.YOUNGER),), VAMPIRE)), ()))

MANY: Final = s.MoreThanOneDiscipline()
Sentences = tuple[s.Sentence, ...]
BLEEDS: Final = (s.Do(s.Bleed()), s.Directed(s.Do(s.Bleed())))


@dataclass(frozen=True)
class Reading:
    """One way to use a card, with all that it says."""

    needs: tuple[s.Needs, ...]
    mode: str
    sentences: tuple[s.Sentence, ...]
    passed: tuple[s.Sentence, ...]
    standing: tuple[s.Sentence, ...]


def readings(face: s.Face) -> list[Reading]:
    """Lines without icons, and without a type of their own, hold for all others; alone, they are one text."""
    common = [level for level in face.levels if not level.needs and not level.mode]
    own = [level for level in face.levels if level.needs or level.mode]
    shared = joined(common)
    if not own:
        return [shared]
    if MANY in shared.sentences:
        return together(shared, own)
    found: list[Reading] = []
    before: dict[str, Above] = {}
    above: Above | None = None
    for level in own:
        above = whole(level, above, before)
        before[icons(level.needs)] = above
        sentences, standing = shared.sentences + above.sentences, shared.standing + above.standing
        found.append(Reading(level.needs, level.mode, sentences, shared.passed + level.passed, standing))
    return found


@dataclass(frozen=True)
class Above:
    """What another level does, and what it says in play."""

    sentences: tuple[s.Sentence, ...]
    standing: tuple[s.Sentence, ...]

    def and_also(self, more: Above) -> Above:
        return Above(self.sentences + more.sentences, self.standing + more.standing)


def is_new_life(sentence: s.Sentence) -> bool:
    """ "As above, but this ally has 4 life": in play it says the same."""
    if not isinstance(sentence, s.AsAbove) or sentence.more is not None:
        return False
    return isinstance(sentence.patch, s.ButLife | s.ButBody)


def apart(reading: Reading, text: str) -> list[Reading]:
    """One way for each of "[ani] or [tha]"."""
    icons = [f"[{need.discipline.upper() if need.superior else need.discipline}]" for need in reading.needs]
    if len(icons) > 1 and " or ".join(icons) in text:
        return [part for need in reading.needs for part in used_also(replace(reading, needs=(need,)))]
    return [part for each in used_also(reading) for part in used_or(each)]


def used_or(reading: Reading) -> list[Reading]:
    """ "Maneuver, or strike: dodge, with 1 optional maneuver": two ways, where the moment does not say which."""
    either = [each for each in reading.sentences if isinstance(each, s.UsesOr)]
    in_its_window = window_by_window(reading, either)
    if in_its_window:
        return in_its_window
    if len(either) != 1 or not (isinstance(either[0].first, s.Gets) or is_strike_with_more(either[0].second)):
        return [reading]
    at = reading.sentences.index(either[0])
    return [
        replace(reading, sentences=(*reading.sentences[:at], way, *reading.sentences[at + 1 :]))
        for way in (either[0].first, either[0].second)
    ]


def window_by_window(reading: Reading, either: list[s.UsesOr]) -> list[Reading]:
    """ "Only usable during ... or during ...: this or that": each does something in its own time alone."""
    windows = [each for each in reading.sentences if isinstance(each, s.OnlyUsable)]
    if len(either) != 1 or len(windows) != 1 or len(windows[0].windows) != 1:
        return []
    times = windows[0].windows[0]
    reduced = either[0].first.deed if isinstance(either[0].first, s.Do) else None
    if (
        not isinstance(times, s.EitherWindow)
        or times.first not in BLEEDS_AT_YOU
        or not isinstance(reduced, s.ReduceBleed)
    ):
        return []
    others = tuple(each for each in reading.sentences if each not in (windows[0], either[0]))
    first = (s.OnlyUsable((s.AdverbWindow(times.first),)), s.Do(replace(reduced, against_you=True)))
    second = (s.OnlyUsable((s.AdverbWindow(times.second),)), either[0].second)
    return [replace(reading, sentences=(*others, *first)), replace(reading, sentences=(*others, *second))]


def is_strike_with_more(clause: s.Statement) -> bool:
    return isinstance(clause, s.Do) and isinstance(clause.deed, s.StrikeWith) and clause.deed.extra is not None


def used_also(reading: Reading) -> list[Reading]:
    """ "... Also usable to ...": two ways to use it."""
    also = [each for each in reading.sentences if isinstance(each, s.Sequence) and isinstance(each.first, s.AlsoUsable)]
    if len(also) != 1:
        return [reading]
    heads = tuple(each for each in reading.sentences if not isinstance(each, s.Statement) and each is not also[0])
    first, second = also[0].first, also[0].second
    if not isinstance(first, s.AlsoUsable):
        return [reading]
    own = tuple(each for each in reading.sentences if each is not also[0])
    return [replace(reading, sentences=own), replace(reading, sentences=(*heads, s.Do(first.deed), second))]


def joined(levels: list[s.Level]) -> Reading:
    sentences = tuple(each for level in levels for each in level.sentences)
    if any(isinstance(each, s.AsAbove) for each in sentences):
        raise unknown(next(each for each in sentences if isinstance(each, s.AsAbove)))
    passed = tuple(each for level in levels for each in level.passed)
    standing = tuple(each for level in levels for each in level.standing)
    return Reading((), "", sentences, passed, standing)


def together(shared: Reading, own: list[s.Level]) -> list[Reading]:
    """ "More than one Discipline can be used": each set of its lines is a way to use it."""
    heads = tuple(each for each in shared.sentences if each != MANY)
    return [
        Reading(
            tuple(need for level in some for need in level.needs),
            some[0].mode,
            heads + tuple(each for level in some for each in level.sentences),
            shared.passed + tuple(each for level in some for each in level.passed),
            shared.standing + tuple(each for level in some for each in level.standing),
        )
        for number in range(1, len(own) + 1)
        for some in combinations(own, number)
    ]


def icons(needs: tuple[s.Needs, ...]) -> str:
    return "".join(need.discipline for need in needs)


def whole(level: s.Level, above: Above | None, levels: dict[str, Above]) -> Above:
    """`levels` that are spoken of by their icons, the last one of each."""
    found, own = Above((), ()), level.standing
    for sentence in level.sentences:
        if isinstance(sentence, s.AsAboveAt):
            if sentence.level.name not in levels:
                raise unknown(sentence, "with nothing above")
            if isinstance(sentence.patch, s.AndClause) and is_price(sentence.patch.then):
                raise unknown(sentence.patch, "which must be paid")
            found = found.and_also(patched(sentence.patch, levels[sentence.level.name]))
        elif is_new_life(sentence):
            found = found.and_also(above or Above((), ())).and_also(Above((sentence,), ()))
        elif isinstance(sentence, s.AsAbove):
            if above is None:
                raise unknown(sentence, "with nothing above")
            found = found.and_also(patched(sentence.patch, above))
            if sentence.more is not None:
                found = patched(as_instead(sentence.more, sentence.patch, found), found)
        else:
            found = found.and_also(Above((sentence,), ()))
    return found.and_also(Above((), own))


def as_instead(more: s.Patch, patch: s.Patch, above: Above) -> s.Patch:
    """ "But at +2 bleed and he can gain +2 strength": instead, too, of what he can gain above."""
    if isinstance(patch, s.ButBonus | s.ButClause | s.ButQuantity) and isinstance(more, s.AndClause):
        if isinstance(more.then, s.Can) and contradicts(more.then, above.sentences):
            return s.ButClause(more.then)
    return more


def is_price(clause: s.Statement) -> bool:
    return isinstance(clause, s.Do) and isinstance(clause.deed, s.Pay)


def patched(patch: s.Patch, above: Above) -> Above:
    """What differs is said of what is done, or of what the card says in play."""
    if not above.standing:
        return Above(changed(patch, above.sentences), ())
    if isinstance(patch, s.AndClause):
        return above.and_also(Above((), (patch.then,)) if stands(patch) else Above((patch.then,), ()))
    if isinstance(patch, s.WithBoon) and not patch.when and patch.fact is None:
        return Above(above.sentences, (*above.standing, more_of_it(patch, above.standing)))
    if isinstance(patch, s.ButStealthAction):
        return Above(changed(patch, above.sentences), above.standing)
    if isinstance(patch, s.ButClause | s.ButBonus):
        return Above(above.sentences, in_play_instead(patch, above.standing))
    raise unknown(patch, "in play")


def changed(patch: s.Patch, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    if isinstance(patch, s.ButBonus) and isinstance(patch.what, s.Bonus):
        return with_bonus(patch.what, above)
    if isinstance(patch, s.ButHurt):
        return with_hurt(patch.hurt, above)
    if isinstance(patch, s.AndClause):
        return (*above, patch.then)
    if isinstance(patch, s.ButClause) and isinstance(patch.then, s.DoNot):
        return without(patch.then.deed, above)
    if isinstance(patch, s.ButClause) and isinstance(patch.then, s.Do) and isinstance(patch.then.deed, s.Choose):
        return choosing(patch.then, above)
    if isinstance(patch, s.ButClause) and isinstance(patch.then, s.Do) and isinstance(patch.then.deed, s.MoveOfThose):
        return (*above, patch.then)
    if isinstance(patch, s.ButClause) and isinstance(patch.then, s.PreventedThisWay):
        return also_so(patch.then, above)
    if isinstance(patch, s.ButClause) and patch.then == OF_ANY_AGE:
        return of_any_age(above)
    if isinstance(patch, s.WithBoon) and not patch.when and patch.fact is None:
        return with_boon(patch.what, above)
    if isinstance(patch, s.WithBoon) and patch.fact is not None and takes_part(patch.fact.fact):
        return (*above, s.Do(s.Timed(s.Get(patch.what), patch.when)))
    if isinstance(patch, s.ButStealthAction):
        return (*above, s.StealthAction(patch.stealth, False))
    if isinstance(patch, s.ButQuantity):
        return with_other_numbers(patch.what, above, patch)
    if isinstance(patch, s.ButClause):
        return instead(patch.then, above, patch)
    raise unknown(patch)


def once(places: list[int], patch: object) -> int:
    """What is changed must be there, and only once."""
    if len(places) != 1:
        raise unknown(patch, f"in {len(places)} places")
    return places[0]


def put(above: tuple[s.Sentence, ...], at: int, sentence: s.Sentence) -> tuple[s.Sentence, ...]:
    return (*above[:at], sentence, *above[at + 1 :])


def with_bonus(bonus: s.Bonus, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """Instead of the bonus to the same value."""
    places = [n for n, each in enumerate(above) if is_bonus_to(each, bonus.stat)]
    if not places:
        return with_other_numbers(bonus, above, s.ButBonus(bonus))
    at = once(places, bonus)
    return put(above, at, s.Gets(bonus))


def is_bonus_to(sentence: s.Sentence, stat: s.Stat) -> bool:
    return isinstance(sentence, s.Gets) and isinstance(sentence.what, s.Bonus) and sentence.what.stat == stat


def strikes_in(above: tuple[s.Sentence, ...]) -> list[tuple[int, s.StrikeWith]]:
    return [
        (n, each.deed) for n, each in enumerate(above) if isinstance(each, s.Do) and isinstance(each.deed, s.StrikeWith)
    ]


def with_hurt(hurt: s.Hurt, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    found = [(n, deed) for n, deed in strikes_in(above) if isinstance(deed.strike, s.DamageStrike)]
    by_hand = [(n, deed) for n, deed in strikes_in(above) if isinstance(deed.strike, s.HandStrikeAt)]
    if by_hand and isinstance(hurt, s.MoreDamage) and not hurt.flavours and hurt.per is None:
        at = once([n for n, _ in by_hand], hurt)
        return put(above, at, s.Do(replace(by_hand[0][1], strike=s.HandStrikeAt(hurt.amount))))
    if not found:
        return with_other_numbers(hurt, above, s.ButHurt(hurt))
    at = once([n for n, _ in found], hurt)
    return put(above, at, s.Do(replace(found[0][1], strike=s.DamageStrike(hurt))))


def with_boon(what: s.Boon, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """More of it: with the strike, if it is one, or by itself."""
    found = strikes_in(above)
    if isinstance(what, s.ExtraStrike):
        return (*above, s.Gets(what))
    if not found:
        bled = [n for n, each in enumerate(above) if each in BLEEDS]
        if bled and isinstance(what, s.Bonus) and what.stat == s.Stat.BLEED:
            return put(above, once(bled, what), s.Directed(s.Do(s.BleedWith(what))))
        if not isinstance(what, s.Bonus | s.Extra | s.ExtraThis):
            raise unknown(what, "added")
        return (*above, s.Gets(what))
    at, deed = found[once([n for n, _ in enumerate(found)], what)]
    if deed.extra is not None and not isinstance(deed.extra, s.PlainBoon):
        raise unknown(deed.extra)
    extra = what if deed.extra is None else s.Both(deed.extra, what)
    return put(above, at, s.Do(replace(deed, extra=extra)))


def without(deed: s.Deed, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """The deed of that kind that is done above, and only there, is not done."""
    if not isinstance(deed, s.Lock | s.Unlock):
        raise unknown(deed, "left undone")
    kind = s.Lock if isinstance(deed, s.Lock) else s.Unlock
    same = [n for n, each in enumerate(above) if isinstance(each, s.Do) and isinstance(first_deed(each.deed), kind)]
    at = once(same, deed)
    only = above[at]
    rest = (s.Do(only.deed.rest),) if isinstance(only, s.Do) and isinstance(only.deed, s.Then) else ()
    return (*above[:at], *rest, *above[at + 1 :])


def first_deed(deed: s.Deed) -> s.Deed:
    return first_deed(deed.first) if isinstance(deed, s.Then) else deed


def choosing(then: s.Do, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """Another choice instead of the one above."""
    chosen = [n for n, each in enumerate(above) if isinstance(each, s.Do) and isinstance(each.deed, s.Choose)]
    return put(above, once(chosen, then), then)


def of_any_age(above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """ "But the acting vampire can be the same age or older"."""
    younger = [(n, each) for n, each in enumerate(above) if isinstance(each, s.OnlyUsable)]
    at = once([n for n, _ in younger], OF_ANY_AGE)
    windows = younger[0][1].windows
    first = windows[0]
    if not isinstance(first, s.IfWindow) or first.fact != s.Does(A_YOUNGER, s.Be(s.State.BLEEDING_YOU)):
        raise unknown(first, "of any age")
    return put(above, at, s.OnlyUsable((s.IfWindow(s.Does(A_VAMPIRE, s.Be(s.State.BLEEDING_YOU))), *windows[1:])))
