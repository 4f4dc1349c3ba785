import type { Transaction } from 'kysely';
import type { DocumentRef } from '#domain/documents.ts';
import { parisDayStart } from '#domain/publishing/paris-moment.ts';
import type { PublicationState, Tables } from '#server/database/tables.ts';
import { revisionRef } from '#server/documents/document-rows.ts';
import { unknownPublication } from './publication-errors.ts';

export type Reader = Pick<Transaction<Tables>, 'selectFrom'>;

/** A document that waits in a scheduled publication. */
export interface ScheduledDocument {
  publication: string;
  name: string;
  dueAt: string;
  body: string;
  based_on: number;
}

/** The scheduled publication that holds this document. */
export async function scheduledDocument(
  db: Reader,
  ref: DocumentRef,
): Promise<ScheduledDocument | undefined> {
  return db
    .selectFrom('publication_documents as held')
    .innerJoin('publications', 'publications.id', 'held.publication_id')
    .select([
      'publications.id as publication',
      'publications.name',
      'publications.due_at as dueAt',
      'held.body',
      'held.before_rev as based_on',
    ])
    .where('publications.state', '=', 'scheduled')
    .where((eb) => eb.and(revisionRef(ref)))
    .executeTakeFirst();
}

/** One document of a publication. */
export interface PublicationDocument {
  ref: DocumentRef;
  body: string;
  beforeRev: number;
  afterRev: number;
}

export async function documentsOf(db: Reader, publication: string): Promise<PublicationDocument[]> {
  const rows = await db
    .selectFrom('publication_documents')
    .selectAll()
    .where('publication_id', '=', publication)
    .orderBy('collection')
    .orderBy('document_id')
    .orderBy('language', 'desc')
    .execute();
  return rows.map(({ collection, language, document_id: id, body, before_rev, after_rev }) => ({
    ref: { collection, language, id } as DocumentRef,
    body,
    beforeRev: before_rev,
    afterRev: after_rev,
  }));
}

export interface Publication {
  id: string;
  action: string;
  name: string;
  state: PublicationState;
  dueAt: string;
  createdAt: string;
  createdBy: string;
  publishedAt: string;
  undoes: string;
  /** How many fields this undo left alone. */
  leftAlone: number;
  failure: string;
}

export function publicationsOf(db: Reader) {
  return db
    .selectFrom('publications')
    .select([
      ...(['id', 'action', 'name', 'state', 'undoes', 'failure'] as const),
      ...(['due_at as dueAt', 'created_at as createdAt', 'created_by as createdBy'] as const),
      ...(['published_at as publishedAt', 'left_alone as leftAlone'] as const),
    ]);
}

/** Those that wait, in the order in which they go live: of the same moment, what was scheduled first goes first. */
export function scheduledOf(db: Reader) {
  return publicationsOf(db)
    .where('state', '=', 'scheduled')
    .orderBy('due_at')
    .orderBy('created_at')
    .orderBy('id');
}

/** A moment of publication, and which publication it is, where it waits already. */
export interface PublicationMoment {
  at: Date;
  id?: string;
}

export async function findPublication(db: Reader, id: string): Promise<Publication> {
  const found = await publicationsOf(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw unknownPublication();
  return found;
}

type Moment = Pick<Publication, 'id' | 'publishedAt'>;

/** The undo that took each of these back, by their id. An undo that was itself undone counts no more. */
export async function undoneBy(
  db: Reader,
  publications: readonly Moment[],
): Promise<ReadonlyMap<string, Publication>> {
  const [oldest] = publications.flatMap(({ publishedAt }) => publishedAt || []).sort();
  if (oldest === undefined) return new Map();
  const undos = await publicationsOf(db)
    .where('action', '=', 'undo')
    .where('state', '=', 'published')
    .where('published_at', '>=', oldest)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  const known = new Map<string, Publication | undefined>();
  const undoOf = (publication: Moment): Publication | undefined => {
    const { id } = publication;
    if (!known.has(id)) known.set(id, lastUndo(undos.filter((undo) => takesBack(undo, publication))));
    return known.get(id);
  };
  /** The last that counts. What an earlier one had taken back before it, and a later undo brought back, it left alone. */
  const lastUndo = (ofOne: readonly Publication[]): Publication | undefined => {
    const last = ofOne.findLast((undo) => !undoOf(undo));
    if (!last) return undefined;
    const isReopened = ofOne.some(
      (undo) => undo.publishedAt < last.publishedAt && (undoOf(undo)?.publishedAt ?? '') > last.publishedAt,
    );
    return isReopened ? { ...last, leftAlone: Math.max(last.leftAlone, 1) } : last;
  };
  return new Map(publications.flatMap((one) => entryOf(one.id, undoOf(one))));
}

const entryOf = (id: string, undo: Publication | undefined): [string, Publication][] =>
  undo ? [[id, undo]] : [];

/** An undo names one publication, or takes back all that went live that day before it. */
function takesBack({ undoes, publishedAt }: Publication, { id, publishedAt: wentLive }: Moment): boolean {
  if (undoes !== '') return undoes === id;
  const dayStart = parisDayStart(new Date(publishedAt)).toISOString();
  return dayStart <= wentLive && wentLive < publishedAt;
}
