import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { valueAt } from '#domain/content/lookup.ts';
import { sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { createServices } from '#server/services.ts';
import { textOfSection } from '#tests/support/data/text-of-section.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { newDatabase, newFolder, type TestEngine } from '#tests/support/engines.ts';
import { figure, isLongRun } from '#tests/support/figures.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { administrator } from '#tests/support/site/site.ts';
import { contentDir } from '#tests/support/site/stores.ts';

const KILLS = isLongRun ? 50 : 3;
const DOCUMENTS = sections.length * languages.length;
/** Of the time that a publication takes here: kills fall before, into and after it. */
const LONGEST_LIFE = 1.3;
const projectDir = path.resolve(import.meta.dirname, '../..');

test(`[PUBLISH-05] [PUBLISH-07] over ${KILLS} kills on each engine a publication of ${DOCUMENTS} documents is whole or not there`, {
  timeout: KILLS * 30_000 + 120_000,
}, async () => {
  for (const engine of ['sqlite', 'postgres'] as const) await survive(engine);
});

async function survive(engine: TestEngine): Promise<void> {
  const site = await preparePlace(engine);
  const counts = { all: 0, nothing: 0, half: 0 };
  const takes = await site.measure();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const mark = `essai ${kill}`;
    // Every second one is scheduled, and falls due when the server starts.
    const scheduled = kill % 2 === 1;
    await site.prepare(mark, scheduled);
    const child = await site.start();
    const publish = scheduled ? async () => {} : await site.publisher();
    const publishing = publish();
    await wait(Math.random() * LONGEST_LIFE * takes);
    await killed(child);
    await publishing;
    const { published, waiting } = await site.look(mark);
    if (published === DOCUMENTS && waiting === 0) counts.all += 1;
    else if (published === 0 && waiting === DOCUMENTS) counts.nothing += 1;
    else counts.half += 1;
    expect([kill, published + waiting]).toEqual([kill, DOCUMENTS]);
  }
  figure(
    `${KILLS} kills -9 in a publication of ${DOCUMENTS} documents on ${engine}`,
    `${counts.half} half-published, ${counts.all} whole, ${counts.nothing} not begun`,
    '0 half-published',
  );
  expect(counts.half).toBe(0);

  // What a kill left behind goes live at the next start.
  await site.prepare('le dernier', true);
  const last = await site.start();
  await vi.waitFor(
    async () => expect(await site.look('le dernier')).toEqual({ published: DOCUMENTS, waiting: 0 }),
    { timeout: 60_000, interval: 200 },
  );
  await killed(last);
}

/** Where the site lives through all its deaths. */
async function preparePlace(engine: TestEngine) {
  const dataDir = await newFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const databaseUrl =
    engine === 'postgres' ? await newDatabase(engine) : path.join(dataDir, 'vitrine.sqlite');
  const environment = {
    ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    ...(engine === 'postgres' && { DATABASE_URL: databaseUrl }),
  };

  /** The services over the same database, beside the process that lives and dies. */
  async function besides<T>(
    work: (services: ReturnType<typeof createServices>) => Promise<T>,
    now = () => new Date(),
  ): Promise<T> {
    const database = await openDatabase({ url: databaseUrl });
    const config = readConfig({ DATA_DIR: dataDir });
    const log = pino({ level: 'silent' });
    const services = createServices({ config, database, contentDir, log, now });
    return work(services).finally(() => database.close());
  }

  const site = {
    async start(): Promise<ChildProcess> {
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
    },

    /** Writes every section in both languages; scheduled for a moment that has come when the server starts. */
    prepare: (mark: string, scheduled: boolean) =>
      besides(
        async (services) => {
          for (const publication of await services.publications.scheduled())
            await services.publications.withdraw(publication.id, 'test');
          for (const section of sections)
            for (const language of languages)
              await write(services, sectionRef(section, language), { [textOfSection(section)]: mark });
          if (!scheduled) return;
          const at = new Date(Date.now() - 1000);
          await services.publications.schedule(await chosenCopies(services), { by: 'test', at });
        },
        () => new Date(Date.now() - 60_000),
      ),

    /** An administrator, signed in, who publishes everything that is written when told. */
    async publisher(): Promise<() => Promise<void>> {
      const headers = { origin: url, 'content-type': 'application/json' };
      const post = (address: string, body: unknown, cookie = '') =>
        fetch(url + address, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
      const chosen = await besides((services) => chosenCopies(services));
      const documents = chosen.map(({ ref, version }) => ({ document: ref, version }));
      const response = await post('/api/auth/login', administrator);
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return async () => {
        await post('/api/publications', { documents }, cookie).catch(() => undefined);
      };
    },

    /** How long a publication takes that nobody interrupts, in milliseconds. */
    async measure(): Promise<number> {
      await site.prepare('sans interruption', false);
      const child = await site.start();
      const publish = await site.publisher();
      const begun = performance.now();
      await publish();
      const took = performance.now() - begun;
      await killed(child);
      expect(await site.look('sans interruption')).toEqual({ published: DOCUMENTS, waiting: 0 });
      return took;
    },

    /** How many documents say it to visitors, and how many still wait. */
    look: (mark: string) =>
      besides(async (services) => {
        const all = sections.flatMap((section) => languages.map((language) => ({ section, language })));
        const texts = await Promise.all(
          all.map(async ({ section, language }) => {
            const [live, working] = await Promise.all([
              services.content.section(section, language),
              services.workingCopies.load(sectionRef(section, language)),
            ]);
            return {
              live: valueAt(live, textOfSection(section)),
              waits: Boolean(working.draft ?? working.scheduled),
            };
          }),
        );
        return {
          published: texts.filter(({ live }) => live === mark).length,
          waiting: texts.filter(({ live, waits }) => live !== mark && waits).length,
        };
      }),
  };
  return site;
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
