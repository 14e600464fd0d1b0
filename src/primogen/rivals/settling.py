"""How each rulebook settles what the newest settles otherwise: a line per switch, in the order of the rows.

An update that says nothing on a point leaves it as it was.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = ("2020", "2022-06", "2022-09")  # and in the newest each switch has its first value

SETTLED: Final = {
    # ---- set-up
    "setup.mutual_rivals": ("allowed", "allowed", "forbidden"),
    "setup.leader_bid_first_must": ("may pass", "may pass", "may pass"),
    "setup.lost_leader_shuffle": ("at once", "after the hand", "after the hand"),
    "setup.reveal_order": ("together", "together", "together"),
    "setup.two_player_prince_aside": ("in the deck", "in the deck", "in the deck"),
    # ---- tokens
    "tokens.colour_limit": ("counted", "counted", "counted"),
    # ---- winning
    "win.knocked_out_agenda": ("set to 0", "set to 0", "set to 0"),
    "agenda.rival_burn_counts": ("worth 1", "worth 1", "worth 1"),
    "agenda.on_characters": ("anybody", "foes", "foes"),
    # ---- the turn
    "turn.no_influence_removal": ("start of turn", "start of turn", "start of turn"),
    "action.must_use": ("may", "may", "may"),
    "action.list": ("without pass", "with pass", "with pass"),
    # ---- at any time
    "movement.during_action": ("any time", "any time", "any time"),
    "party.form_window": ("own turn", "own turn", "Action Phase"),
    "relentless.stack": ("no stack", "stack", "stack"),
    "relentless.action_phase_only": ("whole turn", "Action Phase", "Action Phase"),
    "end.abilities": ("those that exhaust nobody", "none", "none"),
    # ---- torpor
    "end.torpor_order": ("blood first", "blood first", "blood first"),
    "torpor.return_window": ("at once", "at once", "at once"),
    "torpor.ready_on_return": ("ready", "ready", "ready"),
    # ---- making an attack
    "round_one.scope": ("from attacks", "characters", "characters"),
    "attack.intel_undo": ("spent", "spent", "undone"),
    "attack.intel_excess": ("any number", "as needed", "as needed"),
    "attack.intel_helpers": ("whoever likes", "by leave", "by leave"),
    "attack.relentless_window": ("when declared", "when declared", "after Intel"),
    "attack.exhausted_members": ("left behind", "left behind", "left behind"),
    "attack.mortal_face_up_ok": ("either way", "either way", "either way"),
    # ---- fights and abilities
    "ability.defender_window": ("defensive too", "Relentless", "Relentless"),
    "discipline.as_play_requirement": ("for its text", "for its text", "for its text"),
    "discipline.ongoing_in_coterie": ("of who acts", "of who acts", "in the coterie"),
    "attack.targeted": ("any member", "any member", "legal targets"),
    "damage.superficial_mortals": ("unhurt", "unhurt", "unhurt"),
    "damage.superficial_mixed": ("all of it", "all of it", "all of it"),
    "ability.when": ("any time", "between actions", "between actions"),
    "ability.needs_effect": ("not needed", "not needed", "not needed"),
    "timing.trigger_immediate": ("at once", "after the action", "at once"),
    "ongoing.empty_burn": ("stay", "stay", "stay"),
    # ---- the Prince, and other Titles
    "prince.attackers_abilities": ("any", "any", "any"),
    "prince.old_title": ("discarded", "discarded", "discarded"),
    "prince.own_defeat": ("to the victor", "to the victor", "to the victor"),
    "prince.no_reclaim": ("at once", "at once", "at once"),
    "prince.secrecy_zero": ("0", "0", "0"),
    "title.torpor_copy": ("discarded", "discarded", "discarded"),
    "title.one_per_player_torpor": ("bars", "bars", "bars"),
    # ---- Schemes, and deals
    "scheme.must_declare": ("may stay out", "may stay out", "may stay out"),
    "social.deals": ("over turns", "over turns", "over turns"),
    "scheme.kinds": ("not played", "played", "played"),
    # ---- Conspiracies
    "conspiracy.show_timing": ("in this turn", "at once", "at once"),
    "conspiracy.permission": ("never", "every time", "every time"),
    "conspiracy.look": ("shown", "contributed", "shown and contributed"),
    "conspiracy.not_during_action": ("any time", "between actions", "between actions"),
    "conspiracy.protection": ("by colour", "by colour", "by colour"),
    "play.place_definition": ("playing", "of any card", "of Action cards"),
    # ---- attachments
    "attachment.voluntary_detach": ("only Retainers", "no Prey", "no Prey"),
    "attachment.fourth": ("one is burned", "one is burned", "one is burned"),
    "attachment.steal_triggers": ("heard", "heard", "heard"),
    # ---- found later
    "conspiracy.add_when_placed": ("not in that turn", "not in that turn", "not in that turn"),
}


def settled_in(edition: str) -> dict[str, str]:
    """The switches that are not as in the newest."""
    if edition not in COLUMNS:
        return {}
    place = COLUMNS.index(edition)
    return {name: values[place] for name, values in SETTLED.items()}
