/** With a capital letter at its beginning. */
export function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
