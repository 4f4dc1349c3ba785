import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { labelOf } from '#app/admin/fields/labels.ts';
import { otherLanguage } from '#domain/languages.ts';
import type { TranslatedText } from '#server/translations/translation-board.ts';
import { useContentLanguage } from '../fields/content-language.tsx';
import { addressOf, openPath } from '../shell/address.ts';
import type { Confirming } from './side-by-side.ts';
import { useSideBySide, useTextBeside } from './side-by-side-context.tsx';
import { EnglishText, FrenchText, StateTag } from './translation-text.tsx';
import { translationWords as words } from './words.ts';

interface TextBesideProps {
  /** The name of the draft: the section. */
  name: string;
  path: string;
}

/** The same text in the other language, to read, with the state of the English one. */
export function TextBeside({ name, path }: TextBesideProps) {
  const text = useTextBeside(name, path);
  const location = useLocation();
  const other = otherLanguage(useContentLanguage());
  if (!text) return null;
  const label = labelOf(`${name}.${path}`);
  const id = `${name}.${path}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text to read, not the fields of a form
    <div role="group" aria-label={words.besideLabel(words.languages[other], label)} className="text-beside">
      <p className="text-beside-head">
        <span>
          {other === 'fr' && text.before !== undefined ? words.changedFrench : words.languages[other]}
        </span>
        <StateTag state={text.state} />
      </p>
      {text.isList ? (
        <p>{words.list(text.french, text.english)}</p>
      ) : (
        <div lang={other}>{other === 'fr' ? <FrenchText {...text} /> : <EnglishText {...text} />}</div>
      )}
      <div className="translation-ways">
        <ConfirmText name={name} text={text} label={label} />
        <Link
          to={`${addressOf(location, openPath(location), other, { beside: '1' })}#${id}`}
          className="text-link underline"
          aria-label={words.switchNamed[other](label)}
        >
          {words.switchTo[other]}
        </Link>
      </div>
    </div>
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
