import { pageNumber } from '../paging.ts';
import { type LeadKind, leadKinds } from './lead-kinds.ts';
import { type StateFilter, stateFilters } from './lead-states.ts';

/** Where an administrator finds which kinds of lead. What is suspect lies in `spam` alone. */
export const leadBoxes = {
  messages: ['contact', 'chat', 'appointment'],
  quotes: ['quote'],
  applications: ['application'],
  spam: leadKinds,
} as const satisfies Record<string, readonly LeadKind[]>;
export type LeadBox = keyof typeof leadBoxes;

export const boxes = ['messages', 'quotes', 'applications', 'mail', 'spam'] as const;
export type Box = (typeof boxes)[number];

export interface InboxQuery {
  box: Box;
  archived: boolean;
  /** Which of them, by what the agency has done; empty for all. */
  state: StateFilter | '';
  search: string;
  page: number;
  /** The id of what is shown beside the list, empty for nothing. */
  open: string;
}

const SEARCH_MAX = 200;

/** What an address of the inbox asks for; undefined for an unknown box. */
export function readInboxQuery(asked = 'messages', params: URLSearchParams): InboxQuery | undefined {
  const box = boxes.find((one) => one === asked);
  return (
    box && {
      box,
      archived: params.get('archived') === '1',
      state: stateFilters.find((one) => one === params.get('state')) ?? '',
      search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
      page: pageNumber(params.get('page')),
      open: params.get('open') ?? '',
    }
  );
}

/** The address of a view of the inbox, below that of the back office. */
export function inboxAddress({ box, archived, state, search, page, open }: InboxQuery): string {
  const given = [
    ['archived', archived ? '1' : ''],
    ['state', state],
    ['q', search],
    ['page', page > 1 ? String(page) : ''],
    ['open', open],
  ] as const;
  const query = new URLSearchParams(given.filter(([, value]) => value !== '').map((pair) => [...pair]));
  const path = box === 'messages' ? 'inbox' : `inbox/${box}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

export function isLeadBox(box: Box): box is LeadBox {
  return box !== 'mail';
}

/** A link that writes to this address, and does nothing else: what browsers take for an address may hold `?bcc=`. */
export function mailto(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** A link that calls this number, however it was written. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
}
