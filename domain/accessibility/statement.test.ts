import { expect, test } from 'vitest';
import { type RgaaTheme, rgaaThemes } from './rgaa.ts';
import { countResults, statementFigures, statementSections } from './statement.ts';

test('the checklist has the 106 criteria of RGAA 4.1.2, theme by theme', () => {
  expect(rgaaThemes.map(({ results }) => results.length)).toEqual([
    ...[9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12],
  ]);
  const counts = countResults(rgaaThemes);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(106);
});

test('what nobody has looked at counts as not met', () => {
  const themes: RgaaTheme[] = [
    { name: { fr: '', en: '' }, results: ['met axe', 'met test', 'untested', 'absent'] },
    { name: { fr: '', en: '' }, results: ['unmet'] },
  ];
  expect(statementFigures(themes)).toEqual({
    ...{ met: 2, unmet: 1, untested: 1, absent: 1, applicable: 4, percent: 50 },
  });
  expect(statementFigures([]).percent).toBe(0);
});

test('the figures stand in the texts', () => {
  const section = { title: '', content: '{met} sur {applicable}, {percent} %', items: [], methods: [] };
  const { met, applicable, percent } = statementFigures();
  expect(statementSections({ state: section }).state?.content).toBe(`${met} sur ${applicable}, ${percent} %`);
});
