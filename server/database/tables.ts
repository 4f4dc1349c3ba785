import type { ColumnType, Generated } from 'kysely';
import type { StepCount } from '#domain/calculator/step-count.ts';
import type { Language } from '#domain/languages.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';

/**
 * The tables, the same on both engines: text and integer columns only, so that both drivers give
 * back the same JavaScript values. Ids and ISO timestamps are made in the application.
 */
export interface Tables {
  documents: DocumentsTable;
  revisions: RevisionsTable;
  set_aside: SetAsideTable;
  article_index: ArticleIndexTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  setup_links: SetupLinksTable;
  leads: LeadsTable;
  lead_files: LeadFilesTable;
  outbox: OutboxTable;
  outbox_attempts: OutboxAttemptsTable;
  page_views: PageViewsTable;
  secrets: SecretsTable;
  calculator_counts: CalculatorCountsTable;
  estimates: EstimatesTable;
}

/** Removed: by an administrator. Set aside: it could not be read, or its edits were reset; the shipped version serves. */
export type DocumentState = 'live' | 'removed' | 'set-aside';

type Fixed<T> = ColumnType<T, T, never>;

interface DocumentsTable {
  collection: Fixed<string>;
  language: Fixed<string>;
  id: Fixed<string>;
  /** The name in public addresses, unique among the live documents of a collection and language. */
  slug: string;
  rev: number;
  state: DocumentState;
  /** What lists need of the document, as JSON: reading a list never reads the bodies. */
  summary: string;
  body: string;
  updated_at: string;
  updated_by: string;
}

interface RevisionsTable {
  collection: Fixed<string>;
  language: Fixed<string>;
  document_id: Fixed<string>;
  rev: Fixed<number>;
  state: Fixed<DocumentState>;
  action: Fixed<string>;
  body: Fixed<string>;
  created_at: Fixed<string>;
  created_by: Fixed<string>;
}

interface SetAsideTable {
  id: Fixed<string>;
  collection: Fixed<string>;
  language: Fixed<string>;
  document_id: Fixed<string>;
  rev: Fixed<number>;
  reason: Fixed<string>;
  body: Fixed<string>;
  created_at: Fixed<string>;
}

/** The words themselves stand where each engine's full-text search wants them. */
interface ArticleIndexTable {
  number: Generated<number>;
  language: Fixed<string>;
  id: Fixed<string>;
  stamp: string;
}

interface AccountsTable {
  id: Fixed<string>;
  email: string;
  password_hash: string;
  disabled: 0 | 1;
  created_at: Fixed<string>;
}

interface SessionsTable {
  token_hash: Fixed<string>;
  account_id: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
}

interface SetupLinksTable {
  token_hash: Fixed<string>;
  created_at: Fixed<string>;
  used_at: string;
}

interface LeadsTable {
  id: Fixed<string>;
  kind: Fixed<LeadKind>;
  language: Fixed<Language>;
  name: Fixed<string>;
  email: Fixed<string>;
  /** Every field of the form as it was answered, as JSON. */
  answers: Fixed<string>;
  /** Of the rendered form and of what was sent: both the same is a repeated submit. */
  form_key: Fixed<string>;
  fingerprint: Fixed<string>;
  suspect: 0 | 1;
  /** Why it may be spam, as a JSON list. */
  spam_reasons: Fixed<string>;
  created_at: Fixed<string>;
}

interface LeadFilesTable {
  /** Also its name in the file store. */
  id: Fixed<string>;
  lead_id: Fixed<string>;
  field: Fixed<string>;
  /** As the visitor's computer called it. */
  name: Fixed<string>;
  media_type: Fixed<string>;
  size: Fixed<number>;
  created_at: Fixed<string>;
}

/** Held: of a suspect lead, until an administrator lets it go. Failed: given up, readable, can be sent again. */
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'held';

interface OutboxTable {
  id: Fixed<string>;
  lead_id: Fixed<string>;
  /** `notice` to the agency, `answer` to the visitor. */
  purpose: Fixed<'notice' | 'answer'>;
  /** The mail, as JSON. */
  mail: Fixed<string>;
  state: OutboxState;
  /** Attempts since it was stored or last sent again by hand: they decide the next pause. */
  tries: number;
  due_at: string;
  /** Who is sending it, and until when nobody else may; both empty when nobody is. */
  claimed_by: string;
  claimed_until: string;
  sent_at: string;
  last_error: string;
  created_at: Fixed<string>;
}

interface OutboxAttemptsTable {
  id: Fixed<string>;
  entry_id: Fixed<string>;
  transport: Fixed<string>;
  /** Empty when it was delivered. */
  error: Fixed<string>;
  began_at: Fixed<string>;
  ended_at: Fixed<string>;
}

interface PageViewsTable {
  day: Fixed<string>;
  path: Fixed<string>;
  language: Fixed<Language>;
  referrer: Fixed<string>;
  views: number;
}

interface SecretsTable {
  name: Fixed<string>;
  value: Fixed<string>;
}

/** One row a day, one column for each thing that is counted. */
interface CalculatorCountsTable extends Record<StepCount, ColumnType<number, number | undefined, number>> {
  day: Fixed<string>;
}

interface EstimatesTable {
  /** Its address. Not hashed: administrators open the estimate from the request it belongs to. */
  token: Fixed<string>;
  lead_id: Fixed<string>;
  language: Fixed<Language>;
  /** Selection, figures, and the words and prices of that day, as JSON. */
  body: Fixed<string>;
  created_at: Fixed<string>;
}
