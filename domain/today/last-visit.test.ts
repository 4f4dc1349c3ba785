import { expect, test } from 'vitest';
import { newSince, visitAt } from './last-visit.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const seen = (since: string, seenAt: string) => ({ since: at(since), seenAt: at(seenAt) });

test('[TODAY-02] whoever comes for the first time sees the last seven days, and goes on seeing them', () => {
  const first = visitAt(undefined, at('10:00'));
  expect(newSince(first, at('10:00'))).toEqual(new Date('2026-11-11T10:00:00Z'));
  expect(visitAt(first, at('10:20'))).toEqual({ since: undefined, seenAt: at('10:20') });
  expect(visitAt(first, at('10:31'))).toEqual(seen('10:00', '10:31'));
});

test('[TODAY-02] whoever looks again within half an hour goes on seeing what was new', () => {
  const again = visitAt(seen('07:00', '10:00'), at('10:30'));
  expect(again).toEqual(seen('07:00', '10:30'));
  expect(newSince(again, at('10:30'))).toEqual(at('07:00'));
});

test('[TODAY-02] after that it is another visit: what is new came in since the screen was last seen', () => {
  expect(visitAt(seen('07:00', '10:00'), at('10:31'))).toEqual(seen('10:00', '10:31'));
});

test('[TODAY-02] a clock that went back loses nothing', () => {
  expect(visitAt(seen('07:00', '10:00'), at('09:00'))).toEqual(seen('07:00', '10:00'));
});
