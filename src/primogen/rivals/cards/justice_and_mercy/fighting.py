"""Justice & Mercy: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

draw_if_solitary = with_keyword(SOLITARY, draw(1))
reactions = of_kind(REACTION) | of_kind(ATTACK_OR_REACTION)

# fmt: off
ATTACK_CARDS = (
    attack_card("jam-bleeding-edge", "Bleeding Edge", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=having_twice(FORTITUDE, may_pay(blood(1), deals_plus(2)), may_pay(blood(2), deals_plus(2)))),

    attack_card("jam-blood-fueled-rage", "Blood-Fueled Rage", PHYSICAL, decks=VAMPIRES, bp=5, damage=0,
                text=pay(blood_off_each(your_table & with_word(ONGOING) & with_tokens(1, BLOOD)),
                         deals_plus(each(2, x)))),

    attack_card("jam-cursed-blade", "Cursed Blade", PHYSICAL, decks=VAMPIRES, clan=BANU_HAQIM, bp=3, damage=1,
                text=after_this_attack(may(attach_this(THE_TARGET))),
                abilities=(when(turn_ends(HOSTS_SEAT), lose_blood(1, THIS)),)),

    attack_card("jam-divisive", "Divisive", MENTAL, decks=VAMPIRES, bp=4, damage=1,
                text=lines(provided(card_is(THE_TARGET, of_kind(MORTAL)), deals_plus(2)),
                           having(DOMINATE, deals_plus(each(1, attached_to(the_target) & with_word(RETAINER)))))),

    attack_card("jam-dont-be-so-defensive", "Don't Be So Defensive", SOCIAL, decks=VAMPIRES, bp=4, damage=1,
                text=by_player(DEFENDING_PLAYER, deals_plus(each(1, your_discard_pile & reactions, every=2)))),

    attack_card("jam-of-two-minds", "Of Two Minds", MENTAL, decks=VAMPIRES, bp=5, damage=1,
                text=lines(having(AUSPEX, after_this_attack(provided(~target_defeated, ready(THE_ATTACKER)))),
                           with_keyword(SOLITARY, provided(your_turn, gain(1, ACTIONS_GAINED))))),

    attack_card("jam-ritualistic-combat", "Ritualistic Combat", MENTAL, decks=VAMPIRES, bp=3, damage=1,
                text=lines(provided(card_is(THE_TARGET, with_word(ANTAGONIST)), deals_plus(2)),
                           having(BLOOD_SORCERY, after_this_attack(
                               provided(target_defeated, mend(each(1, your_rituals), THE_ATTACKER)))))),

    attack_card("jam-the-grudge", "The Grudge", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                text=lines(deals_plus(each(1, characters_in_torpor | your_burned_characters)),
                           provided(you_have_suffered_diablerie, plus(1, AGGRAVATED, THE_ATTACKER)))),

    attack_card("jam-split-second", "Split Second", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=having(CELERITY, plus(1, IGNORES_ATTRIBUTE, THE_ATTACKER))),
)

REACTIONS = (
    reaction("jam-look-me-in-the-eyes", "Look Me in the Eyes", (PHYSICAL,), decks=VAMPIRES, bp=3, shield=1,
             text=lines(put(FEAR, THE_ATTACKER), draw_if_solitary, having(AUSPEX, play_another_reaction))),

    reaction("jam-acuity", "Acuity", (RANGED, MENTAL), decks=VAMPIRES, bp=1, shield=1,
             text=lines(put(MINUS_BP, THE_ATTACKER), draw_if_solitary, having(DOMINATE, play_another_reaction))),

    reaction("jam-a-kiss-before-dying", "A Kiss Before Dying", (SOCIAL,), decks=VAMPIRES, bp=2, shield=1,
             text=lines(deal(1, THE_ATTACKER, quality=AGGRAVATED_QUALITY), draw_if_solitary,
                        having(FORTITUDE, play_another_reaction))),

    reaction("jam-on-the-lam", "On the Lam", (PHYSICAL, SOCIAL), decks=VAMPIRES, bp=4, shield=1,
             text=lines(plus(each(2, attached_to(this_character) & prey), SHIELD),
                        having(OBFUSCATE, plus(1, SPARED, THIS)))),

    reaction("jam-rules-lawyer", "Rules Lawyer", (SOCIAL, MENTAL), decks=VAMPIRES, bp=3, shield=1,
             text=plus(each(1, different_names(your_ongoing_traditions)), SHIELD)),

    reaction("jam-third-eyes-a-charm", "Third Eye's a Charm", ATTACK_TYPES, decks=VAMPIRES, clan=SALUBRI,
             bp=4, shield=1,
             text=after_this_attack(provided(target_defeated, gain(3, PRESTIGE), deal(3, THE_ATTACKER, of=MENTAL)))),

    reaction("jam-warding-circle", "Warding Circle", (RANGED, MENTAL, PHYSICAL), decks=VAMPIRES, bp=2, shield=0,
             text=plus_each(each(1, your_rituals), SHIELD, this_party)),

    reaction_special("jam-just-a-taste", "Just a Taste", AIDS_OTHERS, decks=VAMPIRES, bp=4, shield=0,
                     play_only_if=card_is(THIS, has(SOLITARY)),
                     text=provided(in_the_streets(THE_TARGET), mend(2, THE_TARGET))),
)

FIGHTING_CARDS = ATTACK_CARDS + REACTIONS
