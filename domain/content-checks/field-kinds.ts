import { articleSchema } from '../articles/article.schema.ts';
import { caseStudySchema } from '../case-studies/case-study.schema.ts';
import { isSection, sectionSchemas } from '../content/sections.ts';
import type { DocumentRef } from '../documents.ts';
import { describeSchema } from '../editing/describe.ts';
import { type FieldShape, shapeAt } from '../editing/shape.ts';

const shapes = new Map<string, FieldShape>();

/** What a field of a document holds: an address, the id of a case study, words. */
export function fieldKindsOf({ collection, id }: Pick<DocumentRef, 'collection' | 'id'>) {
  const key = collection === 'section' ? id : collection;
  const shape = shapes.get(key) ?? describeSchema(schemaOf(collection, id));
  shapes.set(key, shape);
  return (path: string): FieldShape['kind'] | undefined => shapeAt(shape, path)?.kind;
}

function schemaOf(collection: DocumentRef['collection'], id: string) {
  if (collection === 'article') return articleSchema;
  if (collection === 'case-study' || !isSection(id)) return caseStudySchema;
  return sectionSchemas[id];
}
