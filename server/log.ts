import pino from 'pino';
import { bufferedLogStream } from './buffered-log-stream.ts';

export type Log = pino.Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** JSON lines on standard output, gathered into large writes, at the latest after a second and at exit. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, bufferedLogStream(1));
}
