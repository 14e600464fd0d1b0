// What happens is shown one thing after the other, at a pace one chooses. The page paces; the server never waits for it.

import type { LogLine, Scene } from "./protocol";
import { settings, type Pace } from "./settings.svelte";

/** How a beat looks: a card held up, two at each other, a sum, a new turn, or nothing but its words. */
export type Look = "card" | "duel" | "sum" | "turn" | "small";

export interface Beat {
  look: Look;
  line: LogLine | null; // what it is about
  lines: LogLine[]; // all that is told with it, in order
  scene: Scene; // the table while it is shown
  wait: number; // milliseconds at the normal pace
  n: number; // the event it belongs to
}

const LENGTHS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, once: 0 };
const MOST_KEPT = 300; // beats one may look at again: several turns of four players

export class Pacer {
  beat = $state.raw<Beat | null>(null); // shown now
  behind = $state(0); // how many wait
  past = $state.raw<readonly Beat[]>([]); // since this person's last answer
  at = $state(-1); // the one of them that is looked at again
  isHurried = $state(false); // a key is held: nothing is waited for

  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly rest: () => void = () => undefined, // all has been shown
  ) {
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Something is being shown, or waits to be. */
  get isBusy(): boolean {
    return this.beat !== null || this.behind > 0;
  }

  get again(): Beat | undefined {
    return this.past[this.at];
  }

  push(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    this.behind = this.queue.length;
    if (this.beat === null) this.next();
  }

  /** The beat is over, as far as this person is concerned. */
  end(): void {
    clearTimeout(this.timer);
    this.next();
  }

  /** To what is now. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0) this.take();
    this.settle();
  }

  hurry(on: boolean): void {
    this.isHurried = on;
    if (on) this.skip();
  }

  /** Everything begins anew, or this person has answered: nothing before is looked at again. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.beat = null;
    this.behind = 0;
    this.forget();
  }

  forget(): void {
    this.past = [];
    this.at = -1;
  }

  close(): void {
    this.clear();
    document.removeEventListener("visibilitychange", this.seen);
  }

  // ---- looking again

  look(at: number): void {
    this.at = at < 0 || at >= this.past.length ? -1 : at;
  }

  /** The one before, from the latest on; the one after, and after the last one now. */
  step(by: number): void {
    const from = this.at < 0 ? this.past.length : this.at;
    this.look(by < 0 ? Math.max(0, from + by) : from + by);
  }

  // ---- one after the other

  private take(): number {
    const beat = this.queue.shift();
    if (!beat) return 0;
    const wait = this.waitFor(beat);
    this.behind = this.queue.length;
    this.beat = beat;
    if (beat.wait > 0) this.past = [...this.past, beat].slice(-MOST_KEPT);
    this.show(beat);
    return wait;
  }

  /** Several of the same kind in a row are one beat. */
  private waitFor(beat: Beat): number {
    const [one, other] = [this.beat?.line, beat.line];
    const isMore = this.beat?.look === "small" && beat.look === "small" && one?.kind === other?.kind && one?.seat === other?.seat;
    return isMore || this.isHurried ? 0 : beat.wait * LENGTHS[settings.pace];
  }

  private next(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0) {
      if (document.hidden && this.waitsAtAll()) return; // nobody looks: it waits, and offers to be skipped
      const wait = this.take();
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
    }
    this.settle();
  }

  private waitsAtAll(): boolean {
    return settings.pace !== "once" && this.queue.some((beat) => beat.wait > 0);
  }

  private settle(): void {
    const was = this.beat;
    this.beat = null;
    this.behind = this.queue.length;
    if (was) this.rest();
  }

  private readonly seen = (): void => {
    if (!document.hidden && this.behind > 0) this.next();
  };
}
