import type { Insertable, Transaction } from 'kysely';
import { type Collection, type DocumentRef, documentKey } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentState, Tables } from '#server/database/tables.ts';
import { translateViolation, VersionConflict } from './document-errors.ts';
import { type CurrentRow, currentRow, currentRows, holding, revisionRef, rowsOf } from './document-rows.ts';
import { noteRead } from './noted-reads.ts';
import {
  auditActionOf,
  type NewPublication,
  type PublicationAction,
  recordPublication,
} from './publication-rows.ts';
import { noteFormerSlug, releaseSlug } from './slugs.ts';
import { replaceInCopies, replaceInScheduled, unpublishedHolding } from './unpublished-bodies.ts';

export interface StoredDocument {
  rev: number;
  body: string;
  updatedAt: string;
  updatedBy: string;
}

export interface DocumentChange {
  body: string;
  slug?: string;
  /** The public name that the change takes away, where the store cannot know it: of a shipped entry. */
  formerSlug?: string;
  summary?: string;
  state?: DocumentState;
  /** Goes into the history just before the change: what the bin holds of a document that an import deletes. */
  lastBody?: string;
  /**
   * The version the change was made on; 0 where nothing was stored. Refused when another change came first.
   * Left out: whatever version is there.
   */
  basedOn?: number;
  by: string;
  action: 'set-aside' | PublicationAction;
}

/** A change of one of the documents that go live together. */
export type PublishedChange = Omit<DocumentChange, 'by' | 'action'> & { ref: DocumentRef };

interface TextReplacement {
  from: string;
  to: string;
  by: string;
  also: (trx: Transaction<Tables>) => Promise<void>;
}

export interface Revision extends StoredDocument {
  action: string;
  state: DocumentState;
}

/** Where a text stands: published, or only in what is written over it. */
export interface DocumentHolding extends DocumentRef {
  state: 'live' | 'draft' | 'scheduled';
}

export interface DocumentInForce extends DocumentRef {
  state: 'live' | 'removed';
  body: string;
}

/** What one statement of either engine surely takes. */
const REVISIONS_AT_ONCE = 500;

export type DocumentStore = ReturnType<typeof createDocumentStore>;

async function storeRevisions(
  trx: Transaction<Tables>,
  revisions: readonly Insertable<Tables['revisions']>[],
): Promise<void> {
  for (let from = 0; from < revisions.length; from += REVISIONS_AT_ONCE)
    await trx
      .insertInto('revisions')
      .values(revisions.slice(from, from + REVISIONS_AT_ONCE))
      .execute();
}

/** Edited documents of every kind, each change kept as a revision that tells who, when and what. */
export function createDocumentStore(database: Database, now: () => Date) {
  const { db } = database;

  /** Stores a change; the revisions that it makes are left to be stored. */
  async function apply(
    trx: Transaction<Tables>,
    ref: DocumentRef,
    change: DocumentChange & { at: string },
    current: CurrentRow,
  ): Promise<{ rev: number; revisions: Insertable<Tables['revisions']>[] }> {
    const before = current?.rev ?? 0;
    if (change.basedOn !== undefined && change.basedOn !== before) throw new VersionConflict(before);
    const { body, by, at, action, slug = ref.id, summary = '', state = 'live', lastBody } = change;
    const rev = before + (lastBody === undefined ? 1 : 2);
    const former = current?.state === 'live' ? current.slug : change.formerSlug;
    if (former !== undefined && former !== slug) await noteFormerSlug(trx, ref, former);
    const values = { slug, summary, state, body, rev, updated_at: at, updated_by: by };

    if (current) {
      const { numUpdatedRows } = await trx
        .updateTable('documents')
        .set(values)
        .where((eb) => eb.and({ ...ref, rev: before }))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new VersionConflict(rev);
    } else {
      await trx
        .insertInto('documents')
        .values({ ...ref, ...values })
        .execute();
    }
    const revision = { ...revisionRef(ref), action, created_at: at, created_by: by };
    const last = { ...revision, rev: rev - 1, state: 'live' as const, body: lastBody ?? '' };
    const next = { ...revision, rev, state, body };
    return { rev, revisions: lastBody === undefined ? [next] : [last, next] };
  }

  /** Several changes as one publication, inside a transaction: answers the new version of each. */
  async function applyAll(
    trx: Transaction<Tables>,
    publication: NewPublication,
    changes: readonly PublishedChange[],
  ): Promise<number[]> {
    const { by, action } = publication;
    if (changes.length === 0) return [];
    const rows = await currentRows(
      trx,
      changes.map(({ ref }) => ref),
    );
    for (const [index, change] of changes.entries()) await releaseSlug(trx, change, rows[index]);
    // One moment for all: what went live together is told from what followed (domain/translations).
    const at = now();
    const applied: Awaited<ReturnType<typeof apply>>[] = [];
    for (const [index, { ref, ...change }] of changes.entries())
      applied.push(await apply(trx, ref, { ...change, by, action, at: at.toISOString() }, rows[index]));
    const revs = applied.map(({ rev }) => rev);
    await storeRevisions(
      trx,
      applied.flatMap(({ revisions }) => revisions),
    );
    await recordPublication(
      trx,
      publication,
      changes.map(({ ref }, index) => ({ ref, before: rows[index]?.rev ?? 0, after: revs[index] ?? 0 })),
      at,
    );
    return revs;
  }

  const store = {
    async read(ref: DocumentRef): Promise<StoredDocument | undefined> {
      noteRead(documentKey(ref));
      const row = await rowsOf(db, ref).selectAll().where('state', '=', 'live').executeTakeFirst();
      return row && { rev: row.rev, body: row.body, updatedAt: row.updated_at, updatedBy: row.updated_by };
    },

    /** The version number a next change must be based on. */
    async version(ref: DocumentRef): Promise<number> {
      return (await rowsOf(db, ref).select('rev').executeTakeFirst())?.rev ?? 0;
    },

    /** Every document of a collection and language, removed ones included, without the bodies. */
    async list(collection: Collection, language: Language) {
      return db
        .selectFrom('documents')
        .select(['id', 'slug', 'rev', 'state', 'summary'])
        .where('collection', '=', collection)
        .where('language', '=', language)
        .execute();
    },

    /** Every document that changes what visitors see, with its body: those served and those deleted. */
    async inForce(): Promise<DocumentInForce[]> {
      const rows = await db
        .selectFrom('documents')
        .select(['collection', 'language', 'id', 'state', 'body'])
        .where('state', 'in', ['live', 'removed'])
        .orderBy('collection')
        .orderBy('language')
        .orderBy('id')
        .execute();
      return rows as DocumentInForce[];
    },

    /**
     * Several documents go live as one publication, in one transaction with whatever belongs to it, done
     * before or after: all of it or nothing. Answers the new version of each.
     */
    async publish(
      publication: NewPublication,
      changes: readonly PublishedChange[],
      before: (trx: Transaction<Tables>) => Promise<void> = async () => {},
      after: (trx: Transaction<Tables>) => Promise<void> = async () => {},
    ): Promise<number[]> {
      // Which documents is told by the publication; the log tells that it was one act.
      const { by: who, action, subject = `all/${changes.length}` } = publication;
      const stored = database.write(async (trx, changed) => {
        await before(trx);
        const revs = await applyAll(trx, publication, changes);
        for (const { ref } of changes) changed(documentKey(ref));
        if (changes.length > 0)
          await recordAuditEvent(trx, { at: now(), who, action: auditActionOf[action], subject });
        await after(trx);
        return revs;
      });
      return stored.catch((error: unknown) => {
        throw translateViolation(error, changes.length === 1 ? (changes[0]?.slug ?? '') : 'slug');
      });
    },

    /**
     * Publishes one change and answers the new version. `also` are changes of other documents that belong
     * to it: together or not at all.
     */
    async change(
      ref: DocumentRef,
      { by, action, ...change }: DocumentChange & { action: PublicationAction },
      also: readonly PublishedChange[] = [],
    ): Promise<number> {
      const publication = { by, action, subject: documentKey(ref) };
      const [rev = 0] = await store.publish(publication, [{ ref, ...change }, ...also]);
      return rev;
    },

    /**
     * Puts one text in place of another in every live document that holds it, each with its revision,
     * and in what is written and not published, in one transaction with whatever else belongs to it.
     */
    async replaceText({ from, to, by, also }: TextReplacement): Promise<void> {
      await database.write(async (trx, changed) => {
        const rows = await holding(trx, from).selectAll().execute();
        const changes = rows.map(({ collection, language, id, slug, summary, body, rev: basedOn }) => ({
          ref: { collection, language, id } as DocumentRef,
          body: body.replaceAll(from, to),
          summary: summary.replaceAll(from, to),
          slug,
          basedOn,
        }));
        await applyAll(trx, { action: 'replace-picture', by }, changes);
        for (const { ref } of changes) changed(documentKey(ref));
        const replacement = { from, to, by, at: now() };
        await replaceInCopies(trx, replacement);
        // A preview of the publication is another now.
        for (const ref of await replaceInScheduled(trx, replacement)) changed(documentKey(ref));
        await also(trx);
      });
    },

    /** The id of the document that had this public name last. */
    async formerlyNamed(
      collection: Collection,
      language: Language,
      slug: string,
    ): Promise<string | undefined> {
      const row = await db
        .selectFrom('former_slugs')
        .select('document_id')
        .where((eb) => eb.and({ collection, language, slug }))
        .executeTakeFirst();
      return row?.document_id;
    },

    /** Every former public name, with the id of the document that had it last. */
    async formerNames(collection: Collection, language: Language): Promise<{ slug: string; id: string }[]> {
      return db
        .selectFrom('former_slugs')
        .select(['slug', 'document_id as id'])
        .where((eb) => eb.and({ collection, language }))
        .orderBy('slug')
        .execute();
    },

    /** The bodies of the live documents that hold this text. */
    async bodiesHolding(text: string): Promise<string[]> {
      return (await holding(db, text).select('body').execute()).map(({ body }) => body);
    },

    /** The bodies of what is written and not published that hold this text. */
    async unpublishedBodiesHolding(text: string): Promise<string[]> {
      return (await unpublishedHolding(db, text).execute()).map(({ body }) => body);
    },

    /**
     * The documents that hold this text, each once: those that visitors see, then those in which it is
     * only written. What was written in an entry before it was deleted is left out, as the entry is.
     */
    async holding(text: string): Promise<DocumentHolding[]> {
      const live = await holding(db, text).select(['collection', 'language', 'id']).execute();
      const written = await unpublishedHolding(db, text).execute();
      const refs = written.map(
        ({ collection, language, id }) => ({ collection, language, id }) as DocumentRef,
      );
      const current = await currentRows(db, refs);
      const known = new Set(live.map((row) => documentKey(row as DocumentRef)));
      const others = refs.flatMap((ref, index) => {
        const [row, { based_on = 0, state = 'draft' } = {}] = [current[index], written[index]];
        const isGone = row?.state === 'removed' && row.rev > based_on && ref.collection !== 'section';
        return isGone || known.has(documentKey(ref)) ? [] : [{ ...ref, state }];
      });
      return [...live.map((row) => ({ ...(row as DocumentRef), state: 'live' as const })), ...others];
    },

    /** Takes a document that cannot be read out of service; its raw text stays recoverable. Answers the new version. */
    async setAside(ref: DocumentRef, { rev, body }: StoredDocument, reason: string): Promise<number> {
      return database.write(async (trx, changed) => {
        const at = now().toISOString();
        const change = {
          body,
          state: 'set-aside',
          basedOn: rev,
          by: 'system',
          action: 'set-aside',
          at,
        } as const;
        const { rev: next, revisions } = await apply(trx, ref, change, await currentRow(trx, ref));
        await storeRevisions(trx, revisions);
        await trx
          .insertInto('set_aside')
          .values({
            id: crypto.randomUUID(),
            ...revisionRef(ref),
            rev,
            reason,
            body,
            created_at: at,
          })
          .execute();
        changed(documentKey(ref));
        return next;
      });
    },

    async revisions(ref: DocumentRef): Promise<Revision[]> {
      const rows = await db
        .selectFrom('revisions')
        .selectAll()
        .where((eb) => eb.and(revisionRef(ref)))
        .orderBy('rev', 'desc')
        .execute();
      return rows.map((row) => ({
        rev: row.rev,
        state: row.state,
        action: row.action,
        body: row.body,
        updatedAt: row.created_at,
        updatedBy: row.created_by,
      }));
    },
  };
  return store;
}
