import { dayInWords, shortDayInWords, timeInWords } from '#domain/appointments/slot.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { AskedMeeting } from '#server/leads/asked-meetings.ts';
import { words } from './words.ts';

interface Lead {
  kind: LeadKind;
  excerpt: string;
  meeting: AskedMeeting | undefined;
}

/** What a row is: of which kind, or that somebody is to be called. */
export function leadTag({ kind, meeting }: Pick<Lead, 'kind' | 'meeting'>): string {
  return meeting?.isCall ? words.toCall : words.kinds[kind];
}

/** What a row says: the number to call, or when the meeting is, and then the beginning of what was written. */
export function leadText({ excerpt, meeting }: Pick<Lead, 'excerpt' | 'meeting'>): string {
  return [meeting && shortMeeting(meeting), excerpt].filter(Boolean).join(' · ');
}

function shortMeeting(meeting: AskedMeeting): string {
  if (meeting.isCall) return meeting.phone;
  const { start, isCancelled } = meeting;
  return isCancelled ? words.meetingWas(momentOf(start)) : words.meetingIs(momentOf(start));
}

/** `jeudi 19 novembre à 10 h 00`. */
export function momentOf(iso: string): string {
  const start = new Date(iso);
  return `${shortDayInWords(start, 'fr')} à ${timeInWords(start, 'fr')}`;
}

/** The same with the year. */
export function longMomentOf(iso: string): string {
  const start = new Date(iso);
  return `${dayInWords(start, 'fr')} à ${timeInWords(start, 'fr')}`;
}
