"""The table in a terminal: at a glance, as one Methuselah sees it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from primogen.games.terminal import Terminal
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.text.languages import pick
from primogen.text.voice import Voice
from primogen.vtes.desk.names import phase_of
from primogen.vtes.rules import words as w
from primogen.vtes.rules.atoms.corrupting import rows_of
from primogen.vtes.rules.people import NO_TITLE
from primogen.vtes.rules.table import EDGE, TURN_NUMBER, Table, table
from primogen.vtes.rules.titles import kind_held
from primogen.vtes.rules.topics import BLEED, CAPACITY, STRENGTH
from primogen.vtes.text.naming import Naming
from primogen.vtes.text.phrasebook import TITLES
from primogen.vtes.text.under_way import going_on

PHASES: Final = {
    "set-up": ("set-up", "preparación"),
    "untap": ("untap phase", "fase de enderezar"),
    "master": ("master phase", "fase magistral"),
    "minion": ("minion phase", "fase de esbirros"),
    "influence": ("influence phase", "fase de influencia"),
    "discard": ("discard phase", "fase de descarte"),
}
STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
SHOWN_FOR: Final = ("act", "master", "transfers", "block", "strike")  # questions


class VtesTerminal(Terminal):
    def table(self, g: Game, seat: Seat, voice: Voice) -> list[RenderableType]:
        return Screen(Naming(voice.names, voice.lang)).table(table(g), seat)

    def shows_table_for(self, asks: str) -> bool:
        return asks in SHOWN_FOR

    def example(self, lang: int) -> tuple[str, str]:
        return pick(lang, "bl ch", "sa ch"), pick(lang, "bleed with Chelsea Blake", "sangrar con Chelsea Blake")

    def commands(self, lang: int) -> dict[str, tuple[int, str]]:
        return {}


class Screen:
    def __init__(self, names: Naming) -> None:
        self.names: Final = names

    def say(self, english: str, spanish: str) -> str:
        return pick(self.names.lang, english, spanish)

    def table(self, g: Table, seat: Seat) -> list[RenderableType]:
        """Those across first, oneself last."""
        order = g.clockwise_from(seat if seat != NONE else 0)
        return [self.heading(g, seat), *(self.player(g, each, seat) for each in order[::-1])]

    def heading(self, g: Table, seat: Seat) -> Text:
        phase = PHASES.get(phase_of(g.frames), ("", ""))
        turn = f"{self.say('Turn', 'Turno')} {g.clock[TURN_NUMBER]} · {self.names.seat(g.active)}"
        text = Text(f"{turn} · {self.say(*phase)}", style="bold")
        now = going_on(g, seat, self.names)
        return text.append(f" · {now}", style="bold red") if now else text

    # ---- one player

    def player(self, g: Table, who: Seat, seat: Seat) -> Panel:
        rows: list[Text] = []
        for label, zone in (
            (self.say("Ready", "Preparados"), w.READY),
            (self.say("Torpor", "Letargo"), w.TORPOR),
            (self.say("Incapacitated", "Incapacitados"), w.INCAPACITATED),
            (self.say("Uncontrolled", "Incontrolados"), w.UNCONTROLLED),
            (self.say("In play", "En juego"), w.IN_PLAY),
            (self.say("Contested", "En disputa"), w.CONTESTED),
        ):
            rows += self.zone(g, label, list(g.pile(who, zone)), seat)
        if who == seat:
            names = ", ".join(g.face(card).name for card in g.hand(who)) or "-"
            rows.append(Text(f"{self.say('Hand', 'Mano'):13} {names}", style=STYLES[who]))
        style = STYLES[who] + (" bold" if g.active == who else "")
        return Panel(Group(*rows), title=Text(self.title(g, who, seat)), title_align="left", border_style=style)

    def title(self, g: Table, who: Seat, seat: Seat) -> str:
        found = [self.names.seat(who) + self.relation(g, who, seat)]
        found.append(f"{g.purse[who]} {self.say('pool', 'de reserva')}")
        if g.victory[who]:
            found.append(f"{g.victory[who]} {self.say('VP', 'PV')}")
        if g.clock[EDGE] == who:
            found.append(self.say("the Edge", "la Ventaja"))
        piles = [(w.HAND, "hand", "mano"), (w.LIBRARY, "library", "biblioteca"), (w.CRYPT, "crypt", "cripta")]
        found.append(", ".join(f"{self.say(one, other)} {len(g.pile(who, zone))}" for zone, one, other in piles))
        return " · ".join(found)

    def relation(self, g: Table, who: Seat, seat: Seat) -> str:
        if who == seat:
            return self.say(" (you)", " (tú)")
        if seat == NONE or not g.is_in(seat):
            return ""
        found = [
            self.say(*words)
            for words, other in ((("prey", "presa"), g.prey(seat)), (("predator", "depredador"), g.predator(seat)))
            if other == who
        ]
        return f" ({', '.join(found)})" if found else ""

    def zone(self, g: Table, label: str, cards: list[Card], seat: Seat) -> list[Text]:
        return [
            Text(f"{label if at == 0 else '':13} ", style="dim").append(self.card(g, card, seat))
            for at, card in enumerate(cards)
        ]

    def card(self, g: Table, card: Card, seat: Seat) -> Text:
        text = Text(self.names.card(g, seat, card), style="dim" if g.tapped[card] else "bold")
        if not g.sees(seat, card):
            return text.append(f"  {g.blood[card]}" if g.blood[card] else "", style="")
        if g.is_minion(card):
            text.append(f"  {self.numbers(g, card)}", style="")
        elif g.blood[card]:
            text.append(f"  {g.blood[card]}", style="")
        if g.tapped[card]:
            text.append(f"  ({self.say('tapped', 'girado')})", style="dim")
        lying = ", ".join(self.names.card(g, seat, each) for each in g.cards_on(card))
        return text.append(f"  + {lying}" if lying else "", style="")

    def numbers(self, g: Table, card: Card) -> str:
        """Blood of capacity, bleed and strength where they are not 1, and the title."""
        found = [f"{g.blood[card]}/{value(g, card, CAPACITY)}" if g.is_vampire(card) else str(g.blood[card])]
        for stat, words in ((BLEED, ("bleed", "sangrado")), (STRENGTH, ("strength", "fuerza"))):
            if value(g, card, stat) != 1:
                found.append(f"{self.say(*words)} {value(g, card, stat)}")
        corrupted = [f"{row[2]} {self.names.seat(row[1])}" for row in rows_of(g.corruption) if row[0] == card]
        if corrupted:
            found.append(f"{self.say('corruption', 'corrupción')} {', '.join(corrupted)}")
        title = kind_held(g, card)
        if title != NO_TITLE:
            found.append(TITLES[title][self.names.lang])
        return " · ".join(found)
