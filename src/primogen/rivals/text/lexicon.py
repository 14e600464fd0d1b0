"""Nouns in both languages. Spanish terms are those of the Spanish rulebook where it has one."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules import words as w

NOUNS: Final[dict[int, tuple[str, str]]] = {
    w.PHYSICAL: ("Physical", "Físico"),
    w.SOCIAL: ("Social", "Social"),
    w.MENTAL: ("Mental", "Mental"),
    w.RANGED: ("Ranged", "A distancia"),
    w.TYPELESS: ("", ""),
    w.BLOOD_POTENCY: ("Blood Potency", "Potencia de Sangre"),
    w.INFLUENCE: ("Influence", "Influencia"),
    w.SECRECY: ("Secrecy", "Discreción"),
    w.INTEL: ("Intel", "Información"),
    w.SHIELD: ("Shield", "Escudo"),
    w.DAMAGE: ("Damage", "daño"),
    w.AGGRAVATED_DAMAGE: ("Aggravated Damage", "daño Agravado"),
    w.PREVENTION: ("prevented damage", "daño prevenido"),
    w.ATTACHMENTS: ("Attachment", "Adjunto"),
    w.GUARD: ("Guard", "Guarda"),
    w.AGGRAVATED: ("Aggravated", "Agravado"),
    w.SUPERFICIAL: ("Superficial", "Superficial"),
    w.REACH: ("Reach", "Alcance"),
    w.POSSESSIVE: ("Possessive", "Posesivo"),
    w.TRUE_FAITH: ("True Faith", "Fe Verdadera"),
    w.SOLITARY: ("Solitary", "Solitario"),
    w.DIABLERIST: ("Diablerist", "Diabolista"),
    w.TARGETED: ("Targeted", "Dirigida"),
    w.ANIMALISM: ("Animalism", "Animalismo"),
    w.AUSPEX: ("Auspex", "Auspex"),
    w.BLOOD_SORCERY: ("Blood Sorcery", "Magia de Sangre"),
    w.CELERITY: ("Celerity", "Celeridad"),
    w.DOMINATE: ("Dominate", "Dominación"),
    w.FORTITUDE: ("Fortitude", "Fortaleza"),
    w.OBFUSCATE: ("Obfuscate", "Ofuscación"),
    w.OBLIVION: ("Oblivion", "Olvido"),
    w.POTENCE: ("Potence", "Potencia"),
    w.PRESENCE: ("Presence", "Presencia"),
    w.PROTEAN: ("Protean", "Protean"),
    w.THIN_BLOOD_ALCHEMY: ("Thin-Blood Alchemy", "Alquimia de Sangre Débil"),
    w.BEAST_WHISPERER: ("Beast Whisperer", "Susurro a las Bestias"),
    w.GLOBAL_ACCESS: ("Global Access", "Acceso Global"),
    w.LIBRARY_EDGE: ("Library", "Biblioteca"),
    w.REPEL_THE_UNNATURAL: ("Repel the Unnatural", "Repeler lo Sobrenatural"),
    w.SENSE_THE_UNNATURAL: ("Sense the Unnatural", "Percibir lo Sobrenatural"),
    w.THWART_THE_UNNATURAL: ("Thwart the Unnatural", "Frustrar lo Sobrenatural"),
}

TOKENS: Final[dict[int, tuple[str, str]]] = {
    w.NO_INFLUENCE: ("a 'No Influence' token", "una ficha de Sin Influencia"),
    w.FEAR: ("a Fear token", "una ficha de Miedo"),
    w.MINUS_BP: ("a '-1 Blood Potency' token", "una ficha de «-1 Potencia de Sangre»"),
    w.PRESTIGE: ("Prestige", "Prestigio"),
    w.AGENDA: ("Agenda", "Objetivo"),
    w.BLOOD: ("Blood", "Sangre"),
}

FORMS: Final[dict[int, tuple[str, str]]] = {
    w.OPEN: ("", ""),
    w.LEADER_FORM: ("", ""),
    w.ATTACKER_FORM: ("Attacker - ", "Atacante - "),
    w.SOLO_ATTACKER_FORM: ("Solo Attacker - ", "Atacante en solitario - "),
    w.PARTY_FORM: ("Party - ", "Grupo - "),
    w.TORPOR_FORM: ("Torpor - ", "Letargo - "),
}

BEINGS: Final[dict[int, tuple[str, str]]] = {
    w.VAMPIRE: ("vampire", "vampiro"),
    w.HUNTER: ("Hunter", "Cazador"),
    w.MONSTROUS: ("Monster", "Monstruo"),
    w.GHOULISH: ("Ghoul", "Ghoul"),
}

CLANS: Final[dict[int, tuple[str, str]]] = {
    w.BRUJAH: ("Brujah", "Brujah"),
    w.MALKAVIAN: ("Malkavian", "Malkavian"),
    w.TOREADOR: ("Toreador", "Toreador"),
    w.VENTRUE: ("Ventrue", "Ventrue"),
    w.TREMERE: ("Tremere", "Tremere"),
    w.THIN_BLOOD: ("Thin-Blood", "Sangre Débil"),
    w.GANGREL: ("Gangrel", "Gangrel"),
    w.NOSFERATU: ("Nosferatu", "Nosferatu"),
    w.LASOMBRA: ("Lasombra", "Lasombra"),
    w.HECATA: ("Hecata", "Hecata"),
    w.TZIMISCE: ("Tzimisce", "Tzimisce"),
    w.RAVNOS: ("Ravnos", "Ravnos"),
    w.BANU_HAQIM: ("Banu Haqim", "Banu Haqim"),
    w.SALUBRI: ("Salubri", "Salubri"),
    w.MINISTRY: ("Ministry", "Ministerio"),
    w.CAITIFF: ("Caitiff", "Caitiff"),
    w.FAITHFUL: ("Faithful", "Fieles"),
    w.INQUISITIVE: ("Inquisitive", "Inquisitivos"),
    w.MARTIAL: ("Martial", "Marciales"),
}

BANNER: Final[tuple[tuple[int, tuple[str, str]], ...]] = (
    (w.SCHEME, ("Scheme", "Estratagema")),
    (w.CONSPIRACY, ("Conspiracy", "Conspiración")),
    (w.TRAP, ("Trap", "Trampa")),
    (w.RITUAL, ("Ritual", "Ritual")),
    (w.ANIMAL, ("Animal", "Animal")),
    (w.RELIC, ("Relic", "Reliquia")),
    (w.TITLE, ("Title", "Título")),
    (w.GHOUL, ("Ghoul", "Ghoul")),
    (w.CITIZEN, ("Citizen", "Ciudadano")),
    (w.VAGRANT, ("Vagrant", "Vagabundo")),
    (w.ANTAGONIST, ("Antagonist", "Antagonista")),
    (w.SPECIAL, ("Special", "Especial")),
    (w.ONGOING, ("Ongoing", "En curso")),
    (w.UNIQUE, ("Unique", "Único")),
    (w.ONE_PER_PLAYER, ("1 per player", "1 por jugador")),
)

KINDS: Final[dict[int, tuple[str, str]]] = {
    w.CHARACTER: ("Character", "Personaje"),
    w.ACTION: ("Action", "Acción"),
    w.UNHOSTED: ("Unhosted Action", "Acción Independiente"),
    w.ATTACK: ("Attack", "Ataque"),
    w.REACTION: ("Reaction", "Reacción"),
    w.ATTACK_OR_REACTION: ("Attack - Reaction", "Ataque - Reacción"),
    w.MODIFIER: ("Influence Modifier", "Modificador de Influencia"),
    w.HAVEN_CARD: ("Haven", "Refugio"),
    w.AGENDA_CARD: ("Agenda", "Objetivo"),
    w.EVENT: ("Event", "Evento"),
    w.MORTAL: ("Mortal", "Mortal"),
    w.PRINCE: ("Title", "Título"),
    w.MONSTER: ("Monster", "Monstruo"),
}


def banner(kind: int, words: int, lang: int) -> str:
    """The line under the picture: RV-TERM-06."""
    parts = [KINDS[kind][lang]] if kind != w.PRINCE else []
    parts += [names[lang] for word, names in BANNER if words & word]
    return " - ".join(parts)
