// A deck while it is being built. What makes one legal only the server knows.

import type { CardFacts } from "../catalogue.svelte";
import { isCrypt } from "../looks";

export interface Deck {
  name: string;
  author?: string;
  crypt: Record<string, number>;
  library: Record<string, number>;
}

export interface Limits {
  crypt: number; // at least
  smallest: number;
  largest: number;
}

export type Half = "crypt" | "library";

export function halfOf(card: CardFacts): Half {
  return isCrypt(card) ? "crypt" : "library";
}

export function emptyDeck(name: string): Deck {
  return { name, crypt: {}, library: {} };
}

export function sizeOf(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, copies) => sum + copies, 0);
}

export function copiesOf(deck: Deck, id: string): number {
  return deck.crypt[id] ?? deck.library[id] ?? 0;
}

export function withCopies(deck: Deck, half: Half, id: string, copies: number): Deck {
  const { [id]: _, ...others } = deck[half];
  return { ...deck, [half]: copies > 0 ? { ...deck[half], [id]: copies } : others };
}

/** As decks are written, with ids in the place of names. */
export function recordOf({ name, crypt, library }: Deck): string {
  const lines = (cards: Record<string, number>): string[] => Object.entries(cards).map(([id, copies]) => `${copies}x ${id}`);
  return [`Deck Name: ${name}`, "", `Crypt (${sizeOf(crypt)} cards)`, ...lines(crypt), "", `Library (${sizeOf(library)} cards)`, ...lines(library), ""].join("\n");
}
