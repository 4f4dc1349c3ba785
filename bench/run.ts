import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { startSiteProcess } from '../scripts/site-process.ts';
import { freePort } from '../tests/support/services/free-port.ts';
import { measureGrowth } from './growth.ts';
import { measureFormAnswers, measureLeads } from './leads.ts';
import { measureMemory, measureRender, measureSaveToVisible, measureThroughput, median } from './measures.ts';
import { measureScreens } from './screens.ts';

const STARTS = 5;
const VIEWS = 10_000;

await ensureBuild();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-bench-'));
const port = await freePort();
const rows: [what: string, value: string, target: string][] = [];
const round = (value: number, digits = 0) => value.toFixed(digits);

await (await startSiteProcess(dataDir, port)).stop();
const starts: number[] = [];
for (let index = 0; index < STARTS; index += 1) {
  const started = await startSiteProcess(dataDir, port);
  starts.push(started.startMs);
  await started.stop();
}
rows.push(['cold start to first page, existing database', `${round(median(starts))} ms`, 'under 1000 ms']);

const site = await startSiteProcess(dataDir, port);
try {
  rows.push([
    `memory after ${VIEWS} page views`,
    `${round(await measureMemory(site, VIEWS))} MB`,
    'under 200 MB',
  ]);
  rows.push(['uncached render of /', `${round(await measureRender(site, '/'), 1)} ms`, '']);
  rows.push([
    'uncached render of hosting',
    `${round(await measureRender(site, '/expertises/hebergement'), 1)} ms`,
    '',
  ]);
  rows.push(['save to visible', `${round(await measureSaveToVisible(site), 1)} ms`, 'under 100 ms']);

  const screens = await measureScreens(site);
  rows.push([
    'keystroke in the largest section, processor 4 times slower',
    `${round(screens.keystrokeMs)} ms, an empty page ${round(screens.bareMs)} ms`,
    'under 16 ms',
  ]);
  rows.push(['opening the largest section', `${round(screens.openingMs)} ms`, 'under 200 ms']);
  rows.push([
    'a choice in the calculator, processor 4 times slower',
    `${round(screens.choiceMs)} ms`,
    'under 16 ms',
  ]);

  const throughput = await measureThroughput(site, await freePort());
  if (throughput) {
    const { ours, nginx } = throughput;
    rows.push(['cached page, requests per second', round(ours.requestsPerSecond), '']);
    rows.push(['nginx, same bytes, requests per second', round(nginx.requestsPerSecond), '']);
    rows.push([
      'ratio to nginx',
      round(ours.requestsPerSecond / nginx.requestsPerSecond, 2),
      'at least 0.25',
    ]);
    rows.push(['99th percentile, ours / nginx', `${round(ours.p99Ms, 1)} / ${round(nginx.p99Ms, 1)} ms`, '']);
  } else {
    rows.push(['cached page against nginx', 'skipped: nginx or wrk is not installed here', 'at least 0.25']);
  }
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

for (const { what, few, many } of await measureGrowth()) {
  rows.push([
    `${what}, with 10 / with 10,000 (1,000 studies)`,
    `${round(few, 1)} / ${round(many, 1)} ms, ratio ${round(many / few, 2)}`,
    'at most 1.5',
  ]);
}

const leads = await measureLeads();
rows.push(['durable leads per second, SQLite', round(leads.perSecond), 'at least 500']);
rows.push(['  99th percentile under that load', `${round(leads.p99Ms)} ms`, '']);
for (const mailServer of ['dead', 'silent'] as const) {
  const { p99Ms } = await measureFormAnswers(mailServer);
  rows.push([
    `form answer, mail server ${mailServer}, 99th percentile`,
    `${round(p99Ms)} ms`,
    'under 150 ms',
  ]);
}

const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const [what, value, target] of rows) {
  console.log(`${what.padEnd(widths[0] ?? 0)}  ${value.padEnd(widths[1] ?? 0)}  ${target}`);
}
