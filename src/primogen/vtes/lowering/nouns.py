"""Names of the surface tree as numbers of the game: clans, sects, titles, Disciplines, words of a card."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler.surface import Keyword, Stat, Word
from primogen.vtes.lowering.unlowered import Unlowered, unknown
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import CLANS, LEARNED, SECTS, TITLES, discipline
from primogen.vtes.rules.topics import BLEED, CAPACITY, HUNT, INTERCEPT, STEALTH, STRENGTH, VOTES

KEYWORDS: Final = {
    Keyword.UNIQUE: w.UNIQUE,
    Keyword.MASTER: 0,
    Keyword.EQUIPMENT: 0,
    Keyword.RETAINER: 0,
    Keyword.EVENT: 0,
    Keyword.LOCATION: w.LOCATION,
    Keyword.TRIFLE: w.TRIFLE,
    Keyword.OUT_OF_TURN: w.OUT_OF_TURN,
    Keyword.HUNTING_GROUND: w.HUNTING_GROUND,
    Keyword.WEAPON: w.WEAPON,
    Keyword.MELEE_WEAPON: w.WEAPON | w.MELEE,
    Keyword.GUN: w.WEAPON | w.GUN,
    Keyword.VEHICLE: w.VEHICLE,
    Keyword.HAVEN: w.HAVEN,
    Keyword.TROPHY: w.TROPHY,
    Keyword.TITLE: w.TITLE_CARD,
    Keyword.DISCIPLINE: w.DISCIPLINE_CARD,
    Keyword.GEHENNA: w.GEHENNA,
    Keyword.BLOOD_CURSED: w.BLOOD_CURSED,
    Keyword.INFERNAL: w.INFERNAL,
    Keyword.RED_LIST: w.RED_LIST,
    Keyword.STERILE: w.STERILE,
    Keyword.SCARCE: w.SCARCE,
    Keyword.MORTAL: w.MORTAL,
    Keyword.ANIMAL: w.ANIMAL,
    Keyword.GHOUL: w.GHOUL,
    Keyword.ZOMBIE: w.ZOMBIE,
    Keyword.WRAITH: w.WRAITH,
    Keyword.DEMON: w.DEMON,
    Keyword.WEREWOLF: w.WEREWOLF,
    Keyword.MAGE: w.MAGE,
    Keyword.CHANGELING: w.CHANGELING,
    Keyword.FRENZY: w.FRENZY,
    Keyword.GRAPPLE: w.GRAPPLE,
    Keyword.AIM: w.AIM,
    Keyword.AMMO: w.AMMO,
    Keyword.BOON: w.BOON,
    Keyword.ELECTRONIC: w.ELECTRONIC,
    Keyword.GOVERNMENT: w.GOVERNMENT,
    Keyword.CONTRACT: w.CONTRACT,
    Keyword.BLACK_HAND: w.BLACK_HAND,
    Keyword.SERAPH: w.SERAPH,
    Keyword.RELIC: w.RELIC,
    Keyword.ARCHETYPE: w.ARCHETYPE,
    Keyword.INVESTMENT: w.INVESTMENT,
    Keyword.WATCHTOWER: w.WATCHTOWER,
    Keyword.DISEASE: w.DISEASE,
    Keyword.MUMMY: w.MUMMY,
    Keyword.CURSE: w.CURSE,
    Keyword.WEATHER: w.WEATHER,
    Keyword.TRANSIENT: w.TRANSIENT,
    Keyword.CONDEMNATION: w.CONDEMNATION,
    Keyword.INQUISITION: w.INQUISITION,
    Keyword.INCONNU: w.INCONNU,
    Keyword.FLIGHT: w.FLIGHT,
    Keyword.ELYSIUM: w.ELYSIUM,
    Keyword.DERIVATIVE: w.DERIVATIVE,
    Keyword.NOD_FRAGMENT: w.NOD_FRAGMENT,
}
KINDS: Final = {
    Word.VAMPIRE: w.VAMPIRE,
    Word.ALLY: w.ALLY,
    Word.RETAINER: w.RETAINER,
    Word.EQUIPMENT: w.EQUIPMENT,
    Word.IMBUED: w.IMBUED,
    Word.EVENT: w.EVENT,
}
WORDS: Final = {
    Word.LOCATION: w.LOCATION,
    Word.WEAPON: w.WEAPON,
    Word.MELEE_WEAPON: w.MELEE,
    Word.GUN: w.GUN,
    Word.VEHICLE: w.VEHICLE,
    Word.ANIMAL: w.ANIMAL,
    Word.MORTAL: w.MORTAL,
    Word.GHOUL: w.GHOUL,
    Word.MAGE: w.MAGE,
    Word.WEREWOLF: w.WEREWOLF,
    Word.WRAITH: w.WRAITH,
    Word.ZOMBIE: w.ZOMBIE,
    Word.DEMON: w.DEMON,
    Word.CHANGELING: w.CHANGELING,
    Word.HUNTING_GROUND: w.HUNTING_GROUND,
    Word.HAVEN: w.HAVEN,
}
STATS: Final = {
    Stat.BLEED: BLEED,
    Stat.STEALTH: STEALTH,
    Stat.INTERCEPT: INTERCEPT,
    Stat.STRENGTH: STRENGTH,
    Stat.VOTE: VOTES,
    Stat.CAPACITY: CAPACITY,
    Stat.HUNT: HUNT,
}
TODAY: Final = {"Blood Sorcery": "Thaumaturgy"}  # one Discipline, by the name it has today
CLAN_NAMES: Final = {clan.casefold(): number for number, clan in enumerate(CLANS)}
SECT_NAMES: Final = {sect.casefold(): number for number, sect in enumerate(SECTS)}


def words_of(keywords: tuple[Keyword, ...]) -> int:
    found = 0
    for keyword in keywords:
        if keyword not in KEYWORDS:
            raise unknown(keyword)
        found |= KEYWORDS[keyword]
    return found


def clan_called(name: str) -> int:
    if name.casefold() not in CLAN_NAMES:
        raise Unlowered(f"clan {name}")
    return CLAN_NAMES[name.casefold()]


def sect_called(name: str) -> int:
    called = name.casefold() if name.casefold() in SECT_NAMES else name.casefold().removesuffix("s")
    if called not in SECT_NAMES:
        raise Unlowered(f"sect {name}")
    return SECT_NAMES[called]


def title_called(name: str) -> int:
    called = name.casefold().removesuffix(" member")
    if called not in TITLES[1:]:
        raise Unlowered(f"title {name}")
    return TITLES.index(called)


def discipline_called(name: str) -> int:
    """By its own name, or as it is called today."""
    called = TODAY.get(name.title(), name.title())
    if called not in LEARNED:
        raise Unlowered(f"Discipline {name}")
    return discipline(called)


def stat_of(stat: Stat) -> int:
    if stat not in STATS:
        raise unknown(stat)
    return STATS[stat]
