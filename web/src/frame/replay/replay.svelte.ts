// A game seen again: every scene of it, where one is, and moving about in it.

import type { GameModule } from "../game";
import { Looking, type Choice, type Sight } from "../looking.svelte";
import { sceneAfter, type GreyedAct, type LogLine, type Prompt, type Scene } from "../protocol";
import { beatsOf } from "../beats";
import { Pacer, type Beat } from "../pacing.svelte";
import { settings } from "../settings.svelte";
import type { Moment, Told } from "./fetching";

export const SPEEDS = [0.5, 1, 2, 4] as const;

const DWELL = 1200; // milliseconds at an answer of which something is told
const QUIET_DWELL = 450; // at any other
const QUIET_BEAT = 250; // milliseconds of an answer of which nothing is told, among beats

export interface TurnMark {
  n: number;
  turn: number;
  seat: number;
}

export class Replay extends Looking implements Sight {
  readonly seat: number;
  readonly you = -1;
  readonly names: readonly string[];
  readonly moments: readonly Moment[];
  readonly turns: readonly TurnMark[];
  readonly isAsked = false;
  readonly choices: Choice[] = [];
  readonly byCard: ReadonlyMap<number, number[]> = new Map();
  readonly greyedByCard: ReadonlyMap<number, GreyedAct> = new Map();
  readonly explains = false;
  n = $state(0); // how many answers have been given
  isPlaying = $state(false);
  speed = $state<number>(1);

  private readonly scenes: Scene[];
  private readonly lines: LogLine[];
  private readonly told: number[]; // how many lines, after each answer
  private readonly took: number[]; // the option that each answer took
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly pacer = new Pacer(
    (beat) => this.shows(beat),
    () => this.isPlaying && this.wait(),
  );

  constructor(
    told: Told,
    private readonly game: GameModule,
  ) {
    super();
    this.seat = told.seat;
    this.names = told.names;
    this.moments = told.moments;
    this.took = told.steps.map((step) => step.took ?? -1);
    this.lines = told.steps.flatMap((step) => step.log ?? []);
    let scene = sceneAfter(told.scene, {});
    let lines = 0;
    this.scenes = [scene, ...told.steps.map((step) => (scene = sceneAfter(scene, step.patch ?? {})))];
    this.told = [0, ...told.steps.map((step) => (lines += step.log?.length ?? 0))];
    const marks = this.scenes.map((each, n) => ({ n, turn: game.moment(each).turn, seat: game.moment(each).seat }));
    this.turns = marks.filter(({ n, turn }) => turn > 0 && turn !== marks[n - 1]?.turn);
  }

  get sight(): Replay {
    return this;
  }

  // ---- what is seen

  get last(): number {
    return this.scenes.length - 1;
  }

  get scene(): Scene {
    return this.scenes[this.n] ?? { prompt: null, ended: null };
  }

  get prompt(): Prompt | null {
    return this.scene.prompt;
  }

  get log(): LogLine[] {
    return this.lines.slice(0, this.told[this.n]);
  }

  /** What is answered here; empty if these eyes do not see the options. */
  get answer(): string {
    return this.prompt?.options?.[this.took[this.n] ?? -1]?.words ?? "";
  }

  /** The latest moment that matters. */
  get moment(): Moment | undefined {
    return this.moments.findLast((moment) => moment.n <= this.n);
  }

  turnAt(n: number): TurnMark | undefined {
    return this.turns.findLast((turn) => turn.n <= n);
  }

  // ---- moving about

  go(n: number): void {
    this.n = Math.min(this.last, Math.max(0, Math.round(n)));
    if (!this.scene.stage) this.peeks = false;
    this.lookAway();
    if (!this.isPlaying) return;
    this.pacer.clear();
    this.wait();
  }

  step(by: number): void {
    this.pause();
    this.go(this.n + by);
  }

  toMoment(forward: boolean): void {
    const found = forward
      ? this.moments.find((moment) => moment.n > this.n)
      : this.moments.findLast((moment) => moment.n < this.n);
    this.pause();
    this.go(found?.n ?? (forward ? this.last : 0));
  }

  play(): void {
    if (this.n === this.last) this.n = 0;
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
    this.pacer.clear();
  }

  /** Somebody else's eyes, or another page: nothing goes on here. */
  close(): void {
    this.pause();
    this.pacer.close();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** To the next answer, by the beats of what it does; at once, by a pause at each answer. */
  private wait(): void {
    clearTimeout(this.timer);
    if (settings.pace !== "once" && this.n < this.last) {
      this.pacer.push(this.beatsOf(this.n + 1));
      return;
    }
    const isTold = this.told[this.n] !== this.told[this.n - 1];
    this.timer = setTimeout(
      () => {
        if (this.n < this.last) this.go(this.n + 1);
        else this.pause();
      },
      (isTold ? DWELL : QUIET_DWELL) / this.speed,
    );
  }

  private beatsOf(n: number): Beat[] {
    const [before, after] = [this.scenes[n - 1] ?? this.scene, this.scenes[n] ?? this.scene];
    const lines = this.lines.slice(this.told[n - 1], this.told[n]);
    const beats = beatsOf({ lines, before, after, n, me: -1 }, (line) => this.game.weigh(line));
    return beats.map((beat) => ({ ...beat, wait: (beat.wait || (beats.length > 1 ? 0 : QUIET_BEAT)) / this.speed }));
  }

  private shows(beat: Beat): void {
    const n = beat.scene === this.scenes[beat.n] ? beat.n : beat.n - 1;
    if (n === this.n) return;
    this.n = n;
    if (!this.scene.stage) this.peeks = false;
    this.lookAway();
  }

  // ---- nothing is chosen here: a pressed card is read

  take(): Promise<void> {
    return Promise.resolve();
  }

  press(card: number): void {
    this.pin(card);
  }

  isSlip(): boolean {
    return false;
  }

  whyNot(): GreyedAct[] {
    return [];
  }

  sum(): Promise<string> {
    return Promise.resolve("");
  }

  known(): Promise<Record<string, Record<string, number>>> {
    return Promise.resolve({});
  }
}
