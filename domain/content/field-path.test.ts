import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { UnknownFieldPath, updateField } from './field-path.ts';
import { hostingSchema } from './sections/hosting.schema.ts';

const hosting = hostingSchema.parse({});

test('[STORE-08] one field is replaced by its dotted path, list positions included', () => {
  const updated = updateField(hostingSchema, hosting, 'plans.1.price', '21€/mois') as typeof hosting;
  expect(updated.plans[1]?.price).toBe('21€/mois');
  expect({ ...updated, plans: [] }).toEqual({ ...hosting, plans: [] });
  expect(updated.plans.with(1, hosting.plans[1] as never)).toEqual(hosting.plans);
  expect(hosting.plans[1]?.price).toBe('20€/mois');
});

test('a key of a map can be updated when it is there', () => {
  const schema = z.object({ sections: z.record(z.string(), z.object({ title: z.string() })) });
  const content = { sections: { intro: { title: 'a' } } };
  expect(updateField(schema, content, 'sections.intro.title', 'b')).toEqual({
    sections: { intro: { title: 'b' } },
  });
  expect(() => updateField(schema, content, 'sections.toString.title', 'b')).toThrow(UnknownFieldPath);
});

test.each([
  '__proto__.x',
  'constructor.prototype.x',
  'hero.__proto__',
  'plans.__proto__.x',
  'plans.9.price',
  'plans.-1.price',
  'plans.01.price',
  'plans.length',
  'plans.1.nope',
  'title.length',
  'nope',
  '',
  '.',
])('[STORE-08] the path "%s" is refused', (path) => {
  expect(() => updateField(hostingSchema, hosting, path, 'x')).toThrow(UnknownFieldPath);
});

const textList = z.object({ texts: z.array(z.string()), items: z.array(z.object({ name: z.string() })) });
const lists = { texts: ['a', 'b', 'c'], items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] };

test('[STORE-08] the first and the last position of a list can be replaced', () => {
  for (const position of [0, 2]) {
    expect(updateField(textList, lists, `texts.${position}`, 'x')).toEqual({
      ...lists,
      texts: lists.texts.with(position, 'x'),
    });
    const items = lists.items.with(position, { name: 'x' });
    expect(updateField(textList, lists, `items.${position}.name`, 'x')).toEqual({ ...lists, items });
    expect(updateField(textList, lists, `items.${position}`, { name: 'x' })).toEqual({ ...lists, items });
  }
});

test.each([
  '3',
  '4',
  '-1',
  '-0',
  '4294967295',
  '9007199254740993',
  '1e0',
  '1e400',
  '0x1',
  '00',
  ' 1',
  '٢',
  '',
  'NaN',
])('[STORE-08] position "%s" is in no list of three, of texts or of objects', (position) => {
  for (const path of [`texts.${position}`, `items.${position}`, `items.${position}.name`]) {
    expect(() => updateField(textList, lists, path, 'x')).toThrow(UnknownFieldPath);
  }
  expect(lists).toEqual({ texts: ['a', 'b', 'c'], items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
});

test('no path whatsoever reaches a prototype', () => {
  const step = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'hero', 'plans', '0', 'title'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      try {
        updateField(hostingSchema, hosting, steps.join('.'), { polluted: true });
      } catch (error) {
        expect(error).toBeInstanceOf(UnknownFieldPath);
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(([] as unknown as Record<string, unknown>).polluted).toBeUndefined();
    }),
  );
});
