import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { createContentAndAccounts } from './migrations/001-content-and-accounts.ts';
import { createLeads } from './migrations/003-leads.ts';
import { createCalculatorCounts } from './migrations/004-calculator-counts.ts';
import { createEstimates } from './migrations/005-estimates.ts';
import type { Engine } from './migrations/new-table.ts';

/** Brings the database to the newest shape. Safe when several instances start at once: each waits for the lock. */
export async function migrateToLatest(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations(engine) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

function migrations(engine: Engine): Record<string, Migration> {
  return {
    '001_content_and_accounts': { up: (db) => createContentAndAccounts(db, engine) },
    '003_leads': { up: (db) => createLeads(db, engine) },
    '004_calculator_counts': { up: (db) => createCalculatorCounts(db, engine) },
    '005_estimates': { up: (db) => createEstimates(db, engine) },
  };
}
