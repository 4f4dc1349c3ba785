/** The number that was typed into a field; null where it is none. */
export function parseNumber(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isFinite(number) ? number : null;
}
