import { expect, test } from 'vitest';
import { quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const leads = ({ database: { db } }: Stores) => db.selectFrom('leads').selectAll().execute();
const outbox = ({ database: { db } }: Stores) =>
  db.selectFrom('outbox').selectAll().orderBy('purpose').execute();
const tokenIn = (address: string) => address.split('/').at(-1) ?? '';
const figures = {
  base: 1500,
  features: 800,
  design: 1500,
  factor: 1.4,
  total: 5320,
  monthly: 148,
  surcharge: 120,
};

onBothEngines('quotes', (engine) => {
  test('[CALC-07] the price is made anew, stored, and mailed with the documented fields', async () => {
    const stores = await openStores(engine);
    const { estimate } = await stores.leads.submitQuote({ ...quote, language: 'en' });
    expect(estimate).toMatch(/^\/en\/estimate\/[\w-]{43}$/);
    const [lead] = await leads(stores);
    expect(lead).toMatchObject({ kind: 'quote', language: 'en', name: 'Jane Doe', suspect: 0 });
    const { company, selection, figures: stored, ...answers } = JSON.parse(lead?.answers ?? '');
    expect(stored).toEqual(figures);
    expect(selection).toEqual({
      type: 'website',
      complexity: 'simple',
      features: ['Several languages'],
      design: 'custom',
      pages: 7,
      timeline: 6,
      maintenance: true,
      seo: false,
      hosting: true,
    });
    expect(company).toBe('Doe & Filles');
    expect(answers).not.toHaveProperty('total');

    const [entry, ...others] = await outbox(stores);
    expect(others).toEqual([]);
    const mail = JSON.parse(entry?.mail ?? '');
    expect(mail).toMatchObject({
      subject: '[DEVIS] Site vitrine - Jane Doe',
      replyTo: { name: 'Jane Doe', address: 'jane@example.com' },
      fields: {
        from_name: 'Jane Doe',
        from_email: 'jane@example.com',
        phone: 'Non renseigné',
        company: 'Doe & Filles',
        project_type: 'Site vitrine',
        subject: '[DEVIS] Site vitrine - Jane Doe',
      },
    });
    expect(mail.rows).toEqual(
      expect.arrayContaining([
        ['Options', 'Multilingue'],
        ['Délai souhaité', '6 semaines'],
        ['Total HT', '5\u202f320\u00a0€'],
        ['Par mois, HT', '148\u00a0€/mois'],
        ['Estimation', `http://localhost:3000${estimate}`],
      ]),
    );
  });

  test('the estimate stays as it was when the prices change', async () => {
    const stores = await openStores(engine);
    const { estimate } = await stores.leads.submitQuote(quote);
    const { rev, content } = await stores.content.load('calculator', 'fr');
    await stores.content.save(
      'calculator',
      'fr',
      { ...content, designPrices: { template: 0, custom: 9000, premium: 9999 } },
      { by: 'test', basedOn: rev },
    );
    expect(await stores.estimates.find(tokenIn(estimate))).toMatchObject({
      figures,
      language: 'fr',
      selection: { features: ['Multilingue'] },
      calculator: { designPrices: { custom: 1500 } },
      madeAt: new Date('2025-06-01T12:00:00Z'),
    });
    const second = await stores.leads.submitQuote(quote);
    expect((await stores.estimates.find(tokenIn(second.estimate)))?.figures.total).toBe(15820);
    expect(await stores.estimates.find('invented')).toBeUndefined();
  });

  test('whoever asks for it gets the address by mail, and nothing of what they wrote', async () => {
    const stores = await openStores(engine);
    const { estimate } = await stores.leads.submitQuote({
      ...quote,
      copy: '1',
      language: 'en',
      message: 'Buy this',
    });
    const [answer] = await outbox(stores);
    const mail = JSON.parse(answer?.mail ?? '');
    expect(answer?.purpose).toBe('answer');
    expect(mail).toMatchObject({ to: 'jane@example.com', subject: 'Your estimate' });
    expect(mail.text).toContain(`http://localhost:3000${estimate}`);
    expect(mail.text).toContain('1 July 2025');
    expect(JSON.stringify(mail)).not.toContain('Buy this');
  });

  test('a repeated submit is one request with one address', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const form = await stores.leads.newForm();
    now = new Date('2025-06-01T12:01:00Z');
    const addresses = await Promise.all(
      Array.from({ length: 4 }, async () => (await stores.leads.submitQuote({ ...quote, form })).estimate),
    );
    expect(new Set(addresses).size).toBe(1);
    expect(await leads(stores)).toHaveLength(1);
    await stores.stepCounts.flush();
    expect(await stores.stepCounts.since('2025-01-01')).toMatchObject([{ sent: 1 }]);
  });

  test('an estimate goes with its request', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const { estimate } = await stores.leads.submitQuote(quote);
    now = new Date('2028-06-02T12:00:00Z');
    await stores.backgroundJobs.purge();
    expect(await leads(stores)).toEqual([]);
    expect(await stores.estimates.find(tokenIn(estimate))).toBeUndefined();
  });

  test('[CALCRULE-14] what we never offered is refused, and nothing is stored', async () => {
    const stores = await openStores(engine);
    for (const [change, fields] of [
      [{ name: ' ' }, { name: 'required' }],
      [{ email: 'jane' }, { email: 'invalid' }],
      [{ type: 'x' }, { type: 'invalid' }],
      [{ pages: 0 }, { pages: 'invalid' }],
      [{ pages: 2.5 }, { pages: 'invalid' }],
      [{ pages: '1e309' }, { pages: 'invalid' }],
      [{ type: 'ecommerce', features: ['blog'] }, { features: 'invalid' }],
    ] as const) {
      await expect(stores.leads.submitQuote({ ...quote, ...change })).rejects.toMatchObject({
        status: 422,
        details: { fields },
      });
    }
    expect(await leads(stores)).toEqual([]);
  });

  test('steps are counted in memory and written together, one row a day as in Lille', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { stepCounts, backgroundJobs } = await openStores(engine, { now: () => now });
    const count = (event: 'arrived' | 'left', query: string) =>
      stepCounts.count(event, new URLSearchParams(query), 'fr');
    await Promise.all([count('arrived', ''), count('arrived', ''), count('arrived', 'etape=2')]);
    await count('left', 'etape=2&type=app&complexity=complex');
    expect(await stepCounts.since('2025-06-01')).toEqual([]);
    now = new Date('2025-06-01T22:30:00Z');
    await count('left', 'etape=5&design=template&complexity=simple');
    await stepCounts.flush();
    const [first, second] = await stepCounts.since('2025-06-01');
    expect(first).toMatchObject({
      day: '2025-06-01',
      arrived_1: 2,
      arrived_2: 1,
      left_2: 1,
      type_app: 1,
      band_under_30000: 1,
      sent: 0,
    });
    expect(second).toMatchObject({ day: '2025-06-02', arrived_1: 0, left_5: 1, band_under_3000: 1 });
    expect(await stepCounts.since('2025-06-03')).toEqual([]);

    // The next flush adds to the row, and the end of the process flushes what is left.
    await count('left', 'etape=5');
    await stepCounts.flush();
    await count('left', 'etape=5');
    await backgroundJobs.stop();
    expect((await stepCounts.since('2025-06-02'))[0]?.left_5).toBe(3);
  });
});
