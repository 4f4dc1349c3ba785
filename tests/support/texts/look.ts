import { foreignWords } from './built-in-words.ts';
import { MARK, type Marks } from './marked-texts.ts';
import { seenTexts, toldTexts } from './read-page.ts';

/** What was found on a marked site: the words of its fields, and others. */
export function createLook(marks: Marks) {
  const seen = new Set<string>();
  const foreign = new Map<string, string>();
  const note = (texts: readonly string[]) => {
    for (const text of texts) for (const [mark] of text.matchAll(MARK)) seen.add(mark);
  };
  const look = {
    /** Texts that people read. */
    texts(where: string, texts: readonly string[]): void {
      note(texts);
      for (const text of texts) {
        const words = foreignWords(text);
        if (words && !foreign.has(words)) foreign.set(words, where);
      }
    },
    page(where: string, html: string): void {
      note(toldTexts(html));
      look.texts(where, seenTexts(html));
    },
    /** The fields that were seen nowhere. */
    unseen(): string[] {
      const shown = new Set([...seen].map((mark) => marks.fields.get(mark)));
      return [...new Set(marks.fields.values())].filter((field) => !shown.has(field));
    },
    /** Words that come from no field, and where they stand. */
    foreign: () => [...foreign].map(([words, where]) => `${words} (${where})`),
  };
  return look;
}

export type Look = ReturnType<typeof createLook>;
