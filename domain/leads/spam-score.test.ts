import { expect, test } from 'vitest';
import { spamVerdict } from './spam-score.ts';

const MINUTE = 60_000;
const person = {
  website: '',
  formAge: MINUTE,
  texts: ['Jane Doe', 'Bonjour, voici notre site https://exemple.fr'],
};

test('somebody who writes to us is no suspect, with or without the mark of a form', () => {
  expect(spamVerdict(person)).toEqual({ score: 0, reasons: [], suspect: false });
  expect(spamVerdict({ ...person, formAge: 'none' })).toMatchObject({ reasons: ['no-form'], suspect: false });
});

test.each([
  [{ website: 'x' }, ['honeypot']],
  [{ formAge: 1999 }, ['too-fast']],
  [{ formAge: -5 }, ['too-fast']],
  [{ formAge: 24 * 60 * MINUTE + 1 }, ['too-old']],
  [{ formAge: 'forged' as const }, ['forged-form']],
  [{ texts: ['Jane', 'http://a.fr http://b.fr http://c.fr <a href="x">'] }, ['many-links', 'markup']],
  [
    { texts: ['http://win.example', 'casino casino'], formAge: 'none' as const },
    ['no-form', 'link-in-short-field', 'sales-words'],
  ],
])('%j is suspect', (change, reasons) => {
  expect(spamVerdict({ ...person, ...change })).toMatchObject({ reasons, suspect: true });
});

test.each([{ formAge: 2000 }, { formAge: 24 * 60 * MINUTE }, { texts: ['Жанна', 'ы'.repeat(50)] }])(
  '%j is not',
  (change) => {
    expect(spamVerdict({ ...person, ...change }).suspect).toBe(false);
  },
);
