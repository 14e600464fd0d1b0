"""The nouns of the rulebook as small ints. Topics (events, stats) share one space: the index is keyed by them."""

from typing import Final

# ---- Events. Which of them a turn remembers, the cards say: see rulebook.py.
RECRUITS: Final = 0  # seat; the recruit
ATTACHES: Final = 1  # seat; the attachment, by its host
RESOLVES: Final = 2  # seat; the Conspiracy or Trap
DEFEATED: Final = 3  # the victor's seat; the character, by the one that did it
MAKES_ATTACK: Final = 4  # seat; the attacker, by the target (once the sequence is over: AFTER_ATTACK)
LOSES_PRINCE: Final = 5  # seat; the character
PLAYS: Final = 6  # seat; the card, by the character playing it
PLAYS_MODIFIER: Final = 7  # seat; the Influence Modifier
SUFFERS_DIABLERIE: Final = 8  # seat; the victim, by the diablerist
START_OF_TURN: Final = 9
END_OF_BEGINNING: Final = 10
TORPOR_STEP: Final = 11
END_OF_TURN: Final = 12
ANTAGONIST_STEP: Final = 13
BURNED: Final = 14
BLOCKS: Final = 15  # seat; the Blocker, by the attacker; the number is the former target
ENTERS_PLAY: Final = 16
EXHAUSTS: Final = 17
SCHEME_SUCCEEDS: Final = 18
SCHEME_FAILS: Final = 19
ATTACKS: Final = 20  # in Step 5: seat; the attacker, by the target
AFTER_ATTACK: Final = 21
DAMAGED: Final = 22  # seat of the dealer; the victim, by the dealer; how much
MOVES: Final = 23  # seat; one of the party that has moved to The Streets
GAINS_PRESTIGE: Final = 24  # seat; the number is whose colour the tokens are
LOSES_PRESTIGE: Final = 25
INVESTIGATES: Final = 26  # seat; the Hunter exhausted, by the target
LEAVES_TORPOR: Final = 27
DISCARDS: Final = 28
MENDS: Final = 29
PLACES: Final = 30  # face down
DEFEATS_MORTAL: Final = 31
REACTS: Final = 32
DETACHES: Final = 35  # seat; the attachment, by its host

WOULD_TAKE_DAMAGE: Final = 40
WOULD_BE_DEFEATED: Final = 41
WOULD_LOSE_PRESTIGE: Final = 42

# ---- Kinds of rows in the index that are neither events nor stats
PRICES: Final = 43  # abilities that change what something costs
ACTIVATED: Final = 45
RELENTLESS: Final = 46
MITIGATES: Final = 44  # activated abilities that mitigate damage
BLOCKS_FOR: Final = 48  # abilities that Block from outside the defending party
MEETS_PARTY: Final = 49  # what Antagonists do to a party that moves into The Streets
SETS: Final = 47  # abilities that set a value instead of adding to it

# ---- Stats; the first three are attributes and attack types alike
PHYSICAL: Final = 50
SOCIAL: Final = 51
MENTAL: Final = 52
RANGED: Final = 53  # an attack type only: RV-ATK-50
TYPELESS: Final = 54  # of damage only: RV-DMG-07
BLOOD_POTENCY: Final = 55
INFLUENCE: Final = 56
SECRECY: Final = 57
INTEL: Final = 58
SHIELD: Final = 59
DAMAGE: Final = 60
AGGRAVATED_DAMAGE: Final = 61  # so much of what is dealt is Aggravated: RV-DMG-05
PREVENTION: Final = 62  # so much of what would be taken is prevented
ATTACHMENTS: Final = 63  # the limit: RV-KEYW-01

# ---- Keywords and other yes-or-no stats
GUARD: Final = 64
AGGRAVATED: Final = 65
SUPERFICIAL: Final = 66
NOT_AGGRAVATED: Final = 67  # damage that has lost its Aggravated status: RV-DMG-14
CANNOT_BE_BLOCKED: Final = 68
REACH: Final = 69
POSSESSIVE: Final = 70
TRUE_FAITH: Final = 71
SOLITARY: Final = 72
DIABLERIST: Final = 73
NO_FREE_MEND: Final = 74
NO_REACTIONS: Final = 75  # to its attacks and strikes
STAYS_ITS_HAND: Final = 76  # does not attack in the Antagonist Step
INVESTIGATES_AT_HOME: Final = 77
SHARES_RETAINERS: Final = 78
BEYOND_FOES: Final = 79  # cannot be targeted by foes
IGNORES_ANTAGONIST: Final = 81
SCHEME_INFLUENCE: Final = 82  # of a seat
NO_MODIFIERS: Final = 83  # of a seat
STRIKES_EACH: Final = 84
SHOWS_HAND: Final = 85  # of a seat
NO_DIABLERIE: Final = 86
CANNOT_REGROUP: Final = 87
TARGETED: Final = 88
AGENDA_NEEDED: Final = 89  # of a seat: RV-WIN-02

# ---- More of them: of Blood & Alchemy
NEEDED_POTENCY: Final = 150  # how much more or less BP a Library card needs
NO_END_MEND: Final = 151  # does not mend in its player's End Phase
SHOWN_ATTACKS: Final = 152  # Attack cards against it are played face up
TURN_ACTIONS: Final = 153  # of a seat: how many Actions more or less it has in a turn

DISCIPLINES_AT: Final = 90
IGNORES_SHIELDS: Final = 120  # of an attacker
SCHEME_BEGINS: Final = 121
NO_CARD_TEXT: Final = 122  # of an attacker, whose Attack card does nothing but its damage
IGNORES_ATTRIBUTE: Final = 140  # of the target: its attacks meet none
HUNTS_FROM_HAVEN: Final = 141  # may attack Mortals from there
HAVEN_INTEL: Final = 143  # Intel against characters in their Haven
SAFE_FROM_ANTAGONISTS: Final = 144  # none of their damage is assigned to it
IN_FORCE: Final = 145  # of a card whose text was called on
CANNOT_DIABLERIZE: Final = 160
GUARDS_MORTALS: Final = 142  # of a seat: its Blood on Mortals counts against foes
TOPICS: Final = 200

ATTRIBUTES: Final = (PHYSICAL, SOCIAL, MENTAL)
ATTACK_TYPES: Final = (RANGED, PHYSICAL, SOCIAL, MENTAL)  # RV-ATK-32

# ---- Disciplines (RV-DISC-01) and Edges (RV-HUNTER-05)
ANIMALISM: Final = 90
AUSPEX: Final = 91
BLOOD_SORCERY: Final = 92
CELERITY: Final = 93
DOMINATE: Final = 94
FORTITUDE: Final = 95
OBFUSCATE: Final = 96
OBLIVION: Final = 97
POTENCE: Final = 98
PRESENCE: Final = 99
PROTEAN: Final = 100
THIN_BLOOD_ALCHEMY: Final = 101
BEAST_WHISPERER: Final = 102
GLOBAL_ACCESS: Final = 103
LIBRARY_EDGE: Final = 104
REPEL_THE_UNNATURAL: Final = 105
SENSE_THE_UNNATURAL: Final = 106
THWART_THE_UNNATURAL: Final = 107
DISCIPLINES_END: Final = 108
EDGES_AT: Final = 102

# ---- Zones
LIBRARY: Final = 0  # the city's: the City Deck
FACTION: Final = 1
HAND: Final = 2
HAVEN: Final = 3
STREETS: Final = 4
TORPOR: Final = 5
DISCARD: Final = 6
BURNED_PILE: Final = 7
PLACED: Final = 8  # Attack, Reaction and Modifier cards of what is under way, and the card being played
COMMAND: Final = 9  # the Haven and Agenda cards; the Leader until it is revealed
TABLED: Final = 10  # Ongoing cards, and face-down Conspiracies and Traps
ATTACHED: Final = 11
MONSTER_DECK: Final = 12
UNUSED: Final = 13  # Monsters not in this game
BOX: Final = 14  # the Events set aside; of a player, the stack of wraith tokens
SHOWN: Final = 15  # a Monster turned up beside Open Season
ZONES: Final = 16

ACTIVE_ZONES: Final = (HAVEN, STREETS)

# ---- Seats: RV-SETUP-02
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
CITY: Final = 4  # the owner of city cards and Monsters
PILES_OF: Final = 5  # four seats and the city

# ---- Card kinds
CHARACTER: Final = 0
ACTION: Final = 1
UNHOSTED: Final = 2
ATTACK: Final = 3
REACTION: Final = 4
ATTACK_OR_REACTION: Final = 5
MODIFIER: Final = 6
HAVEN_CARD: Final = 7
AGENDA_CARD: Final = 8
EVENT: Final = 9
MORTAL: Final = 10
PRINCE: Final = 11
MONSTER: Final = 12
WRAITH: Final = 13  # a wraith token

# ---- Words of a banner, as bits: RV-TERM-06
ONGOING: Final = 1
SCHEME: Final = 2
CONSPIRACY: Final = 4
TRAP: Final = 8
RITUAL: Final = 16
ANIMAL: Final = 32
RELIC: Final = 64
TITLE: Final = 128
RETAINER: Final = 256
CITIZEN: Final = 512
VAGRANT: Final = 1024
ANTAGONIST: Final = 2048
SPECIAL: Final = 4096
GHOUL: Final = 8192
UNIQUE: Final = 16384
ONE_PER_PLAYER: Final = 32768
ONLY_ONE: Final = 65536  # "(1)" on an Influence Modifier: RV-INF-09
TOKENLESS: Final = 131072  # an Event on which no player token is placed
AIDS_OTHERS: Final = 262144  # a Reaction Special that may help a target its player does not control: RV-REACT-09
TRADITION: Final = 1048576  # a card that is called one
ALCHEMY: Final = 524288
FACE_DOWN_CARDS: Final = 12  # CONSPIRACY | TRAP

# ---- Who may have a card in a deck: RV-DECK-07 to -10
VAMPIRES: Final = 1
HUNTERS: Final = 2
BOTH: Final = 3

# ---- Clans and Creeds
NO_CLAN: Final = -1
BRUJAH: Final = 0
MALKAVIAN: Final = 1
TOREADOR: Final = 2
VENTRUE: Final = 3
TREMERE: Final = 4
THIN_BLOOD: Final = 5
GANGREL: Final = 6
NOSFERATU: Final = 7
LASOMBRA: Final = 8
HECATA: Final = 9
TZIMISCE: Final = 10
RAVNOS: Final = 11
BANU_HAQIM: Final = 12
SALUBRI: Final = 13
MINISTRY: Final = 14
CAITIFF: Final = 15
FAITHFUL: Final = 16
INQUISITIVE: Final = 17
MARTIAL: Final = 18
CREEDS: Final = (FAITHFUL, INQUISITIVE, MARTIAL)

# ---- What kind of being a character is
NO_BEING: Final = 0
VAMPIRE: Final = 1
HUNTER: Final = 2
MONSTROUS: Final = 3
GHOULISH: Final = 4

# ---- Tokens and resources
NO_INFLUENCE: Final = 0
FEAR: Final = 1
MINUS_BP: Final = 2
PRESTIGE: Final = 3
AGENDA: Final = 4
BLOOD: Final = 5
ACTIONS_GAINED: Final = 6
UNHOSTED_GAINED: Final = 7
INFLUENCE_GAINED: Final = 8  # for what it is exerted in

INFLUENCE_SIDE: Final = 0  # of a Leader token: RV-TOKEN-03
SECRECY_SIDE: Final = 1

# ---- Qualities of damage, as bits
NORMAL_DAMAGE: Final = 0
AGGRAVATED_QUALITY: Final = 1
SUPERFICIAL_QUALITY: Final = 2
BY_DAMAGE: Final = 4  # of a defeat: it was damage, not a loss of Blood
HAD_DEALERS_BLOOD: Final = 8  # of a hit: the victim had Blood of the dealer's player on it (RV-DIAB-07)
WAS_WOUNDED: Final = 16  # of a hit: the victim was Wounded before it

# ---- Ability forms, as bits: RV-ABIL-03, -26, -27
OPEN: Final = 0
ATTACKER_FORM: Final = 1
PARTY_FORM: Final = 2
SOLO_ATTACKER_FORM: Final = 4
TORPOR_FORM: Final = 8
LEADER_FORM: Final = 16  # under a Haven's Leader Ability banner: RV-HAVEN-04

# ---- How long a modifier lasts
THIS_ATTACK: Final = 0
NEXT_ATTACK: Final = 1
THIS_TURN: Final = 2
THIS_SCHEME: Final = 3
THIS_DAMAGE: Final = 4
PARTYS_NEXT_ATTACK: Final = 5  # of whichever of them attacks first
NEXT_TURN: Final = 6  # of the player who has it
THIS_ACTION: Final = 7  # or event: for as long as Influence is exerted in it
ATTACK_AT: Final = 10  # "this attack" is kept as ATTACK_AT and how deep it lies: a strike interrupts an attack
DETERMINED_AT: Final = 1000  # and "when its damage is determined" as this much more
TARGET_AT: Final = -10  # of a modifier, on "the target this attack": TARGET_AT and, below it, how deep the attack lies

# ---- Moments delayed effects wait for
END_OF_ATTACK: Final = 0
DAMAGE_DETERMINED: Final = 1  # in Step 8 of the attack

# ---- What an option does (the kernel has 0-9)
DRAW: Final = 10
RECRUIT: Final = 11
PLAY_CARD: Final = 12
PLACE_CARD: Final = 13
MAKE_ATTACK: Final = 14
CLAIM: Final = 15
PASS_ACTION: Final = 16
MOVE_OUT: Final = 17
REGROUP: Final = 18
ACTIVATE: Final = 19
INVESTIGATE: Final = 20
SHOW: Final = 21
ADD_PRESTIGE: Final = 22
RESOLVE_CARD: Final = 23
DETACH: Final = 24
REVEAL_AGENDA: Final = 25
END_PHASE: Final = 26
ATTACK_TARGET: Final = 27
DISCARD_FOR_INTEL: Final = 28
ANNOUNCE: Final = 29
PLAY_FACE_UP: Final = 30
BLOCK: Final = 31
RETARGET: Final = 32
KEEP_TARGET: Final = 33
MEND: Final = 34
DISCARD_CARD: Final = 35
DRAW_LIBRARY: Final = 36
DRAW_FACTION: Final = 37
CHOOSE_LEADER: Final = 38
BID: Final = 39
EXERT: Final = 40
FIST: Final = 41
SAY_YES: Final = 42
SAY_NO: Final = 43
CONTRIBUTE: Final = 44
ALLOW: Final = 45
FORBID: Final = 46
TAKE_ALONG: Final = 47
JOIN: Final = 48
GO_ALONE: Final = 49
EXHAUST_ONE: Final = 50
PAY_FROM_CARD: Final = 51
BURN_REWARD: Final = 52
ATTACH_REWARD: Final = 53
IGNORE: Final = 54
KEEP: Final = 55
ASSIGN: Final = 56
SPRING: Final = 57  # a Trap
PROPOSE_DEAL: Final = 58
PROMISE: Final = 59
ACCEPT: Final = 60
DECLINE: Final = 61
BURN_CARD: Final = 62
HELP_RITUAL: Final = 64
GIVE_BLOOD: Final = 65
CHOOSE_CARD: Final = 66  # a printed card, from outside the game
CHOOSE_DISCIPLINE: Final = 69
STRIKE_NEXT: Final = 72
DRINK: Final = 73  # diablerie
BREAK_OFF: Final = 74  # the talk of a deal

# ---- Frame kinds (the kernel has 0-9)
SETUP: Final = 10
TURN: Final = 11
CITY_STEP: Final = 12
ACTION_PHASE: Final = 13
ACTIVATION: Final = 14
DRAWING: Final = 15
RECRUITING: Final = 16
PLAYING: Final = 17
ATTACK_SEQUENCE: Final = 18
INTEL_STEP: Final = 19
PLACING: Final = 20
BLOCKING: Final = 21
ABILITIES: Final = 22
MITIGATION: Final = 23
DEFEAT: Final = 24
MENDING: Final = 25
CLAIMING: Final = 26
CONFLICT: Final = 27
EXERTING: Final = 28
SHOWING: Final = 29
RESOLVING_CARD: Final = 30
MOVING: Final = 31
REGROUPING: Final = 32
INVESTIGATION: Final = 33
ANTAGONISTS: Final = 34
REWARD: Final = 35
SUCCESSION: Final = 36
LOSING: Final = 37
DEAL_MAKING: Final = 38
TRAP_WINDOW: Final = 39
RITUAL_COST: Final = 40
RITUAL_BLOOD: Final = 41
CONTRIBUTION: Final = 43
DAMAGE_DEALING: Final = 44
PAYING: Final = 45
STRIKING: Final = 46
LASHING: Final = 47
SEASON: Final = 48
TAKING_TITLE: Final = 49
UNHOSTED_ACT: Final = 50
DUES: Final = 51
ATTACHING: Final = 60

# ---- Numbers of the rulebook
ACTIONS_PER_TURN: Final = 2  # RV-ACT-01
CARDS_PER_DRAW_STEP: Final = 2  # RV-TURN-32
AGENDA_TO_WIN: Final = 13  # RV-WIN-01
AGENDA_FOR_ADVERSARY: Final = 3  # RV-WIN-09
TOKENS_PER_COLOUR: Final = 32  # Blood and Prestige, by value: RV-SETUP-11
STARTING_PRESTIGE: Final = 20  # RV-SETUP-12
STARTING_LIBRARY_CARDS: Final = 4  # RV-SETUP-46
EVENTS_SET_ASIDE: Final = 4  # RV-SETUP-08
ATTACHMENT_LIMIT: Final = 3  # RV-ATTACH-02
PRESTIGE_TO_PEEK: Final = 3  # RV-INFO-08
MONSTERS_PER_HUNTER: Final = 2  # RV-MONSTER-05
