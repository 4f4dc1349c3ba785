import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figures } from './figures.ts';
import { peerTables } from './peer-tables.ts';
import { visitorTables } from './visitor-tables.ts';

export interface ReportParts {
  figures: Figures;
  machine: string;
  busy: boolean;
  runs: number;
  missing: string[];
}

const BUSY =
  '**The machine was busy with other work: times, scores and requests per second are not to be relied on, weights and counts are.**';

/** The whole document. What is written by hand stands in `why-missed.md`: the rest is lost with the next run. */
export async function report({ figures, machine, busy, runs, missing }: ReportParts): Promise<string> {
  return [
    '# Measured',
    `Written by \`npm run bench:peers\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Medians of ${runs}.`,
    ...(busy ? [BUSY] : []),
    ...(missing.length > 0 ? [`Not here, so not measured: ${missing.join(', ')}.`] : []),
    ...peerTables(figures),
    ...visitorTables(figures),
    await readFile(path.join(import.meta.dirname, 'why-missed.md'), 'utf8'),
  ].join('\n\n');
}
