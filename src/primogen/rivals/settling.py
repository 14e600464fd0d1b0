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
    # ---- winning
    "win.knocked_out_agenda": ("set to 0", "set to 0", "set to 0"),
    "agenda.rival_burn_counts": ("worth 1", "worth 1", "worth 1"),
    "agenda.on_characters": ("anybody", "foes", "foes"),
    # ---- the turn
    "turn.no_influence_removal": ("start of turn", "start of turn", "start of turn"),
    "action.must_use": ("may", "may", "may"),
    "action.list": ("without pass", "with pass", "with pass"),
    # ---- torpor
    "end.torpor_order": ("blood first", "blood first", "blood first"),
    "torpor.return_window": ("at once", "at once", "at once"),
    "torpor.ready_on_return": ("ready", "ready", "ready"),
    # ---- fights and abilities
    "ability.defender_window": ("defensive too", "Relentless", "Relentless"),
    "discipline.as_play_requirement": ("for its text", "for its text", "for its text"),
    "discipline.ongoing_in_coterie": ("of who acts", "of who acts", "in the coterie"),
    "damage.superficial_mortals": ("unhurt", "unhurt", "unhurt"),
    "damage.superficial_mixed": ("all of it", "all of it", "all of it"),
    "ability.needs_effect": ("not needed", "not needed", "not needed"),
    "ongoing.empty_burn": ("stay", "stay", "stay"),
    # ---- the Prince, and other Titles
    "prince.attackers_abilities": ("any", "any", "any"),
    "prince.old_title": ("discarded", "discarded", "discarded"),
    "prince.own_defeat": ("to the victor", "to the victor", "to the victor"),
    "prince.no_reclaim": ("at once", "at once", "at once"),
    "prince.secrecy_zero": ("0", "0", "0"),
    "title.torpor_copy": ("discarded", "discarded", "discarded"),
    "title.one_per_player_torpor": ("bars", "bars", "bars"),
    # ---- Conspiracies
    "conspiracy.show_timing": ("in this turn", "at once", "at once"),
    "conspiracy.permission": ("never", "every time", "every time"),
    "conspiracy.look": ("shown", "contributed", "shown and contributed"),
    "conspiracy.protection": ("by colour", "by colour", "by colour"),
    "play.place_definition": ("playing", "of any card", "of Action cards"),
    # ---- attachments
    "attachment.voluntary_detach": ("only Retainers", "Prey too", "Prey too"),
    "attachment.fourth": ("one is burned", "one is burned", "one is burned"),
    "attachment.steal_triggers": ("heard", "heard", "heard"),
}


def settled_in(edition: str) -> dict[str, str]:
    """The switches that are not as in the newest."""
    if edition not in COLUMNS:
        return {}
    place = COLUMNS.index(edition)
    return {name: values[place] for name, values in SETTLED.items()}
