// The story as it is read: lines of the log, those alike joined into one. Nothing here takes words apart.

import type { LogLine, Piece } from "./protocol";
import { say } from "./words";

export interface Entry {
  at: number; // the place of its first line
  count: number; // how many lines it stands for
  kind: string;
  seat: number; // -1 if it is nobody's
  number: number;
  pieces: Piece[];
  handles: number[]; // cards that lie where they can be seen
}

export function entriesOf(lines: readonly LogLine[]): Entry[] {
  const runs: { at: number; lines: LogLine[] }[] = [];
  lines.forEach((line, at) => {
    const last = runs.at(-1);
    if (last && isAlike(last.lines[0] ?? line, line)) last.lines.push(line);
    else runs.push({ at, lines: [line] });
  });
  return runs.map(({ at, lines }) => entryOf(at, lines));
}

function isAlike(one: LogLine, other: LogLine): boolean {
  if (!other.several || one.kind !== other.kind || one.seat !== other.seat) return false;
  return JSON.stringify([one.because, one.several]) === JSON.stringify([other.because, other.several]);
}

function entryOf(at: number, lines: LogLine[]): Entry {
  const [first] = lines;
  if (!first) throw new Error("a run of no lines");
  const pieces = lines.length > 1 ? severalOf(first, lines) : [...(first.because ?? []), ...first.words];
  const named = lines.flatMap((line) => [...(line.cards ?? []), ...(line.why?.card ? [line.why.card] : [])]);
  const handles = [...new Set(named.map((card) => card.handle).filter((handle) => handle !== undefined))];
  return { at, count: lines.length, kind: first.kind, seat: first.seat ?? -1, number: first.number ?? 0, pieces, handles };
}

function severalOf(first: LogLine, lines: LogLine[]): Piece[] {
  const listed = listOf(lines);
  const words = (first.several ?? []).flatMap((piece) => (typeof piece !== "string" && piece.gap ? listed : [piece]));
  return begun([...(first.because ?? []), ...words]);
}

/** "Awe, Rebuke and 2 cards": those that are seen by name, the others by number. */
function listOf(lines: LogLine[]): Piece[] {
  const seen = lines.flatMap((line) => {
    const id = line.cards?.[0]?.id;
    return id ? line.words.filter((piece) => typeof piece !== "string" && piece.card === id).slice(0, 1) : [];
  });
  const hidden = lines.length - seen.length;
  const parts: Piece[] = hidden > 0 ? [...seen, hidden === 1 ? say("aCard") : say("someCards", hidden)] : seen;
  return parts.flatMap((part, at) => (at === 0 ? [part] : [at === parts.length - 1 ? say("and") : ", ", part]));
}

function begun(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return typeof first === "string" ? [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...rest] : pieces;
}

export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : (piece.text ?? ""))).join("");
}

export function textOf(line: LogLine | undefined): string {
  return line ? plain([...(line.because ?? []), ...line.words]) : "";
}
