import type { Act } from '#domain/audit/acts.ts';
import { shortDateTime } from '../dates.ts';
import { Subject } from './subject.tsx';
import { actWords, words } from './words.ts';

interface Line {
  id: string;
  at: string;
  who: string;
  act: Act;
  subject: string;
  address: string;
}

const whoWords: Record<string, string> = { '': '—', terminal: words.terminal };
const whereWords: Record<string, string> = { '': words.server, terminal: words.terminal };
/** What somebody should look at. */
const alarming = new Set<Act>(['login-refused', 'code-refused', 'login-closed', 'second-factor-off']);

export function JournalTable({ lines }: { lines: readonly Line[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.where}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, at, who, act, subject, address }) => (
            <tr key={id}>
              <td className="whitespace-nowrap">
                <time dateTime={at}>{shortDateTime(at)}</time>
              </td>
              <td>{whoWords[who] ?? who}</td>
              <td>
                <span className={alarming.has(act) ? 'desk-tag desk-tag-bad' : 'desk-tag'}>
                  {actWords[act]}
                </span>{' '}
                <Subject act={act} subject={subject} />
              </td>
              <td className="whitespace-nowrap">{whereWords[address] ?? address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
