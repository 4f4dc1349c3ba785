import { words } from './words.ts';

interface RankingProps {
  title: string;
  rows: readonly { name: string; value: number; note?: string }[];
  /** What a full line stands for; the largest row where nothing is said. */
  whole?: number;
}

/** Names with their numbers, each as long a line as it counts. */
export function Ranking({ title, rows, whole }: RankingProps) {
  const full = Math.max(1, whole ?? Math.max(0, ...rows.map(({ value }) => value)));
  return (
    <section className="admin-card">
      <h3 className="list-label">{title}</h3>
      {rows.every(({ value }) => value === 0) ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <ol className="views-ranking">
          {rows.map(({ name, value, note }) => (
            <li key={name}>
              <span className="views-line" style={{ width: `${(100 * value) / full}%` }} />
              <span className="views-name">{name}</span>
              <span>
                {words.number(value)}
                {note && <span className="text-ink-soft"> · {note}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
