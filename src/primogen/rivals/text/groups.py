"""Groups and pronouns in words: "a character in your coterie", "each vampire in this party"."""

from __future__ import annotations

import re
from typing import Final

from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import traits as t
from primogen.rivals.rules import words as w
from primogen.rivals.text.lexicon import BANNER, BEINGS, CLANS, NOUNS
from primogen.text.grammar import article
from primogen.text.languages import pick

ONE: Final = 0  # "a character", "un personaje"
EACH: Final = 1
TARGET: Final = 2
MANY: Final = 3  # "characters"
BARE: Final = 4  # "character"
ONLY: Final = 5  # "1 card"

REFS: Final[dict[int, tuple[str, str]]] = {
    refs.THIS: ("this character", "este personaje"),
    refs.THIS_CARD: ("this card", "esta carta"),
    refs.THAT: ("{that}", "{that}"),
    refs.THE_OTHER: ("{other}", "{other}"),
    refs.THE_ATTACKER: ("the attacker", "el atacante"),
    refs.THE_TARGET: ("the target", "el blanco"),
    refs.YOUR_LEADER: ("your Leader", "tu Líder"),
    refs.THE_OPPONENT: ("the opposing character", "el personaje contrario"),
    refs.FORMER_TARGET: ("the original target", "el blanco original"),
    refs.YOUR_ATTACK_CARD: ("your Attack card", "tu carta de Ataque"),
    refs.YOUR_RECRUIT: ("that recruit", "ese recluta"),
}

PLAYERS: Final[dict[int, tuple[str, str]]] = {
    refs.YOU: ("you", "tú"),
    refs.THAT_PLAYER: ("{player}", "{player}"),
    refs.ITS_PLAYER: ("its controller", "su controlador"),
    refs.DEFENDING_PLAYER: ("the defending player", "el jugador defensor"),
    refs.ATTACKING_PLAYER: ("the attacking player", "el jugador atacante"),
    refs.ACTIVE_PLAYER: ("the active player", "el jugador activo"),
    refs.THE_OTHERS_PLAYER: ("that character's controller", "el controlador de ese personaje"),
}

PLACES: Final[dict[int, tuple[str, str]]] = {
    gr.IN_THIS_PARTY: (" in this party", " de este grupo"),
    gr.IN_DEFENDING_PARTY: (" in the defending party", " del grupo defensor"),
    gr.IN_ATTACKING_PARTY: (" in the attacking party", " del grupo atacante"),
    gr.MONSTERS: ("", ""),
    gr.CITY_STREETS: (" in The Streets", " en Las Calles"),
    gr.ON_IT: (" attached to them", " que tenga adjunto"),
    gr.CITY_BURNED: (" in the City Deck burned pile", " en la pila de quemados de la ciudad"),
    gr.OR_FACE_DOWN_MONSTERS: (" or face-down Monster", " o Monstruo boca abajo"),
    gr.ANYWHERE: ("", ""),
}

OWNED: Final[dict[int, tuple[str, str]]] = {
    gr.IN_COTERIE: (" in {0} coterie", " de {1} coterie"),
    gr.IN_HAVEN: (" in {0} Haven", " en {1} Refugio"),
    gr.IN_HAND: (" from {0} hand", " de {1} mano"),
    gr.IN_DISCARD: (" from {0} discard pile", " de {1} pila de descartes"),
    gr.IN_TORPOR: (" in {0} torpor", " en {1} Letargo"),
    gr.IN_BURNED: ("", ""),
}

WHOSE: Final[dict[int, tuple[str, str]]] = {
    gr.ANYONES: ("any", "cualquier"),
    gr.YOURS: ("your", "tu"),
    gr.FOES: ("a foe's", "un enemigo"),
    gr.THAT_PLAYERS: ("their", "su"),
    gr.NOT_YOURS: ("another's", "otro"),
}


def ref(number: int, lang: int) -> str:
    return REFS[number][lang]


def to(number: int, lang: int) -> str:
    return pick(lang, f"to {ref(number, lang)}", f"a {ref(number, lang)}")


def player(number: int, lang: int) -> str:
    return PLAYERS[number][lang]


def group(node: gr.Group, how: int, lang: int) -> str:
    match node:
        case gr.Exactly(ref=number):
            return ref(number, lang)
        case gr.AttackersInThisParty():
            return pick(lang, "attackers in this party", "los atacantes de este grupo")
        case gr.Attackers(whose=whose, traits=traits):
            return attackers(whose, traits, lang)
        case gr.RetainersAttachedThisTurn():
            name = pick(lang, "Retainer you attached this turn", "Criado que has adjuntado este turno")
            return counted(name, how, lang)
        case gr.EitherGroup(first=first, second=second):
            names = [group(each, how if how == MANY else BARE, lang) for each in (first, second)]
            return counted(pick(lang, " or ", " o ").join(names), how, lang)
        case gr.Cards():
            return counted(noun_of(node, how, lang) + after(node, lang), how, lang)
    raise TypeError(f"no phrase for {node!r}")


def attackers(whose: int, traits: tuple[t.Trait, ...], lang: int) -> str:
    who = "".join(adjective(trait, lang) for trait in traits)
    being = next((BEINGS[trait.being][lang] for trait in traits if isinstance(trait, t.IsBeing)), "")
    if lang == 0:
        name = f"{who} {being}s attacking".strip() if being else f"{who} attackers".strip()
    else:
        name = f"los {being}es que atacan" if being else f"los atacantes {who}".strip()
    return name + (pick(lang, " you control", " que controlas") if whose == gr.YOURS else "")


def subject(node: gr.Group, how: int, lang: int) -> str:
    """As what a sentence is about: Spanish says "los personajes de este grupo"."""
    if how == MANY and isinstance(node, gr.EitherGroup):
        return pick(lang, " and ", " y ").join((subject(node.first, MANY, lang), subject(node.second, MANY, lang)))
    name = group(node, how, lang)
    if how != MANY or not isinstance(node, gr.Cards):
        return name
    everybody = node.place == gr.ANYWHERE or (node.place == gr.IN_PLAY and node.whose == gr.ANYONES)
    if everybody and not node.traits:
        return pick(lang, f"all {name}", f"todos los {name}")
    return pick(lang, name, f"{'las' if un(name) == 'una' else 'los'} {name}")


def there(node: gr.Group, lang: int) -> str:
    """As what is or is not somewhere: "cards in your hand", not "from"."""
    name = group(node, MANY, lang)
    if lang == 0:
        return re.sub(r" from (your|their) ", r" in \1 ", name).replace(" on it", " on them")
    return re.sub(r" de (tu|su) ", r" en \1 ", name)


def counted(name: str, how: int, lang: int) -> str:
    if how == ONE and name.startswith("lowest"):
        return f"the {name}"
    if how == ONE and "de menor" in name:
        return f"el {name}"
    if how == ONE:
        return pick(lang, f"{article(name)} {name}", f"{un(name)} {name}")
    if how == ONLY:
        return f"1 {name}"
    if how == EACH:
        return pick(lang, f"each {name}", f"cada {name}")
    if how == TARGET:
        return pick(lang, f"target {name}", f"{un(name)} {name} a tu elección")
    return name


def un(name: str) -> str:
    return "una" if name.split()[0] in ("carta", "cartas", "Reliquia", "Estratagema", "Conspiración") else "un"


def noun_of(node: gr.Cards, how: int, lang: int) -> str:
    """The noun, with the traits that stand before it in English."""
    base = base_noun(node, lang)
    if how == MANY:
        base = plural(base, lang)
    before = " ".join(word for word in (adjective(trait, lang) for trait in node.traits) if word)
    if not before:
        return base
    return pick(lang, f"{before} {base}", f"{base} {before}")


def plural(name: str, lang: int) -> str:
    words = name.split()
    if lang == 0:
        words[-1] = words[-1] + "s"
        return " ".join(words)
    first = words[0]
    words[0] = first + ("s" if first[-1] in "aeiou" else "es")
    return " ".join(words)


def base_noun(node: gr.Cards, lang: int) -> str:
    for trait in node.traits:
        match trait:
            case t.IsBeing(being=being):
                return BEINGS[being][lang]
            case t.HasWords(words=words):
                found = [names[lang] for word, names in BANNER if words & word]
                return " ".join(reversed(found)) if lang == 0 else " ".join(found)
            case t.HasWord(words=w.FACE_DOWN_CARDS):
                return pick(lang, "Trap or Conspiracy", "Trampa o Conspiración")
            case t.HasWord(words=w.RETAINER):
                return pick(lang, "Retainer", "Criado")
            case t.HasWord(words=words):
                return next(names[lang] for word, names in BANNER if words & word)
            case t.IsKind(kind=w.MORTAL):
                return pick(lang, "City Deck Mortal", "Mortal del Mazo de Ciudad")
            case t.IsCharacter():
                return pick(lang, "character", "personaje")
            case t.IsLibraryCard():
                return pick(lang, "Library card", "carta de Biblioteca")
            case t.IsAttackCard(types=types):
                names = pick(lang, " or ", " o ").join(NOUNS[each][lang] for each in types)
                return pick(lang, f"{names} Attack card", f"carta de Ataque {names}")
            case t.OfClan(clans=clans):
                names = pick(lang, " or ", " o ").join(CLANS[each][lang] for each in clans)
                return pick(lang, f"{names} character", f"personaje {names}")
    if node.place == gr.MONSTERS:
        return BEINGS[w.MONSTROUS][lang]
    if node.place in (gr.ON_TABLE, gr.IN_HAND, gr.IN_DISCARD, gr.ON_IT, gr.ANYWHERE, gr.ATTACHED_ANYWHERE):
        return pick(lang, "card", "carta")
    return pick(lang, "character", "personaje")


def adjective(trait: t.Trait, lang: int) -> str:
    match trait:
        case t.IsFaceDown():
            return pick(lang, "face-down", "boca abajo")
        case t.Other():
            return pick(lang, "different", "distinto")
        case t.IsReady():
            return pick(lang, "ready", "preparado")
        case t.IsExhausted():
            return pick(lang, "exhausted", "agotado")
        case t.Wounded():
            return pick(lang, "Wounded", "Herido")
        case t.Has(stat=w.TRUE_FAITH):
            return pick(lang, "True Faith", "con Fe Verdadera")
        case t.LowestPotency():
            return pick(lang, "lowest Blood Potency", "de menor Potencia de Sangre")
        case t.IsCharacterCard() | t.MayEnterPlay():  # go without saying
            return ""
    return ""


def after(node: gr.Cards, lang: int) -> str:
    text = "".join(suffix(trait, lang) for trait in node.traits)
    return place(node, lang) + text


def place(node: gr.Cards, lang: int) -> str:
    where, whose = node.place, node.whose
    if where in PLACES:
        return PLACES[where][lang] + (not_yours(lang) if whose == gr.NOT_YOURS else "")
    if where in (gr.CONTROLLED, gr.ON_TABLE, gr.ATTACHED_ANYWHERE) and whose == gr.YOURS:
        return pick(lang, " you control", " que controlas")
    if where == gr.IN_BURNED:
        return pick(lang, " in your burned pile", " de tu pila de quemados")
    if where == gr.IN_STREETS:
        mine = pick(lang, " you control", " que controlas") if whose == gr.YOURS else ""
        return mine + pick(lang, " in The Streets", " en Las Calles")
    if where in OWNED and whose in (gr.YOURS, gr.THAT_PLAYERS):
        names = WHOSE[whose]
        return OWNED[where][lang].format(names[0], names[1])
    if where == gr.IN_PLAY and whose == gr.FOES:
        return pick(lang, " a foe controls", " de un enemigo")
    if where == gr.IN_PLAY and whose == gr.NOT_YOURS:
        return not_yours(lang)
    return ""


def not_yours(lang: int) -> str:
    return pick(lang, " you do not control", " que no controlas")


def suffix(trait: t.Trait, lang: int) -> str:
    match trait:
        case t.WithPrestige(least=least):
            return pick(lang, f" with {least}+ Prestige on it", f" con {least}+ de Prestigio encima")
        case t.WithYourPrestige(least=least):
            return pick(lang, f" with {least}+ Prestige of your color", f" con {least}+ de Prestigio de tu color")
        case t.Has(stat=w.TRUE_FAITH):
            return ""
        case t.Has(stat=w.BLOOD_POTENCY, least=least):
            return pick(lang, f" with {least}+ Blood Potency", f" con {least}+ de Potencia de Sangre")
        case t.Has(stat=stat):
            return pick(lang, f" with [{NOUNS[stat][lang]}]", f" con [{NOUNS[stat][lang]}]")
        case t.HasAClan():
            return pick(lang, " with a clan affiliation", " con afiliación de Clan")
        case t.Afflicted():
            return pick(lang, " with an Affliction", " con una Aflicción")
    return ""
