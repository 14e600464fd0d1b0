"""Prince Pack 2: Actions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
ACTION_CARDS = (
    action("pp2-ecstatic-agony", "Ecstatic Agony", decks=VAMPIRES, text=attach_this(THIS),
           abilities=(when(loses_blood(this_character),
                           choose(your_face_down_cards, put_that_blood_flipped(origin=THIS, to=THAT))),)),

    action("pp2-fetch", "Fetch", decks=VAMPIRES,
           text=target(attached_to(characters_in_the_streets) & ~(with_word(TITLE) | a_wraith), in_order(
               burn(THAT), provided(card_is(THAT, may_lie_on(THIS)), may_pay(
                   unless(this_has(ANIMALISM), prestige(2), then=prestige(1)), attach(THAT, to=THIS)))))),
)
