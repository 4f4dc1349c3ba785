import type { Language } from '#domain/languages.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import { quotedMessage } from '#domain/mail/reply-mail.ts';
import { pathTo } from '#domain/pages.ts';
import type { Database } from '#server/database/database.ts';
import type { EstimateService } from '#server/estimates/estimate-service.ts';
import { outboxRow } from '#server/mail/outbox.ts';
import { messageUnknown } from './lead-handling.ts';
import type { ReplyTemplates } from './reply-templates.ts';
import { answeredLead, requireKey, storeReply, writtenReply } from './store-reply.ts';

interface Parts {
  database: Database;
  estimates: Pick<EstimateService, 'newestOf'>;
  mails: Pick<LeadMailComposer, 'reply' | 'replyStart'>;
  templates: Pick<ReplyTemplates, 'list'>;
  siteUrl: string;
  /** Whether mail is kept here because there is nowhere to send it. */
  isCapturing: boolean;
  /** Called when there is mail to send. */
  wakeOutboxWorker: () => void;
  now: () => Date;
}

interface Reply {
  /** Made with the form: the same form sent twice is one mail. */
  key: string;
  lead: string;
  /** How many answers of the lead whoever wrote this one had before them. */
  seen: number;
  subject: string;
  text: string;
}

/** Answers to visitors, written in the inbox. They leave through the outbox like all mail. */
export function createReplies(parts: Parts) {
  const { database, estimates, mails, templates, siteUrl, isCapturing, wakeOutboxWorker, now } = parts;

  async function estimateUrl(lead: string, language: Language): Promise<string | undefined> {
    const token = await estimates.newestOf(lead);
    return token && siteUrl + pathTo('estimate', language, token);
  }

  return {
    /** What the form of an answer begins with; undefined where the lead is gone. */
    async begin(id: string) {
      const lead = await answeredLead(database, id);
      if (!lead) return undefined;
      const { agency, mailbox, subject } = await mails.replyStart(lead);
      const estimate = await estimateUrl(id, lead.language);
      return {
        key: crypto.randomUUID() as string,
        subject,
        /** Where what the visitor writes back arrives. */
        mailbox,
        isCapturing,
        quoted: quotedMessage(lead),
        /** Without those that name an estimate where there is none. */
        templates: (await templates.list(lead.language)).filter(
          ({ text }) => estimate !== undefined || !text.includes('{estimate}'),
        ),
        known: { name: lead.name, agency, ...(estimate && { estimate }) },
      };
    },

    /** Stored with what it means for the lead, in one transaction; the outbox sends it, now or when it can. */
    async send({ key, lead: id, seen, ...written }: Reply, by: string): Promise<void> {
      requireKey(key);
      const { subject, text } = writtenReply(written);
      const lead = await answeredLead(database, id);
      if (!lead) throw messageUnknown();
      const mail = await mails.reply(lead, { subject, text });
      const at = { held: false, now: now() };
      const entry = outboxRow(id, { id: key, purpose: 'reply', mail, writtenBy: by, ...at });
      await database.write((trx) => storeReply(trx, { ...entry, lead_id: id }, { seen, isCapturing }));
      wakeOutboxWorker();
    },
  };
}
