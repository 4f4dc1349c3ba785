import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursorIn, rangeOf } from './scan.ts';

/** The cursor stands where the bar is. */
const at = (text: string) => cursorIn(text.replace('|', ''), text.indexOf('|'));

test.each([
  ['{|}', 'key', ''],
  ['{"|', 'key', ''],
  ['{"title": "x", |', 'key', ''],
  ['{"title": |', 'value', 'title'],
  ['{"title": "x|"}', 'value', 'title'],
  ['{"hero": {"|"}}', 'key', 'hero'],
  ['{"hero": {"title": tr|}}', 'value', 'hero.title'],
  ['{"gallery": [{"image": "a"}, {|}]}', 'key', 'gallery.1'],
  ['{"tags": ["a", |]}', 'value', 'tags.1'],
  ['{"a": "\\"}{", "b": [1, 2], |}', 'key', ''],
  ['[|]', 'value', '0'],
  ['|', 'value', ''],
] as const)('%s asks for a %s at %j', (text, wants, path) => {
  expect(at(text)).toMatchObject({ wants, path });
});

test.each(['{"a"|', '{"a": 1|', '{"a": "x" |', '{}|', '{"a"| : 1}'])('%s asks for nothing new', (text) => {
  const cursor = at(text);
  if (cursor?.wants === 'key') expect(cursor.from).toBeLessThan(text.indexOf('|'));
  else if (cursor) expect(cursor.wants).toBe('value');
});

test('the word under the cursor is what a choice replaces, its quotes included', () => {
  expect(at('{"ti|tle": 1}')).toMatchObject({ wants: 'key', from: 1, to: 8 });
  expect(at('{"ti|')).toMatchObject({ wants: 'key', from: 1, to: 4 });
  expect(at('{"published": tr|}')).toMatchObject({ wants: 'value', from: 14, to: 16 });
  expect(at('{"a": |}')).toMatchObject({ from: 6, to: 6 });
});

test('the keys that are there already are known, also those after the cursor', () => {
  expect(at('{"a": 1, |, "b": {"c": 2}}')?.keys).toEqual(['a', 'b']);
  expect(at('{"x": {"y": 1, | }, "z": 1}')?.keys).toEqual(['y']);
});

const text = '{\n  "a": 1,\n  "hero": {\n    "title": "x",\n    "list": [10, {"b": null}]\n  }\n}';
const cut = (path: string) => {
  const range = rangeOf(text, path);
  return range && text.slice(range.from, range.to);
};

test('a field is found in the text: its name, or what stands there in a list', () => {
  expect([cut('a'), cut('hero.title'), cut('hero.list.1.b'), cut('hero.list.0')]).toEqual([
    '"a"',
    '"title"',
    '"b"',
    '10',
  ]);
});

test('a field that is missing is found where it should be: the nearest that holds it', () => {
  expect([cut('hero.subtitle'), cut('hero.list.7.x')]).toEqual(['"hero"', '"list"']);
  expect(rangeOf(text, 'nope')).toEqual({ from: 0, to: 1 });
  expect(rangeOf('', 'a')).toBeUndefined();
});

test('[EDIT-43] a field deep in lists is found, also below keys with dots, quotes and escapes', () => {
  const study = {
    technologies: { 'Node.js': ['a', 'b'], 'dit « "x" »': ['c'] },
    steps: [{ inner: [[1, [2]], { title: 'x' }] }, { inner: [], title: 'y' }, {}],
  };
  for (const source of [JSON.stringify(study, null, 2), JSON.stringify(study)]) {
    expect(rangeOf(source, 'technologies.Node.js.1')?.from).toBe(source.indexOf('"b"'));
    expect(rangeOf(source, 'technologies.dit « "x" ».0')?.from).toBe(source.indexOf('"c"'));
    expect(rangeOf(source, 'steps.0.inner.0.1.0')?.from).toBe(source.indexOf('2'));
    expect(rangeOf(source, 'steps.0.inner.1.title')?.from).toBe(source.indexOf('"title"'));
    expect(rangeOf(source, 'steps.1.title')?.from).toBe(source.lastIndexOf('"title"'));
    expect(rangeOf(source, 'steps.2.title')?.from).toBe(source.lastIndexOf('{'));
  }
  const escaped = '{"\\u00c9crans": ["a"]}';
  expect(rangeOf(escaped, 'Écrans')).toEqual({ from: 1, to: 14 });
});

test('whatever is written is read without an error', () => {
  const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', 'a', '1', ' ', '\n', '"k"');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), fc.nat(40), (parts, place) => {
      const source = parts.join('');
      const offset = Math.min(place, source.length);
      const cursor = cursorIn(source, offset);
      if (cursor) expect(cursor.from <= offset && offset <= cursor.to).toBe(true);
      rangeOf(source, 'k.k');
    }),
  );
});
