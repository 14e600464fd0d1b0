// The scene of the Eternal Struggle, typed, and what lies where in it.

import type { Scene } from "../../frame/protocol";
import type { Phase, StrikeKind, Takes, Zone } from "./names";

export const NOBODY = -1;

export interface Values {
  bleed: number;
  strength: number;
  stealth: number;
  intercept: number;
  votes: number;
  capacity: number;
}

export interface Card {
  handle: number;
  id?: string;
  zone?: Zone;
  owner?: number;
  at?: number;
  host?: number;
  tapped?: number;
  blood?: number;
  contests?: number;
  values?: Values;
  corruption?: Record<string, number>; // by the seat whose counters they are
  disciplines?: Record<string, number>; // 2: superior
  clan?: string;
  sect?: string;
  title?: string;
}

export interface Seat {
  pool: number;
  victory: number;
  prey: number;
  predator: number;
  out: number;
  withdrawing: number;
}

export interface Action {
  takes: Takes;
  seat: number;
  minion: number;
  card: number;
  target: number;
  defenders: number[];
  declined: number[];
  blocker: number;
  stealth: number;
  intercept: number;
  amount: number;
  step: "announced" | "blocks" | "attempt" | "blocked" | "unblocked" | "resolves";
  words: string;
}

export interface Strike {
  kind: StrikeKind;
  amount: number;
  aggravated: number;
  ranged: number;
  card: number;
  words: string;
}

export interface Combat {
  acting: number;
  opposing: number;
  round: number;
  range: "close" | "long";
  step: "range" | "strike" | "damage" | "additional" | "press" | "end";
  strikes: Strike[];
  hits: { card: number; normal: number; aggravated: number }[];
  presses: number;
}

export interface Referendum {
  caller: number;
  card: number;
  minion: number;
  hunted: number;
  for: number;
  against: number;
  passes: number;
  votes: { card: number; for: number }[];
  uncast: { seat: number; card: number; votes: number }[];
  step: "terms" | "before-votes" | "polling" | "resolution";
}

/** Who may answer what is being done: all of them in their order, and those who have had their chance. */
export interface Answering {
  order: number[];
  passed: number[];
}

export interface VtesScene extends Scene {
  turn: { number: number; seat: number; phase: Phase | ""; edge: number; masters: number; transfers: number; discards: number };
  seats: Seat[];
  piles: Record<string, number>;
  cards: Record<string, Omit<Card, "handle">>;
  action?: Action | null;
  combat?: Combat | null;
  referendum?: Referendum | null;
  answering?: Answering | null;
}

export function vtes(scene: Scene | null): VtesScene {
  return (scene ?? NOTHING) as VtesScene;
}

const NOTHING = {
  prompt: null,
  ended: null,
  turn: { number: 0, seat: NOBODY, phase: "", edge: NOBODY, masters: 0, transfers: 0, discards: 0 },
  seats: [],
  piles: {},
  cards: {},
};

export function cardOf(scene: VtesScene, handle: number): Card | undefined {
  const found = scene.cards[String(handle)];
  return found ? { handle, ...found } : undefined;
}

const listed = new WeakMap<VtesScene, Card[]>();

/** All cards of a scene; a scene never changes, so it is listed once. */
export function allCards(scene: VtesScene): Card[] {
  let found = listed.get(scene);
  if (!found) {
    found = Object.entries(scene.cards).map(([handle, card]) => ({ handle: Number(handle), ...card }));
    listed.set(scene, found);
  }
  return found;
}

export function lying(scene: VtesScene, zone: Zone, at?: number): Card[] {
  return allCards(scene).filter((card) => card.zone === zone && (at === undefined || card.at === at));
}

export function attached(scene: VtesScene, host: number): Card[] {
  return allCards(scene).filter((card) => card.zone === "on card" && card.host === host);
}

/** Minions that can act, be acted on, and vote. */
export function readyOf(scene: VtesScene, seat: number): Card[] {
  return lying(scene, "ready", seat);
}

/** Those who lie down: in torpor, or incapacitated. */
export function fallenOf(scene: VtesScene, seat: number): Card[] {
  return [...lying(scene, "torpor", seat), ...lying(scene, "incapacitated", seat)];
}

/** Masters, locations, events; and what is contested. */
export function assetsOf(scene: VtesScene, seat: number): Card[] {
  return [...lying(scene, "in play", seat), ...lying(scene, "contested", seat)];
}

export function pile(scene: VtesScene, seat: number, zone: Zone): number {
  return scene.piles[`${seat}.${zone}`] ?? lying(scene, zone, seat).length;
}

export function isIn(scene: VtesScene, seat: number): boolean {
  return (scene.seats[seat]?.out ?? 0) === 0;
}

const SHOWN = new Set<Zone | "">(["hand", "ready", "torpor", "incapacitated", "in play", "contested", "on card", "uncontrolled", "played"]);

/** Of these cards, those that lie where the board does not show them: in a library, an ash heap, a foe's hand. */
export function staged(scene: VtesScene, seat: number, handles: readonly number[]): Card[] {
  return handles
    .map((handle) => cardOf(scene, handle) ?? { handle })
    .filter((card) => !SHOWN.has(card.zone ?? "") || (card.zone === "hand" && card.at !== seat));
}
