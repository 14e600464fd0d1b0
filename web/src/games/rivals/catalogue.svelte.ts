// All printed cards, fetched once for each language and for the terms of a table.

import { asked, type Terms } from "../../frame/terms";

export interface CardFacts {
  id: string;
  name: string;
  set: string;
  kind: string;
  banner: string;
  text: string;
  words?: string[];
  being?: string;
  clan?: string;
  clanName?: string;
  potency?: number;
  needs?: number;
  attributes?: number[];
  disciplines?: string[];
  keywords?: string[];
  types?: string[];
  damage?: number;
  shield?: number;
  agenda?: number;
  blood?: number;
  influence?: number;
  prestige?: number;
  sides?: string[]; // vampires, hunters, werewolves: who may use it
}

interface Fetched {
  cards: CardFacts[];
  terms: Record<string, string>;
}

class Catalogue {
  cards = $state.raw(new Map<string, CardFacts>());
  terms = $state.raw<Record<string, string>>({});
  byName = $derived(new Map([...this.cards.values()].map((card) => [card.name, card])));
  keys = $derived(new Map(Object.entries(this.terms).map(([key, word]) => [word, key])));

  /** As they are printed under those terms. */
  async load(lang: string, terms: Terms = {}): Promise<void> {
    const answer = await fetch(`/api/games/rivals/cards?lang=${lang}&terms=${asked(terms)}`);
    if (!answer.ok) throw new Error(`the catalogue of cards: ${answer.status}`);
    const found = (await answer.json()) as Fetched;
    this.cards = new Map(found.cards.map((card) => [card.id, card]));
    this.terms = found.terms;
  }

  of(id: string | undefined): CardFacts | undefined {
    return id === undefined ? undefined : this.cards.get(id);
  }

  term(key: string): string {
    return this.terms[key] ?? key;
  }
}

export const catalogue = new Catalogue();
