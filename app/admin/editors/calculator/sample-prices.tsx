import { memo, useDeferredValue, useId, useMemo } from 'react';
import { formatAmount, formatChange } from '#domain/calculator/amounts.ts';
import type { Configuration } from '#domain/calculator/configuration.ts';
import {
  type Project,
  type RepricedProject,
  repriced,
} from '#domain/calculator/editing/repriced-projects.ts';
import { repricedSamples } from '#domain/calculator/editing/sample-projects.ts';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { words } from './words.ts';

interface SamplePricesProps {
  published: Configuration;
  projects: readonly Project[];
}

/** What typical projects and the last requests cost: now, and with the prices as they stand in the fields. */
export function SamplePrices({ published, projects }: SamplePricesProps) {
  const draft = useDraft();
  const now = useDraftState(draft, (state) => state.content) as Configuration;
  return <SampleTable projects={projects} published={published} written={useDeferredValue(now)} />;
}

interface SampleTableProps extends SamplePricesProps {
  written: Configuration;
}

const SampleTable = memo(function SampleTable({ published, projects, written }: SampleTableProps) {
  const id = useId();
  const samples = useMemo(
    () =>
      repricedSamples(published, written).map((sample) => ({
        name: words.sampleNames[sample.id],
        ...sample,
      })),
    [published, written],
  );
  const requests = useMemo(
    () => projects.map((project) => ({ name: nameOf(project), ...repriced(project, published, written) })),
    [projects, published, written],
  );
  return (
    <aside className="sample-prices" aria-labelledby={id}>
      <h2 id={id}>{words.samples}</h2>
      <p>{words.samplesHelp}</p>
      <Prices projects={samples} />
      {requests.length > 0 && (
        <details>
          <summary>{words.requests}</summary>
          <p>{words.requestsHelp(requests.length)}</p>
          <Prices projects={requests} />
        </details>
      )}
    </aside>
  );
});

function nameOf({ type, complexity, pages, featureKeys }: Project): string {
  const name = words.request(words.typeNames[type], words.complexities[complexity], pages);
  return featureKeys.length > 0 ? `${name}, ${words.options(featureKeys.length)}` : name;
}

interface PricesProps {
  projects: readonly (RepricedProject & { name: string })[];
}

function Prices({ projects }: PricesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.project}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ name, before, after }, place) => (
          // Two requests may be alike: nothing but their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <tr key={place}>
            <th scope="row">{name}</th>
            <td>
              <Price {...before} />
            </td>
            <td>
              <Price {...after} />
              <Change total={after.total - before.total} monthly={after.monthly - before.monthly} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
