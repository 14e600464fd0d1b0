"""The Hunters & The Hunted: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
ATTACK_CARDS = (
    attack_card("hah-awe", "Awe", MENTAL, decks=VAMPIRES, bp=1, damage=1,
                text=lines(having(PRESENCE, put(NO_INFLUENCE, THE_TARGET)),
                           having_twice(PRESENCE, deals_plus(1)))),

    attack_card("hah-blaze-of-glory", "Blaze of Glory", PHYSICAL, decks=HUNTERS, bp=1, damage=1,
                text=lines(having(THWART_THE_UNNATURAL, deals_plus(1)),
                           provided(card_is(THE_TARGET, being(MONSTROUS)),
                                    may_pay(prestige(1), in_order(deals_plus(3), after_this_attack(burn(THIS))))))),

    attack_card("hah-coiled-strike", "Coiled Strike", PHYSICAL, decks=VAMPIRES, bp=4, damage=2,
                text=having(PROTEAN, deals_plus(each(1, your_face_down_cards, every=2)))),

    attack_card("hah-confuse", "Confuse", MENTAL, decks=HUNTERS, bp=2, damage=1,
                text=lines(may_pay(prestige(1), deals_plus(1)),
                           having(SENSE_THE_UNNATURAL, after_this_attack(may(attach_this(THE_TARGET)))))),

    attack_card("hah-get-the-drop", "Get the Drop", MENTAL, decks=HUNTERS, bp=3, damage=1,
                text=lines(having(LIBRARY_EDGE, may_choose(library_cards_in_your_hand,
                                                           attach_face_down(THAT, to=THE_TARGET))),
                           may_pay(prestige(2), deals_plus(each(1, curses_on(THE_TARGET)))))),

    attack_card("hah-holy-water", "Holy Water", MENTAL, decks=HUNTERS, bp=2, damage=1,
                text=lines(having(REPEL_THE_UNNATURAL, provided(card_is(THE_TARGET, being(MONSTROUS)),
                                                                plus(1, STAYS_ITS_HAND, THE_TARGET, THIS_TURN))),
                           with_keyword(TRUE_FAITH, may_pay(prestige(1), deals_plus(2))))),

    attack_card("hah-ingratiate", "Ingratiate", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                text=deals_plus(each(1, shared_disciplines))),

    attack_card("hah-lingering-kiss", "Lingering Kiss", SOCIAL, decks=VAMPIRES, bp=2, damage=1,
                text=having(PRESENCE, after_this_attack(may(attach_this(THE_TARGET)))),
                abilities=(at_start_of_its_turn(put(MINUS_BP, THIS), card_is(THIS, ~at_maximum_blood)),)),

    attack_card("hah-rebuke", "Rebuke", SOCIAL, decks=HUNTERS, bp=3, damage=1,
                text=lines(having(LIBRARY_EDGE, may_pay(prestige(1), deals_plus(1))),
                           having(THWART_THE_UNNATURAL, provided(
                               card_is(THE_TARGET, being(MONSTROUS) | with_word(ANTAGONIST)),
                               may_pay(prestige(2), deals_plus(2)))))),

    attack_card("hah-release-the-hounds", "Release the Hounds", PHYSICAL, decks=BOTH, bp=2, damage=2,
                face_up_if=always,
                text=having_either((BEAST_WHISPERER, ANIMALISM), may_pay(prestige(1), deals_plus(1)))),

    attack_card("hah-risky-business", "Risky Business", PHYSICAL, decks=VAMPIRES, bp=2, damage=3,
                face_up_if=~has_clan_in_coterie(CAITIFF, THIN_BLOOD),
                lost_if=reaction_played | was_blocked),

    attack_card("hah-shotgun", "Shotgun", RANGED, decks=BOTH, bp=4, damage=2,
                text=lines(provided(card_is(THE_TARGET, of_kind(MORTAL)), deals_plus(1)),
                           may_pay(discard_a_card,
                                   choose(others_in_defending_party, also_deal(2, THAT, of=RANGED))))),

    attack_card("hah-social-engineering", "Social Engineering", SOCIAL, decks=HUNTERS, bp=2, damage=2,
                text=having(GLOBAL_ACCESS, put_prestige(2, THE_TARGET))),

    attack_card("hah-speaking-in-tongues", "Speaking in Tongues", SOCIAL, decks=HUNTERS, bp=1, damage=1,
                text=having(REPEL_THE_UNNATURAL, may_pay(prestige(1), in_order(
                    deals_plus(1), provided(card_is(THE_TARGET, being(MONSTROUS)), deals_plus(1)))))),

    attack_card("hah-subterfuge", "Subterfuge", SOCIAL, decks=VAMPIRES, bp=3, damage=0,
                text=lines(deals_plus(each(1, times(you_resolve()))), having(OBFUSCATE, targeted))),

    attack_card("hah-triple-threat", "Triple Threat", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=lines(having(AUSPEX, draw(1)),
                           having(POTENCE, deals_plus(1)),
                           having(PRESENCE, provided(defender_reacted, steal(1, PRESTIGE, DEFENDING_PLAYER))))),

    attack_card("hah-wide-array-of-pain", "Wide Array of Pain", MENTAL, decks=VAMPIRES, bp=4, damage=2,
                text=provided(at_least(3, different_disciplines_of(the_attacker)),
                              plus(-1, SHIELD, THE_TARGET))),

    attack_card("hah-wooden-stake", "Wooden Stake", PHYSICAL, decks=HUNTERS, bp=3, damage=0,
                text=provided(card_is(THE_TARGET, being(VAMPIRE)),
                              after_this_attack(provided(attack_dealt(1) & target_was_wounded, in_order(
                                  move_to_torpor(THE_TARGET), attach_this(THAT))))),
                abilities=(torpor_has(1, NO_FREE_MEND),
                           when(leaves_torpor(this_character), burn(THIS_CARD), form=TORPOR_FORM))),
)

REACTIONS = (
    reaction("hah-comeuppance", "Comeuppance", (SOCIAL, MENTAL), decks=BOTH, bp=3, shield=1,
             text=look_at_hand(ATTACKING_PLAYER, choose(
                 their_hand & an_attack_card(SOCIAL, MENTAL), discard(THAT)))),

    reaction("hah-get-into-its-mind", "Get into its Mind", (SOCIAL, MENTAL), decks=HUNTERS, bp=2, shield=1,
             text=having(LIBRARY_EDGE, may_pay(prestige(2), plus(1, SUPERFICIAL, THE_ATTACKER)))),

    reaction("hah-know-their-habits", "Know Their Habits", (RANGED, MENTAL), decks=HUNTERS, bp=1, shield=2,
             text=having(SENSE_THE_UNNATURAL, may_pay(prestige(2), plus_each(2, SHIELD, this_party)))),

    reaction("hah-layers-of-protection", "Layers of Protection", (RANGED, PHYSICAL), decks=BOTH, bp=2, shield=0,
             text=lines(plus_each(1, SHIELD, this_party),
                        pay(discard_x_cards, plus(x, PREVENTION, THE_TARGET)))),

    reaction("hah-ready-and-waiting", "Ready and Waiting", (RANGED, PHYSICAL), decks=HUNTERS, bp=2, shield=3,
             text=having(GLOBAL_ACCESS, put_prestige(1, THE_ATTACKER))),

    reaction("hah-shifting-organs", "Shifting Organs", (RANGED, PHYSICAL, MENTAL), decks=VAMPIRES, bp=3, shield=1,
             text=lines(having(OBFUSCATE, plus(1, SHIELD)),
                        having(PROTEAN, plus(1, NO_DIABLERIE, THIS, THIS_TURN)))),

    reaction("hah-strength-of-the-fallen", "Strength of the Fallen", (PHYSICAL, MENTAL), decks=HUNTERS, bp=3, shield=2,
             text=having(THWART_THE_UNNATURAL, may_pay(prestige(1), plus(each(1, your_burned_characters), SHIELD)))),

    reaction_special("hah-well-prepared", "Well Prepared", decks=HUNTERS, bp=1, shield=2,
                     play_only_if=card_is(THE_ATTACKER, being(MONSTROUS)),
                     text=having(SENSE_THE_UNNATURAL, may_pay(prestige(1), plus(1, SHIELD)))),
)
