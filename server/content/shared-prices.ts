import { withNumbersOf } from '#domain/calculator/shared-prices.ts';
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
  prepare(language: Language, content: unknown): Promise<Pick<PreparedSection, 'content' | 'body'>>;
}

/** The prices of the calculator are common to both languages: changed in one, they change in the other. */
export function createSharedPrices({ read, prepare }: Parts) {
  /** The calculator of the other language with the numbers of this one; undefined when it has them already. */
  async function following(language: Language, leading: unknown, theirs?: unknown) {
    const other = otherLanguage(language);
    const present = (theirs as Calculator | undefined) ?? (await read(other));
    const next = withNumbersOf(present, leading as Calculator);
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
