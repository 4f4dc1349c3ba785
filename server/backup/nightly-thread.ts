import { parentPort, workerData } from 'node:worker_threads';
import { makeNightly, type NightlyTask } from './make-nightly.ts';

/** The program of the thread: the copy of the database, its checksums and the packing hold up nobody there. */
await makeNightly(workerData as NightlyTask);
// A thread that was broken off may end with 0 too.
parentPort?.postMessage('made');
