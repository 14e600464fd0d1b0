// What the server says of decks.

import { ask } from "../../../frame/http";
import { settings } from "../../../frame/settings.svelte";
import type { Deck, Limits } from "./deck";

export interface Fault {
  rule: string;
  words: string;
  card: string;
}

export interface Checked {
  deck: Deck;
  text: string;
  json: string;
  faults: Fault[];
}

/** How it plays in a sentence, and how hard it is to play, from 1 to 3. */
export interface Starter {
  text: string;
  plays: string;
  hardness: 1 | 2 | 3;
}

export interface StarterDecks {
  starters: Record<string, Starter>;
  limits: Limits;
}

/** A deck's text in either format, read and checked; fails with the reason if it is none. */
export async function checked(deck: string): Promise<Checked> {
  return ask("POST", `/api/games/rivals/decks/check?lang=${settings.lang}`, { deck });
}

export async function starterDecks(): Promise<StarterDecks> {
  return ask("GET", `/api/games/rivals/decks?lang=${settings.lang}`);
}
