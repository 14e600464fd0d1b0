// A deck of Rivals on the bench.

import { Workbench } from "../../../frame/decks/workbench.svelte";
import type { CardFacts } from "../catalogue.svelte";
import type { Checked } from "./check";
import { copiesOf, mostOf, recordOf, withOne, withoutOne, type Deck, type Limits } from "./deck";

export const GAME = "rivals";

export class Bench extends Workbench<Deck> {
  readonly isBegun = true;

  constructor(
    opened: Checked,
    readonly limits: Limits,
  ) {
    super(GAME, opened);
  }

  protected record(deck: Deck): string {
    return recordOf(deck);
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
}
