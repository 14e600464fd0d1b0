"""Every procedure by the number of its frame: how a saved or copied frame comes back to life."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel.frames import Procedure
from primogen.rivals.rules import words as w
from primogen.rivals.rules.action_phase import ActionPhase, Unhosted
from primogen.rivals.rules.activating import Abilities, Activation
from primogen.rivals.rules.antagonists import Antagonists
from primogen.rivals.rules.attaching import Attaching
from primogen.rivals.rules.attack import Attack
from primogen.rivals.rules.blocking import Blocking
from primogen.rivals.rules.city import CityStep
from primogen.rivals.rules.claim import Claiming
from primogen.rivals.rules.conflict import Conflict
from primogen.rivals.rules.conspiracy import Contribution, ResolvingCard, Showing
from primogen.rivals.rules.damage import Damage, Mitigation
from primogen.rivals.rules.deal_making import DealMaking
from primogen.rivals.rules.defeat import Defeat
from primogen.rivals.rules.drawing import Drawing
from primogen.rivals.rules.due import Dues
from primogen.rivals.rules.exerting import Exerting
from primogen.rivals.rules.intel import IntelStep
from primogen.rivals.rules.investigating import Investigation
from primogen.rivals.rules.losing import Losing
from primogen.rivals.rules.mortal import Reward
from primogen.rivals.rules.moving import Moving, Regrouping
from primogen.rivals.rules.paying import Paying
from primogen.rivals.rules.placing import Placing
from primogen.rivals.rules.playing import Playing
from primogen.rivals.rules.prince import Succession, TakingTitle
from primogen.rivals.rules.raiding import Raid
from primogen.rivals.rules.recruiting import Recruiting
from primogen.rivals.rules.ritual import RitualBlood, RitualCost
from primogen.rivals.rules.setup import Setup
from primogen.rivals.rules.striking import LashingOut, OpenSeason, Striking
from primogen.rivals.rules.torpor import Mending
from primogen.rivals.rules.trap import TrapWindow
from primogen.rivals.rules.turn import Turn

PROCEDURES: Final[dict[int, Callable[[list[int]], Procedure]]] = {
    w.SETUP: Setup,
    w.TURN: Turn,
    w.CITY_STEP: CityStep,
    w.ACTION_PHASE: ActionPhase,
    w.ACTIVATION: Activation,
    w.DRAWING: Drawing,
    w.RECRUITING: Recruiting,
    w.PLAYING: Playing,
    w.ATTACK_SEQUENCE: Attack,
    w.INTEL_STEP: IntelStep,
    w.PLACING: Placing,
    w.BLOCKING: Blocking,
    w.ABILITIES: Abilities,
    w.MITIGATION: Mitigation,
    w.DEFEAT: Defeat,
    w.MENDING: Mending,
    w.CLAIMING: Claiming,
    w.CONFLICT: Conflict,
    w.EXERTING: Exerting,
    w.SHOWING: Showing,
    w.RESOLVING_CARD: ResolvingCard,
    w.MOVING: Moving,
    w.REGROUPING: Regrouping,
    w.INVESTIGATION: Investigation,
    w.ANTAGONISTS: Antagonists,
    w.RAID: Raid,
    w.REWARD: Reward,
    w.SUCCESSION: Succession,
    w.LOSING: Losing,
    w.DEAL_MAKING: DealMaking,
    w.TRAP_WINDOW: TrapWindow,
    w.RITUAL_COST: RitualCost,
    w.RITUAL_BLOOD: RitualBlood,
    w.CONTRIBUTION: Contribution,
    w.DAMAGE_DEALING: Damage,
    w.PAYING: Paying,
    w.STRIKING: Striking,
    w.LASHING: LashingOut,
    w.SEASON: OpenSeason,
    w.TAKING_TITLE: TakingTitle,
    w.UNHOSTED_ACT: Unhosted,
    w.DUES: Dues,
    w.ATTACHING: Attaching,
}
