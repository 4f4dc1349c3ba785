import { describe, expect, test } from 'vitest';
import { sectionSchemas } from '../content/sections.ts';
import { estimate } from './estimate.ts';
import { estimateSheet } from './estimate-sheet.ts';
import { firstLines, readRevision, revisedFigures } from './revised-estimate.ts';

const calculator = sectionSchemas.calculator.parse({
  projectTypes: [
    {
      id: 'website',
      offered: true,
      title: 'Site vitrine',
      basePrices: { simple: 1500, medium: 2500, complex: 4000 },
      features: ['multilingual', 'blog'],
    },
  ],
  features: [
    { id: 'multilingual', name: 'Plusieurs langues', price: 800 },
    { id: 'blog', name: 'Blog', price: 333 },
  ],
  designPrices: { template: 0, custom: 1500, premium: 3000 },
});
const selection = {
  type: 'website' as const,
  complexity: 'simple' as const,
  features: ['Plusieurs langues', 'Blog'],
  design: 'custom' as const,
  pages: 7,
  timeline: 6,
  maintenance: true,
  seo: false,
  hosting: true,
};
const figures = estimate(calculator, selection);
const frozen = { calculator, selection, figures, language: 'fr' as const };
const sum = (lines: readonly { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);

describe('[REPLY-10] a quote that is changed', () => {
  test('begins with the lines of the former one, which make its total', () => {
    const lines = firstLines(frozen);
    expect(sum(lines)).toBe(figures.total);
    expect(lines.map(({ amount }) => amount)).toEqual([1500, 800, 333, 1500, 1653]);
    expect(lines[0]?.label).toContain('Site vitrine');
    expect(lines[1]?.label).toBe('Plusieurs langues');
    expect(firstLines({ ...frozen, language: 'en' })[0]?.label).toMatch(/^[^:]*\S: Site vitrine/);
  });

  test('what costs nothing is no line; what an option cost that is offered no more is not lost', () => {
    const free = { ...selection, design: 'template' as const, features: [], pages: 5 };
    expect(firstLines({ ...frozen, selection: free, figures: estimate(calculator, free) })).toHaveLength(1);
    const gone = firstLines({ ...frozen, calculator: { ...calculator, features: [] } });
    expect(sum(gone)).toBe(figures.total);
  });

  const lines = [{ label: ' Site ', amount: 1500 }];
  test('is read with its labels trimmed and its amounts as whole euros', () => {
    expect(readRevision({ lines, monthly: 0 })).toEqual({
      lines: [{ label: 'Site', amount: 1500 }],
      monthly: 0,
    });
    expect(readRevision({ lines: [...lines, { label: 'Offert', amount: 0 }], monthly: 49 })?.monthly).toBe(
      49,
    );
  });

  test.each([
    ['no line', { lines: [], monthly: 0 }],
    ['a line without a name', { lines: [{ label: '  ', amount: 1 }], monthly: 0 }],
    ['a name over several lines', { lines: [{ label: 'a\nb', amount: 1 }], monthly: 0 }],
    ['an endless name', { lines: [{ label: 'x'.repeat(201), amount: 1 }], monthly: 0 }],
    ['an amount below zero', { lines: [{ label: 'a', amount: -1 }], monthly: 0 }],
    ['cents', { lines: [{ label: 'a', amount: 1.5 }], monthly: 0 }],
    ['no number', { lines: [{ label: 'a', amount: '10' }], monthly: 0 }],
    ['nothing at all', { lines: [{ label: 'a', amount: null }], monthly: 0 }],
    ['not a number', { lines: [{ label: 'a', amount: Number.NaN }], monthly: 0 }],
    ['more than anybody pays', { lines: [{ label: 'a', amount: 1e12 }], monthly: 0 }],
    ['a wrong monthly amount', { lines, monthly: -5 }],
    ['too many lines', { lines: Array.from({ length: 41 }, () => lines[0]), monthly: 0 }],
    ['something else', 'lines'],
    ['nothing', undefined],
  ])('is refused: %s', (_, input) => {
    expect(readRevision(input)).toBeUndefined();
  });

  test('shows its own lines, the sum with tax, and which it takes the place of', () => {
    const revision = {
      ...{ number: 2, formerMadeAt: new Date('2025-05-01T10:00:00Z'), monthly: 99 },
      lines: [
        { label: 'Site', amount: 1500 },
        { label: 'Remise en forme', amount: 0 },
        { label: 'Photos', amount: 501 },
      ],
    };
    const madeAt = new Date('2025-06-01T12:00:00Z');
    const sheet = estimateSheet({ ...frozen, figures: revisedFigures(revision), madeAt, revision });
    expect(sheet.selection).toEqual([]);
    expect(sheet.revised).toBe('Version 2, à la place de l’estimation du 1 mai 2025');
    expect(sheet.price.map(({ id, value }) => [id, value.replace(/\s/g, ' ')])).toEqual([
      ['line-1', '1 500 €'],
      ['line-2', '0 €'],
      ['line-3', '501 €'],
      ['total', '2 001 €'],
      ['vat', '400 €'],
      ['gross', '2 401 €'],
      ['monthly', expect.stringContaining('99 €')],
    ]);
    const { price } = estimateSheet({ ...frozen, madeAt });
    expect(price.find(({ id }) => id === 'base')).toBeDefined();
  });
});
