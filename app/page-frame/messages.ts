import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import type { TextPlace } from './text-place.ts';

/** A section as somebody is writing it. */
export interface WrittenSection {
  collection: 'section';
  section: string;
  language: Language;
  content: unknown;
  shape: FieldShape;
}

/** An article or a case study as somebody is writing it in its form. */
export interface WrittenEntry {
  collection: 'articles' | 'case-studies';
  language: Language;
  /** Its page stands under this slug, whatever its own becomes meanwhile. */
  at: string;
  /** Where its editor is, below the address of the back office. */
  editor: string;
  form: unknown;
  shape: FieldShape;
}

export type Written = WrittenSection | WrittenEntry;

/** What the back office tells the page beside an editor. A field is named by its id: `faq.title`. */
export type ToPage =
  | { kind: 'write'; written: Written[] }
  | { kind: 'go'; path: string }
  /** Shows where a field stands: in the page that is open, else in the one that is named; of a long text the part. */
  | { kind: 'point'; field: string; page: string; text?: string }
  | { kind: 'theme'; dark: boolean };

/** What the page tells the back office. `entry`: where the article or case study of the page is edited. */
export type FromPage =
  /** It listens, and waits to be told where to go. */
  | { kind: 'ready' }
  /** Somebody followed a link in it. */
  | { kind: 'moved'; path: string; entry?: string }
  /** Somebody chose a text to change it. */
  | { kind: 'open'; field: string; entry?: string; at?: TextPlace };
