import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ACCEPTED_PICTURES } from '#domain/images/picture-rules.ts';
import { sendPicture } from './send-picture.ts';
import { words } from './words.ts';

type State = { busy: true } | { error: string } | { done: true } | undefined;

/** Another picture in the same places. */
export function ReplaceButton({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>();
  const busy = state !== undefined && 'busy' in state;

  const replace = async (file: File | undefined) => {
    if (!file) return;
    setState({ busy: true });
    const { error } = await sendPicture(file, id);
    await revalidate();
    setState(error ? { error } : { done: true });
  };
  return (
    <section className="grid gap-2">
      <label className="quiet-button justify-self-start" aria-busy={busy}>
        <input
          type="file"
          accept={ACCEPTED_PICTURES}
          disabled={busy}
          className="sr-only"
          onChange={({ target }) => {
            replace(target.files?.[0]);
            target.value = '';
          }}
        />
        {busy && <span className="spinner" aria-hidden="true" />}
        {words.replace}
      </label>
      <p className="text-ink-soft text-sm">{words.replaceHelp}</p>
      {state && 'error' in state && (
        <p role="alert" className="notice notice-bad">
          {state.error}
        </p>
      )}
      <p role="status" className={state && 'done' in state ? 'notice notice-good' : 'sr-only'}>
        {state && 'done' in state && words.replaced}
      </p>
    </section>
  );
}
