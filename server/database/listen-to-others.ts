import pg from 'pg';
import { CHANNEL, type ChangeFeed, decodeNotice, EVERYTHING } from './change-feed.ts';

const RECONNECT_MS = 500;

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
      const notice = decodeNotice(payload);
      if (notice.origin !== self) feed.publish(notice.keys);
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
