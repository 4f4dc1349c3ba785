import { type DocumentRef, documentKey } from '#domain/documents.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { lastTouched, type PublishedVersion, type Touch } from '#domain/translations/last-touched.ts';
import { type TextPair, textPairs } from '#domain/translations/text-pairs.ts';
import { createBoundedCache } from '#server/bounded-cache.ts';
import type { Database } from '#server/database/database.ts';
import { revisionRef } from '#server/documents/document-rows.ts';
import type { DocumentKinds } from '#server/publishing/document-kinds.ts';

/** A document in both languages. */
export interface DocumentPair {
  fr: DocumentRef;
  en: DocumentRef;
}

/** What the history of a document says about its English texts, by path. */
interface TextHistory {
  /** Both documents as they are published; undefined where there is none. */
  published: Record<Language, unknown>;
  shipped: ReadonlyMap<string, TextPair>;
  touched: ReadonlyMap<string, Touch>;
}

/** The newest version of each stored document. */
export type Versions = ReadonlyMap<string, number>;

/** More documents than a site has: beyond that a history is read again. */
const KEPT_HISTORIES = 1000;

interface Parts {
  database: Database;
  kinds: DocumentKinds;
}

/** When each English text was last written, read from the stored revisions and kept until there is another one. */
export function createTextHistories({ database: { db }, kinds }: Parts) {
  const kept = createBoundedCache<{ versions: string; history: Promise<TextHistory> }>({
    maxEntries: KEPT_HISTORIES,
  });

  async function versionsOf(ref: DocumentRef, newest: number): Promise<PublishedVersion[]> {
    const kind = kinds[ref.collection];
    const { language } = ref;
    const first = { language, at: '', content: await kind.version(ref, 0) };
    if (newest === 0) return [first];
    const rows = await db
      .selectFrom('revisions')
      .select(['state', 'body', 'created_at'])
      .where((eb) => eb.and(revisionRef(ref)))
      .orderBy('rev')
      .execute();
    const later = rows.map(async ({ state, body, created_at: at }) => ({
      language,
      at,
      content:
        state === 'live' ? await kind.contentOf(ref, body) : await kind.storedContent(ref, { state, body }),
    }));
    return [first, ...(await Promise.all(later))];
  }

  async function read(shape: FieldShape, { fr, en }: DocumentPair, versions: Versions): Promise<TextHistory> {
    const french = await versionsOf(fr, versions.get(documentKey(fr)) ?? 0);
    const english = await versionsOf(en, versions.get(documentKey(en)) ?? 0);
    const shipped = [french[0]?.content, english[0]?.content] as const;
    const pairs = shipped.includes(undefined) ? [] : textPairs(shape, ...shipped);
    return {
      published: { fr: french.at(-1)?.content, en: english.at(-1)?.content },
      shipped: new Map(pairs.map((pair) => [pair.path, pair])),
      touched: lastTouched(shape, [...french, ...english]),
    };
  }

  return {
    /** Another number for a document means that its history has grown. */
    async versions(): Promise<Versions> {
      const rows = await db.selectFrom('documents').select(['collection', 'language', 'id', 'rev']).execute();
      return new Map(rows.map(({ rev, ...ref }) => [documentKey(ref as DocumentRef), rev]));
    },

    of(shape: FieldShape, pair: DocumentPair, all: Versions): Promise<TextHistory> {
      const keys = [documentKey(pair.fr), documentKey(pair.en)];
      const versions = keys.map((key) => all.get(key) ?? 0).join();
      const last = kept.get(keys.join());
      if (last?.versions === versions) return last.history;
      const history = read(shape, pair, all);
      kept.set(keys.join(), { versions, history });
      history.catch(() => kept.get(keys.join())?.history === history && kept.delete(keys.join()));
      return history;
    },
  };
}
