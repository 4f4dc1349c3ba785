import { expect, test } from 'vitest';
import { visitAt } from './last-visit.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const seen = (since: string, seenAt: string) => ({ since: at(since), seenAt: at(seenAt) });

test('[TODAY-02] whoever comes for the first time sees the last seven days', () => {
  expect(visitAt(undefined, at('10:00'))).toEqual({
    since: new Date('2026-11-11T10:00:00Z'),
    seenAt: at('10:00'),
  });
});

test('[TODAY-02] whoever looks again within half an hour goes on seeing what was new', () => {
  expect(visitAt(seen('07:00', '10:00'), at('10:30'))).toEqual(seen('07:00', '10:30'));
});

test('[TODAY-02] after that it is another visit: what is new came in since the screen was last seen', () => {
  expect(visitAt(seen('07:00', '10:00'), at('10:31'))).toEqual(seen('10:00', '10:31'));
});

test('[TODAY-02] a clock that went back loses nothing', () => {
  expect(visitAt(seen('07:00', '10:00'), at('09:00'))).toEqual(seen('07:00', '10:00'));
});
