import { createHash } from 'node:crypto';
import type { CropArea } from '#domain/images/crop.ts';
import {
  isMediaFile,
  mediaFiles,
  mediaNamedIn,
  mediaNamedInJson,
  mediaSlug,
} from '#domain/images/media-name.ts';
import type { Language } from '#domain/languages.ts';
import { pageOf } from '#domain/paging.ts';
import { RequestError } from '#domain/request-error.ts';
import { isOwnPath } from '#domain/rich-text/addresses.ts';
import { searchText } from '#domain/search-text.ts';
import { type AuditEvent, recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import { holdsWords } from '#server/database/matching-words.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import { createMemoisedReads } from '#server/documents/memoised-reads.ts';
import { EVERY_DOCUMENT } from '#server/documents/noted-reads.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { gate } from '#server/gate/gate.ts';
import {
  copyConfirmations,
  forgetConfirmations,
  noteDescription,
} from '#server/translations/confirmed-translations.ts';
import type { ReceivedFile } from '#server/uploads/upload.ts';
import { cutInPixels, type ProcessedImage, processImage } from './image-pipeline.ts';
import { createPurgeUnusedImages } from './purge-unused-images.ts';
import { createImageReader } from './read-image.ts';

const PAGE_SIZE = 48;
const HASH_LENGTH = 10;
/** Told on the change feed when an image is deleted or comes back. */
const BIN_KEY = 'media/deleted';
const unknown = () => new RequestError(404, 'There is no such image.', { reason: 'image-unknown' });

interface Parts {
  database: Database;
  documents: DocumentStore;
  store: FileStore;
  /** Where files lie until they are whole. */
  workFolder: string;
  now: () => Date;
}

type Alt = Record<Language, string>;

interface Crop {
  /** The address of an image of this site. */
  source: string;
  area: CropArea;
  /** What is said of it where it is used, for an image of which the library knows nothing. */
  alt: Partial<Alt>;
}

interface MediaFilter {
  search: string;
  page: number;
  unused?: boolean;
}

export type MediaService = ReturnType<typeof createMediaService>;

/** The images that administrators upload: kept in every width, named by what is in them, found where they are used. */
export function createMediaService(parts: Parts) {
  const { database, documents, store, workFolder, now } = parts;
  const { db, write, changes } = database;
  const isoNow = () => now().toISOString();
  const cached = createMemoisedReads<ReadonlySet<string>>(changes, () => EVERY_DOCUMENT);

  function make(file: ReceivedFile, slug: string): Promise<ProcessedImage> {
    if (file.tooLarge) throw new RequestError(413, 'The image is too large.', { reason: 'image-too-large' });
    const hash = file.sha256.slice(0, HASH_LENGTH);
    return gate.images.pass(() => processImage(file.path, { slug, hash, store, workFolder }));
  }

  const library = () => db.selectFrom('media').where('deleted_at', '=', '');
  const inBin = () => db.selectFrom('media').where('deleted_at', '!=', '');

  async function found(id: string) {
    const image = await library().selectAll().where('id', '=', id).executeTakeFirst();
    if (!image) throw unknown();
    return image;
  }

  /** Asked for with every image, so kept until one is deleted or comes back. */
  function deletedAddresses(): Promise<ReadonlySet<string>> {
    return cached(BIN_KEY, async () => {
      const rows = await inBin().select('address').execute();
      return new Set(rows.map(({ address }) => address));
    });
  }

  /** Marks an image, or takes the mark away. */
  async function setDeleted(
    address: string,
    mark: { deleted_at: string; deleted_by: string },
    event: AuditEvent,
  ) {
    await write(async (trx, changed) => {
      const { numUpdatedRows } = await trx
        .updateTable('media')
        .set(mark)
        .where('address', '=', address)
        .where('deleted_at', mark.deleted_at === '' ? '!=' : '=', '')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw unknown();
      await recordAuditEvent(trx, event);
      changed(BIN_KEY);
    });
  }

  /** The addresses of the images that visitors see somewhere, read in one pass and kept until a document changes. */
  function published(): Promise<ReadonlySet<string>> {
    return cached('shown', async () => {
      const bodies = await documents.bodiesHolding('/media/');
      return new Set(bodies.flatMap(mediaNamedIn));
    });
  }

  /** Those that drafts and scheduled publications name. Nothing tells when one is written, so they are read each time. */
  async function unpublished(): Promise<ReadonlySet<string>> {
    const bodies = await documents.unpublishedBodiesHolding('media');
    return new Set(bodies.flatMap(mediaNamedInJson));
  }

  async function shownAnywhere(): Promise<ReadonlySet<string>> {
    return (await published()).union(await unpublished());
  }

  async function removeFiles(address: string): Promise<void> {
    for (const { name } of mediaFiles(address)) await store.remove(name);
  }

  async function listFiles(): Promise<{ key: string; storedAt: Date }[]> {
    return (await store.list()).filter(({ key }) => isMediaFile(key));
  }

  /** The bytes of a public file by its name, undefined when there is none. */
  async function open(name: string): Promise<Buffer | undefined> {
    if (!isMediaFile(name)) return undefined;
    const [address = ''] = mediaNamedIn(`/media/${name}`);
    return (await deletedAddresses()).has(address) ? undefined : store.read(name);
  }

  const readImage = createImageReader({ open });

  /** Gives a new image its place in the library; one that is there already comes back as it is, also from the bin. */
  async function keep(
    made: ProcessedImage,
    { slug, alt, by, from }: { slug: string; alt: Alt; by: string; from?: string },
  ) {
    const row = {
      id: crypto.randomUUID(),
      slug,
      ...made,
      alt_fr: alt.fr,
      alt_en: alt.en,
      search_text: searchText([slug, alt.fr, alt.en]),
      created_at: isoNow(),
      created_by: by,
      updated_at: isoNow(),
    };
    await write(async (trx, changed) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('media')
        .values(row)
        .onConflict((clash) => clash.column('address').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        // The same image in the bin comes back.
        const { numUpdatedRows } = await trx
          .updateTable('media')
          .set({ deleted_at: '', deleted_by: '' })
          .where('address', '=', made.address)
          .where('deleted_at', '!=', '')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        await recordAuditEvent(trx, { at: now(), who: by, action: 'restore', subject: made.address });
        changed(BIN_KEY);
        return;
      }
      if (from) await copyConfirmations(trx, { collection: 'media', id: from }, row.id);
      await recordAuditEvent(trx, { at: now(), who: by, action: 'picture-added', subject: made.address });
    });
    return db.selectFrom('media').selectAll().where('address', '=', made.address).executeTakeFirstOrThrow();
  }

  return {
    /** One page of the library, newest first; with `unused` only what no document and no draft shows. A library is small enough to be read whole. */
    async page({ search, page: asked, unused = false }: MediaFilter) {
      const shown = await shownAnywhere();
      let query = library().selectAll().orderBy('created_at', 'desc').orderBy('id');
      if (search) query = query.where(holdsWords('search_text', search));
      const rows = (await query.execute()).map((row) => ({ ...row, unused: !shown.has(row.address) }));
      const matching = unused ? rows.filter((row) => row.unused) : rows;
      return pageOf(matching, String(asked), PAGE_SIZE);
    },

    /** An image and the documents that show it, or will. */
    async read(id: string) {
      const image = await library().selectAll().where('id', '=', id).executeTakeFirst();
      return image && { ...image, uses: await documents.holding(image.address) };
    },

    /** Takes a received file into the library. The same image a second time is the first. */
    async add(file: ReceivedFile, by: string) {
      const slug = mediaSlug(file.name);
      return keep(await make(file, slug), { slug, alt: { fr: '', en: '' }, by });
    },

    /**
     * Cuts an area out of an image of this site, as an image of its own with the same words. The image stays
     * as it is, here and wherever it is shown. The same cut a second time is the first.
     */
    async crop({ source, area, alt }: Crop, by: string) {
      if (!isOwnPath(source))
        throw new RequestError(422, 'The image is of another site.', { reason: 'image-elsewhere' });
      const bytes = await readImage(source);
      if (!bytes) throw unknown();
      const cut = await cutInPixels(bytes, area);
      const from = await library().selectAll().where('address', '=', source).executeTakeFirst();
      const slug = from?.slug ?? mediaSlug(source);
      const hash = createHash('sha256').update(bytes).update(JSON.stringify(cut)).digest('hex');
      const making = { slug, hash: hash.slice(0, HASH_LENGTH), cut, store, workFolder };
      return keep(await gate.images.pass(() => processImage(bytes, making)), {
        slug,
        by,
        from: from?.id,
        alt: { fr: from?.alt_fr || (alt.fr ?? ''), en: from?.alt_en || (alt.en ?? '') },
      });
    },

    /** Another image in the same places: every document and draft that showed the old one shows the new one. */
    async replace(id: string, file: ReceivedFile, by: string) {
      const { address: from, slug } = await found(id);
      const made = await make(file, slug);
      const taken = await db
        .selectFrom('media')
        .select('id')
        .where('address', '=', made.address)
        .where('id', '<>', id)
        .executeTakeFirst();
      if (taken)
        throw new RequestError(409, 'The image is in the library already.', { reason: 'image-exists' });
      // The old files stay: earlier versions of the documents may show them. The daily purge removes the others.
      await documents.replaceText({
        from,
        to: made.address,
        by,
        async also(trx) {
          await trx
            .updateTable('media')
            .set({ ...made, updated_at: isoNow() })
            .where('id', '=', id)
            .execute();
          await recordAuditEvent(trx, {
            at: now(),
            who: by,
            action: 'picture-replaced',
            subject: made.address,
          });
        },
      });
      return found(id);
    },

    /** What the library says of an image in a language; empty where it says nothing. */
    async altOf(address: string, language: Language): Promise<string> {
      const row = await db
        .selectFrom('media')
        .select(['alt_fr', 'alt_en'])
        .where('address', '=', address)
        .executeTakeFirst();
      return row?.[`alt_${language}`] ?? '';
    },

    async describe(id: string, alt: Alt, by: string): Promise<void> {
      const { slug, address, alt_fr, alt_en } = await found(id);
      const text = { alt_fr: alt.fr, alt_en: alt.en, search_text: searchText([slug, alt.fr, alt.en]) };
      await write(async (trx) => {
        await trx
          .updateTable('media')
          .set({ ...text, updated_at: isoNow() })
          .where('id', '=', id)
          .execute();
        await noteDescription(trx, id, { before: { fr: alt_fr, en: alt_en }, after: alt }, { at: now(), by });
        await recordAuditEvent(trx, { at: now(), who: by, action: 'picture-described', subject: address });
      });
    },

    /**
     * What is still shown goes only when whoever asks knows in how many places: `shownIn` is what
     * they were told. A place that was added since stops the removal.
     */
    async remove(id: string, shownIn: number, by: string): Promise<void> {
      const { address } = await found(id);
      if ((await documents.holding(address)).length > shownIn)
        throw new RequestError(409, 'The image is in use.', { reason: 'image-in-use' });
      const event = { at: now(), who: by, action: 'picture-deleted', subject: address } as const;
      await setDeleted(address, { deleted_at: isoNow(), deleted_by: by }, event);
    },

    /** The images in the bin that were deleted since, the newest first; then those that are older and that a draft needs. */
    async deleted(since: Date) {
      const rows = await inBin().selectAll().orderBy('deleted_at', 'desc').orderBy('id').execute();
      const dated = rows.map((row) => ({ ...row, isOverdue: row.deleted_at < since.toISOString() }));
      if (!dated.some(({ isOverdue }) => isOverdue)) return dated;
      const needed = await unpublished();
      return dated.filter(({ isOverdue, address }) => !isOverdue || needed.has(address));
    },

    async bringBack(id: string, by: string): Promise<void> {
      const image = await inBin().select('address').where('id', '=', id).executeTakeFirst();
      if (!image) throw unknown();
      const event = { at: now(), who: by, action: 'restore', subject: image.address } as const;
      await setDeleted(image.address, { deleted_at: '', deleted_by: '' }, event);
    },

    /** Removes for good what was deleted before, except what a draft or a scheduled publication needs. */
    async forgetDeleted(before: Date): Promise<void> {
      const rows = await inBin()
        .select(['id', 'address'])
        .where('deleted_at', '<', before.toISOString())
        .execute();
      const needed = rows.length > 0 ? await unpublished() : new Set();
      for (const { id, address } of rows.filter((row) => !needed.has(row.address))) {
        // The files go before the row: when they cannot, the next purge tries again.
        await removeFiles(address);
        await write(async (trx, changed) => {
          await trx.deleteFrom('media').where('id', '=', id).execute();
          await forgetConfirmations(trx, { collection: 'media', id });
          changed(BIN_KEY);
        });
      }
    },

    forgetReplaced: createPurgeUnusedImages({
      ...{ database, listFiles, removeFiles, now },
      alone: gate.images.pass,
    }),

    open,

    /** Of these addresses, those that show nothing. What was replaced is still there for earlier versions. */
    async lost(addresses: readonly string[]): Promise<Set<string>> {
      const asked = [...new Set(addresses)];
      if (asked.length === 0) return new Set();
      const rows = await library().select('address').where('address', 'in', asked).execute();
      const lost = new Set(asked).difference(new Set(rows.map(({ address }) => address)));
      for (const address of lost) if (await open(address.slice('/media/'.length))) lost.delete(address);
      return lost;
    },
  };
}
