import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { type Change, changedFields } from '#domain/editing/changes.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { Language } from '#domain/languages.ts';
import { priceFindings } from '#domain/publishing/publication-checks.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Publications } from '#server/publishing/publications/publications.ts';
import type { WorkingCopies } from '#server/publishing/working-copies/working-copies.ts';
import { createExport, type ExportParts } from './export-file.ts';
import { createImportPlan, type PlanParts } from './import-plan.ts';
import {
  createImportReader,
  type EntryKindName,
  type ImportedFile,
  type ImportedPublication,
  type ImportParts,
} from './import-reader.ts';
import type { ImportMode, ImportReport, NamedDocument } from './import-report.ts';
import { alreadyWritten, isThere, named, storeUnpublished } from './store-unpublished.ts';

/** What an import would change, so that somebody can look at it first. */
export interface ImportPreview {
  sections: { section: Section; language: Language; changes: Change[] }[];
  entries: { kind: EntryKindName; language: Language; id: string; title: string; effect: Effect }[];
  /** What visitors do not see, as far as it is not here already. */
  drafts: NamedDocument[];
  scheduled: ImportReport['scheduled'];
  bin: NamedDocument[];
  /** Prices that change a lot: published at once, or scheduled, they need a yes. */
  prices: PublicationFinding[];
}
type Effect = 'new' | 'changed' | 'same' | 'deleted';

/** A section as it is published, or will be, and as it becomes. */
interface ChangedSection extends DocumentRef {
  before: unknown;
  after: unknown;
}

interface Parts extends ImportParts, ExportParts, PlanParts {
  database: Database;
  publications: Pick<Publications, 'scheduled' | 'scheduleGrew'>;
  workingCopies: Pick<WorkingCopies, 'list' | 'load' | 'unlisted'>;
}

/** Export, import and reset: everything administrators changed, taken out, put in and taken away as a whole. */
export function createTransferService(parts: Parts) {
  const { database, documents, content, collections, kinds, publications, workingCopies, now } = parts;
  const prepare = createImportReader(parts);
  const { plan, publishedBody, asCopy, missingInBin } = createImportPlan(parts);

  /** Those of the file that do not wait here already. */
  async function missingScheduled({ scheduled }: ImportedFile, unlisted: ReadonlySet<string>) {
    const found = scheduled.map(async (one) => ((await isThere(database.db, one, unlisted)) ? [] : [one]));
    return (await Promise.all(found)).flat();
  }

  /** The sections that will wait for their moment: nobody is asked again when it comes. */
  async function scheduledSections(
    scheduled: readonly ImportedPublication[],
    published: readonly ChangedSection[],
  ): Promise<ChangedSection[]> {
    const afterImport = new Map(published.map((one) => [documentKey(one), one.after]));
    const held = scheduled
      .filter(({ dueAt }) => dueAt > now().toISOString())
      .flatMap((publication) => publication.documents)
      .filter(({ ref }) => ref.collection === 'section');
    return Promise.all(
      held.map(async ({ ref, content: after }) => {
        const before =
          afterImport.get(documentKey(ref)) ?? (await content.section(ref.id as Section, ref.language));
        return { ...ref, before, after };
      }),
    );
  }

  /** An article or a case study that comes with the product; a section always does, and is gone by its reset. */
  const isShipped = async (ref: DocumentRef) =>
    ref.collection !== 'section' && (await kinds[ref.collection].version(ref, 0)) !== undefined;

  return {
    export: createExport(parts),

    /** What the file would change. Nothing is stored; a file that is wrong anywhere is refused as a whole. */
    async preview(input: unknown): Promise<ImportPreview> {
      const file = await prepare(input);
      const sections = await Promise.all(
        file.sections.map(async ({ section, language, content: after }) => {
          const before = await content.section(section, language);
          return { section, language, before, after };
        }),
      );
      const entries = file.entries.map(async ({ kind, language, id, prepared }) => {
        const current = await collections[kind].byId(language, id);
        const title = prepared?.entry.title ?? current?.title ?? id;
        return { kind, language, id, title, effect: effectOf(current, prepared?.entry) };
      });
      const unlisted = await workingCopies.unlisted();
      const drafts = file.drafts.map(async (draft) => {
        const published = await publishedBody(draft.ref);
        const document = asCopy(draft, published);
        const there = await alreadyWritten(database.db, document, unlisted);
        const isHere = there?.isSame || published === document.body;
        return isHere ? [] : [named(document)];
      });
      const scheduled = await missingScheduled(file, unlisted);
      const published = sections.map(({ section: id, ...one }) => ({
        ...one,
        collection: 'section' as const,
        id,
      }));
      return {
        sections: sections.map(({ section, language, before, after }) => {
          const shape = describeSchema(sectionSchemas[section]);
          return { section, language, changes: changedFields(shape, before, after, { intoLists: true }) };
        }),
        prices: priceFindings([...published, ...(await scheduledSections(scheduled, published))]),
        entries: await Promise.all(entries),
        drafts: (await Promise.all(drafts)).flat(),
        scheduled: scheduled.map((one) => ({ ...one, documents: one.documents.map(named) })),
        bin: (await missingInBin(file)).map(named),
      };
    },

    /**
     * All of the file or nothing. At once: each section, language and entry of it replaces the stored edit,
     * the others stay. As drafts: what differs becomes a working copy, and visitors see nothing of it.
     */
    async import(input: unknown, by: string, mode: ImportMode = 'publish'): Promise<ImportReport> {
      const file = await prepare(input);
      const { changes, copies, publishedBodies, ...planned } = await plan(file, mode);
      const unlisted = await workingCopies.unlisted();
      const unpublished = { copies, publishedBodies, unlisted, mode, by, scheduled: file.scheduled };
      const report: ImportReport = { ...planned, drafts: [], scheduled: [], unscheduled: [] };
      await documents.publish(
        { by, action: 'import' },
        changes,
        async () => {},
        async (trx) => {
          const { skipped, ...stored } = await storeUnpublished(trx, { ...unpublished, now: now() });
          Object.assign(report, stored, { skipped: [...planned.skipped, ...skipped] });
          const held = stored.scheduled.flatMap((publication) => publication.documents);
          const count = stored.drafts.length + held.length;
          // What is published is in the log already.
          if (changes.length === 0 && count > 0)
            await recordAuditEvent(trx, { at: now(), who: by, action: 'import', subject: `all/${count}` });
        },
      );
      if (report.scheduled.length > 0) publications.scheduleGrew();
      return report;
    },

    /** The product as it ships. Every removed edit stays in the history. */
    async resetAll(by: string): Promise<void> {
      const stored = (await documents.inForce()).map(async ({ state, body, ...ref }) => {
        // What is gone already and did not ship stays in the bin since when it was deleted.
        if (state === 'removed' && !(await isShipped(ref))) return [];
        return ref.collection === 'section'
          ? [{ ref, state: 'removed' as const, body: '' }]
          : [{ ref, state: 'set-aside' as const, body }];
      });
      await documents.publish({ by, action: 'reset' }, (await Promise.all(stored)).flat());
    },
  };
}

function effectOf(current: unknown, next: unknown): Effect {
  if (!next) return current ? 'deleted' : 'same';
  if (!current) return 'new';
  return JSON.stringify(current) === JSON.stringify(next) ? 'same' : 'changed';
}
