import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { inWordsOf } from '#domain/calculator/estimate-lines.ts';
import { type EstimateSheet, estimateSheet } from '#domain/calculator/estimate-sheet.ts';
import {
  firstLines,
  type Revision,
  readRevision,
  revisedFigures,
} from '#domain/calculator/revised-estimate.ts';
import type { Language } from '#domain/languages.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import { pathTo } from '#domain/pages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { type EstimateService, frozenBody, type StoredEstimate } from '#server/estimates/estimate-service.ts';
import { outboxRow } from '#server/mail/outbox.ts';
import { messageUnknown } from './lead-handling.ts';
import { answeredLead, requireKey, storeReply, writtenReply } from './store-reply.ts';

interface Parts {
  database: Database;
  content: Pick<ContentService, 'section'>;
  estimates: Pick<EstimateService, 'find' | 'newestOf' | 'tokenOf'>;
  mails: Pick<LeadMailComposer, 'reply' | 'replyStart'>;
  siteUrl: string;
  /** Whether mail is kept here because there is nowhere to send it. */
  isCapturing: boolean;
  /** Called when there is mail to send. */
  wakeOutboxWorker: () => void;
  now: () => Date;
}

type Price = Pick<Revision, 'lines' | 'monthly'>;

interface Proposal {
  /** Made with the form: the same form sent twice is one estimate and one mail. */
  key: string;
  lead: string;
  /** How many answers of the lead whoever wrote this one had before them. */
  seen: number;
  subject: string;
  text: string;
  /** Lines and monthly amount, as the form sends them. */
  price: unknown;
}

/** New estimates in the place of one that a visitor made, written in the inbox and sent as an answer. */
export function createRevisedQuotes(parts: Parts) {
  const { database, content, estimates, mails, siteUrl, isCapturing, wakeOutboxWorker, now } = parts;

  async function newest(lead: string): Promise<StoredEstimate | undefined> {
    const token = await estimates.newestOf(lead);
    return token === undefined ? undefined : estimates.find(token);
  }

  /** Frozen with the words of today, and with the choices of the former one. */
  async function frozenFrom(former: StoredEstimate, price: Price) {
    const { language } = former;
    const calculator = await content.section('calculator', language);
    const { selection } = inWordsOf(calculator, language, former);
    return { calculator, selection, language, figures: revisedFigures(price), madeAt: now() };
  }

  /** The row of its lead is locked by then: of two at once each has its number. */
  async function nextNumber(trx: Transaction<Tables>, lead: string): Promise<number> {
    const { last } = await trx
      .selectFrom('revised_estimates')
      .select((eb) => eb.fn.max('number').as('last'))
      .where('lead_id', '=', lead)
      .executeTakeFirstOrThrow();
    return Number(last ?? 1) + 1;
  }

  return {
    /** What the form of a new estimate begins with; undefined where there is none to change. */
    async begin(id: string) {
      const [lead, former] = await Promise.all([answeredLead(database, id), newest(id)]);
      if (!lead || !former) return undefined;
      return {
        key: crypto.randomUUID() as string,
        subject: (await mails.replyStart(lead)).subject,
        lines: former.revision?.lines ?? firstLines(former),
        monthly: former.figures.monthly,
      };
    },

    /** Stored with its mail and what both mean for the lead, in one transaction; the former stays as it was. */
    async send({ key, lead: id, seen, price: sent, ...written }: Proposal, by: string): Promise<void> {
      requireKey(key);
      const { subject, text: message } = writtenReply(written);
      const price = readRevision(sent);
      if (!price) throw new RequestError(422, 'No price.', { reason: 'estimate-lines' });
      const [lead, former] = await Promise.all([answeredLead(database, id), newest(id)]);
      if (!lead || !former) throw messageUnknown();

      const frozen = await frozenFrom(former, price);
      const token = tokenOf(key, await estimates.tokenOf(id));
      const url = siteUrl + pathTo('estimate', former.language, token);
      const revision = { ...price, number: 0, formerMadeAt: former.madeAt };
      const mail = await mails.reply(lead, {
        subject,
        text: proposalText(message, estimateSheet({ ...frozen, revision }), {
          url,
          language: former.language,
        }),
      });
      const entry = outboxRow(id, {
        ...{ id: key, purpose: 'reply', mail, writtenBy: by, held: false, now: frozen.madeAt },
      });
      await database.write(async (trx) => {
        if (!(await storeReply(trx, { ...entry, lead_id: id }, { seen, isCapturing }))) return;
        const number = await nextNumber(trx, id);
        const body = frozenBody({ ...frozen, revision: { ...revision, number } });
        const row = {
          ...{ token, lead_id: id, number, former: former.token, mail_id: key },
          ...{ language: former.language, body, created_at: frozen.madeAt.toISOString() },
        };
        await trx.insertInto('revised_estimates').values(row).execute();
      });
      wakeOutboxWorker();
    },
  };
}

/** What the agency wrote, then the price line by line and where it stands, in the words of the visitor's language. */
function proposalText(
  message: string,
  { title, price, validUntil }: EstimateSheet,
  { url, language }: { url: string; language: Language },
): string {
  const told = (label: string, value: string) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
  const lines = price.map(({ label, value }) => told(label, value));
  return [message, lines.join('\n'), `${told(title, url)}\n${validUntil}`].join('\n\n');
}

/**
 * The same form makes the same address, so that sent twice it is one mail. The key alone would not do: it stands
 * in the head of the mail and in the log.
 */
function tokenOf(key: string, firstToken: string): string {
  return createHash('sha256').update(`${firstToken} ${key}`).digest('base64url');
}
