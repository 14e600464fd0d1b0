"""The Hunters & The Hunted: Monsters."""

from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.conditions import (
    AttackTypeIs,
    DuringPreemptiveStrike,
    Is,
    IsAttackDamage,
    PartySize,
)
from primogen.rivals.language.faces import monster
from primogen.rivals.language.refs import THAT, THE_OTHER, THIS
from primogen.rivals.language.says import (
    at_end_of_your_turn,
    at_least,
    at_start_of_your_turn,
    attackers,
    choose,
    discard,
    have,
    having_trait,
    mend,
    mortals_in_the_streets,
    players_have,
    put,
    this_character,
    when,
    your_coterie,
    your_hand,
)
from primogen.rivals.language.sentences import FIRST_EVER, YOUR_SEAT
from primogen.rivals.language.traits import LowestPotency, Wounded
from primogen.rivals.language.verbs_tokens import StealBlood
from primogen.rivals.rules.words import (
    AGGRAVATED,
    DAMAGE,
    DAMAGED,
    FEAR,
    NO_REACTIONS,
    PHYSICAL,
    RANGED,
    SECRECY,
    SHIELD,
    SHOWS_HAND,
    STRIKES_EACH,
)

secrecy_while_wounded = have(this_character, 1, SECRECY, Is(THIS, Wounded()))

# fmt: off
MONSTERS = (
    monster("hah-brain-eater", "Brain-Eater", bp=7, attributes=(1, 1, 2), agenda=3,
            abilities=(at_end_of_your_turn(choose(having_trait(your_coterie, LowestPotency()), put(FEAR, THAT))),)),

    monster("hah-chupacabra", "Chupacabra", bp=6, attributes=(2, 1, 1), agenda=2,
            abilities=(when(DAMAGED, this_character, StealBlood(Fixed(1), THIS, THE_OTHER), condition=IsAttackDamage(),
                            often=FIRST_EVER),)),

    monster("hah-ghost", "Ghost", bp=6, attributes=(0, 1, 2), agenda=2,
            abilities=(secrecy_while_wounded, have(this_character, 2, SHIELD, AttackTypeIs((RANGED, PHYSICAL))))),

    monster("hah-maricoxi", "Maricoxi", bp=7, attributes=(2, 1, 0), agenda=2,
            abilities=(secrecy_while_wounded, have(this_character, 1, NO_REACTIONS, DuringPreemptiveStrike()))),

    monster("hah-mula-sem-cabeca", "Mula-Sem-Cabeça", bp=6, attributes=(2, 0, 1), agenda=2,
            abilities=(have(this_character, 1, AGGRAVATED, DuringPreemptiveStrike()),)),

    monster("hah-sorceress", "Sorceress", bp=7, attributes=(1, 2, 1), agenda=3,
            abilities=(when(DAMAGED, this_character, choose(your_hand, discard(THAT)), condition=IsAttackDamage()),)),

    monster("hah-the-strange", "The Strange", bp=8, attributes=(2, 2, 0), agenda=3,
            abilities=(players_have(1, SHOWS_HAND, YOUR_SEAT),)),

    monster("hah-vampire", "Vampire", bp=8, attributes=(0, 3, 1), agenda=3,
            abilities=(at_start_of_your_turn(mend(2, THIS), at_least(2, mortals_in_the_streets)),)),

    monster("hah-warlock", "Warlock", bp=9, attributes=(1, 1, 3), agenda=3,
            abilities=(have(attackers, -1, DAMAGE, PartySize(3)),)),

    monster("hah-werewolf", "Werewolf", bp=10, attributes=(3, 1, 1), agenda=4,
            abilities=(have(this_character, 1, STRIKES_EACH, Is(THIS, Wounded())),)),
)
