import { Form } from 'react-router';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import { quotedText } from '#domain/mail/bodies.ts';
import type { Services } from '#server/services.ts';
import { shortDateTime } from '../../dates.ts';
import { Facts } from './facts.tsx';
import { InboxView } from './inbox-view.tsx';
import { MailState } from './mail-state.tsx';
import { words } from './words.ts';

type OpenMail = NonNullable<Awaited<ReturnType<Services['mail']['read']>>>;

export function MailView({ query, mail: entry }: { query: InboxQuery; mail: OpenMail }) {
  const { id, mail, state, purpose, attempts, created_at, outdated } = entry;
  const captured = attempts.at(-1)?.transport === 'capture';
  return (
    <InboxView
      query={query}
      title={mail.subject}
      tools={
        !outdated && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <button type="submit" name="intent" value="resend" className="quiet-button">
              {words.resend}
            </button>
          </Form>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <MailState state={state} captured={captured} outdated={outdated} />
        {words.purposes[purpose]} · {words.to} {mail.to} · {shortDateTime(created_at)}
      </p>
      {captured && state === 'sent' && <p className="text-ink-soft">{words.capturedHelp}</p>}
      {outdated && <p className="text-ink-soft">{words.outdatedHelp}</p>}
      <Facts rows={mail.rows} />
      <p className="inbox-text">{mail.text}</p>
      {mail.quoted && <p className="inbox-quoted">{quotedText(mail.quoted)}</p>}
      {attempts.length > 0 && (
        <section>
          <h3 className="list-label">{words.attempts}</h3>
          <ul className="text-sm">
            {attempts.map(({ began_at, transport, error }) => (
              <li key={began_at}>
                {shortDateTime(began_at)} · {transport} · {error || words.delivered}
              </li>
            ))}
          </ul>
        </section>
      )}
    </InboxView>
  );
}
