import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  flag,
  group,
  image,
  keyed,
  label,
  link,
  list,
  longText,
  oneOf,
  seoFields,
  text,
} from '../content/section-parts/fields.ts';
import { sectionSchemas, sections } from '../content/sections.ts';
import { describeSchema } from './describe.ts';
import { blankOf, type FieldShape, shapeAt } from './shape.ts';

const shape = describeSchema(
  z.object({
    seoTitle: seoFields.seoTitle,
    seoDescription: seoFields.seoDescription,
    title: text('Bonjour'),
    note: label('Choisir {plan} à {price}, oui {plan}').meta({ input: 'long-text' }),
    hero: group({ image: image(), link: link('/contact'), body: longText() }),
    items: list(
      z.object({
        icon: oneOf(['Code', 'Zap']),
        shown: flag(true),
        rating: z.number().int().min(1).max(5).default(5),
      }),
    ),
    lines: list(z.string()),
    parts: keyed(z.object({ title: text() })),
    types: list(z.enum(['a', 'b'])),
  }),
);

test('a schema is told as the fields to draw', () => {
  expect(shapeAt(shape, 'seoTitle')).toEqual({ kind: 'text', initial: '', max: 60 });
  expect(shapeAt(shape, 'seoDescription')).toEqual({ kind: 'long-text', initial: '', max: 160 });
  expect(shapeAt(shape, 'title')).toEqual({ kind: 'text', initial: '' });
  expect(shapeAt(shape, 'note')).toEqual({ kind: 'long-text', initial: '', marks: ['{plan}', '{price}'] });
  expect(shapeAt(shape, 'hero.image')).toEqual({ kind: 'image', initial: '' });
  expect(shapeAt(shape, 'hero.link')).toEqual({ kind: 'link', initial: '/contact' });
  expect(shapeAt(shape, 'items.3.icon')).toEqual({
    kind: 'choice',
    initial: 'Code',
    options: ['Code', 'Zap'],
  });
  expect(shapeAt(shape, 'items.0.rating')).toEqual({ kind: 'number', initial: 5, min: 1, max: 5 });
  expect(shapeAt(shape, 'lines')).toMatchObject({ kind: 'list', item: { kind: 'text' } });
  expect(shapeAt(shape, 'parts.cookies.title')).toMatchObject({ kind: 'text' });
  expect(shapeAt(shape, 'types.0')).toEqual({ kind: 'choice', initial: 'a', options: ['a', 'b'] });
  for (const path of ['nope', 'title.x', 'hero.constructor']) expect(shapeAt(shape, path)).toBeUndefined();
});

test('a new entry is whole, its texts empty', () => {
  const items = shapeAt(shape, 'items') as { item: FieldShape };
  expect(blankOf(items.item)).toEqual({ icon: 'Code', shown: true, rating: 5 });
});

test('the shape of each section goes to the browser as plain data, and a blank entry of any list fits its schema', () => {
  for (const section of sections) {
    const described = describeSchema(sectionSchemas[section]);
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
    const blank = z.safeParse(sectionSchemas[section], withOneOfEach(described));
    expect([section, blank.success]).toEqual([section, true]);
  }
});

function withOneOfEach(field: FieldShape): unknown {
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields).map(([key, child]) => [key, withOneOfEach(child)]),
    );
  if (field.kind === 'list') return [blankOf(field.item)];
  return field.kind === 'keyed' ? { part: blankOf(field.item) } : blankOf(field);
}
