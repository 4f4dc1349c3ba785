import type { Written } from '#app/page-frame/messages.ts';
import type { Language } from '#domain/languages.ts';
import type { Draft } from '../editing/draft.ts';

/** Something that is being written, for the page beside it. */
export interface WrittenSource {
  /** Begins the ids of its fields. */
  name: string;
  /** Says whether something is new since it was last read. */
  content(): unknown;
  /** Undefined while it cannot be shown: then the page keeps what it showed. */
  written(): Written | undefined;
  subscribe(listener: () => void): () => void;
}

export function sectionSource(draft: Draft): WrittenSource {
  const [language, section] = draft.key.split('/') as [Language, string];
  const content = () => draft.getState().content;
  return {
    name: draft.name,
    content,
    written: () => ({ collection: 'section', language, section, content: content(), shape: draft.shape }),
    subscribe: draft.subscribe,
  };
}

/** What is told apart by where it stands. */
export function writtenKey(written: Written): string {
  const { language, collection } = written;
  return `${language}/${collection === 'section' ? written.section : `${collection}/${written.at}`}`;
}
