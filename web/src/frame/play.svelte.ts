// One person at one table: the connection, and what this person looks at. Knows options and cards only by number.

import { Connection } from "./connection.svelte";
import { Looking, type Choice } from "./looking.svelte";
import type { GreyedAct } from "./protocol";
import { settings } from "./settings.svelte";
import { inWords } from "./refusals";

const MANY = 8; // options: of more, whose they are is chosen first
const SLIP = 350; // milliseconds: the second half of a double click answers no question that has just come up

/** Zero passes. Where it is asked how many, a digit is that number; otherwise the place in the list. */
function keyed(listed: Omit<Choice, "key">[]): Choice[] {
  const passes = listed.some((each) => each.passes);
  let digit = 0;
  return listed.map((each) => {
    const { form, number } = each.option;
    const place = number ?? (each.passes || form ? 0 : ++digit);
    const isFree = place <= 9 && (place > 0 || each.passes || (number === 0 && !passes));
    return { ...each, key: isFree && !form ? String(place) : "" };
  });
}

export class Play extends Looking {
  readonly connection: Connection;
  readonly explains = true;
  narrowed = $state<number | null>(null); // the card whose options are listed alone
  picksWho = false; // see game.ts
  chosenWho = $state<number | null>(null); // whose options are listed, of those who can do several things
  greyed = $state.raw<GreyedAct[]>([]);
  greyedAt = $state(-1);
  isExplaining = $state(false); // the sheet of reasons is open
  trouble = $state("");
  holds: (at: number) => boolean = () => false; // whether what a hand has chosen waits: see autopass.svelte.ts
  private appeared = 0;
  private sums = new Map<string, Promise<string>>();

  constructor(room: string, token: string) {
    super();
    this.connection = new Connection(room, token, settings.lang);
  }

  get sight(): Connection {
    return this.connection;
  }

  // ---- what can be chosen

  /** Of many options: the cards with which several things can be done, one of which is chosen before. */
  actors = $derived.by((): number[] => {
    const all = this.connection.isAsked ? (this.connection.prompt?.options ?? []) : [];
    const able = [...this.byCard].filter(([, places]) => places.length > 1).map(([card]) => card);
    return this.picksWho && all.length > MANY && able.length > 1 ? able : [];
  });

  who = $derived(this.chosenWho !== null && this.actors.includes(this.chosenWho) ? this.chosenWho : (this.actors[0] ?? null));

  choices = $derived.by((): Choice[] => {
    const all = this.connection.isAsked ? (this.connection.prompt?.options ?? []) : [];
    const others = new Set(this.actors.filter((card) => card !== this.who));
    const listed = all
      .map((option, at) => ({ option, at, passes: option.passes === 1 }))
      .filter((each) => this.narrowed === null || each.option.card === this.narrowed)
      .filter((each) => each.option.card === null || !others.has(each.option.card));
    const numbered = keyed(listed);
    if (this.connection.prompt?.default !== undefined) return numbered; // passing comes first
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

  /** The next of those who can act. */
  nextWho(): void {
    const at = this.actors.indexOf(this.who ?? -1);
    this.chosenWho = this.actors[(at + 1) % this.actors.length] ?? null;
  }

  /** A new question is on the table. */
  appear(): void {
    this.appeared = performance.now();
    this.narrowed = null;
    this.isExplaining = false;
    this.peeks = false;
    this.lookAway();
  }

  isSlip(event: MouseEvent): boolean {
    return event.detail > 1 && performance.now() - this.appeared < SLIP;
  }

  async take(at: number): Promise<void> {
    if (!this.holds(at)) await this.send(at);
  }

  /** Now, whoever chose it. */
  async send(at: number): Promise<void> {
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
      this.trouble = inWords(error);
    }
  }

  /** A card is pressed: its one option is taken; of several one is asked which; otherwise it is read. */
  press(card: number): void {
    const options = this.byCard.get(card) ?? [];
    if (this.actors.includes(card)) this.chosenWho = card;
    else if (options.length === 1) void this.take(options[0] ?? 0);
    else if (options.length > 1) this.narrowed = card;
    else this.pin(card);
  }

  whyNot(card: number): GreyedAct[] {
    return this.greyedAt === this.connection.prompt?.number ? this.greyed.filter((act) => act.card === card) : [];
  }

  // ---- reading

  override pin(card: number): void {
    super.pin(card);
    if (this.connection.isAsked) void this.askWhy();
  }

  /** What lies on top is let go of first: the sheet of reasons, then what is read. */
  override letGo(): void {
    if (this.isExplaining) {
      this.isExplaining = false;
      return;
    }
    super.letGo();
    this.narrowed = null;
  }

  /** Opens the sheet of reasons, or closes it. */
  explain(): void {
    this.isExplaining = !this.isExplaining && this.connection.isAsked;
    if (this.isExplaining) void this.askWhy();
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

  known(): Promise<Record<string, Record<string, number>>> {
    return this.connection.known();
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
