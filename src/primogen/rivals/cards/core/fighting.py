"""Core: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    attack_card("core-seduction", "Seduction", SOCIAL, decks=VAMPIRES, bp=3, damage=0,
                text=one_of(steal_blood(1, thief=THE_ATTACKER, victim=THE_TARGET),
                            provided(card_is(THE_TARGET, of_kind(MORTAL)),
                                     deals_plus(each(1, this_party & has(PRESENCE)))))),

    attack_or_reaction("core-the-mighty-fall", "The Mighty Fall", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                       text=provided(at_least(5, tokens_on(THE_OPPONENT, BLOOD)), plus(2, DAMAGE))),

    attack_card("core-throat-rip", "Throat Rip", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=deals_plus(each(1, this_party & has(POTENCE)))),

    reaction("core-cloak-of-shadows", "Cloak of Shadows", (RANGED, PHYSICAL), decks=VAMPIRES, bp=1, shield=0,
             text=plus_each(each(1, icons_of(OBFUSCATE, this_party)), SHIELD, this_party)),
)
