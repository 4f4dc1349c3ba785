import type { LoaderFunctionArgs } from 'react-router';
import { lastChange } from '#domain/articles/article-date.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { languageOf, otherLanguage } from '#domain/languages.ts';
import { pageById, pathTo } from '#domain/pages.ts';
import { servicesOf } from '../../http/services.ts';
import { translatedPaths } from '../alternates.ts';
import { feedTitle } from './feed-title.ts';

/** The newest articles of one language, for feed readers. */
const ENTRIES = 20;

export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const { pathname } = args.url;
  const language = languageOf(pathname);
  const other = otherLanguage(language);
  const [blog, title, articles, translated] = await Promise.all([
    services.content.section('blog', language),
    feedTitle(services, language),
    services.articles.published(language),
    translatedPaths(pageById('article'), services),
  ]);
  const translations = new Map(translated.map((paths) => [paths[language], paths[other]]));
  const address = (path: string) => escapeHtml(services.siteUrl + path);
  const newest = articles.slice(0, ENTRIES).map((article) => {
    const path = pathTo('article', language, article.slug);
    const url = address(path);
    const translation = translations.get(path);
    return `<entry>
<title>${escapeHtml(article.title)}</title>
<id>${url}</id>
<link href="${url}"/>${translation ? `\n<link rel="related" hreflang="${other}" href="${address(translation)}"/>` : ''}
<published>${moment(article.publishedAt)}</published>
<updated>${moment(lastChange(article))}</updated>
<author><name>${escapeHtml(article.author)}</name></author>
<summary>${escapeHtml(article.excerpt)}</summary>
</entry>`;
  });
  const changes = articles.map(lastChange).sort();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeHtml(title)}</title>
<subtitle>${escapeHtml(blog.description)}</subtitle>
<id>${address(pathTo('blog', language))}</id>
<link href="${address(pathTo('blog', language))}"/>
<link rel="self" type="application/atom+xml" href="${address(pathname)}"/>
<updated>${moment(changes.at(-1) ?? '')}</updated>
${newest.join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}

/** Atom wants a moment where articles have a day. */
function moment(date: string): string {
  const time = new Date(date || 0);
  return (Number.isNaN(time.getTime()) ? new Date(0) : time).toISOString();
}
