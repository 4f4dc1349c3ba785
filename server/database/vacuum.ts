import { Worker } from 'node:worker_threads';

/** Whole as a text: the server is one bundled file, and this has to be a program of its own. */
const PROGRAM = `
  const { DatabaseSync } = require('node:sqlite');
  const { workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { timeout: 5000 });
  database.exec('vacuum; pragma wal_checkpoint(truncate)');
  database.close();
`;

/**
 * Writes the SQLite file anew, without the pieces of deleted rows that SQLite leaves in pages it has arranged anew, and
 * empties its log. In a thread of its own: it takes the longer the larger the file is, and reading goes on meanwhile.
 */
export function vacuum(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: file });
    worker.once('error', reject).once('exit', () => resolve());
  });
}
