import type { Language } from '../languages.ts';

/** The mails that visitors get: the answer to what they sent, the copy of their estimate, and those about a meeting. */
export const mailNames = ['answer', 'estimate', 'booked', 'moved', 'cancelled'] as const;
export type MailName = (typeof mailNames)[number];

const fieldsOf: Record<MailName, readonly string[]> = {
  answer: ['contact.answer.'],
  estimate: ['calculator.labels.quoteForm.copySubject', 'calculator.labels.quoteForm.copyText'],
  booked: ['contact.appointment.mails.booked.'],
  moved: ['contact.appointment.mails.moved.'],
  cancelled: ['contact.appointment.mails.cancelled.'],
};

/** Where the page beside an editor shows a mail. The site has no such address. */
export function mailPath(name: MailName, language: Language): string {
  return `${language === 'fr' ? '' : '/en'}/mails/${name}`;
}

/** The mail that a field is part of, by the id of the field: `contact.answer.subject`. */
export function mailOf(field: string): MailName | undefined {
  return mailNames.find((name) => fieldsOf[name].some((start) => field.startsWith(start)));
}

/** The section whose editor has the words of the mail that a path shows. */
export function mailSection(path: string): string | undefined {
  const name = mailNames.find((other) => path.endsWith(`/mails/${other}`));
  return name && fieldsOf[name][0]?.split('.')[0];
}
