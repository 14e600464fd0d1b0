"""Blood & Alchemy: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

alchemies_in_this_party = attached_to(this_party) & with_word(ALCHEMY)
detach_one_of_the_party = out_of(1, alchemies_in_this_party, detach_it(THAT))

# fmt: off
FIGHTING_CARDS = (
    attack_card("baa-absolution", "Absolution", MENTAL, decks=VAMPIRES, bp=5, damage=2,
                text=negate_reactions_of(any_character & with_tokens(1, BLOOD, OF_YOUR_COLOUR))),

    attack_card("baa-all-the-angles", "All the Angles", MENTAL, decks=VAMPIRES, bp=6, damage=0,
                text=lines(plus(1, SUPERFICIAL, THE_ATTACKER),
                           deals_plus(each(1, different_disciplines_of(the_attacker))))),

    attack_card("baa-baals-caress", "Baal's Caress", PHYSICAL, decks=VAMPIRES, bp=5, damage=0, face_up_if=always,
                text=having(BLOOD_SORCERY, may_pay(x_blood(icons_of(BLOOD_SORCERY, the_attacker)),
                                                   plus(x, AGGRAVATED_DAMAGE, THE_ATTACKER)))),

    attack_card("baa-break-down", "Break Down", MENTAL, decks=VAMPIRES, bp=3, damage=1,
                text=having(THIN_BLOOD_ALCHEMY, put(MINUS_BP, THE_TARGET))),

    attack_card("baa-crossbow", "Crossbow", RANGED, decks=VAMPIRES, bp=3, damage=1,
                text=provided(at_most(2, attached_to(the_target)),
                              may_pay(discard_a_card, attach_this(THE_TARGET))),
                abilities=(have(this_character, 1, NO_END_MEND),)),

    attack_card("baa-dangerous-mixture", "Dangerous Mixture", PHYSICAL, decks=VAMPIRES, bp=5, damage=1,
                text=deals_plus(each(1, different_names(alchemies_in_this_party)))),

    attack_card("baa-first-ones-free", "First One's Free", SOCIAL, decks=VAMPIRES, bp=2, damage=1,
                text=may_pay(detach_one_of_the_party,
                             choose(retainers_in_defending_party, attach(THAT, to=THE_ATTACKER)))),

    attack_card("baa-intimidation", "Intimidation", SOCIAL, decks=VAMPIRES, bp=4, damage=1,
                text=lines(provided(card_is(THE_TARGET, of_kind(MORTAL)), deals_plus(2)),
                           provided(more_than(stat_of(BLOOD_POTENCY, THE_ATTACKER), stat_of(BLOOD_POTENCY, THE_TARGET)),
                                    in_order(exhaust(THE_TARGET), put(FEAR, THE_TARGET))))),

    attack_card("baa-mesmerize", "Mesmerize", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                text=having(DOMINATE, put(FEAR, THE_TARGET))),

    attack_card("baa-peer-pressure", "Peer Pressure", SOCIAL, decks=VAMPIRES, bp=0, damage=0,
                text=deals_plus(each(1, this_party, every=2))),

    attack_card("baa-scorpions-touch", "Scorpion's Touch", PHYSICAL, decks=VAMPIRES, bp=3, damage=1,
                text=swap_blood(each(1, icons_of(BLOOD_SORCERY, the_attacker)), THE_TARGET)),

    reaction("baa-backup", "Backup", (PHYSICAL, SOCIAL), decks=VAMPIRES, bp=1, shield=0,
             text=plus(each(1, attached_to(this_character)), SHIELD)),

    reaction_special("baa-heightened-senses", "Heightened Senses", AIDS_OTHERS, decks=VAMPIRES, bp=1, shield=0,
                     types=(RANGED, PHYSICAL, SOCIAL), play_only_if=in_the_streets(THE_TARGET),
                     text=plus(each(1, icons_of(AUSPEX, your_leader)), SHIELD, THE_TARGET)),
)
