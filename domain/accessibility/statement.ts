import type { SectionContent } from '../content/sections.ts';
import { fillIn } from '../content/text.ts';
import { type RgaaTheme, rgaaThemes } from './rgaa.ts';

const kinds = ['met', 'unmet', 'untested', 'absent'] as const;
export type RgaaCounts = Record<(typeof kinds)[number], number>;

/** How many criteria of these themes have each result. */
export function countResults(themes: readonly RgaaTheme[]): RgaaCounts {
  const results = themes.flatMap((theme) => theme.results.map((result) => result.split(' ')[0]));
  return Object.fromEntries(
    kinds.map((kind) => [kind, results.filter((result) => result === kind).length]),
  ) as RgaaCounts;
}

/** The figures of the statement. What nobody has looked at counts as not met. */
export function statementFigures(themes = rgaaThemes) {
  const { met, unmet, untested, absent } = countResults(themes);
  const applicable = met + unmet + untested;
  const percent = applicable === 0 ? 0 : Math.floor((met / applicable) * 100);
  return { met, unmet, untested, absent, applicable, percent };
}

type Sections = SectionContent<'common'>['accessibility']['sections'];

/** The sections of the statement with its figures in their texts. */
export function statementSections(sections: Sections): Sections {
  const figures = Object.fromEntries(
    Object.entries(statementFigures()).map(([name, figure]) => [name, String(figure)]),
  );
  return Object.fromEntries(
    Object.entries(sections).map(([key, section]) => [
      key,
      { ...section, content: fillIn(section.content, figures) },
    ]),
  );
}
