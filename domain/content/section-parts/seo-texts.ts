import { valueAt } from '../lookup.ts';

export interface SeoTexts {
  title: string;
  description: string;
  keywords: string;
}

/**
 * What search engines are told about a page kept in a section or in a block of one. A title that
 * is left blank falls back to the heading, a description to the text below it.
 */
export function seoTexts(block: unknown): SeoTexts {
  const firstFilled = (...paths: string[]) => {
    const texts = paths.map((path) => valueAt(block, path));
    return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
  };
  return {
    title: firstFilled('seoTitle', 'hero.title', 'title'),
    description: firstFilled('seoDescription', 'hero.description', 'hero.subtitle', 'description'),
    keywords: firstFilled('seoKeywords'),
  };
}
