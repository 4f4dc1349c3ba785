import { Link, useLocation } from 'react-router';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { addressOf } from '../../shell/address.ts';
import { type EntryTranslation, TRANSLATED } from './entry-translation.ts';

interface TranslateLinkProps {
  /** Where a new entry begins. */
  path: string;
  /** The entry to translate. */
  id: string;
  /** The language of the translation. */
  language: Language;
  className: string;
  children: string;
}

/** Begins the translation of an entry, with its text beside it. */
export function TranslateLink({ path, id, language, className, children }: TranslateLinkProps) {
  const location = useLocation();
  return (
    <Link to={addressOf(location, path, language, { [TRANSLATED]: id })} className={className}>
      {children}
    </Link>
  );
}

interface UntranslatedProps {
  elsewhere: NonNullable<EntryTranslation['elsewhere']>;
  /** The language edited, in which there is no such entry. */
  language: Language;
  folder: 'articles' | 'case-studies';
  newPath: string;
  words: {
    onlyIn: Record<Language, (title: string) => string>;
    translated: Record<Language, (title: string) => string>;
    openTranslation: string;
    openSource: string;
    translate: string;
  };
}

/** Told where the other language has an entry that this one lacks, with the way to translate it. */
export function Untranslated({ elsewhere, language, folder, newPath, words }: UntranslatedProps) {
  const location = useLocation();
  const { id, title, here } = elsewhere;
  const other = otherLanguage(language);
  return (
    <p role="status" className="notice mb-4 flex flex-wrap gap-x-4 gap-y-2">
      <span>{words[here ? 'translated' : 'onlyIn'][other](title)}</span>
      {here ? (
        <Link to={addressOf(location, `${folder}/${here}`)} className="text-link underline">
          {words.openTranslation}
        </Link>
      ) : (
        <TranslateLink path={newPath} id={id} language={language} className="text-link underline">
          {words.translate}
        </TranslateLink>
      )}
      <Link to={addressOf(location, `${folder}/${id}`, other)} className="text-link underline">
        {words.openSource}
      </Link>
    </p>
  );
}
