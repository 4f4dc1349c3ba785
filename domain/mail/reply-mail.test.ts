import { expect, test } from 'vitest';
import { htmlBody, textBody } from './bodies.ts';
import { replyMail, replySubject } from './reply-mail.ts';

const lead = {
  kind: 'contact',
  language: 'fr',
  name: 'Zoé\r\nBcc: x@example.com',
  email: 'zoe@example.com',
  message: 'Bonjour,\n\n> déjà cité <b>',
  receivedAt: new Date('2025-06-01T22:30:00Z'),
} as const;
const setting = {
  agencyName: 'Atelier',
  mailbox: 'bonjour@atelier.example',
  now: new Date('2025-06-02T12:00:00Z'),
};
const written = { subject: 'Re : pain\r\nX-Evil: 1', text: 'Avec plaisir.\n\nMarie' };

test('[REPLY-05] an answer goes to the visitor, is answered to the agency, and quotes what they wrote', () => {
  const mail = replyMail(lead, written, setting);
  expect(mail).toMatchObject({
    to: 'zoe@example.com',
    replyTo: { name: 'Atelier', address: 'bonjour@atelier.example' },
    subject: 'Re : pain X-Evil: 1',
  });
  const quote = 'Le 2 juin 2025, Zoé Bcc: x@example.com a écrit :\n> Bonjour,\n>\n> > déjà cité <b>';
  expect(textBody(mail)).toBe(`Avec plaisir.\n\nMarie\n\n${quote}\n`);
  expect(mail.fields).toMatchObject({
    message: `Avec plaisir.\n\nMarie\n\n${quote}`,
    to_email: 'zoe@example.com',
    reply_to: 'bonjour@atelier.example',
  });
  expect(htmlBody(mail)).toContain(
    '<blockquote>\n<p>Bonjour,</p>\n<p>&gt; déjà cité &lt;b&gt;</p>\n</blockquote>',
  );
});

test('[REPLY-05] in the language of the visitor; where nothing was written nothing is quoted', () => {
  const english = { ...lead, language: 'en', kind: 'quote', name: 'Zoé' } as const;
  expect(replySubject(english, 'Atelier')).toBe('Your request for a quote · Atelier');
  expect(textBody(replyMail(english, written, setting))).toContain('On 2 June 2025, Zoé wrote:\n> Bonjour,');
  const silent = replyMail({ ...english, message: ' \n' }, written, setting);
  expect(textBody(silent)).toBe('Avec plaisir.\n\nMarie\n');
  expect(htmlBody(silent)).not.toContain('blockquote');
});
