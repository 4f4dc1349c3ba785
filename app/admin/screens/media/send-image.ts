import { words } from './words.ts';

interface Sent {
  picture?: { id: string; address: string; alt_fr: string; alt_en: string };
  error?: string;
}

/** Sends one image, to the library or in the place of another. Never throws: what went wrong is told in words. */
export async function sendImage(file: File, replaces?: string): Promise<Sent> {
  const body = new FormData();
  body.append('picture', file, file.name);
  try {
    const response = await fetch(replaces ? `/api/media/${replaces}` : '/api/media', {
      method: 'POST',
      body,
    });
    const told: Sent = await response.json();
    return response.ok ? told : { error: told.error ?? words.unreachable };
  } catch {
    return { error: words.unreachable };
  }
}
