// A deck while it is being built. What makes one legal only the server knows.

import type { CardFacts } from "../catalogue.svelte";

export interface Deck {
  name: string;
  agenda: string;
  haven: string;
  leader: string;
  faction: string[];
  library: Record<string, number>;
}

export interface Limits {
  characters: number;
  smallest: number;
  largest: number;
  copies: number;
}

export type Stack = "agenda" | "haven" | "faction" | "library";

export const STACKS: Stack[] = ["faction", "library", "agenda", "haven"];
const STACK_OF: Record<string, Stack> = { character: "faction", agenda: "agenda", haven: "haven" };
const CITY = ["event", "mortal", "prince", "monster", "wraith", "back"];

/** The part of a deck that a card goes to; of a city card, none. */
export function stackOf(card: CardFacts): Stack | undefined {
  return CITY.includes(card.kind) ? undefined : (STACK_OF[card.kind] ?? "library");
}

export function emptyDeck(name: string): Deck {
  return { name, agenda: "", haven: "", leader: "", faction: [], library: {} };
}

export function copiesOf(deck: Deck, id: string): number {
  if (id === deck.agenda || id === deck.haven) return 1;
  return deck.library[id] ?? deck.faction.filter((each) => each === id).length;
}

export function mostOf(card: CardFacts, limits: Limits): number {
  return stackOf(card) === "library" ? limits.copies : 1;
}

export function librarySize(deck: Deck): number {
  return Object.values(deck.library).reduce((sum, copies) => sum + copies, 0);
}

export function withOne(deck: Deck, card: CardFacts): Deck {
  const { id } = card;
  switch (stackOf(card)) {
    case "agenda":
      return { ...deck, agenda: id };
    case "haven":
      return { ...deck, haven: id };
    case "faction":
      return { ...deck, faction: [...deck.faction, id], leader: deck.leader || id };
    case "library":
      return { ...deck, library: { ...deck.library, [id]: (deck.library[id] ?? 0) + 1 } };
    default:
      return deck;
  }
}

export function withoutOne(deck: Deck, id: string): Deck {
  if (id === deck.agenda) return { ...deck, agenda: "" };
  if (id === deck.haven) return { ...deck, haven: "" };
  if (deck.faction.includes(id)) {
    const faction = deck.faction.filter((each) => each !== id);
    return { ...deck, faction, leader: deck.leader === id ? "" : deck.leader };
  }
  const { [id]: copies = 0, ...others } = deck.library;
  return { ...deck, library: copies > 1 ? { ...deck.library, [id]: copies - 1 } : others };
}

/** As RivalsDB writes it: the one format that can also name cards which are not known here. */
export function recordOf(deck: Deck): string {
  const factionDeck = Object.fromEntries(deck.faction.map((id) => [id, id === deck.leader]));
  const { name, agenda, haven, library: libraryDeck } = deck;
  return JSON.stringify({ name, agenda, haven, factionDeck, libraryDeck });
}
