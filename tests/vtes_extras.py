"""Made-up cards of the Eternal Struggle, for rules that no card in `vtes/cards` shows. Their ids begin with "test-"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.cards import CARDS
from primogen.vtes.language import says as s
from primogen.vtes.language.conditions import A_MASTER_CARD, AnotherPlays, WordPlayed, bleeding
from primogen.vtes.language.faces import (
    act,
    action_card,
    action_modifier,
    advancement,
    ally,
    combat_card,
    conviction,
    equipment,
    event,
    fighting,
    imbued,
    in_draft,
    levels,
    master,
    modifying,
    out_of_turn,
    political_action,
    power,
    reacting,
    reaction,
    reflex,
    retainer,
    vampire,
)
from primogen.vtes.language.groups import (
    ANYONES,
    Group,
    allies_in_your_hand,
    any_vampire,
    circle_of_this_vampire,
    locations,
    minions_of_others,
    monsters_in_play,
    ready_allies,
    ready_minions,
    uncontrolled_cards_of_others,
    vampires_in_torpor,
    younger_uncontrolled,
    your_ready_vampires,
    your_uncontrolled_vampires,
)
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD, EachOther
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN
from primogen.vtes.language.traits import AllOf, AtMost, Fits, HasStat, HasTitle, IsKind, IsTitled, OfSect, Trait
from primogen.vtes.rules import people as p
from primogen.vtes.rules import topics as t
from primogen.vtes.rules import words as w
from primogen.vtes.rules.answers import Answers
from primogen.vtes.rules.printed import Pool, Printed, Use
from primogen.vtes.rules.procedures import PROCEDURES
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side

LASOMBRA: Final = p.clan("Lasombra")
TZIMISCE: Final = p.clan("Tzimisce")
OSEBO: Final = p.clan("Osebo")
GURUHI: Final = p.clan("Guruhi")
GANGREL: Final = p.clan("Gangrel")
SAMEDI: Final = p.clan("Samedi")
GARGOYLE: Final = p.clan("Gargoyle")
BRUJAH_ANTITRIBU: Final = p.clan("Brujah antitribu")
BLOOD_BROTHER: Final = p.clan("Blood Brother")
AVENGER: Final = p.clan("Avenger")
DEFENDER: Final = p.clan("Defender")
VENGEANCE: Final = p.discipline("ven")
JUDGMENT: Final = p.discipline("jud")


def made_up(
    name: str,
    clan: int,
    capacity: int,
    *words: int,
    title: int = p.NO_TITLE,
    city: str = "",
    sect: int = p.NO_SECT,
    circle: str = "",
    slave_of: int = p.NO_CLAN,
    strength: int = 1,
    group: int = 1,
    disciplines: tuple[tuple[int, int], ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Printed:
    """A vampire: his id comes from his name."""
    plain = vampire(
        f"test-{name.lower()}",
        name,
        clan,
        capacity,
        *words,
        group=group,
        title=title,
        city=city,
        sect=sect,
        abilities=abilities,
    )
    return replace(plain, circle=circle, slave_of=slave_of, strength=strength, disciplines=disciplines)


def requires(use: Use, trait: Trait) -> Use:
    """VT-LIB-10: of who plays it."""
    return replace(use, needs=(Fits(trait),))


BASE: Final = made_up("Vasily", p.VENTRUE, 4, title=p.PRIMOGEN, abilities=(s.has(1, t.BLEED),))
AN_ELDER: Final = AllOf((IsKind(w.VAMPIRE), HasStat(t.CAPACITY, 6)))
SUPERIOR_CEL: Final = ((p.CELERITY, t.SUPERIOR), (p.DOMINATE, t.SUPERIOR))

# fmt: off
VAMPIRES: Final = (
    *(made_up(name, p.BRUJAH, 5, disciplines=SUPERIOR_CEL) for name in ("Kurt", "Ira", "Krid", "Mazz")),
    made_up("Far Off", p.BRUJAH, 5, group=6),
    made_up("Brute", p.BRUJAH, 9, strength=3),
    *(made_up(f"Prince {name}", p.VENTRUE, 6, title=p.PRINCE, city="Paris") for name in ("Ann", "Bob", "Cy")),
    made_up("Prince Dee", p.VENTRUE, 6, title=p.PRINCE, city="Rome"),
    *(made_up(f"Archbishop {name}", LASOMBRA, 6, title=p.ARCHBISHOP, city="Paris") for name in ("Eve", "Fay")),
    *(made_up(f"Baron {name}", p.BRUJAH, 5, title=p.BARON, city="Paris", sect=p.ANARCH) for name in ("Gus", "Hal")),
    *(made_up(f"Priscus {n}", LASOMBRA, 7, title=p.PRISCUS) for n in range(1, 6)),
    *(made_up(f"Cardinal {name}", LASOMBRA, 8, title=p.CARDINAL) for name in ("Ivo", "Jan")),
    *(made_up(f"Regent {name}", LASOMBRA, 9, title=p.REGENT) for name in ("Kim", "Lea")),
    *(made_up(f"Bishop {name}", TZIMISCE, 5, title=p.BISHOP) for name in ("Mia", "Noa")),
    *(made_up(f"Justicar {name}", p.BRUJAH, 8, title=p.JUSTICAR) for name in ("Ole", "Pia")),
    made_up("Justicar Quin", p.TREMERE, 8, title=p.JUSTICAR),
    *(made_up(f"Elder {name}", p.TREMERE, 10, title=p.INNER_CIRCLE) for name in ("Rex", "Sam")),
    *(made_up(f"Kholo {name}", OSEBO, 6, title=p.KHOLO) for name in ("Tau", "Uli")),
    made_up("Kholo Vee", GURUHI, 6, title=p.KHOLO),
    *(made_up(f"Magaji {name}", OSEBO, 6, title=p.MAGAJI) for name in ("Wim", "Xia")),
    *(made_up(f"Primogen {name}", p.BRUJAH, 4, title=p.PRIMOGEN) for name in ("Yan", "Zoe")),
    made_up("Guard Captain", p.VENTRUE_ANTITRIBU, 5),
    made_up("Speaker", GANGREL, 5, title=p.TWO_VOTES),
    made_up("Talker", GANGREL, 4, title=p.ONE_VOTE),
    made_up("Orator", p.BRUJAH, 4, abilities=(s.has(1, t.VOTES),)),
    made_up("Rebel", p.BRUJAH, 4, sect=p.ANARCH),
    made_up("Loner", GANGREL, 4),
    made_up("Wanderer", p.BRUJAH, 4, sect=p.INDEPENDENT),
    made_up("Turncoat", BRUJAH_ANTITRIBU, 5),
    made_up("Cursed", p.BRUJAH, 6, w.BLOOD_CURSED),
    made_up("Fiend", p.BRUJAH, 6, w.INFERNAL),
    *(made_up(f"Outlaw{n}", p.BRUJAH, 3, w.RED_LIST) for n in ("", " Two")),
    *(made_up(name, SAMEDI, 2, w.SCARCE) for name in ("Bones", "Dust", "Ashes")),
    made_up("Servant", GARGOYLE, 4, w.SLAVE, slave_of=p.TREMERE),
    made_up("Barren", p.BRUJAH, 5, w.STERILE),
    made_up("Fertile", p.BRUJAH, 5),
    made_up("Brother A", BLOOD_BROTHER, 3, circle="Scala"),
    made_up("Brother B", BLOOD_BROTHER, 3, circle="Scala"),
    made_up("Brother C", BLOOD_BROTHER, 3, circle="Mount"),
    made_up("Brother D", BLOOD_BROTHER, 3),
    made_up("Brother E", BLOOD_BROTHER, 3),
    made_up("Frail", p.BRUJAH, 5, abilities=(s.vulnerable_to(w.MELEE),)),
    made_up("Slow", p.BRUJAH, 4, abilities=(s.must_act(act(text=s.gain_pool(1))),)),
    made_up("Slower", p.BRUJAH, 4, abilities=(s.must_act(act(text=s.gain_pool(2))),)),
    made_up("Adept", p.BRUJAH, 5, disciplines=((p.POTENCE, t.BASIC), (p.CELERITY, t.BASIC))),
    BASE,
    advancement("test-vasily-adv", BASE, capacity=7, title=p.PRINCE, sect=p.INDEPENDENT,
                disciplines=((p.DOMINATE, t.SUPERIOR),), abilities=(s.has(1, t.STRENGTH),),
                merged=(s.has(1, t.INTERCEPT),)),
)

IMBUED: Final = (
    *(imbued(f"test-{name.lower()}", name, AVENGER, 4, virtues=(VENGEANCE,)) for name in ("Ned", "Una")),
    imbued("test-dora", "Dora", DEFENDER, 3, virtues=(JUDGMENT,)),
    conviction("test-faith", "Faith"),
    conviction("test-courage", "Courage", abilities=(s.may_use(w.MINION_PHASE, s.gain_pool(1)),)),
    replace(action_card("test-creed", "Creed Errand", basic=act(text=s.gain_pool(3))), clans=(AVENGER,)),
    action_card("test-aid", "First Aid", basic=act(aims_at=s.choose(Group((w.INCAPACITATED,), ANYONES), s.recover))),
    power("test-aura", "Aura", abilities=(s.has(1, t.STRENGTH),)),
    power("test-sight", "Sight", virtue=VENGEANCE, abilities=(
        s.has(1, t.BLEED),
        s.may_use(w.ATTEMPT, s.pay(s.costs(s.tap_this_card, s.burn_conviction(1)), s.intercept(1)), OFTEN,
                  w.REACTION))),
)

ALLIES: Final = (
    ally("test-thug", "Thug", w.MORTAL, life=2, strength=2, bleed=0),
    ally("test-plain", "Plain Man", life=1, strength=1, bleed=1),
    ally("test-dancer", "Dancer", life=3, strength=1, bleed=1,
         abilities=(s.plays_as_vampire, s.has(1, p.CELERITY), s.has(1, p.DOMINATE))),
    ally("test-hound", "Hound", w.ANIMAL, life=2, strength=1, bleed=1, discipline=p.CELERITY,
         superior=s.gain_blood(2, THIS_CARD)),
    retainer("test-page", "Page", w.MORTAL, life=2, abilities=(s.has(1, t.BLEED),)),
    retainer("test-imp", "Imp", w.DEMON, life=1, abilities=(s.has(1, t.INTERCEPT),)),
)

EQUIPMENT: Final = (
    equipment("test-sword", "Sword", w.WEAPON, w.MELEE, abilities=(s.may_use(w.STRIKE, s.damage(2), OFTEN),)),
    equipment("test-bow", "Bow", w.WEAPON, abilities=(s.may_use(w.STRIKE, s.damage(1, w.RANGED), OFTEN),)),
    equipment("test-charter", "Charter", abilities=(s.may_act(act(w.POLITICS, text=s.gain_pool(3))),)),
    equipment("test-map", "Map", abilities=(s.has(1, t.BLEED),)),
)

ACTIONS: Final = (
    action_card("test-errand", "Errand", basic=act(text=s.gain_pool(1))),
    action_card("test-quiet", "Quiet Errand", basic=act(stealth=2, text=s.gain_pool(1))),
    action_card("test-blast", "Blast", basic=act(aims_at=s.choose(ready_minions, s.inflict(2, THAT)))),
    action_card("test-levy", "Levy", basic=act(text=s.burn_each_other(1), directed_at=EachOther())),
    action_card("test-feast", "Feast", basic=act(w.HUNTING, text=s.gain_blood(2))),
    action_card("test-rise", "Rise", basic=act(w.RESCUING, aims_at=s.choose(vampires_in_torpor, s.tap(THAT)))),
    action_card("test-embrace", "Embrace", basic=act(aims_at=s.choose(your_uncontrolled_vampires, s.bring_vampire))),
    action_card("test-arson", "Torch", basic=act(aims_at=s.choose(locations, s.burn(THAT)))),
    action_card("test-pact", "Pact", basic=act(aims_at=s.choose(ready_allies, s.burn(THAT)))),
    action_card("test-exorcism", "Exorcism", basic=act(aims_at=s.choose(monsters_in_play, s.burn(THAT)))),
    action_card("test-seize", "Seize", basic=act(aims_at=s.choose(minions_of_others, s.take_control(THAT)))),
    action_card("test-kin", "Kin", basic=act(aims_at=s.choose(circle_of_this_vampire, s.gain_blood(1, THAT)))),
    action_card("test-elders", "Elders Only", basic=requires(act(text=s.gain_pool(3)), AN_ELDER)),
    action_card("test-court", "Court", basic=requires(act(text=s.gain_pool(3)), HasTitle(p.CARDINAL))),
    action_card("test-rank", "Rank", basic=requires(act(text=s.gain_pool(3)), IsTitled())),
    action_card("test-tower", "Tower", basic=requires(act(text=s.gain_pool(3)), OfSect(p.CAMARILLA))),
    action_card("test-riot", "Riot", basic=requires(act(text=s.gain_pool(3)), OfSect(p.ANARCH))),
    replace(action_card("test-clan", "Clan Errand", basic=act(text=s.gain_pool(3))), clans=(p.BRUJAH,)),
    action_card("test-cel", "Sprint", p.CELERITY, blood=1, basic=act(text=s.gain_pool(1)),
                superior=act(text=s.gain_pool(2))),
    replace(action_card("test-both", "Twin Arts", basic=act(text=s.gain_pool(4))),
            uses=(replace(act(text=s.gain_pool(4)), level=((p.POTENCE, 1), (p.CELERITY, 1))),)),
    replace(action_card("test-draft", "Sealed", p.CELERITY, blood=1, basic=act(stealth=1, text=s.gain_pool(1)),
                        superior=act(stealth=1, text=s.gain_pool(2))),
            uses=(*levels(p.CELERITY, act(stealth=1, text=s.gain_pool(1)), act(stealth=1, text=s.gain_pool(2))),
                  in_draft(act(stealth=1, text=s.gain_pool(5)), p.VENTRUE)), clans=(p.BRUJAH,)),
    action_card("test-trance", "Trance", p.CELERITY, basic=act(text=s.send_to_torpor(THIS)),
                superior=act(text=s.send_to_torpor(THIS))),
    action_card("test-burns", "Scald", p.CELERITY, basic=act(text=s.inflict(1, THIS, w.AGGRAVATED)),
                superior=act(text=s.inflict(1, THIS, w.AGGRAVATED))),
    action_card("test-patron", "Patronage", p.DOMINATE,
                basic=act(aims_at=s.choose(younger_uncontrolled, s.gain_blood(3, THAT))),
                superior=act(aims_at=s.choose(younger_uncontrolled, s.gain_blood(3, THAT)))),
    action_card("test-glut", "Glut", p.CELERITY, basic=act(text=s.gain_blood(3)), superior=act(text=s.gain_blood(3))),
    action_card("test-gift", "Gift", p.CELERITY, basic=act(text=s.put_on(THIS)), superior=act(text=s.put_on(THIS))),
    political_action("test-vote", "Motion", passes=s.gain_pool(1)),
)
ACTIONS_KEPT: Final = tuple(
    replace(card, abilities=(s.vampire_has(2, t.STRENGTH),)) if card.name == "Gift" else card for card in ACTIONS
)

MINION_CARDS: Final = (
    action_modifier("test-rush", "Haste", p.CELERITY, blood=1, basic=modifying(s.bleed(1), only_if=bleeding),
                    superior=modifying(s.bleed(2), only_if=bleeding)),
    replace(action_modifier("test-whisper", "Whisper", p.CELERITY, basic=modifying(s.gain_pool(1)),
                            superior=modifying(s.gain_pool(1))), uses=(modifying(s.gain_pool(1), at=w.BEFORE_VOTES),)),
    reaction("test-gasp", "Gasp", basic=reacting(s.gain_pool(1))),
    reaction("test-guard", "Guard", basic=reacting(s.intercept(1))),
    combat_card("test-heap", "Frenzy", basic=fighting(s.strength_of(4))),
    combat_card("test-calm", "Calm", basic=reflex(s.cancel, WordPlayed(w.FRENZY))),
    combat_card("test-first", "Quick Blow", basic=fighting(s.hand_strike(2, w.FIRST_STRIKE))),
    combat_card("test-smash", "Smash", basic=fighting(s.destroy_equipment())),
    combat_card("test-break", "Break Weapon", basic=fighting(s.destroy_equipment(w.ONLY_WEAPONS))),
    combat_card("test-snatch", "Snatch", basic=fighting(s.steal_equipment())),
    combat_card("test-disarm", "Disarm", basic=fighting(s.destroy_equipment(w.FIRST_STRIKE))),
    combat_card("test-stance", "Stance", basic=fighting(s.in_order(s.strength_of(2), s.with_maneuver))),
    combat_card("test-feint", "Feint", basic=fighting(s.in_order(s.strength_of(2), s.with_optional_maneuver))),
    combat_card("test-chase", "Chase", basic=fighting(s.press)),
    combat_card("test-drain", "Drain", basic=fighting(s.steal_blood(3))),
    combat_card("test-claws", "Claws", basic=fighting(s.hand_strike(0, w.AGGRAVATED))),
    combat_card("test-last", "Last Breath", basic=fighting(s.gain_pool(1), at=w.END_OF_ROUND)),
    combat_card("test-fury", "Fury", p.CELERITY, basic=fighting(s.strength_of(3)),
                superior=fighting(s.strength_of(3))),
)

MASTERS: Final = (
    master("test-office", "Office", w.TITLE_CARD, city="Paris",
           text=s.choose(your_ready_vampires, s.in_order(s.give_title(THAT, p.PRINCE), s.put_on_that))),
    master("test-honor", "Honor", text=s.choose(any_vampire, s.give_title(THAT, p.PRIMOGEN))),
    master("test-mitre", "Mitre", text=s.choose(any_vampire, s.give_title(THAT, p.BISHOP))),
    master("test-disguise", "Disguise", text=s.choose(any_vampire, s.change_clan(THAT, LASOMBRA))),
    master("test-mask", "Mask", text=s.choose(any_vampire, s.change_clan(THAT, p.VENTRUE))),
    master("test-writ", "Writ", text=s.choose(any_vampire, s.change_sect(THAT, p.CAMARILLA))),
    master("test-crusade", "Crusade", text=s.choose(any_vampire, s.change_sect(THAT, p.SABBAT))),
    master("test-trophy", "Trophy", w.TROPHY, text=s.put_in_play, abilities=(s.has(1, t.STRENGTH),)),
    master("test-scalp", "Scalp", w.TROPHY, text=s.put_in_play, abilities=(s.has(1, t.BLEED),)),
    master("test-celerity", "Celerity", w.DISCIPLINE_CARD, text=s.choose(any_vampire, s.put_on_that),
           abilities=(s.has(1, p.CELERITY), s.has(1, t.CAPACITY))),
    master("test-gaol", "Gaol", text=s.choose(ready_minions, s.put_on_that), abilities=(s.has(1, t.CANNOT_ACT),)),
    master("test-hire", "Hire", text=s.choose(allies_in_your_hand, s.bring_ally)),
    master("test-doom", "Doom", text=s.choose(uncontrolled_cards_of_others, s.burn(THAT))),
    master("test-youth", "Youth", text=s.choose(Group((w.READY,), ANYONES, (AtMost(t.CAPACITY, 4),)), s.burn(THAT))),
    master("test-wake", "Wake", text=s.put_in_play, abilities=(s.when(t.BURNED, s.gain_pool(1), ANY_SEAT),)),
    master("test-vault", "Vault", w.LOCATION, w.UNIQUE, text=s.put_in_play, abilities=(
        s.may_use(w.MASTER_PHASE, s.pay(s.tap_this_card, s.gain_pool(1)), OFTEN),)),
    master("test-more", "Archive", text=s.put_in_play, abilities=(s.you_have(1, t.MORE_DISCARDS),)),
    master("test-less", "Clutter", text=s.put_in_play, abilities=(s.you_have(-1, t.MORE_DISCARDS),)),
    master("test-shrink", "Shrink", text=s.put_in_play, abilities=(s.you_have(-2, t.HAND_SIZE),)),
    master("test-podium", "Podium", text=s.put_in_play, abilities=(
        s.when(t.REFERENDUM_PASSES, s.gain_pool(1), ANY_SEAT),)),
    out_of_turn("test-scoff", "Scoff", w.TRIFLE, at=w.AS_PLAYED, only_if=AnotherPlays(A_MASTER_CARD), text=s.cancel),
    event("test-omen", "Omen", text=s.put_in_play, abilities=(s.you_have(1, t.HAND_SIZE),)),
    event("test-comet", "Comet", text=s.gain_pool(1)),
)
# fmt: on

EXTRAS: Final = (
    VAMPIRES
    + IMBUED
    + ALLIES
    + EQUIPMENT
    + ACTIONS_KEPT
    + MASTERS
    + tuple(replace(card, words=w.FRENZY) if card.name == "Frenzy" else card for card in MINION_CARDS)
)
BURN_OPTIONAL: Final = replace(
    action_card("test-option", "Optional", basic=act(text=s.gain_pool(3))), clans=(LASOMBRA,), words=w.BURN_OPTION
)


def book_with(*cards: Printed) -> Rulebook:
    """All cards there are, and some made for a test."""
    return Rulebook(Pool((*CARDS, *cards)), PROCEDURES, Answers())


BOOK: Final = book_with(*EXTRAS)
OPTIONS_BOOK: Final = book_with(BURN_OPTIONAL)


def fight(one: Side, two: Side, *others: Side) -> Play:
    """The first minion of each: a bleed that is blocked."""
    play = begin(one, two, *others, book=BOOK)
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


def end_turn(play: Play) -> None:
    """Phase by phase, until the next Methuselah's turn begins."""
    seat = play.g.active
    while play.g.active == seat and play.offers("end"):
        play.answers(seat, ("end",))


def end_until(play: Play, asks: str) -> None:
    """Phase by phase, until that is asked."""
    while play.asked.asks != asks:
        play.answers(play.g.active, ("end",))
