import os from 'node:os';
import { run } from '../../scripts/run.ts';
import { findFullChromium } from './full-chromium.ts';

/** What is measured, and on what, in one line. Asked before the work begins: both may have changed by its end. */
export async function describeMachine(): Promise<string> {
  const program = await findFullChromium();
  const { output = '' } = program ? await run(program, ['--version'], { quiet: true }) : {};
  const chromium = /Chrom\S+ [\d.]+/.exec(output)?.[0] ?? 'no Chromium';
  const { output: commit } = await run('git', ['describe', '--always', '--dirty'], { quiet: true });
  const processor = os.cpus()[0]?.model.trim() || os.arch();
  return [
    `${os.cpus().length} × ${processor} (${os.arch()})`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `${os.type()} ${os.release().split('-')[0]}`,
    `Node ${process.version}`,
    chromium,
    `commit ${commit.trim()}`,
    `load at the start ${loadNow().toFixed(1)}`,
  ].join(', ');
}

const loadNow = () => os.loadavg()[0] ?? 0;

/** Whether others work here too: times then tell more about them than about the pages. */
export const isBusy = () => loadNow() > os.cpus().length / 2;
