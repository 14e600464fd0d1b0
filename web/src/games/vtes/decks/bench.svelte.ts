// A deck of the Eternal Struggle on the bench.

import type { Checked } from "../../../frame/decks/checks";
import { Workbench } from "../../../frame/decks/workbench.svelte";
import type { CardFacts } from "../catalogue.svelte";
import { copiesOf, halfOf, recordOf, sizeOf, withCopies, type Deck, type Half, type Limits } from "./deck";

export const GAME = "vtes";

export class Bench extends Workbench<Deck> {
  constructor(
    opened: Checked<Deck>,
    readonly limits: Limits,
  ) {
    super(GAME, opened);
  }

  get isBegun(): boolean {
    return sizeOf(this.deck.crypt) + sizeOf(this.deck.library) > 0;
  }

  protected record(deck: Deck): string {
    return recordOf(deck);
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
}
