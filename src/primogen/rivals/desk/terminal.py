"""The table in a terminal: at a glance, as one seat sees it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from primogen.games.terminal import Terminal
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.rows import held_by
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import ACTIONS, PHASE, TURN_NUMBER, UNHOSTED_ACTIONS, Table, table
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.words import Words
from primogen.text.languages import pick
from primogen.text.voice import Voice

PHASES = (("Beginning Phase", "Fase Inicial"), ("Action Phase", "Fase de Acción"), ("End Phase", "Fase Final"))
SEAT_STYLES = ("cyan", "magenta", "yellow", "green")


COMMANDS = {
    "agenda": (w.REVEAL_AGENDA, ("turn up your Agenda card", "revelar tu Objetivo")),
    "deal": (w.PROPOSE_DEAL, ("propose a deal", "proponer un trato")),
}
SHOWN_FOR = ("act", "block", "place-reaction", "leader")  # questions


class RivalsTerminal(Terminal):
    def table(self, g: Game, seat: Seat, voice: Voice) -> list[RenderableType]:
        return Screen(Words(voice.names, voice.lang)).table(table(g), seat)

    def shows_table_for(self, asks: str) -> bool:
        return asks in SHOWN_FOR

    def example(self, lang: int) -> tuple[str, str]:
        return "at lu", pick(lang, "attack with Lucky", "atacar con Lucky")

    def commands(self, lang: int) -> dict[str, tuple[int, str]]:
        return {typed: (verb, said[lang]) for typed, (verb, said) in COMMANDS.items()}


class Screen:
    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, english: str, spanish: str) -> str:
        return pick(self.words.lang, english, spanish)

    # ---- the whole

    def table(self, g: Table, seat: Seat) -> list[RenderableType]:
        found: list[RenderableType] = [self.heading(g, seat)]
        if g.pile(w.CITY, w.STREETS):
            found.append(Panel(self.city(g, seat), title=self.say("The Streets", "Las Calles"), border_style="white"))
        found.extend(self.player(g, each, seat) for each in g.clockwise_from(seat if seat != NONE else 0)[::-1])
        return found

    def heading(self, g: Table, seat: Seat) -> Text:
        if not g.clock[TURN_NUMBER]:
            return Text(self.say("Set-up", "Preparación"), style="bold")
        phase = PHASES[g.clock[PHASE]][self.words.lang]
        text = Text(
            f"{self.say('Turn', 'Turno')} {g.clock[TURN_NUMBER]} · {self.words.seat(g.active)} · {phase}", style="bold"
        )
        if g.clock[PHASE] == 1:
            left = g.clock[ACTIONS]
            actions = f"{left} {self.say('action' if left == 1 else 'actions', 'acción' if left == 1 else 'acciones')}"
            unhosted = g.clock[UNHOSTED_ACTIONS]
            text.append(
                f" · {actions}" + (f" + {unhosted} {self.say('Unhosted', 'Independientes')}" if unhosted else "")
            )
        attack = attack_under_way(g)
        if attack is not None and attack.target != NONE:
            fighters = f"{g.face(attack.attacker).name} → {self.words.card(g, seat, attack.target)}"
            text.append(f" · {self.say('attack', 'ataque')}: {fighters}", style="bold red")
        return text

    def city(self, g: Table, seat: Seat) -> Group:
        return Group(*[self.city_card(g, card, seat) for card in g.pile(w.CITY, w.STREETS)])

    def city_card(self, g: Table, card: Card, seat: Seat) -> Text:
        if not g.sees(seat, card):
            text = Text(self.words.back(g, card), style="dim")
            return text.append(self.tokens(g, card))
        face = g.face(card)
        text = Text(face.name, style="bold" if face.kind in (w.MORTAL, w.MONSTER) else "")
        if face.kind == w.MORTAL:
            text.append(f"  {face.blood} {self.say('Blood', 'Sangre')}, {face.agenda} {self.say('Agenda', 'Objetivo')}")
        elif face.kind == w.MONSTER:
            text.append(f"  {self.numbers(g, card)}")
            if g.tagger[card] != NONE:
                text.append(f"  {self.say('tagged by', 'marcado por')} {self.words.seat(g.tagger[card])}")
        return text.append(self.tokens(g, card))

    # ---- one player

    def player(self, g: Table, who: Seat, seat: Seat) -> Panel:
        rows: list[Text] = []
        for label, cards in self.places(g, who):
            rows += self.party(g, label, cards)
        rows += self.tabled(g, who, seat)
        if who == seat:
            rows.append(self.hand(g, who))
        style = SEAT_STYLES[who] + (" bold" if g.active == who else "")
        return Panel(Group(*rows), title=Text(self.title(g, who, seat)), title_align="left", border_style=style)

    def title(self, g: Table, who: Seat, seat: Seat) -> str:
        you = self.say(" (you)", " (tú)") if who == seat else ""
        rival = f" · Rival: {self.words.seat(g.rival[who])}" if g.clock[TURN_NUMBER] else ""
        prestige, agenda = self.say("Prestige", "Prestigio"), self.say("Agenda", "Objetivo")
        cards = f"{len(g.hand(who))} {self.say('cards', 'cartas')}"
        return f"{self.words.seat(who)}{you} · {g.prestige[who]} {prestige} · {g.agenda[who]} {agenda} · {cards}{rival}"

    def places(self, g: Table, who: Seat) -> list[tuple[str, list[Card]]]:
        found = [(self.say("Haven", "Refugio"), list(g.pile(who, w.HAVEN)))]
        streets = g.pile(who, w.STREETS)
        for party in sorted({g.party[card] for card in streets}):
            members = [card for card in streets if g.party[card] == party]
            found.append((self.say("Streets", "Calles"), members))
        found.append((self.say("Torpor", "Letargo"), list(g.pile(who, w.TORPOR))))
        return [(label, cards) for label, cards in found if cards]

    def party(self, g: Table, label: str, cards: list[Card]) -> list[Text]:
        rows = []
        for number, card in enumerate(cards):
            text = Text(f"{label if number == 0 else '':8} ", style="dim")
            text.append(self.character(g, card))
            rows.append(text)
        return rows

    def character(self, g: Table, card: Card) -> Text:
        exhausted = not g.ready[card]
        text = Text(g.face(card).name, style="dim" if exhausted else "bold")
        if g.leader[g.controller[card]] == card:
            text.append(" ★")
        text.append(f"  {self.numbers(g, card)}", style="")
        if exhausted:
            text.append(f"  ({self.say('exhausted', 'agotado')})", style="dim")
        text.append(self.tokens(g, card))
        return text.append(self.attached(g, card))

    def attached(self, g: Table, card: Card) -> str:
        names = [self.attachment(g, each) for each in g.attachments(card)]
        return f"  + {', '.join(names)}" if names else ""

    def attachment(self, g: Table, card: Card) -> str:
        name = self.words.back(g, card) if g.face_down[card] else g.face(card).name
        return name if g.ready[card] else f"{name} ({self.say('exhausted', 'agotado')})"

    def numbers(self, g: Table, card: Card) -> str:
        """Blood, Blood Potency, then Physical, Social, Mental."""
        attributes = "/".join(str(value(g, card, stat)) for stat in w.ATTRIBUTES)
        secrecy = value(g, card, w.SECRECY)
        hidden = f" {NOUNS[w.SECRECY][self.words.lang]} {secrecy}" if secrecy else ""
        return f"{g.blood[card]}/{value(g, card, w.BLOOD_POTENCY)} {self.say('Blood', 'Sangre')} · {attributes}{hidden}"

    def tokens(self, g: Table, card: Card) -> str:
        found = []
        if g.no_influence[card]:
            found.append(self.say("No Influence", "Sin Influencia"))
        if g.fear[card]:
            found.append(self.say("Fear", "Miedo"))
        if g.minus_bp[card]:
            found.append(f"-{g.minus_bp[card]} {self.say('BP', 'PS')}")
        if g.blood[card] and not g.face(card).is_character():
            found.append(f"{g.blood[card]} {self.say('Blood', 'Sangre')}")
        if g.agenda_on[card]:
            found.append(f"{g.agenda_on[card]} {self.say('Agenda', 'Objetivo')}")
        if g.rage[card]:
            found.append(f"{g.rage[card]} {self.say('Rage', 'Rabia')}")
        if held_by(g.stakes, card):
            found.append(f"{held_by(g.stakes, card)} {self.say('Prestige', 'Prestigio')}")
        return f"  [{', '.join(found)}]" if found else ""

    def tabled(self, g: Table, who: Seat, seat: Seat) -> list[Text]:
        rows = []
        for card in (*g.pile(who, w.COMMAND), *g.pile(who, w.TABLED)):
            text = Text(f"{'':8} ")
            text.append(g.face(card).name if g.sees(seat, card) else self.words.back(g, card), style="italic")
            if g.face_down[card] and g.sees(seat, card):
                text.append(f" ({self.say('face down', 'boca abajo')})", style="dim")
            if not g.ready[card]:
                text.append(f" ({self.say('exhausted', 'agotada')})", style="dim")
            rows.append(text.append(self.tokens(g, card) + self.attached(g, card)))
        return rows

    def hand(self, g: Table, who: Seat) -> Text:
        names = ", ".join(g.face(card).name for card in g.hand(who)) or "-"
        return Text(f"{self.say('Hand', 'Mano'):8} {names}", style=SEAT_STYLES[who])
