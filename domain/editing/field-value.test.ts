import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from './describe.ts';
import { fieldValue, withFieldValue } from './field-value.ts';

const words = z.string().optional();
const shape = describeSchema(
  z.looseObject({
    title: z.string(),
    shown: z.boolean().default(true),
    results: z.looseObject({ quote: z.object({ text: words }).optional() }).optional(),
    gallery: z.array(z.looseObject({ title: words })).optional(),
  }),
);

test('[EDIT-41] a field that is left out reads as an empty one', () => {
  const content = { title: 'a', gallery: [{}] };
  const paths = ['title', 'shown', 'results.quote.text', 'gallery', 'gallery.0.title', 'nope'];
  expect(paths.map((path) => fieldValue(shape, content, path))).toEqual([
    ...['a', true, '', [{}], '', undefined],
  ]);
  expect(fieldValue(shape, {}, 'gallery')).toEqual([]);
  expect(fieldValue(shape, content, '')).toBe(content);
});

test('[EDIT-41] writing in a field that is left out makes it and what holds it, and nothing else', () => {
  const content = { title: 'a', gallery: [{ note: 1 }] };
  const write = (path: string, value: unknown) => withFieldValue(shape, content, path, value);
  expect(write('results.quote.text', 'b')).toEqual({ ...content, results: { quote: { text: 'b' } } });
  expect(write('gallery.0.title', 'b')).toEqual({ title: 'a', gallery: [{ note: 1, title: 'b' }] });
  expect(write('title', 'b')).toEqual({ ...content, title: 'b' });
  expect(write('other', 7)).toEqual({ ...content, other: 7 });
  expect(write('', 'all')).toBe('all');
  for (const path of ['gallery.1.title', 'results.quote.nope', 'title.x'])
    expect(() => write(path, 1)).toThrow();
  expect(content).toEqual({ title: 'a', gallery: [{ note: 1 }] });
});
