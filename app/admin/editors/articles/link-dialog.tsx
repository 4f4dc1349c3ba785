import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isSafeLink } from '#domain/rich-text/addresses.ts';
import { Field } from '../../../ui/field.tsx';
import { PagePicker } from '../../fields/page-picker.tsx';
import { fieldWords } from '../../fields/words.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { textWords as words } from './words.ts';

/** The address of the link under the cursor, or of the words that are selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const before: string = editor.getAttributes('link').href ?? '';
  const [address, setAddress] = useState(before);
  const [invalid, setInvalid] = useState(false);
  const [picking, setPicking] = useState(false);

  const apply = () => {
    const href = address.trim();
    if (!isSafeLink(href)) return setInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <FormDialog title={words.linkTitle} submit={words.apply} onSubmit={apply} onClose={onClose}>
      <Field label={words.linkAddress} help={words.linkHelp} error={invalid ? words.linkInvalid : undefined}>
        {(control) => (
          <input
            {...control}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        )}
      </Field>
      <button type="button" className="quiet-button justify-self-start" onClick={() => setPicking(true)}>
        {fieldWords.choosePage}
      </button>
      {picking && (
        <PagePicker
          value={address}
          onClose={() => setPicking(false)}
          onPick={(page) => {
            setPicking(false);
            setAddress(page);
          }}
        />
      )}
      {before !== '' && (
        <button type="button" className="text-link justify-self-start" onClick={remove}>
          {words.linkRemove}
        </button>
      )}
    </FormDialog>
  );
}
