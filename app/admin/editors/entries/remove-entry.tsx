import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { adminPaths } from '#domain/pages.ts';
import type { EntryState } from '#server/publishing/working-copies/written-entries.ts';
import { useMay } from '../../administrator.tsx';
import { dayOf, timeOf } from '../../dates.ts';
import { editingWords } from '../../editing/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type BringBack, type EntryAddress, removeEntry } from './entry-api.ts';
import type { Banner } from './entry-banner.tsx';
import { removalWords } from './words.ts';

interface RemoveEntryProps {
  entry: EntryAddress;
  title: string;
  /** Something was written in it that is not published. */
  unpublished: boolean;
  /** The publication that waits with what was written. */
  scheduled: EntryState['scheduled'];
  disabled?: boolean;
  words: {
    removeTitle: string;
    removeConfirm: string;
    keep: string;
    broughtBack: string;
    failed: string;
  };
  onBanner(banner: Banner): void;
}

/** Takes an entry away, unless a publication waits with it. */
export function RemoveEntry(props: RemoveEntryProps) {
  const { title, scheduled, disabled, onBanner } = props;
  const [asking, setAsking] = useState(false);
  // What was never published is nobody's loss.
  const mayRemove = useMay('publish') || props.entry.isNew;
  if (!mayRemove) return null;
  const ask = () => (scheduled ? onBanner(heldBack(title, scheduled)) : setAsking(true));
  return (
    <>
      <button type="button" disabled={disabled} onClick={ask} className="tool">
        {removalWords.remove}
        <span className="sr-only"> : {title}</span>
      </button>
      {asking && <RemoveDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks before an entry leaves the site; afterwards it can be brought back at once. */
function RemoveDialog(props: RemoveEntryProps & { onClose(): void }) {
  const { entry, title, unpublished, words, onBanner, onClose } = props;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const undo = async (bringBack: BringBack) => {
    const restored = await bringBack();
    onBanner(restored ? { kind: 'done', text: words.broughtBack } : { kind: 'failed', text: words.failed });
    await revalidate();
  };
  const remove = async () => {
    setBusy(true);
    const removal = await removeEntry(entry);
    onClose();
    if (removal.kind === 'failed') return onBanner({ kind: 'failed', text: words.failed });
    if (removal.kind === 'published') {
      onBanner({ kind: 'failed', text: editingWords.publishedMeanwhile(title) });
      return revalidate();
    }
    if (removal.kind === 'scheduled') return onBanner(heldBack(title, removal));
    const action = (
      <button type="button" className="text-link underline" onClick={() => undo(removal.bringBack)}>
        {removalWords.undoRemove}
      </button>
    );
    onBanner({ kind: 'done', text: removalWords.removed(title), action });
    await revalidate();
  };

  const removeText = [
    removalWords.removeText(title),
    ...(unpublished ? [editingWords.removedWithDraft] : []),
  ];
  return (
    <ConfirmDialog
      title={words.removeTitle}
      text={entry.isNew ? removalWords.removeDraftText(title) : removeText.join(' ')}
      cancel={words.keep}
      onCancel={onClose}
    >
      <button type="button" className="button button-small" disabled={busy} onClick={remove}>
        {words.removeConfirm}
      </button>
    </ConfirmDialog>
  );
}

function heldBack(title: string, { name, dueAt }: { name: string; dueAt: string }): Banner {
  const at = new Date(dueAt);
  const text = editingWords.heldBack(title, name, editingWords.on(dayOf(at), timeOf(at)));
  const action = (
    <Link className="underline" to={`${adminPaths.fr}/publications/scheduled`}>
      {editingWords.scheduledPublications}
    </Link>
  );
  return { kind: 'failed', text, action };
}
