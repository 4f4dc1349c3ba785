/**
 * How far the agency is with a lead. `new`: nobody has answered. `waiting`: for the visitor, or for somebody
 * else. `won` and `lost` are what became of it.
 */
export const leadStates = ['new', 'answered', 'waiting', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

export function isLeadState(text: string | undefined): text is LeadState {
  return leadStates.some((state) => state === text);
}

/**
 * What a list of leads can be narrowed to: a state, what was promised an answer and waits for it, what of that is
 * late, or what is to be looked at again today.
 */
export const stateFilters = [...leadStates, 'unanswered', 'late', 'reminder'] as const;
export type StateFilter = (typeof stateFilters)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const REMINDER_YEARS = 10;

/** A day on which one can be reminded: today in France, or later, within ten years. */
export function isReminderDay(day: string, today: string): boolean {
  if (!DAY.test(day) || new Date(day).toString() === 'Invalid Date') return false;
  if (new Date(day).toISOString().slice(0, 10) !== day) return false;
  const last = `${Number(today.slice(0, 4)) + REMINDER_YEARS}${today.slice(4)}`;
  return day >= today && day <= last;
}
