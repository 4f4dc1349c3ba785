import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { chat, postJson } from '#tests/support/data/leads.ts';
import { save } from '#tests/support/data/save.ts';
import { postgresUrl } from '#tests/support/engines.ts';
import { figure, milliseconds, percentile } from '#tests/support/figures.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const proxy = { TRUST_PROXY: '1' };
const html = { headers: { accept: 'text/html' } };
const title = (text: string) => ({ 'hero.title': text });
const lead = (site: Site) => postJson(site, '/api/chat', { ...chat, message: crypto.randomUUID() });

/** Asks for a page again and again until told to stop; gives how long each took. */
function keepAsking(site: Site, address: string) {
  const times: number[] = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      const begun = performance.now();
      const { status } = await site.get(address);
      times.push(status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
      await wait(10);
    }
  })();
  return async () => {
    going = false;
    await asking;
    return times;
  };
}

test('SQLite held by another program: kept pages go on, a save is refused in time with 503, and works once it is free', async () => {
  const site = await startSite({ environment: proxy });
  const admin = await site.signIn();
  await site.text('/agence');
  const other = new DatabaseSync(site.databaseUrl);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const stop = keepAsking(site, '/agence');
  const begun = performance.now();
  const refused = await save(admin, 'fr', 'home', title('Pendant'));
  const took = performance.now() - begun;
  const times = await stop();
  expect([refused.status, (await refused.json()).error]).toEqual([503, expect.stringContaining('busy')]);
  figure(
    'database locked',
    `kept pages p99 ${milliseconds(percentile(times, 99))}, save refused after ${milliseconds(took)}`,
    'reads go on, writes 503',
  );
  // Had they stood still with the save there would be one or two.
  expect(times.length).toBeGreaterThan(20);
  expect(Math.max(...times)).toBeLessThan(took);
  other.exec('rollback');
  expect((await save(admin, 'fr', 'home', title('Après'))).status).toBe(200);
  expect(await site.text('/')).toContain('Après');
});

test('PostgreSQL gone and back: kept pages go on, others answer 503 with a plain page, and all is well again by itself', async () => {
  const site = await startSite({ engine: 'postgres', environment: proxy });
  const admin = await site.signIn();
  await site.text('/agence');
  const client = new pg.Client({ connectionString: `${await postgresUrl()}/postgres` });
  await client.connect();
  onTestFinished(() => client.end());
  const name = new URL(site.databaseUrl).pathname.slice(1);
  const allow = (allowed: boolean) => client.query(`alter database ${name} allow_connections ${allowed}`);
  onTestFinished(async () => void (await allow(true)));
  await allow(false);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await expect.poll(async () => (await site.get('/ready')).status).toBe(503);

  expect((await site.get('/agence')).status).toBe(200);
  for (const [address, language, words] of [
    ['/recrutement', 'fr', 'Un instant'],
    ['/en/contact', 'en', 'One moment'],
    ['/admin', 'fr', 'Un instant'],
  ] as const) {
    const away = await site.get(address, { ...html, headers: { ...html.headers, cookie: admin.cookie } });
    const page = await away.text();
    expect([
      address,
      away.status,
      away.headers.get('retry-after'),
      away.headers.get('cache-control'),
    ]).toEqual([address, 503, '10', 'no-store']);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(words);
    expect(away.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await lead(site)).status).toBe(503);
  expect((await admin.put('/api/content/fr/home', {})).status).toBe(503);
  const statuses = site.logged.filter(({ msg, status }) => msg === 'request' && status === 500);
  expect(statuses).toEqual([]);

  await allow(true);
  const back = performance.now();
  await expect.poll(async () => (await site.get('/recrutement', html)).status, { interval: 20 }).toBe(200);
  figure(
    'PostgreSQL gone and back',
    `0 answers 500, well again ${milliseconds(performance.now() - back)} after it`,
    'by itself',
  );
  expect((await lead(site)).status).toBe(201);
  expect((await save(admin, 'fr', 'agency', title('De retour'))).status).toBe(200);
  await expect.poll(() => site.text('/agence')).toContain('De retour');
});
