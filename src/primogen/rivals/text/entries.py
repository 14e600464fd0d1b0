"""What a trait is called: its noun, its adjectives, what stands behind. And the tables of what traits speak of."""

from __future__ import annotations

from typing import Final, NamedTuple

from primogen.rivals.language import traits as t
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.text.banners import WORDS, WORDS_BEFORE, bits
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.nouns import a, noun
from primogen.rivals.text.phrasebook import Noun
from primogen.text.grammar import NotSayable
from primogen.text.languages import pick
from primogen.text.phrasebooks import number_of

BEINGS: Final = {w.VAMPIRE: "vampire", w.HUNTER: "hunter", w.MONSTROUS: "monster", w.GHOULISH: "ghoul"} | {
    ww.WEREWOLF: "werewolf"
}
KINDS: Final = {
    number_of(key, (w, ww)): key
    for key in (
        *("action", "unhosted", "attack", "reaction", "attack-or-reaction", "modifier", "haven-card"),
        *("agenda-card", "event", "mortal", "prince", "monster", "wraith", "form-card"),
    )
} | {w.CHARACTER: "character-card"}
KEYWORDS: Final = (w.GUARD, w.TRUE_FAITH, w.REACH, w.POSSESSIVE, w.SOLITARY, w.DIABLERIST)
NUMBERS: Final = (*w.ATTRIBUTES, w.BLOOD_POTENCY, w.INFLUENCE, w.SECRECY, w.INTEL, w.SHIELD)


FIGHTS_AS: Final = {w.ATTACK: "attack", w.REACTION: "reaction", t.IN_A_FIGHT: "card"}
OF_THAT_TYPE: Final = {
    w.ATTACK: ("is an Attack card of that type", "es una carta de Ataque de ese tipo"),
    w.REACTION: ("is a Reaction of that type", "es una Reacción de ese tipo"),
    t.IN_A_FIGHT: ("is a card of that type", "es una carta de ese tipo"),
}
EXTREMES: Final = {t.LOWEST: ("lowest", "de menor"), t.HIGHEST: ("highest", "de mayor")}


class Entry(NamedTuple):
    """What a trait is called. Of `noun`, `adjectives` and `names` come "is ..."; of `having`, "with ..." and "has ..."."""

    noun: Noun | None = None
    adjectives: tuple[str, ...] = ()
    names: str = ""
    having: str = ""  # what it has: "[Auspex]"
    that: tuple[str, str] = ("", "")  # " that is not ...", of one and of many
    predicate: str = ""  # "is not ..."
    is_superlative: bool = False


SO_MANY: Final = {t.AT_LEAST: "{0}+", t.AT_MOST: "0-{0}"}


def having(stat: int, least: int, lang: int) -> Entry:
    """Icons as often as there must be; a keyword once; of all else, how much."""
    if w.DISCIPLINES_AT <= stat < w.DISCIPLINES_END:
        return Entry(having=" ".join([f"[{NOUNS[stat][lang]}]"] * least))
    if stat in NUMBERS:
        return Entry(having=f"{least}+ {pick(lang, '', 'de ')}{NOUNS[stat][lang]}")
    if stat not in KEYWORDS or least != 1:
        raise NotSayable(f"nobody has {least} of stat {stat}")
    name = NOUNS[stat][lang]
    if stat == w.TRUE_FAITH:
        return Entry(adjectives=("true-faith",), predicate=pick(lang, f"has {name}", f"tiene {name}"))
    if stat == w.SOLITARY:
        return Entry(adjectives=("solitary",), predicate=pick(lang, f"is {name}", f"es {name}"))
    return Entry(having=name)


def all_of(words: int, lang: int) -> Entry:
    """ "Ongoing Scheme"."""
    nouns = [WORDS[bit] for bit in bits(words) if bit in WORDS]
    adjectives = tuple(WORDS_BEFORE[bit] for bit in bits(words) if bit in WORDS_BEFORE)
    if not nouns or len(nouns) + len(adjectives) != len(bits(words)):
        raise NotSayable(f"no card has all of the words {words}")
    others = [noun(each, lang).one for each in nouns[:-1]]
    return Entry(noun(nouns[-1], lang), adjectives, names=" ".join(others))


def after(entry: Entry, lang: int, *, many: bool) -> str:
    """What stands behind the noun."""
    if entry.having:
        return pick(lang, " with ", " con ") + entry.having
    return entry.that[many]


def also(entry: Entry, lang: int, *, many: bool) -> str:
    """Of a second noun: " that is a Relic"."""
    assert entry.noun is not None
    one = " ".join(word for word in (entry.names, a(entry.noun, lang)) if word)
    return (
        pick(lang, " that are ", " que sean ") + entry.noun.many if many else pick(lang, " that is ", " que sea ") + one
    )
