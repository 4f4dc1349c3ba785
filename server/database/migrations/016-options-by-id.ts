import type { Kysely } from 'kysely';
import { calculatorById, editsById } from '#domain/calculator/former/former-shape.ts';
import type { Language } from '#domain/languages.ts';

interface Row {
  language: Language;
  body: string;
}

interface Then {
  documents: Row & { collection: string; id: string; rev: number };
  revisions: Row & { collection: string; document_id: string; rev: number };
  working_copies: Row & { collection: string; document_id: string };
  publication_documents: Row & { collection: string; document_id: string; publication_id: string };
  estimates: Row & { token: string };
}

const AT_ONCE = 100;

/** The calculator names its options by id: everything that is stored of it, with every price as it was. */
export async function nameOptionsById(db: Kysely<unknown>): Promise<void> {
  const then = db as Kysely<Then>;
  await inDocuments(then);
  await inRevisions(then);
  await inWorkingCopies(then);
  await inPublications(then);
  await inEstimates(then);
}

async function inDocuments(db: Kysely<Then>): Promise<void> {
  const isCalculator = { collection: 'section', id: 'calculator' };
  const rows = await db
    .selectFrom('documents')
    .select(['language', 'body'])
    .where((eb) => eb.and(isCalculator))
    .execute();
  for (const { language, body } of rows)
    await db
      .updateTable('documents')
      .set({ body: bodyById({ language, body }) })
      .where((eb) => eb.and({ ...isCalculator, language }))
      .execute();
}

const isCalculator = { collection: 'section', document_id: 'calculator' };

async function inRevisions(db: Kysely<Then>): Promise<void> {
  const revisions = await db
    .selectFrom('revisions')
    .select(['language', 'rev'])
    .where((eb) => eb.and(isCalculator))
    .execute();
  // One at a time: a history may be long.
  for (const { language, rev } of revisions) {
    const one = { ...isCalculator, language, rev };
    const { body } = await db
      .selectFrom('revisions')
      .select('body')
      .where((eb) => eb.and(one))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('revisions')
      .set({ body: bodyById({ language, body }) })
      .where((eb) => eb.and(one))
      .execute();
  }
}

async function inWorkingCopies(db: Kysely<Then>): Promise<void> {
  const rows = await db
    .selectFrom('working_copies')
    .select(['language', 'body'])
    .where((eb) => eb.and(isCalculator))
    .execute();
  for (const { language, body } of rows)
    await db
      .updateTable('working_copies')
      .set({ body: bodyById({ language, body }) })
      .where((eb) => eb.and({ ...isCalculator, language }))
      .execute();
}

async function inPublications(db: Kysely<Then>): Promise<void> {
  const rows = await db
    .selectFrom('publication_documents')
    .select(['publication_id', 'language', 'body'])
    .where((eb) => eb.and(isCalculator))
    .where('body', '<>', '')
    .execute();
  for (const { publication_id, language, body } of rows)
    await db
      .updateTable('publication_documents')
      .set({ body: bodyById({ language, body }) })
      .where((eb) => eb.and({ ...isCalculator, publication_id, language }))
      .execute();
}

/** Each holds the calculator of its day as a whole. */
async function inEstimates(db: Kysely<Then>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('estimates')
      .select(['token', 'language', 'body'])
      .where('token', '>', after)
      .orderBy('token')
      .limit(AT_ONCE)
      .execute();
    for (const { token, language, body } of rows) {
      const estimate = parsed(body) as { calculator?: unknown } | undefined;
      if (!estimate?.calculator) continue;
      const calculator = calculatorById(estimate.calculator, language);
      await db
        .updateTable('estimates')
        .set({ body: JSON.stringify({ ...estimate, calculator }) })
        .where('token', '=', token)
        .execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.token;
  }
}

/** Stored edits in the shape of today; what is not JSON stays as it is, to be set aside by whoever reads it. */
function bodyById({ language, body }: Row): string {
  const edits = parsed(body);
  return edits === undefined ? body : JSON.stringify(editsById(edits, language));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
