import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerClock, lateBefore } from './answer-clock.ts';

const HOUR = 3_600_000;
const at = (text: string) => new Date(text);
const clock = (receivedAt: string, now: string, answeredAt?: string) =>
  answerClock(
    { kind: 'contact', receivedAt: at(receivedAt), ...(answeredAt && { answeredAt: at(answeredAt) }) },
    at(now),
  );

test.each([
  ['a Wednesday', '2026-01-14T09:00:00Z', '2026-01-15T09:00:00.000Z'],
  ['a Friday', '2026-01-16T14:00:00Z', '2026-01-19T14:00:00.000Z'],
  ['a Saturday: from Monday on', '2026-01-17T14:00:00Z', '2026-01-19T23:00:00.000Z'],
  ['before Easter, over the holiday', '2026-04-03T10:00:00Z', '2026-04-07T10:00:00.000Z'],
  ['the Friday before clocks go forward', '2026-03-27T10:00:00Z', '2026-03-30T09:00:00.000Z'],
  ['the Friday before clocks go back', '2026-10-23T10:00:00Z', '2026-10-26T11:00:00.000Z'],
  ['Christmas Eve', '2025-12-24T17:00:00Z', '2025-12-26T17:00:00.000Z'],
])('[REPLY-01] what came on %s is promised an answer by its 24 business hours', (_, received, due) => {
  expect(clock(received, received)).toEqual({ dueAt: due, left: 24 * HOUR });
});

test('[REPLY-01] it says how much is left, how late it is, and stands still at the answer', () => {
  const friday = '2026-01-16T14:00:00Z';
  expect(clock(friday, '2026-01-18T14:00:00Z')?.left).toBe(15 * HOUR);
  expect(clock(friday, '2026-01-19T16:00:00Z')?.left).toBe(-2 * HOUR);
  expect(clock(friday, '2026-03-01T00:00:00Z', '2026-01-16T15:00:00Z')?.left).toBe(23 * HOUR);
  expect(answerClock({ kind: 'application', receivedAt: at(friday) }, at(friday))).toBeUndefined();
});

test('[REPLY-01] to be called is promised like an answer; a meeting has an hour of its own', () => {
  const asked = { kind: 'appointment', receivedAt: at('2026-01-16T14:00:00Z') } as const;
  const now = asked.receivedAt;
  expect(answerClock({ ...asked, isCall: true }, now)).toEqual(clock(now.toISOString(), now.toISOString()));
  expect(answerClock({ ...asked, isCall: false }, now)).toBeUndefined();
});

test('[REPLY-01] what is late is what came before one moment', () => {
  const moment = fc.date({ min: at('2024-01-01'), max: at('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 200 * HOUR }), (now, ago) => {
      const receivedAt = new Date(now.getTime() - ago);
      const left = answerClock({ kind: 'chat', receivedAt }, now)?.left ?? 0;
      expect(left < 0).toBe(receivedAt < lateBefore(now));
    }),
    { numRuns: 1000 },
  );
});
