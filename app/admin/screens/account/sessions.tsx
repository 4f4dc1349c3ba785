import { Form } from 'react-router';
import { shortDateTime } from '../../dates.ts';
import type { ActionResult } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { words } from './words.ts';

interface Session {
  id: string;
  created_at: string;
  used_at: string;
  browser: string;
  present: boolean;
}

interface SessionsProps {
  sessions: readonly Session[];
  result: ActionResult | undefined;
}

/** Where this account is open now; each but this one can be closed from here. */
export function Sessions({ sessions, result }: SessionsProps) {
  return (
    <section className="admin-card grid gap-4">
      <h2 className="text-xl">{words.sessionsTitle}</h2>
      <p className="text-ink-soft">{words.sessionsText}</p>
      <FormNotice result={result} />
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <button type="submit" name="intent" value="endOthers" className="quiet-button quiet-button-danger">
            {words.endOthers}
          </button>
        </Form>
      )}
    </section>
  );
}

function SessionLine({ session: { id, created_at, used_at, browser, present } }: { session: Session }) {
  const name = browser || words.unknownBrowser;
  const since = shortDateTime(created_at);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <div>
        <strong>{name}</strong> {present && <span className="list-tag">{words.thisSession}</span>}
        <div className="text-ink-soft text-sm">{words.sessionTimes(since, shortDateTime(used_at))}</div>
      </div>
      {!present && (
        <Form method="post" className="ml-auto">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="endSession" className="quiet-button">
            {words.endSession} <span className="sr-only">{words.sessionSince(name, since)}</span>
          </button>
        </Form>
      )}
    </li>
  );
}
