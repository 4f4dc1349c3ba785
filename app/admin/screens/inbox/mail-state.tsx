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
  return (
    <span className={`list-tag ${colours[state]}`}>
      {captured && state === 'sent' ? words.captured : words.states[state]}
    </span>
  );
}
