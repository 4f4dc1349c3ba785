import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { leftPlaceholders } from '#domain/leads/reply-placeholders.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { type Answered, quotedMessage } from '#domain/mail/reply-mail.ts';
import { pathTo } from '#domain/pages.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { type OutboxEntry, outboxRow } from '#server/mail/outbox.ts';
import { messageUnknown } from './lead-handling.ts';
import type { ReplyTemplates } from './reply-templates.ts';
import { writtenText } from './written-text.ts';

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SUBJECT_MAX = 200;
const TEXT_MAX = 50_000;

interface Parts {
  database: Database;
  mails: Pick<LeadMailComposer, 'reply' | 'replyStart'>;
  templates: Pick<ReplyTemplates, 'list'>;
  siteUrl: string;
  /** Called when there is mail to send. */
  wakeOutboxWorker: () => void;
  now: () => Date;
}

interface Reply {
  /** Made with the form: the same form sent twice is one mail. */
  key: string;
  lead: string;
  subject: string;
  text: string;
}

/** Answers to visitors, written in the inbox. They leave through the outbox like all mail. */
export function createReplies({ database, mails, templates, siteUrl, wakeOutboxWorker, now }: Parts) {
  const { db, write } = database;

  async function answered(id: string): Promise<Answered | undefined> {
    const lead = await db
      .selectFrom('leads')
      .select(['kind', 'language', 'name', 'email', 'answers', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!lead) return undefined;
    const { message = '' } = JSON.parse(lead.answers) as { message?: string };
    const { kind, language, name, email, created_at } = lead;
    return { kind, language, name, email, message, receivedAt: new Date(created_at) };
  }

  async function estimateUrl(lead: string, language: Language): Promise<string | undefined> {
    const row = await db
      .selectFrom('estimates')
      .select('token')
      .where('lead_id', '=', lead)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row && siteUrl + pathTo('estimate', language, row.token);
  }

  /** Stores the mail and what it means for its lead, or finds that the very same form was sent before. */
  async function store(trx: Transaction<Tables>, entry: OutboxEntry, id: string, by: string): Promise<void> {
    const lead = await trx.selectFrom('leads').select('suspect').where('id', '=', id).executeTakeFirst();
    if (!lead) throw messageUnknown();
    if (lead.suspect === 1)
      throw new RequestError(409, 'It is among the spam.', { reason: 'message-suspect' });
    const inserted = await trx
      .insertInto('outbox')
      .values(entry)
      .onConflict((clash) => clash.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return refuseAnother(trx, entry);
    const at = now().toISOString();
    await trx
      .updateTable('leads')
      .set((eb) => ({
        state: eb
          .case()
          .when('state', 'in', ['new', 'waiting'])
          .then('answered')
          .else(eb.ref('state'))
          .end()
          .$castTo<LeadState>(),
        answered_at: eb.case().when('state', '=', 'new').then(at).else(eb.ref('answered_at')).end(),
        taken_by: eb.case().when('taken_by', '=', '').then(by).else(eb.ref('taken_by')).end(),
      }))
      .where('id', '=', id)
      .execute();
    await recordAuditEvent(trx, { at: now(), who: by, action: 'lead-answered', subject: 'leads/1' });
  }

  /** The same answer a second time is no fault; another one under the same key would be lost without a word. */
  async function refuseAnother(trx: Transaction<Tables>, { id, lead_id, mail }: OutboxEntry): Promise<void> {
    const stored = await trx
      .selectFrom('outbox')
      .select('mail')
      .where('id', '=', id)
      .where('lead_id', '=', lead_id)
      .executeTakeFirst();
    const [one, other] = [stored?.mail ?? '{}', mail].map((text): Partial<Mail> => JSON.parse(text));
    if (one?.text !== other?.text || one?.subject !== other?.subject)
      throw new RequestError(409, 'Another answer was sent by this form.', { reason: 'reply-sent' });
  }

  return {
    /** What the form of an answer begins with; undefined where the lead is gone. */
    async begin(id: string) {
      const lead = await answered(id);
      if (!lead) return undefined;
      const { agency, mailbox, subject } = await mails.replyStart(lead);
      const estimate = await estimateUrl(id, lead.language);
      return {
        key: crypto.randomUUID() as string,
        subject,
        /** Where what the visitor writes back arrives. */
        mailbox,
        quoted: quotedMessage(lead),
        templates: await templates.list(lead.language),
        known: { name: lead.name, agency, ...(estimate && { estimate }) },
      };
    },

    /** Stored with what it means for the lead, in one transaction; the outbox sends it, now or when it can. */
    async send({ key, lead: id, ...written }: Reply, by: string): Promise<void> {
      if (!KEY.test(key)) throw new RequestError(422, 'No key of a form.', { reason: 'text-empty' });
      const subject = writtenText(written.subject, SUBJECT_MAX);
      const text = writtenText(written.text, TEXT_MAX);
      if (leftPlaceholders(`${subject} ${text}`).length > 0)
        throw new RequestError(422, 'A placeholder is left.', { reason: 'placeholder-left' });
      const lead = await answered(id);
      if (!lead) throw messageUnknown();
      const mail = await mails.reply(lead, { subject, text });
      const at = { held: false, now: now() };
      const entry = outboxRow(id, { id: key, purpose: 'reply', mail, writtenBy: by, ...at });
      await write((trx) => store(trx, entry, id, by));
      wakeOutboxWorker();
    },
  };
}
