"""The nouns of cards, each of its own kind: a clan where a Discipline belongs is an error of mypy.

They are the ints of the rules (`rules.words`, `refs` and their like), which the nodes hold; the kinds cost nothing at
run time. What takes a noun says its kind; what several kinds may stand for has a name at the end of the kinds.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

from primogen.rivals.language import choices as c
from primogen.rivals.language import refs
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.patterns import fights, roles
from primogen.rivals.rules import prices
from primogen.rivals.rules import words as w

# ---- the kinds

Ref = NewType("Ref", int)  # one card, as a pronoun
Name = NewType("Name", Ref)  # of a card the sentence has chosen
Player = NewType("Player", int)  # one player, as a pronoun
Whose = NewType("Whose", int)  # in whose turn, by whom
Players = NewType("Players", int)  # which players
DamageOf = NewType("DamageOf", int)  # dealt by an attack, or by whatever
Through = NewType("Through", int)  # what somebody is defeated by
During = NewType("During", int)  # in an attack, or whenever
Form = NewType("Form", int)  # of an ability
Duration = NewType("Duration", int)

Stat = NewType("Stat", int)  # of a card
PlayerStat = NewType("PlayerStat", int)
Keyword = NewType("Keyword", int)
Discipline = NewType("Discipline", int)
Edge = NewType("Edge", int)
Attribute = NewType("Attribute", int)  # a value, and a type of attack
RangedType = NewType("RangedType", int)  # a type of attack only
NoType = NewType("NoType", int)  # of damage
Quality = NewType("Quality", int)  # of damage

Clan = NewType("Clan", int)
Creed = NewType("Creed", int)
Being = NewType("Being", int)
Kind = NewType("Kind", int)  # of card
Word = NewType("Word", int)  # of a banner
Decks = NewType("Decks", int)
Token = NewType("Token", int)
Resource = NewType("Resource", int)
Heard = NewType("Heard", int)
Colour = NewType("Colour", int)  # of tokens
Supply = NewType("Supply", int)
Deed = NewType("Deed", int)  # what is paid for

AnyStat: TypeAlias = Stat | Attribute | Keyword | Discipline | Edge
AttackType: TypeAlias = Attribute | RangedType
DamageType: TypeAlias = Attribute | RangedType | NoType
Icon: TypeAlias = Discipline | Edge
Affiliation: TypeAlias = Clan | Creed
AnyToken: TypeAlias = Token | Resource  # what may lie on a card


# ---- pronouns: one card (refs)

THIS: Final = Ref(refs.THIS)
THIS_CARD: Final = Ref(refs.THIS_CARD)
THAT: Final = Ref(refs.THAT)
THE_OTHER: Final = Ref(refs.THE_OTHER)
THE_ATTACKER: Final = Ref(refs.THE_ATTACKER)
THE_TARGET: Final = Ref(refs.THE_TARGET)
YOUR_LEADER: Final = Ref(refs.YOUR_LEADER)
THE_OPPONENT: Final = Ref(refs.THE_OPPONENT)
FORMER_TARGET: Final = Ref(refs.FORMER_TARGET)
YOUR_ATTACK_CARD: Final = Ref(refs.YOUR_ATTACK_CARD)
YOUR_HAVEN: Final = Ref(refs.YOUR_HAVEN)
YOUR_AGENDA: Final = Ref(refs.YOUR_AGENDA)
ITS_BEARER: Final = Ref(refs.ITS_BEARER)

# ---- names a sentence gives to what it chooses: two at most, one of each line

THE_CARD: Final = Name(Ref(refs.THE_CARD))
THE_CHARACTER: Final = Name(Ref(refs.THE_CHARACTER))
THE_RECRUIT: Final = Name(Ref(refs.THE_RECRUIT))

THE_BEARER: Final = Name(Ref(refs.THE_BEARER))
THE_OTHER_CHARACTER: Final = Name(Ref(refs.THE_OTHER_CHARACTER))
THE_RETAINER: Final = Name(Ref(refs.THE_RETAINER))

# ---- pronouns: one player (refs)

YOU: Final = Player(refs.YOU)
THAT_PLAYER: Final = Player(refs.THAT_PLAYER)
ITS_PLAYER: Final = Player(refs.ITS_PLAYER)
DEFENDING_PLAYER: Final = Player(refs.DEFENDING_PLAYER)
ATTACKING_PLAYER: Final = Player(refs.ATTACKING_PLAYER)
ACTIVE_PLAYER: Final = Player(refs.ACTIVE_PLAYER)
THE_OTHERS_PLAYER: Final = Player(refs.THE_OTHERS_PLAYER)

# ---- in whose turn, by whom (patterns); which players (choices)

ANY_SEAT: Final = Whose(roles.ANY_SEAT)
YOUR_SEAT: Final = Whose(roles.YOUR_SEAT)
HOSTS_SEAT: Final = Whose(roles.HOSTS_SEAT)
FOES_SEAT: Final = Whose(roles.FOES_SEAT)
ANYONE: Final = Players(c.ANYONE)
FOE: Final = Players(c.FOE)
CONTRIBUTOR: Final = Players(c.CONTRIBUTOR)
FOE_WHO_DID_NOT_CONTRIBUTE: Final = Players(c.FOE_WHO_DID_NOT_CONTRIBUTE)
EACH_PLAYER: Final = Players(c.EACH_PLAYER)
FOE_AGAINST_YOUR_CHOICE: Final = Players(c.FOE_AGAINST_YOUR_CHOICE)

# ---- roles of patterns (patterns)

ANY_DAMAGE: Final = DamageOf(fights.ANY_DAMAGE)
ATTACK_DAMAGE: Final = DamageOf(fights.ATTACK_DAMAGE)
ANYTHING: Final = Through(fights.ANYTHING)
ORDINARY_DAMAGE: Final = Through(fights.NOT_AGGRAVATED)
ANY_TIME: Final = During(fights.ANY_TIME)
IN_AN_ATTACK: Final = During(fights.IN_AN_ATTACK)

# ---- forms of abilities

OPEN: Final = Form(w.OPEN)
ATTACKER_FORM: Final = Form(w.ATTACKER_FORM)
PARTY_FORM: Final = Form(w.PARTY_FORM)
SOLO_ATTACKER_FORM: Final = Form(w.SOLO_ATTACKER_FORM)
TORPOR_FORM: Final = Form(w.TORPOR_FORM)
LEADER_FORM: Final = Form(w.LEADER_FORM)

# ---- how long

THIS_ATTACK: Final = Duration(w.THIS_ATTACK)
NEXT_ATTACK: Final = Duration(w.NEXT_ATTACK)
THIS_TURN: Final = Duration(w.THIS_TURN)
THIS_SCHEME: Final = Duration(w.THIS_SCHEME)
THIS_DAMAGE: Final = Duration(w.THIS_DAMAGE)

# ---- attack types, and what else damage may be

PHYSICAL: Final = Attribute(w.PHYSICAL)
SOCIAL: Final = Attribute(w.SOCIAL)
MENTAL: Final = Attribute(w.MENTAL)
RANGED: Final = RangedType(w.RANGED)
ATTACK_TYPES: Final = (RANGED, PHYSICAL, SOCIAL, MENTAL)
TYPELESS: Final = NoType(w.TYPELESS)
NORMAL_DAMAGE: Final = Quality(w.NORMAL_DAMAGE)
AGGRAVATED_QUALITY: Final = Quality(w.AGGRAVATED_QUALITY)
SUPERFICIAL_QUALITY: Final = Quality(w.SUPERFICIAL_QUALITY)

# ---- values of cards

BLOOD_POTENCY: Final = Stat(w.BLOOD_POTENCY)
INFLUENCE: Final = Stat(w.INFLUENCE)
SECRECY: Final = Stat(w.SECRECY)
INTEL: Final = Stat(w.INTEL)
SHIELD: Final = Stat(w.SHIELD)
DAMAGE: Final = Stat(w.DAMAGE)
AGGRAVATED_DAMAGE: Final = Stat(w.AGGRAVATED_DAMAGE)
PREVENTION: Final = Stat(w.PREVENTION)
ATTACHMENTS: Final = Stat(w.ATTACHMENTS)
NOT_AGGRAVATED: Final = Stat(w.NOT_AGGRAVATED)
NO_FREE_MEND: Final = Stat(w.NO_FREE_MEND)
NO_REACTIONS: Final = Stat(w.NO_REACTIONS)
STAYS_ITS_HAND: Final = Stat(w.STAYS_ITS_HAND)
INVESTIGATES_AT_HOME: Final = Stat(w.INVESTIGATES_AT_HOME)
SHARES_RETAINERS: Final = Stat(w.SHARES_RETAINERS)
BEYOND_FOES: Final = Stat(w.BEYOND_FOES)
IGNORES_ANTAGONIST: Final = Stat(w.IGNORES_ANTAGONIST)
STRIKES_EACH: Final = Stat(w.STRIKES_EACH)
NO_DIABLERIE: Final = Stat(w.NO_DIABLERIE)
CANNOT_REGROUP: Final = Stat(w.CANNOT_REGROUP)
GUARD: Final = Keyword(w.GUARD)
AGGRAVATED: Final = Keyword(w.AGGRAVATED)
SUPERFICIAL: Final = Keyword(w.SUPERFICIAL)
CANNOT_BE_BLOCKED: Final = Keyword(w.CANNOT_BE_BLOCKED)
REACH: Final = Keyword(w.REACH)
POSSESSIVE: Final = Keyword(w.POSSESSIVE)
TRUE_FAITH: Final = Keyword(w.TRUE_FAITH)
SOLITARY: Final = Keyword(w.SOLITARY)
DIABLERIST: Final = Keyword(w.DIABLERIST)
TARGETED: Final = Keyword(w.TARGETED)

# ---- values of players

SCHEME_INFLUENCE: Final = PlayerStat(w.SCHEME_INFLUENCE)
NO_MODIFIERS: Final = PlayerStat(w.NO_MODIFIERS)
SHOWS_HAND: Final = PlayerStat(w.SHOWS_HAND)
AGENDA_NEEDED: Final = PlayerStat(w.AGENDA_NEEDED)

# ---- Disciplines and Edges

ANIMALISM: Final = Discipline(w.ANIMALISM)
AUSPEX: Final = Discipline(w.AUSPEX)
BLOOD_SORCERY: Final = Discipline(w.BLOOD_SORCERY)
CELERITY: Final = Discipline(w.CELERITY)
DOMINATE: Final = Discipline(w.DOMINATE)
FORTITUDE: Final = Discipline(w.FORTITUDE)
OBFUSCATE: Final = Discipline(w.OBFUSCATE)
OBLIVION: Final = Discipline(w.OBLIVION)
POTENCE: Final = Discipline(w.POTENCE)
PRESENCE: Final = Discipline(w.PRESENCE)
PROTEAN: Final = Discipline(w.PROTEAN)
THIN_BLOOD_ALCHEMY: Final = Discipline(w.THIN_BLOOD_ALCHEMY)
BEAST_WHISPERER: Final = Edge(w.BEAST_WHISPERER)
GLOBAL_ACCESS: Final = Edge(w.GLOBAL_ACCESS)
LIBRARY_EDGE: Final = Edge(w.LIBRARY_EDGE)
REPEL_THE_UNNATURAL: Final = Edge(w.REPEL_THE_UNNATURAL)
SENSE_THE_UNNATURAL: Final = Edge(w.SENSE_THE_UNNATURAL)
THWART_THE_UNNATURAL: Final = Edge(w.THWART_THE_UNNATURAL)
NO_DISCIPLINE: Final = Discipline(0)

# ---- clans and Creeds

BRUJAH: Final = Clan(w.BRUJAH)
MALKAVIAN: Final = Clan(w.MALKAVIAN)
TOREADOR: Final = Clan(w.TOREADOR)
VENTRUE: Final = Clan(w.VENTRUE)
TREMERE: Final = Clan(w.TREMERE)
THIN_BLOOD: Final = Clan(w.THIN_BLOOD)
GANGREL: Final = Clan(w.GANGREL)
NOSFERATU: Final = Clan(w.NOSFERATU)
LASOMBRA: Final = Clan(w.LASOMBRA)
HECATA: Final = Clan(w.HECATA)
TZIMISCE: Final = Clan(w.TZIMISCE)
RAVNOS: Final = Clan(w.RAVNOS)
BANU_HAQIM: Final = Clan(w.BANU_HAQIM)
SALUBRI: Final = Clan(w.SALUBRI)
MINISTRY: Final = Clan(w.MINISTRY)
CAITIFF: Final = Clan(w.CAITIFF)
FAITHFUL: Final = Creed(w.FAITHFUL)
INQUISITIVE: Final = Creed(w.INQUISITIVE)
MARTIAL: Final = Creed(w.MARTIAL)
NO_CLAN: Final = Clan(w.NO_CLAN)

# ---- beings

VAMPIRE: Final = Being(w.VAMPIRE)
HUNTER: Final = Being(w.HUNTER)
MONSTROUS: Final = Being(w.MONSTROUS)
GHOULISH: Final = Being(w.GHOULISH)

# ---- kinds of card

CHARACTER: Final = Kind(w.CHARACTER)
ACTION: Final = Kind(w.ACTION)
UNHOSTED: Final = Kind(w.UNHOSTED)
ATTACK: Final = Kind(w.ATTACK)
REACTION: Final = Kind(w.REACTION)
ATTACK_OR_REACTION: Final = Kind(w.ATTACK_OR_REACTION)
MODIFIER: Final = Kind(w.MODIFIER)
HAVEN_CARD: Final = Kind(w.HAVEN_CARD)
AGENDA_CARD: Final = Kind(w.AGENDA_CARD)
EVENT: Final = Kind(w.EVENT)
MORTAL: Final = Kind(w.MORTAL)
PRINCE: Final = Kind(w.PRINCE)
MONSTER: Final = Kind(w.MONSTER)
WRAITH: Final = Kind(w.WRAITH)

# ---- words of a banner

ONGOING: Final = Word(w.ONGOING)
SCHEME: Final = Word(w.SCHEME)
CONSPIRACY: Final = Word(w.CONSPIRACY)
TRAP: Final = Word(w.TRAP)
RITUAL: Final = Word(w.RITUAL)
ANIMAL: Final = Word(w.ANIMAL)
RELIC: Final = Word(w.RELIC)
TITLE: Final = Word(w.TITLE)
RETAINER: Final = Word(w.RETAINER)
CITIZEN: Final = Word(w.CITIZEN)
VAGRANT: Final = Word(w.VAGRANT)
ANTAGONIST: Final = Word(w.ANTAGONIST)
SPECIAL: Final = Word(w.SPECIAL)
GHOUL: Final = Word(w.GHOUL)
UNIQUE: Final = Word(w.UNIQUE)
ONE_PER_PLAYER: Final = Word(w.ONE_PER_PLAYER)
ONLY_ONE: Final = Word(w.ONLY_ONE)
TOKENLESS: Final = Word(w.TOKENLESS)
AIDS_OTHERS: Final = Word(w.AIDS_OTHERS)

# ---- who may have a card in a deck

VAMPIRES: Final = Decks(w.VAMPIRES)
HUNTERS: Final = Decks(w.HUNTERS)
BOTH: Final = Decks(w.BOTH)

# ---- tokens and resources

NO_INFLUENCE: Final = Token(w.NO_INFLUENCE)
FEAR: Final = Token(w.FEAR)
MINUS_BP: Final = Token(w.MINUS_BP)
PRESTIGE: Final = Resource(w.PRESTIGE)
AGENDA: Final = Resource(w.AGENDA)
BLOOD: Final = Resource(w.BLOOD)
ACTIONS_GAINED: Final = Resource(w.ACTIONS_GAINED)
UNHOSTED_GAINED: Final = Resource(w.UNHOSTED_GAINED)
INFLUENCE_GAINED: Final = Resource(w.INFLUENCE_GAINED)

# ---- tokens on cards: of whose colour, and out of which supply (traits, verbs_tokens)

OF_ANY_COLOUR: Final = Colour(t.OF_ANY_COLOUR)
OF_YOUR_COLOUR: Final = Colour(t.OF_YOUR_COLOUR)
GENERAL_SUPPLY: Final = Supply(vt.GENERAL_SUPPLY)
OWN_SUPPLY: Final = Supply(vt.OWN_SUPPLY)
JUST_GAINED: Final = Supply(vt.JUST_GAINED)

# ---- what is paid for (rules/prices)

TO_RECRUIT: Final = Deed(prices.TO_RECRUIT)
TO_PLAY: Final = Deed(prices.TO_PLAY)
TO_ACTIVATE: Final = Deed(prices.TO_ACTIVATE)
TO_TAKE_A_TITLE: Final = Deed(prices.TO_TAKE_A_TITLE)
TO_PERFORM: Final = Deed(prices.TO_PERFORM)
TO_ATTACH: Final = Deed(prices.TO_ATTACH)
TO_ATTACK: Final = Deed(prices.TO_ATTACK)

# ---- whether attach effects are triggered (verbs_cards)

HEARD: Final = Heard(vc.HEARD)
SILENT: Final = Heard(vc.SILENT)
