"""The Hunters & The Hunted: Hunters of the Faithful and the Inquisitive."""

from primogen.rivals.language.amounts import CursesOn
from primogen.rivals.language.conditions import Is, StrikeDefeatedSomebody, YourActionPhase
from primogen.rivals.language.faces import hunter
from primogen.rivals.language.refs import (
    THAT,
    THAT_PLAYER,
    THE_OTHER,
    THE_TARGET,
    THIS,
    YOUR_ATTACK_CARD,
)
from primogen.rivals.language.says import (
    activated,
    all_of,
    any_character,
    attacker,
    attacker_has,
    attackers_in_this_party,
    character_or_face_down_monster,
    deal,
    deals_plus,
    draw,
    each,
    each_of,
    exhaust_this,
    gain,
    have,
    lose,
    may_pay,
    party,
    party_has,
    plus,
    prestige,
    provided,
    put_prestige,
    ready,
    target,
    target_foe,
    this_character,
    this_party,
    when,
    your_coterie,
    your_relics,
)
from primogen.rivals.language.sentences import MayBlockForAnyone
from primogen.rivals.language.traits import WithYourPrestige
from primogen.rivals.language.verbs_cards import HEARD, AttachIt
from primogen.rivals.rules.words import (
    ACTIONS_GAINED,
    AFTER_ATTACK,
    AGENDA,
    ATTACKER_FORM,
    ATTACKS,
    BEAST_WHISPERER,
    DAMAGE,
    DEFEATED,
    ENTERS_PLAY,
    FAITHFUL,
    GLOBAL_ACCESS,
    GUARD,
    INQUISITIVE,
    INVESTIGATES,
    INVESTIGATES_AT_HOME,
    LIBRARY_EDGE,
    MENTAL,
    PARTY_FORM,
    PHYSICAL,
    PLAYS,
    REPEL_THE_UNNATURAL,
    SENSE_THE_UNNATURAL,
    SHIELD,
    SOCIAL,
    THWART_THE_UNNATURAL,
    TRUE_FAITH,
)

# fmt: off
HUNTERS = (
    hunter("hah-evangeline", "Evangeline", FAITHFUL, bp=4, attributes=(0, 2, 0), keywords=(TRUE_FAITH,),
           edges=(LIBRARY_EDGE, REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(party_has(attackers_in_this_party, 1, DAMAGE, Is(THE_TARGET, WithYourPrestige(1))),)),

    hunter("hah-deacon-jones", "Deacon Jones", FAITHFUL, bp=4, attributes=(1, 1, 0), keywords=(TRUE_FAITH,),
           edges=(LIBRARY_EDGE, REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(attacker(prestige(2), deals_plus(each(1, your_relics))),)),

    hunter("hah-florencia", "Florencia", FAITHFUL, bp=3, attributes=(1, 1, 0),
           edges=(LIBRARY_EDGE, REPEL_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(attacker(prestige(1), provided(StrikeDefeatedSomebody(), deals_plus(2))),)),

    hunter("hah-toquinho", "Toquinho", FAITHFUL, bp=3, attributes=(1, 0, 1), keywords=(GUARD,),
           edges=(REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(when(DEFEATED, your_coterie, each_of(your_coterie, ready(THAT))),)),

    hunter("hah-ingrid", "Ingrid", FAITHFUL, bp=3, attributes=(0, 0, 2),
           edges=(REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(when(PLAYS, your_relics, gain(1, ACTIONS_GAINED), by=this_character),)),

    hunter("hah-pregador", "Pregador", FAITHFUL, bp=2, attributes=(0, 1, 0),
           edges=(REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL),
           abilities=(MayBlockForAnyone(prestige(1), (PHYSICAL, SOCIAL, MENTAL)),)),

    hunter("hah-sister-claire", "Sister Claire", FAITHFUL, bp=2, attributes=(0, 1, 0),
           edges=(LIBRARY_EDGE, THWART_THE_UNNATURAL),
           abilities=(party(exhaust_this, deals_plus(1)),)),

    hunter("hah-andres", "Andrés", FAITHFUL, bp=1, attributes=(1, 0, 0), edges=(REPEL_THE_UNNATURAL,),
           abilities=(when(DEFEATED, this_character, target_foe(lose(1, AGENDA, THAT_PLAYER))),)),

    hunter("hah-noriko", "Noriko", FAITHFUL, bp=1, attributes=(0, 0, 1), edges=(LIBRARY_EDGE,),
           abilities=(when(DEFEATED, this_character, draw(1)),)),

    hunter("hah-maria-lopez", "Maria Lopez", INQUISITIVE, bp=4, attributes=(2, 0, 0),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(activated(all_of(exhaust_this, prestige(1)),
                                target(any_character, deal(each(1, CursesOn(THAT)), THAT, of=SOCIAL))),)),

    hunter("hah-renata-gomes", "Renata Gomes", INQUISITIVE, bp=4, attributes=(1, 0, 1),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(when(ATTACKS, this_party, put_prestige(1, THE_OTHER), by=any_character, form=PARTY_FORM),)),

    hunter("hah-ryan", "Ryan", INQUISITIVE, bp=4, attributes=(0, 1, 1),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(when(AFTER_ATTACK, this_character,
                           may_pay(prestige(1), AttachIt(YOUR_ATTACK_CARD, THE_TARGET, HEARD)),
                           form=ATTACKER_FORM),)),

    hunter("hah-francisco", "Francisco", INQUISITIVE, bp=3, attributes=(1, 1, 0), keywords=(GUARD,),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, SENSE_THE_UNNATURAL),
           abilities=(activated(prestige(1), plus(2, SHIELD, THIS)),)),

    hunter("hah-sara", "Sara", INQUISITIVE, bp=3, attributes=(0, 0, 2),
           edges=(GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(when(INVESTIGATES, this_character, put_prestige(1, THE_OTHER)),)),

    hunter("hah-gina-firenzo", "Gina Firenzo", INQUISITIVE, bp=2, attributes=(0, 1, 0),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS),
           abilities=(when(ENTERS_PLAY, this_character,
                           target(character_or_face_down_monster, put_prestige(2, THAT))),)),

    hunter("hah-jamie", "Jamie", INQUISITIVE, bp=2, attributes=(0, 0, 1), edges=(GLOBAL_ACCESS, LIBRARY_EDGE),
           abilities=(have(this_character, 1, INVESTIGATES_AT_HOME),)),

    hunter("hah-juliana", "Juliana", INQUISITIVE, bp=2, attributes=(0, 1, 0),
           edges=(GLOBAL_ACCESS, SENSE_THE_UNNATURAL),
           abilities=(party_has(this_party, 1, SHIELD, YourActionPhase()),)),

    hunter("hah-rio", "Rio", INQUISITIVE, bp=2, attributes=(0, 0, 1), edges=(BEAST_WHISPERER, LIBRARY_EDGE),
           abilities=(attacker_has(each(1, CursesOn(THE_TARGET), every=2), DAMAGE),)),
)
