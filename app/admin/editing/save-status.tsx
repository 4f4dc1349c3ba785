import { useHydrated } from '../../ui/use-hydrated.ts';
import { useAdministrator } from '../administrator.tsx';
import { dayOf, isToday, timeOf } from '../dates.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import type { Draft } from './draft.ts';
import { useDraftsState } from './use-drafts-state.ts';
import { editingWords as words } from './words.ts';

interface SaveStatusProps {
  drafts: readonly Draft[];
  /** Published as something that visitors are not shown. */
  hidden?: boolean;
  /** Published, to be shown to visitors from a day on. */
  scheduledFor?: string;
}

/** Whether everything is saved and published, and since when. */
export function SaveStatus({ drafts, hidden = false, scheduledFor = '' }: SaveStatusProps) {
  const status = useDraftsState(drafts, (all) => {
    if (all.some(({ scheduled }) => scheduled)) return 'waiting';
    if (all.some(({ phase }) => phase === 'publishing')) return 'publishing';
    if (all.some(({ phase }) => phase === 'saving')) return 'saving';
    if (all.some(({ content, saved }) => content !== saved.content)) return 'unsaved';
    return all.some(({ saved }) => saved.draftBy !== undefined) ? 'draft' : 'published';
  });
  return (
    <p role="status" className="save-status" data-status={status}>
      <span className="save-dot" aria-hidden="true" />
      {status === 'draft' || status === 'published' ? (
        <SavedAt drafts={drafts} hidden={hidden} scheduledFor={scheduledFor} />
      ) : (
        words[status]
      )}
    </p>
  );
}

/** Not before the browser draws: which day is today may be another one by then than on the server. */
function SavedAt({ drafts, hidden, scheduledFor }: Required<SaveStatusProps>) {
  const hydrated = useHydrated();
  const last = useDraftsState(drafts, (all) =>
    Math.max(0, ...all.map(({ saved }) => saved.at?.getTime() ?? 0)),
  );
  const draftBy = useDraftsState(
    drafts,
    (all) => all.find(({ saved }) => saved.draftBy)?.saved.draftBy ?? '',
  );
  const publishedBy = useDraftsState(
    drafts,
    (all) => all.find(({ saved }) => saved.at?.getTime() === last)?.saved.publishedBy ?? '',
  );
  const { email } = useAdministrator();
  const unlessMe = (who: string) => (who === email ? '' : who);
  if (last === 0) return words.untouched;
  if (!hydrated) return null;
  const at = new Date(last);
  const when = isToday(at) ? words.at(timeOf(at)) : words.on(dayOf(at), timeOf(at));
  if (draftBy !== '') return words.draft(when, unlessMe(draftBy));
  if (hidden) return words.hidden(when);
  return scheduledFor === ''
    ? words.published(when, unlessMe(publishedBy))
    : words.willAppear(scheduledFor, when);
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

/** Of several drafts, the one whose change is the next to be taken back (the last made) or brought back (the first). */
export function lastChanged(drafts: readonly Draft[], way: 'past' | 'future'): Draft | undefined {
  const next = (draft: Draft) => draft.getState()[way].at(-1)?.change ?? 0;
  const changed = drafts.filter((draft) => next(draft) > 0).toSorted((a, b) => next(a) - next(b));
  return way === 'past' ? changed.at(-1) : changed[0];
}

interface PublishButtonProps {
  drafts: readonly Draft[];
  /** Where it publishes another page than the one that is open. */
  label?: string;
}

/** Makes public what is written; there is nothing to do where all of it is. */
export function PublishButton({ drafts, label }: PublishButtonProps) {
  const isPublic = useDraftsState(drafts, (all) =>
    all.every(
      ({ content, saved, scheduled }) =>
        scheduled || (content === saved.content && saved.draftBy === undefined),
    ),
  );
  return (
    <button
      type="button"
      className={label ? 'quiet-button' : 'button button-small'}
      disabled={isPublic}
      title={label ? undefined : words.publishKeys}
      onClick={() => publishAll(drafts)}
    >
      {label ?? words.publish}
    </button>
  );
}

export async function publishAll(drafts: readonly Draft[]): Promise<void> {
  await Promise.all(drafts.map((draft) => draft.publish()));
  if (drafts.every((draft) => draft.getState().phase === 'idle')) return;
  // What stands in the way is told above the fields, which may be far from the one somebody wrote in.
  document.querySelector('.save-banner.notice-bad')?.scrollIntoView({ block: 'center' });
}

export async function saveAll(drafts: readonly Draft[]): Promise<void> {
  await Promise.all(drafts.map((draft) => draft.save()));
}
