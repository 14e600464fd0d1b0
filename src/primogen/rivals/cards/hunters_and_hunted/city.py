"""The Hunters & The Hunted: the City Deck of Rio de Janeiro."""

from primogen.kernel.effects import Seq
from primogen.rivals.language.amounts import Players
from primogen.rivals.language.choices import ByPlayer
from primogen.rivals.language.conditions import (
    ActivePlayerControls,
    AfterFirstRound,
    AttackerIsYours,
    Both,
    FirstAttackThisTurn,
    InTheStreets,
    Is,
    Not,
    NotDefeatedByYou,
)
from primogen.rivals.language.costs import SpendAction
from primogen.rivals.language.faces import antagonist, event, mortal, prince
from primogen.rivals.language.refs import ACTIVE_PLAYER, THAT, THAT_PLAYER, THE_OTHER, THIS, THIS_CARD, YOU
from primogen.rivals.language.says import (
    activated,
    any_character,
    at_random,
    burn,
    characters_in_your_haven,
    choose,
    deal,
    discard,
    draw,
    exhaust_this_card,
    gain,
    have,
    its_retainers,
    lose,
    may_choose,
    mend,
    none_of,
    one_of,
    party_has,
    players_have,
    provided,
    should_only_leaders,
    target_player,
    this_card,
    this_character,
    this_party,
    when,
    you_may_prevent,
    your_characters_in_the_streets,
    your_coterie,
    your_hand,
    your_retainers,
    your_vampires,
)
from primogen.rivals.language.sentences import YOUR_SEAT, WhenPartyMoves
from primogen.rivals.language.traits import Has, IsCharacter
from primogen.rivals.language.verbs_cards import TurnHavenDown
from primogen.rivals.language.verbs_city import (
    AddCityCards,
    ItsMonsterAttacks,
    ShuffleBurnedEventsBack,
    TurnUpUnusedMonster,
)
from primogen.rivals.language.verbs_places import JoinPartyOf, MoveToStreets, ReturnToStreets
from primogen.rivals.language.verbs_tokens import PutTheirPrestige
from primogen.rivals.rules.words import (
    ACTIONS_GAINED,
    AFTER_ATTACK,
    AGENDA,
    AGGRAVATED_QUALITY,
    ANTAGONIST_STEP,
    ATTACHES,
    ATTACK_PRICE,
    BLOOD_POTENCY,
    BLOOD_SORCERY,
    CITIZEN,
    DEFEATED,
    END_OF_BEGINNING,
    END_OF_TURN,
    GAINS_PRESTIGE,
    IGNORES_ANTAGONIST,
    INFLUENCE,
    OBLIVION,
    ONGOING,
    PARTY_FORM,
    POTENCE,
    PRESTIGE,
    PROTEAN,
    SECRECY,
    TOKENLESS,
    VAGRANT,
)

burn_a_citizen = one_of(mend(3, THIS), gain(1, PRESTIGE))
draw_when_attached = when(ATTACHES, this_card, draw(1))

# fmt: off
CITIZENS = (
    mortal("hah-blood-cult-priest", "Blood Cult Priest", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(draw_when_attached, have(this_character, 1, BLOOD_SORCERY))),

    mortal("hah-lookout", "Lookout", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(party_has(this_party, 1, IGNORES_ANTAGONIST),)),

    mortal("hah-maid", "Maid", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(when(END_OF_TURN, None, may_choose(your_coterie, JoinPartyOf(THIS, THAT)), whose=YOUR_SEAT,
                        form=PARTY_FORM),)),

    mortal("hah-mugger", "Mugger", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, POTENCE), have(this_character, 1, BLOOD_POTENCY))),

    mortal("hah-politician", "Politician", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 2, INFLUENCE),)),

    mortal("hah-practitioner-of-the-dark-arts", "Practitioner of the Dark Arts", CITIZEN, blood=3, agenda=1,
           burn=burn_a_citizen,
           attach=(draw_when_attached, have(this_character, 1, OBLIVION))),

    mortal("hah-snake-handler", "Snake Handler", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, PROTEAN), have(this_character, 1, BLOOD_POTENCY))),

    mortal("hah-vagrant", "Vagrant", VAGRANT, blood=2, agenda=0, copies=5, burn=mend(2, THIS),
           attach=(you_may_prevent(exhaust_this_card, 1, this_character),)),
)

ANTAGONISTS = (
    antagonist("hah-bope-rj-caveira", "BOPE-RJ: Caveira",
               when(ANTAGONIST_STEP, None, choose(characters_in_your_haven, MoveToStreets(THAT)),
                    condition=none_of(your_characters_in_the_streets)),
               blood=4, agenda=1),

    antagonist("hah-bope-rj-marksman", "BOPE-RJ: Marksman", WhenPartyMoves(1, None), blood=4, agenda=1, copies=2),

    antagonist("hah-bope-rj-psyops", "BOPE-RJ: Psyops", WhenPartyMoves(0, choose(your_hand, discard(THAT))),
               blood=4, agenda=1),
)

EVENTS = (
    event("hah-carnaval", "Carnaval", text=Seq((ShuffleBurnedEventsBack(), AddCityCards(Players())))),

    event("hah-copacabana-reveillon", "Copacabana Réveillon", ONGOING,
          abilities=(have(any_character, -1, SECRECY),)),

    event("hah-corruption", "Corruption", ONGOING, TOKENLESS,
          abilities=(when(GAINS_PRESTIGE, None, PutTheirPrestige(1, YOU)),)),

    event("hah-crackdown", "Crackdown", ONGOING,
          abilities=(when(END_OF_BEGINNING, None, TurnHavenDown(YOU)),)),

    event("hah-cristo-redentor", "Cristo Redentor", ONGOING,
          abilities=(players_have(1, ATTACK_PRICE),)),

    event("hah-dia-da-independencia", "Dia da Independência", ONGOING,
          abilities=(when(DEFEATED, any_character, at_random(1, its_retainers, ReturnToStreets(THAT))),)),

    event("hah-meeting-at-pao-de-acucar", "Meeting at Pão de Açúcar", ONGOING, TOKENLESS,
          abilities=(activated(SpendAction(your_vampires), target_player(should_only_leaders(Seq((
              lose(2, AGENDA, THAT_PLAYER), gain(2, PRESTIGE, THAT_PLAYER), burn(THIS_CARD)))))),)),

    event("hah-open-season", "Open Season", ONGOING, play_only_if=AfterFirstRound(), text=TurnUpUnusedMonster(),
          abilities=(when(ANTAGONIST_STEP, None, ItsMonsterAttacks()),)),

    event("hah-seeking-followers", "Seeking Followers", ONGOING,
          abilities=(when(END_OF_TURN, None, provided(none_of(your_retainers), lose(1, PRESTIGE, YOU))),)),

    event("hah-uprising", "Uprising", ONGOING,
          abilities=(when(AFTER_ATTACK, None, gain(1, ACTIONS_GAINED),
                          condition=Both(Both(AttackerIsYours(), FirstAttackThisTurn()),
                                         Both(Both(Is(THE_OTHER, IsCharacter()), Is(THE_OTHER, Has(BLOOD_POTENCY, 5))),
                                              NotDefeatedByYou(THE_OTHER)))),)),
)

PRINCES = (
    prince("hah-prince-of-the-city", "Prince of the City",
           when(ATTACHES, this_card, gain(1, AGENDA)),
           have(this_character, 2, INFLUENCE),
           when(END_OF_TURN, None,
                ByPlayer(ACTIVE_PLAYER, choose(your_coterie, deal(1, THAT, quality=AGGRAVATED_QUALITY))),
                condition=Both(InTheStreets(THIS_CARD), Not(ActivePlayerControls(THIS_CARD))))),
)
