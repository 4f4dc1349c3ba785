import { useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import type { Draft } from '../editing/draft.ts';
import { send } from './send.ts';
import { transferWords as words } from './words.ts';

interface ResetButtonProps {
  /** What is reset with the smaller of the two scopes. */
  drafts: readonly Draft[];
  title: string;
  languageName: string;
}

/** Back to the shipped words, for what is open or for everything, after a confirmation. */
export function ResetButton({ drafts, title, languageName }: ResetButtonProps) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const [failed, setFailed] = useState(false);
  const confirm = async () => {
    const done = all
      ? await send('/api/content', '', 'DELETE')
      : (await Promise.all(drafts.map(resetSection))).every(Boolean);
    if (done) location.reload();
    setFailed(!done);
  };
  return (
    <>
      <button type="button" className="quiet-button reset-button" onClick={() => setOpen(true)}>
        {words.reset}
      </button>
      {open && (
        <Modal label={words.resetTitle} onClose={() => setOpen(false)} className="admin-dialog">
          <h2>{words.resetTitle}</h2>
          <p>{words.resetText}</p>
          <fieldset className="reset-scope">
            <legend>{words.resetScope}</legend>
            {[false, true].map((scope) => (
              <label key={String(scope)}>
                <input type="radio" name="scope" checked={all === scope} onChange={() => setAll(scope)} />
                {scope ? words.resetAll : words.resetSection(title, languageName)}
              </label>
            ))}
          </fieldset>
          {failed && (
            <p role="alert" className="notice notice-bad">
              {words.resetFailed}
            </p>
          )}
          <div className="admin-dialog-ways">
            <button type="button" className="button button-small" onClick={() => void confirm()}>
              {words.confirmReset}
            </button>
            <button type="button" className="quiet-button" onClick={() => setOpen(false)}>
              {words.cancel}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}

/** What is being written goes first into the history: a reset takes nothing out of it. */
async function resetSection(draft: Draft): Promise<unknown> {
  await draft.save();
  const { rev } = draft.getState().saved;
  return rev === 0 || send(`/api/content/${draft.key}`, JSON.stringify({ basedOn: rev }), 'DELETE');
}
