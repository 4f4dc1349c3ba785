import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { pictureSources } from '#domain/images/picture-variants.ts';
import { isOwnPath } from '#domain/rich-text/addresses.ts';
import { Field } from '../../../ui/field.tsx';
import { useContentLanguage } from '../../fields/content-language.tsx';
import type { ChosenImage } from '../../screens/media/image-picker.tsx';
import { LibraryButton } from '../../screens/media/library-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { insertFigure } from './extensions.ts';
import { textWords as words } from './words.ts';

/** An image of this site, with the words for those who do not see it and a caption. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [image, setImage] = useState({ src: '', alt: '', caption: '' });
  const [invalid, setInvalid] = useState(false);
  const language = useContentLanguage();

  const insert = () => {
    const src = image.src.trim();
    if (!isOwnPath(src)) return setInvalid(true);
    const { width = null, height = null } = pictureSources(src) ?? {};
    const caption = image.caption.trim();
    insertFigure(editor, { attributes: { src, alt: image.alt, width, height }, caption });
    onClose();
  };
  const choose = (chosen: ChosenImage) =>
    setImage({ ...image, src: chosen.address, alt: chosen[`alt_${language}`] || image.alt });
  const field = (name: keyof typeof image, label: string, help?: string, error?: string) => (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <input
          {...control}
          value={image[name]}
          onChange={({ currentTarget }) => setImage({ ...image, [name]: currentTarget.value })}
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
      {isOwnPath(image.src.trim()) && (
        <img src={image.src.trim()} alt="" className="max-h-48 justify-self-start rounded" />
      )}
      {field('alt', words.imageAlt)}
      {field('caption', words.imageCaption)}
    </FormDialog>
  );
}
