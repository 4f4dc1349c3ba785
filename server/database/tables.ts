import type { ColumnType, Generated } from 'kysely';

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
}

/** Removed: by an administrator. Set aside: it could not be read, the shipped version serves. */
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
