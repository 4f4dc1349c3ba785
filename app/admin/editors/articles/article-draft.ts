import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, blankForm, formFromArticle } from '#domain/articles/article-form.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { localisedHref } from '#domain/localised-href.ts';
import { createDraft, type Draft } from '../../editing/draft.ts';
import { entryHistory } from '../../editing/history/entry-history.ts';
import { openedDocument } from '../../editing/working-copy-api.ts';
import { NEW_ARTICLE } from '../../shell/address.ts';
import { articleApi, articleForms } from './article-api.ts';
import type { ArticlesData } from './load-articles.ts';

const shape: FieldShape = {
  kind: 'group',
  fields: Object.fromEntries(
    Object.entries(blankForm({ author: '', today: '' })).map(([name, value]) => [
      name,
      typeof value === 'boolean'
        ? { kind: 'boolean', initial: value }
        : { kind: name === 'image' ? 'image' : 'text', initial: value },
    ]),
  ),
};

/** The form of the article that is open, or of a new one, and its id, once that is fixed. */
export function articleDraft({ language, opened, source, today, author }: ArticlesData): {
  draft: Draft;
  fixedId: () => string | undefined;
} {
  const blank = {
    ...blankForm({ author, today }),
    ...(source && translationOf(source, language)),
  };
  const { fixedId, keptId, ...api } = articleApi(language, (opened?.content as Article | undefined)?.id);
  const draft = createDraft({
    // Until the server has it, the next visit finds what is unsaved where a new article is begun.
    key: () => `${language}/articles/${keptId() ?? NEW_ARTICLE}`,
    name: 'article',
    shape,
    ...(opened
      ? openedDocument(opened, shape, articleForms)
      : { saved: { content: blank, version: NOTHING_YET } }),
    // Its title gives it its id.
    isSavable: (content) => fixedId() !== undefined || (content as ArticleForm).id !== '',
    api,
    history: entryHistory({
      collection: 'articles',
      language,
      id: () => fixedId() ?? '',
      nothing: blank,
      contentOf: ({ entry, html = '' }) => formFromArticle({ ...(entry as Article), content: html }),
    }),
  });
  return { draft, fixedId };
}

/** What a translation has from its source. */
function translationOf(
  { id, author, category, image, page = '' }: NonNullable<ArticlesData['source']>,
  language: Language,
) {
  return { translation: id, author, category, image, page: localisedHref(page, language) };
}

/** The version of an article that nobody has written. */
const NOTHING_YET = '0:';

export const formOf = (draft: Draft) => draft.getState().content as ArticleForm;
