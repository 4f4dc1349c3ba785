import { type DocumentRef, isCalculator } from '#domain/documents.ts';
import { otherLanguage } from '#domain/languages.ts';

/** The calculator of the other language, which shares its prices; undefined for any other document. */
export function otherCalculator(ref: DocumentRef): DocumentRef | undefined {
  return isCalculator(ref) ? { ...ref, language: otherLanguage(ref.language) } : undefined;
}
