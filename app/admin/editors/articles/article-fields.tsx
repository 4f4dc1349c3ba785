import { useEffect, useId, useRef } from 'react';
import { withTitle } from '#domain/articles/article-form.ts';
import { categoryChoices } from '#domain/articles/category-choices.ts';
import { readTimeOf } from '#domain/articles/read-time.ts';
import { Field } from '../../../ui/field.tsx';
import { useDraft, useField, useProblem } from '../../editing/drafts.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { formOf } from './article-draft.ts';
import { ArticleTextField } from './article-text-field.tsx';
import { ContentField } from './content-field.tsx';
import { CoverField } from './cover-field.tsx';
import type { ArticlesData } from './load-articles.ts';
import { PageField } from './page-field.tsx';
import { SearchEngines } from './search-engines.tsx';
import { words } from './words.ts';

interface ArticleFieldsProps {
  loaded: ArticlesData;
  /** The id of the article, once it is fixed. */
  fixedId(): string | undefined;
}

/** Every field of an article: first what a reader sees, then its card, then what search engines see. */
export function ArticleFields({ loaded, fixedId }: ArticleFieldsProps) {
  return (
    <>
      <TitleField fixedId={fixedId} />
      <ArticleTextField name="subtitle" help={words.help.subtitle} />
      <ArticleTextField name="description" help={words.help.description} long />
      <fieldset className="form-group form-row">
        <legend className="sr-only">{words.publication}</legend>
        <Toggle name="published" />
        <Toggle name="featured" />
      </fieldset>
      <ContentField />
      <fieldset className="form-group form-columns">
        <legend>{words.details}</legend>
        <ArticleTextField name="slug" help={words.help.slug} />
        <ArticleTextField name="id" help={words.help.id} readOnly />
        <CategoryField categories={loaded.categories} />
        <TranslationField choices={loaded.choices} />
        <PageField />
        <ArticleTextField name="tags" help={words.help.tags} />
        <ArticleTextField name="author" />
        <ArticleTextField name="date" type="date" help={words.help.date} />
        <ReadTimeField />
        <CoverField />
      </fieldset>
      <SearchEngines language={loaded.language} />
    </>
  );
}

/** The title names the article: the slug follows it, and the id of a new one too. */
function TitleField({ fixedId }: Pick<ArticleFieldsProps, 'fixedId'>) {
  const draft = useDraft();
  const [title] = useField<string>('title');
  const input = useRef<HTMLInputElement>(null);
  // The editor opens above the list: whoever asked for it goes on writing there.
  useEffect(() => input.current?.focus(), []);
  const write = (value: string) => {
    const form = formOf(draft);
    const named = withTitle(form, value, fixedId() === undefined ? Date.now() : undefined);
    for (const name of ['title', 'slug', 'id'] as const)
      if (named[name] !== form[name]) draft.set(name, named[name]);
  };
  return (
    <Field id={fieldId('article', 'title')} label={words.fields.title} error={useProblem('title')}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="field title-field"
          name="title"
          value={title}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function CategoryField({ categories }: Pick<ArticlesData, 'categories'>) {
  const [category, set] = useField<string>('category');
  return (
    <Field id={fieldId('article', 'category')} label={words.fields.category} error={useProblem('category')}>
      {(control) => (
        <select
          {...control}
          name="category"
          value={category}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          <option value="" hidden>
            {words.chooseCategory}
          </option>
          {categoryChoices(category, categories).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** One that was named and is not there any more stays named, and is told as what it is. */
function TranslationField({ choices }: Pick<ArticlesData, 'choices'>) {
  const [translation, set] = useField<string>('translation');
  const isKnown = translation === '' || choices.some(({ id }) => id === translation);
  return (
    <Field
      id={fieldId('article', 'translation')}
      label={words.fields.translation}
      help={words.help.translation}
      error={useProblem('translation')}
    >
      {(control) => (
        <select
          {...control}
          name="translation"
          value={translation}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          <option value="">{words.noTranslation}</option>
          {!isKnown && <option value={translation}>{words.lostTranslation(translation)}</option>}
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title || id}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What the text itself takes to read is told, and the author decides. */
function ReadTimeField() {
  const [content] = useField<string>('content');
  const minutes = readTimeOf(content.replace(/<[^>]*>/g, ' '));
  return <ArticleTextField name="readTime" help={words.help.readTime(minutes)} />;
}

function Toggle({ name }: { name: 'published' | 'featured' }) {
  const id = useId();
  const [on, set] = useField<boolean>(name);
  return (
    <p className="form-toggle">
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      <label htmlFor={id}>{words.fields[name]}</label>
      <span id={`${id}-help`}>{words.help[name]}</span>
    </p>
  );
}
