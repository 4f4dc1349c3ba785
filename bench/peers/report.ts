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

/** The whole document. It is written by `npm run bench:peers`: what is changed by hand is lost with the next run. */
export function report({ figures, machine, busy, runs, missing }: ReportParts): string {
  return [
    '# Measured',
    `Written by \`npm run bench:peers\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Medians of ${runs}.`,
    ...(busy ? [BUSY] : []),
    ...(missing.length > 0 ? [`Not here, so not measured: ${missing.join(', ')}.`] : []),
    ...peerTables(figures),
    ...visitorTables(figures),
    '',
  ].join('\n\n');
}
