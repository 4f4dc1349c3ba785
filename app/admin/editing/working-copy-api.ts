import { changedFields } from '#domain/editing/changes.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { WorkingDocument } from '#server/publishing/working-copies/working-copies.ts';
import { apiFetch } from '../http/api-fetch.ts';
import type { ProblemMessage } from '../problem-words.ts';
import type { DraftOptions } from './draft.ts';
import type { DraftApi, Publish, Saved, SaveResult, Scheduled } from './draft-api.ts';

export type WorkingCopyAddress = `${'sections' | 'articles' | 'case-studies'}/${string}`;

export interface Forms {
  /** What is sent, made from what the editor writes in. */
  sent(content: unknown): unknown;
  /** What the editor writes in, made from what the server answers. */
  written(content: unknown): unknown;
  /** What the server said against fields, as the editor names them. */
  problems?(problems: readonly ProblemMessage[]): ProblemMessage[];
  /** Another document has its public name. */
  nameTaken?: ProblemMessage;
}

const asItIs: Forms = { sent: (content) => content, written: (content) => content };

/** The one way in which an editor saves, publishes and discards, whatever the document. */
export function workingCopyApi(address: WorkingCopyAddress, forms: Forms = asItIs): DraftApi {
  const place = `/api/working-copies/${address}`;
  const send =
    (method: 'PUT' | 'POST', to: string): Publish =>
    async (content, basedOn, options) => {
      const response = await apiFetch(to, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: forms.sent(content), basedOn, ...options }),
      });
      return response ? readSaveResponse(response, forms, place) : { kind: 'failed' };
    };
  return {
    save: send('PUT', place),
    publish: send('POST', `${place}/publish`),
    async discard(basedOn) {
      const response = await apiFetch(place, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ basedOn }),
      });
      if (response?.status === 401) return { kind: 'signed-out' };
      if (response?.status === 409) return whatTheySaved(place, forms);
      const body: WorkingDocument | undefined = response?.ok
        ? await response.json().catch(() => undefined)
        : undefined;
      return body ? { kind: 'discarded', ...savedOf(body, forms) } : { kind: 'failed' };
    },
    takeOut: async () => (await apiFetch(`${place}/take-out`, { method: 'POST' }))?.ok === true,
  };
}

export async function readSaveResponse(response: Response, forms: Forms, place: string): Promise<SaveResult> {
  const body = await response.json().catch(() => undefined);
  if (response.ok && body) {
    const { content: _, ...saved } = savedOf({ ...body, content: undefined }, asItIs);
    return { kind: 'saved', ...saved };
  }
  if (response.status === 401) return { kind: 'signed-out' };
  const { problems = (all: readonly ProblemMessage[]) => [...all] } = forms;
  if (response.status === 422 && body) return { kind: 'refused', problems: problems(body.problems ?? []) };
  if (response.status === 409)
    return body?.currentRev === undefined ? stopped(body, forms) : whatTheySaved(place, forms);
  return { kind: 'failed' };
}

interface Stopped {
  error?: string;
  reason?: string;
  findings?: ProblemMessage[];
  scheduled?: Scheduled;
}

/** Said of fields where the server names them, otherwise of the document as a whole. */
function stopped({ error, reason, findings = [], scheduled }: Stopped = {}, forms: Forms): SaveResult {
  if (error === undefined) return { kind: 'failed' };
  if (reason === 'scheduled' && scheduled) return { kind: 'scheduled', scheduled };
  const { nameTaken, problems = (all) => [...all] } = forms;
  if (reason === 'name-taken' && nameTaken) return { kind: 'refused', problems: [nameTaken] };
  // The editor's name of the field, the server's words: they say more than the schema's.
  const found = findings.map(({ path, message }) => ({
    path: problems([{ path, message }])[0]?.path ?? path,
    message,
  }));
  if (reason === 'publication-unconfirmed') return { kind: 'unconfirmed', problems: found };
  const told = found.length > 0 ? found : [{ path: '', message: error }];
  return { kind: 'refused', problems: told.map((one) => ({ ...one, blocksPublishing: true as const })) };
}

async function whatTheySaved(
  place: string,
  forms: Forms,
): Promise<({ kind: 'conflict'; mine?: unknown } & Saved) | { kind: 'failed' }> {
  const response = await apiFetch(place);
  const body: WorkingDocument | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (!body) return { kind: 'failed' };
  const saved = savedOf({ ...body, content: body.withTheirs }, forms);
  return {
    kind: 'conflict',
    ...saved,
    ...(body.conflicts.length > 0 && { mine: forms.written(body.content) }),
  };
}

/** What a draft begins with: what the server holds, and where others published in the fields that are written. */
export function openedDocument(
  { withTheirs, content, ...document }: WorkingDocument,
  shape: FieldShape,
  forms: Forms = asItIs,
): Pick<DraftOptions, 'saved' | 'conflicts' | 'scheduled'> {
  const [mine, theirs] = [forms.written(content), forms.written(withTheirs)];
  const contested = changedFields(shape, theirs, mine);
  const conflicts = contested.map(({ path, before, after }) => ({
    path,
    before,
    mine: after,
    theirs: before,
  }));
  const saved = savedOf({ ...document, content: withTheirs }, forms);
  return { saved, conflicts, ...(document.scheduled && { scheduled: document.scheduled }) };
}

/** What the server holds of a document, as a draft knows it. */
function savedOf(
  { content, version, savedAt, savedBy, draft }: SavedDocument,
  { written }: Forms = asItIs,
): Saved {
  const at = draft?.updatedAt ?? savedAt;
  return {
    // Nothing is there of a document that was never published.
    content: content === undefined ? undefined : written(content),
    version,
    ...(at && { at: new Date(at) }),
    ...(draft ? { draftBy: draft.updatedBy } : savedBy && { publishedBy: savedBy }),
  };
}

type SavedDocument = Pick<WorkingDocument, 'content' | 'version' | 'savedAt' | 'savedBy' | 'draft'>;
