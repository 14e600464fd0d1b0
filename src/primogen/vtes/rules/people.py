"""Disciplines, virtues, clans, creeds, sects and titles, as small ints, with what people call them.

VT-CRYPT-06 to -08, VT-SECT-04 to -09, VT-TITLE-07 to -17, VT-IMBUED-04, -05. A name that a clan has today and one that
it had before stay two clans: a card that names one means it.
"""

from typing import Final

from primogen.vtes.rules.topics import DISCIPLINES_AT

# ---- Disciplines, each with its sign; then virtues, which have one level: VT-IMBUED-05
DISCIPLINES: Final = {
    "abo": "Abombwe", "ani": "Animalism", "aus": "Auspex", "cel": "Celerity", "chi": "Chimerstry", "dai": "Daimoinon",
    "dem": "Dementation", "dom": "Dominate", "for": "Fortitude", "mal": "Maleficia", "mel": "Melpominee",
    "myt": "Mytherceria", "nec": "Necromancy", "obe": "Obeah", "obf": "Obfuscate", "obl": "Oblivion",
    "obt": "Obtenebration", "pot": "Potence", "pre": "Presence", "pro": "Protean", "qui": "Quietus", "san": "Sanguinus",
    "ser": "Serpentis", "spi": "Spiritus", "str": "Striga", "tem": "Temporis", "thn": "Thanatosis",
    "tha": "Thaumaturgy", "val": "Valeren", "vic": "Vicissitude", "vis": "Visceratika", "flight": "Flight",
}  # fmt: skip
VIRTUES: Final = {
    "def": "Defense", "inn": "Innocence", "jud": "Judgment", "mar": "Martyrdom", "red": "Redemption",
    "ven": "Vengeance", "viz": "Vision",
}  # fmt: skip
SIGNS: Final = (*DISCIPLINES, *VIRTUES)
LEARNED: Final = (*DISCIPLINES.values(), *VIRTUES.values())


def discipline(called: str) -> int:
    """By its sign or its name."""
    return DISCIPLINES_AT + (SIGNS.index(called.lower()) if called.lower() in SIGNS else LEARNED.index(called))


VIRTUES_AT: Final = discipline("def")  # the first of them
ANIMALISM: Final = discipline("ani")
AUSPEX: Final = discipline("aus")
CELERITY: Final = discipline("cel")
DAIMOINON: Final = discipline("dai")
DOMINATE: Final = discipline("dom")
FORTITUDE: Final = discipline("for")
OBFUSCATE: Final = discipline("obf")
OBTENEBRATION: Final = discipline("obt")
POTENCE: Final = discipline("pot")
PRESENCE: Final = discipline("pre")
PROTEAN: Final = discipline("pro")
THAUMATURGY: Final = discipline("tha")

# ---- Sects
CAMARILLA: Final = 0
SABBAT: Final = 1
LAIBON: Final = 2
INDEPENDENT: Final = 3
ANARCH: Final = 4  # an attribute of Independents in the document (VT-ANARCH-01), a sect today: the switch decides
NO_SECT: Final = 5
SECTS: Final = ("Camarilla", "Sabbat", "Laibon", "Independent", "Anarch")

# ---- Clans by the sect that is theirs where a card names none; then creeds, which work like clans
CLANS_OF: Final = {
    CAMARILLA: ("Brujah", "Caitiff", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"),
    SABBAT: ("Ahrimane", "Blood Brother", "Brujah antitribu", "Gangrel antitribu", "Harbinger of Skulls", "Kiasyd",
             "Lasombra", "Malkavian antitribu", "Nosferatu antitribu", "Pander", "Salubri antitribu",
             "Toreador antitribu", "Tremere antitribu", "Tzimisce", "Ventrue antitribu"),
    LAIBON: ("Akunanse", "Guruhi", "Ishtarri", "Osebo"),
    INDEPENDENT: ("Abomination", "Assamite", "Baali", "Banu Haqim", "Daughter of Cacophony", "Follower of Set",
                  "Gangrel", "Gargoyle", "Giovanni", "Hecata", "Ministry", "Nagaraja", "Ravnos", "Salubri", "Samedi",
                  "True Brujah"),
    NO_SECT: ("Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary"),
}  # fmt: skip
CLANS: Final = tuple(clan for clans in CLANS_OF.values() for clan in clans)
SECT_OF_CLAN: Final = tuple(sect for sect, clans in CLANS_OF.items() for _ in clans)
NO_CLAN: Final = -1


def clan(called: str) -> int:
    return CLANS.index(called)


BRUJAH: Final = clan("Brujah")
MALKAVIAN: Final = clan("Malkavian")
NOSFERATU: Final = clan("Nosferatu")
RAVNOS: Final = clan("Ravnos")
TOREADOR: Final = clan("Toreador")
TREMERE: Final = clan("Tremere")
TREMERE_ANTITRIBU: Final = clan("Tremere antitribu")
VENTRUE: Final = clan("Ventrue")
VENTRUE_ANTITRIBU: Final = clan("Ventrue antitribu")

# ---- Titles: a kind, and the city or the clan it belongs to, as one number
NO_TITLE: Final = 0
PRIMOGEN: Final = 1
PRINCE: Final = 2
JUSTICAR: Final = 3
INNER_CIRCLE: Final = 4
BISHOP: Final = 5
ARCHBISHOP: Final = 6
PRISCUS: Final = 7
CARDINAL: Final = 8
REGENT: Final = 9
BARON: Final = 10
KHOLO: Final = 11
MAGAJI: Final = 12
ONE_VOTE: Final = 13  # of Independents: VT-TITLE-18
TWO_VOTES: Final = 14
TITLES: Final = (
    "", "primogen", "prince", "justicar", "inner circle", "bishop", "archbishop", "priscus", "cardinal", "regent",
    "baron", "kholo", "magaji", "1 vote", "2 votes",
)  # fmt: skip
VOTES_OF_TITLE: Final = (0, 1, 2, 3, 4, 1, 2, 0, 3, 4, 2, 2, 2, 1, 2)  # VT-VOTE-07 to -10, -14
SECT_OF_TITLE: Final = (
    NO_SECT, CAMARILLA, CAMARILLA, CAMARILLA, CAMARILLA, SABBAT, SABBAT, SABBAT, SABBAT, SABBAT, ANARCH, LAIBON, LAIBON,
    INDEPENDENT, INDEPENDENT,
)  # fmt: skip
OF_CITIES: Final = (PRINCE, ARCHBISHOP, BARON)  # VT-TITLE-09, -12, VT-ANARCH-08
OF_CLANS: Final = (JUSTICAR, INNER_CIRCLE, KHOLO)  # VT-TITLE-08, -17
ONCE: Final = (REGENT,)  # VT-TITLE-14
MOST_TITLES: Final = 16
NOWHERE: Final = -1


def title_of(kind: int, of: int = NOWHERE) -> int:
    return kind + (of + 1) * MOST_TITLES


def title_kind(title: int) -> int:
    return title % MOST_TITLES


def title_place(title: int) -> int:
    """The city or the clan, or NOWHERE."""
    return title // MOST_TITLES - 1
