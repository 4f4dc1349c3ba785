import { useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { useMay } from '../administrator.tsx';
import type { Draft } from '../editing/draft.ts';
import { sendJson } from '../http/send-json.ts';
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
  const scopes = useMay('site') ? [false, true] : [false];
  const confirm = async () => {
    const done = all
      ? await sendJson('/api/content', '', 'DELETE')
      : (await Promise.all(drafts.map(resetSection))).every(Boolean);
    if (done && all) location.reload();
    if (done) setOpen(false);
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
          <p>{all ? words.resetAllText : words.resetText}</p>
          <fieldset className="reset-scope">
            <legend>{words.resetScope}</legend>
            {scopes.map((scope) => (
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

/** The shipped words come into the draft: the site changes when it is published, and undo brings the others back. */
async function resetSection(draft: Draft): Promise<boolean> {
  const shipped = await draft.history.content(0).catch(() => undefined);
  if (shipped === undefined) return false;
  draft.replace(shipped);
  await draft.save();
  return true;
}
