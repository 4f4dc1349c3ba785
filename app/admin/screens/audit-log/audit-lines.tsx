import type { AuditAction } from '#domain/audit/audit-events.ts';
import { shortDateTime } from '../../dates.ts';
import { Subject } from './subject.tsx';
import { auditActionWords, words } from './words.ts';

interface Line {
  id: string;
  at: string;
  who: string;
  action: AuditAction;
  subject: string;
  address: string;
}

const whoWords: Record<string, string> = { '': words.nobody, terminal: words.terminal };
const whereWords: Record<string, string> = { '': words.server, terminal: words.terminal };
/** What somebody should look at. */
const alarming = new Set<AuditAction>([
  'login-refused',
  'code-refused',
  'login-closed',
  'access-refused',
  'second-factor-off',
]);

export function AuditLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="audit-lines">
      {lines.map(({ id, at, who, action, subject, address }) => (
        <li key={id} className="audit-line">
          <time dateTime={at} className="audit-when">
            {shortDateTime(at)}
          </time>
          <span className="audit-what">
            <span className={alarming.has(action) ? 'list-tag list-tag-bad' : 'list-tag'}>
              {auditActionWords[action]}
            </span>{' '}
            <Subject action={action} subject={subject} />
          </span>
          <span className="audit-who">{address === '' ? '' : (whoWords[who] ?? who)}</span>
          <span className="audit-where">{whereWords[address] ?? address}</span>
        </li>
      ))}
    </ul>
  );
}
