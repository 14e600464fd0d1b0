// What a table settles before the deal: by which rules it is played, and where. Each game names its own.

import { ask } from "./http";
import { settings } from "./settings.svelte";

export type Terms = Record<string, string>;

export interface Term {
  name: string;
  title: string;
  values: { key: string; title: string }[];
  chosen: string;
}

/** What a table may have under some terms. */
export interface Choices {
  decks: string[];
  bots: string[];
  terms: Term[];
  plays: Record<string, string>; // how each of the decks plays, in a sentence
}

/** As addresses have them: "edition:2020,city:san-francisco". */
export function asked(terms: Terms): string {
  return encodeURIComponent(
    Object.entries(terms)
      .map(([name, value]) => `${name}:${value}`)
      .join(","),
  );
}

export function choices(game: string, terms: Terms = {}): Promise<Choices> {
  return ask("GET", `/api/games/${game}?lang=${settings.lang}&terms=${asked(terms)}`);
}

/** In words, for those that are not as the game has them by itself. */
export function inWords(terms: Terms, offered: readonly Term[]): string {
  const found = Object.entries(terms).map(([name, value]) => {
    const term = offered.find((each) => each.name === name);
    return term ? `${term.title} ${term.values.find((each) => each.key === value)?.title ?? value}` : `${name}: ${value}`;
  });
  return found.join(", ");
}
