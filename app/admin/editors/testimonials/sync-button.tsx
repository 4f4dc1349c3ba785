import { useState } from 'react';
import type { Draft } from '../../editing/draft.ts';
import { Notice, type NoticeText } from '../../transfer/notice.tsx';
import { syncTestimonials } from './sync-testimonials.ts';
import { words } from './words.ts';

/** Brings back the shipped testimonials that are missing, and says what came of it. */
export function SyncButton({ draft }: { draft: Draft }) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  const sync = async () => {
    setBusy(true);
    const added = await syncTestimonials(draft);
    setBusy(false);
    setNotice(
      added === undefined
        ? { kind: 'bad', text: words.syncFailed }
        : { kind: 'good', text: words.synced(added) },
    );
  };
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        title={words.syncHelp}
        disabled={busy}
        onClick={() => void sync()}
      >
        {busy ? words.syncing : words.sync}
      </button>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}
