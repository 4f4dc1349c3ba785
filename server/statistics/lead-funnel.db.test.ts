import { expect, test } from 'vitest';
import { type LeadSource, unknownSource } from '#domain/leads/lead-source.ts';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat, contact } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const news: LeadSource = {
  ...{ page: '/contact', first_page: '/blog/un-article', referrer: 'search.example', device: 'phone' },
  ...{ utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' },
};
const search: LeadSource = { ...unknownSource, page: '/tarifs', referrer: 'search.example' };

async function apply({ leads, receiveUpload }: Stores) {
  const form = applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
  const request = new Request('http://x.example', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  await leads.submitApplication(await receiveUpload({ body: request.body, contentType }), news);
}

const funnel = (view: number, step: number, estimate: number, lead: number, won: number) => ({
  ...{ view, step, estimate, lead, won },
});

onBothEngines('the way to a customer', (engine) => {
  test('[SOURCE-05] counts the period as a whole, by first page and by source', async () => {
    let now = new Date('2025-05-31T22:30:00Z');
    const stores = await openStores(engine, { now: () => now });
    const { leads, inbox, views, stepCounts, visits, leadFunnel } = stores;
    const june = ['2025-06-01', '2025-06-30'] as const;
    expect(await leadFunnel(...june)).toEqual({ total: funnel(0, 0, 0, 0, 0), pages: [], sources: [] });

    const won = await leads.submitContact(contact, news);
    await inbox.setState(won.lead, 'won');
    await leads.submitChat(chat, search);
    await apply(stores);
    await leads.submitContact({ ...contact, message: 'Le nôtre' }, null);
    const spam = await leads.submitContact({ ...contact, message: 'Trop beau' }, news);
    await inbox.suspect([spam.lead]);
    for (const day of ['2025-05-31', '2025-06-01', '2025-06-30'])
      views.count({ day, path: '/blog', language: 'fr', referrer: '' });
    await stepCounts.count('arrived', new URLSearchParams(), 'fr');
    visits.count('view', news);
    visits.count('view', news);
    visits.count('step', news);
    visits.count('estimate', news);
    visits.count('view', { ...search, first_page: '/tarifs' });
    now = new Date('2025-06-30T22:00:00Z');
    visits.count('view', news);
    await leads.submitContact({ ...contact, message: 'En juillet' }, news);
    for (const counter of [views, stepCounts, visits]) await counter.flush();

    expect(await leadFunnel(...june)).toEqual({
      total: funnel(2, 1, 0, 2, 1),
      pages: [
        { name: 'blog', counts: funnel(2, 1, 1, 1, 1) },
        { name: 'prices', counts: funnel(1, 0, 0, 1, 0) },
      ],
      sources: [
        { name: 'news · spring', counts: funnel(2, 1, 1, 1, 1) },
        { name: 'search.example', counts: funnel(1, 0, 0, 1, 0) },
      ],
    });
  });

  test('[SOURCE-05] shows ten sources, whatever somebody invents, and of each all that was counted', async () => {
    const { leads, visits, leadFunnel } = await openStores(engine);
    for (let number = 0; number < 40; number += 1) {
      const visit = { ...unknownSource, referrer: `site-${number}.example` };
      visits.count('view', visit);
      visits.count('view', visit);
    }
    visits.count('view', { ...unknownSource, referrer: 'quiet.example' });
    await visits.flush();
    await leads.submitContact(contact, { ...unknownSource, referrer: 'quiet.example' });
    const { sources } = await leadFunnel('2025-06-01', '2025-06-01');
    expect(sources).toHaveLength(10);
    expect(sources[0]).toEqual({ name: 'quiet.example', counts: funnel(1, 0, 0, 1, 0) });
  });

  test('[SOURCE-04] a source is read with its lead, and goes with it: deleted, erased, purged', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const { leads, inbox, visits, backgroundJobs, database } = stores;
    const { lead } = await leads.submitContact(contact, news);
    expect((await inbox.read(lead))?.source).toEqual(news);
    const repeated = await leads.submitContact(contact, search);
    expect([repeated.lead, (await inbox.read(lead))?.source]).toEqual([lead, news]);
    const own = await leads.submitContact({ ...contact, message: 'Le nôtre' }, null);
    expect(await inbox.read(own.lead)).toMatchObject({ source: undefined });
    const table = await inbox.export({ box: 'messages', archived: false, search: '' });
    expect(table.map(({ first_page, device }) => [first_page, device]).sort()).toEqual([
      [null, null],
      ['/blog/un-article', 'phone'],
    ]);

    const kept = async () =>
      (await database.db.selectFrom('lead_sources').select('lead_id').execute()).length;
    expect(await kept()).toBe(1);
    await inbox.remove([lead], 'marie');
    expect(await kept()).toBe(0);
    await leads.submitChat(chat, news);
    await inbox.erase(chat.email.toUpperCase(), 'marie');
    expect(await kept()).toBe(0);
    await leads.submitChat(chat, news);
    visits.count('view', news);
    await visits.flush();
    now = new Date('2027-07-02T12:00:00Z');
    await backgroundJobs.purge();
    expect(await database.db.selectFrom('visit_counts').selectAll().execute()).toEqual([]);
    expect(await kept()).toBe(1);
    now = new Date('2028-06-02T12:00:00Z');
    await backgroundJobs.purge();
    expect(await kept()).toBe(0);
  });
});
