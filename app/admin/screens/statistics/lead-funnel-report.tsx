import { type LeadFunnel, leadStages, rateOf } from '#domain/statistics/lead-funnel.ts';
import type { PageGroup } from '#domain/statistics/page-group.ts';
import { words } from './words.ts';

interface Row {
  name: string;
  counts: LeadFunnel;
}

interface LeadFunnelReportProps {
  total: LeadFunnel;
  /** By the group of the first page. */
  pages: readonly Row[];
  sources: readonly Row[];
}

/** How visits become customers: as a whole, by where they began and by what led to them. */
export function LeadFunnelReport({ total, pages, sources }: LeadFunnelReportProps) {
  const entries = pages.map(({ name, counts }) => ({
    name: words.pageGroups[name as PageGroup | ''],
    counts,
  }));
  const origins = sources.map(({ name, counts }) => ({ name: name || words.noSource, counts }));
  return (
    <>
      <div>
        <h2 className="text-xl">{words.leadFunnel}</h2>
        <p className="max-w-[70ch] text-ink-soft">{words.leadFunnelHelp}</p>
      </div>
      <section className="admin-card funnel-rows">
        <h3 className="list-label">{words.wholeSite}</h3>
        {leadStages.every((stage) => total[stage] === 0) ? (
          <p className="text-ink-soft">{words.nothing}</p>
        ) : (
          <Stages counts={total} share={({ of, percent }) => words.shareOf[of](percent)} />
        )}
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FunnelList title={words.byEntry} rows={entries} />
        <FunnelList title={words.bySource} rows={origins} />
      </div>
    </>
  );
}

function FunnelList({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="admin-card funnel-rows">
      <h3 className="list-label">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <ol>
          {rows.map(({ name, counts }) => (
            <li key={name}>
              <h4>{name}</h4>
              <Stages counts={counts} share={({ percent }) => words.rate(percent)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface StagesProps {
  counts: LeadFunnel;
  /** In words, or as a number where the words stand above. */
  share(rate: NonNullable<ReturnType<typeof rateOf>>): string;
}

function Stages({ counts, share }: StagesProps) {
  return (
    <dl>
      {leadStages.map((stage) => {
        const rate = rateOf(counts, stage);
        return (
          <div key={stage}>
            <dt>{words.leadStages[stage]}</dt>
            <dd>
              {words.number(counts[stage])} {rate && <small>{share(rate)}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
