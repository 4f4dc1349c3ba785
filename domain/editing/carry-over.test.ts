import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';
import type { FieldShape } from './shape.ts';

const text: FieldShape = { kind: 'text', initial: '' };
const shape: FieldShape = {
  kind: 'group',
  fields: {
    title: text,
    hero: { kind: 'group', fields: { a: text, b: text } },
    list: { kind: 'list', item: text },
  },
};
const page = { title: 't', hero: { a: 'a', b: 'b' }, list: ['x'] };

test('[PUBLISH-03] what only one side changed is carried over without a question', () => {
  const mine = { ...page, hero: { a: 'mine', b: 'b' } };
  const theirs = { ...page, title: 'theirs', hero: { a: 'a', b: 'theirs' } };
  const both = { title: 'theirs', hero: { a: 'mine', b: 'theirs' }, list: ['x'] };
  const carried = { content: both, withTheirs: both, conflicts: [] };
  expect(carryOver(shape, { before: page, mine, theirs })).toEqual(carried);
});

test('[PUBLISH-03] a field that both changed is a conflict and still shows mine; a list is one field', () => {
  const mine = { ...page, title: 'mine', list: ['x', 'mine'] };
  const theirs = { ...page, title: 'theirs', list: ['theirs', 'x'] };
  const { content, withTheirs, conflicts } = carryOver(shape, { before: page, mine, theirs });
  expect([content, withTheirs]).toEqual([mine, theirs]);
  expect(conflicts).toEqual([
    { path: 'title', before: 't', mine: 'mine', theirs: 'theirs' },
    { path: 'list', before: ['x'], mine: ['x', 'mine'], theirs: ['theirs', 'x'] },
  ]);
});

const priced: FieldShape = {
  kind: 'group',
  fields: { types: { kind: 'list', item: { kind: 'group', fields: { id: text, price: text, name: text } } } },
};
const types = (...prices: string[]) => ({
  types: prices.map((price, index) => ({ id: `type-${index}`, price, name: 'n' })),
});

test('[PUBLISH-03] a list whose entries are the same ones is carried over entry by entry', () => {
  const versions = {
    before: types('1', '2', '3'),
    mine: types('10', '20', '3'),
    theirs: types('1', '22', '33'),
  };
  expect(carryOver(priced, versions)).toEqual({
    content: types('10', '20', '33'),
    withTheirs: types('10', '22', '33'),
    conflicts: [{ path: 'types.1.price', before: '2', mine: '20', theirs: '22' }],
  });
});

test('[PUBLISH-03] entries without ids are the same ones by their names, where each has its own', () => {
  const plans = (...prices: string[]) => ({
    types: prices.map((price, index) => ({ name: `Formule ${index}`, price })),
  });
  const versions = { before: plans('49', '99'), mine: plans('52', '99'), theirs: plans('49', '109') };
  expect(carryOver(priced, versions)).toMatchObject({ content: plans('52', '109'), conflicts: [] });
  const renamed = { types: [{ name: 'Autre', price: '49' }, plans('49', '109').types[1]] };
  expect(carryOver(priced, { ...versions, theirs: renamed }).conflicts).toMatchObject([{ path: 'types' }]);
  const alike = (...prices: string[]) => ({ types: prices.map((price) => ({ name: 'Formule', price })) });
  const unknown = { before: alike('1', '2'), mine: alike('3', '2'), theirs: alike('1', '4') };
  expect(carryOver(priced, unknown).conflicts).toMatchObject([{ path: 'types' }]);
});

test('[PUBLISH-03] a list in which entries came, went or moved is one field', () => {
  const before = types('1', '2');
  const mine = types('10', '2');
  for (const theirs of [types('1'), types('1', '2', '3'), { types: types('1', '2').types.toReversed() }])
    expect(carryOver(priced, { before, mine, theirs }).conflicts.map(({ path }) => path)).toEqual(['types']);
});

test('[PUBLISH-03] a document that one side removed or began is a conflict as a whole', () => {
  const mine = { ...page, title: 'mine' };
  expect(carryOver(shape, { before: page, mine, theirs: undefined }).conflicts).toEqual([
    { path: '', before: page, mine, theirs: undefined },
  ]);
  expect(carryOver(shape, { before: undefined, mine, theirs: page }).conflicts).toHaveLength(1);
});

test('a field that is absent on one side stays absent or present as that side says', () => {
  const before = { title: 't', subtitle: 's' };
  const open: FieldShape = { kind: 'group', fields: { title: text } };
  const carried = carryOver(open, { before, mine: { title: 't' }, theirs: { title: 'n', subtitle: 's' } });
  expect(carried).toMatchObject({ content: { title: 'n' }, conflicts: [] });
});

const value = fc.constantFrom('1', '2', '3');
const pages = fc.record({
  title: value,
  hero: fc.record({ a: value, b: value }),
  list: fc.array(value, { maxLength: 2 }),
});

test('[PUBLISH-03] nothing that was written is lost: each field is mine, theirs, or a conflict that holds both', () => {
  fc.assert(
    fc.property(pages, pages, pages, (before, mine, theirs) => {
      const { content, conflicts } = carryOver(shape, { before, mine, theirs });
      const known = new Map(conflicts.map((one) => [one.path, one]));
      const rows = (page: typeof before) => ({
        ...{ title: page.title, 'hero.a': page.hero.a, 'hero.b': page.hero.b },
        list: page.list.join(),
      });
      const now = rows(content as typeof before);
      for (const path of Object.keys(now) as (keyof typeof now)[]) {
        const [was, my, their] = [before, mine, theirs].map((page) => rows(page)[path]);
        expect(now[path]).toBe(my === was ? their : my);
        expect(known.has(path)).toBe(my !== was && their !== was && my !== their);
      }
    }),
  );
});
