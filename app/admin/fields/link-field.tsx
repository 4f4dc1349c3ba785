import { useState } from 'react';
import type { TextShape } from '#domain/editing/shape.ts';
import { type PageId, pageList, pathTo } from '#domain/pages.ts';
import { Modal } from '../../ui/modal.tsx';
import { useField } from '../editing/drafts.tsx';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { useContentLanguage } from './content-language.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { pageNames } from './page-names.ts';
import { fieldWords } from './words.ts';

/** An address, typed or picked among the pages of the site. */
export function LinkField({ path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  const [picking, setPicking] = useState(false);
  return (
    <FieldRow path={path}>
      {(control) => (
        <span className="field-joined">
          <input
            {...control}
            type="text"
            data-field={path}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <button type="button" className="quiet-button" onClick={() => setPicking(true)}>
            <ToolIcon name="page" />
            {fieldWords.choosePage}
          </button>
          {picking && (
            <PagePicker
              value={value}
              onClose={() => setPicking(false)}
              onPick={(address) => {
                set(address);
                setPicking(false);
              }}
            />
          )}
        </span>
      )}
    </FieldRow>
  );
}

const pickable = pageList.filter((page) => !page.fr.includes('{slug}') && page.aliasOf === undefined);

interface PagePickerProps {
  value: string;
  onPick(address: string): void;
  onClose(): void;
}

function PagePicker({ value, onPick, onClose }: PagePickerProps) {
  const language = useContentLanguage();
  return (
    <Modal label={fieldWords.choosePage} onClose={onClose} className="office-dialog">
      <h2>{fieldWords.pages}</h2>
      <ul className="page-picker">
        {pickable.map(({ id }) => {
          const address = pathTo(id as PageId, language);
          return (
            <li key={id}>
              <button type="button" aria-pressed={address === value} onClick={() => onPick(address)}>
                {pageNames[id as PageId]} <code className="field-path">{address}</code>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="quiet-button" onClick={onClose}>
        {fieldWords.close}
      </button>
    </Modal>
  );
}
