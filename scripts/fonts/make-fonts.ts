import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { projectDir } from '../run.ts';
import { FIRST_LETTERS, unicodeRange } from './letters.ts';
import { replaceTable } from './replace-table.ts';

interface Font {
  family: string;
  /** The Latin letters of its package `@fontsource-variable/…`, as they came. */
  source: string;
  /** The weights that our style sheets ask for. */
  weights: { min: number; max: number };
  /** The weight of most of its text, whose kerning is that of all. */
  kerned: number;
}

export const FONTS: readonly Font[] = [
  {
    family: 'Bricolage Grotesque',
    source: 'pictures/fonts/bricolage-grotesque-5.3.0.woff2',
    weights: { min: 400, max: 800 },
    kerned: 750,
  },
  {
    family: 'Instrument Sans',
    source: 'pictures/fonts/instrument-sans-5.3.0.woff2',
    weights: { min: 400, max: 700 },
    kerned: 400,
  },
];

const SMALL: Parameters<typeof subsetFont>[2] = {
  targetFormat: 'sfnt',
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum'],
  // The names of weights, for the menus of programs.
  dropTables: ['STAT'],
};

interface FontFile {
  family: string;
  /** Changes with the content: browsers keep it for good. */
  name: string;
  bytes: Buffer;
  rule: string;
}

export const readSource = ({ source }: Font) => readFile(path.join(projectDir, source));

/** Every letter that a font draws; the last code of its table is none. */
export const lettersOf = (font: Buffer) =>
  create(font)
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code));

/**
 * Two files of each font: one for the letters that our pages are written with, and one for the rest, with the
 * same range for all fonts.
 */
export async function makeFonts(): Promise<FontFile[]> {
  const sources = await Promise.all(FONTS.map(readSource));
  const range = unicodeRange(new Set(sources.flatMap((source) => lettersOf(source).filter(isRare))));
  const files: FontFile[] = [];
  for (const [index, source] of sources.entries()) {
    const font = FONTS[index];
    if (!font) continue;
    const letters = lettersOf(source);
    files.push(
      await fontFile(
        font,
        source,
        letters.filter((letter) => !isRare(letter)),
      ),
    );
    files.push(await fontFile(font, source, letters.filter(isRare), range));
  }
  return files;
}

const isRare = (letter: string) => !FIRST_LETTERS.has(letter);

async function fontFile(font: Font, source: Buffer, letters: string[], range?: string): Promise<FontFile> {
  const { family, weights } = font;
  const bytes = await subset(font, source, letters.join(''));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
  const lines = [
    `font-family: "${family}"`,
    `src: url("/fonts/${name}") format("woff2")`,
    `font-weight: ${weights.min} ${weights.max}`,
    'font-display: swap',
    ...(range ? [`unicode-range:\n    ${range}`] : []),
  ];
  return { family, name, bytes, rule: `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n` };
}

/**
 * Kerning that differs from weight to weight is a quarter of a file, and moves letters by fractions of a pixel:
 * all weights have that of one (decision 048).
 */
async function subset({ weights, kerned }: Font, source: Buffer, text: string): Promise<Buffer> {
  const variable = await subsetFont(source, text, { ...SMALL, variationAxes: { wght: weights } });
  const ofOneWeight = await subsetFont(source, text, { ...SMALL, variationAxes: { wght: kerned } });
  replaceTable(variable, 'GPOS', ofOneWeight);
  return subsetFont(variable, text, { targetFormat: 'woff2' });
}

/** The style sheet that names them. */
export const fontRules = (files: readonly FontFile[]) =>
  `/* Our fonts, written by \`npm run fonts\`. */\n${files.map(({ rule }) => rule).join('\n')}`;
