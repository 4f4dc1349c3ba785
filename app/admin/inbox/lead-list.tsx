import type { InboxQuery } from '#domain/leads/inbox.ts';
import { kindNames } from '#domain/leads/lead-table.ts';
import type { Services } from '#server/services.ts';
import { listDate } from '../dates.ts';
import { InboxList, InboxRow } from './inbox-list.tsx';

type LeadPage = Awaited<ReturnType<Services['inbox']['page']>>;

/** In a box of several kinds each row says which it is. */
const MIXED = new Set(['messages', 'spam']);

export function LeadList({ query, page: { items, ...page } }: { query: InboxQuery; page: LeadPage }) {
  return (
    <InboxList query={query} {...page}>
      {items.map(({ id, kind, name, excerpt, created_at, read_at }) => (
        <InboxRow
          key={id}
          query={query}
          id={id}
          fresh={read_at === ''}
          who={name}
          when={listDate(created_at)}
          mark={MIXED.has(query.box) && <span className="desk-tag">{kindNames[kind]}</span>}
          what={excerpt}
        />
      ))}
    </InboxList>
  );
}
