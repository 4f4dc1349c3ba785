import { enclosingEntryName } from '#domain/editing/list-entry-name.ts';
import { priceName } from '../price-name.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Draft } from './draft.ts';
import { useDraftState } from './drafts.tsx';
import { editingWords as words } from './words.ts';

/** Names each price that changes a lot, and publishes only after a yes. */
export function ConfirmPrices({ draft }: { draft: Draft }) {
  const unconfirmed = useDraftState(draft, (state) => state.unconfirmed);
  if (unconfirmed.length === 0) return null;
  return (
    <ConfirmDialog
      title={words.unconfirmedTitle}
      text={words.unconfirmedText}
      cancel={words.leaveUnconfirmed}
      onCancel={draft.leaveUnconfirmed}
      details={
        <ul className="price-changes">
          {unconfirmed.map(({ path, message }) => (
            <li key={path}>
              <strong>
                {priceName(draft.name, path, enclosingEntryName(draft.getState().content, path))}
              </strong>
              <br />
              {message}
            </li>
          ))}
        </ul>
      }
    >
      <button
        type="button"
        className="button button-small"
        onClick={() => void draft.publish({ confirmed: true })}
      >
        {words.confirmPublish}
      </button>
    </ConfirmDialog>
  );
}
