import { calendarFile } from '../appointments/calendar-file.ts';
import type { Meeting } from '../appointments/free-slots.ts';
import { type MeetingPlace, placeInWords, placeNames } from '../appointments/place.ts';
import { dayInWords, timeInWords } from '../appointments/slot.ts';
import { inWordsOf } from '../calculator/estimate-lines.ts';
import type { FrozenEstimate } from '../calculator/estimate-sheet.ts';
import { longDate, validUntil } from '../calculator/validity.ts';
import type { Section, SectionContent } from '../content/sections.ts';
import { fillIn } from '../content/text.ts';
import type { Language } from '../languages.ts';
import type { ApplicationForm } from '../leads/forms/application.schema.ts';
import type { ChatForm } from '../leads/forms/chat.schema.ts';
import type { ContactForm } from '../leads/forms/contact.schema.ts';
import type { QuoteForm } from '../leads/forms/quote.schema.ts';
import {
  acknowledgementMail,
  applicationMail,
  appointmentMail,
  chatMail,
  contactMail,
  type MeetingVisitor,
  quoteMail,
} from './lead-mail-templates.ts';
import type { Mail } from './mail.ts';
import { type Answered, replyMail, replySubject } from './reply-mail.ts';

/** Who knows the managed words. */
export interface SectionReader {
  section<S extends Section>(section: S, language: Language): Promise<SectionContent<S>>;
}

interface Parts {
  /** Where leads go, and who they come from; undefined: the agency's address in the content. */
  config: { contactEmail?: string; from?: string };
  content: SectionReader;
  siteUrl: string;
  now: () => Date;
}

/** A meeting that was booked or changed, as mails tell of it. */
export interface MeetingNews extends Meeting {
  /** The same in every mail about this meeting. */
  id: string;
  sequence: number;
  /** Where the visitor was asked. */
  place?: MeetingPlace;
  change?: 'moved' | 'cancelled';
}

/** Writes the mails of a lead, with the managed words and the mailbox of the present moment. */
export function createLeadMailComposer({ config, content, siteUrl, now }: Parts) {
  const agency = async () => (await content.section('common', 'fr')).agency;
  const mailbox = async () => config.contactEmail ?? (await agency()).email;
  const setting = async () => ({ to: await mailbox(), now: now() });

  /** The meeting for a calendar: of the visitor, or of the agency. */
  async function meetingFile(
    { id, start, end, sequence, change }: MeetingNews,
    words: { attendee: string; summary: string; description: string; location: string; url: string },
  ) {
    return calendarFile({
      ...words,
      start,
      end,
      sequence,
      uid: `${id}@${new URL(siteUrl).hostname}`,
      isCancelled: change === 'cancelled',
      organizer: { name: (await agency()).name, address: await mailbox() },
      stamp: now(),
    });
  }

  /** Nothing that the visitor wrote stands in it. */
  function visitorFile(
    attendee: string,
    texts: SectionContent<'contact'>['appointment'],
    { url, ...news }: MeetingNews & { url: string },
  ) {
    const location = placeInWords(news.place, texts);
    return meetingFile(news, { attendee, summary: texts.booked.title, description: url, location, url });
  }

  return {
    /** Who mail comes from: always ourselves. Mail in the visitor's name would be refused as forged. */
    async sender() {
      const { name, email } = await agency();
      return { name, address: config.from ?? email };
    },

    async contact(form: ContactForm): Promise<Mail> {
      const { form: words } = await content.section('contact', 'fr');
      return contactMail(form, { ...(await setting()), labels: words.projectTypes });
    },

    async chat(form: ChatForm): Promise<Mail> {
      return chatMail(form, await setting());
    },

    async application(form: ApplicationForm, files: readonly { id: string; name: string }[]): Promise<Mail> {
      const links = files.map(({ id, name }) => ({ name, url: `${siteUrl}/api/files/${id}` }));
      return applicationMail(form, { ...(await setting()), files: links });
    },

    /** The agency reads French: the names of what was chosen are those of the French page. */
    async quote(form: QuoteForm, { url, ...frozen }: FrozenEstimate & { url: string }): Promise<Mail> {
      const priced = inWordsOf(await content.section('calculator', 'fr'), 'fr', frozen);
      return quoteMail(form, { ...(await setting()), priced, url });
    },

    /** The address of the estimate, for the visitor who asked for it. */
    async quoteCopy(
      visitor: string,
      { url, ...frozen }: Pick<FrozenEstimate, 'calculator' | 'language' | 'madeAt'> & { url: string },
    ): Promise<Mail> {
      const { copySubject, copyText } = frozen.calculator.labels.quoteForm;
      const date = longDate(validUntil(frozen.madeAt), frozen.language);
      return acknowledgementMail(visitor, {
        ...(await setting()),
        agencyName: (await agency()).name,
        subject: copySubject,
        text: fillIn(copyText, { link: url, date }),
      });
    },

    /** What an administrator answers a visitor. */
    async reply(lead: Answered, written: { subject: string; text: string }): Promise<Mail> {
      const { name: agencyName } = await agency();
      return replyMail(lead, written, { agencyName, mailbox: await mailbox(), now: now() });
    },

    /** What an answer begins with, before anything is written. */
    async replyStart(lead: Answered) {
      const { name } = await agency();
      return { agency: name, mailbox: await mailbox(), subject: replySubject(lead, name) };
    },

    /** Tells the agency of a meeting, with a file for its calendar; or of somebody who wants to be called. */
    async appointment(visitor: MeetingVisitor, news?: MeetingNews): Promise<Mail> {
      const mail = appointmentMail(visitor, { ...(await setting()), ...news });
      if (!news) return mail;
      const { booked } = (await content.section('contact', 'fr')).appointment;
      const calendar = await meetingFile(news, {
        attendee: mail.to,
        summary: `Rendez-vous : ${visitor.name}`,
        description: [visitor.email, visitor.phone, visitor.message].filter(Boolean).join('\n'),
        location: placeInWords(news.place, { places: placeNames, booked }),
        url: `${siteUrl}/admin/appointments`,
      });
      return { ...mail, calendar };
    },

    /** Tells the visitor the same, with the address where it can be changed. Nothing they wrote is repeated. */
    async appointmentAnswer(
      visitor: string,
      { language, url, ...news }: MeetingNews & { language: Language; url: string },
    ): Promise<Mail> {
      const { appointment } = await content.section('contact', language);
      const { subject, text } = appointment.mails[news.change ?? 'booked'];
      const values = {
        date: dayInWords(news.start, language),
        time: timeInWords(news.start, language),
        place: placeInWords(news.place, appointment),
        link: url,
      };
      const mail = acknowledgementMail(visitor, {
        ...(await setting()),
        agencyName: (await agency()).name,
        subject: fillIn(subject, values),
        text: fillIn(text, values),
      });
      return { ...mail, calendar: await visitorFile(visitor, appointment, { ...news, url }) };
    },

    /** The meeting for the calendar of its visitor. */
    async appointmentFile(
      visitor: string,
      { language, ...news }: MeetingNews & { language: Language; url: string },
    ) {
      const { appointment } = await content.section('contact', language);
      return visitorFile(visitor, appointment, news);
    },

    /** The acknowledgement to the visitor, where an administrator has switched it on. */
    async acknowledgement(visitor: string, language: Language): Promise<Mail | undefined> {
      const { enabled, subject, text } = (await content.section('contact', language)).answer;
      if (!enabled) return undefined;
      return acknowledgementMail(visitor, {
        ...(await setting()),
        agencyName: (await agency()).name,
        subject,
        text,
      });
    },
  };
}

export type LeadMailComposer = ReturnType<typeof createLeadMailComposer>;
