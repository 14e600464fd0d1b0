// One connection to one table. It comes back by itself, and asks only for what it has missed.

import {
  sceneAfter,
  type GreyedAct,
  type Heard,
  type LogLine,
  type Option,
  type Prompt,
  type Reply,
  type Said,
  type Scene,
  type TableEvent,
  type TableFacts,
} from "./protocol";
import { beatsOf, type Weight } from "./beats";
import { Pacer, type Beat } from "./pacing.svelte";
import type { Sight } from "./looking.svelte";
import { luckFor, noteTaken } from "./luck";
import { wayTo, type Lang } from "./settings.svelte";
import { say } from "./words";

export type Status = "joining" | "open" | "lost" | "refused";

const FIRST_WAIT = 400; // milliseconds before the second try
const LONGEST_WAIT = 8000;
const BUSY = 5; // tries that a busy server counts for
const HEARTBEAT = 3000; // with PATIENCE: a dead line is noticed within ten seconds
const PATIENCE = 7000; // without a reply the line is dead
const PLAIN: Weight = { look: "small", wait: 0, changes: true, matters: false };

export class Refusal extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

interface Waiting {
  done: (reply: Reply) => void;
  failed: (error: Refusal) => void;
}

export class Connection implements Sight {
  status = $state<Status>("joining");
  refusal = $state("");
  code = $state(""); // of the refusal
  present = $state.raw<number[]>([]); // how many connections each seat has
  seat = $state(-1);
  game = $state(""); // what is played here; empty before the first welcome
  weigh: (line: LogLine) => Weight = () => PLAIN; // as the game does, once it is open
  names = $state.raw<string[]>([]);
  latest = $state.raw<Scene | null>(null); // as it is; what is shown may still be on its way there
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  readonly pacer = new Pacer((beat) => this.shows(beat));
  sending = $state(-1); // the number of the prompt whose answer is on its way

  private shown = $state.raw<Scene | null>(null);
  private shownAt = $state(-1);
  private heard = -1; // the number of the last event
  private epoch = "";
  private luck = "";
  private socket: WebSocket | null = null;
  private tries = 0;
  private asked = 0;
  private isClosed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private answer: { number: number; option: number } | null = null;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    readonly room: string,
    private readonly token: string,
    readonly lang: Lang,
  ) {
    void this.begin();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** What is shown: what others have done, one thing after the other; or a beat that is looked at again. */
  get scene(): Scene | null {
    return this.pacer.again?.scene ?? this.shown;
  }

  get n(): number {
    return this.pacer.again?.n ?? this.shownAt;
  }

  /** A question to this person is put when all before it has been shown. */
  get prompt(): Prompt | null {
    const prompt = this.scene?.prompt ?? null;
    return prompt?.seat === this.seat && this.seat >= 0 && !this.isAtRest ? null : prompt;
  }

  get isAsked(): boolean {
    return this.isAtRest && this.isAwaited;
  }

  /** All there is has been shown. */
  private get isAtRest(): boolean {
    return !this.pacer.isBusy && this.pacer.at < 0;
  }

  /** This person must answer, whether they have been shown the question or not. */
  get isAwaited(): boolean {
    return this.seat >= 0 && this.latest?.prompt?.seat === this.seat && this.latest.ended == null && !this.isAway;
  }

  /** This seat's player is here, and the game goes on. */
  get isPlaying(): boolean {
    return this.seat >= 0 && this.scene !== null && this.scene.ended == null && this.table.awaited === undefined && !this.isAway;
  }

  get you(): number {
    return this.seat;
  }

  /** A bot plays for this seat. */
  get isAway(): boolean {
    return (this.table.away?.includes(this.seat) ?? false) || this.hasConceded;
  }

  /** For good: a bot plays on. */
  get hasConceded(): boolean {
    return this.table.conceded?.includes(this.seat) ?? false;
  }

  /** As it is now, except for what a coach says of the table that is shown. */
  get table(): TableFacts {
    const coach = this.scene?.table?.coach;
    const { coach: _, ...facts } = this.latest?.table ?? {};
    return coach ? { ...facts, coach } : facts;
  }

  /** What this seat may do whoever is asked. */
  get asides(): Option[] {
    return this.isPlaying ? (this.latest?.asides ?? []) : [];
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.pacer.close();
    this.hangUp();
  }

  // ---- requests

  /** Sent again by itself if the line breaks before the server has said that it is kept. */
  async choose(option: number): Promise<void> {
    const prompt = this.prompt;
    if (!prompt || !this.isAsked) return;
    this.pacer.forget();
    await this.answerTo(prompt, option);
  }

  /** Also to a question that has not been shown: a person may have said beforehand what to do. */
  async answerTo(prompt: Prompt, option: number): Promise<void> {
    if (!this.isAwaited || this.sending === prompt.number) return;
    this.answer = { number: prompt.number, option };
    await this.sendAnswer();
  }

  async why(): Promise<GreyedAct[]> {
    const reply = await this.request("why", {});
    return reply.t === "greyed" ? reply.acts : [];
  }

  async sum(card: number, stat: string): Promise<string> {
    const reply = await this.request("sum", { card, stat });
    return reply.t === "summed" ? reply.text : "";
  }

  async known(): Promise<Record<string, Record<string, number>>> {
    const reply = await this.request("known", {});
    return reply.t === "knowledge" ? reply.cards : {};
  }

  async say(text: string): Promise<void> {
    await this.request("chat", { text });
  }

  async aside(option: number): Promise<void> {
    await this.request("aside", { number: this.latest?.prompt?.number ?? 0, option });
  }

  /** A wish to take back one's last answer, or a word on somebody else's. */
  async wish(kind: "undo" | "agree" | "decline"): Promise<void> {
    await this.request(kind, { number: this.latest?.prompt?.number ?? 0 });
  }

  async ask(kind: "leave" | "back" | "concede" | "rematch" | "consent" | "wait" | "stand" | "close"): Promise<void> {
    await this.request(kind, {});
  }

  async sit(name: string, deck: string): Promise<void> {
    await this.request("sit", { name, deck });
  }

  /** The host's. The invitation to the seat, if it is taken by link now. */
  async change(seat: number, now: { bot?: string; way?: string; name?: string; deck?: string }): Promise<string> {
    const reply = await this.request("change", { seat, ...now });
    return reply.t === "invited" ? reply.invitation : "";
  }

  /** The host's: which decks may be brought. */
  async allow(rule: string): Promise<void> {
    await this.request("decks", { allow: rule });
  }

  private async sendAnswer(): Promise<void> {
    const answer = this.answer;
    if (!answer) return;
    this.sending = answer.number;
    try {
      await this.request("answer", { ...answer });
      this.answer = null;
    } catch (error) {
      if (error instanceof Refusal && error.code === "lost") return; // resumed() sends it again
      this.answer = null;
      if (!(error instanceof Refusal && error.code === "stale")) throw error;
    } finally {
      if (this.answer === null) this.sending = -1;
    }
  }

  private request(kind: string, said: Record<string, unknown>): Promise<Reply> {
    return new Promise((done, failed) => {
      const id = ++this.asked;
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(new Refusal("lost", "the connection is lost"));
        return;
      }
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ t: kind, id, ...said }));
    });
  }

  // ---- coming and going

  private async begin(): Promise<void> {
    if (this.token) this.luck = await luckFor(this.room);
    if (!this.isClosed) this.join();
  }

  private join(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { t: "hello", room: this.room, token: this.token, lang: this.lang, luck: this.luck };
      socket.send(JSON.stringify({ ...hello, ...wayTo(this.room), epoch: this.epoch, since: this.heard }));
      void this.alive();
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Heard);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** After hello an answered ping says that all that was missed has been told. */
  private async alive(): Promise<void> {
    this.patience = setTimeout(() => this.lose(), PATIENCE); // a dead socket may not even close
    try {
      await this.request("ping", {});
    } catch {
      return;
    } finally {
      clearTimeout(this.patience);
    }
    if (this.status === "refused") return;
    this.status = "open";
    this.tries = 0;
    clearInterval(this.beat);
    this.beat = setInterval(() => void this.alive(), HEARTBEAT);
    const asked = this.latest?.prompt?.number;
    if (this.answer && this.sending === this.answer.number && asked === this.answer.number) {
      if (this.waiting.size === 0) void this.sendAnswer();
    } else if (this.answer && asked !== this.answer.number) {
      this.answer = null;
      this.sending = -1;
    }
  }

  private lose(): void {
    this.hangUp();
    if (this.isClosed || this.status === "refused") return;
    this.status = this.heard < 0 && this.tries === 0 ? "joining" : "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.join(), wait);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const each of this.waiting.values()) each.failed(new Refusal("lost", "the connection is lost"));
    this.waiting.clear();
  }

  private readonly cut = (): void => {
    if (!this.isClosed) this.lose();
  };

  private readonly hurry = (): void => {
    if (this.status !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.tries = 0;
    if (this.socket === null) this.join();
  };

  // ---- hearing

  private hear(message: Heard): void {
    switch (message.t) {
      case "welcome":
        this.seat = message.seat;
        this.game = message.game;
        this.names = message.names;
        this.epoch = message.epoch;
        this.heard = message.n;
        this.pacer.clear();
        this.latest = this.shown = message.scene;
        this.shownAt = message.n;
        this.log = message.log;
        this.chat = message.chat;
        if (this.table.luck !== undefined) noteTaken(this.room, this.table.luck);
        break;
      case "event":
        if (message.n !== this.heard + 1 || this.latest === null) {
          this.heard = -1; // a gap that should not be: ask for everything
          this.socket?.close();
          return;
        }
        this.heard = message.n;
        if (message.chat) this.chat = [...this.chat, ...message.chat];
        this.happened(message.n, this.latest, message);
        break;
      case "present":
        this.present = message.seats;
        break;
      case "refused":
        if (message.id === 0 && message.code === "busy") {
          this.tries = Math.max(this.tries, BUSY); // it will not be for ever
          this.socket?.close();
        } else if (message.id === 0) {
          this.status = "refused";
          this.refusal = message.why;
          this.code = message.code;
          this.hangUp();
        } else this.settle(message.id)?.failed(new Refusal(message.code, message.code === "closed" ? say("notNow") : message.why));
        break;
      default:
        this.settle(message.id)?.done(message);
    }
  }

  private happened(n: number, before: Scene, { patch, log }: TableEvent): void {
    const after = patch ? sceneAfter(before, patch) : before;
    this.latest = after;
    this.pacer.push(beatsOf({ lines: log ?? [], before, after, n, me: this.seat }, this.weigh));
  }

  private shows(beat: Beat): void {
    this.shown = beat.scene;
    this.shownAt = beat.n;
    if (beat.lines.length > 0) this.log = [...this.log, ...beat.lines];
  }

  private settle(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}
