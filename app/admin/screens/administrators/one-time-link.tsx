import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import type { ActionResult } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { words } from './words.ts';

/** What became of a form that makes a link, and the link, which is shown this once. */
export function OneTimeLink({ label, result }: { label: string; result: ActionResult | undefined }) {
  const [copied, setCopied] = useState(false);
  const link = result?.link;
  return (
    <>
      <FormNotice result={result} />
      {typeof link === 'string' && (
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <Field label={label}>
            {(control) => (
              <input {...control} value={link} readOnly onFocus={({ target }) => target.select()} />
            )}
          </Field>
          <button
            type="button"
            className="quiet-button"
            onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}
          >
            <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          </button>
        </div>
      )}
    </>
  );
}
