// What the server says of decks.

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

async function told<T>(answer: Response): Promise<T> {
  const found = (await answer.json()) as T & { detail?: string };
  if (!answer.ok) throw new Error(found.detail ?? String(answer.status));
  return found;
}

/** A deck's text in either format, read and checked; fails with the reason if it is none. */
export async function checked(deck: string): Promise<Checked> {
  const answer = await fetch(`/api/games/rivals/decks/check?lang=${settings.lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ deck }),
  });
  return told(answer);
}

export async function starterDecks(): Promise<StarterDecks> {
  return told(await fetch("/api/games/rivals/decks"));
}
