import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';

/** A section as somebody is writing it. */
export interface WrittenSection {
  section: string;
  language: Language;
  content: unknown;
  shape: FieldShape;
}

/** What the back office tells the page beside an editor. A field is named by its id: `faq.title`. */
export type ToPage =
  | { kind: 'write'; sections: WrittenSection[] }
  | { kind: 'go'; path: string }
  /** Shows where a field stands: in the page that is open, else in the one that is named. */
  | { kind: 'point'; field: string; page: string }
  | { kind: 'theme'; dark: boolean };

/** What the page tells the back office. */
export type FromPage =
  /** It listens. */
  | { kind: 'ready' }
  /** Somebody followed a link in it. */
  | { kind: 'moved'; path: string }
  /** Somebody chose a text to change it. */
  | { kind: 'open'; field: string };
