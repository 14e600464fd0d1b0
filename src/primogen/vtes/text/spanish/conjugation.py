"""Spanish inflection: what the column leaves to `~verbo`, `^nombre` and `adjetivo@`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from primogen.vtes.text.spanish.forms import BAN, FEMININE, MANY, MASCULINE, ORDER, YOU, Form


@dataclass(frozen=True)
class Verb:
    """Third person of the present and of the subjunctive, the order, the gerund, the participle; the rest follows."""

    present: str
    subjunctive: str
    order: str
    gerund: str
    participle: str
    yours: str = ""  # of the present, if it is not the third person with an s
    theirs: str = ""  # if it is not the third person with an n


ENDINGS: Final = {  # present, subjunctive, gerund, participle
    "ar": ("a", "e", "ando", "ado"),
    "er": ("e", "a", "iendo", "ido"),
    "ir": ("e", "a", "iendo", "ido"),
}
# The stem where it is stressed, and that of the subjunctive, if they are not that of the infinitive.
STEMS: Final = {
    "aprobar": ("aprueb", "aprueb"),
    "despertar": ("despiert", "despiert"),
    "enviar": ("enví", "enví"),
    "atacar": ("atac", "ataqu"),
    "buscar": ("busc", "busqu"),
    "colocar": ("coloc", "coloqu"),
    "comenzar": ("comienz", "comienc"),
    "convertir": ("conviert", "conviert"),
    "costar": ("cuest", "cuest"),
    "diablerizar": ("diableriz", "diableric"),
    "elegir": ("elig", "elij"),
    "empezar": ("empiez", "empiec"),
    "enderezar": ("enderez", "enderec"),
    "encontrar": ("encuentr", "encuentr"),
    "entregar": ("entreg", "entregu"),
    "infligir": ("inflig", "inflij"),
    "dirigir": ("dirig", "dirij"),
    "jugar": ("jueg", "juegu"),
    "mostrar": ("muestr", "muestr"),
    "mover": ("muev", "muev"),
    "pagar": ("pag", "pagu"),
    "perder": ("pierd", "pierd"),
    "realizar": ("realiz", "realic"),
    "resolver": ("resuelv", "resuelv"),
    "sacar": ("sac", "saqu"),
    "sacrificar": ("sacrific", "sacrifiqu"),
    "requerir": ("requier", "requier"),
    "utilizar": ("utiliz", "utilic"),
    "cazar": ("caz", "cac"),
    "reducir": ("reduc", "reduzc"),
    "convocar": ("convoc", "convoqu"),
    "contar": ("cuent", "cuent"),
    "alcanzar": ("alcanz", "alcanc"),
    "rechazar": ("rechaz", "rechac"),
    "negar": ("nieg", "niegu"),
    "reemplazar": ("reemplaz", "reemplac"),
    "desplazar": ("desplaz", "desplac"),
    "ofrecer": ("ofrec", "ofrezc"),
    "permanecer": ("permanec", "permanezc"),
    "renacer": ("renac", "renazc"),
    "escoger": ("escog", "escoj"),
    "recoger": ("recog", "recoj"),
    "volver": ("vuelv", "vuelv"),
    "devolver": ("devuelv", "devuelv"),
}
IRREGULAR: Final = {
    "ser": Verb("es", "sea", "sé", "siendo", "sido", "eres", "son"),
    "actuar": Verb("actúa", "actúe", "actúa", "actuando", "actuado"),
    "continuar": Verb("continúa", "continúe", "continúa", "continuando", "continuado"),
    "aturdir": Verb("aturde", "aturda", "aturde", "aturdiendo", "aturdido"),
    "valer": Verb("vale", "valga", "vale", "valiendo", "valido"),
    "impedir": Verb("impide", "impida", "impide", "impidiendo", "impedido"),
    "estar": Verb("está", "esté", "está", "estando", "estado"),
    "haber": Verb("ha", "haya", "he", "habiendo", "habido"),
    "tener": Verb("tiene", "tenga", "ten", "teniendo", "tenido"),
    "obtener": Verb("obtiene", "obtenga", "obtén", "obteniendo", "obtenido"),
    "contener": Verb("contiene", "contenga", "contén", "conteniendo", "contenido"),
    "mantener": Verb("mantiene", "mantenga", "mantén", "manteniendo", "mantenido"),
    "poder": Verb("puede", "pueda", "puede", "pudiendo", "podido"),
    "hacer": Verb("hace", "haga", "haz", "haciendo", "hecho"),
    "poner": Verb("pone", "ponga", "pon", "poniendo", "puesto"),
    "dar": Verb("da", "dé", "da", "dando", "dado"),
    "ir": Verb("va", "vaya", "ve", "yendo", "ido"),
    "salir": Verb("sale", "salga", "sal", "saliendo", "salido"),
    "caer": Verb("cae", "caiga", "cae", "cayendo", "caído"),
    "prevenir": Verb("previene", "prevenga", "prevén", "previniendo", "prevenido"),
    "venir": Verb("viene", "venga", "ven", "viniendo", "venido"),
    "ver": Verb("ve", "vea", "ve", "viendo", "visto"),
    "decir": Verb("dice", "diga", "di", "diciendo", "dicho"),
    "elegir": Verb("elige", "elija", "elige", "eligiendo", "elegido"),
    "convertir": Verb("convierte", "convierta", "convierte", "convirtiendo", "convertido"),
    "requerir": Verb("requiere", "requiera", "requiere", "requiriendo", "requerido"),
    "volver": Verb("vuelve", "vuelva", "vuelve", "volviendo", "vuelto"),
    "devolver": Verb("devuelve", "devuelva", "devuelve", "devolviendo", "devuelto"),
    "resolver": Verb("resuelve", "resuelva", "resuelve", "resolviendo", "resuelto"),
    "destruir": Verb("destruye", "destruya", "destruye", "destruyendo", "destruido"),
    "sustituir": Verb("sustituye", "sustituya", "sustituye", "sustituyendo", "sustituido"),
    "seguir": Verb("sigue", "siga", "sigue", "siguiendo", "seguido"),
    "repetir": Verb("repite", "repita", "repite", "repitiendo", "repetido"),
    "fluir": Verb("fluye", "fluya", "fluye", "fluyendo", "fluido"),
    "leer": Verb("lee", "lea", "lee", "leyendo", "leído"),
    "abrir": Verb("abre", "abra", "abre", "abriendo", "abierto"),
    "sufrir": Verb("sufre", "sufra", "sufre", "sufriendo", "sufrido"),
    "influir": Verb("influye", "influya", "influye", "influyendo", "influido"),
}
# Nouns, by gender; the plural follows, or stands here.
FEMININES: Final = frozenset(
    (
        "acción", "arma", "biblioteca", "capacidad", "carta", "caza", "convicción", "copia", "criatura", "cripta",
        "disciplina", "distancia", "disputa", "enfermedad", "fase", "fuerza", "habilidad", "intercepción",
        "localización", "maniobra", "mano", "momia", "papeleta", "partida", "pila", "presión", "región", "reserva",
        "sangre", "secta", "transferencia", "vida",
    )
)  # fmt: skip
PLURALS: Final = {
    "Matusalén": "Matusalenes",
    "joven": "jóvenes",
    "justicar": "justicares",
    "kholo": "kholo",
    "magaji": "magaji",
    "priscus": "prisci",
}
ARTICLES: Final = {
    "el": ("el", "la", "los", "las"),
    "un": ("un", "una", "unos", "unas"),
    "este": ("este", "esta", "estos", "estas"),
    "ese": ("ese", "esa", "esos", "esas"),
    "otro": ("otro", "otra", "otros", "otras"),
    "ningún": ("ningún", "ninguna", "ningunos", "ningunas"),
    "algún": ("algún", "alguna", "algunos", "algunas"),
    "todo": ("todo", "toda", "todos", "todas"),
    "su": ("su", "su", "sus", "sus"),
    "tu": ("tu", "tu", "tus", "tus"),
    "él": ("él", "ella", "ellos", "ellas"),
    "lo": ("lo", "la", "los", "las"),
    "cada": ("cada", "cada", "cada", "cada"),
    "cualquier": ("cualquier", "cualquier", "cualesquiera", "cualesquiera"),
    "fue": ("fue", "fue", "fueron", "fueron"),
    "fuera": ("fuera", "fuera", "fueran", "fueran"),
    "mayor": ("mayor", "mayor", "mayores", "mayores"),
}
UNSTRESSED: Final = str.maketrans("áéíóú", "aeiou")
STRESSED: Final = str.maketrans("aeiou", "áéíóú")
PRONOUN: Final = re.compile(r"(?<=[aeií]r)(se|lo|la|le|te)$")
NUCLEUS: Final = re.compile(r"[iu]?[aeoáéíóú]|[iu]")


@cache
def verb(infinitive: str) -> Verb:
    if infinitive in IRREGULAR:
        return IRREGULAR[infinitive]
    if infinitive[-2:] not in ENDINGS:
        raise ValueError(f"{infinitive} is no infinitive")
    present, subjunctive, gerund, participle = ENDINGS[infinitive[-2:]]
    plain = infinitive[:-2]
    stem, other = STEMS.get(infinitive, (plain, plain))
    third = stem + present
    return Verb(third, other + subjunctive, third, plain + gerund, plain + participle)


@cache
def conjugated(infinitive: str, form: Form) -> str:
    """An infinitive may end in a pronoun: "girarse", "se gira"; "girarlo", "gíralo"."""
    pronoun = PRONOUN.search(infinitive)
    if pronoun is not None:
        return with_pronoun(infinitive[: pronoun.start()], pronoun[0], form)
    found = verb(infinitive)
    match form.mood:
        case "inf":
            return infinitive
        case "imp":
            return found.order
        case "neg":
            return found.subjunctive + "s"
        case "ger":
            return found.gerund
        case "perf":
            return found.participle
        case "part":
            return adjective(found.participle, form.gender, form.number)
        case "subj":
            return personal(found.subjunctive, form, "", "")
        case _:
            return personal(found.present, form, found.yours, found.theirs)


def with_pronoun(infinitive: str, pronoun: str, form: Form) -> str:
    if pronoun == "se" and (form.person == YOU or form.mood in (ORDER, BAN)):
        pronoun = "te"
    plain = conjugated(infinitive, form)
    match form.mood:
        case "inf":
            return plain + pronoun
        case "imp":
            return stressed(plain) + pronoun
        case "ger":
            return stressed(plain) + pronoun
        case "part" | "perf" if pronoun == "se":
            return plain
        case _:
            return f"{pronoun} {plain}"


def stressed(word: str) -> str:
    """On the last syllable but one, as it was before a pronoun followed: "gira", "gíralo"."""
    vowels = list(NUCLEUS.finditer(word))
    if len(vowels) < 2:
        return word
    at = vowels[-2].end() - 1
    return word[:at] + word[at].translate(STRESSED) + word[at + 1 :]


def personal(third: str, form: Form, yours: str, theirs: str) -> str:
    if form.person == YOU:
        return yours or third + "s"
    if form.number == MANY:
        return theirs or third + "n"
    return third


@cache
def gender_of(noun: str) -> str:
    return FEMININE if noun in FEMININES else MASCULINE


@cache
def noun(word: str, number: str) -> str:
    return plural(word) if number == MANY else word


@cache
def plural(word: str) -> str:
    if word in PLURALS:
        return PLURALS[word]
    if word[-1] in "aeiouéó":
        return word + "s"
    if word.endswith("z"):
        return word[:-1] + "ces"
    if word[-2:-1] in "áéíóú" and word[-1] in "ns":
        return word[:-2] + word[-2].translate(UNSTRESSED) + word[-1] + "es"
    return word if word.endswith("s") else word + "es"


@cache
def adjective(word: str, gender: str, number: str) -> str:
    """As it agrees: "listo", "listas"; articles and pronouns too."""
    if word in ARTICLES:
        return ARTICLES[word][(gender == FEMININE) + 2 * (number == MANY)]
    if word.endswith("o") and gender == FEMININE:
        word = word[:-1] + "a"
    return plural(word) if number == MANY else word
