import type { ListedArticle } from '#domain/articles/listed-article.ts';
import { ArticleCard, type CardTexts } from '../../blocks/article-card.tsx';

interface RelatedProps {
  articles: ListedArticle[];
  title: string;
  texts: CardTexts;
}

/** Other articles of the same category, in short: without subtitle, tags and the words of their link. */
export function Related({ articles, title, texts }: RelatedProps) {
  return (
    <section id="related" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="mb-8 text-title">{title}</h2>
      <ul className="board">
        {articles.map((article) => (
          <ArticleCard
            key={article.id}
            article={{ ...article, subtitle: '', tags: [] }}
            texts={{ ...texts, readMore: '' }}
            heading="h3"
          />
        ))}
      </ul>
    </section>
  );
}
