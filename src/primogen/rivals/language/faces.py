"""The kinds of card, as the words that begin a card's entry."""

from __future__ import annotations

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Effect, If, Seq
from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import Having
from primogen.rivals.language.costs import AnyCost
from primogen.rivals.language.nouns import (
    Affiliation,
    AttackType,
    Auspice,
    Clan,
    Creed,
    Decks,
    Discipline,
    Edge,
    Icon,
    Keyword,
    Tribe,
    Word,
)
from primogen.rivals.language.sets import set_of
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.rivals.rules.numbers import ATTACHMENT_LIMIT, NO_LIMIT
from primogen.rivals.rules.printed import Printed

# fmt: off


def vampire(key: str, name: str, clan: Clan, *, bp: int, attributes: tuple[int, int, int],
            disciplines: tuple[Discipline, ...], keywords: tuple[Keyword, ...] = (),
            abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.CHARACTER, being=w.VAMPIRE, decks=w.VAMPIRES, clan=clan,
                   bp=bp, attributes=attributes, disciplines=disciplines, keywords=keywords, abilities=abilities)


def hunter(key: str, name: str, creed: Creed, *, bp: int, attributes: tuple[int, int, int], edges: tuple[Edge, ...],
           keywords: tuple[Keyword, ...] = (), abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.CHARACTER, being=w.HUNTER, decks=w.HUNTERS, clan=creed,
                   bp=bp, attributes=attributes, disciplines=edges, keywords=keywords, abilities=abilities)


def werewolf(key: str, name: str, tribe: Tribe, *, bp: int, attributes: tuple[int, int, int], auspice: Auspice,
             keywords: tuple[Keyword, ...] = (), abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.CHARACTER, being=ww.WEREWOLF, decks=ww.WEREWOLVES,
                   clan=tribe, bp=bp, attributes=attributes, disciplines=(auspice,), keywords=keywords,
                   abilities=abilities)


def monster(key: str, name: str, *, bp: int, attributes: tuple[int, int, int], agenda: int,
            abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.MONSTER, being=w.MONSTROUS, bp=bp,
                   attributes=attributes, agenda=agenda, abilities=abilities)


def attack_card(key: str, name: str, *types: AttackType, decks: Decks, bp: int, damage: int,
                clan: Affiliation = n.NO_CLAN, keywords: tuple[Keyword, ...] = (), text: Effect | None = None,
                face_up_if: Condition | None = None, lost_if: Condition | None = None, in_intel: int = 0,
                price: AnyCost | None = None, abilities: tuple[Ability, ...] = ()) -> Printed:
    """`price` is for playing it, and so face up."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.ATTACK, decks=decks, clan=clan, needs_bp=bp,
                   types=types, damage=damage, in_intel=in_intel, keywords=keywords, text=text,
                   face_up_if=face_up_if, lost_if=lost_if, price=price, abilities=abilities)


def reaction(key: str, name: str, types: tuple[AttackType, ...], *, decks: Decks, bp: int, shield: int,
             clan: Affiliation = n.NO_CLAN, text: Effect | None = None, face_up_if: Condition | None = None,
             strikes_as: AttackType | None = None, damage: int = 0, price: AnyCost | None = None) -> Printed:
    """`strikes_as`: it deals damage to the attacker, of that type whatever the attack is."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.REACTION, decks=decks, clan=clan, needs_bp=bp,
                   types=types, shield=shield, text=text, face_up_if=face_up_if, damage=damage, price=price,
                   has_skull=strikes_as is not None, strikes_as=strikes_as or 0)


def reaction_special(key: str, name: str, *words: Word, decks: Decks, bp: int, shield: int,
                     play_only_if: Condition | None = None,
                     answers: tuple[n.DamageType | Keyword | n.Threat, ...] = (),
                     types: tuple[AttackType, ...] = (), text: Effect | None = None) -> Printed:
    """Played at the time it states: against any type of attack, a kind of damage (RV-ATK-53), or a defeat."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.REACTION, words=w.SPECIAL + sum(words),
                   decks=decks, needs_bp=bp, types=types or (() if answers else w.ATTACK_TYPES), answers=answers,
                   shield=shield, play_only_if=play_only_if, text=text)


def attack_or_reaction(key: str, name: str, *types: AttackType, decks: Decks, bp: int, damage: int,
                       clan: Affiliation = n.NO_CLAN, strikes_as: AttackType | n.NoType | None = None,
                       text: Effect | None = None) -> Printed:
    """As a Reaction it strikes back: RV-REACT-02, -13; in the attack's type or its own, or (TYPELESS) not at all."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.ATTACK_OR_REACTION, decks=decks, clan=clan, needs_bp=bp,
                   types=types, damage=damage, has_skull=strikes_as != n.TYPELESS, strikes_as=strikes_as or 0,
                   text=text)


def top_icon(text: Effect | None) -> int:
    """The icon that opens the top line is what an Action card needs: RV-ACT-26, -33."""
    line = text.effects[0] if isinstance(text, Seq) else text
    if isinstance(line, If) and isinstance(line.condition, Having):
        if len(line.condition.disciplines) > 1 or line.condition.least > 1 or line.otherwise is not None:
            raise ValueError("a card needs one Discipline, once")
        return line.condition.disciplines[0]
    return n.NO_DISCIPLINE


def below_icon(text: Effect | None) -> Effect | None:
    """The text without that icon: whoever plays the card has the Discipline."""
    if not top_icon(text):
        return text
    if isinstance(text, Seq):
        return Seq(tuple(line for line in (below_icon(text.effects[0]), *text.effects[1:]) if line is not None))
    return text.effect if isinstance(text, If) else text


def words_by_name(name: str) -> int:
    """A Tradition is a card that is called one; no banner says so."""
    return w.TRADITION if "Tradition:" in name else 0


def action(key: str, name: str, *words: Word, decks: Decks, bp: int = 0, clan: Affiliation = n.NO_CLAN,
           ritual: Icon = n.NO_DISCIPLINE, most: int = 0, text: Effect | None = None, price: AnyCost | None = None,
           play_only_if: Condition | None = None, abilities: tuple[Ability, ...] = ()) -> Printed:
    """`ritual` is the icon of a Ritual's own line, on the Blood that is put on it."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.ACTION,
                   words=sum(words) | words_by_name(name), decks=decks, clan=clan, needs_bp=bp,
                   needs_discipline=ritual or top_icon(text), most=most, text=below_icon(text),
                   price=price, play_only_if=play_only_if, abilities=abilities)


def unhosted(key: str, name: str, *words: Word, decks: Decks, clan: Affiliation = n.NO_CLAN, most: int = 0,
             text: Effect | None = None, price: AnyCost | None = None, play_only_if: Condition | None = None,
             abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.UNHOSTED,
                   words=sum(words) | words_by_name(name), decks=decks, clan=clan, most=most,
                   text=text, price=price, play_only_if=play_only_if, abilities=abilities)


def conspiracy(key: str, name: str, *, needs: int, decks: Decks = n.VAMPIRES, clan: Affiliation = n.NO_CLAN,
               text: Effect) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.ACTION, words=w.CONSPIRACY, decks=decks, clan=clan,
                   needs_prestige=needs, needs_discipline=top_icon(text), text=below_icon(text))


def trap(key: str, name: str, springs: Ability, *, decks: Decks = n.VAMPIRES, clan: Affiliation = n.NO_CLAN,
         text: Effect) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.ACTION, words=w.TRAP, decks=decks, clan=clan,
                   needs_discipline=top_icon(text), text=below_icon(text), abilities=(springs,))


def title(key: str, name: str, *words: Word, influence: int, bp: int, text: Effect, clan: Clan = n.NO_CLAN,
          abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.ACTION, words=w.TITLE + sum(words), decks=w.VAMPIRES,
                   clan=clan, needs_bp=bp, influence=influence, text=text, abilities=abilities)


def influence_modifier(key: str, name: str, *words: Word, decks: Decks, text: Effect) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.MODIFIER, words=sum(words), decks=decks, text=text)


def haven(key: str, name: str, *abilities: Ability, decks: Decks) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.HAVEN_CARD, decks=decks, abilities=abilities)


def agenda(key: str, name: str, *abilities: Ability, decks: Decks) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.AGENDA_CARD, decks=decks, abilities=abilities)


def event(key: str, name: str, *words: Word, text: Effect | None = None, play_only_if: Condition | None = None,
          abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.EVENT, words=sum(words), text=text,
                   play_only_if=play_only_if, abilities=abilities)


def mortal(key: str, name: str, word: Word, *, blood: int, agenda: int, copies: int = 1, burn: Effect | None = None,
           attach: tuple[Ability, ...] = ()) -> Printed:
    """A Citizen or Vagrant; attached, it is a Retainer."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.MORTAL, words=word | w.RETAINER, blood=blood,
                   agenda=agenda, copies=copies, text=burn, abilities=attach)


def antagonist(key: str, name: str, *abilities: Ability, blood: int, agenda: int, copies: int = 1) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.MORTAL, words=w.ANTAGONIST | w.ONGOING, blood=blood,
                   agenda=agenda, copies=copies, abilities=abilities)


def ghoul(key: str, name: str, *, decks: Decks = n.VAMPIRES, blood: int = 0, attachments: int = ATTACHMENT_LIMIT,
          attributes: tuple[int, int, int] = (0, 0, 0), keywords: tuple[Keyword, ...] = (), text: Effect,
          abilities: tuple[Ability, ...] = ()) -> Printed:
    """`attachments`: how many cards it may bear; 0: as many as there are."""
    return Printed(key=key, name=name, set=set_of(key), kind=w.ACTION, words=w.GHOUL, being=w.GHOULISH, decks=decks,
                   blood=blood, attachments=attachments or NO_LIMIT, attributes=attributes, keywords=keywords,
                   needs_discipline=top_icon(text), text=below_icon(text), abilities=abilities)


def ghoul_back(key: str, *, blood: int) -> Printed:
    """Of a card that lies face down in a Haven with so much Blood, and is a Ghoul."""
    return Printed(key=key, name="Ghoul", set=set_of(key), kind=w.BACK, words=w.GHOUL, being=w.GHOULISH,
                   decks=w.VAMPIRES, blood=blood)


def wraith_token(key: str, name: str, *abilities: Ability) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.WRAITH, abilities=abilities)


def form_card(key: str, name: str, *abilities: Ability) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=ww.FORM_CARD, decks=ww.WEREWOLVES, abilities=abilities)


def prince(key: str, name: str, *abilities: Ability) -> Printed:
    return Printed(key=key, name=name, set=set_of(key), kind=w.PRINCE, words=w.TITLE | w.UNIQUE, abilities=abilities)
