"""Nouns that few cards use, most of them values: of the same kinds as those of nouns.py."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import refs
from primogen.rivals.language.nouns import PlayerStat, Ref, Stat, Token, Word
from primogen.rivals.rules import flags as f
from primogen.rivals.rules import words as w

SECOND_ATTACK_CARD: Final[Stat] = Stat(f.SECOND_ATTACK_CARD)
TYPE_AT_REVEAL: Final[Stat] = Stat(f.TYPE_AT_REVEAL)
FIRST_FALL_UNPAID: Final[Stat] = Stat(f.FIRST_FALL_UNPAID)
BLANKED: Final[Stat] = Stat(f.BLANKED)
DRAWN_FROM: Final[Stat] = Stat(f.DRAWN_FROM)
KEEPS_HAVENS: Final[Stat] = Stat(f.KEEPS_HAVENS)
BORROWS_HAVENS: Final[Stat] = Stat(f.BORROWS_HAVENS)
IGNORES_EVENTS: Final[PlayerStat] = PlayerStat(f.IGNORES_EVENTS)
DISCARDS_BY_LOT: Final[PlayerStat] = PlayerStat(f.DISCARDS_BY_LOT)
FIRST_PRESTIGE: Final[PlayerStat] = PlayerStat(f.FIRST_PRESTIGE)

ITS_MONSTER: Final[Ref] = Ref(refs.ITS_MONSTER)
LEADER_TOKEN: Final[Token] = Token(w.LEADER_TOKEN)
CITY_EVENT: Final[Word] = Word(w.CITY_EVENT)
