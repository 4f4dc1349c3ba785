import { Link } from 'react-router';
import { articleDate } from '#domain/articles/article-date.ts';
import { ARTICLE_TAGS_SHOWN, type ListedArticle } from '#domain/articles/listed-article.ts';
import type { ArticleMarks } from '#domain/articles/search/article-marks.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useContent } from '../content.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { Marked } from './marked.tsx';
import { unbroken } from './unbroken.tsx';

/** The words on every card: the link, and what follows the number of minutes. */
export interface CardTexts {
  readMore: string;
  readTime: string;
}

interface ArticleCardProps {
  /** After a search, with what it found marked. */
  article: ListedArticle & { marks?: ArticleMarks };
  texts: CardTexts;
  eager?: boolean;
  /** One level below the heading of the list. */
  heading?: 'h2' | 'h3';
}

/** An article in a list; drawn as a sheet pinned to a board. */
export function ArticleCard({ article, texts, eager, heading: Heading = 'h2' }: ArticleCardProps) {
  const { language, words } = useContent();
  const { title, subtitle, excerpt, image, imageAlt, tags, featured, publishedAt, readTime, marks } = article;
  const more = tags.length - ARTICLE_TAGS_SHOWN;
  return (
    <li className="sheet">
      <Picture
        {...shownImage(image)}
        alt={imageAlt || title}
        sizes="(min-width: 1024px) 24rem, (min-width: 640px) 45vw, 90vw"
        width={1600}
        height={900}
        eager={eager}
        className="aspect-video w-full object-cover"
      />
      <p className="mt-4 flex items-center gap-2">
        <CategoryBadge name={article.categoryName} color={article.categoryColor} />
        {featured && (
          <span role="img" aria-label={words.featured} className="text-brass">
            ★
          </span>
        )}
      </p>
      <Heading className="mt-3 text-[1.3em]">
        <Link to={pathTo('article', language, article.slug)} className="after:absolute after:inset-0">
          {marks ? <Marked text={title} pieces={marks.title} /> : unbroken(title)}
        </Link>
      </Heading>
      {subtitle && (
        <p className="mt-1 font-semibold">
          <Marked text={subtitle} pieces={marks?.subtitle} />
        </p>
      )}
      <p className="mt-2 text-ink-soft">
        <Marked text={excerpt} pieces={marks?.excerpt} />
      </p>
      {marks?.passage && (
        <p className="mt-2 text-[0.95em]">
          <Marked text="" pieces={marks.passage} />
        </p>
      )}
      {tags.length > 0 && (
        <p className={`mt-3 text-[0.85rem] text-ink-soft ${marks ? '' : 'max-sm:hidden'}`}>
          {tags.slice(0, ARTICLE_TAGS_SHOWN).map((tag, place) => (
            <span key={tag} className="tag">
              <Marked text={tag} pieces={marks?.tags[place]} />
            </span>
          ))}
          {more > 0 && <span className="tag">+{more}</span>}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-4 text-[0.84rem]">
        <span>
          <time dateTime={publishedAt}>{articleDate(publishedAt, language)}</time> · {readTime}{' '}
          {texts.readTime}
        </span>
        {texts.readMore && (
          <span className="text-link" aria-hidden="true">
            {texts.readMore} <Arrow />
          </span>
        )}
      </p>
    </li>
  );
}
