import type { ImportMode, ImportReport, NamedDocument, SkipReason } from '#server/transfer/import-report.ts';
import { longDateTime } from '../dates.ts';
import { entryOf } from '../shell/navigation.ts';
import { transferWords as words } from './words.ts';

/** As somebody knows a document: « FAQ (fr) », « Article « Titre » (en) ». */
function documentName({ collection, language, id, title }: NamedDocument): string {
  const name =
    collection === 'section'
      ? (entryOf(`pages/${id}`)?.label ?? id)
      : words.entryName[collection](title || id);
  return `${name} (${language})`;
}

export const documentNames = (documents: readonly NamedDocument[]) => documents.map(documentName).join(', ');

const reasons: readonly SkipReason[] = ['has-draft', 'is-scheduled', 'is-live', 'not-deleted'];

/** What an import has done, one line for each kind of thing. */
export function reportLines(report: ImportReport, mode: ImportMode): string[] {
  const line = (documents: readonly NamedDocument[], say: (names: string) => string) =>
    documents.length > 0 ? [say(documentNames(documents))] : [];
  const lines = [
    ...line(report.published, words.report.published),
    ...line(report.deleted, words.report.deleted),
    ...line(report.drafts, words.report.drafts),
    ...report.scheduled.map(({ name, dueAt, documents }) =>
      words.report.scheduled(name, longDateTime(dueAt), documentNames(documents)),
    ),
    ...report.unscheduled.map(({ name, dueAt, reason }) =>
      words.report.unscheduled[reason](name, longDateTime(dueAt)),
    ),
    ...line(report.binned, words.report.binned),
    ...reasons.flatMap((reason) =>
      line(
        report.skipped.filter((one) => one.reason === reason),
        words.report.skipped[reason],
      ),
    ),
  ];
  if (lines.length === 0) return [words.report.nothing];
  return mode === 'drafts' ? [words.report.siteUnchanged, ...lines] : lines;
}
