// Printed cards, fetched when they are first seen: there are thousands, and a table knows a few dozen of them.

import { asked, type Terms } from "../../frame/terms";

export interface CardFacts {
  id: string;
  name: string;
  kind: string;
  kinds: string[];
  banner: string;
  clans: string[];
  disciplines: Record<string, number>; // 2: superior
  capacity?: number;
  group?: string;
  title?: string;
  sect?: string;
  pool?: string;
  blood?: string;
  conviction?: string;
  life?: number;
  strength?: number;
  bleed?: number;
  unique?: number;
  advanced?: number;
  text?: string[];
  playable?: number;
  why?: string;
}

interface Fetched {
  cards: CardFacts[];
  names: Record<string, string>;
}

const MOST = 150; // ids in one request

class Catalogue {
  cards = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
  names = $state.raw<Record<string, string>>({}); // of clans, sects, titles and Disciplines, by their keys
  private wanted = new Set<string>();
  private isAsking = false;
  private path = "";

  /** How things are called under those terms; of cards, these and then whichever are asked for. */
  async load(lang: string, terms: Terms = {}, ids: readonly string[] = []): Promise<void> {
    const path = `/api/games/vtes/cards?lang=${lang}&terms=${asked(terms)}`;
    if (path !== this.path) {
      this.cards = new Map();
      this.wanted.clear();
    }
    this.path = path;
    await this.ask(ids.slice(0, MOST));
  }

  /** All there are: for whoever builds a deck. */
  async loadAll(lang: string): Promise<void> {
    this.path = `/api/games/vtes/cards?lang=${lang}&terms=`;
    await this.take(this.path);
  }

  of(id: string | undefined): CardFacts | undefined {
    if (id === undefined) return undefined;
    const found = this.cards.get(id);
    if (!found && this.path) this.want(id);
    return found;
  }

  /** By its name, of those that have been seen. */
  called(name: string): CardFacts | undefined {
    return [...this.cards.values()].find((card) => card.name === name);
  }

  term(key: string): string {
    return this.names[key] ?? key;
  }

  private want(id: string): void {
    this.wanted.add(id);
    if (this.isAsking) return;
    this.isAsking = true;
    queueMicrotask(() => void this.askWanted());
  }

  private async askWanted(): Promise<void> {
    while (this.wanted.size > 0) {
      const ids = [...this.wanted].slice(0, MOST);
      try {
        await this.ask(ids);
      } catch {
        // They are asked for again when they are next seen.
      }
      for (const id of ids) this.wanted.delete(id);
    }
    this.isAsking = false;
  }

  private async ask(ids: readonly string[]): Promise<void> {
    await this.take(`${this.path}&ids=${ids.join(",")}`);
  }

  private async take(path: string): Promise<void> {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`the catalogue of cards: ${answer.status}`);
    const found = (await answer.json()) as Fetched;
    this.cards = new Map([...this.cards, ...found.cards.map((card) => [card.id, card] as const)]);
    this.names = found.names;
  }
}

export const catalogue = new Catalogue();
