import { useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { ImportPreview } from '#server/transfer/transfer-service.ts';
import { Modal } from '../../ui/modal.tsx';
import { DiffText } from '../editing/history/diff-text.tsx';
import { entryOf } from '../shell/navigation.ts';
import { transferWords as words } from './words.ts';

interface ImportDialogProps {
  name: string;
  preview: ImportPreview;
  onConfirm(): Promise<void>;
  onCancel(): void;
}

/** What an import will change, language by language, before it changes anything. */
export function ImportDialog({ name, preview, onConfirm, onCancel }: ImportDialogProps) {
  const [busy, setBusy] = useState(false);
  const changing = onlyChanging(preview);
  const changesNothing = changing.sections.length + changing.entries.length === 0;
  const confirm = () => {
    setBusy(true);
    void onConfirm();
  };
  return (
    <Modal label={words.previewTitle(name)} onClose={onCancel} className="admin-dialog">
      <h2>{words.previewTitle(name)}</h2>
      <p role={changesNothing ? 'status' : undefined}>{changesNothing ? words.nothing : words.previewText}</p>
      {languages.map((language) => (
        <LanguagePreview key={language} language={language} preview={changing} />
      ))}
      <div className="admin-dialog-ways">
        {!changesNothing && (
          <button type="button" className="button button-small" disabled={busy} onClick={confirm}>
            {busy ? words.importing : words.confirmImport}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={onCancel}>
          {changesNothing ? words.closePreview : words.cancel}
        </button>
      </div>
    </Modal>
  );
}

function LanguagePreview({ language, preview }: { language: Language; preview: ImportPreview }) {
  const sections = preview.sections.filter((one) => one.language === language);
  const entries = preview.entries.filter((one) => one.language === language);
  if (sections.length + entries.length === 0) return null;
  return (
    <section className="import-language">
      <h3>{words.languages[language]}</h3>
      {sections.map(({ section, changes }) => (
        <details key={section}>
          <summary>
            {entryOf(`pages/${section}`)?.label ?? section} · {words.fields(changes.length)}
          </summary>
          {changes.map(({ path, before, after }) => (
            <div key={path} className="import-field">
              <strong>{labelOf(`${section}.${path}`)}</strong> <code className="field-path">{path}</code>
              <DiffText before={before} after={after} />
            </div>
          ))}
        </details>
      ))}
      <ul>
        {entries.map(({ kind, id, title, effect }) => (
          <li key={`${kind}/${id}`}>
            {words.kinds[kind]} « {title} » · {words.effects[effect]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function onlyChanging({ sections, entries }: ImportPreview): ImportPreview {
  return {
    sections: sections.filter(({ changes }) => changes.length > 0),
    entries: entries.filter(({ effect }) => effect !== 'same'),
  };
}
