import { projectTypeIds } from '#domain/calculator/choices.ts';
import { priceBands } from '#domain/calculator/editing/price-band.ts';
import type { DayValue } from '#domain/charts/days.ts';
import type { FunnelStage } from '#domain/statistics/funnel.ts';
import type { StepCount } from '#domain/statistics/step-count.ts';
import { DayChart } from './day-chart.tsx';
import { Ranking } from './ranking.tsx';
import { words } from './words.ts';

interface CalculatorReportProps {
  begun: readonly DayValue[];
  sent: readonly DayValue[];
  funnel: readonly { step: FunnelStage; count: number; percent: number }[];
  sums: Record<StepCount, number>;
}

/** How visitors use the price calculator: how far they come, and what they look for. */
export function CalculatorReport({ begun, sent, funnel, sums }: CalculatorReportProps) {
  const stages = funnel.map(({ step, count, percent }) => ({
    name: words.stages[step],
    value: count,
    note: words.share(percent),
  }));
  const types = projectTypeIds.map((id) => ({ name: words.typeNames[id], value: sums[`type_${id}`] }));
  const bands = priceBands.map((id) => ({ name: words.bandNames[id], value: sums[`band_${id}`] }));
  return (
    <>
      <h2 className="text-xl">{words.calculator}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <DayChart title={words.begunPerDay} values={begun} height={220} />
        <DayChart title={words.sentPerDay} values={sent} height={220} />
      </div>
      <Ranking title={words.funnel} rows={stages} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Ranking title={words.types} rows={types} />
        <Ranking title={words.bands} rows={bands} />
      </div>
    </>
  );
}
