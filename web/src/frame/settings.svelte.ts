// What a person has chosen, kept in this browser.

export type Lang = "en" | "es";
export type Theme = "dark" | "light";
export type TextSize = "normal" | "large" | "largest";

export function kept(key: string): string {
  try {
    return localStorage.getItem(`primogen.${key}`) ?? "";
  } catch {
    return "";
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`primogen.${key}`, value);
    dispatchEvent(new CustomEvent("primogen-kept", { detail: key }));
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}

/** What the address asks for (?lang=es), what was chosen here before, or what the browser speaks. */
function firstLang(): Lang {
  const asked = new URLSearchParams(location.search).get("lang");
  const found = asked || kept("lang") || navigator.language.slice(0, 2);
  return found === "es" ? "es" : "en";
}

function firstTheme(): Theme {
  return kept("theme") === "light" ? "light" : "dark";
}

function firstSize(): TextSize {
  const found = kept("size");
  return found === "large" || found === "largest" ? found : "normal";
}

/** When to pass for a person: in windows, or wherever only passing is offered; until something happens to them; until their turn. */
export type Profile = "off" | "windows" | "only" | "me" | "turn";
export const PROFILES: readonly Profile[] = ["off", "windows", "only", "me", "turn"];
const PASSING: readonly Profile[] = ["windows", "only"]; // these stay on until they are stopped

function firstProfile(): Profile {
  return PASSING.find((profile) => profile === kept("autopass")) ?? "off";
}

/** How fast one is shown what others do. */
export type Pace = "slow" | "normal" | "fast" | "once";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "once"];

function firstPace(): Pace {
  return PACES.find((pace) => pace === kept("pace")) ?? "normal";
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(firstTheme());
  name = $state(kept("name"));
  game = $state(kept("game")); // that is played; empty if none was chosen
  reasons = $state(kept("reasons") === "yes");
  letters = $state(kept("letters") !== "no");
  oneTap = $state(kept("oneTap") === "yes"); // a finger acts at once, and reads by staying
  size = $state<TextSize>(firstSize());
  still = $state(kept("still") === "yes");
  pace = $state<Pace>(firstPace());
  autopass = $state<Profile>(firstProfile());
  padded = $state(kept("padded") !== "no"); // auto-pass takes its time, so that nobody learns from it

  constructor() {
    this.show();
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keep("lang", lang);
    this.show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  turnTheme(): void {
    this.setTheme(this.theme === "dark" ? "light" : "dark");
  }

  setSize(size: TextSize): void {
    this.size = size;
    keep("size", size);
    this.show();
  }

  /** No movement, whatever the system says; without it, as the system says. */
  setStill(on: boolean): void {
    this.still = on;
    keep("still", on ? "yes" : "no");
    this.show();
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  setGame(game: string): void {
    this.game = game;
    keep("game", game);
  }

  setReasons(on: boolean): void {
    this.reasons = on;
    keep("reasons", on ? "yes" : "no");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  setLetters(on: boolean): void {
    this.letters = on;
    keep("letters", on ? "yes" : "no");
  }

  setOneTap(on: boolean): void {
    this.oneTap = on;
    keep("oneTap", on ? "yes" : "no");
  }

  /** Whether anything may move: neither the person nor their system says no. */
  get moves(): boolean {
    return !this.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  setAutopass(profile: Profile): void {
    this.autopass = profile;
    keep("autopass", PASSING.includes(profile) ? profile : "off"); // those that end by themselves are not kept
  }

  /** As a game would have it, for whoever has never said. */
  passAsUsual(profile: Profile): void {
    if (kept("autopass") === "") this.autopass = profile;
  }

  setPadded(on: boolean): void {
    this.padded = on;
    keep("padded", on ? "yes" : "no");
  }

  private show(): void {
    const { documentElement: page } = document;
    page.lang = this.lang;
    page.dataset["theme"] = this.theme;
    page.dataset["size"] = this.size;
    page.dataset["motion"] = this.still ? "none" : "system";
  }
}

export const settings = new Settings();

// ---- seats this browser holds: the secret of each, by table

/** How a seat is taken: by invitation, or by its number if it is open. */
export interface Way {
  invitation?: string;
  seat?: number;
}

export interface HeldSeat {
  room: string;
  token: string;
  names: string[]; // none before one has been there
  at: number;
  seat?: number; // which it is
  way?: Way; // until one has been there
  isOver?: boolean; // as far as this browser knows
}

export function heldSeats(): HeldSeat[] {
  try {
    const found: unknown = JSON.parse(kept("seats") || "[]");
    return Array.isArray(found) ? (found as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

export function tokenOf(room: string): string {
  return heldSeats().find((seat) => seat.room === room)?.token ?? "";
}

export function wayTo(room: string): Way {
  return heldSeats().find((seat) => seat.room === room)?.way ?? {};
}

export function holdSeat(room: string, token: string, names: string[], seat?: number): void {
  const held = heldSeats().find((each) => each.room === room);
  const known = seat ?? held?.seat;
  const now: HeldSeat = { room, token, names, at: Date.now(), isOver: held?.isOver ?? false };
  keepSeat(known === undefined ? now : { ...now, seat: known });
}

export function keepSeat(seat: HeldSeat): void {
  const others = heldSeats().filter((each) => each.room !== seat.room);
  keep("seats", JSON.stringify([seat, ...others].slice(0, 30)));
}

/** The game there is over. */
export function endSeat(room: string): void {
  keep("seats", JSON.stringify(heldSeats().map((seat) => (seat.room === room ? { ...seat, isOver: true } : seat))));
}

export function forgetSeat(room: string): void {
  keep("seats", JSON.stringify(heldSeats().filter((seat) => seat.room !== room)));
}

export function forgetSeats(): void {
  keep("seats", "[]");
}
