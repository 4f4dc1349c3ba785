import { useMemo, useState } from 'react';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { useFramedPage } from '../../page-frame/frame-context.tsx';
import { NEW_ARTICLE } from '../../shell/address.ts';
import { formOf } from './article-draft.ts';
import type { ArticlesData } from './load-articles.ts';

interface FramedArticleProps {
  draft: Draft;
  language: ArticlesData['language'];
  fixedId(): string | undefined;
}

/** Beside the form stands the page of the article. */
export function FramedArticle({ draft, language, fixedId }: FramedArticleProps) {
  // The slug follows the title, and the page stays where it is.
  const [at] = useState(() => formOf(draft).slug || NEW_ARTICLE);
  const sources = useMemo(
    () => [
      {
        name: draft.name,
        content: () => formOf(draft),
        written: () => ({
          collection: 'articles' as const,
          language,
          at,
          editor: `articles/${fixedId() ?? NEW_ARTICLE}`,
          form: formOf(draft),
          shape: draft.shape,
        }),
        subscribe: draft.subscribe,
      },
    ],
    [draft, language, at, fixedId],
  );
  useFramedPage({ sources, path: pathTo('article', language, at) });
  return null;
}
