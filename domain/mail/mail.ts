/** The documented fields of a mail, which an EmailJS template can use by these names. */
interface TemplateFields {
  from_name: string;
  from_email: string;
  phone: string;
  message: string;
  to_email: string;
  reply_to: string;
  date: string;
  subject: string;
  company: string;
  project_type: string;
}

/** A calendar file that goes with a mail. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** A mail before it has a sender: who that is, the server's configuration says. */
export interface Mail {
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  /** What stands above the text, one row each. */
  rows: readonly (readonly [label: string, value: string])[];
  text: string;
  /** What is answered: stands below the text, marked as another's words. */
  quoted?: { head: string; text: string };
  fields: TemplateFields;
  /** A meeting, for the reader's calendar. A template of EmailJS cannot carry it: the text has a link. */
  calendar?: CalendarFile;
}

/** What cannot stand in a header: a line break would begin a new one. */
const NOT_IN_HEADERS = /[\p{Cc}\u2028\u2029]+/gu;

/** One line of a header, whatever somebody typed. */
export function headerLine(text: string): string {
  return text.replace(NOT_IN_HEADERS, ' ').replace(/ {2,}/g, ' ').trim();
}

const parisTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `01/06/2025 14:00:00`: the clock on the agency's wall. */
export function mailDate(date: Date): string {
  return parisTime.format(date);
}
