import type { CropArea } from '#domain/images/crop.ts';
import type { Language } from '#domain/languages.ts';
import { words as adminWords } from '../../words.ts';
import { words } from './words.ts';

interface Sent {
  picture?: { id: string; address: string; alt_fr: string; alt_en: string };
  error?: string;
}

/** Sends one image, to the library or in the place of another. */
export function sendImage(file: File, replaces?: string): Promise<Sent> {
  const body = new FormData();
  body.append('picture', file, file.name);
  return post(replaces ? `/api/media/${replaces}` : '/api/media', { body });
}

interface Crop {
  source: string;
  area: CropArea;
  alt: Partial<Record<Language, string>>;
}

/** Has a part of an image made into an image of its own. */
export function cropImage(crop: Crop): Promise<Sent> {
  const headers = { 'content-type': 'application/json' };
  return post('/api/media/crop', { headers, body: JSON.stringify(crop) });
}

/** Never throws: what went wrong is told in words. */
async function post(address: string, init: RequestInit): Promise<Sent> {
  try {
    const response = await fetch(address, { method: 'POST', ...init });
    if (response.status === 401) return { error: adminWords.signedOut };
    if (response.status === 507) return { error: words.diskFull };
    const told: Sent = await response.json();
    return response.ok ? told : { error: told.error ?? words.unreachable };
  } catch {
    return { error: words.unreachable };
  }
}
