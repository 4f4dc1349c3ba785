import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMediaFile, mediaFiles, mediaSlug } from '#domain/images/media-name.ts';
import type { Language } from '#domain/languages.ts';
import { searchText } from '#domain/leads/search-text.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteAct } from '#server/audit/note-act.ts';
import type { Database } from '#server/database/database.ts';
import { holdsWords } from '#server/database/matching-words.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { ReceivedFile } from '#server/uploads/upload.ts';
import { type MadePicture, makePicture } from './picture-workshop.ts';

const PAGE_SIZE = 48;
const HASH_LENGTH = 10;
const GONE = 'Cette image n’existe plus.';

interface Parts {
  database: Database;
  documents: DocumentStore;
  folder: string;
  now: () => Date;
}

type Alt = Record<Language, string>;

/** The pictures that administrators upload: kept in every width, named by what is in them, found where they are used. */
export function createMediaService({ database: { db, write }, documents, folder, now }: Parts) {
  const isoNow = () => now().toISOString();
  /** One after another: a picture needs much memory while it is made. */
  let making: Promise<unknown> = Promise.resolve();

  function make(file: ReceivedFile, slug: string): Promise<MadePicture> {
    if (file.tooLarge) throw new Refusal(413, 'Cette image pèse plus de 20 Mo.');
    const hash = file.sha256.slice(0, HASH_LENGTH);
    const made = making.then(() => makePicture(file.path, { slug, hash, folder }));
    making = made.catch(() => {});
    return made;
  }

  async function found(id: string) {
    const picture = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!picture) throw new Refusal(404, GONE);
    return picture;
  }

  async function removeFiles(address: string): Promise<void> {
    for (const { name } of mediaFiles(address)) await rm(path.join(folder, name), { force: true });
  }

  return {
    /** One page of the library, newest first. */
    async page({ search, page: asked }: { search: string; page: number }) {
      const all = search
        ? db.selectFrom('media').where(holdsWords('search_text', search))
        : db.selectFrom('media');
      const { count } = await all.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
      const pages = Math.max(1, Math.ceil(Number(count) / PAGE_SIZE));
      const page = Math.min(asked, pages);
      const items = await all
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
        .execute();
      return { items, page, pages, count: Number(count) };
    },

    /** A picture and the documents that show it. */
    async read(id: string) {
      const picture = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
      return picture && { ...picture, uses: await documents.holding(picture.address) };
    },

    /** Takes a received file into the library. The same picture a second time is the first. */
    async add(file: ReceivedFile, by: string) {
      const slug = mediaSlug(file.name);
      const made = await make(file, slug);
      const row = {
        id: crypto.randomUUID(),
        slug,
        ...made,
        alt_fr: '',
        alt_en: '',
        search_text: searchText([slug]),
        created_at: isoNow(),
        created_by: by,
        updated_at: isoNow(),
      };
      await write(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('media')
          .values(row)
          .onConflict((clash) => clash.column('address').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return;
        await noteAct(trx, { at: now(), who: by, act: 'picture-added', subject: made.address });
      });
      return db.selectFrom('media').selectAll().where('address', '=', made.address).executeTakeFirstOrThrow();
    },

    /** Another picture in the same places: every document that showed the old one shows the new one. */
    async replace(id: string, file: ReceivedFile, by: string) {
      const { address: from, slug } = await found(id);
      const made = await make(file, slug);
      const taken = await db
        .selectFrom('media')
        .select('id')
        .where('address', '=', made.address)
        .where('id', '<>', id)
        .executeTakeFirst();
      if (taken) throw new Refusal(409, 'Cette image est déjà dans la médiathèque.');
      // The old files stay: earlier versions of the documents show them.
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
          await noteAct(trx, { at: now(), who: by, act: 'picture-replaced', subject: made.address });
        },
      });
      return found(id);
    },

    async describe(id: string, alt: Alt, by: string): Promise<void> {
      const { slug, address } = await found(id);
      const text = { alt_fr: alt.fr, alt_en: alt.en, search_text: searchText([slug, alt.fr, alt.en]) };
      await write(async (trx) => {
        await trx
          .updateTable('media')
          .set({ ...text, updated_at: isoNow() })
          .where('id', '=', id)
          .execute();
        await noteAct(trx, { at: now(), who: by, act: 'picture-described', subject: address });
      });
    },

    /** Only what nobody shows any more. */
    async remove(id: string, by: string): Promise<void> {
      const { address } = await found(id);
      if ((await documents.holding(address)).length > 0)
        throw new Refusal(409, 'Cette image est encore utilisée.');
      await write(async (trx) => {
        await trx.deleteFrom('media').where('id', '=', id).execute();
        await noteAct(trx, { at: now(), who: by, act: 'picture-deleted', subject: address });
      });
      await removeFiles(address);
    },

    /** The bytes of a public file by its name, undefined when there is none. */
    async open(name: string): Promise<Buffer | undefined> {
      return isMediaFile(name) ? readFile(path.join(folder, name)).catch(() => undefined) : undefined;
    },
  };
}
