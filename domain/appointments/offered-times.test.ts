import { expect, test } from 'vitest';
import { offeredWeek } from './offered-times.ts';

const offered = {
  minutes: 30,
  days: [
    { date: '2026-11-18', slots: [] },
    { date: '2026-11-19', slots: ['2026-11-19T09:00', '2026-11-19T09:30', '2026-11-19T14:00'] },
    { date: '2026-11-20', slots: ['2026-11-20T17:30'] },
    { date: '2026-12-06', slots: ['2026-12-06T09:00'] },
    { date: '2026-12-07', slots: ['2026-12-07T09:00'] },
  ],
};
const slots = ({ days }: ReturnType<typeof offeredWeek>) => days.map(({ times }) => times.length);

test('[APPOINT-02] the first week with free times is shown, day by day, in the words of the language', () => {
  const week = offeredWeek(offered, 'fr');
  expect(week.days.map(({ label }) => label)).toEqual(['jeudi 19 novembre', 'vendredi 20 novembre']);
  expect(week.days[0]?.times[2]).toEqual({ slot: '2026-11-19T14:00', label: '14\u00a0h\u00a000' });
  expect([week.previous, week.next]).toEqual([undefined, '2026-11-30']);
  expect(offeredWeek(offered, 'en').days[0]).toMatchObject({
    label: 'Thursday 19 November',
    times: [{ label: '09:00' }, { label: '09:30' }, { label: '14:00' }],
  });
});

test('[APPOINT-02] weeks without a free time are passed over', () => {
  const week = offeredWeek(offered, 'fr', { week: '2026-11-30' });
  expect([slots(week), week.previous, week.next]).toEqual([[1], '2026-11-16', '2026-12-07']);
  expect(slots(offeredWeek(offered, 'fr', { week: 'nonsense' }))).toEqual([3, 1]);
  expect(offeredWeek({ minutes: 30, days: [] }, 'fr')).toMatchObject({ days: [], nearest: [] });
});

test('[APPOINT-06] in place of a time that is not free, the nearest ones', () => {
  const { nearest } = offeredWeek(offered, 'fr', { near: '2026-11-19T10:00' });
  expect(nearest.map(({ slot }) => slot)).toEqual([
    ...['2026-11-19T09:00', '2026-11-19T09:30', '2026-11-19T14:00'],
  ]);
  expect(nearest[0]?.label).toBe('jeudi 19 novembre, 09\u00a0h\u00a000');
  const later = offeredWeek(offered, 'en', { near: '2026-12-07T09:30' });
  expect(later.nearest.map(({ slot }) => slot)).toEqual(['2026-12-07T09:00']);
});
