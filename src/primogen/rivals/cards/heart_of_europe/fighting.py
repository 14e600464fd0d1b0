"""Heart of Europe: Attacks and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
titles_on_the_attacker = attached_to(the_attacker) & with_word(TITLE)

FIGHTING_CARDS = (
    attack_card("hoe-entrancement", "Entrancement", SOCIAL, decks=VAMPIRES, bp=4, damage=1,
                text=having(PRESENCE, plus(1, IGNORES_ATTRIBUTE, THE_ATTACKER))),

    attack_card("hoe-psychic-assault", "Psychic Assault", MENTAL, decks=VAMPIRES, bp=5, damage=0,
                face_up_if=always,
                text=lines(plus(1, CANNOT_BE_BLOCKED, THE_ATTACKER),
                           having(AUSPEX, may(target_player(reveal_top(deals_plus(requirement_of(THAT)),
                                                                       who=THAT_PLAYER)))))),

    attack_card("hoe-title-fight", "Title Fight", PHYSICAL, decks=VAMPIRES, bp=3, damage=0, keywords=(SUPERFICIAL,),
                text=deals_plus(requirement_of(titles_on_the_attacker, prince=7))),

    reaction("hoe-fortify-the-inner-facade", "Fortify the Inner Facade", (SOCIAL, MENTAL), decks=VAMPIRES, bp=3,
             shield=1, face_up_if=always, text=brace_for_loss(3, otherwise=having(FORTITUDE, plus(1, SHIELD)))),

    reaction("hoe-rapid-reflexes", "Rapid Reflexes", (RANGED, PHYSICAL), decks=VAMPIRES, bp=1, shield=0,
             text=choose(others_in_defending_party, in_order(
                 change_target(THAT), plus(each(1, icons_of(CELERITY, that_one)), SHIELD, THAT)))),
)
