import type { Database } from '#server/database/database.ts';

const TOP = 10;

/** What the counted page views tell, between two days, both included. */
export function createPageViewReport({ db }: Database) {
  const between = (from: string, to: string) =>
    db.selectFrom('page_views').where('day', '>=', from).where('day', '<=', to);

  /** The ones seen most, by what they have in common. */
  async function most(by: 'path' | 'referrer' | 'language', from: string, to: string) {
    const rows = await between(from, to)
      .select([by, (eb) => eb.fn.sum('views').as('views')])
      .where(by, '<>', '')
      .groupBy(by)
      .orderBy('views', 'desc')
      .orderBy(by)
      .limit(TOP)
      .execute();
    return rows.map((row) => ({ name: String(row[by]), value: Number(row.views) }));
  }

  return {
    async perDay(from: string, to: string): Promise<{ day: string; value: number }[]> {
      const rows = await between(from, to)
        .select(['day', (eb) => eb.fn.sum('views').as('views')])
        .groupBy('day')
        .orderBy('day')
        .execute();
      return rows.map(({ day, views }) => ({ day, value: Number(views) }));
    },

    async total(from: string, to: string): Promise<number> {
      const { views } = await between(from, to)
        .select((eb) => eb.fn.sum('views').as('views'))
        .executeTakeFirstOrThrow();
      return Number(views ?? 0);
    },

    most,
  };
}
