"""Blood & Alchemy: vampires of the Tremere and the Thin-Bloods."""

from primogen.rivals.language.vocabulary import *

alchemists_attacking = attackers_in_this_party & has(THIN_BLOOD_ALCHEMY)
stronger_alchemists = party_has(alchemists_attacking, 1, BLOOD_POTENCY)
tougher_weaklings = activated(
    prestige(1), plus_each(1, SHIELD, your_coterie & has_exactly(BLOOD_POTENCY, 1), until=THIS_TURN)
)
its_alchemies = attached_to(this_character) & with_word(ALCHEMY)
feed_a_ritual = choose(your_rituals, put_tokens(1, BLOOD, THAT))
hurts_the_target = is_damaged(the_target, by=this_character, of=ATTACK_DAMAGE)

# fmt: off
VAMPIRE_CARDS = (
    vampire("baa-sonja-valentine", "Sonja Valentine", TREMERE, bp=6, attributes=(0, 1, 2),
            disciplines=(AUSPEX, BLOOD_SORCERY, DOMINATE),
            abilities=(at_start_of_your_turn(target(characters_in_the_streets, swap_blood(1, THAT))),)),

    vampire("baa-alejandro-lopez", "Alejandro Lopez", TREMERE, bp=6, attributes=(1, 1, 1),
            disciplines=(AUSPEX, BLOOD_SORCERY, BLOOD_SORCERY),
            abilities=(when(mends(this_character), draw(1), any_action_phase),)),

    vampire("baa-grigori", "Grigori", TREMERE, bp=5, attributes=(1, 0, 2), disciplines=(BLOOD_SORCERY, DOMINATE),
            abilities=(activated(exhaust_this, target(any_character, swap_blood(1, THAT))),)),

    vampire("baa-aurora-nix", "Aurora Nix", TREMERE, bp=5, attributes=(2, 0, 1), disciplines=(AUSPEX, AUSPEX),
            abilities=(when(hurts_the_target, put(FEAR, THAT), form=ATTACKER_FORM),)),

    vampire("baa-darius-wolfe", "Darius Wolfe", TREMERE, bp=4, attributes=(1, 1, 0), disciplines=(AUSPEX, DOMINATE),
            keywords=(GUARD,),
            abilities=(when(blocks(this_character), draw(1)),)),

    vampire("baa-faith-gray", "Faith Gray", TREMERE, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, BLOOD_SORCERY),
            abilities=(when(you_play(a_ritual), draw(1)),)),

    vampire("baa-phuoc-dihn", "Phuoc Dihn", TREMERE, bp=4, attributes=(0, 2, 0), disciplines=(BLOOD_SORCERY, DOMINATE),
            abilities=(activated(blood(1), feed_a_ritual),)),

    vampire("baa-claudia-sterling", "Claudia Sterling", TREMERE, bp=3, attributes=(0, 2, 0),
            disciplines=(BLOOD_SORCERY,),
            abilities=(when(is_damaged(this_character, by=attackers), feed_a_ritual),)),

    vampire("baa-lorenzo-murik", "Lorenzo Murik", TREMERE, bp=3, attributes=(0, 0, 2), disciplines=(BLOOD_SORCERY,),
            abilities=(activated(exhaust_this, choose(your_coterie, mend(1, THAT))),)),

    vampire("baa-jacob-frost", "Jacob Frost", THIN_BLOOD, bp=3, attributes=(1, 0, 1), disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(attacker_has(each(1, this_party, every=2), DAMAGE),)),

    vampire("baa-frog", "Frog", THIN_BLOOD, bp=3, attributes=(0, 2, 0), disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(when(attaches(an_alchemy, to=this_party), ready(THE_OTHER)),
                       you_may_prevent(out_of(1, its_alchemies, detach_it(THAT)), 1, this_character))),

    vampire("baa-candi-liu", "Candi Liu", THIN_BLOOD, bp=2, attributes=(0, 1, 0), disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(when(hurts_the_target, put(MINUS_BP, THAT), form=ATTACKER_FORM),)),

    vampire("baa-joseph-drake", "Joseph Drake", THIN_BLOOD, bp=2, attributes=(1, 0, 0),
            disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(have(this_character, each(1, its_alchemies), SHIELD, during_attack),)),

    vampire("baa-april-smith", "April Smith", THIN_BLOOD, bp=1, attributes=(0, 0, 1), disciplines=(),
            abilities=(stronger_alchemists, party_has(alchemists_attacking, 1, FORTITUDE), tougher_weaklings)),

    vampire("baa-caleb-walker", "Caleb Walker", THIN_BLOOD, bp=1, attributes=(0, 1, 0), disciplines=(),
            abilities=(stronger_alchemists, party_has(alchemists_attacking, 1, BLOOD_SORCERY), tougher_weaklings)),

    vampire("baa-hua-jiang", "Hua Jiang", THIN_BLOOD, bp=1, attributes=(0, 0, 1), disciplines=(),
            abilities=(stronger_alchemists, party_has(alchemists_attacking, 1, CELERITY), tougher_weaklings)),

    vampire("baa-valerie-nash", "Valerie Nash", THIN_BLOOD, bp=1, attributes=(1, 0, 0), disciplines=(),
            abilities=(stronger_alchemists, party_has(alchemists_attacking, 1, AUSPEX), tougher_weaklings)),

    vampire("baa-wendy", "Wendy", THIN_BLOOD, bp=1, attributes=(0, 1, 0), disciplines=(),
            abilities=(stronger_alchemists, party_has(alchemists_attacking, 1, OBFUSCATE), tougher_weaklings)),
)
