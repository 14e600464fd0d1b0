"""All that a card is written with: the one import of a card file.

What a word means stands where it is made: `faces` has the kinds of card and their lines, `nouns` what is named in
capitals, `refs` pronouns, `groups` and `conditions` what their names say, and `says_*` all other words. Each of these
lists in its `__all__` what cards may write.
"""

from primogen.vtes.language.conditions import *
from primogen.vtes.language.faces import *
from primogen.vtes.language.groups import *
from primogen.vtes.language.nouns import *
from primogen.vtes.language.refs import *
from primogen.vtes.language.says import *
from primogen.vtes.language.says_combat import *
from primogen.vtes.language.says_crypt import *
from primogen.vtes.language.says_imbued import *
from primogen.vtes.language.says_lasting import *
from primogen.vtes.language.says_masters import *
from primogen.vtes.language.says_minion_cards import *
from primogen.vtes.language.says_uncontrolled import *
