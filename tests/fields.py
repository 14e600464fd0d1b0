"""What a field of a node may be, by its name: see changes.py."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import MAY, MUST
from primogen.rivals.language import amounts as a
from primogen.rivals.language import (
    choices,
    groups,
    holding,
    prices,
    refs,
    sentences,
    traits,
    verbs_cards,
    verbs_colours,
    verbs_fight,
    verbs_later,
    verbs_places,
    verbs_reactions,
    verbs_tokens,
)
from primogen.rivals.language import conditions as k
from primogen.rivals.language.patterns import deeds, fates, fights, often, recalled, roles
from primogen.rivals.language.patterns import tokens as laid
from primogen.rivals.rules import prices as rules_prices
from primogen.rivals.rules import words as w
from primogen.rivals.rules.conflict import EVERYTHING, LEADERS_ONLY
from primogen.rivals.rules.playable import FREE, NO_ACTION_COST

Values = tuple[object, ...]

CARDS: Final = (
    *range(refs.THIS, refs.YOUR_ATTACK_CARD + 1),
    refs.YOUR_HAVEN,
    refs.YOUR_AGENDA,
    refs.ITS_BEARER,
    refs.TOP_OF_DISCARD,
    refs.THEIR_HAVEN,
    refs.THEIR_AGENDA,
)
NAMES: Final = tuple(range(refs.THE_CARD, refs.THE_FIRST_CARD + 1))
PLAYERS: Final = tuple(range(refs.YOU, refs.THE_OTHERS_PLAYER + 1))
OWNERS: Final = tuple(range(groups.ANYONES, groups.NOT_YOURS + 1))
SEATS: Final = tuple(range(roles.ANY_SEAT, roles.RIVALS_SEAT + 1))
PLACES: Final = (*range(groups.IN_PLAY, groups.IN_COMMAND + 1), groups.IN_ITS_PARTY, groups.CARDS_IN_PLAY)
KINDS: Final = tuple(range(w.CHARACTER, w.WRAITH + 1))
STATS: Final = (
    *range(w.PHYSICAL, w.AGENDA_NEEDED + 1),
    *range(w.NEEDED_POTENCY, w.TURN_ACTIONS + 1),
    w.IGNORES_ATTRIBUTE,
    w.HUNTS_FROM_HAVEN,
    w.HAVEN_INTEL,
    w.IN_FORCE,
    w.AUSPEX,
    w.LIBRARY_EDGE,
)
DISCIPLINES: Final = (w.AUSPEX, w.POTENCE, w.LIBRARY_EDGE)
FORMS: Final = (
    *(w.OPEN, w.ATTACKER_FORM, w.PARTY_FORM, w.SOLO_ATTACKER_FORM, w.TORPOR_FORM, w.LEADER_FORM),
    w.LEADER_FORM | w.ATTACKER_FORM,
)
BANNER_WORDS: Final = tuple(1 << bit for bit in range(w.ALCHEMY.bit_length()))
NUMBERS: Final = (0, 1, 2, 3, 4, 9)

# What a field of this name may be; "Node.field" where another node means something else by it.
MAY_BE: Final[dict[str, Values]] = {
    "anew": (verbs_reactions.AT_ONCE, verbs_reactions.FROM_BLOCKING),
    "and_to": (verbs_fight.ANYBODY, *CARDS),
    "along": (verbs_fight.BY_ITSELF, verbs_fight.WITH_THE_ATTACK),
    "among": tuple(range(choices.ANYONE, choices.FOE_AGAINST_YOUR_CHOICE + 1)),
    "being": (w.VAMPIRE, w.HUNTER, w.MONSTROUS, w.GHOULISH),
    "blood": NUMBERS,
    "by": (1, -1),
    "called": ("The Swarm", "Sheriff"),
    "card": CARDS,
    "choice": (MAY, MUST),
    "colour": (traits.OF_ANY_COLOUR, traits.OF_YOUR_COLOUR, traits.OF_THEIR_COLOUR),
    "clans": ((w.BRUJAH,), (w.CAITIFF,), (w.CAITIFF, w.RAVNOS), (traits.ITS_CLAN,)),
    "cost": (FREE, NO_ACTION_COST),
    "damage_type": (w.PHYSICAL, w.SOCIAL, w.MENTAL, w.RANGED, w.TYPELESS),
    "deed": tuple(range(rules_prices.TO_RECRUIT, rules_prices.TO_ATTACK + 1)),
    "diablerist": CARDS,
    "SwapBlood.of": (verbs_colours.YOUR_CHOICE, verbs_colours.JUST_MENDED),
    "fate": fates.FATES,
    "Plays.blood": (0, 1),
    "Mends.how": (fates.IN_ANY_WAY, fates.BY_DISCARDING),
    "discipline": DISCIPLINES,
    "disciplines": ((w.AUSPEX,), (w.POTENCE,), (w.AUSPEX, w.POTENCE)),
    "every": (1, 2, 3, 4),
    "fed_by": (verbs_places.THE_SUPPLY, verbs_places.THE_ACTOR),
    "harm": NUMBERS,
    "found_by": NUMBERS,
    "host": CARDS,
    "how": (k.AT_LEAST, k.AT_MOST, k.EXACTLY),
    "kind": KINDS,
    "kinds": (a.DISCIPLINES_ONLY, a.DISCIPLINES_AND_EDGES),
    "least": (1, 2, 3, 5),
    "member": CARDS,
    "most": NUMBERS,
    "LookAtTop.decks": (0, 1),
    "mover": CARDS,
    "number": NUMBERS,
    "of": CARDS,
    "on": (verbs_fight.ANYBODY, *CARDS),
    "origin": CARDS,
    "often": (sentences.EVERY_TIME, sentences.ONCE_A_TURN),
    "place": PLACES,
    "quality": (w.NORMAL_DAMAGE, w.AGGRAVATED_QUALITY, w.SUPERFICIAL_QUALITY),
    "ref": CARDS,
    "role": (w.ATTACK, w.REACTION),
    "resource": (w.PRESTIGE, w.AGENDA, w.ACTIONS_GAINED, w.UNHOSTED_GAINED, w.BLOOD, w.INFLUENCE_GAINED),
    "stat": STATS,
    "thief": CARDS,
    "supply": (verbs_tokens.GENERAL_SUPPLY, verbs_tokens.OWN_SUPPLY, verbs_tokens.JUST_GAINED),
    "to": CARDS,
    "token": (w.NO_INFLUENCE, w.FEAR, w.MINUS_BP, w.PRESTIGE, w.BLOOD, w.AGENDA, w.ANY_TOKEN),
    "Redirect.most": NUMBERS,
    "haven": CARDS,
    "borne": CARDS,
    "other": CARDS,
    "than": (deeds.ANY_POTENCY, deeds.BELOW_THE_LEADER),
    "does": (w.DETACHES, w.BURNS, w.SHEDS),
    "StealOnto.side": (w.PRESTIGE, w.BLOOD),
    "MoveTokens.side": (verbs_tokens.AS_IT_IS, verbs_tokens.TURNED_OVER),
    "BearsMany.how": (traits.AT_LEAST, traits.EXACTLY),
    "WithTokens.how": (traits.AT_LEAST, traits.AT_MOST),
    "types": ((w.RANGED,), (w.SOCIAL, w.MENTAL), w.ATTRIBUTES, w.ATTACK_TYPES),
    "until": (
        *range(w.THIS_ATTACK, w.THIS_SCHEME + 1),
        w.PARTYS_NEXT_ATTACK,
        w.NEXT_TURN,
        w.THIS_ACTION,
        w.THIS_DAMAGE,
    ),
    "used_as": FORMS,
    "victim": CARDS,
    "what": (EVERYTHING, LEADERS_ONLY),
    "waits_for": (
        *(verbs_later.SCHEME_SETTLED, verbs_later.DEFEAT_THIS_TURN),
        *(verbs_later.ATTACK_OVER, verbs_later.NEXT_ACTION),
    ),
    "Later.of": (verbs_later.NOBODY, *CARDS),
    "way": (verbs_cards.HEARD, verbs_cards.SILENT, verbs_cards.FACE_DOWN),
    "Hold.way": (holding.COVERED, holding.KEPT),
    "Held.by": (holding.BY_ANY_CARD, *CARDS),
    "which": (traits.LOWEST, traits.HIGHEST),
    "within": (traits.ITS_COTERIE, traits.ALL_COTERIES),
    "Players.agenda": (5,),
    "Draw.deck": (verbs_tokens.EITHER_DECK, verbs_tokens.FACTION_DECK),
    "NegateReaction.which": (verbs_fight.OF_THE_TARGET, verbs_fight.ALL_OF_THEM),
    "when": (sentences.ONCE_ON_YOUR_TURN, sentences.RELENTLESSLY, sentences.LENT_TO_ATTACKERS, 3),
    "who": PLAYERS,
    "whose": OWNERS,
    "abilities": ((),),
    "words": (w.ANIMAL, w.RITUAL, w.TITLE, w.RELIC, w.RETAINER, w.FACE_DOWN_CARDS, w.ONGOING | w.SCHEME),
    "CostsChange.way": (prices.LESS, prices.MORE, prices.NOTHING),
    "CostsChange.whose": SEATS,
    "ModifyPlayers.whose": (*PLAYERS, verbs_fight.YOUR_FOES),
    "MoveTo.to": tuple(range(verbs_places.TO_STREETS, verbs_places.INTO_PLAY + 1)),
    "places": ((1,), (2, 3), (4,)),
    "Prevent.of": ((), (w.PHYSICAL,), (w.AGGRAVATED,), (w.SOCIAL, w.MENTAL)),
    "PutTokens.whose": PLAYERS,
    "Reacted.by": (k.BY_THE_DEFENDER, k.BY_ANYBODY),
    "TypeIs.of": (k.OF_THE_ATTACK, k.OF_THE_DAMAGE),
    "Has.how": (traits.AT_LEAST, traits.EXACTLY),
    "OfPlayers.whose": SEATS,
    "YourActionPhase.whose": (roles.ANY_SEAT, roles.YOUR_SEAT),
    "PlayIt.by": (*CARDS, verbs_places.NOBODY),
    "prince": NUMBERS,
    "OfPlayer.who": (traits.YOUR_RIVAL, traits.THIS_ONES_PLAYER),
    "shown": (1, 2),
    "AfterFirstRound.when": (k.AFTER_FIRST_ROUND, k.YOUR_FIRST_TURN),
    "part": (recalled.IT_BEFELL, recalled.THE_OTHER_ONE),
    "player": SEATS,
    "DamageBecomes.kinds": ((w.SOCIAL,), (w.NOT_AGGRAVATED,), (w.SOCIAL, w.NOT_AGGRAVATED)),
    "AttackEnds.what": (w.AFTER_ATTACK, w.BLOCKING_ENDS),
    "Does.deed": deeds.DEEDS,
    "FirstHeard.within": (often.YOUR_TURNS, often.ANY_TURN, often.THE_GAME),
    "SchemeEnds.outcome": (w.SCHEME_SUCCEEDS, w.SCHEME_FAILS),
    "Would.what": (w.WOULD_TAKE_DAMAGE, w.WOULD_BE_DEFEATED, w.WOULD_LOSE_PRESTIGE),
    "RecruitAtNoCost.to": (w.HAVEN, w.TORPOR),
    "dealer": SEATS,
    "victor": SEATS,
    "turns": (roles.ANY_SEAT, roles.YOUR_SEAT),
    "FirstEachTurn.of": (roles.ANY_SEAT, roles.YOUR_SEAT),
    "mark": (w.ANY_TOKEN, w.NO_INFLUENCE, w.FEAR, w.MINUS_BP),
    "beside": (0, 1, 2),
    "TokenPlaced.during": (fights.ANY_TIME, laid.IN_AN_ACTION_PHASE),
    "moment": (w.START_OF_GAME, w.START_OF_TURN, w.END_OF_TURN, w.END_OF_BEGINNING, w.ANTAGONIST_STEP, w.TORPOR_STEP),
    "through": (fights.ANYTHING, fights.NOT_AGGRAVATED),
    "during": (fights.ANY_TIME, fights.IN_AN_ATTACK, fights.AFTERWARDS),
    "name": NAMES,
    "At.whose": SEATS,
    "IsDamaged.of": (fights.ANY_DAMAGE, fights.ATTACK_DAMAGE),
    # a card's own numbers, as far as its text has them
    "Printed.influence": NUMBERS,
    "Printed.most": NUMBERS,
    "Printed.in_intel": NUMBERS,
    "Printed.needs_discipline": (0, *DISCIPLINES),
    "Printed.needs_prestige": NUMBERS,
    "Printed.keywords": ((), (w.GUARD,), (w.GUARD, w.REACH)),
}
