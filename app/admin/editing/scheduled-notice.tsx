import type { Draft } from './draft.ts';
import { dayOf, timeOf } from './format-time.ts';
import { editingWords as words } from './words.ts';

/** Says that a publication holds this content, and gives it back. */
export function ScheduledNotice({ draft }: { draft: Draft }) {
  if (!draft.scheduled) return null;
  const { name, dueAt } = draft.scheduled;
  const at = new Date(dueAt);
  const takeOut = async () => {
    if (await draft.takeOut()) location.reload();
  };
  return (
    <div role="status" className="save-banner notice">
      <p>{words.scheduled(name, words.on(dayOf(at), timeOf(at)))}</p>
      <button type="button" className="button button-small" onClick={() => void takeOut()}>
        {words.takeOut}
      </button>
    </div>
  );
}
