"""Groups in words: "a character in your coterie", "each vampire in this party"."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Final

from primogen.rivals.language import groups as gr
from primogen.rivals.language import traits as t
from primogen.rivals.language.attached import AttachedTo
from primogen.rivals.language.groups_fights import ATTACKING, DEFENDING, Fighters
from primogen.rivals.language.icons import Named
from primogen.rivals.language.looks import Revealed
from primogen.rivals.text.entries import Entry, after, also
from primogen.rivals.text.nouns import ALL, BARE, EACH, MANY, ONE, ONLY, PLURAL, SUBJECT, Phrase, adjective, noun, said
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.refs import ref
from primogen.rivals.text.traits import entry
from primogen.text.grammar import NotSayable
from primogen.text.languages import EN, pick
from primogen.text.phrasebooks import Said, number_of, together

Places = dict[tuple[int, int], Said]


def owned(section: list[dict[str, dict[str, str]]]) -> Places:
    """By place and owner."""
    found: Places = {}
    for place in section[0]:
        for whose, phrases in together(each[place] for each in section).items():
            found[number_of(place, (gr,)), number_of(whose, (gr,))] = phrases
    return found


PLACES: Final = owned([book.places for book in BOOKS])
TAKEN: Final = PLACES | owned([book.taken for book in BOOKS])
THERE_IS: Final = owned([book.there for book in BOOKS])
THERE: Final = PLACES | THERE_IS

# What lies there, where no trait says it.
CITY_PLACES: Final = (gr.CITY_STREETS, gr.CITY_BURNED, gr.CITY_DISCARD, gr.SET_ASIDE)
PARTIES: Final = (gr.IN_THIS_PARTY, gr.IN_ITS_PARTY, gr.IN_DEFENDING_PARTY, gr.IN_ATTACKING_PARTY)
CHARACTER_PLACES: Final = (*gr.CHARACTER_PLACES, *PARTIES, gr.MONSTERS)
BASE: Final = {
    **dict.fromkeys(CHARACTER_PLACES, "character"),
    **dict.fromkeys(CITY_PLACES, "city-card"),
    gr.MONSTERS: "monster",
    gr.OR_FACE_DOWN_MONSTERS: "character-or-face-down-monster",
    gr.EVERYWHERE: "character-or-face-down-monster",
    gr.IN_COMMAND: "haven-or-agenda",
    gr.ATTACHMENTS: "attachment",
    gr.HAVENS: "haven",
    gr.FORMS: "form-card",
}

# What can be where. A noun that is in none of these sets may be anywhere but among characters and city cards.
CHARACTERS: Final = frozenset({"character", "vampire", "hunter", "werewolf", "monster", "ghoul", "attacker", "leader"})
CITY: Final = frozenset(
    {"city-card", "mortal", "city-mortal", "antagonist", "citizen", "vagrant", "event", "monster-or-antagonist"}
)
LEADING: Final = frozenset({"leader"})
COMMANDING: Final = frozenset({"haven-or-agenda", "haven-card", "agenda-card"})
ATTACHED: Final = frozenset({"retainer", "title", "prince", "curse", "wraith", "prey"})
BORNE: Final = ATTACHED | {
    "card",
    "library-card",
    "animal",
    "alchemy",
    "relic",
    "ritual",
    "gift",
    "form-card",
    "ghoul",
    "citizen",
    "vagrant",
    "mortal",
    "haven-card",
}


def group(node: gr.Group, how: int, lang: int) -> str:
    return spoken(node, how, PLACES, lang)


def taken(node: gr.Group, how: int, lang: int) -> str:
    """The same where it is taken from its place: "from your hand", not "in"."""
    return spoken(node, how, TAKEN, lang)


def there(node: gr.Group, how: int, lang: int) -> str:
    """As what is or is not somewhere."""
    return spoken(node, how, THERE, lang)


def spoken(node: gr.Group, how: int, places: Places, lang: int) -> str:
    match node:
        case gr.Exactly(ref=number):
            return ref(number, lang)
        case Fighters():
            return fighters(node, SUBJECT if how == MANY else how, lang)
        case Revealed(traits=()) if how in REVEALED:
            return REVEALED[how][lang]
        case Revealed(traits=traits) if traits:
            such = phrase(gr.Cards(gr.ANYWHERE, gr.ANYONES, traits), places, lang, many=how in PLURAL)
            return said(replace(such, after=pick(lang, " among them", " entre ellas") + such.after), how, lang)
        case gr.EitherGroup():
            return either(node, how, places, lang)
        case AttachedTo():
            return said(borne(node, lang, many=how in PLURAL), how, lang)
        case gr.Cards(place=place, whose=gr.ANYONES, traits=(t.IsIt(ref=number),)) if place in CHARACTER_PLACES:
            return ref(number, lang) + places[place, gr.ANYONES][lang]
        case gr.Cards():
            return said(phrase(node, places, lang, many=how in PLURAL), how, lang)
    raise NotSayable(f"no phrase for {node!r}")


def either(node: gr.EitherGroup, how: int, places: Places, lang: int) -> str:
    """ "a character in your coterie or in your torpor"; if they are not called the same, "a Relic or a Ritual"."""
    first, second = (phrase(each, places, lang, many=how in PLURAL) for each in (node.first, node.second))
    or_ = BOOKS[lang].grammar.or_
    if first.after and second.after and replace(first, after="") == replace(second, after=""):
        return said(replace(first, after=first.after + or_.rstrip() + second.after), how, lang)
    again = how if how in (ONE, BARE) or how in PLURAL else (BARE if lang == EN else ONE)
    return said(first, how, lang) + or_ + said(second, again, lang)


def phrase(node: gr.Cards, places: Places, lang: int, *, many: bool) -> Phrase:
    if (node.place, node.whose) not in places:
        raise NotSayable(f"place {node.place} is not said of owner {node.whose}")
    if is_named(node.traits) and not places[node.place, node.whose][lang] and node.place != gr.ANYWHERE:
        raise NotSayable(f"where that card is goes without saying: {node!r}")
    person = node.place in CHARACTER_PLACES or node.place in CITY_PLACES
    them = pick(lang, "them" if many or person else "it", "")
    found = [entry(trait, lang, them) for trait in node.traits]
    base = noun(BASE.get(node.place, "card"), lang)
    head = next((each.noun for each in found if each.noun is not None), base)
    if not is_named(node.traits) or len([each for each in found if each.noun is not None]) > 1:
        why_not(node, head.one, lang)
    kinds = [each.noun for each in found if each.noun is not None]
    if base in kinds or len(set(kinds)) < len(kinds):
        raise NotSayable(f"it goes without saying, or is said twice: {node.traits!r}")
    seconds = [each for each in found if each.noun not in (None, head)]
    first = [each for each in found if each not in seconds]
    where = places[node.place, node.whose][lang].format(attached=adjective("attached", head, lang, many=many))
    is_plain = node.whose == gr.ANYONES or head.one not in names(ATTACHED, lang)
    bare = node.place == gr.ATTACHED_ANYWHERE and is_plain
    return Phrase(
        head,
        (*(("attached",) if bare else ()), *(key for each in first for key in each.adjectives)),
        " ".join(each.names for each in first if each.names),
        where + behind(found, seconds, lang, many=many),
        any(each.is_superlative for each in found),
    )


def is_named(traits: tuple[t.Trait, ...]) -> bool:
    """By its name: wherever that card may be."""
    return any(isinstance(trait, Named) and isinstance(trait.called, str) for trait in traits)


def borne(node: AttachedTo, lang: int, *, many: bool) -> Phrase:
    """ "Retainers in this party", "cards attached to this character"."""
    full = phrase(gr.Cards(gr.ANYWHERE, gr.ANYONES, node.traits), PLACES, lang, many=many)
    if not set(full.noun.one.split(BOOKS[lang].grammar.or_)) <= names(BORNE, lang) and not is_named(node.traits):
        raise NotSayable(f"nobody bears a {full.noun.one}")
    to, is_card = node.to, full.noun == noun("card", lang)
    if isinstance(to, gr.Cards) and not to.traits and not is_card and (to.place, to.whose) in THERE_IS:
        return replace(full, after=THERE_IS[to.place, to.whose][lang] + full.after)
    bound = pick(lang, " attached to ", f" {adjective('attached', full.noun, lang, many=many)} a ")
    return replace(full, after=bound + group(to, ONE, lang) + full.after)


NEITHER: Final = re.compile(r"( que no sea .*?) que no sea ")  # Spanish: "que no sea el atacante ni un Monstruo"


def behind(found: list[Entry], seconds: list[Entry], lang: int, *, many: bool) -> str:
    texts = [also(each, lang, many=many) if each in seconds else after(each, lang, many=many) for each in found]
    text = "".join(texts)
    return text if lang == EN else NEITHER.sub(r"\1 ni ", text)


@cache
def names(keys: frozenset[str], lang: int) -> set[str]:
    return {noun(key, lang).one for key in keys}


def why_not(node: gr.Cards, head: str, lang: int) -> None:
    """A Relic is no character, and no character lies in the city's pile: whoever says so means something else."""
    characters, city = names(CHARACTERS, lang), names(CITY, lang)
    heads = set(head.split(BOOKS[lang].grammar.or_))
    if heads == names(LEADING, lang):
        fits = node.place in (gr.IN_PLAY, gr.IN_COTERIE, gr.CONTROLLED, gr.IN_HAVEN, gr.IN_STREETS, gr.IN_TORPOR)
    elif node.place in CHARACTER_PLACES:
        fits = heads <= characters or head == noun(BASE[node.place], lang).one
    elif node.place in CITY_PLACES:
        fits = heads <= city
    elif node.place == gr.IN_COMMAND:
        fits = head in names(COMMANDING, lang)
    elif node.place in (gr.ON_TABLE, gr.ON_IT, gr.ATTACHED_ANYWHERE, gr.ATTACHMENTS):
        fits = heads.isdisjoint(characters | city | names(COMMANDING, lang)) and (
            node.place != gr.ON_TABLE or heads.isdisjoint(names(ATTACHED, lang))
        )
    else:
        fits = node.place == gr.ANYWHERE or heads.isdisjoint(city)
    if not fits:
        raise NotSayable(f"no {head} is ever in place {node.place}")


REVEALED: Final[dict[int, tuple[str, str]]] = {
    ONE: ("1 of them", "1 de ellas"),
    ONLY: ("1 of them", "1 de ellas"),
    EACH: ("the rest of them", "el resto"),
    MANY: ("of them", "de ellas"),
}
FIGHTERS_OF: Final[dict[int, tuple[str, str]]] = {
    gr.ANYONES: ("", ""),
    gr.YOURS: (" you control", " que controlas"),
    gr.FOES: (" a foe controls", " que controla un enemigo"),
    gr.NOT_YOURS: (" you do not control", " que no controlas"),
}


FIGHTERS_IN: Final[dict[int, tuple[str, str]]] = {
    gr.ANYWHERE: ("", ""),
    gr.IN_THIS_PARTY: (" in this party", " de este grupo"),
    gr.IN_STREETS: (" in The Streets", " en Las Calles"),
    gr.IN_HAVEN: (" in a Haven", " en un Refugio"),
}
FIGHTING: Final = {  # one of them; what they do
    ATTACKING: ("attacker", (" attacking", " que ataca", " que atacan")),
    DEFENDING: ("defender", (" defending", " que defiende", " que defienden")),
}


def fighters(node: Fighters, how: int, lang: int) -> str:
    """ "True Faith attackers you control"; of a being, "Hunters attacking"."""
    if node.whose not in FIGHTERS_OF or node.place not in FIGHTERS_IN:
        raise NotSayable(f"no phrase for {node!r}")
    many, (role, does) = how in PLURAL, FIGHTING[node.role]
    found = [entry(trait, lang, "them") for trait in node.traits]
    head = next((each.noun for each in found if each.noun is not None), None)
    if head is not None and head.one not in names(CHARACTERS, lang):
        raise NotSayable(f"no {head.one} fights")
    fighting = "" if head is None else pick(lang, does[0], does[2] if many else does[1])
    there = FIGHTERS_IN[node.place][lang] + FIGHTERS_OF[node.whose][lang]
    seconds = [each for each in found if each.noun not in (None, head)]
    first = [each for each in found if each not in seconds]
    full = Phrase(
        head or noun(role, lang),
        tuple(key for each in first for key in each.adjectives),
        " ".join(each.names for each in first if each.names),
        fighting + there + behind(found, seconds, lang, many=many),
        any(each.is_superlative for each in found),
    )
    return said(full, how, lang)


def is_many(node: gr.Group) -> bool:
    """Whether a verb that speaks of it is in the plural."""
    return not isinstance(node, gr.Exactly)


def subject(node: gr.Group, lang: int) -> str:
    """As what a sentence is about: Spanish says "los personajes de este grupo"."""
    if isinstance(node, gr.EitherGroup):
        return BOOKS[lang].grammar.and_.join((subject(node.first, lang), subject(node.second, lang)))
    if not isinstance(node, gr.Cards):
        return group(node, MANY, lang)
    everybody = node.place == gr.ANYWHERE or (node.place == gr.IN_PLAY and node.whose == gr.ANYONES)
    return group(node, ALL if everybody and not node.traits else SUBJECT, lang)


def within(node: gr.Group, lang: int) -> str:
    """As where something is counted: " in your coterie", " on your Leader", " among vampires in your coterie"."""
    if isinstance(node, gr.Exactly):
        return pick(lang, " on ", " de ") + ref(node.ref, lang)
    if isinstance(node, gr.Cards) and not node.traits and (node.place, node.whose) in THERE_IS:
        return THERE_IS[node.place, node.whose][lang]
    if node == Revealed():
        return pick(lang, " on them", " sobre ellas")
    return pick(lang, " among ", " entre ") + subject(node, lang)
