import os from 'node:os';
import { run } from '../../scripts/run.ts';
import { findFullChromium } from './full-chromium.ts';

/** What the figures were measured on, in one line. */
export async function describeMachine(): Promise<string> {
  const program = await findFullChromium();
  const { output = '' } = program ? await run(program, ['--version'], { quiet: true }) : {};
  const chromium = /Chrom\S+ [\d.]+/.exec(output)?.[0] ?? 'no Chromium';
  const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { quiet: true });
  const processor = os.cpus()[0]?.model.trim() || os.arch();
  return [
    `${os.cpus().length} × ${processor} (${os.arch()})`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `${os.type()} ${os.release().split('-')[0]}`,
    `Node ${process.version}`,
    chromium,
    `commit ${commit.trim()}`,
    `load at the end ${os.loadavg()[0]?.toFixed(1)}`,
  ].join(', ');
}
