import { useState } from 'react';
import { Form } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { dayAndMonth } from '../../dates.ts';
import type { ActionResult } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { words } from './words.ts';

interface InviteProps {
  invitations: readonly { email: string; created_by: string; expires_at: string }[];
  result: ActionResult | undefined;
}

export function Invite({ invitations, result }: InviteProps) {
  const link = typeof result?.link === 'string' ? result.link : undefined;
  return (
    <section className="admin-card grid gap-4">
      <h2 className="text-xl">{words.inviteTitle}</h2>
      <p className="text-ink-soft">{words.inviteText}</p>
      <FormNotice result={result} />
      {link && <InvitationLink link={link} />}
      <Form method="post" key={link} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field label={words.email}>
          {(control) => <input {...control} type="email" name="email" required autoComplete="off" />}
        </Field>
        <button type="submit" name="intent" value="invite" className="button button-small">
          {words.inviteSubmit}
        </button>
      </Form>
      {invitations.length > 0 && <Waiting invitations={invitations} />}
    </section>
  );
}

function InvitationLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <Field label={words.link}>
        {(control) => <input {...control} value={link} readOnly onFocus={({ target }) => target.select()} />}
      </Field>
      <button
        type="button"
        className="quiet-button"
        onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </button>
    </div>
  );
}

function Waiting({ invitations }: Pick<InviteProps, 'invitations'>) {
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-base">{words.waitingTitle}</h3>
      <ul>
        {invitations.map(({ email, created_by, expires_at }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-3 py-1">
            <strong>{email}</strong>
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
