import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { timeMissing } from '#app/site/blocks/time-choice.tsx';
import type { Language } from '#domain/languages.ts';
import { edit } from '#tests/support/data/edit.ts';
import { post, postJson } from '#tests/support/data/leads.ts';
import * as html from '#tests/support/html.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

/** A Wednesday. The hours that ship are 9h-12h and 14h-18h on weekdays, 30 minutes, a day of notice. */
const now = () => new Date('2026-11-18T08:00:00Z');
const start = (options: object = {}) => startSite({ now, environment: { TRUST_PROXY: '1' }, ...options });

const jane = {
  slot: '2026-11-19T10:00',
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '',
  message: 'Un site pour ma <boulangerie>.',
};
const form = (language: Language, fields: object = {}) =>
  new URLSearchParams({ ...jane, language, ...fields } as Record<string, string>);

const slots = (page: string) => html.all(page, /<input(?=[^>]*name="slot")[^>]*value="([^"]*)"/g);
const checkedSlot = (page: string) =>
  html.all(page, /<input(?=[^>]*name="slot")(?=[^>]*checked)[^>]*value="([^"]*)"/g);
const value = (page: string, name: string) =>
  html.all(page, new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`, 'g'))[0];
const weekButton = (page: string) => html.all(page, /<button(?=[^>]*name="week")[^>]*value="([^"]*)"/g);
const text = (page: string) =>
  html.decode(page.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' '));

async function book(site: Site, address: string, language: Language, fields: object = {}) {
  const answer = await post(site, address, form(language, fields));
  return { status: answer.status, location: answer.headers.get('location') ?? '', answer };
}

describe.each([
  {
    language: 'fr',
    address: '/rendez-vous',
    day: 'jeudi 19 novembre',
    time: '10\u00a0h\u00a000',
    pages: ['/cii', '/aides-creation-site-internet-belgique', '/contact'],
  },
  {
    language: 'en',
    address: '/en/appointment',
    day: 'Thursday 19 November',
    time: '10:00',
    pages: ['/en/cii', '/en/aides-creation-site-internet-belgique', '/en/contact'],
  },
] as const)('$address', ({ language, address, day, time, pages }) => {
  test('[APPOINT-01] [APPOINT-02] [APPOINT-14] the page shows the free times of the first week, in the words of its language, and is kept by nobody', async () => {
    const site = await start();
    const answer = await site.get(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await answer.text();
    expect(html.textsOf(page, 'legend')[0]).toBe(day);
    expect(text(page)).toContain(time);
    expect(slots(page).slice(0, 2)).toEqual(['2026-11-19T09:00', '2026-11-19T09:30']);
    expect(slots(page).at(-1)).toBe('call');
    expect(slots(page)).toHaveLength(2 * 14 + 1);
    const { appointment } = await site.services.content.section('contact', language);
    for (const words of [appointment.title, appointment.call.title, appointment.form.submit])
      expect(text(page)).toContain(words);
  });

  test('[APPOINT-16] the visitor says where: by phone with a number, or at the agency, and the meeting tells it', async () => {
    const site = await start();
    const { places } = (await site.services.content.section('contact', language)).appointment;
    const page = await site.text(address);
    for (const words of Object.values(places)) expect(text(page)).toContain(words);
    const checkedPlace = /<input(?=[^>]*name="place")(?=[^>]*checked)[^>]*value="([^"]*)"/g;
    expect(html.all(page, checkedPlace)).toEqual(['phone']);

    const refused = await book(site, address, language, { place: 'phone' });
    expect(refused.status).toBe(422);
    expect(await refused.answer.text()).toMatch(
      /aria-invalid="true"[^>]*name="phone"|name="phone"[^>]*aria-invalid="true"/,
    );
    for (const [fields, wrong] of [
      [{ place: 'phone', phone: 'abc' }, true],
      [{ slot: 'call', phone: '12 34 5' }, true],
      [{ place: 'moon', phone: 'abc' }, false],
    ] as const) {
      const page = await (await book(site, address, language, fields)).answer.text();
      expect([fields, /<input(?=[^>]*name="phone")[^>]*aria-invalid/.test(page)]).toEqual([fields, wrong]);
      expect(html.decode(page).includes('03 53 01 00 12') || page.includes('+33 3 53 01 00 12')).toBe(wrong);
    }
    const invented = await book(site, address, language, { place: 'moon' });
    expect(invented.status).toBe(422);
    expect(text(await invented.answer.text())).toContain(places.label);
    expect(await site.services.appointments.coming()).toEqual([]);

    const { location } = await book(site, address, language, { place: 'shop' });
    const own = location.replace('?sent=1', '');
    expect(text(await site.text(own))).toContain(places.shop);
    const calendar = (await site.text(`${own}.ics`)).replaceAll('\r\n ', '');
    expect(calendar).toContain(`LOCATION:${places.shop.replaceAll(',', '\\,')}`);
  });

  test('[APPOINT-01] [APPOINT-08] [APPOINT-09] a time that is chosen is booked, mailed with a calendar file, and has a page of its own', async () => {
    const site = await start();
    const { status, location } = await book(site, address, language);
    expect([status, location]).toEqual([303, expect.stringMatching(/^\S+\/[\w-]{43}\?sent=1$/)]);
    const own = location.replace('?sent=1', '');
    expect(own.startsWith(`${address}/`)).toBe(true);
    const shown = await site.get(location);
    expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const page = text(await shown.text());
    for (const words of [day, time]) expect(page).toContain(words);
    expect(page).not.toContain('Jane');

    const file = await site.get(`${own}.ics`);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toContain('DTSTART;TZID=Europe/Paris:20261119T100000');

    const folder = path.join(site.dataDir, 'mail');
    await expect
      .poll(
        async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).length,
      )
      .toBe(2);
    for (const name of await readdir(folder)) {
      const mail = await readFile(path.join(folder, name), 'utf8');
      expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
      expect(mail).toMatch(/filename="?rendez-vous\.ics/);
    }
  });

  test('[APPOINT-05] [APPOINT-06] the second of two reads a sentence and the nearest times, and finds what was typed', async () => {
    const site = await start();
    const [one, other] = await Promise.all([
      book(site, address, language),
      book(site, address, language, { email: 'paul@example.com', name: 'Paul "P"' }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([303, 409]);
    const { answer } = one.status === 409 ? one : other;
    const page = await answer.text();
    const { taken } = (await site.services.content.section('contact', language)).appointment.form;
    const alert = text(/<div role="alert"[\s\S]*?<\/div>/.exec(page)?.[0] ?? '');
    expect(alert).toContain(taken);
    expect(html.all(page, /<label for="slot-([^"]*)"/g)).toEqual([
      ...['2026-11-19T09:00', '2026-11-19T09:30', '2026-11-19T10:30'],
    ]);
    expect(slots(page)).not.toContain('2026-11-19T10:00');
    expect(html.textsOf(page, 'textarea')).toEqual([jane.message]);
    expect(value(page, 'email')).toBe(one.status === 409 ? 'jane@example.com' : 'paul@example.com');
  });

  test('[APPOINT-06] [APPOINT-14] another week keeps what was chosen and typed, without scripts', async () => {
    const site = await start();
    const [next = ''] = weekButton(await site.text(address));
    expect(next).toBe('2026-11-23');
    const answer = await post(site, address, form(language, { week: next, form: 'kept' }));
    const page = await answer.text();
    expect([answer.status, slots(page)[0]]).toEqual([200, '2026-11-23T09:00']);
    expect([value(page, 'name'), value(page, 'form'), html.textsOf(page, 'textarea')[0]]).toEqual([
      ...['Jane Doe', 'kept', jane.message],
    ]);
    const back = await post(site, address, form(language, { week: '2026-11-16' }));
    expect(checkedSlot(await back.text())).toEqual(['2026-11-19T10:00']);
    expect((await site.services.inbox.unread()).messages).toBe(0);
  });

  test('[APPOINT-04] [APPOINT-06] what is missing, skipped or past is said, and nothing is stored', async () => {
    const site = await start();
    for (const [fields, status] of [
      [{ slot: '' }, 422],
      [{ slot: '2027-03-28T02:30' }, 422],
      [{ slot: '2026-11-18T10:00' }, 409],
      [{ slot: '2026-11-18T15:00' }, 409],
      [{ email: 'nobody' }, 422],
      [{ slot: 'call', phone: '' }, 422],
    ] as const) {
      const { status: told, answer } = await book(site, address, language, fields);
      const page = await answer.text();
      expect([JSON.stringify(fields), told]).toEqual([JSON.stringify(fields), status]);
      expect(page).toContain('role="alert"');
      expect(value(page, 'name')).toBe('Jane Doe');
    }
    expect((await site.services.inbox.unread()).messages).toBe(0);
  });

  test('[APPOINT-06] what is missing is named in the order of the form, and said at the times too', async () => {
    const site = await start();
    const nothing = { slot: '', name: '', email: '', place: 'phone' };
    const page = await (await book(site, address, language, nothing)).answer.text();
    const { chooseTitle, form: words } = (await site.services.content.section('contact', language))
      .appointment;
    const names = [chooseTitle, words.nameLabel, words.emailLabel, words.phoneLabel];
    expect(text(/<p role="alert"[\s\S]*?<\/p>/.exec(page)?.[0] ?? '')).toContain(
      names.map((name) => name.replace(' *', '')).join(', '),
    );
    expect(page).toMatch(
      /<div role="radiogroup"[^>]*aria-invalid="true"[^>]*aria-describedby="slot-problem"/,
    );
    expect(text(page)).toContain(timeMissing[language]);
  });

  test('[APPOINT-01] whoever wants to be called is told so', async () => {
    const site = await start();
    const { status, location } = await book(site, address, language, { slot: 'call', phone: '03 20 00' });
    expect([status, location]).toEqual([303, `${address}?sent=1`]);
    const { call } = (await site.services.content.section('contact', language)).appointment;
    expect(text(await site.text(location))).toContain(call.sent);
  });

  test('[APPOINT-07] the same form twice is one meeting', async () => {
    const site = await start();
    const token = value(await site.text(address), 'form');
    const sent = await Promise.all([
      book(site, address, language, { form: token }),
      book(site, address, language, { form: token }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    for (const { location } of sent) expect(text(await site.text(location))).toContain(day);
    expect(await site.services.appointments.coming()).toHaveLength(1);
  });

  test('[APPOINT-09] [APPOINT-14] the link moves and cancels; altered or after the end it changes nothing', async () => {
    const site = await start();
    const { location } = await book(site, address, language);
    const own = location.replace('?sent=1', '');
    const words = (await site.services.content.section('contact', language)).appointment;
    const send = (to: string, fields: Record<string, string>) => post(site, to, new URLSearchParams(fields));

    await book(site, address, language, { slot: '2026-11-20T09:00', email: 'paul@example.com' });
    const taken = await send(own, { slot: '2026-11-20T09:00' });
    expect([taken.status, text(await taken.text())]).toEqual([
      409,
      expect.stringContaining(words.form.taken),
    ]);
    for (const slot of ['nonsense', '']) {
      const refused = await send(own, { intent: 'move', slot });
      const page = await refused.text();
      expect([refused.status, text(page)]).toEqual([422, expect.stringContaining(timeMissing[language])]);
      expect(page).toMatch(/<div role="radiogroup"[^>]*aria-invalid="true"/);
    }

    const moved = await send(own, { intent: 'move', slot: '2026-11-20T14:30' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${own}?moved=1`]);
    expect(text(await site.text(`${own}?moved=1`))).toContain(words.booked.moved);

    const altered = own.slice(0, -1) + (own.endsWith('A') ? 'B' : 'A');
    expect((await site.get(altered)).status).toBe(404);
    expect((await site.get(`${altered}.ics`)).status).toBe(404);
    await send(altered, { intent: 'cancel' });
    expect(await site.services.appointments.coming()).toHaveLength(2);

    const cancelled = await send(own, { intent: 'cancel' });
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, own]);
    expect(text(await site.text(own))).toContain(words.booked.cancelledTitle);
    await send(own, { intent: 'move', slot: '2026-11-23T14:30' });
    await send(own, { intent: 'cancel' });
    expect(text(await site.text(own))).toContain(words.booked.cancelledTitle);
    expect((await site.services.appointments.coming()).map(({ email }) => email)).toEqual([
      'paul@example.com',
    ]);
  });

  test('[APPOINT-13] the pages that speak of a meeting lead there', async ({ site }) => {
    for (const page of pages)
      expect([page, html.links(await site.text(page))]).toEqual([page, expect.arrayContaining([address])]);
  });

  test('[APPOINT-02] [APPOINT-14] where no time is offered, one can ask to be called', async () => {
    const site = await start();
    await edit(site, 'fr', 'contact', { 'agenda.open': false });
    const page = await site.text(address);
    expect([slots(page), checkedSlot(page)]).toEqual([['call'], ['call']]);
    const { noTimes } = (await site.services.content.section('contact', language)).appointment;
    expect(text(page)).toContain(noTimes);
  });
});

test('[APPOINT-12] programs may book too, so often a minute', async () => {
  const site = await start();
  const visitor = { 'x-forwarded-for': '198.51.100.7' };
  const statuses = [];
  for (const hour of ['09', '10', '11', '14', '15', '16']) {
    const answer = await postJson(
      site,
      '/api/appointments',
      { ...jane, slot: `2026-11-19T${hour}:00` },
      visitor,
    );
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const taken = await postJson(site, '/api/appointments', { ...jane, email: 'x@example.com' });
  expect(taken.status).toBe(409);
});

test('[APPOINT-09] the address of a meeting stands in no log', async () => {
  const site = await start();
  const { location } = await book(site, '/rendez-vous', 'fr');
  const [, token = ''] = /([\w-]{43})/.exec(location) ?? [];
  await site.get(location);
  expect(token).not.toBe('');
  expect(JSON.stringify(site.logged)).not.toContain(token);
});
