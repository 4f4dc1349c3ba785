/** faut-il, y a-t-il, qu’est-ce: French turns a question round with a hyphen. */
const INVERSION = /([\p{L}’']+-(?:t-)?(?:je|tu|ils?|elles?|on|ce|nous|vous)(?!\p{L}))/iu;

/** A text cut around its inversions: other words and inversions in turn, other words first. */
export function splitInversions(text: string): string[] {
  return text.split(INVERSION);
}
