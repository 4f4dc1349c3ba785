import type { Transaction } from 'kysely';
import { type Conflict, isSame } from '#domain/editing/changes.ts';
import { type PublicationFinding, weightOf } from '#domain/publishing/publication-findings.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { PublicationState, Tables } from '#server/database/tables.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { NO_EDITS, revisionRef, storedRow } from '#server/documents/document-rows.ts';
import { changeKey, type DocumentStore, type PublishedChange } from '#server/documents/document-store.ts';
import type { OutboxEntry } from '#server/mail/outbox.ts';
import type { DocumentKinds } from './document-kinds.ts';
import { otherCalculator } from './other-calculator.ts';
import { createPublicationLists } from './publication-lists.ts';
import {
  documentsOf,
  type Publication,
  type PublicationDocument,
  publicationsOf,
} from './publication-reads.ts';
import { type NewContent, type PublicationReview, preparationFindings } from './publication-review.ts';
import { insertHeld, insertScheduled } from './scheduled-rows.ts';
import { createUndo } from './undo-publication.ts';
import { copyOf, copyVersion, insertCopy, removeCopy, type WorkingCopies } from './working-copies.ts';

/** A working copy to publish, in the version that somebody has seen. */
export interface ChosenCopy {
  ref: DocumentRef;
  version: string;
}

interface Naming {
  by: string;
  name?: string;
  /** Whether somebody has said yes to what asks for it: prices that change a lot. */
  confirmed?: boolean;
}

interface PublicationParts {
  database: Database;
  documents: DocumentStore;
  kinds: DocumentKinds;
  copies: WorkingCopies;
  content: Pick<ContentService, 'followingPrices'>;
  review: PublicationReview;
  /** The mails that tell the administrators of a failure. */
  failureMails(failed: Publication): Promise<OutboxEntry[]>;
  now: () => Date;
}

/** The change of a document, and the working copy that it came from. */
interface CopyChange extends PublishedChange {
  /** Empty for a document that only follows another. */
  copy: string;
}

/** What goes live together: now, at a time, and back again. */
export function createPublications(parts: PublicationParts) {
  const { database, documents, kinds, copies, content: prices, review, failureMails, now } = parts;
  const { db } = database;
  let onSchedule = () => {};

  /** The change that publishes a content over the version it was carried over to. */
  async function changeOf(
    ref: DocumentRef,
    content: unknown,
    basedOn: number,
    together: readonly DocumentRef[] = [],
  ): Promise<PublishedChange> {
    const kind = kinds[ref.collection];
    const final = kind.atPublication?.(content, now()) ?? content;
    return { ref, ...(await kind.prepare(ref, final, together)), basedOn };
  }

  /** The prices of the calculator are common to both languages: published in one, they are published in the other. */
  async function withPrices(changes: readonly { ref: DocumentRef; content: unknown }[]) {
    const calculators = changes.filter(({ ref }) => otherCalculator(ref));
    const [leading] = calculators;
    const ref = leading && otherCalculator(leading.ref);
    if (!ref || calculators.length > 1) return [];
    const { rev: basedOn, content: theirs } = await copies.published(ref);
    const next = await prices.followingPrices(leading.ref.language, leading.content, theirs);
    return next ? [{ ...(await changeOf(ref, next.content, basedOn)), copy: '' }] : [];
  }

  /** Refused with what blocks; with what asks for a yes too, unless somebody has given it. */
  async function refuseFindings(contents: readonly NewContent[], confirmed: boolean): Promise<void> {
    const findings = await review.findingsOf(contents);
    const blocking = findings.filter((one) => weightOf(one) === 'blocks');
    if (blocking.length > 0) throw blockedBy(blocking);
    const asking = findings.filter((one) => weightOf(one) === 'asks');
    if (asking.length > 0 && !confirmed)
      throw new RequestError(409, 'Prices change a lot: somebody must confirm them.', {
        reason: 'publication-unconfirmed',
        findings: asking,
      });
  }

  /** The changes of all, or a refusal that names every field that cannot be stored. */
  async function allChanges(contents: readonly (NewContent & { rev: number })[]): Promise<PublishedChange[]> {
    const found: PublicationFinding[] = [];
    const together = contents.map(({ ref }) => ref);
    const changes = await Promise.all(
      contents.map(({ ref, content, rev }) =>
        changeOf(ref, content, rev, together).catch((error: unknown) => {
          found.push(...preparationFindings(ref, error));
          return [];
        }),
      ),
    );
    if (found.length > 0) throw blockedBy(found);
    return changes.flat();
  }

  /** The working copies that were chosen, if they are still those that somebody has seen. */
  async function chosenContents(chosen: readonly ChosenCopy[]) {
    if (chosen.length === 0)
      throw new RequestError(422, 'There is nothing to publish.', { reason: 'nothing-chosen' });
    const loaded = await Promise.all(
      chosen.map(async ({ ref, version }) => {
        const document = await copies.load(ref);
        if (document.version !== version) throw new VersionConflict(document.rev);
        if (!document.draft)
          throw new RequestError(409, 'There is nothing to publish.', { reason: 'nothing-chosen' });
        return { ref, ...document };
      }),
    );
    refuseConflicts(loaded);
    return loaded;
  }

  /** All that these contents change, or a refusal with what stands in the way. */
  async function checkedChanges(contents: readonly (NewContent & { rev: number })[], confirmed: boolean) {
    const own = await allChanges(contents);
    await refuseFindings(contents, confirmed);
    return { own, followers: await withPrices(contents) };
  }

  async function changesOf(chosen: readonly ChosenCopy[], confirmed: boolean): Promise<CopyChange[]> {
    const loaded = await chosenContents(chosen);
    const { own, followers } = await checkedChanges(loaded, confirmed);
    const copied = own.map((change, index) => ({
      ...change,
      copy: copyVersion(loaded[index]?.version ?? ''),
    }));
    return [...copied, ...followers];
  }

  /** The copies that are published go; so do those that say what is now published. */
  async function removeCopies(trx: Transaction<Tables>, changes: readonly CopyChange[]): Promise<void> {
    const versions = changes.map(({ copy }) => copy).filter((copy) => copy !== '');
    if (versions.length > 0) {
      const { numDeletedRows } = await trx
        .deleteFrom('working_copies')
        .where('version', 'in', versions)
        .executeTakeFirst();
      if (numDeletedRows !== BigInt(versions.length)) throw new VersionConflict(0);
    }
    for (const { ref, body } of changes.filter(({ copy }) => copy === ''))
      await trx
        .deleteFrom('working_copies')
        .where((eb) => eb.and({ ...revisionRef(ref), body }))
        .execute();
  }

  async function find(id: string): Promise<Publication> {
    const found = await publicationsOf(db).where('id', '=', id).executeTakeFirst();
    if (!found) throw unknownPublication();
    return found;
  }

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
    const keys = new Set(chosen.map(({ ref }) => changeKey(ref)));
    const others = chosen
      .flatMap(({ ref }) => otherCalculator(ref) ?? [])
      .filter((ref) => !keys.has(changeKey(ref)));
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
    refuseConflicts(carried);
    // Whoever scheduled it has said yes to its prices.
    const { own, followers } = await checkedChanges(carried, true);
    return { held, changes: [...own, ...followers.map(withoutCopy)] };
  }

  async function publishHeld({ id, name }: Publication, by: string): Promise<void> {
    const { held, changes } = await dueChanges(id);
    await documents.publish({ action: 'publish', by, id, name }, changes, async (trx) => {
      await leaveSchedule(trx, id, { state: 'published', published_at: now().toISOString() });
      // Somebody took a document out, or replaced a picture of it, while its change was prepared.
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
      if ((await find(id)).state !== 'scheduled') return false;
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
    const failure = details.reason ?? message;
    const mails = await failureMails({ ...publication, state: 'failed', failure });
    await database.write(async (trx) => {
      await leaveSchedule(trx, id, { state: 'failed', failure });
      await giveBack(trx, await documentsOf(trx, id), createdBy);
      if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute();
    });
  }

  const { undo, undoSince } = createUndo({ database, documents, kinds, find });

  return {
    /** Publishes these working copies as one: all of them or none. Answers the id of the publication. */
    async publish(
      chosen: readonly ChosenCopy[],
      { by, name = '', confirmed = false }: Naming,
    ): Promise<string> {
      const changes = await changesOf(chosen, confirmed).catch(throwChanged);
      const id = crypto.randomUUID();
      const [first] = chosen;
      const publishing = documents.publish(
        {
          ...{ action: 'publish', by, name, id },
          ...(first && chosen.length === 1 && { subject: changeKey(first.ref) }),
        },
        changes.map(withoutCopy),
        (trx) => removeCopies(trx, changes),
      );
      await publishing.catch(throwChanged);
      return id;
    },

    /**
     * Publishes what somebody has written in one document, saved before or not. Refused, it leaves the
     * working copy as it was.
     */
    async publishContent(
      ref: DocumentRef,
      content: unknown,
      { basedOn, by, confirmed = false }: { basedOn: string; by: string; confirmed?: boolean },
    ): Promise<void> {
      const { isPublished, store } = await copies.prepareSave(ref, content, { basedOn, by });
      if (isPublished) {
        await database.write(store);
        return;
      }
      const { version, rev } = await copies.load(ref);
      if (version !== basedOn) throw new VersionConflict(rev);
      const { own, followers } = await checkedChanges([{ ref, content, rev }], confirmed);
      await documents.publish(
        { action: 'publish', by, subject: changeKey(ref) },
        [...own, ...followers.map(withoutCopy)],
        async (trx) => {
          const copy = copyVersion(await store(trx));
          await removeCopies(trx, [...own.map((change) => ({ ...change, copy })), ...followers]);
        },
      );
    },

    /** Lets a scheduled publication go live before its moment. What blocks it now leaves it waiting. */
    async publishNow(id: string, by: string): Promise<void> {
      const publication = await find(id);
      if (publication.state !== 'scheduled') throw unknownPublication();
      await publishHeld(publication, by).catch(throwChanged);
    },

    /** Takes these working copies out of everybody's hands until their moment. */
    async schedule(
      chosen: readonly ChosenCopy[],
      { by, name = '', at, confirmed = false }: Naming & { at: Date },
    ): Promise<string> {
      if (at <= now()) throw new RequestError(422, 'This moment has passed.', { reason: 'publication-past' });
      const beside = await calculatorsBeside(chosen);
      const written = [...chosen, ...beside.filter(({ draft }) => draft)];
      const unwritten = beside.filter(({ draft }) => !draft);
      await changesOf(written, confirmed).catch(throwChanged);
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
        const taken = [ref, otherCalculator(ref)].flatMap((one) => (one ? [changeKey(one)] : []));
        const held = all.filter((one) => taken.includes(changeKey(one.ref)));
        if (held.length === 0) throw unknownPublication();
        if (all.length === held.length) await leaveSchedule(trx, id, { state: 'withdrawn' });
        for (const one of held)
          await trx
            .deleteFrom('publication_documents')
            .where((eb) => eb.and({ publication_id: id, ...revisionRef(one.ref) }))
            .execute();
        await giveBack(trx, held, by);
        await recordAuditEvent(trx, { at: now(), who: by, action: 'withdraw', subject: changeKey(ref) });
      });
    },

    /** Publishes what is due, the earliest first. Answers how many went live here. */
    async publishDue(): Promise<number> {
      const due = await publicationsOf(db)
        .where('state', '=', 'scheduled')
        .where('due_at', '<=', now().toISOString())
        .orderBy('due_at')
        .orderBy('id')
        .execute();
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

    /** Puts every document back to what it was, as a new publication. */
    undo: (id: string, options: Parameters<typeof undo>[1]) => undo(id, options).catch(throwChanged),

    /** Puts back everything that went live since a moment. Answers how many documents that changed. */
    undoSince: (since: Date, options: Parameters<typeof undoSince>[1]) =>
      undoSince(since, options).catch(throwChanged),

    async read(id: string) {
      return { ...(await find(id)), documents: await documentsOf(db, id) };
    },

    ...createPublicationLists(db),
  };
}

function withoutCopy({ copy: _, ...change }: CopyChange): PublishedChange {
  return change;
}

export type Publications = ReturnType<typeof createPublications>;

function unknownPublication(): RequestError {
  return new RequestError(404, 'No such publication waits.', { reason: 'publication-unknown' });
}

/** What is stored of a document that visitors see, and its version; a section that was never edited has no edits. */
async function publishedBody(trx: Transaction<Tables>, ref: DocumentRef) {
  const row = await storedRow(trx, ref);
  return { rev: row?.rev ?? 0, body: row?.state === 'live' ? row.body : NO_EDITS };
}

/** Somebody wrote or published in between, and nothing of this was done. */
function throwChanged(error: unknown): never {
  if (!(error instanceof VersionConflict)) throw error;
  throw new RequestError(409, error.message, { ...error.details, reason: 'publication-changed' });
}

/** Refused where somebody published in the same fields, or deleted the document. */
function refuseConflicts(documents: readonly { ref: DocumentRef; conflicts: readonly Conflict[] }[]): void {
  const contested = documents.filter(({ conflicts }) => conflicts.length > 0);
  if (contested.length === 0) return;
  const isGone = contested.some(({ conflicts }) =>
    conflicts.some(({ path, theirs }) => path === '' && theirs === undefined),
  );
  throw new RequestError(409, 'Somebody published in the same fields.', {
    reason: isGone ? 'publication-deleted' : 'publication-conflict',
    documents: contested.map(({ ref }) => changeKey(ref)),
  });
}

function blockedBy(findings: readonly PublicationFinding[]): RequestError {
  return new RequestError(409, 'This cannot go live.', { reason: 'publication-blocked', findings });
}
