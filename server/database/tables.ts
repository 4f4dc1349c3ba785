import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import type { Language } from '#domain/languages.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { LeadSource } from '#domain/leads/lead-source.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import type { VisitStage } from '#domain/statistics/lead-funnel.ts';
import type { PageGroup } from '#domain/statistics/page-group.ts';
import type { StepCount } from '#domain/statistics/step-count.ts';

/** The two databases that the same code runs on. */
export type Engine = 'sqlite' | 'postgres';

/**
 * The tables, the same on both engines: text and integer columns only, so that both drivers give
 * back the same JavaScript values. Ids and ISO timestamps are made in the application.
 */
export interface Tables {
  documents: DocumentsTable;
  revisions: RevisionsTable;
  former_slugs: FormerSlugsTable;
  working_copies: WorkingCopiesTable;
  publications: PublicationsTable;
  publication_documents: PublicationDocumentsTable;
  preview_links: PreviewLinksTable;
  set_aside: SetAsideTable;
  article_index: ArticleIndexTable;
  article_vocabulary: ArticleVocabularyTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  setup_links: SetupLinksTable;
  account_links: AccountLinksTable;
  login_failures: LoginFailuresTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  leads: LeadsTable;
  lead_files: LeadFilesTable;
  lead_notes: LeadNotesTable;
  lead_sources: LeadSourcesTable;
  reply_templates: ReplyTemplatesTable;
  outbox: OutboxTable;
  outbox_attempts: OutboxAttemptsTable;
  page_views: PageViewsTable;
  visit_counts: VisitCountsTable;
  secrets: SecretsTable;
  calculator_counts: CalculatorCountsTable;
  estimates: EstimatesTable;
  revised_estimates: RevisedEstimatesTable;
  clock_watch: ClockWatchTable;
  appointments: AppointmentsTable;
  appointment_times: AppointmentTimesTable;
  appointment_links: AppointmentLinksTable;
  media: MediaTable;
  confirmed_translations: ConfirmedTranslationsTable;
  audit_log: AuditLogTable;
  admin_visits: AdminVisitsTable;
  nightly_backup: NightlyBackupTable;
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
  /** Counts its published versions; 0 is what shipped. */
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

/** What an administrator wrote and has not published: at most one for each document. */
interface WorkingCopiesTable {
  collection: Fixed<string>;
  language: Fixed<string>;
  document_id: Fixed<string>;
  body: string;
  /** The published version that it began from; 0 where nothing was stored. */
  based_on: number;
  /** Another text after every save. */
  version: string;
  updated_at: string;
  updated_by: string;
}

/** Scheduled: goes live when it is due. Withdrawn and failed ones gave their documents back to the working copies. */
export type PublicationState = 'scheduled' | 'published' | 'withdrawn' | 'failed';

/** What went live together, or will. Every change that visitors can see belongs to one. */
interface PublicationsTable {
  id: Fixed<string>;
  /** What was done, as in the revisions. */
  action: Fixed<string>;
  name: string;
  state: PublicationState;
  /** Empty where it went live at once. */
  due_at: string;
  created_at: Fixed<string>;
  created_by: Fixed<string>;
  /** Empty before. */
  published_at: string;
  /** The publication that this one took back; empty for others. */
  undoes: Fixed<string>;
  /** How many fields an undo left alone, because they had changed since; 0 for others. */
  left_alone: Generated<number>;
  /** Why it did not go live, as a code; empty for others. */
  failure: string;
}

interface PublicationDocumentsTable {
  publication_id: Fixed<string>;
  collection: Fixed<string>;
  language: Fixed<string>;
  document_id: Fixed<string>;
  /** What will go live, while it is scheduled. Afterwards the revision holds it, and this is empty. */
  body: string;
  /** The published versions before and after; while it is scheduled, the one that it began from, and 0. */
  before_rev: number;
  after_rev: number;
}

/** Shows one perspective to whoever has the link. */
interface PreviewLinksTable {
  id: Fixed<string>;
  token_hash: Fixed<string>;
  /** As `perspectiveText` writes it. */
  perspective: Fixed<string>;
  /** Where it leads. */
  path: Fixed<string>;
  created_at: Fixed<string>;
  created_by: Fixed<string>;
  expires_at: Fixed<string>;
  /** Empty as long as it can be opened. */
  revoked_at: string;
  openings: number;
}

/** Who had a public name last. It counts only while nobody has it now. */
interface FormerSlugsTable {
  collection: Fixed<string>;
  language: Fixed<string>;
  slug: Fixed<string>;
  document_id: string;
}

/** What could not be read any more, kept as it was: the shipped version stands in its place. */
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
  /** Of the version that is indexed: another one is indexed anew. */
  stamp: string;
}

interface ArticleVocabularyTable {
  language: Fixed<string>;
  word: Fixed<string>;
}

interface AccountsTable {
  id: Fixed<string>;
  email: string;
  password_hash: string;
  disabled: 0 | 1;
  created_at: Fixed<string>;
  /** Empty before the first login. */
  last_login_at: ColumnType<string, string | undefined, string>;
  role: Role;
  /** Counts for editors. */
  may_publish: 0 | 1;
}

interface SessionsTable {
  token_hash: Fixed<string>;
  account_id: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
  /** When it was used last, to a few minutes. */
  used_at: string;
  /** The family of the browser; empty where it is not known. */
  browser: Fixed<string>;
}

interface SetupLinksTable {
  token_hash: Fixed<string>;
  created_at: Fixed<string>;
  used_at: string;
}

/** Whoever opens the link chooses the password of this e-mail's account, which is made if there is none. */
interface AccountLinksTable {
  token_hash: Fixed<string>;
  email: Fixed<string>;
  created_by: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
  /** What an account that the link makes may do; one that is there keeps its role. */
  role: Fixed<Role>;
  may_publish: Fixed<0 | 1>;
  /** Whether a code is still asked for after it was used. */
  keeps_factor: Fixed<0 | 1>;
}

/** Written before the password is looked at, removed when it was right. */
interface LoginFailuresTable {
  id: Fixed<string>;
  email: Fixed<string>;
  address: Fixed<string>;
  failed_at: Fixed<string>;
}

/** The secret opens with the password of the account, or a recovery code, only (server/accounts/encrypt.ts). */
interface SecondFactorsTable {
  account_id: Fixed<string>;
  /** Empty after a forgotten password, until a recovery code opens it again. */
  sealed_secret: string;
  /** The time step of the last code that was used: neither it nor an earlier one is taken again. */
  last_step: number;
  created_at: Fixed<string>;
}

/** Each is removed by its use. */
interface RecoveryCodesTable {
  code_hash: Fixed<string>;
  account_id: Fixed<string>;
  /** The secret of the one-time codes, which this code opens; empty for codes from before that was kept. */
  sealed_secret: Fixed<string>;
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
  /** When an administrator read it and put it away; empty before. */
  read_at: ColumnType<string, string | undefined, string>;
  archived_at: ColumnType<string, string | undefined, string>;
  /** Name, e-mail and answers as a search compares them (domain/search-text.ts). */
  search_text: Fixed<string>;
  state: ColumnType<LeadState, LeadState | undefined, LeadState>;
  /** When it stopped being new; empty before, and where it was read before states were kept. */
  answered_at: ColumnType<string, string | undefined, string>;
  /** The administrator who looks after it; empty for nobody. */
  taken_by: ColumnType<string, string | undefined, string>;
  /** The day in France on which it is to be looked at again; empty for none. */
  remind_on: ColumnType<string, string | undefined, string>;
}

/** What administrators tell each other about a lead. */
interface LeadNotesTable {
  id: Fixed<string>;
  lead_id: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<string>;
  created_by: Fixed<string>;
}

/** Where a lead came from. What somebody of the agency sent has no row, and does not count. */
type LeadSourcesTable = { [Part in keyof LeadSource]: Fixed<LeadSource[Part]> } & { lead_id: Fixed<string> };

/** A text that answers often begin with, in the language of the visitor. */
interface ReplyTemplatesTable {
  id: Fixed<string>;
  name: string;
  language: Language;
  text: string;
  updated_at: string;
  updated_by: string;
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

/** Held: an answer to a suspect lead, or mail of a lead marked as spam, until an administrator lets it go. Failed: given up, readable, can be sent again. */
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'held';

interface OutboxTable {
  id: Fixed<string>;
  /** Null for an alert and for a test, which belong to no lead. */
  lead_id: Fixed<string | null>;
  /** `notice` to the agency, `answer` and `reply` (by hand) to the visitor, `alert` to the administrators, `test` to whoever tries the mail. */
  purpose: Fixed<'notice' | 'answer' | 'reply' | 'alert' | 'test'>;
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
  /** Of the last attempt; of a held one why it never leaves (`OUTDATED`). */
  last_error: string;
  created_at: Fixed<string>;
  /** The administrator who wrote it; empty for what the site wrote. */
  written_by: Fixed<string>;
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

/** How far visits came on a day, by where they began. */
interface VisitCountsTable {
  day: Fixed<string>;
  stage: Fixed<VisitStage>;
  /** The pages with the first one of the visit; empty where it is not known. */
  entry: Fixed<PageGroup | ''>;
  /** A campaign, or the site that led here; empty for neither. */
  source: Fixed<string>;
  count: number;
}

/** Made at the first start, shared by all instances: they sign form tokens, and the cookies of previews and of known devices. */
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

/** One row: what the clock last said. */
interface ClockWatchTable {
  id: Fixed<string>;
  /** When it was last believed; empty where it never was. */
  seen_at: string;
  /** What it said when it was first doubted; empty where it is not. */
  doubted_at: string;
}

/** What the agency sent in the place of an estimate. */
interface RevisedEstimatesTable extends EstimatesTable {
  /** From 2 on: the visitor's own is the first. */
  number: Fixed<number>;
  /** The address of the one it takes the place of. */
  former: Fixed<string>;
  /** The mail of the outbox that it was sent with. */
  mail_id: Fixed<string>;
}

/** The meeting that a lead of the kind `appointment` asked for. */
interface AppointmentsTable {
  lead_id: Fixed<string>;
  starts_at: string;
  ends_at: string;
  state: AppointmentState;
  /** How often it was changed: calendars take the highest, and two changes at once are noticed by it. */
  sequence: number;
  updated_at: string;
}

export type AppointmentState = 'booked' | 'cancelled';

/** Each step of time that a meeting takes. Its key is the time alone: none is taken twice. */
interface AppointmentTimesTable {
  at: Fixed<string>;
  lead_id: Fixed<string>;
}

/** The links in mails by which a visitor changes a meeting. */
interface AppointmentLinksTable {
  token_hash: Fixed<string>;
  lead_id: Fixed<string>;
  created_at: Fixed<string>;
}

interface MediaTable {
  id: Fixed<string>;
  /** The readable part of its name, which a replacement keeps. */
  slug: Fixed<string>;
  /** What content names; it changes with the image (domain/images/media-name.ts). */
  address: string;
  width: number;
  height: number;
  /** Of the largest WebP, in bytes. */
  size: number;
  alt_fr: string;
  alt_en: string;
  search_text: string;
  created_at: Fixed<string>;
  created_by: Fixed<string>;
  updated_at: string;
  /** In the bin since, and by whom; both empty in the library. */
  deleted_at: ColumnType<string, string | undefined, string>;
  deleted_by: ColumnType<string, string | undefined, string>;
}

/** An English text and the French one beside which somebody found it right; the last time counts. */
interface ConfirmedTranslationsTable {
  /** Of the English document, or `media`. */
  collection: Fixed<string>;
  document_id: Fixed<string>;
  path: Fixed<string>;
  /** Of a list whose length differs: how many entries it has. */
  french: string;
  english: string;
  confirmed_at: string;
  confirmed_by: string;
}

/** Lines are written and forgotten, never changed. */
interface AuditLogTable {
  id: Fixed<string>;
  at: Fixed<string>;
  /** The e-mail of an administrator, or `terminal`; empty where nobody is known. */
  who: Fixed<string>;
  /** As limits count it: a machine, or for IPv6 a /64 network; empty for the server itself. */
  address: Fixed<string>;
  act: Fixed<AuditAction>;
  subject: Fixed<string>;
}

/** When an administrator last looked at the first screen, and from when on things are new to them. */
interface AdminVisitsTable {
  account_id: Fixed<string>;
  /** Empty at the first visit. */
  since: string;
  seen_at: string;
}

/** There is one row, which all instances share. */
interface NightlyBackupTable {
  id: Fixed<string>;
  /** The day whose night has its backup; at the very first start the day of that start, which has none. */
  night: string;
  /** The instance that makes one now, by the clock of the database; after a failure nobody, for a while. */
  claimed_by: string;
  claimed_until: string;
  /** Empty before the first. */
  made_at: string;
  /** Why the last try failed; empty after a good one. */
  failure: string;
}
