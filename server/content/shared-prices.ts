import { withSharedPartOf } from '#domain/calculator/shared-prices.ts';
import type { Section, SectionContent } from '#domain/content/sections.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';

type Calculator = SectionContent<'calculator'>;

export interface PreparedSection {
  section: Section;
  language: Language;
  content: unknown;
  /** What differs from the shipped words, as it is stored. */
  body: string;
}

interface Parts {
  read(language: Language): Promise<Calculator>;
  shipped(language: Language): Promise<Calculator>;
  prepare(language: Language, content: unknown): Promise<Pick<PreparedSection, 'content' | 'body'>>;
}

/**
 * The prices of the calculator, its options and for which types they are offered are common to both languages:
 * changed in one, they change in the other.
 */
export function createSharedPrices({ read, shipped, prepare }: Parts) {
  /** The calculator of the other language with what it shares with this one; undefined when it has it already. */
  async function following(language: Language, leading: unknown, theirs?: unknown) {
    const other = otherLanguage(language);
    const published = await read(other);
    const present = (theirs as Calculator | undefined) ?? published;
    // As it will be stored: complete, and with ids in its lists.
    const source = (await prepare(language, leading)).content as Calculator;
    // An option that was removed and comes back has its name again.
    const next = withSharedPartOf(present, source, [published, await shipped(other)]);
    if (JSON.stringify(next) === JSON.stringify(present)) return undefined;
    return { section: 'calculator' as const, language: other, ...(await prepare(other, next)) };
  }

  return {
    following,

    /** Several sections stored as one. Where they bring both languages, the numbers of the first count. */
    async among<T extends PreparedSection>(sections: readonly T[]): Promise<PreparedSection[]> {
      const [leading, theirs] = sections.filter(({ section }) => section === 'calculator');
      const follower = leading && (await following(leading.language, leading.content, theirs?.content));
      return follower ? [...sections.filter((one) => one !== theirs), follower] : [...sections];
    },
  };
}
