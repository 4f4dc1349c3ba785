import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { addContentAndAccountTables } from './migrations/001-content-and-accounts.ts';
import { addArticleSearchTables } from './migrations/002-article-search.ts';
import { addLeadTables } from './migrations/003-leads.ts';
import { addCalculatorCountTable } from './migrations/004-calculator-counts.ts';
import { addEstimateTable } from './migrations/005-estimates.ts';
import { addAccessAndInboxTables } from './migrations/006-access-and-inbox.ts';
import { addMediaTable } from './migrations/007-media.ts';
import { addFormerSlugTable } from './migrations/008-former-slugs.ts';
import { addAuditLogTable } from './migrations/009-audit-log.ts';
import { addSecondFactorTables } from './migrations/010-second-factor.ts';
import { indexArticleParts } from './migrations/011-article-parts.ts';
import { addPublicationTables } from './migrations/012-publications.ts';
import { addPreviewLinkTable } from './migrations/013-preview-links.ts';
import { allowMailWithoutLead } from './migrations/014-mail-without-lead.ts';
import { keepDeletedPictures } from './migrations/015-bin.ts';
import { nameOptionsById } from './migrations/016-options-by-id.ts';
import { addConfirmedTranslationTable } from './migrations/017-confirmed-translations.ts';
import { addLeftAlone } from './migrations/018-partial-undo.ts';
import { addLeadHandling } from './migrations/019-lead-handling.ts';
import { addAppointmentTables } from './migrations/020-appointments.ts';
import { addRoles } from './migrations/021-roles.ts';
import { addArticleVocabularyTable } from './migrations/022-article-vocabulary.ts';
import { addLeadSources } from './migrations/023-lead-sources.ts';
import { addFirstScreen } from './migrations/024-first-screen.ts';
import { addRevisedEstimateTable } from './migrations/025-revised-estimates.ts';
import { addTrust } from './migrations/026-trust.ts';
import { indexCapturedMail } from './migrations/027-captured-mail.ts';
import { addSessionUse } from './migrations/028-session-use.ts';
import { addNightlyBackup } from './migrations/030-nightly-backup.ts';
import type { Engine } from './tables.ts';

/** What each step does, in order. A step that was released is never changed: the next one is added. */
const steps: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  '001_content_and_accounts': addContentAndAccountTables,
  '002_article_search': addArticleSearchTables,
  '003_leads': addLeadTables,
  '004_calculator_counts': addCalculatorCountTable,
  '005_estimates': addEstimateTable,
  '006_access_and_inbox': addAccessAndInboxTables,
  '007_media': addMediaTable,
  '008_former_slugs': addFormerSlugTable,
  '009_audit_log': addAuditLogTable,
  '010_second_factor': addSecondFactorTables,
  '011_article_parts': indexArticleParts,
  '012_publications': addPublicationTables,
  '013_preview_links': addPreviewLinkTable,
  '014_mail_without_lead': allowMailWithoutLead,
  '015_bin': keepDeletedPictures,
  '016_options_by_id': nameOptionsById,
  '017_confirmed_translations': addConfirmedTranslationTable,
  '018_partial_undo': addLeftAlone,
  '019_lead_handling': addLeadHandling,
  '020_appointments': addAppointmentTables,
  '021_roles': addRoles,
  '022_article_vocabulary': addArticleVocabularyTable,
  '023_lead_sources': addLeadSources,
  '024_first_screen': addFirstScreen,
  '025_revised_estimates': addRevisedEstimateTable,
  '026_trust': addTrust,
  '027_captured_mail': indexCapturedMail,
  '028_session_use': addSessionUse,
  '030_nightly_backup': addNightlyBackup,
};

export const migrationNames: readonly string[] = Object.keys(steps);

/**
 * Brings the database to the newest shape. Safe when several instances start at once: each waits for the
 * lock. `beforeChange` hears of the first step that will change a database that is already in use.
 */
export async function migrateToLatest(
  db: Kysely<unknown>,
  engine: Engine,
  beforeChange: (firstStep: string) => Promise<void> = async () => {},
): Promise<void> {
  const migrator = migratorOf(db, engine);
  const all = await migrator.getMigrations();
  const next = all.find(({ executedAt }) => !executedAt);
  if (next && next !== all[0]) await beforeChange(next.name);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Gives an empty database the shape it had after this step. */
export async function migrateTo(db: Kysely<unknown>, engine: Engine, step: string): Promise<void> {
  const { error } = await migratorOf(db, engine).migrateTo(step);
  if (error) throw error;
}

function migratorOf(db: Kysely<unknown>, engine: Engine): Migrator {
  const migrations = Object.entries(steps).map(([name, up]): [string, Migration] => [
    name,
    { up: (on) => up(on, engine) },
  ]);
  const provider: MigrationProvider = { getMigrations: async () => Object.fromEntries(migrations) };
  return new Migrator({ db, provider });
}
