import { EXPORT_VERSION, type ExportedDocument, type ExportFile } from '#domain/content/export-format.ts';
import type { Section } from '#domain/content/sections.ts';
import type { DocumentRef } from '#domain/documents.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { NO_EDITS } from '#server/documents/document-rows.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { Bin } from '#server/publishing/bin.ts';
import type { Publications } from '#server/publishing/publications/publications.ts';
import type { WorkingCopies } from '#server/publishing/working-copies/working-copies.ts';
import type { EntryKindName } from './import-reader.ts';

const kindOf: Record<string, EntryKindName> = { article: 'articles', 'case-study': 'caseStudies' };

export interface ExportParts {
  documents: DocumentStore;
  content: ContentService;
  workingCopies: Pick<WorkingCopies, 'list' | 'load'>;
  publications: Pick<Publications, 'scheduled'>;
  bin: Pick<Bin, 'contents'>;
  now: () => Date;
}

/** Everything administrators changed, without who did it, and without the links that show a preview. */
export function createExport({ documents, content, workingCopies, publications, bin, now }: ExportParts) {
  async function exported(
    { collection, language, id }: DocumentRef,
    whole: unknown,
  ): Promise<ExportedDocument> {
    const body = collection === 'section' ? await content.editsOf(id as Section, language, whole) : whole;
    return { collection, language, id, body: { ...(body as object) } };
  }

  /** As its editor shows it: what was published underneath is in it. */
  const written = async (ref: DocumentRef) => exported(ref, (await workingCopies.load(ref)).content);

  async function scheduled(): Promise<ExportFile['scheduled']> {
    const waiting = (await publications.scheduled()).map(async ({ name, dueAt, documents: held }) => ({
      name,
      dueAt,
      documents: await Promise.all(held.map(written)),
    }));
    return Promise.all(waiting);
  }

  return async (): Promise<ExportFile> => {
    const drafts = (await workingCopies.list()).map(({ ref }) => written(ref));
    const deleted = (await bin.contents()).map(({ ref, content: last }) => exported(ref, last));
    const file: ExportFile = {
      format: 'vitrine',
      version: EXPORT_VERSION,
      exportedAt: now().toISOString(),
      sections: {},
      articles: {},
      caseStudies: {},
      drafts: await Promise.all(drafts),
      scheduled: await scheduled(),
      bin: await Promise.all(deleted),
    };
    for (const { collection, language, id, state, body } of await documents.inForce()) {
      if (collection !== 'section') {
        const kind = kindOf[collection] as EntryKindName;
        file[kind][language] = {
          ...file[kind][language],
          [id]: state === 'live' ? JSON.parse(body) : null,
        };
      } else if (state === 'live' && body !== NO_EDITS) {
        const section = id as Section;
        file.sections[section] = { ...file.sections[section], [language]: JSON.parse(body) };
      }
    }
    return file;
  };
}
