import { useState } from 'react';
import { Form } from 'react-router';
import { type Role, standingName } from '#domain/accounts/roles.ts';
import { useAdministrator } from '../../administrator.tsx';
import { shortDateTime } from '../../dates.ts';
import { ActionTable } from '../../ui/action-table.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RoleOptions } from './role-options.tsx';
import { words } from './words.ts';

interface Row {
  id: string;
  email: string;
  disabled: 0 | 1;
  last_login_at: string;
  factor_since: string | null;
  role: Role;
  may_publish: 0 | 1;
}

export function AdministratorTable({ administrators }: { administrators: readonly Row[] }) {
  return (
    <ActionTable
      columns={[words.email, words.role, words.state, words.secondFactor, words.lastLogin]}
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
      <td data-label={words.role}>
        {row.id === me.id ? words.roles[nameOf(row)] : <RoleForm key={nameOf(row)} row={row} />}
      </td>
      <td data-label={words.state}>{row.disabled ? words.disabled : words.active}</td>
      <td data-label={words.secondFactor}>{row.factor_since ? words.factorOn : words.factorOff}</td>
      <td data-label={words.lastLogin}>{lastLogin}</td>
      <td>
        {row.id !== me.id && (
          <div className="flex flex-wrap gap-2 sm:justify-end">
            {!row.disabled && <ResetPassword row={row} />}
            <Switch row={row} />
          </div>
        )}
      </td>
    </tr>
  );
}

const nameOf = ({ role, may_publish }: Row) => standingName({ role, mayPublish: may_publish === 1 });

/** What somebody may do, to be changed. */
function RoleForm({ row }: { row: Row }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="email" value={row.email} />
      <select
        name="role"
        defaultValue={nameOf(row)}
        aria-label={words.roleOf(row.email)}
        className="field w-auto min-w-0 flex-1 sm:flex-none"
      >
        <RoleOptions />
      </select>
      <button type="submit" name="intent" value="role" className="quiet-button">
        {words.changeRole} <span className="sr-only">{words.roleOf(row.email)}</span>
      </button>
    </Form>
  );
}

/** A link with which somebody who has forgotten the password chooses another, after a question. */
function ResetPassword({ row: { id, email, factor_since } }: { row: Row }) {
  const [asking, setAsking] = useState(false);
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (asking) return setAsking(false);
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="email" value={email} />
      <button type="submit" name="intent" value="reset" className="quiet-button">
        {words.reset} <span className="sr-only">{email}</span>
      </button>
      {asking && (
        <ConfirmDialog
          title={words.resetTitle}
          text={words.resetText(email)}
          details={
            factor_since && (
              <label className="mt-3 flex items-start gap-2">
                <input type="checkbox" name="factor" value="off" /> {words.resetFactorOff}
              </label>
            )
          }
          cancel={words.cancel}
          onCancel={() => setAsking(false)}
        >
          <button type="submit" name="intent" value="reset" className="button button-small">
            {words.resetSubmit}
          </button>
        </ConfirmDialog>
      )}
    </Form>
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
