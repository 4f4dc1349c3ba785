import { Link, useLocation } from 'react-router';
import { addressOf } from '../../shell/address.ts';
import { leadText, momentOf } from '../inbox/lead-line.ts';
import { Card, Item } from './item.tsx';
import type { Today } from './load-today.ts';
import { LeadLine } from './news.tsx';
import { words } from './words.ts';

type Visitors = NonNullable<Today['visitors']>;

/** Who was promised an answer and has none, and until when. */
export function Waiting({ unanswered }: Pick<Visitors, 'unanswered'>) {
  const place = useLocation();
  const { count, late, reminders, oldest } = unanswered;
  const link = (path: string, label: string) => (
    <Link to={addressOf(place, path)} className="today-more">
      {label}
    </Link>
  );
  return (
    <Card id="waiting" title={words.waiting} lead={count > 0 && words.promise}>
      {count === 0 ? (
        <p className="today-empty">{words.nobodyWaits}</p>
      ) : (
        <p className="today-sum">
          <strong>{words.waitingCount(count)}</strong>{' '}
          {late > 0 && <span className="list-tag list-tag-bad">{words.lateCount(late)}</span>}
        </p>
      )}
      <ul className="today-leads">
        {oldest.map((lead) => (
          <LeadLine
            key={lead.id}
            lead={lead}
            isBad={lead.clock !== undefined && lead.clock.left < 0}
            side={clockWords(lead.clock?.left ?? 0)}
            text={[leadText(lead), lead.taken_by && words.takenBy(lead.taken_by)].filter(Boolean).join(' · ')}
          />
        ))}
      </ul>
      <p className="today-links">
        {count > 0 && link('inbox?state=unanswered', words.allWaiting)}
        {count > 0 && link('inbox/quotes?state=unanswered', words.allQuotesWaiting)}
        {reminders > 0 && link('inbox?state=reminder', words.reminders(reminders))}
      </p>
    </Card>
  );
}

const clockWords = (left: number) => (left < 0 ? words.late(left) : words.left(left));

/** Who comes next; nothing where nobody does. */
export function Appointments({ appointments: { count, next } }: Pick<Visitors, 'appointments'>) {
  const place = useLocation();
  if (count === 0) return null;
  return (
    <Card id="appointments" title={words.appointments}>
      <ul className="today-items">
        {next.map(({ id, name, start }) => (
          <Item key={id} path="appointments" name={name}>
            {momentOf(start)}
          </Item>
        ))}
      </ul>
      {count > next.length && (
        <p className="today-links">
          <Link to={addressOf(place, 'appointments')} className="today-more">
            {words.allAppointments(count)}
          </Link>
        </p>
      )}
    </Card>
  );
}
