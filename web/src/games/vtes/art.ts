// Pictures that nobody drew: a character is a mirrored mask made of the letters of its name, a library card a rosette
// with as many petals as its type has. Lightness comes from the theme (--art-0 to --art-5), so both themes work.

import type { CardKind } from "./names";

type Point = readonly [number, number];

export interface Hue {
  hue: number;
  rich: number; // saturation
}

export interface Mask extends Hue {
  outer: string;
  inner: string;
  ground: string;
  moon: { x: number; y: number; r: number };
  eyes: { apart: number; y: number; r: number };
}

export interface Rosette extends Hue {
  petals: string;
  gap: number; // of the ring around it
  heart: number; // the radius of its middle
}

const CLANS: Record<string, readonly [number, number]> = {
  ventrue: [222, 34],
  toreador: [338, 34],
  tremere: [356, 38],
  malkavian: [268, 32],
  nosferatu: [92, 24],
  brujah: [14, 40],
  gangrel: [34, 30],
};
const TYPES: Partial<Record<CardKind, readonly [hue: number, rich: number, petals: number]>> = {
  action: [40, 16, 3],
  "action-modifier": [262, 26, 5],
  reaction: [214, 32, 4],
  combat: [354, 38, 6],
  "political-action": [44, 40, 8],
  master: [160, 24, 7],
  equipment: [200, 14, 2],
  retainer: [130, 20, 4],
  ally: [186, 22, 4],
  event: [24, 36, 9],
};
const ROUND = 5.2; // how far the handles of a curve reach

/** FNV-1a: the same everywhere. */
function hashed(text: string): number {
  return [...new TextEncoder().encode(text)].reduce((hash, byte) => Math.imul(hash ^ byte, 16777619) >>> 0, 2166136261);
}

/** The letters of a name as numbers from 0 to 25; of the same in a row, one. */
function letters(name: string): number[] {
  const plain = [...name.toLowerCase().normalize("NFD")].filter((letter) => letter >= "a" && letter <= "z");
  const found = plain.map((letter) => letter.charCodeAt(0) - 97).filter((value, at, all) => value !== all[at - 1]);
  return found.length > 0 ? found : [12];
}

function first(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => values[at % values.length] ?? 0);
}

function fixed(...numbers: number[]): string {
  return numbers.map((each) => each.toFixed(1)).join(" ");
}

/** A closed curve through all of them. */
function smooth(points: readonly Point[]): string {
  const at = (place: number): Point => points[(place + points.length) % points.length] ?? [0, 0];
  const pieces = points.map((_, place) => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const leaving = [from[0] + (to[0] - before[0]) / ROUND, from[1] + (to[1] - before[1]) / ROUND] as const;
    const coming = [to[0] - (after[0] - from[0]) / ROUND, to[1] - (after[1] - from[1]) / ROUND] as const;
    return `C${fixed(...leaving)} ${fixed(...coming)} ${fixed(...to)}`;
  });
  return `M${fixed(...at(0))}${pieces.join("")}Z`;
}

interface Outline {
  radius: number;
  low: number; // the width of an "a"
  top: number;
  bottom: number;
}

/** The letters are widths from top to bottom; the left side mirrors the right. */
function mirrored(values: readonly number[], { radius, low, top, bottom }: Outline): Point[] {
  const right = values.map((value, at): Point => {
    const way = (at + 0.5) / values.length;
    const width = radius * (low + (1 - low) * (value / 25)) * Math.sin(Math.PI * (way * 0.86 + 0.07));
    return [30 + width, 40 + top * radius + (bottom - top) * radius * way];
  });
  const left = right.toReversed().map(([x, y]): Point => [60 - x, y]);
  return [[30, 40 + top * radius], ...right, [30, 40 + bottom * radius], ...left];
}

/** Of a character, in a box of 60 by 80. */
export function maskOf(name: string, clan: string): Mask {
  const seed = hashed(name);
  const bits = (shift: number, below: number): number => (seed >>> shift) % below;
  const [hue, rich] = CLANS[clan] ?? [clan ? hashed(clan) % 360 : 220, clan ? 28 : 20];
  const known = letters(name);
  const low = 56 + bits(7, 10);
  const hills = `Q${10 + bits(11, 16)} ${46 + bits(4, 12)} 30 ${58 + bits(6, 8)}T60 ${52 + bits(8, 12)}`;
  return {
    hue,
    rich,
    outer: smooth(mirrored(first(known, 7), { radius: 26, low: 0.3, top: -1.12, bottom: 1.18 })),
    inner: smooth(mirrored(first(known.toReversed(), 5), { radius: 15, low: 0.12, top: -0.98, bottom: 1.15 })),
    ground: `M-120 ${low + 4}L0 ${low}${hills}L180 ${58 + bits(8, 12)}V170H-120Z`,
    moon: { x: 12 + bits(3, 36), y: 14 + bits(9, 16), r: 9 + bits(13, 9) },
    eyes: { apart: 4.2 + bits(5, 40) / 10, y: 36 - bits(17, 60) / 10, r: 1.2 + bits(21, 10) / 10 },
  };
}

/** Of a library card, in a box of 80 by 60. */
export function rosetteOf(name: string, kind: string): Rosette {
  const [hue, rich, petals] = TYPES[kind as CardKind] ?? [220, 20, 5];
  const seed = hashed(name);
  const known = first(letters(name), 5);
  const points = Array.from({ length: petals * 5 }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / (petals * 5) - Math.PI / 2;
    const radius = 27 * (0.34 + (0.66 * (known[at % 5] ?? 0)) / 25);
    return [40 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
  });
  return { hue, rich, petals: smooth(points), gap: 2 + (seed % 3), heart: 3 + (seed % 3) };
}
