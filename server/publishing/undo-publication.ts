import { isSame } from '#domain/editing/changes.ts';
import { carryOver } from '#domain/publishing/carry-over.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Database } from '#server/database/database.ts';
import { NameTaken } from '#server/documents/document-errors.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import {
  changeKey,
  type DocumentStore,
  type PublishedChange,
  type Revision,
} from '#server/documents/document-store.ts';
import type { DocumentKinds } from './document-kinds.ts';
import type { Publication, PublicationDocument } from './publication-reads.ts';
import { documentsOf, undoneBy } from './publication-reads.ts';

/** What stays as it is: a field that somebody published since, unless told otherwise. */
export interface LeftAlone {
  document: string;
  /** Empty for a document as a whole. */
  path: string;
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

interface Parts {
  database: Database;
  documents: DocumentStore;
  kinds: DocumentKinds;
  find(id: string): Promise<Publication>;
}

/** Takes back what went live, as a new publication. */
export function createUndo({ database, documents, kinds, find }: Parts) {
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

  /** The change that takes a document back, and what it leaves alone. */
  async function changeBack(
    { ref, beforeRev, afterRev }: PublicationDocument,
    overwrite: ReadonlySet<string>,
    together: readonly DocumentRef[],
  ) {
    const document = changeKey(ref);
    const kind = kinds[ref.collection];
    const revisions = await documents.revisions(ref);
    const [current] = revisions;
    const before = revisions.find(({ rev }) => rev === beforeRev);
    const basedOn = current?.rev ?? 0;
    const exactly = async (): Promise<PublishedChange> => ({
      ref,
      basedOn,
      ...(await asItWas(ref, before, together)),
    });
    if (basedOn === afterRev) return { change: await exactly(), leftAlone: [] };

    const after = revisions.find(({ rev }) => rev === afterRev);
    const isLive = (revision: Revision | undefined) =>
      ref.collection === 'section' || revision?.state === 'live';
    if (![before, after, current].every(isLive)) {
      if (overwrite.has(`${document} `)) return { change: await exactly(), leftAlone: [] };
      return { leftAlone: [{ document, path: '' }] };
    }
    const carried = carryOver(kind.shapeOf(ref), {
      before: await kind.version(ref, afterRev),
      mine: await kind.version(ref, beforeRev),
      theirs: await kind.published(ref),
    });
    const kept = carried.conflicts.filter(({ path }) => !overwrite.has(`${document} ${path}`));
    const content = kept.reduce(
      (all, { path, theirs }) => withField(all, path.split('.'), theirs),
      carried.content,
    );
    const leftAlone = kept.map(({ path }) => ({ document, path }));
    // It says so already: undone before, or changed back by hand.
    if (isSame(content, await kind.published(ref))) return { leftAlone };
    const change: PublishedChange = { ref, basedOn, ...(await kind.prepare(ref, content, together)) };
    return { change, leftAlone };
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

  return {
    async undo(id: string, { by, overwrite = [] }: UndoOptions): Promise<Undone> {
      const publication = await find(id);
      if (publication.state !== 'published')
        throw new RequestError(409, 'It never went live.', { reason: 'publication-unknown' });
      // What the first undo left alone may still be taken back.
      if (overwrite.length === 0 && (await undoneBy(database.db, [publication])).has(id))
        throw new RequestError(409, 'It was undone already.', { reason: 'publication-undone' });
      const chosen = new Set(overwrite.map(({ document, path }) => `${document} ${path}`));
      const documentsThen = await documentsOf(database.db, id);
      const together = documentsThen.map(({ ref }) => ref);
      const undone = await Promise.all(
        documentsThen.map((document) =>
          changeBack(document, chosen, together).catch((error) => leftWhereTaken(document.ref, error)),
        ),
      );
      const changes = undone.flatMap(({ change }) => change ?? []);
      const name = publication.name;
      if (changes.length > 0) await documents.publish({ action: 'undo', by, name, undoes: id }, changes);
      return { changed: changes.length, leftAlone: undone.flatMap(({ leftAlone }) => leftAlone) };
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

/** A document whose former address is taken stays as it is, and keeps no other from being taken back. */
function leftWhereTaken(ref: DocumentRef, error: unknown): { change?: undefined; leftAlone: LeftAlone[] } {
  if (!(error instanceof NameTaken)) throw error;
  const id = error.details.takenBy;
  const takenBy = typeof id === 'string' ? changeKey({ ...ref, id }) : '';
  return { leftAlone: [{ document: changeKey(ref), path: 'slug', takenBy }] };
}

function withField(content: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  if (step === '') return value;
  if (Array.isArray(content))
    return content.with(Number(step), withField(content[Number(step)], rest, value));
  const { [step]: field, ...others } = content as Record<string, unknown>;
  const next = rest.length === 0 ? value : withField(field, rest, value);
  return next === undefined ? others : { ...(content as object), [step]: next };
}
