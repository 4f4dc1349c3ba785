import { memo, useDeferredValue, useMemo } from 'react';
import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, articleFromForm } from '#domain/articles/article-form.ts';
import { withCategory } from '#domain/articles/listed-article.ts';
import { shareLinks } from '#domain/articles/share-links.ts';
import { pathTo } from '#domain/pages.ts';
import { withAnchors } from '#domain/rich-text/headings.ts';
import { ContentProvider } from '../../../site/content.tsx';
import { ArticleView } from '../../../site/screens/article/view.tsx';
import { useDraft } from '../../editing/drafts.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { useForm } from './article-draft.ts';
import type { ArticlesData } from './load-articles.ts';
import { readHtml } from './read-html.ts';
import { words } from './words.ts';

/** The page of the article as it will be, drawn by the public page's own parts, a moment after each letter. */
export function ArticlePreview({ loaded }: { loaded: ArticlesData }) {
  const form = useDeferredValue(useForm(useDraft()));
  return (
    <PreviewPane title={words.previewOf} language={loaded.language}>
      <ArticlePage form={form} loaded={loaded} />
    </PreviewPane>
  );
}

const ArticlePage = memo(function ArticlePage({ form, loaded }: { form: ArticleForm; loaded: ArticlesData }) {
  const { language, opened, previewContext } = loaded;
  const body = useMemo(() => withAnchors(readHtml(form.content)), [form.content]);
  const { content: _, ...article } = articleFromForm(form);
  const { subtitle = '', imageAlt = '' } = article;
  const { updatedAt = '' } = (opened?.content as Article | undefined) ?? {};
  const title = form.title || words.untitled;
  const [listed] = withCategory(
    [{ ...article, title, subtitle, imageAlt, updatedAt, language }],
    previewContext.categories,
  );
  const address = pathTo('article', language, form.slug);
  const share = shareLinks({ address, title, excerpt: form.description });
  return (
    listed && (
      <ContentProvider language={language} common={previewContext.common}>
        <ArticleView
          article={listed}
          body={body}
          related={[]}
          share={share}
          texts={previewContext.texts}
          card={previewContext.card}
        />
      </ContentProvider>
    )
  );
});
