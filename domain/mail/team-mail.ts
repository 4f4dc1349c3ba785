import { headerLine, type Mail, mailDate } from './mail.ts';

interface TeamMail {
  to: string;
  agency: { name: string; email: string };
  subject: string;
  /** Its paragraphs. */
  text: readonly string[];
  now: Date;
}

/** A mail of the site to somebody of its team; answers go to the agency. */
export function teamMail({ to, agency, subject, text: paragraphs, now }: TeamMail): Mail {
  const name = headerLine(agency.name);
  const text = paragraphs.join('\n\n');
  return {
    to,
    subject,
    text,
    replyTo: { name, address: agency.email },
    rows: [],
    fields: {
      from_name: name,
      from_email: agency.email,
      phone: '',
      message: text,
      to_email: to,
      reply_to: agency.email,
      date: mailDate(now),
      subject,
      company: '',
      project_type: '',
    },
  };
}
