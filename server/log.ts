import pino from 'pino';
import { bufferedLogStream, type LogStream } from './buffered-log-stream.ts';

export type Log = pino.Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** A log, and the stream it writes to, for lines that are finished already. */
export interface LogParts {
  log: Log;
  logStream: LogStream;
}

/** JSON lines on standard output, gathered into large writes, at the latest after a second and at exit. */
export function createLog(level: LogLevel, fd = 1): LogParts {
  const logStream = bufferedLogStream(fd);
  return { log: pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logStream), logStream };
}
