import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a table for Excel: BOM, semicolons, every cell in quotes, quotes doubled', () => {
  expect(
    csv([
      ['Nom', 'Message'],
      ['Zoé "Z"', 'a;b\nc'],
    ]),
  ).toBe('\uFEFF"Nom";"Message"\r\n"Zoé ""Z""";"a;b\nc"\r\n');
});

test.each(['=1+1', '+33 3 20', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '  =1'])(
  '%j is text, never a formula',
  (cell) => {
    expect(csv([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
  },
);

test('no cell begins in a way that a spreadsheet would calculate', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      const written = csv([[cell]]).slice(2, -3);
      expect(written.trimStart()).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
