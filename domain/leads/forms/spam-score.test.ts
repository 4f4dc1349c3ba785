import { expect, test } from 'vitest';
import { spamVerdict } from './spam-score.ts';

const MINUTE = 60_000;
const person = {
  website: '',
  formAge: MINUTE,
  lines: ['Jane Doe'],
  message: 'Bonjour, voici notre site https://exemple.fr',
};

test('somebody who writes to us is no suspect, with or without the mark of a form', () => {
  expect(spamVerdict(person)).toEqual({ score: 0, reasons: [], suspect: false });
  expect(spamVerdict({ ...person, formAge: 'none' })).toMatchObject({ reasons: ['no-form'], suspect: false });
});

test.each([
  [{ website: 'x' }, ['honeypot']],
  [{ formAge: 1999, message: 'casino casino' }, ['too-fast', 'sales-words']],
  [{ formAge: -5, lines: ['http://win.example'] }, ['too-fast', 'link-in-short-field']],
  [{ formAge: 24 * 60 * MINUTE + 1, message: '[url=x]' }, ['too-old', 'markup']],
  [{ formAge: 'forged' as const }, ['forged-form']],
  [
    { lines: ['Jane'], message: 'http://a.fr http://b.fr http://c.fr <a href="x">' },
    ['many-links', 'markup'],
  ],
  [
    { lines: ['http://win.example'], message: 'casino casino', formAge: 'none' as const },
    ['no-form', 'link-in-short-field', 'sales-words'],
  ],
])('%j is suspect', (change, reasons) => {
  expect(spamVerdict({ ...person, ...change })).toMatchObject({ reasons, suspect: true });
});

test.each([
  [{ formAge: 1999 }, ['too-fast']],
  [{ formAge: 24 * 60 * MINUTE + 1 }, ['too-old']],
])('[REPLY-08] autofill and a tab left open are no ground by themselves: %j', (change, reasons) => {
  expect(spamVerdict({ ...person, ...change })).toMatchObject({ reasons, suspect: false });
});

test.each([{ formAge: 2000 }, { formAge: 24 * 60 * MINUTE }, { lines: ['Жанна'], message: 'ы'.repeat(50) }])(
  '%j is not',
  (change) => {
    expect(spamVerdict({ ...person, ...change }).suspect).toBe(false);
  },
);
