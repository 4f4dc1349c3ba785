import { Form } from 'react-router';
import { leadStates } from '#domain/leads/lead-states.ts';
import { useAdministrator } from '../../administrator.tsx';
import { longDateTime } from '../../dates.ts';
import type { OpenLead } from './open-lead.ts';
import { words } from './words.ts';

/** How far the agency is with a lead: the answer that was promised, the state, who looks after it, when to look again. */
export function Handling({ lead }: { lead: OpenLead }) {
  return (
    <section aria-label={words.handling} className="inbox-handling">
      <Clock lead={lead} />
      <States lead={lead} />
      <div className="inbox-handling-row">
        <Keeper lead={lead} />
        <Reminder key={lead.remind_on} lead={lead} />
      </div>
    </section>
  );
}

function Clock({ lead: { clock, state } }: { lead: OpenLead }) {
  if (!clock) return null;
  const late = clock.left < 0;
  const running = state === 'new';
  const text = running
    ? words.clockRunning(clock.left, longDateTime(clock.dueAt))
    : words.clockStopped(clock.left);
  return <p className={late && running ? 'notice notice-bad' : 'text-ink-soft'}>{text}</p>;
}

function States({ lead: { id, state } }: { lead: OpenLead }) {
  return (
    <Form method="post" preventScrollReset className="inbox-states" aria-label={words.state}>
      <input type="hidden" name="intent" value="state" />
      <input type="hidden" name="id" value={id} />
      {leadStates.map((one) => (
        <button
          key={one}
          type="submit"
          name="state"
          value={one}
          aria-pressed={one === state}
          className="inbox-state"
        >
          {words.leadStates[one]}
        </button>
      ))}
    </Form>
  );
}

function Keeper({ lead: { id, taken_by } }: { lead: OpenLead }) {
  const mine = taken_by === useAdministrator().email;
  const intent = mine ? 'let-go' : 'take';
  return (
    <Form method="post" preventScrollReset className="inbox-keeper">
      <input type="hidden" name="id" value={id} />
      <span>{taken_by ? words.takenBy(taken_by) : words.takenByNobody}</span>
      <button type="submit" name="intent" value={intent} className="quiet-button">
        {mine ? words.letGo : words.take}
      </button>
    </Form>
  );
}

function Reminder({ lead: { id, remind_on, today } }: { lead: OpenLead }) {
  return (
    <Form method="post" preventScrollReset className="inbox-keeper">
      <input type="hidden" name="id" value={id} />
      <label>
        <span>{words.remindOn}</span>
        <input type="date" name="day" min={today} defaultValue={remind_on} required className="field" />
      </label>
      <button type="submit" name="intent" value="remind" className="quiet-button">
        {words.remind}
      </button>
      {remind_on && (
        <button type="submit" name="intent" value="forget-reminder" formNoValidate className="quiet-button">
          {words.forgetReminder}
        </button>
      )}
    </Form>
  );
}
