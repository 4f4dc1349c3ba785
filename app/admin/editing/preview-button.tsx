import { type FormEvent, useState } from 'react';
import { PreviewForm } from '../preview/preview-form.tsx';
import { ToolIcon } from '../shell/tool-icon.tsx';
import type { Draft } from './draft.ts';
import { saveAll } from './save-status.tsx';
import { useDraftsState } from './use-drafts-state.ts';
import { editingWords as words } from './words.ts';

interface PreviewButtonProps {
  drafts: readonly Draft[];
  /** The page of the site that shows what is written here. */
  path: string;
}

/** The page as it will be, in a tab of its own: there while something is written that visitors do not see. */
export function PreviewButton({ drafts, path }: PreviewButtonProps) {
  const [stopped, setStopped] = useState(false);
  const written = useDraftsState(drafts, (all) =>
    all.some(({ content, saved }) => content !== saved.content || saved.draftBy !== undefined),
  );
  const unsaved = useDraftsState(drafts, (all) =>
    all.some(({ content, saved }) => content !== saved.content),
  );
  const held = useDraftsState(
    drafts,
    (all) => all.find(({ scheduled }) => scheduled)?.scheduled?.publication ?? '',
  );
  if (!written && held === '') return null;

  /** A preview shows what the server has: what is written here goes there first. */
  const open = async (event: FormEvent<HTMLFormElement>) => {
    if (!drafts.some((draft) => draft.isDirty())) return;
    event.preventDefault();
    const form = event.currentTarget;
    // Opened at once, as browsers allow it only in answer to a click.
    const name = `preview-${crypto.randomUUID()}`;
    const tab = window.open('', name);
    await saveAll(drafts);
    const stored = !drafts.some((draft) => draft.isDirty());
    setStopped(!stored);
    if (!stored) return tab?.close();
    form.target = name;
    form.submit();
    form.target = '_blank';
  };
  return (
    <>
      <PreviewForm
        perspective={held === '' ? 'working' : `publication:${held}`}
        path={path}
        className="editor-link"
        onSubmit={(event) => void open(event)}
      >
        {held === '' ? words.previewDraft : words.previewHeld} <ToolIcon name="open" />
      </PreviewForm>
      {stopped && unsaved && (
        <div className="toast">
          <p role="alert" className="notice notice-bad">
            {words.previewStopped}
          </p>
        </div>
      )}
    </>
  );
}
