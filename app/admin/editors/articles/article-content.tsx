import { useEffect, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import { RichText } from '../../../site/blocks/rich-text.tsx';
import { loadArticle } from './article-api.ts';
import { readHtml } from './read-html.ts';
import { words } from './words.ts';

/** The text of an article in the list, asked for when somebody opens it. */
export function ArticleContent({ language, id }: { language: Language; id: string }) {
  const [content, setContent] = useState<RichNode[] | 'failed'>();
  useEffect(() => {
    let wanted = true;
    loadArticle(language, id).then((loaded) => {
      if (wanted) setContent(loaded ? readHtml(loaded.content) : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [language, id]);
  if (content === 'failed') return <p role="alert">{words.failedContent}</p>;
  if (!content) return <p role="status">{words.loadingContent}</p>;
  return (
    <div lang={language} className="prose entry-content">
      <RichText nodes={content} />
    </div>
  );
}
