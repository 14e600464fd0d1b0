"""Cards made for the tests of words: one for each node of the language that no card of the pool uses yet."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import ChooseNumber, Pay, Target
from primogen.kernel.effects import MUST, Condition, Effect, If, May, Seq
from primogen.kernel.story import Pattern
from primogen.rivals.language import amounts as a
from primogen.rivals.language import choices as c
from primogen.rivals.language import conditions as k
from primogen.rivals.language import costs as p
from primogen.rivals.language import groups as gr
from primogen.rivals.language import prices, refs
from primogen.rivals.language import sentences as s
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language import verbs_reactions as vr
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.patterns import deeds, fates, fights, often, outcomes, roles
from primogen.rivals.language.verbs_colours import SwapBlood
from primogen.rivals.language.verbs_damage import DamageBecomes
from primogen.rivals.rules import words as w
from primogen.rivals.rules.playable import FREE
from primogen.rivals.rules.prices import (
    TO_ACTIVATE,
    TO_ATTACH,
    TO_ATTACK,
    TO_PERFORM,
    TO_PLAY,
    TO_RECRUIT,
    TO_TAKE_A_TITLE,
)
from primogen.rivals.rules.printed import Printed

YOUR_COTERIE: Final = gr.Cards(gr.IN_COTERIE, gr.YOURS)
DRAW: Final = vt.Draw(a.Fixed(1), refs.YOU)


def does(name: str, text: Effect) -> Printed:
    return Printed(key=f"test-{name}", name=name, set="Tests", kind=w.ACTION, text=text)


def has(name: str, *abilities: Ability) -> Printed:
    return Printed(key=f"test-{name}", name=name, set="Tests", kind=w.CHARACTER, abilities=abilities)


def pays(name: str, cost: Effect) -> Printed:
    return has(name, s.Activated(w.OPEN, Pay(cost, DRAW)))


def asks(name: str, condition: Condition) -> Printed:
    return does(name, If(condition, DRAW))


def chooses(name: str, among: gr.Group, then: Effect) -> Printed:
    return does(name, Target(among, then, MUST))


VAMPIRES: Final = gr.Cards(gr.ANYWHERE, gr.ANYONES, (t.IsBeing(w.VAMPIRE),))
HUNTED: Final = t.EitherTrait(t.WithTokens(w.BLOOD, t.OF_YOUR_COLOUR, 2), t.WithTokens(w.PRESTIGE, t.OF_ANY_COLOUR, 1))
MOVES: Final = vt.MoveTokens(a.Fixed(2), w.PRESTIGE, refs.THAT, refs.YOUR_HAVEN)
SHARED: Final = a.DifferentDisciplines(gr.Exactly(refs.THIS), a.DISCIPLINES_ONLY, gr.Exactly(refs.YOUR_LEADER))
DEEDS: Final = (
    *((TO_RECRUIT, w.PRESTIGE), (TO_PLAY, w.BLOOD), (TO_ACTIVATE, w.AGENDA), (TO_TAKE_A_TITLE, w.INFLUENCE_GAINED)),
    *((TO_PERFORM, w.ACTIONS_GAINED), (TO_ATTACH, w.PRESTIGE), (TO_ATTACK, w.PRESTIGE)),
)


def when(name: str, pattern: Pattern) -> Printed:
    return has(name, s.When(pattern, DRAW))


PATTERNS: Final[tuple[Pattern, ...]] = (
    deeds.Plays(roles.ANY_SEAT, gr.Cards(gr.IN_HAND, gr.YOURS), gr.Exactly(refs.THIS)),
    *(deeds.Does(each, roles.FOES_SEAT) for each in deeds.DEEDS),
    fates.Mends(YOUR_COTERIE),
    fates.SuffersDiablerie(roles.FOES_SEAT),
    fights.MakesAttack(roles.YOUR_SEAT, None, YOUR_COTERIE),
    fights.DefeatsMortal(roles.YOUR_SEAT),
    often.FirstHeard(fates.Befalls(w.EXHAUSTS, gr.Exactly(refs.THIS)), often.ANY_TURN),
    outcomes.SchemeEnds(w.SCHEME_FAILS, roles.YOUR_SEAT),
)

SPECIMENS: Final = (
    has("springs", s.SpringsWhen(deeds.Does(w.MOVES, roles.FOES_SEAT))),
    does("if-not", May(DRAW, vt.Gain(a.Fixed(1), w.PRESTIGE, refs.YOU))),
    does("number", ChooseNumber(1, a.Fixed(3), vt.Gain(a.Number(), w.PRESTIGE, refs.YOU))),
    does("stat", vt.Draw(a.Per(1, 2, a.StatOf(w.INFLUENCE, refs.THIS)), refs.YOU)),
    does("collection", c.TakeFromCollection(w.HAVEN_CARD)),
    asks("scheme", k.During(k.A_SCHEME)),
    asks("attack", k.During(k.AN_ATTACK)),
    asks("icon-at-home", k.InYourCoterie(w.AUSPEX)),
    asks("prince", k.IsPrince(refs.THIS)),
    asks("turn", k.Both(k.During(k.YOUR_TURN), k.Either(k.During(k.A_SCHEME), k.Not(k.WasBlocked())))),
    asks("afflicted", k.Is(refs.THE_TARGET, t.Afflicted())),
    asks("readied", k.Not(k.Is(refs.THIS_CARD, t.IsReady()))),
    pays("agenda", p.PayAgenda(1)),
    pays("blood", p.PayBlood(1)),
    pays(
        "token",
        p.Costs(
            (
                p.ByDoing(vt.RemoveTokens(a.Fixed(1), w.BLOOD, refs.THIS_CARD)),
                p.ByDoing(vc.TurnIt(refs.THIS_CARD, vc.UP)),
            )
        ),
    ),
    chooses("either", gr.EitherGroup(YOUR_COTERIE, gr.Cards(gr.IN_TORPOR, gr.YOURS)), vt.DefeatIt(refs.THAT)),
    chooses("control", gr.Cards(gr.IN_PLAY, gr.ANYONES), vp.TakeControl(refs.THAT)),
    chooses("wraith", YOUR_COTERIE, vp.CreateWraith(refs.THAT)),
    chooses("plays", gr.Cards(gr.IN_HAND, gr.YOURS, (t.HasWord(w.RITUAL),)), vp.PlayIt(refs.THAT, refs.THIS, FREE)),
    chooses(
        "blood-and-agenda",
        YOUR_COTERIE,
        Seq(
            (
                SwapBlood(a.Fixed(1), refs.THAT),
                vt.PutTokens(a.Fixed(1), w.AGENDA, refs.THAT, refs.YOU, vt.GENERAL_SUPPLY),
            )
        ),
    ),
    has("set", s.SetTo(gr.Exactly(refs.THIS), 0, w.SECRECY)),
    has(
        "ghoul", s.Activated(w.OPEN, Pay(p.ByDoing(vc.ExhaustIt(refs.THIS)), Seq((vp.EnterAsGhoul(), vp.FeedGhoul()))))
    ),
    has(
        "cheaper",
        *[prices.CostsChange(deed, None, roles.YOUR_SEAT, a.Fixed(1), paid, prices.LESS) for deed, paid in DEEDS],
    ),
    has("dearer", prices.CostsChange(TO_RECRUIT, VAMPIRES, roles.FOES_SEAT, a.Fixed(2), w.PRESTIGE, prices.MORE)),
    chooses(
        "haven", gr.Cards(gr.IN_COMMAND, gr.FOES, (t.IsKind(w.HAVEN_CARD),)), vc.Attach(refs.THIS_CARD, refs.THAT, 0)
    ),
    chooses("relic", gr.Cards(gr.ON_TABLE, gr.YOURS, (t.NotTrait(t.HasWord(w.RELIC)),)), MOVES),
    chooses("hunted", gr.Cards(gr.IN_PLAY, gr.ANYONES, (HUNTED, t.NotTrait(t.Has(w.AUSPEX)))), vt.DefeatIt(refs.THAT)),
    does("shared", vt.Draw(a.Per(1, 1, SHARED), refs.YOU)),
    does("own-supply", vt.PutTokens(a.Fixed(1), w.PRESTIGE, refs.YOUR_AGENDA, refs.YOU, vt.OWN_SUPPLY)),
    does("off", vt.RemoveTokens(a.Fixed(1), w.AGENDA, refs.ITS_BEARER)),
    pays("out-of", p.OutOf(2, gr.Cards(gr.ON_TABLE, gr.YOURS, (t.HasWord(w.RELIC),)), vc.BurnIt(refs.THAT))),
    pays("discard-this", p.ByDoing(vc.DiscardIt(refs.THIS_CARD))),
    *(when(f"pattern-{at}", pattern) for at, pattern in enumerate(PATTERNS)),
    does("aims", Seq((vr.ChangeTarget(refs.THIS), vf.MakeAttack(refs.THE_TARGET)))),
    does("turns", DamageBecomes((w.MENTAL, w.NOT_AGGRAVATED))),
    does("drinks", vf.Diablerize(refs.THIS, refs.THE_TARGET)),
    does("negates", Seq((vf.NegateAttack(), vf.NegateAttackCard(), vf.NegateReaction()))),
)
