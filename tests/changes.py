"""Every card with one thing about it changed: another number, another noun, a part more or less.

What a field may be comes from its type where the type says it, and otherwise from its name: see fields.py. A
field of a kind nobody has entered here is an error: it would go unchecked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Final, NamedTuple

from fields import BANNER_WORDS, MAY_BE, SEATS, Values
from primogen.kernel.effects import Amount, Condition, Effect
from primogen.kernel.story import Pattern, ThisTurn
from primogen.rivals.language import (
    aiming,
    choices,
    groups,
    groups_fights,
    refs,
    traits,
)
from primogen.rivals.language import amounts as a
from primogen.rivals.language import conditions as k
from primogen.rivals.language.patterns import deeds, fates, fights, moments, often, roles, would
from primogen.rivals.language.verbs_tokens import Draw
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed

# What stands on the face of a card beside its text: in its corners, its banner, its name.
ON_THE_FACE: Final = (
    *("key", "name", "set", "kind", "decks", "copies", "being", "clan", "bp", "needs_bp", "attributes"),
    *(
        "disciplines",
        "types",
        "answers",
        "damage",
        "shield",
        "has_skull",
        "strikes_as",
        "agenda",
        "blood",
        "attachments",
    ),
    "is_special",
)

TRAITS: Final[tuple[traits.Trait, ...]] = (
    *(
        traits.IsBeing(w.HUNTER),
        traits.IsKind(w.EVENT),
        traits.HasWord(w.ANIMAL),
        traits.HasWords(w.ONGOING | w.RITUAL),
    ),
    *(traits.IsLibraryCard(), traits.IsCharacterCard(), traits.IsAttackCard((w.SOCIAL,)), traits.OfClan((w.BRUJAH,))),
    *(traits.Has(w.AUSPEX), traits.Has(w.BLOOD_POTENCY, 5), traits.Has(w.GUARD), traits.Wounded()),
    *(~traits.AtMaximumBlood(), traits.IsReady(), ~traits.IsReady(), traits.IsFaceDown(), ~traits.IsIt(refs.THIS)),
    *(traits.WithTokens(w.PRESTIGE, traits.OF_ANY_COLOUR, 7), traits.WithTokens(w.BLOOD, traits.OF_YOUR_COLOUR, 7)),
    *(traits.IsKind(w.MORTAL), traits.IsBeing(w.MONSTROUS) | traits.HasWord(w.ANTAGONIST), traits.Afflicted()),
    *(traits.Extreme(traits.LOWEST, w.BLOOD_POTENCY), traits.Extreme(traits.HIGHEST, w.INFLUENCE)),
    *(~traits.OfClan((w.NO_CLAN,)), ~traits.HasWord(w.TITLE), ~traits.Has(w.AUSPEX)),
    *(traits.IsCharacter(), traits.BringsNewDiscipline()),
)
GROUPS: Final[tuple[groups.Group, ...]] = (
    groups.Exactly(refs.THIS),
    groups.Exactly(refs.YOUR_LEADER),
    groups_fights.Fighters(groups_fights.ATTACKING, place=groups.IN_THIS_PARTY),
    groups_fights.Fighters(groups_fights.ATTACKING, groups.YOURS),
    groups.Cards(groups.IN_COTERIE, groups.YOURS),
    groups.Cards(groups.IN_HAND, groups.YOURS),
    groups.Cards(groups.IN_TORPOR, groups.YOURS),
    groups.Cards(groups.MONSTERS, groups.ANYONES),
    groups.Cards(groups.IN_STREETS, groups.FOES, (traits.IsBeing(w.HUNTER),)),
    groups.Cards(groups.CITY_STREETS, groups.ANYONES, (traits.HasWord(w.ANTAGONIST),)),
    groups.EitherGroup(groups.Cards(groups.IN_COTERIE, groups.FOES), groups.Cards(groups.IN_TORPOR, groups.FOES)),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    *(a.Fixed(7), a.Number(), a.Per(1, 1, a.CountOf(GROUPS[5])), a.Per(1, 2, a.CountOf(GROUPS[6]), 3)),
    *(a.Plus(a.Fixed(1), a.Fixed(2)), a.Plus(a.Fixed(1), a.WithIcon(w.AUSPEX, 2)), a.CountOf(GROUPS[4])),
    *(a.IconsOf(w.AUSPEX, GROUPS[4]), a.DifferentDisciplines(GROUPS[4], a.DISCIPLINES_ONLY)),
    *(a.DifferentDisciplines(GROUPS[0], a.DISCIPLINES_ONLY, GROUPS[1]), a.CursesOn(refs.THIS)),
    *(a.TokensOn(GROUPS[0], token, traits.OF_ANY_COLOUR) for token in (w.PRESTIGE, w.BLOOD, w.AGENDA, w.FEAR)),
    *(a.TokensOn(GROUPS[1], w.PRESTIGE, traits.OF_YOUR_COLOUR), a.TokensOn(GROUPS[4], w.NO_INFLUENCE, 0)),
    *(a.PlayersWho(choices.EACH_PLAYER), a.PlayersWho(choices.CONTRIBUTOR), a.StatOf(w.INFLUENCE, refs.THIS)),
    a.StatOf(w.INFLUENCE, refs.YOUR_LEADER, traits.HasWord(w.TITLE)),
    *(a.Different(GROUPS[5]), a.Difference(a.StatOf(w.INFLUENCE, refs.THIS), a.CursesOn(refs.THIS))),
)
CONDITIONS: Final[tuple[Condition, ...]] = (
    *(k.During(k.YOUR_TURN), k.Is(refs.THIS, traits.Wounded()), k.Not(k.During(k.YOUR_TURN)), k.Having((w.AUSPEX,))),
    k.Compare(a.CountOf(GROUPS[5]), k.EXACTLY, 3),
)
PATTERNS: Final[tuple[Pattern, ...]] = (
    *(deeds.Attaches(roles.YOUR_SEAT, GROUPS[9], GROUPS[4]), fates.Mends(GROUPS[0])),
    deeds.Does(w.MOVES, roles.FOES_SEAT),
    *(fights.IsDefeated(GROUPS[4]), fights.Attacks(roles.ANY_SEAT, GROUPS[4]), moments.At(w.START_OF_TURN, SEATS[1])),
    *(often.FirstEachTurn(deeds.Recruits(roles.YOUR_SEAT)), would.Would(w.WOULD_TAKE_DAMAGE, GROUPS[0])),
)
EFFECTS: Final[tuple[Effect, ...]] = (Draw(a.Fixed(7), refs.YOU),)


class Change(NamedTuple):
    """A card as it is, what is changed about it, and the card as it would then be."""

    card: Printed
    within: tuple[str, ...]  # the nodes and fields it stands in, from outside: "When.then", "Draw.amount"
    was: object
    to: object
    changed: Printed

    @property
    def field(self) -> str:
        return self.within[-1]

    def __str__(self) -> str:
        return f"{self.card.key}: {' > '.join(self.within)} -> {self.to!r}"


def changes(card: Printed) -> Iterator[Change]:
    for path, within, value in spots(card, (), ()):
        for other in others(within[-1], value):
            if other != value:
                try:
                    changed = with_part(card, path, other)
                except ValueError:  # it cannot even be built
                    continue
                yield Change(card, within, value, other, changed)


Path = tuple[str | int, ...]


def spots(part: object, path: Path, within: tuple[str, ...]) -> Iterator[tuple[Path, tuple[str, ...], object]]:
    """Every field of every node."""
    if isinstance(part, tuple):
        for at, each in enumerate(part):
            yield from spots(each, (*path, at), within)
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            if not isinstance(part, Printed) or field.name not in ON_THE_FACE:
                value: object = vars(part)[field.name]
                here = (*within, f"{type(part).__name__}.{field.name}")
                yield (*path, field.name), here, value
                yield from spots(value, (*path, field.name), here)


def with_part(whole: object, path: Path, new: object) -> Printed:
    found = rebuilt(whole, path, new)
    assert isinstance(found, Printed)
    return found


def rebuilt(whole: object, path: Path, new: object) -> object:
    if not path:
        return new
    at, rest = path[0], path[1:]
    if isinstance(at, int):
        assert isinstance(whole, tuple)
        return (*whole[:at], rebuilt(whole[at], rest, new), *whole[at + 1 :])
    assert is_dataclass(whole) and not isinstance(whole, type)
    return replace(whole, **{at: rebuilt(vars(whole)[at], rest, new)})


def others(where: str, value: object) -> Values:
    """What else might stand there; `where` is the node and its field."""
    node, field = where.split(".")
    if node == "EitherGroup":
        return tuple(each for each in GROUPS if isinstance(each, groups.Cards))
    for kind, found in BY_TYPE:
        if isinstance(value, kind):
            return found
    if isinstance(value, aiming.Aimed):
        return (value.group, *(aiming.Aimed(group) for group in GROUPS))
    if isinstance(value, choices.Players):
        return tuple(choices.Players(each) for each in (choices.ANYONE, choices.FOE, choices.EACH_PLAYER))
    if value is None:
        return WHERE_NOTHING_STANDS[field]
    if where == "Printed.words":
        assert isinstance(value, int)
        return tuple(value ^ word for word in BANNER_WORDS)
    if field == "traits" and isinstance(value, tuple):
        return (*fewer(value), *((*value, trait) for trait in TRAITS if trait not in value))
    if isinstance(value, tuple) and value and is_dataclass(value[0]):
        return fewer(value)
    return MAY_BE[where] if where in MAY_BE else MAY_BE[field]


def fewer(parts: tuple[object, ...]) -> Values:
    return tuple(parts[:at] + parts[at + 1 :] for at in range(len(parts)))


BY_TYPE: Final[tuple[tuple[type, Values], ...]] = (
    (traits.Trait, TRAITS),
    (groups.Group, GROUPS),
    (Amount, AMOUNTS),
    (Condition, (None, *CONDITIONS)),
    (Effect, EFFECTS),
    (Pattern, PATTERNS),
    (ThisTurn, (ThisTurn(deeds.Recruits(roles.YOUR_SEAT)), ThisTurn(deeds.Does(w.DISCARDS, roles.FOES_SEAT)))),
)
WHERE_NOTHING_STANDS: Final[dict[str, Values]] = {
    **dict.fromkeys(("attacker", "by", "card", "mortal", "origin", "recruit", "target", "to", "who"), GROUPS),
    "also": EFFECTS,
    "amount": AMOUNTS,
    "done": (ThisTurn(deeds.Recruits()),),
    "only_if": CONDITIONS,
    "given_by": TRAITS,
    "over": AMOUNTS,
    "pattern": PATTERNS,
    "until": TRAITS,
    "than": AMOUNTS,
    "effect": EFFECTS,
    "of": GROUPS,
    "each": GROUPS,
    "since": (ThisTurn(deeds.Recruits(roles.YOUR_SEAT)),),
    "shared_with": GROUPS,
    "useful": (a.CountOf(GROUPS[4]),),
    "if_only_one": EFFECTS,
    "condition": CONDITIONS,
    "otherwise": EFFECTS,
    "then": EFFECTS,
    "play_only_if": CONDITIONS,
    "face_up_if": CONDITIONS,
    "lost_if": CONDITIONS,
    "like": (traits.IsReady(), traits.Wounded()),
    "text": EFFECTS,
    "price": EFFECTS,
}
