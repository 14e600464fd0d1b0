"""Effects in words: one phrase per node, both languages side by side.

What a sentence speaks of stands as {that}, {other} or {player} until the node that chooses it puts a name there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import AtRandom, ChooseNumber, OneOf, Pay, Target, UpTo
from primogen.kernel.effects import MAY, MUST, WHO, Amount, Effect, ForEach, If, May, Selector, Seq
from primogen.kernel.naming import Called
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_laid as vl
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.aiming import Aimed
from primogen.rivals.language.amounts import CountOf, Fixed, Per
from primogen.rivals.language.attached import AttachedTo
from primogen.rivals.language.choices import Repeat
from primogen.rivals.language.costs import OutOf
from primogen.rivals.language.verbs_later import Later
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount, at_most, per
from primogen.rivals.text.choices import choice_of
from primogen.rivals.text.conditions import clause, icons
from primogen.rivals.text.costs import cost
from primogen.rivals.text.entries import KEYWORDS
from primogen.rivals.text.groups import PLACES, group, taken
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.nouns import BARE, EACH, MANY, ONE, ONLY, RANDOM, RANDOM_MANY, TARGET
from primogen.rivals.text.pronouns import name_that
from primogen.rivals.text.refs import NAMES, player, ref
from primogen.rivals.text.verbs import verb
from primogen.rivals.text.verbs_cards import INTO_CITY_DECK, INTO_LIBRARY
from primogen.text.grammar import AFTER_MAY, COMMAND, THEY, NotSayable, does, listed, lower, third, upper
from primogen.text.languages import EN, pick

PLAYED_AS: Final = {w.ATTACK: ("Attacker", "Atacante"), w.REACTION: ("Reaction", "Reacción")}
CITY_PILES: Final = (gr.CITY_BURNED, gr.CITY_DISCARD)
THAT_ONE: Final = "{that}"
PILES = (gr.IN_HAND, gr.IN_DISCARD, gr.IN_BURNED, gr.IN_LIBRARY)


def effect(node: Effect, lang: int, mood: int = COMMAND) -> str:
    match node:
        case Seq(effects=effects) if effects:
            return sequence(effects, lang, mood)
        case If(condition=k.PlayedAs(role=role), effect=then, otherwise=None) if role in PLAYED_AS:
            return f"{PLAYED_AS[role][lang]} - {upper(effect(then, lang, mood))}"
        case If(condition=k.Having() as having, effect=then, otherwise=None):
            return f"{icons(having, lang)} {upper(effect(then, lang, mood))}"
        case If(
            condition=k.Is(ref=refs.THIS, trait=t.Has(stat=stat, least=1, how=t.AT_LEAST, over=None)),
            effect=then,
            otherwise=None,
        ) if stat in KEYWORDS:
            return f"{NOUNS[stat][lang]} - {upper(effect(then, lang))}"
        case If(
            condition=k.Compare(amount=CountOf(group=borne), how=k.AT_MOST, number=n), effect=then, otherwise=None
        ) if borne == AttachedTo(gr.Exactly(refs.THIS_CARD)):
            return effect(then, lang, mood) + pick(lang, f" (max. {n + 1})", f" (máx. {n + 1})")
        case If(condition=condition, effect=then, otherwise=None):
            return pick(lang, "if ", "si ") + f"{clause(condition, lang)}, {lower(effect(then, lang, mood))}"
        case If(
            condition=condition,
            effect=May(effect=Pay(cost=price, effect=then), otherwise=None),
            otherwise=May(effect=Pay(effect=same), otherwise=None) as other,
        ) if same == then:
            if_so = pick(lang, "If ", "Si ") + f"{clause(condition, lang)}, {lower(cost(price, COMMAND, lang))}"
            return f"{effect(other, lang, mood)}. {if_so} " + pick(lang, "instead", "en su lugar")
        case If(condition=condition, effect=then, otherwise=other) if other is not None:
            if_so = pick(lang, "If ", "Si ") + f"{clause(condition, lang)}, {lower(effect(then, lang))}"
            return f"{effect(other, lang, mood)}. {if_so} " + pick(lang, "instead", "en su lugar")
        case May(
            effect=Target(
                among=gr.Cards() as among, effect=vt.StealOnto(ref=refs.THAT, side=w.PRESTIGE) as then, choice=choice
            ),
            otherwise=vt.StealFrom(resource=w.PRESTIGE) as other,
        ) if choice == MUST and (then.amount, then.who) == (other.amount, other.who):
            here = group(among, ONE, lang)
            return effect(other, lang, mood) + pick(
                lang, f" and you may place it on {here}", f" y puedes ponerlo sobre {here}"
            )
        case May(effect=then, otherwise=other) if other is not None:
            done, if_not = effect(May(then), lang, mood), lower(effect(other, lang, mood))
            return pick(lang, f"{done}. If you don't, {if_not}", f"{done}. Si no lo haces, {if_not}")
        case May(effect=Pay(cost=price, effect=then)):
            return f"{may(mood, lang)}{lower(cost(price, AFTER_MAY, lang))}: {upper(effect(then, lang))}"
        case May(effect=vt.Gain(who=who) as then) if who != refs.YOU:
            text = effect(then, lang, AFTER_MAY)
            return may(mood, lang) + pick(lang, f"have {text}", f"hacer {of_whom(text, who, lang)}")
        case May(effect=then):
            return may(mood, lang) + lower(effect(then, lang, AFTER_MAY))
        case Pay(cost=price, effect=Target(among=Aimed() as among, effect=then, choice=choice)) if (
            choice == MUST and THAT_ONE in cost(price, COMMAND, lang)
        ):
            text = f"{cost(price, COMMAND, lang)}: {upper(effect(then, lang))}"
            return named(text, selected(among, TARGET, lang), lang)
        case Pay(cost=OutOf() as price, effect=then) if price.tells() == WHO:
            how = AFTER_MAY if mood == AFTER_MAY else COMMAND
            this, that = ref(refs.THIS, lang), pick(lang, "that exhausted character", "ese personaje agotado")
            return f"{cost(price, how, lang)}: {upper(effect(then, lang)).replace(this, that)}"
        case Pay(cost=price, effect=then):
            how = AFTER_MAY if mood == AFTER_MAY else COMMAND
            return f"{cost(price, how, lang)}: {upper(effect(then, lang))}"
        case Called(name=name, effect=then):
            return first_named(effect(then, lang, mood), name, lang)
        case OneOf(effects=(vt.MoveTokens(side=vt.AS_IT_IS) as moved, other)) if other == replace(
            moved, side=vt.TURNED_OVER
        ):
            sides = pick(lang, " (flipped to either side)", " (por cualquiera de sus lados)")
            return effect(moved, lang, mood) + sides
        case OneOf(effects=(vl.PutSpilled() as put, other)) if other == replace(put, token=w.PRESTIGE):
            sides = pick(lang, " (flipped to either side)", " (por cualquiera de sus lados)")
            return effect(put, lang, mood) + sides
        case OneOf(effects=(vt.RemoveTokens(token=w.PRESTIGE, amount=Fixed(number=1)) as removed, *others)) if (
            others == [replace(removed, token=token) for token in (w.BLOOD, w.AGENDA)]
        ):
            it = ref(removed.ref, lang)
            return pick(lang, f"remove a token from {it}", f"{does(mood, 'retira', 'retirar')} una ficha de {it}")
        case OneOf(effects=(vt.MoveTokens(token=w.BLOOD, origin=origin, to=other) as moved, either)) if (
            either == replace(moved, token=w.PRESTIGE)
        ):
            what = amount(moved.amount, pick(lang, "Blood or Prestige", "de Sangre o Prestigio"), lang)
            moves = pick(lang, "move", does(mood, "mueve", "mover"))
            return f"{moves} {what} " + pick(
                lang, f"from {ref(origin, lang)} to {ref(other, lang)}", f"de {ref(origin, lang)} a {ref(other, lang)}"
            )
        case OneOf(effects=effects) if effects:
            return pick(lang, " OR ", " O ").join(effect(part, lang, mood) for part in effects)
    return picked(node, lang, mood)


def of_whom(text: str, who: int, lang: int) -> str:
    """Spanish: "hacer ganar 1 de Prestigio al jugador defensor"."""
    return f"{text.removeprefix(player(who, lang) + ' ')} a {player(who, lang)}"


def first_named(text: str, name: int, lang: int) -> str:
    """What has just been chosen is called what it is; after that, by its name."""
    mark = ref(name, lang)
    if mark not in text:
        raise NotSayable(f"what is called {mark} is not spoken of again")
    return text.replace(mark, "{that}", 1).replace(mark, NAMES[name][lang])


def may(mood: int, lang: int) -> str:
    return pick(lang, "may ", "puede ") if mood == THEY else pick(lang, "you may ", "puedes ")


def picked(node: Effect, lang: int, mood: int) -> str:
    """What is said of cards that are chosen, each, some or by lot."""
    match node:
        case ForEach(among=among, effect=If(otherwise=other) as then) if other is not None:
            one, text = group(among_group(among), BARE, lang), lower(effect(then, lang, mood))
            text = text.replace("{that}", pick(lang, "it", "ese personaje"))
            return pick(lang, f"for each {one}, {text}", f"por cada {one}, {text}")
        case ForEach(among=among, effect=then):
            return of_each(effect(then, lang, mood), among, lang)
        case Target(
            among=Aimed(group=gr.Cards(traits=()) as among),
            effect=ForEach(among=gr.Cards(place=gr.IN_ITS_PARTY, whose=gr.ANYONES, traits=_) as members, effect=then),
            choice=choice,
        ) if (
            choice == MUST
            and among.place in gr.CHARACTER_PLACES
            and among.place not in gr.WITH_MONSTERS
            and (among.place, among.whose) in PLACES
        ):
            where = PLACES[among.place, among.whose][lang]
            each = group(members, EACH, lang)
            each = each.replace(*IN_TARGET_PARTY[lang]) + where
            return effect(then, lang, mood).replace("{that}", each)
        case Target(among=among, effect=then, choice=choice):
            how = TARGET if isinstance(among, Aimed) else ONLY if is_of_cards(among) else ONE
            inner = AFTER_MAY if choice == MAY else mood
            text = named(of_its_deck(effect(then, lang, inner), among, lang), selected(among, how, lang), lang)
            return may(mood, lang) + lower(text) if choice == MAY else text
        case UpTo(most=most, among=among, effect=then, choice=choice):
            text = named(effect(then, lang, mood), up_to(most, among, choice, lang), lang)
            return text + per_each(most, lang)
        case ChooseNumber(least=least, most=most, effect=then):
            limit = amount(most, "", lang).strip()
            return pick(
                lang,
                f"choose a number X from {least} to {limit} and {lower(effect(then, lang))}",
                f"elige un número X de {least} a {limit} y {lower(effect(then, lang))}",
            )
        case AtRandom(number=number, among=among, effect=then):
            return drawn_by_lot(number, among, effect(then, lang, mood), lang)
    found = choice_of(node, lang, mood, effect) or verb(node, lang, mood)
    return third(found) if lang == EN and mood == THEY and is_command(found) else found


IN_TARGET_PARTY: Final = ((" in that party", " in target party"), (" de ese grupo", " de un grupo a tu elección"))


def named(text: str, name: str, lang: int) -> str:
    """What is chosen must be spoken of, or nobody would know that it is chosen."""
    if "{that}" not in text:
        raise NotSayable(f"nothing is said of {name}: {text}")
    return name_that(text, name, lang)


def of_its_deck(text: str, among: Selector, lang: int) -> str:
    """Cards of the city go back into the City Deck."""
    is_city = isinstance(among, gr.Cards) and among.place in CITY_PILES
    return text.replace(INTO_LIBRARY[lang], INTO_CITY_DECK[lang]) if is_city else text


def of_each(text: str, among: Selector, lang: int) -> str:
    """ "ready each character in this party"; of what is only counted, "for each character in their torpor, ..."."""
    if "{that}" in text:
        return name_that(text, selected(among, EACH, lang), lang)
    one = group(among_group(among), BARE, lang)
    return pick(lang, f"for each {one}, {lower(text)}", f"por cada {one}, {lower(text)}")


def is_command(text: str) -> bool:
    """Not yet the sentence of somebody: "draw 1 card", but "{that} mends 1 Blood"."""
    return text[0].islower() and not text.startswith(
        ("the ", "this ", "your ", "each ", "all ", "no ", "its ", "that ")
    )


def sequence(effects: tuple[Effect, ...], lang: int, mood: int) -> str:
    """Plain parts make one sentence, "draw 1 card and gain 1 Action"; others a sentence each."""
    parts = [effect(part, lang, mood) for part in effects]
    if any(isinstance(part, If | May | OneOf | Repeat | Later) for part in effects):
        they = pick(lang, "they ", "") if mood == THEY else ""  # whoever does it is named in the first sentence
        return ". ".join([upper(parts[0]), *(upper(they + part) for part in parts[1:])])
    theirs = [part for part in parts if part.startswith("{player} ")]
    if not theirs:
        return listed([parts[0], *(lower(part) for part in parts[1:])], lang)
    both = listed([theirs[0], *(part.removeprefix("{player} ") for part in theirs[1:])], lang)
    mine = [lower(part) for part in parts if part not in theirs]
    return both + "".join(pick(lang, f", then {part}", f", y después {part}") for part in mine)


def selected(among: Selector, how: int, lang: int) -> str:
    return taken(among_group(among), how, lang)


def among_group(among: Selector) -> gr.Group:
    found = among.group if isinstance(among, Aimed) else among
    if not isinstance(found, gr.Group):
        raise NotSayable(f"no phrase for {among!r}")
    return found


def spoken_of(among: Selector, lang: int) -> str:
    """All that a choice is made from."""
    return name_that(group(among_group(among), MANY, lang), pick(lang, "it", "esa carta"), lang)


def is_of_cards(among: Selector) -> bool:
    return isinstance(among, gr.Cards) and among.place in PILES


def up_to(most: Amount, among: Selector, choice: int, lang: int) -> str:
    many = selected(among, MANY, lang)
    if isinstance(most, CountOf):
        if most.group != among_group(among) or choice != MAY:
            raise NotSayable(f"as many as there are of {most.group!r} is not said of {among!r}")
        return pick(lang, "any number of ", "cualquier número de ") + many
    first = most.number if isinstance(most, Per) else 0
    number = str(first) if first else amount(most, "", lang).strip()
    many = selected(among, BARE, lang) if first == 1 else many
    if isinstance(among, Aimed):
        many = pick(lang, f"target {many}", f"{many} a tu elección")
    return (pick(lang, "up to ", "hasta ") if choice == MAY else "") + f"{number} {many}"


def per_each(most: Amount, lang: int) -> str:
    """What so many are chosen for: " for each character in this party"."""
    if not isinstance(most, Per):
        return ""
    return " " + per(most.what, most.every, lang) + at_most(most.most, "", lang).rstrip()


def drawn_by_lot(number: Amount, among: Selector, text: str, lang: int) -> str:
    one = number == Fixed(1) or (isinstance(number, Per) and number.number == 1)
    noun = selected(among, RANDOM if one else RANDOM_MANY, lang)
    if isinstance(number, Per):
        text += per_each(number, lang)
        number = Fixed(number.number)
    return name_that(text, amount(number, noun, lang), lang)
