import { type LeadFunnel, type LeadStage, leadStages, rateOf } from '#domain/statistics/lead-funnel.ts';
import type { PageGroup } from '#domain/statistics/page-group.ts';
import { Ranking } from './ranking.tsx';
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
  const stages = leadStages.map((stage) => ({
    name: words.leadStages[stage],
    value: total[stage],
    note: shareIn(total, stage),
  }));
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
      <Ranking title={words.wholeSite} rows={stages} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FunnelTable title={words.byEntry} rows={entries} />
        <FunnelTable title={words.bySource} rows={origins} />
      </div>
    </>
  );
}

function FunnelTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="admin-card">
      <h3 className="list-label">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <ol className="funnel-rows">
          {rows.map(({ name, counts }) => (
            <li key={name}>
              <h4>{name}</h4>
              <dl>
                {leadStages.map((stage) => (
                  <div key={stage}>
                    <dt>{words.leadStages[stage]}</dt>
                    <dd>
                      {words.number(counts[stage])} <small>{percentIn(counts, stage)}</small>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function shareIn(counts: LeadFunnel, stage: LeadStage): string | undefined {
  const rate = rateOf(counts, stage);
  return rate && words.shareOf[rate.of](rate.percent);
}

/** The same share without the words, which the whole site has. */
function percentIn(counts: LeadFunnel, stage: LeadStage): string {
  const rate = rateOf(counts, stage);
  return rate ? words.rate(rate.percent) : '';
}
