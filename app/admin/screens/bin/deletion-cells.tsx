import { DAY_MS } from '#domain/paris-day.ts';
import { BIN_KEPT_DAYS } from '#domain/retention.ts';
import { shortDate, shortDateTime } from '../../dates.ts';
import { words } from './words.ts';

/** When and by whom something was deleted, and how long it is kept. */
export function DeletionCells({ at, by, isOverdue }: { at: string; by: string; isOverdue?: boolean }) {
  const end = new Date(new Date(at).getTime() + BIN_KEPT_DAYS * DAY_MS).toISOString();
  return (
    <>
      <td data-label={words.deleted}>{words.by(shortDateTime(at), by)}</td>
      <td data-label={words.until} className="sm:whitespace-nowrap">
        {isOverdue ? words.whileNeeded : shortDate(end)}
      </td>
    </>
  );
}
