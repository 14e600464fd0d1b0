"""Martial Law: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    attack_card("ml-feint", "Feint", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=lines(after_this_attack(provided(
                               ~target_defeated & exactly(1, characters_you_control & being(VAMPIRE)),
                               ready(THE_ATTACKER))),
                           with_keyword(SOLITARY, may_pay(prestige(1), provided(
                               your_turn, gain(1, ACTIONS_GAINED)))))),

    attack_card("ml-flamethrower", "Flamethrower", RANGED, decks=HUNTERS, clan=MARTIAL, bp=4, damage=2,
                keywords=(AGGRAVATED,), face_up_if=always,
                price=unless(this_has(ARSENAL) & card_is(THE_TARGET, being(MONSTROUS)), prestige(2), then=prestige(1))),

    attack_card("ml-sniper-rifle", "Sniper Rifle", RANGED, decks=HUNTERS, bp=3, damage=3, face_up_if=always,
                text=lines(may_pay(prestige(1), plus(1, CANNOT_BE_BLOCKED, THE_ATTACKER)),
                           having(ARSENAL, plus(1, NO_STRIKE, THE_ATTACKER)))),

    attack_or_reaction("ml-cruisin-for-a-bruisin", "Cruisin For a Bruisin", SOCIAL, decks=HUNTERS, bp=2, damage=2,
                       text=lines(as_reaction(plus(1, SHIELD)), as_reaction(having(FLEET, strike_as(PHYSICAL))))),

    attack_or_reaction("ml-spying", "Spying", MENTAL, decks=HUNTERS, bp=2, damage=2,
                       text=lines(as_reaction(plus(1, SHIELD)),
                                  as_reaction(having(DRONE_JOCKEY, strike_as(SOCIAL))))),

    attack_or_reaction("ml-death-from-above", "Death From Above", PHYSICAL, decks=HUNTERS, bp=2, damage=1,
                       text=lines(may_pay(prestige(1), plus(1, DAMAGE)),
                                  as_reaction(having(DRONE_JOCKEY, plus(1, DAMAGE))))),

    reaction("ml-blinded", "Blinded", (SOCIAL, MENTAL), decks=BOTH, bp=2, shield=1,
             text=lines(provided(card_is(THIS, wounded), plus(1, SHIELD)),
                        provided(exactly(1, your_coterie), plus(1, SHIELD)),
                        after_this_attack(attach_face_down(THIS_CARD, to=THE_ATTACKER)))),

    reaction("ml-chimerstry", "Chimerstry", (SOCIAL, PHYSICAL), decks=VAMPIRES, clan=RAVNOS, bp=4, shield=0,
             face_up_if=always, price=unless(this_has(PRESENCE), prestige(2), then=prestige(1)),
             text=having(OBFUSCATE, choose(characters_in_the_streets & ~is_card(THE_ATTACKER) & ~being(MONSTROUS),
                                           redirect_attack(THAT)))),

    reaction_special("ml-smoke-bomb", "Smoke Bombs", decks=HUNTERS, bp=2, shield=0, answers=(BEING_DEFEATED,),
                     text=pay(unless(happened(reacts(whose=YOUR_SEAT)), prestige(2), then=prestige(0)),
                              put_tokens(1, BLOOD, THIS))),

    reaction("ml-turnabout", "Turnabout", (SOCIAL, MENTAL), decks=HUNTERS, bp=1, shield=2,
             text=provided(this_has(ORDNANCE), also_deal(2, THE_ATTACKER, of=PHYSICAL),
                           also_deal(1, THE_ATTACKER, of=PHYSICAL))),
)
