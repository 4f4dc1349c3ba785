import { expect, test } from 'vitest';
import { quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const MINUTE_MS = 60_000;

onBothEngines('the selections that the price bench is tried on', (engine) => {
  test('[PUBLISH-12] the last twenty, newest first, by the keys of their features and with nothing of who asked', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    expect(await stores.estimates.recentProjects()).toEqual([]);
    const asked = Array.from({ length: 20 }, (_, index) => index + 1);
    for (const [index, pages] of [9, ...asked].entries()) {
      time = new Date(time.getTime() + MINUTE_MS);
      await stores.leads.submitQuote({ ...quote, pages, email: `client${index}@example.com` });
    }
    const projects = await stores.estimates.recentProjects();
    expect(projects.map(({ pages }) => pages)).toEqual(asked.toReversed());
    expect(projects[0]).toMatchObject({ type: quote.type, featureKeys: ['multilingual'] });
    expect(JSON.stringify(projects)).not.toContain('example.com');
  });

  test('[PUBLISH-12] English and French requests name a feature alike, whatever it is called since', async () => {
    const stores = await openStores(engine);
    await stores.leads.submitQuote(quote);
    await stores.leads.submitQuote({ ...quote, language: 'en', email: 'anne@example.com' });
    const { rev, content } = await stores.content.load('calculator', 'fr');
    const renamed = JSON.parse(JSON.stringify(content).replaceAll('Multilingue', 'En plusieurs langues'));
    await stores.content.save('calculator', 'fr', renamed, { basedOn: rev, by: 'marie' });
    const keys = (await stores.estimates.recentProjects()).map(({ featureKeys }) => featureKeys);
    expect(keys).toEqual([['multilingual'], ['multilingual']]);
    // Two of the same moment have one order.
    expect(await stores.estimates.recentProjects()).toEqual(await stores.estimates.recentProjects());
  });
});

test('[TRUST-22] the document of an estimate is made once, and anew when the agency has moved', async () => {
  const stores = await openStores('sqlite');
  const { estimate: address } = await stores.leads.submitQuote(quote);
  const estimate = await stores.estimates.find(address.split('/').at(-1) ?? '');
  if (!estimate) throw new Error('There is no estimate.');
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => stores.estimates.pdf(estimate)));
  for (const other of others) expect(other).toBe(first);
  expect(await stores.estimates.pdf(estimate)).toBe(first);

  const { rev, content } = await stores.content.load('common', 'fr');
  const moved = { ...content, agency: { ...content.agency, phone: '03 20 00 00 01' } };
  await stores.content.save('common', 'fr', moved, { basedOn: rev, by: 'marie' });
  expect(await stores.estimates.pdf(estimate)).not.toBe(first);
});
