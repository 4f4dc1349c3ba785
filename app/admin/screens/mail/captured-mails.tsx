import { Form, Link, useLocation, useNavigation } from 'react-router';
import type { Services } from '#server/services.ts';
import { listDate } from '../../dates.ts';
import type { ActionResult } from '../../screen-action.ts';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { words } from './words.ts';

interface Props {
  mails: Awaited<ReturnType<Services['capturedMail']['list']>>;
  result: ActionResult | undefined;
}

/** What was captured while no mail server was set: now it can leave, or stay. */
export function CapturedMails({ mails, result }: Props) {
  const place = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  if (mails.length === 0) return <FormNotice result={result} />;
  return (
    <section aria-labelledby="captured" className="admin-card grid gap-4">
      <h2 id="captured" className="text-xl">
        {words.capturedTitle(mails.length)}
      </h2>
      <p className="text-ink-soft">{words.capturedLead}</p>
      <ul aria-labelledby="captured" className="mail-captured">
        {mails.map(({ id, subject, to, created_at }) => (
          <li key={id}>
            <Link
              to={`${addressOf(place, 'inbox/mail')}?open=${id}`}
              className="underline underline-offset-4"
            >
              {subject}
            </Link>
            <span className="text-sm text-ink-soft">
              {to} · {listDate(created_at)}
            </span>
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="intent"
          value="send-captured"
          disabled={isBusy}
          className="button button-small"
        >
          {words.sendCaptured(mails.length)}
        </button>
        <button type="submit" name="intent" value="keep-captured" disabled={isBusy} className="quiet-button">
          {words.keepCaptured}
        </button>
      </Form>
      <FormNotice result={result} />
    </section>
  );
}
