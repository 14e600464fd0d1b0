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

export interface StarterDecks {
  starters: Record<string, string>;
  limits: Limits;
}

/** A deck's text in either format, read and checked; fails with the reason if it is none. */
export async function checked(deck: string): Promise<Checked> {
  return ask("POST", `/api/games/rivals/decks/check?lang=${settings.lang}`, { deck });
}

export async function starterDecks(): Promise<StarterDecks> {
  return ask("GET", "/api/games/rivals/decks");
}
