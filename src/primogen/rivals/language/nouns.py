"""The nouns of cards, each of its own kind: a clan where a Discipline belongs is an error of mypy.

Nodes hold the ints of the rules; the kinds cost nothing. What several kinds may stand for has a name after them.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

from primogen.rivals.language import choices as c
from primogen.rivals.language import refs
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.patterns import fights, roles
from primogen.rivals.language.patterns import tokens as laid
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
Auspice = NewType("Auspice", int)
Attribute = NewType("Attribute", int)  # a value, and a type of attack
RangedType = NewType("RangedType", int)  # a type of attack only
NoType = NewType("NoType", int)  # of damage
Quality = NewType("Quality", int)  # of damage

Clan = NewType("Clan", int)
Creed = NewType("Creed", int)
Tribe = NewType("Tribe", int)
Threat = NewType("Threat", int)  # what somebody reacts to that is no attack
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

AnyStat: TypeAlias = Stat | Attribute | Keyword | Discipline | Edge | Auspice
AttackType: TypeAlias = Attribute | RangedType
DamageType: TypeAlias = Attribute | RangedType | NoType
Icon: TypeAlias = Discipline | Edge | Auspice
Affiliation: TypeAlias = Clan | Creed | Tribe
AnyToken: TypeAlias = Token | Resource  # what may lie on a card


# ---- pronouns: one card (refs)

THIS: Final[Ref] = Ref(refs.THIS)
THIS_CARD: Final[Ref] = Ref(refs.THIS_CARD)
THAT: Final[Ref] = Ref(refs.THAT)
THE_OTHER: Final[Ref] = Ref(refs.THE_OTHER)
THE_ATTACKER: Final[Ref] = Ref(refs.THE_ATTACKER)
THE_TARGET: Final[Ref] = Ref(refs.THE_TARGET)
YOUR_LEADER: Final[Ref] = Ref(refs.YOUR_LEADER)
THE_OPPONENT: Final[Ref] = Ref(refs.THE_OPPONENT)
FORMER_TARGET: Final[Ref] = Ref(refs.FORMER_TARGET)
YOUR_ATTACK_CARD: Final[Ref] = Ref(refs.YOUR_ATTACK_CARD)
YOUR_HAVEN: Final[Ref] = Ref(refs.YOUR_HAVEN)
YOUR_AGENDA: Final[Ref] = Ref(refs.YOUR_AGENDA)
ITS_BEARER: Final[Ref] = Ref(refs.ITS_BEARER)
THEIR_HAVEN: Final[Ref] = Ref(refs.THEIR_HAVEN)
THEIR_AGENDA: Final[Ref] = Ref(refs.THEIR_AGENDA)
TOP_OF_DISCARD: Final[Ref] = Ref(refs.TOP_OF_DISCARD)
TOP_OF_THEIR_LIBRARY: Final[Ref] = Ref(refs.TOP_OF_THEIR_LIBRARY)

ORIGINAL_TARGET: Final[Ref] = Ref(refs.ORIGINAL_TARGET)
THE_BLOCKER: Final[Ref] = Ref(refs.THE_BLOCKER)

# ---- names a sentence gives to what it chooses: two at most, one of each line

THE_CARD: Final[Name] = Name(Ref(refs.THE_CARD))
THE_CHARACTER: Final[Name] = Name(Ref(refs.THE_CHARACTER))
THE_RECRUIT: Final[Name] = Name(Ref(refs.THE_RECRUIT))
THE_FIRST_CARD: Final[Name] = Name(Ref(refs.THE_FIRST_CARD))

THE_BEARER: Final[Name] = Name(Ref(refs.THE_BEARER))
THE_OTHER_CHARACTER: Final[Name] = Name(Ref(refs.THE_OTHER_CHARACTER))
THE_RETAINER: Final[Name] = Name(Ref(refs.THE_RETAINER))

# ---- pronouns: one player (refs)

YOU: Final[Player] = Player(refs.YOU)
THAT_PLAYER: Final[Player] = Player(refs.THAT_PLAYER)
ITS_PLAYER: Final[Player] = Player(refs.ITS_PLAYER)
DEFENDING_PLAYER: Final[Player] = Player(refs.DEFENDING_PLAYER)
ATTACKING_PLAYER: Final[Player] = Player(refs.ATTACKING_PLAYER)
ACTIVE_PLAYER: Final[Player] = Player(refs.ACTIVE_PLAYER)
THE_OTHERS_PLAYER: Final[Player] = Player(refs.THE_OTHERS_PLAYER)

# ---- in whose turn, by whom (patterns); which players (choices)

ANY_SEAT: Final[Whose] = Whose(roles.ANY_SEAT)
YOUR_SEAT: Final[Whose] = Whose(roles.YOUR_SEAT)
HOSTS_SEAT: Final[Whose] = Whose(roles.HOSTS_SEAT)
FOES_SEAT: Final[Whose] = Whose(roles.FOES_SEAT)
RIVALS_SEAT: Final[Whose] = Whose(roles.RIVALS_SEAT)
ANYONE: Final[Players] = Players(c.ANYONE)
FOE: Final[Players] = Players(c.FOE)
CONTRIBUTOR: Final[Players] = Players(c.CONTRIBUTOR)
FOE_WHO_DID_NOT_CONTRIBUTE: Final[Players] = Players(c.FOE_WHO_DID_NOT_CONTRIBUTE)
EACH_PLAYER: Final[Players] = Players(c.EACH_PLAYER)
EACH_FOE: Final[Players] = Players(c.EACH_FOE)
CHOSEN: Final[Players] = Players(c.CHOSEN)
UNCHOSEN: Final[Players] = Players(c.UNCHOSEN)
DEFENDER: Final[Players] = Players(c.DEFENDER)
FOE_WITH_MOST_AGENDA: Final[Players] = Players(c.FOE_WITH_MOST_AGENDA)
FOE_WITH_YOUR_AGENDA: Final[Players] = Players(c.FOE_WITH_YOUR_AGENDA)
FOE_AGAINST_YOUR_CHOICE: Final[Players] = Players(c.FOE_AGAINST_YOUR_CHOICE)

# ---- roles of patterns (patterns)

ANY_DAMAGE: Final[DamageOf] = DamageOf(fights.ANY_DAMAGE)
ATTACK_DAMAGE: Final[DamageOf] = DamageOf(fights.ATTACK_DAMAGE)
ANYTHING: Final[Through] = Through(fights.ANYTHING)
ORDINARY_DAMAGE: Final[Through] = Through(fights.NOT_AGGRAVATED)
ANY_TIME: Final[During] = During(fights.ANY_TIME)
IN_AN_ATTACK: Final[During] = During(fights.IN_AN_ATTACK)
IN_AN_ACTION_PHASE: Final[During] = During(laid.IN_AN_ACTION_PHASE)
AFTERWARDS: Final[During] = During(fights.AFTERWARDS)

# ---- forms of abilities

OPEN: Final[Form] = Form(w.OPEN)
ATTACKER_FORM: Final[Form] = Form(w.ATTACKER_FORM)
PARTY_FORM: Final[Form] = Form(w.PARTY_FORM)
SOLO_ATTACKER_FORM: Final[Form] = Form(w.SOLO_ATTACKER_FORM)
TORPOR_FORM: Final[Form] = Form(w.TORPOR_FORM)
LEADER_FORM: Final[Form] = Form(w.LEADER_FORM)

# ---- how long

THIS_ATTACK: Final[Duration] = Duration(w.THIS_ATTACK)
NEXT_ATTACK: Final[Duration] = Duration(w.NEXT_ATTACK)
PARTYS_NEXT_ATTACK: Final[Duration] = Duration(w.PARTYS_NEXT_ATTACK)
THIS_TURN: Final[Duration] = Duration(w.THIS_TURN)
THIS_SCHEME: Final[Duration] = Duration(w.THIS_SCHEME)
THIS_DAMAGE: Final[Duration] = Duration(w.THIS_DAMAGE)
THIS_ACTION: Final[Duration] = Duration(w.THIS_ACTION)
NEXT_RECRUIT: Final[Duration] = Duration(w.NEXT_RECRUIT)
NEXT_TURN: Final[Duration] = Duration(w.NEXT_TURN)

# ---- attack types, and what else damage may be

PHYSICAL: Final[Attribute] = Attribute(w.PHYSICAL)
SOCIAL: Final[Attribute] = Attribute(w.SOCIAL)
MENTAL: Final[Attribute] = Attribute(w.MENTAL)
RANGED: Final[RangedType] = RangedType(w.RANGED)
ATTACK_TYPES: Final = (RANGED, PHYSICAL, SOCIAL, MENTAL)
TYPELESS: Final[NoType] = NoType(w.TYPELESS)
BEING_DEFEATED: Final[Threat] = Threat(w.WOULD_BE_DEFEATED)
NORMAL_DAMAGE: Final[Quality] = Quality(w.NORMAL_DAMAGE)
AGGRAVATED_QUALITY: Final[Quality] = Quality(w.AGGRAVATED_QUALITY)
SUPERFICIAL_QUALITY: Final[Quality] = Quality(w.SUPERFICIAL_QUALITY)
SUPERFICIAL_AGGRAVATED: Final[Quality] = Quality(w.SUPERFICIAL_QUALITY | w.AGGRAVATED_QUALITY)

# ---- values of cards

BLOOD_POTENCY: Final[Stat] = Stat(w.BLOOD_POTENCY)
INFLUENCE: Final[Stat] = Stat(w.INFLUENCE)
SECRECY: Final[Stat] = Stat(w.SECRECY)
INTEL: Final[Stat] = Stat(w.INTEL)
SHIELD: Final[Stat] = Stat(w.SHIELD)
DAMAGE: Final[Stat] = Stat(w.DAMAGE)
AGGRAVATED_DAMAGE: Final[Stat] = Stat(w.AGGRAVATED_DAMAGE)
PREVENTION: Final[Stat] = Stat(w.PREVENTION)
ATTACHMENTS: Final[Stat] = Stat(w.ATTACHMENTS)
NOT_AGGRAVATED: Final[Stat] = Stat(w.NOT_AGGRAVATED)
BARRED: Final[Stat] = Stat(w.BARRED)
NOT_SUPERFICIAL: Final[Stat] = Stat(w.NOT_SUPERFICIAL)
NO_FREE_MEND: Final[Stat] = Stat(w.NO_FREE_MEND)
PAYS_FOR_ABILITIES: Final[Stat] = Stat(w.PAYS_FOR_ABILITIES)
NO_ATTACK_ACTIONS: Final[Stat] = Stat(w.NO_ATTACK_ACTIONS)
NO_END_MEND: Final[Stat] = Stat(w.NO_END_MEND)
NEEDED_POTENCY: Final[Stat] = Stat(w.NEEDED_POTENCY)
SHOWN_ATTACKS: Final[Stat] = Stat(w.SHOWN_ATTACKS)
NO_REACTIONS: Final[Stat] = Stat(w.NO_REACTIONS)
STAYS_ITS_HAND: Final[Stat] = Stat(w.STAYS_ITS_HAND)
INVESTIGATES_AT_HOME: Final[Stat] = Stat(w.INVESTIGATES_AT_HOME)
SHARES_RETAINERS: Final[Stat] = Stat(w.SHARES_RETAINERS)
BEYOND_FOES: Final[Stat] = Stat(w.BEYOND_FOES)
IGNORES_ANTAGONIST: Final[Stat] = Stat(w.IGNORES_ANTAGONIST)
STRIKES_EACH: Final[Stat] = Stat(w.STRIKES_EACH)
NO_DIABLERIE: Final[Stat] = Stat(w.NO_DIABLERIE)
POWERLESS: Final[Stat] = Stat(w.POWERLESS)
SPARED: Final[Stat] = Stat(w.SPARED)
DIABLERIZES: Final[Stat] = Stat(w.DIABLERIZES)
CANNOT_DIABLERIZE: Final[Stat] = Stat(w.CANNOT_DIABLERIZE)
ANY_REACTION: Final[Stat] = Stat(w.ANY_REACTION)
MANY_TITLES: Final[Stat] = Stat(w.MANY_TITLES)
NO_STRIKE: Final[Stat] = Stat(w.NO_STRIKE)
SILVER_DAMAGE: Final[Stat] = Stat(w.SILVER_DAMAGE)
SENDS_CARDS: Final[Stat] = Stat(w.SENDS_CARDS)
IGNORES_SHIELDS: Final[Stat] = Stat(w.IGNORES_SHIELDS)
NO_CARD_TEXT: Final[Stat] = Stat(w.NO_CARD_TEXT)
CANNOT_REGROUP: Final[Stat] = Stat(w.CANNOT_REGROUP)
SUPERFICIAL_DAMAGE: Final[Stat] = Stat(w.SUPERFICIAL_DAMAGE)
ATTACKS_BESIDE_EXHAUSTED: Final[Stat] = Stat(w.ATTACKS_BESIDE_EXHAUSTED)
MENDS_MORE: Final[Stat] = Stat(w.MENDS_MORE)
BLOCKS_EXHAUSTED: Final[Stat] = Stat(w.BLOCKS_EXHAUSTED)
STAYS_OUT: Final[Stat] = Stat(w.STAYS_OUT)
SEPARATE: Final[Stat] = Stat(w.SEPARATE)
IGNORES_ATTRIBUTE: Final[Stat] = Stat(w.IGNORES_ATTRIBUTE)
HUNTS_FROM_HAVEN: Final[Stat] = Stat(w.HUNTS_FROM_HAVEN)
HAVEN_INTEL: Final[Stat] = Stat(w.HAVEN_INTEL)
SAFE_FROM_ANTAGONISTS: Final[Stat] = Stat(w.SAFE_FROM_ANTAGONISTS)
IN_FORCE: Final[Stat] = Stat(w.IN_FORCE)
PASSES_RETAINERS: Final[Stat] = Stat(w.PASSES_RETAINERS)
GUARD: Final[Keyword] = Keyword(w.GUARD)
AGGRAVATED: Final[Keyword] = Keyword(w.AGGRAVATED)
SUPERFICIAL: Final[Keyword] = Keyword(w.SUPERFICIAL)
CANNOT_BE_BLOCKED: Final[Keyword] = Keyword(w.CANNOT_BE_BLOCKED)
REACH: Final[Keyword] = Keyword(w.REACH)
POSSESSIVE: Final[Keyword] = Keyword(w.POSSESSIVE)
TRUE_FAITH: Final[Keyword] = Keyword(w.TRUE_FAITH)
SOLITARY: Final[Keyword] = Keyword(w.SOLITARY)
DIABLERIST: Final[Keyword] = Keyword(w.DIABLERIST)
TARGETED: Final[Keyword] = Keyword(w.TARGETED)

# ---- values of players

SCHEME_INFLUENCE: Final[PlayerStat] = PlayerStat(w.SCHEME_INFLUENCE)
NO_RANGED: Final[PlayerStat] = PlayerStat(w.NO_RANGED)
NO_RANGED_CARDS: Final[PlayerStat] = PlayerStat(w.NO_RANGED_CARDS)
STANDS_IN: Final[PlayerStat] = PlayerStat(w.STANDS_IN)
NO_MODIFIERS: Final[PlayerStat] = PlayerStat(w.NO_MODIFIERS)
SHOWS_HAND: Final[PlayerStat] = PlayerStat(w.SHOWS_HAND)
AGENDA_NEEDED: Final[PlayerStat] = PlayerStat(w.AGENDA_NEEDED)
TURN_ACTIONS: Final[PlayerStat] = PlayerStat(w.TURN_ACTIONS)
IGNORES_AT_END: Final[PlayerStat] = PlayerStat(w.IGNORES_AT_END)
GUARDS_MORTALS: Final[PlayerStat] = PlayerStat(w.GUARDS_MORTALS)
ANY_CLAN: Final[PlayerStat] = PlayerStat(w.ANY_CLAN)
RITUAL_SUPPLY: Final[PlayerStat] = PlayerStat(w.RITUAL_SUPPLY)
RECRUIT_DISCOUNT: Final[PlayerStat] = PlayerStat(w.RECRUIT_DISCOUNT)
CHOOSES_WRAITHS: Final[PlayerStat] = PlayerStat(w.CHOOSES_WRAITHS)
ANY_PURSE: Final[PlayerStat] = PlayerStat(w.ANY_PURSE)

# ---- Disciplines and Edges

ANIMALISM: Final[Discipline] = Discipline(w.ANIMALISM)
AUSPEX: Final[Discipline] = Discipline(w.AUSPEX)
BLOOD_SORCERY: Final[Discipline] = Discipline(w.BLOOD_SORCERY)
CELERITY: Final[Discipline] = Discipline(w.CELERITY)
DOMINATE: Final[Discipline] = Discipline(w.DOMINATE)
FORTITUDE: Final[Discipline] = Discipline(w.FORTITUDE)
OBFUSCATE: Final[Discipline] = Discipline(w.OBFUSCATE)
OBLIVION: Final[Discipline] = Discipline(w.OBLIVION)
POTENCE: Final[Discipline] = Discipline(w.POTENCE)
PRESENCE: Final[Discipline] = Discipline(w.PRESENCE)
PROTEAN: Final[Discipline] = Discipline(w.PROTEAN)
THIN_BLOOD_ALCHEMY: Final[Discipline] = Discipline(w.THIN_BLOOD_ALCHEMY)
BEAST_WHISPERER: Final[Edge] = Edge(w.BEAST_WHISPERER)
GLOBAL_ACCESS: Final[Edge] = Edge(w.GLOBAL_ACCESS)
LIBRARY_EDGE: Final[Edge] = Edge(w.LIBRARY_EDGE)
REPEL_THE_UNNATURAL: Final[Edge] = Edge(w.REPEL_THE_UNNATURAL)
SENSE_THE_UNNATURAL: Final[Edge] = Edge(w.SENSE_THE_UNNATURAL)
THWART_THE_UNNATURAL: Final[Edge] = Edge(w.THWART_THE_UNNATURAL)
ARSENAL: Final[Edge] = Edge(w.ARSENAL)
DRONE_JOCKEY: Final[Edge] = Edge(w.DRONE_JOCKEY)
FLEET: Final[Edge] = Edge(w.FLEET)
ORDNANCE: Final[Edge] = Edge(w.ORDNANCE)
NO_DISCIPLINE: Final[Discipline] = Discipline(0)

# ---- clans and Creeds

BRUJAH: Final[Clan] = Clan(w.BRUJAH)
MALKAVIAN: Final[Clan] = Clan(w.MALKAVIAN)
TOREADOR: Final[Clan] = Clan(w.TOREADOR)
VENTRUE: Final[Clan] = Clan(w.VENTRUE)
TREMERE: Final[Clan] = Clan(w.TREMERE)
THIN_BLOOD: Final[Clan] = Clan(w.THIN_BLOOD)
GANGREL: Final[Clan] = Clan(w.GANGREL)
NOSFERATU: Final[Clan] = Clan(w.NOSFERATU)
LASOMBRA: Final[Clan] = Clan(w.LASOMBRA)
HECATA: Final[Clan] = Clan(w.HECATA)
TZIMISCE: Final[Clan] = Clan(w.TZIMISCE)
RAVNOS: Final[Clan] = Clan(w.RAVNOS)
BANU_HAQIM: Final[Clan] = Clan(w.BANU_HAQIM)
SALUBRI: Final[Clan] = Clan(w.SALUBRI)
MINISTRY: Final[Clan] = Clan(w.MINISTRY)
CAITIFF: Final[Clan] = Clan(w.CAITIFF)
FAITHFUL: Final[Creed] = Creed(w.FAITHFUL)
INQUISITIVE: Final[Creed] = Creed(w.INQUISITIVE)
MARTIAL: Final[Creed] = Creed(w.MARTIAL)
NO_CLAN: Final[Clan] = Clan(w.NO_CLAN)
ITS_CLAN: Final[Clan] = Clan(t.ITS_CLAN)

# ---- beings

VAMPIRE: Final[Being] = Being(w.VAMPIRE)
HUNTER: Final[Being] = Being(w.HUNTER)
MONSTROUS: Final[Being] = Being(w.MONSTROUS)
GHOULISH: Final[Being] = Being(w.GHOULISH)

# ---- kinds of card

CHARACTER: Final[Kind] = Kind(w.CHARACTER)
ACTION: Final[Kind] = Kind(w.ACTION)
UNHOSTED: Final[Kind] = Kind(w.UNHOSTED)
ATTACK: Final[Kind] = Kind(w.ATTACK)
REACTION: Final[Kind] = Kind(w.REACTION)
ATTACK_OR_REACTION: Final[Kind] = Kind(w.ATTACK_OR_REACTION)
MODIFIER: Final[Kind] = Kind(w.MODIFIER)
HAVEN_CARD: Final[Kind] = Kind(w.HAVEN_CARD)
AGENDA_CARD: Final[Kind] = Kind(w.AGENDA_CARD)
EVENT: Final[Kind] = Kind(w.EVENT)
MORTAL: Final[Kind] = Kind(w.MORTAL)
PRINCE: Final[Kind] = Kind(w.PRINCE)
MONSTER: Final[Kind] = Kind(w.MONSTER)
WRAITH: Final[Kind] = Kind(w.WRAITH)

# ---- words of a banner

ONGOING: Final[Word] = Word(w.ONGOING)
SCHEME: Final[Word] = Word(w.SCHEME)
CONSPIRACY: Final[Word] = Word(w.CONSPIRACY)
TRAP: Final[Word] = Word(w.TRAP)
RITUAL: Final[Word] = Word(w.RITUAL)
ANIMAL: Final[Word] = Word(w.ANIMAL)
RELIC: Final[Word] = Word(w.RELIC)
TITLE: Final[Word] = Word(w.TITLE)
RETAINER: Final[Word] = Word(w.RETAINER)
CITIZEN: Final[Word] = Word(w.CITIZEN)
VAGRANT: Final[Word] = Word(w.VAGRANT)
ANTAGONIST: Final[Word] = Word(w.ANTAGONIST)
SPECIAL: Final[Word] = Word(w.SPECIAL)
GHOUL: Final[Word] = Word(w.GHOUL)
UNIQUE: Final[Word] = Word(w.UNIQUE)
ONE_PER_PLAYER: Final[Word] = Word(w.ONE_PER_PLAYER)
ONLY_ONE: Final[Word] = Word(w.ONLY_ONE)
TOKENLESS: Final[Word] = Word(w.TOKENLESS)
AIDS_OTHERS: Final[Word] = Word(w.AIDS_OTHERS)
TRADITION: Final[Word] = Word(w.TRADITION)
ALCHEMY: Final[Word] = Word(w.ALCHEMY)
VEHICLE: Final[Word] = Word(w.VEHICLE)

# ---- who may have a card in a deck

VAMPIRES: Final[Decks] = Decks(w.VAMPIRES)
HUNTERS: Final[Decks] = Decks(w.HUNTERS)
BOTH: Final[Decks] = Decks(w.BOTH)

# ---- tokens and resources

NO_INFLUENCE: Final[Token] = Token(w.NO_INFLUENCE)
FEAR: Final[Token] = Token(w.FEAR)
MINUS_BP: Final[Token] = Token(w.MINUS_BP)
ANY_TOKEN: Final[Token] = Token(w.ANY_TOKEN)
PRESTIGE: Final[Resource] = Resource(w.PRESTIGE)
AGENDA: Final[Resource] = Resource(w.AGENDA)
BLOOD: Final[Resource] = Resource(w.BLOOD)
ACTIONS_GAINED: Final[Resource] = Resource(w.ACTIONS_GAINED)
UNHOSTED_GAINED: Final[Resource] = Resource(w.UNHOSTED_GAINED)
INFLUENCE_GAINED: Final[Resource] = Resource(w.INFLUENCE_GAINED)

# ---- tokens on cards: of whose colour, and out of which supply (traits, verbs_tokens)

OF_ANY_COLOUR: Final[Colour] = Colour(t.OF_ANY_COLOUR)
OF_THEIR_COLOUR: Final[Colour] = Colour(t.OF_THEIR_COLOUR)
OF_YOUR_COLOUR: Final[Colour] = Colour(t.OF_YOUR_COLOUR)
GENERAL_SUPPLY: Final[Supply] = Supply(vt.GENERAL_SUPPLY)
OWN_SUPPLY: Final[Supply] = Supply(vt.OWN_SUPPLY)
JUST_GAINED: Final[Supply] = Supply(vt.JUST_GAINED)

# ---- what is paid for (rules/prices)

TO_RECRUIT: Final[Deed] = Deed(prices.TO_RECRUIT)
TO_PLAY: Final[Deed] = Deed(prices.TO_PLAY)
TO_ACTIVATE: Final[Deed] = Deed(prices.TO_ACTIVATE)
TO_TAKE_A_TITLE: Final[Deed] = Deed(prices.TO_TAKE_A_TITLE)
TO_PERFORM: Final[Deed] = Deed(prices.TO_PERFORM)
TO_ATTACH: Final[Deed] = Deed(prices.TO_ATTACH)
TO_ATTACK_IT: Final[Deed] = Deed(prices.TO_ATTACK_IT)
TO_ATTACK: Final[Deed] = Deed(prices.TO_ATTACK)
TO_BE_RELENTLESS: Final[Deed] = Deed(prices.TO_BE_RELENTLESS)

# ---- whether attach effects are triggered (verbs_cards)

HEARD: Final[Heard] = Heard(vc.HEARD)
SILENT: Final[Heard] = Heard(vc.SILENT)
