import { useState } from 'react';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Draft } from './draft.ts';
import { useDraftsState } from './use-drafts-state.ts';
import { editingWords as words } from './words.ts';

interface DiscardButtonProps {
  drafts: readonly Draft[];
  /** Nothing of it was ever published: there is nothing left to show. */
  onGone?(bringBack: () => Promise<boolean>): void;
}

type State = 'closed' | 'asking' | 'conflict' | 'failed' | 'discarded';

/** Back to what is published, after a question; the draft can be had back at once. */
export function DiscardButton({ drafts, onGone }: DiscardButtonProps) {
  const [state, setState] = useState<State>('closed');
  const hasDraft = useDraftsState(drafts, (all) => all.some(({ saved }) => saved.draftBy !== undefined));
  const discard = async () => {
    const written = drafts.filter((draft) => draft.getState().saved.draftBy !== undefined);
    const done = await Promise.all(written.map((draft) => draft.discard()));
    const problem = done.find((one) => one === 'failed' || one === 'conflict');
    setState(problem ?? 'discarded');
    const [draft] = written;
    if (draft && done.includes('gone')) onGone?.(draft.bringBack);
  };
  const sharesPrices = drafts.some(({ name }) => name === 'calculator');
  const warning = sharesPrices ? `${words.discardText} ${words.discardPrices}` : words.discardText;
  const bringBack = async () => {
    const done = await Promise.all(drafts.map((draft) => draft.bringBack()));
    setState(done.every(Boolean) ? 'closed' : 'discarded');
  };
  return (
    <>
      {hasDraft && (
        <button
          type="button"
          className="quiet-button"
          title={words.discardDraft}
          onClick={() => setState('asking')}
        >
          <span className="discard-icon">
            <ToolIcon name="bin" />
          </span>
          <span className="discard-words">{words.discardDraft}</span>
        </button>
      )}
      {state === 'discarded' && !hasDraft && (
        <div className="toast">
          <p role="status" className="notice notice-good">
            {words.discarded}{' '}
            <button type="button" className="text-link underline" onClick={() => void bringBack()}>
              {words.bringBack}
            </button>
          </p>
        </div>
      )}
      {(state === 'asking' || state === 'conflict' || state === 'failed') && (
        <ConfirmDialog
          title={words.discardTitle}
          text={state === 'asking' ? warning : <span role="alert">{words.discardStopped[state]}</span>}
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
