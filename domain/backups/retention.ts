/** How many are kept: of the last days one each, and of the last weeks their last one. */
export interface Retention {
  days: number;
  weeks: number;
}

/**
 * Which backups have had their time, by their days (`2025-06-01`). Counted are those that are there, not days that
 * passed: where none is made any more, none goes. What a wrong clock dated ahead of today neither counts nor goes.
 */
export function outdatedBackups(all: readonly string[], { days, weeks }: Retention, today: string): string[] {
  const newestFirst = all.filter((day) => day <= today).sort((a, b) => b.localeCompare(a));
  const kept = new Set(newestFirst.slice(0, days));
  const lastOfWeek = new Map<string, string>();
  for (const day of newestFirst) {
    const week = mondayOf(day);
    if (!lastOfWeek.has(week)) lastOfWeek.set(week, day);
  }
  for (const day of [...lastOfWeek.values()].slice(0, weeks)) kept.add(day);
  return newestFirst.filter((day) => !kept.has(day));
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - sinceMonday);
  return date.toISOString().slice(0, 10);
}
