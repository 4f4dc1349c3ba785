import { Link } from 'react-router';
import { words } from './words.ts';

const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];
const USUAL: Period = 30;

export function periodAsked(days: string | null): Period {
  return periods.find((period) => String(period) === days) ?? USUAL;
}

export function PeriodLinks({ period }: { period: Period }) {
  return (
    <nav aria-label={words.period} className="views-periods">
      {periods.map((one) => (
        <Link
          key={one}
          to={one === USUAL ? '.' : `?days=${one}`}
          aria-current={one === period ? 'page' : undefined}
          className="views-period"
        >
          {words.periods[one]}
        </Link>
      ))}
    </nav>
  );
}
