import type { Locator, Page } from 'playwright-core';
import type { Site } from '../site/site.ts';

/** For `visit`: a new profile in which an administrator is signed in. */
export async function signedIn(site: Site) {
  const { cookie } = await site.signIn();
  return sessionState(site, cookie.slice('session='.length));
}

export function sessionState(site: Site, value: string) {
  const session = { name: 'session', value, domain: 'localhost', path: '/', expires: -1 };
  const cookies = [{ ...session, httpOnly: true, secure: false, sameSite: 'Lax' as const }];
  return { url: site.url, storageState: { cookies, origins: [] } };
}

/** For `visit`: fields and page stand side by side. */
export const wide = { viewport: { width: 1440, height: 900 } };

/** The control of a field, by its dotted path. */
export const field = (page: Page, path: string): Locator => page.locator(`[data-field="${path}"]`);

/** What the bar of the editor says of saving. */
export const saveStatus = (page: Page): Locator => page.locator('.save-status');

/** Kept as a working copy, which visitors do not see. */
export const DRAFT = /^Brouillon enregistré à (\d\d:\d\d), pas encore publié$/;
/** What visitors see. */
export const PUBLISHED = /^En ligne, publié à \d\d:\d\d$/;

/** The requests that save something, as they are sent. */
export function watchSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(new URL(request.url()).pathname);
  });
  return saves;
}

/** The ids of the unsaved drafts that the browser keeps. */
export const localDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (known.length === 0) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
        asked.onsuccess = () => {
          opening.result.close();
          resolve(asked.result.map(String));
        };
      };
    });
  });

/** All that a browser keeps for the site, by the first part of each name. */
export async function browserStorage(page: Page): Promise<string[]> {
  const [keys, databases] = await page.evaluate(async () => [
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    (await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  const drafts = (await localDrafts(page)).map((id) => id.split(':')[0] ?? '');
  const strangers = (databases ?? []).filter((name) => name !== 'drafts');
  return [...(keys ?? []), ...drafts, ...strangers].sort();
}
