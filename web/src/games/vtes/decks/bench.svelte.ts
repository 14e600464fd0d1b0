// The deck on the bench: every change is kept in the browser at once, and checked by the server a moment later.

import { checkedBy, type Checked } from "../../../frame/decks/checks";
import { shelf } from "../../../frame/decks.svelte";
import type { CardFacts } from "../catalogue.svelte";
import { copiesOf, halfOf, recordOf, sizeOf, withCopies, type Deck, type Half, type Limits } from "./deck";

export const GAME = "vtes";
const WAIT = 200; // milliseconds after the last change

export class Bench {
  deck: Deck;
  answer: Checked<Deck> | null; // null while a change is not checked yet
  trouble = $state("");
  private last: Checked<Deck>;
  private turn = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    opened: Checked<Deck>,
    readonly limits: Limits,
  ) {
    this.deck = $state.raw<Deck>(opened.deck);
    this.answer = $state.raw<Checked<Deck> | null>(opened);
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

  add(card: CardFacts): void {
    this.change(withCopies(this.deck, halfOf(card), card.id, this.copies(card) + 1));
  }

  remove(id: string): void {
    const half: Half = id in this.deck.crypt ? "crypt" : "library";
    if (copiesOf(this.deck, id) > 0) this.change(withCopies(this.deck, half, id, copiesOf(this.deck, id) - 1));
  }

  /** Whether the name could be had. */
  rename(name: string): boolean {
    if (!name || (name !== this.deck.name && shelf.called(GAME, name))) return false;
    this.change({ ...this.deck, name });
    return true;
  }

  /** Nothing to check before there is a card: that it is too small is plain. */
  async check(): Promise<void> {
    const mine = ++this.turn;
    if (sizeOf(this.deck.crypt) + sizeOf(this.deck.library) === 0) return;
    try {
      const answer = await checkedBy<Deck>(GAME, recordOf(this.deck));
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
