"""Fang & Talon: Attacks and Reactions."""

from primogen.rivals.language.vocabulary import *

in_a_form = bears(of_kind(FORM_CARD))

# fmt: off
FIGHTING_CARDS = (
    attack_card("fat-hunting-party", "Hunting Party", PHYSICAL, decks=WEREWOLVES, bp=4, damage=0,
                text=deals_plus(each(1, attacking_party))),

    attack_card("fat-net-gun", "Net Gun", RANGED, decks=HUNTERS_OR_WEREWOLVES, bp=3, damage=2,
                text=lines(provided(card_is(THE_TARGET, of_kind(MORTAL)) | card_is(THE_TARGET, bears_at_least(1)),
                                    deals_plus(1)),
                           after_this_attack(provided(attack_dealt(1), choose(
                               attached_to(the_target) & ~with_word(TITLE), detach_it(THAT)))))),

    attack_card("fat-pull-rank", "Pull Rank", SOCIAL, MENTAL, decks=WEREWOLVES, clan=SILVER_FANGS, bp=4, damage=2,
                text=lines(may_pay(exert_up_to(2), deals_plus(each(1, x))),
                           provided(is_among(YOUR_LEADER, attacking_party),
                                    may_pay(rage(1), put(FEAR, THE_TARGET))))),

    attack_card("fat-show-of-dominance", "Show of Dominance", SOCIAL, decks=WEREWOLVES, bp=5, damage=2,
                text=having(AHROUN, after_this_attack(provided(
                    attack_dealt(1), in_order(exhaust(THE_TARGET), put(FEAR, THE_TARGET)))))),

    attack_card("fat-silver-dagger", "Silver Dagger", PHYSICAL, decks=HUNTERS_OR_WEREWOLVES, bp=4, damage=2,
                text=provided(card_is(THE_TARGET, being(WEREWOLF)), plus(1, SILVER_DAMAGE, THE_ATTACKER))),

    attack_card("fat-social-justice", "Social Justice", SOCIAL, decks=WEREWOLVES, bp=3, damage=2,
                text=after_this_attack(provided(attack_dealt(2) | (attack_dealt(1) & this_has(RAGABASH)),
                                                target_one(DEFENDER, target(their_ongoing_cards, burn(THAT)))))),

    attack_card("fat-sink-your-teeth", "Sink Your Teeth", PHYSICAL, decks=WEREWOLVES, bp=4, damage=1,
                text=lines(may_pay(rage(1), deals_plus(1)), provided(card_is(THE_ATTACKER, in_a_form), deals_plus(1)))),

    attack_card("fat-the-culling", "The Culling", PHYSICAL, decks=WEREWOLVES, clan=RED_TALONS, bp=3, damage=2,
                text=deals_plus(each(1, this_party & in_a_form))),

    attack_card("fat-the-howling", "The Howling", MENTAL, decks=WEREWOLVES, bp=4, damage=1,
                text=lines(provided(card_is(THE_TARGET, of_kind(MORTAL)), deals_plus(2)),
                           having(THEURGE, provided(is_among(THE_TARGET, any_character & ~being(WEREWOLF)),
                                                    deals_plus(2))))),

    reaction("fat-leap-away", "Leap Away", (PHYSICAL, MENTAL), decks=WEREWOLVES, bp=3, shield=2,
             text=lines(provided(in_the_streets(THIS) & at_least(2, this_party),
                                 may(in_order(split_off(THIS), plus(1, SHIELD)))),
                        may_pay(rage(2), plus(1, SHIELD)))),

    reaction("fat-pack-protection", "Pack Protection", (PHYSICAL, SOCIAL), decks=WEREWOLVES, bp=4, shield=0,
             text=lines(plus(each(1, this_party), SHIELD),
                        may_pay(rage(2), provided(
                            in_the_streets(THIS),
                            deal(each(1, this_party), THE_ATTACKER, of=PHYSICAL, quality=AGGRAVATED_QUALITY),
                            deal(each(1, this_party), THE_ATTACKER, of=PHYSICAL))))),

    reaction("fat-personal-bodyguard", "Personal Bodyguard", ATTACK_TYPES, decks=WEREWOLVES, bp=4, shield=0,
             text=lines(choose(others_in_defending_party, in_order(change_target(THAT), plus(2, SHIELD, THAT))),
                        after_this_attack(provided(target_defeated & ~this_is_the_target,
                                                   may(put_tokens(2, RAGE, THIS)))))),

    reaction("fat-snap-back", "Snap Back", (SOCIAL,), decks=WEREWOLVES, bp=3, shield=2,
             text=lines(having(AHROUN, deal(2, THE_ATTACKER, of=PHYSICAL)),
                        may_pay(rage(1), steal(1, PRESTIGE, ATTACKING_PLAYER)))),
)
