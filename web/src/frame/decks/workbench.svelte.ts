// A deck on the bench, of any game: every change is kept in the browser at once, and checked by the server a moment later.

import { shelf } from "../decks.svelte";
import { checkedBy, type Checked, type Fault } from "./checks";

const WAIT = 200; // milliseconds after the last change

export abstract class Workbench<Deck extends { name: string }> {
  deck: Deck;
  answer: Checked<Deck> | null; // null while a change is not checked yet
  trouble = $state("");
  private last: Checked<Deck>;
  private turn = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    opened: Checked<Deck>,
  ) {
    this.deck = $state.raw<Deck>(opened.deck);
    this.answer = $state.raw<Checked<Deck> | null>(opened);
    this.last = $state.raw(opened);
  }

  /** As a text that the server reads. */
  protected abstract record(deck: Deck): string;

  /** Whether there is anything to check: that a deck without cards is too small is plain. */
  abstract get isBegun(): boolean;

  /** Those of the deck as it was last checked. */
  get faults(): Fault[] {
    return this.last.faults;
  }

  get isLegal(): boolean {
    return this.isBegun && this.answer !== null && this.answer.faults.length === 0;
  }

  /** Whether the name could be had. */
  rename(name: string): boolean {
    if (!name || (name !== this.deck.name && shelf.called(this.game, name))) return false;
    this.change({ ...this.deck, name });
    return true;
  }

  async check(): Promise<void> {
    const mine = ++this.turn;
    if (!this.isBegun) return;
    try {
      const answer = await checkedBy<Deck>(this.game, this.record(this.deck));
      if (mine !== this.turn) return;
      this.answer = answer;
      this.last = answer;
      this.trouble = "";
    } catch (error) {
      if (mine === this.turn) this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  protected change(deck: Deck): void {
    shelf.put(this.game, deck.name, this.record(deck), this.deck.name);
    this.deck = deck;
    this.answer = null;
    this.turn++;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), WAIT);
  }
}
