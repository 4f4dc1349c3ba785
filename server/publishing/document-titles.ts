import type { Kysely } from 'kysely';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import type { Tables } from '#server/database/tables.ts';
import { sameDocument } from '#server/documents/document-rows.ts';
import { parseStored } from '#server/documents/parse-stored.ts';

interface Titled {
  id: string;
  title: string;
}

/** The titles that need no text to be read: of what is there, and of what the product ships with. */
interface TitledEntries {
  listed(language: Language): Promise<readonly Titled[]>;
  shipped(language: Language): Promise<readonly Titled[]>;
}

interface Parts {
  db: Kysely<Tables>;
  articles: TitledEntries;
  caseStudies: TitledEntries;
}

/** By `documentKey`, at least those asked for. Sections are not in it: they are named by their id. */
export type DocumentTitles = ReadonlyMap<string, string>;

/** What articles and case studies are called, also those that were deleted or never published. */
export function createDocumentTitles({ db, articles, caseStudies }: Parts) {
  const entriesOf = { article: articles, 'case-study': caseStudies };

  /** The last text of each that is kept: what was live last, or what a publication was to bring. */
  async function keptTexts(refs: readonly DocumentRef[]) {
    const ids = [...new Set(refs.map(({ id }) => id))];
    const columns = ['collection', 'language', 'document_id as id', 'body'] as const;
    const [held, lived] = await Promise.all([
      db
        .selectFrom('publication_documents')
        .select(columns)
        .where('document_id', 'in', ids)
        .where('body', '!=', '')
        .execute(),
      db
        .selectFrom('revisions')
        .select(columns)
        .where('document_id', 'in', ids)
        .where('rev', '=', ({ selectFrom }) =>
          selectFrom('revisions as later')
            .select((eb) => eb.fn.max('later.rev').as('rev'))
            .where(sameDocument('later.document_id', 'revisions.document_id'))
            .where('later.state', '=', 'live'),
        )
        .execute(),
    ]);
    return [...held, ...lived];
  }

  /** From lists that are remembered: whatever was asked for, of its collection and language. */
  async function titlesIn(list: keyof TitledEntries, refs: readonly DocumentRef[]) {
    const groups = new Map(refs.map((ref) => [`${ref.collection}/${ref.language}`, ref]));
    const found = [...groups.values()].map(async ({ collection, language }) => {
      if (collection === 'section') return [];
      const entries = await entriesOf[collection][list](language);
      return entries.map(({ id, title }) => [documentKey({ collection, language, id }), title] as const);
    });
    return (await Promise.all(found)).flat();
  }

  return async (refs: readonly DocumentRef[]): Promise<DocumentTitles> => {
    const wanted = refs.filter(({ collection }) => collection !== 'section');
    const listed = new Map(await titlesIn('listed', wanted));
    const gone = wanted.filter((ref) => !listed.has(documentKey(ref)));
    if (gone.length === 0) return listed;
    const kept = (await keptTexts(gone)).map(({ collection, language, id, body }) => {
      const key = documentKey({ collection, language, id } as DocumentRef);
      return [key, titleOf(parseStored(body))] as const;
    });
    return new Map([...(await titlesIn('shipped', gone)), ...kept, ...listed]);
  };
}

export type TitlesOf = ReturnType<typeof createDocumentTitles>;

/** Of an article or a case study, whatever state it is in. */
export function titleOf(content: unknown): string {
  const { title } = (content ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}
