import { mediaNamedIn, mediaNamedInJson } from '#domain/images/media-name.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { REPLACED_IMAGES_KEPT_DAYS } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import { revisionBodies } from '#server/documents/revision-bodies.ts';
import { unpublishedHolding } from '#server/documents/unpublished-bodies.ts';

const GRACE_MS = REPLACED_IMAGES_KEPT_DAYS * DAY_MS;

interface Parts {
  database: Database;
  listFiles(): Promise<{ key: string; storedAt: Date }[]>;
  removeFiles(address: string): Promise<void>;
  /** Does this while no image is being made. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  now: () => Date;
}

/**
 * Removes the files of images that were replaced, or whose upload broke off, once nothing names them:
 * not the library, no draft, no scheduled publication, no document, and no earlier version of one, which
 * may come back at any time.
 */
export function createPurgeUnusedImages({ database, listFiles, removeFiles, alone, now }: Parts) {
  /** The addresses outside the library, older than the grace and not replaced within it. */
  async function outsideLibrary(): Promise<Set<string>> {
    const before = new Date(now().getTime() - GRACE_MS);
    const rows = await database.db.selectFrom('media').select(['address', 'slug', 'updated_at']).execute();
    const kept = new Set(rows.map(({ address }) => address));
    // A replacement keeps the slug, so the row tells when the image was replaced.
    const fresh = rows.filter(({ updated_at }) => new Date(updated_at) >= before);
    const old = (await listFiles()).filter(({ storedAt }) => storedAt < before);
    const addresses = old.flatMap(({ key }) => mediaNamedIn(`/media/${key}`));
    return new Set(
      addresses.filter(
        (address) => !kept.has(address) && !fresh.some(({ slug }) => address.startsWith(`/media/${slug}-`)),
      ),
    );
  }

  return async (): Promise<void> => {
    const leftovers = await outsideLibrary();
    if (leftovers.size === 0) return;
    const keep = (body: string) => {
      for (const address of mediaNamedInJson(body)) leftovers.delete(address);
    };
    // Drafts first: what is published meanwhile is found among the versions.
    for (const { body } of await unpublishedHolding(database.db, 'media').execute()) keep(body);
    for await (const body of revisionBodies(database, 'media')) keep(body);
    await alone(async () => {
      // Looked at again: the same image may have been uploaded anew meanwhile.
      const still = await outsideLibrary();
      for (const address of leftovers) if (still.has(address)) await removeFiles(address);
    });
  };
}
