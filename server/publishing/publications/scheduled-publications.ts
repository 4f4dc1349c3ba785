import type { Transaction } from 'kysely';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { isSame } from '#domain/editing/is-same.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { PublicationState, Tables } from '#server/database/tables.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import { NO_EDITS, revisionRef, storedRow } from '#server/documents/document-rows.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { OutboxEntry } from '#server/mail/outbox.ts';
import { otherCalculator } from '../working-copies/other-calculator.ts';
import {
  copyOf,
  copyVersion,
  insertCopy,
  removeCopy,
  type WorkingCopies,
} from '../working-copies/working-copies.ts';
import type { CheckedChanges, ChosenCopy, PublicationOptions } from './checked-changes.ts';
import { refuseTooFar, throwChanged, unknownPublication } from './publication-errors.ts';
import {
  documentsOf,
  findPublication,
  type Publication,
  type PublicationDocument,
  scheduledOf,
} from './publication-reads.ts';
import { insertHeld, insertScheduled } from './scheduled-rows.ts';

interface Parts {
  database: Database;
  documents: DocumentStore;
  copies: WorkingCopies;
  checkedChanges: CheckedChanges;
  /** The mails that tell the administrators of a failure. */
  failureMails(failed: Publication, findings: readonly PublicationFinding[]): Promise<OutboxEntry[]>;
  now: () => Date;
}

/** What goes live at a moment: held until then, published when it is due, or given back. */
export function createScheduledPublications(parts: Parts) {
  const { database, documents, copies, checkedChanges, failureMails, now } = parts;
  const { db } = database;
  let onSchedule = () => {};

  /** Only one of all who try at the same moment gets it. */
  async function leaveSchedule(
    trx: Transaction<Tables>,
    id: string,
    next: { state: PublicationState; failure?: string; published_at?: string },
  ): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('publications')
      .set(next)
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw unknownPublication();
  }

  /** The calculators that wait with the chosen ones: written in one language, prices go live in both. */
  async function calculatorsBeside(chosen: readonly ChosenCopy[]) {
    const keys = new Set(chosen.map(({ ref }) => documentKey(ref)));
    const others = chosen
      .flatMap(({ ref }) => otherCalculator(ref) ?? [])
      .filter((ref) => !keys.has(documentKey(ref)));
    return Promise.all(others.map(async (ref) => ({ ref, ...(await copies.load(ref)) })));
  }

  /** A scheduled publication takes a working copy, as long as it is the one that was seen. */
  async function holdCopy(trx: Transaction<Tables>, id: string, { ref, version }: ChosenCopy): Promise<void> {
    const copy = await copyOf(trx, ref);
    if (!copy || copy.version !== copyVersion(version)) throw new VersionConflict(0);
    await removeCopy(trx, ref, copy.version);
    await insertHeld(trx, id, { ref, body: copy.body, basedOn: copy.based_on });
  }

  /** A document without a working copy waits as it is published. */
  async function holdPublished(trx: Transaction<Tables>, id: string, ref: DocumentRef): Promise<void> {
    if (await copyOf(trx, ref)) throw new VersionConflict(0);
    const { body, rev } = await publishedBody(trx, ref);
    await insertHeld(trx, id, { ref, body, basedOn: rev });
  }

  /** What a publication held is a working copy again. */
  async function giveBack(
    trx: Transaction<Tables>,
    held: readonly PublicationDocument[],
    by: string,
  ): Promise<void> {
    for (const { ref, body, beforeRev } of held) {
      // Held only to wait with another: there is nothing to publish in it.
      if (body === (await publishedBody(trx, ref)).body) continue;
      await insertCopy(trx, ref, { body, based_on: beforeRev, version: crypto.randomUUID(), by, at: now() });
    }
  }

  /** What a scheduled publication brings, carried over to what is published now. */
  async function dueChanges(id: string) {
    const held = await documentsOf(db, id);
    const carried = await Promise.all(
      held.map(async ({ ref, body, beforeRev }) => {
        const published = await copies.published(ref);
        return {
          ref,
          rev: published.rev,
          ...(await copies.carriedOver(ref, { body, based_on: beforeRev }, published)),
        };
      }),
    );
    // Whoever scheduled it has said yes to its prices.
    const { own, followers } = await checkedChanges.ofContents(carried, { confirmed: true });
    return { held, changes: [...own, ...followers] };
  }

  async function publishHeld({ id, name }: Publication, by: string): Promise<void> {
    const { held, changes } = await dueChanges(id);
    await documents.publish({ action: 'publish', by, id, name }, changes, async (trx) => {
      await leaveSchedule(trx, id, { state: 'published', published_at: now().toISOString() });
      // Somebody took a document out, or replaced an image of it, while its change was prepared.
      if (!isSame(await documentsOf(trx, id), held)) throw new VersionConflict(0);
    });
  }

  async function publishScheduled(publication: Publication): Promise<boolean> {
    const { id, createdBy } = publication;
    try {
      await publishHeld(publication, createdBy);
      return true;
    } catch (error) {
      // Another instance did it, or somebody withdrew it.
      if ((await findPublication(db, id)).state !== 'scheduled') return false;
      // Somebody published in between: the next round carries over to that.
      if (error instanceof VersionConflict) return false;
      // A database that is full or busy is no fault of the publication: it is tried again.
      if (!isRequestError(error) || error.status >= 500) throw error;
      await fail(publication, error);
      return false;
    }
  }

  async function fail(publication: Publication, { details, message }: RequestError): Promise<void> {
    const { id, createdBy } = publication;
    const { reason, findings = [] } = details;
    const isTaken = reason === 'publication-blocked' && findings.some(({ code }) => code === 'name-taken');
    const failure = isTaken ? 'name-taken' : (reason ?? message);
    const mails = await failureMails({ ...publication, state: 'failed', failure }, findings);
    await database.write(async (trx) => {
      await leaveSchedule(trx, id, { state: 'failed', failure });
      await giveBack(trx, await documentsOf(trx, id), createdBy);
      if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute();
    });
  }

  return {
    /** Lets a scheduled publication go live before its moment. What blocks it now leaves it waiting. */
    async publishNow(id: string, by: string): Promise<void> {
      const publication = await findPublication(db, id);
      if (publication.state !== 'scheduled') throw unknownPublication();
      await publishHeld(publication, by).catch(throwChanged);
    },

    /** Takes these working copies out of everybody's hands until their moment. */
    async schedule(
      chosen: readonly ChosenCopy[],
      { by, name = '', at, confirmed = false }: PublicationOptions & { at: Date },
    ): Promise<string> {
      if (at <= now()) throw new RequestError(422, 'This moment has passed.', { reason: 'publication-past' });
      refuseTooFar(at, now());
      const beside = await calculatorsBeside(chosen);
      const written = [...chosen, ...beside.filter(({ draft }) => draft)];
      const unwritten = beside.filter(({ draft }) => !draft);
      await checkedChanges.ofCopies(written, { confirmed, moment: { at } }).catch(throwChanged);
      const id = crypto.randomUUID();
      const stored = database.write(async (trx) => {
        await insertScheduled(trx, { id, name, dueAt: at.toISOString(), by, now: now() });
        for (const copy of written) await holdCopy(trx, id, copy);
        for (const { ref } of unwritten) await holdPublished(trx, id, ref);
        const subject = `all/${written.length}`;
        await recordAuditEvent(trx, { at: now(), who: by, action: 'schedule', subject });
      });
      await stored.catch(throwChanged);
      onSchedule();
      return id;
    },

    /** Whom to tell that another moment is to be waited for. */
    onSchedule(tell: () => void): void {
      onSchedule = tell;
    },

    /** An import has scheduled publications of its own. */
    scheduleGrew: () => onSchedule(),

    /** Takes a scheduled publication off the calendar; its documents are working copies again. */
    async withdraw(id: string, by: string): Promise<void> {
      await database.write(async (trx) => {
        await leaveSchedule(trx, id, { state: 'withdrawn' });
        const held = await documentsOf(trx, id);
        await giveBack(trx, held, by);
        await recordAuditEvent(trx, {
          at: now(),
          who: by,
          action: 'withdraw',
          subject: `all/${held.length}`,
        });
      });
    },

    /** Takes one document out of a scheduled publication, to write in it again; a calculator in both languages. */
    async takeOut(id: string, ref: DocumentRef, by: string): Promise<void> {
      await database.write(async (trx) => {
        // Whoever withdraws or publishes it at this moment waits for us, or we for them.
        await leaveSchedule(trx, id, { state: 'scheduled' });
        const all = await documentsOf(trx, id);
        const taken = [ref, otherCalculator(ref)].flatMap((one) => (one ? [documentKey(one)] : []));
        const held = all.filter((one) => taken.includes(documentKey(one.ref)));
        if (held.length === 0) throw unknownPublication();
        if (all.length === held.length) await leaveSchedule(trx, id, { state: 'withdrawn' });
        for (const one of held)
          await trx
            .deleteFrom('publication_documents')
            .where((eb) => eb.and({ publication_id: id, ...revisionRef(one.ref) }))
            .execute();
        await giveBack(trx, held, by);
        await recordAuditEvent(trx, { at: now(), who: by, action: 'withdraw', subject: documentKey(ref) });
      });
    },

    /** Publishes what is due, the earliest first. Answers how many went live here. */
    async publishDue(): Promise<number> {
      const due = await scheduledOf(db).where('due_at', '<=', now().toISOString()).execute();
      let published = 0;
      const errors: unknown[] = [];
      for (const publication of due)
        try {
          if (await publishScheduled(publication)) published += 1;
        } catch (error) {
          errors.push(error);
        }
      // One that cannot be tried now does not keep the others back.
      if (errors.length > 0) throw errors[0];
      return published;
    },

    /** When the next one is due. */
    async nextDue(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('publications')
        .select((eb) => eb.fn.min('due_at').as('at'))
        .where('state', '=', 'scheduled')
        .executeTakeFirst();
      return row?.at ? new Date(row.at) : undefined;
    },
  };
}

export type ScheduledPublications = ReturnType<typeof createScheduledPublications>;

/** What is stored of a document that visitors see, and its version; a section that was never edited has no edits. */
async function publishedBody(trx: Transaction<Tables>, ref: DocumentRef) {
  const row = await storedRow(trx, ref);
  return { rev: row?.rev ?? 0, body: row?.state === 'live' ? row.body : NO_EDITS };
}
