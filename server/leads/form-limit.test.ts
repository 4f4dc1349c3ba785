import { expect, test } from 'vitest';
import { openStores } from '#tests/support/site/stores.ts';
import { createFormLimit } from './form-limit.ts';

function limitAt() {
  let time = 0;
  const limit = createFormLimit(() => time);
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  const send = (address: string, mark?: string) => {
    const pass = limit.take(address, mark);
    return pass.granted ? 'taken' : pass.retryAfterSeconds;
  };
  return { limit, wait, send };
}

test('[WAY-11] five a minute are those of one visitor, not of the office around', () => {
  const { wait, send } = limitAt();
  for (let index = 0; index < 5; index += 1) expect(send('office', 'lea')).toBe('taken');
  wait(10);
  expect(send('office', 'lea')).toBe(50);
  for (let index = 0; index < 5; index += 1) expect(send('office', 'tom')).toBe('taken');
  expect(send('office')).toBe('taken');
  wait(50);
  expect([send('office', 'lea'), send('office', 'tom')]).toEqual(['taken', 10]);
});

test('[WAY-11] without a mark all of an address are one visitor', () => {
  const { send } = limitAt();
  for (let index = 0; index < 5; index += 1) expect(send('a')).toBe('taken');
  expect([send('a'), send('b')]).toEqual([60, 'taken']);
});

test('[WAY-11] marks that are made up lead no further than what an address may send', () => {
  const { send, wait } = limitAt();
  const flood = Array.from({ length: 50 }, (_, index) => send('flood', `mark ${index}`));
  expect(flood.filter((one) => one === 'taken')).toHaveLength(20);
  wait(60);
  expect(send('flood', 'mark 0')).toBe('taken');
});

test('what is refused for its content does not count, up to sixty tries a minute', () => {
  const { limit, send } = limitAt();
  for (let index = 0; index < 60; index += 1) {
    const pass = limit.take('a', 'lea');
    expect(pass.granted).toBe(true);
    if (pass.granted) pass.giveBack();
  }
  expect(send('a', 'lea')).toBe(60);
});

test('[TRUST-04] the limit of the site does not listen to the time of day', async () => {
  const clock = { now: new Date('2026-01-01T12:00:00Z') };
  const { formLimit } = await openStores('sqlite', { now: () => clock.now });
  for (let index = 0; index < 5; index += 1) expect(formLimit.take('a').granted).toBe(true);
  clock.now = new Date('2026-01-01T11:00:00Z');
  const pass = formLimit.take('a');
  expect(pass.granted ? 0 : pass.retryAfterSeconds).toBeLessThanOrEqual(60);
  clock.now = new Date('2026-01-01T13:00:00Z');
  expect(formLimit.take('a').granted).toBe(false);
});
