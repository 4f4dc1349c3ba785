import { type ChildProcess, spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createFormMarks } from '#server/leads/form-marks.ts';
import { documents } from '#tests/support/documents.ts';
import { newFolder } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/free-port.ts';
import { application, applicationForm, chat } from '#tests/support/leads.ts';
import { startSmtp } from '#tests/support/smtp.ts';

/** A long run: `FAULT_KILLS=200 npx vitest run tests/faults`. */
const KILLS = Number(process.env.FAULT_KILLS ?? 10);
const LIVES_MS = [20, 900] as const;
const VISITORS = 4;
const projectDir = path.resolve(import.meta.dirname, '../..');

test(`over ${KILLS} kills no acknowledged lead is lost or doubled, and no recorded mail sent again`, {
  timeout: KILLS * 15_000 + 120_000,
}, async () => {
  const smtp = await startSmtp();
  const dataDir = await newFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = path.join(dataDir, 'vitrine.sqlite');
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const acknowledged = new Set<string>();
  const deliveriesWhenRecorded = new Map<string, number>();
  const deliveries = (id: string) => smtp.received.filter((letter) => letter.id === id).length;

  const start = async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: projectDir,
      env: { ...process.env, ...environment },
    });
    child.stderr.pipe(process.stderr);
    await vi.waitFor(async () => expect((await fetch(`${url}/ready`)).ok).toBe(true), {
      timeout: 20_000,
      interval: 10,
    });
    return child;
  };

  const newForm = await patientForms(database);
  /** A visitor who sends one message after another, and each again, with its form, until it is acknowledged. */
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    createVisitor(index, url, newForm, acknowledged),
  );
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = await start();
    const posting = visitors.map((visitor) => visitor.postUntil(child));
    await new Promise((resolve) =>
      setTimeout(resolve, LIVES_MS[0] + Math.random() * (LIVES_MS[1] - LIVES_MS[0])),
    );
    await killed(child);
    await Promise.all(posting);
    for (const { id, state } of await entries(database)) {
      if (state === 'sent' && !deliveriesWhenRecorded.has(id)) deliveriesWhenRecorded.set(id, deliveries(id));
    }
  }

  const last = await start();
  await vi.waitFor(
    async () => expect((await entries(database)).filter(({ state }) => state !== 'sent')).toEqual([]),
    { timeout: 90_000, interval: 500 },
  );
  await killed(last);

  const leads = await storedLeads(database);
  const messages = leads.map(({ answers }) => JSON.parse(answers).message);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(messages.length).toBe(new Set(messages).size);
  expect([...acknowledged].filter((message) => !messages.includes(message))).toEqual([]);
  for (const { id } of await entries(database)) expect(deliveries(id)).toBeGreaterThan(0);
  for (const [id, count] of deliveriesWhenRecorded) expect([id, deliveries(id)]).toEqual([id, count]);
  const files = await readdir(path.join(dataDir, 'files'));
  for (const { file } of leads) if (file) expect(files).toContain(file);
});

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
    const answer = isApplicant
      ? await fetch(`${url}/api/applications`, { method: 'POST', headers, body: cvForm(pending) })
      : await fetch(`${url}/api/chat`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...chat, ...pending }),
        });
    await answer.text();
    if (answer.status !== 201) return;
    acknowledged.add(pending.message);
    pending = undefined;
  }

  return {
    async postUntil(child: ChildProcess): Promise<void> {
      while (child.exitCode === null && child.signalCode === null) await postOne().catch(() => {});
    },
  };
}

/** Makes marks of forms that have been open for a minute: nobody is taken for a machine here. */
async function patientForms(url: string): Promise<() => Promise<string>> {
  const database = await openDatabase({ url });
  const marks = createFormMarks(database, () => new Date(Date.now() - 60_000));
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
