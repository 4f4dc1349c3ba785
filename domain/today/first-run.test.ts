import { expect, test } from 'vitest';
import { firstRun } from './first-run.ts';

const EXAMPLE = 'bonjour@atelier-vitrine.example';
const nothing = { hasPublished: false, agencyEmails: [EXAMPLE, EXAMPLE], hasMailLeft: false };
const all = { hasPublished: true, agencyEmails: ['bonjour@zoe.fr', 'hello@zoe.fr'], hasMailLeft: true };
const done = (facts: Parameters<typeof firstRun>[0]) =>
  firstRun(facts)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

test('[TODAY-08] whoever used the set-up link has done the first of four steps', () => {
  expect(firstRun(nothing)).toEqual([
    { step: 'account', isDone: true },
    { step: 'page', isDone: false },
    { step: 'address', isDone: false },
    { step: 'mail', isDone: false },
  ]);
});

test.for([
  [{ ...nothing, hasPublished: true }, ['account', 'page']],
  [{ ...nothing, hasMailLeft: true }, ['account', 'mail']],
  [{ ...nothing, agencyEmails: all.agencyEmails }, ['account', 'address']],
  // Visitors read it in both languages.
  [{ ...nothing, agencyEmails: ['bonjour@zoe.fr', EXAMPLE] }, ['account']],
  [{ ...nothing, agencyEmails: ['', ''] }, ['account']],
  [{ ...nothing, agencyEmails: ['A@B.EXAMPLE ', 'a@example.com'] }, ['account']],
] as const)('[TODAY-08] each step counts by itself (%#)', ([facts, steps]) => {
  expect(done(facts)).toEqual(steps);
});

test('[TODAY-08] when all is done there is no list any more', () => {
  expect(firstRun(all)).toEqual([]);
});
