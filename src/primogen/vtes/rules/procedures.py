"""Every procedure by the number of its frame: how a saved or copied frame comes back to life."""

from __future__ import annotations

from typing import Final

from primogen.kernel.rulebook import Procedures
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.acting_phases import MasterPhase, MinionPhase
from primogen.vtes.rules.action import Action
from primogen.vtes.rules.blocking import Blocking
from primogen.vtes.rules.combat import Combat
from primogen.vtes.rules.conviction import Spending
from primogen.vtes.rules.damage import Damage
from primogen.vtes.rules.diablerie import Drinking
from primogen.vtes.rules.fetching import Fetching
from primogen.vtes.rules.hand import FittingHand
from primogen.vtes.rules.imbued import Spoils
from primogen.vtes.rules.looking import Looking
from primogen.vtes.rules.ousting import Claiming, Expiring, Ousting
from primogen.vtes.rules.phases import DiscardPhase, InfluencePhase
from primogen.vtes.rules.playing import Playing
from primogen.vtes.rules.referendum import Referendum
from primogen.vtes.rules.searching import Searching
from primogen.vtes.rules.setup import Setup
from primogen.vtes.rules.strikes import Strikes
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.trophies import Awarding
from primogen.vtes.rules.turn import Turn
from primogen.vtes.rules.untap_phase import UntapPhase

PROCEDURES: Final[Procedures[Table]] = {
    k.SETUP: Setup,
    k.TURN: Turn,
    k.UNTAP_PHASE: UntapPhase,
    k.MASTER_PHASE: MasterPhase,
    k.MINION_PHASE: MinionPhase,
    k.INFLUENCE_PHASE: InfluencePhase,
    k.DISCARD_PHASE: DiscardPhase,
    k.ACTION: Action,
    k.BLOCKING: Blocking,
    k.PLAYING: Playing,
    k.STRIKES: Strikes,
    k.COMBAT: Combat,
    k.DAMAGE: Damage,
    k.REFERENDUM: Referendum,
    k.DRINKING: Drinking,
    k.OUSTING: Ousting,
    k.FITTING_HAND: FittingHand,
    k.FETCHING: Fetching,
    k.AWARDING: Awarding,
    k.SPOILS: Spoils,
    k.CLAIMING: Claiming,
    k.LOOKING: Looking,
    k.SEARCHING: Searching,
    k.SPENDING: Spending,
    k.EXPIRING: Expiring,
}
