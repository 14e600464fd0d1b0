// How large cards are drawn in the room they have, so that each of them is seen: whole, as a strip, or as a slip.

import { settings } from "../../frame/settings.svelte";
import { attached, type Card, type RivalsScene } from "./scene";

/** A card with all its parts; two lines with all its numbers; one line with its name and Blood. */
export type Form = "card" | "strip" | "slip";

export interface Fit {
  form: Form;
  width: number; // pixels of one that stands upright
  tall: number; // its height, in widths
}

export interface Room {
  width: number;
  height: number;
}

/** What takes up room: a card, and how many peep out under it. */
export interface Piece {
  lies: boolean;
  broad: boolean; // a city card is read, not fought with: it is a little broader
  attached: number;
}

/** Pieces that stay together; a party has a frame. */
export interface Group {
  pieces: Piece[];
  framed: boolean;
}

const TALL = 1.24; // the height of a card on the table, in widths
const SQUAT = 1; // and of one in a low window
const TALL_IN_HAND = 1.36;
const BROAD = 1.14;
const LEAST = 84; // pixels: a narrower card could not show its numbers in letters of 11
const SQUATS = { most: 132, least: 88 };
const LYING: Record<number, number> = { [TALL]: 1, [SQUAT]: 0.86 }; // the height of one that lies, in widths of one that stands
const STRIPS = { most: 176, least: 122, height: 34 };
const SLIPS = { most: 160, least: 44, height: 20 };
const TAB = 18; // the height of the name of an attached card
const SIGN = 21; // the width of an attached card's sign beside a strip or slip
const STEP = 2;
/** Between cards, and what a party's frame adds; the styles of .zone and .party say the same. */
const GAPS: Record<Form, { x: number; y: number; frameX: number; frameY: number; top: number }> = {
  card: { x: 10, y: 17, frameX: 18, frameY: 19, top: 13 },
  strip: { x: 6, y: 5, frameX: 12, frameY: 7, top: 4 },
  slip: { x: 4, y: 3, frameX: 10, frameY: 4, top: 2 },
};

/** Letters, and all that is measured by them, in times of the normal size. */
export function textScale(): number {
  return { normal: 1, large: 1.125, largest: 1.25 }[settings.size];
}

function sizeOf(piece: Piece, { form, width, tall }: Fit, text: number): Room {
  if (form === "card") {
    const broad = piece.broad ? width * BROAD : width;
    const low = width * (LYING[tall] ?? 1);
    const [across, down] = piece.lies ? [low * TALL, low] : [broad, width * tall];
    return { width: across, height: down + piece.attached * TAB * text };
  }
  const rows = form === "strip" ? 2 : 1;
  const height = (form === "strip" ? STRIPS.height : SLIPS.height) * text;
  return { width: width + Math.ceil(piece.attached / rows) * SIGN * text, height };
}

/** The height of boxes that flow one after the other; endless if one is broader than all the room. */
function flow(boxes: Room[], most: number, gap: { x: number; y: number }): number {
  let [height, line, used] = [0, 0, 0];
  for (const box of boxes) {
    if (box.width > most) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + gap.x + box.width > most) {
      height += line + gap.y;
      [line, used] = [0, 0];
    }
    used += (used > 0 ? gap.x : 0) + box.width;
    line = Math.max(line, box.height);
  }
  return height + line;
}

function boxOf(group: Group, drawn: Fit, most: number, text: number): Room {
  const gap = GAPS[drawn.form];
  const [frameX, frameY] = group.framed ? [gap.frameX, gap.frameY] : [0, 0];
  const sizes = group.pieces.map((piece) => sizeOf(piece, drawn, text));
  const inRow = sizes.reduce((sum, size) => sum + size.width, 0) + (sizes.length - 1) * gap.x;
  const across = Math.min(inRow, most - frameX);
  return { width: across + frameX, height: flow(sizes, across, gap) + frameY };
}

function fits(groups: Group[], drawn: Fit, room: Room, text: number): boolean {
  const boxes = groups.map((group) => boxOf(group, drawn, room.width, text));
  return flow(boxes, room.width, GAPS[drawn.form]) + GAPS[drawn.form].top <= room.height;
}

/** The most that can be shown of all these cards in this room, as large as it goes. */
export function fit(groups: Group[], room: Room, most: number, text = textScale()): Fit {
  const filled = groups.filter((group) => group.pieces.length > 0);
  const tries: [Form, number, number, number][] = [
    ["card", TALL, most, LEAST * text],
    ["card", SQUAT, Math.min(most, SQUATS.most * text), SQUATS.least * text],
    ["strip", 0, STRIPS.most * text, STRIPS.least * text],
    ["slip", 0, SLIPS.most * text, SLIPS.least],
  ];
  for (const [form, tall, widest, least] of tries)
    for (let width = Math.floor(widest); width >= least; width -= STEP)
      if (fits(filled, { form, width, tall }, room, text)) return { form, width, tall };
  return { form: "slip", width: SLIPS.least, tall: 0 };
}

const FORMS: Form[] = ["slip", "strip", "card"];
const SHARES = [0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.54, 0.58]; // of the height, for the upper of two lanes

function worth({ form, width }: Fit): number {
  return FORMS.indexOf(form) * 1000 + width;
}

/** How much of the height the upper lane has, so that the smallest card of both is as large as it goes. */
export function split(upper: Group[][], lower: Group[], room: Room, most: number, text = textScale()): number {
  const column = (room.width - (upper.length - 1) * GAPS.card.x) / Math.max(1, upper.length);
  const worths = SHARES.map((share) => {
    const [above, below] = [room.height * share, room.height * (1 - share)];
    const found = upper.map((groups) => fit(groups, { width: column, height: above }, most, text));
    const all = [...found, fit(lower, { width: room.width, height: below }, most, text)].map(worth);
    return Math.min(...all) + all.reduce((sum, each) => sum + each, 0) / 10_000;
  });
  return SHARES[worths.indexOf(Math.max(...worths))] ?? 0.5;
}

export function grouped(scene: RivalsScene, cards: Card[], { broad = false, framed = false } = {}): Group {
  return {
    framed,
    pieces: cards.map((card) => ({ lies: card.ready === 0, broad, attached: attached(scene, card.handle).length })),
  };
}

/** Cards one by one, in no frame. */
export function loose(scene: RivalsScene, cards: Card[], broad = false): Group[] {
  return cards.map((card) => grouped(scene, [card], { broad }));
}

// ---- a shelf: cards by their names, in columns

export interface Shelf {
  rows: number;
  width: number; // of a column
  looks: "" | "tight" | "bare"; // names without numbers; signs alone
}

const CHIP = { height: 23, most: 140, counted: 96, named: 58, bare: 34 };

export function shelf(chips: number, room: Room, text = textScale()): Shelf {
  const rows = Math.max(1, Math.floor((room.height + 2) / (CHIP.height * text)));
  const columns = Math.max(1, Math.ceil(chips / rows));
  const width = Math.floor(Math.min(CHIP.most * text, Math.max(CHIP.bare * text, room.width / columns - 4)));
  return { rows, width, looks: width < CHIP.named * text ? "bare" : width < CHIP.counted * text ? "tight" : "" };
}

// ---- a hand: cards side by side that overlap when there is no room

export interface Fan {
  width: number;
  step: number; // from one card to the next
}

const HELD = { most: 190, least: 84, gap: 8, edge: 5 };

export function fan(cards: number, room: Room, text = textScale()): Fan {
  const width = Math.floor(Math.min(HELD.most, Math.max(HELD.least, room.height / TALL_IN_HAND)));
  const step = cards > 1 ? Math.min(width + HELD.gap, (room.width - HELD.edge - width) / (cards - 1)) : width;
  return { width: Math.min(width, room.width), step: Math.max(24 * text, Math.floor(step)) };
}
