import { useMatches } from 'react-router';
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
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      {shared && <SharingTags {...shared} url={canonical} />}
    </>
  );
}

type SharingTagsProps = NonNullable<PageHead['shared']> & { url?: string };

/**
 * Open Graph, which most sites read, and the card of Twitter. Elements count in what a page costs: what
 * readers find elsewhere in the head is repeated for articles only.
 */
function SharingTags({ image, article, url }: SharingTagsProps) {
  return (
    <>
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && (
        <>
          <meta property="og:type" content="article" />
          <meta property="og:title" content={article.title} />
          <meta property="og:description" content={article.description} />
          {url && <meta property="og:url" content={url} />}
          <meta name="twitter:title" content={article.title} />
          <meta name="twitter:description" content={article.description} />
          <meta name="twitter:image" content={image} />
        </>
      )}
    </>
  );
}
