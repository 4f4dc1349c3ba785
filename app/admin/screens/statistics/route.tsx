import { useLoaderData } from 'react-router';
import { daysUpTo, perDay } from '#domain/charts/days.ts';
import { parisDay } from '#domain/paris-day.ts';
import { funnelOf, sumsOf } from '#domain/statistics/funnel.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { CalculatorReport } from './calculator-report.tsx';
import { LeadFunnelReport } from './lead-funnel-report.tsx';
import { ViewReport } from './page-view-report.tsx';
import { PeriodLinks, periodAsked } from './period.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const { viewReport, stepCounts, leadFunnel, now } = serverServicesOf(args);
  const period = periodAsked(args.url.searchParams.get('days'));
  const twice = daysUpTo(parisDay(now()), 2 * period);
  const days = twice.slice(period);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const [views, before, paths, referrers, languages, steps, funnel] = await Promise.all([
    viewReport.perDay(from, to),
    viewReport.total(twice[0] ?? '', twice[period - 1] ?? ''),
    viewReport.most('path', from, to),
    viewReport.most('referrer', from, to),
    viewReport.most('language', from, to),
    stepCounts.since(from),
    leadFunnel(from, to),
  ]);
  const counted = (name: 'arrived_1' | 'sent') => steps.map((row) => ({ day: row.day, value: row[name] }));
  return {
    period,
    views: { perDay: perDay(days, views), before, paths, referrers, languages },
    funnel,
    calculator: {
      begun: perDay(days, counted('arrived_1')),
      sent: perDay(days, counted('sent')),
      funnel: funnelOf(steps),
      sums: sumsOf(steps),
    },
  };
});

export default function Statistics() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  return (
    <div className="grid max-w-6xl gap-6">
      <ScreenHead title={words.title} lead={words.lead}>
        <PeriodLinks period={loaded.period} />
      </ScreenHead>
      <ViewReport {...loaded.views} />
      <LeadFunnelReport {...loaded.funnel} />
      <CalculatorReport {...loaded.calculator} />
    </div>
  );
}
