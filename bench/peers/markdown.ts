const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table; columns after the first are set to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(row).join('\n');
}

/** A figure, or a dash where nothing was measured. */
export function figure(value: number | undefined, digits = 0): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  return value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, digits === 0 ? ' ' : '');
}

/** Empty where it cannot be told. */
export function verdict(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'met' : '**missed**';
}
