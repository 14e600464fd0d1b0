"""What abilities are indexed by: events, values, and what may be done instead. All share one space of small ints."""

from typing import Final

# ---- Events
ACTION_SUCCEEDS: Final = 0  # seat; the acting minion, by the action card
BLEED_SUCCEEDS: Final = 1  # seat; the acting minion; how much
BLOCKS: Final = 2  # seat; the blocker, by the acting minion
UNTAP_TIME: Final = 3  # seat: her untap phase
MASTER_TIME: Final = 4
INFLUENCE_TIME: Final = 5
DISCARD_TIME: Final = 6
BURNED: Final = 7  # seat; the card, by whom; the seat once more
TO_TORPOR: Final = 8  # seat; the vampire; the seat once more
ENTERS_PLAY: Final = 9
ACTION_ANNOUNCED: Final = 10  # seat; the acting minion; not of one that was cancelled as it was
COMBAT_BEGINS: Final = 11  # seat; the acting minion, by the opposing one
COMBAT_OVER: Final = 12
REFERENDUM_PASSES: Final = 13  # the caller; the card
REFERENDUM_FAILS: Final = 14
OUSTED: Final = 15  # seat
DIABLERIZES: Final = 16  # seat; the diablerist, by the victim
CARD_PLAYED: Final = 17  # seat; the card, by the minion
MINION_TIME: Final = 18
UNTAPS: Final = 19
GAINS_EDGE: Final = 20  # seat
NEW_VAMPIRE: Final = 21  # only asked of a text: whether it brings one into play (VT-SPECIAL-11)

# ---- Kinds of rows in the index that are neither events nor values
USABLE: Final = 22  # effects of cards in play: rules/using.py
ENABLES: Final = 23  # actions that cards in play allow

# ---- Values of cards
BLEED: Final = 25
STEALTH: Final = 26
INTERCEPT: Final = 27
STRENGTH: Final = 28
VOTES: Final = 29
CAPACITY: Final = 30
AWAKE: Final = 31  # reacts and blocks though tapped
AGGRAVATED_HANDS: Final = 32
LIMITED_BLEED: Final = 33  # has used its one limited modifier
MARKED: Final = 34  # on the Red List, by whom: a bit per seat
CANNOT_BLOCK: Final = 35
CANNOT_ACT: Final = 36
DOES_NOT_UNTAP: Final = 37
HUNT: Final = 38
CANNOT_BE_BLOCKED: Final = 39
DAMAGE_IN_COMBAT: Final = 40  # added to every strike that does damage
COSTS: Final = 41  # what a card costs besides what is printed: rules/costing.py
UNUSABLE: Final = 43  # equipment that was stolen in this round: VT-STRIKE-21
# ---- Values of seats
HAND_SIZE: Final = 44
MASTER_ACTIONS: Final = 45
MORE_TRANSFERS: Final = 46
MORE_DISCARDS: Final = 47
# ---- Values of cards, continued
AS_VAMPIRE: Final = 48  # an ally that plays some cards as a vampire: VT-MINION-05
VULNERABLE: Final = 49  # to weapons with these words, as bits: VT-SPECIAL-13

DISCIPLINES_AT: Final = 50
DISCIPLINES_END: Final = 98  # Disciplines and virtues: people.py
# ---- Values of cards, once more
FAILED_TO_BLOCK: Final = 98  # this action
OPTIONAL_MANEUVERS: Final = 99  # in the combat that comes of this action: rules/press.py
OPTIONAL_PRESSES: Final = 100
OPTIONAL_MOVES: Final = 101  # one or the other
# ---- Events, continued
LOCKED: Final = 102  # the controller; the card
COUNTED: Final = 103  # the controller; the card, which lies in play and has more or fewer counters
# ---- Values of combatants, for a while
HARMED: Final = 104  # takes so much environmental damage in each round, at any range
HARMED_AT_CLOSE: Final = 105  # the same at close range alone
ONLY_HANDS: Final = 106  # strikes that are not hand strikes cannot be used
STRUCK_IN_VAIN: Final = 107  # the damage of the opponent's strikes is prevented
OPTIONAL_CONTINUING: Final = 108  # presses, only to continue: rules/press.py
NO_PRESS: Final = 109
# ---- Events, once more
MINION_PHASE_OVER: Final = 110  # seat
ACTION_RESOLVED: Final = 111  # seat; the acting minion, by who blocked it
# ---- What minions cannot do, and what is not done to them
BARS: Final = 112  # what a minion cannot do, play or use: rules/barring.py
NO_BLOOD_HUNT: Final = 113  # none is called on him
TWO_MASTER_ACTIONS: Final = 114  # of a Methuselah: two instead of one
CANNOT_USE_EQUIPMENT: Final = 115
LOCKS_NOT_TO_BLOCK: Final = 116
BLOOD_TO_BLOCK: Final = 117  # what an attempt to block costs him, in blood or life
NOT_ENDED_AT_FIRST: Final = 118  # of a combatant: no "combat ends" as a strike in the first round
CANNOT_END_COMBAT: Final = 119  # the same in any round
CANNOT_STRIKE_AT_FIRST: Final = 120  # in the first round of a combat
# ---- Votes
VOTES_AGAINST: Final = 121  # that he has only when he casts them against
BLOOD_TO_VOTE_AGAINST: Final = 122  # what that costs him
CANNOT_VOTE_AGAINST: Final = 123
ABSTAINS: Final = 124
DOUBLED_VOTES: Final = 125  # those he has cast count twice; by nothing else, too
# ---- Events of a referendum, continued
REFERENDUM_CANCELLED: Final = 126  # the caller; the vampire, by the card
REFERENDUM_TALLIED: Final = 127  # the same
EDGE_VOTED: Final = 128  # seat: the Edge is burned for a vote
# ---- Events, at last
LEAVES_READY: Final = 129  # the controller; the minion, which is about to
CHANGES_CONTROL: Final = 130  # the new controller; the card
DISCARDED: Final = 131  # seat; the card that she discarded by a discard phase action
# ---- Values of cards, at last
SHELTERED: Final = 132  # cannot be the target of others' actions: rules/targeting.py
WEAPONS_IN_VAIN: Final = 133  # his strikes with weapons inflict no damage
# ---- Of combat: rules/harming.py
HARMS: Final = 134  # what cards in play do to a combatant in each round
STRIKES_FIRST: Final = 135  # all strikes of his are first strikes
IMMUNE: Final = 136  # takes no normal damage
LESS_HARMED: Final = 137  # so much less by each strike and effect of the opposing minion
OPEN_HAND: Final = 138  # of a Methuselah: everybody sees her hand
PLAYS_AS: Final = 139  # cards that an ally plays as a vampire: rules/pretending.py
CANNOT_HAVE_EQUIPMENT: Final = 140
HUNTS_THIS_TURN: Final = 141  # of a vampire
# ---- Of a referendum: its terms, and what votes are worth in it
NAMED_BY_TERMS: Final = 142  # a card
POINTS: Final = 143  # so many are allocated to a card
BALLOTS: Final = 144  # of a priscus, besides his own
EDGE_VOTES: Final = 145  # of a Methuselah: so many more for the Edge
# ---- Values of cards, for the last time
RESCUES_FOR: Final = 146  # what a rescue costs a rescuer more, or less
RESCUED_FOR: Final = 147  # the same of who is rescued
AS_IF: Final = 148  # plays cards as if he were what they require: rules/as_if.py
AGGRAVATED_BY: Final = 149  # of a victim: damage by minions with these words, as bits
YIELDS_TITLE: Final = 150  # he cannot go on contesting it
STILLED: Final = 151  # what a card says is of no effect, as long as this is so
# ---- What master cards say
NOT_REPLACED: Final = 152  # a counter of this card is burned instead: rules/hand.py
MOST_BURNED: Final = 153  # of a Methuselah: by a bleed, no more than that
HELD: Final = 154  # cannot leave torpor for the ready region, nor be diablerized
PLAYS_AS_SUPERIOR: Final = 155  # of a minion: cards of a Discipline, by rules/meeting.py
SPARED: Final = 156  # of a combatant: rules/sparing.py
NOT_BY_VAMPIRES: Final = 157  # vampires cannot block him
POINTS_USED: Final = 158  # of a card that prevents so many points in a combat
ON_GUARD: Final = 159  # of a card that a blocker bore as he blocked, for the combat that comes of it
# ---- Events of an action, continued
ABOUT_TO_SUCCEED: Final = 160  # seat; the acting minion, by the action card: nothing is played any more
EMPTIED: Final = 161  # an event: the controller; the vampire, who has just lost the last of his blood
TAKEN_FOR_TRYING: Final = 162  # of who attempts to block: blood that he burns, as far as he has it
DRAWS_LATER: Final = 163  # of a Methuselah: in a minion phase she replaces nothing before it is over: rules/hand.py
NO_REACTIONS: Final = 164  # of a minion: plays no reaction cards
EQUIPPED: Final = 165  # the controller; who has equipped, by the card: an event
# ---- Of victory points
TAKES_POINT: Final = 166  # gained by the Methuselah it has chosen: rules/ousting.py
STEALTHY_ACTIONS: Final = 167  # of a Methuselah: so many of her next actions have +1 stealth
POOL_LOST: Final = 168  # an event: seat; how much
CANNOT_MANEUVER_AT_FIRST: Final = 169  # in the first round of a combat
ROUND_ENDS: Final = 170  # the acting minion's controller; the acting minion, by the opposing one: an event
BLEED_BY_ITSELF: Final = 171  # of who acts: no other equipment increases the bleed
MUST_CONTINUE: Final = 172  # presses that he must use, only to continue: rules/press.py
STRIKE_COSTS: Final = 173  # of a combatant: blood or life, for each strike that does something to his opponent
NEED_NOT_STRIKE: Final = 174  # of a combatant
CARD_CANCELLED: Final = 175  # an event: seat; the card, by the minion that played it
SURGES: Final = 176  # counters an imbued has put on himself, for this action
NO_FIRST_CONVICTION: Final = 177  # of an imbued who enters play: VT-CONV-04 is not for him
NEVER_LONG: Final = 178  # of a combatant: no maneuver to long range
NEVER_ENDING: Final = 179  # of a combatant: no press to end combat
CANNOT_UNLOCK: Final = 180  # of a minion, by whatever it is
LOSES_EDGE: Final = 181  # of a Methuselah: the Edge is burned when she would get it
CHANGES_SECT: Final = 182  # an event: the controller; the vampire
MAY_STAY_LOCKED: Final = 183  # of a minion: whether he unlocks as normal is for his controller to say
NO_MODIFIERS: Final = 184  # of who acts: no action modifiers are played any more
PASSES_BY_ITSELF: Final = 185  # of a Methuselah: the next referendum called by a vampire of hers passes
# ---- Of a combat: what its frenzies, weapons and traps say
NEVER_CLOSE: Final = 186  # of a combatant: no maneuver to close range
NEVER_CONTINUING: Final = 187  # of a combatant: no press to continue
COMBAT_CARDS_COST: Final = 188  # of a minion: so much more blood, for each combat card he plays
HARMED_AT_PRESS: Final = 189  # of a combatant: so much environmental damage in each press step, which is not prevented
PRESS_BEGINS: Final = 190  # the acting minion's controller; the acting minion, by the opposing one: an event
STRUCK_WITH: Final = 191  # the controller; a card in play that was struck with, by who struck: an event
HURT_WITH: Final = 192  # the same, and how much damage that strike did, prevented or not: an event
RECOILED: Final = 193  # of a weapon that has hurt its bearer in this combat
DRAWS_MORE: Final = 194  # of a Methuselah: so many more for each card that she replaces: rules/hand.py
TORPOR_FOR_HUNT: Final = 195  # of a vampire: cannot hunt, and goes to torpor instead when he must
HELPS: Final = 196  # to pay for cards: rules/helping.py
LESS_POOL: Final = 197  # of a seat: to pay for the card at hand
LESS_BLOOD: Final = 198  # the same of a minion
MORE_AT_RANGE: Final = 199  # of a combatant: what his ranged strikes inflict or steal besides
IGNORES_GEHENNA: Final = 200  # Gehenna events do not affect that minion
AGGRAVATES: Final = 201  # of a victim: what the one with this text inflicts on it is aggravated
PRESSES_ON: Final = 202  # an event: the controller; who has used a press to continue the combat
CASTS_FOR: Final = 203  # of a minion: has used that it makes another cast votes
TOPICS: Final = 204

BASIC: Final = 1
SUPERIOR: Final = 2
