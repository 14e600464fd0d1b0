// Hands on a card. A mouse or a key acts; a finger reads first, and acts with a button or by tapping twice.

import type { Looking } from "./looking.svelte";
import { settings } from "./settings.svelte";

const HOLD = 450; // milliseconds: a finger that stays this long wants to read
const TWICE = 280; // milliseconds in which a second tap makes a double tap

interface Handlers {
  onclick(event: MouseEvent): void;
  onkeydown(event: KeyboardEvent): void;
  onpointerdown(event: PointerEvent): void;
  onpointerup(): void;
  onpointercancel(): void;
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
  onfocus(event: FocusEvent): void;
  oncontextmenu(event: MouseEvent): void;
}

// There is one finger, whatever card it is on.
let isTouch = false;
let isHeld = false;
let holding: ReturnType<typeof setTimeout> | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let tapped: number | null = null;

/** The first tap shows the card with what can be done; a second one at once does it, if it is one thing. */
function tap(play: Looking, card: number): void {
  clearTimeout(opening);
  const isOne = play.byCard.get(card)?.length === 1;
  if (isOne && tapped === card) {
    tapped = null;
    play.press(card);
    return;
  }
  tapped = card;
  opening = setTimeout(
    () => {
      tapped = null;
      play.pin(card);
    },
    isOne ? TWICE : 0,
  );
}

export function handling(play: Looking, card: number): Handlers {
  const letGo = (): void => clearTimeout(holding);
  return {
    onclick(event) {
      clearTimeout(holding);
      if (isHeld || play.isSlip(event)) return;
      if (isTouch && event.detail > 0 && !settings.oneTap) tap(play, card);
      else play.press(card);
    },
    onkeydown(event) {
      if (event.key !== " ") return;
      event.preventDefault();
      play.pin(card);
    },
    onpointerdown(event) {
      isHeld = false;
      isTouch = event.pointerType === "touch";
      if (!isTouch) return;
      holding = setTimeout(() => {
        isHeld = true;
        play.pin(card);
      }, HOLD);
    },
    onpointerup: letGo,
    onpointercancel: letGo,
    onpointerenter: (event) => event.pointerType === "mouse" && play.linger(card),
    onpointerleave: (event) => event.pointerType === "mouse" && play.linger(null),
    onfocus: (event) => (event.currentTarget as HTMLElement).matches(":focus-visible") && play.look(card),
    oncontextmenu(event) {
      event.preventDefault();
      play.pin(card);
    },
  };
}
