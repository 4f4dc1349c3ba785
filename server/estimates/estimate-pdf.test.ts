import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { formatAmount, withVat } from '#domain/calculator/amounts.ts';
import { estimate } from '#domain/calculator/estimate.ts';
import { estimateSheet } from '#domain/calculator/estimate-sheet.ts';
import { readSelection, selectionFields } from '#domain/calculator/query.ts';
import type { Language } from '#domain/languages.ts';
import { shippedCalculator, workedCases } from '#tests/support/data/worked-cases.ts';
import { estimatePdf } from './estimate-pdf.ts';

const madeAt = new Date('2025-06-01T12:00:00Z');
const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** The worked case in a language, as PDF, and the figures that the engine gives for it. */
async function made(place: number, language: Language) {
  const { selection: french } = workedCases()[place] as ReturnType<typeof workedCases>[number];
  const calculator = shippedCalculator(language);
  const fields = new URLSearchParams(selectionFields(french, shippedCalculator('fr')));
  const selection = readSelection(fields, calculator);
  const figures = estimate(calculator, selection);
  const sheet = estimateSheet({ calculator, selection, figures, language, madeAt });
  const parts = { sheet, language, shop: 'Atelier Vitrine', imprint: ['12 rue de la Clef, Lille'], madeAt };
  return { parts, sheet, figures, selection };
}

test.each([
  [0, 'fr'],
  [4, 'en'],
  [9, 'fr'],
  [19, 'en'],
] as const)(
  'worked case %i in %s: the text of the PDF tells the figures of the engine',
  async (place, language) => {
    const { parts, sheet, figures, selection } = await made(place, language);
    const bytes = await estimatePdf(parts);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    const told = spaced(text);
    expect(totalPages).toBe(1);
    for (const line of [...sheet.selection, ...sheet.price]) {
      expect(told).toContain(spaced(line.label));
      expect(told).toContain(spaced(line.value));
    }
    const { vat, gross } = withVat(figures.total);
    for (const amount of [figures.base, figures.features, figures.design, figures.total, vat, gross]) {
      expect(told).toContain(spaced(formatAmount(amount, language)));
    }
    for (const name of selection.features) expect(told).toContain(name);
    expect(told).toContain(spaced(sheet.note));
    expect(told).toContain(language === 'fr' ? '1 juin 2025' : '1 June 2025');
    expect(told).toContain(language === 'fr' ? '1 juillet 2025' : '1 July 2025');
    expect(await pdf.getMetadata()).toMatchObject({
      info: { Title: expect.stringContaining('Atelier Vitrine'), Language: language },
    });
  },
);

test('our fonts are inside, and no other', async () => {
  const { parts } = await made(9, 'fr');
  const bytes = (await estimatePdf(parts)).toString('latin1');
  const names = [...bytes.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(
    new Set(['InstrumentSans-Regular', 'InstrumentSans-SemiBold', 'BricolageGrotesque-Bold']),
  );
  expect(bytes.match(/\/FontFile2 /g)).toHaveLength(3);
  expect(bytes).not.toContain('Helvetica');
  expect(bytes).toContain('/StructTreeRoot');
});

test('words that our fonts cannot draw do not stop it', async () => {
  const { parts, sheet } = await made(0, 'fr');
  const odd = { ...sheet, title: 'Оценка 🐈\u0000', note: 'encore un mot '.repeat(1000) };
  expect((await estimatePdf({ ...parts, sheet: odd })).subarray(0, 5).toString()).toBe('%PDF-');
});

test('it takes well under 300 ms of work', async () => {
  const { parts } = await made(9, 'fr');
  const works: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const before = process.threadCpuUsage();
    await estimatePdf(parts);
    const { user, system } = process.threadCpuUsage(before);
    works.push((user + system) / 1000);
  }
  expect(works.sort((one, other) => one - other)[3]).toBeLessThan(300);
});
