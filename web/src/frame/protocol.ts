// What goes over the socket: see docs/protocol.md. Nothing here knows a game.

export interface Option {
  words: string;
  card: number | null;
  verb: string;
  brings?: string; // what it costs and brings; empty if not even its card is to be told of
  passes?: number; // nothing is done, or no more
  number?: number; // how many, where that is the question: its digit takes it
  form?: number; // one of many that a form on the stage offers
}

export interface Prompt {
  seat: number;
  asks: string;
  what: string;
  number: number;
  window?: number; // a chance to react, which may go by with nothing done
  own?: number; // a moment that is the seat's own to use or to end: nobody passes it for them
  question?: string;
  rule?: string;
  about?: number;
  default?: number; // the option for whoever does not read: it stands first, and does nothing
  options?: Option[];
}

/** One thing said to a learner, and what it points at: cards by handle, places of the page by name. */
export interface CoachLine {
  key: string;
  text: string;
  cards: number[];
  places: string[];
}

export interface Coach {
  lesson: string;
  title: string;
  state: "on" | "off" | "done";
  step: number;
  of: number;
  lines: CoachLine[];
  aside: string;
  option: number; // the one that is advised; -1 if none is
  next: string; // the lesson after this one; empty after the last
}

/** What is true of a table, whatever is played there. */
export interface TableFacts {
  away?: number[];
  conceded?: number[];
  undoable?: number;
  undo?: { seat: number; agreed: number[] };
  clock?: { left: number[]; since: number; seat: number };
  again?: number[];
  stumbles?: Record<string, number>; // by seat
  next?: string;
  held?: { offer: "exact" | "rest" | ""; lost: number; consents: number[] }; // see "After an upgrade"
  coach?: Coach;
  commitment?: string;
  luck?: string; // what this seat has added to the shuffles
  awaited?: number[]; // before the deal, as are the next ones
  seats?: SeatFacts[];
  host?: number;
  decks?: Rule;
  pace?: Pace;
  deck?: { text: string; name: string }; // what lies at one's own seat
  closed?: number;
  terms?: Record<string, string>; // by which it is played, where that is not as usual
  proof?: Proof; // after the end
}

/** How long one may think: a reserve in seconds that each answer adds to, or days for each answer; of neither, no clock. */
export interface Pace {
  reserve: number;
  increment: number;
  days: number;
  on_time_out: OnTimeOut;
}

/** What becomes of those whose time is over: they pass, then a bot plays for them; or they concede at once. */
export type OnTimeOut = "bot" | "lose";

/** Which decks may be brought to a table. */
export type Rule = "any" | "starters" | "given";

export interface SeatFacts {
  state: "bot" | "free" | "taken" | "ready" | "away";
  way?: "link" | "open";
}

/** That nobody has chosen the cards: see "Fair shuffles". */
export interface Proof {
  commitment: string;
  secret: string;
  lucks: string[];
  seed: string;
}

/** What every game's scene has. The rest is the game's own. */
export interface Scene {
  prompt: Prompt | null;
  ended: { winner: number; way: string } | null;
  table?: TableFacts;
  asides?: Option[];
  stage?: unknown; // what is under way; the game knows what it is
  [key: string]: unknown;
}

export interface Said {
  seat: number;
  text: string;
  cards?: Record<string, string>; // the ids of cards it refers to, by what they are called in it
}

/** A line of chat in pieces: plain text, and cards. */
export function spoken(said: Said): { text: string; card?: string }[] {
  return said.text
    .split(/\[\[([^[\]]+)\]\]/)
    .map((text, at) => {
      const card = at % 2 === 1 ? said.cards?.[text] : undefined;
      if (card) return { text, card };
      return { text: at % 2 === 1 ? `[[${text}]]` : text };
    })
    .filter((piece) => piece.text);
}

/** A card in a line: its id, and where it lies if it is still seen there. */
export interface Named {
  id?: string;
  handle?: number;
}

/** A piece of a line: plain text, a card, a player, or the gap where several cards stand. */
export type Piece = string | { text?: string; card?: string; handle?: number; seat?: number; gap?: number };

/** What has happened, as data and in words. */
export interface LogLine {
  kind: string;
  words: Piece[];
  seat?: number;
  cards?: Named[];
  number?: number;
  why?: { rule?: string; card?: Named };
  because?: Piece[];
  several?: Piece[];
  sum?: number[];
}

export interface GreyedAct {
  words: string;
  card: number | null;
  why: string;
  rule: string;
}

export interface Welcome {
  t: "welcome";
  room: string;
  seat: number;
  names: string[];
  epoch: string;
  n: number;
  scene: Scene;
  log: LogLine[];
  chat: Said[];
  game: string;
}

export interface TableEvent {
  t: "event";
  n: number;
  patch?: Record<string, unknown>;
  log?: LogLine[];
  chat?: Said[];
}

/** How many connections each seat has. */
export interface Present {
  t: "present";
  seats: number[];
}

export interface Refused {
  t: "refused";
  id: number;
  code: string;
  why: string;
}

export type Reply =
  | { t: "done"; id: number }
  | { t: "invited"; id: number; invitation: string }
  | { t: "greyed"; id: number; acts: GreyedAct[] }
  | { t: "summed"; id: number; text: string }
  | { t: "knowledge"; id: number; cards: Record<string, Record<string, number>> };

export type Heard = Welcome | TableEvent | Present | Refused | Reply;

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** RFC 7386: objects are merged, anything else replaces, null means gone. Nothing that was is changed in place. */
export function patched(was: unknown, change: Plain): Plain {
  const found: Plain = isPlain(was) ? { ...was } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete found[key];
    else found[key] = isPlain(value) ? patched(found[key], value) : value;
  }
  return found;
}

/** A scene after a patch. What every scene has is there, even if it is nothing. */
export function sceneAfter(scene: Scene, change: Plain): Scene {
  return { prompt: null, ended: null, ...patched(scene, change) };
}
