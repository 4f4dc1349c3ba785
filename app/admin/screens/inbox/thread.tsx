import { Form } from 'react-router';
import { shortDateTime } from '../../dates.ts';
import { useFollow } from '../../ui/use-follow.ts';
import { MailState } from './mail-state.tsx';
import type { OpenLead } from './open-lead.ts';
import { words } from './words.ts';

/** What was answered to the visitor from here, and what became of each mail. It follows by itself to the first attempt. */
export function Thread({ lead: { thread } }: { lead: OpenLead }) {
  useFollow(thread.some(({ state, last_error }) => state === 'waiting' && !last_error));
  return (
    <section className="grid gap-2">
      <h3 className="list-label">{words.thread}</h3>
      <ol className="inbox-notes">
        {thread.map((reply) => (
          <li key={reply.id} className="inbox-answer">
            <p className="font-semibold">{reply.subject}</p>
            <p className="whitespace-pre-wrap">{reply.text}</p>
            <Form method="post" preventScrollReset className="inbox-answer-foot">
              <MailState state={reply.state} captured={reply.captured} />
              {words.writtenBy(reply.written_by, shortDateTime(reply.created_at))}
              {reply.last_error && <span>{reply.last_error}</span>}
              {reply.estimate && (
                <a href={reply.estimate.path} target="_blank" rel="noreferrer" className="quiet-button">
                  {words.revisedEstimate(reply.estimate.number)}
                </a>
              )}
              {reply.state === 'failed' && (
                <>
                  <input type="hidden" name="id" value={reply.id} />
                  <button type="submit" name="intent" value="resend" className="quiet-button">
                    {words.resend}
                  </button>
                </>
              )}
            </Form>
          </li>
        ))}
      </ol>
    </section>
  );
}
