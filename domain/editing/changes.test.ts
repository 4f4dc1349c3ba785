import { expect, test } from 'vitest';
import { changedFields, replay } from './changes.ts';
import type { FieldShape } from './shape.ts';

const words: FieldShape = { kind: 'text', initial: '' };
const shape: FieldShape = {
  kind: 'group',
  fields: {
    title: words,
    hero: { kind: 'group', fields: { title: words, subtitle: words } },
    items: { kind: 'list', item: { kind: 'group', fields: { name: words } } },
  },
};
const base = { title: 'a', hero: { title: 'b', subtitle: 'c' }, items: [{ name: '1' }, { name: '2' }] };

test('what changed is told field by field, a list as one', () => {
  const after = { ...base, hero: { ...base.hero, title: 'B' }, items: [{ name: '1' }] };
  expect(changedFields(shape, base, after)).toEqual([
    { path: 'hero.title', before: 'b', after: 'B' },
    { path: 'items', before: base.items, after: [{ name: '1' }] },
  ]);
  expect(changedFields(shape, base, structuredClone(base))).toEqual([]);
});

test('for reading, a list of the same length is told entry by entry', () => {
  const after = { ...base, items: [{ name: '1' }, { name: 'zwei' }] };
  expect(changedFields(shape, base, after, { intoLists: true })).toEqual([
    { path: 'items.1.name', before: '2', after: 'zwei' },
  ]);
  const longer = { ...base, items: [...base.items, { name: '3' }] };
  expect(changedFields(shape, base, longer, { intoLists: true })).toEqual([
    { path: 'items', before: base.items, after: longer.items },
  ]);
});

test('changes are made again over what somebody else saved; only a field both changed is a conflict', () => {
  const mine = changedFields(shape, base, { ...base, title: 'mine', hero: { title: 'mine', subtitle: 'c' } });
  const theirs = { ...base, title: 'theirs', items: [] };
  expect(replay(shape, mine, theirs)).toEqual({
    content: { title: 'theirs', hero: { title: 'mine', subtitle: 'c' }, items: [] },
    conflicts: [{ path: 'title', before: 'a', mine: 'mine', theirs: 'theirs' }],
  });
});

test('the same change made by both is no conflict, and a field that is gone is left out', () => {
  const mine = [
    { path: 'title', before: 'a', after: 'same' },
    { path: 'gone.field', before: '', after: 'x' },
    { path: 'constructor', before: '', after: 'x' },
  ];
  expect(replay(shape, mine, { ...base, title: 'same' })).toEqual({
    content: { ...base, title: 'same' },
    conflicts: [],
  });
});
