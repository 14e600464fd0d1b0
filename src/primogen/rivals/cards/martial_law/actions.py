"""Martial Law: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

your_ghouls = your_coterie & being(GHOULISH)

your_silver_bullets = cards_you_control & named("Silver Bullets")
your_blocker_who_reacted = (
    your_coterie & is_card(THE_BLOCKER) & has(DRONE_JOCKEY) & fights_with(a_reaction_card(*ATTACK_TYPES))
)
other_bare_cards = ongoing_cards & with_at_most(0, ANY_TOKEN) & ~is_card(THIS_CARD)
others_with_blood = cards_you_control & with_tokens(1, BLOOD) & ~is_card(THE_FIRST_CARD)
ongoing_or_unattached_face_down = (any_card_in_play & with_word(ONGOING) & ~face_down) | (cards_on_tables & face_down)

# fmt: off
ACTION_CARDS = (
    action("ml-anything-for-my-master", "Anything For My Master", decks=VAMPIRES, clan=TZIMISCE,
           text=pay(out_of(1, your_ghouls, burn(THAT)), target(any_character & wounded, defeat(THAT)))),

    ghoul("ml-ghoul-boy", "Ghoul Boy", blood=1, attributes=(1, 0, 0), text=enter_on_actors_blood,
          abilities=(activated(exhaust_this, plus(1, INTEL, THE_ATTACKER)),)),

    ghoul("ml-librarian-ghoul", "Librarian Ghoul", blood=2, attributes=(0, 0, 1), text=enter_on_actors_blood,
          abilities=(activated(exhaust_this, in_order(
              draw(1), provided(at_least(5, your_hand), choose(your_hand, discard(THAT))))),)),

    action("ml-awaken-the-homuncular-servant", "Awaken the Homuncular Servant", RITUAL, ONGOING, decks=VAMPIRES,
           ritual=OBLIVION,
           abilities=(activated(blood_from_this_card(2), choose(
               library_cards_in_your_discard_pile, become_ghoul_of_spent_blood(THAT))),)),

    action("ml-peace-among-rivals", "Peace Among Rivals", ONGOING, decks=VAMPIRES, clan=SALUBRI,
           abilities=(activated(exhaust_this_card, gain(1, AGENDA),
                                only_if=at_least(4, different_clans(your_table & with_word(ONGOING)))),)),

    action("ml-stand-and-deliver", "Stand and Deliver", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(activated(exhaust_this_card & blood_from_this_card(2), target(any_character, ready(THAT))),
                      relentless(exhaust_this_card & blood_from_this_card(2),
                                 up_to_targets(2, any_character, ready(THAT)), only_if=~your_turn))),

    action("ml-armored-suv", "Armored SUV", VEHICLE, decks=HUNTERS, clan=MARTIAL, text=attach_this(YOUR_HAVEN),
           abilities=(relentless(exhaust_this_card & prestige(1), target(your_coterie, attach_this(THAT))),
                      at_start_of_your_turn(attach_this(YOUR_HAVEN), card_is(ITS_BEARER, a_character)),
                      have(this_character, 1, GUARD),
                      have(this_character, 1, SHIELD),
                      have(this_character, 1, SHIELD, this_has(FLEET) & is_blocker(THIS)))),

    action("ml-cover-fire", "Cover Fire", ONGOING, decks=HUNTERS, text=having(ARSENAL, gain(1, UNHOSTED_GAINED)),
           abilities=(you_may_prevent_in_party(prestige(1), 1),)),

    action("ml-silver-bullets", "Silver Bullets", ONGOING, decks=HUNTERS, clan=MARTIAL,
           text=having(ORDNANCE, gain(1, UNHOSTED_GAINED)),
           abilities=(relentless(prestige(1), target(your_coterie & fights_with(a_card_of(RANGED)),
                                                     plus(1, SILVER_DAMAGE, THAT)),
                                 only_if=~happened_this_attack(you_use(your_silver_bullets))),)),

    unhosted("ml-drive-pride", "Drive: Pride", decks=HUNTERS, most=1, text=choose(your_coterie, attach_this(THAT)),
             abilities=(relentless(prestige(1), gain(1, AGENDA), only_if=happened(blocks(this_character))),)),

    action("ml-political-will", "Political Will", SCHEME, ONGOING, decks=VAMPIRES, clan=MINISTRY,
           text=should(put_into_play),
           abilities=(activated(exert(2), target(characters_you_control, plus(1, SHIELD, THAT, THIS_TURN))),)),

    action("ml-sacrifice", "Sacrifice", decks=VAMPIRES, clan=BANU_HAQIM,
           text=choose(THE_FIRST_CARD, characters_you_control, in_order(
               repeat(tokens_on(THE_FIRST_CARD, BLOOD), choose(
                   others_with_blood, move_tokens(1, BLOOD, origin=THE_FIRST_CARD, to=THAT))),
               remove_tokens(tokens_on(THE_FIRST_CARD, BLOOD), BLOOD, THE_FIRST_CARD)))),

    action("ml-trash-to-treasure", "Trash to Treasure", decks=VAMPIRES, clan=CAITIFF,
           text=target(any_character, called(THE_CHARACTER, reveal_top(in_order(
               deal(each(1, different_icons(those_revealed)), THE_CHARACTER, of=PHYSICAL),
               each_of(those_revealed, discard(THAT))), 3)))),

    action("ml-shine-a-light", "Shine a Light", SCHEME, decks=VAMPIRES,
           text=target(ongoing_or_unattached_face_down, should(in_order(
               repeat(each(2, influence_in_favour, every=5), may(remove_any_token(THAT))),
               provided(at_most(0, tokens_on(THAT, ANY_TOKEN)), burn(THAT)))))),

    trap("ml-claymore", "Claymore", springs_while(any_action_phase), decks=HUNTERS, clan=MARTIAL,
         text=target(attackers, deal(sum_of(each(1, tokens_on(THIS_CARD, PRESTIGE)), with_icon(ORDNANCE, 1)), THAT,
                                     of=PHYSICAL))),

    action("ml-eye-in-the-sky", "Eye in the Sky", ONGOING, decks=HUNTERS,
           abilities=(activated(burn_this_card, target(other_bare_cards, burn(THAT))),
                      relentless(exhaust_this_card, target(your_blocker_who_reacted, plus(1, DAMAGE, THAT))))),

    unhosted("ml-drive-envy", "Drive: Envy", decks=HUNTERS, most=1, text=choose(your_coterie, attach_this(THAT)),
             abilities=(at_end_of_your_turn(target(any_monster & tagged_by_you, provided(
                 card_is(THIS, at_maximum_blood),
                 called(THE_CHARACTER, choose(your_face_down_cards, move_turned_over(
                     1, BLOOD, origin=THE_CHARACTER, to=THAT))),
                 steal_blood(1, thief=THIS, victim=THAT)))),)),
)
