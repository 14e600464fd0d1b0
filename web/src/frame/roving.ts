// One stop for Tab in each zone of cards; arrows move inside it.

import type { Attachment } from "svelte/attachments";

function cardsOf(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-card]")];
}

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

export const roving: Attachment = (zone) => {
  let current: HTMLElement | null = null;

  const settle = (): void => {
    const cards = cardsOf(zone);
    if (!current || !zone.contains(current)) current = cards[0] ?? null;
    for (const card of cards) card.tabIndex = card === current ? 0 : -1;
  };
  const focused = (event: Event): void => {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (card && zone.contains(card)) {
      current = card;
      settle();
    }
  };
  const pressed = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (!key.startsWith("Arrow") || !current || document.activeElement !== current) return;
    const next = toward(current, cardsOf(zone), key);
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
};
