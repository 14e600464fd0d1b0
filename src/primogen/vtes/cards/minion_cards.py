"""Action cards, action modifiers, reactions and political actions."""

from primogen.vtes.language.vocabulary import *

# fmt: off
ACTIONS = (
    action_card("100266", "Bum's Rush", not_replaced_until=THIS_ACTION,
                basic=act(aims_at=choose(minions_of_others, in_order(maneuver_in_it, enter_combat)))),
    action_card("100390", "Computer Hacking", basic=act(BLEEDING, bleed=1)),
    action_card("100845", "Govern the Unaligned", DOMINATE, blood=1,
                basic=act(BLEEDING, bleed=2),
                superior=act(stealth=1, aims_at=choose(younger_uncontrolled, gain_blood(3, THAT)))),
    action_card("101819", "Social Charm", PRESENCE,
                basic=act(BLEEDING, bleed=1),
                superior=act(BLEEDING, bleed=1, text=if_bled(gain_pool(1)))),
)

MODIFIERS = (
    action_modifier("100157", "Bewitching Oration", PRESENCE,
                    basic=modifying(votes(2), at=POLLING), superior=modifying(votes(4), at=POLLING)),
    action_modifier("100236", "Bonding", DOMINATE,
                    basic=modifying(bleed(1, LIMITED), only_if=bleeding),
                    superior=modifying(in_order(stealth(1), bleed(1, LIMITED)), only_if=bleeding)),
    action_modifier("100401", "Conditioning", DOMINATE, blood=1,
                    basic=modifying(bleed(2, LIMITED), only_if=bleeding),
                    superior=modifying(bleed(3, LIMITED), only_if=bleeding)),
    action_modifier("100788", "Freak Drive", FORTITUDE, blood=1,
                    basic=modifying(untap(THIS), only_if=succeeded, at=AFTER_ACTION),
                    superior=modifying(untap(THIS), only_if=blocked, at=AFTER_ACTION)),
    action_modifier("101913", "Swallowed by the Night", OBFUSCATE,
                    basic=modifying(stealth(1)), superior=fighting(maneuver)),
)

REACTIONS = (
    reaction("100518", "Deflection", DOMINATE, blood=1,
             basic=reacting(another_methuselah(in_order(tap(THIS), redirect_bleed)), only_if=bleeding_you,
                            at=AFTER_BLOCKS),
             superior=reacting(another_methuselah(redirect_bleed), only_if=bleeding_you, at=AFTER_BLOCKS)),
    reaction("100644", "Enhanced Senses", AUSPEX, basic=reacting(intercept(1)), superior=reacting(intercept(2))),
    reaction("100680", "Eyes of Argus", AUSPEX,
             basic=reacting(intercept(2), only_if=directed_at_you), superior=reacting(wakes, only_if=tapped)),
    reaction("101949", "Telepathic Misdirection", AUSPEX, blood=1,
             basic=reacting(intercept(1)),
             superior=reacting(another_methuselah(in_order(tap(THIS), redirect_bleed)), only_if=bleeding_you,
                               at=AFTER_BLOCKS)),
    reaction("102137", "Wake with Evening's Freshness", basic=reacting(wakes, only_if=tapped),
             not_replaced_until=NEXT_UNTAP),
)

POLITICAL_ACTIONS = (
    political_action("100410", "Consanguineous Boon", terms=choose_clan, passes=gain_for_clan),
    political_action("101056", "Kine Resources Contested", terms=allocate(4), passes=burn_allocated),
)

CARDS = ACTIONS + MODIFIERS + REACTIONS + POLITICAL_ACTIONS
