import type { ArticleForm } from '#domain/articles/article-form.ts';
import { isSameImage } from '#domain/images/focal-point.ts';
import { Field } from '../../../ui/field.tsx';
import { useField, useProblem } from '../../editing/drafts.tsx';
import { useContentLanguage } from '../../fields/content-language.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { FramingButton } from '../../fields/framing/framing-button.tsx';
import { ImageThumb } from '../../fields/image-field.tsx';
import { LibraryButton } from '../../screens/media/library-button.tsx';
import { words } from './words.ts';

/** The image of the article. The words about it come from the library when it is saved. */
export function CoverField() {
  const [address, set] = useField<string>('image');
  const [kept] = useField<ArticleForm['kept']>('kept');
  const language = useContentLanguage();
  const alt = () => (kept && isSameImage(kept.image, address) ? { [language]: kept.imageAlt } : {});
  return (
    <Field
      id={fieldId('article', 'image')}
      label={words.fields.image}
      help={words.help.image}
      error={useProblem('image')}
    >
      {(control) => (
        <span className="field-joined">
          <ImageThumb key={address} source={address} />
          <input
            {...control}
            name="image"
            value={address}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
          <FramingButton field="article.image" src={address} alt={alt} onChange={set} />
          <LibraryButton onChoose={(image) => set(image.address)} />
        </span>
      )}
    </Field>
  );
}
