import { type ChildProcess, spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createFormTokens } from '#server/leads/form-tokens.ts';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat } from '#tests/support/data/leads.ts';
import { newDatabase, newFolder, type TestEngine } from '#tests/support/engines.ts';
import { figure, isLongRun, milliseconds, percentile } from '#tests/support/figures.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { administrator } from '#tests/support/site/site.ts';

const KILLS = isLongRun ? 200 : 4;
const LIVES_MS = [20, 900] as const;
const VISITORS = 4;
const SECTION = '/api/content/fr/home';
const projectDir = path.resolve(import.meta.dirname, '../..');

test(`over ${KILLS} kills on each engine no acknowledged lead, save or session is lost or doubled, and no recorded mail sent again`, {
  timeout: KILLS * 15_000 + 120_000,
}, async () => {
  // Both at once: most of the time is waiting until what a killed process was sending may be sent by another.
  await Promise.all((['sqlite', 'postgres'] as const).map(survive));
});

async function survive(engine: TestEngine): Promise<void> {
  const smtp = await startSmtp();
  const site = await preparePlace(engine, smtp.url);
  const { url, database } = site;
  const acknowledged = new Set<string>();
  const readyAfter: number[] = [];
  const deliveriesWhenRecorded = new Map<string, number>();
  const deliveries = (id: string) => smtp.received.filter((letter) => letter.id === id).length;
  const start = async () => {
    const begun = performance.now();
    const child = await site.start();
    readyAfter.push(performance.now() - begun);
    return child;
  };

  const newForm = await patientForms(database);
  /** A visitor who sends one message after another, and each again, with its form, until it is acknowledged. */
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    createVisitor(index, url, newForm, acknowledged),
  );
  const editor = createEditor(url);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = await start();
    const working = [...visitors, editor].map((one) => one.workUntil(child));
    const [leadsBefore, savesBefore] = [acknowledged.size, editor.saved.length];
    // Every second life lasts until a message and a save were acknowledged, however slow the machine is.
    if (kill % 2 === 1)
      await vi.waitFor(() => {
        expect(acknowledged.size).toBeGreaterThan(leadsBefore);
        expect(editor.saved.length).toBeGreaterThan(savesBefore);
      }, 60_000);
    await wait(LIVES_MS[0] + Math.random() * (LIVES_MS[1] - LIVES_MS[0]));
    await killed(child);
    await Promise.all(working);
    for (const { id, state } of await entries(database)) {
      if (state === 'sent' && !deliveriesWhenRecorded.has(id)) deliveriesWhenRecorded.set(id, deliveries(id));
    }
  }

  const last = await start();
  await vi.waitFor(
    async () => expect((await entries(database)).filter(({ state }) => state !== 'sent')).toEqual([]),
    { timeout: 120_000, interval: 500 },
  );
  const endedSessions = await editor.endedSessions();
  await killed(last);

  const leads = await storedLeads(database);
  const messages = leads.map(({ answers }) => JSON.parse(answers).message);
  const lost = [...acknowledged].filter((message) => !messages.includes(message));
  const titles = await savedTitles(database);
  const lostSaves = editor.saved.filter((title) => titles.filter((one) => one === title).length !== 1);
  const ready = `ready after ${milliseconds(percentile(readyAfter, 50))} (median), ${milliseconds(percentile(readyAfter, 100))} at most`;
  figure(
    `${KILLS} kills -9 on ${engine}`,
    `${lost.length} of ${acknowledged.size} leads, ${lostSaves.length} of ${editor.saved.length} saves, ${endedSessions.length} of ${editor.sessions} sessions lost; ${messages.length - new Set(messages).size} doubled; ${ready}`,
    '0 lost, 0 doubled, ready within 1 s',
  );
  if (isLongRun) expect(percentile(readyAfter, 50)).toBeLessThan(1000);
  for (const count of [acknowledged.size, editor.saved.length])
    expect(count).toBeGreaterThanOrEqual(KILLS / 2);
  expect(editor.sessions).toBeGreaterThan(0);
  expect([lost, lostSaves, endedSessions]).toEqual([[], [], []]);
  expect(messages).toHaveLength(new Set(messages).size);
  for (const { id } of await entries(database)) expect(deliveries(id)).toBeGreaterThan(0);
  for (const [id, count] of deliveriesWhenRecorded) expect([id, deliveries(id)]).toEqual([id, count]);
  const files = await readdir(path.join(site.dataDir, 'files'));
  for (const { file } of leads) if (file) expect(files).toContain(file);
}

/** Where the site lives through all its deaths. */
async function preparePlace(engine: TestEngine, smtpUrl: string) {
  const dataDir = await newFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const postgres = engine === 'postgres' ? { DATABASE_URL: await newDatabase(engine) } : undefined;
  const environment = {
    ...{ PORT: String(port), DATA_DIR: dataDir, SMTP_URL: smtpUrl, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    ...postgres,
  };
  const start = async () => {
    const child = spawn(process.execPath, ['scripts/start.js'], {
      cwd: projectDir,
      env: { ...process.env, ...environment },
    });
    child.stderr.pipe(process.stderr);
    await vi.waitFor(async () => expect((await fetch(`${url}/ready`)).ok).toBe(true), {
      timeout: 60_000,
      interval: 10,
    });
    return child;
  };
  return { url, dataDir, database: postgres?.DATABASE_URL ?? path.join(dataDir, 'vitrine.sqlite'), start };
}

/** An administrator who logs in and saves, again and again. */
function createEditor(url: string) {
  const cookies: string[] = [];
  const saved: string[] = [];
  let number = 0;
  let lives = 0;
  const call = (path: string, cookie: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { origin: url, 'content-type': 'application/json', cookie },
    });

  async function logIn(): Promise<string> {
    const body = JSON.stringify(administrator);
    const response = await call('/api/auth/login', '', { method: 'POST', body });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (response.status === 200) cookies.push(cookie);
    return cookie;
  }

  async function save(cookie: string): Promise<void> {
    const { content, rev } = await (await call(SECTION, cookie)).json();
    number += 1;
    const title = `Titre numéro ${number}`;
    content.hero.title = title;
    const body = JSON.stringify({ content, basedOn: rev });
    const response = await call(SECTION, cookie, { method: 'PUT', body });
    if (response.status === 200) saved.push(title);
  }

  return {
    saved,
    get sessions() {
      return cookies.length;
    },
    async workUntil(child: ChildProcess): Promise<void> {
      lives += 1;
      // Now and then with the session of an earlier life.
      const cookie = (lives % 2 === 0 && cookies.at(-1)) || (await logIn().catch(() => ''));
      while (child.exitCode === null && child.signalCode === null) await save(cookie).catch(() => {});
    },
    async endedSessions(): Promise<string[]> {
      const answers = await Promise.all(cookies.map((cookie) => call(SECTION, cookie)));
      return cookies.filter((_, index) => answers[index]?.status !== 200);
    },
  };
}

function createVisitor(
  index: number,
  url: string,
  newForm: () => Promise<string>,
  acknowledged: Set<string>,
) {
  const isApplicant = index === 0;
  let number = 0;
  let pending: { message: string; form: string } | undefined;

  async function postOne(): Promise<void> {
    number += pending ? 0 : 1;
    pending ??= { message: `visitor ${index}, message ${number}`, form: await newForm() };
    const headers = { origin: url, 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 256)}` };
    const response = isApplicant
      ? await fetch(`${url}/api/applications`, { method: 'POST', headers, body: cvForm(pending) })
      : await fetch(`${url}/api/chat`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...chat, ...pending }),
        });
    await response.text();
    if (response.status !== 201) return;
    acknowledged.add(pending.message);
    pending = undefined;
  }

  return {
    async workUntil(child: ChildProcess): Promise<void> {
      while (child.exitCode === null && child.signalCode === null) await postOne().catch(() => {});
    },
  };
}

/** Makes marks of forms that have been open for a minute: nobody is taken for a machine here. */
async function patientForms(url: string): Promise<() => Promise<string>> {
  const database = await openDatabase({ url });
  const marks = createFormTokens(database, () => new Date(Date.now() - 60_000));
  await marks.make();
  await database.close();
  return marks.make;
}

function cvForm(fields: object): FormData {
  return applicationForm({ ...application, ...fields }, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function entries(url: string) {
  const database = await openDatabase({ url });
  const rows = await database.db.selectFrom('outbox').select(['id', 'state']).execute();
  await database.close();
  return rows;
}

/** The title of each revision that was ever stored. */
async function savedTitles(url: string): Promise<string[]> {
  const database = await openDatabase({ url });
  const rows = await database.db
    .selectFrom('revisions')
    .select('body')
    .where('document_id', '=', 'home')
    .execute();
  await database.close();
  return rows.map(({ body }) => JSON.parse(body).hero?.title);
}

async function storedLeads(url: string) {
  const database = await openDatabase({ url });
  const rows = await database.db
    .selectFrom('leads')
    .leftJoin('lead_files', 'lead_files.lead_id', 'leads.id')
    .select(['leads.answers', 'lead_files.id as file'])
    .execute();
  await database.close();
  return rows;
}
