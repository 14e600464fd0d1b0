"""Vampires: five clans, three or four each. Ids, names and facts are VEKN's."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    vampire("201532", "Andi Liu", MALKAVIAN, 6, group=6, basic=(AUSPEX, OBFUSCATE, PRESENCE), superior=(DOMINATE,),
            title=PRINCE),
    vampire("201533", "Ashley", MALKAVIAN, 3, group=6, basic=(DOMINATE, OBFUSCATE)),
    vampire("201543", "Colette", MALKAVIAN, 5, group=6, basic=(DOMINATE,), superior=(AUSPEX, OBFUSCATE)),
    vampire("201569", "Sully", MALKAVIAN, 4, group=6, basic=(AUSPEX, DOMINATE, OBFUSCATE)),

    vampire("201534", "Aunt Linda", NOSFERATU, 4, group=6, basic=(OBFUSCATE,), superior=(POTENCE,)),
    vampire("201537", "Belinde", NOSFERATU, 6, group=6, basic=(ANIMALISM, AUSPEX, POTENCE), superior=(OBFUSCATE,),
            title=PRINCE),
    vampire("201549", "Horace Radcliffe", NOSFERATU, 5, group=6, basic=(OBFUSCATE,), superior=(ANIMALISM, POTENCE)),
    vampire("201555", "Lenny Burkhead", NOSFERATU, 6, group=6, basic=(OBFUSCATE, POTENCE, PRESENCE),
            superior=(ANIMALISM,), title=PRIMOGEN, abilities=(has(1, BLEED),)),

    vampire("201540", "Catalina Vega", TOREADOR, 8, group=6, basic=(FORTITUDE,), superior=(AUSPEX, CELERITY, PRESENCE),
            title=PRINCE, abilities=(has(1, BLEED),)),
    vampire("201558", "Massimo Falconi", TOREADOR, 4, group=6, basic=(AUSPEX, CELERITY, PRESENCE)),
    vampire("201564", "Nik Sikko", TOREADOR, 3, group=6, basic=(CELERITY, PRESENCE)),
    vampire("201571", "Tamoszius", TOREADOR, 5, group=6, basic=(AUSPEX,), superior=(CELERITY, PRESENCE)),

    vampire("201542", "Chrysanthemum", TREMERE, 5, group=6, basic=(DOMINATE,), superior=(AUSPEX, THAUMATURGY),
            title=PRIMOGEN),
    vampire("201535", "Ayelech", TREMERE, 7, group=6, superior=(AUSPEX, DOMINATE, THAUMATURGY), title=PRINCE),
    vampire("201554", "Lauren", TREMERE, 4, group=6, basic=(AUSPEX, DOMINATE, THAUMATURGY)),
    vampire("201567", "Rosalina Cortez", TREMERE, 3, group=6, superior=(THAUMATURGY,)),

    vampire("201531", "Alice Chen", VENTRUE, 7, group=6, basic=(DOMINATE, OBFUSCATE), superior=(FORTITUDE, PRESENCE),
            title=PRINCE),
    vampire("201541", "Chelsea Blake", VENTRUE, 5, group=6, basic=(CELERITY, FORTITUDE, PRESENCE),
            superior=(DOMINATE,)),
    vampire("201557", "Madison", VENTRUE, 6, group=6, superior=(DOMINATE, FORTITUDE, PRESENCE)),
    vampire("201565", "Oshri Dahan", VENTRUE, 4, group=6, basic=(DOMINATE, FORTITUDE, PRESENCE)),
)
