import { Allowed } from '../administrator.tsx';
import { dayOf, timeOf } from '../dates.ts';
import type { Draft } from './draft.ts';
import { useDraftState } from './drafts.tsx';
import { PageName } from './named-page.tsx';
import { editingWords as words } from './words.ts';

/** Says that a publication holds this content, and gives it back. */
export function ScheduledNotice({ draft }: { draft: Draft }) {
  const scheduled = useDraftState(draft, (state) => state.scheduled);
  const unsaved = useDraftState(draft, (state) => state.content !== state.saved.content);
  if (!scheduled) return null;
  const { name, dueAt } = scheduled;
  const at = new Date(dueAt);
  const takeOut = async () => {
    // What was opened as scheduled is read anew, as the draft that it is now.
    if ((await draft.takeOut()) && !unsaved) location.reload();
  };
  return (
    <div role="status" tabIndex={-1} className="save-banner notice scheduled-notice">
      <div>
        <p>
          <PageName />
          {words.scheduled(name, words.on(dayOf(at), timeOf(at)))}
        </p>
        {unsaved && <p className="save-banner-detail">{words.scheduledMeanwhile}</p>}
      </div>
      <Allowed right="publish">
        <button type="button" className="button button-small" onClick={() => void takeOut()}>
          {words.takeOut}
        </button>
      </Allowed>
    </div>
  );
}
