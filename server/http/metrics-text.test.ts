import { expect, test } from 'vitest';
import { metricsText } from './metrics-text.ts';

test('counts, states and buckets are written as Prometheus reads them', () => {
  const text = metricsText([
    {
      name: 'requests_total',
      type: 'counter',
      help: 'Answered.',
      values: [{ labels: { class: '2xx' }, value: 3 }],
    },
    { name: 'memory', type: 'gauge', help: 'Bytes.', values: [{ value: 1.5 }] },
    { name: 'seconds', type: 'histogram', help: 'Time.', bounds: [0.1, 1], counts: [2, 0, 1], sum: 4.2 },
  ]);
  expect(text).toBe(`# HELP requests_total Answered.
# TYPE requests_total counter
requests_total{class="2xx"} 3
# HELP memory Bytes.
# TYPE memory gauge
memory 1.5
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 2
seconds_bucket{le="1"} 2
seconds_bucket{le="+Inf"} 3
seconds_sum 4.2
seconds_count 3
`);
});
