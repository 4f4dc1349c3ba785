import { useEffect, useRef, useState } from 'react';
import type { Section } from '#domain/content/sections.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import type { WorkingDocument } from '#server/publishing/working-copies/working-copies.ts';
import { startAutosave } from './autosave.ts';
import { createDraft, type Draft } from './draft.ts';
import { sectionHistory } from './history/section-history.ts';
import { keepLocalCopy } from './local-copies/local-copies.ts';
import { openedDocument, workingCopyApi } from './working-copy-api.ts';

/** A section as the loader of its editor hands it over. */
export interface EditedSection extends WorkingDocument {
  section: Section;
  language: Language;
  shape: FieldShape;
  /** Begins as unsaved, though nobody has changed anything yet. */
  unsaved?: boolean;
}

/** Drafts of the sections an editor edits, usually one, each saved by itself and kept in the browser meanwhile. */
export function useSectionDrafts(sections: readonly EditedSection[]): Draft[] {
  const [drafts] = useState(() => sections.map(draftOf));
  useKeptDrafts(drafts);
  return drafts;
}

/** Saves drafts by themselves and keeps them in the browser meanwhile, also while others join them. */
export function useKeptDrafts(drafts: readonly Draft[]): void {
  const kept = useRef(new Map<Draft, (() => void)[]>());
  useEffect(() => {
    for (const draft of drafts)
      if (!kept.current.has(draft)) kept.current.set(draft, [keepLocalCopy(draft), startAutosave(draft)]);
  }, [drafts]);
  useEffect(() => {
    const { current } = kept;
    return () => {
      for (const stop of [...current.values()].flat()) stop();
      current.clear();
    };
  }, []);
}

export function draftOf({ section, language, shape, unsaved, ...document }: EditedSection): Draft {
  return createDraft({
    key: `${language}/${section}`,
    name: section,
    shape,
    ...openedDocument(document, shape),
    unsaved,
    api: workingCopyApi(`sections/${language}/${section}`),
    history: sectionHistory(language, section),
  });
}
