import { useEffect, useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { dayOf, timeOf } from '../../dates.ts';
import type { Draft } from '../draft.ts';
import { editingWords as words } from '../words.ts';
import { forgetDraft } from './draft-storage.ts';
import { findLocalCopies, type LocalCopy } from './local-copies.ts';

/** Offers the unsaved work of an earlier visit: closed tab, ended session, lost network. */
export function LocalCopyOffer({ draft }: { draft: Draft }) {
  const [copies, setCopies] = useState<LocalCopy[]>([]);
  useEffect(() => {
    void findLocalCopies(draft.key).then(setCopies);
  }, [draft]);

  const close = ({ id }: LocalCopy) => {
    forgetDraft(id);
    setCopies((shown) => shown.filter((copy) => copy.id !== id));
  };
  const resume = (copy: LocalCopy) => {
    close(copy);
    draft.resume(copy.changes);
  };
  return copies.map((copy) => (
    <div key={copy.id} role="status" className="save-banner notice">
      <div>
        <p>{words.copyFound(whenOf(copy))}</p>
        <p className="save-banner-detail">{words.copyFields(namesOf(draft, copy))}</p>
      </div>
      <div className="save-banner-ways">
        <button type="button" className="button button-small" onClick={() => resume(copy)}>
          {words.resume}
        </button>
        <button type="button" className="quiet-button" onClick={() => close(copy)}>
          {words.discard}
        </button>
      </div>
    </div>
  ));
}

function whenOf({ at }: LocalCopy): string {
  const date = new Date(at);
  return `${dayOf(date)} à ${timeOf(date)}`;
}

function namesOf(draft: Draft, { changes }: LocalCopy): string {
  return changes.map(({ path }) => `${labelOf(`${draft.name}.${path}`)} (${path})`).join(', ');
}
