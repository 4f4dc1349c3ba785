interface Value {
  labels?: Record<string, string>;
  value: number;
}

interface Plain {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  values: Value[];
}

/** Each count is of its own bucket; the last is of everything above the highest bound. */
interface Histogram {
  name: string;
  type: 'histogram';
  help: string;
  bounds: number[];
  counts: number[];
  sum: number;
}

export type Metric = Plain | Histogram;

/** The text format of Prometheus, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .map((metric) => {
      const head = `# HELP ${metric.name} ${metric.help}\n# TYPE ${metric.name} ${metric.type}\n`;
      return head + (metric.type === 'histogram' ? histogram(metric) : plain(metric));
    })
    .join('');
}

function plain({ name, values }: Plain): string {
  return values.map(({ labels = {}, value }) => line(name, labels, value)).join('');
}

function histogram({ name, bounds, counts, sum }: Histogram): string {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return line(`${name}_bucket`, { le: String(bounds[index] ?? '+Inf') }, total);
  });
  return [...buckets, line(`${name}_sum`, {}, sum), line(`${name}_count`, {}, total)].join('');
}

function line(name: string, labels: Record<string, string>, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
}
