import type { OutboxState } from '#server/database/tables.ts';
import { words } from './words.ts';

const colours: Record<OutboxState, string> = {
  waiting: '',
  sent: 'list-tag-good',
  failed: 'list-tag-bad',
  held: '',
};

interface MailStateProps {
  state: OutboxState;
  /** It was kept here because there is nowhere to send it. */
  captured?: boolean;
  /** What it tells of has changed since: it stays here. */
  outdated?: boolean;
}

/** What became of a mail. */
export function MailState({ state, captured = false, outdated = false }: MailStateProps) {
  if (outdated) return <span className="list-tag">{words.outdated}</span>;
  if (captured && state === 'sent')
    return <span className="list-tag list-tag-warning">{words.captured}</span>;
  return <span className={`list-tag ${colours[state]}`}>{words.states[state]}</span>;
}
