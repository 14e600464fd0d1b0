"""Clauses: who, a verb, whom, and the rest; as it happens, and as it has happened."""

from __future__ import annotations

from typing import Final, NamedTuple

from primogen.rivals.language import groups as gr
from primogen.rivals.text.nouns import Phrase
from primogen.text.languages import EN, pick


class Verb(NamedTuple):
    """In English and in Spanish: what you do, what another does, and what has been done."""

    en: tuple[str, str, str]
    es: tuple[str, str, str]


class Clause(NamedTuple):
    who: str  # "" is you
    verb: Verb
    whom: str = ""
    rest: str = ""
    befell: gr.Group | Phrase | None = None  # those it was done to


RECRUIT: Final = Verb(("recruit", "recruits", "recruited"), ("reclutas", "recluta", "reclutado"))
ATTACH: Final = Verb(("attach", "attaches", "attached"), ("adjuntas", "adjunta", "adjuntado"))
DETACH: Final = Verb(("detach", "detaches", "detached"), ("separas", "separa", "separado"))
BURN: Final = Verb(("burn", "burns", "burned"), ("quemas", "quema", "quemado"))
RESOLVE: Final = Verb(("resolve", "resolves", "resolved"), ("resuelves", "resuelve", "resuelto"))
PLAY: Final = Verb(("play", "plays", "played"), ("juegas", "juega", "jugado"))
PLACE: Final = Verb(("place", "places", "placed"), ("colocas", "coloca", "colocado"))
DISCARD: Final = Verb(("discard", "discards", "discarded"), ("descartas", "descarta", "descartado"))
PERFORM: Final = Verb(("perform", "performs", "performed"), ("realizas", "realiza", "realizado"))
RAISE: Final = Verb(("increase", "increases", "increased"), ("aumentas", "aumenta", "aumentado"))
MOVE: Final = Verb(("move", "moves", "moved"), ("mueves", "mueve", "movido"))
BE_BURNED: Final = Verb(("are burned", "is burned", "been burned"), ("eres quemado", "es quemado", "sido quemado"))
BE_DEFEATED: Final = Verb(
    ("are defeated", "is defeated", "been defeated"), ("eres derrotado", "es derrotado", "sido derrotado")
)
BECOME: Final = Verb(("become", "becomes", "become"), ("te conviertes en", "se convierte en", "convertido en"))
ENTER: Final = Verb(("enter", "enters", "entered"), ("entras", "entra", "entrado"))
EXHAUST_ITSELF: Final = Verb(("exhaust", "exhausts", "exhausted"), ("te agotas", "se agota", "agotado"))
EXHAUST: Final = Verb(("exhaust", "exhausts", "exhausted"), ("agotas", "agota", "agotado"))
LEAVE: Final = Verb(("leave", "leaves", "left"), ("sales", "sale", "salido"))
MEND: Final = Verb(("mend", "mends", "mended"), ("te curas", "se cura", "curado"))
MEND_ANOTHER: Final = Verb(("mend", "mends", "mended"), ("curas", "cura", "curado"))
REMOVE: Final = Verb(("remove", "removes", "removed"), ("retiras", "retira", "retirado"))
LOSE: Final = Verb(("lose", "loses", "lost"), ("pierdes", "pierde", "perdido"))
GAIN: Final = Verb(("gain", "gains", "gained"), ("ganas", "gana", "ganado"))
COMMIT: Final = Verb(("perform", "performs", "performed"), ("cometes", "comete", "cometido"))
BLOOD_IS_REMOVED: Final = Verb(
    ("are removed", "is removed", "been removed"), ("se retira Sangre", "se retira", "retirado Sangre")
)
SUFFER: Final = Verb(("suffer", "suffers", "suffered"), ("sufres", "sufre", "sufrido"))
MAKE: Final = Verb(("make", "makes", "made"), ("realizas", "realiza", "realizado"))
ATTACK: Final = Verb(("attack", "attacks", "attacked"), ("atacas", "ataca", "atacado"))
USE: Final = Verb(("use", "uses", "used"), ("usas", "usa", "usado"))
EXERT: Final = Verb(("exert", "exerts", "exerted"), ("ejerces", "ejerce", "ejercido"))
END: Final = Verb(("end", "ends", "ended"), ("terminas", "termina", "terminado"))
BLOCK: Final = Verb(("Block", "Blocks", "Blocked"), ("bloqueas", "bloquea", "bloqueado"))
DEFEAT: Final = Verb(("defeat", "defeats", "defeated"), ("derrotas", "derrota", "derrotado"))
DEAL: Final = Verb(("deal", "deals", "dealt"), ("haces", "hace", "hecho"))
TAKE: Final = Verb(("take", "takes", "taken"), ("recibes", "recibe", "recibido"))
SUCCEED: Final = Verb(("succeed", "succeeds", "succeeded"), ("tienes éxito", "tiene éxito", "tenido éxito"))
FAIL: Final = Verb(("fail", "fails", "failed"), ("fallas", "falla", "fallado"))


def as_it_happens(clause: Clause, lang: int) -> str:
    """ "you recruit a character"."""
    you, other, _ = clause.verb[lang]
    who = clause.who or pick(lang, "you", "")
    return joined(who, agreeing(other if clause.who else you, who, lang), clause.whom, clause.rest)


def as_it_has_happened(clause: Clause, lang: int, no: str = "") -> str:
    """ "you have recruited a character this turn"."""
    when = pick(lang, "this turn", "este turno")
    return joined(clause.who or pick(lang, "you", ""), perfect(clause, lang, no), clause.whom, clause.rest, when)


def perfect(clause: Clause, lang: int, no: str = "") -> str:
    _, other, done = clause.verb[lang]
    if lang == EN:
        return joined("has" if clause.who else "have", no, done)
    itself = ("se" if clause.who else "te") if other.startswith("se ") else ""
    return joined(no, itself, "ha" if clause.who else "has", agreeing(done, clause.who, lang))


def joined(*words: str) -> str:
    return " ".join(word for word in words if word)


def agreeing(verb: str, who: str, lang: int) -> str:
    """ "una carta es quemada"."""
    is_feminine = who.startswith(("una ", "esta ", "la "))
    return verb[:-1] + "a" if lang != EN and is_feminine and verb.split()[0] in ("es", "sido") else verb
