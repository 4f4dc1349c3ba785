import type { Section } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { History } from '../draft-api.ts';

export function sectionHistory(language: Language, section: Section): History {
  const address = `/api/content/${language}/${section}/revisions`;
  return {
    list: async () => (await read(address)).revisions,
    content: async (rev) => (await read(`${address}/${rev}`)).content,
  };
}

async function read(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
