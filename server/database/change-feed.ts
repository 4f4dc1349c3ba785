import { EventEmitter } from 'node:events';
import pg from 'pg';

const CHANNEL = 'changes';
const RECONNECT_MS = 500;
/** PostgreSQL refuses a payload of 8,000 bytes. */
const PAYLOAD_MAX_BYTES = 7900;

/** Stands for "anything may have changed": sent when some notices may have been missed. */
export const EVERYTHING = '*';

/** Tells every instance which documents changed, by key (`section/fr/home`). */
export interface ChangeFeed {
  subscribe(listener: (keys: readonly string[]) => void): () => void;
  publish(keys: readonly string[]): void;
}

export function createChangeFeed(): ChangeFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    subscribe(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    publish: (keys) => void emitter.emit('change', keys),
  };
}

/** The text of a notice to the other instances. */
export function encodeNotice(origin: string, keys: readonly string[]): string {
  const notice = JSON.stringify({ origin, keys });
  return Buffer.byteLength(notice) < PAYLOAD_MAX_BYTES
    ? notice
    : JSON.stringify({ origin, keys: [EVERYTHING] });
}

/**
 * Repeats on the local feed what other instances announce through PostgreSQL. After a lost
 * connection it comes back by itself and announces EVERYTHING.
 */
export async function listenToOthers(
  url: string,
  self: string,
  feed: ChangeFeed,
  warn: (error: unknown) => void,
) {
  let stopped = false;
  let client: pg.Client;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => {
      const { origin, keys } = JSON.parse(payload ?? '{}');
      if (origin !== self && Array.isArray(keys)) feed.publish(keys);
    });
    client.once('error', reconnect).once('end', reconnect);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  };

  const reconnect = (error?: unknown) => {
    client.removeAllListeners().on('error', () => {});
    client.end().catch(() => {});
    if (stopped || timer) return;
    warn(error);
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(() => feed.publish([EVERYTHING]), reconnect);
    }, RECONNECT_MS);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end().catch(() => {});
  };
}
