import pg from 'pg';
import { CHANNEL, type ChangeFeed, decodeNotice, EVERYTHING } from './change-feed.ts';
import { socketOf } from './postgres.ts';

const RECONNECT_MS = 500;
/** A connection that a firewall has forgotten says nothing, for hours: so it is asked. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5000;
const GOODBYE_MS = 1000;

/**
 * Repeats on the local feed what other instances announce through PostgreSQL. After a lost
 * connection, or one that is silent, it comes back by itself and announces EVERYTHING.
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
  let heartbeat: NodeJS.Timeout | undefined;

  const connect = async () => {
    client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('notification', ({ payload }) => {
      const notice = decodeNotice(payload);
      if (notice.origin !== self) feed.publish(notice.keys);
    });
    client.once('error', reconnect).once('end', reconnect);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    heartbeat = setInterval(() => client.query('select 1').catch(reconnect), HEARTBEAT_MS).unref();
  };

  const reconnect = (error?: unknown) => {
    clearInterval(heartbeat);
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
    clearInterval(heartbeat);
    const late = setTimeout(() => socketOf(client).destroy(), GOODBYE_MS);
    await client.end().catch(() => {});
    clearTimeout(late);
  };
}
