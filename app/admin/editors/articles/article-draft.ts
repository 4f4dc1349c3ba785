import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, blankForm, formFromArticle } from '#domain/articles/article-form.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import { createDraft, type Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { entryHistory } from '../../editing/history/entry-history.ts';
import { openedDocument } from '../../editing/working-copy-calls.ts';
import { articleCalls, articleForms } from './article-api.ts';
import { type ArticlesData, NEW } from './load-articles.ts';

const shape: FieldShape = {
  kind: 'group',
  fields: Object.fromEntries(
    Object.entries(blankForm({ author: '', today: '' })).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? { kind: 'boolean', initial: value } : { kind: 'text', initial: value },
    ]),
  ),
};

/** The form of the article that is open, or of a new one, and whether its id is fixed. */
export function articleDraft({ language, opened, today, previewContext }: ArticlesData): {
  draft: Draft;
  isNamed: () => boolean;
} {
  const blank = blankForm({ author: previewContext.common.agency.name, today });
  const forms = articleForms(blank);
  const article = opened?.content as Article | undefined;
  const { isNamed, ...calls } = articleCalls(language, forms, article);
  const draft = createDraft({
    key: `${language}/articles/${article?.id ?? NEW}`,
    name: 'article',
    shape,
    ...(opened ? openedDocument(opened, shape, forms) : { saved: { content: blank, version: NOTHING_YET } }),
    calls,
    history: entryHistory({
      ...{ collection: 'articles', language, id: article?.id ?? '', nothing: blank },
      contentOf: ({ entry, html = '' }) => formFromArticle({ ...(entry as Article), content: html }),
    }),
  });
  return { draft, isNamed };
}

/** The version of an article that nobody has written. */
const NOTHING_YET = '0:';

export const formOf = (draft: Draft) => draft.getState().content as ArticleForm;

export function useForm(draft: Draft): ArticleForm {
  return useDraftState(draft, ({ content }) => content) as ArticleForm;
}
