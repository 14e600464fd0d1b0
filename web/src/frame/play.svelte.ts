// One person at one table: the connection, and what this person looks at. Knows options and cards only by number.

import { Connection } from "./connection.svelte";
import type { GreyedAct, Option } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./words";

export interface Choice {
  at: number; // its place among the options of the prompt
  option: Option;
  key: string; // the digit that takes it; empty beyond nine
  passes: boolean;
}

const SLIP = 350; // milliseconds: the second half of a double click answers no question that has just come up
const LINGER = 140; // milliseconds a pointer rests on a card before it is read

export class Play {
  readonly connection: Connection;
  inspected = $state<number | null>(null);
  isPinned = $state(false);
  named = $state(""); // a card looked at by its id alone, from the story
  pile = $state<{ seat: number; zone: string } | null>(null); // whose cards are listed
  narrowed = $state<number | null>(null); // the card whose options are listed alone
  greyed = $state.raw<GreyedAct[]>([]);
  greyedAt = $state(-1);
  peeks = $state(false); // at what lies beneath a stage
  trouble = $state("");
  private appeared = 0;
  private sums = new Map<string, Promise<string>>();
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    room: string,
    token: string,
    private readonly passing: (option: Option) => boolean,
  ) {
    this.connection = new Connection(room, token, settings.lang);
  }

  // ---- what can be chosen

  choices = $derived.by((): Choice[] => {
    const all = this.connection.isAsked ? (this.connection.prompt?.options ?? []) : [];
    const listed = all
      .map((option, at) => ({ option, at, passes: this.passing(option) }))
      .filter((each) => this.narrowed === null || each.option.card === this.narrowed);
    let digit = 0;
    const numbered = listed.map((each) => {
      const key = each.passes ? "0" : each.option.form ? "" : ++digit <= 9 ? String(digit) : "";
      return { ...each, key };
    });
    return [...numbered.filter((each) => !each.passes), ...numbered.filter((each) => each.passes)];
  });

  byCard = $derived.by((): Map<number, number[]> => {
    const found = new Map<number, number[]>();
    const options = this.connection.isAsked ? (this.connection.prompt?.options ?? []) : [];
    options.forEach((option, at) => {
      if (option.card !== null) found.set(option.card, [...(found.get(option.card) ?? []), at]);
    });
    return found;
  });

  greyedByCard = $derived.by((): Map<number, GreyedAct> => {
    const found = new Map<number, GreyedAct>();
    if (this.greyedAt !== this.connection.prompt?.number) return found;
    for (const act of this.greyed) if (act.card !== null && !found.has(act.card)) found.set(act.card, act);
    return found;
  });

  get isOpen(): boolean {
    return (this.connection.prompt?.options?.length ?? 0) > 6;
  }

  optionOf(card: number): Option | undefined {
    const at = this.byCard.get(card)?.[0];
    return at === undefined ? undefined : this.connection.prompt?.options?.[at];
  }

  /** A new question is on the table. */
  appear(): void {
    this.appeared = performance.now();
    this.narrowed = null;
    this.peeks = false;
    this.lookAway();
  }

  isSlip(event: MouseEvent): boolean {
    return event.detail > 1 && performance.now() - this.appeared < SLIP;
  }

  async take(at: number): Promise<void> {
    this.narrowed = null;
    this.isPinned = false;
    await this.attempt(this.connection.choose(at));
  }

  /** Anything that the server may refuse: what it says is shown. */
  async attempt(doing: Promise<void>): Promise<void> {
    try {
      await doing;
      this.trouble = "";
    } catch (error) {
      this.trouble = say("failed", error instanceof Error ? error.message : String(error));
    }
  }

  /** A card is pressed: its one option is taken; of several one is asked which; otherwise it is read. */
  press(card: number): void {
    const options = this.byCard.get(card) ?? [];
    if (options.length === 1) void this.take(options[0] ?? 0);
    else if (options.length > 1) this.narrowed = card;
    else this.pin(card);
  }

  // ---- reading

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
    if (this.connection.isAsked) void this.askWhy();
  }

  read(id: string): void {
    this.look(null);
    this.named = id;
    this.isPinned = true;
  }

  letGo(): void {
    this.isPinned = false;
    this.look(null);
    this.narrowed = null;
  }

  /** Where a number comes from; asked once for each state of the table. */
  sum(card: number, stat: string): Promise<string> {
    const key = `${this.connection.n}/${card}/${stat}`;
    const known = this.sums.get(key);
    if (known) return known;
    if (this.sums.size > 200) this.sums.clear();
    const asked = this.connection.sum(card, stat).catch(() => "");
    this.sums.set(key, asked);
    return asked;
  }

  async askWhy(): Promise<void> {
    const number = this.connection.prompt?.number ?? -1;
    if (number === this.greyedAt || !this.connection.isAsked) return;
    try {
      const acts = await this.connection.why();
      if (this.connection.prompt?.number !== number) return;
      this.greyed = acts;
      this.greyedAt = number;
    } catch {
      // The reasons come with the next question.
    }
  }
}
