import { isSame } from '#domain/editing/changes.ts';
import { carryOver } from '#domain/publishing/carry-over.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Database } from '#server/database/database.ts';
import {
  changeKey,
  type DocumentStore,
  type PublishedChange,
  type Revision,
} from '#server/documents/document-store.ts';
import type { DocumentKinds } from './document-kinds.ts';
import type { Publication, PublicationDocument } from './publication-reads.ts';
import { documentsOf } from './publication-reads.ts';

/** A field that somebody published since: it stays as it is unless told otherwise. */
export interface LeftAlone {
  document: string;
  /** Empty for a document as a whole. */
  path: string;
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

/** Puts every document of a publication back to what it was, as a new publication. */
export function createUndo({ database, documents, kinds, find }: Parts) {
  /** The change that takes a document back, and what it leaves alone. */
  async function changeBack(
    { ref, beforeRev, afterRev }: PublicationDocument,
    overwrite: ReadonlySet<string>,
  ) {
    const document = changeKey(ref);
    const kind = kinds[ref.collection];
    const revisions = await documents.revisions(ref);
    const [current] = revisions;
    const before = revisions.find(({ rev }) => rev === beforeRev);
    const basedOn = current?.rev ?? 0;
    const exactly = async (): Promise<PublishedChange> => ({ ref, basedOn, ...(await asItWas(before)) });
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
    const change: PublishedChange = { ref, basedOn, ...(await kind.prepare(ref, content)) };
    return { change, leftAlone };

    /** Before its first change a section shows its shipped words; so does an entry that ships with the product. */
    async function asItWas(
      revision: Revision | undefined,
    ): Promise<Omit<PublishedChange, 'ref' | 'basedOn'>> {
      if (revision?.state === 'live') return kind.prepare(ref, await kind.version(ref, revision.rev));
      if (revision) return { body: revision.body, state: revision.state };
      const shipped = ref.collection !== 'section' && (await kind.version(ref, 0)) !== undefined;
      return { body: '', state: shipped ? 'set-aside' : 'removed' };
    }
  }

  return async (id: string, { by, overwrite = [] }: UndoOptions): Promise<Undone> => {
    const publication = await find(id);
    if (publication.state !== 'published')
      throw new RequestError(409, 'It never went live.', { reason: 'publication-unknown' });
    const chosen = new Set(overwrite.map(({ document, path }) => `${document} ${path}`));
    const undone = await Promise.all(
      (await documentsOf(database.db, id)).map((document) => changeBack(document, chosen)),
    );
    const changes = undone.flatMap(({ change }) => change ?? []);
    const name = publication.name;
    if (changes.length > 0) await documents.publish({ action: 'undo', by, name, undoes: id }, changes);
    return { changed: changes.length, leftAlone: undone.flatMap(({ leftAlone }) => leftAlone) };
  };
}

function withField(content: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  if (step === '') return value;
  const { [step]: field, ...others } = content as Record<string, unknown>;
  const next = rest.length === 0 ? value : withField(field, rest, value);
  return next === undefined ? others : { ...(content as object), [step]: next };
}
