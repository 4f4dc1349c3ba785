import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { applicationFormSchema } from './application.schema.ts';
import { chatFormSchema } from './chat.schema.ts';
import { contactFormSchema } from './contact.schema.ts';
import { formProblems } from './form-problems.ts';

const contact = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  company: 'Doe & Filles',
  projectType: 'site-vitrine',
  message: 'Bonjour,\nnous vendons du pain.',
};
const chat = { name: 'Jane Doe', email: 'jane@example.com', phone: '03 20 00 00 00', message: 'Bonjour' };
const application = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '',
  position: 'Designer UI/UX',
  message: 'Bonjour',
  githubUrl: 'https://github.com/jane',
  portfolioUrl: '',
};
const forms: [string, z.ZodType, Record<string, string>, string[], string[]][] = [
  ['contact', contactFormSchema, contact, ['name', 'email', 'projectType', 'message'], ['company']],
  ['chat', chatFormSchema, chat, ['name', 'email', 'message'], ['phone']],
  [
    'application',
    applicationFormSchema,
    application,
    ['firstName', 'lastName', 'email', 'position', 'message'],
    ['phone', 'githubUrl', 'portfolioUrl'],
  ],
];

function problems(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : formProblems(parsed.error, input);
}

test.each(forms)('%s: required and optional fields', (_, schema, form, required, optional) => {
  expect(problems(schema, form)).toEqual({});
  for (const field of required) {
    const { [field]: _left, ...without } = form;
    for (const input of [without, { ...form, [field]: '' }, { ...form, [field]: '  \t' }])
      expect(problems(schema, input)).toEqual({ [field]: 'required' });
  }
  for (const field of optional) {
    const { [field]: _left, ...without } = form;
    for (const input of [without, { ...form, [field]: '' }]) expect(problems(schema, input)).toEqual({});
  }
  expect(Object.keys(problems(schema, {})).sort()).toEqual([...required].sort());
});

test.each(forms)('%s: wrong types and unknown fields are named', (_, schema, form) => {
  for (const field of Object.keys(form)) {
    for (const wrong of [7, null, true, [], {}, ['a', 'b']])
      expect(problems(schema, { ...form, [field]: wrong })).toEqual({ [field]: 'invalid' });
  }
  expect(problems(schema, { ...form, admin: '1' })).toEqual({ admin: 'unknown' });
  for (const input of [null, 'x', 7, []]) expect(schema.safeParse(input).success).toBe(false);
});

test.each(forms)('%s: a line break is refused in every field but the message', (_, schema, form) => {
  for (const field of Object.keys(form).filter((name) => name !== 'message')) {
    for (const injected of ['a\r\nBcc: x@example.com', 'a\nX: y', 'a\u2028b'])
      expect(problems(schema, { ...form, [field]: injected })).toEqual({ [field]: 'invalid' });
  }
  expect(schema.parse({ ...form, message: 'a\r\nb\rc\nd\0' })).toMatchObject({ message: 'a\nb\nc\nd' });
});

test('the e-mail check is that of browsers, and choices take their values only', () => {
  for (const email of ['abc', 'a@', '@b', 'a b@c.fr', 'a@b..c', '<a@b.fr>', 'a@b.fr,c@d.fr'])
    expect(problems(contactFormSchema, { ...contact, email })).toEqual({ email: 'invalid' });
  for (const email of ['a@b', "o'neil+x@sous.domaine.fr", ' a@b.fr '])
    expect(problems(contactFormSchema, { ...contact, email })).toEqual({});
  expect(problems(contactFormSchema, { ...contact, projectType: 'xyz' })).toEqual({ projectType: 'invalid' });
  expect(problems(applicationFormSchema, { ...application, position: 'Roi' })).toEqual({
    position: 'invalid',
  });
  for (const githubUrl of ['abc', 'javascript:alert(1)', 'ftp://x.fr'])
    expect(problems(applicationFormSchema, { ...application, githubUrl })).toEqual({ githubUrl: 'invalid' });
});

test('[TRUST-14] a message of 20,000 characters and lines of 200 come through whole, more is too long', () => {
  const message = 'é'.repeat(20_000);
  const name = 'é'.repeat(200);
  expect(contactFormSchema.parse({ ...contact, name: ` ${name} `, message })).toMatchObject({
    name,
    message,
  });
  expect(problems(contactFormSchema, { ...contact, message: `${message}e` })).toEqual({
    message: 'too-long',
  });
});

test.each(forms)('[TRUST-14] %s: no line is longer than 200 characters', (_, schema, form) => {
  const lines = Object.keys(form).filter((name) => !['message', 'projectType', 'position'].includes(name));
  for (const field of lines)
    expect(problems(schema, { ...form, [field]: `https://x.example/${'a'.repeat(200)}` })).toMatchObject({
      [field]: 'too-long',
    });
});

test('nothing that can be written makes a schema throw', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      for (const [, schema] of forms) problems(schema, input);
    }),
  );
});
