// What the server says of decks, of any game.

import { ask } from "../http";
import { settings } from "../settings.svelte";

export interface Fault {
  rule: string;
  words: string;
  card: string;
}

export interface Checked<Deck> {
  deck: Deck & { name: string };
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

export interface StarterDecks<Limits> {
  starters: Record<string, Starter>;
  limits: Limits;
}

/** A deck's text in any format, read and checked; fails with the reason if it is none. */
export async function checkedBy<Deck>(game: string, deck: string): Promise<Checked<Deck>> {
  return ask("POST", `/api/games/${game}/decks/check?lang=${settings.lang}`, { deck });
}

export async function startersOf<Limits>(game: string): Promise<StarterDecks<Limits>> {
  return ask("GET", `/api/games/${game}/decks?lang=${settings.lang}`);
}
