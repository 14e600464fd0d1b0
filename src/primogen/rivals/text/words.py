"""The voice of a game: decisions, options, refusals, sums and log lines, in one language and with the players' names."""

from __future__ import annotations

from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.choosing import OneOf
from primogen.kernel.decisions import Decision, Option, Refused, card_of, number_of, verb_of
from primogen.kernel.ids import ALL, NONE, Card, Seat
from primogen.kernel.log import Line
from primogen.kernel.values import explain
from primogen.rivals.language.refs import one, player
from primogen.rivals.rules import words as w
from primogen.rivals.rules.activating import RESTRICTED, activated
from primogen.rivals.rules.conflict import conflict_under_way
from primogen.rivals.rules.deal_making import TERMS
from primogen.rivals.rules.dealing import DAMAGE_TYPE, QUALITY
from primogen.rivals.rules.intel import ATTACKER, TARGET, missing
from primogen.rivals.rules.table import ROW4, Table
from primogen.rivals.text.amounts import mark
from primogen.rivals.text.blocks import use_only
from primogen.rivals.text.brings import brings
from primogen.rivals.text.cards import in_its_words
from primogen.rivals.text.costs import COSTS, cost
from primogen.rivals.text.effects import effect, spoken_of
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.naming import CARDS, SEATS, by_name
from primogen.rivals.text.nouns import a, with_persons
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.prompts import ASKS, DOES, IF_IT_SUCCEEDS, INTEL_WORDS, PROMISES
from primogen.rivals.text.refusals import WHY
from primogen.rivals.text.story import Story
from primogen.rivals.text.under_way import part, text_under_way
from primogen.text.grammar import COMMAND, contracted, lower, upper
from primogen.text.languages import EN, pick
from primogen.text.phrasebooks import Said, together
from primogen.text.voice import numbered

OF_A_TEXT: Final = ("may", "target", "target-player", "pick", "how-many")
OF_A_SCHEME: Final = ("exert", "fist", "declare")
OF_WHAT_IS_DONE: Final = ("respond", "instead", "mitigate", "reaction-special")
SEAT_IN_NUMBER: Final = (w.SHOW, w.ALLOW, w.FORBID, e.CHOOSE_SEAT)

PARTS: Final[dict[str, Said]] = together(book.parts for book in BOOKS)


class Words:
    def __init__(self, names: list[str], lang: int = EN) -> None:
        self.names: Final = names
        self.lang: Final = lang

    # ---- names

    def seat(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return pick(self.lang, "the city", "la ciudad")

    def card(self, g: Table, seat: Seat, card: Card) -> str:
        """As this seat may know it; NONE is a spectator, and ALL sees everything."""
        if card == NONE:
            return ""
        if seat == ALL:
            return g.face(card).name
        chooses = g.decision is not None and g.decision.seat == seat and is_own(g, seat, card)
        if chooses or g.sees(seat, card):
            return g.face(card).name
        return self.back(g, card)

    def back(self, g: Table, card: Card) -> str:
        if g.kind(card) == w.MONSTER:
            return pick(self.lang, "face-down Monster", "Monstruo boca abajo")
        return pick(self.lang, "face-down card", "carta boca abajo")

    # ---- decisions

    def asked(self, g: Table, decision: Decision) -> str:
        """The question and its rule; within a card's text, with what it is asked for."""
        text, seat = ASKS[decision.asks][self.lang], decision.seat
        if decision.asks in OF_A_TEXT:
            phrase = self.text_asked_for(g, seat)
            if phrase:
                text = self.question(phrase) if decision.asks == "may" else f"{phrase}. {text}"
        elif decision.asks in OF_A_SCHEME:
            text = f"{text} {self.if_it_succeeds(g, seat)}".strip()
        elif decision.asks in OF_WHAT_IS_DONE:
            text = f"{self.being_done(g, seat)} {text}".strip()
        elif decision.asks == "intel":
            text = self.intel(g, seat)
        elif decision.asks == "deal-accept":
            text += f" {self.terms(g.frames[-1].cells[TERMS:])}"
        return f"{contracted(text, self.lang)} ({g.book.cited(decision.rule)})"

    def text_asked_for(self, g: Table, seat: Seat) -> str:
        """Of a text that chooses; also before an ability is announced, or a card's target is."""
        frame = g.frames[-1]
        if isinstance(frame, e.Resolve):
            node = g.effect(frame.cells[e.NODE])
            if isinstance(node, COSTS):
                return upper(with_persons(cost(node, COMMAND, self.lang), self.lang))
            return self.carried_out(g, seat, frame)
        at = text_under_way(g)
        return "" if at is None else self.carried_out(g, seat, at)

    def if_it_succeeds(self, g: Table, seat: Seat) -> str:
        """What a Scheme is about, with whom it is about."""
        conflict = conflict_under_way(g)
        if conflict is None or conflict.scope().cells[e.NODE] == NONE:
            return ""
        return IF_IT_SUCCEEDS[self.lang].format(self.carried_out(g, seat, conflict.scope()))

    def being_done(self, g: Table, seat: Seat) -> str:
        """ "Wrath: Deal 1 Mental Damage to Keondra."."""
        at = text_under_way(g)
        if at is None or (at.that == NONE and at.player == NONE):
            return ""
        return f"{self.card(g, seat, at.card)}: {self.carried_out(g, seat, at)}."

    def intel(self, g: Table, seat: Seat) -> str:
        """Whose attack, on whom, and what is missing."""
        attacker, target = g.frames[-1].cells[ATTACKER], g.frames[-1].cells[TARGET]
        key = "own" if g.controller[attacker] == seat else "help"
        if missing(g, attacker, target) <= 0:
            key = "enough"
        return INTEL_WORDS[key][self.lang].format(
            self.seat(g.controller[attacker]),
            missing(g, attacker, target),
            self.card(g, seat, attacker),
            self.owned(g, seat, target),
        )

    def owned(self, g: Table, seat: Seat, card: Card) -> str:
        """ "Maria Lopez of Ana"; what nobody controls is the city's."""
        name = self.card(g, seat, card)
        if not 0 <= g.controller[card] < len(self.names):
            return name
        return pick(
            self.lang, f"{name} of {self.seat(g.controller[card])}", f"{name} de {self.seat(g.controller[card])}"
        )

    def terms(self, rows: list[int]) -> str:
        """Who promises what to whom, term by term: RV-DEAL-02."""
        said = []
        for at in range(0, len(rows), ROW4):
            who, promise, to, number = rows[at : at + ROW4]
            said.append(f"{self.seat(who)} {PROMISES[promise][self.lang].format(number, self.seat(to))}")
        return "; ".join(said)

    def question(self, phrase: str) -> str:
        """ "You may draw 1 card", asked of whoever may."""
        asked = upper(phrase.removeprefix(pick(self.lang, "You may ", "Puedes ")))
        return pick(self.lang, f"{asked}?", f"¿{asked}?")

    def phrase(self, node: e.Effect) -> str:
        """Part of a text by itself: what it does not name is spoken of as that."""
        return by_name(effect(node, self.lang), {}, {}, self.lang)

    def carried_out(self, g: Table, seat: Seat, at: e.Resolve) -> str:
        """Part of a text with all that is settled by name, as far as this seat may know, in the words of its card."""
        cards = {number: one(g, at, number) for number in CARDS}
        players = {number: player(g, at, number) for number in SEATS}
        text = by_name(
            effect(g.effect(at.cells[e.NODE]), self.lang),
            {number: self.card(g, seat, card) for number, card in cards.items() if card >= 0},
            {number: self.seat(who) for number, who in players.items() if 0 <= who < len(self.names)},
            self.lang,
        )
        return text if at.card == NONE else in_its_words(g.face(at.card), text, self.lang)

    def options(self, g: Table, decision: Decision) -> list[str]:
        """One text for each; those that would read alike are numbered."""
        return numbered([self.option(g, decision.seat, option, decision.about) for option in decision.options])

    def brings(self, g: Table, seat: Seat, option: Option) -> str | None:
        """What it costs and brings; None if there is nothing to say but what its card shows."""
        found = brings(self, g, seat, option)
        return None if found is None else contracted(with_persons(found, self.lang), self.lang)

    def option(self, g: Table, seat: Seat, option: Option, about: Card = NONE) -> str:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        named = self.seat(number) if verb in SEAT_IN_NUMBER else ""
        name = self.card(g, seat, card)
        if verb == e.RESOLVE_NEXT and card == NONE:
            name = pick(self.lang, "the others", "lo demás")
        text = DOES[verb][self.lang].format(name, self.number(g, verb, card, number), named)
        if verb == w.ASSIGN and number:
            return self.damage(g, number)
        return contracted(text.strip(), self.lang)

    def number(self, g: Table, verb: int, card: Card, number: int) -> str:
        if verb in (w.ANNOUNCE, w.CHOOSE_DISCIPLINE):
            return NOUNS[number][self.lang]
        if verb == w.TAKE_OFF:
            return (
                a(mark(number, self.lang), self.lang) if number < w.DISCIPLINES_AT else f"- {NOUNS[number][self.lang]}"
            )
        if verb == w.CHOOSE_CARD:
            return g.pool.cards[number].name
        if verb == e.MODE:
            return self.mode(g, number)
        if verb == w.PROMISE:
            return f"{self.seat(number // 256)} {self.promise(number, pick(self.lang, 'the other', 'el otro'))}"
        return str(number)

    def promise(self, term: int, other: str) -> str:
        return PROMISES[term // 16 % 16][self.lang].format(term % 16, other)

    def mode(self, g: Table, number: int) -> str:
        """One of several: the phrase of that part of the text."""
        frame = g.frames[-1]
        node = g.effect(frame.cells[e.NODE]) if isinstance(frame, e.Resolve) else None
        if not isinstance(frame, e.Resolve) or not isinstance(node, OneOf):
            return str(number + 1)
        at = part(frame, g.number_of(node.effects[number]))
        return self.carried_out(g, at.you, at)

    def damage(self, g: Table, at: int) -> str:
        """One part of the damage about to be taken."""
        cells = g.frames[-2].cells
        words = [NOUNS[cells[at + DAMAGE_TYPE]][self.lang]]
        if cells[at + QUALITY] & w.AGGRAVATED_QUALITY:
            words.append(NOUNS[w.AGGRAVATED][self.lang])
        if cells[at + QUALITY] & w.SUPERFICIAL_QUALITY:
            words.append(NOUNS[w.SUPERFICIAL][self.lang])
        return " ".join(word for word in words if word) or pick(self.lang, "typeless", "sin tipo")

    def refusal(self, g: Table, seat: Seat, refused: Refused) -> str:
        asked_for = spoken_of(refused.node, self.lang) if isinstance(refused.node, e.Selector) else ""
        if refused.refusal is RESTRICTED:
            restriction = activated(g, number_of(refused.option)).restriction()
            asked_for = "" if restriction is None else lower(use_only(restriction, self.lang))
        words = WHY[refused.refusal.key][self.lang].format(self.card(g, seat, card_of(refused.option)), asked_for)
        return f"{upper(words)} ({g.book.cited(refused.refusal.rule)})"

    # ---- sums

    def sum(self, g: Table, card: Card, stat: int) -> str:
        """ "Physical 4 = 2 printed + 1 Athlete + 1 Leader token"."""
        parts = explain(g, card, stat)
        terms = [f"{part.amount} {self.part(g, part.source, part.key)}" for part in parts]
        total = max(0, sum(part.amount for part in parts))
        return f"{NOUNS[stat][self.lang]} {total} = {' + '.join(terms)}"

    def part(self, g: Table, source: Card, key: str) -> str:
        if source != NONE:
            return g.face(source).name
        return PARTS[key][self.lang] if key in PARTS else pick(self.lang, "discarded", "descartado")

    # ---- the log

    def line(self, g: Table, line: Line, seat: Seat) -> str:
        """The sentence alone, as this seat reads it; why it came about is told beside it: see story.py."""
        return Story(self, seat).sentence(g, line)


def is_own(g: Table, seat: Seat, card: Card) -> bool:
    """A card of one's own deck, while one chooses from it."""
    return g.controller[card] == seat and g.zone[card] in (w.FACTION, w.HAND)
