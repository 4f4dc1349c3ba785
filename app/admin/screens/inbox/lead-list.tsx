import { useState } from 'react';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import type { Services } from '#server/services.ts';
import { listDate } from '../../dates.ts';
import { BULK_FORM, BulkActions } from './bulk-actions.tsx';
import { startsOfComing } from './coming-meetings.tsx';
import { InboxList, InboxRow } from './inbox-list.tsx';
import { leadTag, leadText } from './lead-line.ts';
import { words } from './words.ts';

type LeadPage = Awaited<ReturnType<Services['inbox']['page']>>;

/** In a box of several kinds each row says which it is. */
const MIXED = new Set(['messages', 'spam']);

const colours: Record<LeadState, string> = {
  new: '',
  answered: '',
  waiting: '',
  won: 'list-tag-good',
  lost: '',
};

export function LeadList({ query, page: { items, today, ...page } }: { query: InboxQuery; page: LeadPage }) {
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
        <BulkActions
          query={query}
          all={all}
          chosen={chosen}
          coming={startsOfComing(
            items.filter(({ id }) => ticked.has(id)).map(({ meeting }) => meeting),
            today,
          )}
          onChoose={(ids) => setTicked(new Set(ids))}
        />
      }
    >
      {items.map((lead) => (
        <InboxRow
          key={lead.id}
          query={query}
          id={lead.id}
          fresh={lead.read_at === ''}
          who={lead.name}
          when={listDate(lead.created_at)}
          mark={<Marks query={query} lead={lead} />}
          what={leadText(lead)}
          choice={
            <label className="inbox-choice">
              <span className="sr-only">{words.chooseOne(lead.name)}</span>
              <input
                type="checkbox"
                name="id"
                value={lead.id}
                form={BULK_FORM}
                checked={ticked.has(lead.id)}
                onChange={({ target }) => choose(lead.id, target.checked)}
              />
            </label>
          }
        />
      ))}
    </InboxList>
  );
}

/** What a row says before its words: which kind it is, how far the agency is with it, and what presses. */
function Marks({ query, lead }: { query: InboxQuery; lead: LeadPage['items'][number] }) {
  const { state, clock, remindNow } = lead;
  const late = state === 'new' && clock !== undefined && clock.left < 0;
  return (
    <>
      {MIXED.has(query.box) && <span className="list-tag">{leadTag(lead)}</span>}{' '}
      {state !== 'new' && <span className={`list-tag ${colours[state]}`}>{words.leadStates[state]}</span>}{' '}
      {late && <span className="list-tag list-tag-bad">{words.lateMark}</span>}{' '}
      {remindNow && <span className="list-tag list-tag-bad">{words.reminderMark}</span>}
    </>
  );
}
