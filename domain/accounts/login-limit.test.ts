import { expect, test } from 'vitest';
import { codeGuess, type Failure, ownCounts, secondsToWait, strangersCounts } from './login-limit.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 5, 1, 12, minute));
const failures = (count: number, from: (index: number) => Partial<Failure>): Failure[] =>
  Array.from({ length: count }, (_, index) => ({
    email: 'marie@example.com',
    address: '203.0.113.7',
    failedAt: at(0),
    ...from(index),
  }));
const marie = { email: 'marie@example.com', address: '203.0.113.7' };

test('five failures for one e-mail from one address are forgiven, the next try waits until the first is 15 minutes old', () => {
  const few = failures(5, (minute) => ({ failedAt: at(minute) }));
  expect(secondsToWait(few.slice(0, 4), marie, at(5))).toBe(0);
  expect(secondsToWait(few, marie, at(5))).toBe(10 * 60);
  expect(secondsToWait(few, marie, at(15))).toBe(0);
});

test('another address is served until one e-mail has failed 50 times from all of them', () => {
  const fromMany = (index: number) => ({ address: `203.0.113.${index % 200}` });
  const elsewhere = { ...marie, address: '198.51.100.1' };
  expect(secondsToWait(failures(49, fromMany), elsewhere, at(1))).toBe(0);
  expect(secondsToWait(failures(50, fromMany), elsewhere, at(1))).toBe(14 * 60);
  expect(secondsToWait(failures(50, fromMany), { ...elsewhere, email: 'paul@example.com' }, at(1))).toBe(0);
});

test('one address that tries many e-mails waits after 100 failures', () => {
  const spray = (index: number) => ({ email: `nobody-${index}@example.com` });
  expect(secondsToWait(failures(99, spray), marie, at(1))).toBe(0);
  expect(secondsToWait(failures(100, spray), marie, at(1))).toBe(14 * 60);
});

test('five guesses of a one-time code close the codes of that account everywhere, and only those', () => {
  const guesses = failures(5, () => codeGuess(marie.email));
  expect(secondsToWait(guesses.slice(1), codeGuess(marie.email), at(1))).toBe(0);
  expect(secondsToWait(guesses, codeGuess(marie.email), at(1))).toBe(14 * 60);
  expect(secondsToWait(guesses, codeGuess(marie.email), at(15))).toBe(0);
  expect(secondsToWait(guesses, marie, at(1))).toBe(0);
  expect(secondsToWait(guesses, codeGuess('paul@example.com'), at(1))).toBe(0);
});

test('[TRUST-24] whoever shows a sign of their own is counted by it alone: five tries, whatever strangers fail', () => {
  const device = ownCounts('device 1');
  const strangers = [
    ...failures(200, (index) => ({ address: `203.0.113.${index}` })),
    ...failures(200, (index) => ({ email: `nobody-${index}@example.com` })),
    ...failures(5, () => codeGuess(marie.email)),
  ];
  for (const next of [device.password, device.code]) {
    expect(secondsToWait(strangers, next, at(1))).toBe(0);
    expect(secondsToWait([...strangers, ...failures(5, () => next)], next, at(1))).toBe(14 * 60);
    expect(
      secondsToWait(
        failures(5, () => next),
        ownCounts('device 2').password,
        at(1),
      ),
    ).toBe(0);
    expect(
      secondsToWait(
        failures(5, () => next),
        marie,
        at(1),
      ),
    ).toBe(0);
  }
  expect(
    secondsToWait(
      failures(5, () => device.password),
      device.code,
      at(1),
    ),
  ).toBe(0);
  for (const next of Object.values(strangersCounts(marie)))
    expect(secondsToWait(strangers, next, at(1))).toBeGreaterThan(0);
});
