// The deck on the bench: every change is kept in the browser at once, and checked by the server a moment later.

import { shelf } from "../../../frame/decks.svelte";
import type { CardFacts } from "../catalogue.svelte";
import { checked, type Checked } from "./check";
import { copiesOf, mostOf, recordOf, withOne, withoutOne, type Deck, type Limits } from "./deck";

export const GAME = "rivals";
const WAIT = 200; // milliseconds after the last change

export class Bench {
  deck: Deck;
  answer: Checked | null; // null while a change is not checked yet
  trouble = $state("");
  private last: Checked;
  private turn = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    opened: Checked,
    readonly limits: Limits,
  ) {
    this.deck = $state.raw(opened.deck);
    this.answer = $state.raw<Checked | null>(opened);
    this.last = $state.raw(opened);
  }

  /** Those of the deck as it was last checked. */
  get faults() {
    return this.last.faults;
  }

  get isLegal(): boolean {
    return this.answer !== null && this.answer.faults.length === 0;
  }

  copies(card: CardFacts): number {
    return copiesOf(this.deck, card.id);
  }

  /** Whether there was room for one more. */
  add(card: CardFacts): boolean {
    if (this.copies(card) >= mostOf(card, this.limits)) return false;
    this.change(withOne(this.deck, card));
    return true;
  }

  remove(id: string): void {
    if (copiesOf(this.deck, id) > 0) this.change(withoutOne(this.deck, id));
  }

  lead(id: string): void {
    this.change({ ...this.deck, leader: id });
  }

  /** Whether the name could be had. */
  rename(name: string): boolean {
    if (!name || (name !== this.deck.name && shelf.called(GAME, name))) return false;
    this.change({ ...this.deck, name });
    return true;
  }

  async check(): Promise<void> {
    const mine = ++this.turn;
    try {
      const answer = await checked(recordOf(this.deck));
      if (mine !== this.turn) return;
      this.answer = answer;
      this.last = answer;
      this.trouble = "";
    } catch (error) {
      if (mine === this.turn) this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  private change(deck: Deck): void {
    shelf.put(GAME, deck.name, recordOf(deck), this.deck.name);
    this.deck = deck;
    this.answer = null;
    this.turn++;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), WAIT);
  }
}
