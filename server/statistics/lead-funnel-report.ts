import { sourceName, type Visit } from '#domain/leads/lead-source.ts';
import { nextParisDay, parisDayStart } from '#domain/publishing/paris-moment.ts';
import { type CountedStage, funnelSum, funnelsBy, type LeadFunnel } from '#domain/statistics/lead-funnel.ts';
import { pageGroupOf } from '#domain/statistics/page-group.ts';
import type { Database } from '#server/database/database.ts';

const TOP = 10;

type Named = CountedStage & { name: string };

/** The way from a page to a customer, between two days in France, both included. */
export function createLeadFunnelReport({ db }: Database) {
  /** What customers sent, by where it came from. Applications win no customer; suspects and our own do not count. */
  async function leadsBetween(from: string, to: string) {
    const rows = await db
      .selectFrom('leads')
      .innerJoin('lead_sources', 'lead_sources.lead_id', 'leads.id')
      .select(['page', 'first_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'])
      .select((eb) => [
        eb.fn.countAll().as('leads'),
        eb.fn.sum(eb.case().when('state', '=', 'won').then(1).else(0).end()).as('won'),
      ])
      .where('created_at', '>=', parisDayStart(noonOf(from)).toISOString())
      .where('created_at', '<', nextParisDay(noonOf(to)).toISOString())
      .where('suspect', '=', 0)
      .where('kind', '<>', 'application')
      .groupBy(['page', 'first_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'])
      .execute();
    const stagesBy = (nameOf: (row: Visit & { page: string }) => string): Named[] =>
      rows.flatMap((row) => [
        { name: nameOf(row), stage: 'lead', count: Number(row.leads) },
        { name: nameOf(row), stage: 'won', count: Number(row.won) },
      ]);
    return {
      pages: stagesBy((row) => pageGroupOf(row.first_page || row.page)),
      sources: stagesBy(sourceName),
    };
  }

  const visitsBetween = (from: string, to: string) =>
    db.selectFrom('visit_counts').where('day', '>=', from).where('day', '<=', to);

  async function visitsBy(by: 'entry' | 'source', from: string, to: string, among?: readonly string[]) {
    let query = visitsBetween(from, to).select([by, 'stage', (eb) => eb.fn.sum('count').as('sum')]);
    if (among) query = query.where(by, 'in', [...among]);
    const rows = await query.groupBy([by, 'stage']).execute();
    return rows.map((row): Named => ({ name: String(row[by]), stage: row.stage, count: Number(row.sum) }));
  }

  async function mostSeenSources(from: string, to: string): Promise<string[]> {
    const rows = await visitsBetween(from, to)
      .select(['source', (eb) => eb.fn.sum('count').as('sum')])
      .where('stage', '=', 'view')
      .groupBy('source')
      .orderBy('sum', 'desc')
      .orderBy('source')
      .limit(TOP)
      .execute();
    return rows.map(({ source }) => source);
  }

  /** All that was counted, also before it was known where visits begin. */
  async function countedBetween(from: string, to: string): Promise<CountedStage[]> {
    const views = await db
      .selectFrom('page_views')
      .select((eb) => eb.fn.sum('views').as('sum'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .executeTakeFirstOrThrow();
    const steps = await db
      .selectFrom('calculator_counts')
      .select((eb) => [eb.fn.sum('arrived_1').as('begun'), eb.fn.sum('arrived_quote').as('ended')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .executeTakeFirstOrThrow();
    return [
      { stage: 'view', count: Number(views.sum ?? 0) },
      { stage: 'step', count: Number(steps.begun ?? 0) },
      { stage: 'estimate', count: Number(steps.ended ?? 0) },
    ];
  }

  return async (from: string, to: string) => {
    const leads = await leadsBetween(from, to);
    const best = funnelsBy(leads.sources).slice(0, TOP);
    const names = new Set([...best.map(({ name }) => name), ...(await mostSeenSources(from, to))]);
    const [counted, pages, sources] = await Promise.all([
      countedBetween(from, to),
      visitsBy('entry', from, to),
      names.size > 0 ? visitsBy('source', from, to, [...names]) : [],
    ]);
    const total: LeadFunnel = funnelSum([...counted, ...leads.pages]);
    return {
      total,
      pages: funnelsBy([...pages, ...leads.pages]),
      sources: funnelsBy([...sources, ...leads.sources]).slice(0, TOP),
    };
  };
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
