import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { leadKinds } from '#domain/leads/lead-kinds.ts';
import type { Database } from '#server/database/database.ts';
import { gate } from '#server/gate/gate.ts';

/** Upper ends of the buckets. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const OUTBOX_STATES = ['waiting', 'held', 'failed', 'sent'];
const NANOSECONDS = 1e9;

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts requests, and tells Prometheus on `/metrics` who knows the token. */
export function createMetrics({ database, token }: { database: Database; token: string }) {
  const registry = new Registry();
  const options = (name: string, help: string) => ({ name: `vitrine_${name}`, help, registers: [registry] });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ ...options(name, help), labelNames });

  const requests = new Counter({ ...options('requests_total', 'Requests answered.'), labelNames: ['class'] });
  const byClass = STATUS_CLASSES.map((name) => requests.labels(name));
  for (const answered of byClass) answered.inc(0);
  const fromCache = new Counter(options('cache_hits_total', 'Requests answered from the page cache.'));
  const seconds = new Histogram({
    ...options('request_seconds', 'Time from the first byte of a request to the end of its answer.'),
    buckets: BUCKETS_SECONDS,
  });
  const databaseUp = gauge('database_up', 'Whether the database answers.');
  const mails = gauge('mails', 'Mails in the outbox.', 'state');
  const leads = gauge('leads', 'Leads stored.', 'kind');
  const memory = gauge('memory_bytes', 'Memory of the process.', 'kind');
  const uptime = gauge('uptime_seconds', 'Since the process began.');
  const sinceAsked = 'Since the last time this was asked.';
  const loopDelay = gauge('event_loop_delay_seconds', sinceAsked, 'quantile');
  const longestLoopDelay = gauge('event_loop_delay_max_seconds', sinceAsked);
  const gateWork = gauge('gate_work', 'Pieces of work in a queue of the gate.', 'queue', 'state');
  const gateRefused = new Counter({
    ...options('gate_refused_total', 'Pieces of work refused because a queue was full.'),
    labelNames: ['queue'],
  });

  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const expected = sha256(`Bearer ${token}`);

  function measureProcess(): void {
    const { rss, heapUsed } = process.memoryUsage();
    memory.set({ kind: 'resident' }, rss);
    memory.set({ kind: 'heap' }, heapUsed);
    uptime.set(process.uptime());
    for (const percentile of [50, 99])
      loopDelay.set({ quantile: percentile / 100 }, delay.percentile(percentile) / NANOSECONDS);
    longestLoopDelay.set(delay.max / NANOSECONDS);
    delay.reset();
  }

  function measureGate(): void {
    gateRefused.reset();
    for (const [queue, { figures }] of Object.entries(gate)) {
      const { running, waiting, refusals } = figures();
      gateWork.set({ queue, state: 'running' }, running);
      gateWork.set({ queue, state: 'waiting' }, waiting);
      gateRefused.inc({ queue }, refusals);
    }
  }

  async function measureDatabase(): Promise<void> {
    try {
      const [byState, byKind] = await Promise.all([countBy('outbox', 'state'), countBy('leads', 'kind')]);
      for (const state of OUTBOX_STATES) mails.set({ state }, byState.get(state) ?? 0);
      for (const kind of leadKinds) leads.set({ kind }, byKind.get(kind) ?? 0);
      databaseUp.set(1);
    } catch {
      mails.reset();
      leads.reset();
      databaseUp.set(0);
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
      byClass[Math.floor(status / 100) - 1]?.inc();
      seconds.observe(ms / 1000);
      if (cached) fromCache.inc();
    },

    /** Answers `/metrics`; false for every other path, and for whoever does not know the token. */
    async handle(path: string, { headers }: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (path !== '/metrics' || !timingSafeEqual(sha256(headers.authorization ?? ''), expected))
        return false;
      await measureDatabase();
      measureProcess();
      measureGate();
      const text = await registry.metrics();
      response
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(text);
      return true;
    },

    stop: () => delay.disable(),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
