import type { EntryState } from '#server/publishing/working-copies/written-entries.ts';
import { dayOf, timeOf } from '../../dates.ts';
import { editingWords as words } from '../../editing/words.ts';

type UnpublishedStateProps = Pick<EntryState, 'unpublished' | 'isNew' | 'scheduled'>;

/** In a list: that something of an entry is not online, and when it will be. */
export function UnpublishedState({ unpublished, isNew, scheduled }: UnpublishedStateProps) {
  if (!unpublished) return null;
  const at = scheduled && new Date(scheduled.dueAt);
  return (
    <>
      {(isNew || !at) && (
        <span className="entry-state" data-state="draft">
          {isNew ? words.neverPublished : words.unpublished}
        </span>
      )}
      {at && (
        <span className="entry-state" data-state="scheduled">
          {words.willGoLive(words.on(dayOf(at), timeOf(at)))}
        </span>
      )}
    </>
  );
}
