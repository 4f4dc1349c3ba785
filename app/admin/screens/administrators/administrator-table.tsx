import { useState } from 'react';
import { Form } from 'react-router';
import { useAdministrator } from '../../administrator.tsx';
import { shortDateTime } from '../../dates.ts';
import { ActionTable } from '../../ui/action-table.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from './words.ts';

interface Row {
  id: string;
  email: string;
  disabled: 0 | 1;
  last_login_at: string;
  factor_since: string | null;
}

export function AdministratorTable({ administrators }: { administrators: readonly Row[] }) {
  return (
    <ActionTable
      columns={[words.email, words.state, words.secondFactor, words.lastLogin]}
      action={words.action}
    >
      {administrators.map((row) => (
        <AdministratorRow key={row.id} row={row} />
      ))}
    </ActionTable>
  );
}

function AdministratorRow({ row }: { row: Row }) {
  const me = useAdministrator();
  const lastLogin = row.last_login_at ? shortDateTime(row.last_login_at) : words.never;
  return (
    <tr>
      <th scope="row">
        {row.email} {row.id === me.id && <span className="list-tag">{words.you}</span>}
      </th>
      <td data-label={words.state}>{row.disabled ? words.disabled : words.active}</td>
      <td data-label={words.secondFactor}>{row.factor_since ? words.factorOn : words.factorOff}</td>
      <td data-label={words.lastLogin}>{lastLogin}</td>
      <td className="sm:text-right">{row.id !== me.id && <Switch row={row} />}</td>
    </tr>
  );
}

/** To shut somebody out asks first; to let them in again does not. */
function Switch({ row: { id, email, disabled } }: { row: Row }) {
  const [asking, setAsking] = useState(false);
  const intent = disabled ? 'enable' : 'disable';
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (disabled || asking) return setAsking(false);
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="email" value={email} />
      <button type="submit" name="intent" value={intent} className="quiet-button">
        {words[intent]} <span className="sr-only">{email}</span>
      </button>
      {asking && (
        <ConfirmDialog
          title={words.disableTitle}
          text={words.disableText(email)}
          cancel={words.cancel}
          onCancel={() => setAsking(false)}
        >
          <button type="submit" name="intent" value="disable" className="button button-small">
            {words.disable}
          </button>
        </ConfirmDialog>
      )}
    </Form>
  );
}
