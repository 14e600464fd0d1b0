// One stop for Tab in each zone of cards, or of other things alike; arrows move inside it.

import type { Attachment } from "svelte/attachments";

function center(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest card in the direction of an arrow key. */
function toward(from: HTMLElement, among: HTMLElement[], key: string): HTMLElement | undefined {
  const [x, y] = center(from);
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const reach = (other: HTMLElement): number => {
    const [ox, oy] = center(other);
    const ahead = sign * (sideways ? ox - x : oy - y);
    const aside = Math.abs(sideways ? oy - y : ox - x);
    return ahead > 4 ? ahead + 3 * aside : Number.POSITIVE_INFINITY;
  };
  const found = among.filter((other) => other !== from && Number.isFinite(reach(other)));
  return found.sort((a, b) => reach(a) - reach(b))[0];
}

function rove(zone: Element, selector: string): () => void {
  const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(selector)];
  let current: HTMLElement | null = null;

  const settle = (): void => {
    const found = stops();
    if (!current || !zone.contains(current)) current = found[0] ?? null;
    for (const stop of found) stop.tabIndex = stop === current ? 0 : -1;
  };
  const focused = (event: Event): void => {
    const stop = (event.target as Element).closest<HTMLElement>(selector);
    if (stop && zone.contains(stop)) {
      current = stop;
      settle();
    }
  };
  const pressed = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (!key.startsWith("Arrow") || !current || document.activeElement !== current) return;
    const next = toward(current, stops(), key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", focused);
  zone.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    zone.removeEventListener("focusin", focused);
    zone.removeEventListener("keydown", pressed);
  };
}

export const roving: Attachment = (zone) => rove(zone, "[data-card]");
export const rovingLinks: Attachment = (zone) => rove(zone, "[data-link]");
