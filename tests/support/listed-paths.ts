import type { Site } from './site/site.ts';

/** The path of every page that the sitemap lists, in both languages. */
export async function listedPaths(site: Pick<Site, 'text'>): Promise<string[]> {
  const sitemap = await site.text('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
