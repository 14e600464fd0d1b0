// The keys of the table. Digits answer; letters can be switched off.

import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

export interface Doings {
  story(): void;
  chat(): void;
  keys(): void;
  stopPassing(): void;
  next(): void;
}

function step(found: HTMLElement[], back: boolean): void {
  const at = found.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (back ? found.length - 1 : 0) : (at + (back ? -1 : 1) + found.length) % found.length;
  found[next]?.focus();
}

function nextLegal(back: boolean): void {
  step([...document.querySelectorAll<HTMLElement>("[data-legal]")], back);
}

/** To the next part of the table that can be entered: its first stop for Tab, or itself. */
function nextRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  for (let step = 1; step <= regions.length; step++) {
    const region = regions[(at + (back ? -step : step) + 2 * regions.length) % regions.length];
    const stop = region?.querySelector<HTMLElement>('[data-card][tabindex="0"], .btn, button:not([tabindex="-1"])');
    (stop ?? region)?.focus();
    if (region?.contains(document.activeElement)) return;
  }
}

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox"].includes(target.type);
  return ["TEXTAREA", "SELECT"].includes(target.tagName);
}

export function pressed(event: KeyboardEvent, play: Play, doings: Doings): void {
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    play.letGo();
    return;
  }
  if (event.key === "F6") {
    event.preventDefault();
    nextRegion(event.shiftKey);
    return;
  }
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (/^[0-9]$/.test(event.key)) {
    const choice = play.choices.find((each) => each.key === event.key);
    if (choice) void play.take(choice.at);
    return;
  }
  if (!settings.letters) return;
  const act: Record<string, () => void> = {
    g: () => nextLegal(event.shiftKey),
    w: () => play.explain(),
    e: () => document.querySelector<HTMLElement>(".inspector .known button")?.focus(),
    i: () => (play.isPinned = !play.isPinned && play.inspected !== null),
    u: () => {
      if (play.connection.table.undoable) void play.attempt(play.connection.wish("undo"));
    },
    a: doings.stopPassing,
    s: () => (play.peeks = !play.peeks),
    n: doings.next,
    c: () => play.nextWho(),
    l: doings.story,
    "/": doings.chat,
    "?": doings.keys,
  };
  const found = act[event.key.toLowerCase()];
  if (!found) return;
  event.preventDefault();
  found();
}
