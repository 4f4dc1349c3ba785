import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Complexity, Design, ProjectTypeId, Selection } from '#domain/calculator/choices.ts';
import { startSelection } from '#domain/calculator/choices.ts';
import { offeredFeatures } from '#domain/calculator/configuration.ts';
import { sectionSchemas } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');

export interface WorkedCase {
  id: string;
  selection: Selection;
  expected: { base: number; features: number; design: number; total: number; monthly: number };
  /** Undefined where the requirement says that the line is absent. */
  surcharge?: number;
}

/** The calculator's shipped words and prices. */
export function shippedCalculator(language: Language) {
  const file = readFileSync(path.join(projectDir, 'content', language, 'calculator.json'), 'utf8');
  return sectionSchemas.calculator.parse(JSON.parse(file));
}

const ROW = new RegExp(
  '^\\| (CALCRULE-\\d\\d) \\| (\\w+), (simple|medium|complex), ([^,]+), design (\\w+), (\\d+) pages?, ([^→]+?) → ' +
    'base (\\d+), features (\\d+), design (\\d+), total (\\d+), monthly (\\d+), surcharge line (absent|\\d+)\\.',
  'gm',
);

/** The worked cases as the requirements write them, read from their own text. */
export function workedCases(): WorkedCase[] {
  const text = readFileSync(path.join(projectDir, 'docs/requirements/requirements-admin.md'), 'utf8');
  return [...text.matchAll(ROW)].map((row) => {
    const [, id = '', type, complexity, features = '', design, pages, services = '', ...amounts] = row;
    const [base = 0, featureSum = 0, designPrice = 0, total = 0, monthly = 0] = amounts.map(Number);
    const line = amounts[5];
    return {
      id,
      selection: {
        ...startSelection,
        type: type as ProjectTypeId,
        complexity: complexity as Complexity,
        features: featureNames(type as ProjectTypeId, features),
        design: design as Design,
        pages: Number(pages),
        maintenance: services.includes('maintenance'),
        seo: services.includes('seo'),
        hosting: services.includes('hosting'),
      },
      expected: { base, features: featureSum, design: designPrice, total, monthly },
      ...(line !== 'absent' && { surcharge: Number(line) }),
    };
  });
}

/** "no feature", "all 5 features shown", or French names joined by plus signs. */
function featureNames(type: ProjectTypeId, words: string): string[] {
  if (words === 'no feature') return [];
  if (words.startsWith('all ')) {
    return offeredFeatures(shippedCalculator('fr'), type).map(({ name }) => name);
  }
  return words.split(' + ');
}
