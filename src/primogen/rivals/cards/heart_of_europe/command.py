"""Heart of Europe: Havens and Agendas."""

from primogen.rivals.language.vocabulary import *

your_guards = your_coterie & has(GUARD)

# fmt: off
HAVENS = (
    haven("hoe-guard-tower", "Haven - The Guard Tower", have(your_guards, 1, SHIELD, is_blocker(THAT)),
          leader(have(your_guards, 1, DAMAGE, is_blocker(THE_TARGET))),
          leader(at_end_of_your_turn(choose(your_coterie & exhausted, ready(THAT)))), decks=VAMPIRES),

    haven("hoe-old-rail-station", "Haven - Old Rail Station", have(characters_in_your_haven, 1, SECRECY),
          leader(have(attackers, each(-1, tokens_on(THAT, MINUS_BP)), DAMAGE, is_among(THE_TARGET, your_coterie))),
          decks=VAMPIRES),
)

AGENDAS = (
    agenda("hoe-disheveled-shelves", "Disheveled Shelves",
           at_start_of_your_turn(win, none_of(cards_in_libraries & of_your_rival)),
           may_instead(a_foe_would_discard(), in_order(draw(x, ITS_PLAYER), prevent(1))), decks=VAMPIRES),

    agenda("hoe-full-of-surprises", "Full of Surprises",
           when(first_each_turn(you_resolve(a_trap), turns=ANY_SEAT), one_of(gain(1, PRESTIGE), gain(1, AGENDA))),
           decks=VAMPIRES),
)

COMMAND_CARDS = HAVENS + AGENDAS
