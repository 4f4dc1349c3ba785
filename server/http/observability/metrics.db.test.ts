import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { gate } from '#server/gate/gate.ts';
import { newDatabase, onBothEngines } from '#tests/support/engines.ts';
import { listen } from '../http-server.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a token for the tests';
const queues = Object.keys(gate);
const MEASURED = / [\d.e+-]+$/;

onBothEngines('metrics', (engine) => {
  test('[TRUST-41] Prometheus gets the counts, and no rows of a database that does not answer', async () => {
    const database = await openDatabase({ url: await newDatabase(engine) });
    let isOpen = true;
    const close = async () => {
      if (isOpen) await database.close();
      isOpen = false;
    };
    onTestFinished(close);
    const metrics = createMetrics({ database, token: TOKEN });
    onTestFinished(() => void metrics.stop());
    const server = createServer(async (request, response) => {
      if (!(await metrics.handle(request.url ?? '', request, response))) response.writeHead(404).end();
    });
    const port = await listen(server, 0, '127.0.0.1');
    onTestFinished(() => void server.close());
    const ask = async (authorization = `Bearer ${TOKEN}`) =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } });

    metrics.count(200, 1, true);
    metrics.count(304, 30, true);
    metrics.count(503, 20_000, false);
    expect((await ask('Bearer x')).status).toBe(404);
    const response = await ask();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await response.text()).split('\n').filter((line) => line !== '');
    const counted = lines.findIndex((line) => line.startsWith('# HELP vitrine_memory_bytes'));
    expect(lines.slice(0, counted)).toEqual([
      '# HELP vitrine_requests_total Requests answered.',
      '# TYPE vitrine_requests_total counter',
      'vitrine_requests_total{class="1xx"} 0',
      'vitrine_requests_total{class="2xx"} 1',
      'vitrine_requests_total{class="3xx"} 1',
      'vitrine_requests_total{class="4xx"} 0',
      'vitrine_requests_total{class="5xx"} 1',
      '# HELP vitrine_cache_hits_total Requests answered from the page cache.',
      '# TYPE vitrine_cache_hits_total counter',
      'vitrine_cache_hits_total 2',
      '# HELP vitrine_request_seconds Time from the first byte of a request to the end of its answer.',
      '# TYPE vitrine_request_seconds histogram',
      'vitrine_request_seconds_bucket{le="0.001"} 1',
      'vitrine_request_seconds_bucket{le="0.005"} 1',
      'vitrine_request_seconds_bucket{le="0.025"} 1',
      'vitrine_request_seconds_bucket{le="0.1"} 2',
      'vitrine_request_seconds_bucket{le="0.5"} 2',
      'vitrine_request_seconds_bucket{le="2.5"} 2',
      'vitrine_request_seconds_bucket{le="10"} 2',
      'vitrine_request_seconds_bucket{le="+Inf"} 3',
      expect.stringMatching(/^vitrine_request_seconds_sum 20\.03/),
      'vitrine_request_seconds_count 3',
      '# HELP vitrine_database_up Whether the database answers.',
      '# TYPE vitrine_database_up gauge',
      'vitrine_database_up 1',
      '# HELP vitrine_mails Mails in the outbox.',
      '# TYPE vitrine_mails gauge',
      ...['waiting', 'held', 'failed', 'sent'].map((state) => `vitrine_mails{state="${state}"} 0`),
      '# HELP vitrine_leads Leads stored.',
      '# TYPE vitrine_leads gauge',
      ...['contact', 'chat', 'application', 'quote', 'appointment'].map(
        (kind) => `vitrine_leads{kind="${kind}"} 0`,
      ),
    ]);
    const ofProcess = lines.slice(counted).filter((line) => !line.startsWith('#'));
    for (const line of ofProcess) expect(line).toMatch(MEASURED);
    expect(ofProcess.map((line) => line.replace(MEASURED, ''))).toEqual([
      'vitrine_memory_bytes{kind="resident"}',
      'vitrine_memory_bytes{kind="heap"}',
      'vitrine_uptime_seconds',
      'vitrine_event_loop_delay_seconds{quantile="0.5"}',
      'vitrine_event_loop_delay_seconds{quantile="0.99"}',
      'vitrine_event_loop_delay_max_seconds',
      ...queues.flatMap((queue) => [
        `vitrine_gate_work{queue="${queue}",state="running"}`,
        `vitrine_gate_work{queue="${queue}",state="waiting"}`,
      ]),
      ...queues.map((queue) => `vitrine_gate_refused_total{queue="${queue}"}`),
    ]);

    await close();
    const away = (await (await ask()).text()).split('\n');
    expect(away).toContain('vitrine_database_up 0');
    expect(away.filter((line) => /^vitrine_(?:mails|leads)/.test(line))).toEqual([]);
  });
});
