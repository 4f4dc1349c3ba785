import { writeSync, write as writeTo } from 'node:fs';

const ROOM_BYTES = 16_000;
/** A character of a string takes at most this many bytes of UTF-8. */
const BYTES_PER_CHARACTER = 3;
const WRITE_AFTER_MS = 1000;
/** What may wait for a slow reader; more is dropped, for the site goes on without its log. */
const WAITING_MAX_BYTES = 1024 * 1024;
const TRY_AGAIN_MS = 100;
/** How long a flush waits for a reader that does not read. */
const FLUSH_MS = 1000;

export interface LogStream {
  write(line: string): void;
}

/**
 * A destination for log lines that gathers them as bytes and writes them in one piece: at ten thousand
 * lines a second, keeping each as a string until it is written costs the collector a tenth of the time.
 * Lines that cannot be written (a full disk, a reader that has gone) are dropped and counted: nothing waits for them.
 */
export function bufferedLogStream(fd: number) {
  const room = Buffer.allocUnsafe(ROOM_BYTES);
  let used = 0;
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let writing = false;
  let dropped = 0;
  const idle = new Set<() => void>();

  function queue(piece: Buffer): void {
    if (waitingBytes + piece.length > WAITING_MAX_BYTES) {
      dropped += linesIn(piece);
      return;
    }
    queueAtEnd(piece);
    writeNext();
  }

  function queueAtEnd(piece: Buffer): void {
    waiting.push(piece);
    waitingBytes += piece.length;
  }

  function writeNext(): void {
    if (writing) return;
    const piece = waiting.shift();
    if (!piece) {
      for (const finish of idle) finish();
      return;
    }
    writing = true;
    waitingBytes -= piece.length;
    writeTo(fd, piece, (error, written) => {
      writing = false;
      const rest = error ? piece : piece.subarray(written);
      const isFull = error?.code === 'EAGAIN';
      if (error && !isFull) dropped += linesIn(piece);
      else if (!error) tellDropped();
      if (rest.length > 0 && (isFull || !error)) {
        waiting.unshift(rest);
        waitingBytes += rest.length;
      }
      if (isFull) setTimeout(writeNext, TRY_AGAIN_MS).unref();
      else writeNext();
    });
  }

  /** As soon as something can be written again. */
  function tellDropped(): void {
    if (dropped === 0) return;
    const time = new Date().toISOString();
    const line = `{"level":40,"time":"${time}","lines":${dropped},"msg":"log lines were dropped"}\n`;
    dropped = 0;
    queueAtEnd(Buffer.from(line));
  }

  function handOver(): void {
    if (used > 0) queue(Buffer.from(room.subarray(0, used)));
    used = 0;
  }

  function write(line: string): void {
    const needed = line.length * BYTES_PER_CHARACTER;
    if (used + needed > ROOM_BYTES) handOver();
    if (needed > ROOM_BYTES) {
      queue(Buffer.from(line));
      return;
    }
    if (used === 0) setTimeout(handOver, WRITE_AFTER_MS).unref();
    used += room.write(line, used);
  }

  process.once('exit', () => {
    // A write that is still under way may never end: better to lose lines than to stay for ever.
    if (writing) return;
    try {
      writeSync(fd, Buffer.concat([...waiting, room.subarray(0, used)]));
    } catch {}
  });

  return {
    write,
    /** Calls back when everything was written or dropped, at the latest after a second. */
    flush(done: () => void): void {
      handOver();
      const finish = () => {
        clearTimeout(late);
        idle.delete(finish);
        done();
      };
      const late = setTimeout(finish, FLUSH_MS);
      idle.add(finish);
      writeNext();
    },
  };
}

const LINE_END = 10;

function linesIn(piece: Buffer): number {
  return piece.reduce((lines, byte) => (byte === LINE_END ? lines + 1 : lines), 0);
}
