import pino from 'pino';

export type Log = pino.Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** JSON lines on standard output, written in batches, at the latest after a second and at exit. */
export function createLog(level: LogLevel): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 1, sync: false, minLength: 16_000, periodicFlush: 1000 }),
  );
}
