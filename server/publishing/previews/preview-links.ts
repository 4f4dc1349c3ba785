import { DAY_MS } from '#domain/paris-day.ts';
import { PREVIEW_LINK_DAYS } from '#domain/publishing/preview.ts';
import { RequestError } from '#domain/request-error.ts';
import { PREVIEW_LINKS_KEPT_DAYS } from '#domain/retention.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createCountBuffer } from '#server/statistics/count-buffer.ts';
import { newToken, tokenHash } from '#server/tokens.ts';

interface NewLink {
  /** As `perspectiveText` writes it. */
  perspective: string;
  /** Where the link leads, on the site. */
  path: string;
  by: string;
  days?: number;
}

/** Links that show one perspective to somebody without an account. Only the hashes of their tokens are stored. */
export function createPreviewLinks(database: Database, log: Log, now: () => Date) {
  const { db, write } = database;
  /** By the id of the link. Whoever opens one a thousand times writes a few times only. */
  const openings = createCountBuffer<string>({
    ...{ database, log, name: 'openings of shared previews' },
    keyOf: (id) => id,
    async store(trx, counted) {
      for (const { item: id, count } of counted)
        await trx
          .updateTable('preview_links')
          .set((eb) => ({ openings: eb('openings', '+', count) }))
          .where('id', '=', id)
          .execute();
    },
  });
  const open = () =>
    db.selectFrom('preview_links').where('expires_at', '>', now().toISOString()).where('revoked_at', '=', '');

  return {
    /** A new link; its token is told this once. */
    async create({ perspective, path, by, days = PREVIEW_LINK_DAYS }: NewLink) {
      const token = newToken();
      const id = crypto.randomUUID();
      const at = now();
      const expiresAt = new Date(at.getTime() + days * DAY_MS).toISOString();
      await write(async (trx) => {
        await trx
          .insertInto('preview_links')
          .values({
            id,
            token_hash: tokenHash(token),
            perspective,
            path,
            openings: 0,
            created_at: at.toISOString(),
            created_by: by,
            expires_at: expiresAt,
            revoked_at: '',
          })
          .execute();
        await recordAuditEvent(trx, { at, who: by, action: 'preview-link-made', subject: perspective });
      });
      return { id, token, expiresAt };
    },

    /** Newest first, also those that have ended. */
    async list() {
      await openings.flush();
      return db
        .selectFrom('preview_links')
        .select(['id', 'perspective', 'path', 'openings'])
        .select(['created_at as createdAt', 'created_by as createdBy'])
        .select(['expires_at as expiresAt', 'revoked_at as revokedAt'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /** Ends a link for whoever has opened it, too. */
    async revoke(id: string, by: string): Promise<void> {
      await write(async (trx) => {
        const link = await trx
          .selectFrom('preview_links')
          .select(['perspective', 'revoked_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!link) throw new RequestError(404, 'There is no such link.', { reason: 'preview-link-unknown' });
        if (link.revoked_at !== '') return;
        const at = now();
        await trx
          .updateTable('preview_links')
          .set({ revoked_at: at.toISOString() })
          .where('id', '=', id)
          .execute();
        await recordAuditEvent(trx, {
          at,
          who: by,
          action: 'preview-link-withdrawn',
          subject: link.perspective,
        });
      });
    },

    /** The link of this token; undefined when there is none, or none any more. */
    find: (token: string) =>
      open()
        .select(['id', 'path', 'perspective', 'expires_at as expiresAt'])
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst(),

    openings,

    /** The perspective of a link that was opened, as long as it has not ended. */
    async perspective(id: string): Promise<string | undefined> {
      const link = await open().select('perspective').where('id', '=', id).executeTakeFirst();
      return link?.perspective;
    },

    /** For the daily purge. */
    async forgetOld(): Promise<void> {
      const before = new Date(now().getTime() - PREVIEW_LINKS_KEPT_DAYS * DAY_MS).toISOString();
      await db
        .deleteFrom('preview_links')
        .where((eb) =>
          eb.or([
            eb('expires_at', '<', before),
            eb.and([eb('revoked_at', '<>', ''), eb('revoked_at', '<', before)]),
          ]),
        )
        .execute();
    },
  };
}
