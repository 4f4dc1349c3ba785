import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Draft } from './draft.ts';
import { useDraftsState } from './use-drafts-state.ts';
import { editingWords as words } from './words.ts';

/** Back to what is published, after a question. */
export function DiscardButton({ drafts }: { drafts: readonly Draft[] }) {
  const [state, setState] = useState<'closed' | 'asking' | 'failed'>('closed');
  const hasDraft = useDraftsState(drafts, (all) => all.some(({ saved }) => saved.draftBy !== undefined));
  if (!hasDraft) return null;
  const discard = async () => {
    const written = drafts.filter((draft) => draft.getState().saved.draftBy !== undefined);
    const done = await Promise.all(written.map((draft) => draft.discard()));
    setState(done.every(Boolean) ? 'closed' : 'failed');
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => setState('asking')}>
        {words.discardDraft}
      </button>
      {state !== 'closed' && (
        <ConfirmDialog
          title={words.discardTitle}
          text={state === 'failed' ? <span role="alert">{words.discardFailed}</span> : words.discardText}
          cancel={words.keepDraft}
          onCancel={() => setState('closed')}
        >
          <button type="button" className="button button-small" onClick={() => void discard()}>
            {words.discardDraft}
          </button>
        </ConfirmDialog>
      )}
    </>
  );
}
