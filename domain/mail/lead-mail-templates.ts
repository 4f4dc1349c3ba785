import type { MeetingPlace } from '../appointments/place.ts';
import { dayInWords, timeInWords } from '../appointments/slot.ts';
import { type PricedSelection, typeTitle } from '../calculator/estimate-lines.ts';
import type { ApplicationForm } from '../leads/forms/application.schema.ts';
import type { ChatForm } from '../leads/forms/chat.schema.ts';
import type { ContactForm } from '../leads/forms/contact.schema.ts';
import type { ProjectType } from '../leads/forms/project-types.ts';
import type { QuoteForm } from '../leads/forms/quote.schema.ts';
import { answerRows, NOT_GIVEN, placeRows } from './answer-rows.ts';
import { headerLine, type Mail, mailDate } from './mail.ts';

interface Setting {
  /** The agency's mailbox. */
  to: string;
  now: Date;
}

/** Tells the agency of a contact request. The agency reads French, whatever the visitor speaks. */
export function contactMail(
  form: ContactForm,
  { labels, ...setting }: Setting & { labels: Record<ProjectType, string> },
): Mail {
  const projectType = labels[form.projectType];
  return leadMail(form, setting, {
    subject: `[CONTACT] ${projectType} - ${form.name}`,
    company: form.company,
    projectType,
    rows: answerRows('contact', form, { projectTypes: labels }),
  });
}

export function chatMail(form: ChatForm, setting: Setting): Mail {
  return leadMail(form, setting, {
    subject: `[CHAT] ${form.name}`,
    phone: form.phone,
    rows: answerRows('chat', form, { projectTypes: {} }),
  });
}

interface ApplicationSetting extends Setting {
  /** Where an administrator can fetch each file. */
  files: readonly { name: string; url: string }[];
}

export function applicationMail(form: ApplicationForm, { files, ...setting }: ApplicationSetting): Mail {
  const name = `${form.firstName} ${form.lastName}`;
  return leadMail({ ...form, name }, setting, {
    subject: `[RECRUTEMENT] ${form.position} - ${name}`,
    phone: form.phone,
    projectType: form.position,
    rows: [
      ...answerRows('application', form, { projectTypes: {} }),
      ...files.map(({ name: file, url }) => [file, url] as const),
    ],
  });
}

interface QuoteSetting extends Setting {
  /** What was chosen and what it costs, in the agency's language. */
  priced: PricedSelection;
  /** Where the estimate stands on the web. */
  url: string;
}

export function quoteMail(form: QuoteForm, { priced, url, ...setting }: QuoteSetting): Mail {
  const projectType = typeTitle(priced.calculator, priced.selection);
  return leadMail(form, setting, {
    subject: `[DEVIS] ${projectType} - ${form.name}`,
    phone: form.phone,
    company: form.company,
    projectType,
    rows: [...answerRows('quote', form, { projectTypes: {}, priced }), ['Estimation', url]],
  });
}

/** Who meets the agency. */
export interface MeetingVisitor {
  name: string;
  email: string;
  phone: string;
  message: string;
  language: string;
  /** What was asked for first, as the form sent it. */
  slot: string;
  place?: MeetingPlace;
}

interface MeetingSetting extends Setting {
  /** Without a meeting: a visitor who wants to be called. */
  start?: Date;
  change?: 'moved' | 'cancelled';
}

const changes = { moved: 'Déplacé : ', cancelled: 'Annulé : ' } as const;

export function appointmentMail(
  visitor: MeetingVisitor,
  { start, change, ...setting }: MeetingSetting,
): Mail {
  const when = start ? `${dayInWords(start, 'fr')} à ${timeInWords(start, 'fr')}` : 'À rappeler';
  return leadMail(visitor, setting, {
    subject: `[RENDEZ-VOUS] ${change ? changes[change] : ''}${when} - ${visitor.name}`,
    phone: visitor.phone,
    projectType: when,
    rows: [
      ['Rendez-vous', change === 'cancelled' ? `${when} (annulé)` : when],
      ...placeRows(visitor.place),
      ['Téléphone', visitor.phone || NOT_GIVEN],
    ],
  });
}

interface Particulars {
  subject: string;
  rows: Mail['rows'];
  phone?: string;
  company?: string;
  projectType?: string;
}

function leadMail(
  { name, email, message, language }: { name: string; email: string; message: string; language: string },
  { to, now }: Setting,
  { subject: wanted, rows, phone = '', company = '', projectType = '' }: Particulars,
): Mail {
  const subject = headerLine(wanted);
  const date = mailDate(now);
  return {
    to,
    replyTo: { name: headerLine(name), address: email },
    subject,
    rows: [['Nom', name], ['E-mail', email], ...rows, ['Langue', language], ['Reçu le', date]],
    text: message,
    fields: {
      from_name: headerLine(name),
      from_email: email,
      phone: phone || NOT_GIVEN,
      message,
      to_email: to,
      reply_to: email,
      date,
      subject,
      company,
      project_type: projectType,
    },
  };
}

/** The same mail for the agency, marked as what may be spam: behind the subject, which filters know by its beginning. */
export function markedSuspect(mail: Mail): Mail {
  const subject = `${mail.subject} (suspect)`;
  return { ...mail, subject, fields: { ...mail.fields, subject } };
}

interface AcknowledgementSetting extends Setting {
  agencyName: string;
  /** The managed words, in the visitor's language. */
  subject: string;
  text: string;
}

/**
 * Tells the visitor that we have their message. It repeats nothing of what they wrote: somebody
 * could give a stranger's address and have us carry their words there.
 */
export function acknowledgementMail(
  visitor: string,
  { to, now, agencyName, subject: wanted, text }: AcknowledgementSetting,
): Mail {
  const subject = headerLine(wanted);
  return {
    to: visitor,
    replyTo: { name: headerLine(agencyName), address: to },
    subject,
    rows: [],
    text,
    fields: {
      from_name: headerLine(agencyName),
      from_email: to,
      phone: NOT_GIVEN,
      message: text,
      to_email: visitor,
      reply_to: to,
      date: mailDate(now),
      subject,
      company: '',
      project_type: '',
    },
  };
}
