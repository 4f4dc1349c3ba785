import { useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { imageAddress, isSameImage } from '#domain/images/focal-point.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { Field } from '../../ui/field.tsx';
import type { Draft } from '../editing/draft.ts';
import { DraftProvider, useDraft, useDraftState, useField, useValueAt } from '../editing/drafts.tsx';
import { otherDraftState, useChosenImages, useOtherDraft } from '../editing/other-drafts.tsx';
import { useContentLanguage } from '../fields/content-language.tsx';
import { otherFieldId } from '../fields/field-id.ts';
import { translationWords as words } from './words.ts';

interface ImageWordsProps {
  /** Where the image and the words about it stand, in both languages. */
  imagePath: string;
  path: string;
}

/** The words about an image in the other language, written into its draft. */
export function ImageWords({ imagePath, path }: ImageWordsProps) {
  const other = useOtherDraft(useDraft(), true);
  const language = otherLanguage(useContentLanguage());
  const image = useValueAt(imagePath, String);
  if (!other || image === '') return null;
  return (
    <DraftProvider draft={other}>
      <WordsInDraft imagePath={imagePath} path={path} image={image} language={language} draft={other} />
    </DraftProvider>
  );
}

interface WordsInDraftProps extends ImageWordsProps {
  /** What the language that is edited shows. */
  image: string;
  language: Language;
  draft: Draft;
}

function WordsInDraft({ imagePath, path, image, language, draft }: WordsInDraftProps) {
  const [theirs, setTheirs] = useField<string>(imagePath);
  const [text, setText] = useField<string>(path);
  const [isTaken, setTaken] = useState(false);
  const state = useDraftState(draft, otherDraftState);
  const chosen = useChosenImages()?.get(imageAddress(image));
  const take = () => {
    setTheirs(image);
    // Of an image that was not chosen here nobody knows better words than those that are there.
    if (chosen) setText(chosen[`alt_${language}`]);
    setTaken(true);
  };
  // The list there is shorter, or the place empty.
  if (theirs === '') return null;
  if (!isSameImage(image, theirs))
    return (
      <p className="image-words flex flex-wrap items-center gap-2 text-sm">
        {words.otherImage[language]}
        <button type="button" className="quiet-button" disabled={state === 'scheduled'} onClick={take}>
          {words.useImageToo[language]}
        </button>
      </p>
    );
  return (
    <div className="field-row image-words">
      <Field
        id={otherFieldId(draft.name, path)}
        label={words.imageWords[language](labelOf(`${draft.name}.${path}`))}
        help={words.imageWordsState[language][state]}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            lang={language}
            // The button that was there is gone: what it leads to is the next place to be.
            ref={isTaken ? focusOnce : undefined}
            value={text}
            readOnly={state === 'scheduled'}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </div>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
