import type { Language } from '#domain/languages.ts';
import type { PublicServices } from '#server/public-services.ts';

/** What feed readers call the feed, among all the others that are a blog too. */
export async function feedTitle({ content }: PublicServices, language: Language): Promise<string> {
  const [{ title }, { agency }] = await Promise.all([
    content.section('blog', language),
    content.section('common', language),
  ]);
  return `${title} · ${agency.name}`;
}
