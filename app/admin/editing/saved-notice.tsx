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
    let seen = draft.getState();
    const unsubscribe = draft.subscribe(() => {
      const before = seen;
      seen = draft.getState();
      const { saved, conflicts, merged, content } = seen;
      const isPublished = before.phase === 'publishing' && saved !== before.saved;
      // Somebody else's words came first: ours are on their way.
      const goesOn = conflicts.length > 0 || (merged && content !== saved.content);
      if (!isPublished || goesOn || saved.draftBy !== undefined) return;
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
