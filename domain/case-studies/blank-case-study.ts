import { slugOf } from '../articles/slug.ts';
import type { CaseStudy } from './case-study.schema.ts';

interface Beginning {
  title: string;
  year: string;
  /** Ids and public names that other studies have. */
  taken: readonly string[];
}

/** A study with every documented field and nothing in it but its title. Nobody sees it before it is published. */
export function blankCaseStudy({ title, year, taken }: Beginning): CaseStudy {
  const name = freeName(slugOf(title) || 'cas-client', taken);
  return {
    id: name,
    title,
    subtitle: '',
    slug: name,
    category: '',
    client: '',
    year,
    status: '',
    published: false,
    featured: false,
    tags: [],
    hero: { title, subtitle: '', description: '', image: '', website: '' },
    overview: { description: '', challenge: '', solution: '', result: '' },
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
  };
}

/**
 * A study that begins as the translation of another: all of it is there to be written over, under a title and a
 * name of its own. Nobody sees it before it is published.
 */
export function translatedCaseStudy(
  source: CaseStudy,
  { title, taken }: Pick<Beginning, 'title' | 'taken'>,
): CaseStudy {
  const name = freeName(slugOf(title) || source.slug, taken);
  return { ...source, id: name, title, slug: name, published: false, translation: source.id };
}

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name}-${count}`;
  return free;
}
