import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { contact } from '#tests/support/data/leads.ts';
import { newDatabase } from '#tests/support/engines.ts';
import { figure, milliseconds } from '#tests/support/figures.ts';
import { startMeasuredSite } from '#tests/support/site/measured-site.ts';
import { startSite } from '#tests/support/site/site.ts';
import { timedRequest } from '#tests/support/timed-request.ts';

const ROUNDS = 4;
/** Fewer than the site has connections to its database: nobody gives up waiting for one on a busy machine. */
const AT_ONCE = 4;

/** Sends this and waits, until it leaves. Resolves when it is sent: whoever comes later is answered later. */
async function begin(port: number, text: string): Promise<{ leave(): void }> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return { leave: () => socket.destroy() };
}

test('nothing is drawn or compressed for visitors who have left, and their leaving is no fault', {
  timeout: 120_000,
}, async () => {
  const url = await newDatabase('postgres');
  const site = await startMeasuredSite({ DATABASE_URL: url, LOG_LEVEL: 'info' });
  const database = await openDatabase({ url });
  const search = '/blog?q=budget';
  const ask = () => timedRequest(site.url + search);
  const waiting = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    `.execute(database.db);
    return Number(rows[0]?.count);
  };
  const lines = () => site.printed.out.split('\n').filter((line) => line.startsWith('{'));
  const left = () => lines().filter((line) => line.includes('"aborted":true')).length;

  const staying = () => Promise.all(Array.from({ length: AT_ONCE + 1 }, ask));
  const leaving = async () => {
    const leftBefore = left();
    // While the index is locked, each search waits for it in its loader.
    await database.write(async (trx) => {
      await sql`lock table article_index in access exclusive mode`.execute(trx);
      const visitors = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          begin(site.port, `GET ${search} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`),
        ),
      );
      await expect.poll(waiting).toBe(AT_ONCE);
      for (const { leave } of visitors) leave();
      await expect.poll(() => left() - leftBefore).toBe(AT_ONCE);
    });
    // It stands in line behind the others.
    await ask();
  };
  await staying();
  // In turn, and the least of each: what else the machine does is no cost of ours.
  const spent = { staying: [] as number[], leaving: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    spent.staying.push(await site.cpuOf(staying));
    spent.leaving.push(await site.cpuOf(leaving));
  }
  const [spentOnStaying, spentOnLeaving] = [Math.min(...spent.staying), Math.min(...spent.leaving)];
  figure(
    `${AT_ONCE} visitors who leave`,
    `${milliseconds(spentOnLeaving)} of a processor; who stay ${milliseconds(spentOnStaying)}`,
    'less than half',
  );
  await database.close();
  expect(spentOnLeaving).toBeLessThan(spentOnStaying / 2);
  expect(lines().filter((line) => !line.includes('"level":30'))).toEqual([]);
});

test('a body that stops in the middle leaves nothing behind, and no error in the log', async () => {
  const site = await startSite();
  const body = JSON.stringify(contact);
  const head = ['POST /api/contact HTTP/1.1', 'Host: localhost', `Origin: ${site.url}`];
  const kind = ['Content-Type: application/json', `Content-Length: ${body.length}`, '', ''];
  const visitor = await begin(site.port, [...head, ...kind].join('\r\n') + body.slice(0, 20));
  // Answered: the half body, sent before it, has arrived.
  expect((await site.get('/up')).status).toBe(200);
  visitor.leave();
  await expect
    .poll(() => site.logged.find(({ path }) => path === '/api/contact'))
    .toMatchObject({
      level: 30,
      aborted: true,
    });
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('leads').selectAll().execute()).toEqual([]);
  expect(site.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
});
