"""Shadows & Shrouds: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

burned_mortals = burned_city_cards & of_kind(MORTAL)
lost_blood = difference(stat_of(BLOOD_POTENCY, THIS), tokens_on(THIS, BLOOD))

# fmt: off
ATTACK_CARDS = (
    attack_card("sas-cloud-memory", "Cloud Memory", MENTAL, decks=VAMPIRES, bp=1, damage=1,
                text=having(DOMINATE, after_this_attack(provided(
                    attack_dealt(1), by_player(DEFENDING_PLAYER,
                                               at_random(1, library_cards_in_your_hand, discard(THAT))))))),

    attack_card("sas-graveyard-smash", "Graveyard Smash", PHYSICAL, decks=VAMPIRES, bp=3, damage=0,
                text=lines(plus(1, SUPERFICIAL, THE_ATTACKER), deals_plus(each(1, burned_mortals)))),

    attack_card("sas-high-stakes", "High Stakes", SOCIAL, decks=VAMPIRES, bp=4, damage=1,
                text=deals_plus(each(1, tokens_on(THE_ATTACKER, AGENDA)))),

    attack_card("sas-interrogation", "Interrogation", SOCIAL, decks=VAMPIRES, bp=3, damage=2,
                text=after_this_attack(provided(attack_dealt(1), look_at_hand(DEFENDING_PLAYER)))),

    attack_card("sas-its-your-funeral", "It's Your Funeral", SOCIAL, decks=VAMPIRES, bp=4, damage=1,
                text=deals_plus(each(1, your_rituals))),

    attack_card("sas-living-shadow", "Living Shadow", MENTAL, decks=VAMPIRES, bp=2, damage=0,
                text=lines(deals_plus(each(1, attached_to(the_attacker) & a_wraith)), having(OBLIVION, targeted))),

    attack_card("sas-money-shot", "Money Shot", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=having(POTENCE, after_this_attack(provided(
                    target_defeated, target(any_character, put_tokens(1, AGENDA, THAT)))))),

    attack_card("sas-prowess-from-pain", "Prowess From Pain", PHYSICAL, decks=VAMPIRES, bp=5, damage=1,
                text=having(FORTITUDE, deals_plus(lost_blood))),

    attack_card("sas-shadow-boxing", "Shadow Boxing", PHYSICAL, decks=VAMPIRES, bp=3, damage=0,
                text=lines(deals_plus(each(1, icons_of(OBLIVION, this_character))),
                           provided(card_is(THE_ATTACKER, has(REACH)), deals_plus(1)))),

    attack_card("sas-soul-crushing", "Soul Crushing", SOCIAL, decks=VAMPIRES, bp=3, damage=0,
                text=having(OBLIVION, deals_plus(each(1, attached_to(the_target))))),

    attack_card("sas-utter-darkness", "Utter Darkness", MENTAL, decks=VAMPIRES, bp=5, damage=1,
                text=having(OBLIVION, in_order(put(FEAR, ORIGINAL_TARGET), put(FEAR, THE_BLOCKER)))),

    attack_card("sas-throwing-shade", "Throwing Shade", RANGED, decks=VAMPIRES, bp=4, damage=2,
                text=provided(at_least(2, icons_of(OBLIVION, this_party)), deals_plus(1))),
)

REACTIONS = (
    reaction_special("sas-flesh-of-marble", "Flesh of Marble", decks=VAMPIRES, bp=2, shield=1, answers=(AGGRAVATED,),
                     text=lines(plus(each(2, icons_of(FORTITUDE, this_character)), SHIELD, THIS, THIS_DAMAGE),
                                having(FORTITUDE, damage_becomes(PHYSICAL, NOT_AGGRAVATED)))),

    reaction("sas-tenebrous-avatar", "Tenebrous Avatar", ATTACK_TYPES, decks=VAMPIRES, bp=5, shield=1,
             text=having(OBLIVION, may_pay(agenda_points(1), plus(4, SHIELD)))),
)

FIGHTING_CARDS = ATTACK_CARDS + REACTIONS
