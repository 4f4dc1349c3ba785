import { Link, useLocation } from 'react-router';
import { parisDay } from '#domain/paris-day.ts';
import type { AskedMeeting } from '#server/leads/asked-meetings.ts';
import { addressOf } from '../../shell/address.ts';
import { longMomentOf } from './lead-line.ts';
import { words } from './words.ts';

/** Said before leads are removed: the meetings that go with them, of which nobody is told. */
export function ComingMeetings({ starts }: { starts: readonly string[] }) {
  const place = useLocation();
  if (starts.length === 0) return null;
  return (
    <div className="notice notice-bad mt-3 grid gap-2">
      <p>{words.meetingsGo(starts.map(longMomentOf))}</p>
      <Link to={addressOf(place, 'appointments')} className="underline underline-offset-4">
        {words.toMeetings}
      </Link>
    </div>
  );
}

/** When meetings begin that stand and are not over, counted by days. */
export function startsOfComing(meetings: readonly (AskedMeeting | undefined)[], today: string): string[] {
  return meetings.flatMap((meeting) => {
    if (!meeting || meeting.isCall || meeting.isCancelled) return [];
    return parisDay(new Date(meeting.start)) >= today ? [meeting.start] : [];
  });
}
