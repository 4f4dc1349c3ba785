import { Link, useLocation } from 'react-router';
import { inboxAddress, type LeadBox } from '#domain/leads/inbox.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { dayAndMonth, isToday, shortDateTime, timeOf } from '../../dates.ts';
import { addressOf } from '../../shell/address.ts';
import { leadTag, leadText } from '../inbox/lead-line.ts';
import { Card } from './item.tsx';
import type { Today } from './load-today.ts';
import { words } from './words.ts';

type Visitors = NonNullable<Today['visitors']>;

const tiles = [
  { name: 'messages', kinds: ['contact', 'chat', 'call'], path: 'inbox' },
  { name: 'quotes', kinds: ['quote'], path: 'inbox/quotes' },
  { name: 'applications', kinds: ['application'], path: 'inbox/applications' },
  { name: 'appointments', kinds: ['appointment'], path: 'appointments' },
] as const;

/** What visitors sent since this administrator last looked. */
export function News({ visitors: { since, isFirst, received } }: { visitors: Visitors }) {
  const place = useLocation();
  const { counts, newest } = received;
  return (
    <Card
      id="news"
      title={words.news(isFirst)}
      lead={isFirst ? words.newsFirst : words.newsSince(shortDateTime(since))}
    >
      <ul className="today-tiles">
        {tiles.map(({ name, kinds, path }) => {
          const count = kinds.reduce((sum, kind) => sum + counts[kind], 0);
          return (
            <li key={name}>
              <Link to={addressOf(place, path)} className="today-tile" data-some={count > 0}>
                <strong>{words.number(count)}</strong> {words.tiles[name](count)}
              </Link>
            </li>
          );
        })}
      </ul>
      {newest.length === 0 && <p className="today-empty">{words.noNews}</p>}
      <ul className="today-leads">
        {newest.map((lead) => (
          <LeadLine
            key={lead.id}
            lead={lead}
            isFresh={lead.read_at === ''}
            isArchived={lead.archived_at !== ''}
            side={whenOf(lead.created_at)}
            text={leadText(lead)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The time of what is of today, else the day. */
const whenOf = (iso: string) => (isToday(new Date(iso)) ? timeOf(new Date(iso)) : dayAndMonth(iso));

const boxOf: Record<LeadKind, LeadBox> = {
  contact: 'messages',
  chat: 'messages',
  appointment: 'messages',
  quote: 'quotes',
  application: 'applications',
};

interface LeadLineProps {
  lead: { id: string; kind: LeadKind; name: string } & Parameters<typeof leadTag>[0];
  isFresh?: boolean;
  isArchived?: boolean;
  isBad?: boolean;
  side: string;
  text: string;
}

/** A lead in one line and a half; leads to it in the inbox. */
export function LeadLine({ lead, isFresh, isArchived = false, isBad, side, text }: LeadLineProps) {
  const place = useLocation();
  const { id, kind, name } = lead;
  const address = inboxAddress({
    ...{ box: boxOf[kind], archived: isArchived, state: '', search: '', page: 1, open: id },
  });
  return (
    <li>
      <Link to={addressOf(place, address)} className="inbox-row" data-fresh={isFresh}>
        <span className="inbox-who">
          {name} {isFresh && <span className="sr-only">({words.unread})</span>}
        </span>
        <span className={isBad ? 'list-tag list-tag-bad' : 'inbox-when'}>{side}</span>
        <span className="inbox-what">
          <span className="list-tag">{leadTag(lead)}</span> {text}
        </span>
      </Link>
    </li>
  );
}
