import type { Insertable } from 'kysely';
import {
  applicationFiles,
  documentTypeOf,
  mediaTypeOf,
  tidyFileName,
} from '#domain/leads/forms/file-rules.ts';
import type { FormProblems } from '#domain/leads/forms/form-problems.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { documentProblem } from '#server/uploads/check-document.ts';
import type { ReceivedFile } from '#server/uploads/upload.ts';

/** A file that is in the store, and belongs to a lead once that is stored too. */
export interface Attached {
  id: string;
  field: string;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
}

/** The files of applications: checked, kept, and handed out to administrators. */
export function createAttachedFiles({ db }: Database, store: FileStore, now: () => Date) {
  return {
    /** What is wrong with each file field. */
    async problems(files: readonly ReceivedFile[]): Promise<FormProblems> {
      const problems: FormProblems = files.some(({ field }) => field === 'cv') ? {} : { cv: 'required' };
      for (const [index, file] of files.entries()) {
        const known = applicationFiles.some((field) => field === file.field);
        const second = files.findIndex(({ field }) => field === file.field) < index;
        const problem = known ? await documentProblem(file) : 'unknown';
        if (problem) problems[file.field] = problem;
        else if (second) problems[file.field] = 'invalid';
      }
      return problems;
    },

    /** Puts a file where it will stay, before the lead names it: a crash in between leaves an orphan, never a gap. */
    async keep({ field, name, path, size, sha256 }: ReceivedFile): Promise<Attached> {
      const type = documentTypeOf(name);
      if (!type) throw new Error('A file was kept without a check.');
      const id = crypto.randomUUID();
      await store.put(id, path);
      return { id, field, name: tidyFileName(name), mediaType: mediaTypeOf(type), size, sha256 };
    },

    /** Files that no lead names. What cannot be removed now is an orphan, and the purge takes it. */
    async drop(files: readonly { id: string }[]): Promise<void> {
      await Promise.allSettled(files.map(({ id }) => store.remove(id)));
    },

    /** A file with its bytes for an administrator, undefined when there is none of that id. */
    async open(id: string, by: string) {
      const file = await db
        .selectFrom('lead_files')
        .select(['id', 'lead_id', 'name', 'media_type', 'size'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!file) return undefined;
      await recordAuditEvent(db, {
        at: now(),
        who: by,
        action: 'download',
        subject: `application/${file.lead_id}`,
      });
      const body = await store.read(file.id);
      return body && { name: file.name, mediaType: file.media_type, size: file.size, body };
    },
  };
}

export type AttachedFiles = ReturnType<typeof createAttachedFiles>;

export function attachedRow(file: Attached, leadId: string, now: Date): Insertable<Tables['lead_files']> {
  return {
    id: file.id,
    lead_id: leadId,
    field: file.field,
    name: file.name,
    media_type: file.mediaType,
    size: file.size,
    created_at: now.toISOString(),
  };
}
