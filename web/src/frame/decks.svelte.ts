// Decks that this browser keeps: their texts, by game and name. Only a game knows what is in them.

import { keep, kept } from "./settings.svelte";

export interface KeptDeck {
  game: string;
  name: string;
  text: string;
  at: number; // when it was last changed
}

function read(): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(kept("decks") || "[]");
    return Array.isArray(found) ? (found as KeptDeck[]) : [];
  } catch {
    return [];
  }
}

class Shelf {
  all = $state.raw<KeptDeck[]>(read());

  constructor() {
    // Another tab, or the account, has changed them.
    addEventListener("storage", (event) => {
      if (event.key === "primogen.decks") this.all = read();
    });
  }

  of(game: string): KeptDeck[] {
    return this.all.filter((deck) => deck.game === game);
  }

  called(game: string, name: string): KeptDeck | undefined {
    return this.all.find((deck) => deck.game === game && deck.name === name);
  }

  /** Put in its place, newest first; `was` is its name until now. */
  put(game: string, name: string, text: string, was: string = name): void {
    const others = this.all.filter((deck) => deck.game !== game || (deck.name !== name && deck.name !== was));
    this.write([{ game, name, text, at: Date.now() }, ...others]);
  }

  remove(game: string, name: string): void {
    this.write(this.all.filter((deck) => deck.game !== game || deck.name !== name));
  }

  /** This name, or with a number if it is taken. */
  free(game: string, name: string): string {
    let found = name;
    for (let number = 2; this.called(game, found); number++) found = `${name} ${number}`;
    return found;
  }

  private write(decks: KeptDeck[]): void {
    this.all = decks;
    keep("decks", JSON.stringify(decks));
  }
}

export const shelf = new Shelf();

/** The deck that was last chosen for a table: a starter's name, or one of this browser's by KEPT and its name. */
export const KEPT = "kept:";

export function chosenDeck(game: string): string {
  return kept(`deck.${game}`);
}

export function chooseDeck(game: string, deck: string): void {
  keep(`deck.${game}`, deck);
}

/** What the server is told: a starter's name or a text. */
export function deckText(game: string, deck: string): string {
  return deck.startsWith(KEPT) ? (shelf.called(game, deck.slice(KEPT.length))?.text ?? "") : deck;
}
