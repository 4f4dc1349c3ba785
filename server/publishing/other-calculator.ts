import { otherLanguage } from '#domain/languages.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';

/** Of a calculator: that of the other language, which counts with the same prices. */
export function otherCalculator(ref: DocumentRef): DocumentRef | undefined {
  const isCalculator = ref.collection === 'section' && ref.id === 'calculator';
  return isCalculator ? { ...ref, language: otherLanguage(ref.language) } : undefined;
}
