"""Costs in words. Spanish commands ("paga") and follows "puedes" ("pagar") with different words; English does not."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import UpTo
from primogen.kernel.effects import Effect
from primogen.rivals.language import costs as p
from primogen.rivals.language.groups import Cards
from primogen.rivals.language.traits import IsLibraryCard
from primogen.rivals.text.groups import ONE, group
from primogen.text.languages import pick

COSTS: Final = (
    *(p.Costs, p.PayBlood, p.PayPrestige, p.PayXPrestige, p.PayAgenda, p.ExhaustThis, p.ExhaustThisCard, p.Detach),
    *(p.BurnThis, p.BurnThisCard, p.DiscardCards, p.BurnFromDiscard, p.DiscardFromTop, p.SpendAction),
    *(p.RemoveBloodFromThis, p.TurnUpThis),
)


def cost(node: Effect, mood: int, lang: int) -> str:
    match node:
        case p.Costs(costs=costs):
            return ", ".join(cost(each, mood, lang) for each in costs)
        case p.PayBlood(number=n):
            return pick(lang, f"Pay {n} Blood", f"{('Paga', 'Pagar')[mood]} {n} de Sangre")
        case p.PayPrestige(number=n):
            return pick(lang, f"Pay {n} Prestige", f"{('Paga', 'Pagar')[mood]} {n} de Prestigio")
        case p.PayXPrestige():
            return pick(lang, "Pay X Prestige", f"{('Paga', 'Pagar')[mood]} X de Prestigio")
        case p.PayAgenda(number=n):
            return pick(lang, f"Pay {n} Agenda", f"{('Paga', 'Pagar')[mood]} {n} de Objetivo")
        case p.ExhaustThis():
            return pick(lang, "Exhaust", "Agotar")
        case p.ExhaustThisCard():
            return pick(lang, "Exhaust this card", f"{('Agota', 'Agotar')[mood]} esta carta")
        case p.Detach():
            return pick(lang, "Detach", "Separar")
        case p.BurnThis():
            return pick(lang, "Burn this character", f"{('Quema', 'Quemar')[mood]} este personaje")
        case p.BurnThisCard():
            return pick(lang, "Burn this card", f"{('Quema', 'Quemar')[mood]} esta carta")
        case p.DiscardCards(number=n, among=among):
            return pick(
                lang,
                f"Discard {n} {cards(among, n, lang)}",
                f"{('Descarta', 'Descartar')[mood]} {n} {cards(among, n, lang)}",
            )
        case p.BurnFromDiscard(number=n):
            return pick(
                lang,
                f"Burn {n} cards in your discard pile",
                f"{('Quema', 'Quemar')[mood]} {n} cartas de tu pila de descartes",
            )
        case p.DiscardFromTop(number=n):
            return pick(
                lang,
                f"Discard the top {n} cards of your Library",
                f"{('Descarta', 'Descartar')[mood]} las {n} primeras cartas de tu Biblioteca",
            )
        case p.SpendAction(among=among):
            return pick(
                lang, f"Action (exhaust {group(among, ONE, lang)})", f"Acción (agota a {group(among, ONE, lang)})"
            )
        case p.RemoveBloodFromThis(number=n):
            return pick(
                lang, f"Remove {n} Blood from this card", f"{('Retira', 'Retirar')[mood]} {n} de Sangre de esta carta"
            )
        case p.TurnUpThis():
            return pick(lang, "Turn this token face up", f"{('Pon', 'Poner')[mood]} esta ficha boca arriba")
        case UpTo():
            return pick(lang, "Discard X cards", f"{('Descarta', 'Descartar')[mood]} X cartas")
    raise TypeError(f"no phrase for {node!r}")


def cards(among: object, number: int, lang: int) -> str:
    library = isinstance(among, Cards) and any(isinstance(trait, IsLibraryCard) for trait in among.traits)
    many = "s" if number > 1 else ""
    if library:
        return pick(lang, f"Library card{many}", f"carta{many} de Biblioteca")
    return pick(lang, f"card{many}", f"carta{many}")
