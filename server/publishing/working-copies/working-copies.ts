import type { Transaction } from 'kysely';
import type { DocumentRef } from '#domain/documents.ts';
import { type Conflict, carryOver } from '#domain/editing/carry-over.ts';
import { isSame } from '#domain/editing/is-same.ts';
import { withStampsOf } from '#domain/publishing/stamps.ts';
import { RequestError } from '#domain/request-error.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { translateViolation, VersionConflict } from '#server/documents/document-errors.ts';
import { currentRow, revisionRef, sameDocument, storedRow } from '#server/documents/document-rows.ts';
import type { DocumentKinds, PreparedDocument } from '../document-kinds.ts';
import { type Reader, type ScheduledDocument, scheduledDocument } from '../publications/publication-reads.ts';
import { otherCalculator } from './other-calculator.ts';

/** A document as its editor shows it: what is published, with what was written over it. */
export interface WorkingDocument {
  /** Undefined where there is neither a published document nor a working copy. */
  content: unknown;
  /** What a next save or publication must be based on. */
  version: string;
  /** The published version, and when it went live by whom; absent while the shipped words serve. */
  rev: number;
  savedAt?: string;
  savedBy?: string;
  /** Who wrote the working copy, and when; absent where there is none. */
  draft?: { updatedAt: string; updatedBy: string };
  /** What was published underneath in the same fields: to be chosen before it can be published. */
  conflicts: Conflict[];
  /** The content with what was published in those fields. */
  withTheirs: unknown;
  /** The publication that waits to bring this content; until it is taken out, nothing can be written. */
  scheduled?: ScheduledDocument;
}

interface Author {
  basedOn: string;
  by: string;
}

interface Parts {
  database: Database;
  kinds: DocumentKinds;
  content: Pick<ContentService, 'followingPrices'>;
  now: () => Date;
}

interface PreparedCopy {
  prepared: PreparedDocument;
  isPublished: boolean;
  /** The published version that it was begun from, where that is not the present one. */
  begunFrom?: number;
}

/** What administrators have written and not published: at most one copy of each document, which they share. */
export function createWorkingCopies({ database, kinds, content: prices, now }: Parts) {
  const { db } = database;

  async function load(ref: DocumentRef): Promise<WorkingDocument> {
    const kind = kinds[ref.collection];
    const [current, row, scheduled] = await Promise.all([
      storedRow(db, ref),
      copyOf(db, ref),
      scheduledDocument(db, ref),
    ]);
    const published = await kind.storedContent(ref, current);
    const rev = current?.rev ?? 0;
    const saved = {
      version: versionOf(rev, row?.version),
      rev,
      ...(current?.state === 'live' && { savedAt: current.updated_at, savedBy: current.updated_by }),
    };
    const held = scheduled ?? row;
    if (!held) return { ...saved, content: published, withTheirs: published, conflicts: [] };
    const carried = await carriedOver(ref, held, { rev, content: published });
    // Somebody published the same: nothing is left of it.
    const isPublished = carried.conflicts.length === 0 && isSame(carried.content, published);
    const draft = row && !isPublished && { updatedAt: row.updated_at, updatedBy: row.updated_by };
    return { ...saved, ...carried, ...(draft && { draft }), ...(scheduled && { scheduled }) };
  }

  /** What a body that was written on an earlier version means over the present one. */
  async function carriedOver(
    ref: DocumentRef,
    written: { body: string; based_on: number },
    published: { rev: number; content: unknown },
  ) {
    const kind = kinds[ref.collection];
    const mine = await kind.contentOf(ref, written.body);
    if (written.based_on === published.rev) return { content: mine, withTheirs: mine, conflicts: [] };
    const before = await kind.version(ref, written.based_on);
    return carryOver(kind.shapeOf(ref), { before, mine, theirs: published.content });
  }

  /** The calculator of the other language counts with the same prices, also before they are published. */
  async function followers(ref: DocumentRef, content: unknown) {
    const other = otherCalculator(ref);
    if (!other) return [];
    const theirs = await load(other);
    // A conflict stays one until somebody has chosen: the prices go into the copy as it was begun.
    const contested = theirs.conflicts.length > 0 ? await copyOf(db, other) : undefined;
    const written = contested
      ? await kinds[other.collection].contentOf(other, contested.body)
      : theirs.content;
    const next = await prices.followingPrices(ref.language, content, written);
    const begunFrom = contested?.based_on;
    return next ? [{ ref: other, content: next.content, basedOn: theirs.version, begunFrom }] : [];
  }

  async function prepare(ref: DocumentRef, content: unknown) {
    const kind = kinds[ref.collection];
    const published = await kind.storedContent(ref, await storedRow(db, ref));
    const prepared = await kind.prepare(ref, withStampsOf(kind.shapeOf(ref), content, published));
    const before = published === undefined ? undefined : await kind.prepare(ref, published);
    return { prepared, isPublished: prepared.body === before?.body };
  }

  async function write(
    trx: Transaction<Tables>,
    ref: DocumentRef,
    { basedOn, by }: Author,
    { prepared, isPublished, begunFrom }: PreparedCopy,
  ): Promise<string> {
    const rev = (await currentRow(trx, ref))?.rev ?? 0;
    const row = await copyOf(trx, ref);
    if (versionOf(rev, row?.version) !== basedOn) throw new VersionConflict(rev);
    await refuseScheduled(trx, ref);
    if (row) await removeCopy(trx, ref, row.version);
    if (isPublished) return versionOf(rev);
    const version = crypto.randomUUID();
    await insertCopy(trx, ref, {
      body: prepared.body,
      based_on: begunFrom ?? rev,
      version,
      by,
      at: now(),
    });
    return versionOf(rev, version);
  }

  /** Removes the copy of a document, if there is one. */
  async function forget(trx: Transaction<Tables>, ref: DocumentRef, { basedOn }: Author): Promise<string> {
    const rev = (await currentRow(trx, ref))?.rev ?? 0;
    const row = await copyOf(trx, ref);
    if (versionOf(rev, row?.version) !== basedOn) throw new VersionConflict(rev);
    await refuseScheduled(trx, ref);
    if (row) await removeCopy(trx, ref, row.version);
    return versionOf(rev);
  }

  /** A save that is checked and not yet made; `store` makes it in a transaction, and answers the new version. */
  async function prepareSave(ref: DocumentRef, content: unknown, author: Author) {
    const own = await prepare(ref, content);
    const others = await Promise.all(
      (await followers(ref, content)).map(async (one) => ({
        ...one,
        ...(await prepare(one.ref, one.content)),
      })),
    );
    return {
      isPublished: own.isPublished,
      async store(trx: Transaction<Tables>): Promise<string> {
        for (const { ref: other, basedOn, ...document } of others)
          await write(trx, other, { basedOn, by: author.by }, document);
        return write(trx, ref, author, own);
      },
    };
  }

  /**
   * Every working copy, and whether it is listed: what was written in a document before it was deleted,
   * or reset where nothing ships, waits for the document to come back.
   */
  async function all() {
    const rows = await db
      .selectFrom('working_copies as copy')
      // What took the document away after the copy was begun; what cannot be read was not taken away.
      .leftJoin('documents as present', (join) => join.on(sameDocument('present.id', 'copy.document_id')))
      .leftJoin('documents as gone', (join) =>
        join
          .on(sameDocument('gone.id', 'copy.document_id'))
          .onRef('gone.rev', '>', 'copy.based_on')
          .on('gone.state', '!=', 'live')
          .on('gone.updated_by', '!=', 'system'),
      )
      .select([
        'copy.collection',
        'copy.language',
        'copy.document_id as id',
        'copy.updated_at as updatedAt',
        'copy.updated_by as updatedBy',
        'copy.version',
        'copy.based_on',
        'present.rev',
        'gone.state',
      ])
      .orderBy('copy.collection')
      .orderBy('copy.document_id')
      .orderBy('copy.language', 'desc')
      .execute();
    const found = rows.map(
      async ({ collection, language, id, version, state, updatedAt, updatedBy, ...row }) => {
        const ref = { collection, language, id } as DocumentRef;
        const isThere =
          !state || Boolean(await kinds[ref.collection].storedContent(ref, { state, body: '' }));
        // Only what was published underneath can have made it say nothing new.
        const isDraft = row.rev === row.based_on || row.rev === null || (await load(ref)).draft !== undefined;
        return { copy: { ref, updatedAt, updatedBy }, version, isListed: isThere && isDraft };
      },
    );
    return Promise.all(found);
  }

  /** Every document that was written and not published, with who and when. */
  async function list() {
    return (await all()).flatMap(({ copy, isListed }) => (isListed ? [copy] : []));
  }

  return {
    load,
    carriedOver,

    /** What is published of a document, with its version: both from one row. */
    async published(ref: DocumentRef): Promise<{ rev: number; content: unknown }> {
      const row = await storedRow(db, ref);
      return { rev: row?.rev ?? 0, content: await kinds[ref.collection].storedContent(ref, row) };
    },

    prepareSave,

    /** Stores what was written; a copy that says what is published already goes. Answers the new version. */
    async save(ref: DocumentRef, content: unknown, author: Author): Promise<string> {
      const { store } = await prepareSave(ref, content, author);
      return database.write(store).catch((error: unknown) => {
        throw translateViolation(error, '');
      });
    },

    /** Throws away what was written and not published; prices go from the other language too. Answers the version that is left. */
    async discard(ref: DocumentRef, author: Author): Promise<string> {
      const published = await kinds[ref.collection].storedContent(ref, await storedRow(db, ref));
      if (published === undefined || !(await copyOf(db, ref)))
        return database.write((trx) => forget(trx, ref, author));
      const { store } = await prepareSave(ref, published, author);
      return database.write(store);
    },

    /** How many documents were written and not published. */
    async count(): Promise<number> {
      return (await list()).length;
    },

    list,

    /** The versions of the copies that no list shows. */
    async unlisted(): Promise<ReadonlySet<string>> {
      return new Set((await all()).flatMap(({ version, isListed }) => (isListed ? [] : [version])));
    },
  };
}

export type WorkingCopies = ReturnType<typeof createWorkingCopies>;

/** One text for what is published and what is written over it: another one whenever either changes. */
function versionOf(rev: number, copy = ''): string {
  return `${rev}:${copy}`;
}

/** The copy that a version speaks of; empty for none. */
export function copyVersion(version: string): string {
  return version.slice(version.indexOf(':') + 1);
}

/** What a scheduled publication holds is neither written in nor thrown away before it is taken out. */
async function refuseScheduled(trx: Transaction<Tables>, ref: DocumentRef): Promise<void> {
  const scheduled = await scheduledDocument(trx, ref);
  if (scheduled)
    throw new RequestError(409, 'A scheduled publication holds this.', { reason: 'scheduled', scheduled });
}

export function copyOf(db: Reader, ref: DocumentRef) {
  return db
    .selectFrom('working_copies')
    .selectAll()
    .where((eb) => eb.and(revisionRef(ref)))
    .executeTakeFirst();
}

/** Removes a copy if it is still this one. */
export async function removeCopy(trx: Transaction<Tables>, ref: DocumentRef, version: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('working_copies')
    .where((eb) => eb.and({ ...revisionRef(ref), version }))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new VersionConflict(0);
}

interface NewCopy {
  body: string;
  based_on: number;
  version: string;
  by: string;
  at: Date;
}

export async function insertCopy(
  trx: Transaction<Tables>,
  ref: DocumentRef,
  { body, based_on, version, by, at }: NewCopy,
): Promise<void> {
  await trx
    .insertInto('working_copies')
    .values({
      ...revisionRef(ref),
      body,
      based_on,
      version,
      updated_at: at.toISOString(),
      updated_by: by,
    })
    .execute();
}
