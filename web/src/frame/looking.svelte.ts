// One person before a table, live or seen again: what they see, and what they read. Boards are drawn from this alone.

import type { GreyedAct, LogLine, Option, Prompt, Scene } from "./protocol";

/** A table in somebody's eyes. */
export interface Sight {
  readonly seat: number; // whose; below 0 nobody's in particular
  readonly you: number; // the seat that is spoken to as you; -1 if none is
  readonly names: readonly string[];
  readonly scene: Scene | null;
  readonly prompt: Prompt | null;
  readonly isAsked: boolean; // whether this person must answer
  readonly log: readonly LogLine[];
  readonly n: number; // changes with the scene
}

export interface Choice {
  at: number; // its place among the options of the prompt
  option: Option;
  key: string; // the digit that takes it; empty beyond nine
  passes: boolean;
}

const LINGER = 140; // milliseconds a pointer rests on a card before it is read
const NOTHING: ReadonlySet<number> = new Set();

export abstract class Looking {
  inspected = $state<number | null>(null);
  isPinned = $state(false);
  named = $state(""); // a card looked at by its id alone, from the story
  pile = $state<{ seat: number; zone: string } | null>(null); // whose cards are listed
  peeks = $state(false); // at what lies beneath a stage
  lit = $state.raw(NOTHING); // cards that a line of the story names
  private lingering: ReturnType<typeof setTimeout> | undefined;

  abstract get sight(): Sight;

  // ---- what can be chosen

  abstract readonly choices: Choice[];
  abstract readonly byCard: ReadonlyMap<number, number[]>; // the places of a card's options
  abstract readonly greyedByCard: ReadonlyMap<number, GreyedAct>;

  optionOf(card: number): Option | undefined {
    const at = this.byCard.get(card)?.[0];
    return at === undefined ? undefined : this.sight.prompt?.options?.[at];
  }

  /** Of a card that can be done several things with, one is asked which. */
  hasSeveral(card: number): boolean {
    return (this.byCard.get(card)?.length ?? 0) > 1;
  }

  /** The digit that takes the one thing that can be done with a card. */
  digitOf(card: number): string {
    if (this.hasSeveral(card)) return "";
    return this.choices.find((choice) => choice.option.card === card)?.key ?? "";
  }

  /** An option is chosen, by its place. */
  abstract take(at: number): Promise<void>;

  /** A card is pressed. */
  abstract press(card: number): void;

  /** The second half of a double click answers nothing. */
  abstract isSlip(event: MouseEvent): boolean;

  /** What cannot be done with a card, and why. */
  abstract whyNot(card: number): GreyedAct[];

  // ---- reading

  abstract readonly explains: boolean; // whether numbers can say where they come from

  /** Where a number comes from; empty if that cannot be told. */
  abstract sum(card: number, stat: string): Promise<string>;

  explainer(card: number, stat: string): (() => Promise<string>) | null {
    return this.explains ? () => this.sum(card, stat) : null;
  }

  /** Cards that these eyes do not see and yet know to be somewhere: by whose they are, how many of each. */
  abstract known(): Promise<Record<string, Record<string, number>>>;

  linger(card: number | null): void {
    clearTimeout(this.lingering);
    if (this.isPinned) return;
    this.lingering = setTimeout(() => this.look(card), card === null ? 3 * LINGER : LINGER);
  }

  look(card: number | null): void {
    clearTimeout(this.lingering);
    if (this.isPinned && card !== this.inspected) this.isPinned = false;
    this.inspected = card;
    this.named = "";
    this.pile = null;
  }

  lookThrough(seat: number, zone: string): void {
    this.look(null);
    this.pile = { seat, zone };
    this.isPinned = true;
  }

  /** The table has changed: a card that is no longer under the pointer or in focus is no longer read. */
  lookAway(): void {
    if (this.isPinned || this.inspected === null) return;
    const selector = `[data-card="${this.inspected}"]`;
    if (!document.querySelector(`${selector}:hover, ${selector}:focus`)) this.look(null);
  }

  pin(card: number): void {
    this.look(card);
    this.isPinned = true;
  }

  read(id: string): void {
    this.look(null);
    this.named = id;
    this.isPinned = true;
  }

  letGo(): void {
    this.isPinned = false;
    this.look(null);
  }

  /** Shows where the cards of a line lie; of none, no more. */
  light(cards: readonly number[]): void {
    this.lit = cards.length > 0 ? new Set(cards) : NOTHING;
  }
}
