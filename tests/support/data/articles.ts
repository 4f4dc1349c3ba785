import type { Site } from '../site/site.ts';

/** Later than every shipped article, and past: such an article is the first of the list. */
export const NEWEST_DAY = '2026-11-17';

/** Stores an article as an administrator would; what is not said is filled in. */
export async function publish(site: Site, id: string, more: Record<string, unknown> = {}): Promise<void> {
  const language = more.language === 'en' ? 'en' : 'fr';
  const { articles } = site.services;
  const basedOn = await articles.version(language, id);
  const article = { id, slug: id, title: `Titre de ${id}`, language, publishedAt: '2024-01-01', ...more };
  await articles.save(language, article, { by: 'test', basedOn });
}
