import { useState } from 'react';
import { Form } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { words } from './words.ts';

/** Forgets a person, after a second question. */
export function EraseButton({ email, count }: { email: string; count: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="border-t border-line pt-4">
      <button type="button" className="quiet-button quiet-button-danger" onClick={() => setAsking(true)}>
        {words.erase}
      </button>
      {asking && (
        <ConfirmDialog
          title={words.eraseTitle}
          text={words.eraseText(email, count)}
          cancel={words.cancel}
          onCancel={() => setAsking(false)}
        >
          <Form method="post" onSubmit={() => setAsking(false)}>
            <input type="hidden" name="email" value={email} />
            <button type="submit" name="intent" value="erase" className="button button-small">
              {words.eraseConfirm}
            </button>
          </Form>
        </ConfirmDialog>
      )}
    </div>
  );
}
