import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { startSiteProcess } from '../scripts/site-process.ts';
import { freePort } from '../tests/support/services/free-port.ts';
import { measureGrowth } from './growth.ts';
import { measureFormResponses, measureLeads } from './leads.ts';
import { measureMemory, measureRender, measureSaveToVisible, measureThroughput, median } from './measures.ts';
import { measureScreens } from './screens.ts';
import { targets } from './targets.ts';
import { measureWays } from './ways.ts';

const STARTS = 5;
const VIEWS = 10_000;

await ensureBuild();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-bench-'));
const port = await freePort();
const rows: [what: string, value: string, target: string, verdict: string][] = [];

/** A figure without a target. */
function show(what: string, value: string): void {
  rows.push([what, value, '', '']);
}

/** A figure beside its target (docs/quality.md). */
function compare(what: string, value: string, target: string, met: boolean): void {
  rows.push([what, value, target, met ? 'met' : 'MISSED']);
}

const round = (value: number, digits = 0) => value.toFixed(digits);

await (await startSiteProcess(dataDir, port)).stop();
const starts: number[] = [];
for (let index = 0; index < STARTS; index += 1) {
  const started = await startSiteProcess(dataDir, port);
  starts.push(started.startMs);
  await started.stop();
}
compare(
  'cold start to first page, existing database',
  `${round(median(starts))} ms`,
  `under ${targets.coldStartMs} ms`,
  median(starts) < targets.coldStartMs,
);

const site = await startSiteProcess(dataDir, port);
try {
  const memory = await measureMemory(site, VIEWS);
  compare(
    `memory after ${VIEWS} page views`,
    `${round(memory)} MB`,
    `under ${targets.memoryMegabytes} MB`,
    memory < targets.memoryMegabytes,
  );
  show('uncached render of /en', `${round(await measureRender(site, '/en'), 1)} ms`);
  show('uncached render of hosting', `${round(await measureRender(site, '/expertises/hebergement'), 1)} ms`);
  const visibleMs = await measureSaveToVisible(site);
  compare(
    'save to visible',
    `${round(visibleMs, 1)} ms`,
    `under ${targets.saveToVisibleMs} ms`,
    visibleMs < targets.saveToVisibleMs,
  );

  const screens = await measureScreens(site);
  const keystroke = `under ${targets.keystrokeMs} ms`;
  compare(
    'keystroke in the largest section, processor 4 times slower',
    `${round(screens.keystrokeMs)} ms, an empty page ${round(screens.bareMs)} ms`,
    keystroke,
    screens.keystrokeMs < targets.keystrokeMs,
  );
  compare(
    'opening the largest section',
    `${round(screens.openingMs)} ms`,
    `under ${targets.openingMs} ms`,
    screens.openingMs < targets.openingMs,
  );
  const { beside } = screens;
  compare(
    'keystroke with the page beside it, processor 4 times slower',
    `${round(beside.keystrokeMs)} ms`,
    keystroke,
    beside.keystrokeMs < targets.keystrokeMs,
  );
  for (const [what, times] of [
    ['a section', beside.openingsMs],
    ['an article or a case study', beside.entryOpeningsMs],
  ] as const) {
    compare(
      `opening ${what} with its page`,
      `${round(median(times))} ms, at worst ${round(Math.max(...times))} ms`,
      `under ${targets.openingBesideMs} ms`,
      median(times) < targets.openingBesideMs,
    );
  }
  compare(
    'a choice in the calculator, processor 4 times slower',
    `${round(screens.choiceMs)} ms`,
    keystroke,
    screens.choiceMs < targets.keystrokeMs,
  );

  const ways = await measureWays(site.url);
  for (const [what, times, target] of [
    ['next page after hover', ways.onwardMs, targets.navigationMs],
    ['Back, to the place that was left', ways.backMs, targets.backMs],
  ] as const) {
    compare(
      what,
      `${round(median(times))} ms, at best ${round(Math.min(...times))} ms`,
      `at most ${target} ms`,
      median(times) <= target,
    );
  }

  const throughput = await measureThroughput(site, await freePort());
  if (throughput) {
    const { ours, nginx } = throughput;
    const ratio = ours.requestsPerSecond / nginx.requestsPerSecond;
    show('cached page, requests per second', round(ours.requestsPerSecond));
    show('nginx, same bytes, requests per second', round(nginx.requestsPerSecond));
    compare(
      'ratio to nginx',
      round(ratio, 2),
      `at least ${targets.ratioToNginx}`,
      ratio >= targets.ratioToNginx,
    );
    show('99th percentile, ours / nginx', `${round(ours.p99Ms, 1)} / ${round(nginx.p99Ms, 1)} ms`);
  } else {
    show('cached page against nginx', 'skipped: nginx or wrk is not installed here');
  }
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

for (const { engine, what, few, many } of await measureGrowth()) {
  compare(
    `${what}, few / 100,000 articles and 1,000,000 leads, ${engine}`,
    `${round(few, 1)} / ${round(many, 1)} ms, ratio ${round(many / few, 2)}`,
    `at most ${targets.growth}`,
    many <= targets.growth * few,
  );
}

const leads = await measureLeads();
compare(
  'durable leads per second, SQLite',
  round(leads.perSecond),
  `at least ${targets.leadsPerSecond}`,
  leads.perSecond >= targets.leadsPerSecond,
);
show('  99th percentile under that load', `${round(leads.p99Ms)} ms`);
for (const mailServer of ['dead', 'silent'] as const) {
  const { p99Ms } = await measureFormResponses(mailServer);
  compare(
    `form answer, mail server ${mailServer}, 99th percentile`,
    `${round(p99Ms)} ms`,
    `under ${targets.formResponseMs} ms`,
    p99Ms < targets.formResponseMs,
  );
}

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
