"""The Hunters & The Hunted: vampires of the Caitiff and the Ministry."""

from primogen.kernel.choosing import Pay, UpTo
from primogen.rivals.language.amounts import Fixed, NoInfluenceTokensIn, Number, TitleInfluence
from primogen.rivals.language.conditions import DuringAttack, InTheStreets, Is, SoleContributor
from primogen.rivals.language.costs import BurnFromDiscard, DiscardFromTop
from primogen.rivals.language.faces import vampire
from primogen.rivals.language.refs import THAT, THAT_PLAYER, THE_ATTACKER, THE_TARGET, THIS
from primogen.rivals.language.says import (
    activated,
    at_random,
    attacker,
    attacker_has,
    attackers_in_this_party,
    burn_this_character,
    choose,
    conspiracies,
    deals_plus,
    defending_party,
    discard,
    discard_a_library_card,
    draw,
    each,
    exhaust_this,
    gain,
    have,
    having_trait,
    in_order,
    library_cards_in_your_discard_pile,
    may,
    may_pay,
    party_has,
    plus,
    prevent,
    provided,
    put,
    target_player,
    this_character,
    this_party,
    when,
    with_prestige,
    you_may_prevent,
    your_coterie,
    your_discard_pile,
    your_face_down_cards,
    your_hand,
    your_ongoing_schemes,
)
from primogen.rivals.language.sentences import FIRST_EACH_TURN, YOUR_SEAT, Instead
from primogen.rivals.language.traits import BringsNewDiscipline, Has
from primogen.rivals.language.verbs_cards import ShuffleBack
from primogen.rivals.language.verbs_fight import ModifyFoes
from primogen.rivals.language.verbs_tokens import AddToFaceDown
from primogen.rivals.rules.words import (
    ANIMALISM,
    AUSPEX,
    BEYOND_FOES,
    BLOCKS,
    BLOOD_SORCERY,
    CAITIFF,
    CELERITY,
    DAMAGE,
    DEFEATED,
    DOMINATE,
    ENTERS_PLAY,
    EXHAUSTS,
    FORTITUDE,
    GUARD,
    INFLUENCE,
    INTEL,
    MINISTRY,
    NO_INFLUENCE,
    OBFUSCATE,
    OBLIVION,
    POTENCE,
    PRESENCE,
    PRESTIGE,
    PROTEAN,
    RECRUITS,
    RESOLVES,
    SHIELD,
    THIS_TURN,
    WOULD_LOSE_PRESTIGE,
)

# fmt: off
VAMPIRES = (
    vampire("hah-lucky", "Lucky", CAITIFF, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, POTENCE, PRESENCE),
            abilities=(when(RECRUITS, None, in_order(draw(1), ModifyFoes(Fixed(-1), SHIELD, THIS_TURN)),
                            whose=YOUR_SEAT, condition=Is(THAT, BringsNewDiscipline())),)),

    vampire("hah-grace", "Grace", CAITIFF, bp=5, attributes=(2, 1, 0), disciplines=(AUSPEX, FORTITUDE, OBFUSCATE),
            abilities=(activated(BurnFromDiscard(2, your_discard_pile), plus(2, INTEL, THIS, THIS_TURN)),
                       attacker(DiscardFromTop(2), plus(-1, SHIELD, THE_TARGET)))),

    vampire("hah-benicio", "Benício", CAITIFF, bp=4, attributes=(1, 0, 1), disciplines=(CELERITY, FORTITUDE, OBLIVION),
            abilities=(you_may_prevent(discard_a_library_card, 1, this_party),)),

    vampire("hah-hope", "Hope", CAITIFF, bp=4, attributes=(0, 2, 0), disciplines=(ANIMALISM, BLOOD_SORCERY, PRESENCE),
            abilities=(Instead(WOULD_LOSE_PRESTIGE, None,
                               Pay(UpTo(Number(), your_hand, discard(THAT)), prevent(Number())),
                               condition=DuringAttack()),)),

    vampire("hah-jorge-guerrero", "Jorge Guerrero", CAITIFF, bp=3, attributes=(2, 0, 0),
            disciplines=(DOMINATE, POTENCE),
            abilities=(attacker(discard_a_library_card, deals_plus(1)),)),

    vampire("hah-prudence", "Prudence", CAITIFF, bp=3, attributes=(0, 0, 2), disciplines=(OBFUSCATE, PROTEAN),
            abilities=(party_has(attackers_in_this_party, 2, SHIELD),)),

    vampire("hah-sage", "Sage", CAITIFF, bp=3, attributes=(0, 1, 1), disciplines=(ANIMALISM, DOMINATE),
            abilities=(when(EXHAUSTS, this_character,
                            may(at_random(1, library_cards_in_your_discard_pile, ShuffleBack(THAT)))),)),

    vampire("hah-judas", "Judas", CAITIFF, bp=2, attributes=(1, 0, 0), disciplines=(CELERITY, PROTEAN),
            abilities=(when(DEFEATED, this_character, may_pay(burn_this_character, gain(1, PRESTIGE))),)),

    vampire("hah-thaddeus", "Thaddeus", CAITIFF, bp=2, attributes=(0, 1, 0), disciplines=(BLOOD_SORCERY, OBLIVION),
            abilities=(when(ENTERS_PLAY, this_character, draw(1)),)),

    vampire("hah-keondra", "Keondra", MINISTRY, bp=6, attributes=(0, 2, 1), disciplines=(OBFUSCATE, PRESENCE, PROTEAN),
            abilities=(attacker_has(each(1, with_prestige(your_face_down_cards, 2)), DAMAGE),)),

    vampire("hah-ceraph", "Ceraph", MINISTRY, bp=5, attributes=(1, 1, 1), disciplines=(PRESENCE, PROTEAN),
            abilities=(have(this_character, each(1, having_trait(your_coterie, Has(PRESENCE))), INFLUENCE),)),

    vampire("hah-matthew", "Matthew", MINISTRY, bp=5, attributes=(2, 1, 0), disciplines=(OBFUSCATE, PROTEAN),
            abilities=(when(RESOLVES, conspiracies,
                            provided(SoleContributor(), gain(2, PRESTIGE), gain(1, PRESTIGE)),
                            whose=YOUR_SEAT, often=FIRST_EACH_TURN),)),

    vampire("hah-raul-fontes", "Raúl Fontes", MINISTRY, bp=5, attributes=(1, 1, 1), disciplines=(PRESENCE, PROTEAN),
            abilities=(attacker_has(each(1, NoInfluenceTokensIn(defending_party)), DAMAGE),)),

    vampire("hah-gisele", "Gisele", MINISTRY, bp=4, attributes=(1, 0, 1), disciplines=(PRESENCE, PRESENCE),
            keywords=(GUARD,),
            abilities=(when(BLOCKS, this_character, put(NO_INFLUENCE, THE_ATTACKER)),)),

    vampire("hah-jimmy", "Jimmy", MINISTRY, bp=4, attributes=(0, 1, 1), disciplines=(OBFUSCATE, PRESENCE),
            abilities=(activated(exhaust_this, provided(
                InTheStreets(THIS),
                target_player(choose(your_face_down_cards, AddToFaceDown(1, THAT_PLAYER, THAT))))),)),

    vampire("hah-ociel-gonzalez", "Ociel Gonzalez", MINISTRY, bp=4, attributes=(1, 1, 0),
            disciplines=(PRESENCE, PRESENCE),
            abilities=(have(this_character, TitleInfluence(THIS), INFLUENCE),)),

    vampire("hah-hakim-owusu", "Hakim Owusu", MINISTRY, bp=3, attributes=(0, 2, 0), disciplines=(PRESENCE,),
            abilities=(have(this_character, each(1, your_ongoing_schemes), INFLUENCE),)),

    vampire("hah-iara", "Iara", MINISTRY, bp=3, attributes=(0, 0, 2), disciplines=(OBFUSCATE,),
            abilities=(have(your_face_down_cards, 1, BEYOND_FOES),)),
)
