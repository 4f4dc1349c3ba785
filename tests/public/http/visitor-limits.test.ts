import { expect } from 'vitest';
import { MARK_HEADER } from '#app/site/forms/mark-header.ts';
import { CALL_ME } from '#domain/appointments/slot.ts';
import { application, applicationForm, chat, contact, post, quote } from '#tests/support/data/leads.ts';
import * as html from '#tests/support/html.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const start = (options: object = {}) => startSite({ environment: { TRUST_PROXY: '1' }, ...options });
const form = (fields: object) => new URLSearchParams(fields as Record<string, string>);
const { features: [feature = ''] = [], ...choices } = quote;
const wish = { ...choices, features: feature, maintenance: '1', hosting: '1', copy: '1' };

/** What a page says to somebody who came there by sending a form. */
async function told(site: Site, answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  const page = await site.text(answer.headers.get('location') ?? '');
  return html.all(page, /role="status"[^>]*>([^<]*)</g).join('');
}

test.for([
  ['fr', '/calculateur-prix?etape=devis', /Demande envoyée/, /Trois e-mails sont déjà partis/],
  ['en', '/en/price-calculator?step=quote', /Request sent/, /We have already sent three emails/],
] as const)('[TRUST-16] %s: who is mailed no copy reads so', async ([language, address, sent, unmailed]) => {
  const site = await start();
  const ask = async (n: number) =>
    told(site, await post(site, address, form({ ...wish, language, message: `${n}` })));
  for (const n of [1, 2, 3]) expect(await ask(n)).toMatch(sent);
  expect(await ask(4)).toMatch(unmailed);
});

test('[TRUST-16] a meeting that no mail confirms does not say that one does', async () => {
  const site = await start({ now: () => new Date('2026-11-18T08:00:00Z') });
  const book = async (slot: string) =>
    told(site, await post(site, '/rendez-vous', form({ ...chat, slot, language: 'fr' })));
  for (const hour of ['09', '10', '11'])
    expect(await book(`2026-11-20T${hour}:00`)).toContain('Un e-mail vous le confirme');
  expect(await book('2026-11-20T14:00')).toMatch(/C’est enregistré\. Trois e-mails/);
  expect(await book(CALL_ME)).not.toContain('e-mail');
});

test.for([
  ['/contact', { ...contact, language: 'fr' }, /Trop long : 200 caractères, 20\u202f000 pour un message\./],
  ['/en/contact', { ...contact, language: 'en' }, /Too long: 200 characters, 20,000 for a message\./],
  ['/calculateur-prix?etape=devis', { ...wish, language: 'fr' }, /Trop long/],
  ['/en/price-calculator?step=quote', { ...wish, language: 'en' }, /Too long/],
] as const)(
  '[TRUST-14] %s says that a text is too long, and keeps it',
  async ([address, fields, sentence]) => {
    const site = await start();
    const name = 'x'.repeat(201);
    const answer = await post(site, address, form({ ...fields, name }));
    const page = html.decode(await answer.text());
    expect(answer.status).toBe(422);
    expect(page).toMatch(sentence);
    expect(page).toContain(name);
  },
);

const cv = ['cv.pdf', new TextEncoder().encode('%PDF-1.7\n%%EOF')] as const;

/** Each kind as its page sends it: a call names the page in its head, a form that is posted among its fields. */
const kinds: [string, string, (mark: string) => [RequestInit['body'], Record<string, string>]][] = [
  ['contact', '/api/contact', (mark) => [form(contact), { [MARK_HEADER]: mark }]],
  ['chat', '/api/chat', (mark) => [form(chat), { [MARK_HEADER]: mark }]],
  [
    'application',
    '/api/applications',
    (mark) => [applicationForm(application, { cv }), { [MARK_HEADER]: mark }],
  ],
  ['quote', '/calculateur-prix?etape=devis', (mark) => [form({ ...wish, form: mark }), {}]],
  ['appointment', '/rendez-vous', (mark) => [form({ ...chat, slot: CALL_ME, form: mark }), {}]],
  ['appointment', '/en/appointment', (mark) => [form({ ...chat, slot: CALL_ME, form: mark }), {}]],
];

test.for(kinds)(
  '[WAY-11] %s on %s: five a minute are those of one visitor, not of the office around',
  async ([_, address, sentBy]) => {
    const site = await start();
    const send = async (mark: string) => {
      const [body, headers] = sentBy(mark);
      const { status } = await post(site, address, body, { ...headers, 'x-forwarded-for': '198.51.100.7' });
      return status < 400 ? 'taken' : status;
    };
    for (let sent = 0; sent < 5; sent += 1) expect(await send('lea')).toBe('taken');
    expect(await send('lea')).toBe(429);
    expect(await send('tom')).toBe('taken');
  },
);
