import { valueAt } from '#domain/content/lookup.ts';
import { type SeoTexts, seoTexts } from '#domain/content/section-parts/seo-texts.ts';
import type { Section } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { Page } from '#domain/pages.ts';
import type { PublicServices } from '#server/public-services.ts';

/** Title, description and keywords of a page, as its section holds them. */
export async function managedTexts(
  services: PublicServices,
  page: Page,
  language: Language,
): Promise<SeoTexts> {
  const [section, ...block] = page.seo.split('.');
  const content = await services.content.section(section as Section, language);
  return seoTexts(block.length > 0 ? valueAt(content, block.join('.')) : content);
}
