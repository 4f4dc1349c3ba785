import { type Expression, type SqlBool, sql } from 'kysely';
import { searchText } from '#domain/search-text.ts';

/** Whether a column of search text holds every word that is looked for, wherever in it. */
export function holdsWords(column: string, search: string): Expression<SqlBool> {
  const words = searchText([search]).split(' ');
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
