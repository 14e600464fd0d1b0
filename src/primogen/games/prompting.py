"""A question as it goes over the wire: who is asked what, and, to whoever answers, the options in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from primogen.games.desk import Teller
from primogen.kernel.decisions import Decision, Option, card_of, number_of, verb_of
from primogen.kernel.game import Game
from primogen.kernel.ids import ALL, NONE, Card
from primogen.kernel.machine import explained
from primogen.text.voice import Voice

Plain = dict[str, object]


@dataclass(frozen=True)
class Manners:
    """What a game calls its options on the wire, and what they are to somebody who waits, or answers for another."""

    verbs: Mapping[int, str]  # by their numbers: a page knows only names
    passing: tuple[int, ...]  # what does nothing, or no more
    neutral: tuple[int, ...]  # and what leaves everything as it is
    counting: tuple[int, ...]  # options that say how many
    windows: tuple[str, ...]  # questions that are a chance to react, which may go by with nothing done
    own_moments: tuple[str, ...]  # that are the seat's own to use or to end: nobody passes them for it
    forms: tuple[int, ...] = ()  # options that one fills in

    def prompt(self, g: Game, by: Teller, voice: Voice, number: int) -> Plain | None:
        asked = g.decision
        if asked is None:
            return None
        what = voice.waited_for(g, asked)
        prompt: Plain = {"seat": asked.seat, "asks": asked.asks, "what": what, "number": number}
        if asked.asks in self.windows:
            prompt["window"] = 1
        if asked.asks in self.own_moments:
            prompt["own"] = 1
        if by.seat not in (asked.seat, ALL):
            return prompt
        texts = zip(voice.options(g, asked), asked.options, strict=True)
        prompt["options"] = [self.said(text, option, voice.brings(g, asked.seat, option)) for text, option in texts]
        if verb_of(asked.options[0]) in self.passing:
            prompt["default"] = 0
        question, rule = voice.asked(g, asked), voice.cited(g, asked.rule)
        return {**prompt, "question": question, "rule": rule, "about": asked.about}

    def said(self, text: str, option: Option, brings: str | None) -> Plain:
        verb = verb_of(option)
        found: Plain = {"words": text, "card": shown_card(card_of(option)), "verb": self.verbs[verb]}
        if brings is not None:
            found["brings"] = brings
        if verb in self.passing:
            found["passes"] = 1
        if verb in self.counting:
            found["number"] = number_of(option)
        return {**found, "form": 1} if verb in self.forms else found

    def asides(self, g: Game, by: Teller, voice: Voice) -> list[Plain] | None:
        """What this seat may do at any time, whoever is asked."""
        if by.seat in (NONE, ALL) or g.decision is None:
            return None
        options = g.interjections(by.seat)
        return [self.said(voice.option(g, by.seat, each), each, voice.brings(g, by.seat, each)) for each in options]

    def greyed(self, g: Game, by: Teller, voice: Voice) -> list[Plain]:
        """What the seat that is asked could think of but may not do, and why."""
        if g.decision is None or g.decision.seat != by.seat:
            return []
        return [
            {
                "words": voice.option(g, by.seat, each.option),
                "card": shown_card(card_of(each.option)),
                "why": voice.refusal(g, by.seat, each),
                "rule": voice.cited(g, each.refusal.rule),
            }
            for each in explained(g).refused
        ]

    def neutral_in(self, asked: Decision | None) -> int | None:
        """The option that does nothing, or ends something: for whoever does not answer in time."""
        for at, option in enumerate([] if asked is None else asked.options):
            verb = verb_of(option)
            if verb in self.neutral or (verb in self.counting and number_of(option) == 0):
                return at
        return None


def shown_card(card: Card) -> int | None:
    return None if card == NONE else card
