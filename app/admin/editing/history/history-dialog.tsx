import { useState } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { dayOf, timeOf } from '../../dates.ts';
import { entryOf } from '../../shell/navigation.ts';
import type { Draft } from '../draft.ts';
import type { Version } from '../draft-api.ts';
import { editingWords as words } from '../words.ts';
import { useLoaded } from './use-loaded.ts';
import { type DraftVersion, VersionDetail } from './version-detail.tsx';

interface HistoryDialogProps {
  drafts: readonly Draft[];
  onClose(): void;
}

/** Every version that was ever saved: who, when, what differs, and the way back. */
export function HistoryDialog({ drafts, onClose }: HistoryDialogProps) {
  const [versions, failed] = useLoaded(() => loadVersions(drafts), drafts);
  const [chosen, setChosen] = useState<DraftVersion>();
  const shown = chosen ?? versions?.[0];
  return (
    <Modal label={words.history} onClose={onClose} className="admin-dialog history">
      <h2>{words.history}</h2>
      {!versions && <p role="status">{failed ? words.historyFailed : words.historyLoading}</p>}
      {versions?.length === 0 && <p>{words.historyEmpty}</p>}
      {versions && shown && (
        <div className="history-columns">
          <ul className="history-list" aria-label={words.versions}>
            {versions.map((one) => (
              <li key={`${one.draft.key}/${one.version.rev}`}>
                <button
                  type="button"
                  aria-pressed={one === shown}
                  className="history-version"
                  onClick={() => setChosen(one)}
                >
                  <VersionName one={one} named={drafts.length > 1} />
                </button>
              </li>
            ))}
          </ul>
          <VersionDetail key={`${shown.draft.key}/${shown.version.rev}`} {...shown} />
        </div>
      )}
      <button type="button" className="quiet-button" onClick={onClose}>
        {words.close}
      </button>
    </Modal>
  );
}

function VersionName({ one: { draft, version }, named }: { one: DraftVersion; named: boolean }) {
  if (version.rev === 0) return <strong>{words.shippedVersion}</strong>;
  const at = new Date(version.updatedAt);
  return (
    <>
      <strong>
        {dayOf(at)}, {timeOf(at)}
      </strong>
      <span>{words.actions[version.action] ?? version.action}</span>
      {named && <span>{entryOf(`pages/${draft.name}`)?.label}</span>}
      <span className="history-who">{version.updatedBy}</span>
    </>
  );
}

/** Newest first, and at the end the shipped words, which everything began with. */
async function loadVersions(drafts: readonly Draft[]): Promise<DraftVersion[]> {
  const lists = await Promise.all(
    drafts.map(async (draft) => {
      const versions = await draft.history.list();
      const shipped: Version = { rev: 0, action: 'save', updatedAt: '', updatedBy: '' };
      return versions.length > 0 ? [...versions, shipped].map((version) => ({ draft, version })) : [];
    }),
  );
  return lists.flat().toSorted((a, b) => b.version.updatedAt.localeCompare(a.version.updatedAt));
}
