// The keys of a replay: arrows step, Space plays, brackets jump to what matters.

import type { Replay } from "./replay.svelte";

export function pressed(event: KeyboardEvent, replay: Replay, keys: () => void): void {
  if (event.key === "Escape") {
    replay.letGo();
    return;
  }
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const isLine = target.matches("input[type=range]"); // the line of the game has arrows of its own
  if (!isLine && target.matches("input, select, textarea")) return;
  if ((isLine && /^(Arrow|Home|End)/.test(event.key)) || document.querySelector("dialog[open]")) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    Home: () => replay.step(-replay.last),
    End: () => replay.step(replay.last),
    "[": () => replay.toMoment(false),
    "]": () => replay.toMoment(true),
    s: () => (replay.peeks = !replay.peeks),
    "?": keys,
  };
  if (!target.closest("button, a")) acts[" "] = () => replay.toggle(); // a button in focus is pressed by it
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
