import { useState } from 'react';
import { ToolIcon } from '../../shell/tool-icon.tsx';
import type { Draft } from '../draft.ts';
import { editingWords as words } from '../words.ts';
import { HistoryDialog } from './history-dialog.tsx';

export function HistoryButton({ drafts }: { drafts: readonly Draft[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={words.history}
        title={words.history}
        onClick={() => setOpen(true)}
      >
        <ToolIcon name="history" />
      </button>
      {open && <HistoryDialog drafts={drafts} onClose={() => setOpen(false)} />}
    </>
  );
}
