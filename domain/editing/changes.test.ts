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

test('[PUBLISH-03] two entries of one list that two people changed are both kept', () => {
  const items = (...notes: string[]) => notes.map((note, index) => ({ name: `n${index}`, note }));
  const noted: FieldShape = {
    kind: 'group',
    fields: {
      items: { kind: 'list', item: { kind: 'group', fields: { name: words, note: words } } },
    },
  };
  const mine = changedFields(noted, { items: items('a', 'b') }, { items: items('mine', 'mine') });
  expect(replay(noted, mine, { items: items('a', 'theirs') })).toEqual({
    content: { items: items('mine', 'theirs') },
    conflicts: [{ path: 'items.1.note', before: 'b', mine: 'mine', theirs: 'theirs' }],
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

test('[CASEED-07] an open group is compared with the keys that nobody has named, and keeps them', () => {
  const open: FieldShape = {
    kind: 'group',
    fields: { title: words, hero: { kind: 'group', fields: { title: words } } },
    open: true,
  };
  const changes = changedFields(
    open,
    { title: 'a', note: [1] },
    { title: 'a', hero: { title: 'b' }, note: [2] },
  );
  expect(changes).toEqual([
    { path: 'hero.title', before: undefined, after: 'b' },
    { path: 'note', before: [1], after: [2] },
  ]);
  expect(replay(open, changes, { title: 'c', note: [1] })).toEqual({
    content: { title: 'c', note: [2], hero: { title: 'b' } },
    conflicts: [],
  });
  expect(replay(open, changes, { title: 'c', note: [3] }).conflicts.map(({ path }) => path)).toEqual([
    'note',
  ]);
});

test('[EDIT-40] a text in place of the whole is one change, and is made again as one', () => {
  const changes = changedFields(shape, base, '{"title":');
  expect(changes).toEqual([{ path: '', before: base, after: '{"title":' }]);
  expect(replay(shape, changes, structuredClone(base))).toEqual({ content: '{"title":', conflicts: [] });
  expect(replay(shape, changes, { ...base, title: 'z' }).conflicts).toHaveLength(1);
});
