import { expect, test } from 'vitest';
import { isLeadState, isReminderDay } from './lead-states.ts';

test('[REPLY-03] one is reminded today or later, within ten years, on a day that there is', () => {
  const today = '2026-02-27';
  for (const day of ['2026-02-27', '2026-02-28', '2028-02-29', '2036-02-27'])
    expect([day, isReminderDay(day, today)]).toEqual([day, true]);
  for (const day of [
    '',
    '2026-02-26',
    '2026-02-29',
    '2026-13-01',
    '2036-02-28',
    '27/02/2026',
    '+02026-03-01',
  ])
    expect([day, isReminderDay(day, today)]).toEqual([day, false]);
});

test('[REPLY-02] a state is one of the five', () => {
  expect(['new', 'won', 'late', 'constructor', undefined].map(isLeadState)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
