import type { CaseStudy, CaseStudyForm } from './case-study.schema.ts';

/** A study as its form writes in it: the technologies are a list of groups, which can be renamed and moved. */
export function toForm(study: CaseStudy): CaseStudyForm {
  const { technologies, ...rest } = study;
  if (!technologies) return rest;
  const groups = Object.entries(technologies).map(([name, tools]) => ({ name, tools }));
  // Over the whole study, so that the keys keep their order.
  return { ...study, technologies: groups };
}

/** The study that a form stands for. Groups of one name are one group. */
export function fromForm(form: CaseStudyForm): CaseStudy {
  const { technologies, ...rest } = form;
  if (!technologies) return rest;
  const groups = [...Map.groupBy(technologies, ({ name }) => name)];
  const map = groups.map(([name, all]) => [name, all.flatMap(({ tools }) => tools)] as const);
  return { ...form, technologies: Object.fromEntries(map) };
}
