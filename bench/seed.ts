import type { Insertable } from 'kysely';
import { articleSchema } from '../domain/articles/article.schema.ts';
import { summariseArticle } from '../domain/articles/article-list.ts';
import { caseStudySchema } from '../domain/case-studies/case-study.schema.ts';
import { summariseCaseStudy } from '../domain/case-studies/case-study-list.ts';
import { type Database, openDatabase } from '../server/database/database.ts';
import type { Tables } from '../server/database/tables.ts';

const WORDS =
  'prix site boutique refonte délai devis page client vitrine photo texte panier rue lampe chat'.split(' ');
const BATCH = 200;
const ARTICLE_WORDS = 200;
/** One lead of so many still waits for its answer. */
const UNANSWERED = 1000;

export interface Counts {
  articles: number;
  caseStudies: number;
  leads: number;
}

/** Fills a database with made-up entries and messages, as years of use would have. */
export async function seed(databaseUrl: string, counts: Counts): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  await insert(database, 'documents', counts.articles, articleRow);
  await insert(database, 'documents', counts.caseStudies, caseStudyRow);
  await insert(database, 'leads', counts.leads, leadRow);
  await database.close();
}

async function insert<Table extends 'documents' | 'leads'>(
  database: Database,
  table: Table,
  count: number,
  rowAt: (number: number) => Insertable<Tables[Table]>,
): Promise<void> {
  await database.write(async (trx) => {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => rowAt(from + place));
      await trx
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  });
}

function articleRow(number: number) {
  const id = `seeded-${number}`;
  const article = articleSchema.parse({
    id,
    slug: id,
    title: `Article ${number} ${words(number, 4)}`,
    excerpt: words(number, 20),
    content: `## ${words(number, 3)}\n\n${words(number, ARTICLE_WORDS)} unique${number}x`,
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

/** Messages of the last three years, evenly. */
function leadRow(number: number) {
  const at = new Date(Date.now() - (number % 1000) * 26 * 3_600_000 - number).toISOString();
  const isOpen = number % UNANSWERED === 0;
  const message = `${words(number, 30)} unique${number}x`;
  return {
    id: `lead-${number}`,
    kind: 'contact' as const,
    language: 'fr' as const,
    name: `Client ${number}`,
    email: `client-${number}@bench.example`,
    answers: JSON.stringify({ name: `Client ${number}`, projectType: 'autre', message }),
    form_key: `form-${number}`,
    fingerprint: `${number}`,
    suspect: 0 as const,
    spam_reasons: '[]',
    created_at: at,
    read_at: isOpen ? '' : at,
    archived_at: isOpen || number % 2 === 0 ? '' : at,
    search_text: `client ${number} client-${number}@bench.example ${message}`,
    state: isOpen ? ('new' as const) : ('answered' as const),
    answered_at: isOpen ? '' : at,
  };
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
