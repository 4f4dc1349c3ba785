import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { DAY_MS } from '#domain/paris-day.ts';
import { BIN_KEPT_DAYS } from '#domain/retention.ts';
import { Allowed } from '../../administrator.tsx';
import { shortDate, shortDateTime } from '../../dates.ts';
import { ActionTable } from '../../ui/action-table.tsx';
import { words } from './words.ts';

interface BinTableProps {
  id: string;
  title: string;
  /** What is said where there are no rows. */
  empty: string;
  /** The columns before those of the deletion. */
  columns: readonly string[];
  rows: readonly ReactNode[];
}

/** One kind of what was deleted, or that there is none. */
export function BinTable({ id, title, empty, columns, rows }: BinTableProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="admin-empty">{empty}</p>
      ) : (
        <ActionTable columns={[...columns, words.deleted, words.until]} action={words.action}>
          {rows}
        </ActionTable>
      )}
    </section>
  );
}

interface DeletionCellsProps {
  at: string;
  by: string;
  isOverdue?: boolean;
  name: string;
  intent: 'restore' | 'restore-image';
  /** What the button sends. */
  fields: Record<string, string>;
}

/** When and by whom something was deleted, how long it is kept, and the button that brings it back. */
export function DeletionCells({ at, by, isOverdue, name, intent, fields }: DeletionCellsProps) {
  const end = new Date(new Date(at).getTime() + BIN_KEPT_DAYS * DAY_MS).toISOString();
  return (
    <>
      <td data-label={words.deleted}>{words.by(shortDateTime(at), by)}</td>
      <td data-label={words.until} className="sm:whitespace-nowrap">
        {isOverdue ? words.whileNeeded : shortDate(end)}
      </td>
      <td className="sm:text-right">
        <Allowed right="publish">
          <Form method="post">
            {Object.entries(fields).map(([key, value]) => (
              <input key={key} type="hidden" name={key} value={value} />
            ))}
            <button type="submit" name="intent" value={intent} className="quiet-button">
              {words.restore}
              <span className="sr-only"> : {name}</span>
            </button>
          </Form>
        </Allowed>
      </td>
    </>
  );
}
