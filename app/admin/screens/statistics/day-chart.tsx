import { barsOf, niceTop } from '#domain/charts/bars.ts';
import type { DayValue } from '#domain/charts/days.ts';
import { dayAndMonth, listDate } from '../../dates.ts';
import { words } from './words.ts';

interface DayChartProps {
  title: string;
  values: readonly DayValue[];
  /** In the units of the drawing, which is 720 wide. */
  height?: number;
}

const WIDTH = 720;
const GAP = 4;

/** One bar a day. Whoever cannot see it reads the sum, or opens the figures. */
export function DayChart({ title, values, height = 160 }: DayChartProps) {
  const highest = Math.max(0, ...values.map(({ value }) => value));
  const top = niceTop(highest);
  const bars = barsOf(
    values.map(({ value }) => value),
    { width: WIDTH, height, top, gap: GAP },
  );
  const peak = values.find(({ value }) => value === highest)?.day ?? '';
  const total = values.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className="admin-card views-chart">
      <figcaption>{title}</figcaption>
      <div className="views-plot">
        <span className="views-top">{words.number(top)}</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title} : ${words.chartSummary(total, highest, dayAndMonth(peak))}`}
          style={{ aspectRatio: `${WIDTH} / ${height}` }}
        >
          <path d={`M0 .5h${WIDTH}M0 ${height / 2}h${WIDTH}`} className="views-grid" />
          {bars.map((bar, index) => (
            <rect key={values[index]?.day} {...bar}>
              <title>{`${dayAndMonth(values[index]?.day ?? '')} : ${words.number(values[index]?.value ?? 0)}`}</title>
            </rect>
          ))}
        </svg>
        <p className="views-days" aria-hidden="true">
          <span>{listDate(values[0]?.day ?? '')}</span>
          <span>{listDate(values.at(-1)?.day ?? '')}</span>
        </p>
      </div>
      <Figures title={title} values={values} />
    </figure>
  );
}

function Figures({ title, values }: Pick<DayChartProps, 'title' | 'values'>) {
  return (
    <details className="views-figures">
      <summary>{words.figures}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys */}
      <section aria-label={title} tabIndex={0}>
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {values.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{dayAndMonth(day)}</th>
                <td>{words.number(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
