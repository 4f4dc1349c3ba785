import { useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { ImportMode } from '#server/transfer/import-report.ts';
import type { ImportPreview } from '#server/transfer/transfer-service.ts';
import { Modal } from '../../ui/modal.tsx';
import { longDateTime } from '../dates.ts';
import { DiffText } from '../editing/history/diff-text.tsx';
import { publicationFindingWords } from '../finding-words.ts';
import { priceName } from '../price-name.ts';
import { entryOf } from '../shell/navigation.ts';
import { documentNames } from './report-lines.ts';
import { transferWords as words } from './words.ts';

interface ImportDialogProps {
  name: string;
  preview: ImportPreview;
  onConfirm(mode: ImportMode): Promise<void>;
  onCancel(): void;
}

/** What an import will change, language by language, before it changes anything. */
export function ImportDialog({ name, preview, onConfirm, onCancel }: ImportDialogProps) {
  const [busy, setBusy] = useState(false);
  const [mode, setMode] = useState<ImportMode>('publish');
  const [confirmed, setConfirmed] = useState(false);
  const changing = onlyChanging(preview);
  const changesNothing = Object.values(changing).every((part) => part.length === 0);
  const asks = mode === 'publish' && preview.prices.length > 0;
  const confirm = () => {
    setBusy(true);
    void onConfirm(mode);
  };
  return (
    <Modal label={words.previewTitle(name)} onClose={onCancel} className="admin-dialog">
      <h2>{words.previewTitle(name)}</h2>
      <p role={changesNothing ? 'status' : undefined}>{changesNothing ? words.nothing : words.previewText}</p>
      {languages.map((language) => (
        <LanguagePreview key={language} language={language} preview={changing} />
      ))}
      <UnpublishedPreview preview={changing} />
      {!changesNothing && <ModeChoice mode={mode} onChoose={setMode} />}
      {asks && <ChangedPrices prices={preview.prices} confirmed={confirmed} onConfirm={setConfirmed} />}
      <div className="admin-dialog-ways">
        {!changesNothing && (
          <button
            type="button"
            className="button button-small"
            disabled={busy || (asks && !confirmed)}
            onClick={confirm}
          >
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

/** What the file holds that visitors do not see. */
function UnpublishedPreview({ preview: { drafts, scheduled, bin } }: { preview: ImportPreview }) {
  if (drafts.length + scheduled.length + bin.length === 0) return null;
  return (
    <section className="import-language">
      <h3>{words.alsoInFile}</h3>
      <ul className="import-unpublished">
        {drafts.length > 0 && (
          <li>
            <strong>{words.drafts}</strong> {documentNames(drafts)}
          </li>
        )}
        {scheduled.map(({ name, dueAt, documents }) => (
          <li key={`${dueAt} ${documentNames(documents)}`}>
            <strong>{words.scheduled(name, longDateTime(dueAt))}</strong> {documentNames(documents)}
          </li>
        ))}
        {bin.length > 0 && (
          <li>
            <strong>{words.bin}</strong> {documentNames(bin)}
          </li>
        )}
      </ul>
    </section>
  );
}

const modes: readonly ImportMode[] = ['publish', 'drafts'];

function ModeChoice({ mode, onChoose }: { mode: ImportMode; onChoose(mode: ImportMode): void }) {
  return (
    <fieldset className="reset-scope">
      <legend>{words.mode}</legend>
      {modes.map((one) => {
        const [name, help] = words.modes[one];
        return (
          <label key={one}>
            <input type="radio" name="mode" checked={mode === one} onChange={() => onChoose(one)} />
            <span>
              {name}
              <span className="choice-help">{help}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface ChangedPricesProps {
  prices: ImportPreview['prices'];
  confirmed: boolean;
  onConfirm(confirmed: boolean): void;
}

/** Prices that change a lot are published only after a yes. */
function ChangedPrices({ prices, confirmed, onConfirm }: ChangedPricesProps) {
  return (
    <section className="import-language">
      <h3>{words.prices(prices.length)}</h3>
      <ul className="price-changes">
        {prices.map((price) => (
          <li key={`${price.language} ${price.id} ${price.path} ${price.was} ${price.becomes}`}>
            <strong>{priceName(price.id, price.path, price.entry)}</strong> {publicationFindingWords(price)}
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" checked={confirmed} onChange={({ target }) => onConfirm(target.checked)} />{' '}
        {words.confirmPrices}
      </label>
    </section>
  );
}

function onlyChanging({ sections, entries, ...unpublished }: ImportPreview): ImportPreview {
  return {
    ...unpublished,
    sections: sections.filter(({ changes }) => changes.length > 0),
    entries: entries.filter(({ effect }) => effect !== 'same'),
  };
}
