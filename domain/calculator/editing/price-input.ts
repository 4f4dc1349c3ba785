/** What is typed as a price, in whole euros: anything that is not an amount counts as nothing. */
export function wholeAmount(typed: string): number {
  const amount = Number.parseInt(typed.replace(/[\s\u00a0\u202f]/g, ''), 10);
  return amount > 0 && Number.isSafeInteger(amount) ? amount : 0;
}

/** Whether everybody reads the same amount in what is typed: figures, at most with spaces and a euro sign. */
export function isPlainAmount(typed: string): boolean {
  const figures = typed.replace(/[\s\u00a0\u202f]|€$/g, '');
  return /^\d+$/.test(figures) && Number(figures) === wholeAmount(typed);
}
