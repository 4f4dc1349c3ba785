import { isLanguage, type Language } from '#domain/languages.ts';
import { starterTemplates } from '#domain/leads/starter-templates.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Database } from '#server/database/database.ts';
import { writtenText } from './written-text.ts';

const NAME_MAX = 100;
const TEXT_MAX = 20_000;

interface Written {
  /** Empty for a new one. */
  id: string;
  name: string;
  language: string;
  text: string;
}

/** The texts that answers often begin with, in each language. */
export function createReplyTemplates({ database: { db }, now }: { database: Database; now: () => Date }) {
  return {
    /** By language and name. */
    list(language?: Language) {
      const all = db.selectFrom('reply_templates').selectAll();
      return (language ? all.where('language', '=', language) : all)
        .orderBy('language', 'desc')
        .orderBy('name')
        .orderBy('id')
        .execute();
    },

    async save({ id, name, language, text }: Written, by: string): Promise<void> {
      if (!isLanguage(language)) throw new RequestError(422, 'There is no such language.');
      const row = {
        name: writtenText(name.replace(/\s+/g, ' '), NAME_MAX),
        language,
        text: writtenText(text, TEXT_MAX),
        updated_at: now().toISOString(),
        updated_by: by,
      };
      if (id === '') {
        await db
          .insertInto('reply_templates')
          .values({ id: crypto.randomUUID(), ...row })
          .execute();
        return;
      }
      const { numUpdatedRows } = await db
        .updateTable('reply_templates')
        .set(row)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n)
        throw new RequestError(404, 'There is no such template.', { reason: 'template-unknown' });
    },

    /** Those that are there stay as they are: a double click adds nothing. */
    async addStarters(by: string): Promise<void> {
      const updated = { updated_at: now().toISOString(), updated_by: by };
      await db
        .insertInto('reply_templates')
        .values(starterTemplates.map((template) => ({ ...template, ...updated })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** What is already gone is gone. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('reply_templates').where('id', '=', id).execute();
    },
  };
}

export type ReplyTemplates = ReturnType<typeof createReplyTemplates>;
