import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { drawing } from '#tests/support/data/images.ts';
import { chat } from '#tests/support/data/leads.ts';
import { newDatabase, newFolder } from '#tests/support/engines.ts';
import { figure, milliseconds, percentile } from '#tests/support/figures.ts';
import { startBucket } from '#tests/support/services/bucket.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { serving, startProcess } from '#tests/support/site/process.ts';
import { ask, hasNginx, startProxy } from '#tests/support/site/proxy.ts';
import { administrator } from '#tests/support/site/site.ts';

const EDITS = 10;
const VISITORS = 6;

async function startBoth() {
  const [first, second, outside] = [await freePort(), await freePort(), await freePort()];
  const url = `https://localhost:${outside}`;
  const smtp = await startSmtp();
  const databaseUrl = await newDatabase('postgres');
  const shared = {
    ...(await startBucket()).environment,
    DATABASE_URL: databaseUrl,
    SITE_URL: url,
    SMTP_URL: smtp.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  // As on two machines: nothing is shared but the database and the bucket.
  const folders = new Map([
    [first, await newFolder()],
    [second, await newFolder()],
  ]);
  const start = async (port: number) => {
    const site = await startProcess({ ...shared, DATA_DIR: folders.get(port) ?? '', PORT: String(port) });
    await serving(`http://127.0.0.1:${port}/ready`);
    return site;
  };
  const restart = async (port: number, { child, ended }: Awaited<ReturnType<typeof start>>) => {
    child.kill('SIGTERM');
    await ended;
    return start(port);
  };
  const sites = await Promise.all([start(first), start(second)]);
  const proxy = await startProxy(first, second, outside);
  return { url, smtp, databaseUrl, proxy, sites, ports: [first, second] as const, restart };
}

test('two instances behind nginx are one site, and are restarted one by one without a failed request', async ({
  skip,
}) => {
  skip(!hasNginx(), 'nginx is not installed');
  const { url, smtp, databaseUrl, proxy, sites, ports, restart } = await startBoth();
  expect(proxy.checked).toContain('test is successful');
  const moved = await fetch(`${proxy.plainUrl}/agence?a=b`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://localhost/agence?a=b']);
  const home = await ask(`${url}/`);
  expect(home.status).toBe(200);
  expect(home.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect((await ask(`${url}/metrics`)).status).toBe(404);

  const headers = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify(administrator);
  const login = await ask(`${url}/api/auth/login`, { method: 'POST', headers, body });
  expect(login.status).toBe(200);
  const cookie = String((login.headers['set-cookie'] as string[])[0]).split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-/);
  const instance = (index: 0 | 1, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${ports[index]}${path}`, { ...init, headers: { ...headers, cookie } });
  const section = '/api/content/fr/home';
  for (const index of [0, 1] as const) expect((await instance(index, section)).status).toBe(200);

  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(await drawing())]), 'vitrine.png');
  const upload = { method: 'POST', headers: { origin: url, cookie }, body: form };
  const added = await fetch(`http://127.0.0.1:${ports[0]}/api/media`, upload);
  expect(added.status).toBe(201);
  const { picture } = (await added.json()) as { picture: { address: string } };
  const elsewhere = await instance(1, picture.address);
  expect([elsewhere.status, elsewhere.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const visibleAfter: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const here = (edit % 2) as 0 | 1;
    const there = (1 - here) as 0 | 1;
    const { content, rev } = await (await instance(here, section)).json();
    const title = `Écrit ici numéro ${edit}`;
    content.hero.title = title;
    const seen = async () =>
      (await (await fetch(`http://127.0.0.1:${ports[there]}/data/fr/home.json`)).text()).includes(title);
    expect(await seen()).toBe(false);
    const saved = await instance(here, section, {
      method: 'PUT',
      body: JSON.stringify({ content, basedOn: rev }),
    });
    const at = performance.now();
    expect(saved.status).toBe(200);
    await expect.poll(seen, { interval: 2 }).toBe(true);
    visibleAfter.push(performance.now() - at);
  }
  figure(
    'edit visible on the other instance',
    `median ${milliseconds(percentile(visibleAfter, 50))}, longest ${milliseconds(percentile(visibleAfter, 100))} of ${EDITS}`,
    'under 200 ms',
  );
  expect(percentile(visibleAfter, 50)).toBeLessThan(200);

  let posts = 0;
  let working = true;
  const outcomes = { answered: 0, failed: [] as string[] };
  const note = (promise: Promise<{ status: number }>, wanted: number) =>
    promise.then(
      ({ status }) => {
        if (status === wanted) outcomes.answered += 1;
        else outcomes.failed.push(String(status));
      },
      (error: Error) => outcomes.failed.push(error.message),
    );
  const visitor = async (index: number) => {
    for (let round = 0; working; round += 1) {
      await note(ask(`${url}/agence`), 200);
      await note(ask(`${url}/blog?q=${index}-${round}`), 200);
      if (round % 5 === 0) {
        posts += 1;
        const message = JSON.stringify({ ...chat, message: `message ${posts}` });
        const from = `127.0.${1 + index}.${1 + (round % 250)}`;
        await note(ask(`${url}/api/chat`, { method: 'POST', headers, body: message, from }), 201);
      }
      await wait(20);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(index));
  const flowing = (count: number) =>
    expect.poll(() => outcomes.answered + outcomes.failed.length).toBeGreaterThan(count);
  await flowing(50);
  const begun = performance.now();
  for (const index of [0, 1] as const) await restart(ports[index], sites[index]);
  const took = performance.now() - begun;
  await flowing(outcomes.answered + outcomes.failed.length + 50);
  working = false;
  await Promise.all(visitors);
  figure(
    'rolling restart under load',
    `${outcomes.failed.length} of ${outcomes.answered + outcomes.failed.length} requests failed, ${posts} of them messages, ${milliseconds(took)} for both`,
    '0 failed',
  );
  expect([outcomes.failed, await proxy.errors().then((text) => text.split('\n').slice(-4))]).toEqual([
    [],
    expect.anything(),
  ]);

  // Once each is marked as sent nobody sends it again.
  const { db, close } = await openDatabase({ url: databaseUrl });
  onTestFinished(close);
  const waiting = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
  await expect.poll(waiting).toEqual([]);
  const ids = smtp.received.map(({ id }) => id);
  figure(
    'mails by two instances',
    `${ids.length} for ${posts} messages, ${ids.length - new Set(ids).size} twice`,
    'each once',
  );
  expect(ids.length).toBe(new Set(ids).size);
  expect(ids.length).toBe(posts);
});
