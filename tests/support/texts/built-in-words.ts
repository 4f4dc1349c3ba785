import { words } from '#app/i18n/words.ts';
import { timeMissing } from '#app/site/blocks/time-choice.tsx';
import { examples } from '#app/site/forms/examples.ts';
import { formWords } from '#app/site/forms/form-words.ts';
import { noFilesWords } from '#app/site/forms/no-files-words.ts';
import { rgaaThemes } from '#domain/accessibility/rgaa.ts';
import { shareLinks } from '#domain/articles/share-links.ts';
import { languages } from '#domain/languages.ts';
import { MARK } from './marked-texts.ts';

const SPOKEN = 'Said by screen readers of a control or a region that has no words of its own.';
const CONTROL = 'The word of a control that does the same on every site.';

/** Why a word of `app/i18n/words.ts` is no text of the owner. A new one does not compile without its reason. */
const reasons: Record<keyof typeof words.fr, string> = {
  skipToContent: SPOKEN,
  openingHours: 'Shown when the field for them is blank (CONTACT-02).',
  call: SPOKEN,
  mainNavigation: SPOKEN,
  footerNavigation: SPOKEN,
  otherLanguage: 'The name of a language, in that language.',
  otherLanguageShort: 'The name of a language.',
  lampsOn: SPOKEN,
  lampsOff: SPOKEN,
  announcement: SPOKEN,
  chat: SPOKEN,
  social: SPOKEN,
  newTab: SPOKEN,
  pause: SPOKEN,
  play: SPOKEN,
  previous: SPOKEN,
  next: SPOKEN,
  close: SPOKEN,
  carouselRole: SPOKEN,
  slideRole: SPOKEN,
  slide: SPOKEN,
  showSlide: SPOKEN,
  rating: SPOKEN,
  testimonials: SPOKEN,
  featured: SPOKEN,
  categories: SPOKEN,
  search: CONTROL,
  pages: SPOKEN,
  pageOf: CONTROL,
  preview: SPOKEN,
  failure: 'Shown when nothing can be read.',
};

/** Words that no field holds and that table does not either. */
const others: Record<string, readonly string[]> = {
  'Examples of an answer, which a form must be able to give whatever was edited.': Object.values(
    examples,
  ).flatMap((one) => Object.values(one).filter((example) => example !== undefined)),
  'What every form must be able to say whatever was edited.': [formWords, noFilesWords].flatMap(spoken),
  'What a form says of a time that was not chosen.': Object.values(timeMissing),
  'How many articles were found, in both languages.': ['article', 'articles'],
  'How many case studies there are, in both languages.': [
    ...['vitrine dans la rue', 'vitrines dans la rue'],
    ...['window in the street', 'windows in the street'],
  ],
  'Names of other sites.': shareLinks({ address: '', title: '', excerpt: '' }).map(({ name }) => name),
  'The themes of the accessibility rules, which have these names everywhere.': rgaaThemes.flatMap(
    ({ name }) => Object.values(name),
  ),
  'Months, as each language writes them.': languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2026, month, 2)),
    ),
  ),
  'Days of the week, as each language writes them.': languages.flatMap((language) =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2026, 5, day + 1)),
    ),
  ),
  'The headings of /llms.txt, which programs read.': ['Français', 'English'],
};

/** The words of a text, each with a space on either side, whatever stands between them. Addresses are no words. */
function wordsIn(text: string): string {
  const plain = text.replace(/https?:\/\/\S+|\S+@\S+|[\w-]+\.example/g, ' ').replace(MARK, ' ');
  return ` ${(plain.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1).join('  ')} `;
}

function spoken(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].map((count) => String(value(count, count)));
  return Object.values(value as object).flatMap(spoken);
}

const builtIn = [
  ...languages.flatMap((language) =>
    (Object.keys(reasons) as (keyof typeof reasons)[]).flatMap((key) => spoken(words[language][key])),
  ),
  ...Object.values(others).flat(),
]
  .map(wordsIn)
  .filter((phrase) => phrase.trim() !== '')
  .sort((one, other) => other.length - one.length);

/** What is left of a text once the words of fields and the built-in ones are taken out. */
export function foreignWords(text: string): string {
  return builtIn.reduce((rest, phrase) => rest.replaceAll(phrase, ''), wordsIn(text)).trim();
}
