import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { leadKinds } from '#domain/leads/lead-kinds.ts';
import type { Database } from '#server/database/database.ts';
import { type Metric, metricsText } from './metrics-text.ts';

/** Upper ends of the buckets, in milliseconds. */
const BUCKETS_MS = [1, 5, 25, 100, 500, 2500, 10_000];
const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const OUTBOX_STATES = ['waiting', 'held', 'failed', 'sent'] as const;
const NANOSECONDS = 1e9;

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts requests in plain numbers, and tells Prometheus on `/metrics` who knows the token. */
export function createMetrics({ database, token }: { database: Database; token: string }) {
  const byClass = new Float64Array(STATUS_CLASSES.length);
  const byDuration = new Float64Array(BUCKETS_MS.length + 1);
  let milliseconds = 0;
  let fromCache = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const expected = sha256(`Bearer ${token}`);

  function ofRequests(): Metric[] {
    const requests = STATUS_CLASSES.map((name, index) => ({
      labels: { class: name },
      value: byClass[index] ?? 0,
    }));
    return [
      { name: 'vitrine_requests_total', type: 'counter', help: 'Requests answered.', values: requests },
      counter('vitrine_cache_hits_total', 'Requests answered from the page cache.', fromCache),
      {
        name: 'vitrine_request_seconds',
        type: 'histogram',
        help: 'Time from the first byte of a request to the end of its answer.',
        bounds: BUCKETS_MS.map((bound) => bound / 1000),
        counts: [...byDuration],
        sum: milliseconds / 1000,
      },
    ];
  }

  function ofProcess(): Metric[] {
    const { rss, heapUsed } = process.memoryUsage();
    const quantiles = [50, 99].map((percentile) => ({
      labels: { quantile: String(percentile / 100) },
      value: delay.percentile(percentile) / NANOSECONDS,
    }));
    const longest = delay.max / NANOSECONDS;
    delay.reset();
    return [
      gauge('vitrine_memory_bytes', 'Memory of the process.', [
        { labels: { kind: 'resident' }, value: rss },
        { labels: { kind: 'heap' }, value: heapUsed },
      ]),
      gauge('vitrine_uptime_seconds', 'Since the process began.', [{ value: process.uptime() }]),
      gauge('vitrine_event_loop_delay_seconds', 'Since the last time this was asked.', quantiles),
      gauge('vitrine_event_loop_delay_max_seconds', 'Since the last time this was asked.', [
        { value: longest },
      ]),
    ];
  }

  async function ofDatabase(): Promise<Metric[]> {
    const up = (value: number) => gauge('vitrine_database_up', 'Whether the database answers.', [{ value }]);
    try {
      const [mails, leads] = await Promise.all([countBy('outbox', 'state'), countBy('leads', 'kind')]);
      const values = (label: string, names: readonly string[], counts: Map<string, number>) =>
        names.map((name) => ({ labels: { [label]: name }, value: counts.get(name) ?? 0 }));
      return [
        up(1),
        gauge('vitrine_mails', 'Mails in the outbox.', values('state', OUTBOX_STATES, mails)),
        gauge('vitrine_leads', 'Leads stored.', values('kind', leadKinds, leads)),
      ];
    } catch {
      return [up(0)];
    }
  }

  async function countBy(table: 'outbox' | 'leads', column: 'state' | 'kind'): Promise<Map<string, number>> {
    const { rows } = await sql<{ name: string; count: number }>`
      select ${sql.ref(column)} as name, count(*) as count from ${sql.table(table)} group by 1`.execute(
      database.db,
    );
    return new Map(rows.map((row) => [row.name, row.count]));
  }

  return {
    count(status: number, ms: number, cached: boolean): void {
      const index = Math.floor(status / 100) - 1;
      byClass[index] = (byClass[index] ?? 0) + 1;
      let bucket = 0;
      while (bucket < BUCKETS_MS.length && ms > (BUCKETS_MS[bucket] as number)) bucket += 1;
      byDuration[bucket] = (byDuration[bucket] ?? 0) + 1;
      milliseconds += ms;
      if (cached) fromCache += 1;
    },

    /** Answers `/metrics`; false for every other path, and for whoever does not know the token. */
    async handle(path: string, { headers }: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (path !== '/metrics' || !timingSafeEqual(sha256(headers.authorization ?? ''), expected))
        return false;
      const text = metricsText([...ofRequests(), ...(await ofDatabase()), ...ofProcess()]);
      response
        .writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' })
        .end(text);
      return true;
    },

    stop: () => delay.disable(),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const counter = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'counter',
  help,
  values: [{ value }],
});

const gauge = (name: string, help: string, values: { labels?: Record<string, string>; value: number }[]) =>
  ({ name, type: 'gauge', help, values }) satisfies Metric;
