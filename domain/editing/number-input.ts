/** What is typed into a field for a figure; null where it is none. */
export function figureOf(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isFinite(number) ? number : null;
}
