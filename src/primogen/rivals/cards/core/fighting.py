"""Core: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

SUCKER_PUNCH = attack_card(
    "core-sucker-punch", "Sucker Punch", PHYSICAL, decks=VAMPIRES, clan=BRUJAH, bp=2, damage=1, text=targeted
)

# fmt: off
STOLEN = choose(attached_to(the_target) & with_word(RETAINER), attach(THAT, to=THE_ATTACKER))

ATTACK_CARDS = (
    attack_card("core-faulty-logic", "Faulty Logic", SOCIAL, decks=VAMPIRES, clan=MALKAVIAN, bp=2, damage=1,
                text=choose(cards_on_tables & face_down, in_order(
                    put_tokens(1, PRESTIGE, THAT, DEFENDING_PLAYER, OWN_SUPPLY), expose(THAT, DEFENDING_PLAYER)))),

    attack_card("core-a-biting-comment", "A Biting Comment", SOCIAL, decks=VAMPIRES, bp=4, damage=0,
                text=one_of(deals_plus(2), steal(1, PRESTIGE, DEFENDING_PLAYER))),

    attack_card("core-backhanded-compliment", "Backhanded Compliment", SOCIAL, decks=VAMPIRES, clan=TOREADOR, bp=5,
                damage=1, text=after_this_attack(provided(~target_defeated,
                                                          mend_by_prestige(damage_taken, THE_TARGET)))),

    attack_card("core-demand-obedience", "Demand Obedience", MENTAL, decks=VAMPIRES, bp=4, damage=1,
                text=provided(at_least(2, icons_of(DOMINATE, this_party)), lose(2, PRESTIGE, DEFENDING_PLAYER))),

    attack_card("core-drive-by", "Drive-By", RANGED, decks=VAMPIRES, clan=BRUJAH, bp=4, damage=2,
                text=choose_number(each(1, this_party & has(CELERITY)), others_in_defending_party,
                                   also_deal(2, THAT, of=RANGED))),

    attack_card("core-fragmented-mind", "Fragmented Mind", MENTAL, decks=VAMPIRES, bp=4, damage=0,
                text=by_player(DEFENDING_PLAYER, choose_number(each(1, this_party & has(DOMINATE)), your_hand,
                                                               discard(THAT)))),

    attack_card("core-gang-up", "Gang Up", PHYSICAL, decks=VAMPIRES, bp=5, damage=0,
                text=deals_plus(each(1, retainers_in_this_party))),

    attack_card("core-holdout-dagger", "Holdout Dagger", PHYSICAL, decks=VAMPIRES, bp=0, damage=0,
                text=deals_plus(each(1, icons_of(OBFUSCATE, this_party)))),

    attack_card("core-incite-rebellion", "Incite Rebellion", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                text=may_pay(blood(1), choose(retainers_in_defending_party, burn(THAT)))),

    attack_card("core-irresistible-voice", "Irresistible Voice", MENTAL, decks=VAMPIRES, bp=4, damage=2,
                text=having(PRESENCE, provided(at_least(1, this_party & has(DOMINATE)), may_pay(blood(1), STOLEN),
                                               may_pay(blood(2), STOLEN)))),

    attack_card("core-kneecapped", "Kneecapped", PHYSICAL, decks=VAMPIRES, bp=3, damage=1,
                text=provided(card_is(THE_TARGET, with_word(ANTAGONIST)), may_pay(discard_a_card, deals_plus(3)))),

    attack_card("core-know-your-place", "Know Your Place", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                text=provided(is_prince(THE_ATTACKER), deals_plus(2),
                              provided(card_is(THE_ATTACKER, titled), deals_plus(1)))),

    attack_card("core-lightning-strike", "Lightning Strike", PHYSICAL, decks=VAMPIRES, bp=5, damage=2,
                text=provided(at_least(2, icons_of(CELERITY, this_party)), plus(1, IGNORES_SHIELDS, THE_ATTACKER))),

    attack_card("core-molotov-cocktail", "Molotov Cocktail", RANGED, decks=VAMPIRES, bp=3, damage=1,
                keywords=(AGGRAVATED,),
                text=may_pay(discard_a_card,
                             each_of(others_in_defending_party,
                                     also_deal(1, THAT, of=RANGED, quality=AGGRAVATED_QUALITY)))),

    attack_card("core-power-play", "Power Play", MENTAL, decks=VAMPIRES, bp=5, damage=1,
                text=deals_plus(each(1, this_party & titled))),

    attack_card("core-rain-on-your-parade", "Rain on Your Parade", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                text=provided(at_least(9, agenda_of(DEFENDING_PLAYER)), lose(1, AGENDA, DEFENDING_PLAYER))),

    attack_card("core-scoped-30-06", "Scoped .30-06", RANGED, decks=BOTH, bp=3, damage=2, in_intel=1),

    attack_card("core-scry-the-soul", "Scry the Soul", MENTAL, decks=VAMPIRES, bp=3, damage=1,
                text=provided(at_least(2, icons_of(AUSPEX, this_party)), negate_reaction)),

    attack_card("core-seduction", "Seduction", SOCIAL, decks=VAMPIRES, bp=3, damage=0,
                text=one_of(steal_blood(1, thief=THE_ATTACKER, victim=THE_TARGET),
                            provided(card_is(THE_TARGET, of_kind(MORTAL)),
                                     deals_plus(each(1, this_party & has(PRESENCE)))))),

    SUCKER_PUNCH,

    attack_card("core-terrorize", "Terrorize", MENTAL, decks=VAMPIRES, clan=BRUJAH, bp=3, damage=2,
                text=each_of(defending_party, exhaust(THAT))),

    attack_card("core-throat-rip", "Throat Rip", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=deals_plus(each(1, this_party & has(POTENCE)))),

    attack_card("core-unhinged", "Unhinged", MENTAL, decks=VAMPIRES, clan=MALKAVIAN, bp=3, damage=1,
                text=pay(discard_up_to(counted(2), your_hand), deals_plus(x))),
)

EITHER_CARDS = (
    attack_or_reaction("core-38-special", ".38 Special", RANGED, decks=BOTH, bp=1, damage=2),

    attack_or_reaction("core-baseball-bat", "Baseball Bat", PHYSICAL, decks=VAMPIRES, bp=1, damage=1,
                       text=provided(card_is(THE_OPPONENT, of_kind(MORTAL)), plus(1, DAMAGE))),

    attack_or_reaction("core-humiliate", "Humiliate", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                       text=provided(at_least(2, icons_of(PRESENCE, this_party)), plus(1, DAMAGE))),

    attack_or_reaction("core-the-mighty-fall", "The Mighty Fall", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                       text=provided(at_least(5, tokens_on(THE_OPPONENT, BLOOD)), plus(2, DAMAGE))),
)

REACTIONS = (
    reaction("core-cloak-of-shadows", "Cloak of Shadows", (RANGED, PHYSICAL), decks=VAMPIRES, bp=1, shield=0,
             text=plus_each(each(1, icons_of(OBFUSCATE, this_party)), SHIELD, this_party)),

    reaction("core-dignity-of-the-office", "Dignity of the Office", (PHYSICAL, SOCIAL), decks=VAMPIRES, clan=VENTRUE,
             bp=3, shield=0, text=plus(each(2, your_coterie & titled), SHIELD)),

    reaction("core-fleetness", "Fleetness", (RANGED, PHYSICAL), decks=VAMPIRES, bp=2, shield=0,
             text=plus(each(2, icons_of(CELERITY, this_character)), SHIELD)),

    reaction("core-insanity-defense", "Insanity Defense", (PHYSICAL, MENTAL, SOCIAL), decks=VAMPIRES, clan=MALKAVIAN,
             bp=0, shield=2, text=provided(attack_is(MENTAL), plus(1, SHIELD))),

    reaction("core-slap-in-the-face", "Slap in the Face", (SOCIAL, MENTAL), decks=VAMPIRES, bp=1, shield=0,
             strikes_as=PHYSICAL, damage=1),

    reaction("core-steal-the-spotlight", "Steal the Spotlight", (PHYSICAL,), decks=VAMPIRES, clan=TOREADOR, bp=3,
             shield=2, text=provided(is_blocker(THIS), lose_blood(2, THE_ATTACKER))),

    reaction("core-unswayable-mind", "Unswayable Mind", (SOCIAL, MENTAL), decks=VAMPIRES, bp=1, shield=1,
             text=provided(at_least(2, icons_of(FORTITUDE, this_party)), plus(1, NO_CARD_TEXT, THE_ATTACKER))),
)

FIGHTING_CARDS = ATTACK_CARDS + EITHER_CARDS + REACTIONS
FIGHTING_EARLIER = (until("2022-06", SUCKER_PUNCH, damage=2),)
