"""Fang & Talon: Gifts, Rites and other Actions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
GIFTS = (
    unhosted("fat-blood-of-the-pack", "Blood of the Pack", GIFT, decks=WEREWOLVES, clan=SILVER_FANGS,
             text=choose(your_coterie, attach_this(THAT)),
             abilities=(activated(exhaust_this_card, target(characters_you_control, called(THE_CHARACTER, one_of(
                 up_to_any_number(this_party, move_tokens(1, RAGE, origin=THAT, to=THE_CHARACTER)),
                 up_to_any_number(this_party, move_tokens(1, BLOOD, origin=THAT, to=THE_CHARACTER)))))),)),

    action("fat-fangs-of-judgment", "Fangs of Judgment", GIFT, decks=WEREWOLVES,
           text=having(PHILODOX, attach_this(THIS)),
           abilities=(party(detach, deals_plus(each(2, this_party)), only_if=attack_is(PHYSICAL)),)),

    unhosted("fat-hidden-killer", "Hidden Killer", GIFT, decks=WEREWOLVES, clan=RED_TALONS,
             text=choose(your_coterie, attach_this(THAT)),
             abilities=(have(this_character, 1, REACH), have(this_character, 1, HUNTS_FROM_HAVEN),
                        attacker_has(1, DAMAGE, card_is(THIS, at_home) & card_is(THE_TARGET, of_kind(MORTAL))))),

    unhosted("fat-raging-strike", "Raging Strike", GIFT, decks=WEREWOLVES,
             text=choose(your_coterie, attach_this(THAT)),
             abilities=(attacker(rage(2), deals_plus(2), only_if=in_the_streets(THIS)),)),

    action("fat-razor-claws", "Razor Claws", GIFT, decks=WEREWOLVES, text=having(AHROUN, attach_this(THIS)),
           abilities=(attacker_has(1, DAMAGE, attack_is(PHYSICAL)),)),

    action("fat-shield-of-the-wyld", "Shield of the Wyld", GIFT, decks=WEREWOLVES, clan=RED_TALONS,
           text=attach_this(THIS),
           abilities=(have(this_character, 2, SHIELD, attack_is(PHYSICAL, RANGED)),)),

    action("fat-song-of-rage", "Song of Rage", GIFT, decks=WEREWOLVES, text=having(GALLIARD, attach_this(THIS)),
           abilities=(activated(exhaust_this, each_of(this_party & being(WEREWOLF), put_tokens(2, RAGE, THAT))),)),

    action("fat-unity-of-the-pack", "Unity of the Pack", GIFT, decks=WEREWOLVES, clan=SILVER_FANGS,
           text=attach_this(THIS),
           abilities=(have(this_character, 1, SHIELD, at_least(2, this_party)),
                      activated(exhaust_this_card, target(this_party, plus(
                          each(1, this_party & has(MENTAL, 1) & ~is_card(THAT)), MENTAL, THAT))))),
)

a_card_with_tokens = cards_on_tables & with_tokens(1, ANY_TOKEN)
remove_a_token = one_of(remove_tokens(1, PRESTIGE, THAT), remove_tokens(1, BLOOD, THAT), remove_tokens(1, AGENDA, THAT),
                        remove_tokens(1, RAGE, THAT))

RITES = (
    action("fat-rite-of-abjuration", "Rite of Abjuration", RITE, ONGOING, decks=WEREWOLVES,
           price=rage_onto_this_card(3),
           abilities=(activated(x_from_this_card(RAGE, most=3), target(a_card_with_tokens, repeat(x, remove_a_token))),
                      activated(by_doing(remove_tokens(3, RAGE, THIS_CARD)), target(ongoing_cards, burn(THAT))))),

    action("fat-rite-of-celebration", "Rite of Celebration", RITE, ONGOING, decks=WEREWOLVES,
           price=rage_onto_this_card(3),
           abilities=(relentless(by_doing(remove_tokens(2, RAGE, THIS_CARD)), gain(1, PRESTIGE)),)),

    action("fat-rite-of-shame", "Rite of Shame", RITE, ONGOING, decks=WEREWOLVES, price=rage_onto_this_card(3),
           abilities=(activated(by_doing(remove_tokens(1, RAGE, THIS_CARD)),
                                target_foe(lose(1, PRESTIGE, THAT_PLAYER))),
                      activated(by_doing(remove_tokens(3, RAGE, THIS_CARD)),
                                target_foe_with(9, lose(1, AGENDA, THAT_PLAYER))))),
)

OTHERS = (
    action("fat-apeskin", "Apeskin", decks=WEREWOLVES, text=attach_this(THIS),
           abilities=(have(this_character, 1, SHIELD),
                      have(attackers, 1, SUPERFICIAL, attack_is_aggravated & this_is_the_target))),

    unhosted("fat-full-moon-rising", "Full Moon Rising", decks=WEREWOLVES,
             text=each_of(your_coterie, put_tokens(2, RAGE, THAT))),

    action("fat-harmony-flute", "Harmony Flute", ONGOING, decks=WEREWOLVES,
           abilities=(relentless(out_of(1, your_coterie & readied, exhaust(THAT)), in_order(
               target(any_character, each_of(its_party & with_tokens(2, RAGE), remove_tokens(1, RAGE, THAT))),
               provided(this_has(GALLIARD), may_pay(burn_this_card, target_player(
                   steal(1, PRESTIGE, THAT_PLAYER)))))),)),
)

ACTION_CARDS = GIFTS + RITES + OTHERS
