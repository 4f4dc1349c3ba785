import { useState } from 'react';
import { altPathOf } from '#domain/editing/alt-path.ts';
import type { TextShape } from '#domain/editing/shape.ts';
import { isSameImage } from '#domain/images/focal-point.ts';
import { otherLanguage } from '#domain/languages.ts';
import type { Draft } from '../editing/draft.ts';
import { useDraft, useField } from '../editing/drafts.tsx';
import { useChosenImages, useOtherDraft } from '../editing/other-drafts.tsx';
import type { ChosenImage } from '../screens/media/image-picker.tsx';
import { LibraryButton } from '../screens/media/library-button.tsx';
import { useContentLanguage } from './content-language.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { FramingButton } from './framing/framing-button.tsx';
import { fieldWords } from './words.ts';

/** The address of an image, and the image. One from the library brings its description along. */
export function ImageField({ path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  const draft = useDraft();
  const language = useContentLanguage();
  const altPath = altPathOf(draft.shape, path);
  const other = useOtherDraft(draft, altPath !== undefined);
  const chosenImages = useChosenImages();
  const isInBoth = (address: string) =>
    other !== undefined && isSameImage(String(other.valueAt(path)), address);
  const choose = (image: ChosenImage) => {
    set(image.address);
    chosenImages?.set(image.address, image);
    const describe = (written: Draft, alt: string) => altPath && alt && written.set(altPath, alt);
    describe(draft, image[`alt_${language}`]);
    if (other && isInBoth(image.address) && !other.getState().scheduled)
      describe(other, image[`alt_${otherLanguage(language)}`]);
  };
  const alt = () =>
    altPath === undefined
      ? {}
      : {
          [language]: String(draft.valueAt(altPath)),
          ...(isInBoth(value) && { [otherLanguage(language)]: String(other?.valueAt(altPath)) }),
        };
  return (
    <FieldRow path={path}>
      {(control) => (
        <span className="field-joined">
          <ImageThumb key={value} source={value} />
          <input
            {...control}
            type="text"
            data-field={path}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <FramingButton field={`${draft.name}.${path}`} src={value} alt={alt} onChange={set} />
          <LibraryButton onChoose={choose} />
        </span>
      )}
    </FieldRow>
  );
}

/** The image at an address. Only those of this site: the policy of the page asks no other. */
export function ImageThumb({ source }: { source: string }) {
  const [broken, setBroken] = useState(false);
  if (!source.startsWith('/') || broken)
    return <span className="field-image">{source ? fieldWords.brokenImage : fieldWords.noImage}</span>;
  return <img src={source} alt="" loading="lazy" className="field-image" onError={() => setBroken(true)} />;
}
