import { withValueAt } from '#domain/content/lookup.ts';
import type { Section } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { Site } from '../site/site.ts';

type Administrator = Awaited<ReturnType<Site['signIn']>>;

/** Saves a section over HTTP as its editor does, with some fields changed. */
export async function save(
  admin: Administrator,
  language: Language,
  section: Section,
  fields: Record<string, unknown>,
): Promise<Response> {
  const { content, rev } = await (await admin.get(`/api/content/${language}/${section}`)).json();
  const changed = Object.entries(fields).reduce(
    (all: unknown, [path, value]) => withValueAt(all, path, value),
    content,
  );
  return admin.put(`/api/content/${language}/${section}`, { content: changed, basedOn: rev });
}
