"""The Hunters & The Hunted: Action cards, Unhosted Actions and the Influence Modifier."""

from primogen.kernel.effects import MUST
from primogen.rivals.language.amounts import (
    Fixed,
    FoesAgainst,
    IconsOf,
    Per,
    Plus,
    WithIcon,
    YourPrestigeOn,
)
from primogen.rivals.language.choices import (
    CONTRIBUTOR,
    FOE_WHO_DID_NOT_CONTRIBUTE,
    ByPlayer,
    ChooseDiscipline,
    ForEachPlayer,
    OnlyOneTarget,
)
from primogen.rivals.language.conditions import (
    Belongs,
    DamageTypeIs,
    DuringAttack,
    InTheStreets,
    Is,
    TheAttackerIs,
    TheTargetIsThis,
)
from primogen.rivals.language.faces import action, conspiracy, influence_modifier, unhosted
from primogen.rivals.language.groups import (
    ANYONES,
    ANYWHERE,
    FOES,
    IN_HAND,
    IN_PLAY,
    NOT_YOURS,
    YOURS,
    Attackers,
    Cards,
    RetainersAttachedThisTurn,
)
from primogen.rivals.language.refs import (
    FORMER_TARGET,
    THAT,
    THAT_PLAYER,
    THE_ATTACKER,
    THE_OPPONENT,
    THE_OTHER,
    THE_OTHERS_PLAYER,
    THIS,
    THIS_CARD,
    YOUR_RECRUIT,
)
from primogen.rivals.language.says import (
    activated,
    all_of,
    antagonists_in_the_streets,
    any_character,
    any_monster,
    at_end_of_your_turn,
    at_least,
    at_most,
    at_random,
    at_start_of_its_turn,
    at_start_of_your_turn,
    attach_this,
    attacker,
    attacker_has,
    burn,
    burn_this_card,
    character_or_face_down_monster,
    characters_you_control,
    choose,
    conspiracies_or_traps_in_your_hand,
    deal,
    deals_plus,
    detach,
    different_disciplines,
    discard,
    draw,
    each,
    each_of,
    exhaust,
    exhaust_this_card,
    gain,
    has_clan_in_coterie,
    have,
    having_trait,
    in_order,
    library_cards_in_their_discard_pile,
    library_cards_in_their_hand,
    library_cards_in_your_discard_pile,
    library_cards_in_your_hand,
    lines,
    lose,
    lose_blood,
    may,
    may_target,
    mend,
    none_of,
    one_of,
    pay,
    plus,
    prestige,
    provided,
    put_into_play,
    put_prestige,
    ready,
    should,
    steal,
    target,
    target_foe,
    target_player,
    this_character,
    up_to,
    when,
    your_burned_characters,
    your_coterie,
    your_leader,
)
from primogen.rivals.language.sentences import (
    FOES_SEAT,
    YOUR_SEAT,
    Instead,
    OfPlayers,
)
from primogen.rivals.language.traits import Has, IsBeing, IsCharacter, IsExhausted, MayEnterPlay, OfClan
from primogen.rivals.language.verbs_cards import (
    SILENT,
    AttachIt,
    GiveLeaderToken,
    MillTop,
    PutDiscipline,
    SetBlood,
    ShuffleBack,
)
from primogen.rivals.language.verbs_fight import Prevent
from primogen.rivals.language.verbs_influence import BarModifiers, GainInfluence
from primogen.rivals.language.verbs_places import PlaceAtNoCost, RecruitAtNoCost
from primogen.rivals.rules.words import (
    ACTIONS_GAINED,
    AGENDA,
    AGGRAVATED_DAMAGE,
    AGGRAVATED_QUALITY,
    ANIMAL,
    ATTACHES,
    BEAST_WHISPERER,
    BLOCKS,
    BLOOD_POTENCY,
    BOTH,
    CAITIFF,
    DAMAGE,
    DAMAGED,
    DEFEATED,
    FAITHFUL,
    GLOBAL_ACCESS,
    GUARD,
    HUNTER,
    HUNTERS,
    INFLUENCE,
    INQUISITIVE,
    INTEL,
    INVESTIGATES,
    LIBRARY_EDGE,
    MENTAL,
    MINISTRY,
    OBFUSCATE,
    ONE_PER_PLAYER,
    ONGOING,
    PHYSICAL,
    PRESENCE,
    PRESTIGE,
    PROTEAN,
    RELIC,
    REPEL_THE_UNNATURAL,
    SCHEME,
    SCHEME_INFLUENCE,
    SECRECY,
    SENSE_THE_UNNATURAL,
    SHARES_RETAINERS,
    SHIELD,
    SUPERFICIAL_QUALITY,
    THIN_BLOOD,
    TRUE_FAITH,
    UNHOSTED_GAINED,
    VAMPIRES,
    WOULD_BE_DEFEATED,
)

attach_to_one_of_yours = choose(your_coterie, attach_this(THAT))
characters_not_yours = Cards(ANYWHERE, NOT_YOURS, (IsCharacter(),))
caitiff_in_your_hand = Cards(IN_HAND, YOURS, (OfClan((CAITIFF,)), MayEnterPlay()))
true_faith_you_control = having_trait(characters_you_control, Has(TRUE_FAITH))
exhausted_in_your_coterie = having_trait(your_coterie, IsExhausted())
caitiff_or_thin_blood = has_clan_in_coterie(CAITIFF, THIN_BLOOD)

# fmt: off
UNHOSTED_ACTIONS = (
    unhosted("hah-dark-money", "Dark Money", ONGOING, decks=VAMPIRES, clan=MINISTRY,
             abilities=(OfPlayers(FOES_SEAT, Per(-1, 2, IconsOf(OBFUSCATE, your_coterie)), SCHEME_INFLUENCE),)),

    unhosted("hah-drive-atonement", "Drive: Atonement", decks=HUNTERS, most=1, text=attach_to_one_of_yours,
             abilities=(have(this_character, 1, GUARD),
                        have(this_character, 1, SHIELD, DamageTypeIs((PHYSICAL,))),
                        when(BLOCKS, this_character, mend(1, FORMER_TARGET)))),

    unhosted("hah-drive-curiosity", "Drive: Curiosity", decks=HUNTERS, most=1,
             text=choose(your_coterie, in_order(
                 attach_this(THAT), provided(Is(THAT, Has(LIBRARY_EDGE)), gain(1, UNHOSTED_GAINED)))),
             abilities=(when(INVESTIGATES, this_character, put_prestige(1, THE_OTHER)),)),

    unhosted("hah-drive-vengeance", "Drive: Vengeance", decks=HUNTERS, most=1, text=attach_to_one_of_yours,
             abilities=(attacker_has(each(1, your_burned_characters, every=2), DAMAGE),)),

    unhosted("hah-hasty-embrace", "Hasty Embrace", decks=VAMPIRES,
             play_only_if=at_least(1, RetainersAttachedThisTurn()),
             text=choose(caitiff_in_your_hand, in_order(
                 RecruitAtNoCost(THAT, 2),
                 choose(RetainersAttachedThisTurn(), AttachIt(THAT, YOUR_RECRUIT, SILENT)),
                 gain(1, UNHOSTED_GAINED)))),

    unhosted("hah-learning-the-ropes", "Learning the Ropes", ONGOING, decks=VAMPIRES,
             abilities=(when(DAMAGED, Cards(IN_PLAY, FOES), ChooseDiscipline(THAT, PutDiscipline(THE_OTHER, -1, 1)),
                             whose=YOUR_SEAT, by=characters_you_control),)),

    unhosted("hah-majesty", "Majesty", ONGOING, decks=VAMPIRES,
             abilities=(have(your_leader, each(1, IconsOf(PRESENCE, your_leader)), INFLUENCE),
                        activated(exhaust_this_card, target_player(BarModifiers(THAT_PLAYER))))),

    unhosted("hah-one-mans-trash", "One Man's Trash", decks=VAMPIRES,
             text=lines(may(MillTop(2)),
                        target_player(up_to(2, library_cards_in_their_discard_pile, ShuffleBack(THAT))),
                        provided(caitiff_or_thin_blood, gain(1, ACTIONS_GAINED)))),

    unhosted("hah-pass-the-torch", "Pass the Torch", decks=BOTH,
             text=lines(choose(your_coterie, GiveLeaderToken(THAT)),
                        provided(caitiff_or_thin_blood, gain(1, ACTIONS_GAINED)))),

    unhosted("hah-poison-pill", "Poison Pill", decks=BOTH, text=attach_to_one_of_yours,
             abilities=(when(DEFEATED, this_character,
                             one_of(deal(2, THE_OPPONENT, quality=AGGRAVATED_QUALITY),
                                    target_foe(lose(1, AGENDA, THAT_PLAYER))),
                             condition=DuringAttack()),)),

    unhosted("hah-take-careful-notes", "Take Careful Notes", ONGOING, decks=HUNTERS, clan=INQUISITIVE,
             abilities=(when(ATTACHES, None,
                             one_of(put_prestige(1, THE_OTHER),
                                    pay(burn_this_card, lose(1, AGENDA, THE_OTHERS_PLAYER))),
                             whose=YOUR_SEAT, by=characters_not_yours),)),

    unhosted("hah-true-faith", "True Faith", decks=HUNTERS, clan=FAITHFUL, text=attach_to_one_of_yours,
             abilities=(have(this_character, 1, TRUE_FAITH), have(this_character, 1, BLOOD_POTENCY))),
)

ACTIONS = (
    action("hah-anonymous-tip", "Anonymous Tip", decks=HUNTERS, needs=GLOBAL_ACCESS,
           text=pay(prestige(2), target(any_monster, deal(each(1, antagonists_in_the_streets), THAT,
                                                          quality=AGGRAVATED_QUALITY)))),

    action("hah-believer", "Believer", SCHEME, ONGOING, decks=VAMPIRES, text=should(put_into_play),
           abilities=(at_start_of_your_turn(draw(1)),)),

    action("hah-blood-of-saint-dominic", "Blood of Saint Dominic", RELIC, ONGOING, ONE_PER_PLAYER, decks=HUNTERS,
           clan=FAITHFUL,
           abilities=(activated(exhaust_this_card, each_of(true_faith_you_control, mend(1, THAT))),)),

    action("hah-bone-of-the-apostle-james", "Bone of the Apostle James", RELIC, ONGOING, ONE_PER_PLAYER, decks=HUNTERS,
           clan=FAITHFUL,
           abilities=(activated(exhaust_this_card, target(true_faith_you_control, ready(THAT))),)),

    action("hah-charmer", "Charmer", SCHEME, ONGOING, decks=VAMPIRES, text=should(put_into_play),
           abilities=(at_start_of_your_turn(may_target(any_character, exhaust(THAT))),)),

    action("hah-cobra-form", "Cobra Form", decks=VAMPIRES, clan=MINISTRY, needs=PROTEAN, text=attach_this(THIS),
           abilities=(have(this_character, 1, SECRECY),
                      attacker(detach, plus(1, AGGRAVATED_DAMAGE, THE_ATTACKER)))),

    action("hah-found-a-weakness", "Found a Weakness", decks=HUNTERS, clan=INQUISITIVE,
           text=target(any_character, deal(Plus(each(1, YourPrestigeOn(THAT)), WithIcon(SENSE_THE_UNNATURAL, 1)), THAT,
                                           of=PHYSICAL, quality=SUPERFICIAL_QUALITY))),

    action("hah-give-em-the-bird", "Give 'em the Bird", ANIMAL, decks=HUNTERS, needs=BEAST_WHISPERER,
           play_only_if=InTheStreets(THIS), text=target(any_character, attach_this(THAT)),
           abilities=(at_start_of_its_turn(lose_blood(Fixed(1), THIS)),)),

    action("hah-mans-best-friend", "Man's Best Friend", ANIMAL, decks=HUNTERS, needs=BEAST_WHISPERER,
           text=attach_this(THIS),
           abilities=(Instead(WOULD_BE_DEFEATED, this_character,
                              in_order(burn(THIS_CARD), SetBlood(1, THIS), Prevent(Fixed(1))), choice=MUST),)),

    action("hah-not-forgotten", "Not Forgotten", ONGOING, decks=VAMPIRES,
           text=at_random(each(1, different_disciplines), library_cards_in_your_discard_pile, ShuffleBack(THAT)),
           abilities=(at_end_of_your_turn(may(draw(1)), at_most(2, library_cards_in_your_hand)),)),

    action("hah-plots-within-plots", "Plots Within Plots", SCHEME, ONGOING, decks=VAMPIRES, clan=MINISTRY,
           text=should(put_into_play),
           abilities=(activated(exhaust_this_card,
                                choose(conspiracies_or_traps_in_your_hand, PlaceAtNoCost(THAT))),)),

    action("hah-shameless", "Shameless", decks=VAMPIRES, text=gain(each(1, different_disciplines, every=3), PRESTIGE)),

    action("hah-share-the-wealth", "Share the Wealth", ONGOING, decks=VAMPIRES,
           abilities=(have(your_leader, 1, SHARES_RETAINERS),
                      at_start_of_your_turn(burn(THIS_CARD), none_of(
                          having_trait(your_coterie, OfClan((CAITIFF, THIN_BLOOD))))))),

    action("hah-thorn-from-the-crown", "Thorn from the Crown", RELIC, ONGOING, ONE_PER_PLAYER, decks=HUNTERS,
           clan=FAITHFUL,
           abilities=(activated(all_of(exhaust_this_card, prestige(1)),
                                provided(Belongs(THE_ATTACKER, Attackers(YOURS, (Has(TRUE_FAITH),))),
                                         deals_plus(1))),)),

    action("hah-tracking-device", "Tracking Device", decks=HUNTERS, clan=INQUISITIVE,
           text=target(character_or_face_down_monster, attach_this(THAT)),
           abilities=(have(Attackers(ANYONES, (IsBeing(HUNTER),)), 1, INTEL, TheTargetIsThis()),
                      at_end_of_your_turn(put_prestige(1, THIS)))),

    action("hah-weigh-down", "Weigh Down", decks=HUNTERS, clan=INQUISITIVE,
           text=target(any_character, attach_this(THAT)),
           abilities=(have(this_character, -1, DAMAGE, TheAttackerIs(your_coterie)),)),

    action("hah-wrath", "Wrath", decks=HUNTERS,
           text=target(any_character, deal(Plus(each(1, your_burned_characters), WithIcon(REPEL_THE_UNNATURAL, 1)),
                                           THAT, of=MENTAL))),
)

CONSPIRACIES = (
    conspiracy("hah-pay-tribute", "Pay Tribute", needs=3, clan=MINISTRY,
               text=OnlyOneTarget(FOE_WHO_DID_NOT_CONTRIBUTE,
                                  steal(2, PRESTIGE, THAT_PLAYER), steal(1, PRESTIGE, THAT_PLAYER))),

    conspiracy("hah-shed-your-skin", "Shed Your Skin", needs=2,
               text=OnlyOneTarget(FOE_WHO_DID_NOT_CONTRIBUTE,
                                  at_random(2, library_cards_in_their_hand, discard(THAT)),
                                  at_random(1, library_cards_in_their_hand, discard(THAT)))),

    conspiracy("hah-snake-in-the-grass", "Snake in the Grass", needs=3,
               text=OnlyOneTarget(FOE_WHO_DID_NOT_CONTRIBUTE,
                                  steal(1, AGENDA, THAT_PLAYER), lose(1, AGENDA, THAT_PLAYER))),

    conspiracy("hah-snake-oil", "Snake Oil", needs=2,
               text=ForEachPlayer(CONTRIBUTOR, ByPlayer(THAT_PLAYER, choose(exhausted_in_your_coterie, ready(THAT))))),
)

MODIFIERS = (
    influence_modifier("hah-persecution", "Persecution", decks=VAMPIRES,
                       text=GainInfluence(Plus(Fixed(2), each(2, FoesAgainst())))),
)
