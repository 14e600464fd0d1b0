"""Activated and triggered abilities: DIFF-57 to DIFF-82, as far as they are about these."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

DEFENDERS_WINDOW: Final = 62  # which abilities the defending player may use in an attack, once the attacker is done
ONLY_RELENTLESS: Final = 0
ALSO_DEFENSIVE: Final = 1

USED_WHEN: Final = 77  # when the active player may use abilities that are not tied to an action
BETWEEN_ACTIONS: Final = 0  # and where a procedure asks for them
AT_ANY_TIME: Final = 1

USE_IN_VAIN: Final = 78  # may an ability be used that would change nothing?
FORBIDDEN: Final = 0
ALLOWED: Final = 1

TRIGGERS_RESOLVE: Final = 80  # when an ability resolves that has heard somebody exhaust
AT_ONCE: Final = 0
AFTER_THE_ACTION: Final = 1

CLAIM_ATTACKERS: Final = 86  # which abilities those who attack a claimant may use, though it is not their turn
THEIR_ATTACK_FORMS: Final = 0
ANY_OF_THEIRS: Final = 1

ABILITY_SWITCHES: Final = (
    Switch(DEFENDERS_WINDOW, "ability.defender_window", "DIFF-58", ("Relentless", "defensive too")),
    Switch(USED_WHEN, "ability.when", "DIFF-73", ("between actions", "any time")),
    Switch(USE_IN_VAIN, "ability.needs_effect", "DIFF-74", ("needed", "not needed")),
    Switch(TRIGGERS_RESOLVE, "timing.trigger_immediate", "DIFF-76", ("at once", "after the action")),
    Switch(CLAIM_ATTACKERS, "prince.attackers_abilities", "DIFF-82", ("Attacker and Party", "any")),
)
