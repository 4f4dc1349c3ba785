import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Section } from '#domain/content/sections.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import type { WorkingDocument } from '#server/publishing/working-copies/working-copies.ts';
import { apiFetch } from '../http/api-fetch.ts';
import type { ChosenImage } from '../screens/media/image-picker.tsx';
import type { Draft, DraftState } from './draft.ts';
import { draftOf, useKeptDrafts } from './use-section-drafts.ts';

type OtherDrafts = ReturnType<typeof createOtherDrafts>;
/** The images of the library that were chosen in this editor, by address: the library has words in both languages. */
type ChosenImages = Map<string, ChosenImage>;

/**
 * The sections of an editor in the other language, for the fields that write in both. Each is opened when a
 * field first asks for it.
 */
function createOtherDrafts(language: Language) {
  const listeners = new Set<() => void>();
  const asked = new Set<string>();
  let opened: readonly Draft[] = [];
  const chosenImages: ChosenImages = new Map();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => opened,
    chosenImages,
    of: (name: string) => opened.find((draft) => draft.name === name),

    async open({ name, shape }: Draft): Promise<void> {
      if (asked.has(name)) return;
      asked.add(name);
      const response = await apiFetch(`/api/working-copies/sections/${language}/${name}`);
      const document: WorkingDocument | undefined = response?.ok
        ? await response.json().catch(() => undefined)
        : undefined;
      // The next field that asks tries again.
      if (!document) return void asked.delete(name);
      opened = [...opened, draftOf({ ...document, section: name as Section, language, shape })];
      for (const listener of listeners) listener();
    },
  };
}

const OtherDraftsContext = createContext<OtherDrafts | undefined>(undefined);

/** For the frame of an editor: those that are open, saved by themselves as its own are. */
export function useOtherDrafts(language: Language): { others: OtherDrafts; otherDrafts: readonly Draft[] } {
  const [others] = useState(() => createOtherDrafts(otherLanguage(language)));
  const otherDrafts = useSyncExternalStore(others.subscribe, others.all, others.all);
  useKeptDrafts(otherDrafts);
  return { others, otherDrafts };
}

export function OtherDraftsProvider({ others, children }: { others: OtherDrafts; children: ReactNode }) {
  return <OtherDraftsContext value={others}>{children}</OtherDraftsContext>;
}

const nothing = () => undefined;
const nobody = () => nothing;

/** The other language of a draft, once it is there; never where an editor has one language only. */
export function useOtherDraft(draft: Draft, isWanted: boolean): Draft | undefined {
  const others = use(OtherDraftsContext);
  useEffect(() => {
    if (isWanted) void others?.open(draft);
  }, [others, draft, isWanted]);
  const get = others ? () => others.of(draft.name) : nothing;
  return useSyncExternalStore(others?.subscribe ?? nobody, get, get);
}

/** What becomes of what is written for the other language. */
export function otherDraftState({ content, saved, scheduled }: DraftState) {
  if (scheduled) return 'scheduled';
  if (content !== saved.content) return 'unsaved';
  return saved.draftBy === undefined ? 'public' : 'saved';
}

export function useChosenImages(): ChosenImages | undefined {
  return use(OtherDraftsContext)?.chosenImages;
}
