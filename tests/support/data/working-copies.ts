import type { DocumentRef } from '#domain/documents.ts';
import type { Services } from '#server/services.ts';

type Publishing = Pick<Services, 'workingCopies'>;

export const sectionRef = (id: string, language: 'fr' | 'en' = 'fr'): DocumentRef => ({
  ...{ collection: 'section', language, id },
});

/** Writes fields of a document, named by their dotted paths, into its working copy. */
export async function write(
  { workingCopies }: Publishing,
  ref: DocumentRef,
  fields: Record<string, unknown>,
  by = 'marie',
): Promise<string> {
  const { content, version } = await workingCopies.load(ref);
  const next = Object.entries(fields).reduce(
    (all, [path, value]) => withField(all, path.split('.'), value),
    content,
  );
  return workingCopies.save(ref, next, { basedOn: version, by });
}

/** These working copies, in the versions of this moment; all of them where none is named. */
export async function chosenCopies({ workingCopies }: Publishing, ...refs: DocumentRef[]) {
  const all = refs.length > 0 ? refs : (await workingCopies.list()).map(({ ref }) => ref);
  return Promise.all(all.map(async (ref) => ({ ref, version: (await workingCopies.load(ref)).version })));
}

function withField(content: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  const fields = content as Record<string, unknown>;
  const next = rest.length > 0 ? withField(fields[step], rest, value) : value;
  return Array.isArray(content) ? content.with(Number(step), next) : { ...fields, [step]: next };
}
