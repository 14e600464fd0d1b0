// How long a pass takes that need not take any time: as people do, mostly short, and sometimes long.

export const MEDIAN = 2000; // milliseconds
export const LONGEST = 8000;
const SPREAD = 0.6; // of the logarithm: two of three pauses are between 1.1 and 3.6 seconds

/** Log-normal, up to the longest. */
export function pause(random: () => number = Math.random): number {
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const found = MEDIAN * Math.exp(SPREAD * normal);
    if (found <= LONGEST) return found;
  }
}
