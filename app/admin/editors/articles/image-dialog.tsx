import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { pictureSources } from '#domain/images/picture-variants.ts';
import { isOwnPath } from '#domain/rich-text/addresses.ts';
import { Field } from '../../../ui/field.tsx';
import { useContentLanguage } from '../../fields/content-language.tsx';
import { LibraryButton } from '../../screens/media/library-button.tsx';
import type { ChosenPicture } from '../../screens/media/picture-picker.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { insertFigure } from './extensions.ts';
import { textWords as words } from './words.ts';

/** A picture of this site, with the words for those who do not see it and a caption. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [picture, setPicture] = useState({ src: '', alt: '', caption: '' });
  const [invalid, setInvalid] = useState(false);
  const language = useContentLanguage();

  const insert = () => {
    const src = picture.src.trim();
    if (!isOwnPath(src)) return setInvalid(true);
    const { width = null, height = null } = pictureSources(src) ?? {};
    const caption = picture.caption.trim();
    insertFigure(editor, { attributes: { src, alt: picture.alt, width, height }, caption });
    onClose();
  };
  const choose = (chosen: ChosenPicture) =>
    setPicture({ ...picture, src: chosen.address, alt: chosen[`alt_${language}`] || picture.alt });
  const field = (name: keyof typeof picture, label: string, help?: string, error?: string) => (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <input
          {...control}
          value={picture[name]}
          onChange={({ currentTarget }) => setPicture({ ...picture, [name]: currentTarget.value })}
        />
      )}
    </Field>
  );

  return (
    <FormDialog title={words.imageTitle} submit={words.insert} onSubmit={insert} onClose={onClose}>
      <p>
        <LibraryButton onChoose={choose} />
      </p>
      {field('src', words.imageAddress, words.imageHelp, invalid ? words.imageInvalid : undefined)}
      {isOwnPath(picture.src.trim()) && (
        <img src={picture.src.trim()} alt="" className="max-h-48 justify-self-start rounded" />
      )}
      {field('alt', words.imageAlt)}
      {field('caption', words.imageCaption)}
    </FormDialog>
  );
}
