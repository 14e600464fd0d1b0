// What counts as a phone: narrow, or so low that a table could not be laid on it.

const PHONE = "(max-width: 720px), (max-height: 500px)";

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

/** Says whether this is one, now and whenever it changes. */
export function watchPhone(tell: (is: boolean) => void): () => void {
  const found = matchMedia(PHONE);
  const say = (): void => tell(found.matches);
  say();
  found.addEventListener("change", say);
  return () => found.removeEventListener("change", say);
}
