import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBuild } from '../../scripts/build.ts';
import { projectDir } from '../../scripts/run.ts';
import { isInstalled } from '../load.ts';
import { type ContenderName, contenders, install, isPeer, peerDir } from './contenders.ts';
import { copySite } from './copy-site.ts';
import type { Figures } from './figures.ts';
import { findFullChromium } from './full-chromium.ts';
import { describeMachine, isBusy } from './machine.ts';
import {
  askLighthouse,
  edit,
  navigate,
  type Running,
  type Scope,
  tap,
  throughput,
  weigh,
} from './measure.ts';
import { pageKinds } from './page-kinds.ts';
import { report } from './report.ts';
import { writeContent } from './write-content.ts';

/** Measures our site and its peers side by side, and writes what it found into the document. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    kinds: { type: 'string', default: pageKinds.map(({ name }) => name).join(',') },
    only: { type: 'string', default: Object.keys(contenders).join(',') },
    out: { type: 'string', default: path.join(projectDir, 'docs/benchmarks.md') },
  },
});
const runs = Number(values.runs);
const kinds = pageKinds.filter(({ name }) => values.kinds.split(',').includes(name));
const names = values.only.split(',').filter((name): name is ContenderName => name in contenders);
const peers = names.filter(isPeer);
const missing: string[] = [];

const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);

const machine = await describeMachine();
const busy = isBusy();

await ensureBuild();
for (const name of peers) {
  say(`installing ${contenders[name].label}`);
  await install(peerDir(name));
  await copySite(peerDir(name));
}
await writeContent(peers.map(peerDir));

const figures: Figures = {};
const running: Running = {};
const scope: Scope = { running, figures, runs, kinds };
try {
  for (const name of names) {
    say(`building ${contenders[name].label}`);
    const begun = performance.now();
    await contenders[name].build();
    figures[name] = { buildMs: performance.now() - begun, pages: {} };
    running[name] = await contenders[name].start();
  }
  await measureInBrowser();
  if (await isInstalled('wrk')) {
    say('requests per second');
    await throughput(scope);
  } else missing.push('wrk');
  say('from an edit to a visitor');
  await edit(scope);
} finally {
  for (const site of Object.values(running)) await site.stop();
}
for (const tool of missing) say(`${tool}: missing`);
await writeFile(values.out, await report({ figures, machine, busy, runs, missing }));
say(`written: ${path.relative(projectDir, values.out)}`);

async function measureInBrowser(): Promise<void> {
  const program = await findFullChromium();
  if (!program) {
    missing.push('chromium');
    return;
  }
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    say('weight of the pages');
    await weigh(browser, scope);
    say('taps on a slow telephone');
    await tap(browser, scope);
    say('from page to page');
    await navigate(browser, scope);
  } finally {
    await browser.close();
  }
  say('installing Lighthouse');
  await install(import.meta.dirname);
  say('Lighthouse');
  await askLighthouse(program, scope);
}
