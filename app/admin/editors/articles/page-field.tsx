import { localisedHref } from '#domain/localised-href.ts';
import { type PageId, pathTo } from '#domain/pages.ts';
import { Field } from '../../../ui/field.tsx';
import { useField, useProblem } from '../../editing/drafts.tsx';
import { useContentLanguage } from '../../fields/content-language.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { pageNames } from '../../fields/page-names.ts';
import { pickablePages } from '../../fields/page-picker.tsx';
import { fieldWords } from '../../fields/words.ts';
import { words } from './words.ts';

/** The page that the article leads to at its end. One that is not there stays chosen, and is told as what it is. */
export function PageField() {
  const [page, set] = useField<string>('page');
  const language = useContentLanguage();
  const pages = pickablePages.map(({ id }) => ({ id, path: pathTo(id as PageId, language) }));
  const value = localisedHref(page, language);
  const isKnown = value === '' || pages.some(({ path }) => path === value);
  return (
    <Field
      id={fieldId('article', 'page')}
      label={words.fields.page}
      help={words.help.page}
      error={useProblem('page')}
    >
      {(control) => (
        <select
          {...control}
          name="page"
          value={value}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          <option value="">{words.noPage}</option>
          {!isKnown && <option value={value}>{fieldWords.lost(page)}</option>}
          {pages.map(({ id, path }) => (
            <option key={id} value={path}>
              {pageNames[id as PageId]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
