import { htmlBody, textBody } from '#domain/mail/bodies.ts';
import type { OutgoingMail } from './transport.ts';

/**
 * The mail as nodemailer takes it. What visitors wrote stands in the body, in the subject (made
 * one line in domain/mail/mail.ts), and in one address object: never in a header of their choice.
 */
export function compose({ id, from, mail, automatic }: OutgoingMail) {
  const [, domain = 'localhost'] = from.address.split('@');
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: textBody(mail),
    html: htmlBody(mail),
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'rendez-vous.ics' } }),
    headers: automatic ? { 'auto-submitted': 'auto-generated' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
