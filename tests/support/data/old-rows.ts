import { sql } from 'kysely';
import type { TestEngine } from '../engines.ts';

type Row = Record<string, unknown>;

const at = '2025-06-01T12:00:00.000Z';
const document = { collection: 'section', language: 'fr', rev: 3, state: 'live', body: '{"a":"é"}' };

/**
 * A row of each table in the shape it had when a version of the site with that migration was the newest.
 * Never changed, like the migrations themselves: a new one gets a new entry.
 */
export const oldRows: Record<string, Record<string, Row>> = {
  '001_content_and_accounts': {
    documents: { ...document, id: 'home', slug: 'home', summary: '{}', updated_at: at, updated_by: 'marie' },
    revisions: { ...document, document_id: 'home', action: 'save', created_at: at, created_by: 'marie' },
    set_aside: {
      ...{ id: 's', collection: 'section', language: 'fr', document_id: 'home' },
      ...{ reason: 'reset', body: '{}', created_at: at, rev: 2 },
    },
    accounts: { id: 'm', email: 'marie@example.com', password_hash: 'h', created_at: at, disabled: 0 },
    sessions: { token_hash: 't', account_id: 'm', created_at: at, expires_at: at },
    setup_links: { token_hash: 't', created_at: at, used_at: '' },
  },
  '002_article_search': { article_index: { language: 'fr', id: 'un-article', stamp: '3' } },
  '003_leads': {
    leads: {
      ...{ id: 'l', kind: 'contact', language: 'fr', name: 'Jane', email: 'jane@example.com' },
      ...{ answers: '{"message":"Œuvre"}', form_key: 'k', fingerprint: 'f', spam_reasons: '[]' },
      ...{ created_at: at, suspect: 0 },
    },
    lead_files: {
      ...{ id: 'lf', lead_id: 'l', field: 'cv', name: 'cv.pdf', media_type: 'application/pdf' },
      ...{ created_at: at, size: 9 },
    },
    outbox: {
      ...{ id: 'o', lead_id: 'l', purpose: 'notice', mail: '{}', due_at: at, claimed_by: '' },
      ...{ claimed_until: '', sent_at: at, last_error: '', created_at: at, state: 'sent', tries: 1 },
    },
    outbox_attempts: { id: 'oa', entry_id: 'o', transport: 'smtp', error: '', began_at: at, ended_at: at },
    page_views: { day: '2025-06-01', path: '/', language: 'fr', referrer: '', views: 7 },
    secrets: { name: 'kept', value: 'what was there before' },
  },
  '004_calculator_counts': { calculator_counts: { day: '2025-06-01', arrived_1: 4, type_app: 2 } },
  '005_estimates': { estimates: { token: 'e', lead_id: 'l', language: 'fr', body: '{}', created_at: at } },
  '006_access_and_inbox': {
    account_links: {
      ...{ token_hash: 'a', email: 'paul@example.com', created_by: 'marie' },
      ...{ created_at: at, expires_at: at },
    },
    login_failures: { id: 'f', email: 'marie@example.com', address: '203.0.113.7', failed_at: at },
  },
  '007_media': {
    media: {
      ...{ id: 'p', slug: 'rue', address: '/media/rue-0123456789.4x3.webp', width: 4, height: 3, size: 9 },
      ...{
        alt_fr: 'La rue',
        alt_en: '',
        search_text: 'rue',
        created_at: at,
        created_by: 'm',
        updated_at: at,
      },
    },
  },
  '008_former_slugs': {
    former_slugs: { collection: 'article', language: 'fr', slug: 'ancien', document_id: 'un-article' },
  },
  '009_audit_log': {
    audit_log: { id: 'au', at, who: 'marie', address: '203.0.113.7', act: 'login', subject: '' },
  },
  '010_second_factor': {
    second_factors: { account_id: 'm', sealed_secret: 's', created_at: at, last_step: 5 },
    recovery_codes: { code_hash: 'c', account_id: 'm' },
  },
  '012_publications': {
    working_copies: {
      ...{ collection: 'section', language: 'fr', document_id: 'home', body: '{"a":"b"}', based_on: 3 },
      ...{ version: 'v', updated_at: at, updated_by: 'marie' },
    },
    publications: {
      ...{ id: 'pu', action: 'publish', name: 'Été', state: 'scheduled', due_at: at, created_at: at },
      ...{ created_by: 'marie', published_at: '', undoes: '', failure: '' },
    },
    publication_documents: {
      ...{ publication_id: 'pu', collection: 'section', language: 'en', document_id: 'home' },
      ...{ body: '{}', before_rev: 3, after_rev: 0 },
    },
  },
  '013_preview_links': {
    preview_links: {
      ...{ id: 'pl', token_hash: 'h', perspective: 'working', path: '/', created_at: at, expires_at: at },
      ...{ created_by: 'marie', revoked_at: '', openings: 1 },
    },
  },
  '017_confirmed_translations': {
    confirmed_translations: {
      ...{
        collection: 'section',
        document_id: 'home',
        path: 'hero.title',
        french: 'Bonjour',
        english: 'Hello',
      },
      ...{ confirmed_at: at, confirmed_by: 'marie' },
    },
  },
  '019_lead_handling': {
    lead_notes: { id: 'ln', lead_id: 'l', text: 'Rappelée', created_at: at, created_by: 'marie' },
    reply_templates: {
      ...{ id: 'rt', name: 'Merci', language: 'fr', text: 'Bonjour {name},', updated_at: at },
      updated_by: 'marie',
    },
  },
  '020_appointments': {
    appointments: {
      ...{ lead_id: 'l', starts_at: at, ends_at: at, state: 'booked', sequence: 0, updated_at: at },
    },
    appointment_times: { at, lead_id: 'l' },
    appointment_links: { token_hash: 'al', lead_id: 'l', created_at: at },
  },
  '022_article_vocabulary': { article_vocabulary: { language: 'fr', word: 'vitrine' } },
  '023_lead_sources': {
    lead_sources: {
      ...{ lead_id: 'l', page: '/contact', first_page: '/', referrer: 'example.org', device: 'desk' },
      ...{ utm_source: '', utm_medium: '', utm_campaign: '' },
    },
    visit_counts: { day: '2025-06-01', stage: 'view', entry: 'home', source: 'example.org', count: 7 },
  },
  '024_first_screen': { admin_visits: { account_id: 'm', since: at, seen_at: at } },
  '025_revised_estimates': {
    revised_estimates: {
      ...{ token: 're', lead_id: 'l', number: 2, former: 'e', mail_id: 'o', language: 'fr', body: '{}' },
      created_at: at,
    },
  },
  '026_trust': { clock_watch: { id: 'purge', seen_at: at, doubted_at: '' } },
  '030_nightly_backup': {
    nightly_backup: {
      ...{ id: 'nightly', night: '2025-06-01', claimed_by: '', claimed_until: '', made_at: at, failure: '' },
    },
  },
};

/** What an engine wants beside, and nobody reads back. */
export function unreadColumns(table: string, engine: TestEngine, step: string): Row {
  const hasWords = table === 'article_index' && engine === 'postgres' && step < '011';
  return hasWords ? { words: sql`''` } : {};
}
