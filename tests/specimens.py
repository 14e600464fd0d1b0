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
from primogen.rivals.language import refs
from primogen.rivals.language import sentences as s
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.patterns import deeds, fates, fights, often, outcomes, roles
from primogen.rivals.rules import words as w
from primogen.rivals.rules.playable import FREE
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


def when(name: str, pattern: Pattern) -> Printed:
    return has(name, s.When(pattern, DRAW))


PATTERNS: Final[tuple[Pattern, ...]] = (
    deeds.Plays(roles.ANY_SEAT, gr.Cards(gr.IN_HAND, gr.YOURS), gr.Exactly(refs.THIS)),
    deeds.Places(roles.FOES_SEAT),
    deeds.PlaysModifier(roles.FOES_SEAT),
    deeds.Discards(roles.YOUR_SEAT),
    deeds.Reacts(roles.HOSTS_SEAT),
    deeds.MovesOut(roles.FOES_SEAT),
    fates.Mends(YOUR_COTERIE),
    fates.LosesPrince(roles.FOES_SEAT),
    fates.SuffersDiablerie(roles.FOES_SEAT),
    fights.MakesAttack(roles.YOUR_SEAT, None, YOUR_COTERIE),
    fights.DefeatsMortal(roles.YOUR_SEAT),
    often.OnceEachTurn(fates.Exhausts(gr.Exactly(refs.THIS))),
    outcomes.LosesPrestige(roles.FOES_SEAT),
    outcomes.SchemeFails(roles.YOUR_SEAT),
)

SPECIMENS: Final = (
    has("springs", s.SpringsWhen(deeds.MovesOut(roles.FOES_SEAT))),
    does("if-not", May(DRAW, vt.Gain(a.Fixed(1), w.PRESTIGE, refs.YOU))),
    does("number", ChooseNumber(1, a.Fixed(3), vt.Gain(a.Number(), w.PRESTIGE, refs.YOU))),
    does("stat", vt.Draw(a.Per(1, 2, a.StatOf(w.INFLUENCE, refs.THIS)), refs.YOU)),
    does("collection", c.TakeFromCollection(w.HAVEN_CARD)),
    asks("scheme", k.InScheme()),
    asks("attack", k.DuringAttack()),
    asks("icon-at-home", k.InYourCoterie(w.AUSPEX)),
    asks("prince", k.IsPrince(refs.THIS)),
    asks("turn", k.Both(k.YourTurn(), k.Either(k.InScheme(), k.Not(k.WasBlocked())))),
    asks("afflicted", k.Is(refs.THE_TARGET, t.Afflicted())),
    asks("readied", k.Not(k.Is(refs.THIS_CARD, t.IsReady()))),
    asks("entering", k.Is(refs.THIS, t.MayEnterPlay())),
    pays("agenda", p.PayAgenda(1)),
    pays("blood", p.PayBlood(1)),
    pays("token", p.Costs((p.RemoveBloodFromThis(1), p.TurnUpThis()))),
    chooses("either", gr.EitherGroup(YOUR_COTERIE, gr.Cards(gr.IN_TORPOR, gr.YOURS)), vt.DefeatIt(refs.THAT)),
    chooses("control", gr.Cards(gr.IN_PLAY, gr.ANYONES), vp.TakeControl(refs.THAT)),
    chooses("wraith", YOUR_COTERIE, vp.CreateWraith(refs.THAT)),
    chooses("plays", gr.Cards(gr.IN_HAND, gr.YOURS, (t.HasWord(w.RITUAL),)), vp.PlayIt(refs.THAT, refs.THIS, FREE)),
    chooses("blood-and-agenda", YOUR_COTERIE, Seq((vt.SwapBlood(1, refs.THAT), vt.PutAgendaOn(1, refs.THAT)))),
    has("set", s.SetTo(gr.Exactly(refs.THIS), 0, w.SECRECY)),
    has("ghoul", s.Activated(w.OPEN, Pay(p.ExhaustThis(), Seq((vp.EnterAsGhoul(), vp.FeedGhoul()))))),
    *(when(f"pattern-{at}", pattern) for at, pattern in enumerate(PATTERNS)),
    does("aims", Seq((vf.ChangeTarget(refs.THIS), vf.MakeAttack(refs.THE_TARGET)))),
    does("turns", Seq((vf.DamageBecomes(w.MENTAL), vf.NoLongerAggravated()))),
    does("drinks", vf.Diablerize(refs.THIS, refs.THE_TARGET)),
    does("negates", Seq((vf.NegateAttack(), vf.NegateAttackCard(), vf.NegateReaction()))),
)
