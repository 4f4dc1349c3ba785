import type { InboxQuery } from '#domain/leads/inbox.ts';
import type { Services } from '#server/services.ts';
import { listDate } from '../../dates.ts';
import { InboxList, InboxRow } from './inbox-list.tsx';
import { MailState } from './mail-state.tsx';

type MailPage = Awaited<ReturnType<Services['mail']['page']>>;

export function MailList({ query, page: { items, ...page } }: { query: InboxQuery; page: MailPage }) {
  return (
    <InboxList query={query} {...page}>
      {items.map(({ id, subject, to, state, captured, outdated, created_at }) => (
        <InboxRow
          key={id}
          query={query}
          id={id}
          fresh={state === 'failed'}
          who={subject}
          when={listDate(created_at)}
          mark={<MailState state={state} captured={captured} outdated={outdated} />}
          what={to}
        />
      ))}
    </InboxList>
  );
}
