// Lessons from this browser's side: what has been begun and done, and how a table for one is had.

import { chosenGame, coverOf, FIRST } from "../games";
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

/** What a lesson of a game is kept under. */
export function keyOf(game: string, lesson: string): string {
  return game === FIRST ? lesson : `${game}.${lesson}`;
}

function note(lesson: string, room: string, isDone: boolean): void {
  keep(KEY, JSON.stringify({ ...begun(), [lesson]: { room, isDone } }));
}

/** Its end has been reached, at this table or at an earlier one. */
export function finish(game: string, lesson: string, room: string): void {
  note(keyOf(game, lesson), room, true);
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

export async function lessons(game: string): Promise<Lesson[]> {
  return ask<Lesson[]>("GET", `/api/lessons?lang=${settings.lang}&game=${game}`);
}

async function dealt(path: string, body: unknown, names: string[]): Promise<string> {
  const found = await ask<{ room: string; tokens: string[] }>("POST", path, body);
  holdSeat(found.room, found.tokens[0] ?? "", names);
  return found.room;
}

function botName(game: string): string {
  return coverOf(game).botNames[0] ?? "";
}

function myName(game: string): string {
  return settings.name.trim() || coverOf(game).say("newcomer");
}

/** A new table for this lesson, from its beginning. What was done stays done. */
export async function start(game: string, lesson: string): Promise<void> {
  const name = myName(game);
  const room = await dealt(`/api/lessons/${lesson}?game=${game}`, { name }, [name, botName(game)]);
  note(keyOf(game, lesson), room, begun()[keyOf(game, lesson)]?.isDone ?? false);
  location.hash = `#/table/${room}`;
}

/** Where it was left, if it was begun and not done; otherwise from its beginning. */
export async function resume(game: string, lesson: string): Promise<void> {
  const found = begun()[keyOf(game, lesson)];
  if (found && !found.isDone) location.hash = `#/table/${found.room}`;
  else await start(game, lesson);
}

/** The first lesson that is not done. */
export async function learnOn(): Promise<void> {
  const [known, game] = [begun(), chosenGame()];
  const next = (await lessons(game)).find((each) => !known[keyOf(game, each.lesson)]?.isDone);
  if (next) await resume(game, next.lesson);
}

/** After the lessons: two starter decks, and a bot in the other seat. */
export async function wholeGame(game: string): Promise<void> {
  const { decks } = await ask<{ decks: string[] }>("GET", `/api/games/${game}`);
  const name = myName(game);
  const seats = [
    { name, deck: decks[0] ?? "" },
    { name: botName(game), deck: decks[1] ?? "", bot: coverOf(game).bot },
  ];
  const room = await dealt("/api/tables", { game, seats }, [name, botName(game)]);
  location.hash = `#/table/${room}`;
}
