import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { htmlBody } from '#domain/mail/bodies.ts';
import { feedPaths, pageList, pathTo } from '#domain/pages.ts';
import { calculatorPages } from '../data/calculator.ts';
import { documents } from '../data/documents.ts';
import { edit } from '../data/edit.ts';
import { application, applicationForm, contact, post, quote } from '../data/leads.ts';
import type { Site } from '../site/site.ts';
import type { Look } from './look.ts';
import { TYPED } from './marked-texts.ts';

/** Every page, the states of lists, feeds and what is not there. */
export async function lookAtPages(site: Site, look: Look): Promise<void> {
  for (const language of languages) {
    const address = (id: Parameters<typeof pathTo>[0], query: string) => pathTo(id, language) + query;
    const addresses = [
      ...(await pagePaths(site, language)),
      address('blog', `?q=${TYPED}`),
      address('blog', '?category=none'),
      address('blog', '?page=2'),
      address('caseStudies', '?filter=react'),
      address('contact', `?plan=${TYPED}&price=${TYPED}`),
      language === 'fr' ? '/zqzzz' : '/en/zqzzz',
      ...[feedPaths[language], '/llms.txt'],
    ];
    for (const one of addresses) look.page(one, await site.text(one));
    await edit(site, language, 'agency', { 'team.members': [] });
    look.page('a page without its team', await site.text(pathTo('agency', language)));
  }
}

async function pagePaths({ services }: Site, language: Language): Promise<string[]> {
  const slugs: Record<string, string[]> = {
    article: (await services.articles.published(language)).map(({ slug }) => slug),
    caseStudyDetail: (await services.caseStudies.published(language)).map(({ slug }) => slug),
    estimate: ['missing'],
    bookedAppointment: ['missing'],
  };
  return pageList.flatMap((page) =>
    page[language].includes('{slug}')
      ? (slugs[page.id] ?? []).map((slug) => pathTo(page.id, language, slug))
      : [page[language]],
  );
}

/** The wizard, with choices that let each of its words be seen. */
export async function lookAtCalculator(site: Site, look: Look): Promise<void> {
  for (const { path, step, language } of calculatorPages) {
    const { features } = await site.services.content.section('calculator', language);
    const options = features.map(({ id }) => `features=${id}`).join('&');
    const services = 'maintenance=1&seo=1&hosting=1';
    const queries = [
      ...['website', 'ecommerce', 'app', 'custom'].map((type) => `3&type=${type}&${options}`),
      ...['1', '2', '4&pages=1&timeline=1', '4&pages=20&complexity=simple&design=premium'],
      ...[`5&pages=9&${services}&design=template`, '5&complexity=complex&design=custom'],
      ...[quoteStep(language), `${quoteStep(language)}&${services}&pages=9&${options}`],
    ];
    for (const query of queries)
      look.page(`${path}?${step}=${query}`, await site.text(`${path}?${step}=${query}`));
  }
}

const quoteStep = (language: Language) => (language === 'fr' ? 'devis' : 'quote');

const typed = { name: TYPED, company: TYPED, message: TYPED, email: 'zqzzz@example.com' };

/** What the forms say, sent without scripts: refused, received, impossible, too often. */
export async function lookAtForms(site: Site, look: Look): Promise<void> {
  const cv = ['cv.pdf', new Uint8Array(documents.pdf)] as const;
  const applicant = { ...application, firstName: TYPED, lastName: TYPED, message: TYPED };
  for (const language of languages) {
    const at = { contact: pathTo('contact', language), jobs: pathTo('recruitment', language) };
    const answers = {
      refused: await post(site, at.contact, formOf({ ...contact, ...typed, language, email: TYPED })),
      unreadable: await post(site, at.contact, 'x', { 'content-type': 'text/plain' }),
      received: await followed(site, post(site, at.contact, formOf({ ...contact, ...typed, language }))),
      'too often': await refusedForHaste(() =>
        post(site, at.contact, formOf({ ...contact, ...typed, language }), hasty),
      ),
      'application refused': await post(site, at.jobs, applicationForm(applicant, {})),
      'application unreadable': await post(site, at.jobs, 'x', { 'content-type': 'text/plain' }),
      'application received': await followed(site, post(site, at.jobs, applicationForm(applicant, { cv }))),
    };
    for (const [state, answer] of Object.entries(answers)) look.page(`a form: ${state}`, await answer.text());
  }
  for (const { path, step, language } of calculatorPages) {
    const form = `${path}?${step}=${quoteStep(language)}`;
    const send = (wrong: object, headers = {}) =>
      post(site, form, formOf({ ...quote, ...typed, language, ...wrong }), headers);
    for (const wrong of [
      { name: '', email: '' },
      { email: TYPED },
      { company: 'zqzzz\nzqzzz' },
      { pages: 99 },
    ])
      look.page(`a quote: ${Object.keys(wrong)}`, await (await send(wrong)).text());
    const unreadable = await post(site, form, 'x', { 'content-type': 'text/plain' });
    look.page('a quote: unreadable', await unreadable.text());
    look.page('a quote: too often', await (await refusedForHaste(() => send({}, sameVisitor))).text());
  }
}

const hasty = { 'x-forwarded-for': '198.51.100.8' };
const sameVisitor = { 'x-forwarded-for': '198.51.100.7' };

async function refusedForHaste(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await send();
    if (answer.status === 429) return answer;
  }
  throw new Error('No visitor is ever too quick.');
}

async function followed(site: Site, posted: Promise<Response>): Promise<Response> {
  const { status, headers } = await posted;
  expect(status).toBe(303);
  return site.get(headers.get('location') ?? '');
}

function formOf(fields: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      [value].flat().map((one) => [name, one === true ? '1' : String(one)]),
    ),
  );
}

/** Choosing a time, and what becomes of a meeting: moved, cancelled, over. The last is seen after `pass`. */
export async function lookAtAppointments(site: Site, look: Look, pass: () => void): Promise<void> {
  const kept: string[] = [];
  for (const language of languages) {
    const address = pathTo('appointment', language);
    const { days } = await site.services.appointments.offered();
    const free = days.flatMap(({ slots }) => slots);
    // The same words in both languages would be the same message twice.
    const own = { email: `zqzzz@${language}.example` };
    const send = async (fields: object, to = address) => {
      const answer = await post(site, to, formOf({ ...typed, ...own, company: [], language, ...fields }));
      const location = answer.headers.get('location');
      const shown = location ? await site.get(location) : answer;
      look.page(`an appointment: ${Object.keys(fields)}`, await shown.text());
      return (location ?? '').replace(/\?.*/, '');
    };
    await send({ week: mondayOf(free.at(-1)) });
    await send({ slot: 'call', phone: `${TYPED} 035301` });
    const first = await send({ slot: free[0] });
    kept.push(await send({ slot: free[2], email: 'zqzzz@example.org' }));
    await send({ slot: free[0], email: 'zqzzz@example.net' });
    await send({ slot: free[4] }, first);
    await send({ intent: 'cancel' }, first);
    const unreadable = await post(site, address, 'x', { 'content-type': 'text/plain' });
    look.page('an appointment: unreadable', await unreadable.text());
  }
  await edit(site, 'fr', 'contact', { 'agenda.open': false });
  for (const language of languages)
    look.page('no free time', await site.text(pathTo('appointment', language)));
  pass();
  for (const address of kept) look.page('a meeting that is over', await site.text(address));
}

function mondayOf(slot = ''): string {
  const day = Temporal.PlainDate.from(slot.slice(0, 10));
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** Estimates on the web and as PDF, until `expire` has made them too old; then the mails to their visitors. */
export async function lookAtEstimates(site: Site, look: Look, expire: () => void): Promise<void> {
  const made: string[] = [];
  for (const { path, step, language } of calculatorPages) {
    const form = formOf({ ...quote, ...typed, timeline: 1, seo: true, copy: true, language });
    const posted = await post(site, `${path}?${step}=${quoteStep(language)}`, form);
    const address = posted.headers.get('location') ?? '';
    made.push(address);
    look.page('an estimate', await site.text(address));
    const pdf = await site.get(`${address.replace('?sent', '')}.pdf`);
    const read = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())));
    look.texts('an estimate as PDF', read.text);
  }
  for (const address of await revisedEstimates(site))
    look.page('a revised estimate', await site.text(address));
  expire();
  for (const address of made) look.page('an estimate that is too old', await site.text(address));
}

/** The agency answers each request for a quote with an estimate of its own. */
async function revisedEstimates({ services: { inbox, revisedQuotes } }: Site): Promise<string[]> {
  const { items } = await inbox.page({ box: 'quotes', archived: false, search: '', page: 1 });
  const made = await Promise.all(
    items.map(async ({ id }) => {
      const { key = '' } = (await revisedQuotes.begin(id)) ?? {};
      const price = { lines: [{ label: TYPED, amount: 1 }], monthly: 0 };
      await revisedQuotes.send({ key, lead: id, seen: 0, subject: TYPED, text: TYPED, price }, 'a test');
      return (await inbox.read(id))?.thread.flatMap(({ estimate }) => estimate?.path ?? []);
    }),
  );
  return made.flatMap((paths) => paths ?? []);
}

/** What visitors get by mail. */
export async function lookAtMails(site: Site, look: Look): Promise<void> {
  const { db } = await site.openDatabase();
  const mails = await db.selectFrom('outbox').select('mail').where('purpose', '=', 'answer').execute();
  for (const { mail } of mails) look.page('a mail', htmlBody(JSON.parse(mail)));
}
