import { expect, test } from 'vitest';
import type { FieldShape } from '#domain/editing/shape.ts';
import { createMarks, cutMark, isMarked, markNodes, markTexts } from './marks.ts';

const text: FieldShape = { kind: 'text', initial: '' };
const shape: FieldShape = {
  kind: 'group',
  fields: {
    title: text,
    id: { ...text, compared: true },
    link: { kind: 'link', initial: '' },
    price: { kind: 'number', initial: 0 },
    items: { kind: 'list', item: { kind: 'group', fields: { name: text } } },
    words: { kind: 'keyed', item: text },
  },
};
const content = {
  title: 'Bonjour',
  id: 'faq',
  link: '/contact',
  price: 3,
  items: [{ name: 'Un' }, { name: '' }],
  words: { all: 'Tous' },
  other: 'kept',
};

test('[EDIT-02] each text that people read carries its field, and nothing else is touched', () => {
  const marks = createMarks();
  const marked = markTexts(shape, content, 'faq', marks) as typeof content;
  expect(marks.read(marked.title)).toEqual({ text: 'Bonjour', fields: ['faq.title'] });
  expect(marks.read(marked.items[0]?.name ?? '')).toEqual({ text: 'Un', fields: ['faq.items.0.name'] });
  expect(marks.read(marked.words.all)).toEqual({ text: 'Tous', fields: ['faq.words.all'] });
  const { id, link, price, other } = marked;
  expect({ id, link, price, other }).toEqual({ id: 'faq', link: '/contact', price: 3, other: 'kept' });
  expect(marked.items[1]?.name).toBe('');
});

test('[EDIT-02] texts put together tell all their fields, and unmarked ones none', () => {
  const marks = createMarks();
  const joined = `Le ${marks.markOf('a.x')} et ${marks.markOf('a.y')}${marks.markOf('a.x')}`;
  expect(marks.read(joined)).toEqual({ text: 'Le  et ', fields: ['a.x', 'a.y'] });
  expect([isMarked(joined), isMarked('un texte ordinaire')]).toEqual([true, false]);
  expect(marks.read('a\u2061b')).toEqual({ text: 'a\u2061b', fields: [] });
});

test('[EDIT-02] a rich text hands its mark to each of its words', () => {
  const { markOf } = createMarks();
  const mark = markOf('legal.sections.0');
  expect(cutMark(`<p>Un</p>${mark}`)).toEqual(['<p>Un</p>', mark]);
  expect(cutMark('sans')).toEqual(['sans', '']);
  expect(
    markNodes([{ tag: 'p', children: ['Un ', { tag: 'strong', children: ['mot'] }] }, '\n'], mark),
  ).toEqual([{ tag: 'p', children: [`Un ${mark}`, { tag: 'strong', children: [`mot${mark}`] }] }, '\n']);
});
