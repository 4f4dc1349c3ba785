import { Link } from 'react-router';
import { articleDate } from '#domain/articles/article-date.ts';
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
  texts: SectionContent<'blog'>['article'];
}

export function ArticleHeader({ article, texts }: ArticleHeaderProps) {
  const { language } = useContent();
  const { title, subtitle, author, publishedAt, readTime, tags, image, imageAlt } = article;
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
      <h1 className="mt-4 max-w-[24ch] text-[clamp(2.2rem,1.4rem+3.4vw,4.2rem)]">{unbroken(title)}</h1>
      {subtitle && <p className="mt-4 max-w-[52ch] text-lead">{subtitle}</p>}
      <p className="mt-4 text-[0.95rem] text-ink-soft">
        {author} ·{' '}
        <time dateTime={publishedAt} lang={language === 'fr' ? undefined : 'fr'}>
          {articleDate(publishedAt, 'fr')}
        </time>{' '}
        · {texts.minutes.replace('{minutes}', String(readTime))}
      </p>
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
