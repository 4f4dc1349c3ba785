import { expect, test } from 'vitest';
import { articleSchema } from '#domain/articles/article.schema.ts';
import { caseStudyFormSchema, caseStudySchema } from '#domain/case-studies/case-study.schema.ts';
import { fieldsOf, itemOf } from '#domain/content/inspect-schema.ts';
import { sectionSchemas, sections } from '#domain/content/sections.ts';
import { fieldNames, helpOf, labelOf } from './labels.ts';

test('a known key has its French name, the longest end of the path wins, positions are left out', () => {
  expect(labelOf('home.hero.title')).toBe('Titre');
  expect(labelOf('home.hero.cta')).toBe('Premier bouton');
  expect(labelOf('home.cta')).toBe('Appel à l’action');
  expect(labelOf('hosting.plans.2.features')).toBe('Ce qui est compris');
});

test('a compound key takes the name of its stem', () => {
  expect(labelOf('contact.form.emailLabel')).toBe('Libellé\u00a0: e-mail');
  expect(labelOf('hosting.plansTitle')).toBe('Titre\u00a0: formules');
  expect(labelOf('contact.form.projectTypePlaceholder')).toBe('Exemple\u00a0: type de projet');
  expect(labelOf('services.closing.contactButton')).toBe('Bouton\u00a0: contact');
});

test('an unknown key still gets a name, made from the key', () => {
  expect(labelOf('home.someNewField')).toBe('Some new field');
  expect(labelOf('home.some-thing_else')).toBe('Some thing else');
  expect(labelOf('home.x')).toBe('X');
  expect(labelOf('home.constructor')).toBe('Constructor');
});

test('an entry of a list is named by its position', () => {
  expect(labelOf('hosting.services.0')).toBe('1');
});

test('every field of every section has a name in French', () => {
  const unnamed = sections.flatMap((section) => walk(sectionSchemas[section], section));
  expect(unnamed).toEqual([]);
});

test('[PUBLISH-06] [EDIT-41] every field of an article and a case study has a name in French, as its form says it', () => {
  expect(walk(articleSchema, 'article')).toEqual([]);
  for (const schema of [caseStudySchema, caseStudyFormSchema]) expect(walk(schema, 'case-study')).toEqual([]);
  expect(labelOf('case-study.results.testimonial.quote')).toBe('Citation');
  expect(labelOf('case-study.technologies.0.name')).toBe('Nom du groupe');
  expect(labelOf('article.slug')).toBe('Adresse');
  expect(labelOf('article.imageAlt')).toBe('Texte de remplacement de l’image');
  expect(labelOf('article.status')).toBe('Visible sur le site');
});

test('help stands where a field needs it', () => {
  expect(helpOf('home.hero.titleHighlight')).toMatch(/titre/);
  expect(helpOf('home.hero.title')).toBeUndefined();
});

/** Paths whose name was only made from the key. */
function walk(schema: Parameters<typeof fieldsOf>[0], path: string): string[] {
  const fields = Object.entries(fieldsOf(schema) ?? {});
  const item = itemOf(schema);
  return [
    ...fields.flatMap(([key, child]) => {
      const at = `${path}.${key}`;
      return [...(labelOf(at, () => '') === '' ? [at] : []), ...walk(child, at)];
    }),
    ...(item ? walk(item, path) : []),
  ];
}

test('[EDIT-70] the names on the way to a field', () => {
  expect(fieldNames('hosting', 'plans.2.price')).toBe('Formules › 3 › Prix');
});
