import { expect, test } from 'vitest';
import { estimateSheet } from '#domain/calculator/estimate-sheet.ts';
import { contact, quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const BY = 'admin@atelier-vitrine.example';
const price = {
  lines: [
    { label: 'Site vitrine', amount: 1500 },
    { label: 'Photos sur place', amount: 700 },
  ],
  monthly: 99,
};
const written = { seen: 0, subject: 'Votre devis', text: 'Bonjour, voici notre proposition.', price };
const tokenIn = (path: string) => path.split('/').at(-1) ?? '';

async function quoteLead(stores: Stores, language: 'fr' | 'en' = 'fr') {
  const { estimate = '' } = await stores.leads.submitQuote({ ...quote, language });
  const { id } = await stores.database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
  return { id, token: tokenIn(estimate) };
}

const replies = async (stores: Stores, id: string) => (await stores.inbox.read(id))?.thread ?? [];

onBothEngines('a quote in the place of another', (engine) => {
  test('[REPLY-10] [REPLY-11] it is frozen under its own address and number, mailed as an answer in the visitor’s language; the former stays as it was', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const environment = { SMTP_URL: 'smtp://localhost' };
    const stores = await openStores(engine, { now: () => now, environment });
    const { id, token } = await quoteLead(stores, 'en');
    const first = JSON.stringify(await stores.estimates.find(token));
    const start = await stores.revisedQuotes.begin(id);
    expect(start?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(5320);
    expect([start?.monthly, start?.subject]).toEqual([148, 'Your request for a quote · Atelier Vitrine']);

    now = new Date('2025-06-03T12:00:00Z');
    await stores.revisedQuotes.send({ ...written, key: start?.key ?? '', lead: id }, BY);
    const lead = await stores.inbox.read(id);
    expect(lead).toMatchObject({ state: 'answered', taken_by: BY });
    const [reply] = lead?.thread ?? [];
    expect(reply?.estimate?.number).toBe(2);
    const path = reply?.estimate?.path ?? '';
    expect(path).toMatch(/^\/en\/estimate\/[\w-]{43}$/);
    expect(reply?.text).toContain('Bonjour, voici notre proposition.\n\nSite vitrine: €1,500\n');
    expect(reply?.text).toContain(`Estimate: http://localhost:3000${path}\nValid until 3 July 2025`);

    const found = await stores.estimates.find(tokenIn(path));
    const sheet = found && estimateSheet(found);
    expect(sheet?.revised).toBe('Version 2, replacing the estimate of 1 June 2025');
    expect(sheet?.price.map(({ label, value }) => [label, value]).slice(0, 3)).toEqual([
      ['Site vitrine', '€1,500'],
      ['Photos sur place', '€700'],
      [expect.any(String), '€2,200'],
    ]);
    expect(found && (await stores.estimates.pdf(found)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.stringify(await stores.estimates.find(token))).toBe(first);

    // The next begins with this one, and is made from it.
    const next = await stores.revisedQuotes.begin(id);
    expect([next?.lines, next?.monthly]).toEqual([price.lines, 99]);
    await stores.revisedQuotes.send({ ...written, seen: 1, key: next?.key ?? '', lead: id }, BY);
    const rows = await stores.database.db
      .selectFrom('revised_estimates')
      .selectAll()
      .orderBy('number')
      .execute();
    expect(rows.map(({ number, former }) => [number, former])).toEqual([
      [2, token],
      [3, tokenIn(path)],
    ]);
    // What templates call « l’estimation » is the newest.
    expect((await stores.replies.begin(id))?.known.estimate).toContain(rows[1]?.token);
  });

  test('[REPLY-11] [REPLY-12] the same form sent twice is one estimate and one mail; with other lines it is refused', async () => {
    const stores = await openStores(engine);
    const { id } = await quoteLead(stores);
    const key = (await stores.revisedQuotes.begin(id))?.key ?? '';
    const proposal = { ...written, key, lead: id };
    await Promise.all([stores.revisedQuotes.send(proposal, BY), stores.revisedQuotes.send(proposal, BY)]);
    await stores.revisedQuotes.send(proposal, BY);
    expect(await replies(stores, id)).toHaveLength(1);
    const other = { ...proposal, price: { ...price, monthly: 0 } };
    await expect(stores.revisedQuotes.send(other, BY)).rejects.toMatchObject({
      status: 409,
      details: { reason: 'reply-sent' },
    });
    // Three at once, each having seen the others: each has a number of its own.
    const keys = await Promise.all(
      [1, 2, 3].map(async () => (await stores.revisedQuotes.begin(id))?.key ?? ''),
    );
    await Promise.all(keys.map((one) => stores.revisedQuotes.send({ ...proposal, key: one, seen: 3 }, BY)));
    const unseen = stores.revisedQuotes.send({ ...proposal, key: crypto.randomUUID() }, BY);
    await expect(unseen).rejects.toMatchObject({ status: 409, details: { reason: 'answered-meanwhile' } });
    const rows = await stores.database.db.selectFrom('revised_estimates').select('number').execute();
    expect(rows.map(({ number }) => number).sort()).toEqual([2, 3, 4, 5]);
  });

  test('[REPLY-10] what is no price, no message or no request for a quote is refused, and nothing is stored', async () => {
    const stores = await openStores(engine);
    const { id } = await quoteLead(stores);
    const key = (await stores.revisedQuotes.begin(id))?.key ?? '';
    const proposal = { ...written, key, lead: id };
    const refused = async (wrong: object, status: number, reason: string) =>
      expect(stores.revisedQuotes.send({ ...proposal, ...wrong }, BY)).rejects.toMatchObject({
        status,
        details: { reason },
      });
    await refused({ price: { ...price, monthly: -1 } }, 422, 'estimate-lines');
    await refused({ price: { lines: [], monthly: 0 } }, 422, 'estimate-lines');
    await refused({ price: undefined }, 422, 'estimate-lines');
    await refused({ text: ' ' }, 422, 'text-empty');
    await refused({ text: 'Bonjour {name}' }, 422, 'placeholder-left');
    await refused({ key: 'x' }, 422, 'text-empty');
    await refused({ lead: 'gone' }, 404, 'message-unknown');
    await stores.inbox.suspect([id]);
    await refused({}, 409, 'message-suspect');
    expect(await stores.database.db.selectFrom('revised_estimates').select('token').execute()).toEqual([]);
    expect(await replies(stores, id)).toEqual([]);

    await stores.leads.submitContact(contact);
    const other = await stores.database.db
      .selectFrom('leads')
      .select('id')
      .where('kind', '=', 'contact')
      .executeTakeFirstOrThrow();
    expect(await stores.revisedQuotes.begin(other.id)).toBeUndefined();
    await refused({ lead: other.id }, 404, 'message-unknown');
  });

  test('[REPLY-11] they go with their request', async () => {
    const stores = await openStores(engine);
    const { id } = await quoteLead(stores);
    const key = (await stores.revisedQuotes.begin(id))?.key ?? '';
    await stores.revisedQuotes.send({ ...written, key, lead: id }, BY);
    const path = (await replies(stores, id))[0]?.estimate?.path ?? '';
    await stores.inbox.erase(quote.email, BY);
    expect(await stores.estimates.find(tokenIn(path))).toBeUndefined();
    expect(await stores.database.db.selectFrom('revised_estimates').select('token').execute()).toEqual([]);
  });
});
