import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../docs/requirements');

export interface PageRequirement {
  id: string;
  pageId: string;
  fr: string;
  en: string;
  screen: string;
  indexed: string;
}

/** The table of pages as the requirements write it, read from their own text. */
export function requiredPages(): PageRequirement[] {
  const text = readFileSync(path.join(folder, 'requirements-public.md'), 'utf8');
  const rows = text.matchAll(/^\| (ROUTE-\d\d) \| (\w+) \| (\/\S*) \| (\/\S*) \| (\w+) \| ([^|]+?) \|$/gm);
  return [...rows].map(([, id = '', pageId = '', fr = '', en = '', screen = '', indexed = '']) => ({
    ...{ id, pageId, fr, en, screen, indexed },
  }));
}

const sampleSlugs: Record<string, string> = {
  Article: 'budget-site-web-2025',
  CaseStudyDetail: 'cave-vauban',
};

/** Every page a visitor can open, in both languages; detail pages with a slug that both have. */
export function publicPages(): PageRequirement[] {
  const sample = (path: string, screen: string) => path.replace('{slug}', sampleSlugs[screen] ?? '');
  return requiredPages()
    .filter(({ screen }) => screen !== 'Admin')
    .map((row) => ({ ...row, fr: sample(row.fr, row.screen), en: sample(row.en, row.screen) }));
}
