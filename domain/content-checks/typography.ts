/** What French texts are printed with, which keyboards do not have: narrow and plain no-break spaces, ’ and « ». */
const rules: { wrong: RegExp; says: string }[] = [
  { wrong: /\p{L}'\p{L}/u, says: 'apostrophe droite : écrire ’' },
  { wrong: /"/, says: 'guillemets droits : écrire « … »' },
  { wrong: /[\p{L}\d%€)»] [?!;]/u, says: 'espace simple avant ? ! ; : mettre une espace fine insécable' },
  { wrong: /[\p{L}\d%€)»] :/u, says: 'espace simple avant deux-points : mettre une espace insécable' },
  { wrong: /[\p{L}][?!;](?=\s|$)/u, says: 'pas d’espace avant ? ! ; : mettre une espace fine insécable' },
  { wrong: /« | »/u, says: 'espace simple dans les guillemets : mettre une espace insécable' },
  { wrong: /\d (?:€|%)/u, says: 'espace simple devant € ou % : mettre une espace insécable' },
  { wrong: /\.\.\./, says: 'trois points : écrire …' },
];
/** Addresses and code keep the characters of keyboards. */
const NOT_PROSE = /^(?:\/|https?:|mailto:|tel:|#)|^\S*$/;

/** What is wrong with the typography of a French text. */
export function typographyProblems(text: string): string[] {
  if (NOT_PROSE.test(text)) return [];
  const prose = text.replace(/<[^>]*>/g, '');
  return rules.filter(({ wrong }) => wrong.test(prose)).map(({ says }) => says);
}
