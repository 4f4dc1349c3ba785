import type { Finding } from '#domain/content-checks/check-content.ts';
import { languages } from '#domain/languages.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createMemoisedReads } from '#server/documents/memoised-reads.ts';
import { EVERY_DOCUMENT } from '#server/documents/noted-reads.ts';
import type { TranslationBoard } from '#server/translations/translation-board.ts';

/** Beyond this, looking at every article takes seconds: the pages alone are looked at. */
const MANY_ARTICLES = 100;

interface Parts {
  changes: ChangeFeed;
  translations: Pick<TranslationBoard, 'all'>;
  articles: { listed(language: 'fr' | 'en'): Promise<readonly unknown[]> };
  checkContent(scope: { entries: boolean }): Promise<Finding[]>;
}

/** What there is to do in the words of the site: the same figures as on the screens that show it all. */
export function createContentState({ changes, translations, articles, checkContent }: Parts) {
  // Only what is published is checked, and whatever is published is told of.
  const remembered = createMemoisedReads<number>(changes, () => EVERY_DOCUMENT);
  const faults = (entries: boolean) =>
    remembered(String(entries), async () => {
      const findings = await checkContent({ entries });
      return findings.filter(({ advice }) => !advice).length;
    });

  return async () => {
    const counts = await Promise.all(
      languages.map(async (language) => (await articles.listed(language)).length),
    );
    const entries = counts.reduce((sum, count) => sum + count, 0) <= MANY_ARTICLES;
    const { documents, untranslated } = await translations.all({ entries });
    const texts = documents.flatMap((one) => one.texts.filter(({ state }) => state !== 'current'));
    return {
      /** Whether articles and case studies are among it. */
      entries,
      translations: texts.length + untranslated.length,
      faults: await faults(entries),
    };
  };
}
