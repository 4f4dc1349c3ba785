import { Link, useLocation } from 'react-router';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import { isLanguage } from '#domain/languages.ts';
import { type Box, boxes } from '#domain/leads/inbox.ts';
import { addressOf } from '../../shell/address.ts';
import { entryOf } from '../../shell/navigation.ts';
import { words as teamWords } from '../administrators/words.ts';
import { useInboxAddress } from '../inbox/use-inbox-address.ts';
import { words as inboxWords } from '../inbox/words.ts';
import { words } from './words.ts';

interface SubjectProps {
  action: AuditAction;
  subject: string;
}

/** What an action was done to, as somebody reads it; a link where it can be opened. */
export function Subject({ action, subject }: SubjectProps) {
  const location = useLocation();
  const inboxAddress = useInboxAddress();
  const [first = '', second = '', ...rest] = subject.split('/');
  if (action === 'login') return loginWords[subject] ?? null;
  if (action === 'login-closed') return null;
  if (action === 'role-changed') return `${[second, ...rest].join('/')} (${roleWords[first] ?? first})`;
  if (first === 'all') return words.contents(Number(second));
  if (first === 'leads') return words.messages(Number(second));
  if (action === 'leads-export' && isBox(first))
    return `${inboxWords.boxes[first]} (${words.messages(Number(second))})`;
  if (first === 'application') {
    const all = { archived: false, state: '', search: '', page: 1 } as const;
    const query = { ...all, box: 'applications', open: second } as const;
    return <Link to={inboxAddress(query)}>{words.application}</Link>;
  }
  const place = placeOf(first, rest.join('/'));
  if (!place || !isLanguage(second)) return subject || null;
  return (
    <>
      <Link to={addressOf(location, place.path, second)}>{place.name}</Link>{' '}
      <span className="text-ink-soft">({words.languages[second]})</span>
    </>
  );
}

const loginWords: Record<string, string> = {
  'one-time-code': words.withCode,
  'recovery-code': words.withRecoveryCode,
};

const roleWords: Record<string, string> = teamWords.roles;

const isBox = (text: string): text is Box => boxes.some((box) => box === text);

/** Where a document is edited, and what it is called. */
function placeOf(collection: string, id: string): { path: string; name: string } | undefined {
  if (collection === 'section') return { path: `pages/${id}`, name: entryOf(`pages/${id}`)?.label ?? id };
  if (collection === 'article') return { path: `articles/${id}`, name: id };
  if (collection === 'case-study') return { path: `case-studies/${id}`, name: id };
  return undefined;
}
