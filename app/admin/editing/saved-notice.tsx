import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';

/** Long enough to be read. */
export const SAVED_SHOWN_MS = 3000;

interface SavedNoticeProps {
  draft: Draft;
  text: string;
  role?: 'status' | 'alert';
}

/** Says that a publication went well, for a moment, where a requirement asks for more than the state in the bar. */
export function SavedNotice({ draft, text, role = 'status' }: SavedNoticeProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = draft.getState().saved;
    const unsubscribe = draft.subscribe(() => {
      const { saved, merged } = draft.getState();
      if (saved === seen) return;
      seen = saved;
      if (merged || saved.draftBy !== undefined) return;
      clearTimeout(timer);
      setShown(true);
      timer = setTimeout(() => setShown(false), SAVED_SHOWN_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [draft]);
  return (
    shown && (
      <p role={role} className="admin-notice notice notice-good">
        {text}
      </p>
    )
  );
}
