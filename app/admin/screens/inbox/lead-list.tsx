import { useState } from 'react';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import type { Services } from '#server/services.ts';
import { listDate } from '../../dates.ts';
import { BULK_FORM, BulkActions } from './bulk-actions.tsx';
import { InboxList, InboxRow } from './inbox-list.tsx';
import { words } from './words.ts';

type LeadPage = Awaited<ReturnType<Services['inbox']['page']>>;

/** In a box of several kinds each row says which it is. */
const MIXED = new Set(['messages', 'spam']);

export function LeadList({ query, page: { items, ...page } }: { query: InboxQuery; page: LeadPage }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const all = items.map(({ id }) => id);
  // What has left the list meanwhile is chosen no more.
  const chosen = all.filter((id) => ticked.has(id));
  const choose = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...chosen, id] : chosen.filter((other) => other !== id)));
  return (
    <InboxList
      query={query}
      {...page}
      bar={
        <BulkActions query={query} all={all} chosen={chosen} onChoose={(ids) => setTicked(new Set(ids))} />
      }
    >
      {items.map(({ id, kind, name, excerpt, created_at, read_at }) => (
        <InboxRow
          key={id}
          query={query}
          id={id}
          fresh={read_at === ''}
          who={name}
          when={listDate(created_at)}
          mark={MIXED.has(query.box) && <span className="list-tag">{words.kinds[kind]}</span>}
          what={excerpt}
          choice={
            <label className="inbox-choice">
              <span className="sr-only">{words.chooseOne(name)}</span>
              <input
                type="checkbox"
                name="id"
                value={id}
                form={BULK_FORM}
                checked={ticked.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </label>
          }
        />
      ))}
    </InboxList>
  );
}
