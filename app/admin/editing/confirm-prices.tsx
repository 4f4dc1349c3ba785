import { labelOf } from '#app/admin/fields/labels.ts';
import { valueAt } from '#domain/content/lookup.ts';
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
              <strong>{priceName(draft, path)}</strong>
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

/** The label of a price, after what it is the price of: « Site vitrine · Simple ». */
function priceName(draft: Draft, path: string): string {
  const steps = path.split('.');
  const position = steps.findIndex((step) => /^\d+$/.test(step));
  const entry = Object(valueAt(draft.getState().content, steps.slice(0, position + 1).join('.')));
  const owner = entry.title ?? entry.name ?? entry.label;
  const label = labelOf(`${draft.name}.${path}`);
  return typeof owner === 'string' && owner !== '' ? `${owner} · ${label}` : label;
}
