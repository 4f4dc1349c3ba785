import type { Language } from '#domain/languages.ts';
import type { Site } from './site.ts';

/** Writes the title of the home page, or of the hosting page, into a working copy. */
export async function writeDraft(
  { services }: Site,
  title: string,
  language: Language = 'fr',
  id: 'home' | 'hosting' = 'home',
) {
  const ref = { collection: 'section', language, id } as const;
  const { content, version } = await services.workingCopies.load(ref);
  const { hero, ...rest } = content as { hero: object };
  const changed = { ...rest, hero: { ...hero, title } };
  const saved = await services.workingCopies.save(ref, changed, { basedOn: version, by: 'marie' });
  return { ref, version: saved };
}

/** Posts the plain form that begins a preview; the cookies that the browser then has. */
export async function beginPreview(site: Site, session: string, form: Record<string, string>) {
  const response = await site.get('/admin/preview', {
    method: 'POST',
    headers: { cookie: session, origin: site.url },
    body: new URLSearchParams(form),
  });
  const [preview = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { response, preview, cookie: `${session}; ${preview}` };
}
