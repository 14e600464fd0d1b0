// Passing for a person, as they have told the page to: on this side only, so the server never knows of it.
//
// What others see is when an answer comes. With a padded wait each question gets a pause as it appears, drawn from one
// distribution with a long tail (pauses.ts). A pass made here comes after it; a pass by hand that is quicker is held back
// until then. So a pass within the longest pause does not tell whether there was something to decide. One that comes
// later does: somebody has thought.

import type { GameModule } from "./game";
import { pause } from "./pauses";
import type { Play } from "./play.svelte";
import type { Option, Prompt } from "./protocol";
import { settings, type Profile } from "./settings.svelte";

/** What the profiles ask of a question. */
export interface Asked {
  options: readonly Option[];
  passes: readonly number[]; // places of options that do nothing
  isWindow: boolean; // a chance to react, which may go by
  touchesMe: boolean;
  isMyTurn: boolean;
}

/** The option that passes if this profile says so, or -1. */
export function passFor(profile: Profile, asked: Asked): number {
  const [pass] = asked.passes;
  if (pass === undefined) return -1;
  const isAll = asked.passes.length === asked.options.length;
  switch (profile) {
    case "windows":
      return isAll && asked.isWindow ? pass : -1;
    case "only":
      return isAll ? pass : -1;
    case "me":
      return asked.isWindow && !asked.touchesMe ? pass : -1;
    case "turn":
      return asked.isWindow && !asked.isMyTurn ? pass : -1;
    default:
      return -1;
  }
}

export class AutoPass {
  isPassing = $state(false); // an answer is on its way
  private timer: ReturnType<typeof setTimeout> | undefined;
  private profile: Profile = "off";
  private sinceTurn = -1; // the turn in which the profile was chosen
  private isTouched = false; // since before the profile was chosen
  private due = { number: -1, at: 0 }; // when the question of this number may be passed
  private held: { number: number; pass: number } | null = null; // a pass by hand that was quicker

  constructor(
    private readonly play: Play,
    private readonly game: GameModule,
  ) {
    play.holds = (at) => this.holds(at);
  }

  /** To be called whenever the table has changed. */
  look(): void {
    this.wait();
    this.draw();
    const { connection } = this.play;
    const { latest: scene, seat } = connection; // nobody waits until it has been shown what others did
    const prompt = scene?.prompt;
    if (!scene || seat < 0 || connection.table.awaited) return; // not dealt yet
    const { turn, seat: active } = this.game.moment(scene);
    const about = { touchesMe: this.game.touches(scene, seat), isMyTurn: turn > 0 && active === seat };
    if (this.isOver(turn, about.touchesMe, about.isMyTurn)) settings.setAutopass("off");
    if (!prompt || !connection.isAwaited || connection.sending === prompt.number || prompt.own) return;
    if (this.held?.number === prompt.number) {
      this.passSoon(prompt, this.held.pass);
      return;
    }
    const options = prompt.options ?? [];
    const passes = options.map((option, at) => (option.passes ? at : -1)).filter((at) => at >= 0);
    const pass = passFor(settings.autopass, { options, passes, isWindow: prompt.window === 1, ...about });
    if (pass >= 0) this.passSoon(prompt, pass);
  }

  /** Two profiles end by themselves: when something new happens to the person, and when a new turn of theirs begins. */
  private isOver(turn: number, touchesMe: boolean, isMyTurn: boolean): boolean {
    const isNew = settings.autopass !== this.profile;
    this.profile = settings.autopass;
    if (isNew) this.sinceTurn = turn;
    this.isTouched = touchesMe && (isNew || this.isTouched);
    if (this.profile === "me") return touchesMe && !this.isTouched;
    return this.profile === "turn" && isMyTurn && turn !== this.sinceTurn;
  }

  /** At once, whatever is on its way. */
  stop(): void {
    this.held = null;
    this.wait();
    settings.setAutopass("off");
  }

  wait(): void {
    clearTimeout(this.timer);
    this.isPassing = false;
  }

  /** Once for each question, as it appears. */
  private draw(): void {
    const number = this.play.connection.latest?.prompt?.number ?? -1;
    if (number !== this.due.number) this.due = { number, at: performance.now() + pause() };
  }

  /** What a hand has chosen waits, if it is a pass that would show how quick it was. Another choice ends the waiting. */
  private holds(at: number): boolean {
    this.held = null;
    this.wait();
    const { prompt } = this.play.connection;
    const option = prompt?.options?.[at];
    if (!prompt || !option || !settings.padded || settings.autopass === "off") return false;
    if (!option.passes || prompt.own) return false;
    this.draw();
    if (performance.now() >= this.due.at) return false;
    this.held = { number: prompt.number, pass: at };
    this.passSoon(prompt, at);
    return true;
  }

  private passSoon(prompt: Prompt, pass: number): void {
    this.isPassing = true;
    const wait = settings.padded ? Math.max(0, this.due.at - performance.now()) : 0;
    this.timer = setTimeout(() => {
      this.isPassing = false;
      this.held = null;
      const { connection } = this.play;
      if (connection.latest?.prompt?.number === prompt.number) void this.play.attempt(connection.answerTo(prompt, pass));
    }, wait);
  }
}
