import { useMatches } from 'react-router';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { SOCIAL_IMAGE } from '#domain/seo/social-image-size.ts';
import { useContent } from '../content.tsx';
import type { PageHead } from './page-head.ts';

/**
 * What the loader of the shown screen says about its page, as tags that React puts into the head. A
 * screen whose title follows what the visitor does leaves it blank here and draws its own.
 */
export function HeadTags() {
  const shown = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  if (!shown?.head) return null;
  const { title, description, keywords, canonical, alternates, noindex, shared, feed } = shown.head;
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />}
      {shared && <SharingTags {...shown.head} {...shared} />}
    </>
  );
}

type SharingTagsProps = Omit<PageHead, 'shared'> & NonNullable<PageHead['shared']>;

const LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

/** What a shared link shows: Open Graph, which most sites read, and the card of Twitter. */
function SharingTags({ name, description, image, ...page }: SharingTagsProps) {
  const { common, language } = useContent();
  const siteName = common.agency.name;
  const alt = image.alt ?? `${name} · ${siteName}`;
  return (
    <>
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={LOCALES[language]} />
      {page.alternates.length > 0 && (
        <meta property="og:locale:alternate" content={LOCALES[otherLanguage(language)]} />
      )}
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      {page.canonical && <meta property="og:url" content={page.canonical} />}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
      <meta property="og:image:alt" content={alt} />
      {page.article && (
        <>
          <meta property="article:published_time" content={page.article.publishedAt} />
          <meta property="article:modified_time" content={page.article.changedAt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={name} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
