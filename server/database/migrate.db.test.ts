import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { type Configuration, offeredFeatures, offeredTypes } from '#domain/calculator/configuration.ts';
import { formerLists } from '#domain/calculator/former/former-lists.ts';
import { unknownSource } from '#domain/leads/lead-source.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { oldRows, unreadColumns } from '#tests/support/data/old-rows.ts';
import { newDatabase, onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { openDatabase } from './database.ts';
import { migrateTo, migrationNames } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { createCopyPurge } from './safety-copy.ts';
import { openSqlite } from './sqlite.ts';

/** The rows of every table there was after this step. */
const rowsUpTo = (step: string) =>
  migrationNames
    .slice(0, migrationNames.indexOf(step) + 1)
    .flatMap((name) => Object.entries(oldRows[name] ?? {}));

/** A database as an earlier version of the site left it, in use. */
async function atStep(url: string, step: string, rows = rowsUpTo(step)): Promise<void> {
  const engine = url.startsWith('postgres') ? 'postgres' : 'sqlite';
  const { dialect, stopWatching = () => {} } =
    engine === 'postgres' ? { dialect: openPostgres(url, () => {}) } : openSqlite(url, () => {});
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  await migrateTo(db as unknown as Kysely<unknown>, engine, step);
  for (const [table, row] of rows)
    await db
      .insertInto(table)
      .values({ ...row, ...unreadColumns(table, engine, step) })
      .execute();
  stopWatching();
  await db.destroy();
}

/** What the safety copy of an SQLite database holds. */
function inCopy(file: string) {
  const copy = new DatabaseSync(file, { readOnly: true });
  const [last] = copy.prepare('select name from kysely_migration order by name desc').all();
  const emails = copy.prepare('select email from accounts').all();
  copy.close();
  return [last?.name, emails.map(({ email }) => email)];
}

onBothEngines('migrations', (engine) => {
  test.each(migrationNames)(
    'from %s to the newest, with every row that was there; on SQLite with a copy from before',
    async (step) => {
      const url = await newDatabase(engine);
      await atStep(url, step);
      const { db, close } = await openDatabase({ url });
      const tables = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
      for (const [table, row] of rowsUpTo(step))
        expect([table, await tables.selectFrom(table).selectAll().execute()]).toEqual([
          table,
          [expect.objectContaining(row)],
        ]);
      if (step >= '003' && step < '006') {
        const { search_text } = await db.selectFrom('leads').select('search_text').executeTakeFirstOrThrow();
        expect(search_text).toContain('jane@example.com');
      }
      await close();

      const next = migrationNames[migrationNames.indexOf(step) + 1];
      if (engine === 'postgres' || !next) return;
      expect(inCopy(`${url}.before-${next}`)).toEqual([step, ['marie@example.com']]);
    },
  );
});

onBothEngines('migration of accounts', (engine) => {
  test('[ROLE-06] whoever had an account, or an invitation, before roles is an owner', async () => {
    const url = await newDatabase(engine);
    await atStep(url, '017_confirmed_translations');
    const { db, close } = await openDatabase({ url });
    const owner = { role: 'owner', may_publish: 1 };
    expect(await db.selectFrom('accounts').select(['role', 'may_publish']).execute()).toEqual([owner]);
    expect(await db.selectFrom('account_links').select(['role', 'may_publish']).execute()).toEqual([owner]);
    await close();
  });
});

onBothEngines('migration of leads', (engine) => {
  test('[REPLY-02] what was read or put away before there were states counts as answered, the rest as new', async () => {
    const url = await newDatabase(engine);
    const [, old] = rowsUpTo('003_leads').find(([table]) => table === 'leads') ?? [];
    const lead = (id: string, marks: object): [string, Record<string, unknown>] => [
      'leads',
      { ...old, id, form_key: id, search_text: '', ...marks },
    ];
    const at = '2025-06-02T12:00:00.000Z';
    const rows = [lead('fresh', {}), lead('read', { read_at: at }), lead('away', { archived_at: at })];
    await atStep(url, '017_confirmed_translations', rows);
    const { db, close } = await openDatabase({ url });
    expect(
      await db.selectFrom('leads').select(['id', 'state', 'answered_at']).orderBy('id').execute(),
    ).toEqual([
      { id: 'away', state: 'answered', answered_at: '' },
      { id: 'fresh', state: 'new', answered_at: '' },
      { id: 'read', state: 'answered', answered_at: '' },
    ]);
    await close();
  });

  test('[SOURCE-04] leads from before sources were kept count, as unknown', async () => {
    const url = await newDatabase(engine);
    await atStep(url, '022_article_vocabulary');
    const { db, close } = await openDatabase({ url });
    expect(await db.selectFrom('lead_sources').selectAll().execute()).toEqual([
      { lead_id: 'l', ...unknownSource },
    ]);
    await close();
  });
});

const BEFORE_PUBLICATIONS = migrationNames.filter((name) => name < '012');

/** What administrators had changed when a save was all there was: each with its one revision. */
function savedEdits(article: { id: string; slug: string }): [string, Record<string, unknown>][] {
  const at = '2025-05-01T12:00:00.000Z';
  const changed = JSON.stringify({ ...article, title: 'Changé avant' });
  const edits = [
    {
      collection: 'section',
      id: 'home',
      slug: 'home',
      state: 'live',
      body: '{"hero":{"title":"Édité avant"}}',
    },
    { collection: 'article', id: article.id, slug: article.slug, state: 'live', body: changed },
    { collection: 'case-study', id: 'paniers-du-tournaisis', slug: 'paniers', state: 'removed', body: '' },
  ];
  return edits.flatMap(({ collection, id, slug, state, body }): [string, Record<string, unknown>][] => {
    const common = { collection, language: 'fr', rev: 1, state, body };
    const summary = state === 'live' && collection === 'article' ? body : '';
    return [
      ['documents', { ...common, id, slug, summary, updated_at: at, updated_by: 'marie' }],
      ['revisions', { ...common, document_id: id, action: 'save', created_at: at, created_by: 'marie' }],
    ];
  });
}

onBothEngines('migrations of contents', (engine) => {
  test.each(BEFORE_PUBLICATIONS)(
    '[PUBLISH-17] what was edited before publications (%s) is published, and nothing is a working copy',
    async (step) => {
      const shipped = await openStores(engine);
      const [article] = await shipped.articles.all('fr');
      if (!article) throw new Error('A shipped article is needed.');
      const url = await newDatabase(engine);
      await atStep(url, step, savedEdits(article));

      const stores = await openStores(engine, { databaseUrl: url });
      const { articles, caseStudies, content, publications, workingCopies } = stores;
      const home = await shipped.content.section('home', 'fr');
      expect(await content.section('home', 'fr')).toEqual({
        ...home,
        hero: { ...home.hero, title: 'Édité avant' },
      });
      expect(await content.section('home', 'en')).toEqual(await shipped.content.section('home', 'en'));
      expect(await articles.byId('fr', article.id)).toEqual({ ...article, title: 'Changé avant' });
      const ids = (await caseStudies.all('fr')).map(({ id }) => id);
      const all = (await shipped.caseStudies.all('fr')).map(({ id }) => id);
      expect(all).toContain('paniers-du-tournaisis');
      expect(ids).toEqual(all.filter((id) => id !== 'paniers-du-tournaisis'));

      expect(await workingCopies.list()).toEqual([]);
      expect([await publications.scheduled(), await publications.past(9)]).toEqual([[], []]);
      // The next edit begins from what was there.
      const ref = { collection: 'section', language: 'fr', id: 'home' } as const;
      const loaded = await workingCopies.load(ref);
      expect(loaded).toMatchObject({ version: '1:', rev: 1, content: { hero: { title: 'Édité avant' } } });
    },
  );
});

const [WEBSITE, ...OTHER_TYPES] = (formerLists.fr as { projectTypes: Record<string, unknown>[] })
  .projectTypes;
const FORMER_OPTIONS = (formerLists.fr as { features: { id: string; name: string; price: number }[] })
  .features;

/** A price row that was renamed: what the type offers under the former name was free from then on. */
const renamedRow = {
  features: FORMER_OPTIONS.map((row) => (row.id === 'blog' ? { ...row, name: 'Journal' } : row)),
};
const dearerWebsite = {
  projectTypes: [{ ...WEBSITE, basePrices: { simple: 1501, medium: 3001, complex: 5001 } }, ...OTHER_TYPES],
};

/** Everything that an earlier version stored of the calculator. */
function formerCalculators(calculator: object): [string, Record<string, unknown>][] {
  const at = '2025-05-01T12:00:00.000Z';
  const ref = { collection: 'section', document_id: 'calculator' };
  const live = { state: 'live', body: JSON.stringify(renamedRow) };
  const selection = {
    ...{ type: 'website', complexity: 'simple', features: ['Multilingue', 'Sans prix'], design: 'template' },
    ...{ pages: 5, timeline: 4, maintenance: false, seo: false, hosting: false },
  };
  const free = { ...WEBSITE, features: ['Sans prix', 'Multilingue'] };
  const frozen = { ...calculator, ...(formerLists.fr as object), projectTypes: [free, ...OTHER_TYPES] };
  const revision = { ...ref, language: 'fr', action: 'save', created_at: at, created_by: 'marie' };
  return [
    [
      'documents',
      {
        ...{ collection: 'section', language: 'fr', id: 'calculator', slug: 'calculator', rev: 2, ...live },
        ...{ summary: '', updated_at: at, updated_by: 'marie' },
      },
    ],
    ['revisions', { ...revision, rev: 1, state: 'live', body: JSON.stringify(dearerWebsite) }],
    ['revisions', { ...revision, rev: 2, ...live }],
    [
      'working_copies',
      {
        ...{ ...ref, language: 'en', body: JSON.stringify({ projectTypes: [WEBSITE] }), based_on: 0 },
        ...{ version: 'v', updated_at: at, updated_by: 'marie' },
      },
    ],
    [
      'publications',
      {
        ...{ id: 'pu', action: 'publish', name: '', state: 'scheduled', due_at: '2030-01-01T00:00:00.000Z' },
        ...{ created_at: at, created_by: 'marie', published_at: '', undoes: '', failure: '' },
      },
    ],
    [
      'publication_documents',
      {
        ...{ publication_id: 'pu', ...ref, language: 'fr', body: JSON.stringify(dearerWebsite) },
        ...{ before_rev: 2, after_rev: 0 },
      },
    ],
    ...(['l', 'm'] as const).map((id): [string, Record<string, unknown>] => [
      'leads',
      {
        ...{ id, kind: 'quote', language: 'fr', name: 'Jane', email: 'jane@example.com', answers: '{}' },
        ...{ form_key: id, fingerprint: id, spam_reasons: '[]', created_at: at, suspect: 0, search_text: '' },
      },
    ]),
    [
      'estimates',
      {
        ...{ token: 'e', lead_id: 'l', language: 'fr', created_at: at },
        body: JSON.stringify({ selection, figures: { total: 2300 }, calculator: frozen }),
      },
    ],
    ['estimates', { token: 'f', lead_id: 'm', language: 'fr', created_at: at, body: '{}' }],
  ];
}

onBothEngines('migration of the calculator', (engine) => {
  test('[EDIT-34] [EDIT-35] options that were named are known by their ids, and cost what they cost', async () => {
    const shipped = await (await openStores(engine)).content.section('calculator', 'fr');
    const url = await newDatabase(engine);
    await atStep(url, '015_bin', formerCalculators(shipped));
    const { content, workingCopies, estimates, documents, logged, database } = await openStores(engine, {
      databaseUrl: url,
    });
    const website = (calculator: unknown) =>
      offeredFeatures(calculator as Configuration, 'website').map(({ name, price }) => [name, price]);
    const plain = ['Système de réservation', 'Espace membre', 'Multilingue', 'Analytics avancés'];
    const priced = plain.map((name, place) => [name, [1500, 2000, 800, 600][place]]);

    const published = await content.section('calculator', 'fr');
    expect(website(published)).toEqual([['Blog intégré', 0], ...priced]);
    expect(published.features[0]).toMatchObject({ id: 'blog', name: 'Journal', price: 500 });
    const first = (await content.version('calculator', 'fr', 1)) as Configuration;
    expect([website(first), first.projectTypes[0]?.basePrices.simple]).toEqual([
      [['Blog intégré', 500], ...priced],
      1501,
    ]);
    const ref = { collection: 'section', id: 'calculator' } as const;
    const waiting = (await workingCopies.load({ ...ref, language: 'fr' })).content as Configuration;
    expect([website(waiting), waiting.projectTypes[0]?.basePrices.simple]).toEqual([website(first), 1501]);
    const copy = (await workingCopies.load({ ...ref, language: 'en' })).content as Configuration;
    expect([offeredTypes(copy), copy.projectTypes.length]).toEqual([['website'], 4]);

    const estimate = await estimates.find('e');
    expect(estimate?.figures.total).toBe(2300);
    expect(website(estimate?.calculator)).toEqual([
      ['Sans prix', 0],
      ['Multilingue', 800],
    ]);
    expect(
      (await database.db.selectFrom('estimates').select('body').where('token', '=', 'f').execute())[0],
    ).toEqual({
      body: '{}',
    });
    expect(await documents.revisions({ ...ref, language: 'fr' })).toHaveLength(2);
    expect(logged).toEqual([]);
  });
});

/** The first digits of a sum over the tables and indices that SQLite has after each released step. */
const releasedShapes: Record<string, string> = {
  '001_content_and_accounts': '8ccc7e4ab9a9',
  '002_article_search': '3290c9298288',
  '003_leads': 'd7aaf29b92d5',
  '004_calculator_counts': '62fd9a037329',
  '005_estimates': 'c7c326b5ae98',
  '006_access_and_inbox': '2ea3a245a531',
  '007_media': 'd4667e1841c3',
  '008_former_slugs': '799bb3d88768',
  '009_audit_log': '6af4971b1075',
  '010_second_factor': '02e0ae687fcb',
};

/** When Kysely writes the same in other words, the sums may be made anew; when a step was changed, it must be changed back. */
test('a released step makes what it always made', async () => {
  expect(migrationNames.slice(0, Object.keys(releasedShapes).length)).toEqual(Object.keys(releasedShapes));
  const shapes: Record<string, string> = {};
  for (const step of Object.keys(releasedShapes)) {
    const { dialect, stopWatching } = openSqlite(':memory:', () => {});
    const db = new Kysely<{ sqlite_schema: { name: string; sql: string | null } }>({ dialect });
    await migrateTo(db as unknown as Kysely<unknown>, 'sqlite', step);
    const made = await db.selectFrom('sqlite_schema').select(['name', 'sql']).orderBy('name').execute();
    const ours = made.filter(({ name }) => !/^kysely|^sqlite|^article_words_/.test(name));
    shapes[step] = createHash('sha256').update(JSON.stringify(ours)).digest('hex').slice(0, 12);
    stopWatching();
    await db.destroy();
  }
  expect(shapes).toEqual(releasedShapes);
});

test('a new SQLite database needs no copy; one from before a migration goes after a month', async () => {
  const url = await newDatabase('sqlite');
  await (await openDatabase({ url })).close();
  expect(await readdir(path.dirname(url))).toEqual(['test.sqlite']);

  const older = await newDatabase('sqlite');
  await atStep(older, migrationNames.at(-2) ?? '');
  await (await openDatabase({ url: older })).close();
  const folder = path.dirname(older);
  const copy = `test.sqlite.before-${migrationNames.at(-1)}`;
  const purge = createCopyPurge(folder, () => new Date());
  await purge();
  expect((await readdir(folder)).sort()).toEqual(['test.sqlite', copy]);
  const longAgo = new Date(Date.now() - 31 * DAY_MS);
  await utimes(path.join(folder, copy), longAgo, longAgo);
  await purge();
  expect(await readdir(folder)).toEqual(['test.sqlite']);
});
