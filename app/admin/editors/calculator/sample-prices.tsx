import { memo, useDeferredValue, useId, useMemo } from 'react';
import { formatAmount, formatChange } from '#domain/calculator/amounts.ts';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { repricedSamples } from '#domain/calculator/sample-projects.ts';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { words } from './words.ts';

/** What typical projects cost: before, and with the prices as they stand in the fields. */
export function SamplePrices({ before }: { before: Configuration }) {
  const now = useDraftState(useDraft(), (state) => state.content) as Configuration;
  return <Samples before={before} after={useDeferredValue(now)} />;
}

interface SamplesProps {
  before: Configuration;
  after: Configuration;
}

const Samples = memo(function Samples({ before, after }: SamplesProps) {
  const id = useId();
  const samples = useMemo(() => repricedSamples(before, after), [before, after]);
  return (
    <aside className="sample-prices" aria-labelledby={id}>
      <h2 id={id}>{words.samples}</h2>
      <p>{words.samplesHelp}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.project}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <tr key={sample.name}>
              <th scope="row">{sample.name}</th>
              <td>
                <Price {...sample.before} />
              </td>
              <td>
                <Price {...sample.after} />
                <Change
                  total={sample.after.total - sample.before.total}
                  monthly={sample.after.monthly - sample.before.monthly}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
});

interface Amounts {
  total: number;
  monthly: number;
}

function Price({ total, monthly }: Amounts) {
  return (
    <>
      {formatAmount(total, 'fr')}
      <small>{words.perMonth(formatAmount(monthly, 'fr'))}</small>
    </>
  );
}

function Change({ total, monthly }: Amounts) {
  return (
    <>
      {total !== 0 && <strong>{formatChange(total, 'fr')}</strong>}
      {monthly !== 0 && <strong>{words.perMonth(formatChange(monthly, 'fr'))}</strong>}
    </>
  );
}
