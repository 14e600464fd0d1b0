// Lessons from this browser's side: what has been begun and done, and how a table for one is had.

import { GAME, theGame } from "../games";
import { ask } from "./http";
import { heldSeats, holdSeat, keep, kept, settings, type HeldSeat } from "./settings.svelte";

export interface Lesson {
  lesson: string;
  title: string;
  about: string;
  steps: number;
}

export interface Begun {
  room: string;
  isDone: boolean;
}

const KEY = "lessons";

function isBegun(value: unknown): value is Begun {
  return typeof value === "object" && value !== null && "room" in value && "isDone" in value;
}

/** By lesson: its table, and whether its end has been reached. */
export function begun(): Record<string, Begun> {
  try {
    const found: unknown = JSON.parse(kept(KEY) || "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Begun] => isBegun(entry[1])));
  } catch {
    return {};
  }
}

function note(lesson: string, room: string, isDone: boolean): void {
  keep(KEY, JSON.stringify({ ...begun(), [lesson]: { room, isDone } }));
}

/** Its end has been reached, at this table or at an earlier one. */
export function finish(lesson: string, room: string): void {
  note(lesson, room, true);
}

/** Somebody who has neither a table nor a lesson yet. */
export function isNewcomer(): boolean {
  return heldSeats().length === 0 && Object.keys(begun()).length === 0;
}

/** Seats at tables that are no lessons. */
export function seatsInGames(): HeldSeat[] {
  const lessons = new Set(Object.values(begun()).map((each) => each.room));
  return heldSeats().filter((seat) => !lessons.has(seat.room));
}

export async function lessons(): Promise<Lesson[]> {
  return ask<Lesson[]>("GET", `/api/lessons?lang=${settings.lang}`);
}

async function dealt(path: string, body: unknown, names: string[]): Promise<string> {
  const found = await ask<{ room: string; tokens: string[] }>("POST", path, body);
  holdSeat(found.room, found.tokens[0] ?? "", names);
  return found.room;
}

function botName(): string {
  return theGame().botNames[0] ?? "";
}

function myName(): string {
  return settings.name.trim() || theGame().say("newcomer");
}

/** A new table for this lesson, from its beginning. What was done stays done. */
export async function start(lesson: string): Promise<void> {
  const name = myName();
  const room = await dealt(`/api/lessons/${lesson}`, { name }, [name, botName()]);
  note(lesson, room, begun()[lesson]?.isDone ?? false);
  location.hash = `#/table/${room}`;
}

/** Where it was left, if it was begun and not done; otherwise from its beginning. */
export async function resume(lesson: string): Promise<void> {
  const found = begun()[lesson];
  if (found && !found.isDone) location.hash = `#/table/${found.room}`;
  else await start(lesson);
}

/** The first lesson that is not done. */
export async function learnOn(): Promise<void> {
  const known = begun();
  const next = (await lessons()).find((each) => !known[each.lesson]?.isDone);
  if (next) await resume(next.lesson);
}

/** After the lessons: two starter decks, and a bot in the other seat. */
export async function wholeGame(): Promise<void> {
  const { decks } = await ask<{ decks: string[] }>("GET", `/api/games/${GAME}`);
  const name = myName();
  const seats = [
    { name, deck: decks[0] ?? "" },
    { name: botName(), deck: decks[1] ?? "", bot: theGame().bot },
  ];
  const room = await dealt("/api/tables", { game: GAME, seats }, [name, botName()]);
  location.hash = `#/table/${room}`;
}
