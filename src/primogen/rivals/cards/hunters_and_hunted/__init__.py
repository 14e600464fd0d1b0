"""The Hunters & The Hunted (2023): 144 cards."""

from primogen.rivals.cards.hunters_and_hunted.actions import ACTIONS, CONSPIRACIES, MODIFIERS, UNHOSTED_ACTIONS
from primogen.rivals.cards.hunters_and_hunted.city import ANTAGONISTS, CITIZENS, EVENTS, PRINCES
from primogen.rivals.cards.hunters_and_hunted.command import AGENDAS, HAVENS
from primogen.rivals.cards.hunters_and_hunted.fighting import ATTACK_CARDS, REACTIONS
from primogen.rivals.cards.hunters_and_hunted.hunters import HUNTER_CARDS
from primogen.rivals.cards.hunters_and_hunted.monsters import MONSTERS
from primogen.rivals.cards.hunters_and_hunted.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

LIBRARY_CARDS = ATTACK_CARDS + REACTIONS + ACTIONS + UNHOSTED_ACTIONS + CONSPIRACIES + MODIFIERS
RIO = CITIZENS + ANTAGONISTS + EVENTS + PRINCES
CARDS = VAMPIRE_CARDS + HUNTER_CARDS + LIBRARY_CARDS + AGENDAS + HAVENS + RIO + MONSTERS
SET = CardSet("2023", CARDS, cities={"rio": RIO})
