import { longDate } from '../calculator/validity.ts';
import type { Language } from '../languages.ts';
import type { LeadKind } from '../leads/lead-kinds.ts';
import { NOT_GIVEN } from './answer-rows.ts';
import { quotedText } from './bodies.ts';
import { headerLine, type Mail, mailDate } from './mail.ts';

/** Whom an answer goes to, and what they wrote. */
export interface Answered {
  kind: LeadKind;
  language: Language;
  name: string;
  email: string;
  message: string;
  receivedAt: Date;
}

interface Written {
  subject: string;
  text: string;
}

interface Setting {
  agencyName: string;
  /** The agency's mailbox: where what the visitor writes back arrives. */
  mailbox: string;
  now: Date;
}

const about: Record<Language, Record<LeadKind, string>> = {
  fr: {
    contact: 'Votre message',
    chat: 'Votre message',
    quote: 'Votre demande de devis',
    application: 'Votre candidature',
    appointment: 'Votre rendez-vous',
  },
  en: {
    contact: 'Your message',
    chat: 'Your message',
    quote: 'Your request for a quote',
    application: 'Your application',
    appointment: 'Your appointment',
  },
};

const wrote: Record<Language, (day: string, name: string) => string> = {
  fr: (day, name) => `Le ${day}, ${name} a écrit :`,
  en: (day, name) => `On ${day}, ${name} wrote:`,
};

/** What the field of the subject begins with: whoever answers sees it and may write another. */
export function replySubject(
  { kind, language }: Pick<Answered, 'kind' | 'language'>,
  agency: string,
): string {
  return headerLine(`${about[language][kind]} · ${agency}`);
}

/** The visitor's own words below the answer; none where nothing was written. */
export function quotedMessage({ language, name, message, receivedAt }: Answered): Mail['quoted'] {
  if (message.trim() === '') return undefined;
  return { head: headerLine(wrote[language](longDate(receivedAt, language), name)), text: message };
}

/**
 * What an administrator answers a visitor, in the agency's name. To answer to: the agency's mailbox, which
 * outlives whoever wrote it, is read by everybody there, and gives no administrator's login away.
 */
export function replyMail(
  lead: Answered,
  { subject: wanted, text }: Written,
  { agencyName, mailbox, now }: Setting,
): Mail {
  const subject = headerLine(wanted);
  const name = headerLine(agencyName);
  const quoted = quotedMessage(lead);
  return {
    to: lead.email,
    replyTo: { name, address: mailbox },
    subject,
    rows: [],
    text,
    ...(quoted && { quoted }),
    fields: {
      from_name: name,
      from_email: mailbox,
      phone: NOT_GIVEN,
      message: quoted ? `${text}\n\n${quotedText(quoted)}` : text,
      to_email: lead.email,
      reply_to: mailbox,
      date: mailDate(now),
      subject,
      company: '',
      project_type: '',
    },
  };
}
