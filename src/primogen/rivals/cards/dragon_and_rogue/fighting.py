"""Dragon & Rogue: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

your_ghouls = characters_you_control & being(GHOULISH)
laden = bears_at_least(3)

# fmt: off
FIGHTING_CARDS = (
    attack_card("dar-poachers-choice", "Poacher's Choice", SOCIAL, decks=VAMPIRES, bp=3, damage=2,
                text=lines(if_this_attack_defeats_in_the_streets(
                               choose(its_retainers, attach(THAT, to=THE_ATTACKER, heard=SILENT))),
                           having(DOMINATE, plus(1, BLANKED, THE_TARGET)))),

    attack_card("dar-siege-engine", "Siege Engine", PHYSICAL, decks=VAMPIRES, bp=0, damage=1,
                text=lines(each_of(your_ghouls, provided(card_is(THAT, laden), deals_plus(2), deals_plus(1))),
                           may_pay(out_of(1, attached_to(the_attacker) & with_word(RETAINER), burn(THAT)),
                                   target_one(DEFENDER, target(their_ongoing_cards, burn(THAT)))))),

    attack_card("dar-the-hat-trick", "The Hat Trick", SOCIAL, decks=VAMPIRES, bp=2, damage=1,
                text=lines(having(PRESENCE, after_this_attack(
                               provided(target_defeated & card_is(THE_TARGET, of_kind(MORTAL)),
                                        may_choose(cards_you_control, put_prestige(1, THAT))))),
                           provided(at_least(1, this_party & has(ANIMALISM)) & at_least(1, this_party & has(OBFUSCATE))
                                    & your_turn, gain(1, UNHOSTED_GAINED)))),

    attack_card("dar-sleight-of-hand", "Sleight of Hand", MENTAL, decks=VAMPIRES, clan=RAVNOS, bp=3, damage=1,
                text=lines(provided(defender_reacted, by_player(DEFENDING_PLAYER, choose(your_hand, discard(THAT)))),
                           provided(at_least(1, this_party & has(PRESENCE)) & at_least(1, this_party & has(OBFUSCATE)),
                                    steal(1, PRESTIGE, DEFENDING_PLAYER)))),

    attack_card("dar-throwing-knives", "Throwing Knives", RANGED, decks=VAMPIRES, clan=RAVNOS, bp=2, damage=3,
                text=divide_damage(among=others_in_defending_party, most=2)),

    attack_or_reaction("dar-back-with-a-vengeance", "Back with a Vengeance", PHYSICAL, MENTAL, decks=VAMPIRES, bp=3,
                       damage=0, strikes_as=PHYSICAL,
                       text=lines(as_attack(deals_plus(each(1, attached_to(this_character)))),
                                  as_reaction(having(PROTEAN, plus(1, AGGRAVATED, THIS))))),

    reaction("dar-escape-artist", "Escape Artist", (RANGED, PHYSICAL), decks=VAMPIRES, clan=RAVNOS, bp=2, shield=1,
             text=provided(at_least(2, your_face_down_cards | (your_table & with_word(ONGOING))), plus(2, SHIELD))),

    reaction("dar-smoke-and-mirrors", "Smoke and Mirrors", (PHYSICAL, MENTAL), decks=VAMPIRES, bp=3, shield=1,
             text=lines(target(attacking_party, put(FEAR, THAT)),
                        having(OBFUSCATE, plus(1, SUPERFICIAL, THE_ATTACKER)))),
)
