import type { Section } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { apiFetch } from './api-fetch.ts';
import type { Save, SaveAnswer } from './draft.ts';

/** The one way in which an editor saves a section. */
export function sectionSaver(language: Language, section: Section): Save {
  const address = `/api/content/${language}/${section}`;
  return async (content, basedOn) => {
    const answer = await apiFetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, basedOn }),
    });
    const body = await answer?.json().catch(() => undefined);
    if (answer?.status === 200 && body) return { kind: 'saved', rev: body.rev, at: new Date() };
    if (answer?.status === 401) return { kind: 'signed-out' };
    if (answer?.status === 422 && body) return { kind: 'refused', problems: body.problems };
    return answer?.status === 409 ? whatTheySaved(address) : { kind: 'failed' };
  };
}

async function whatTheySaved(address: string): Promise<SaveAnswer> {
  const answer = await apiFetch(address);
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return body ? { kind: 'conflict', content: body.content, rev: body.rev } : { kind: 'failed' };
}
