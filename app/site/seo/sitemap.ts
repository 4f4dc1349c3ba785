import type { LoaderFunctionArgs } from 'react-router';
import { languages } from '#domain/languages.ts';
import { isIndexable, type Page, pageList, pathTo } from '#domain/pages.ts';
import type { Services } from '#server/services.ts';
import { servicesOf } from '../../services.ts';

/** Every indexable page, under its canonical address. */
export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const paths = await Promise.all(pageList.filter(isIndexable).map((page) => pathsOf(page, services)));
  const urls = paths.flat().map((path) => `<url><loc>${escapeXml(services.siteUrl + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function pathsOf(page: Page, services: Services): Promise<string[]> {
  const indexedLanguages = page.frenchOnly ? (['fr'] as const) : languages;
  const paths = indexedLanguages.map(async (language) => {
    if (!page[language].includes('{slug}')) return [pathTo(page.id, language)];
    const entries = page.screen === 'Article' ? services.articles : services.caseStudies;
    return (await entries.published(language)).map(({ slug }) => pathTo(page.id, language, slug));
  });
  return (await Promise.all(paths)).flat();
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
