import type { Transaction } from 'kysely';
import { type DocumentRef, documentKey, isCalculator } from '#domain/documents.ts';
import type { Tables } from '#server/database/tables.ts';
import { currentRow } from '#server/documents/document-rows.ts';
import { type Reader, scheduledDocument } from '#server/publishing/publications/publication-reads.ts';
import { insertHeld, insertScheduled } from '#server/publishing/publications/scheduled-rows.ts';
import { copyOf, insertCopy, removeCopy } from '#server/publishing/working-copies/working-copies.ts';
import type { ImportedDocument, ImportedPublication } from './import-reader.ts';
import type { ImportMode, ImportReport, NamedDocument, UnscheduledReason } from './import-report.ts';

interface Unpublished {
  copies: readonly ImportedDocument[];
  scheduled: readonly ImportedPublication[];
  mode: ImportMode;
  /** What will be published of each document, by its key. */
  publishedBodies: ReadonlyMap<string, string | undefined>;
  /** The versions of the working copies that no list shows. */
  unlisted: ReadonlySet<string>;
  by: string;
  now: Date;
}

type StoredUnpublished = Pick<ImportReport, 'drafts' | 'scheduled' | 'unscheduled' | 'skipped'>;

/** What is already written in a document, or waits with it. What no list shows does not count. */
export async function alreadyWritten(
  db: Reader,
  { ref, body }: Pick<ImportedDocument, 'ref' | 'body'>,
  unlisted: ReadonlySet<string>,
) {
  const held = await scheduledDocument(db, ref);
  if (held) return { ...held, reason: 'is-scheduled' as const, isSame: held.body === body };
  const copy = await copyOf(db, ref);
  if (!copy || (await isUnlisted(db, ref, copy, unlisted))) return undefined;
  return { reason: 'has-draft' as const, isSame: copy.body === body };
}

/** A document that came back since the list was read has brought its draft with it. */
async function isUnlisted(
  db: Reader,
  ref: DocumentRef,
  { version }: { version: string },
  unlisted: ReadonlySet<string>,
): Promise<boolean> {
  return unlisted.has(version) && (await currentRow(db, ref))?.state !== 'live';
}

/**
 * Stores what a file holds and visitors do not see, in the transaction of its import and after what it
 * publishes. What somebody has written here stays: the document of the file is left out, and named. Only
 * what was written in a document that is gone gives way: nobody could find it to publish or discard it.
 */
export async function storeUnpublished(
  trx: Transaction<Tables>,
  { copies, scheduled, mode, publishedBodies, unlisted, by, now }: Unpublished,
): Promise<StoredUnpublished> {
  const report: StoredUnpublished = { drafts: [], scheduled: [], unscheduled: [], skipped: [] };
  const revOf = async ({ ref }: ImportedDocument) => (await currentRow(trx, ref))?.rev ?? 0;
  const waiting = [...copies];

  for (const publication of scheduled) {
    const { name, dueAt, documents } = publication;
    if (await isThere(trx, publication, unlisted)) continue;
    const reason = await whyUnscheduled(publication);
    if (reason) {
      report.unscheduled.push({ name, dueAt, reason });
      waiting.push(...documents);
      continue;
    }
    const id = crypto.randomUUID();
    await insertScheduled(trx, { id, name, dueAt, by, now });
    for (const document of documents) {
      await removeUnlisted(document);
      await insertHeld(trx, id, { ...document, basedOn: await revOf(document) });
    }
    report.scheduled.push({ name, dueAt, documents: documents.map(named) });
  }

  const found = [];
  for (const document of waiting)
    found.push({ document, there: await alreadyWritten(trx, document, unlisted) });
  // Its prices are common to both languages: one without the other would part them.
  const calculator = found.find(
    ({ document, there }) => isCalculator(document.ref) && there && !there.isSame,
  );
  for (const { document, there } of found) {
    const obstacle = isCalculator(document.ref) ? (calculator?.there ?? there) : there;
    if (there?.isSame || publishedBodies.get(documentKey(document.ref)) === document.body) continue;
    if (obstacle) {
      report.skipped.push({ ...named(document), reason: obstacle.reason });
      continue;
    }
    const { ref, body } = document;
    const based_on = await revOf(document);
    await removeUnlisted(document);
    await insertCopy(trx, ref, { body, based_on, version: crypto.randomUUID(), by, at: now });
    report.drafts.push(named(document));
  }
  return report;

  async function removeUnlisted({ ref }: ImportedDocument): Promise<void> {
    const copy = await copyOf(trx, ref);
    if (copy && (await isUnlisted(trx, ref, copy, unlisted))) await removeCopy(trx, ref, copy.version);
  }

  async function whyUnscheduled({
    dueAt,
    documents,
  }: ImportedPublication): Promise<UnscheduledReason | undefined> {
    if (mode === 'drafts') return 'as-drafts';
    if (dueAt <= now.toISOString()) return 'past';
    for (const document of documents) if (await alreadyWritten(trx, document, unlisted)) return 'taken';
    return undefined;
  }
}

/** Whether the same publication waits here already. */
export async function isThere(
  db: Reader,
  { name, dueAt, documents }: ImportedPublication,
  unlisted: ReadonlySet<string>,
): Promise<boolean> {
  for (const document of documents) {
    const there = await alreadyWritten(db, document, unlisted);
    if (there?.reason !== 'is-scheduled' || !there.isSame) return false;
    if (there.name !== name || there.dueAt !== dueAt) return false;
  }
  return true;
}

export function named({ ref, title }: Pick<ImportedDocument, 'ref' | 'title'>): NamedDocument {
  return { ...ref, title };
}
