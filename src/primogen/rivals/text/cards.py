"""A card's whole text, from what is printed on it."""

from __future__ import annotations

import re

from primogen.kernel.effects import Seq
from primogen.rivals.language.conditions import Always
from primogen.rivals.rules import words as w
from primogen.rivals.rules.forms import Formed, Springs
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.conditions import clause
from primogen.rivals.text.costs import cost
from primogen.rivals.text.effects import effect
from primogen.rivals.text.lexicon import BEINGS, NOUNS
from primogen.rivals.text.sentences import ability
from primogen.text.grammar import COMMAND, contracted, upper
from primogen.text.languages import EN, pick


def sentence(text: str) -> str:
    text = upper(text.strip())
    return text if text.endswith((".", "?", "!")) else text + "."


def card_text(card: Printed, lang: int) -> str:
    lines = keyword_lines(card, lang) + play_lines(card, lang)
    if card.kind == w.MORTAL and not card.words & w.ANTAGONIST:
        lines += mortal_lines(card, lang)
    else:
        lines += text_lines(card, lang)
        lines += ability_lines(card, lang)
    text = contracted("\n".join(lines), lang)
    return of_monster(text, lang) if card.kind == w.MONSTER else text


def of_monster(text: str, lang: int) -> str:
    return (
        re.sub(r"(?<=his )character", "Monster", text)
        if lang == EN
        else re.sub(r"(?<=ste )personaje", "Monstruo", text)
    )


def keyword_lines(card: Printed, lang: int) -> list[str]:
    words = [BEINGS[card.being][lang]] if card.being == w.HUNTER else []
    words += [NOUNS[each][lang] for each in card.keywords]
    return [", ".join(words)] if words else []


def play_lines(card: Printed, lang: int) -> list[str]:
    """How it may be played."""
    lines: list[str] = []
    if card.words & w.CONSPIRACY:
        place = pick(
            lang,
            "Place this card face down and put 1 Prestige on it.",
            "Coloca esta carta boca abajo y pon 1 de Prestigio encima.",
        )
        needs = pick(
            lang,
            f"If this card has {card.needs_prestige}+ Prestige on it, you may resolve it during your Action Phase.",
            f"Si esta carta tiene {card.needs_prestige}+ de Prestigio encima, puedes resolverla durante tu Fase de Acción.",
        )
        lines += [place, needs]
    if card.words & w.TRAP:
        lines.append(
            pick(
                lang,
                "Place this card face down and put 1 Prestige on it.",
                "Coloca esta carta boca abajo y pon 1 de Prestigio encima.",
            )
        )
    if card.words & w.TOKENLESS:
        lines.append(
            pick(
                lang,
                "Place no player token on this when revealed.",
                "No pongas ficha de jugador sobre esta carta al revelarla.",
            )
        )
    if isinstance(card.face_up_if, Always):
        lines.append(pick(lang, "Play this card face up.", "Juega esta carta boca arriba."))
    elif card.face_up_if is not None:
        condition = clause(card.face_up_if, lang)
        lines.append(
            pick(lang, f"If {condition}, play this card face up.", f"Si {condition}, juega esta carta boca arriba.")
        )
    if card.play_only_if is not None:
        condition = clause(card.play_only_if, lang)
        if card.kind == w.EVENT:
            lines.append(
                pick(
                    lang,
                    f"Comes only if {condition}; otherwise add another city card and shuffle this one back.",
                    f"Sale solo si {condition}; si no, añade otra carta de ciudad y vuelve a barajar esta.",
                )
            )
        else:
            lines.append(pick(lang, f"Play only if {condition}.", f"Juégala solo si {condition}."))
    if card.lost_if is not None:
        condition = clause(card.lost_if, lang)
        lines.append(
            pick(
                lang,
                f"If {condition}, discard this card (the attack continues).",
                f"Si {condition}, descarta esta carta (el ataque continúa).",
            )
        )
    if card.influence:
        lines.append(pick(lang, f"Exert {card.influence} Influence.", f"Ejerce {card.influence} de Influencia."))
    if card.price is not None:
        lines.append(sentence(cost(card.price, COMMAND, lang)))
    if card.words & w.RITUAL:
        lines.append(ritual_line(card, lang))
    return lines


def ritual_line(card: Printed, lang: int) -> str:
    """The Blood that goes on it: RV-RITUAL-06, -12."""
    if card.needs_discipline == w.BLOOD_SORCERY:
        line = pick(
            lang,
            "Put 1 to 3 Blood of your color from characters on this card.",
            "Pon de 1 a 3 de Sangre de tu color de personajes sobre esta carta.",
        )
    else:
        line = pick(
            lang,
            "For each burned Mortal, you may put 1 Blood from your general supply on this card.",
            "Por cada Mortal quemado, puedes poner 1 de Sangre de tu reserva general sobre esta carta.",
        )
    return f"[{NOUNS[card.needs_discipline][lang]}] {line}"


def text_lines(card: Printed, lang: int) -> list[str]:
    if card.text is None:
        return []
    parts = card.text.effects if isinstance(card.text, Seq) else (card.text,)
    lines = [sentence(effect(part, lang)) for part in parts]
    if card.needs_discipline and card.kind == w.ACTION:
        lines[0] = f"[{NOUNS[card.needs_discipline][lang]}] {lines[0]}"
    if card.most:
        first, dot, rest = lines[0].partition(".")
        lines[0] = first + pick(lang, f" (at most {card.most})", f" (máx. {card.most})") + dot + rest
    return [line.replace("{that}", pick(lang, "that character", "ese personaje")) for line in lines]


def ability_lines(card: Printed, lang: int) -> list[str]:
    lines: list[str] = []
    banner = False
    for each in card.abilities:
        assert isinstance(each, Formed)
        if each.form() & w.LEADER_FORM and not banner:
            banner = True
            lines.append(pick(lang, "Leader Ability", "Habilidad de Líder"))
        lines.append(sentence(ability(each, lang)))
    if lines and card.words & w.ONGOING and not isinstance(card.abilities[0], Springs):
        lines[0] = pick(lang, "Ongoing - ", "En curso - ") + lines[0]
    return lines


def mortal_lines(card: Printed, lang: int) -> list[str]:
    """Burn and Attach: RV-MORTAL-08."""
    lines = [pick(lang, "When defeated, choose one:", "Al ser derrotado, elige una:")]
    if card.text is not None:
        lines.append(pick(lang, "Burn - ", "Quemar - ") + sentence(effect(card.text, lang)))
    attach = " ".join(sentence(ability(each, lang)) for each in card.abilities)
    lines.append(pick(lang, "Attach - ", "Adjuntar - ") + attach)
    return lines
