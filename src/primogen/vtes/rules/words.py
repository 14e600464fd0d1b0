"""The nouns of the rulebook as small ints: zones, kinds of card, actions, moments, strikes, what an option does.

Events and values are in topics.py, clans and titles in people.py, procedures in frame_kinds.py.
"""

from typing import Final

# ---- Zones of a Methuselah
LIBRARY: Final = 0
CRYPT: Final = 1
HAND: Final = 2
UNCONTROLLED: Final = 3
READY: Final = 4
TORPOR: Final = 5
ASH_HEAP: Final = 6
REMOVED: Final = 7
PLAYED: Final = 8  # the card being played, or of the action under way
IN_PLAY: Final = 9  # a location, an event, or what else lies by itself
ON_CARD: Final = 10  # of nobody's: see NOBODY
RECRUITED: Final = 11  # an ally of this turn: VT-ALLY-04
CONTESTED: Final = 12  # face down and out of play: VT-CONTEST-03
INCAPACITATED: Final = 13  # VT-IMBUED-08
RESEARCH: Final = 14  # VT-SPECIAL-07
BENEATH: Final = 15  # half of a merged vampire: VT-ADV-04
ZONES: Final = 16

MINION_ZONES: Final = (READY, TORPOR, RECRUITED, INCAPACITATED)
PLAY_ZONES: Final = (READY, TORPOR, RECRUITED, INCAPACITATED, IN_PLAY, ON_CARD)

# ---- Seats: VT-TERM-01
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
NOBODY: Final = 6  # in whose pile the cards on other cards lie
PILES_OF: Final = 7

# ---- Card kinds
VAMPIRE: Final = 0
IMBUED: Final = 1
ALLY: Final = 2
RETAINER: Final = 3
EQUIPMENT: Final = 4
ACTION: Final = 5
POLITICAL_ACTION: Final = 6
ACTION_MODIFIER: Final = 7
REACTION: Final = 8
COMBAT: Final = 9
MASTER: Final = 10
EVENT: Final = 11
CONVICTION: Final = 12
POWER: Final = 13
REFLEX: Final = 14  # only as what a card is played: VT-MINION-22
CRYPT_KINDS: Final = (VAMPIRE, IMBUED)
MINIONS: Final = (VAMPIRE, IMBUED, ALLY)
ACTION_CARDS: Final = (ACTION, POLITICAL_ACTION, EQUIPMENT, RETAINER, ALLY, POWER)  # VT-MINION-14, VT-POWER-02
MINION_CARDS: Final = (*ACTION_CARDS, ACTION_MODIFIER, REACTION, COMBAT)

# ---- Words of a card's text, as bits
UNIQUE: Final = 1 << 0
LOCATION: Final = 1 << 1
TRIFLE: Final = 1 << 2
OUT_OF_TURN: Final = 1 << 3
WEAPON: Final = 1 << 4
GUN: Final = 1 << 5
MORTAL: Final = 1 << 6
ANIMAL: Final = 1 << 7
HUNTING_GROUND: Final = 1 << 8
DISCIPLINE_CARD: Final = 1 << 9  # a master card: VT-MASTER-06
TROPHY: Final = 1 << 10
TITLE_CARD: Final = 1 << 11  # VT-SPECIAL-12
SCARCE: Final = 1 << 12
STERILE: Final = 1 << 13
INFERNAL: Final = 1 << 14
RED_LIST: Final = 1 << 15
BLOOD_CURSED: Final = 1 << 16
SLAVE: Final = 1 << 17
ADVANCEMENT: Final = 1 << 18
BURN_OPTION: Final = 1 << 19
MELEE: Final = 1 << 20
VEHICLE: Final = 1 << 21
GHOUL: Final = 1 << 22
ZOMBIE: Final = 1 << 23
WRAITH: Final = 1 << 24
DEMON: Final = 1 << 25
WEREWOLF: Final = 1 << 26
MAGE: Final = 1 << 27
CHANGELING: Final = 1 << 28
GEHENNA: Final = 1 << 29
HAVEN: Final = 1 << 30
# names by which other cards speak of them
FRENZY: Final = 1 << 31
GRAPPLE: Final = 1 << 32
AIM: Final = 1 << 33
AMMO: Final = 1 << 34
BOON: Final = 1 << 35
ELECTRONIC: Final = 1 << 36
GOVERNMENT: Final = 1 << 37
CONTRACT: Final = 1 << 38
BLACK_HAND: Final = 1 << 39
SERAPH: Final = 1 << 40
RELIC: Final = 1 << 41
ARCHETYPE: Final = 1 << 42
INVESTMENT: Final = 1 << 43
WATCHTOWER: Final = 1 << 44
DISEASE: Final = 1 << 45
MUMMY: Final = 1 << 46
CURSE: Final = 1 << 47
WEATHER: Final = 1 << 48
TRANSIENT: Final = 1 << 49
CONDEMNATION: Final = 1 << 50
INQUISITION: Final = 1 << 51
INCONNU: Final = 1 << 52
FLIGHT: Final = 1 << 53
ELYSIUM: Final = 1 << 54
DERIVATIVE: Final = 1 << 55
NOD_FRAGMENT: Final = 1 << 56
TAKES_NO_AMMO: Final = 1 << 58  # a gun that ammo cards cannot be used with
PLAYED_ONCE: Final = 1 << 57  # removed from the game instead of being burned when it has been played

# ---- Actions: section 6 of the rulebook
BLEEDING: Final = 0
HUNTING: Final = 1
EQUIPPING: Final = 2
EMPLOYING: Final = 3
RECRUITING: Final = 4
POLITICS: Final = 5
LEAVING_TORPOR: Final = 6
RESCUING: Final = 7
DIABLERIE: Final = 8
OTHER: Final = 9  # as its card says
TAKING_EQUIPMENT: Final = 10  # from another minion: VT-EQUIP-04
BECOMING_ANARCH: Final = 11
HUNTING_RED_LIST: Final = 12  # a marked minion: VT-SPECIAL-04
GAINING_POWER: Final = 13
FINISHING_OFF: Final = 14  # an incapacitated imbued: VT-IMBUED-10

# ---- Moments at which cards are played and effects are used, as bits
AS_PLAYED: Final = 1 << 0  # only cancelling: VT-LIB-04
BEFORE_BLOCKS: Final = 1 << 1
ATTEMPT: Final = 1 << 2  # a block is being attempted
AFTER_BLOCKS: Final = 1 << 3
AFTER_ACTION: Final = 1 << 4
BEFORE_RANGE: Final = 1 << 5
RANGE: Final = 1 << 6
STRIKE: Final = 1 << 7
PREVENTION: Final = 1 << 8
ADDITIONAL: Final = 1 << 9
PRESS: Final = 1 << 10
END_OF_ROUND: Final = 1 << 11
BEFORE_VOTES: Final = 1 << 12
POLLING: Final = 1 << 13
MASTER_PHASE: Final = 1 << 14
WHEN_BLOCKED: Final = 1 << 15  # before the block is resolved: nobody is tapped for it yet
BEFORE_STRIKE: Final = 1 << 16  # both strikes are chosen
MINION_PHASE: Final = 1 << 17
UNTAP_PHASE: Final = 1 << 18
INFLUENCE_PHASE: Final = 1 << 19
DISCARD_PHASE: Final = 1 << 20
END_OF_COMBAT: Final = 1 << 21
BEFORE_CHOICE: Final = 1 << 22  # the range is determined, and no strike is chosen yet
BEFORE_SUCCESS: Final = 1 << 23  # nobody blocks any more, and the action is about to succeed
OUSTING: Final = 1 << 24  # somebody has no pool left
BEFORE_COMBAT: Final = 1 << 25  # two are about to fight, in an action
PHASE_OF_ANOTHER: Final = 1 << 26  # she whose minion phase it is takes no more actions for now
WITH_STRIKE: Final = 1 << 27  # who has just chosen a strike adds to it
ACTION_MOMENTS: Final = BEFORE_BLOCKS | ATTEMPT | AFTER_BLOCKS
STRIKING_MOMENTS: Final = BEFORE_RANGE | RANGE | BEFORE_CHOICE | STRIKE | WITH_STRIKE | BEFORE_STRIKE
COMBAT_MOMENTS: Final = STRIKING_MOMENTS | PREVENTION | ADDITIONAL | PRESS | END_OF_ROUND | END_OF_COMBAT
DURING_ACTION: Final = ACTION_MOMENTS | AFTER_ACTION | WHEN_BLOCKED | BEFORE_VOTES | POLLING
ALL_MINION_PHASE: Final = MINION_PHASE | DURING_ACTION | BEFORE_RANGE | END_OF_ROUND

# ---- Range, and strikes
CLOSE: Final = 0
LONG: Final = 1

NO_STRIKE: Final = 0
HAND_STRIKE: Final = 1
DAMAGE: Final = 2
DODGE: Final = 3
COMBAT_ENDS: Final = 4
STEAL_BLOOD: Final = 5
DESTROY_EQUIPMENT: Final = 6
STEAL_EQUIPMENT: Final = 7
AS_TEXT: Final = 8  # what its text does

RANGED: Final = 1 << 0  # bits of a strike
AGGRAVATED: Final = 1 << 1
UNDODGEABLE: Final = 1 << 2
FIRST_STRIKE: Final = 1 << 3
ONLY_WEAPONS: Final = 1 << 4  # of destroying or stealing equipment: VT-STRIKE-19
UNPREVENTABLE: Final = 1 << 5
ENVIRONMENTAL: Final = 1 << 6  # nobody deals it
WITH_STRENGTH: Final = 1 << 7  # of a melee weapon: the strength of who strikes with it is added
OR_RETAINERS: Final = 1 << 9  # the same of equipment
ONLY_THIS: Final = 1 << 10  # the equipment whose text lets him
HURTS_LATER: Final = 1 << 11  # damage that comes of it after the combat
NOT_BY_FORTITUDE: Final = 1 << 8  # its damage cannot be prevented by cards requiring Fortitude
RECOIL: Final = 1 << 16  # and twice, thrice that: what a strike does to who strikes, as environmental damage
MOST_RECOIL: Final = 7
RECOIL_AGGRAVATED: Final = 1 << 11
RECOIL_AT_CLOSE: Final = 1 << 12  # only there
RECOIL_ONCE: Final = 1 << 13  # in each combat

# ---- How long something lasts
THIS_ROUND: Final = 1
THIS_COMBAT: Final = 2
THIS_ACTION: Final = 3
THIS_REFERENDUM: Final = 4
THIS_TURN: Final = 5
RESULTING_COMBAT: Final = 6  # the combat that comes of this action, if one does
ONCE_OVER: Final = 7  # of what waits: the action is over, and another may follow
ONE_BY_ONE: Final = 7  # of a card not replaced: those before it are
STRIKE_HURTS: Final = 8  # of what waits: a strike of his has inflicted damage on the opposing minion
THIS_GAME: Final = 8
WINDOW_CLOSES: Final = 9  # of a card being played, which may still be cancelled: VT-LIB-05
NEXT_UNTAP: Final = 10  # of a card not replaced; and its player: NEXT_UNTAP and her seat
NEXT_DISCARD: Final = 16  # the same of her discard phase
BEFORE_RESOLUTION: Final = 22  # of what waits: the action is about to be resolved, or its block
IF_BLOCKED: Final = 23  # it is blocked, before that is resolved
AFTER_RESOLUTION: Final = 24
AFTER_COMBAT: Final = 25
ONCE_TALLIED: Final = 26  # of a referendum
BEFORE_EFFECT: Final = 28  # of a referendum that has passed
AFTER_EFFECT: Final = 29
END_OF_TURN: Final = 27  # whosever it is
UNTIL_DIABLERIE: Final = 28  # of a card not replaced: until somebody commits it
UNTIL_OUSTED: Final = 29  # of what somebody lost beyond what she had: until she is ousted, or saved
GIVEN: Final = 30  # and until when: what somebody may do in that time
SPENT: Final = 40  # the same, but not again in this round
NEXT_INFLUENCE: Final = 60  # of what is remembered until then: her next influence phase begins
TURN_ENDS: Final = 70  # the turn of a certain player: TURN_ENDS and her seat
AFTER_STRIKES: Final = 86  # of what waits: a pair of strikes has been resolved
PHASE_ENDS: Final = 80  # of what is remembered until then: a certain player's minion phase ends; and her seat
PAID: Final = 90  # of what is taken off a cost: the card at hand is paid for
DISCARD_GAINED: Final = 9_999  # an action more in this discard phase
WHILE_CHOSEN: Final = 10_000  # by a card that lies in play; and the card
WHILE_IN_PLAY: Final = 100  # of a card not replaced: as long as it lies there; and the card

# ---- What an option does (the kernel has 0-9)
PLAY_CARD: Final = 10
USE: Final = 11
BY_MINION: Final = 12
AT_LEVEL: Final = 13
BLEED_WITH: Final = 14
HUNT_WITH: Final = 15
LEAVE_TORPOR: Final = 16
RESCUE: Final = 17
DIABLERIZE: Final = 18
ATTEMPT_BLOCK: Final = 19
DECLINE: Final = 20
STRIKE_WITH_HANDS: Final = 21
AT_RETAINER: Final = 22
AT_MINION: Final = 23
MAKE_PRESS: Final = 24  # one that is left from a card
VOTE_FOR: Final = 25
VOTE_AGAINST: Final = 26
INVEST: Final = 27
TAKE_BACK: Final = 28
FROM_CRYPT: Final = 29
DISCARD: Final = 30
MERGE: Final = 31
CHOOSE_CLAN: Final = 32
END_PHASE: Final = 33
TAKE_EQUIPMENT: Final = 34
GAIN_FROM_EDGE: Final = 35
TAKE_ACTION: Final = 36  # one that a card in play allows
KEEP_CONTESTING: Final = 37
YIELD: Final = 38
BURN_OPTIONAL: Final = 39  # a card with the burn option: VT-LIB-13
WITHDRAW: Final = 40
UNTAP_INFERNAL: Final = 41
TAKE_FROM_MINION: Final = 42  # equipment: VT-EQUIP-04
BECOME_ANARCH: Final = 43
MARK: Final = 44  # a Red List minion
HUNT_MARKED: Final = 45
BECOME_READY: Final = 46  # the next vampire to become controlled
FETCH: Final = 47
PAYS: Final = 48  # so much of a rescue is paid by the rescuer
FINISH_OFF: Final = 49
RECOVER: Final = 50  # an incapacitated imbued
GIVE_CONVICTION: Final = 51
SUBSTITUTE: Final = 52  # a slave fights instead: VT-SPECIAL-10
AWARD: Final = 53  # a trophy
MANEUVER_WITH: Final = 54
USE_GIVEN: Final = 55  # what an effect lets somebody do for a while
SUFFER_NORMAL: Final = 56  # the one point that is inflicted
SUFFER_AGGRAVATED: Final = 57
CHOOSE_DISCIPLINE: Final = 58
CHOOSE_CIRCLE: Final = 59

# ---- Numbers of the rulebook
STARTING_POOL: Final = 30  # VT-SETUP-03
STARTING_HAND: Final = 7  # VT-SETUP-09
STARTING_UNCONTROLLED: Final = 4  # VT-SETUP-10
TRANSFERS: Final = 4  # VT-INF-02
POOL_FOR_PREY: Final = 6  # VT-VICTORY-05
TORPOR_COST: Final = 2  # VT-TORPOR-07
SCARCE_COST: Final = 3  # VT-SPECIAL-08
ANARCH_COST: Final = 2  # VT-ANARCH-03
ANARCH_COST_IN_COMPANY: Final = 1
PRISCI_VOTES: Final = 3  # VT-VOTE-14
MOST_CONVICTION: Final = 5  # VT-CONV-06
CONVICTION_TO_RECOVER: Final = 3  # VT-IMBUED-12
