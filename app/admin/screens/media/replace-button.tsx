import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FileButton } from './file-button.tsx';
import { sendImage } from './send-image.ts';
import { words } from './words.ts';

type State = { busy: true } | { error: string } | { done: true } | undefined;

/** Another image in the same places. */
export function ReplaceButton({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>();
  const busy = state !== undefined && 'busy' in state;

  const replace = async (file: File) => {
    setState({ busy: true });
    const { error } = await sendImage(file, id);
    await revalidate();
    setState(error ? { error } : { done: true });
  };
  return (
    <section className="grid gap-2">
      <FileButton label={words.replace} busy={busy} onFile={replace} className="justify-self-start" />
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
