// What a game brings to the table: everything the frame does not know.

import type { Component, Snippet } from "svelte";
import type { Looking } from "./looking.svelte";
import type { Weight } from "./beats";
import type { LogLine, Option, Scene } from "./protocol";
import type { Route } from "../routes";
import type { Profile } from "./settings.svelte";
import type { Terms } from "./terms";

export interface Moment {
  turn: number;
  seat: number; // whose turn
  phase: string;
  left: number | null; // how much may still be done in it; null where that is not counted
}

export interface Part {
  play: Looking;
}

/** A phase of a turn, as the head of the table lists it. */
export interface Phase {
  name: string;
  icon: string;
  words: string;
}

/** A number that everybody looks at. */
export interface Stat {
  icon: string;
  words: string;
  value: number;
  place: string; // what a lesson calls it; empty if none points at it
}

/** What a seat is to another, in a word; some matter more than others. */
export interface Tie {
  words: string;
  matters: boolean;
}

/** What the frame says in a game's own words. */
export type GameWord =
  | "where" // over the title
  | "title"
  | "newcomer" // a name for whoever has none, in a lesson
  | "watchOthers" // while a lesson's other seat plays
  | "middle" // the part of the board that is nobody's
  | "keyMiddle"
  | "pasteText"
  | "rulesHint";

/** What is known of a game before it is opened: the lobby needs no more. */
export interface Cover {
  readonly title: string; // what it is called
  say(word: GameWord): string;
  /** How many may play. */
  readonly seatings: readonly number[];
  /** When one is passed for, before one has said so oneself. */
  readonly passing: Profile;
  /** The bot that sits down unless another is chosen. */
  readonly bot: string;
  /** Names for those who have not said theirs, in both languages, and for bots. */
  readonly names: readonly (readonly [string, string])[];
  readonly botNames: readonly string[];
  /** The rulebook that is open first. */
  readonly rulebook: string;
  /** Whether it has editions to compare. */
  readonly hasEditions: boolean;
  /** Its deck builder. */
  readonly decks: Route["open"];
  open(): Promise<GameModule>;
}

export interface GameModule {
  readonly cover: Cover;
  phases(): Phase[];
  /** The icons of a phone's tabs. */
  readonly leafIcons: Record<Leaf, string>;
  /** Its words and its cards; those in sight at once, if there are more than can be had. */
  load(lang: string, terms?: Terms, scene?: Scene | null): Promise<void>;
  /** Whether what is under way is about this seat. */
  touches(scene: Scene, seat: number): boolean;
  /** Whose turn it is, and how far. */
  moment(scene: Scene): Moment;
  /** Whether there is something for the stage to show. */
  isUnderWay(scene: Scene): boolean;
  /** A line over the question: the step of what is under way. */
  step(scene: Scene): string;
  /** What comes of an option, as far as its words do not say it: what it brings, the decisive numbers of its card. */
  detail(scene: Scene, option: Option): string;
  /** What a card is called; empty if its face is not in sight. */
  nameOf(scene: Scene, card: number): string;
  /** Which printed card a handle is; undefined if it is not in sight. */
  idOf(scene: Scene, card: number): string | undefined;
  won(way: string): string;
  /** Whether, of many options, those of one card are listed at a time: who acts is chosen first. */
  readonly picksWho: boolean;
  /** The icon of a moment that matters in a replay. */
  sign(kind: string): string;
  /** What a line of the story is worth when it is shown. */
  weigh(line: LogLine): Weight;
  /** The names of cards in which this occurs, those that begin with it first. */
  called(text: string): string[];
  stats(scene: Scene, seat: number, isYours: boolean): Stat[];
  /** The seats in the order in which whoever looks from this one sees them in a row. */
  around(scene: Scene, seat: number): number[];
  /** What another seat is to this one, where that is worth a word. */
  tie(scene: Scene, you: number, seat: number): Tie | null;
  handSize(scene: Scene, seat: number): number;
  /** Which of the phone's leaves shows most of these cards. */
  leafOf(scene: Scene, seat: number, cards: readonly number[]): Leaf;
  /** The phone's leaf on which this card lies, and whose seat that leaf shows; -1 if it is nobody's. */
  placeOf(scene: Scene, card: number): { leaf: Leaf; seat: number };
  Board: Component<Part & { prompt: Snippet }>;
  Leaf: Component<Part & { leaf: Leaf; seat: number }>;
  /** What is under way, beside the board; none if the board itself shows all of it. */
  Stage: Component<Part> | null;
  Inspector: Component<Part>;
  /** A printed card, large, by its id. */
  Held: Component<{ id: string }>;
}

export type Leaf = "seat" | "middle" | "hand" | "story";
