import { Link, useLocation } from 'react-router';
import { addressOf } from '../../shell/address.ts';
import { DayChart } from '../statistics/day-chart.tsx';
import { Card } from './item.tsx';
import type { Today } from './load-today.ts';
import { words } from './words.ts';

/** The page views of the week in one small drawing. */
export function Week({ week: { values, total, change } }: { week: NonNullable<Today['week']> }) {
  const place = useLocation();
  return (
    <Card
      id="week"
      title={words.week}
      lead={
        total > 0 && (
          <>
            <strong>{words.weekTotal(total)}</strong>
            {change !== undefined && <> · {words.weekChange(change)}</>}
          </>
        )
      }
    >
      {total === 0 ? (
        <p className="today-empty">{words.weekNothing}</p>
      ) : (
        <div className="today-chart">
          <DayChart title={words.weekChart} values={values} height={200} />
        </div>
      )}
      <p className="today-links">
        <Link to={addressOf(place, 'statistics')} className="today-more">
          {words.statistics}
        </Link>
      </p>
    </Card>
  );
}
