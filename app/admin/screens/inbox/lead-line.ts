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
  return [meeting?.isCall && meeting.phone, excerpt].filter(Boolean).join(' · ');
}
