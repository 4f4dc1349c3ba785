import { type ReactNode, useEffect, useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { imageAddress, isSameImage } from '#domain/images/focal-point.ts';
import { otherLanguage } from '#domain/languages.ts';
import { Field } from '../../ui/field.tsx';
import type { Draft } from '../editing/draft.ts';
import { DraftProvider, useDraft, useDraftState, useField, useValueAt } from '../editing/drafts.tsx';
import { otherDraftState, useChosenImages, useOtherDraft } from '../editing/other-drafts.tsx';
import { useContentLanguage } from '../fields/content-language.tsx';
import { otherFieldId } from '../fields/field-id.ts';
import { useTextBeside } from './side-by-side-context.tsx';
import { translationWords as words } from './words.ts';

interface WordsPlace {
  /** Where the image and the words about it stand, in both languages. */
  imagePath: string;
  path: string;
}

/** The words about an image in the other language, below those of the language that is edited. */
export function ImageWordsBelow(place: WordsPlace) {
  const beside = useTextBeside(useDraft().name, place.path);
  // Side by side they are written there.
  if (beside) return null;
  return (
    <ImageWords {...place}>
      <WordsField path={place.path} />
    </ImageWords>
  );
}

interface ImageWordsProps extends WordsPlace {
  /** What writes them into the draft of the other language, while both languages show the image. */
  children: ReactNode;
  /** What stands there while there is nothing to write. */
  otherwise?: ReactNode;
}

/** The words about an image in the other language, inside its draft. */
export function ImageWords({ imagePath, path, children, otherwise }: ImageWordsProps) {
  const other = useOtherDraft(useDraft(), true);
  const image = useValueAt(imagePath, String);
  if (!other || image === '') return otherwise;
  return (
    <DraftProvider draft={other}>
      <WordsInDraft imagePath={imagePath} path={path} image={image} draft={other} otherwise={otherwise}>
        {children}
      </WordsInDraft>
    </DraftProvider>
  );
}

interface WordsInDraftProps extends ImageWordsProps {
  /** What the language that is edited shows. */
  image: string;
  draft: Draft;
}

function WordsInDraft({ imagePath, path, image, draft, children, otherwise }: WordsInDraftProps) {
  const language = otherLanguage(useContentLanguage());
  const [theirs, setTheirs] = useField<string>(imagePath);
  const [isTaken, setTaken] = useState(false);
  const state = useDraftState(draft, otherDraftState);
  const chosen = useChosenImages()?.get(imageAddress(image));
  const take = () => {
    setTheirs(image);
    // Of an image that was not chosen here nobody knows better words than those that are there.
    if (chosen) draft.set(path, chosen[`alt_${language}`]);
    setTaken(true);
  };
  useEffect(() => {
    // The button that was there is gone: what it leads to is the next place to be.
    if (isTaken) document.getElementById(otherFieldId(draft.name, path))?.focus();
  }, [isTaken, draft, path]);
  // The list there is shorter, or the place empty.
  if (theirs === '') return otherwise;
  if (isSameImage(image, theirs)) return children;
  return (
    <>
      <p className="image-words flex flex-wrap items-center gap-2 text-sm">
        {words.otherImage[language]}
        <button type="button" className="quiet-button" disabled={state === 'scheduled'} onClick={take}>
          {words.useImageToo[language]}
        </button>
      </p>
      {otherwise}
    </>
  );
}

function WordsField({ path }: { path: string }) {
  const draft = useDraft();
  const language = otherLanguage(useContentLanguage());
  const [text, setText] = useField<string>(path);
  const state = useDraftState(draft, otherDraftState);
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
            value={text}
            readOnly={state === 'scheduled'}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
