"""Every card with one thing about it changed: another number, another noun, a part more or less.

What a field may be comes from its type where the type says it, and otherwise from the tables below, by its name. A
field of a kind nobody has entered here is an error: it would go unchecked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Final, NamedTuple

from primogen.kernel.effects import MAY, MUST, Amount, Condition, Effect
from primogen.kernel.story import Pattern, ThisTurn
from primogen.rivals.language import (
    aiming,
    choices,
    groups,
    holding,
    prices,
    refs,
    sentences,
    traits,
    verbs_cards,
    verbs_colours,
    verbs_fight,
    verbs_places,
    verbs_reactions,
    verbs_tokens,
)
from primogen.rivals.language import amounts as a
from primogen.rivals.language import conditions as k
from primogen.rivals.language.patterns import deeds, fates, fights, moments, often, recalled, roles, would
from primogen.rivals.language.patterns import tokens as laid
from primogen.rivals.language.verbs_tokens import Draw
from primogen.rivals.rules import prices as rules_prices
from primogen.rivals.rules import words as w
from primogen.rivals.rules.conflict import EVERYTHING, LEADERS_ONLY
from primogen.rivals.rules.playable import FREE, NO_ACTION_COST
from primogen.rivals.rules.printed import Printed

Values = tuple[object, ...]

CARDS: Final = (
    *range(refs.THIS, refs.YOUR_ATTACK_CARD + 1),
    refs.YOUR_HAVEN,
    refs.YOUR_AGENDA,
    refs.ITS_BEARER,
    refs.TOP_OF_DISCARD,
    refs.THEIR_HAVEN,
    refs.THEIR_AGENDA,
)
NAMES: Final = tuple(range(refs.THE_CARD, refs.THE_FIRST_CARD + 1))
PLAYERS: Final = tuple(range(refs.YOU, refs.THE_OTHERS_PLAYER + 1))
OWNERS: Final = tuple(range(groups.ANYONES, groups.NOT_YOURS + 1))
SEATS: Final = tuple(range(roles.ANY_SEAT, roles.RIVALS_SEAT + 1))
PLACES: Final = (*range(groups.IN_PLAY, groups.IN_COMMAND + 1), groups.IN_ITS_PARTY, groups.CARDS_IN_PLAY)
KINDS: Final = tuple(range(w.CHARACTER, w.WRAITH + 1))
STATS: Final = (
    *range(w.PHYSICAL, w.AGENDA_NEEDED + 1),
    *range(w.NEEDED_POTENCY, w.TURN_ACTIONS + 1),
    w.IGNORES_ATTRIBUTE,
    w.HUNTS_FROM_HAVEN,
    w.HAVEN_INTEL,
    w.IN_FORCE,
    w.AUSPEX,
    w.LIBRARY_EDGE,
)
DISCIPLINES: Final = (w.AUSPEX, w.POTENCE, w.LIBRARY_EDGE)
FORMS: Final = (
    *(w.OPEN, w.ATTACKER_FORM, w.PARTY_FORM, w.SOLO_ATTACKER_FORM, w.TORPOR_FORM, w.LEADER_FORM),
    w.LEADER_FORM | w.ATTACKER_FORM,
)
BANNER_WORDS: Final = tuple(1 << bit for bit in range(w.ALCHEMY.bit_length()))
NUMBERS: Final = (0, 1, 2, 3, 4, 9)

# What a field of this name may be; "Node.field" where another node means something else by it.
MAY_BE: Final[dict[str, Values]] = {
    "anew": (verbs_reactions.AT_ONCE, verbs_reactions.FROM_BLOCKING),
    "and_to": (verbs_fight.ANYBODY, *CARDS),
    "along": (verbs_fight.BY_ITSELF, verbs_fight.WITH_THE_ATTACK),
    "among": tuple(range(choices.ANYONE, choices.FOE_AGAINST_YOUR_CHOICE + 1)),
    "being": (w.VAMPIRE, w.HUNTER, w.MONSTROUS, w.GHOULISH),
    "blood": NUMBERS,
    "by": (1, -1),
    "called": ("The Swarm", "Sheriff"),
    "card": CARDS,
    "choice": (MAY, MUST),
    "colour": (traits.OF_ANY_COLOUR, traits.OF_YOUR_COLOUR, traits.OF_THEIR_COLOUR),
    "clans": ((w.BRUJAH,), (w.CAITIFF,), (w.CAITIFF, w.RAVNOS), (traits.ITS_CLAN,)),
    "cost": (FREE, NO_ACTION_COST),
    "damage_type": (w.PHYSICAL, w.SOCIAL, w.MENTAL, w.RANGED, w.TYPELESS),
    "deed": tuple(range(rules_prices.TO_RECRUIT, rules_prices.TO_ATTACK + 1)),
    "diablerist": CARDS,
    "SwapBlood.of": (verbs_colours.YOUR_CHOICE, verbs_colours.JUST_MENDED),
    "fate": fates.FATES,
    "Plays.blood": (0, 1),
    "Mends.how": (fates.IN_ANY_WAY, fates.BY_DISCARDING),
    "discipline": DISCIPLINES,
    "disciplines": ((w.AUSPEX,), (w.POTENCE,), (w.AUSPEX, w.POTENCE)),
    "every": (1, 2, 3, 4),
    "fed_by": (verbs_places.THE_SUPPLY, verbs_places.THE_ACTOR),
    "harm": NUMBERS,
    "found_by": NUMBERS,
    "host": CARDS,
    "how": (k.AT_LEAST, k.AT_MOST, k.EXACTLY),
    "kind": KINDS,
    "kinds": (a.DISCIPLINES_ONLY, a.DISCIPLINES_AND_EDGES),
    "least": (1, 2, 3, 5),
    "member": CARDS,
    "most": NUMBERS,
    "LookAtTop.decks": (0, 1),
    "mover": CARDS,
    "number": NUMBERS,
    "of": CARDS,
    "on": (verbs_fight.ANYBODY, *CARDS),
    "origin": CARDS,
    "often": (sentences.EVERY_TIME, sentences.ONCE_A_TURN),
    "place": PLACES,
    "quality": (w.NORMAL_DAMAGE, w.AGGRAVATED_QUALITY, w.SUPERFICIAL_QUALITY),
    "ref": CARDS,
    "role": (w.ATTACK, w.REACTION),
    "resource": (w.PRESTIGE, w.AGENDA, w.ACTIONS_GAINED, w.UNHOSTED_GAINED, w.BLOOD, w.INFLUENCE_GAINED),
    "stat": STATS,
    "thief": CARDS,
    "supply": (verbs_tokens.GENERAL_SUPPLY, verbs_tokens.OWN_SUPPLY, verbs_tokens.JUST_GAINED),
    "to": CARDS,
    "token": (w.NO_INFLUENCE, w.FEAR, w.MINUS_BP, w.PRESTIGE, w.BLOOD, w.AGENDA, w.ANY_TOKEN),
    "Redirect.most": NUMBERS,
    "haven": CARDS,
    "borne": CARDS,
    "other": CARDS,
    "than": (deeds.ANY_POTENCY, deeds.BELOW_THE_LEADER),
    "does": (w.DETACHES, w.BURNS),
    "StealOnto.side": (w.PRESTIGE, w.BLOOD),
    "MoveTokens.side": (verbs_tokens.AS_IT_IS, verbs_tokens.TURNED_OVER),
    "BearsMany.how": (traits.AT_LEAST, traits.EXACTLY),
    "WithTokens.how": (traits.AT_LEAST, traits.AT_MOST),
    "types": ((w.RANGED,), (w.SOCIAL, w.MENTAL), w.ATTRIBUTES, w.ATTACK_TYPES),
    "until": (
        *range(w.THIS_ATTACK, w.THIS_SCHEME + 1),
        w.PARTYS_NEXT_ATTACK,
        w.NEXT_TURN,
        w.THIS_ACTION,
        w.THIS_DAMAGE,
    ),
    "used_as": FORMS,
    "victim": CARDS,
    "what": (EVERYTHING, LEADERS_ONLY),
    "way": (verbs_cards.HEARD, verbs_cards.SILENT, verbs_cards.FACE_DOWN),
    "Hold.way": (holding.COVERED, holding.KEPT),
    "Held.by": (holding.BY_ANY_CARD, *CARDS),
    "which": (traits.LOWEST, traits.HIGHEST),
    "within": (traits.ITS_COTERIE, traits.ALL_COTERIES),
    "Players.agenda": (5,),
    "Draw.deck": (verbs_tokens.EITHER_DECK, verbs_tokens.FACTION_DECK),
    "NegateReaction.which": (verbs_fight.OF_THE_TARGET, verbs_fight.ALL_OF_THEM),
    "when": (sentences.ONCE_ON_YOUR_TURN, sentences.RELENTLESSLY, sentences.LENT_TO_ATTACKERS, 3),
    "who": PLAYERS,
    "whose": OWNERS,
    "abilities": ((),),
    "words": (w.ANIMAL, w.RITUAL, w.TITLE, w.RELIC, w.RETAINER, w.FACE_DOWN_CARDS, w.ONGOING | w.SCHEME),
    "CostsChange.way": (prices.LESS, prices.MORE, prices.NOTHING),
    "CostsChange.whose": SEATS,
    "ModifyPlayers.whose": (*PLAYERS, verbs_fight.YOUR_FOES),
    "MoveTo.to": tuple(range(verbs_places.TO_STREETS, verbs_places.BESIDE_HAVEN + 1)),
    "places": ((1,), (2, 3), (4,)),
    "Prevent.of": ((), (w.PHYSICAL,), (w.AGGRAVATED,), (w.SOCIAL, w.MENTAL)),
    "PutTokens.whose": PLAYERS,
    "Reacted.by": (k.BY_THE_DEFENDER, k.BY_ANYBODY),
    "TypeIs.of": (k.OF_THE_ATTACK, k.OF_THE_DAMAGE),
    "Has.how": (traits.AT_LEAST, traits.EXACTLY),
    "OfPlayers.whose": SEATS,
    "YourActionPhase.whose": (roles.ANY_SEAT, roles.YOUR_SEAT),
    "PlayIt.by": (*CARDS, verbs_places.NOBODY),
    "prince": NUMBERS,
    "OfPlayer.who": (traits.YOUR_RIVAL, traits.THIS_ONES_PLAYER),
    "shown": (1, 2),
    "AfterFirstRound.when": (k.AFTER_FIRST_ROUND, k.YOUR_FIRST_TURN),
    "part": (recalled.IT_BEFELL, recalled.THE_OTHER_ONE),
    "player": SEATS,
    "DamageBecomes.kinds": ((w.SOCIAL,), (w.NOT_AGGRAVATED,), (w.SOCIAL, w.NOT_AGGRAVATED)),
    "Relieves.deed": (w.RELIEVES, w.RAISES_POTENCY),
    "RecruitAtNoCost.to": (w.HAVEN, w.TORPOR),
    "dealer": SEATS,
    "victor": SEATS,
    "turns": (roles.ANY_SEAT, roles.YOUR_SEAT),
    "FirstEachTurn.of": (roles.ANY_SEAT, roles.YOUR_SEAT),
    "mark": (w.ANY_TOKEN, w.NO_INFLUENCE, w.FEAR, w.MINUS_BP),
    "beside": (0, 1, 2),
    "TokenPlaced.during": (fights.ANY_TIME, laid.IN_AN_ACTION_PHASE),
    "moment": (w.START_OF_GAME, w.START_OF_TURN, w.END_OF_TURN, w.END_OF_BEGINNING, w.ANTAGONIST_STEP, w.TORPOR_STEP),
    "through": (fights.ANYTHING, fights.NOT_AGGRAVATED),
    "during": (fights.ANY_TIME, fights.IN_AN_ATTACK, fights.AFTERWARDS),
    "name": NAMES,
    "At.whose": SEATS,
    "IsDamaged.of": (fights.ANY_DAMAGE, fights.ATTACK_DAMAGE),
    # a card's own numbers, as far as its text has them
    "Printed.influence": NUMBERS,
    "Printed.most": NUMBERS,
    "Printed.in_intel": NUMBERS,
    "Printed.needs_discipline": (0, *DISCIPLINES),
    "Printed.needs_prestige": NUMBERS,
    "Printed.keywords": ((), (w.GUARD,), (w.GUARD, w.REACH)),
}

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
    *(traits.MayEnterPlay(), traits.IsCharacter(), traits.BringsNewDiscipline()),
)
GROUPS: Final[tuple[groups.Group, ...]] = (
    groups.Exactly(refs.THIS),
    groups.Exactly(refs.YOUR_LEADER),
    groups.AttackersInThisParty(),
    groups.Attackers(groups.YOURS),
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
    *(a.PlayersWho(choices.EACH_PLAYER), a.PlayersWho(choices.CONTRIBUTOR), a.TitleInfluence(refs.YOUR_LEADER)),
    a.StatOf(w.INFLUENCE, refs.THIS),
    *(a.Different(GROUPS[5]), a.Difference(a.StatOf(w.INFLUENCE, refs.THIS), a.CursesOn(refs.THIS))),
)
CONDITIONS: Final[tuple[Condition, ...]] = (
    *(k.YourTurn(), k.Is(refs.THIS, traits.Wounded()), k.Not(k.YourTurn()), k.Having((w.AUSPEX,))),
    k.Compare(a.CountOf(GROUPS[5]), k.EXACTLY, 3),
)
PATTERNS: Final[tuple[Pattern, ...]] = (
    *(deeds.Attaches(roles.YOUR_SEAT, GROUPS[9], GROUPS[4]), deeds.MovesOut(roles.FOES_SEAT), fates.Mends(GROUPS[0])),
    *(fights.IsDefeated(GROUPS[4]), fights.Attacks(roles.ANY_SEAT, GROUPS[4]), moments.At(w.START_OF_TURN, SEATS[1])),
    *(often.FirstEachTurn(deeds.Recruits(roles.YOUR_SEAT)), would.WouldTakeDamage(GROUPS[0])),
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
    (ThisTurn, (ThisTurn(deeds.Recruits(roles.YOUR_SEAT)), ThisTurn(deeds.Discards(roles.FOES_SEAT)))),
)
WHERE_NOTHING_STANDS: Final[dict[str, Values]] = {
    **dict.fromkeys(("attacker", "by", "card", "mortal", "origin", "recruit", "target", "to", "who"), GROUPS),
    "also": EFFECTS,
    "amount": AMOUNTS,
    "done": (ThisTurn(deeds.Recruits()),),
    "only_if": CONDITIONS,
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
