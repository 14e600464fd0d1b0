"""A card's whole text, from what is printed on it."""

from __future__ import annotations

import re

from primogen.kernel.effects import Effect, Seq
from primogen.rivals.language.conditions import Always
from primogen.rivals.language.costs import ByDoing
from primogen.rivals.language.refs import THIS_CARD
from primogen.rivals.language.verbs_tokens import JUST_GAINED, MoveTokens, PutTokens, RemoveTokens
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.rules.forms import Formed, Springs
from primogen.rivals.rules.numbers import ATTACHMENT_LIMIT, NO_LIMIT
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.conditions import clause, types
from primogen.rivals.text.costs import cost
from primogen.rivals.text.effects import effect
from primogen.rivals.text.lexicon import BEINGS, NOUNS
from primogen.rivals.text.nouns import with_persons
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.sentences import ability
from primogen.text.grammar import COMMAND, NotSayable, contracted, upper
from primogen.text.languages import EN, pick


def sentence(text: str) -> str:
    text = upper(text.strip())
    return text if text.endswith((".", "?", "!")) else text + "."


def card_text(card: Printed, lang: int) -> str:
    """All that it says; a card that means something no phrase says is refused by its name."""
    try:
        return in_its_words(card, contracted(with_persons("\n".join(lines_of(card, lang)), lang), lang), lang)
    except NotSayable as why:
        raise NotSayable(f"{card.key}: {why}") from why


def lines_of(card: Printed, lang: int) -> list[str]:
    check_face(card)
    lines = keyword_lines(card, lang) + play_lines(card, lang)
    if card.kind == w.MORTAL and not card.words & w.ANTAGONIST:
        return lines + mortal_lines(card, lang)
    text = [line.replace("{fed}", str(card.blood)) for line in text_lines(card, lang)]
    return lines + text + ability_lines(card, lang)


def check_face(card: Printed) -> None:
    """What only some cards have is printed on those only; on others it would be meant but not said."""
    if card.words & (w.CITIZEN | w.VAGRANT) and not card.words & w.RETAINER:
        raise NotSayable("a Citizen or Vagrant is a Retainer once attached")
    if card.words & w.RITUAL and card.needs_discipline not in (w.BLOOD_SORCERY, w.OBLIVION):
        raise NotSayable("a Ritual needs Blood Sorcery or Oblivion")
    if card.words & w.AIDS_OTHERS and not card.words & w.SPECIAL:
        raise NotSayable("only a Reaction Special helps others")
    if card.needs_prestige and not card.words & w.CONSPIRACY:
        raise NotSayable("only a Conspiracy needs Prestige on it")
    if card.needs_discipline and not (card.words & w.RITUAL or (card.kind == w.ACTION and card.text is not None)):
        raise NotSayable("there is no top line for its icon to open")
    if card.in_intel and card.kind != w.ATTACK:
        raise NotSayable("only an Attack card is played in the Intel Step")
    if card.most and (card.text is None or card.kind == w.MORTAL):
        raise NotSayable("there is no line that says how many there may be")


def in_its_words(card: Printed, text: str, lang: int) -> str:
    """A Monster speaks of itself as one; Hunters and werewolves have words of their own; Monsters are for Hunters."""
    if card.kind == w.MONSTER:
        return in_words_of(BOOKS[lang].hunters, of_monster(text, lang))
    if card.decks == w.HUNTERS:
        return in_words_of(BOOKS[lang].hunters, text)
    return in_words_of(BOOKS[lang].werewolves, text) if card.decks == ww.WEREWOLVES else text


def in_words_of(theirs_for: dict[str, str], text: str) -> str:
    """ "cell" where vampires say "coterie"."""
    for word, theirs in theirs_for.items():
        text = re.sub(rf"\b{word}\b", theirs, text)
    return text


def of_monster(text: str, lang: int) -> str:
    return (
        re.sub(r"(?<=his )character", "Monster", text)
        if lang == EN
        else re.sub(r"(?<=ste )personaje", "Monstruo", text)
    )


def keyword_lines(card: Printed, lang: int) -> list[str]:
    words = [BEINGS[card.being][lang]] if card.being in (w.HUNTER, ww.WEREWOLF) else []
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
        lines.append(without_token(card, lang))
    if isinstance(card.face_up_if, Always):
        lines.append(pick(lang, "Play this card face up.", "Juega esta carta boca arriba."))
    elif card.face_up_if is not None:
        condition = clause(card.face_up_if, lang)
        lines.append(
            pick(lang, f"If {condition}, play this card face up.", f"Si {condition}, juega esta carta boca arriba.")
        )
    lines += special_lines(card, lang) if card.words & w.SPECIAL else only_if(card, lang)
    if card.in_intel:
        lines.append(
            pick(
                lang,
                "During your Intel Step, you may play this card face up as your Attack card to add "
                f"+{card.in_intel} Intel to this attack.",
                "Durante tu Paso de Información, puedes jugar esta carta boca arriba como tu carta de Ataque para "
                f"añadir +{card.in_intel} Información a este ataque.",
            )
        )
    if card.lost_if is not None:
        condition = clause(card.lost_if, lang)
        lines.append(
            pick(
                lang,
                f"If {condition}, discard this card (the attack continues).",
                f"Si {condition}, descarta esta carta (el ataque continúa).",
            )
        )
    if card.kind == w.ATTACK_OR_REACTION or card.strikes_as:
        lines += striking_back(card, lang)
    if card.influence:
        lines.append(pick(lang, f"Exert {card.influence} Influence.", f"Ejerce {card.influence} de Influencia."))
    if card.price is not None:
        lines.append(sentence(cost(card.price, COMMAND, lang)))
    if card.words & w.RITUAL:
        lines.append(ritual_line(card, lang))
    return lines


def striking_back(card: Printed, lang: int) -> list[str]:
    """Of what may be a Reaction, where it does not simply deal its damage in the attack's type: RV-REACT-13."""
    if not card.has_skull:
        return [
            pick(
                lang,
                "As a Reaction this deals no Damage to the attacker.",
                "Como Reacción no hace daño al atacante.",
            )
        ]
    if not card.strikes_as:
        return []
    kind = NOUNS[card.strikes_as][lang]
    if card.kind == w.REACTION:
        return [
            pick(
                lang,
                f"Deal {kind} Damage to the attacker (add this character's {kind} to the Damage).",
                f"Inflige daño {kind} al atacante (añade el {kind} de este personaje al daño).",
            )
        ]
    return [pick(lang, f"As a Reaction this deals {kind} Damage.", f"Como Reacción hace daño {kind}.")]


def without_token(card: Printed, lang: int) -> str:
    """RV-CITY-13, -14: what its own text puts on it says how long it stays."""
    place = pick(
        lang,
        "Place no player token on this when revealed.",
        "No pongas ficha de jugador sobre esta carta al revelarla.",
    )
    parts = [part for tree in card.trees() for part in nodes_of(tree)]
    if not any(isinstance(part, PutTokens) and part.supply == JUST_GAINED for part in parts):
        return place
    return place + pick(
        lang,
        " It leaves at the start of the turn of a player who has Prestige on it.",
        " Se retira al inicio del turno de un jugador que tenga Prestigio encima.",
    )


def nodes_of(tree: Effect) -> list[Effect]:
    return [tree, *(node for part in tree.parts() for node in nodes_of(part))]


def only_if(card: Printed, lang: int) -> list[str]:
    if card.play_only_if is None:
        return []
    condition = clause(card.play_only_if, lang)
    if card.kind != w.EVENT:
        return [pick(lang, f"Play only if {condition}.", f"Juégala solo si {condition}.")]
    return [
        pick(
            lang,
            f"Comes only if {condition}; otherwise add another city card and shuffle this one back.",
            f"Sale solo si {condition}; si no, añade otra carta de ciudad y vuelve a barajar esta.",
        )
    ]


def special_lines(card: Printed, lang: int) -> list[str]:
    """When a Reaction Special may be played, and by whom: RV-REACT-08, -09, RV-ATK-53."""
    if card.kind != w.REACTION or (bool(card.answers) == bool(card.types)):
        raise NotSayable("a Special is a Reaction, to attacks or to damage")
    condition = "" if card.play_only_if is None else clause(card.play_only_if, lang)
    only = pick(lang, f", but only if {condition}", f", pero solo si {condition}") if condition else ""
    what = types(tuple(each for each in card.answers or card.types if each != w.WOULD_BE_DEFEATED), lang)
    if card.answers == (w.WOULD_BE_DEFEATED,) and not card.words & w.AIDS_OTHERS:
        return [
            pick(
                lang,
                f"A character in your coterie may play this when they would be defeated{only}.",
                f"Puede jugarla un personaje de tu coterie cuando fuera a ser derrotado{only}.",
            )
        ]
    if card.answers:
        what = pick(lang, f"when {what} Damage threatens", f"cuando amenace daño {what}")
    elif set(card.types) == set(w.ATTACK_TYPES):
        what = pick(lang, "against any type of attack", "contra cualquier tipo de ataque")
    else:
        what = pick(lang, f"against {what} attacks", f"contra ataques de tipo {what}")
    lines = [
        pick(
            lang,
            f"A defender you control may play this {what}{only}.",
            f"Puede jugarla {what} un defensor que controlas{only}.",
        )
    ]
    if card.words & w.AIDS_OTHERS:
        lines.append(
            pick(
                lang,
                "You may play it for a target you do not control.",
                "Puedes jugarla a favor de un blanco que no controlas.",
            )
        )
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
    if card.being == w.GHOULISH and card.attachments != ATTACHMENT_LIMIT:
        lines[0] = lines[0].removesuffix(".") + limit_of(card.attachments, lang)
    if card.most:
        first, dot, rest = lines[0].partition(".")
        lines[0] = first + pick(lang, f" (at most {card.most})", f" (máx. {card.most})") + dot + rest
    return [line.replace("{that}", pick(lang, "that character", "ese personaje")) for line in lines]


def limit_of(attachments: int, lang: int) -> str:
    """How many cards a Ghoul may bear."""
    if attachments == NO_LIMIT:
        return pick(lang, " (no maximum of attachments).", " (sin máximo de adjuntos).")
    return pick(lang, f" (at most {attachments} attached).", f" (máx. de adjuntos: {attachments}).")


def ability_lines(card: Printed, lang: int) -> list[str]:
    lines: list[str] = []
    banner = False
    for each in card.abilities:
        assert isinstance(each, Formed)
        if not each.form() & w.LEADER_FORM and banner:
            raise NotSayable("what stands under the banner is a Leader Ability, too")
        if each.form() & w.LEADER_FORM and not banner:
            banner = True
            lines.append(pick(lang, "Leader Ability", "Habilidad de Líder"))
        lines.append(sentence(ability(each, lang)))
    if lines and card.words & w.ONGOING and not isinstance(card.abilities[0], Springs):
        lines[0] = pick(lang, "Ongoing - ", "En curso - ") + lines[0]
    if lines and lives_on_tokens(card):
        lines.append(pick(lang, "When empty, burn this card.", "Cuando quede vacía, quema esta carta."))
    return lines


def lives_on_tokens(card: Printed) -> bool:
    """RV-ABIL-24: an Ongoing card that gives its tokens away."""
    if not card.words & w.ONGOING or card.kind == w.EVENT:
        return False
    parts = [part for tree in card.trees() for part in nodes_of(tree)]
    return any(
        (isinstance(part, RemoveTokens) and part.ref == THIS_CARD)
        or (isinstance(part, MoveTokens) and part.origin == THIS_CARD)
        or (isinstance(part, ByDoing) and isinstance(part.verb, RemoveTokens) and part.verb.ref == THIS_CARD)
        for part in parts
    )


def mortal_lines(card: Printed, lang: int) -> list[str]:
    """Burn and Attach: RV-MORTAL-08."""
    lines = [pick(lang, "When defeated, choose one:", "Al ser derrotado, elige una:")]
    if card.text is not None:
        lines.append(pick(lang, "Burn - ", "Quemar - ") + sentence(effect(card.text, lang)))
    if any(isinstance(each, Formed) and each.form() & w.LEADER_FORM for each in card.abilities):
        raise NotSayable("a Retainer has no Leader Ability")
    attach = " ".join(sentence(ability(each, lang)) for each in card.abilities)
    lines.append(pick(lang, "Attach - ", "Adjuntar - ") + attach)
    return lines
