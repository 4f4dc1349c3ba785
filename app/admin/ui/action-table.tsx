import type { ReactNode } from 'react';

interface ActionTableProps {
  columns: readonly string[];
  /** The name of the last column, which has the buttons of each row. */
  action: string;
  /** The rows: `tr` elements. */
  children: ReactNode;
}

/** A table whose rows end with what can be done with them. On a phone each row is a card. */
export function ActionTable({ columns, action, children }: ActionTableProps) {
  return (
    <div className="admin-card p-0">
      <table className="list-table sheet-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{action}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
