import { expect, test } from 'vitest';
import { blankCaseStudy, translatedCaseStudy } from './blank-case-study.ts';
import { caseStudySchema } from './case-study.schema.ts';

const begun = (title: string, ...taken: string[]) => blankCaseStudy({ title, year: '2025', taken });

test('[CASEED-05] a new study has every documented field, fits the schema and is hidden', () => {
  const study = begun('L’été à Lille');
  expect(caseStudySchema.parse(study)).toEqual(study);
  expect(study).toMatchObject({ id: 'lete-a-lille', slug: 'lete-a-lille', published: false });
  expect(Object.keys(study).join(' ')).toBe(
    'id title subtitle slug category client year status published featured tags hero overview seoTitle seoDescription seoKeywords',
  );
});

test('its name is free, and never empty', () => {
  expect(begun('A', 'a', 'a-2').slug).toBe('a-3');
  expect(begun('!!!').id).toBe('cas-client');
});

test('[TRANS-08] a translation begins with all of its source, hidden, and names it', () => {
  const source = {
    ...blankCaseStudy({ title: 'La cave', year: '2025', taken: [] }),
    published: true,
    client: 'Vauban',
  };
  expect(translatedCaseStudy(source, { title: 'The cellar', taken: ['the-cellar'] })).toEqual({
    ...{ ...source, id: 'the-cellar-2', slug: 'the-cellar-2', title: 'The cellar' },
    ...{ published: false, translation: 'la-cave' },
  });
});
