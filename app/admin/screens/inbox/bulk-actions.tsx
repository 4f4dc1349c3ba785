import { Form } from 'react-router';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import { useMay } from '../../administrator.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { ComingMeetings } from './coming-meetings.tsx';
import { words } from './words.ts';

/** The rows' boxes belong to the form of this bar, wherever they stand. */
export const BULK_FORM = 'inbox-chosen';

interface BulkActionsProps {
  query: InboxQuery;
  /** Every lead of the page shown, and those that are chosen. */
  all: readonly string[];
  chosen: readonly string[];
  /** When the meetings of the chosen ones begin that are to come. */
  coming: readonly string[];
  onChoose(ids: readonly string[]): void;
}

/** What can be done with several leads at once. */
export function BulkActions({ query, all, chosen, coming, onChoose }: BulkActionsProps) {
  const some = chosen.length > 0;
  const mayRemove = useMay('leads');
  const nothing = () => onChoose([]);
  return (
    <div className="inbox-chosen">
      <label>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = some && chosen.length < all.length;
          }}
          checked={some && chosen.length === all.length}
          onChange={() => onChoose(chosen.length === all.length ? [] : all)}
        />
        <span aria-live="polite">{some ? words.chosen(chosen.length) : words.chooseAll}</span>
      </label>
      <Form method="post" id={BULK_FORM} onSubmit={nothing} className="contents" aria-label={words.bulk}>
        {some &&
          intentsIn(query).map((intent) => (
            <button key={intent} type="submit" name="intent" value={intent} className="quiet-button">
              {words.short[intent]}
            </button>
          ))}
      </Form>
      {mayRemove && some && (
        <ConfirmedAction
          label={words.remove}
          title={words.removeTitle(chosen.length)}
          text={words.removeText}
          details={<ComingMeetings starts={coming} />}
          confirm={words.removeConfirm}
          intent="remove"
          fields={{ id: chosen }}
          onSubmit={nothing}
        />
      )}
    </div>
  );
}

function intentsIn({ box, archived }: InboxQuery) {
  return [
    'read' as const,
    'unread' as const,
    archived ? ('unarchive' as const) : ('archive' as const),
    box === 'spam' ? ('clear' as const) : ('spam' as const),
  ];
}
