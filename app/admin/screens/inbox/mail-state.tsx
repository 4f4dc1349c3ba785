import type { OutboxState } from '#server/database/tables.ts';
import { words } from './words.ts';

const colours: Record<OutboxState, string> = {
  waiting: '',
  sent: 'list-tag-good',
  failed: 'list-tag-bad',
  held: '',
};

/** What became of a mail; `captured` when it was kept here because there is nowhere to send it. */
export function MailState({ state, captured = false }: { state: OutboxState; captured?: boolean }) {
  if (captured && state === 'sent')
    return <span className="list-tag list-tag-warning">{words.captured}</span>;
  return <span className={`list-tag ${colours[state]}`}>{words.states[state]}</span>;
}
