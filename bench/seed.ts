import path from 'node:path';
import { articleSchema } from '../domain/articles/article.schema.ts';
import { summariseArticle } from '../domain/articles/article-list.ts';
import { caseStudySchema } from '../domain/case-studies/case-study.schema.ts';
import { summariseCaseStudy } from '../domain/case-studies/case-study-list.ts';
import { openDatabase } from '../server/database/database.ts';

const WORDS =
  'prix site boutique refonte délai devis page client vitrine photo texte panier rue lampe chat'.split(' ');
const BATCH = 200;

/** Fills the database of a data folder with made-up entries, as many saves would have. */
export async function seed(
  dataDir: string,
  counts: { articles: number; caseStudies: number },
): Promise<void> {
  const database = await openDatabase({ url: path.join(dataDir, 'vitrine.sqlite') });
  const rows = [
    ...Array.from({ length: counts.articles }, (_, number) => articleRow(number)),
    ...Array.from({ length: counts.caseStudies }, (_, number) => caseStudyRow(number)),
  ];
  await database.write(async (trx) => {
    for (let from = 0; from < rows.length; from += BATCH)
      await trx
        .insertInto('documents')
        .values(rows.slice(from, from + BATCH))
        .execute();
  });
  await database.close();
}

function articleRow(number: number) {
  const id = `seeded-${number}`;
  const article = articleSchema.parse({
    id,
    slug: id,
    title: `Article ${number} ${words(number, 4)}`,
    excerpt: words(number, 20),
    content: `## ${words(number, 3)}\n\n${words(number, 600)} unique${number}x`,
    category: 'guides',
    tags: ['prix'],
    language: 'fr',
    publishedAt: `20${10 + (number % 14)}-0${1 + (number % 9)}-01`,
  });
  return row('article', id, summariseArticle(article), article);
}

function caseStudyRow(number: number) {
  const id = `seeded-${number}`;
  const study = caseStudySchema.parse({
    id,
    slug: id,
    title: `Projet ${number}`,
    subtitle: words(number, 8),
    category: 'WordPress',
    client: `Client ${number}`,
    year: '2024',
    tags: ['prix'],
    hero: {},
    overview: {},
  });
  return row('case-study', id, summariseCaseStudy(study), study);
}

function row(collection: string, id: string, summary: unknown, body: unknown) {
  return {
    collection,
    language: 'fr',
    id,
    slug: id,
    rev: 1,
    state: 'live' as const,
    summary: JSON.stringify(summary),
    body: JSON.stringify(body),
    updated_at: '2025-01-01T00:00:00.000Z',
    updated_by: 'bench',
  };
}

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => WORDS[(from + place * 7) % WORDS.length]).join(' ');
