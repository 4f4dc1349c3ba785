import { useHydrated } from '../../ui/use-hydrated.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import type { Draft } from './draft.ts';
import { dayOf, isToday, timeOf } from './format-time.ts';
import { useDraftsState } from './use-drafts-state.ts';
import { editingWords as words } from './words.ts';

/** Whether everything is saved, and since when. */
export function SaveStatus({ drafts }: { drafts: readonly Draft[] }) {
  const status = useDraftsState(drafts, (all) => {
    if (all.some(({ phase }) => phase === 'saving')) return 'saving';
    return all.some(({ content, saved }) => content !== saved.content) ? 'unsaved' : 'saved';
  });
  return (
    <p role="status" className="save-status" data-status={status}>
      <span className="save-dot" aria-hidden="true" />
      {status === 'saved' ? <SavedAt drafts={drafts} /> : words[status]}
    </p>
  );
}

/** In the time zone of the browser, which the server does not know. */
function SavedAt({ drafts }: { drafts: readonly Draft[] }) {
  const hydrated = useHydrated();
  const last = useDraftsState(drafts, (all) =>
    Math.max(0, ...all.map(({ saved }) => saved.at?.getTime() ?? 0)),
  );
  if (last === 0) return words.untouched;
  if (!hydrated) return null;
  const at = new Date(last);
  return isToday(at) ? words.saved(timeOf(at)) : words.savedOn(dayOf(at), timeOf(at));
}

/** The way back and forth through the changes, across the drafts of one editor. */
export function UndoButtons({ drafts }: { drafts: readonly Draft[] }) {
  const canUndo = useDraftsState(drafts, (all) => all.some(({ past }) => past.length > 0));
  const canRedo = useDraftsState(drafts, (all) => all.some(({ future }) => future.length > 0));
  return (
    <>
      <button
        type="button"
        className="tool"
        disabled={!canUndo}
        aria-label={words.undo}
        title={`${words.undo} (Ctrl+Z)`}
        onClick={() => lastChanged(drafts, 'past')?.undo()}
      >
        <ToolIcon name="undo" />
      </button>
      <button
        type="button"
        className="tool"
        disabled={!canRedo}
        aria-label={words.redo}
        title={`${words.redo} (Ctrl+Maj+Z)`}
        onClick={() => lastChanged(drafts, 'future')?.redo()}
      >
        <ToolIcon name="redo" />
      </button>
    </>
  );
}

/** Of several drafts, the one whose change came last and can be taken back (or brought back). */
export function lastChanged(drafts: readonly Draft[], way: 'past' | 'future'): Draft | undefined {
  return drafts
    .filter((draft) => draft.getState()[way].length > 0)
    .toSorted((a, b) => b.getState().changedAt - a.getState().changedAt)[0];
}

export function SaveButton({ drafts }: { drafts: readonly Draft[] }) {
  const dirty = useDraftsState(drafts, (all) => all.some(({ content, saved }) => content !== saved.content));
  return (
    <button
      type="button"
      className="button button-small"
      disabled={!dirty}
      title={words.saveKeys}
      onClick={() => saveAll(drafts)}
    >
      {words.save}
    </button>
  );
}

export async function saveAll(drafts: readonly Draft[]): Promise<void> {
  await Promise.all(drafts.map((draft) => draft.save()));
}
