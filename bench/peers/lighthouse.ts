import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/run.ts';
import { median } from '../measures.ts';

export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const PROGRAM = path.join(import.meta.dirname, 'node_modules/.bin/lighthouse');
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

/** One run of Lighthouse as it is by default: a slow telephone on a slow network. */
export async function lighthouse(url: string, chromium: string): Promise<LighthouseFigures> {
  const file = path.join(os.tmpdir(), `vitrine-lighthouse-${process.pid}.json`);
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
  ];
  const { ok, output } = await run(PROGRAM, args, { quiet: true, env: { CHROME_PATH: chromium } });
  if (!ok) throw new Error(`Lighthouse failed on ${url}.\n${output}`);
  const report: LighthouseReport = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  if (report.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Each figure's own median over the runs. */
export function medianFigures(runs: LighthouseFigures[]): LighthouseFigures {
  const names = Object.keys(runs[0] ?? {}) as (keyof LighthouseFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as unknown as LighthouseFigures;
}
