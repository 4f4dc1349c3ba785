/** What French texts are printed with, which keyboards do not have: narrow and plain no-break spaces, ’ and « ». */
const rules = [
  { wrong: /\p{L}'\p{L}/u, problem: 'straight-apostrophe' },
  { wrong: /"/, problem: 'straight-quotes' },
  { wrong: /[\p{L}\d%€)»] [?!;]/u, problem: 'space-before-mark' },
  { wrong: /[\p{L}\d%€)»] :/u, problem: 'space-before-colon' },
  { wrong: /[\p{L}][?!;](?=\s|$)/u, problem: 'no-space-before-mark' },
  { wrong: /« | »/u, problem: 'space-inside-quotes' },
  { wrong: /\d (?:€|%)/u, problem: 'space-before-unit' },
  { wrong: /\.\.\./, problem: 'three-dots' },
] as const;

export type TypographyProblem = (typeof rules)[number]['problem'];

/** Addresses and code keep the characters of keyboards. */
const NOT_PROSE = /^(?:\/|https?:|mailto:|tel:|#)|^\S*$/;

/** What is wrong with the typography of a French text. */
export function typographyProblems(text: string): TypographyProblem[] {
  if (NOT_PROSE.test(text)) return [];
  const prose = text.replace(/<[^>]*>/g, '');
  return rules.filter(({ wrong }) => wrong.test(prose)).map(({ problem }) => problem);
}
