import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { chat, postJson } from '#tests/support/data/leads.ts';
import { save } from '#tests/support/data/save.ts';
import { newDatabase, newFolder, postgresUrl } from '#tests/support/engines.ts';
import { figure, milliseconds, percentile } from '#tests/support/figures.ts';
import { startFirewall } from '#tests/support/services/forgetful-firewall.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { serving, startProcess } from '#tests/support/site/process.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';

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

test('[TRUST-08] SQLite held by another program: pages go on, a login and a save are refused in time with 503, and work once it is free', async () => {
  const site = await startSite({ environment: proxy });
  const admin = await site.signIn();
  await site.text('/agence');
  // The first search of all builds its index.
  await site.text('/blog?q=budget');
  const other = new DatabaseSync(site.databaseUrl);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const stop = keepAsking(site, '/agence');
  // Neither a login nor a page that is drawn anew stops anybody.
  const login = site.get('/api/auth/login', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, password: 'faux mot de passe' }),
  });
  const begun = performance.now();
  expect((await site.get('/blog?q=budget')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(4000);
  const refused = await save(admin, 'fr', 'home', title('Pendant'));
  const took = performance.now() - begun;
  expect((await login).status).toBe(503);
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

test('[TRUST-07] PostgreSQL silent: /ready says so within its deadline, kept pages go on, and SIGTERM ends in time', async () => {
  const firewall = await startFirewall(await newDatabase('postgres'));
  const port = await freePort();
  const { child, ended } = await startProcess({
    ...{ PORT: String(port), DATA_DIR: await newFolder(), DATABASE_URL: firewall.url },
  });
  const url = `http://localhost:${port}`;
  await serving(`${url}/ready`);
  await serving(`${url}/agence`);
  firewall.silence();
  const asked = performance.now();
  const ready = await fetch(`${url}/ready`);
  figure('PostgreSQL silent', `/ready 503 after ${milliseconds(performance.now() - asked)}`, '2 s');
  expect([ready.status, performance.now() - asked < 8000]).toEqual([503, true]);
  expect((await fetch(`${url}/agence`)).status).toBe(200);
  const begun = performance.now();
  child.kill('SIGTERM');
  await ended;
  figure('PostgreSQL silent', `SIGTERM ends after ${milliseconds(performance.now() - begun)}`, 'under 20 s');
  expect(performance.now() - begun).toBeLessThan(25_000);
});
