import { expect, test } from 'vitest';
import { acknowledgementMail, applicationMail, chatMail, contactMail } from './lead-mail-templates.ts';
import { headerLine, mailDate } from './mail.ts';

const now = new Date('2025-06-01T12:00:00Z');
const to = 'bonjour@atelier-vitrine.example';
const labels = {
  'site-vitrine': 'Site vitrine',
  'e-commerce': 'E-commerce',
  'application-web': 'Application web',
  wordpress: 'WordPress',
  hebergement: 'Hébergement',
  maintenance: 'Maintenance',
  autre: 'Autre',
};
const extras = { language: 'fr' as const, website: '', form: '' };
const contact = {
  ...extras,
  name: 'Jane Doe',
  email: 'jane@example.com',
  company: 'Doe',
  projectType: 'site-vitrine' as const,
  message: 'Bonjour\nà vous',
};
const chat = { ...extras, name: 'Jane Doe', email: 'jane@example.com', phone: '', message: 'Bonjour' };
const application = {
  ...extras,
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '',
  position: 'Designer UI/UX' as const,
  message: 'Bonjour',
  githubUrl: '',
  portfolioUrl: '',
};

test('[MAIL-04] the template fields are exactly the documented ten, for every kind of mail', () => {
  const mails = [
    contactMail(contact, { to, now, labels }),
    chatMail(chat, { to, now }),
    applicationMail(application, { to, now, files: [] }),
    acknowledgementMail('jane@example.com', {
      to,
      now,
      agencyName: 'Atelier Vitrine',
      subject: 's',
      text: 't',
    }),
  ];
  for (const { fields } of mails) {
    expect(Object.keys(fields).sort()).toEqual(
      [
        ...['from_name', 'from_email', 'phone', 'message', 'to_email', 'reply_to', 'date', 'subject'],
        ...['company', 'project_type'],
      ].sort(),
    );
  }
  expect(mails[0]?.fields).toMatchObject({
    company: 'Doe',
    project_type: 'Site vitrine',
    message: 'Bonjour\nà vous',
  });
});

test('[MAIL-05] a phone that is not given reads Non renseigné, always on the contact form', () => {
  expect(contactMail(contact, { to, now, labels }).fields.phone).toBe('Non renseigné');
  expect(chatMail(chat, { to, now }).fields.phone).toBe('Non renseigné');
  expect(chatMail({ ...chat, phone: '03 20' }, { to, now }).fields.phone).toBe('03 20');
  expect(applicationMail(application, { to, now, files: [] }).fields.phone).toBe('Non renseigné');
});

test('[MAIL-06] it goes to the contact mailbox; the visitor is whom it is from and whom to answer', () => {
  const { fields, replyTo, to: mailbox } = contactMail(contact, { to, now, labels });
  expect(fields).toMatchObject({
    to_email: to,
    reply_to: 'jane@example.com',
    from_email: 'jane@example.com',
  });
  expect([mailbox, replyTo]).toEqual([to, { name: 'Jane Doe', address: 'jane@example.com' }]);
});

test('[MAIL-07] the date is French, on the clock of Paris, in summer and winter', () => {
  expect(mailDate(now)).toMatch(/^01\/06\/2025.*14:00/);
  expect(mailDate(new Date('2025-12-01T12:00:00Z'))).toMatch(/^01\/12\/2025.*13:00/);
  expect(contactMail(contact, { to, now, labels }).fields.date).toBe(mailDate(now));
});

test('[MAIL-08] the contact subject names the French project type and the visitor', () => {
  expect(contactMail(contact, { to, now, labels }).subject).toBe('[CONTACT] Site vitrine - Jane Doe');
});

test('[MAIL-09] the chat subject names the visitor; company and project type are empty', () => {
  const { subject, fields } = chatMail(chat, { to, now });
  expect(subject).toBe('[CHAT] Jane Doe');
  expect(fields).toMatchObject({ subject, company: '', project_type: '' });
});

test('an application names position and person, and where its files are', () => {
  const files = [{ name: 'cv.pdf', url: 'https://x.example/api/files/1' }];
  const { subject, rows } = applicationMail(application, { to, now, files });
  expect(subject).toBe('[RECRUTEMENT] Designer UI/UX - Jane Doe');
  expect(rows).toContainEqual(['cv.pdf', 'https://x.example/api/files/1']);
});

test('[MAIL-12] a line break in a name or a project type gives a one-line subject', () => {
  const name = 'a\r\nBcc: x';
  const injected = { ...labels, 'site-vitrine': 'Site\r\nX-Evil: 1' };
  expect(contactMail({ ...contact, name }, { to, now, labels: injected }).subject).toBe(
    '[CONTACT] Site X-Evil: 1 - a Bcc: x',
  );
  expect(chatMail({ ...chat, name }, { to, now })).toMatchObject({
    subject: '[CHAT] a Bcc: x',
    replyTo: { name: 'a Bcc: x' },
  });
  expect(headerLine('a\u2028b\u0000c\u0085d\te')).toBe('a b c d e');
});

test('the answer to a visitor repeats nothing that was written', () => {
  const mail = acknowledgementMail('jane@example.com', {
    to,
    now,
    agencyName: 'Atelier',
    subject: 'Reçu',
    text: 'Merci',
  });
  expect(mail).toMatchObject({ to: 'jane@example.com', subject: 'Reçu', text: 'Merci', rows: [] });
});
