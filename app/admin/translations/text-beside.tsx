import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { labelOf } from '#app/admin/fields/labels.ts';
import { imagePathOf } from '#domain/editing/alt-path.ts';
import { shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import type { TranslatedText } from '#server/translations/translation-board.ts';
import type { Draft } from '../editing/draft.ts';
import { DraftProvider, useDraft, useDraftState, useField, useProblem } from '../editing/drafts.tsx';
import { useOtherDraft } from '../editing/other-drafts.tsx';
import { useContentLanguage } from '../fields/content-language.tsx';
import { otherFieldId } from '../fields/field-id.ts';
import { TextControl } from '../fields/text-control.tsx';
import { addressOf, openPath } from '../shell/address.ts';
import { ImageWords } from './image-words.tsx';
import type { Confirming } from './side-by-side.ts';
import { useSideBySide, useTextBeside } from './side-by-side-context.tsx';
import { EnglishText, FrenchText, StateTag } from './translation-text.tsx';
import { translationWords as words } from './words.ts';

interface TextBesideProps {
  /** The name of the draft: the section. */
  name: string;
  path: string;
}

/** The same text in the other language, with the state of the English one: a field where there can be one, else to read. */
export function TextBeside({ name, path }: TextBesideProps) {
  const text = useTextBeside(name, path);
  const imagePath = imagePathOf(useDraft().shape, path);
  const draft = useDraftBeside(path, text !== undefined && !text.isList && imagePath === undefined);
  const language = otherLanguage(useContentLanguage());
  if (!text) return null;
  const label = labelOf(`${name}.${path}`);
  const inLanguage = words.besideLabel(words.languages[language], label);
  const toRead = (
    <>
      <TextToRead text={text} language={language} />
      <SwitchLink field={`${name}.${path}`} label={label} language={language} />
    </>
  );
  const isChangedFrench = language === 'fr' && text.before !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: one field and what belongs to it
    <div role="group" aria-label={inLanguage} className="text-beside">
      <p className="text-beside-head">
        <span>{isChangedFrench ? words.changedFrench : words.languages[language]}</span>
        <StateTag state={text.state} />
      </p>
      <OtherText imagePath={imagePath} path={path} draft={draft} toRead={toRead}>
        {isChangedFrench && <TextToRead text={text} language={language} />}
        <OtherField path={path} language={language} label={inLanguage} />
      </OtherText>
      <div className="translation-ways">
        <ConfirmText name={name} text={text} label={label} />
      </div>
    </div>
  );
}

interface OtherTextProps {
  /** Of words about an image. */
  imagePath: string | undefined;
  path: string;
  /** What is written in, if it can be. */
  draft: Draft | undefined;
  toRead: ReactNode;
  children: ReactNode;
}

/** Where the text can be written, its field; the words about an image only while both languages show the image. */
function OtherText({ imagePath, path, draft, toRead, children }: OtherTextProps) {
  if (imagePath)
    return (
      <ImageWords imagePath={imagePath} path={path} otherwise={toRead}>
        {children}
      </ImageWords>
    );
  return draft ? <DraftProvider draft={draft}>{children}</DraftProvider> : toRead;
}

/** The draft that has this text in the other language; undefined where it is only to read. */
function useDraftBeside(path: string, isWanted: boolean): Draft | undefined {
  const draft = useDraft();
  const other = useOtherDraft(draft, isWanted);
  const isThere = isWanted && typeof other?.valueAt(path) === 'string';
  return isThere && other && isSameEntry(draft, other, path) ? other : undefined;
}

/** Lists may be in another order there: an entry with an id is not written in the place of another. */
function isSameEntry(own: Draft, other: Draft, path: string): boolean {
  const steps = path.split('.');
  return steps.every((_, end) => {
    const [mine, theirs] = [own, other].map((draft) => idOf(draft.valueAt(steps.slice(0, end).join('.'))));
    return mine === theirs;
  });
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
}

function TextToRead({ text, language }: { text: TranslatedText; language: Language }) {
  if (text.isList) return <p>{words.list(text.french, text.english)}</p>;
  return (
    <div lang={language}>{language === 'fr' ? <FrenchText {...text} /> : <EnglishText {...text} />}</div>
  );
}

interface SwitchLinkProps {
  field: string;
  label: string;
  language: Language;
}

/** To the same field in the editor of the other language. */
function SwitchLink({ field, label, language }: SwitchLinkProps) {
  const location = useLocation();
  return (
    <Link
      to={`${addressOf(location, openPath(location), language, { beside: '1' })}#${field}`}
      className="text-link underline"
      aria-label={words.switchNamed[language](label)}
    >
      {words.switchTo[language]}
    </Link>
  );
}

interface OtherFieldProps {
  path: string;
  language: Language;
  label: string;
}

function OtherField({ path, language, label }: OtherFieldProps) {
  const draft = useDraft();
  const shape = shapeAt(draft.shape, path) as TextShape;
  const [value, set] = useField<string>(path);
  const problem = useProblem(path);
  const isScheduled = useDraftState(draft, ({ scheduled }) => scheduled !== undefined);
  return (
    <>
      <TextControl
        shape={shape}
        language={language}
        value={value}
        onText={set}
        readOnly={isScheduled}
        control={{
          id: otherFieldId(draft.name, path),
          'aria-label': label,
          'aria-invalid': problem ? true : undefined,
        }}
      />
      {problem && <p className="font-semibold text-awning-text">{problem}</p>}
    </>
  );
}

interface ConfirmTextProps {
  name: string;
  text: TranslatedText;
  label: string;
}

function ConfirmText({ name, text, label }: ConfirmTextProps) {
  const sideBySide = useSideBySide();
  const [result, setResult] = useState<Confirming | 'sending'>();
  const confirm = async () => {
    if (result === 'sending') return;
    setResult('sending');
    const told = await sideBySide.confirm(name, text);
    setResult(told);
    // The button goes: the field that it spoke of is the next place to be.
    if (told === 'confirmed') document.getElementById(`${name}.${text.path}`)?.focus();
  };
  const isEmpty = text.state === 'missing' && !text.isList;
  return (
    <>
      {text.state !== 'current' && (
        <button
          type="button"
          className="quiet-button"
          aria-label={isEmpty ? words.confirmEmptyNamed(label) : words.confirmNamed(label)}
          onClick={() => void confirm()}
        >
          {isEmpty ? words.confirmEmpty : words.confirm}
        </button>
      )}
      <span role="status" className="text-beside-result">
        {result && result !== 'sending' && words.results[result]}
      </span>
    </>
  );
}
