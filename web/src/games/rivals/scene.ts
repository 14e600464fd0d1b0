// The scene of Rivals, typed, and what lies where in it.

import type { Scene } from "../../frame/protocol";
import { CITY, type AttackType, type Phase, type Zone } from "./names";
import type { Stage, Term } from "./stage";

export { AGENDA_TO_WIN, CITY } from "./names";
export const NOBODY = -1;

export interface Values {
  potency: number;
  physical: number;
  social: number;
  mental: number;
  influence: number;
  secrecy: number;
  intel: number;
  shield: number;
}

export interface Card {
  handle: number;
  id?: string;
  zone?: Zone;
  owner?: number;
  at?: number;
  host?: number;
  party?: number;
  ready?: number;
  down?: number;
  blood?: number;
  noInfluence?: number;
  fear?: number;
  minusPotency?: number;
  agenda?: number;
  rage?: number;
  tagger?: number;
  prestige?: Record<string, number>;
  values?: Values;
}

export interface Seat {
  prestige: number;
  agenda: number;
  rival: number;
  leader: number;
  side: number;
  faction: number;
  haven: number;
  plan: number;
  out: number;
  characters: number;
}

export interface Attack {
  attacker: number;
  target: number;
  type: AttackType | "";
  blocker: number;
  card: number;
  reaction: number;
}

export interface RivalsScene extends Scene {
  turn: { number: number; seat: number; phase: Phase; actions: number; unhosted: number };
  seats: Seat[];
  piles: Record<string, number>;
  cards: Record<string, Omit<Card, "handle">>;
  attack?: Attack | null;
  stage?: Stage | null;
  deals?: Term[] | null;
}

export function rivals(scene: Scene): RivalsScene {
  return scene as RivalsScene;
}

export function cardOf(scene: RivalsScene, handle: number): Card | undefined {
  const found = scene.cards[String(handle)];
  return found ? { handle, ...found } : undefined;
}

const listed = new WeakMap<RivalsScene, Card[]>();

/** All cards of a scene; a scene never changes, so it is listed once. */
export function allCards(scene: RivalsScene): Card[] {
  let found = listed.get(scene);
  if (!found) {
    found = Object.entries(scene.cards).map(([handle, card]) => ({ handle: Number(handle), ...card }));
    listed.set(scene, found);
  }
  return found;
}

export function lying(scene: RivalsScene, zone: string, at?: number): Card[] {
  return allCards(scene).filter((card) => card.zone === zone && (at === undefined || card.at === at));
}

export function attached(scene: RivalsScene, host: number): Card[] {
  return allCards(scene).filter((card) => card.zone === "attached" && card.host === host);
}

/** The parties of a seat in The Streets, each with its members, and Monsters tagged by this seat. */
export function parties(scene: RivalsScene, seat: number): Card[][] {
  const found = new Map<number, Card[]>();
  for (const card of lying(scene, "streets", seat)) {
    const party = card.party ?? NOBODY;
    found.set(party, [...(found.get(party) ?? []), card]);
  }
  return [...found.values()];
}

export function tagged(scene: RivalsScene, seat: number): Card[] {
  return lying(scene, "streets", CITY).filter((card) => card.tagger === seat);
}

export function city(scene: RivalsScene): Card[] {
  return lying(scene, "streets", CITY).filter((card) => card.tagger === undefined || card.tagger === NOBODY);
}

export function pile(scene: RivalsScene, seat: number, zone: string): number {
  return scene.piles[`${seat}.${zone}`] ?? lying(scene, zone, seat).length;
}

/** Foes in the order of play, from the left of whoever looks. */
export function foesOf(scene: RivalsScene, seat: number): number[] {
  const seats = scene.seats.map((_, at) => at);
  return seat < 0 ? seats : seats.slice(seat + 1).concat(seats.slice(0, seat));
}

const SHOWN = new Set(["hand", "haven", "streets", "torpor", "attached", "tabled", "command", "placed", "shown"]);

/** Of these cards, those that lie where the board does not show them: they are shown on a stage. */
export function staged(scene: RivalsScene, seat: number, handles: readonly number[]): Card[] {
  return handles
    .map((handle) => cardOf(scene, handle) ?? { handle })
    .filter((card) => !SHOWN.has(card.zone ?? "") || (card.zone === "hand" && card.at !== seat));
}
