import { Form, Link, useLocation } from 'react-router';
import { translationStates } from '#domain/translations/translation-state.ts';
import type { UntranslatedEntry } from '#server/translations/translation-board.ts';
import { TranslateLink } from '../../editors/entries/translate-entry.tsx';
import { addressOf, newArticlePath } from '../../shell/address.ts';
import { EnglishText, FrenchText, StateTag } from '../../translations/translation-text.tsx';
import { translationWords } from '../../translations/words.ts';
import { type BoardPage, type BoardText, type Filter, isConfirmable, seenOf } from './board.ts';
import { words } from './words.ts';

interface PageTextsProps {
  page: BoardPage;
  filter: Filter;
  isOpen: boolean;
}

/** The texts of one page, folded away until it is opened: one page at a time, and without scripts too. */
export function PageTexts({ page, filter, isOpen }: PageTextsProps) {
  const location = useLocation();
  const { key, name, counts, texts, untranslated } = page;
  const confirmable = texts.filter(isConfirmable);
  const address = addressOf(location, 'translations', undefined, {
    ...(filter !== 'open' && { state: filter }),
    open: isOpen ? '' : key,
  });
  return (
    <section className="admin-card translation-page" aria-labelledby={`page-${key}`} data-page={key}>
      <h2 id={`page-${key}`}>
        <Link to={address} aria-expanded={isOpen} preventScrollReset>
          {name}
        </Link>
      </h2>
      <p className="translation-counts">
        {translationStates
          .filter((state) => counts[state] > 0)
          .map((state) => words.counted[state](counts[state]))
          .join(' · ')}
      </p>
      {confirmable.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="page" value={key} />
          <input type="hidden" name="filter" value={filter} />
          <input type="hidden" name="seen" value={seenOf(confirmable)} />
          <button type="submit" name="intent" value="confirm-page" className="quiet-button">
            {words.confirmAll(confirmable.length)}
          </button>
        </Form>
      )}
      {(texts.length > 0 || untranslated.length > 0) && (
        <ul className="translation-texts">
          {texts.map((text) => (
            <li key={`${text.document.id} ${text.path}`} data-text={text.path}>
              <TextRow text={text} />
            </li>
          ))}
          {untranslated.map((entry) => (
            <li key={entry.id} data-text={entry.id}>
              <UntranslatedRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TextRow({ text }: { text: BoardText }) {
  const location = useLocation();
  const { document, field, path, editor, parameters, hash, state, isList, before, seen } = text;
  return (
    <>
      <p className="translation-field">
        <strong>{field}</strong> <code className="field-path">{path}</code> <StateTag state={state} />
      </p>
      {isList ? (
        <p>{translationWords.list(text.french, text.english)}</p>
      ) : (
        <dl className="translation-languages">
          <div>
            <dt>{before === undefined ? words.french : translationWords.changedFrench}</dt>
            <dd>
              <FrenchText {...text} />
            </dd>
          </div>
          <div>
            <dt>{words.english}</dt>
            <dd lang="en">
              <EnglishText {...text} />
            </dd>
          </div>
        </dl>
      )}
      <div className="translation-ways">
        <Link
          to={addressOf(location, editor, 'en', parameters) + hash}
          className="quiet-button"
          aria-label={words.openNamed(field)}
        >
          {words.open}
        </Link>
        {state !== 'current' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="document" value={`${document.collection}/${document.id}`} />
            <input type="hidden" name="path" value={path} />
            <input type="hidden" name="seen" value={seen} />
            <ConfirmButton state={state} field={field} isList={isList} />
          </Form>
        )}
      </div>
    </>
  );
}

function ConfirmButton({ state, field, isList }: Pick<BoardText, 'state' | 'field' | 'isList'>) {
  const isEmpty = state === 'missing' && !isList;
  return (
    <button
      type="submit"
      name="intent"
      value="confirm"
      className="quiet-button"
      aria-label={isEmpty ? translationWords.confirmEmptyNamed(field) : translationWords.confirmNamed(field)}
    >
      {isEmpty ? translationWords.confirmEmpty : translationWords.confirm}
    </button>
  );
}

function UntranslatedRow({ entry: { collection, id, title } }: { entry: UntranslatedEntry }) {
  const isArticle = collection === 'article';
  return (
    <>
      <p className="translation-field">
        <strong>{title}</strong> <StateTag state="missing" />
      </p>
      <div className="translation-ways">
        <TranslateLink
          path={isArticle ? newArticlePath : 'case-studies'}
          id={id}
          language="en"
          className="quiet-button"
        >
          {isArticle ? words.translateArticle : words.translateCaseStudy}
        </TranslateLink>
      </div>
    </>
  );
}
