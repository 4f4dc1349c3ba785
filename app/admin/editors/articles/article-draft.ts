import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, blankForm, formFromArticle } from '#domain/articles/article-form.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import { createDraft, type Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { entryHistory } from '../../editing/history/entry-history.ts';
import { articleSaver } from './article-api.ts';
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

/** The form of the article that is open, or of a new one. */
export function articleDraft({ language, opened, today, previewContext }: ArticlesData): Draft {
  const blank = blankForm({ author: previewContext.common.agency.name, today });
  const { article, rev = 0, savedAt } = opened ?? {};
  return createDraft({
    key: `${language}/articles/${article?.id ?? NEW}`,
    name: 'article',
    shape,
    saved: {
      content: article ? formFromArticle(article) : blank,
      rev,
      ...(savedAt && { at: new Date(savedAt) }),
    },
    save: articleSaver(language, article),
    history: entryHistory({
      ...{ collection: 'articles', language, id: article?.id ?? '', nothing: blank },
      contentOf: ({ entry, html = '' }) => formFromArticle({ ...(entry as Article), content: html }),
    }),
  });
}

export const formOf = (draft: Draft) => draft.getState().content as ArticleForm;

export function useForm(draft: Draft): ArticleForm {
  return useDraftState(draft, ({ content }) => content) as ArticleForm;
}
