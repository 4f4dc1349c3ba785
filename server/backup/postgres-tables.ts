import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { finished } from 'node:stream/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import { migrateTo } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { BackupError } from './backup-error.ts';

type Db = Kysely<unknown>;

const ROWS_AT_ONCE = 500;
/** Kysely writes these itself, as the migrations run. */
const OF_MIGRATIONS = /^kysely_migration/;

/** Every table as it was at one moment, one file each, one row of JSON a line. Gives the migrations it had seen. */
export function saveTables(url: string, folder: string): Promise<string[]> {
  return withDatabase(url, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await mkdir(folder, { mode: 0o700 });
        const tables = await tableNames(trx);
        if (!tables.includes('kysely_migration'))
          throw new BackupError('There is nothing to save yet: the site has never started on this database.');
        for (const table of tables) await saveTable(trx, table, path.join(folder, `${table}.jsonl`));
        const ran = sql<{ name: string }>`select name from kysely_migration order by name`;
        return (await ran.execute(trx)).rows.map(({ name }) => name);
      }),
  );
}

async function saveTable(trx: Transaction<unknown>, table: string, file: string): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600 });
  await sql`declare all_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from all_rows`.execute(trx);
    if (rows.length === 0) break;
    if (!out.write(rows.map(({ row }) => `${row}\n`).join('')))
      await new Promise((resolve) => out.once('drain', resolve));
  }
  await sql`close all_rows`.execute(trx);
  out.end();
  await finished(out);
}

/** Whether anything was ever stored there. */
export function hasTables(url: string): Promise<boolean> {
  return withDatabase(url, async (db) => (await tableNames(db)).length > 0);
}

/**
 * Makes the database what it was when these files were written: in one transaction all tables go, come
 * back in the shape they had, and are filled. Whatever fails, nothing has changed.
 */
export function loadTables(url: string, folder: string, lastMigration: string): Promise<void> {
  return withDatabase(url, async (db) => {
    await refuseWhileInUse(db);
    await db.transaction().execute(async (trx) => {
      await dropAll(trx);
      await migrateTo(trx, 'postgres', lastMigration);
      const saved = new Set((await readdir(folder)).map((file) => path.basename(file, '.jsonl')));
      const tables = (await parentsFirst(trx)).filter((table) => !OF_MIGRATIONS.test(table));
      const list = sql.join(tables.map((table) => sql.table(table)));
      await sql`truncate ${list}`.execute(trx);
      for (const table of tables)
        if (saved.has(table)) await loadTable(trx, table, path.join(folder, `${table}.jsonl`));
    });
  });
}

async function loadTable(trx: Transaction<unknown>, table: string, file: string): Promise<void> {
  let rows: string[] = [];
  const flush = async () => {
    await sql`insert into ${sql.table(table)} overriding system value
      select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
      trx,
    );
    rows = [];
  };
  for await (const row of createInterface({ input: createReadStream(file) })) {
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) await flush();
  }
  if (rows.length > 0) await flush();
  await continueNumbers(trx, table);
}

/** Columns that number themselves go on after the highest number that came back. */
async function continueNumbers(trx: Transaction<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`.execute(trx);
  for (const { column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(trx);
}

async function refuseWhileInUse(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  if (rows.length > 0)
    throw new BackupError('Others are connected to this database: stop the site on every machine first.');
}

async function dropAll(trx: Transaction<unknown>): Promise<void> {
  for (const table of await tableNames(trx)) await sql`drop table ${sql.table(table)} cascade`.execute(trx);
  const { rows } = await sql<{ name: string }>`
    select cfgname as name from pg_ts_config where cfgnamespace = current_schema()::regnamespace`.execute(
    trx,
  );
  for (const { name } of rows) await sql`drop text search configuration ${sql.ref(name)}`.execute(trx);
}

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** A table that refers to another stands after it. */
async function parentsFirst(db: Db): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select c.relname as child, p.relname as parent from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`.execute(db);
  const ordered = new Set<string>();
  const place = (table: string) => {
    for (const { child, parent } of rows) if (child === table && parent !== table) place(parent);
    ordered.add(table);
  };
  for (const table of await tableNames(db)) place(table);
  return [...ordered];
}

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = new Kysely<unknown>({ dialect: openPostgres(url, () => {}) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
