"""Traits in words: one entry each, from which come "ready character", "character with [Auspex]" and "has [Auspex]"."""

from __future__ import annotations

from primogen.rivals.language import icons, refs
from primogen.rivals.language import traits as t
from primogen.rivals.language.amounts import StatOf
from primogen.rivals.language.attached import AttachedTo, Bears, BearsMany, FightsWith, IsCurse, IsPrey, MayLieOn
from primogen.rivals.language.groups import Exactly
from primogen.rivals.language.holding import Held
from primogen.rivals.language.icons import Named, Shows, SpeaksOf
from primogen.rivals.language.patterns.recalled import TookPart
from primogen.rivals.rules import words as w
from primogen.rivals.text import patterns
from primogen.rivals.text.banners import FACING, WORDS_BEFORE, any_of, either, is_or_says
from primogen.rivals.text.entries import (
    BEINGS,
    EXTREMES,
    FIGHTS_AS,
    KINDS,
    NUMBERS,
    OF_THAT_TYPE,
    SO_MANY,
    Entry,
    all_of,
    having,
)
from primogen.rivals.text.lexicon import CLANS, MARKS, NOUNS
from primogen.rivals.text.nouns import ONE, Phrase, a, adjective, noun, said
from primogen.rivals.text.phrasebook import Noun
from primogen.rivals.text.refs import ref
from primogen.rivals.text.tokens import of_tokens
from primogen.text.grammar import NotSayable
from primogen.text.languages import pick


def entry(trait: t.Trait, lang: int, them: str = "") -> Entry:
    """`them` is how somebody spoken of is called again: "it", "them"."""
    match trait:
        case t.IsBeing(being=being) if being in BEINGS:
            return Entry(noun(BEINGS[being], lang))
        case t.IsKind(kind=kind) if kind in KINDS:
            return Entry(noun(KINDS[kind], lang))
        case t.HasWord(words=words) if words in WORDS_BEFORE:
            return Entry(adjectives=(WORDS_BEFORE[words],))
        case t.HasWord(words=words):
            return Entry(any_of(words, lang))
        case t.HasWords(words=words):
            return all_of(words, lang)
        case t.IsLibraryCard():
            return Entry(noun("library-card", lang))
        case t.IsCharacterCard():
            return Entry(noun("character-card", lang))
        case t.IsCharacter():
            return Entry(noun("character", lang))
        case IsPrey() | t.IsWraith():
            return Entry(noun("prey" if isinstance(trait, IsPrey) else "wraith", lang))
        case t.IsAttackCard(types=w.ATTACK_TYPES, role=role) if role in FIGHTS_AS:
            return Entry(noun(FIGHTS_AS[role], lang))
        case t.IsAttackCard(types=(), role=role) if role in FIGHTS_AS:
            return Entry(
                noun(FIGHTS_AS[role], lang),
                that=(pick(lang, " of that type", " de ese tipo"),) * 2,
                predicate=OF_THAT_TYPE[role][lang],
            )
        case SpeaksOf(being=being) if being in BEINGS:
            return Entry(predicate=is_or_says(noun(BEINGS[being], lang), lang))
        case Named(called=str() as called):
            return Entry(Noun(called, called, "m" if lang else "n"))
        case t.IsAttackCard(types=types, role=role) if role in FIGHTS_AS:
            return Entry(noun(FIGHTS_AS[role], lang), names=either([NOUNS[each][lang] for each in types], lang))
        case t.OfClan(clans=(w.NO_CLAN,)):
            return Entry(having=pick(lang, "no clan affiliation", "ninguna afiliación de Clan"))
        case t.OfClan(clans=(t.ITS_CLAN,)):
            return Entry(that=(pick(lang, " of this character's clan", " del Clan de este personaje"),) * 2)
        case t.OfClan(clans=clans) if w.NO_CLAN not in clans and t.ITS_CLAN not in clans:
            return Entry(names=either([CLANS[each][lang] for each in clans], lang))
        case t.Wounded():
            return Entry(adjectives=("wounded",))
        case t.IsReady():
            return Entry(adjectives=("ready",))
        case t.IsFaceDown():
            return Entry(adjectives=("face-down",))
        case t.Extreme(which=which, stat=stat, like=like, within=within) if which in EXTREMES and stat in NUMBERS:
            most, of_all = EXTREMES[which][lang], pick(lang, " (of all players)", " (de todos los jugadores)")
            others = Entry() if like is None else entry(like, lang, them)
            if like is not None and len(others.adjectives) != 1:
                raise NotSayable(f"nobody is the most of those that are {like!r}")
            alike = adjective(others.adjectives[0], noun("character", lang), lang, many=False) if like else ""
            that = of_all if within == t.ALL_COTERIES else ""
            return Entry(names=f"{most} {NOUNS[stat][lang]} {alike}".strip(), that=(that, that), is_superlative=True)
        case IsCurse():
            return Entry(noun("curse", lang))
        case t.IsLeader():
            return Entry(noun("leader", lang))
        case t.Has(stat=stat, least=least, how=t.AT_LEAST, over=None):
            return having(stat, least, lang)
        case t.Has(stat=stat, least=number, how=t.EXACTLY, over=None) if stat in NUMBERS:
            return Entry(having=f"{number} {pick(lang, '', 'de ')}{NOUNS[stat][lang]}")
        case t.Has(stat=stat, least=1, how=t.AT_LEAST, over=StatOf(stat=same, ref=number, given_by=None)) if (
            stat == same and stat in NUMBERS
        ):
            than = f"{pick(lang, 'higher ', 'más ')}{NOUNS[stat][lang]} {pick(lang, 'than', 'que')} {ref(number, lang)}"
            return Entry(having=than)
        case t.NotTrait(trait=inner):
            return denied(inner, lang, them)
        case t.EitherTrait(first=first, second=second):
            return one_or_other(first, second, lang, them)
    return held(trait, lang, them)


def denied(trait: t.Trait, lang: int, them: str) -> Entry:
    """As one says that it is not so: "exhausted", "other than this character", "that is not a Title"."""
    match trait:
        case t.IsReady():
            return Entry(adjectives=("exhausted",))
        case t.IsFaceDown():
            return Entry(adjectives=("face-up",))
        case BearsMany(how=t.EXACTLY):
            raise NotSayable("not exactly so many attachments")
        case BearsMany(least=n, traits=()) if n > 1:
            return Entry(having=pick(lang, f"{n - 1} or fewer attachments", f"{n - 1} o menos adjuntos"))
        case t.OfClan(clans=(w.NO_CLAN,)):
            return Entry(having=pick(lang, "a clan affiliation", "afiliación de Clan"))
        case t.IsIt(ref=number):
            who = ref(number, lang)
            return Entry(
                that=(
                    pick(lang, f" other than {who}", f" que no sea {who}"),
                    pick(lang, f" other than {who}", f" que no sean {who}"),
                ),
                predicate=pick(lang, f"is not {who}", f"no es {who}"),
            )
        case BearsMany(least=1, traits=traits) if all(trait in FACING for trait in traits):
            facing = "".join(f" {FACING[trait][lang]}" for trait in traits)
            return Entry(having=pick(lang, f"no{facing} attachments", f"ningún adjunto{facing}"))
        case t.AtHome():
            return Entry(
                that=(
                    pick(lang, " that is not in a Haven", " que no esté en un Refugio"),
                    pick(lang, " that are not in a Haven", " que no estén en un Refugio"),
                ),
                predicate=pick(lang, "is not in a Haven", "no está en un Refugio"),
            )
        case Held(by=-1):
            return Entry(adjectives=("unattached",))
        case t.OfPlayer(who=t.ACTIVE_PLAYERS):
            return Entry(
                that=(
                    pick(lang, " that is not the active player's", " que no sea del jugador activo"),
                    pick(lang, " that are not the active player's", " que no sean del jugador activo"),
                ),
                predicate=pick(lang, "is not the active player's", "no es del jugador activo"),
            )
        case t.OfPlayer(who=t.YOUR_RIVAL):
            return Entry(
                that=(
                    pick(lang, " that is not your Rival's", " que no sea de tu Rival"),
                    pick(lang, " that are not your Rival's", " que no sean de tu Rival"),
                ),
                predicate=pick(lang, "is not your Rival's", "no es de tu Rival"),
            )
        case t.AtMaximumBlood():
            return Entry(
                that=(
                    pick(lang, " that is not at maximum Blood", " que no tenga toda la Sangre"),
                    pick(lang, " that are not at maximum Blood", " que no tengan toda la Sangre"),
                ),
                predicate=pick(lang, "is not at maximum Blood", "no tiene toda la Sangre"),
            )
    found = entry(trait, lang, them)
    if found.having:
        return Entry(
            that=(pick(lang, " without ", " sin ") + found.having,) * 2,
            predicate=pick(lang, "does not have ", "no tiene ") + found.having,
        )
    if found.noun is None or found.adjectives or found.names:
        raise NotSayable(f"nobody says that something is not so: {trait!r}")
    one, many = a(found.noun, lang), found.noun.many
    return Entry(
        that=(
            pick(lang, f" that is not {one}", f" que no sea {one}"),
            pick(lang, f" that are not {many}", f" que no sean {many}"),
        ),
        predicate=pick(lang, f"is not {one}", f"no es {one}"),
    )


def one_or_other(first: t.Trait, second: t.Trait, lang: int, them: str) -> Entry:
    """ "Monster or Antagonist", "with [Auspex] or [Potence]"."""
    one, other = entry(first, lang, them), entry(second, lang, them)
    if one.having and other.having:
        return Entry(having=either([one.having, other.having], lang))
    plain = not (one.adjectives or one.names or other.adjectives or other.names)
    if one.noun is None or other.noun is None or not plain or one.noun == other.noun:
        raise NotSayable(f"nobody says that something is one or the other: {first!r}, {second!r}")
    return Entry(
        Noun(
            either([one.noun.one, other.noun.one], lang),
            either([one.noun.many, other.noun.many], lang),
            one.noun.gender,
            one.noun.person,
        )
    )


def held(trait: t.Trait, lang: int, them: str) -> Entry:
    """Those that a noun has behind it."""
    match trait:
        case t.WithTokens(token=token, colour=t.OF_ANY_COLOUR, least=1, how=t.AT_LEAST) if token in MARKS:
            return Entry(having=a(noun(MARKS[token], lang), lang))
        case t.WithTokens(token=token, colour=t.OF_ANY_COLOUR, least=n, how=t.AT_LEAST) if token in MARKS:
            return Entry(having=f"{n}+ {noun(MARKS[token], lang).many}")
        case t.WithTokens(token=token, colour=colour, least=n, how=how) if how in SO_MANY:
            here = pick(lang, f" on {them}", " encima")
            many = pick(lang, "no", "nada de") if (how, n) == (t.AT_MOST, 0) else SO_MANY[how].format(n)
            return Entry(having=f"{many} {of_tokens(token, colour, lang)}{here}")
        case t.AtHome():
            return Entry(
                that=(pick(lang, " in their Haven", " en su Refugio"),) * 2,
                predicate=pick(lang, "is in their Haven", "está en su Refugio"),
            )
        case BearsMany(least=n, traits=(), how=t.EXACTLY):
            return Entry(having=pick(lang, f"exactly {n} attachments", f"exactamente {n} adjuntos"))
        case BearsMany(least=n, traits=traits, how=t.AT_LEAST) if all(trait in FACING for trait in traits):
            facing = "".join(f" {FACING[trait][lang]}" for trait in traits)
            return Entry(having=pick(lang, f"{n}+{facing} attachments", f"{n}+ adjuntos{facing}"))
        case Bears(trait=t.IsIt(ref=number)):
            return Entry(having=ref(number, lang))
        case Bears(trait=inner):
            return Entry(having=a_such(inner, lang, them))
        case t.IsIt(ref=refs.THE_BLOCKER):
            blocker = pick(lang, "is the Blocker", "es el bloqueador")
            return Entry(that=(pick(lang, " that is the Blocker", " que sea el bloqueador"),) * 2, predicate=blocker)
        case t.IsIt(ref=number):
            who = ref(number, lang)
            return Entry(predicate=pick(lang, f"is {who}", f"es {who}"))
        case FightsWith(trait=inner):
            return played(a_such(inner, lang, them), lang)
        case TookPart(memory=memory, part=part):
            return Entry(that=(patterns.who_took_part(memory, part, lang),) * 2)
        case Held(by=by):
            return Entry(that=(pick(lang, f" attached to {ref(by, lang)}", f" que pertenece a {ref(by, lang)}"),) * 2)
        case t.AtMaximumBlood():
            return Entry(having=pick(lang, "maximum Blood", "toda la Sangre"))
        case Shows(what=icons.RELENTLESS):
            return Entry(having=pick(lang, "a Relentless ability", "una habilidad Implacable"))
        case Named(called=AttachedTo(to=Exactly(ref=refs.THIS_CARD), traits=())):
            same = pick(lang, "the same name as a card attached to this card", "el nombre de una carta adjunta a esta")
            return Entry(having=same)
        case Shows(what=d):
            return Entry(having=f"[{NOUNS[d][lang]}]")
        case MayLieOn(ref=number):
            to = ref(number, lang)
            can = pick(lang, f"can be legally attached to {to}", f"se puede adjuntar legalmente a {to}")
            return Entry(predicate=can, that=(pick(lang, " that ", " que ") + can,) * 2)
        case t.Afflicted():
            return Entry(having=pick(lang, "an Affliction", "una Aflicción"))
        case t.BringsNewDiscipline():
            return Entry(
                that=(
                    pick(lang, " that adds a new Discipline to the coterie", " que añada una Disciplina a la coterie"),
                    pick(lang, " that add a new Discipline to the coterie", " que añadan una Disciplina a la coterie"),
                ),
                predicate=pick(
                    lang, "adds any new Discipline to your coterie", "añade una Disciplina nueva a tu coterie"
                ),
            )
        case t.OfPlayer(who=t.YOUR_RIVAL):
            return Entry(
                that=(pick(lang, " of your Rival", " de tu Rival"),) * 2,
                predicate=pick(lang, "is your Rival's", "es de tu Rival"),
            )
        case t.OfPlayer(who=t.TAGGED_BY_YOU):
            return Entry(that=(pick(lang, " you have tagged", " que hayas marcado"),) * 2)
        case t.OfPlayer(who=t.THIS_ONES_PLAYER):
            return Entry(that=(pick(lang, " in this character's coterie", " de la coterie de este personaje"),) * 2)
        case t.OfPlayer(who=t.ACTIVE_PLAYERS):
            return Entry(
                that=(pick(lang, " of the active player", " del jugador activo"),) * 2,
                predicate=pick(lang, "is the active player's", "es del jugador activo"),
            )
    raise NotSayable(f"no phrase for {trait!r}")


def a_such(trait: t.Trait, lang: int, them: str) -> str:
    """A card of that trait, as what somebody has: "a Title", "a Ranged card"."""
    found = entry(trait, lang, them)
    if found.noun is None or found.adjectives or found.having or any(found.that):
        raise NotSayable(f"nobody bears {trait!r}")
    return said(Phrase(found.noun, names=found.names), ONE, lang)


def played(card: str, lang: int) -> Entry:
    return Entry(
        that=(
            pick(lang, f" that has played {card}", f" que haya jugado {card}"),
            pick(lang, f" that have played {card}", f" que hayan jugado {card}"),
        ),
        predicate=pick(lang, f"has played {card}", f"ha jugado {card}"),
    )


def predicate(trait: t.Trait, of: Noun, lang: int) -> str:
    """What is said of somebody: "is Wounded", "has [Auspex]"; in the gender of who it is said of."""
    found = entry(trait, lang, pick(lang, "them" if of.person else "it", ""))
    if found.predicate:
        return found.predicate
    if found.having:
        return pick(lang, "has ", "tiene ") + found.having
    if found.noun is not None:
        return pick(lang, "is ", "es ") + said(Phrase(found.noun, found.adjectives, found.names), ONE, lang)
    words = " ".join([*(adjective(key, of, lang, many=False) for key in found.adjectives), found.names]).strip()
    if found.is_superlative:
        return pick(lang, f"has the {words}", f"es el {words}")
    return pick(lang, "is ", "es " if found.names else "está ") + words
