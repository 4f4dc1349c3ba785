import { Link } from 'react-router';
import type { ListedArticle } from '#domain/articles/listed-article.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Heading } from '#domain/rich-text/headings.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import type { CardTexts } from '../../blocks/article-card.tsx';
import { CallToContact } from '../../blocks/call-to-contact.tsx';
import { RichText } from '../../blocks/rich-text.tsx';
import { Contents } from './contents.tsx';
import { ArticleHeader } from './header.tsx';
import { Related } from './related.tsx';
import { Share, type Shared } from './share.tsx';

export interface ArticleViewProps {
  article: ListedArticle;
  /** The portrait of the author. */
  face?: string;
  body: { nodes: RichNode[]; headings: Heading[] };
  related: ListedArticle[];
  share: Shared;
  texts: SectionContent<'blog'>['article'];
  card: CardTexts;
  /** The page that the article leads to. */
  page?: { name: string; path: string };
}

/** An article as a reader sees it; its editor shows the same. */
export function ArticleView({ article, face, body, related, share, texts, card, page }: ArticleViewProps) {
  return (
    <HydrationBoundaries>
      <article className="page pt-8 pb-[clamp(3.5rem,8vw,7rem)]">
        <ArticleHeader article={article} face={face} texts={texts} />
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,6vw,6rem)] gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <div
            data-beside-text
            className="grid content-start gap-8 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:-m-2 lg:overflow-y-auto lg:p-2"
          >
            <Contents headings={body.headings} texts={texts} />
            <Share {...share} texts={texts} />
          </div>
          <div className="prose article-text">
            <RichText nodes={body.nodes} />
          </div>
          {page && (
            <Link to={page.path} className="button justify-self-start lg:col-start-2">
              {texts.page.replace('{page}', page.name)}
            </Link>
          )}
        </div>
      </article>
      {related.length > 0 && <Related articles={related} title={texts.related} texts={card} />}
      <CallToContact {...texts.help} />
    </HydrationBoundaries>
  );
}
