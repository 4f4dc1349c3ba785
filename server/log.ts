import pino from 'pino';

export type Log = pino.Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** More than this waits for nobody: while lines cannot be written, later ones are dropped. */
const WAITING_BYTES_MAX = 1_000_000;

/** JSON lines, gathered into larger writes: at the latest after a second and, by pino itself, at exit. */
export function createLog(level: LogLevel, fd = 1): Log {
  const destination = pino.destination({
    ...{ fd, sync: false, periodicFlush: 1000, maxLength: WAITING_BYTES_MAX },
    // Small pieces: with each line pino counts anew the bytes that wait with it.
    ...{ minLength: 1024, maxWrite: 1025 },
  });
  // A full disk or a closed pipe must neither end the site nor hold up its end: `flushSync` would try for ever.
  destination.on('error', () => {
    destination.flushSync = () => {};
  });
  return pino({ level, base: null, timestamp: isoTime }, destination);
}

let moment = 0;
let momentText = '';

/** As `pino.stdTimeFunctions.isoTime`, but written out once per millisecond: it is half the cost of a line. */
function isoTime(): string {
  const now = Date.now();
  if (now !== moment) momentText = `,"time":"${new Date(now).toISOString()}"`;
  moment = now;
  return momentText;
}
