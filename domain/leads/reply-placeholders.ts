import { fillIn } from '../content/text.ts';

/** What a template of an answer can name: the visitor, the agency, and where the estimate of a quote stands. */
const placeholders = ['name', 'agency', 'estimate'] as const;
type Placeholder = (typeof placeholders)[number];

/** A template for one visitor. What is not known of this one is left as it is, to be seen. */
export function filledTemplate(text: string, known: Partial<Record<Placeholder, string>>): string {
  return fillIn(text, known);
}

/** The placeholders that an answer still holds: nobody wants to send those. */
export function leftPlaceholders(text: string): string[] {
  return placeholders.map((name) => `{${name}}`).filter((written) => text.includes(written));
}
