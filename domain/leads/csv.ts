/** What a spreadsheet would take for a formula, in narrow and in wide letters, blanks before it or not. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Without it Excel reads UTF-8 as the letters of the nineties. */
const BOM = '\uFEFF';

/** A table as French Excel opens it. A cell that could be calculated begins with an apostrophe: it is text. */
export function csv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
