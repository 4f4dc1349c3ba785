import { otherLanguage } from '#domain/languages.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';

/** The calculator of the other language, which shares its prices; undefined for any other document. */
export function otherCalculator(ref: DocumentRef): DocumentRef | undefined {
  const isCalculator = ref.collection === 'section' && ref.id === 'calculator';
  return isCalculator ? { ...ref, language: otherLanguage(ref.language) } : undefined;
}
