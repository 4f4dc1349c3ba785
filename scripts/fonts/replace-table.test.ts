import { expect, test } from 'vitest';
import { replaceTable } from './replace-table.ts';

/** A font with these tables, one behind the other. */
function fontWith(tables: Record<string, string>): Buffer {
  const entries = Object.entries(tables);
  const head = Buffer.alloc(12 + entries.length * 16);
  head.writeUInt16BE(entries.length, 4);
  let offset = head.length;
  for (const [index, [tag, text]] of entries.entries()) {
    head.write(tag, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 12 + index * 16 + 8);
    head.writeUInt32BE(text.length, 12 + index * 16 + 12);
    offset += text.length;
  }
  return Buffer.concat([head, Buffer.from(Object.values(tables).join(''))]);
}

test('a table takes the place of another, and its length; the others stay', () => {
  const font = fontWith({ GPOS: 'largetable', glyf: 'shapes' });
  replaceTable(font, 'GPOS', fontWith({ cmap: 'letters', GPOS: 'short' }));
  expect(font.subarray(44).toString()).toBe('shorttableshapes');
  expect([font.readUInt32BE(24), font.readUInt32BE(40)]).toEqual([5, 6]);
});

test.each([
  ['glyf', 'The font has no table glyf.'],
  ['GPOS', 'The new table GPOS is larger.'],
])('a table %s that is not there or too large is refused', (tag, message) => {
  expect(() => replaceTable(fontWith({ GPOS: 'a' }), tag, fontWith({ GPOS: 'ab' }))).toThrow(message);
});
