import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaseStudy, CaseStudyForm } from './case-study.schema.ts';
import { fromForm, toForm } from './case-study-form.ts';

const studyOf = (form: object) => fromForm(form as CaseStudyForm);

test('[EDIT-42] technologies are a list of groups in the form, named and in their order', () => {
  const study = { id: 'a', technologies: { 'Node.js': ['a', 'b'], Serveur: [] }, note: 1 };
  const groups = [
    { name: 'Node.js', tools: ['a', 'b'] },
    { name: 'Serveur', tools: [] },
  ];
  expect(toForm(study as never)).toEqual({ id: 'a', technologies: groups, note: 1 });
  expect(studyOf({ technologies: groups.toReversed() })).toEqual({
    technologies: { Serveur: [], 'Node.js': ['a', 'b'] },
  });
});

test('[EDIT-42] a study without technologies gets none', () => {
  expect(toForm({ id: 'a' } as never)).toStrictEqual({ id: 'a' });
  expect(studyOf({ id: 'a' })).toStrictEqual({ id: 'a' });
});

test('[EDIT-42] two groups of one name are one: no tool is lost while a name is being typed', () => {
  const technologies = [
    { name: 'A', tools: ['1'] },
    { name: 'B', tools: ['2'] },
    { name: 'A', tools: ['3'] },
  ];
  expect(studyOf({ technologies })).toEqual({ technologies: { A: ['1', '3'], B: ['2'] } });
});

test('[CASEED-07] whatever a study holds comes back from the form as it was written', () => {
  const technologies = fc.dictionary(fc.string(), fc.array(fc.string()));
  const studies = fc.record({ a: fc.jsonValue(), technologies, z: fc.jsonValue() }, { requiredKeys: [] });
  fc.assert(
    fc.property(studies, (written) => {
      const study: CaseStudy = JSON.parse(JSON.stringify(written));
      expect(JSON.stringify(fromForm(toForm(study)))).toBe(JSON.stringify(study));
    }),
  );
});
