"""How cards are named in the texts of cards: by their own name, shortened, or by that of another."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from primogen.vtes.compiler import lexicon
from primogen.vtes.compiler.printed import Card, all_cards

COMMON: Final = """the a an of and or in on to for from with by at as is are be it they this that you your anarch
    anarchs prince baron justicar primogen bishop archbishop cardinal priscus regent camarilla sabbat laibon independent
    vampire vampires minion minions ally allies retainer equipment location master action combat blood pool life hand
    edge torpor haven hunting ground strike bleed block stealth intercept range damage vote votes referendum card cards
    library crypt weapon gun methuselah domain tradition influence inner circle title titles city frenzy event
    events gehenna power powers unique animal ghoul mortal mage zombie wraith demon werewolf press maneuver dodge
    nod capacity clan discipline disciplines disease archetype trophy boon path prey predator imbued conviction turn
    phase lock unlock black red list scarce sterile flight slave young elder night day fire water light war law king
    queen dark old new first second third fourth fifth sixth one two three four five will may can burn gain"""
GAME_WORDS: Final = frozenset(COMMON.split())
NOT_NAMES: Final = frozenset(("black hand", "blood hunt", "red list", "first blood", "hunting ground", "inner circle"))
NO_BEGINNING: Final = ("of", "the", "and")
NO_END: Final = ("of", "the", "and", "von", "de")


def plain(name: str) -> str:
    """ "Parthenon, The" is "The Parthenon"."""
    name = name.replace("(TM)", "").strip()
    match = re.fullmatch(r"(.*), (The|An|A|Le|La|El)", name)
    return f"{match[2]} {match[1]}" if match else name


def aliases(card: Card) -> list[str]:
    """How its own text may call a card: longest first."""
    name = plain(card.name)
    found = {name, card.name, card.name.replace("(TM)", "")}
    found.add(re.sub(r"\s*\(.*?\)\s*", " ", name).strip())
    found.add(re.sub(r'\s*".*?"\s*', " ", name).strip())
    found.add(re.sub(r",.*", "", name))
    found.add(name.removeprefix("The "))
    if card.crypt or {"Ally", "Retainer"} & set(card.types) or "unique" in card.text.lower():
        found |= parts_of(name)
    if card.crypt and name.split()[-1].lower() not in GAME_WORDS:
        found.add(name.split()[-1].lower())
    barred = GAME_WORDS | set(lexicon.clans()) | set(lexicon.DISCIPLINES) | set(lexicon.TITLES)
    return longest_first(each for each in found if each and each.lower() not in barred)


def parts_of(name: str) -> set[str]:
    """ "Sascha", "Vykos", "Sascha Vykos": whatever of it can stand for the whole."""
    words = re.sub(r'["(),]', " ", name).split()
    spans = [words[start:end] for start in range(len(words)) for end in range(start + 1, len(words) + 1)]
    return {" ".join(span) for span in spans if names_somebody(span)}


def names_somebody(span: list[str]) -> bool:
    if not span[0][0].isupper() or span[0].lower() in NO_BEGINNING or span[-1].lower() in NO_END:
        return False
    return any(word.lower() not in GAME_WORDS and len(word) > 1 for word in span)


def longest_first(names: Iterable[str]) -> list[str]:
    return sorted(names, key=len, reverse=True)


def own_name(card: Card) -> re.Pattern[str]:
    names = "|".join(re.escape(n) for n in aliases(card)) or r"(?!)"
    return re.compile(rf"(?<![\w/])(?:[Tt]he )?(?:{names})(s?)(?![\w])")


@lru_cache(maxsize=1)
def other_names() -> re.Pattern[str]:
    """Cards named without slashes, as older texts do: names of several words only."""
    named = [plain(card.name) for card in all_cards()]
    named = [name for name in named if " " in name and name.lower() not in NOT_NAMES and name[0].isupper()]
    common = GAME_WORDS | {word for clan in lexicon.clans() for word in clan.split()} | set(lexicon.TITLES)
    named = [name for name in named if any(word.lower() not in common for word in name.split())]
    return re.compile(r"(?<![\w/])(?:" + "|".join(re.escape(name) for name in longest_first(named)) + r")(?![\w])")
