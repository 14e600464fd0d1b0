// What a game brings to the table: everything the frame does not know.

import type { Component, Snippet } from "svelte";
import type { Looking } from "./looking.svelte";
import type { Weight } from "./beats";
import type { LogLine, Scene } from "./protocol";

export interface Moment {
  turn: number;
  seat: number; // whose turn
  phase: string;
  actions: number;
}

export interface Part {
  play: Looking;
}

export interface GameModule {
  load(lang: string): Promise<void>;
  /** Whether what is under way is about this seat. */
  touches(scene: Scene, seat: number): boolean;
  /** Whose turn it is, and how far. */
  moment(scene: Scene): Moment;
  /** A line over the question: the step of what is under way. */
  step(scene: Scene): string;
  /** The decisive numbers of a card that an option names. */
  detail(scene: Scene, card: number): string;
  /** Which printed card a handle is; undefined if it is not in sight. */
  idOf(scene: Scene, card: number): string | undefined;
  won(way: string): string;
  /** The icon of a moment that matters in a replay. */
  sign(kind: string): string;
  /** What a line of the story is worth when it is shown. */
  weigh(line: LogLine): Weight;
  /** The names of cards in which this occurs, those that begin with it first. */
  called(text: string): string[];
  stats(scene: Scene, seat: number): { prestige: number; agenda: number };
  handSize(scene: Scene, seat: number): number;
  /** Which of the phone's leaves shows most of these cards. */
  leafOf(scene: Scene, seat: number, cards: readonly number[]): Leaf;
  /** The phone's leaf on which this card lies, and whose seat that leaf shows; -1 if it is nobody's. */
  placeOf(scene: Scene, card: number): { leaf: Leaf; seat: number };
  Board: Component<Part & { prompt: Snippet }>;
  Leaf: Component<Part & { leaf: Leaf; seat: number }>;
  Stage: Component<Part>;
  Inspector: Component<Part>;
  /** A printed card, large, by its id. */
  Held: Component<{ id: string }>;
}

export type Leaf = "seat" | "streets" | "hand" | "story";
