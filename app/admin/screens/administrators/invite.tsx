import { Form } from 'react-router';
import { type Role, standingName } from '#domain/accounts/roles.ts';
import { Field } from '../../../ui/field.tsx';
import { dayAndMonth } from '../../dates.ts';
import type { ActionResult } from '../../screen-action.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleHelp, RoleOptions } from './role-options.tsx';
import { words } from './words.ts';

interface InviteProps {
  invitations: readonly {
    email: string;
    created_by: string;
    expires_at: string;
    role: Role;
    may_publish: 0 | 1;
  }[];
  result: ActionResult | undefined;
}

export function Invite({ invitations, result }: InviteProps) {
  const link = typeof result?.link === 'string' ? result.link : undefined;
  return (
    <section className="admin-card grid gap-4">
      <h2 className="text-xl">{words.inviteTitle}</h2>
      <p className="text-ink-soft">{words.inviteText}</p>
      <OneTimeLink key={link} label={words.link} result={result} />
      <Form method="post" key={`form ${link}`} className="grid items-end gap-3 sm:grid-cols-[1fr_16rem_auto]">
        <Field label={words.email}>
          {(control) => <input {...control} type="email" name="email" required autoComplete="off" />}
        </Field>
        <Field label={words.role}>
          {(control) => (
            <select {...control} name="role" defaultValue="editor">
              <RoleOptions />
            </select>
          )}
        </Field>
        <button type="submit" name="intent" value="invite" className="button button-small">
          {words.inviteSubmit}
        </button>
      </Form>
      <RoleHelp />
      {invitations.length > 0 && <Waiting invitations={invitations} />}
    </section>
  );
}

function Waiting({ invitations }: Pick<InviteProps, 'invitations'>) {
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-base">{words.waitingTitle}</h3>
      <ul>
        {invitations.map(({ email, created_by, expires_at, role, may_publish }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-3 py-1">
            <strong>{email}</strong>
            <span className="list-tag">
              {words.roles[standingName({ role, mayPublish: may_publish === 1 })]}
            </span>
            <span className="text-ink-soft">{words.until(dayAndMonth(expires_at), created_by)}</span>
            <Form method="post" className="ml-auto">
              <input type="hidden" name="email" value={email} />
              <button type="submit" name="intent" value="revoke" className="quiet-button">
                {words.revoke} <span className="sr-only">{email}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
