"""Abilities in words: the sentences a card prints."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition
from primogen.kernel.story import EitherPattern, Pattern
from primogen.rivals.language import conditions as k
from primogen.rivals.language import sentences as s
from primogen.rivals.language.patterns import deeds, fates, fights, moments, often, roles
from primogen.rivals.language.prices import CostsChange
from primogen.rivals.rules import words as w
from primogen.rivals.rules.raiding import EVERYBODY
from primogen.rivals.text.blocks import blocks_from_elsewhere, use_only
from primogen.rivals.text.conditions import clause
from primogen.rivals.text.doings import DOINGS, THAT_CARD, THAT_CHARACTER, WHO_PLAYED, Role
from primogen.rivals.text.effects import effect
from primogen.rivals.text.instead import instead
from primogen.rivals.text.lexicon import FORMS
from primogen.rivals.text.patterns import attack_of, each_happens, happens
from primogen.rivals.text.prices import changed_price
from primogen.rivals.text.statics import lent, of_players, set_to, static
from primogen.rivals.text.verbs_cards import into_its_deck
from primogen.text.grammar import NotSayable, lower, upper
from primogen.text.languages import EN, pick

OF: Final[dict[int, tuple[str, str]]] = {
    roles.ANY_SEAT: ("each player's", "de cada jugador"),
    roles.YOUR_SEAT: ("your", ""),
    roles.HOSTS_SEAT: ("this character's", "de este personaje"),
    roles.FOES_SEAT: ("a foe's", "de un enemigo"),
    roles.RIVALS_SEAT: ("your Rival's", "de tu Rival"),
}


def ability(node: Ability, lang: int) -> str:
    match node:
        case s.Activated(used_as=form, payment=payment, when=when, only_if=only_if):
            relentless = HOW_USED[when][lang]
            restriction = "" if only_if is None else f". {use_only(only_if, lang)}"
            return forms(form, lang) + relentless + effect(payment, lang) + restriction
        case s.When():
            return forms(node.used_as, lang) + triggered(node, lang)
        case s.Static():
            return forms(node.used_as, lang) + static(node, lang).replace("{that}", pick(lang, "them", "ellos"))
        case CostsChange():
            return forms(node.used_as, lang) + changed_price(node, lang)
        case s.OfPlayers():
            return forms(node.used_as, lang) + of_players(node, lang)
        case s.LendsDisciplines():
            return lent(node, lang)
        case s.SetTo():
            return set_to(node, lang)
        case s.Instead():
            return forms(node.used_as, lang) + instead(node, lang)
        case s.MayBlockForAnyone():
            return forms(node.used_as, lang) + blocks_from_elsewhere(node, lang)
        case s.InsteadOfBurning(then=then):
            return (
                forms(node.form(), lang)
                + pick(
                    lang,
                    "When this party defeats and burns a City Deck Mortal, you may choose this instead of its Burn benefit: ",
                    "Cuando este grupo derrota y quema un Mortal del Mazo de Ciudad, puedes elegir esto en lugar de su "
                    "beneficio de Quemar: ",
                )
                + upper(effect(then, lang))
            )
        case s.WhenPartyMoves():
            return when_party_moves(node, lang)
        case s.Raiding(harm=harm, found_by=intel, condition=condition):
            return raids(harm, intel, condition, lang)
        case s.Redirecting(number=number):
            return pick(
                lang,
                f"Discard this card: Redirect up to {number} Damage Antagonists would deal to you in your End Phase to target foe",
                f"Descarta esta carta: Redirige hasta {number} de daño que los Antagonistas te fueran a infligir en tu Fase Final a un enemigo a tu elección",
            )
        case s.SpringsWhen(pattern=None, condition=condition) if condition is not None:
            return pick(
                lang,
                f"You may resolve this at any time while {clause(condition, lang)}",
                f"Puedes resolverla en cualquier momento mientras {clause(condition, lang)}",
            )
        case s.SpringsWhen(pattern=None):
            return pick(lang, "You may resolve this at any time", "Puedes resolverla en cualquier momento")
        case s.SpringsWhen(pattern=pattern, condition=None) if pattern is not None:
            return pick(lang, "You may resolve this ", "Puedes resolverla ") + moment_of(pattern, lang)
    raise NotSayable(f"no phrase for {node!r}")


HOW_USED: Final[dict[int, tuple[str, str]]] = {
    s.ONCE_ON_YOUR_TURN: ("", ""),
    s.RELENTLESSLY: ("Relentless, ", "Implacable, "),
    s.LENT_TO_COTERIE: (
        "Each character in your coterie has this ability: ",
        "Cada personaje de tu coterie tiene esta habilidad: ",
    ),
    s.LENT_TO_ATTACKERS: (
        "When a character in your coterie makes an attack, they have this ability, once: ",
        "Cuando un personaje de tu coterie realiza un ataque, tiene esta habilidad, una vez: ",
    ),
}


def forms(form: int, lang: int) -> str:
    """What stands before the dash; a Leader Ability has its banner."""
    return "".join(words[lang] for each, words in FORMS.items() if form & each)


def triggered(node: s.When, lang: int) -> str:
    moment = moment_of(node.pattern, lang)
    condition = "" if node.condition is None else in_case(node.condition, lang)
    text = f"{upper(moment)}{condition}, {lower(into_its_deck(effect(node.then, lang), node.pattern, lang))}"
    if isinstance(innermost(node.pattern), fates.Investigates) and THE_TARGET[lang] in text:
        raise NotSayable("nobody is attacked by Investigating: whom it is about is the other one")
    return refer_back(text, node.pattern, lang)


def in_case(condition: Condition, lang: int) -> str:
    """ ", if the target is Wounded", " during your Action Phase"."""
    match condition:
        case k.During(what=k.YOUR_ACTION_PHASE):
            return pick(lang, " during your Action Phase", " durante tu Fase de Acción")
        case k.During(what=k.ANY_ACTION_PHASE):
            return pick(lang, " during any player's Action Phase", " durante la Fase de Acción de cualquier jugador")
    return pick(lang, f", if {clause(condition, lang)}", f", si {clause(condition, lang)}")


def refer_back(text: str, pattern: Pattern, lang: int) -> str:
    """What is still unnamed is what the event itself was about: it has a name for each role it knows, and no other."""
    that, other = spoken_of(pattern)
    for hole, role in (("{that}", that), ("{other}", other)):
        if hole in text:
            if role is None:
                raise NotSayable(f"nobody knows who is meant by {hole} when {happens(pattern, lang)}")
            text = text.replace(hole, role[lang])
    if isinstance(innermost(pattern), fights.DefeatsMortal):  # which deck it came from
        deck = pick(lang, "the City Deck", "el Mazo de Ciudad")
        text = text.replace(pick(lang, "the Library", "la Biblioteca"), deck)
    return text.replace("{player}", pick(lang, "that player", "ese jugador"))


THE_TARGET: Final = ("the target", "el blanco")
THE_ATTACKER: Final = ("the attacker", "el atacante")
THE_DEALER: Final = ("the one that dealt it", "quien lo hizo")


def innermost(pattern: Pattern) -> Pattern:
    """Without how often."""
    return innermost(pattern.pattern) if isinstance(pattern, often.FirstEachTurn | often.FirstHeard) else pattern


def spoken_of(pattern: Pattern) -> tuple[Role, Role]:
    """The card it befell and the other one, as the rest of the sentence calls them; None where there is none."""
    match innermost(pattern):
        case EitherPattern(first=first, second=second):
            both = spoken_of(first), spoken_of(second)
            return both[0] if both[0] == both[1] else (None, None)
        case deeds.Does(deed=deed):
            return DOINGS[deed].that, DOINGS[deed].other
        case fates.Mends(how=fates.BY_DISCARDING):
            return THAT_CHARACTER, ("the card discarded", "la carta descartada")
        case fates.Investigates():
            return ("that Hunter", "ese Cazador"), THE_TARGET
        case fights.Attacks() | fights.AttackEnds() | fights.MakesAttack():
            return THE_ATTACKER, THE_TARGET
        case fights.IsDamaged(of=of):
            return THAT_CHARACTER, THE_ATTACKER if of == fights.ATTACK_DAMAGE else THE_DEALER
        case fights.Blocks():
            return THAT_CHARACTER, THE_ATTACKER
        case fights.DefeatsMortal():
            return ("that Mortal", "ese Mortal"), THAT_CHARACTER
        case fights.IsDefeated():
            return ("them", "ese personaje"), ("the victor", "el vencedor")
        case deeds.Attaches() | deeds.Detaches():
            return THAT_CARD, THAT_CHARACTER
        case deeds.Performs():
            return THAT_CHARACTER, THAT_CARD
        case deeds.Plays():
            return THAT_CARD, WHO_PLAYED
        case fates.Befalls(fate=w.ENTERS_DISCARD):
            return THAT_CARD, None
        case moments.At():
            return None, None
    return THAT_CHARACTER, None


def moment_of(pattern: Pattern, lang: int) -> str:
    match pattern:
        case moments.At(moment=w.START_OF_GAME, whose=whose):
            if whose != roles.YOUR_SEAT:
                raise NotSayable("a game begins for everybody")
            return pick(lang, "at the start of the game", "al inicio de la partida")
        case moments.At(moment=moment, whose=whose):
            return at_moment(moment, whose, lang)
        case fights.AttackEnds():
            return pick(lang, f"at the end of {attack_of(pattern, lang)}", f"al final de {attack_of(pattern, lang)}")
        case often.FirstEachTurn(
            pattern=fights.AttackEnds(player=roles.YOUR_SEAT, attacker=None, what=w.AFTER_ATTACK),
            turns=turns,
            of=roles.YOUR_SEAT,
        ):
            each = EACH_TURN[turns][lang]
            return pick(
                lang,
                f"at the end of the first attack you make {each}",
                f"al final del primer ataque que realizas {each}",
            )
        case often.FirstEachTurn(pattern=inner, turns=turns, of=of):
            return first_time(happens(inner, lang) if of == roles.YOUR_SEAT else each_happens(inner, lang), turns, lang)
        case often.FirstHeard(pattern=inner, within=often.THE_GAME):
            return pick(
                lang, f"the very first time {happens(inner, lang)}", f"la primerísima vez que {happens(inner, lang)}"
            )
        case often.FirstHeard(pattern=inner, within=within):
            return first_time(happens(inner, lang), HEARD_IN[within], lang)
    if isinstance(pattern, deeds.Performs) and pattern.acting == deeds.ANY_WAY:
        return pick(lang, "as ", "en cuanto ") + happens(pattern, lang)
    return pick(lang, "when ", "cuando ") + happens(pattern, lang)


def first_time(happens: str, turns: int, lang: int) -> str:
    each = EACH_TURN[turns][lang]
    return pick(lang, f"the first time {happens} {each}", f"la primera vez que {happens} {each}")


HEARD_IN: Final = {often.YOUR_TURNS: roles.YOUR_SEAT, often.ANY_TURN: roles.ANY_SEAT}
EACH_TURN: Final[dict[int, tuple[str, str]]] = {
    roles.YOUR_SEAT: ("during each of your turns", "en cada uno de tus turnos"),
    roles.ANY_SEAT: ("each turn", "cada turno"),
}
MOMENTS: Final[dict[int, tuple[str, str, str, str]]] = {  # Spanish: when, the article, and what
    w.START_OF_TURN: ("at the start of {0} turn", "al inicio de", "el", "turno"),
    w.END_OF_TURN: ("at the end of {0} turn", "al final de", "el", "turno"),
    w.END_OF_BEGINNING: ("at the end of {0} Beginning Phase", "al final de", "la", "Fase Inicial"),
    w.ANTAGONIST_STEP: ("during {0} Antagonist Step", "durante", "el", "Paso de Antagonista"),
    w.TORPOR_STEP: ("during {0} Torpor and Mending Step", "durante", "el", "Paso de Letargo y Curación"),
}


def at_moment(moment: int, whose: int, lang: int) -> str:
    english, when, article, what = MOMENTS[moment]
    if lang == EN:
        return english.format(OF[whose][lang])
    return f"{when} tu {what}" if whose == roles.YOUR_SEAT else f"{when} {article} {what} {OF[whose][lang]}"


def raids(harm: int, intel: int, condition: Condition | None, lang: int) -> str:
    provided = "" if condition is None else pick(lang, "if ", "si ") + clause(condition, lang) + ", "
    text = pick(
        lang,
        f"During your Antagonist Step, {provided}deal {harm} Aggravated Damage to a vampire in your coterie",
        f"Durante tu Paso de Antagonista, {provided}inflige {harm} de daño Agravado a un vampiro de tu coterie",
    )
    if intel == EVERYBODY:
        return text
    return text + pick(
        lang,
        f" not protected by Secrecy. +{intel} Intel, added to that of others like this",
        f" no protegido por Discreción. +{intel} Información, sumada a la de otros como este",
    )


def when_party_moves(node: s.WhenPartyMoves, lang: int) -> str:
    moment = pick(
        lang,
        "When you move a party of your characters to The Streets during your turn, ",
        "Cuando mueves un grupo de tus personajes a Las Calles durante tu turno, ",
    )
    if bool(node.harm) == (node.then is not None):
        raise NotSayable("an Antagonist harms a party, or does something else to it")
    if node.harm:
        return moment + pick(
            lang,
            f"deal {node.harm} Aggravated Damage to a vampire in that party",
            f"inflige {node.harm} de daño Agravado a un vampiro de ese grupo",
        )
    assert node.then is not None
    return moment + lower(effect(node.then, lang))
