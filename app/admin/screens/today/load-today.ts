import { may } from '#domain/accounts/roles.ts';
import { changePercent, daysUpTo, perDay } from '#domain/charts/days.ts';
import { DAY_MS, parisDay } from '#domain/paris-day.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';

const NEXT_APPOINTMENTS = 3;
const WEEK = 7;

export type Today = Awaited<ReturnType<typeof loadToday>>;

/** What the first screen shows, as far as the role of who looks allows it. */
export async function loadToday(services: Services, administrator: Administrator) {
  const [reads, writes, owns] = [
    may(administrator, 'messages'),
    may(administrator, 'words'),
    may(administrator, 'site'),
  ];
  const [visitors, week, mail, work, storage, firstRun] = await Promise.all([
    reads ? loadVisitors(services, administrator) : undefined,
    reads ? loadWeek(services) : undefined,
    reads ? services.today.site.mail() : undefined,
    writes ? loadWork(services) : undefined,
    owns ? services.today.site.storage() : undefined,
    owns ? services.today.site.firstRun() : [],
  ]);
  return { at: services.now().toISOString(), visitors, week, mail, work, storage, firstRun };
}

async function loadVisitors({ today, appointments }: Services, { id }: Administrator) {
  const { since, isFirst } = await today.visit(id);
  const [received, unanswered, coming] = await Promise.all([
    today.leads.received(since),
    today.leads.unanswered(),
    appointments.coming(),
  ]);
  const next = coming.slice(0, NEXT_APPOINTMENTS);
  return {
    ...{ since, isFirst, received, unanswered },
    appointments: {
      count: coming.length,
      next: next.map(({ id: lead, name, start }) => ({ id: lead, name, start: start.toISOString() })),
    },
  };
}

async function loadWeek({ viewReport, now }: Services) {
  const twice = daysUpTo(parisDay(now()), 2 * WEEK);
  const days = twice.slice(WEEK);
  const [counted, before] = await Promise.all([
    viewReport.perDay(days[0] ?? '', days.at(-1) ?? ''),
    viewReport.total(twice[0] ?? '', twice[WEEK - 1] ?? ''),
  ]);
  const values = perDay(days, counted);
  const total = values.reduce((sum, { value }) => sum + value, 0);
  return { values, total, change: changePercent(total, before) };
}

async function loadWork({ workingCopies, publications, now }: Services) {
  const [copies, scheduled] = await Promise.all([workingCopies.list(), publications.scheduled()]);
  const aWeekAgo = new Date(now().getTime() - WEEK * DAY_MS);
  const failures = await publications.unsettledFailures(copies, aWeekAgo);
  const [last] = copies.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const [next] = scheduled;
  return {
    unpublished: copies.length,
    last: last && { by: last.updatedBy, at: last.updatedAt },
    scheduled: scheduled.length,
    next: next && { name: next.name, at: next.dueAt },
    failures: failures.length,
  };
}
