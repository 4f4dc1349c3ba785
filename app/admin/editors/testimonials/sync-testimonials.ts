import type { Language } from '#domain/languages.ts';
import type { Draft } from '../../editing/draft.ts';
import { send } from '../../transfer/send.ts';

interface Synced {
  added: number;
  rev: number;
}

/** How many came in; undefined when it did not work. What is unsaved goes first, so that it counts as existing. */
export async function syncTestimonials(draft: Draft, language: Language): Promise<number | undefined> {
  await draft.save();
  const synced = (await ask(draft, language)) ?? (await catchUp(draft, language));
  if (!synced) return undefined;
  if (synced.added > 0) await adoptCurrent(draft, language);
  return synced.added;
}

function ask(draft: Draft, language: Language): Promise<Synced | undefined> {
  const basedOn = draft.getState().saved.rev;
  return send<Synced>(`/api/testimonials/${language}/sync`, JSON.stringify({ basedOn }));
}

/** Somebody else may have saved since: once more, on their version. */
async function catchUp(draft: Draft, language: Language): Promise<Synced | undefined> {
  return (await adoptCurrent(draft, language)) ? ask(draft, language) : undefined;
}

async function adoptCurrent(draft: Draft, language: Language): Promise<boolean> {
  const answer = await fetch(`/api/content/${language}/testimonials`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { content, rev } = await answer.json();
  await draft.adopt(content, rev);
  return true;
}
