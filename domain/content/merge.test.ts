import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { difference, merge } from './merge.ts';

const schema = z.object({
  a: z.number(),
  b: z.object({ c: z.number(), d: z.number() }),
  l: z.array(z.number()),
  t: z.string(),
  sections: z.record(z.string(), z.string()),
});

const defaults = { a: 1, b: { c: 2, d: 3 }, l: [1, 2], t: 'x', sections: { one: '1', two: '2' } };

test('[CONTENT-04] [STORE-03] missing fields come from the defaults, edits win', () => {
  expect(merge(schema, defaults, { b: { c: 9 }, l: [7] })).toEqual({
    ...defaults,
    b: { c: 9, d: 3 },
    l: [7],
  });
  expect(merge(schema, defaults, undefined)).toEqual(defaults);
});

test('[CONTENT-04] [STORE-04] an edited list replaces the default whole, and an edited empty text wins', () => {
  expect(merge(schema, { ...defaults, l: [1, 2, 3] }, { l: [1], t: '' })).toEqual({
    ...defaults,
    l: [1],
    t: '',
  });
  expect(merge(schema, defaults, { l: [] })).toEqual({ ...defaults, l: [] });
});

test('a keyed map is replaced whole, in the order of the edit', () => {
  const merged = merge(schema, defaults, { sections: { two: '2', three: '3' } }) as typeof defaults;
  expect(Object.keys(merged.sections)).toEqual(['two', 'three']);
});

test('keys the schema does not know are left out, whatever their name', () => {
  const merged = merge(schema, defaults, JSON.parse('{"__proto__": {"evil": 1}, "constructor": 2, "a": 5}'));
  expect(merged).toEqual({ ...defaults, a: 5 });
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});

const content = fc.record({
  a: fc.integer(),
  b: fc.record({ c: fc.integer(), d: fc.integer() }),
  l: fc.array(fc.integer()),
  t: fc.string(),
  sections: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.string()),
});

test('what a save stores gives the same content back', () => {
  fc.assert(
    fc.property(content, content, (base, edited) => {
      expect(merge(schema, base, difference(schema, base, edited))).toEqual(edited);
      expect(difference(schema, base, base)).toBeUndefined();
    }),
  );
});
