import { expect, test } from 'vitest';
import { readFormToken, signedPart } from './form-token.ts';

test('a form token is read back as it was made, and anything else is none', () => {
  const token = { key: 'k'.repeat(22), madeAt: Date.parse('2025-06-01T12:00:00Z') };
  expect(readFormToken(`${signedPart(token)}.${'s'.repeat(43)}`)).toEqual({
    ...token,
    signature: 's'.repeat(43),
  });
  for (const text of ['', 'a.b.c', `${signedPart(token)}`, `${signedPart(token)}.short`])
    expect(readFormToken(text)).toBeUndefined();
});
