import { useState } from 'react';
import type { TextShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { PagePicker } from './page-picker.tsx';
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
