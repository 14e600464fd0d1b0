"""Whom a sentence speaks of: one card, by a pronoun; or a group to choose from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.refs import ACTING_MINION, BLOCKER, OPPONENT_TO_BE, OPPOSING_MINION, THAT, THIS, THIS_CARD
from primogen.vtes.language.traits import (
    Acting,
    AllOf,
    AnyOf,
    AtMost,
    BloodAtMost,
    HasStat,
    HasTitle,
    HasVoted,
    HasWord,
    IsAlly,
    IsKind,
    IsNot,
    IsTapped,
    IsTitled,
    Monster,
    NotThis,
    OfClan,
    OfSect,
    Older,
    Trait,
    WithBlood,
    Younger,
)
from primogen.vtes.language.traits_of_cards import Diablerist, EnteredLastInfluence, Named
from primogen.vtes.lowering.nouns import KINDS, WORDS, clan_called, discipline_called, sect_called, title_called
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import OF_CITIES
from primogen.vtes.rules.topics import BASIC, CAPACITY, SUPERIOR

MINION_WORDS: Final = (s.Word.VAMPIRE, s.Word.MINION, s.Word.ALLY, s.Word.IMBUED)
ADJECTIVE_WORDS: Final = {
    s.Adjective.INFERNAL: w.INFERNAL,
    s.Adjective.STERILE: w.STERILE,
    s.Adjective.BLACK_HAND: w.BLACK_HAND,
    s.Adjective.RED_LIST: w.RED_LIST,
    s.Adjective.SCARCE: w.SCARCE,
    s.Adjective.UNIQUE: w.UNIQUE,
    s.Adjective.MORTAL: w.MORTAL,
    s.Adjective.ANIMAL: w.ANIMAL,
    s.Adjective.GHOUL: w.GHOUL,
    s.Adjective.MAGE: w.MAGE,
    s.Adjective.WRAITH: w.WRAITH,
    s.Adjective.ZOMBIE: w.ZOMBIE,
    s.Adjective.CHANGELING: w.CHANGELING,
    s.Adjective.DEMON: w.DEMON,
    s.Adjective.WEREWOLF: w.WEREWOLF,
}
ADJECTIVES: Final[dict[s.Adjective, Trait]] = {
    s.Adjective.YOUNGER: Younger(),
    s.Adjective.OLDER: Older(),
    s.Adjective.LOCKED: IsTapped(),
    s.Adjective.UNLOCKED: IsNot(IsTapped()),
    s.Adjective.OTHER: NotThis(),
    s.Adjective.TITLED: IsTitled(),
    s.Adjective.UNTITLED: IsNot(IsTitled()),
    s.Adjective.ACTING: Acting(),
    **{adjective: HasWord(word) for adjective, word in ADJECTIVE_WORDS.items()},
}
SORTS: Final = {
    s.Sort.ELECTRONIC: w.ELECTRONIC,
    s.Sort.LOCATION: w.LOCATION,
    s.Sort.VEHICLE: w.VEHICLE,
    s.Sort.WEAPON: w.WEAPON,
}
AGES: Final = (s.Being(s.Adjective.YOUNGER), s.Being(s.Adjective.OLDER))
BORNE: Final = (*(s.Word.EQUIPMENT, s.Word.RETAINER, s.Word.WEAPON, s.Word.MELEE_WEAPON, s.Word.GUN, s.Word.VEHICLE),)
IN_CHARGE: Final = (s.Adjective.REACTING, s.Adjective.ACTING)  # "this reacting vampire": he who plays the card
OF_MANY_KINDS: Final[dict[s.Word, Trait]] = {s.Word.ALLY: IsAlly(), s.Word.MONSTER: Monster()}
CAST_HERE: Final = s.Timed(s.CastVotes(True, None), (s.InSpan(s.Span.THIS_REFERENDUM),))


@dataclass(frozen=True)
class Scope:
    """As what a text is read: `is_minion`, whether its own name is that of a minion; `has_chosen`, whether one can be
    spoken of as "that" already."""

    is_minion: bool = True
    has_chosen: bool = False
    hunts: bool = False  # a hunting ground, which feeds a vampire once in a turn
    stands: bool = False  # of a card in play, and not of one that is played
    is_he: bool = False  # a vampire of the crypt: "he", until somebody else is spoken of
    enters_combat: bool = False  # an action of which a combat may come: "during that combat"
    in_combat: bool = False  # a combat card
    meets: bool = False  # usable only before a combat: "that ally" is the opponent
    is_attempt: bool = False  # usable only while a minion attempts to block: "the blocking minion" is that one

    def choosing(self) -> Scope:
        return replace(self, has_chosen=True)


# ---- one card


def ref(who: s.Who, at: Scope) -> int:
    if isinstance(who, s.Self):
        return THIS if at.is_minion else THIS_CARD
    if isinstance(who, s.This):
        return ref_of_this(who.core)
    if isinstance(who, s.The):
        return ref_of_role(who, at)
    if isinstance(who, s.That) and (at.has_chosen or at.meets):
        return THAT if at.has_chosen else OPPONENT_TO_BE
    if isinstance(who, s.It) and at.is_he and not at.has_chosen:
        return THIS
    raise unknown(who, "as one card")


def ref_of_this(core: s.Core) -> int:
    if isinstance(core.noun, s.OfClan | s.OfSect) and not core.qualities:
        return THIS
    for quality in core.qualities:
        in_charge = isinstance(quality, s.Being) and quality.quality in IN_CHARGE
        if not in_charge and not isinstance(quality, s.Sectarian):  # "this Sabbat vampire"
            raise unknown(quality)
    if isinstance(core.noun, s.Common):
        return THIS if core.noun.word in MINION_WORDS else THIS_CARD
    if isinstance(core.noun, s.OfClan | s.OfSect | s.OfTitle):  # "this Gargoyle"
        return THIS
    raise unknown(core.noun)


def ref_of_role(who: s.The, at: Scope) -> int:
    if who.role == s.Role.ATTACHED and at.stands:
        return THIS
    if not (isinstance(who.noun, s.Common) and who.noun.word in MINION_WORDS):
        raise unknown(who.noun, "in a role")
    if who.role == s.Role.ACTING:
        return ACTING_MINION
    if who.role == s.Role.OPPOSING:
        return OPPOSING_MINION
    if who.role == s.Role.BLOCKING and at.is_attempt:
        return BLOCKER
    if who.role in (s.Role.CHOSEN, s.Role.TARGET, s.Role.STOLEN) and at.has_chosen:
        return THAT
    raise unknown(who.role)


def is_own(who: s.Who, at: Scope) -> bool:
    """ "This vampire gains": the subject does it himself."""
    if isinstance(who, s.It) and (not at.is_he or at.has_chosen):
        return False
    return isinstance(who, s.This | s.Self | s.It) and ref(who, at) == THIS


# ---- a group


def is_choice(who: s.Who) -> bool:
    return isinstance(who, s.Some) and who.quantifier in (s.Quantifier.A, s.Quantifier.ANY, s.Quantifier.ANOTHER)


def group(who: s.Some, at: Scope) -> Group:
    """ "A younger vampire in your uncontrolled region": one of these is chosen."""
    found = of_kind(who.kind)
    if who.quantifier == s.Quantifier.ANOTHER:
        found = Group(found.zones, found.whose, (*found.traits, NotThis()))
    return found


def either_of(first: Group, second: Group) -> Group:
    """ "A vampire who has 3 or fewer blood, or a locked minion"."""
    if first.whose != second.whose or first.zones != second.zones:
        raise unknown(second, "of two groups")
    return replace(first, traits=(AnyOf((AllOf(first.traits), AllOf(second.traits))),))


@dataclass
class Asked:
    """What is gathered of a kind, word by word."""

    traits: list[Trait]
    zones: tuple[int, ...] = (w.READY, w.TORPOR)
    whose: int = ANYONES


def of_kind(kind: s.Kind) -> Group:
    asked = Asked([])
    cores = cores_of(kind.cores)
    zones = (w.READY,) if is_ready(cores) else tuple([zone for core in cores for zone in zones_of(core)])
    asked.zones = tuple(dict.fromkeys(zones))
    asked.traits.append(either([core_trait(core, cores[0]) for core in cores]))
    for post in kind.posts:
        if isinstance(post, s.CalledName) and len(cores) > 1:
            raise unknown(post, "of one of them")
        narrow(post, asked)
    if s.Common(s.Word.CARD) in [core.noun for core in cores] and not any(isinstance(t, Named) for t in asked.traits):
        raise unknown(s.Word.CARD)
    return Group(asked.zones, asked.whose, tuple(flat(asked.traits)))


def flat(traits: list[Trait]) -> list[Trait]:
    return [part for trait in traits for part in (flat(list(trait.traits)) if isinstance(trait, AllOf) else [trait])]


def cores_of(cores: s.Cores) -> list[s.Core]:
    if isinstance(cores, s.Only):
        return [cores.core]
    if isinstance(cores, s.AndKinds) and cores.first.qualities and not cores.second.qualities:
        raise unknown(cores, "of which both may be so")
    if isinstance(cores, s.Or | s.AndKinds):
        return [cores.first, cores.second]
    if isinstance(cores, s.Or3 | s.Or4):
        return [cores.first, cores.second, cores.third, *([cores.fourth] if isinstance(cores, s.Or4) else [])]
    raise unknown(cores)


def is_ready(cores: list[s.Core]) -> bool:
    ready = s.Being(s.Adjective.READY)
    return ready in cores[0].qualities


def zones_of(core: s.Core) -> tuple[int, ...]:
    if isinstance(core.noun, s.Common) and core.noun.word in (s.Word.LOCATION, s.Word.HUNTING_GROUND):
        return (w.IN_PLAY, w.ON_CARD)
    if isinstance(core.noun, s.Common) and core.noun.word in BORNE:
        return (w.ON_CARD,)
    if core.noun == s.Common(s.Word.EVENT):
        return (w.IN_PLAY,)
    return (w.READY, w.TORPOR)


def either(traits: list[Trait]) -> Trait:
    return traits[0] if len(traits) == 1 else AnyOf(tuple(traits))


def core_trait(core: s.Core, first: s.Core) -> Trait:
    """Qualities of the first hold for the others that have none."""
    qualities = core.qualities or tuple(each for each in first.qualities if each not in AGES or is_of_age(core))
    found = [noun_trait(core.noun), *(quality_trait(each) for each in qualities)]
    kept = tuple(trait for trait in found if trait != AllOf(()))
    return kept[0] if len(kept) == 1 else AllOf(kept)


def is_of_age(core: s.Core) -> bool:
    """ "A younger vampire or ally": an ally has no age."""
    return core.noun != s.Common(s.Word.ALLY)


def noun_trait(noun: s.Noun) -> Trait:
    if isinstance(noun, s.Common):
        if noun.word in OF_MANY_KINDS:
            return OF_MANY_KINDS[noun.word]
        if noun.word == s.Word.EQUIPMENT:  # what represents a location is none in play
            return AllOf((IsKind(w.EQUIPMENT), IsNot(HasWord(w.LOCATION))))
        if noun.word in KINDS:
            return IsKind(KINDS[noun.word])
        if noun.word in WORDS:
            return HasWord(WORDS[noun.word])
        if noun.word in (s.Word.MINION, s.Word.CARD, s.Word.MEMBER):
            return AllOf(())
    elif isinstance(noun, s.OfClan | s.OfClans):
        return AllOf((IsKind(w.VAMPIRE), OfClan(clan_called(noun.clan.name))))
    elif isinstance(noun, s.OfSect | s.OfSects):
        return AllOf((IsKind(w.VAMPIRE), OfSect(sect_called(noun.sect.name))))
    elif isinstance(noun, s.OfTitle | s.OfTitles):
        return AllOf((IsKind(w.VAMPIRE), HasTitle(title_called(noun.title.name))))
    raise unknown(noun.word if isinstance(noun, s.Common) else noun)


def quality_trait(quality: s.Quality) -> Trait:
    if isinstance(quality, s.Being):
        if quality.quality == s.Adjective.READY:
            return AllOf(())  # its zone says so
        if quality.quality in ADJECTIVES:
            return ADJECTIVES[quality.quality]
        raise unknown(quality.quality)
    if quality == s.NotAdjective(s.Adjective.ACTING):
        return IsNot(Acting())
    if isinstance(quality, s.NotAdjective) and quality.quality in ADJECTIVES:
        return IsNot(ADJECTIVES[quality.quality])
    if isinstance(quality, s.NotOfSort) and quality.sort in SORTS:
        return IsNot(HasWord(SORTS[quality.sort]))
    if isinstance(quality, s.Sectarian):
        return OfSect(sect_called(quality.sect.name))
    if isinstance(quality, s.NotOfSect):
        return IsNot(OfSect(sect_called(quality.sect.name)))
    if isinstance(quality, s.Clannish):
        return OfClan(clan_called(quality.clan.name))
    if isinstance(quality, s.NotOfClan):
        return IsNot(OfClan(clan_called(quality.clan.name)))
    if isinstance(quality, s.Ranked):
        return HasTitle(title_called(quality.title.name))
    if isinstance(quality, s.NotTitled):
        return IsNot(HasTitle(title_called(quality.title.name)))
    if isinstance(quality, s.OfCapacity):
        return AllOf((HasStat(CAPACITY, quality.number), AtMost(CAPACITY, quality.number)))
    raise unknown(quality)


@singledispatch
def narrow(post: s.Post, asked: Asked) -> None:
    raise unknown(post)


@narrow.register
def _(post: s.YouControl, asked: Asked) -> None:
    asked.whose = YOURS


@narrow.register
def _(post: s.CalledName, asked: Asked) -> None:
    """ "A card named ...": wherever it lies in play."""
    asked.traits.append(Named(post.card.name))
    asked.zones = (*asked.zones, w.IN_PLAY, w.ON_CARD)


@narrow.register
def _(post: s.WithCityTitle, asked: Asked) -> None:
    asked.traits.append(AnyOf(tuple(HasTitle(title) for title in OF_CITIES)))


@narrow.register
def _(post: s.WhoHas, asked: Asked) -> None:
    if post.deed == CAST_HERE:
        asked.traits.append(HasVoted())
        return
    if post.deed != s.Timed(s.CommitDiablerie(), (s.Since(s.Your()),)):
        raise unknown(post.deed, "of who has done it")
    asked.traits.append(Diablerist())


@narrow.register
def _(post: s.IfAny, asked: Asked) -> None:
    """It says nothing new."""


@narrow.register
def _(post: s.CapacityAtLeast, asked: Asked) -> None:
    asked.traits.append(HasStat(CAPACITY, post.number))


@narrow.register
def _(post: s.WithDiscipline, asked: Asked) -> None:
    level = SUPERIOR if post.superior else BASIC
    asked.traits.append(HasStat(discipline_called(post.discipline.name), level))


@narrow.register
def _(post: s.CapacityAbove, asked: Asked) -> None:
    asked.traits.append(HasStat(CAPACITY, post.number + 1))


@narrow.register
def _(post: s.CapacityBelow, asked: Asked) -> None:
    asked.traits.append(AtMost(CAPACITY, post.number - 1))


@narrow.register
def _(post: s.CapacityAtMost, asked: Asked) -> None:
    asked.traits.append(AtMost(CAPACITY, post.number))


@narrow.register
def _(post: s.EnteredLastInfluence, asked: Asked) -> None:
    asked.zones, asked.whose = (w.READY,), YOURS
    asked.traits.append(EnteredLastInfluence())


@narrow.register
def _(post: s.WhoDo, asked: Asked) -> None:
    if post.deed == s.Have(s.Quantity(s.AnyAmount(), s.Thing.BLOOD)):
        asked.traits.append(WithBlood())
    elif isinstance(post.deed, s.Have) and isinstance(post.deed.what.amount, s.AtMost) and is_blood(post.deed.what):
        asked.traits.append(BloodAtMost(post.deed.what.amount.number))
    else:
        raise unknown(post.deed, "of who does")


def is_blood(what: s.Quantity) -> bool:
    return what.thing == s.Thing.BLOOD and what.per is None


@narrow.register
def _(post: s.In, asked: Asked) -> None:
    if isinstance(post.place, s.CommonZone) and post.place.zone == s.Zone.TORPOR:
        asked.zones = (w.TORPOR,)
        return
    if not isinstance(post.place, s.ZoneOf) or post.place.zone not in ZONES:
        raise unknown(post.place)
    if not isinstance(post.place.of, s.Your):
        raise unknown(post.place.of)
    asked.whose = YOURS
    asked.zones = (ZONES[post.place.zone],)


ZONES: Final = {s.Zone.UNCONTROLLED_REGION: w.UNCONTROLLED, s.Zone.ASH_HEAP: w.ASH_HEAP}
