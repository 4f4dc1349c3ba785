import { type DocumentRef, documentKey, readDocumentKey } from '#domain/documents.ts';
import { carryOver } from '#domain/editing/carry-over.ts';
import { changedFields } from '#domain/editing/changes.ts';
import { enclosingEntryName } from '#domain/editing/list-entry-name.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Database } from '#server/database/database.ts';
import { NameTaken } from '#server/documents/document-errors.ts';
import type { DocumentStore, PublishedChange, Revision } from '#server/documents/document-store.ts';
import type { DocumentKinds } from '../document-kinds.ts';
import { otherCalculator } from '../working-copies/other-calculator.ts';
import { documentsOf, findPublication, type PublicationDocument, undoneBy } from './publication-reads.ts';

/** What stays as it is: a field that somebody published since, unless told otherwise. */
export interface LeftAlone {
  document: string;
  /** Empty for a document as a whole. */
  path: string;
  /** What the entry of a list is called that the field stands in. */
  entry?: string;
  /** The document whose address stands in the way by now. */
  takenBy?: string;
}

interface UndoOptions {
  by: string;
  /** The fields to take back although somebody published them since. */
  overwrite?: readonly LeftAlone[];
}

export interface Undone {
  /** How many documents were put back. */
  changed: number;
  leftAlone: LeftAlone[];
}

interface ChangeBack {
  change?: PublishedChange;
  leftAlone: LeftAlone[];
}

/** Left alone, these keep the address of a document. */
const keptPaths = new Set(['slug', '']);

interface Parts {
  database: Database;
  documents: DocumentStore;
  kinds: DocumentKinds;
}

/** Takes back what went live, as a new publication. */
export function createUndo({ database, documents, kinds }: Parts) {
  /** What to store to show a version again. Before its first change a document shows what was shipped, if anything. */
  async function asItWas(
    ref: DocumentRef,
    revision: Revision | undefined,
    together: readonly DocumentRef[],
  ): Promise<Omit<PublishedChange, 'ref' | 'basedOn'>> {
    const kind = kinds[ref.collection];
    if (revision?.state === 'live') return kind.prepare(ref, await kind.version(ref, revision.rev), together);
    const shipped = ref.collection === 'section' ? undefined : await kind.version(ref, 0);
    const state = revision?.state ?? (shipped === undefined ? 'removed' : 'set-aside');
    // What ships is served again, and needs its address.
    if (state === 'set-aside' && shipped !== undefined) await kind.prepare(ref, shipped, together);
    return { body: revision?.body ?? '', state };
  }

  /** What visitors saw at a version; undefined where there was nothing. */
  function shownAt(ref: DocumentRef, rev: number, revisions: readonly Revision[]): Promise<unknown> {
    const kind = kinds[ref.collection];
    const state = revisions.find((one) => one.rev === rev)?.state ?? 'set-aside';
    if (ref.collection === 'section' || state === 'live') return kind.version(ref, rev);
    return state === 'removed' ? Promise.resolve(undefined) : kind.version(ref, 0);
  }

  /** The change that takes a document back, and what it leaves alone. */
  async function changeBack(
    { ref, beforeRev, afterRev }: PublicationDocument,
    overwrite: ReadonlySet<string>,
    together: readonly DocumentRef[],
  ): Promise<ChangeBack> {
    const document = documentKey(ref);
    const kind = kinds[ref.collection];
    const revisions = await documents.revisions(ref);
    const basedOn = revisions[0]?.rev ?? 0;
    const published = await kind.published(ref);

    const exactly = async (): Promise<ChangeBack> => {
      const before = revisions.find(({ rev }) => rev === beforeRev);
      return { change: { ref, basedOn, ...(await asItWas(ref, before, together)) }, leftAlone: [] };
    };
    const fieldByField = async (taken: LeftAlone[]): Promise<ChangeBack> => {
      const shown = [beforeRev, afterRev].map((rev) => shownAt(ref, rev, revisions));
      const [mine, before] = await Promise.all(shown);
      if ([mine, before, published].includes(undefined)) {
        if (taken.length > 0) return { leftAlone: taken.map((one) => ({ ...one, path: '' })) };
        return overwrite.has(`${document} `) ? exactly() : { leftAlone: [{ document, path: '' }] };
      }
      const carried = carryOver(kind.shapeOf(ref), { before, mine, theirs: published });
      const kept = carried.conflicts
        .filter(({ path }) => !overwrite.has(`${document} ${path}`))
        .map(({ path, theirs }) => ({ path, value: theirs }));
      const addresses = taken.map(({ path }) => ({ path, value: Reflect.get(published as object, path) }));
      const content = [...kept, ...addresses].reduce(
        (all, { path, value }) => withField(all, path.split('.'), value),
        carried.content,
      );
      const since = kept.filter(({ path }) => !taken.some((one) => one.path === path));
      const left = since.map(({ path }) => {
        const entry = enclosingEntryName(published, path);
        return { document, path, ...(entry && { entry }) };
      });
      const leftAlone = [...left, ...taken];
      // It says so already: undone before, or changed back by hand.
      if (changedFields(kind.shapeOf(ref), published, content).length === 0) return { leftAlone };
      return { change: { ref, basedOn, ...(await kind.prepare(ref, content, together)) }, leftAlone };
    };

    try {
      return basedOn === afterRev ? await exactly() : await fieldByField([]);
    } catch (error) {
      return fieldByField([addressTaken(ref, error)]);
    }
  }

  /** An address that one keeps is free for no other: each that keeps its own may stand in the way of one more. */
  async function changesBack(
    documentsThen: readonly PublicationDocument[],
    overwrite: ReadonlySet<string>,
    keeping: ReadonlySet<string> = new Set(),
  ): Promise<ChangeBack[]> {
    const together = documentsThen.map(({ ref }) => ref).filter((ref) => !keeping.has(documentKey(ref)));
    const undone = await Promise.all(documentsThen.map((one) => changeBack(one, overwrite, together)));
    const kept = undone.flatMap(({ leftAlone }) => leftAlone.filter(({ path }) => keptPaths.has(path)));
    const all = new Set([...keeping, ...kept.map(({ document }) => document)]);
    return all.size > keeping.size ? changesBack(documentsThen, overwrite, all) : undone;
  }

  /** Where each document stood before its first publication since then, and where it stands now. */
  async function changedSince(since: Date) {
    const { db } = database;
    const rows = await db
      .selectFrom('publication_documents')
      .innerJoin('publications', 'publications.id', 'publication_id')
      .select(['collection', 'language', 'document_id as id'])
      .select((eb) => eb.fn.min('before_rev').as('beforeRev'))
      .where('state', '=', 'published')
      .where('published_at', '>=', since.toISOString())
      .groupBy(['collection', 'language', 'document_id'])
      .execute();
    return rows.map(({ beforeRev, ...ref }) => ({ ref: ref as DocumentRef, beforeRev: Number(beforeRev) }));
  }

  /** The change that takes a document back to a version, whatever came after it; none where it says so already. */
  async function changeTo(
    ref: DocumentRef,
    rev: number,
    together: readonly DocumentRef[],
  ): Promise<PublishedChange[]> {
    const revisions = await documents.revisions(ref);
    const [current] = revisions;
    const next = await asItWas(
      ref,
      revisions.find((one) => one.rev === rev),
      together,
    );
    const { body, state = 'live' } = next;
    if (current && current.body === body && current.state === state) return [];
    return [{ ref, basedOn: current?.rev ?? 0, ...next }];
  }

  /** What an undo had left alone may say what it said before by now. */
  async function noteLeftAlone(undo: string, count: number): Promise<void> {
    await database.write((trx) =>
      trx.updateTable('publications').set({ left_alone: count }).where('id', '=', undo).execute(),
    );
  }

  return {
    async undo(id: string, { by, overwrite = [] }: UndoOptions): Promise<Undone> {
      const publication = await findPublication(database.db, id);
      if (publication.state !== 'published')
        throw new RequestError(409, 'It never went live.', { reason: 'publication-unknown' });
      const before = (await undoneBy(database.db, [publication])).get(id);
      // What an undo left alone may still be taken back.
      if (before?.leftAlone === 0 && overwrite.length === 0)
        throw new RequestError(409, 'It was undone already.', { reason: 'publication-undone' });
      const chosen = new Set(overwrite.flatMap(namedFields));
      const documentsThen = await documentsOf(database.db, id);
      const undone = await changesBack(documentsThen, chosen);
      const changes = undone.flatMap(({ change }) => change ?? []);
      const left = undone.flatMap(({ leftAlone }) => leftAlone);
      const { name } = publication;
      const undo = { action: 'undo' as const, by, name, undoes: id, leftAlone: left.length };
      if (changes.length > 0) await documents.publish(undo, changes);
      else if (before) await noteLeftAlone(before.id, left.length);
      return { changed: changes.length, leftAlone: left };
    },

    /** Puts back everything that went live since a moment, as one publication. Answers how many documents changed. */
    async undoSince(since: Date, { by, name }: { by: string; name: string }): Promise<number> {
      const changed = await changedSince(since);
      const together = changed.map(({ ref }) => ref);
      const back = changed.map(({ ref, beforeRev }) => changeTo(ref, beforeRev, together));
      const changes = (await Promise.all(back)).flat();
      if (changes.length > 0) await documents.publish({ action: 'undo', by, name }, changes);
      return changes.length;
    },
  };
}

/** A field that is to be taken back all the same; prices in both languages, which share them. */
function namedFields({ document, path }: LeftAlone): string[] {
  const other = otherCalculator(readDocumentKey(document) as DocumentRef);
  return [document, ...(other ? [documentKey(other)] : [])].map((key) => `${key} ${path}`);
}

/** The former address of a document is another's by now: it keeps the one that it has. */
function addressTaken(ref: DocumentRef, error: unknown): LeftAlone {
  if (!(error instanceof NameTaken)) throw error;
  const id = error.details.takenBy;
  const takenBy = typeof id === 'string' ? documentKey({ ...ref, id }) : '';
  return { document: documentKey(ref), path: 'slug', takenBy };
}

function withField(content: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  if (step === '') return value;
  if (Array.isArray(content))
    return content.with(Number(step), withField(content[Number(step)], rest, value));
  const { [step]: field, ...others } = content as Record<string, unknown>;
  const next = rest.length === 0 ? value : withField(field, rest, value);
  return next === undefined ? others : { ...(content as object), [step]: next };
}
