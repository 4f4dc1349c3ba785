import { changePercent, type DayValue } from '#domain/charts/days.ts';
import { DayChart } from './day-chart.tsx';
import { Ranking } from './ranking.tsx';
import { words } from './words.ts';

interface Named {
  name: string;
  value: number;
}

interface ViewReportProps {
  perDay: readonly DayValue[];
  /** Views of the period before. */
  before: number;
  paths: readonly Named[];
  referrers: readonly Named[];
  languages: readonly Named[];
}

export function ViewReport({ perDay, before, paths, referrers, languages }: ViewReportProps) {
  const total = perDay.reduce((sum, { value }) => sum + value, 0);
  const change = changePercent(total, before);
  const pages = paths.map(({ name, value }) => ({ name: words.lostPages[name] ?? name, value }));
  const named = languages.map(({ name, value }) => ({ name: words.languageNames[name] ?? name, value }));
  return (
    <>
      <h2 className="text-xl">{words.views}</h2>
      <dl className="views-totals">
        <div>
          <dt>{words.total}</dt>
          <dd>{words.number(total)}</dd>
        </div>
        <div>
          <dt>{words.aDay}</dt>
          <dd>{words.average(total / perDay.length)}</dd>
        </div>
        <div>
          <dt>
            {words.change} <span className="font-normal">{words.changeFrom}</span>
          </dt>
          <dd>{change === undefined ? words.noChange : words.percent(change)}</dd>
        </div>
      </dl>
      <DayChart title={words.viewsPerDay} values={perDay} />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <Ranking title={words.pages} rows={pages} />
        <div className="grid content-start gap-4">
          <Ranking title={words.referrers} rows={referrers} />
          <Ranking title={words.languages} rows={named} whole={total} />
        </div>
      </div>
    </>
  );
}
