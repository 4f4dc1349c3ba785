import { Link } from 'react-router';
import { articleDate } from '#domain/articles/article-date.ts';
import { laterChange } from '#domain/articles/later-change.ts';
import { ARTICLE_TAGS_SHOWN, type ListedArticle } from '#domain/articles/listed-article.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { CategoryBadge } from '../../blocks/category-badge.tsx';
import { unbroken } from '../../blocks/unbroken.tsx';
import { useContent } from '../../content.tsx';

interface ArticleHeaderProps {
  article: ListedArticle;
  /** The portrait of the author. */
  face?: string;
  texts: SectionContent<'blog'>['article'];
}

export function ArticleHeader({ article, face, texts }: ArticleHeaderProps) {
  const { language } = useContent();
  const { title, subtitle, tags, image, imageAlt } = article;
  return (
    <header>
      <Link to={pathTo('blog', language)} className="text-link">
        <Arrow back /> {texts.back}
      </Link>
      <p className="mt-6 flex flex-wrap items-center gap-2 text-[0.9rem]">
        <CategoryBadge name={article.categoryName} color={article.categoryColor} />
        {tags.slice(0, ARTICLE_TAGS_SHOWN).map((tag) => (
          <span key={tag} className="tag m-0">
            {tag}
          </span>
        ))}
      </p>
      <h1 className="mt-4 max-w-[17em] text-[clamp(2.2rem,1.4rem+3.4vw,4.2rem)]">{unbroken(title)}</h1>
      {subtitle && <p className="mt-4 max-w-[31em] text-lead">{subtitle}</p>}
      <Byline article={article} face={face} texts={texts} />
      {image && (
        <Picture
          {...shownImage(image)}
          alt={imageAlt || title}
          sizes="(min-width: 1280px) 76rem, 94vw"
          width={1600}
          height={900}
          eager
          className="mt-8 aspect-[2/1] w-full rounded-t-[clamp(3rem,10vw,9rem)] border-[9px] border-frame object-cover shadow-[0_14px_0_-8px_var(--frame-2)]"
        />
      )}
    </header>
  );
}

/** Who wrote it and when, with the face of an author who is one of the team. */
function Byline({ article, face, texts }: ArticleHeaderProps) {
  const { author, publishedAt, readTime } = article;
  const changed = texts.updated && laterChange(article);
  const [before = '', after] = texts.updated.split('{date}');
  return (
    <div className="mt-5 flex items-center gap-4 text-[0.95rem] text-ink-soft">
      {face && (
        <Picture
          {...shownImage(face)}
          alt=""
          sizes="4.2rem"
          width={480}
          height={600}
          fallback={false}
          className="byline-face"
        />
      )}
      <p>
        <span className="font-semibold text-ink">{author}</span> · <FrenchDate date={publishedAt} />
        {changed && (
          <>
            {' '}
            · {before}
            <FrenchDate date={changed} />
            {after}
          </>
        )}{' '}
        · {texts.minutes.replace('{minutes}', String(readTime))}
      </p>
    </div>
  );
}

/** Dates of articles are French in both languages (ARTICLE-03). */
function FrenchDate({ date }: { date: string }) {
  const { language } = useContent();
  return (
    <time dateTime={date} lang={language === 'fr' ? undefined : 'fr'}>
      {articleDate(date, 'fr')}
    </time>
  );
}
