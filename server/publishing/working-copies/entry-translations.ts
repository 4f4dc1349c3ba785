import { isPlainObject } from '#domain/content/inspect-schema.ts';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { otherLanguage } from '#domain/languages.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { type RenamedTranslation, settleTranslations } from '#domain/translations/settle-translations.ts';
import type { Translatable } from '#domain/translations/translation-pairs.ts';
import type { ArticleService } from '#server/articles/article-service.ts';
import type { CaseStudyService } from '#server/case-studies/case-study-service.ts';
import type { PublishedChange } from '#server/documents/document-store.ts';
import type { DocumentKinds } from '../document-kinds.ts';
import type { NewContent } from '../publications/publication-check.ts';
import type { WorkingCopies } from './working-copies.ts';

interface Parts {
  kinds: DocumentKinds;
  copies: Pick<WorkingCopies, 'load' | 'published'>;
  articles: Pick<ArticleService, 'listed'>;
  caseStudies: Pick<CaseStudyService, 'listed'>;
}

const collections = ['article', 'case-study'] as const;

/** Articles and case studies that go live, and those that are their translations. */
export function createEntryTranslations({ kinds, copies, articles, caseStudies }: Parts) {
  async function settledOf(collection: (typeof collections)[number], contents: readonly NewContent[]) {
    const entries = collection === 'article' ? articles : caseStudies;
    const [fr, en] = await Promise.all([entries.listed('fr'), entries.listed('en')]);
    const published: Record<'fr' | 'en', readonly Translatable[]> = { fr, en };
    const changes = contents
      .filter(({ ref }) => ref.collection === collection)
      .map(({ ref: { language, id }, content }) => {
        const before = published[language].find((entry) => entry.id === id)?.translation;
        return { language, id, before, after: namedBy(content) };
      });
    const { renamed, contested } = settleTranslations(changes, published);
    const refOf = ({ language, id }: Pick<DocumentRef, 'language' | 'id'>) => ({ collection, language, id });
    return {
      renamed: renamed.map((one) => ({ ref: refOf(one), ...one })),
      contested: contested.map(refOf),
      claimed: changes
        .filter(({ before = '', after = '' }) => before !== after && after !== '')
        .map((one) => ({ ref: refOf(one), named: one.after ?? '' })),
    };
  }

  async function settledAll(contents: readonly NewContent[]) {
    const settled = await Promise.all(collections.map((collection) => settledOf(collection, contents)));
    return {
      renamed: settled.flatMap(({ renamed }) => renamed),
      contested: settled.flatMap(({ contested }) => contested),
      claimed: settled.flatMap(({ claimed }) => claimed),
    };
  }

  return {
    /**
     * These contents with the translations that they have once they are live, and the other entries that
     * change with them: whoever is named names back, and whoever was named before is free.
     */
    async settle<C extends NewContent>(contents: readonly C[]) {
      const { renamed } = await settledAll(contents);
      const names = new Map(renamed.map((one) => [documentKey(one.ref), one]));
      const own = contents.map((one) => {
        const name = names.get(documentKey(one.ref));
        names.delete(documentKey(one.ref));
        return name ? { ...one, content: naming(one.content, name) } : one;
      });
      const followers = [...names.values()].map(async (name): Promise<PublishedChange[]> => {
        const { rev: basedOn, content } = await copies.published(name.ref);
        if (content === undefined) return [];
        const prepared = await kinds[name.ref.collection].prepare(name.ref, naming(content, name));
        return [{ ref: name.ref, ...prepared, basedOn }];
      });
      return { contents: own, followers: (await Promise.all(followers)).flat() };
    },

    /** Translations that are named and cannot be: two claim the same, or nobody has written it. */
    async findings(contents: readonly NewContent[]): Promise<PublicationFinding[]> {
      const { contested, claimed } = await settledAll(contents);
      const together = new Set(contents.map(({ ref }) => documentKey(ref)));
      const unknown = claimed.map(async ({ ref, named }): Promise<PublicationFinding[]> => {
        const other = { ...ref, language: otherLanguage(ref.language), id: named };
        const isThere = together.has(documentKey(other)) || (await copies.load(other)).content !== undefined;
        return isThere ? [] : [{ ...ref, path: 'translation', code: 'unknown-translation', address: named }];
      });
      return [
        ...contested.map((ref) => ({ ...ref, path: 'translation', code: 'contested-translation' as const })),
        ...(await Promise.all(unknown)).flat(),
      ];
    },
  };
}

export type EntryTranslations = ReturnType<typeof createEntryTranslations>;

function namedBy(content: unknown): string | undefined {
  const translation = isPlainObject(content) ? content.translation : undefined;
  return typeof translation === 'string' ? translation : undefined;
}

/** An article always has the field; a case study, which is kept as it was written, only to name one. */
function naming(content: unknown, { ref, translation }: RenamedTranslation & { ref: DocumentRef }): unknown {
  const { translation: _, ...others } = content as Record<string, unknown>;
  if (ref.collection === 'article') return { ...others, translation: translation ?? '' };
  return translation ? { ...others, translation } : others;
}
