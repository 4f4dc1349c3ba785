import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../run.ts';
import { FONTS, fontRules, lettersOf, makeFonts, readSource } from './make-fonts.ts';

const files = await makeFonts();
const read = (file: string) => readFileSync(path.join(projectDir, file));
const of = (family: string) => files.filter((file) => file.family === family).map(({ bytes }) => bytes);

test('[PAINT-01] the fonts that are served are those that `npm run fonts` makes, under names of their content', () => {
  expect(readdirSync(path.join(projectDir, 'public/fonts')).sort()).toEqual(
    files.map(({ name }) => name).sort(),
  );
  for (const { name, bytes } of files) expect(read(`public/fonts/${name}`).equals(bytes)).toBe(true);
  expect(read('app/styles/fonts.css').toString()).toBe(fontRules(files));
});

test.each(FONTS)(
  '[PAINT-02] both files of $family draw every letter that it has, each in one',
  async (font) => {
    const [first = [], rest = []] = of(font.family).map(lettersOf);
    expect([...first, ...rest].sort()).toEqual(lettersOf(await readSource(font)).sort());
  },
);

/** Every word that visitors read stands in one of these. */
const SHIPPED = ['content/**/*.json', 'app/**/*.{ts,tsx,css}', 'domain/**/*.ts'];

test.each(FONTS)(
  '[PAINT-01] no text that visitors read needs the second file of $family',
  async ({ family }) => {
    const texts = globSync(SHIPPED, { cwd: projectDir, exclude: ['app/admin/**', '**/*.test.*'] }).map(
      (file) => read(file).toString(),
    );
    expect(texts.length).toBeGreaterThan(500);
    const used = new Set(texts.flatMap((text) => [...new Set(text)]));
    const [, rest = Buffer.alloc(0)] = of(family);
    expect(lettersOf(rest).filter((letter) => used.has(letter))).toEqual([]);
  },
);

test.each(FONTS)(
  '[PAINT-01] the first file of $family draws both alphabets and French typography',
  async (font) => {
    const wanted = 'AZaz09 ÀÂÇÉÈÊËÎÏÔÙÛŒàâçéèêëîïôùûüÿœæ«»’–—…€°²\u00a0\u202f';
    const able = lettersOf(await readSource(font));
    const [first = []] = of(font.family).map(lettersOf);
    expect([...wanted].filter((letter) => able.includes(letter) && !first.includes(letter))).toEqual([]);
  },
);
