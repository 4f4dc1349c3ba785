import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parisClock, repeatedHour } from '../publishing/paris-moment.ts';
import { type Agenda, agendaSchema } from './agenda.schema.ts';
import { freeDays, isFree, meetingAt, startsOn, stepsOf } from './free-slots.ts';
import { readHours } from './hours.ts';
import { dayInWords, momentOfSlot, slotOf, timeInWords } from './slot.ts';

/** 18 November 2026 is a Wednesday. */
const now = new Date('2026-11-18T08:00:00Z');

function agenda(changes: object = {}): Agenda {
  return agendaSchema.parse(changes);
}

const clocks = (starts: readonly Date[]) => starts.map((start) => parisClock(start).time);

/** The same hours on every day of the week. */
const everyDay = (hours: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  );

test.each([
  ['9h-12h, 14h-18h30', [540, 720, 840, 1110]],
  ['09:00 - 12:00 ; 14:00-18:00', [540, 720, 840, 1080]],
  ['9h00 à 12h15 et 14h à 16h', [540, 735, 840, 960]],
  ['', []],
])('[APPOINT-03] the hours %j are read', (text, minutes) => {
  expect(readHours(text)?.flatMap(({ from, to }) => [from, to])).toEqual(minutes);
});

test.each([
  '9-12',
  'matin',
  '12h-9h',
  '9h-12h, 11h-13h',
  '9h-24h',
  '9h-25h',
  '9h02-10h',
  '9h',
  '9h-12h14h-18h',
])('[APPOINT-03] %j are no hours', (text) => {
  expect(readHours(text)).toBeUndefined();
  expect(agendaSchema.safeParse({ weekdays: { monday: text } }).success).toBe(false);
});

test('[APPOINT-03] length, notice and closed days that make no sense are refused', () => {
  for (const wrong of [
    { lengthMinutes: 7 },
    { lengthMinutes: 17 },
    { lengthMinutes: 0 },
    { noticeHours: -1 },
    { daysAhead: 0 },
    { closedDays: [{ from: '24/12/2026' }] },
    { closedDays: [{ from: '2026-13-01' }] },
  ])
    expect(agendaSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('[APPOINT-02] a day offers the hours of its weekday, one meeting after the other', () => {
  expect(clocks(startsOn(agenda({ lengthMinutes: 60 }), '2026-11-19'))).toEqual([
    ...['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'],
  ]);
  expect(startsOn(agenda(), '2026-11-21')).toEqual([]);
  expect(clocks(startsOn(agenda({ weekdays: { saturday: '10h-11h15' } }), '2026-11-21'))).toEqual([
    ...['10:00', '10:30'],
  ]);
  expect(startsOn(agenda({ open: false }), '2026-11-19')).toEqual([]);
});

test('[APPOINT-02] closed days and public holidays offer nothing, unless the owner works on them', () => {
  const closed = agenda({
    closedDays: [{ from: '2026-11-19' }, { from: '2026-11-23', to: '2026-11-24' }, { from: '' }],
  });
  const open = (date: string, of = closed) => startsOn(of, date).length > 0;
  expect(['19', '20', '23', '24', '25'].map((day) => open(`2026-11-${day}`))).toEqual([
    ...[false, true, false, false, true],
  ]);
  expect(open('2026-11-11')).toBe(false);
  expect(open('2026-11-11', agenda({ closedOn: { armistice: false } }))).toBe(true);
});

test('[APPOINT-02] nothing is offered in the past, inside the notice, or too far ahead', () => {
  const days = freeDays(agenda({ noticeHours: 24, daysAhead: 5 }), [], now);
  expect(days.map(({ date, starts }) => [date, clocks(starts)[0]])).toEqual([
    ['2026-11-18', undefined],
    ['2026-11-19', '09:00'],
    ['2026-11-20', '09:00'],
    ['2026-11-21', undefined],
    ['2026-11-22', undefined],
    ['2026-11-23', '09:00'],
  ]);
  const late = freeDays(agenda({ noticeHours: 0 }), [], new Date('2026-11-18T08:10:00Z'))[0];
  expect(clocks(late?.starts ?? [])[0]).toBe('09:30');
  expect(isFree(agenda(), new Date('2026-11-18T13:00:00Z'), [], now)).toBe(false);
  expect(isFree(agenda({ daysAhead: 3 }), new Date('2026-11-23T08:00:00Z'), [], now)).toBe(false);
  expect(isFree(agenda(), new Date('2026-11-19T08:00:00Z'), [], now)).toBe(true);
  expect(isFree(agenda(), new Date('2026-11-19T08:05:00Z'), [], now)).toBe(false);
});

test('[APPOINT-02] what is taken is not offered, also where meetings were longer before', () => {
  const taken = [meetingAt(new Date('2026-11-19T08:45:00Z'), 60)];
  const [, tomorrow] = freeDays(agenda(), taken, now);
  expect(clocks(tomorrow?.starts ?? []).slice(0, 4)).toEqual(['09:00', '11:00', '11:30', '14:00']);
});

test('[APPOINT-04] no time is offered in the hour that spring skips, and none overlaps another', () => {
  const night = (lengthMinutes: number) =>
    clocks(startsOn(agenda({ lengthMinutes, weekdays: { sunday: '1h-4h' } }), '2026-03-29'));
  expect(night(30)).toEqual(['01:00', '01:30', '03:00', '03:30']);
  expect(night(45)).toEqual(['01:00', '01:45']);
  const begins = agenda({ weekdays: { sunday: '2h30-4h' } });
  expect(clocks(startsOn(begins, '2026-03-29'))).toEqual(['03:00', '03:30']);
  expect(momentOfSlot('2026-03-29T02:30')).toBeUndefined();
});

test('[APPOINT-04] of the hour that autumn repeats only the first is offered', () => {
  const starts = startsOn(agenda({ weekdays: { sunday: '1h30-4h' } }), '2026-10-25');
  expect(clocks(starts)).toEqual(['01:30', '02:00', '02:30', '03:00', '03:30']);
  expect(starts[1]?.toISOString()).toBe('2026-10-25T00:00:00.000Z');
  expect(starts[3]?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
});

const times = fc
  .tuple(fc.integer({ min: 0, max: 286 }), fc.integer({ min: 1, max: 287 }))
  .filter(([from, to]) => from < to)
  .map((window) =>
    window.map((step) => `${Math.floor(step / 12)}h${String((step % 12) * 5).padStart(2, '0')}`),
  )
  .map((window) => window.join('-'));
const dates = fc.oneof(
  fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28'),
  fc
    .integer({ min: 0, max: 1000 })
    .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString()),
);
const lengths = fc.integer({ min: 2, max: 48 }).map((steps) => steps * 5);

test('[APPOINT-02] [APPOINT-04] on any day, with any hours and length, times exist, do not overlap and lead back to themselves', () => {
  fc.assert(
    fc.property(dates, times, lengths, (date, hours, lengthMinutes) => {
      const starts = startsOn(agenda({ lengthMinutes, weekdays: everyDay(hours), closedOn: allOpen }), date);
      for (const [index, start] of starts.entries()) {
        expect(parisClock(start).date).toBe(date);
        expect(repeatedHour(start)).not.toBe('second');
        expect(momentOfSlot(slotOf(start))).toEqual(start);
        const before = starts[index - 1];
        if (before)
          expect(start.getTime()).toBeGreaterThanOrEqual(meetingAt(before, lengthMinutes).end.getTime());
      }
    }),
    { numRuns: 150 },
  );
});

const allOpen = Object.fromEntries(Object.keys(agenda().closedOn).map((name) => [name, false]));

test('[APPOINT-05] two meetings share a step of time exactly when they overlap', () => {
  const meetings = fc
    .tuple(fc.integer({ min: 0, max: 40 }), lengths)
    .map(([step, length]) => meetingAt(new Date(now.getTime() + step * 300_000), length));
  fc.assert(
    fc.property(meetings, meetings, (one, other) => {
      const steps = new Set(stepsOf(one).map(Number));
      const shared = stepsOf(other).some((step) => steps.has(step.getTime()));
      expect(shared).toBe(one.start < other.end && other.start < one.end);
    }),
  );
});

test('days and times are told as each language tells them', () => {
  const start = new Date('2026-11-19T09:30:00Z');
  expect([dayInWords(start, 'fr'), timeInWords(start, 'fr')]).toEqual([
    'jeudi 19 novembre 2026',
    '10\u00a0h\u00a030',
  ]);
  expect([dayInWords(start, 'en'), timeInWords(start, 'en')]).toEqual(['Thursday 19 November 2026', '10:30']);
});
